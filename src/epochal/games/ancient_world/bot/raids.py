"""Which Titans can be reached with which armies, and what that brings."""

from typing import Final

from epochal.core.bits import members
from epochal.games.ancient_world.attack import ARROWS, LOOT, MEND, SPY, SWORDS, army_symbols, price
from epochal.games.ancient_world.bot.weights import MEND as MENDED
from epochal.games.ancient_world.bot.worth import Worth
from epochal.games.ancient_world.components import FACES, PILES, Titan
from epochal.games.ancient_world.military import is_used
from epochal.games.ancient_world.state import NOTHING, Army, Cities

NEVER: Final = -100.0
REPAIRED: Final = 0.6
"""What is lost by damage that is repaired some day."""
DEPTH: Final = 2
"""So many attacks of a round are planned."""


class Force:
    """An army ready to fight, as an attack sees it."""

    def __init__(self, worth: Worth, army: Army) -> None:
        world = worth.world
        self.card = army[0]
        self.price = price(army)
        self.swords = army_symbols(world, army, SWORDS)
        self.both = self.swords + army_symbols(world, army, ARROWS)
        repairs = min(army_symbols(world, army, MEND), world.damaged[worth.seat].bit_count())
        brings = army_symbols(world, army, LOOT) * worth.coin + army_symbols(world, army, SPY) * worth.lore
        wear = worth.army(army, 0) - worth.army(army, self.price)
        self.cost: float = self.price * worth.coin + wear - brings - repairs * MENDED
        """What it costs to use it: coins, and that it is dearer the next time, less what it brings home."""


class Target:
    """The Titan on top of a pile: what it takes, and what it is worth."""

    def __init__(self, worth: Worth, pile: int, titan: Titan, harm: list[float]) -> None:
        totals = worth.world.totals[worth.seat]
        self.pile = pile
        self.arrows = titan.arrows
        self.need = titan.defence - totals.swords - (totals.arrows if titan.arrows else 0)
        worth_of = worth.banner(titan.banners) + worth.symbols(titan.gives, 1, 0) + worth.per_titan
        die = worth.world.box.die[1:]
        hurt = titan.dice * die.count(FACES.index("coin")) / len(die) * worth.coin
        hits = die.count(FACES.index("titan")) / len(die)
        for hit in range(min(titan.dice, len(harm))):
            hurt += harm[hit] * hits * REPAIRED
        self.worth: float = worth_of * worth.weights.titans - hurt


class Raids:
    """The attacks that a seat could make in this round."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        world, seat = worth.world, worth.seat
        harm = sorted([worth.use_of(card) for card in members(world.standing(seat))])
        self.targets: list[Target] = []
        for pile in range(len(PILES)):
            card = world.shown_titan(pile)
            if card != NOTHING:
                self.targets.append(Target(worth, pile, world.box.titans[card], harm))

    def forces(self, armies: tuple[Army, ...]) -> list[Force]:
        return [Force(self.worth, army) for army in armies if not is_used(army)]

    def best(self, forces: list[Force], drafted: int, coins: int) -> float:
        """What the attacks of the rest of the round bring."""
        return self.plan((1 << len(forces)) - 1, forces, drafted, coins, 0, DEPTH)

    def plan(self, free: int, forces: list[Force], drafted: int, coins: int, done: int, depth: int) -> float:
        best = 0.0
        for target in self.targets:
            if done >> target.pile & 1:
                continue
            gain, used, paid = self.attack(target, free, forces, drafted, coins)
            if gain <= 0.0:
                continue
            if depth > 1 and free & ~used:
                done_then = done | 1 << target.pile
                gain += self.plan(free & ~used, forces, drafted, coins - paid, done_then, depth - 1)
            best = max(best, gain)
        return best

    def attack(
        self, target: Target, free: int, forces: list[Force], drafted: int, coins: int
    ) -> tuple[float, int, int]:
        """The best way to attack a Titan: what it brings, the forces used, the coins paid."""
        best, best_used, best_paid = NEVER, 0, 0
        need = target.need - drafted
        for used in range(1, 1 << len(forces)):
            if used & ~free:
                continue
            strength, paid, cost = 0, 0, 0.0
            for place, force in enumerate(forces):
                if used >> place & 1:
                    strength += force.both if target.arrows else force.swords
                    paid += force.price
                    cost += force.cost
            if strength >= need and paid <= coins and target.worth - cost > best:
                best, best_used, best_paid = target.worth - cost, used, paid
        return best, best_used, best_paid


def armies_with(world: Cities, seat: int, card: int, retired: int) -> tuple[Army, ...]:
    """A player's armies after recruiting a card; ``retired`` is the place of the army it takes over, or NOTHING."""
    armies = world.armies[seat]
    if retired == NOTHING:
        return (*armies, (card, 0, 0))
    old = armies[retired]
    new = (card, 0, 0, *old[3:], old[0])
    return (*armies[:retired], new, *armies[retired + 1 :])
