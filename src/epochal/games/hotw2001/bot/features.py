"""The numbers of a position of 2001."""

from functools import cache
from math import exp
from typing import Final

from epochal.games.conquest.bot import features
from epochal.games.conquest.bot.features import (
    ARMIES,
    CARDS,
    COMING,
    EMPIRE,
    MARCHING,
    OPENING,
    PENDING,
    PLAYED,
    SCORE,
    STRUCTURES,
    WAITING,
    Survey,
    sites_left,
    stages,
)
from epochal.games.conquest.building import CHOOSE_SITE, resources_held
from epochal.games.hotw2001.bot.cards import FIGHTING, LATER
from epochal.games.hotw2001.bot.worth import USUAL_ARMY
from epochal.games.hotw2001.components import EPOCHS, Components, EventCard
from epochal.games.hotw2001.state import NOTHING, World

FEATURES: Final = (*features.FEATURES, "markers", "lead", "order")
HAND: Final[tuple[float, ...]] = (*features.HAND, 1.0, 1.5, 0.0)
START: Final[tuple[float, ...]] = (
    1.0, 1.0, 0.9, 0.2, 0.9, 1.6, 1.6, 0.5, 0.6, 0.65, -0.5, 1.3, 1.0, 2.0, -2.0,
)  # fmt: skip
"""The same after first lessons: what learning sets out from."""
MARKERS: Final = len(features.FEATURES)
LEAD: Final = MARKERS + 1
ORDER: Final = LEAD + 1

KINGDOM: Final = 2.5
A_MARKER: Final = 4.25
"""What a pre-eminence marker is worth on average."""
LEAD_SCALE: Final = 8.0
"""How many points ahead make it e times as likely to lead at the end of an epoch."""
COIN: Final = 0.8
"""What a coin is worth, in armies: it brings back one that fell."""
SEA_STAYS: Final = 0.6
"""The chance of a manned fleet to be there an epoch later."""


class Hand:
    """What the event cards are worth that are still in a hand, in a usual moment; by the epoch from which on they can be played."""

    def __init__(self, box: Components) -> None:
        self.worth: list[list[float]] = []
        for card in box.events:
            usual = usual_worth(card)
            self.worth.append([usual if card.epochs[-1] >= epoch else 0.0 for epoch in range(EPOCHS + 2)])
        self.talent: list[float] = [LATER[card.kind] if card.kind in FIGHTING else 0.0 for card in box.events]


@cache
def hand_of(box: Components) -> Hand:
    """The worth of the cards of a content set, made once."""
    return Hand(box)


def usual_worth(card: EventCard) -> float:
    """What a card brings in a usual moment."""
    if card.empire is not None:
        return USUAL_ARMY * 0.75 * card.empire.strength + (2.0 if card.empire.capital else 0.0)
    return LATER.get(card.kind, KINGDOM)


def look(world: World) -> list[list[float]]:
    """The numbers of every seat."""
    survey = Survey(world, stages(world), len(FEATURES))
    if not world.over:
        survey.add_empires()
        add_turn(world, survey)
        add_cards(world, survey)
        if world.manned:
            add_seas(world, survey)
        if world.optional.preeminence:
            add_markers(world, survey)
        if world.epoch < EPOCHS or is_before_draft(world):
            add_order(world, survey)
    return survey.rows


def add_turn(world: World, survey: Survey) -> None:
    """What the seat whose turn it is has besides its armies: coins, cards at work, and monuments that must rise."""
    seat = world.turn
    if seat < 0:
        return
    row = survey.rows[seat]
    row[ARMIES] += world.allied_pool + COIN * (world.coins + world.allied_coins)
    left = 1.0
    if survey.stage[seat] == MARCHING:
        left = min(1.0, world.pool / world.box.empires[world.force].strength)
        building = world.agenda[-1][0] is CHOOSE_SITE
        count = world.to_build if building else resources_held(world) // 2
        if count:
            survey.add_monuments(seat, min(count, sites_left(world)))
    if world.events_now:
        talent = hand_of(world.box).talent
        for event in world.events_now:
            row[CARDS] += left * talent[event]


def add_cards(world: World, survey: Survey) -> None:
    """Event cards in hand. Those of an empire on the march must wait for the next epoch."""
    worth = hand_of(world.box).worth
    for seat in range(world.seats):
        epoch = world.epoch
        if survey.stage[seat] not in (WAITING, OPENING):
            epoch += 1
        total = 0.0
        for event in world.hand[seat]:
            total += worth[event][epoch]
        survey.rows[seat][CARDS] += total


def add_seas(world: World, survey: Survey) -> None:
    """Manned fleets: a point now, and later as long as they stay."""
    later = 0.0
    for _ in range(EPOCHS - world.epoch):
        later = SEA_STAYS * (1.0 + later)
    for owner, _ in world.manned.values():
        row = survey.rows[owner]
        row[STRUCTURES] += later
        stage = survey.stage[owner]
        if stage == WAITING:
            row[COMING] += SEA_STAYS
        elif stage != PLAYED:
            row[PENDING] += 1.0


def expected(survey: Survey) -> list[float]:
    """The points that every seat may have at the end of the epoch."""
    return [row[SCORE] + row[PENDING] + row[COMING] + row[EMPIRE] for row in survey.rows]


def add_markers(world: World, survey: Survey) -> None:
    """Markers of pre-eminence, and how likely each seat gets the one of this epoch."""
    standing = expected(survey)
    best = max(standing)
    shares = [exp((points - best) / LEAD_SCALE) for points in standing]
    total = sum(shares)
    for seat, row in enumerate(survey.rows):
        row[MARKERS] = A_MARKER * world.markers[seat]
        row[LEAD] = A_MARKER * shares[seat] / total


def is_before_draft(world: World) -> bool:
    """Whether an epoch has just begun: nobody has an empire of it yet."""
    return max(world.holding) == NOTHING


def add_order(world: World, survey: Survey) -> None:
    """How many rivals draw their empires before each seat: in the draft that comes now, by points, or likely in the next one."""
    now = is_before_draft(world)
    standing = [row[SCORE] for row in survey.rows] if now else expected(survey)
    for seat, row in enumerate(survey.rows):
        for rival, points in enumerate(standing):
            if rival != seat:
                ahead = standing[seat] - points
                row[ORDER] += compared(ahead) if now else 1.0 / (1.0 + exp(-ahead / LEAD_SCALE))


def compared(ahead: float) -> float:
    """The part of a rival that draws before a seat which has so many points more: one, none, or half of one."""
    if ahead > 0.0:
        return 1.0
    return 0.5 if ahead == 0.0 else 0.0
