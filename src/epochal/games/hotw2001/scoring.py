"""Chapter VI, scoring: after each turn, over all armies of the player's colour."""

from typing import Final

from epochal.core.kernel import Outside, Step
from epochal.games.hotw2001.establish import disband
from epochal.games.hotw2001.state import NOBODY, NOTHING, World

PRESENCE: Final = 1
DOMINANCE: Final = 2
CONTROL: Final = 3


class CleanUp(Step[World]):
    """Cards, fleets and coins go; the turn is over but for the scoring."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        disband(s)  # rule: turn.clean_up
        s.events_now = ()
        s.free_forts = 0
        s.coins = 0
        s.allied_coins = 0
        s.lost = 0
        s.astronomy = 0
        s.leader = False
        s.weaponry = False
        s.siegecraft = False
        s.elite = False
        s.jihad = 0
        s.naval_power = False
        s.experts = 0
        s.treachery = NOTHING


class Score(Step[World]):
    """The player whose turn ends scores areas, then capitals, cities and monuments."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        seat = s.turn
        points = 0
        for area in range(len(s.box.atlas.areas)):
            value = s.box.atlas.area_values[area][s.epoch - 1]  # rule: score.values
            level = standing(s, seat, area)
            if level and value:
                points += level * value
                if out.ear is not None:
                    id = ("event-presence", "event-dominance", "event-control")[level - 1]
                    clause = ("score.presence", "score.dominance", "score.control")[level - 1]
                    ref = f"area:{s.box.atlas.areas[area]}"
                    out.tell(id, clause, seat=f"seat:{seat}", area=ref, points=level * value)
        structures = structure_points(s, seat)
        seas = seas_controlled(s, seat)
        s.score[seat] += points + structures + seas
        if out.ear is not None:
            if structures:
                out.tell("event-structures", "score.structures", seat=f"seat:{seat}", points=structures)
            if seas:
                out.tell("event-seas-scored", "naval_control.score", seat=f"seat:{seat}", points=seas)
            total = s.score[seat]
            gained = points + structures + seas
            out.tell("event-scored", "score.when", seat=f"seat:{seat}", points=gained, total=total)
        s.turn = NOBODY


CLEAN_UP: Final = CleanUp("clean_up")
SCORE: Final = Score("score")


def standing(world: World, seat: int, area: int) -> int:
    """Control, dominance, presence or nothing (0) of a player in an area."""
    lands = world.box.atlas.area_lands[area]
    here = world.held[seat] & lands  # rule: score.all_armies, multiple_armies.score
    if not here:
        return 0
    mine = here.bit_count()
    most = 0
    for other in range(world.seats):
        there = world.held[other] & lands
        if there and other != seat:
            most = max(most, there.bit_count())
    if mine >= 3 and most == 0:
        return CONTROL  # rule: score.control
    if mine >= 2 and mine > most:
        return DOMINANCE  # rule: score.dominance
    return PRESENCE  # rule: score.presence


def structure_points(world: World, seat: int) -> int:
    """Two for a capital, one for a city, one for a monument."""  # rule: score.structures
    held = world.held[seat]
    points = 2 * (held & world.capitals).bit_count()
    return points + (held & world.cities).bit_count() + (held & world.monuments).bit_count()


def seas_controlled(world: World, seat: int) -> int:
    """Naval control: one for each sea with a manned fleet."""  # rule: naval_control.score
    return sum(1 for owner, _ in world.manned.values() if owner == seat)
