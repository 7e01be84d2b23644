"""Attacking a Titan: armies paid, strength added up, damage rolled, loot."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.ancient_world.components import FACES, PILES, Titan
from epochal.games.ancient_world.effects import REPAIR, gain_coins, gain_knowledge, gained, trigger
from epochal.games.ancient_world.military import DISBAND, is_used
from epochal.games.ancient_world.state import NAME, NOTHING, PICTURE, RETIRED, Army, Cities

SWORDS: Final = 0
ARROWS: Final = 1
LOOT: Final = 2
SPY: Final = 3
MEND: Final = 4
SPOILS: Final = 100
"""Loot and knowledge in one number: so many times the coins, plus the knowledge."""


class Pay(Question[Cities]):
    """Armies are paid, one by one, until there are enough. ``a`` is the player, ``b`` the pile."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        titan = s.box.titans[s.shown_titan(b)]
        need = titan.defence - value(s, seat, titan)
        ready = ready_armies(s, seat, titan)
        choices = []
        for place, (card, cost, strength) in enumerate(ready):
            rest = [(c, v) for n, (_, c, v) in enumerate(ready) if n != place]
            left = s.coins[seat] - cost
            if left >= 0 and enough(rest, 0, left, need - strength):  # rule: attack.defence
                choices.append(s.words.army + card)
        choices.sort()
        if s.used and need <= 0:
            choices.append(s.words.strike)
        return choices

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        card = s.shown_titan(b)
        titan = s.box.titans[card]
        strength = value(s, seat, titan)
        return Message(
            "prompt-attack",
            {"titan": s.titan_ref(card), "value": strength, "defence": titan.defence},
            "attack.cost",
        )

    def on_army(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        place = s.army_of(seat, card)
        army = s.armies[seat][place]
        coins = price(army)
        s.coins[seat] -= coins
        s.set_army(seat, place, (card, army[NAME] + coins, *army[PICTURE:]))  # rule: attack.cost
        s.used |= bit(card)
        if out.ear is not None:
            card_ref = s.military_ref(card)
            out.tell("event-army", "attack.cost", seat=f"seat:{seat}", card=card_ref, coins=coins)

    def on_strike(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        pile = s.agenda[-1][2]
        s.close()
        card = s.shown_titan(pile)
        titan = s.box.titans[card]
        if out.ear is not None:
            strength = value(s, seat, titan)
            ref = s.titan_ref(card)
            out.tell(
                "event-struck", "attack.value", seat=f"seat:{seat}", titan=ref, pile=f"pile:{PILES[pile]}", value=strength,
                defence=titan.defence,
            )  # fmt: skip
        s.piles[pile] = s.piles[pile][1:]
        s.titans[seat] |= bit(card)  # rule: attack.win
        if out.ear is not None:
            ref, total = s.titan_ref(card), s.scores()[seat]
            out.tell("event-defeated", "attack.win", seat=f"seat:{seat}", titan=ref, total=total)
        spoils = symbols(s, seat, LOOT) * SPOILS + symbols(s, seat, SPY)
        s.then(
            (REPAIR, seat, symbols(s, seat, MEND)),  # rule: attack.repair
            (ROLL, seat, titan.dice),
            (PLUNDER, seat, spoils),
            (NEXT_TITAN, pile, 0),
        )
        s.used = 0
        gained(s, seat, titan, out)


class Roll(Step[Cities]):
    """A damage die for each banner of the Titan. ``a`` is the player, ``b`` how many."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        faces = [s.box.die[die] for die in out.chance.dice(b, "damage")]  # rule: damage.dice, damage.faces
        hits, lost = faces.count(0), min(faces.count(1), s.coins[a])
        if out.ear is not None:
            shown = [FACES[face] for face in faces]
            out.tell("event-dice", "damage.dice", seat=f"seat:{a}", dice=[f"face:{face}" for face in shown])
        if lost:
            s.coins[a] -= lost  # rule: damage.coin
            if out.ear is not None:
                out.tell("event-coins-lost", "damage.coin", seat=f"seat:{a}", coins=lost)
        if hits:
            s.then((DAMAGE, a, hits))


class Damage(Question[Cities]):
    """Empire cards are turned face down. ``a`` is the player, ``b`` how many."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if b > 0 and s.standing(a) else ()  # rule: damage.none

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.damage + card for card in members(s.standing(seat))]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-damage", {"cards": b}, "damage.titan")

    def on_damage(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        s.damaged[seat] |= bit(card)  # rule: damage.titan
        s.recount(seat)
        if out.ear is not None:
            out.tell("event-damaged", "damage.titan", seat=f"seat:{seat}", card=s.empire_ref(card))
        s.then((DISBAND, seat, 0), (DAMAGE, seat, left - 1))


class Plunder(Step[Cities]):
    """What the armies used bring home. ``a`` is the player, ``b`` coins and knowledge."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        gain_coins(s, a, b // SPOILS, "loot.coins", out)
        gain_knowledge(s, a, b % SPOILS, "loot.spy", out)
        trigger(s, a, "defeat", s.standing(a))  # rule: when.defeat


class NextTitan(Step[Cities]):
    """The next Titan of a pile is turned face up. ``a`` is the pile."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        turn_titan(s, a, out)
        if out.ear is not None and s.piles[a]:
            out.tell("event-next-titan", "attack.next", titan=s.titan_ref(s.shown_titan(a)))


PAY: Final = Pay("pay")
ROLL: Final = Roll("roll")
DAMAGE: Final = Damage("damage")
PLUNDER: Final = Plunder("plunder")
NEXT_TITAN: Final = NextTitan("next_titan")


def price(army: Army) -> int:
    """One coin more than lie on the card."""
    return army[NAME] + army[PICTURE] + 1


def army_symbols(world: Cities, army: Army, symbol: int) -> int:
    """What an army has of a symbol: on the active card, and on the legacies beneath it."""  # rule: attack.legacy
    military = world.box.military
    total = military[army[0]].gives[symbol]
    for place in range(RETIRED, len(army)):
        total += military[army[place]].legacy[symbol]
    return total


def symbols(world: Cities, seat: int, symbol: int) -> int:
    """What the armies paid in this attack have of a symbol."""  # rule: attack.unpaid, attack.once
    return sum(
        [army_symbols(world, army, symbol) for army in world.armies[seat] if world.used >> army[0] & 1]
    )


def strength(world: Cities, army: Army, titan: Titan) -> int:
    """The attack value of an army against a Titan."""  # rule: attack.weapons
    military, weapons = world.box.military, titan.weapons
    total = military[army[0]].strength[weapons]
    for place in range(RETIRED, len(army)):
        total += military[army[place]].lesson[weapons]
    return total


def value(world: Cities, seat: int, titan: Titan) -> int:
    """A player's attack value so far."""  # rule: attack.value, attack.draft
    totals = world.totals[seat]
    total = world.drafted[seat] + totals.swords + (totals.arrows if titan.arrows else 0)
    if world.used:
        for army in world.armies[seat]:
            if world.used >> army[0] & 1:
                total += strength(world, army, titan)
    return total


def ready_armies(world: Cities, seat: int, titan: Titan) -> list[tuple[int, int, int]]:
    """The armies that have not fought in this round: active card, price and strength."""
    return [
        (army[0], price(army), strength(world, army, titan))
        for army in world.armies[seat]
        if not is_used(army)
    ]


def enough(armies: list[tuple[int, int]], at: int, coins: int, need: int) -> bool:
    """Whether some of the armies from one on, each with price and strength, make up what is needed."""
    if need <= 0:
        return True
    if at == len(armies):
        return False
    price, strength = armies[at]
    if price <= coins and enough(armies, at + 1, coins - price, need - strength):
        return True
    return enough(armies, at + 1, coins, need)


def can_attack(world: Cities, seat: int, pile: int) -> bool:
    """Whether a player could defeat the Titan on top of a pile."""  # rule: attack.target, attack.least_one
    card = world.shown_titan(pile)
    if card == NOTHING:
        return False  # rule: attack.empty
    titan = world.box.titans[card]
    need = titan.defence - value(world, seat, titan)
    coins = world.coins[seat]
    armies = [(cost, force) for _, cost, force in ready_armies(world, seat, titan) if cost <= coins]
    if need <= 0:
        return bool(armies)
    return sum([force for _, force in armies]) >= need and enough(armies, 0, coins, need)


def turn_titan(world: Cities, pile: int, out: Outside) -> None:
    """The topmost Titan of a pile lies open; one nobody has seen is drawn."""
    known, all_eyes = world.piles[pile], world.all_eyes()
    if known or world.unseen[pile]:
        top = known[0][0] if known else draw_titan(world, pile, out)
        world.piles[pile] = ((top, all_eyes, all_eyes), *known[1:])


def draw_titan(world: Cities, pile: int, out: Outside) -> int:
    """A Titan of a pile that nobody has seen."""
    unseen = world.unseen[pile]
    place = out.chance.pick(len(unseen), f"titan {PILES[pile]}")
    world.unseen[pile] = unseen[:place] + unseen[place + 1 :]
    return unseen[place]
