"""The whole state as JSON-able data, and back: what all editions do alike."""

from collections.abc import Callable, Mapping
from reprlib import repr as brief
from typing import Any, TypeVar

from epochal.core.errors import BadInput, Broken
from epochal.core.game import Game
from epochal.core.kernel import Step
from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.world import Conquest

W = TypeVar("W", bound=Conquest)


class Layout:
    """The names of a world's attributes that are saved, by what they hold."""

    def __init__(
        self,
        numbers: tuple[str, ...],
        flags: tuple[str, ...],
        lists: tuple[str, ...],
        tuples: tuple[str, ...],
        cards: tuple[str, ...],
        lands: tuple[str, ...],
        waters: tuple[str, ...],
    ) -> None:
        self.numbers = ("epoch", "drawn", "called", "turn", "force", "pool", "to_build", *numbers)
        self.flags = ("dealt", "over", *flags)
        self.lists = ("figures", "score", "holding", "drawn_by", *lists)
        self.tuples = tuples
        self.cards = cards
        self.lands = ("forts", "capitals", "cities", "monuments", *lands)
        self.waters = waters


def write(world: Conquest, layout: Layout, options: dict[str, Any]) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest, but for the armies."""
    atlas = world.kit.atlas
    data: dict[str, Any] = {
        "game": world.game.id,
        "rules": world.game.rules,
        "content": world.game.content,
        "digest": world.game.digest,
        "seats": world.seats,
        "options": options,
        "agenda": [[step.name, a, b] for step, a, b in world.agenda],
    }
    for name in layout.numbers + layout.flags:
        data[name] = getattr(world, name)
    for name in layout.lists + layout.tuples:
        data[name] = list(getattr(world, name))
    for name in layout.cards:
        data[name] = [list(cards) for cards in getattr(world, name)]
    for name in layout.lands:
        data[name] = [atlas.lands[land] for land in members(getattr(world, name))]
    for name in layout.waters:
        data[name] = [atlas.waters[water] for water in members(getattr(world, name))]
    return data


def fill(world: Conquest, layout: Layout, steps: Mapping[str, Step[Any]], data: Mapping[str, Any]) -> None:
    """Put what ``write`` wrote into an empty world."""
    atlas = world.kit.atlas
    for name in layout.numbers:
        setattr(world, name, number(data[name]))
    for name in layout.flags:
        setattr(world, name, flag(data[name]))
    for name in layout.lists:
        setattr(world, name, [number(n) for n in data[name]])
    for name in layout.tuples:
        setattr(world, name, tuple([number(n) for n in data[name]]))
    for name in layout.cards:
        setattr(world, name, [tuple([number(n) for n in cards]) for cards in data[name]])
    for name in layout.lands:
        setattr(world, name, sum(bit(atlas.lands.index(id)) for id in data[name]))
    for name in layout.waters:
        setattr(world, name, sum(bit(atlas.waters.index(id)) for id in data[name]))
    world.agenda = [(steps[name], number(a), number(b)) for name, a, b in data["agenda"]]


def ask_again(world: Conquest) -> None:
    """Whoever is to act, worked out from the agenda."""
    if world.agenda:
        step, a, b = world.agenda[-1]
        world.asked = step.seats(world, a, b)


def restore(game: Game, data: Mapping[str, Any], read: Callable[[Mapping[str, Any]], W]) -> W:
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
        if number(data["seats"]) not in game.seats:
            raise ValueError(f"seats: {data['seats']}")
        world = read(data)
        world.check()
        for seat in world.asked:
            world.prompt(seat)
            if not world.legal(seat):
                raise ValueError(f"agenda: seat {seat} has nothing to choose")
        if world.to_json() != data:
            raise ValueError("not as it was saved")
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, Broken) as error:
        raise BadInput("error-saved", what=f"{type(error).__name__}: {error}") from error
    return world


def number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"not a number: {brief(value)}")
    return value


def flag(value: object) -> bool:
    if type(value) is not bool:
        raise TypeError(f"not true or false: {brief(value)}")
    return value
