"""What a player gains, repairs and is reminded of by cards: the parts that all actions share."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.events import Message
from epochal.core.kernel import Entry, Outside, Question, Step
from epochal.games.ancient_world.components import Card
from epochal.games.ancient_world.state import NOTHING, Cities

CITIZEN_SYMBOL: Final = 6


class DoEffect(Step[Cities]):
    """One effect of a card. ``a`` is the player, ``b`` the effect."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        from epochal.games.ancient_world.abilities import do_effect

        do_effect(s, a, s.box.effects[b], out)


class Repair(Question[Cities]):
    """Damaged Empire cards are turned face up. ``a`` is the player, ``b`` how many at most."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if b > 0 and s.damaged[a] else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.repair + card for card in members(s.damaged[seat])] + [s.words.done]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-repair", {"cards": b}, "symbol.repair")

    def on_repair(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        s.damaged[seat] &= ~bit(card)
        s.recount(seat)
        if out.ear is not None:
            out.tell("event-repaired", "symbol.repair", seat=f"seat:{seat}", card=s.empire_ref(card))
        s.then((REPAIR, seat, left - 1))

    def on_done(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()


DO_EFFECT: Final = DoEffect("do_effect")
REPAIR: Final = Repair("repair")


def steps_of(seat: int, effects: list[int]) -> list[Entry]:
    """The effects of a card for the agenda, in their order."""  # rule: effect.order
    return [(DO_EFFECT, seat, effect) for effect in effects]


def trigger(world: Cities, seat: int, on: str, cards: int) -> None:
    """What happened makes some of a player's cards act, by themselves."""
    for number in world.box.triggers_on(on, cards):
        world.then((DO_EFFECT, seat, world.box.triggers[number].effect))


def gain_coins(world: Cities, seat: int, coins: int, clause: str, out: Outside) -> None:
    """Coins from the supply, told only if there are any."""
    world.coins[seat] += coins
    if out.ear is not None and coins:
        out.tell("event-coins", clause, seat=f"seat:{seat}", coins=coins)


def gain_knowledge(world: Cities, seat: int, knowledge: int, clause: str, out: Outside) -> None:
    """Knowledge from the supply, told only if there is any."""
    world.knowledge[seat] += knowledge
    if out.ear is not None and knowledge:
        out.tell("event-knowledge", clause, seat=f"seat:{seat}", knowledge=knowledge)


def gain_citizen(world: Cities, seat: int, out: Outside) -> None:
    """A new citizen, who has to eat before working."""
    skill = world.gain_citizen(seat)
    if skill == NOTHING:
        return
    if out.ear is not None:
        out.tell("event-citizen", "citizen.new", seat=f"seat:{seat}", citizen=f"citizen:{skill}")
    trigger(world, seat, "citizen", world.standing(seat))  # rule: when.citizen


def gained(world: Cities, seat: int, card: Card, out: Outside) -> None:
    """A card has come to a player: its symbols count from now on, and its citizens come."""
    world.recount(seat)
    for _ in range(card.gives[CITIZEN_SYMBOL]):
        gain_citizen(world, seat, out)  # rule: symbol.citizen


def claim_first(world: Cities, seat: int, clause: str, out: Outside) -> None:
    """The 1st-player token, unless somebody has claimed it in this round."""
    if world.claimed:
        return
    world.first = seat
    world.claimed = True
    if out.ear is not None:
        out.tell("event-claimed", clause, seat=f"seat:{seat}")
