"""Counts that grow game by game and say at any time what they come to: a study needs no room for its games."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping
from math import sqrt
from statistics import quantiles
from typing import Any, TypeVar

from epochal.lab.arena import interval

P = TypeVar("P", bound=Hashable)

Found = dict[str, Any]
"""Figures as plain data."""

ROUNDS = 200
"""How often the two effects, that of a thing and that of its place, are fitted to each other."""
BARS = 24
"""The most bars that a histogram has."""


class Moments:
    """How many values there were, their mean and how far they lie apart."""

    __slots__ = ("n", "squares", "total")

    def __init__(self) -> None:
        self.n = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def deviation(self) -> float:
        return sqrt(self.about(self.mean) / self.n) if self.n else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 where a single value does not tell it."""
        return self.deviation / sqrt(self.n - 1) if self.n > 1 else 0.0

    def about(self, value: float) -> float:
        """The sum of the squares of the distances from a value."""
        return max(0.0, self.squares - 2 * value * self.total + self.n * value * value)


def part(count: float, of: int) -> dict[str, float]:
    """A share with its 95% interval."""
    least, most = interval(count / of, of)
    return {"share": count / of, "least": least, "most": most}


def spread(values: Counter[int]) -> dict[str, float]:
    """Mean, standard deviation, and the values that a tenth lies below and above."""
    moments = Moments()
    for value, times in values.items():
        moments.n += times
        moments.total += value * times
        moments.squares += value * value * times
    every = sorted(values.elements())
    tenths = quantiles(every, n=10) if len(every) > 1 else every * 9
    # Of a few values they would lie beyond all that was seen.
    low, high = max(every[0], tenths[0]), min(every[-1], tenths[-1])
    return {"mean": moments.mean, "deviation": moments.deviation, "low": low, "high": high}


def histogram(values: Counter[int]) -> list[dict[str, int]]:
    """How many values fall into each of some bars of equal, round width."""
    least, most = min(values), max(values)
    width = next(
        w for e in range(12) for w in (10**e, 2 * 10**e, 5 * 10**e) if (most - least) // w < BARS - 1
    )
    bars = Counter(dict.fromkeys(range(least // width * width, most + 1, width), 0))
    for value, times in values.items():
        bars[value // width * width] += times
    return [{"from": start, "to": start + width - 1, "count": bars[start]} for start in sorted(bars)]


def for_equal_places(cells: Mapping[tuple[str, P], Moments]) -> dict[str, tuple[float, float]]:
    """The mean value of each thing if it were taken at every place equally often, and its standard error.

    The cells hold the values of each thing at each place; thing and place each add their part. Where there are too few values to
    tell an error, it is 0.
    """
    at: dict[P, list[tuple[str, Moments]]] = defaultdict(list)
    of: dict[str, list[tuple[P, Moments]]] = defaultdict(list)
    for (thing, place), cell in cells.items():
        at[place].append((thing, cell))
        of[thing].append((place, cell))
    n = sum(cell.n for cell in cells.values())
    mean = sum(cell.total for cell in cells.values()) / n
    things = dict.fromkeys(sorted(of), 0.0)
    places = dict.fromkeys(at, 0.0)
    for _ in range(ROUNDS):
        for thing in things:
            things[thing] = _left([(cell, mean + places[place]) for place, cell in of[thing]])
        for place in places:
            places[place] = _left([(cell, mean + things[thing]) for thing, cell in at[place]])
    scatter = sum(cell.about(mean + things[thing] + places[place]) for (thing, place), cell in cells.items())
    free = n - len(things) - len(places) + 1
    middle = mean + sum(places.values()) / len(places)
    return {
        thing: (
            middle + effect,
            sqrt(scatter / free / sum(cell.n for _, cell in of[thing])) if free > 0 else 0.0,
        )
        for thing, effect in things.items()
    }


def _left(cells: list[tuple[Moments, float]]) -> float:
    """What is left of the values on average, less what is expected in each cell."""
    return sum(cell.total - cell.n * expected for cell, expected in cells) / sum(cell.n for cell, _ in cells)
