"""The whole state as JSON-able data, and back."""

from collections.abc import Mapping
from reprlib import repr as brief
from typing import Any, Final

from epochal.core.errors import BadInput, Broken
from epochal.games.ancient_world.game import AncientWorld
from epochal.games.ancient_world.setup import empty_cities
from epochal.games.ancient_world.state import Cities

NUMBERS: Final = ("round", "first", "turn", "passed", "used", "district")
FLAGS: Final = ("claimed", "over")
LISTS: Final = (
    "coins", "knowledge", "citizens", "home", "starving", "drafted", "empire", "damaged", "titans", "districts",
)  # fmt: skip
TUPLES: Final = (
    "row", "discard", "recruits", "military_row", "district_unseen", "district_bottom", "drawn", "arranged",
)  # fmt: skip
CARDS: Final = ("spaces", "busy", "stored", "stored_open", "decks", "piles", "unseen")


def to_json(world: Cities) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest."""
    data: dict[str, Any] = {
        "game": world.game.id,
        "rules": world.game.rules,
        "content": world.game.content,
        "digest": world.game.digest,
        "seats": world.seats,
        "expand_plus": world.expand_plus,
        "agenda": [[step.name, a, b] for step, a, b in world.agenda],
        "armies": [[list(army) for army in armies] for armies in world.armies],
    }
    for name in NUMBERS + FLAGS:
        data[name] = getattr(world, name)
    for name in LISTS + TUPLES:
        data[name] = list(getattr(world, name))
    for name in CARDS:
        data[name] = [list(cards) for cards in getattr(world, name)]
    return data


def from_json(game: AncientWorld, data: Mapping[str, Any]) -> Cities:
    """The state that ``to_json`` wrote; BadInput if the data is not one."""
    if not isinstance(data, Mapping):
        raise BadInput("error-saved", what=f"not a saved state: {brief(data)}")
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


def _read(game: AncientWorld, data: Mapping[str, Any]) -> Cities:
    seats = _number(data["seats"])
    if seats not in game.seats:
        raise ValueError(f"seats: {seats}")
    world = empty_cities(game, seats, _flag(data["expand_plus"]))
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
    world.armies = [
        tuple([tuple([_number(n) for n in army]) for army in armies]) for armies in data["armies"]
    ]
    for seat in range(seats):
        world.recount(seat)
    world.agenda = [(game.steps[name], _number(a), _number(b)) for name, a, b in data["agenda"]]
    if world.agenda:
        step, a, b = world.agenda[-1]
        world.asked = step.seats(world, a, b)
    return world


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"not a number: {brief(value)}")
    return value


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise TypeError(f"not true or false: {brief(value)}")
    return value
