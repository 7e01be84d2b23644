"""What must hold after every action: cards and citizens conserved, everything where it can be."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.errors import Broken
from epochal.games.ancient_world.attack import NEXT_TITAN, PAY
from epochal.games.ancient_world.building import CHOOSE_DISTRICT, FREE, NEXT_DISTRICT
from epochal.games.ancient_world.citizens import CARD
from epochal.games.ancient_world.components import CITIZENS, PILES, ROUNDS, SPACES, STARTER
from epochal.games.ancient_world.military import RETIRE
from epochal.games.ancient_world.rounds import BEGIN_ROUND, END_GAME, NEXT_TURN, ROW, TURN
from epochal.games.ancient_world.scouting import ARRANGE
from epochal.games.ancient_world.setup import FIRST_CITIZENS
from epochal.games.ancient_world.state import (
    NAME,
    NOTHING,
    PICTURE,
    RETIRED,
    SECOND_DECK,
    TOKEN,
    Cities,
)
from epochal.games.ancient_world.storing import KEEP

CHOOSING: Final = (KEEP, ARRANGE, CHOOSE_DISTRICT, RETIRE)
"""The questions about cards that have been drawn."""
COUNTLESS: Final = 10**4
"""More than a step can be about: cards, coins, dice, or coins and knowledge in one number."""


def check(world: Cities) -> None:
    """Raise Broken, saying what, if the state is not one that play can reach."""
    _check_shape(world)
    _check_citizens(world)
    _check_empire(world)
    _check_military(world)
    _check_titans(world)
    _check_districts(world)
    _check_agenda(world)
    _must(bool(world.agenda) != world.over, "the agenda ends with the game")
    _must(bool(world.asked) != world.over, "somebody must act until the end")
    _must(all(0 <= seat < world.seats for seat in world.asked), "only seats can act")


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def _drawn(world: Cities, step: object) -> list[int]:
    """The cards drawn, if they belong to this step."""
    return list(world.drawn) if world.agenda and world.agenda[-1][0] is step else []


def _check_shape(world: Cities) -> None:
    for name in (
        "coins", "knowledge", "citizens", "home", "starving", "busy", "drafted", "empire", "damaged", "titans",
        "districts", "stored", "stocks", "stored_open", "armies",
    ):  # fmt: skip
        _must(len(getattr(world, name)) == world.seats, f"{name}: one for each seat")
    _must(len(world.spaces) == len(SPACES), "spaces: those of the board")
    _must(1 <= world.round <= ROUNDS, "round: of the track")
    _must(0 <= world.first < world.seats and 0 <= world.turn < world.seats, "first and turn: seats")
    _must(0 <= world.passed < bit(world.seats), "passed: seats")
    _must(
        not world.drawn or (bool(world.agenda) and world.agenda[-1][0] in CHOOSING), "drawn: to choose from"
    )
    _must(not world.arranged or bool(_drawn(world, ARRANGE)), "arranged: before others")
    for seat in range(world.seats):
        _must(
            min(world.coins[seat], world.knowledge[seat], world.drafted[seat]) >= 0, f"seat {seat}: no debts"
        )
        totals = world.totals[seat]
        world.recount(seat)
        same = vars_of(totals) == vars_of(world.totals[seat])
        _must(same, f"seat {seat}: symbols added up")


def vars_of(totals: object) -> list[int]:
    """The sums as a list."""
    names = ("coins", "knowledge", "food", "swords", "arrows", "armies", "explore", "capacity")
    return [getattr(totals, name) for name in names]


def _check_citizens(world: Cities) -> None:
    for seat in range(world.seats):
        _must(FIRST_CITIZENS <= world.citizens[seat] <= CITIZENS, f"seat {seat}: citizens")
        placed = [token % TOKEN for space in world.spaces for token in space if token // TOKEN == seat]
        placed += [token % TOKEN for token in world.busy[seat]]
        found = placed + members(world.home[seat]) + members(world.starving[seat])
        _must(
            sorted(found) == list(range(1, world.citizens[seat] + 1)),
            f"seat {seat}: each citizen in one place",
        )
        cards = [token // TOKEN for token in world.busy[seat]]
        _must(len(set(cards)) == len(cards), f"seat {seat}: one citizen on a card")
        acting = members(world.empire[seat] & (world.box.acting | world.box.copying))
        _must(set(cards) <= set(acting), f"seat {seat}: citizens on cards with an action")
    tokens = [token // TOKEN for space in world.spaces for token in space]
    _must(all(0 <= seat < world.seats for seat in tokens), "spaces: citizens of players")


def _check_stocks(world: Cities, cards: tuple[int, ...], stocks: tuple[int, ...]) -> None:
    """Every card that was drawn unseen is known to be from before or after a deck was shuffled anew."""
    _must(len(cards) == len(stocks), "cards drawn unseen: each of a stock")
    held = list(zip(cards, stocks, strict=True))
    _must(held == sorted(held), "cards drawn unseen: sorted, with their stocks")
    for card, stock in held:
        _must(0 <= card < len(world.box.empire), "Empire cards of the box")
        deck = world.box.empire[card].deck
        _must(
            deck < STARTER and 0 <= stock <= world.shuffles[deck], "cards drawn unseen: of a stock that was"
        )


def _check_empire(world: Cities) -> None:
    box = world.box
    deck = world.deck()
    _must(len(world.row) <= world.seats + ROW, "the row: not too long")
    _must(len(world.decks) == STARTER, "two decks")
    for cards in (world.discard, *world.decks):
        _must(cards == tuple(sorted(cards)), "decks and discards sorted")
    _must(all(box.empire[card].deck == deck for card in world.discard), "discards: of the deck in use")
    for number, cards in enumerate(world.decks):
        _must(all(box.empire[card].deck == number for card in cards), "decks: each of its own cards")
    everywhere: list[int] = [*world.row, *world.discard, *world.decks[0], *world.decks[1]]
    everywhere += _drawn(world, KEEP)
    _must(len(world.shuffles) == STARTER and all(times >= 0 for times in world.shuffles), "shuffles counted")
    _check_stocks(world, tuple(_drawn(world, KEEP)), world.drawn_stocks)
    _must(all(box.empire[card].deck == deck for card in _drawn(world, KEEP)), "drawn: of the deck in use")
    for seat in range(world.seats):
        mask = world.empire[seat]
        _must(0 <= mask < bit(len(box.empire)), f"seat {seat}: Empire cards of the box")
        _must(not world.damaged[seat] & ~mask, f"seat {seat}: damaged cards are owned")
        _must(mask & box.starters == box.starters, f"seat {seat}: starting cards stay")
        _must(mask.bit_count() <= box.totals(mask, world.titans[seat], world.districts[seat]).capacity,
              f"seat {seat}: within capacity")  # fmt: skip
        everywhere += [*members(mask & ~box.starters), *world.stored[seat], *world.stored_open[seat]]
        for cards in (world.stored[seat], world.stored_open[seat]):
            _must(cards == tuple(sorted(cards)), f"seat {seat}: stored cards sorted")
        _check_stocks(world, world.stored[seat], world.stocks[seat])
    _must(all(0 <= card < len(box.empire) for card in everywhere), "Empire cards of the box")
    for number, card in enumerate(box.empire):
        found = everywhere.count(number)
        if card.deck == 0 and world.round >= SECOND_DECK:
            _must(found <= card.copies, f"Empire card {card.id}: not too often")
        elif card.deck == deck or card.deck < 2:
            _must(found == card.copies, f"Empire card {card.id}: conserved")
        else:
            _must(found == 0, f"Empire card {card.id}: with the players only")


def _check_military(world: Cities) -> None:
    box = world.box
    found: list[int] = [*world.recruits, *world.military_row, *_drawn(world, RETIRE)]
    _must(len(world.military_row) <= world.seats, "the Military row: not too long")
    _must(len(_drawn(world, RETIRE)) <= 1, "one recruit at a time")
    step, seat, _ = world.agenda[-1] if world.agenda else (None, 0, 0)
    fighting = [army[0] for army in world.armies[seat] if army[NAME]] if step is PAY else []
    _must(world.used >= 0 and set(members(world.used)) <= set(fighting), "armies used: paid for in an attack")
    for seat in range(world.seats):
        _must(
            len(world.armies[seat]) <= max(world.totals[seat].armies, 0) or _disbanding(world),
            f"seat {seat}: army limit",
        )
        for army in world.armies[seat]:
            _must(len(army) >= RETIRED and min(army[NAME], army[PICTURE]) >= 0, f"seat {seat}: armies whole")
        cards = [card for army in world.armies[seat] for card in (army[0], *army[RETIRED:])]
        _must(len(set(cards)) == len(cards), f"seat {seat}: each Military card once")
        _must(all(0 <= card < len(box.military) for card in cards), f"seat {seat}: Military cards of the box")
        found += [card for card in cards if not box.military[card].start]
    _must(len(set(found)) == len(found) and set(found) <= set(box.recruits), "Military cards: each once")


def _disbanding(world: Cities) -> bool:
    return any(step.name == "disband" for step, _, _ in world.agenda)


def _check_titans(world: Cities) -> None:
    taken = [titan for seat in range(world.seats) for titan in members(world.titans[seat])]
    all_eyes = world.all_eyes()
    _must(len(world.piles) == len(world.unseen) == len(PILES), "three piles")
    moving = [b for step, _, b in world.agenda if step is ARRANGE]
    moving += [a for step, a, _ in world.agenda if step is NEXT_TITAN]
    for pile, titans in enumerate(world.box.titans_of):
        known = world.piles[pile]
        _must(
            all(0 < seen <= all_eyes and placed > 0 for _, seen, placed in known),
            f"pile {pile}: seen by somebody",
        )
        _must(
            all(placed & seen == placed for _, seen, placed in known),
            f"pile {pile}: whose place is known is seen",
        )
        if pile not in moving:
            is_open = bool(known) and known[0][2] == all_eyes
            _must(is_open or (not known and not world.unseen[pile]), f"pile {pile}: its top lies open")
        here = [card for card, _, _ in known] + list(world.unseen[pile])
        here += [titan for titan in taken if titan in titans]
        _must(sorted(here) == list(titans), f"titans of pile {pile}: conserved")
    _must(all(0 <= titan < len(world.box.titans) for titan in taken), "titans: of the box")
    if drawn := _drawn(world, ARRANGE):
        _, seat, pile = world.agenda[-1]
        cards = sorted([*drawn, *world.arranged])
        looked = world.piles[pile][: len(cards)]
        _must(cards == sorted([card for card, _, _ in looked]), f"pile {pile}: its top is put in order")
        _must(
            all(world.sees(seat, placed) for _, _, placed in looked),
            f"pile {pile}: seen by who puts it in order",
        )


def _check_districts(world: Cities) -> None:
    found = [district for seat in range(world.seats) for district in members(world.districts[seat])]
    bottom = world.district_bottom
    found += [*world.district_unseen, *[card for card, _ in bottom]]
    _must(all(0 <= eyes <= world.all_eyes() for _, eyes in bottom), "districts: known to seats")
    if drawn := _drawn(world, CHOOSE_DISTRICT):
        _must(
            drawn == [card for card, _ in bottom[-len(drawn) :]],
            "districts: chosen among those set down last",
        )
        _must(
            all(world.sees(world.agenda[-1][1], eyes) for _, eyes in bottom[-len(drawn) :]), "districts: seen"
        )
    moving = any(step in (CHOOSE_DISTRICT, NEXT_DISTRICT) for step, _, _ in world.agenda)
    left = bool(world.district_unseen or bottom)
    _must(world.district != NOTHING or moving or not left, "districts: the top lies open")
    if world.district != NOTHING:
        found.append(world.district)
    _must(sorted(found) == list(range(len(world.box.districts))), "districts: conserved")


def _check_agenda(world: Cities) -> None:
    """Every step is for a seat, or a round or pile, and its number is one that it can have."""
    box, piles = world.box, len(PILES)
    firsts = {"begin_round": (world.round + 1, ROUNDS + 1), "next_titan": (0, piles)}
    numbers = {
        "choose_citizen": CARD + len(box.empire),
        "buy": FREE + 1,
        "do_effect": len(box.effects),
        "react": len(box.triggers),
        "arrange": piles,
        "put_back": piles,
        "attack_now": piles,
        "pay": piles,
    }
    for step, a, b in world.agenda:
        least, end = firsts.get(step.name, (0, world.seats))
        _must(least <= a < end, f"{step.name}: for a seat")
        _must(b >= 0 and b < numbers.get(step.name, COUNTLESS), f"{step.name}: a number it can have")
        _must(step is not TURN or a == world.turn, "turn: of the seat whose turn it is")
    if world.agenda:
        last = world.agenda[0]
        ends = (END_GAME, 0) if world.round == ROUNDS else (BEGIN_ROUND, world.round + 1)
        _must(last[0] is NEXT_TURN or last[:2] == ends, "the agenda leads to the end of the round")
