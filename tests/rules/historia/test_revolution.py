"""Tourism and Revolution."""

import pytest

from tests.rule import rule
from tests.rules.historia.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


# Tourism


@rule("action.tourism", "action.tourism_advanced")
@pytest.mark.parametrize(
    ("wonders", "basic", "advanced"),
    [(0, 0, 0), (2, 0, 0), (3, 0, 1), (4, 1, 1), (7, 1, 2), (8, 2, 2), (9, 2, 3), (12, 3, 4)],
)
def test_tourism_gains_a_point_for_every_four_wonders_or_three(
    wonders: int, basic: int, advanced: int
) -> None:
    for side, points in (("basic", basic), ("advanced", advanced)):
        table = Table(2)
        table.levels(0, 15, 15)
        table.wonders(0, *(wonder.id for wonder in GAME.box.wonders[:wonders]), turned=True)
        table.plays(0, "tourism")
        table.do(side, "tourism")
        assert table.world.points == [points, 0]
        assert table.queue_of(0) == ["tourism"]


# Revolution


def revolting(*queue: str, cards: tuple[str, ...] = ("revolution",), technology: int = 1) -> Table:
    """Seat 0 has this queue and has revealed these cards."""
    table = Table(2)
    table.levels(0, technology, technology)
    if "tiberius_gracchus" in cards:
        table.advisors(0, "tiberius_gracchus")
    table.queue(0, *queue)
    table.plays(0, *cards)
    return table


@rule("action.revolution", "round.last")
def test_a_revolution_makes_the_round_the_last_of_the_turn() -> None:
    table = revolting("art", "raid", "trade")
    table.do("basic", "revolution")
    table.do("take_back", "art")
    table.idle()
    assert table.world.turn == 2


@rule("action.revolution_queue")
@pytest.mark.parametrize("queue", [(), ("art",), ("art", "raid")])
def test_with_fewer_than_three_cards_in_the_queue_there_is_no_revolution(queue: tuple[str, ...]) -> None:
    table = Table(2)
    table.advisors(0, "tiberius_gracchus", "cicero")
    table.queue(0, *queue)
    table.begin_round()
    assert "revolution" not in table.legal("choose_action", 0)
    assert table.legal("choose_advisor", 0) == ["cicero"]
    assert table.why("choose_action", "revolution", 0) == "action.revolution_queue"
    assert table.why("choose_advisor", "tiberius_gracchus", 0) == "action.revolution_queue"


@rule("action.revolution_queue", "round.slots")
def test_cards_of_the_same_round_do_not_help() -> None:
    """Carlo has two cards in the queue and may play three: no Revolution, whatever he plays with it."""
    table = Table(2)
    table.levels(0, 13, 13)
    table.queue(0, "art", "raid")
    table.begin_round()
    table.do("choose_action", "military", seat=0)
    table.do("choose_action", "technology", seat=0)
    assert table.why("choose_action", "revolution", 0) == "action.revolution_queue"


@rule("action.revolution_queue")
def test_with_three_cards_in_the_queue_a_revolution_may_be_played() -> None:
    table = Table(2)
    table.advisors(0, "tiberius_gracchus")
    table.queue(0, "art", "raid", "trade")
    table.begin_round()
    assert "revolution" in table.legal("choose_action", 0)
    assert table.legal("choose_advisor", 0) == ["tiberius_gracchus"]


@rule("action.revolution_takes")
def test_the_revolution_itself_comes_back_and_a_card_of_ones_choice() -> None:
    table = revolting("art", "raid", "trade")
    table.do("basic", "revolution")
    assert set(table.legal("take_back")) == {"art", "raid", "trade"}
    table.do("take_back", "raid")
    assert table.queue_of(0) == ["art", "trade"]
    assert {"revolution", "raid"} <= table.hand_of(0)


@rule("action.revolution_takes", "queue.order")
def test_of_the_cards_of_the_same_round_only_those_carried_out_before_can_be_chosen() -> None:
    table = revolting("art", "raid", "trade", cards=("military", "exploit", "revolution"), technology=13)
    table.do("basic", "military")
    table.do("basic", "revolution")
    assert set(table.legal("take_back")) == {"art", "raid", "trade", "military"}
    table.do("take_back", "military")
    table.idle()
    assert "military" in table.hand_of(0)
    assert table.world.turn == 2
    assert table.queue_of(0) == ["trade", "exploit"]


@rule("action.revolution_takes", "effect.revolution")
def test_with_an_advisor_the_newest_action_card_of_the_queue_comes_back() -> None:
    table = revolting("art", "raid", "trade", cards=("tiberius_gracchus",))
    table.do("use_advisor", "tiberius_gracchus")
    assert set(table.legal("take_back")) == {"art", "raid"}
    table.do("take_back", "art")
    assert table.queue_of(0) == ["raid"]
    assert {"trade", "art"} <= table.hand_of(0)


@rule("action.revolution_takes", "round.own_order")
def test_the_order_of_ones_cards_decides_which_is_the_newest() -> None:
    table = revolting("art", "raid", "trade", cards=("military", "tiberius_gracchus"), technology=5)
    table.do("basic", "military")
    table.do("use_advisor", "tiberius_gracchus")
    assert "military" in table.hand_of(0)
    assert set(table.legal("take_back")) == {"art", "raid", "trade"}
