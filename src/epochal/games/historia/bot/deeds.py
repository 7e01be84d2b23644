"""What a card brings, and what a seat has afterwards: cards can be priced one after the other without touching the table."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.games.historia.actions import DEAR
from epochal.games.historia.bot.tables import RATES, place_of
from epochal.games.historia.bot.weights import ADVISOR, BACK, CARD, CHOICE, DELAY, HAND, NEW_CUBE
from epochal.games.historia.bot.worth import Worth
from epochal.games.historia.components import (
    ACTIONS,
    ART,
    EXPANSION,
    EXPLOIT,
    MILITARY,
    RAID,
    TECHNOLOGY,
    TOP,
    TOURISM,
    TRADE,
    WAR,
)
from epochal.games.historia.state import History

CARDS: Final = len(ACTIONS)
IMPOSSIBLE: Final = -1000.0


class Means:
    """What a seat has to act with. ``taken`` are wonders of the row that it has taken in thought."""

    def __init__(
        self,
        available: int,
        used: int,
        technology: int,
        military: int,
        wonders: int,
        holds: int,
        taken: int,
        queue: int,
    ) -> None:
        self.available = available
        self.used = used
        self.technology = technology
        self.military = military
        self.wonders = wonders
        self.holds = holds
        self.taken = taken
        self.queue = queue

    def copy(self) -> "Means":
        return Means(
            self.available,
            self.used,
            self.technology,
            self.military,
            self.wonders,
            self.holds,
            self.taken,
            self.queue,
        )


def means_of(world: History, seat: int) -> Means:
    """What a seat has now."""
    return Means(
        world.available[seat],
        world.used[seat],
        world.technology[seat],
        world.military[seat],
        world.built[seat].bit_count(),
        world.holds[seat],
        0,
        len(world.queue[seat]),
    )


class Deeds:
    """Prices of cards for one seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.world = worth.world
        self.seat = worth.seat

    def card(self, card: int, means: Means) -> float:
        """What a card brings by its better side; the means become what they are afterwards."""
        if card >= CARDS:
            return self.effects(self.world.box.advisors[card - CARDS].effects, means)
        if means.technology < self.world.box.requires[card]:
            gain = self.side(card, False, means)
            return 0.0 if gain == IMPOSSIBLE else gain
        other = means.copy()
        basic = self.side(card, False, means)
        advanced = self.side(card, True, other)
        if advanced > basic:
            means.available, means.used = other.available, other.used
            means.technology, means.military = other.technology, other.military
            means.wonders, means.holds, means.taken = other.wonders, other.holds, other.taken
            means.queue = other.queue
            return advanced
        return 0.0 if basic == IMPOSSIBLE else basic

    def side(self, card: int, advanced: bool, means: Means) -> float:
        """What one side of an action card brings; IMPOSSIBLE if it cannot be used."""
        weights = self.worth.weights
        if card in (MILITARY, TECHNOLOGY):
            cost = self.pay(DEAR if advanced else 1, means)
            steps = self.rise(card == TECHNOLOGY, 2 if advanced else 1, means) if cost > IMPOSSIBLE else 0.0
            factor = weights.technology if card == TECHNOLOGY else weights.military
            return cost + factor * steps if steps > 0.0 else IMPOSSIBLE
        if card == ART:
            cost = self.pay(DEAR if advanced else 1, means)
            found = self.take_wonders(2 if advanced else 1, means) if cost > IMPOSSIBLE else 0.0
            return cost + found if found > 0.0 else IMPOSSIBLE
        if card == EXPLOIT:
            if advanced:
                return self.recover(4, means) - 1.0 if self.world.points[self.seat] > 0 else IMPOSSIBLE
            return self.recover(2, means)
        if card == EXPANSION:
            gain = self.recover(1, means) if advanced else 0.0
            return gain + self.expand(means)
        if card == TRADE:
            return self.trade(1 if advanced else 2, means)
        if card == RAID:
            return self.raid(2 if advanced else 1, means)
        if card == WAR:
            return self.war(4 if advanced else 2, means) * weights.military
        if card == TOURISM:
            return float(means.wonders // (3 if advanced else 4))
        return self.revolution(means)

    # Cubes

    def pay(self, cubes: int, means: Means) -> float:
        if means.available < cubes:
            return IMPOSSIBLE
        before = self.worth.cubes(means.available, means.used)
        means.available -= cubes
        means.used += cubes
        return self.worth.cubes(means.available, means.used) - before

    def recover(self, cubes: int, means: Means) -> float:
        taken = min(cubes, means.used)
        before = self.worth.cubes(means.available, means.used)
        means.available += taken
        means.used -= taken
        return self.worth.cubes(means.available, means.used) - before

    # Levels

    def rise(self, technology: bool, levels: int, means: Means) -> float:
        """What so many levels bring, with all that is met on the way; nothing if the matrix stops the marker."""
        box = self.world.box
        gain = 0.0
        for _ in range(levels):
            if (means.technology if technology else means.military) == TOP:
                gain += 2.0
                continue
            right = means.technology + (1 if technology else 0)
            up = means.military + (0 if technology else 1)
            place = place_of(right, up)
            if place < 0 or box.zone[place] < 0:
                break
            lands = means.holds.bit_count()
            before = self.worth.standing(means.technology, means.military, means.wonders, lands)
            after = self.worth.standing(right, up, means.wonders, lands)
            means.technology, means.military = right, up
            gives = box.technology_gives[right] if technology else box.military_gives[up]
            gain += max(0.05, after - before + self.effects(gives, means))
            milestone = self.world.milestones.get(place, -1)
            if milestone >= 0:
                gain += self.effects(box.milestone_effects[milestone], means)
        return gain

    # Wonders and lands

    def best_wonder(self, means: Means) -> tuple[float, int]:
        """The wonder of the row that brings most, and what."""
        best, highest = -1, 0.0
        lands = means.holds.bit_count()
        for wonder in self.world.row:
            if means.taken & bit(wonder):
                continue
            gain = self.worth.wonder(wonder, means.technology, means.military, means.wonders, lands)
            if gain > highest:
                best, highest = wonder, gain
        return highest, best

    def take_wonders(self, wonders: int, means: Means) -> float:
        gain = 0.0
        for _ in range(wonders):
            found, wonder = self.best_wonder(means)
            if wonder < 0:
                break
            lands = means.holds.bit_count()
            before = self.worth.standing(means.technology, means.military, means.wonders, lands)
            means.wonders += 1
            means.taken |= bit(wonder)
            gain += (
                found + self.worth.standing(means.technology, means.military, means.wonders, lands) - before
            )
        return gain

    def reach(self, means: Means) -> int:
        """The lands a cube may go to."""
        box = self.world.box
        if means.technology >= box.navigation:
            return box.everywhere & ~means.holds
        reach = 0
        for territory in members(means.holds):
            reach |= box.near[territory]
        return reach & ~means.holds

    def expand(self, means: Means) -> float:
        """What the best land brings, and the cube it takes."""
        if means.available < 1:
            return IMPOSSIBLE
        best, highest = -1, IMPOSSIBLE
        lands = means.holds.bit_count()
        for territory in members(self.reach(means)):
            gain = self.worth.land(territory, lands)
            if gain > highest:
                best, highest = territory, gain
        if best < 0:
            return IMPOSSIBLE
        before = self.worth.cubes(means.available, means.used)
        means.available -= 1
        means.holds |= bit(best)
        return highest + self.worth.cubes(means.available, means.used) - before

    # Others

    def neighbours(self, means: Means) -> list[int]:
        reach = means.holds | self.reach(means)
        return [civ for civ in self.worth.others if self.world.holds[civ] & reach]

    def trade(self, points: int, means: Means) -> float:
        world = self.world
        if not any(world.technology[civ] > means.technology for civ in self.neighbours(means)):
            return IMPOSSIBLE
        gain = self.rise(True, 1, means)
        return gain * self.worth.weights.technology - points * self.worth.share if gain > 0.0 else IMPOSSIBLE

    def raid(self, gain: int, means: Means) -> float:
        if not any(self.world.military[civ] < means.military for civ in self.neighbours(means)):
            return IMPOSSIBLE
        return (gain + self.recover(gain, means)) * self.worth.weights.military

    def war(self, points: int, means: Means) -> float:
        """The best war, wherever and on whomever."""
        best = IMPOSSIBLE
        for territory in members(means.holds):
            for civ in self.worth.others:
                if self.world.holds[civ] & bit(territory):
                    best = max(best, self.fight(territory, civ, points, means))
        return best

    def fight(self, territory: int, civ: int, points: int, means: Means) -> float:
        """What a war on one civilization in one land brings."""
        world = self.world
        lead = means.military - world.military[civ]
        token = world.worth_of(territory)
        if lead > 0:
            crowd = len([other for other in self.worth.others if world.holds[other] & bit(territory)])
            alone = (0.7 if world.turn >= 3 else 0.4) * token if crowd == 1 else 0.2 * token
            return points + alone + self.worth.share * (1.5 + 0.5 * token)
        if lead < 0:
            return -self.worth.share * points - self.worth.hold(territory)
        return 0.0

    # Cards

    def revolution(self, means: Means) -> float:
        """What the card brings that comes back, and that the others lose their rounds."""
        world = self.world
        rivals = 0.0
        for seat in range(world.seats):
            if seat != self.seat:
                rivals += world.hand[seat].bit_count() + len(world.advisors[seat])
        lost = (1.0 if self.worth.last else DELAY) * HAND * rivals * self.worth.share
        return lost + (0.0 if self.worth.last else CHOICE + CARD)

    def effects(self, effects: list[int], means: Means) -> float:
        """What the effects of a card, level or token bring now."""
        gain = 0.0
        for number in effects:
            effect = self.world.box.effects[number]
            gain += self.effect(effect.kind, effect.count, effect.what, means)
        return gain

    def effect(self, kind: str, count: int, what: str, means: Means) -> float:
        if kind == "points":
            return float(count)
        if kind == "cubes":
            return self.recover(count, means)
        if kind == "technology" or kind == "military":
            return self.rise(kind == "technology", count, means)
        if kind == "oldest":
            return BACK * self.worth.cube * min(count, means.queue)
        if kind == "any_card":
            return CHOICE * self.worth.cube * min(count, means.queue)
        if kind == "advisor":
            return ADVISOR * self.worth.cube * min(count, len(self.world.decks[self.seat]))
        if kind == "wonder":
            return self.take_wonders(count, means)
        if kind == "per":
            return float(count * self.counted(what, means))
        if kind == "revolution":
            return self.revolution(means)
        if kind == "expand":
            gain = 0.0
            for _ in range(count):
                found = self.expand(means)
                gain += found if found > IMPOSSIBLE else 0.0
            return gain
        taken = min(count, self.world.supply[self.seat])
        means.available += taken
        return NEW_CUBE * self.worth.cube * taken

    def counted(self, what: str, means: Means) -> int:
        if what == "wonders":
            return means.wonders
        if what == "territories":
            return means.holds.bit_count()
        return (means.technology if what == "technology_5" else means.military) // 5

    def kept(self, advisor: int) -> float:
        """What an advisor may bring later if it stays in the hand."""
        if self.worth.last:
            return 0.0
        worth = 0.0
        for number in self.world.box.advisors[advisor].effects:
            effect = self.world.box.effects[number]
            if effect.kind == "per":
                worth += effect.count * (7.0 if effect.what == "wonders" else 3.5)
            else:
                worth += effect.count * RATES[effect.kind]
        return 0.55 * worth * min(1.0, self.worth.left / 3)
