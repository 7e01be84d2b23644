"""Action rounds: choosing, carrying out in order, and the last round of a turn."""

import pytest

from epochal.core.bits import bit
from epochal.games.historia.components import ACTIONS
from tests.rule import rule
from tests.rules.historia.table import Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


# Choosing


@rule("round.choose")
def test_all_players_choose_at_the_same_time() -> None:
    table = Table()
    table.begin_round()
    assert table.world.to_act() == (0, 1, 2)
    table.choose(2, "art")
    assert table.world.to_act() == (0, 1)
    table.choose(0, "raid")
    assert table.world.to_act() == (1,)
    table.choose(1, "trade")
    assert [player["revealed"] for player in table.world.view(None)["players"]] == [
        ["action:raid"],
        ["action:trade"],
        ["action:art"],
    ]


@rule("round.choose")
def test_cards_come_from_the_hand() -> None:
    table = Table()
    table.queue(0, "art", "raid")
    table.advisors(0, "cleopatra")
    table.begin_round()
    assert table.legal("choose_action", 0) == ["military", "technology", "exploit", "expansion", "trade"]
    assert table.legal("choose_advisor", 0) == ["cleopatra"]
    assert table.why("choose_action", "art", 0) == "round.choose"
    assert table.why("choose_advisor", "cicero", 0) == "round.choose"


@rule("round.choose", "round.slots")
def test_an_advisor_counts_like_an_action_card() -> None:
    table = Table()
    table.levels(1, 5, 5)
    table.advisors(0, "cleopatra")
    table.advisors(1, "cicero")
    table.begin_round()
    table.do("choose_advisor", "cleopatra", seat=0)
    assert 0 not in table.world.to_act()
    table.do("choose_action", "art", seat=1)
    table.do("choose_advisor", "cicero", seat=1)
    assert table.world.to_act() == (2,)
    assert table.world.view(1)["chosen"] == ["action:art", "advisor:cicero"]


@rule("round.least")
def test_nobody_may_play_no_card() -> None:
    table = Table()
    table.begin_round()
    assert table.legal("done", 0) == []
    assert table.why("done", seat=0) == "round.least"


@rule("round.least", "action.must")
def test_a_card_that_can_do_nothing_may_be_played() -> None:
    table = Table()
    table.cubes(0, available=0, used=3)
    table.plays(0, "art")
    assert table.legal("spend") == ["art"]


@rule("round.slots")
@pytest.mark.parametrize(("level", "slots"), [(1, 1), (4, 1), (5, 2), (12, 2), (13, 3), (16, 3)])
def test_how_many_cards_may_be_played(level: int, slots: int) -> None:
    table = Table()
    table.levels(0, level, level)
    table.begin_round()
    cards = ["art", "raid", "trade", "military"]
    for card in cards[:slots]:
        assert 0 in table.world.to_act()
        table.do("choose_action", card, seat=0)
    assert 0 not in table.world.to_act()
    assert table.world.view(0)["chosen"] == [f"action:{card}" for card in cards[:slots]]


@rule("round.slots", "round.least")
def test_fewer_cards_than_allowed_may_be_played() -> None:
    """Carlo can play two cards and plays only one."""
    table = Table()
    table.levels(0, 5, 5)
    table.begin_round()
    table.do("choose_action", "art", seat=0)
    assert table.legal("done", 0) == [""]
    table.do("done", seat=0)
    assert 0 not in table.world.to_act()


@rule("round.choose")
def test_a_card_is_chosen_once() -> None:
    table = Table()
    table.levels(0, 5, 5)
    table.begin_round()
    table.do("choose_action", "art", seat=0)
    assert "art" not in table.legal("choose_action", 0)
    assert table.why("choose_action", "art", 0) == "round.choose"


# Carrying out


@rule("round.order")
def test_in_turn_order_everybody_carries_out_all_cards() -> None:
    table = Table()
    table.levels(2, 5, 5)
    table.order(2, 0, 1)
    table.round("art", "art", ("art", "raid"))
    assert table.world.to_act() == (2,)
    table.do("spend", "art")
    assert table.world.to_act() == (2,)
    table.do("spend", "raid")
    assert table.world.to_act() == (0,)
    table.do("spend", "art")
    assert table.world.to_act() == (1,)


@rule("round.own_order")
def test_the_order_of_ones_own_cards_is_ones_own() -> None:
    """With the cube that Exploit brings, Military can be paid; the next card is named each time."""
    table = Table()
    table.levels(0, 5, 5)
    table.cubes(0, available=0, used=3)
    table.plays(0, "military", "exploit")
    assert (table.legal("basic"), table.legal("spend")) == (["exploit"], ["military"])
    table.do("basic", "exploit")
    table.do("recover_used")
    table.do("done")
    assert (table.legal("basic"), table.legal("spend")) == (["military"], [])
    table.do("basic", "military")
    assert table.levels_of(0) == (5, 6)
    assert table.queue_of(0) == ["exploit", "military"]


@rule("round.own_order")
def test_a_card_not_played_cannot_be_carried_out() -> None:
    table = Table()
    table.plays(0, "military")
    assert table.why("basic", "art") == "round.own_order"


@rule("round.spent", "action.must")
def test_a_card_that_did_nothing_goes_to_the_queue_as_well() -> None:
    table = Table()
    table.plays(0, "raid")
    assert "raid" not in table.hand_of(0)
    table.do("spend", "raid")
    assert table.queue_of(0) == ["raid"]
    assert "raid" not in table.hand_of(0)


@rule("round.spent")
def test_a_card_carried_out_goes_to_the_queue() -> None:
    table = Table()
    table.queue(0, "art")
    table.plays(0, "military")
    table.do("basic", "military")
    assert table.queue_of(0) == ["art", "military"]


# No card


def without_cards(table: Table, *seats: int) -> None:
    """Some players have all their action cards in the queue."""
    for seat in seats:
        owned = [card for n, card in enumerate(ACTIONS) if table.world.hand[seat] & bit(n)]
        table.queue(seat, *owned)


@rule("round.no_card")
def test_a_player_without_a_card_sits_out_the_round() -> None:
    table = Table()
    without_cards(table, 1)
    table.begin_round()
    assert table.world.to_act() == (0, 2)
    table.choose(0, "military")
    table.choose(2, "military")
    table.do("basic", "military")
    assert table.world.to_act() == (2,)


@rule("round.no_card", "round.last")
def test_if_nobody_can_play_the_turn_ends() -> None:
    table = Table(2)
    without_cards(table, 0, 1)
    table.begin_round()
    assert table.world.turn == 2
    assert [len(table.hand_of(seat)) for seat in (0, 1)] == [2, 2]


@rule("round.no_card", "action.revolution_queue")
def test_a_revolution_that_cannot_be_played_is_no_card_to_play() -> None:
    """In a game this needs advisors to take cards back; here cards are taken away."""
    table = Table(2)
    table.world.hand[0] = bit(ACTIONS.index("revolution"))
    table.begin_round()
    assert table.world.to_act() == (1,)


# The last round


@rule("round.last")
def test_rounds_follow_one_another_until_a_revolution() -> None:
    table = Table(2)
    for card in ("military", "art", "raid"):
        table.round(card, card)
        for _ in (0, 1):
            table.do("basic" if table.legal("basic") else "spend", card)
        assert table.world.turn == 1
    table.round("revolution", "trade")
    table.do("basic", "revolution")
    table.do("take_back", "raid")
    assert table.world.turn == 1
    table.do("spend", "trade")
    assert table.world.turn == 2


@rule("round.last", "action.revolution")
def test_players_after_a_revolution_still_carry_out_their_cards() -> None:
    table = Table()
    table.queue(0, "art", "raid", "trade")
    table.plays(0, "revolution")
    table.do("basic", "revolution")
    table.do("take_back", "raid")
    assert table.world.view(None)["revolution"]
    assert table.world.to_act() == (1,)
    assert table.legal("basic") == ["exploit"] or table.legal("spend") == ["exploit"]
    table.idle()
    assert table.world.turn == 2
    assert not table.world.view(None)["revolution"]


@rule("round.last", "action.revolution")
def test_two_revolutions_end_the_turn_once() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.queue(seat, "art", "raid", "trade")
    table.round("revolution", "revolution")
    for _ in (0, 1):
        table.do("basic", "revolution")
        table.do("take_back", "art")
    assert (table.world.era, table.world.turn) == (1, 2)
    assert [table.hand_of(seat) >= {"art", "revolution"} for seat in (0, 1)] == [True, True]
