"""What the effects of empires and enhancements do in a battle, and what they are worth at the end."""

from epochal.games.conquest.atlas import bit
from epochal.games.hotw2018.components import Effect
from epochal.games.hotw2018.state import NOTHING, World


def holds(world: World, effect: Effect) -> bool:
    """Whether the condition of an effect holds in the battle that is under way."""  # rule: effect.conditions
    here = bit(world.target)
    if effect.when == "always":
        return True
    if effect.when == "sailing":
        return world.sailing
    if effect.when == "terrain":
        return bool(world.box.board.rough & here)
    if effect.when == "fort":
        return bool(world.forts & here)
    if effect.when == "structure":
        return bool(structures(world) & here)
    if effect.when == "siege":
        return world.engines > 0
    if effect.when == "onward":
        return world.last_win != NOTHING and bool(
            world.box.board.near[world.last_win] & here
        )  # rule: effect.onward
    return bool(effect.areas & bit(world.box.board.area_of[world.target]))


def helping(world: World, kind: str) -> int:
    """How many effects of a kind help in the battle that is under way; a bonus counts as often as it says."""
    total = 0
    for effect in world.boons:
        if effect.kind == kind and holds(world, effect):
            total += effect.count  # rule: effect.add_up
    return total


def ignored(world: World, what: str) -> bool:
    """Whether the defender must do without something."""
    # rule: effect.ignore
    return any(effect.kind == "ignore" and effect.what == what for effect in world.boons)


def has(world: World, kind: str) -> bool:
    """Whether the active empire has an effect of a kind."""
    return any(effect.kind == kind for effect in world.boons)


def structures(world: World) -> int:
    """The lands with a capitol, a city or a monument."""
    return world.capitals | world.cities | world.monuments


def points_from_effects(world: World) -> int:
    """What the effects of the active empire are worth when points are gained."""  # rule: effect.points
    points = 0
    for effect in world.boons:
        if effect.kind == "points":
            points += effect.count * how_many(world, effect.per)
    return points


def how_many(world: World, what: str) -> int:
    """How many things of a kind the force has in its own territories."""
    lands = world.active
    if what == "capitol":
        return (lands & world.capitals).bit_count()
    if what == "city":
        return (lands & world.cities).bit_count()
    if what == "monument":
        return (lands & world.monuments).bit_count()
    if what == "fort":
        return (lands & world.forts).bit_count()
    if what == "resource":
        return (lands & world.box.board.resources).bit_count()
    return sum([1 for area in world.box.board.area_lands if area & lands])
