"""Preparing a round: the track, the spaces that open, the rows."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import BOX, Table, empire


@rule("prepare.track", "goal.rounds")
def test_the_marker_moves_on_by_one() -> None:
    table = Table(2, round=2)
    table.end_round()
    assert table.world.round == 3
    assert table.world.view(None)["round"] == 3


@rule("prepare.explore")
@pytest.mark.parametrize(("round", "is_open"), [(1, False), (2, True), (3, True), (6, True)])
def test_explore_is_open_from_round_two_on(round: int, is_open: bool) -> None:
    table = Table(round=round)
    table.turn()
    assert ("explore" in table.legal("send")) == is_open


@rule("prepare.grow")
@pytest.mark.parametrize(("round", "is_open"), [(1, False), (2, False), (3, True), (6, True)])
def test_grow_is_open_from_round_three_on(round: int, is_open: bool) -> None:
    table = Table(round=round)
    table.turn()
    assert ("grow" in table.legal("send")) == is_open


@rule("prepare.explore", "prepare.grow", "prepare.empire_b")
def test_what_a_round_opens_is_told() -> None:
    news = {"event-explore-open", "event-grow-open", "event-second-deck"}
    told = {}
    for round in range(1, 7):
        table = Table(2, round=max(1, round - 1))
        table.begin_round(round)
        told[round] = {event.id for event in table.events} & news
    assert told == {
        1: set(),
        2: {"event-explore-open"},
        3: {"event-grow-open"},
        4: {"event-second-deck"},
        5: set(),
        6: set(),
    }


@rule("prepare.empire_b", "setup.empire_b")
@pytest.mark.parametrize(("round", "deck"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_from_round_four_on_cards_come_from_the_b_deck(round: int, deck: int) -> None:
    table = Table(4, round=max(1, round - 1))
    table.begin_round(round)
    assert {BOX.empire[card].deck for card in table.world.row} == {deck}
    assert table.world.view(None)["deck"] == "AB"[deck]


@rule("prepare.empire_b")
def test_what_is_left_of_the_a_cards_leaves_the_game() -> None:
    """The row and the discards; a stored card can still be built, and one discarded later is gone."""
    table = Table(2)
    table.row("oasis", "toll_road")
    table.discards("stone_quarry")
    table.stores(0, "goat_herds")
    table.owns(0, "crane")
    table.begin_round(4)
    assert table.discarded() == []
    gone = {empire(id) for id in ("oasis", "toll_road", "stone_quarry")}
    assert not gone & {*table.world.row, *table.world.decks[0], *table.world.decks[1]}
    table.send("build", 1)
    assert "goat_herds" in table.legal("build_stored")
    table.do("use", "crane")
    assert table.discarded() == []
    table.do("build_stored", "goat_herds")
    assert "goat_herds" in table.empire_of(0)


@rule("prepare.empire_row")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_the_cards_left_in_the_row_are_discarded_for_a_full_new_row(seats: int, cards: int) -> None:
    table = Table(seats, round=1)
    table.row("oasis", "crane", "crane")
    table.begin_round(2)
    assert table.discarded() == ["oasis", "crane", "crane"]
    assert len(table.world.row) == cards


@rule("prepare.empire_row")
def test_in_the_first_round_nothing_is_discarded() -> None:
    table = Table(2, round=1)
    table.begin_round(1)
    assert table.discarded() == []


@rule("prepare.reshuffle")
def test_when_the_deck_is_out_the_discards_are_shuffled() -> None:
    """Of four cards two are still in the deck; then the discards come back, the old row with them."""
    table = Table(2, round=2)
    table.row("crane")
    table.deck_is("oasis", "toll_road")
    discarded = len(table.world.discard)
    table.begin_round(3)
    assert {"oasis", "toll_road"} <= set(table.row_now())
    assert len(table.world.row) == 4
    assert table.discarded() == []
    assert len(table.world.decks[0]) == discarded + 1 - 2


@rule("prepare.reshuffle")
def test_if_that_is_not_enough_there_are_fewer_cards() -> None:
    """All other cards of the deck are owned or stored."""
    table = Table(4, round=2)
    for card in BOX.decks[0]:
        table.stores(0, BOX.empire[card].id)
    for card in table.world.stored[0][:3]:
        table.world.unstore(0, card)
    table.begin_round(3)
    assert len(table.world.row) == 3
    assert table.world.decks[0] == ()
    table.world.check()


@rule("prepare.military_row")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_military_row_is_only_filled_up(seats: int) -> None:
    table = Table(seats)
    table.military("spear_wall")
    table.begin_round(4)
    assert table.military_now()[0] == "spear_wall"
    assert len(table.military_now()) == seats
    assert len(set(table.military_now())) == seats
    news = table.told("event-military-row")[-1].args["cards"]
    assert isinstance(news, list)
    assert len(news) == seats - 1


@rule("prepare.military_row")
def test_a_full_military_row_stays_as_it_is() -> None:
    table = Table(2)
    table.military("spear_wall", "falconers")
    table.begin_round(4)
    assert table.military_now() == ["spear_wall", "falconers"]
    assert table.told("event-military-row") == []


@rule("prepare.military_row")
def test_the_military_deck_can_run_out() -> None:
    table = Table(2)
    cards = [BOX.military[card].id for card in BOX.recruits]
    table.armies(0, ("city_guard", *cards[:12]), ("militia", *cards[12:24]))
    table.begin_round(4)
    assert table.military_now() == cards[24:]
    table.world.check()
