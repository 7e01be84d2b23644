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
    """How likely a fight is won, ends in a tie, or is lost; and how likely so, if it is fought on after every loss."""

    win: float
    tie: float
    loss: float
    pressed: tuple[float, float, float] | None = None


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


def odds(state: State, seat: int, action: int, *, pressed: bool = True) -> Odds | None:
    """The odds of a legal action that is a fight; None for any other, or one too long to enumerate.

    Without ``pressed`` it is not followed beyond the first loss, which is many times as fast.
    """
    sums = {"win": 0.0, "tie": 0.0, "loss": 0.0}
    lost = None
    for count, (share, after) in enumerate(outcomes(state, seat, action, state.game.folds())):
        result = state.game.turned_out(state, after, seat, action)
        if not result or count == MOST_OUTCOMES:
            return None
        sums[result] += share
        if result == "loss":
            lost = after
    once = Odds(sums["win"], sums["tie"], sums["loss"])
    # Lost fights differ only in their dice, so one of them stands for all when it is fought on.
    on = state.game.presses_on(lost) if pressed and lost is not None else None
    if lost is None or on is None or on[0] != seat:
        return once
    again = odds(lost, *on)
    if again is None:
        return once
    win, tie, loss = again.pressed or again[:3]
    return once._replace(pressed=(once.win + once.loss * win, once.tie + once.loss * tie, once.loss * loss))


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
            while on := after.game.goes_on(after):
                after.apply(*on, branch)
        yield branch.weight, after
        path = branch.next()
        if not path:
            return
