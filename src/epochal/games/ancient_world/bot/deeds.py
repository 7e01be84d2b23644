"""What the actions of a turn bring: the spaces of the board, Empire cards, attacks."""

from typing import Final

from epochal.core.bits import members
from epochal.games.ancient_world.abilities import copyable, possible
from epochal.games.ancient_world.bot.raids import NEVER, Force, Raids, armies_with
from epochal.games.ancient_world.bot.weights import EXPLORE, FIRST, LATER, SKILL, STORED
from epochal.games.ancient_world.bot.worth import Worth
from epochal.games.ancient_world.building import DISTRICT_COINS, FREE, discardable
from epochal.games.ancient_world.citizens import LESSON, REPAIRS, UPBRINGING, WAGES, fee, workers
from epochal.games.ancient_world.components import (
    BUILD,
    DRAFT,
    EXPAND,
    LABOR,
    LEARN,
    REBUILD,
    RECRUIT,
    Effect,
)
from epochal.games.ancient_world.components import EXPLORE as EXPLORE_SPACE
from epochal.games.ancient_world.military import has_open_army, is_used, recruits
from epochal.games.ancient_world.state import NOTHING
from epochal.games.ancient_world.storing import DRAWN

SAMPLE: Final = 3
"""Every so many cards of a deck are looked at."""
USUAL: Final = 1.0
"""What one could build without exploring, about."""


class Offer:
    """An Empire card that could be bought: what it is worth, and its cost."""

    def __init__(self, card: int, worth: float, coins: int, knowledge: int) -> None:
        self.card = card
        self.worth = worth
        self.coins = coins
        self.knowledge = knowledge


class Deeds:
    """What a seat could do now, and what it would bring."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.world = worth.world
        self.seat = worth.seat
        self.coins: int = self.world.coins[self.seat]
        self.knowledge: int = self.world.knowledge[self.seat]
        self.drafted: int = self.world.drafted[self.seat]
        self._raids: Raids | None = None
        self._forces: list[Force] = []
        self._raid: float = NEVER
        self._offers: list[Offer] | None = None

    # What is looked at only if the question needs it

    def raids(self) -> Raids:
        if self._raids is None:
            self._raids = Raids(self.worth)
            self._forces = self._raids.forces(self.world.armies[self.seat])
            self._raid = self._raids.best(self._forces, self.drafted, self.coins)
        return self._raids

    def forces(self) -> list[Force]:
        """The armies that are ready to fight."""
        self.raids()
        return self._forces

    def raid(self) -> float:
        """What the attacks that are possible now bring."""
        self.raids()
        return self._raid

    def offers(self) -> list[Offer]:
        """The Empire cards of the row and of one's storage."""
        if self._offers is None:
            self._offers = self._look()
        return self._offers

    # Building

    def _look(self) -> list[Offer]:
        world, seat = self.world, self.seat
        offered = {*world.row, *world.stored[seat], *world.stored_open[seat]}
        found = []
        for card in sorted(offered):
            if not world.empire[seat] >> card & 1:
                made = world.box.empire[card]
                found.append(Offer(card, self.worth.empire(card), made.coins, made.knowledge))
        return found

    def net(self, offer: Offer, discount: int) -> float:
        """What it brings to buy a card."""
        if discount == FREE:
            return offer.worth
        coins = max(0, offer.coins - discount)
        return offer.worth - coins * self.worth.coin - offer.knowledge * self.worth.lore

    def purchase(self, coins: int, discount: int) -> float:
        """What the best card brings that these coins would buy."""
        best = 0.0
        if self.world.room(self.seat) >= 1:
            for offer in self.offers():
                if max(0, offer.coins - discount) <= coins and offer.knowledge <= self.knowledge:
                    best = max(best, self.net(offer, discount))
        for card in discardable(self.world, self.seat):
            best = max(best, self.free_build(card))
        return best

    def free_build(self, crane: int) -> float:
        """What it brings to discard a card and have another for nothing."""
        best = 0.0
        for offer in self.offers():
            best = max(best, offer.worth)
        return best - self.worth.use_of(crane) - self.lost(crane)

    def lost(self, card: int) -> float:
        """The points of the banners of a card of one's own."""
        worth = self.worth
        total = 0.0
        for tribe, count in enumerate(self.world.box.empire[card].banners):
            table, have = worth.tables[tribe], worth.banners[tribe]
            total += table[min(have, len(table) - 1)] - table[max(0, min(have - count, len(table) - 1))]
        return total

    def enables(self, coins: int, knowledge: int) -> float:
        """What it is worth that coins and knowledge bring a card nearer that a later turn could buy."""
        home = self.world.home[self.seat].bit_count()
        if home < 2 or self.world.room(self.seat) < 1:
            return 0.0
        now = self.purchase(self.coins, 0)
        best = 0.0
        for offer in self.offers():
            short = max(0, offer.coins - self.coins)
            lack = max(0, offer.knowledge - self.knowledge)
            if (short == 0 and lack == 0) or (short and not coins) or (lack and not knowledge):
                continue
            turns = -(-short // WAGES) + lack
            if turns < home:
                best = max(best, (self.net(offer, 0) - now) / turns)
        return LATER * best

    # The spaces

    def space(self, space: int) -> float:
        """What it brings to send a citizen to a space."""
        worth, coin = self.worth, self.worth.coin
        if space == LABOR:
            return WAGES * coin + self.enables(WAGES, 0)
        if space == BUILD:
            costs = self.least_fee(BUILD)
            return self.purchase(self.coins - costs, 0) - costs * coin
        if space == DRAFT:
            return self.draft(1)
        if space == EXPAND:
            return self.expand()
        if space == LEARN:
            return worth.lore - LESSON * coin + self.enables(0, 1)
        if space == REBUILD:
            return coin + self.first() + self.repair(REPAIRS)
        if space == RECRUIT:
            costs = self.least_fee(RECRUIT)
            return self.recruit(costs) - costs * coin
        if space == EXPLORE_SPACE:
            return self.explore()
        grown = worth.people(worth.food, worth.citizens + 1) - worth.people(worth.food, worth.citizens)
        for trigger in self.world.box.triggers_on("citizen", self.world.standing(self.seat)):
            grown += worth.effect(self.world.box.effects[self.world.box.triggers[trigger].effect])
        return grown - UPBRINGING * coin

    def least_fee(self, space: int) -> int:
        return min(
            [fee(self.world, space, skill) for skill in members(workers(self.world, self.seat, space))]
        )

    def citizen(self, where: int, skill: int) -> float:
        """What it costs to send this citizen and not another."""
        costs = fee(self.world, where, skill) if where in (BUILD, RECRUIT) else 0
        return -SKILL * skill - costs * max(self.worth.coin, 0.2)

    def draft(self, count: int) -> float:
        better = self.raids().best(self.forces(), self.drafted + count, self.coins)
        return LATER * (better - self.raid())

    def expand(self) -> float:
        worth, world = self.worth, self.world
        paid = DISTRICT_COINS * worth.coin if self.coins >= DISTRICT_COINS else worth.lore
        if self.knowledge:
            paid = min(paid, worth.lore)
        gain = worth.district(world.box.districts[world.district])
        if not worth.left and world.room(self.seat) == 0 and world.home[self.seat].bit_count() > 1:
            gain += LATER * self.room_for(self.coins - (0 if self.knowledge else DISTRICT_COINS))
        return gain - paid

    def room_for(self, coins: int) -> float:
        """What the best card brings if there were room for it."""
        best = 0.0
        for offer in self.offers():
            if offer.coins <= coins and offer.knowledge <= self.knowledge:
                best = max(best, self.net(offer, 0))
        return best

    def first(self) -> float:
        """What it is worth to claim the 1st-player token."""
        if self.world.claimed or not self.worth.left:
            return 0.0
        return FIRST * 0.4 if self.world.first == self.seat else FIRST

    def repair(self, count: int) -> float:
        damaged = [self.worth.use_of(card) for card in members(self.world.damaged[self.seat])]
        damaged.sort(reverse=True)
        return sum([max(0.0, gain) for gain in damaged[:count]])

    def recruit(self, costs: int) -> float:
        """What the best recruit brings."""
        best = NEVER
        for card in recruits(self.world, self.seat, costs):
            best = max(best, self.recruited(card))
        return best

    def recruited(self, card: int) -> float:
        """What a recruit brings, with the best army to take over."""
        military = self.world.box.military[card]
        paid = military.coins * self.worth.coin + military.knowledge * self.worth.lore
        left = self.coins - military.coins
        if has_open_army(self.world, self.seat):
            return self.with_army(card, NOTHING, left) - paid
        best = NEVER
        for place, army in enumerate(self.world.armies[self.seat]):
            if not is_used(army):
                best = max(best, self.with_army(card, place, left))
        return best - paid

    def with_army(self, card: int, place: int, coins: int) -> float:
        """How much better off the armies are with a recruit in its place."""
        world, worth = self.world, self.worth
        armies = armies_with(world, self.seat, card, place)
        then = sum([worth.army(army, 0) for army in armies])
        now = sum([worth.army(army, 0) for army in world.armies[self.seat]])
        raid = self.raids().best(self.raids().forces(armies), self.drafted, coins)
        return then - now + LATER * (raid - self.raid())

    # Exploring

    def explore(self) -> float:
        """What it brings to put a card aside."""
        best = self.unseen(DRAWN + self.world.totals[self.seat].explore)
        for card in sorted(set(self.world.row)):
            best = max(best, self.put_aside(card))
        return best

    def put_aside(self, card: int) -> float:
        """What a card put aside is worth."""
        world, seat = self.world, self.seat
        if world.empire[seat] >> card & 1 or card in world.stored[seat] or card in world.stored_open[seat]:
            return 0.0
        net = self.worth.net(card)
        if self.worth.left == 0:
            return self.at_once(card, net)
        kept = len(world.stored[seat]) + len(world.stored_open[seat])
        return STORED * max(0.0, net - USUAL * kept)

    def at_once(self, card: int, net: float) -> float:
        """In the last round a card put aside must be built in a later turn."""
        made = self.world.box.empire[card]
        if self.world.home[self.seat].bit_count() < 2 or self.world.room(self.seat) < 1:
            return 0.0
        if made.coins > self.coins or made.knowledge > self.knowledge:
            return 0.0
        return LATER * max(0.0, net - self.purchase(self.coins, 0))

    def unseen(self, count: int) -> float:
        """What the best of so many cards of the deck is worth, put aside."""
        deck = self.world.decks[self.world.deck()]
        gains = [self.put_aside(card) for card in deck[::SAMPLE]]
        if not gains:
            return EXPLORE * 0.5 if self.worth.left else 0.0
        gains.sort()
        return gains[len(gains) * count // (count + 1)]

    # Empire cards

    def act(self, card: int) -> float:
        """What the action of an Empire card brings now."""
        effects = self.world.box.effects
        return sum([self.effect(effects[number]) for number in self.world.box.empire[card].action])

    def effect(self, effect: Effect) -> float:
        """What an effect brings now."""
        kind, count, coin = effect.kind, effect.count, self.worth.coin
        if not possible(self.world, self.seat, effect):
            return 0.0
        if kind == "coins":
            return count * coin + self.enables(count, 0)
        if kind == "knowledge":
            return count * self.worth.lore + self.enables(0, count)
        if kind == "trade":
            return self.worth.lore - count * coin + self.enables(0, 1)
        if kind == "repair":
            return self.repair(count)
        if kind == "explore":
            return self.explore()
        if kind == "store":
            return max(self.unseen(1), *[self.put_aside(card) for card in self.world.row], 0.0)
        if kind == "copy":
            return max([self.act(card) for card in copyable(self.world, self.seat)])
        if kind == "first":
            return self.first()
        if kind == "scout":
            return self.worth.effect(effect) + 0.1 * self.raid()
        if kind == "draft":
            return self.draft(count)
        if kind == "recruit":
            return self.recruit(0)
        if kind == "build":
            return self.purchase(self.coins, count)
        if kind == "coins_per":
            return self.worth.effect(effect) + self.enables(WAGES, 0)
        return self.worth.effect(effect)

    def first_pass(self) -> float:
        """What one's cards bring to the first player who passes."""
        box = self.world.box
        total = 0.0
        for number in box.triggers_on("first_pass", self.world.standing(self.seat)):
            total += self.effect(box.effects[box.triggers[number].effect])
        return total

    # Attacks

    def attack(self, pile: int) -> float:
        """What it brings to attack the Titan of a pile now, with what else can be attacked then."""
        forces = self.forces()
        for target in self.raids().targets:
            if target.pile == pile:
                free = (1 << len(forces)) - 1
                gain, used, paid = self.raids().attack(target, free, forces, self.drafted, self.coins)
                if gain == NEVER:
                    return NEVER
                rest = self.raids().plan(free & ~used, forces, self.drafted, self.coins - paid, 1 << pile, 1)
                return gain + rest * LATER
        return NEVER
