"""Points for areas and structures, over all armies of the player's colour."""

from typing import Final

from epochal.core.kernel import Outside
from epochal.games.conquest.world import Conquest

PRESENCE: Final = 1
DOMINANCE: Final = 2
CONTROL: Final = 3


def standing(world: Conquest, seat: int, area: int) -> int:
    """Control (which is supremacy), dominance, presence or nothing (0) of a player in an area."""
    lands = world.kit.atlas.area_lands[area]
    here = world.held[seat] & lands  # rule: score.all_armies
    if not here:
        return 0
    mine = here.bit_count()
    most = 0
    for other in range(world.seats):
        there = world.held[other] & lands
        if there and other != seat:
            most = max(most, there.bit_count())
    if mine >= 3 and most == 0:
        return CONTROL  # rule: score.control, score.supremacy
    if mine >= 2 and mine > most:
        return DOMINANCE  # rule: score.dominance
    return PRESENCE  # rule: score.presence


def area_points(world: Conquest, seat: int, levels: tuple[str, str, str], out: Outside) -> int:
    """The points of all areas in this epoch; ``levels`` are what the edition says of the three levels."""
    points = 0
    for area in range(len(world.kit.atlas.areas)):
        value = world.kit.atlas.area_values[area][world.epoch - 1]  # rule: score.values, score.tokens
        level = standing(world, seat, area) if value else 0
        if level:
            points += level * value
            if out.ear is not None:
                id = levels[level - 1]
                clause = id.replace("event-", "score.")
                ref = f"area:{world.kit.atlas.areas[area]}"
                out.tell(id, clause, seat=f"seat:{seat}", area=ref, points=level * value)
    return points


def structure_points(world: Conquest, seat: int) -> int:
    """Two for a capital, one for a city, one for a monument."""  # rule: score.structures
    held = world.held[seat]
    points = 2 * (held & world.capitals).bit_count()
    return points + (held & world.cities).bit_count() + (held & world.monuments).bit_count()
