"""The numbers of a position that all editions share: what every seat has, and what its armies and cards may still bring."""

from functools import cache
from typing import Final

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.bot.draft import FIGHT, REACHED
from epochal.games.conquest.bot.later import expected_level, level
from epochal.games.conquest.bot.outlook import Outlook, outlook
from epochal.games.conquest.bot.worth import FORT_HELPS, structure_points
from epochal.games.conquest.kit import Kit
from epochal.games.conquest.world import NOBODY, NOTHING, Conquest

SCORE: Final = 0
PENDING: Final = 1
COMING: Final = 2
EMPIRE: Final = 3
PROMISE: Final = 4
STRENGTH: Final = 5
ARMIES: Final = 6
AREAS_NEXT: Final = 7
AREAS_LATER: Final = 8
STRUCTURES: Final = 9
EXPOSED: Final = 10
CARDS: Final = 11
FEATURES: Final = (
    "score",
    "pending",
    "coming",
    "empire",
    "promise",
    "strength",
    "armies",
    "areas_next",
    "areas_later",
    "structures",
    "exposed",
    "cards",
)
HAND: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.3, 0.6, 1.5, 1.5, 0.5, 0.6, 0.8, -0.5, 1.2)

AREAS_COUNT: Final = 0.45
STRUCTURES_COUNT: Final = 0.9
"""How much of what armies and structures seem to promise for later epochs a card counts that is still to be played."""

PLAYED: Final = 0
WAITING: Final = 1
OPENING: Final = 2
MARCHING: Final = 3
"""Where a seat stands in an epoch: its turn is over, or to come; it has begun, but not with its empire; or its empire is at it."""


class Chart:
    """Tables for a moment of the calls: what so many lands against so many of the strongest rival bring, area by area.

    ``coming`` is this epoch's scoring of those who still have their turn, ``nearer`` the next epoch's and ``later`` all after
    it. The place of (mine, rival) in an area's table is ``mine * width + rival``. ``land_coming`` is the chance of an army in a
    land to be there at this epoch's scoring, ``land_later`` that at all later ones, added up.
    """

    def __init__(self, kit: Kit, epoch: int, called: int, seats: int) -> None:
        look: Outlook = outlook(kit)
        atlas = kit.atlas
        scorings = look.scorings(epoch, called, seats)
        self.value: list[int] = [values[epoch - 1] for values in atlas.area_values]
        self.area_lands = atlas.area_lands
        self.width: int = max([lands.bit_count() for lands in atlas.area_lands]) + 1
        self.land_coming: list[float] = [stay**0.5 for stay in look.stay(epoch, called, seats)]
        count = len(atlas.lands)
        self.land_later: list[float] = [sum([scored[land] for scored in scorings]) for land in range(count)]
        self.coming: list[list[float]] = []
        self.nearer: list[list[float]] = []
        self.later: list[list[float]] = []
        for area, values in enumerate(atlas.area_values):
            self.coming.append(self._table(area, values[epoch - 1 : epoch], [self.land_coming]))
            self.nearer.append(self._table(area, values[epoch : epoch + 1], scorings[:1]))
            self.later.append(self._table(area, values[epoch + 1 :], scorings[1:]))

    def _table(self, area: int, values: list[int], scorings: list[list[float]]) -> list[float]:
        inside = members(self.area_lands[area])
        stays = [sum([scored[land] for land in inside]) / len(inside) for scored in scorings]
        table = [0.0] * (self.width * self.width)
        for mine in range(1, len(inside) + 1):
            for rival in range(len(inside) + 1):
                total = 0.0
                for value, stay in zip(values, stays, strict=False):
                    if value:
                        total += value * expected_level(mine, rival, stay)
                table[mine * self.width + rival] = total
        return table


class Charts:
    """The charts of a content set, made when they are first asked for."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.spread: list[list[int]] = outlook(kit).spread
        self._charts: dict[int, Chart] = {}

    def at(self, epoch: int, called: int, seats: int) -> Chart:
        """The tables after so many calls of an epoch."""
        key = (epoch * 64 + called) * 8 + seats
        found = self._charts.get(key)
        if found is None:
            found = Chart(self.kit, epoch, called, seats)
            self._charts[key] = found
        return found


@cache
def charts(kit: Kit) -> Charts:
    """The charts of a content set."""
    return Charts(kit)


class Survey:
    """One look at a position. ``rows`` has for each seat as many numbers as the edition wants, the shared ones first.

    ``stage`` says where each seat stands in the epoch; see ``stages``.
    """

    def __init__(self, world: Conquest, stage: list[int], features: int) -> None:
        self.world = world
        self.seats = world.seats
        self.stage = stage
        tables = charts(world.kit)
        self.spread = tables.spread
        self.chart = tables.at(world.epoch, world.called, world.seats)
        self.rows: list[list[float]] = [[0.0] * features for _ in range(world.seats)]
        self.counts: list[int] = []
        for seat, row in enumerate(self.rows):
            row[SCORE] = float(world.score[seat])
        self._count_areas()
        self._count_structures()

    def _count_areas(self) -> None:
        """What the lands that are held bring, now and later."""
        world, chart = self.world, self.chart
        counts = self.counts
        here = [0] * self.seats
        for area, lands in enumerate(chart.area_lands):
            most = 0
            second = 0
            for seat in range(self.seats):
                count = (world.held[seat] & lands).bit_count()
                here[seat] = count
                counts.append(count)
                if count > most:
                    most, second = count, most
                elif count > second:
                    second = count
            if most == 0:
                continue
            coming, nearer, later = chart.coming[area], chart.nearer[area], chart.later[area]
            for seat in range(self.seats):
                count = here[seat]
                if count:
                    rival = second if count == most else most
                    place = count * chart.width + rival
                    row = self.rows[seat]
                    row[AREAS_NEXT] += nearer[place]
                    row[AREAS_LATER] += later[place]
                    stage = self.stage[seat]
                    if stage == WAITING:
                        row[COMING] += coming[place]
                    elif stage != PLAYED:
                        row[PENDING] += chart.value[area] * level(count, rival)

    def _count_structures(self) -> None:
        """What capitals, cities and monuments bring, and what forts save."""
        world, chart = self.world, self.chart
        for land in members(world.capitals | world.cities | world.monuments):
            owner = world.owner[land]
            if owner != NOBODY:
                points = structure_points(world, land)
                row = self.rows[owner]
                row[STRUCTURES] += points * chart.land_later[land]
                stage = self.stage[owner]
                if stage == WAITING:
                    row[COMING] += points * chart.land_coming[land]
                elif stage != PLAYED:
                    row[PENDING] += points
        for land in members(world.forts):
            self._count_fort(world.owner[land], land)

    def _count_fort(self, owner: int, land: int) -> None:
        """A fort saves some of the later points that hang on an army in a land."""
        world, chart = self.world, self.chart
        area = world.kit.atlas.area_of[land]
        rival = self._strongest(self.counts, area, owner)
        place = self.counts[area * self.seats + owner] * chart.width + rival
        nearer, later = chart.nearer[area], chart.later[area]
        points = structure_points(world, land)
        row = self.rows[owner]
        row[AREAS_NEXT] += FORT_HELPS * (nearer[place] - nearer[place - chart.width])
        row[AREAS_LATER] += FORT_HELPS * (later[place] - later[place - chart.width])
        row[STRUCTURES] += FORT_HELPS * points * chart.land_later[land]

    def _strongest(self, counts: list[int], area: int, seat: int) -> int:
        """The lands of a seat's strongest rival in an area."""
        first = area * self.seats
        most = 0
        for other in range(self.seats):
            if other != seat and counts[first + other] > most:
                most = counts[first + other]
        return most

    # What is still to be played

    def add_empires(self) -> None:
        """What the empires bring that are not played yet, and the armies that are on the march; whom they threaten."""
        world = self.world
        pile: list[int] = []
        for seat in range(self.seats):
            stage = self.stage[seat]
            row = self.rows[seat]
            if stage == MARCHING:
                row[ARMIES] += world.pool
                self._project(seat, world.force, world.pool, 1.0)
            elif stage != PLAYED:
                if stage == OPENING:
                    row[ARMIES] += world.pool
                empire = world.holding[seat]
                if empire != NOTHING:
                    self._expect(seat, empire, 1.0)
                    continue
                if not pile:
                    pile = world.undrawn(0)
                for card in pile:
                    self._expect(seat, card, 1.0 / len(pile))

    def _expect(self, seat: int, empire: int, share: float) -> None:
        """An empire that a seat will play, or may play with a chance."""
        world = self.world
        card = world.kit.empires[empire]
        armies = min(card.strength, world.figures[seat])
        self.rows[seat][STRENGTH] += share * armies
        self._project(seat, empire, armies, share)

    def _project(self, seat: int, empire: int, armies: int, share: float) -> None:
        """The nearest lands that armies of an empire can be expected to take: what they bring, and whom that harms."""
        world, chart = self.world, self.chart
        atlas = world.kit.atlas
        card = world.kit.empires[empire]
        starts = len(card.starts)
        active = world.active if self.stage[seat] == MARCHING else 0
        left = armies * REACHED
        counts = self.counts.copy()
        touched: list[int] = []
        resources = (active & atlas.resources).bit_count()
        built = resources // 2
        structures_now = 0.0
        structures_then = 0.0
        row = self.rows[seat]
        for place, land in enumerate(self.spread[empire]):
            if left < 0.5:
                break
            here = bit(land)
            if active & here:
                continue
            owner = world.owner[land]
            left -= 1.0 if place < starts or owner in (NOBODY, seat) else FIGHT
            if atlas.resources & here:
                resources += 1
            if owner == seat:
                continue
            area = atlas.area_of[land]
            counts[area * self.seats + seat] += 1
            if area not in touched:
                touched.append(area)
            if owner != NOBODY:
                counts[area * self.seats + owner] -= 1
                points = structure_points(world, land)
                if points:
                    lost = chart.land_later[land]
                    if self.stage[owner] == WAITING:
                        lost += chart.land_coming[land]
                    self.rows[owner][EXPOSED] += share * points * lost
        if card.capital and not active:
            for land in card.starts:
                structures_now += 2.0
                structures_then += 2.0 * chart.land_later[land]
        home = card.starts[0]
        monuments = resources // 2 - built
        structures_now += monuments
        structures_then += monuments * chart.land_later[home]
        row[EMPIRE] += share * structures_now
        row[PROMISE] += share * STRUCTURES_COUNT * structures_then
        for area in touched:
            self._compare(seat, area, counts, share)

    def _compare(self, seat: int, area: int, counts: list[int], share: float) -> None:
        """An area as it is and as it would be: to the seat that comes into it, and to those who lose lands."""
        chart = self.chart
        first = area * self.seats
        nearer, later, coming = chart.nearer[area], chart.later[area], chart.coming[area]
        for other in range(self.seats):
            mine = counts[first + other]
            before = self.counts[first + other]
            if mine == before:
                continue
            old_rival = self._strongest(self.counts, area, other)
            new_rival = self._strongest(counts, area, other)
            old = before * chart.width + old_rival
            new = mine * chart.width + new_rival
            then = AREAS_COUNT * (nearer[new] + later[new] - nearer[old] - later[old])
            row = self.rows[other]
            if other == seat:
                now = float(chart.value[area] * level(mine, new_rival))
                if self.stage[seat] == WAITING:
                    now -= coming[old]
                else:
                    now -= chart.value[area] * level(before, old_rival)
                row[EMPIRE] += share * now
                row[PROMISE] += share * then
            else:
                if self.stage[other] == WAITING:
                    then += coming[new] - coming[old]
                row[EXPOSED] -= share * then

    def add_monuments(self, seat: int, count: int) -> None:
        """Monuments that are as good as built."""
        land = self.world.force_empire().starts[0]
        row = self.rows[seat]
        row[PENDING] += count
        row[STRUCTURES] += count * self.chart.land_later[land]


def stages(world: Conquest) -> list[int]:
    """Where each seat stands in this epoch, as far as all editions are alike."""
    called = world.kit.by_epoch[world.epoch][: world.called]
    result = []
    for seat in range(world.seats):
        if seat == world.turn:
            result.append(MARCHING if world.is_active_empire() else OPENING)
        else:
            result.append(PLAYED if world.over or world.holding[seat] in called else WAITING)
    return result


def sites_left(world: Conquest) -> int:
    """How many monuments the force could still find a place for."""
    places = world.capitals | world.cities | world.kit.atlas.resources
    return min(world.monuments_left(), (world.active & places & ~world.monuments).bit_count())
