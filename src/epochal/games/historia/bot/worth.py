"""The eye of one seat on a table: what cells, wonders, lands and cubes are worth to it, in points."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.games.historia.bot.tables import Tables
from epochal.games.historia.bot.weights import CUBES, DANGER, NEARER, USED, Weights
from epochal.games.historia.components import ERAS, TOP, TURNS, Wonder, cell
from epochal.games.historia.state import NOTHING, History

LEAD: Final[tuple[float, ...]] = (0.05, 0.1, 0.2, 0.4, 0.65, 0.8, 0.9)
"""How often a majority wonder can be used, from three behind to three ahead."""
ABOVE: Final[tuple[float, ...]] = (0.0, 0.0, 0.05, 0.2, 0.5, 0.6, 0.65)
"""What it is worth to be so much stronger than a rival: raids, wars and peace."""


class Worth:
    """Prices of one seat at one moment."""

    def __init__(self, world: History, seat: int, weights: Weights, tables: Tables) -> None:
        self.world = world
        self.seat = seat
        self.weights = weights
        self.tables = tables
        box = world.box
        self.left: int = min(weights.horizon, (ERAS - world.era) * TURNS + TURNS - world.turn + 1)
        """Turns to come, with this one."""
        self.last: bool = world.era == ERAS and world.turn == TURNS
        self.levels = tables.levels[self.left]
        self.others = [civ for civ in world.civs() if civ != seat]
        players = [civ for civ in self.others if civ < world.seats]
        self.best_technology = max([world.technology[civ] for civ in players], default=0)
        self.best_military = max([world.military[civ] for civ in players], default=0)
        self.best_wonders = max([world.built[civ].bit_count() for civ in players], default=0)
        self.best_lands = max([world.holds[civ].bit_count() for civ in players], default=0)
        self.share = weights.rivals / max(1, len(self.others))
        self.mine = [
            (tables.wonders[n], box.wonders[n], 0.0 if world.turned[seat] & bit(n) else 0.8)
            for n in members(world.built[seat])
        ]
        self.cube = min(1.0, 0.35 + 0.2 * (self.left - 1))
        """How much cubes count: little when there is hardly a turn left to use them."""
        self.empty = world.empty()
        self.known: dict[tuple[int, int, int, int], float] = {}
        self.known_lands: dict[tuple[int, int], float] = {}

    # Cubes

    def cubes(self, available: int, used: int) -> float:
        return self.cube * (CUBES[min(available, 9)] + USED * used)

    # Where a civilization stands

    def standing(self, technology: int, military: int, wonders: int, lands: int) -> float:
        """What the levels, wonders and lands of a seat promise, beyond what they bring at once."""
        key = (technology, military, wonders, lands)
        found = self.known.get(key)
        if found is None:
            found = self._standing(technology, military, wonders, lands)
            self.known[key] = found
        return found

    def _standing(self, technology: int, military: int, wonders: int, lands: int) -> float:
        world = self.world
        total = self.levels[cell(technology, military)]
        total += self.milestones(technology, military)
        total += self.leader(technology, military, wonders, lands)
        for rate, wonder, now in self.mine:
            uses = self.left - 1 + now
            total += rate * uses * self.usable(wonder, technology, military, wonders, lands)
        above = 0.0
        for civ in self.others:
            above += ABOVE[max(0, min(6, military - world.military[civ] + 3))]
        total += above * min(4, self.left) / 4
        if world.is_solo():
            total -= DANGER if lands == 1 else 0.25 * DANGER if lands == 2 else 0.0
        return total

    def milestones(self, technology: int, military: int) -> float:
        """Milestones ahead, by how near they are and whether others are nearer."""
        world = self.world
        total = 0.0
        width = TOP + 1
        for place, milestone in world.milestones.items():
            right, up = place % width, place // width
            if right < technology or up < military:
                continue
            steps = right - technology + up - military
            if steps > 5:
                continue
            value = self.tables.milestones[milestone]
            for civ in self.others:
                far = right - world.technology[civ] + up - world.military[civ]
                if right >= world.technology[civ] and up >= world.military[civ] and far <= steps:
                    value *= 0.7
            total += value * 0.75**steps
        return total

    def leader(self, technology: int, military: int, wonders: int, lands: int) -> float:
        """What the leader promises at the end of the era."""
        world = self.world
        number = world.leaders[self.seat]
        if number == NOTHING:
            return 0.0
        best = 0.0
        for what, least, points in world.box.leaders[number].conditions:
            if what == "technology":
                gap = least - technology
            elif what == "military":
                gap = least - military
            elif what == "wonders":
                gap = least - wonders
            elif what == "territories":
                gap = least - lands
            elif what == "cubes":
                gap = max(0, least - world.available[self.seat]) + 1
            else:
                gap = (least - world.points[self.seat]) // 4
            if gap <= 0:
                best = max(best, float(points))
            elif gap < 8:
                pace = 0.45 + 0.1 * (TURNS - world.turn)
                best = max(best, points * pace**gap)
        return best

    # Wonders

    def usable(self, wonder: Wonder, technology: int, military: int, wonders: int, lands: int) -> float:
        """How often the condition of a wonder will hold."""
        what = wonder.majority or wonder.least
        if not what:
            return 1.0
        if what == "technology":
            mine, best = technology, self.best_technology
        elif what == "military":
            mine, best = military, self.best_military
        elif what == "wonders":
            mine, best = wonders, self.best_wonders
        else:
            mine, best = lands, self.best_lands
        if wonder.majority:
            return 1.0 if self.world.seats == 1 else LEAD[max(0, min(6, mine - best + 3))]
        return 1.0 if mine >= wonder.count else NEARER ** (wonder.count - mine)

    def wonder(self, number: int, technology: int, military: int, wonders: int, lands: int) -> float:
        """What a wonder of the row will bring by being activated."""
        wonder = self.world.box.wonders[number]
        usable = self.usable(wonder, technology, military, wonders + 1, lands)
        gain = self.tables.wonders[number] * usable * (self.left - 1 + 0.4)
        tourism = 0.1 * self.left
        return (gain + tourism) * self.weights.art

    # Lands

    def hold(self, territory: int) -> float:
        """What a land promises to whoever has a cube there: points at the ends of eras, and cubes."""
        world = self.world
        crowd = 0
        weaker = 0
        for civ in self.others:
            if world.holds[civ] & bit(territory):
                crowd += 1
                weaker += 1 if world.military[civ] < world.military[self.seat] else 0
        soon = 1.0 if world.turn >= TURNS - 1 else 0.8
        alone = 0.75 * soon if crowd == 0 else 0.3 if crowd == 1 and weaker else 0.08
        eras = ERAS - world.era + 1 if self.weights.horizon > TURNS else 1
        later = 0.35 * (eras - 1) * (1.0 if crowd == 0 else 0.6)
        income = 0.35 * self.cube * (self.left // 2)
        return world.worth_of(territory) * (alone + later) + income

    def land(self, territory: int, lands: int) -> float:
        """What it brings to go to a land, without the cube it takes, for one with so many."""
        key = (territory, lands)
        found = self.known_lands.get(key)
        if found is None:
            found = self._land(territory, lands)
            self.known_lands[key] = found
        return found

    def _land(self, territory: int, lands: int) -> float:
        world = self.world
        gain = self.hold(territory)
        if self.empty & bit(territory):
            gain += world.worth_of(territory)
        else:
            near_end = 0.6 if world.turn >= TURNS - 1 else 0.25
            gain += self.share * near_end * world.worth_of(territory)
        technology, military = world.technology[self.seat], world.military[self.seat]
        wonders = world.built[self.seat].bit_count()
        gain += self.standing(technology, military, wonders, lands + 1)
        gain -= self.standing(technology, military, wonders, lands)
        return gain * self.weights.expansion
