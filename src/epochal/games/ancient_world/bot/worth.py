"""What things are worth to a seat, in points: banners, symbols, citizens, capacity, cards and the armies it keeps."""

from typing import Final

from epochal.core.bits import members
from epochal.games.ancient_world.abilities import how_many
from epochal.games.ancient_world.attack import ARROWS, SWORDS, army_symbols, price
from epochal.games.ancient_world.bot.prices import banner_table, brings, own_action, times
from epochal.games.ancient_world.bot.weights import (
    ARROW,
    ATTACKS,
    CARD_COST,
    COIN,
    EYE,
    FREE_BUILD,
    HUNGER,
    LATER,
    LORE,
    ROOM,
    SLOT,
    SPARE_FOOD,
    STRIKE,
    WORK,
    Weights,
)
from epochal.games.ancient_world.components import CITIZENS, ROUNDS, Bonus, Card, Effect, Empire
from epochal.games.ancient_world.scoring import MOST, counted
from epochal.games.ancient_world.state import Army, Cities

USES: Final = 3
"""So many further attacks of an army are looked at."""
FIGHTING: Final = frozenset(("scout", "draft", "recruit"))
"""Effects that please who likes to fight Titans."""
GROWTH: Final[dict[str, float]] = {
    "titans": 0.6,
    "districts": 0.3,
    "legacies": 0.5,
    "tribe": 0.5,
    "sets": 0.25,
}
"""What a player gains in a round of what a bonus counts."""


class Worth:
    """The prices of a seat in a state."""

    def __init__(self, world: Cities, seat: int, weights: Weights) -> None:
        self.world = world
        self.seat = seat
        self.weights = weights
        self.left: int = max(0, min(ROUNDS - world.round, weights.horizon))
        """Rounds after this one, as far as the player looks."""
        self.coin: float = COIN[self.left]
        self.lore: float = LORE[self.left] * weights.knowledge
        self.banners = world.banners(seat)
        self.cards: int = world.empire[seat].bit_count()
        totals = world.totals[seat]
        self.food: int = totals.food
        self.capacity: int = totals.capacity
        self.citizens: int = world.citizens[seat]
        self.funds: float = (world.coins[seat] + totals.coins * self.left) / CARD_COST
        """How many Empire cards the coins of the rest of the game would buy."""
        self.per_titan: float = 0.0
        plain = banner_table(self.left)
        self.tables: list[list[float]] = [plain for _ in world.box.tribes]
        for card in members(world.empire[seat]):
            for bonus in world.box.empire[card].bonuses:
                self._count_bonus(bonus)
        for trigger in world.box.triggers_on("defeat", world.standing(seat)):
            effect = world.box.effects[world.box.triggers[trigger].effect]
            self.per_titan += self.effect(effect)

    def _count_bonus(self, bonus: Bonus) -> None:
        """A bonus card that one has makes what it counts worth more."""
        each = bonus.points / bonus.every
        if bonus.per == "tribe":
            table = self.tables[bonus.tribe]
            self.tables[bonus.tribe] = [worth + each * count for count, worth in enumerate(table)]
        elif bonus.per == "titans":
            self.per_titan += each
        elif bonus.per == "knowledge" and self.left == 0:
            self.lore += each
        elif bonus.per == "coins" and self.left == 0:
            self.coin += each

    # Banners and symbols

    def banner(self, more: list[int]) -> float:
        """What further banners are worth."""
        total = 0.0
        for tribe, count in enumerate(more):
            if count:
                have = self.banners[tribe]
                table = self.tables[tribe]
                total += table[min(have + count, MOST)] - table[min(have, MOST)]
        return total

    def people(self, food: int, citizens: int) -> float:
        """What so many citizens with so much food do in the rounds left."""
        citizens = min(citizens, CITIZENS)
        if food < citizens:
            return WORK * self.left * food - HUNGER[self.left] * (citizens - food)
        spare = min(food, CITIZENS) - citizens
        return WORK * self.left * citizens + SPARE_FOOD[self.left] * spare

    def room(self, room: int) -> float:
        """What so much free capacity is worth."""
        if self.left == 0:
            return 0.0
        total = 0.0
        for place in range(min(room, len(ROOM))):
            total += ROOM[place] * max(0.1, min(1.0, self.funds - place))
        return total * self.weights.empire

    def symbols(self, gives: list[int], sign: int, cards: int) -> float:
        """What it is worth to gain symbols (or, with a negative sign, lose them) and so many Empire cards."""
        left = self.left
        fights = ATTACKS * left + (0.0 if sign < 0 else 0.3)
        power = (gives[3] + ARROW * gives[4]) * STRIKE * fights * self.weights.titans
        total = sign * (
            gives[0] * self.coin * left
            + gives[1] * self.lore * left
            + power
            + gives[5] * SLOT * left * self.weights.titans
            + gives[7] * EYE * left
        )
        food, born = gives[2], gives[6] if sign > 0 else 0
        if food or born:
            total += self.people(self.food + sign * food, self.citizens + born)
            total -= self.people(self.food, self.citizens)
        if gives[8] or cards:
            room = self.capacity - self.cards
            total += self.room(room + sign * gives[8] - cards) - self.room(room)
        return total

    def district(self, card: Card) -> float:
        return self.symbols(card.gives, 1, 0)

    # Empire cards

    def effect(self, effect: Effect) -> float:
        """What an effect brings, about, whenever it is used."""
        if effect.kind == "copy":
            return self.best_of_others()
        gain = brings(effect, self.coin, self.lore, self.left)
        if effect.kind == "coins_per":
            return gain * how_many(self.world, self.seat, effect.what)
        return gain * self.weights.titans if effect.kind in FIGHTING else gain

    def action(self, card: int) -> float:
        """What the action of an Empire card brings, about."""
        effects = self.world.box.effects
        return sum([self.effect(effects[number]) for number in self.world.box.empire[card].action])

    def best_of_others(self) -> float:
        """What the best action of another player's card brings, about."""
        world = self.world
        theirs = 0
        for other in range(world.seats):
            if other != self.seat:
                theirs |= world.standing(other)
        best = 0.0
        for card in members(theirs & world.box.acting):
            best = max(best, self.action(card))
        return best

    def abilities(self, number: int) -> float:
        """What the action of a card and what it waits for bring in the rounds left."""
        world = self.world
        total = 0.0
        if world.box.empire[number].action:
            total += own_action(self.action(number), self.left)
        for trigger in world.box.triggers_of[number]:
            total += self.waiting(trigger.on, world.box.effects[trigger.effect])
        return total

    def waiting(self, on: str, effect: Effect) -> float:
        """What an effect that waits for something brings in the rounds left."""
        if on == "free_build":
            return FREE_BUILD if self.left else 0.0
        return self.effect(effect) * times(on, self.left, self.citizens)

    def bonus(self, card: Empire) -> float:
        """What the victory points of a card will be, about."""
        total = 0.0
        for bonus in card.bonuses:
            if bonus.per == "coins":
                have = 3.0 if self.left else float(max(0, self.world.coins[self.seat] - card.coins))
            elif bonus.per == "knowledge":
                have = 1.0 + max(0, self.world.knowledge[self.seat] - card.knowledge)
            else:
                banners = [have + more for have, more in zip(self.banners, card.banners, strict=True)]
                have = counted(self.world, self.seat, bonus, banners) + GROWTH.get(bonus.per, 0.1) * self.left
            if bonus.per == "tribe":
                have = min(have, float(MOST))
            total += bonus.points * (have / bonus.every + 0.5 * (1.0 - 1.0 / bonus.every))
        return total

    def empire(self, number: int) -> float:
        """What it is worth to have an Empire card more, whatever it costs."""
        card = self.world.box.empire[number]
        worth = self.banner(card.banners) + self.abilities(number)
        if card.bonuses:
            worth += self.bonus(card)
        worth = worth * self.weights.empire + self.symbols(card.gives, 1, 1)
        return worth * self.weights.knowledge if card.knowledge else worth

    def net(self, number: int) -> float:
        """The same, less its cost."""
        card = self.world.box.empire[number]
        return self.empire(number) - card.coins * self.coin - card.knowledge * self.lore

    def use_of(self, number: int) -> float:
        """What is lost when a card of one's own is damaged: all but its banners."""
        return self.abilities(number) - self.symbols(self.world.box.empire[number].gives, -1, 0)

    # Armies

    def army(self, army: Army, more: int) -> float:
        """What an army can still do in later rounds; ``more`` are coins paid onto it now."""
        if not self.left:
            return 0.0
        world = self.world
        power = army_symbols(world, army, SWORDS) + ARROW * army_symbols(world, army, ARROWS)
        gain = power * STRIKE * self.weights.titans
        cost, total, likely = price(army) + more, 0.0, LATER
        for _ in range(min(self.left, USES)):
            if gain <= cost * self.coin:
                break
            total += likely * (gain - cost * self.coin)
            cost *= 2
            likely *= LATER
        return total
