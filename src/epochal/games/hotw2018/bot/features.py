"""The numbers of a position of 2018."""

from functools import cache
from typing import Final

from epochal.games.conquest.bot import features
from epochal.games.conquest.bot.features import (
    ARMIES,
    CARDS,
    MARCHING,
    OPENING,
    PENDING,
    PLAYED,
    STRENGTH,
    WAITING,
    Survey,
    sites_left,
    stages,
)
from epochal.games.hotw2018.bot.cards import LATER
from epochal.games.hotw2018.bot.worth import USUAL_ARMY
from epochal.games.hotw2018.components import EPOCHS, Components, EventCard
from epochal.games.hotw2018.effects import points_from_effects
from epochal.games.hotw2018.founding import AFTER_INVASION
from epochal.games.hotw2018.monuments import CHOOSE_SITE, COUNT_RESOURCES
from epochal.games.hotw2018.state import NOTHING, World
from epochal.games.hotw2018.track import OCCUPIED

FEATURES: Final = (*features.FEATURES, "turn")
HAND: Final[tuple[float, ...]] = (*features.HAND, 0.0)
START: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 0.2, 0.6, 0.3, 0.3, 0.8, 0.9, 0.35, -0.5, 1.1, 16.0)
"""The same after first lessons: what learning sets out from."""
TURN: Final = len(features.FEATURES)
"""How much of a turn is still to come: empires of an epoch are a match for each other, whatever their strength."""

SIEGE_TOKEN: Final = 0.4
"""What a siege token is worth, in armies."""

AT_STAKE: Final = 0.6
"""What an army counts that is in a battle."""


class Cards:
    """What events and the effects of empires are worth in a usual moment."""

    def __init__(self, box: Components) -> None:
        self.enhancement: list[float] = []
        self.kingdom: list[float] = []
        for card in box.events:
            self.enhancement.append(LATER[card.effect.kind] if card.effect is not None else 0.0)
            self.kingdom.append(kingdom_worth(card))
        self.talent: list[float] = [
            LATER[effect.kind] if effect is not None else 0.0 for effect in box.effects
        ]


@cache
def cards_of(box: Components) -> Cards:
    """The worth of the cards of a content set, made once."""
    return Cards(box)


def kingdom_worth(card: EventCard) -> float:
    """What a kingdom brings in a usual moment, in its own epoch."""
    if card.kingdom is None:
        return 0.0
    return 1.5 * card.structure + 0.75 * USUAL_ARMY * card.kingdom.strength


def look(world: World) -> list[list[float]]:
    """The numbers of every seat."""
    stage = stages(world)
    if world.agenda and world.agenda[-1][0] is OCCUPIED and world.force == NOTHING:
        stage[world.turn] = PLAYED
    survey = Survey(world, stage, len(FEATURES))
    if not world.over:
        survey.add_empires()
        add_turn(world, survey)
        add_cards(world, survey)
    return survey.rows


def add_turn(world: World, survey: Survey) -> None:
    """What the seat whose turn it is has besides its armies: siege tokens, effects, and monuments that must rise."""
    seat = world.turn
    if seat < 0:
        return
    row = survey.rows[seat]
    row[ARMIES] += SIEGE_TOKEN * world.siege_tokens
    if world.target != NOTHING:
        row[ARMIES] += AT_STAKE
    if survey.stage[seat] == MARCHING:
        row[PENDING] += points_from_effects(world)
    if world.force != NOTHING:
        count = monuments_due(world)
        if count:
            survey.add_monuments(seat, min(count, sites_left(world)))


def monuments_due(world: World) -> int:
    """How many monuments the force will build."""
    if world.agenda[-1][0] is CHOOSE_SITE:
        return world.to_build
    for entry in world.agenda[-6:]:
        if entry[0] is COUNT_RESOURCES or entry[0] is AFTER_INVASION:
            resources = (world.active & world.box.board.resources).bit_count()
            built = resources // 2
            more = 0
            for effect in world.boons:
                if effect.kind == "monuments":
                    if effect.per:
                        built = resources
                    else:
                        more += effect.count
            return built + more
    return 0


def add_cards(world: World, survey: Survey) -> None:
    """Events in hand, with those taken in this draft, and what the effect of an empire to come is worth."""
    cards = cards_of(world.box)
    last = world.epoch == EPOCHS
    picks = world.picks[world.epoch - 1]
    for seat in range(world.seats):
        stage = survey.stage[seat]
        row = survey.rows[seat]
        total = 0.0
        if stage != PLAYED or not last:
            for event in world.hand[seat]:
                total += cards.enhancement[event]
        if stage == WAITING or (stage == OPENING and world.force == NOTHING):
            for event in world.hand[seat]:
                if world.box.events[event].epoch == world.epoch:
                    total += cards.kingdom[event]
        if not world.dealt:
            if picks[seat] != NOTHING:
                total += cards.enhancement[picks[seat]] + cards.kingdom[picks[seat]]
            else:
                pile = world.event_pile
                for event in pile:
                    total += (cards.enhancement[event] + cards.kingdom[event]) / len(pile)
        row[CARDS] = total
        if stage in (WAITING, OPENING):
            row[TURN] = 1.0
            empire = world.holding[seat]
            if empire != NOTHING:
                row[CARDS] += cards.talent[empire]
                short = world.box.empires[empire].strength - row[STRENGTH]
                if short > 0:
                    row[STRENGTH] += SIEGE_TOKEN * short
            else:
                pile = world.empire_pile
                for empire in pile:
                    row[CARDS] += cards.talent[empire] / len(pile)
        elif stage == MARCHING:
            row[TURN] = world.pool / world.box.empires[world.force].strength
            left = min(1.0, row[TURN])
            row[CARDS] += left * cards.talent[world.force]
            for event in world.events_now:
                row[CARDS] += left * cards.enhancement[event]
