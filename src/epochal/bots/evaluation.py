"""What a position promises: each seat's chance to win, from the numbers by which a game describes it.

The numbers of a seat, weighed and added up, are its prospects; a seat is as likely to win as e to the power of its prospects,
against all seats together. The weights are learned from games (``epochal.lab.train``) or set by hand (``Mind.hand``).
"""

from math import exp, log
from typing import Final

from epochal.core.kernel import State
from epochal.core.mind import Mind

LEAST: Final = 1e-9
"""A chance that is none, where its logarithm is asked for."""


class Evaluation:
    """A game's mind with weights: one for each number, phase by phase; and how sure of a chance people may be told that it is."""

    def __init__(self, mind: Mind, weights: list[list[float]], sure: list[float] | None = None) -> None:
        self.mind = mind
        self.weights = weights
        self.sure: list[float] = [1.0] * mind.phases if sure is None else sure

    def chances(self, state: State) -> list[float]:
        """How likely each seat wins, as it looks now."""
        if not state.asked:
            return shares(state)
        return self.judge(self.mind.look(state), self.mind.phase(state))

    def told(self, chances: list[float], seat: int, state: State) -> float:
        """The chance of a seat in a position as people are told it: early in a game those who seem to be far ahead win less often than it
        looks. Those of all seats add up to 1.
        """
        if not state.asked or len(chances) == 1:
            return chances[seat]
        power = self.sure[self.mind.phase(state)]
        parts = [exp(power * log(max(LEAST, each))) for each in chances]
        return parts[seat] / sum(parts)

    def judge(self, rows: list[list[float]], phase: int) -> list[float]:
        """The same, from the numbers of all seats."""
        weights = self.weights[phase]
        prospects: list[float] = []
        for row in rows:
            total = 0.0
            for place in range(len(weights)):
                total += weights[place] * row[place]
            prospects.append(total)
        return softmax(prospects)


def softmax(prospects: list[float]) -> list[float]:
    """Shares by prospects. One alone has no rival to be compared with: its share grows with its prospects."""
    if len(prospects) == 1:
        return [1.0 / (1.0 + exp(-max(-60.0, min(60.0, prospects[0]))))]
    highest = max(prospects)
    parts = [exp(each - highest) for each in prospects]
    total = sum(parts)
    return [part / total for part in parts]


def shares(state: State) -> list[float]:
    """The parts that the seats have in the victory, once it is known."""
    winners = state.winners()
    result = [0.0] * len(state.scores())
    for seat in winners:
        result[seat] = 1.0 / len(winners)
    return result


def by_hand(mind: Mind) -> list[list[float]]:
    """The weights set by hand, the same in all phases."""
    return [[weight / mind.scale for weight in mind.hand] for _ in range(mind.phases)]
