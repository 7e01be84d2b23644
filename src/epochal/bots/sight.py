"""What a bot is handed, and what it is."""

from collections.abc import Callable
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

from epochal.core.chance import Chance
from epochal.core.events import Message
from epochal.core.game import Game
from epochal.core.kernel import State


class Table(Protocol):
    """All that a sight asks of the true state: what is legal, and samples."""

    @property
    def game(self) -> Game: ...

    def legal(self, seat: int, /) -> list[int]: ...

    def redeal(self, seat: int | None, chance: Chance, /) -> State: ...


class Sight:
    """What a seat has before it when it must choose.

    ``legal`` are the numbers of its legal actions, ``view`` the table as it may see it, ``prompt`` the question; ``sample``
    gives states that the seat cannot tell from the true one, each with the secrets of the others dealt anew. View, prompt
    and further samples are made from such a sample too, when they are asked for: the true state is out of reach.
    """

    def __init__(self, game: Game, seat: int, legal: list[int], deal: Callable[[], State]) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self._deal = deal
        self._first: State | None = None

    @property
    def _seen(self) -> State:
        if self._first is None:
            self._first = self._deal()
        return self._first

    @property
    def view(self) -> dict[str, Any]:
        return self._seen.view(self.seat)

    @property
    def prompt(self) -> Message:
        return self._seen.prompt(self.seat)

    def sample(self) -> State:
        """A state of one's own to try things on, consistent with all that the seat knows."""
        return self._deal()


def sight(state: Table, seat: int, chance: Chance) -> Sight:
    """The sight of a seat. ``chance`` is the luck of the samples, never that of the game."""
    return Sight(state.game, seat, state.legal(seat), lambda: state.redeal(seat, chance))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclasses give ``choose``."""

    def choose(self, sight: Sight) -> int:
        """One of ``sight.legal``."""
        raise NotImplementedError
