"""What a position is worth to a seat: points now, points to come, and what the others are denied."""

from typing import Final

from mypy_extensions import mypyc_attr

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.bot.outlook import outlook
from epochal.games.conquest.world import NOBODY, NOTHING, Conquest

FORT_HELPS: Final = 0.22
"""By how much a fort raises the chance that an army stays."""
USUAL_ARMY: Final = 1.3
"""What an army brings on average, in points."""

_LEAD_TO_DOMINATE: Final = (0.05, 0.15, 0.4, 0.6, 0.75)
"""The chance to dominate an area next epoch with one land fewer than the strongest rival, as many, one more ..."""


class Weights:
    """How a level sees the game: the future of its areas and of its structures, the harm done to others, how many steps a
    campaign is thought ahead, and how much its eye errs.

    Armies of today say less about the areas of tomorrow than one would think, because tomorrow's empire comes on top.
    """

    def __init__(self, areas: float, structures: float, denial: float, steps: int, noise: float) -> None:
        self.areas = areas
        self.structures = structures
        self.denial = denial
        self.steps = steps
        self.noise = noise


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """The eye of one seat on one position. Prices are points of this seat; it is good for one turn of that seat.

    An edition says what a fight leaves of the structures, and what counts besides points.
    """

    def __init__(self, world: Conquest, seat: int, weights: Weights, called: int) -> None:
        self.seat = seat
        self.seats = world.seats
        self.weights = weights
        self.atlas = world.kit.atlas
        self.epoch = world.epoch
        look = outlook(world.kit)
        self.scorings: list[list[float]] = look.scorings(world.epoch, called, world.seats)
        self.value: list[int] = [values[world.epoch - 1] for values in self.atlas.area_values]
        self.tomorrow: list[float] = self._sum_of_scorings(weights.structures)
        self.area_stay: list[list[float]] = self._area_stay()
        self.rivalry: list[float] = rivalry(self.standing(world), seat, world.epoch, weights.denial)
        self.waiting: list[bool] = [yet_to_play(world, other) for other in range(world.seats)]
        self._futures: dict[tuple[int, int, int], float] = {}
        self._areas: dict[tuple[int, tuple[int, ...]], float] = {}

    def _sum_of_scorings(self, future: float) -> list[float]:
        total = [0.0] * len(self.atlas.lands)
        for scored in self.scorings:
            for land, chance in enumerate(scored):
                total[land] += future * chance
        return total

    def _area_stay(self) -> list[list[float]]:
        """For each area and later epoch the mean chance that an army there stays."""
        result = []
        for lands in self.atlas.area_lands:
            inside = members(lands)
            result.append([sum(scored[land] for land in inside) / len(inside) for scored in self.scorings])
        return result

    def standing(self, world: Conquest) -> list[int]:
        """How far each seat has come."""
        return world.score

    # Areas

    def counts(self, world: Conquest, area: int) -> list[int]:
        """How many lands of an area each seat holds."""
        lands = self.atlas.area_lands[area]
        return [(held & lands).bit_count() for held in world.held]

    def area(self, area: int, counts: list[int]) -> float:
        """What the standing of all seats in an area is worth: this turn's points, later ones, less those of the rivals."""
        key = (area, tuple(counts))
        found = self._areas.get(key)
        if found is None:
            found = self._area(area, counts)
            self._areas[key] = found
        return found

    def _area(self, area: int, counts: list[int]) -> float:
        mine = counts[self.seat]
        value = self.value[area]
        most = 0
        second = 0
        for count in counts:
            if count > most:
                most, second = count, most
            elif count > second:
                second = count
        total = 0.0
        for seat, count in enumerate(counts):
            if count == 0:
                continue
            rival = second if count == most else most
            if seat == self.seat:
                total += value * level(mine, rival) + self.future(area, mine, rival)
            elif self.rivalry[seat] > 0.0:
                points = self.future(area, count, rival)
                if self.waiting[seat]:
                    points += 0.7 * value * level(count, rival)
                total -= self.rivalry[seat] * points
        return total

    def future(self, area: int, mine: int, rival: int) -> float:
        """Points in later epochs of a seat with so many lands in an area, the strongest rival having so many."""
        if mine == 0:
            return 0.0
        key = (area, mine, rival)
        found = self._futures.get(key)
        if found is None:
            found = 0.0
            values = self.atlas.area_values[area]
            for later, stay in enumerate(self.area_stay[area]):
                value = values[self.epoch + later]
                if value:
                    found += value * expected_level(mine, rival, stay)
            found *= self.weights.areas
            self._futures[key] = found
        return found

    # Lands

    def structures(self, world: Conquest, land: int) -> int:
        """Points of the capital, city and monument in a land."""
        here = bit(land)
        points = 1 if world.monuments & here else 0
        if world.capitals & here:
            return points + 2
        return points + (1 if world.cities & here else 0)

    def sacked(self, world: Conquest, land: int) -> int:
        """The same after an army has fought its way in."""
        raise NotImplementedError

    def take(self, world: Conquest, land: int, counts: list[int]) -> float:
        """What it is worth to come into a land that is empty or another's. ``counts``, those of its area, are changed."""
        area = self.atlas.area_of[land]
        before = self.area(area, counts)
        owner = world.owner[land]
        gain = 0.0
        if owner == NOBODY:
            gain = self.structures(world, land) * (1.0 + self.tomorrow[land])
        else:
            counts[owner] -= 1
            gain = self.sacked(world, land) * (1.0 + self.tomorrow[land]) + self.denied(world, land)
        counts[self.seat] += 1
        return gain + self.area(area, counts) - before

    def clear(self, world: Conquest, land: int) -> float:
        """What it is worth that the army in a land disappears, whoever it belongs to."""
        area = self.atlas.area_of[land]
        counts = self.counts(world, area)
        before = self.area(area, counts)
        owner = world.owner[land]
        counts[owner] -= 1
        change = self.area(area, counts) - before
        if owner == self.seat:
            return change - self.structures(world, land) * (1.0 + self.tomorrow[land])
        return change + self.denied(world, land)

    def denied(self, world: Conquest, land: int) -> float:
        """What it is worth that another loses the structures of a land."""
        owner = world.owner[land]
        points = self.structures(world, land)
        if points == 0 or self.rivalry[owner] <= 0.0:
            return 0.0
        return self.rivalry[owner] * points * ((0.7 if self.waiting[owner] else 0.0) + self.tomorrow[land])

    def stake(self, world: Conquest, land: int) -> float:
        """The later points that hang on an own army in a land."""
        area = self.atlas.area_of[land]
        counts = self.counts(world, area)
        mine = counts[self.seat]
        counts[self.seat] = 0
        rival = max(counts)
        change = self.future(area, mine, rival) - self.future(area, mine - 1, rival)
        return change + self.structures(world, land) * self.tomorrow[land]

    def monument(self, land: int) -> float:
        """A new monument: a point now and whenever it is scored again."""
        return 1.0 + self.tomorrow[land]

    def position(self, world: Conquest) -> float:
        """The position once the seat's turn is over and scored: its points, and the future of everybody's lands."""
        total = float(world.score[self.seat])
        values = self.value
        self.value = [0] * len(values)
        areas = self._areas
        self._areas = {}
        waiting = self.waiting
        for area in range(len(values)):
            counts = self.counts(world, area)
            total += self.area(area, counts)
            for other in range(self.seats):
                if waiting[other] and other != self.seat and counts[other]:
                    rival = max([c for seat, c in enumerate(counts) if seat != other])
                    total -= self.rivalry[other] * 0.7 * values[area] * level(counts[other], rival)
        self.value = values
        self._areas = areas
        for land in members(world.capitals | world.cities | world.monuments):
            owner = world.owner[land]
            if owner == self.seat:
                total += self.structures(world, land) * self.tomorrow[land]
            elif owner != NOBODY:
                total -= self.denied(world, land)
        for land in members(world.forts & world.held[self.seat]):
            total += FORT_HELPS * self.stake(world, land)
        return total


def level(mine: int, rival: int) -> int:
    """Control, dominance, presence or nothing, by lands held and those of the strongest rival."""
    if mine == 0:
        return 0
    if mine >= 3 and rival == 0:
        return 3
    return 2 if mine >= 2 and mine > rival else 1


def expected_level(mine: int, rival: int, stay: float) -> float:
    """The level to expect in a later epoch, each army staying with a chance."""
    gone = 1.0 - stay
    none = gone**mine
    one = mine * stay * gone ** (mine - 1)
    present = 1.0 - none
    if mine < 2:
        return float(present)
    lead = min(3, max(-1, mine - rival))
    expected = present + (present - one) * _LEAD_TO_DOMINATE[lead + 1]
    if mine >= 3 and rival == 0:
        two = mine * (mine - 1) / 2 * stay**2 * gone ** (mine - 2)
        expected += 0.3 * (present - one - two)
    return float(expected)


def yet_to_play(world: Conquest, seat: int) -> bool:
    """Whether a seat still has its turn in this epoch. Everybody sees which empires were called."""
    holding = world.holding[seat]
    if holding == NOTHING:
        return True
    return seat != world.turn and world.kit.by_epoch[world.epoch].index(holding) >= world.called


def rivalry(standing: list[int], seat: int, epoch: int, denial: float) -> list[float]:
    """How much a point less for each other seat is worth to this one: most for whoever leads."""
    seats = len(standing)
    mean = sum(standing) / seats
    scale = 6.0 + 3.0 * epoch
    result = []
    for other in range(seats):
        if other == seat:
            result.append(0.0)
            continue
        tilt = min(2.0, max(0.3, 1.0 + (standing[other] - mean) / scale))
        result.append(denial * tilt / (seats - 1))
    return result
