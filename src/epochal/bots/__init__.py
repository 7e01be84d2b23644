"""Bots: players that are programs. A bot is handed what its seat sees, and nothing else."""

from typing import Any

from epochal.core.kernel import State


class Sight:
    """What a seat has before it when it must choose: the numbers of its legal actions and, if asked for, its view."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.legal: list[int] = state.legal(seat)
        self._look = state.view

    def view(self) -> dict[str, Any]:
        """The table as the seat may see it. Made when asked for: many bots never look."""
        return self._look(self.seat)


class Bot:
    """A player. Subclasses give ``choose``."""

    def choose(self, sight: Sight) -> int:
        """One of ``sight.legal``."""
        raise NotImplementedError
