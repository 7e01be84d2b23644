"""Choosing cards: what an empire or an event would be worth, on the board as it stands."""

from typing import Final, cast

from epochal.games.conquest.bot.campaign import best_first
from epochal.games.conquest.bot.draft import keep_or_pass
from epochal.games.conquest.bot.worth import Worth as AnyWorth
from epochal.games.conquest.bot.worth import structure_points
from epochal.games.conquest.world import Conquest
from epochal.games.hotw2018.bot.boons import boon_worth, turn_of
from epochal.games.hotw2018.bot.cards import LATER, kingdom_worth
from epochal.games.hotw2018.bot.worth import Worth
from epochal.games.hotw2018.components import EPOCHS
from epochal.games.hotw2018.state import EMPIRES, EVENTS, NOTHING, World
from epochal.games.hotw2018.view import knows_own

PLUNDER: Final = 0.5
"""The structures that marauders reduce, for each battle."""
TO_COME: Final = 0.15
"""How much better an enhancement is than it seems, for each epoch to come in which it may find its moment."""


def draft_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """The cards of a set by what they are worth; best first."""
    words = world.words
    choices = []
    for action in legal:
        card = words.noun_of[action]
        if words.take_event <= action < words.play:
            choices.append((event_worth(world, worth, card), action))
        else:
            choices.append((empire_worth(world, worth, card), action))
    choices.sort(key=best_first)
    return choices


def classic_choices(world: World, worth: Worth, which: int) -> list[tuple[float, int]]:
    """Keep the drawn card, or pass it to whom."""
    worths: dict[int, AnyWorth] = {
        other: Worth(world, other, worth.weights, 0) for other in world.cardless(which)
    }
    pile = unseen(world, worth.seat, which)
    return keep_or_pass(world, worth, worths, pile, event_price if which == EVENTS else empire_price)


def unseen(world: World, seat: int, which: int) -> list[int]:
    """The cards of a set that a seat has not seen."""
    box = world.box
    cards = box.events_by_epoch[world.epoch] if which == EVENTS else box.by_epoch[world.epoch]
    drawers = world.pickers[world.epoch - 1] if which == EVENTS else world.drawn_by
    seen = [card for other, card in enumerate(world.holders(which)) if drawers[other] == seat]
    return [card for card in cards if card not in seen and card != world.drawn]


def empire_price(world: Conquest, worth: AnyWorth, empire: int) -> float:
    return empire_worth(cast(World, world), cast(Worth, worth), empire)


def event_price(world: Conquest, worth: AnyWorth, event: int) -> float:
    return event_worth(cast(World, world), cast(Worth, worth), event)


def empire_worth(world: World, worth: Worth, empire: int) -> float:
    """Points that an empire brings: the lands it comes to, its capitol and monuments, and what its effect adds."""
    card = world.box.empires[empire]
    place = world.box.by_epoch[card.epoch].index(empire)
    eye = Worth(world, worth.seat, worth.weights, place + 1)
    turn = turn_of(world, eye, empire, card.strength - len(card.starts))
    total = turn.worth + turn.things["monument"] * eye.monument(card.starts[0])
    for start in card.starts:
        cleared = (
            structure_points(world, start) if world.owner[start] == worth.seat else eye.sacked(world, start)
        )
        total += ((2 if card.capital else 0) - cleared) * (1.0 + eye.tomorrow[start])
    if not card.capital:
        total += PLUNDER * turn.battles * turn.shares["structure"]
    effect = world.box.effects[empire]
    return total if effect is None else total + boon_worth(world, turn, effect)


def event_worth(world: World, worth: Worth, event: int) -> float:
    """Points that an event brings: a kingdom on this board, an enhancement with the empire the player has, or with any."""
    card = world.box.events[event]
    if card.kingdom is not None:
        return kingdom_worth(world, worth, card)
    effect = card.effect
    assert effect is not None
    usual = LATER[effect.kind]
    empire = world.holding[worth.seat]
    if (
        empire != NOTHING
        and knows_own(world, worth.seat, EMPIRES)
        and effect.kind not in ("fleets", "caravans")
    ):
        turn = turn_of(world, worth, empire, world.box.empires[empire].strength - 1)
        usual = (usual + boon_worth(world, turn, effect)) / 2
    return usual * (1.0 + TO_COME * (EPOCHS - world.epoch))
