"""The odds of an action: every way the dice can fall, played out by the rules themselves."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from typing import NamedTuple

from epochal.core.chance import Chance
from epochal.core.kernel import State

Fold = Callable[[tuple[int, ...]], Hashable]
"""What counts of a roll: rolls with the same fold lead to the same result."""

MOST_OUTCOMES = 30_000


class Odds(NamedTuple):
    """How likely a fight is won, ends in a tie, or is lost."""

    win: float
    tie: float
    loss: float


class _Enough(Exception):
    """The rules asked for chance beyond what is being enumerated; what matters has happened."""


class _Branch(Chance):
    """One way through the tree of rolls: ``path`` says which roll to take at each throw, the first where it ends."""

    def __init__(self, path: list[int], folds: dict[str, Fold]) -> None:
        self.path = path
        self.folds = folds
        self.sizes: list[int] = []
        self.weight = 1.0

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        if why not in self.folds:
            raise _Enough
        rolls = _rolls(n, self.folds[why])
        depth = len(self.sizes)
        if depth == len(self.path):
            self.path.append(0)
        self.sizes.append(len(rolls))
        share, roll = rolls[self.path[depth]]
        self.weight *= share
        return roll

    def pick(self, n: int, why: str) -> int:
        raise _Enough

    def order(self, n: int, why: str) -> list[int]:
        raise _Enough

    def next(self) -> list[int]:
        """The path after this one; empty when all have been walked."""
        path = self.path
        while path and path[-1] + 1 == self.sizes[len(path) - 1]:
            path.pop()
        if path:
            path[-1] += 1
        return path


@cache
def _rolls(n: int, fold: Fold) -> list[tuple[float, tuple[int, ...]]]:
    """The different rolls of n dice, each with its probability."""
    alike: dict[Hashable, list[tuple[int, ...]]] = {}
    for roll in product(range(1, 7), repeat=n):
        alike.setdefault(fold(roll), []).append(roll)
    return [(len(rolls) / 6**n, rolls[0]) for rolls in alike.values()]


def odds(state: State, seat: int, action: int) -> Odds | None:
    """The odds of a legal action that is a fight; None for any other, or one too long to enumerate."""
    sums = {"win": 0.0, "tie": 0.0, "loss": 0.0}
    for count, (share, after) in enumerate(outcomes(state, seat, action, state.game.folds())):
        result = state.game.turned_out(state, after, seat, action)
        if not result or count == MOST_OUTCOMES:
            return None
        sums[result] += share
    return Odds(**sums)


def outcomes(state: State, seat: int, action: int, folds: dict[str, Fold]) -> Iterator[tuple[float, State]]:
    """Every way an action can turn out, with its probability.

    Only dice whose reason is in ``folds`` are followed; a state is yielded as it is when the rules ask for any other chance.
    """
    path: list[int] = []
    while True:
        branch = _Branch(path, folds)
        after = state.clone()
        with suppress(_Enough):
            after.apply(seat, action, branch)
        yield branch.weight, after
        path = branch.next()
        if not path:
            return
