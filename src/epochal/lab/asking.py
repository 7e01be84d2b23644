"""Chance that does not know the answer: a game stops wherever luck is needed, and goes on when it is told the outcome.

An action is carried out on a copy until the rules ask for more chance than has been answered; then the copy is thrown away,
and with one more answer the action is carried out anew. So every state stays plain data.
"""

from collections.abc import Mapping
from typing import Any

from epochal.core.chance import Chance
from epochal.core.game import Game
from epochal.core.kernel import State


class _Ask(Exception):
    """The rules need more chance. ``sizes``: how many outcomes each draw has, all of them equally likely."""

    def __init__(self, sizes: list[int]) -> None:
        super().__init__(sizes)
        self.sizes = sizes


class _Answered(Chance):
    """Gives the answers in their order, and asks when there is none left. What can fall only one way is not asked for."""

    def __init__(self, answers: list[list[int]]) -> None:
        self.answers = iter(answers)

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        return tuple([draw + 1 for draw in self._draws([6] * n)])

    def pick(self, n: int, why: str) -> int:
        return self._draws([n])[0] if n > 1 else 0

    def order(self, n: int, why: str) -> list[int]:
        left = list(range(n))
        return [left.pop(draw) for draw in self._draws(list(range(n, 1, -1)))] + left

    def _draws(self, sizes: list[int]) -> list[int]:
        if not sizes:
            return []
        draws = next(self.answers, None)
        if draws is None:
            raise _Ask(sizes)
        return draws


class Position:
    """A game that waits for a seat or for an outcome of chance. ``state`` is the last one that waited for a seat."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state: State | None = None
        self.choice = (0, 0)
        self.answers: list[list[int]] = []
        self.sizes: list[int] = []
        self.draws: list[int] = []
        self._go()

    def outcomes(self) -> int:
        """How many outcomes chance has now, numbered from 0 and equally likely; 0 if no chance is waited for."""
        return self.sizes[len(self.draws)] if self.sizes else 0

    def to_act(self) -> tuple[int, ...]:
        """The seats with a choice pending; nobody's turn has come while chance is waited for."""
        return () if self.sizes or self.state is None else self.state.to_act()

    def choose(self, seat: int, action: int) -> None:
        """Let a seat choose a legal action."""
        self.choice = (seat, action)
        self._go()

    def fall(self, outcome: int) -> None:
        """Tell the outcome that chance is waited for."""
        self.draws.append(outcome)
        if len(self.draws) == len(self.sizes):
            self.answers.append(self.draws)
            self._go()

    def _go(self) -> None:
        self.draws = []
        try:
            after = self._carried_out(_Answered(self.answers))
        except _Ask as ask:
            self.sizes = ask.sizes
        else:
            self.state, self.answers, self.sizes = after, [], []

    def _carried_out(self, chance: Chance) -> State:
        if self.state is None:
            return self.game.new(self.seats, self.options, chance)
        after = self.state.clone()
        after.apply(*self.choice, chance)
        return after

    def clone(self) -> "Position":
        """An independent copy; what is in it is replaced by play, never changed, but for the draws."""
        copy = Position.__new__(Position)
        copy.__dict__.update(self.__dict__)
        copy.answers = self.answers.copy()
        copy.draws = self.draws.copy()
        return copy

    def to_json(self) -> dict[str, Any]:
        """What is true of this position and of no other of its game."""
        state = self.state.to_json() if self.state is not None else None
        return {"state": state, "choice": self.choice, "answers": self.answers, "sizes": self.sizes, "draws": self.draws}  # fmt: skip
