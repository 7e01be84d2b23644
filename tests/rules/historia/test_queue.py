"""The discard queue."""

import pytest

from tests.rule import rule
from tests.rules.historia.cards import give_level
from tests.rules.historia.table import Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


@rule("queue.order")
def test_cards_wait_in_the_order_in_which_they_were_carried_out() -> None:
    table = Table(2)
    table.levels(0, 5, 5)
    table.queue(0, "trade")
    table.plays(0, "art", "raid")
    table.do("spend", "raid")
    table.do("spend", "art")
    assert table.queue_of(0) == ["trade", "raid", "art"]
    assert [table.world.view(viewer)["players"][0]["queue"] for viewer in (None, 1)] == [
        ["trade", "raid", "art"]
    ] * 2


@rule("queue.order", "effect.oldest")
def test_a_card_never_takes_back_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an empty queue, the level that Military brings finds no card to take back."""
    give_level(monkeypatch, False, 6, ("oldest", 1))
    table = Table(2)
    table.levels(0, 5, 5)
    table.plays(0, "military")
    table.do("basic", "military")
    assert table.queue_of(0) == ["military"]
    assert "military" not in table.hand_of(0)


@rule("queue.oldest", "timeline.recover_cards")
@pytest.mark.parametrize(
    ("queue", "left"),
    [
        (("art", "raid", "trade"), ["trade"]),
        (("trade", "art", "military", "raid"), ["military", "raid"]),
        (("art",), []),
        ((), []),
    ],
)
def test_the_cards_longest_in_the_queue_come_back_first(queue: tuple[str, ...], left: list[str]) -> None:
    table = Table(2)
    table.queue(0, *queue)
    table.end_turn()
    assert table.queue_of(0) == left
    assert set(queue) - set(left) <= table.hand_of(0)
    assert not set(left) & table.hand_of(0)
