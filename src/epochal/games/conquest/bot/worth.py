"""What a position is worth to a seat: points now, points to come, and what the others are denied."""

from typing import Final

from mypy_extensions import mypyc_attr

from epochal.games.conquest.atlas import bit
from epochal.games.conquest.bot.later import level
from epochal.games.conquest.bot.outlook import outlook
from epochal.games.conquest.world import NOBODY, NOTHING, Conquest

FORT_HELPS: Final = 0.22
"""By how much a fort raises the chance that an army stays."""
USUAL_ARMY: Final = 1.3
"""What an army brings on average, in points."""


def structure_points(world: Conquest, land: int) -> int:
    """Points of the capital, city and monument in a land."""
    here = bit(land)
    points = 1 if world.monuments & here else 0
    if world.capitals & here:
        return points + 2
    return points + (1 if world.cities & here else 0)


class Weights:
    """How a level sees the game: the future of its areas and of its structures, the harm done to others, how many steps a
    campaign is thought ahead, how much its eye errs, and how many lands of an area it plans to take together.

    Armies of today say less about the areas of tomorrow than one would think, because tomorrow's empire comes on top.
    """

    def __init__(
        self, areas: float, structures: float, denial: float, steps: int, noise: float, plan: int = 4
    ) -> None:
        self.areas = areas
        self.structures = structures
        self.denial = denial
        self.steps = steps
        self.noise = noise
        self.plan = plan


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
        self.later = look.later(world.epoch, called, world.seats, weights.areas, weights.structures)
        self.scorings = self.later.scorings
        self.value = self.later.value
        self.tomorrow = self.later.tomorrow
        self.inside = look.inside
        self.rivalry: list[float] = rivalry(self.standing(world), seat, world.epoch, weights.denial)
        self.waiting: list[bool] = [yet_to_play(world, other) for other in range(world.seats)]
        self.tallies: list[dict[int, float]] = look.tallies(self.later, seat, self.rivalry, self.waiting)

    def standing(self, world: Conquest) -> list[int]:
        """How far each seat has come."""
        return world.score

    # Areas

    def counts(self, world: Conquest, area: int) -> list[int]:
        """How many lands of an area each seat holds."""
        counts = [0] * self.seats
        owners = world.owner
        for land in self.inside[area]:
            owner = owners[land]
            if owner != NOBODY:
                counts[owner] += 1
        return counts

    def area(self, area: int, counts: list[int]) -> float:
        """What the standing of all seats in an area is worth: this turn's points, later ones, less those of the rivals."""
        return self._area(area, counts, self.value[area])

    def _area(self, area: int, counts: list[int], value: int) -> float:
        """The same, with the area scoring so much this turn."""
        most = 0
        second = 0
        for count in counts:
            if count > most:
                most, second = count, most
            elif count > second:
                second = count
        later = self.later
        total = 0.0
        for seat, count in enumerate(counts):
            if count == 0:
                continue
            rival = second if count == most else most
            if seat == self.seat:
                total += value * level(count, rival) + later.future(area, count, rival)
            elif self.rivalry[seat] > 0.0:
                points = later.future(area, count, rival)
                if self.waiting[seat]:
                    points += 0.7 * value * level(count, rival)
                total -= self.rivalry[seat] * points
        return total

    def future(self, area: int, mine: int, rival: int) -> float:
        """Points in later epochs of a seat with so many lands in an area, the strongest rival having so many."""
        return self.later.future(area, mine, rival)

    # Lands

    def sacked(self, world: Conquest, land: int) -> int:
        """The same after an army has fought its way in."""
        raise NotImplementedError

    def take(self, world: Conquest, land: int, counts: list[int]) -> float:
        """What it is worth to come into a land that is empty or another's. ``counts``, those of its area, are changed."""
        area = self.atlas.area_of[land]
        before = self.area(area, counts)
        return self.spoils(world, land) + self.entered(area, world.owner[land], counts) - before

    def entered(self, area: int, owner: int, counts: list[int]) -> float:
        """What an area is worth once an army has come into a land that was this owner's. ``counts`` are changed."""
        if owner != NOBODY:
            counts[owner] -= 1
        counts[self.seat] += 1
        return self.area(area, counts)

    def spoils(self, world: Conquest, land: int) -> float:
        """What the structures of a land bring to whoever comes into it, and what another is denied by that."""
        if not (world.capitals | world.cities | world.monuments) & bit(land):
            return 0.0
        if world.owner[land] == NOBODY:
            return structure_points(world, land) * (1.0 + self.tomorrow[land])
        return self.sacked(world, land) * (1.0 + self.tomorrow[land]) + self.denied(world, land)

    def clear(self, world: Conquest, land: int) -> float:
        """What it is worth that the army in a land disappears, whoever it belongs to."""
        area = self.atlas.area_of[land]
        counts = self.counts(world, area)
        before = self.area(area, counts)
        owner = world.owner[land]
        counts[owner] -= 1
        change = self.area(area, counts) - before
        if owner == self.seat:
            return change - structure_points(world, land) * (1.0 + self.tomorrow[land])
        return change + self.denied(world, land)

    def denied(self, world: Conquest, land: int) -> float:
        """What it is worth that another loses the structures of a land."""
        owner = world.owner[land]
        points = structure_points(world, land)
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
        return change + structure_points(world, land) * self.tomorrow[land]

    def monument(self, land: int) -> float:
        """A new monument: a point now and whenever it is scored again."""
        return 1.0 + self.tomorrow[land]


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
