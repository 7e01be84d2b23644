"""The whole state as JSON-able data, and back."""

from collections.abc import Mapping
from reprlib import repr as brief
from typing import Any

from epochal.core.errors import BadInput, Broken
from epochal.games.conquest.atlas import bit, members
from epochal.games.hotw2001.game import HistoryOfTheWorld2001
from epochal.games.hotw2001.setup import empty_world
from epochal.games.hotw2001.state import World

OPTIONS = ("preeminence", "minor_empires", "multiple_armies", "naval_control")
NUMBERS = (
    "epoch", "drawn", "called", "turn", "force", "pool", "allied_pool", "free_forts", "coins", "allied_coins", "lost",
    "jihad", "experts", "treachery", "to_build",
)  # fmt: skip
FLAGS = ("dealt", "leader", "weaponry", "siegecraft", "elite", "naval_power", "over")
LISTS = (
    "figures", "score", "strength_sum", "last_strength", "last_order", "markers", "marker_points", "holding", "drawn_by",
)  # fmt: skip
TUPLES = ("order", "events_now")
CARDS = ("hand", "discards")
LANDS = ("forts", "capitals", "cities", "monuments", "rebels")
WATERS = ("fleets", "wanted", "astronomy", "afloat")
MOST_ARMIES = 3


def to_json(world: World) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest."""
    atlas = world.box.atlas
    data: dict[str, Any] = {
        "game": world.game.id,
        "rules": world.game.rules,
        "content": world.game.content,
        "digest": world.game.digest,
        "seats": world.seats,
        "options": {name: getattr(world.optional, name) for name in OPTIONS},
        "agenda": [[step.name, a, b] for step, a, b in world.agenda],
        "armies": [
            [atlas.lands[land], world.owner[land], world.tag[land], world.armies(land)]
            for land in members(world.occupied())
        ],
        "manned": [[atlas.waters[w], seat, epoch] for w, (seat, epoch) in sorted(world.manned.items())],
    }
    for name in NUMBERS + FLAGS:
        data[name] = getattr(world, name)
    for name in LISTS + TUPLES:
        data[name] = list(getattr(world, name))
    for name in CARDS:
        data[name] = [list(cards) for cards in getattr(world, name)]
    for name in LANDS:
        data[name] = [atlas.lands[land] for land in members(getattr(world, name))]
    for name in WATERS:
        data[name] = [atlas.waters[water] for water in members(getattr(world, name))]
    return data


def from_json(game: HistoryOfTheWorld2001, data: Mapping[str, Any]) -> World:
    """Read what ``to_json`` wrote; anything else is refused, with the reason."""
    if not isinstance(data, Mapping):
        raise BadInput("error-saved", what=type(data).__name__)
    for key, mine in (
        ("game", game.id),
        ("rules", game.rules),
        ("content", game.content),
        ("digest", game.digest),
    ):
        if data.get(key) != mine:
            raise BadInput("error-saved-other", key=key, found=brief(data.get(key)), mine=mine)
    try:
        world = _read(game, data)
        world.check()
        for seat in world.asked:
            world.prompt(seat)
            if not world.legal(seat):
                raise ValueError(f"agenda: seat {seat} has nothing to choose")
        if to_json(world) != data:
            raise ValueError("not as it was saved")
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, Broken) as error:
        raise BadInput("error-saved", what=f"{type(error).__name__}: {error}") from error
    return world


def _read(game: HistoryOfTheWorld2001, data: Mapping[str, Any]) -> World:
    atlas = game.box.atlas
    seats = _number(data["seats"])
    if seats not in game.seats:
        raise ValueError(f"seats: {seats}")
    world = empty_world(game, seats)
    for name in OPTIONS:
        setattr(world.optional, name, _flag(data["options"][name]))
    for name in NUMBERS:
        setattr(world, name, _number(data[name]))
    for name in FLAGS:
        setattr(world, name, _flag(data[name]))
    for name in LISTS:
        setattr(world, name, [_number(n) for n in data[name]])
    for name in TUPLES:
        setattr(world, name, tuple([_number(n) for n in data[name]]))
    for name in CARDS:
        setattr(world, name, [tuple([_number(n) for n in cards]) for cards in data[name]])
    for name in LANDS:
        setattr(world, name, sum(bit(atlas.lands.index(id)) for id in data[name]))
    for name in WATERS:
        setattr(world, name, sum(bit(atlas.waters.index(id)) for id in data[name]))
    for id, seat, tag, count in data["armies"]:
        land = atlas.lands.index(id)
        for _ in range(min(_number(count), MOST_ARMIES)):
            world.put_army(land, _number(seat), _number(tag))
    world.manned = {
        atlas.waters.index(id): (_number(seat), _number(epoch)) for id, seat, epoch in data["manned"]
    }
    world.agenda = [(game.steps[name], _number(a), _number(b)) for name, a, b in data["agenda"]]
    restore_reach(world)
    if world.agenda:
        step, a, b = world.agenda[-1]
        world.asked = step.seats(world, a, b)
    return world


def restore_reach(world: World) -> None:
    """Work out what follows from the rest: the lands of the force, its lanes and its reach."""
    atlas = world.box.atlas
    world.lanes = atlas.sea_lanes(world.fleets | world.afloat)
    world.active = 0
    world.reach = 0
    for water in members(world.afloat):
        world.reach |= atlas.coast[water]
    if world.force >= 0:
        for land in members(world.held[world.turn]):
            if world.tag[land] == world.force:
                world.note_entry(land)


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"not a number: {brief(value)}")
    return value


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise TypeError(f"not true or false: {brief(value)}")
    return value
