"""What a game is to the world outside."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from epochal.core.actions import Vocabulary
from epochal.core.chance import Chance
from epochal.core.errors import BadInput
from epochal.core.events import Tell
from epochal.core.kernel import State


class Option(NamedTuple):
    """An optional rule: its id, the values it can take, the one it has if nobody asks, and the clause about it."""

    id: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    clause: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its content: makes states and knows the vocabulary of their actions."""

    def __init__(
        self,
        id: str,
        rules: str,
        content: str,
        digest: str,
        seats: range,
        options: tuple[Option, ...],
        actions: Vocabulary,
    ) -> None:
        self.id = id
        self.rules = rules
        self.content = content
        self.digest = digest
        self.seats = seats
        self.options = options
        self.actions = actions

    def new(
        self,
        seats: int | Any,  # checked below, so that a wrong type gets a sentence in the compiled engine too
        options: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
        tell: Tell | None = None,
    ) -> State:
        """A new game, set up and waiting for its first choice."""
        if chance is None:
            raise BadInput("error-no-chance", game=self.id)
        if type(seats) is not int or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadInput("error-seats", game=self.id, seats=str(seats), least=least, most=most)
        return self.set_up(seats, self.chosen(options or {}), chance, tell)

    def chosen(self, given: Mapping[Any, Any]) -> dict[str, bool | int | str]:
        """The given options with the defaults filled in."""
        known = {option.id: option for option in self.options}
        for id, value in given.items():
            if id not in known:
                raise BadInput("error-option", game=self.id, option=str(id), known=", ".join(known) or "-")
            values = known[id].values
            if not any(type(v) is type(value) and v == value for v in values):
                raise BadInput(
                    "error-option-value", option=id, value=repr(value), known=", ".join(map(repr, values))
                )
        return {id: given.get(id, option.default) for id, option in known.items()}

    def set_up(
        self, seats: int, options: dict[str, bool | int | str], chance: Chance, tell: Tell | None
    ) -> State:
        """The game's own set-up, with seats and options already checked."""
        raise NotImplementedError

    def name(self, ref: str, language: str) -> str | None:
        """What a thing (``land:levant``) is called in a language, if this game has such a thing."""
        return None

    def things(self) -> Mapping[str, Mapping[str, Any]]:
        """Everything with a name, by its ref (``land:levant``): the record of the component, with its name in each language."""
        return {}

    def minutes(self) -> tuple[int, int]:
        """How long a game takes people, from the shortest to the longest."""
        return 30, 120

    def package(self) -> str:
        """The package that holds the game's folders ``text`` and ``rulebook``."""
        return f"epochal.games.{self.id}"

    def folds(self) -> dict[str, Callable[[tuple[int, ...]], Hashable]]:
        """The reasons of the dice whose odds are worth knowing, each with what counts of a roll."""
        return {}

    def goes_on(self, state: State) -> tuple[int, int] | None:
        """How a fight that is not settled yet surely goes on: a seat and its action, for the odds."""
        return None

    def presses_on(self, state: State) -> tuple[int, int] | None:
        """How a lost fight could be fought on: a seat and its action; None if that is not possible."""
        return None

    def turned_out(self, before: State, after: State, seat: int, action: int) -> str:
        """Whether an action that is a fight was a "win", a "tie" or a "loss"; "" for any other action."""
        return ""

    def from_json(self, data: Mapping[str, Any]) -> State:
        """The state that ``State.to_json`` wrote; BadInput if the data is not one."""
        raise NotImplementedError
