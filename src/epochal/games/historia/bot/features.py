"""What there is to a position: the numbers of every seat, in points, quick enough for a search."""

from typing import Final

from epochal.core.bits import members
from epochal.games.historia.bot.tables import Tables
from epochal.games.historia.bot.weights import ADVISOR, CARD, CUBES, DANGER, HAND, NEARER, USED
from epochal.games.historia.bot.worth import ABOVE, LEAD
from epochal.games.historia.components import ERAS, TOP, TURNS, Leader, cell
from epochal.games.historia.state import NOTHING, History

FEATURES: Final = (
    "score", "government", "technology", "levels", "lead", "slots", "arms", "strength", "milestones", "leader", "wonders",
    "ready", "alone", "shared", "later", "harvest", "cubes", "hand", "advisors", "unresolved", "order", "civbots",
)  # fmt: skip
REVEALED: Final = 2.5
"""What a card brings that is turned over and not yet resolved, about."""
UNFINISHED: Final[dict[str, float]] = {
    "expand": 1.5,
    "take_wonder": 2.5,
    "exploit_cubes": 0.6,
    "take_back": 1.8,
}
"""What each step brings that is left of an action under way."""
FIGHT: Final = 2.0
"""What a war or a trade brings for which a rival is being chosen."""
LEVEL: Final = 0.5
"""What a level of technology or military is worth in itself, about."""
SLOTS: Final = 2.0
"""What it is worth to play a card more each round, besides what technology is worth anyway."""
CLEAR: Final = 3
"""So many levels ahead are a clear lead."""
TOURISM: Final = 0.1
"""What a wonder brings by tourism in a turn."""
COUNTED: Final = ("", "technology", "military", "wonders", "territories", "cubes", "points")
TECHNOLOGY: Final = 1
MILITARY: Final = 2
WONDERS: Final = 3
FAR: Final = 5
"""Milestones further away than so many steps do not count."""
STEPS: Final = tuple([0.75**steps for steps in range(FAR + 1)])
RIVAL: Final = tuple([0.7**rivals for rivals in range(12)])
STILL: Final = tuple([NEARER**gap for gap in range(32)])
OUT: Final = 100.0
"""What it costs a single player to be eliminated."""


class Contents:
    """What is the same in every game with a content set: what cards bring and need, as numbers."""

    def __init__(self, tables: Tables) -> None:
        box = tables.box
        self.tables = tables
        self.wonder_needs: list[int] = [
            COUNTED.index(wonder.majority or wonder.least) for wonder in box.wonders
        ]


class Looker:
    """All civilizations at one moment, counted once for all seats."""

    def __init__(self, world: History, contents: Contents) -> None:
        self.world = world
        self.contents = contents
        self.left: int = (ERAS - world.era) * TURNS + TURNS - world.turn + 1
        """Turns to come, with this one."""
        self.cube: float = min(1.0, 0.35 + 0.2 * (self.left - 1))
        self.wonders: list[int] = [built.bit_count() for built in world.built]
        self.lands: list[int] = [holds.bit_count() for holds in world.holds]
        once, twice = 0, 0
        for holds in world.holds:
            twice |= once & holds
            once |= holds
        self.twice: int = twice
        """The territories that several civilizations share."""

    def look(self) -> list[list[float]]:
        world = self.world
        milestones = self.milestones()
        step, _, b = world.agenda[-1]
        unfinished = 0.0
        if step.name in UNFINISHED:
            unfinished = UNFINISHED[step.name] * b
        elif step.name in ("war_in", "war_on", "trade_with"):
            unfinished = FIGHT
        acting = world.asked[0] if len(world.asked) == 1 and unfinished else NOTHING
        return [
            self.seat(seat, milestones[seat], unfinished if acting == seat else 0.0)
            for seat in range(world.seats)
        ]

    def seat(self, seat: int, milestones: float, unfinished: float) -> list[float]:
        world, tables, left, cube = self.world, self.contents.tables, self.left, self.cube
        technology, military = world.technology[seat], world.military[seat]
        wonders, ready = self.activations(seat)
        alone, shared, later = self.territories(seat)
        lands = self.lands[seat]
        last = left == 1
        hand = world.hand[seat].bit_count()
        return [
            float(world.points[seat]),
            self.government(cell(technology, military)),
            tables.technology[left][technology],
            LEVEL * technology,
            ahead(world.technology, seat),
            SLOTS * world.box.slots[technology],
            LEVEL * military + tables.military[military] * min(1.0, left / 3),
            self.strength(seat, military) * min(4, left) / 4,
            milestones,
            self.leader(seat),
            wonders + TOURISM * self.wonders[seat] * left,
            ready,
            alone,
            shared,
            later,
            0.35 * cube * (left // 2) * lands,
            cube * (CUBES[min(world.available[seat], len(CUBES) - 1)] + USED * world.used[seat]),
            hand * (CARD if last else CARD + 0.5 * HAND),
            len(world.advisors[seat]) * ADVISOR * cube,
            len(world.revealed[seat]) * REVEALED + unfinished,
            float(world.order.index(seat)),
            self.danger(lands) if world.is_solo() else 0.0,
        ]

    def danger(self, lands: int) -> float:
        """What the Civbots have and can do against a single player."""
        world = self.world
        threat = DANGER if lands == 1 else 0.25 * DANGER if lands == 2 else 0.0
        return -float(max(world.points[1:])) - (OUT if world.eliminated else threat)

    # The matrix

    def government(self, place: int) -> float:
        """The bonuses of government still to come; in the last turn, points only."""
        if self.left > 1:
            return self.contents.tables.governments[self.left][place]
        return float(self.world.box.government_points[self.world.box.zone[place]])

    def milestones(self) -> list[float]:
        """Milestones ahead of each seat, by how near they are and whether others are nearer."""
        world = self.world
        totals = [0.0] * world.seats
        civs = len(world.technology)
        for place, milestone in world.milestones.items():
            right, up = place % (TOP + 1), place // (TOP + 1)
            far: list[int] = []
            for civ in range(civs):
                east, north = right - world.technology[civ], up - world.military[civ]
                far.append(east + north if east >= 0 and north >= 0 else 2 * TOP)
            for seat in range(world.seats):
                steps = far[seat]
                if steps <= FAR:
                    rivals = -1
                    for other in far:
                        if other <= steps:
                            rivals += 1
                    totals[seat] += self.contents.tables.milestones[milestone] * STEPS[steps] * RIVAL[rivals]
        return totals

    def strength(self, seat: int, military: int) -> float:
        """What it is worth to be stronger than others."""
        total = 0.0
        for civ, other in enumerate(self.world.military):
            if civ != seat:
                total += ABOVE[max(0, min(6, military - other + 3))]
        return total

    # Wonders and leaders

    def count(self, what: int, civ: int) -> int:
        """How much of what wonders ask for a civilization has."""
        if what == TECHNOLOGY:
            return self.world.technology[civ]
        if what == MILITARY:
            return self.world.military[civ]
        return self.wonders[civ] if what == WONDERS else self.lands[civ]

    def activations(self, seat: int) -> tuple[float, float]:
        """What wonders bring in later turns, and in this one."""
        world = self.world
        later, now = 0.0, 0.0
        for number in members(world.built[seat]):
            gain = self.contents.tables.wonders[number] * self.usable(seat, number)
            later += gain
            if not world.turned[seat] >> number & 1:
                now += gain
        return later * (self.left - 1), now * 0.8

    def usable(self, seat: int, number: int) -> float:
        """How often the condition of a wonder will hold."""
        what = self.contents.wonder_needs[number]
        if what == 0:
            return 1.0
        wonder = self.world.box.wonders[number]
        mine = self.count(what, seat)
        if not wonder.majority:
            return 1.0 if mine >= wonder.count else STILL[wonder.count - mine]
        if self.world.seats == 1:
            return 1.0
        best = 0
        for other in range(self.world.seats):
            if other != seat:
                best = max(best, self.count(what, other))
        return LEAD[max(0, min(6, mine - best + 3))]

    def leader(self, seat: int) -> float:
        """What the leader promises at the end of the era; while they are chosen, what one promises on average."""
        world = self.world
        number = world.leaders[seat]
        if number != NOTHING:
            return self.promise(seat, world.box.leaders[number])
        if not world.leader_order:
            return 0.0
        era = world.box.leaders_of[world.era]
        return sum([self.promise(seat, world.box.leaders[leader]) for leader in era]) / len(era)

    def promise(self, seat: int, leader: Leader) -> float:
        world = self.world
        best = 0.0
        for what, least, points in leader.conditions:
            if what == "cubes":
                gap = max(0, least - world.available[seat]) + 1
            elif what == "points":
                gap = -(-(least - world.points[seat]) // 4)
            else:
                gap = least - self.count(COUNTED.index(what), seat)
            if gap <= 0:
                best = max(best, float(points))
            elif gap < 8:
                best = max(best, points * (0.45 + 0.1 * (TURNS - world.turn)) ** gap)
        return best

    # The map

    def territories(self, seat: int) -> tuple[float, float, float]:
        """What lands bring if the era ended now, whom one could beat there and by whom be beaten, and later eras."""
        world = self.world
        alone, shared, later = 0, 0, 0.0
        strength = world.military[seat]
        for territory in members(world.holds[seat]):
            worth = world.worth_of(territory)
            if not self.twice >> territory & 1:
                alone += worth
                later += worth
                continue
            later += 0.6 * worth
            for civ, holds in enumerate(world.holds):
                if civ != seat and holds >> territory & 1:
                    other = world.military[civ]
                    shared += 1 if strength > other else -1 if strength < other else 0
        return float(alone), float(shared), later * 0.35 * (ERAS - world.era)


def ahead(levels: list[int], seat: int) -> float:
    """How many civilizations are behind a seat, less those ahead of it; a small difference counts in part."""
    total = 0.0
    for level in levels:
        total += max(-1.0, min(1.0, (levels[seat] - level) / CLEAR))
    return total


def features(world: History, contents: Contents) -> list[list[float]]:
    """The numbers of every seat."""
    if not world.over:
        return Looker(world, contents).look()
    ends = [[0.0] * len(FEATURES) for _ in range(world.seats)]
    for seat in range(world.seats):
        ends[seat][0] = float(world.points[seat])
    if world.is_solo():
        ends[0][-1] = -float(max(world.points[1:])) - (OUT if world.eliminated else 0.0)
    return ends
