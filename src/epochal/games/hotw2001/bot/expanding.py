"""Expansion: which land next, by what it brings for each army it costs; forts, coins and manned fleets; when to stop."""

from typing import Final

from epochal.games.conquest.atlas import bit, members
from epochal.games.hotw2001.board import PLAIN
from epochal.games.hotw2001.bot.odds import Battle, battle
from epochal.games.hotw2001.bot.worth import FORT_HELPS, Worth
from epochal.games.hotw2001.combat import attack_bonus, attacking_dice, defending_dice, wins_ties
from epochal.games.hotw2001.expansion import fort_sites
from epochal.games.hotw2001.state import NOBODY, World

REINFORCEMENT_HELPS: Final = 0.18
LONGEST_PLAN: Final = 4
FURTHER_STEP: Final = 0.92
"""A plan is worth less the later it pays."""

Plan = tuple[float, float]
"""What a plan brings and the armies it costs."""


class Campaign:
    """The choices of one moment of an expansion, priced for each army they cost."""

    def __init__(self, world: World, worth: Worth) -> None:
        self.world = world
        self.worth = worth
        self.seat = worth.seat
        self.atlas = world.box.board
        self.armies = world.pool + world.allied_pool
        self.near_lands = world.reach & ~world.active
        self.resource_step: float = self._resource_step()
        self._battles: dict[int, Battle] = {}
        self._gains: dict[int, float] = {}

    def _resource_step(self) -> float:
        """What one more resource land brings: half a monument, or nearly a whole one if it makes a pair."""
        world = self.world
        if not world.is_active_empire() or world.monuments_left() <= 0:
            return 0.0
        return 0.85 if (world.active & self.atlas.resources).bit_count() % 2 else 0.4

    def best_lands(self) -> list[tuple[float, int]]:
        """The lands within reach with the worth of a plan that begins there, for each army; best first."""
        world = self.world
        targets = self.near_lands
        if world.pool == 0:
            targets &= ~world.occupied()
        plans: dict[int, Plan] = {}
        ring = targets
        rings = [ring]
        seen = targets | world.active
        for _ in range(self.worth.weights.steps):
            beyond = 0
            for land in members(ring):
                beyond |= self._opens(land)
            ring = beyond & ~seen & ~self.atlas.barren
            seen |= ring
            rings.append(ring)
        for distance in range(len(rings) - 1, -1, -1):
            for land in members(rings[distance]):
                plans[land] = self._plan(land, plans, self.armies - distance)
        ranked = [(plans[land][0] / plans[land][1], land) for land in members(targets)]
        ranked.sort(key=_best_first)
        return ranked

    def _opens(self, land: int) -> int:
        """The lands an army in this land could go on to."""
        reach = self.atlas.near[land]
        for coast in self.world.lanes:
            if coast & bit(land):
                reach |= coast
        return reach

    def _plan(self, land: int, plans: dict[int, Plan], armies: int) -> Plan:
        """The best plan from a land on: the land alone, more of its area, or on to a land beyond."""
        gain = self.gain(land)
        cost = self.battle(land)[2]
        best = self._area_plan(land, cost, armies)
        for beyond in members(self._opens(land)):
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
        gain = self._take(land, counts)
        best = (gain, cost)
        others = self.atlas.area_lands[area] & ~world.held[self.seat] & ~bit(land)
        others &= self.near_lands | self._opens(land)
        candidates = [(self.battle(other)[2], other) for other in members(others)]
        candidates.sort()
        discount = 1.0
        for price, other in candidates[: LONGEST_PLAN - 1]:
            cost += price
            if cost > armies + 0.5:
                break
            discount *= FURTHER_STEP
            gain += discount * self._take(other, counts)
            if gain * best[1] > best[0] * cost:
                best = (gain, cost)
        return best

    def gain(self, land: int) -> float:
        """What it is worth to hold a land at the end of this turn."""
        found = self._gains.get(land)
        if found is None:
            found = self._take(land, self.worth.counts(self.world, self.atlas.area_of[land]))
            self._gains[land] = found
        return found

    def _take(self, land: int, counts: list[int]) -> float:
        resource = 0.0
        if self.atlas.resources & bit(land):
            resource = self.resource_step * self.worth.monument(land)
        if self.world.owner[land] == self.seat:
            return resource
        return resource + self.worth.take(self.world, land, counts)

    def battle(self, land: int) -> Battle:
        """The odds against whoever stands in a land."""
        found = self._battles.get(land)
        if found is None:
            found = land_battle(self.world, self.seat, land, self._defence(land))
            self._battles[land] = found
        return found

    def _defence(self, land: int) -> int:
        if self.near_lands & bit(land):
            return defending_dice(self.world, land)
        return 1 if self.atlas.approach[land][PLAIN] else 2

    # Other ways to use an army

    def best_fort(self) -> tuple[float, int]:
        """Where a fort does most, and how much; -1 if there is no place for one."""
        best = (0.0, -1)
        if self.world.forts_left() <= 0:
            return best
        for land in members(fort_sites(self.world)):
            helps = FORT_HELPS * self.worth.stake(self.world, land)
            if helps > best[0] or best[1] < 0:
                best = (helps, land)
        return best

    def best_reinforcement(self) -> tuple[float, int]:
        """Where a further army in a land of one's own does most (the option of multiple armies)."""
        best = (0.0, -1)
        if not self.world.optional.multiple_armies or self.world.pool == 0:
            return best
        for land in members(self.world.active):
            if self.world.room(land):
                helps = REINFORCEMENT_HELPS * self.worth.stake(self.world, land) / self.world.armies(land)
                if helps > best[0]:
                    best = (helps, land)
        return best


def _best_first(pair: tuple[float, int]) -> tuple[float, int]:
    return (-pair[0], pair[1])


def land_battle(world: World, seat: int, land: int, defence: int) -> Battle:
    """The odds of the force against a land that is met with so many dice."""
    owner = world.owner[land]
    if owner in (NOBODY, seat) or (land == world.treachery and world.is_active_empire()):
        return (1.0, 0.0, 1.0)
    fort = bool(world.forts & bit(land))
    walled = attack_bonus(world, land)
    bonus = walled
    siegecraft = world.siegecraft and world.is_active_empire()
    if siegecraft and fort and not (world.capitals | world.cities) & bit(land):
        bonus -= 1
    return battle(
        attacking_dice(world), defence, bonus, walled, fort, world.armies(land), wins_ties(world), siegecraft
    )


def man_worth(worth: Worth) -> float:
    """A manned fleet: a point now, and later as long as nobody wins or takes it."""
    total = 1.0
    stay = 1.0
    for _ in worth.scorings:
        stay *= 0.6
        total += worth.weights.structures * stay
    return total


def expansion_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """Every action of an expansion that deserves a thought, best first; the last resort is to stop."""
    words = world.words
    if words.recall in legal:
        return [(1.0, words.recall)]
    if words.recall_allied in legal:
        return [(1.0, words.recall_allied)]
    campaign = Campaign(world, worth)
    choices: list[tuple[float, int]] = []
    if world.pool > 0 or world.allied_pool > 0:
        first = words.first("expand")
        choices = [(gain, first + land) for gain, land in campaign.best_lands() if gain > 0.0]
        helps, land = campaign.best_reinforcement()
        if land >= 0:
            choices.append((helps, first + land))
        if world.optional.naval_control and world.pool > 0:
            manned = man_worth(worth)
            first = words.first("man")
            last = first + len(world.box.atlas.waters)
            choices += [(manned, action) for action in legal if first <= action < last]
    if world.is_active_empire():
        choices += fort_choices(world, campaign, legal)
    choices.sort(key=_best_first)
    choices.append((0.0, words.done))
    return choices


def fort_choices(world: World, campaign: Campaign, legal: list[int]) -> list[tuple[float, int]]:
    """A fort for an army; for nothing, or for coins, only once the armies are spent."""
    words = world.words
    helps, land = campaign.best_fort()
    if land < 0:
        return []
    choices = []
    build = words.first("fort") + land
    buy = words.first("buy_fort") + land
    stuck = world.pool == 0 and world.allied_pool == 0
    if build in legal and (world.free_forts == 0 or stuck):
        choices.append((helps, build))
    elif build in legal:
        choices.append((min(helps, 0.01), build))
    if buy in legal and stuck:
        choices.append((helps, buy))
    return choices
