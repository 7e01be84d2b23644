"""A whole state as JSON-able data, and back: what all games do alike."""

from collections.abc import Callable, Mapping
from reprlib import repr as brief
from typing import Any, TypeVar

from epochal.core.errors import BadInput, Broken
from epochal.core.game import Game
from epochal.core.kernel import State, Step

S = TypeVar("S", bound=State)


class Fields:
    """The names of a state's attributes that are saved, by what they hold."""

    def __init__(
        self,
        numbers: tuple[str, ...],
        flags: tuple[str, ...],
        lists: tuple[str, ...],
        tuples: tuple[str, ...],
        cards: tuple[str, ...],
    ) -> None:
        self.numbers = numbers
        self.flags = flags
        self.lists = lists
        self.tuples = tuples
        self.cards = cards


def write(state: State, seats: int, fields: Fields) -> dict[str, Any]:
    """What game it is, the agenda and all fields."""
    game = state.game
    data: dict[str, Any] = {
        "game": game.id,
        "rules": game.rules,
        "content": game.content,
        "digest": game.digest,
        "seats": seats,
        "agenda": [[step.name, a, b] for step, a, b in state.agenda],
    }
    for name in fields.numbers + fields.flags:
        data[name] = getattr(state, name)
    for name in fields.lists + fields.tuples:
        data[name] = list(getattr(state, name))
    for name in fields.cards:
        data[name] = [list(cards) for cards in getattr(state, name)]
    return data


def fill(state: State, fields: Fields, steps: Mapping[str, Step[Any]], data: Mapping[str, Any]) -> None:
    """Put what ``write`` wrote into an empty state."""
    for name in fields.numbers:
        setattr(state, name, number(data[name]))
    for name in fields.flags:
        setattr(state, name, flag(data[name]))
    for name in fields.lists:
        setattr(state, name, [number(n) for n in data[name]])
    for name in fields.tuples:
        setattr(state, name, numbers(data[name]))
    for name in fields.cards:
        setattr(state, name, [numbers(cards) for cards in data[name]])
    state.agenda = [(steps[name], number(a), number(b)) for name, a, b in data["agenda"]]


def ask_again(state: State) -> None:
    """Whoever is to act, worked out from the agenda."""
    if state.agenda:
        step, a, b = state.agenda[-1]
        state.asked = step.seats(state, a, b)


def restore(game: Game, data: Mapping[str, Any], read: Callable[[Mapping[str, Any]], S]) -> S:
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
        state = read(data)
        state.check()
        for seat in state.asked:
            state.prompt(seat)
            if not state.legal(seat):
                raise ValueError(f"agenda: seat {seat} has nothing to choose")
        if state.to_json() != data:
            raise ValueError("not as it was saved")
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, Broken) as error:
        raise BadInput("error-saved", what=f"{type(error).__name__}: {error}") from error
    return state


def number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"not a number: {brief(value)}")
    return value


def numbers(values: list[object]) -> tuple[int, ...]:
    return tuple([number(value) for value in values])


def flag(value: object) -> bool:
    if type(value) is not bool:
        raise TypeError(f"not true or false: {brief(value)}")
    return value
