"""Chance that does not know the answer: a game stops wherever luck is needed, and goes on when it is told the outcome.

An action is carried out on a copy until the rules ask for more chance than has been answered; then the copy is thrown away,
and with one more answer the action is carried out anew. So every state stays plain data.
"""

from collections.abc import Mapping
from operator import lt
from typing import Any

from epochal.core.chance import Chance
from epochal.core.game import Game
from epochal.core.kernel import State


class _Ask(Exception):
    """The rules need more chance."""


class _Answered(Chance):
    """Gives the answers in their order, and asks when there is none left. What can fall only one way is not asked for."""

    def __init__(self, answers: list[list[int]]) -> None:
        self.answers = iter(answers)
        self.asked: list[list[int]] = []

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
        self.asked.append(sizes)
        draws = next(self.answers, None)
        if draws is None or not fits(draws, sizes):
            raise _Ask
        return draws


def fits(draws: list[int], sizes: list[int]) -> bool:
    """Whether these can be outcomes of draws of these sizes."""
    return len(draws) == len(sizes) and all(map(lt, draws, sizes))


class Position:
    """A game that waits for a seat or for an outcome of chance. ``state`` is the last one that waited for a seat."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state: State | None = None
        self.choice = (0, 0)
        self.answers: list[list[int]] = []
        self.asked: list[list[int]] = []
        """How many outcomes each draw has, all of them equally likely: those of every answer, and last those that are waited for."""
        self.draws: list[int] = []
        self._go()

    @property
    def sizes(self) -> list[int]:
        """Those that are waited for."""
        return self.asked[-1] if self.asked else []

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
        chance = _Answered(self.answers)
        try:
            after = self._carried_out(chance)
        except _Ask:
            self.asked = chance.asked
        else:
            self.state, self.answers, self.asked = after, [], []

    def _carried_out(self, chance: Chance) -> State:
        if self.state is None:
            return self.game.new(self.seats, self.options, chance)
        after = self.state.clone()
        after.apply(*self.choice, chance)
        return after

    def redeal(self, seat: int, chance: Chance) -> "Position":
        """A position that a seat cannot tell from this one: every secret of the others dealt anew. While an outcome is waited for, the
        choice that led there can be made there, and leads to the same draws.
        """
        while True:
            other = self.clone()
            if self.state is None:
                return other
            other.state = self.state.redeal(seat, chance)
            if not self.asked:
                return other
            chooser, action = self.choice
            if chooser in other.state.to_act() and action in other.state.legal(chooser):
                other._go()
                if other.asked == self.asked:
                    other.draws = self.draws.copy()
                    return other

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
        return {"state": state, "choice": self.choice, "answers": self.answers, "asked": self.asked, "draws": self.draws}  # fmt: skip
