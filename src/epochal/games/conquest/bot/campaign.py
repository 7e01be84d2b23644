"""A campaign: which land next, by what it and the lands beyond it bring for each army they cost."""

from typing import Final

from mypy_extensions import mypyc_attr

from epochal.games.conquest.atlas import members
from epochal.games.conquest.bot.outlook import outlook
from epochal.games.conquest.bot.ways import Lane, Ways
from epochal.games.conquest.bot.worth import FORT_HELPS, Worth
from epochal.games.conquest.world import NOBODY, Conquest

FURTHER_STEP: Final = 0.92
"""A plan is worth less the later it pays."""

HALF_A_MONUMENT: Final = 0.4
THE_OTHER_HALF: Final = 0.85
"""What a resource land is worth of a monument if it is one of two: the first one, and the one that makes the pair."""

_UNKNOWN: Final = -1e9
"""Nothing is worth that little."""

Plan = tuple[float, float]
"""What a plan brings and the armies it costs."""
Taken = tuple[float, float, int]
"""What it brings to take a land; what the standing in its area is worth then, and the tally of it."""

DIGIT: Final = 5
LARGEST: Final = 2**DIGIT - 1
"""A tally is how many lands of an area each seat holds, in one number: so many bits for each seat."""


class Survey:
    """An area at one moment: the tally of it, what that is worth, and the lands to be had, cheapest first (once they are asked for)."""

    def __init__(self, tally: int, standing: float) -> None:
        self.tally = tally
        self.standing = standing
        self.cheapest: list[int] | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """The choices of one moment of an expansion, priced for each army they cost. An edition says what a land costs.

    What is asked of a land or an area again and again is worked out once.
    """

    def __init__(self, world: Conquest, worth: Worth, armies: int, near_lands: int) -> None:
        self.world = world
        self.worth = worth
        self.seat = worth.seat
        self.atlas = worth.atlas
        self.armies = armies
        self.near_lands = near_lands
        look = outlook(world.kit)
        self.closed: int = look.barren
        self.resource = look.resource
        self.resource_step: float = self.one_resource_more()
        self.ways: Ways = look.ways(self.lanes())
        lands = len(self.atlas.lands)
        self.near: list[bool] = [False] * lands
        for land in members(near_lands):
            self.near[land] = True
        self._spoils: list[float] = [0.0] * lands
        for land in members(world.capitals | world.cities | world.monuments):
            self._spoils[land] = _UNKNOWN
        self._costs: list[float] = [_UNKNOWN] * lands
        self._gains: list[float] = [_UNKNOWN] * lands
        self._surveys: list[Survey | None] = [None] * len(self.atlas.areas)

    def one_resource_more(self) -> float:
        """How much of a monument one more resource land brings."""
        if not self.world.is_active_empire() or self.world.monuments_left() <= 0:
            return 0.0
        return self.share_of_a_monument()

    def share_of_a_monument(self) -> float:
        """The same where every two resource lands make a monument."""
        odd = (self.world.active & self.atlas.resources).bit_count() % 2
        return THE_OTHER_HALF if odd else HALF_A_MONUMENT

    def lanes(self) -> tuple[Lane, ...]:
        """The ways of the force besides the borders of lands."""
        return tuple([(coast, coast) for coast in self.world.lanes])

    def cost(self, land: int) -> float:
        """The armies that a land costs on average."""
        cost = self._costs[land]
        if cost == _UNKNOWN:
            owner = self.world.owner[land]
            cost = 1.0 if owner == NOBODY or owner == self.seat else self.cost_of_battle(land)
            self._costs[land] = cost
        return cost

    def cost_of_battle(self, land: int) -> float:
        """The same where another stands."""
        raise NotImplementedError

    # Plans

    def ranked(self, targets: int) -> list[tuple[float, int]]:
        """Lands within reach with the worth of a plan that begins there, for each army; best first."""
        ranked = self.priced(targets)
        ranked.sort(key=best_first)
        return ranked

    def priced(self, targets: int) -> list[tuple[float, int]]:
        """The same, by number. Every land costs an army at least, so nobody goes further than the armies last."""
        if self.worth.weights.plan == 1:
            return [(self.gain(land) / self.cost(land), land) for land in members(targets)]
        ring = targets
        rings = [members(ring)]
        seen = targets | self.world.active | self.closed
        for _ in range(min(self.worth.weights.steps, self.armies - 1)):
            beyond = 0
            for land in rings[-1]:
                beyond |= self.ways.of(land).mask
            ring = beyond & ~seen
            seen |= ring
            rings.append(members(ring))
        gains = [0.0] * len(self.near)
        costs = [0.0] * len(self.near)
        for distance in range(len(rings) - 1, -1, -1):
            for land in rings[distance]:
                gains[land], costs[land] = self._plan(land, gains, costs, self.armies - distance)
        return [(gains[land] / costs[land], land) for land in rings[0]]

    def _plan(self, land: int, gains: list[float], costs: list[float], armies: float) -> Plan:
        """The best plan from a land on: the land alone, more of its area, or on to a land beyond, by the plans made there."""
        best_gain, best_cost = self._area_plan(land, armies)
        gain = self.gain(land)
        cost = self.cost(land)
        for beyond in self.ways.of(land).lands:
            onward = costs[beyond]
            if onward > 0.0 and onward + cost <= armies:
                path_gain = gain + FURTHER_STEP * gains[beyond]
                path_cost = cost + onward
                if path_gain * best_cost > best_gain * path_cost:
                    best_gain, best_cost = path_gain, path_cost
        return best_gain, best_cost

    def _area_plan(self, land: int, armies: float) -> Plan:
        """The land, and others of its area after it as long as that pays better: one may not be enough to dominate."""
        survey = self._survey(self.atlas.area_of[land])
        cost = self.cost(land)
        gain, standing, tally = self.take(land, survey.tally, survey.standing)
        self._gains[land] = gain
        best_gain, best_cost = gain, cost
        if survey.cheapest is None:
            survey.cheapest = self._cheapest(self.atlas.area_of[land])
        onward = self.ways.of(land).found
        discount = 1.0
        steps = 1
        for other in survey.cheapest:
            if other == land or not (self.near[other] or onward[other]):
                continue
            cost += self._costs[other]
            if cost > armies + 0.5:
                break
            discount *= FURTHER_STEP
            more, standing, tally = self.take(other, tally, standing)
            gain += discount * more
            if gain * best_cost > best_gain * cost:
                best_gain, best_cost = gain, cost
            steps += 1
            if steps == self.worth.weights.plan:
                break
        return best_gain, best_cost

    def _survey(self, area: int) -> Survey:
        survey = self._surveys[area]
        if survey is None:
            counts = self.worth.counts(self.world, area)
            tally = 0
            for seat, count in enumerate(counts):
                tally |= count << DIGIT * seat
            survey = Survey(tally, self._standing(area, tally))
            self._surveys[area] = survey
        return survey

    def _cheapest(self, area: int) -> list[int]:
        """The lands of an area that are not one's own, cheapest first."""
        order: list[int] = []
        for land in self.worth.inside[area]:
            if self.world.owner[land] != self.seat:
                cost = self.cost(land)
                place = len(order)
                while place > 0 and self._costs[order[place - 1]] > cost:
                    place -= 1
                order.insert(place, land)
        return order

    def gain(self, land: int) -> float:
        """What it is worth to hold a land at the end of this turn."""
        gain = self._gains[land]
        if gain == _UNKNOWN:
            survey = self._survey(self.atlas.area_of[land])
            gain, _, _ = self.take(land, survey.tally, survey.standing)
            self._gains[land] = gain
        return gain

    def take(self, land: int, tally: int, standing: float) -> Taken:
        """The same, with such a tally of the area and that being worth so much; and what they are then."""
        resource = self.resource_step * self.worth.monument(land) if self.resource[land] else 0.0
        owner = self.world.owner[land]
        if owner == self.seat:
            return resource, standing, tally
        tally += 1 << DIGIT * self.seat
        if owner != NOBODY:
            tally -= 1 << DIGIT * owner
        after = self._standing(self.atlas.area_of[land], tally)
        return resource + (self._spoils_of(land) + after - standing), after, tally

    def _standing(self, area: int, tally: int) -> float:
        """What a tally of an area is worth."""
        known = self.worth.tallies[area]
        found = known.get(tally)
        if found is None:
            counts = [tally >> DIGIT * seat & LARGEST for seat in range(self.world.seats)]
            found = known[tally] = self.worth.area(area, counts)
        return found

    def mine(self, tally: int) -> int:
        """How many lands the seat itself has by a tally."""
        return tally >> DIGIT * self.seat & LARGEST

    def _spoils_of(self, land: int) -> float:
        spoils = self._spoils[land]
        if spoils == _UNKNOWN:
            spoils = self.worth.spoils(self.world, land)
            self._spoils[land] = spoils
        return spoils

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
