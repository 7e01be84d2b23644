"""What there is to a position: the numbers of every seat, in points, quick enough for a search."""

from typing import Final

from epochal.core.bits import members
from epochal.games.ancient_world.abilities import how_many
from epochal.games.ancient_world.attack import ARROWS, SWORDS, price
from epochal.games.ancient_world.bot.prices import own_action, times
from epochal.games.ancient_world.bot.rates import Rates
from epochal.games.ancient_world.bot.weights import (
    ARROW,
    ATTACKS,
    CARD_COST,
    EYE,
    FIRST,
    HUNGER,
    IDLE,
    LATER,
    MEND,
    ROOM,
    SLOT,
    SPARE_FOOD,
    STORED,
    STRIKE,
    WORK,
)
from epochal.games.ancient_world.bot.worth import GROWTH, USES
from epochal.games.ancient_world.components import CITIZENS, PILES, ROUNDS, Empire
from epochal.games.ancient_world.military import is_used
from epochal.games.ancient_world.scoring import BANNERS, MOST, bonus_points, counted
from epochal.games.ancient_world.state import NOTHING, RETIRED, Army, Cities

FEATURES: Final = (
    "score", "banners", "bonuses", "hunger", "coins", "knowledge", "income", "learning", "power", "armies", "legacies",
    "citizens", "food", "room", "abilities", "stored", "hands", "ready", "titan", "offer", "first", "damage",
)  # fmt: skip
UNFINISHED: Final = frozenset(
    ("buy", "recruit", "retire", "explore", "store", "keep", "pay_district", "choose_district")
)
"""Questions in which a citizen has been placed and the action is still to come."""
LEGACY: Final = 2.5
"""What a retired card is worth at the start of a game, besides the strength it adds to its army."""


def features(world: Cities, rates: Rates) -> list[list[float]]:
    """The numbers of every seat."""
    if world.over:
        zeros = [0.0] * (len(FEATURES) - 1)
        return [[float(points), *zeros] for points in world.scores()]
    tops: list[int] = []
    for pile in range(len(PILES)):
        titan = world.shown_titan(pile)
        if titan != NOTHING:
            tops.append(titan)
    question = world.agenda[-1][0].name
    unfinished = world.asked[0] if question in UNFINISHED else NOTHING
    waiting = 0 if question == "starve" else world.everyone() & ~world.passed
    return [
        _Seat(world, seat, rates).look(tops, waiting >> seat & 1 == 1, unfinished == seat)
        for seat in range(world.seats)
    ]


class _Seat:
    """A seat's things, counted."""

    def __init__(self, world: Cities, seat: int, rates: Rates) -> None:
        self.world = world
        self.seat = seat
        self.rates = rates
        self.left: int = rates.left
        self.owned: list[int] = members(world.empire[seat])
        banners = [0] * len(world.box.tribes)
        for card in self.owned:
            for tribe, count in enumerate(world.box.empire[card].banners):
                banners[tribe] += count
        for card in members(world.titans[seat]):
            for tribe, count in enumerate(world.box.titans[card].banners):
                banners[tribe] += count
        self.banners: list[int] = banners
        self.coins: int = world.coins[seat]
        self.citizens: int = world.citizens[seat]
        totals = world.totals[seat]
        self.food: int = totals.food
        self.free: int = totals.capacity - len(self.owned)
        self.funds: float = (self.coins + totals.coins * self.left) / CARD_COST
        """How many Empire cards the coins of the rest of the game would buy."""
        self.step: float = self.room(self.free) - self.room(self.free - 1)
        """What capacity a card takes up is worth."""
        self.per_titan: float = 0.0
        """What bonus cards give for a further Titan."""

    def look(self, tops: list[int], active: bool, unfinished: bool) -> list[float]:
        world, seat, rates, left = self.world, self.seat, self.rates, self.left
        totals = world.totals[seat]
        score, surplus = 0.0, 0.0
        for count in self.banners:
            have = min(count, MOST)
            score += BANNERS[have]
            surplus += rates.surplus[have]
        bonuses, abilities = 0.0, totals.explore * EYE * left
        damaged = world.damaged[seat]
        for card in self.owned:
            made = world.box.empire[card]
            if made.bonuses:
                score += bonus_points(world, seat, card, self.banners)
                bonuses += self.growth(made)
                for bonus in made.bonuses:
                    if bonus.per == "titans":
                        self.per_titan += bonus.points / bonus.every
            if not damaged >> card & 1:
                abilities += self.ability(card)
        hands = world.home[seat].bit_count() if active else 0
        armies, ready, legacies = totals.armies * SLOT * left, 0.0, 0
        fit: list[tuple[int, int, int]] = []
        for army in world.armies[seat]:
            swords, arrows = self.strength(army)
            cost = price(army)
            legacies += len(army) - RETIRED
            armies += self.army(swords + ARROW * arrows, cost)
            fighting = world.used >> army[0] & 1 == 1
            if active and (fighting or (not is_used(army) and cost <= self.coins)):
                ready += swords + 0.5 * arrows
                fit.append((swords + arrows, swords, 0 if fighting else cost))
        titan = self.raid(tops, fit) if fit else 0.0
        return [
            score,
            surplus,
            bonuses,
            self.hunger(),
            self.coins * rates.coin,
            world.knowledge[seat] * rates.lore,
            totals.coins * rates.coin * left,
            totals.knowledge * rates.lore * left,
            (totals.swords + ARROW * totals.arrows) * STRIKE * ATTACKS * left,
            armies,
            LEGACY * legacies * left / (ROUNDS - 1),
            WORK * left * min(self.food, self.citizens),
            SPARE_FOOD[left] * max(0, min(self.food, CITIZENS) - self.citizens),
            self.room(self.free),
            abilities,
            self.stored(),
            (hands + unfinished) * IDLE,
            ready * STRIKE,
            titan,
            self.offer(hands + unfinished),
            FIRST if world.first == seat and left else 0.0,
            -MEND * damaged.bit_count() if left else 0.0,
        ]

    def hunger(self) -> float:
        """What it costs that there is too little food."""
        return -HUNGER[self.left] * max(0, self.citizens - self.food)

    def room(self, free: int) -> float:
        """What so much free capacity is worth."""
        if self.left == 0:
            return 0.0
        total = 0.0
        for place in range(min(free, len(ROOM))):
            total += ROOM[place] * max(0.1, min(1.0, self.funds - place))
        return total

    def ability(self, card: int) -> float:
        """What the action of a card and what it waits for bring in the rounds left."""
        rates, left = self.rates, self.left
        total = rates.known[card]
        if not rates.varies[card]:
            return total
        if rates.births[card]:
            total += rates.births[card] * times("citizen", left, self.citizens)
        for trigger in rates.tallies[card]:
            effect = self.world.box.effects[trigger.effect]
            counted = rates.effect(effect) * how_many(self.world, self.seat, effect.what)
            total += counted * times(trigger.on, left, self.citizens)
        if rates.counts[card]:
            counted = rates.each[card] * how_many(self.world, self.seat, rates.counts[card])
            total += own_action(rates.acts[card] + counted, left) - own_action(rates.acts[card], left)
        return total

    def growth(self, card: Empire) -> float:
        """What the victory points of a card will grow by, about."""
        total = 0.0
        for bonus in card.bonuses:
            more = GROWTH.get(bonus.per, 0.1) * self.left
            if bonus.per == "tribe":
                more = min(more, float(max(0, MOST - self.banners[bonus.tribe])))
            total += bonus.points * more / bonus.every
        return total

    # Armies

    def strength(self, army: Army) -> tuple[int, int]:
        """Swords and arrows of an army."""
        military = self.world.box.military
        gives = military[army[0]].gives
        swords, arrows = gives[SWORDS], gives[ARROWS]
        for place in range(RETIRED, len(army)):
            legacy = military[army[place]].legacy
            swords += legacy[SWORDS]
            arrows += legacy[ARROWS]
        return swords, arrows

    def army(self, power: float, cost: int) -> float:
        """What an army can still do in later rounds."""
        gain, coin = power * STRIKE, self.rates.coin
        total, likely = 0.0, LATER
        for _ in range(min(self.left, USES)):
            if gain <= cost * coin:
                break
            total += likely * (gain - cost * coin)
            cost *= 2
            likely *= LATER
        return total

    def raid(self, tops: list[int], fit: list[tuple[int, int, int]]) -> float:
        """What the best Titan within reach brings; the strongest armies go first."""
        world, seat = self.world, self.seat
        totals, drafted = world.totals[seat], world.drafted[seat]
        fit.sort(reverse=True)
        best = 0.0
        for top in tops:
            titan = world.box.titans[top]
            missing = titan.defence - drafted - totals.swords - (totals.arrows if titan.arrows else 0)
            coins = self.coins
            for both, swords, cost in fit:
                if cost <= coins:
                    coins -= cost
                    missing -= both if titan.arrows else swords
                    if missing <= 0:
                        break
            if missing <= 0:
                spent = (self.coins - coins) * self.rates.coin
                best = max(best, self.more(titan.banners) + self.rates.titans[top] + self.per_titan - spent)
        return best

    def more(self, banners: list[int]) -> float:
        """What further banners are worth."""
        plain = self.rates.plain
        total = 0.0
        for tribe, count in enumerate(banners):
            if count:
                have = self.banners[tribe]
                total += plain[min(have + count, MOST)] - plain[min(have, MOST)]
        return total

    # Cards to be had

    def net(self, number: int) -> float:
        """What it is worth to have an Empire card more, less its cost."""
        rates, left = self.rates, self.left
        card = self.world.box.empire[number]
        total = self.more(card.banners) + self.ability(number) + rates.gains[number] - self.step
        if not rates.special[number]:
            return total
        gives = card.gives
        if gives[2] or gives[6]:
            total += self.people(self.food + gives[2], min(CITIZENS, self.citizens + gives[6]))
            total -= self.people(self.food, self.citizens)
        if gives[8]:
            total += self.room(self.free + gives[8] - 1) - self.room(self.free - 1)
        for bonus in card.bonuses:
            have = counted(self.world, self.seat, bonus, self.banners) + GROWTH.get(bonus.per, 0.1) * left
            if bonus.per == "coins":
                have = 3.0 if left else float(max(0, self.coins - card.coins))
            total += bonus.points * (have / bonus.every + 0.5 * (1.0 - 1.0 / bonus.every))
        return total

    def people(self, food: int, citizens: int) -> float:
        """What so many citizens with so much food do in the rounds left."""
        left = self.left
        if food < citizens:
            return WORK * left * food - HUNGER[left] * (citizens - food)
        return WORK * left * citizens + SPARE_FOOD[left] * (min(food, CITIZENS) - citizens)

    def offer(self, hands: int) -> float:
        """What the best card brings that could be bought now, and the next best if there are means for both."""
        best, second, coins_for_best, coins_for_second = 0.0, 0.0, 0, 0
        if self.free < 1 or not hands:
            return best
        world, seat = self.world, self.seat
        knowledge = world.knowledge[seat]
        for card in (*world.row, *world.stored[seat], *world.stored_open[seat]):
            made = world.box.empire[card]
            affordable = made.coins <= self.coins and made.knowledge <= knowledge
            if affordable and not world.empire[seat] >> card & 1:
                net = self.net(card)
                if net > best:
                    second, coins_for_second = best, coins_for_best
                    best, coins_for_best = net, made.coins
                elif net > second:
                    second, coins_for_second = net, made.coins
        both = self.free > 1 and hands > 1 and coins_for_best + coins_for_second <= self.coins
        return best + second if both else best

    def stored(self) -> float:
        """What the cards put aside are worth."""
        world, seat = self.world, self.seat
        if not self.left or not (world.stored[seat] or world.stored_open[seat]):
            return 0.0
        kept = [max(0.0, self.net(card)) for card in (*world.stored[seat], *world.stored_open[seat])]
        kept.sort(reverse=True)
        return STORED * sum(kept[: 1 + int(self.funds)])
