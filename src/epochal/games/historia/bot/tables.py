"""What a cell of the development matrix is worth, worked out once for each content set."""

from typing import Final

from epochal.games.historia.bot.weights import (
    ADVISOR,
    ANOTHER_CARD,
    BACK,
    CHOICE,
    NEARER,
    NEW_CUBE,
    PACE,
    SIDE,
)
from epochal.games.historia.components import ERAS, TOP, TURNS, Components, cell

LONGEST: Final = ERAS * TURNS
RATES: Final[dict[str, float]] = {
    "points": 1.0,
    "cubes": 0.75,
    "new_cube": NEW_CUBE,
    "oldest": BACK,
    "any_card": CHOICE,
    "advisor": ADVISOR,
    "technology": 1.8,
    "military": 1.6,
    "expand": 1.5,
    "wonder": 2.5,
    "per": 2.5,
    "revolution": 1.0,
}
"""What one of each effect is worth where it is not known what it will meet."""


class Tables:
    """By turns left and cell: the bonuses of government still to come, and what higher levels bring."""

    def __init__(self, box: Components) -> None:
        self.box = box
        best = self._best_governments()
        self.technology: list[list[float]] = [self._technology(left) for left in range(LONGEST + 1)]
        self.military: list[float] = self._military()
        self.governments: list[list[float]] = [self._governments(best, left) for left in range(LONGEST + 1)]
        self.levels: list[list[float]] = [self._levels(left) for left in range(LONGEST + 1)]
        self.wonders: list[float] = [self.rate(wonder.effects) for wonder in box.wonders]
        self.milestones: list[float] = [self.rate(effects) for effects in box.milestone_effects]

    def rate(self, effects: list[int]) -> float:
        """What some effects are worth on average."""
        return sum([self.box.effects[n].count * RATES[self.box.effects[n].kind] for n in effects])

    def _best_governments(self) -> list[list[float]]:
        """By steps and cell: the best bonus within so many steps."""
        size = len(self.box.zone)
        now = [0.0] * size
        for place in self.box.cells:
            zone = self.box.zone[place]
            now[place] = self.box.government_points[zone] + 0.75 * self.box.government_cubes[zone]
        best = [now]
        for _ in range(2 * TOP):
            before = best[-1]
            after = now.copy()
            for place in self.box.cells:
                if place % (TOP + 1) < TOP:
                    after[place] = max(after[place], before[place + 1])
                if place // (TOP + 1) < TOP:
                    after[place] = max(after[place], before[place + TOP + 1])
            best.append(after)
        return best

    def _technology(self, left: int) -> list[float]:
        """By level: what lies ahead of it, and what it gives for good."""
        box = self.box
        worth = [0.0] * (TOP + 1)
        for level in range(2, TOP + 1):
            once = self.rate(box.technology_gives[level])
            lasting = box.requires.count(level) * SIDE
            lasting += SIDE if box.new_card[level] >= 0 else 0.0
            lasting += SIDE if box.navigation == level else 0.0
            lasting += ANOTHER_CARD * (box.slots[level] - box.slots[level - 1])
            for mine in range(1, TOP + 1):
                near = 1.0 if mine >= level else NEARER ** (level - mine)
                worth[mine] += near * lasting * left + (near * once if mine < level else 0.0)
        return worth

    def _military(self) -> list[float]:
        worth = [0.0] * (TOP + 1)
        for level in range(2, TOP + 1):
            once = self.rate(self.box.military_gives[level])
            for mine in range(1, level):
                worth[mine] += once * NEARER ** (level - mine)
        return worth

    def _governments(self, best: list[list[float]], left: int) -> list[float]:
        """By cell: the bonuses of government in the turns left."""
        steps = [min(2 * TOP, int(PACE * turn)) for turn in range(left)]
        return [sum([best[far][place] for far in steps]) for place in range(len(self.box.zone))]

    def _levels(self, left: int) -> list[float]:
        worth = [0.0] * len(self.box.zone)
        ahead = min(1.0, left / 3)
        for place in self.box.cells:
            technology = self.technology[left][place % (TOP + 1)]
            worth[place] = (
                self.governments[left][place] + technology + ahead * self.military[place // (TOP + 1)]
            )
        return worth


def place_of(technology: int, military: int) -> int:
    """The number of a cell, -1 if there is none beyond the top."""
    return -1 if technology > TOP or military > TOP else cell(technology, military)


_KNOWN: Final[dict[str, Tables]] = {}


def tables_of(box: Components, digest: str) -> Tables:
    """The tables of a content set."""
    found = _KNOWN.get(digest)
    if found is None:
        found = Tables(box)
        _KNOWN[digest] = found
    return found
