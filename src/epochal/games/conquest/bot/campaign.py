"""A campaign: which land next, by what it and the lands beyond it bring for each army they cost."""

from typing import Final

from mypy_extensions import mypyc_attr

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.bot.outlook import outlook
from epochal.games.conquest.bot.worth import FORT_HELPS, Worth
from epochal.games.conquest.world import Conquest

LONGEST_PLAN: Final = 4
FURTHER_STEP: Final = 0.92
"""A plan is worth less the later it pays."""

HALF_A_MONUMENT: Final = 0.4
THE_OTHER_HALF: Final = 0.85
"""What a resource land is worth of a monument if it is one of two: the first one, and the one that makes the pair."""

Plan = tuple[float, float]
"""What a plan brings and the armies it costs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """The choices of one moment of an expansion, priced for each army they cost. An edition says what a land costs."""

    def __init__(self, world: Conquest, worth: Worth, armies: int, near_lands: int) -> None:
        self.world = world
        self.worth = worth
        self.seat = worth.seat
        self.atlas = worth.atlas
        self.armies = armies
        self.near_lands = near_lands
        self.resource_step: float = self.one_resource_more()
        self.closed: int = outlook(world.kit).barren
        self._gains: dict[int, float] = {}

    def one_resource_more(self) -> float:
        """How much of a monument one more resource land brings."""
        if not self.world.is_active_empire() or self.world.monuments_left() <= 0:
            return 0.0
        return self.share_of_a_monument()

    def share_of_a_monument(self) -> float:
        """The same where every two resource lands make a monument."""
        odd = (self.world.active & self.atlas.resources).bit_count() % 2
        return THE_OTHER_HALF if odd else HALF_A_MONUMENT

    def cost(self, land: int) -> float:
        """The armies that a land costs on average."""
        raise NotImplementedError

    def opens(self, land: int) -> int:
        """The lands an army in this land could go on to."""
        reach = self.atlas.near[land]
        for coast in self.world.lanes:
            if coast & bit(land):
                reach |= coast
        return reach

    def ranked(self, targets: int) -> list[tuple[float, int]]:
        """Lands within reach with the worth of a plan that begins there, for each army; best first."""
        plans: dict[int, Plan] = {}
        ring = targets
        rings = [ring]
        seen = targets | self.world.active
        for _ in range(self.worth.weights.steps):
            beyond = 0
            for land in members(ring):
                beyond |= self.opens(land)
            ring = beyond & ~seen & ~self.closed
            seen |= ring
            rings.append(ring)
        for distance in range(len(rings) - 1, -1, -1):
            for land in members(rings[distance]):
                plans[land] = self._plan(land, plans, self.armies - distance)
        ranked = [(plans[land][0] / plans[land][1], land) for land in members(targets)]
        ranked.sort(key=best_first)
        return ranked

    def _plan(self, land: int, plans: dict[int, Plan], armies: int) -> Plan:
        """The best plan from a land on: the land alone, more of its area, or on to a land beyond."""
        gain = self.gain(land)
        cost = self.cost(land)
        best = self._area_plan(land, cost, armies)
        for beyond in members(self.opens(land)):
            onward = plans.get(beyond)
            if onward is not None and onward[1] + cost <= armies:
                path = (gain + FURTHER_STEP * onward[0], cost + onward[1])
                if path[0] * best[1] > best[0] * path[1]:
                    best = path
        return best

    def _area_plan(self, land: int, cost: float, armies: int) -> Plan:
        """The land, and others of its area after it as long as that pays better: one may not be enough to dominate."""
        world, worth = self.world, self.worth
        area = self.atlas.area_of[land]
        counts = worth.counts(world, area)
        gain = self.take(land, counts)
        best = (gain, cost)
        others = self.atlas.area_lands[area] & ~world.held[self.seat] & ~bit(land)
        others &= self.near_lands | self.opens(land)
        candidates = [(self.cost(other), other) for other in members(others)]
        candidates.sort()
        discount = 1.0
        for price, other in candidates[: LONGEST_PLAN - 1]:
            cost += price
            if cost > armies + 0.5:
                break
            discount *= FURTHER_STEP
            gain += discount * self.take(other, counts)
            if gain * best[1] > best[0] * cost:
                best = (gain, cost)
        return best

    def gain(self, land: int) -> float:
        """What it is worth to hold a land at the end of this turn."""
        found = self._gains.get(land)
        if found is None:
            found = self.take(land, self.worth.counts(self.world, self.atlas.area_of[land]))
            self._gains[land] = found
        return found

    def take(self, land: int, counts: list[int]) -> float:
        """The same, with so many lands of each seat in the area; ``counts`` are changed."""
        resource = 0.0
        if self.atlas.resources & bit(land):
            resource = self.resource_step * self.worth.monument(land)
        if self.world.owner[land] == self.seat:
            return resource
        return resource + self.worth.take(self.world, land, counts)

    def best_fort(self, sites: int) -> tuple[float, int]:
        """Where a fort does most, and how much; -1 if there is no place for one."""
        best = (0.0, -1)
        for land in members(sites):
            helps = FORT_HELPS * self.worth.stake(self.world, land)
            if helps > best[0] or best[1] < 0:
                best = (helps, land)
        return best


def best_first(pair: tuple[float, int]) -> tuple[float, int]:
    """The order of priced things: the dearest first, and among equals the one with the smallest number."""
    return (-pair[0], pair[1])


def best_of(gains: list[float], count: int) -> float:
    """The best few together."""
    total = 0.0
    for gain in sorted(gains, reverse=True)[:count]:
        total += gain
    return total
