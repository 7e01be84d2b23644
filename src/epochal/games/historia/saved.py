"""The whole state as JSON-able data, and back."""

from collections.abc import Mapping
from reprlib import repr as brief
from typing import Any, Final

from epochal.core.errors import BadInput, Broken
from epochal.games.historia.game import Historia
from epochal.games.historia.setup import empty_history
from epochal.games.historia.state import History

NUMBERS: Final = ("era", "turn", "milestone_drawn", "ready", "resolving", "fresh", "shown")
FLAGS: Final = ("revolution", "eliminated", "over")
LISTS: Final = (
    "points", "technology", "military", "available", "used", "supply", "holds", "hand", "built", "turned",
)  # fmt: skip
TUPLES: Final = ("order", "tokens", "civilization", "row", "leaders", "leader_pile", "leader_order")
CARDS: Final = ("queue", "advisors", "decks", "gone", "chosen", "revealed")


def to_json(world: History) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest."""
    data: dict[str, Any] = {
        "game": world.game.id,
        "rules": world.game.rules,
        "content": world.game.content,
        "digest": world.game.digest,
        "seats": world.seats,
        "levels": list(world.levels),
        "agenda": [[step.name, a, b] for step, a, b in world.agenda],
        "milestones": [[place, milestone] for place, milestone in sorted(world.milestones.items())],
    }
    for name in NUMBERS + FLAGS:
        data[name] = getattr(world, name)
    for name in LISTS + TUPLES:
        data[name] = list(getattr(world, name))
    for name in CARDS:
        data[name] = [list(cards) for cards in getattr(world, name)]
    return data


def from_json(game: Historia, data: Mapping[str, Any]) -> History:
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


def _read(game: Historia, data: Mapping[str, Any]) -> History:
    seats = _number(data["seats"])
    if seats not in game.seats:
        raise ValueError(f"seats: {seats}")
    world = empty_history(game, seats, tuple([_number(n) for n in data["levels"]]))
    for name in NUMBERS:
        setattr(world, name, _number(data[name]))
    for name in FLAGS:
        if type(data[name]) is not bool:
            raise TypeError(f"not true or false: {brief(data[name])}")
        setattr(world, name, data[name])
    for name in LISTS:
        setattr(world, name, [_number(n) for n in data[name]])
    for name in TUPLES:
        setattr(world, name, tuple([_number(n) for n in data[name]]))
    for name in CARDS:
        setattr(world, name, [tuple([_number(n) for n in cards]) for cards in data[name]])
    world.milestones = {_number(place): _number(milestone) for place, milestone in data["milestones"]}
    world.agenda = [(game.steps[name], _number(a), _number(b)) for name, a, b in data["agenda"]]
    if world.agenda:
        step, a, b = world.agenda[-1]
        world.asked = step.seats(world, a, b)
    return world


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"not a number: {brief(value)}")
    return value
