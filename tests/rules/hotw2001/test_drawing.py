"""Chapters III and VII, drawing empire cards: who draws when, keep or pass, and who knows what."""

from itertools import permutations

import pytest

from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

EPOCH_I = ["sumeria", "egypt", "minoans", "indus_valley", "babylonia", "shang_dynasty", "aryans"]


def after_epoch(*played: tuple[str, int]) -> Table:
    """Epoch II is about to begin; each seat has played an empire of epoch I and has so many points."""
    table = Table(seats=len(played), epoch=2)
    for seat, (empire, points) in enumerate(played):
        number = table.tag(empire)
        table.world.score[seat] = points
        table.world.last_strength[seat] = GAME.box.empires[number].strength
        table.world.last_order[seat] = GAME.box.by_epoch[1].index(number)
    return table


def first_of_three(card: str) -> Table:
    """Epoch I with three seats that draw in the order 0, 1, 2; the first has drawn this card."""
    table = Table(seats=3, epoch=1)
    table.begin([6, 6], [1, 1], [1, 1], table.pick(card))
    return table


def known(table: Table, viewer: int | None) -> list[str | None]:
    """The empire of each seat as far as a viewer knows it."""
    return [player["empire"] for player in table.world.view(viewer)["players"]]


def whispered(table: Table, id: str, seat: int | None) -> list[object]:
    """The empires named to a seat in events with this id."""
    name = "card" if id == "event-drew-card" else "empire"
    return [event.args[name] for event in table.told(id) if event.visible_to(seat)]


# Who draws first


@rule("draw.order_first")
def test_in_epoch_i_the_highest_roll_draws_first_and_the_others_follow_clockwise() -> None:
    table = Table(seats=4, epoch=1)
    table.begin([3, 3], [1, 6], [6, 4], [2, 2], 0)
    assert table.world.order == (2, 3, 0, 1)
    assert table.world.to_act() == (2,)
    assert table.told("event-draw-order")[0].args["seats"] == ["seat:2", "seat:3", "seat:0", "seat:1"]


@rule("draw.order_first")
def test_only_those_tied_for_the_highest_roll_roll_again_until_one_is_highest() -> None:
    table = Table(seats=4, epoch=1)
    table.begin([6, 5], [2, 3], [5, 6], [6, 5], [1, 1], [4, 4], [3, 5], [2, 1], [1, 3], 0)
    rollers = [event.args["seat"] for event in table.told("event-order-roll")]
    assert rollers[4:] == ["seat:0", "seat:2", "seat:3", "seat:2", "seat:3"]
    assert table.world.order == (3, 0, 1, 2)


@rule("draw.order_later")
def test_later_the_fewest_points_draw_first_and_the_leader_last() -> None:
    table = after_epoch(("sumeria", 9), ("babylonia", 4), ("indus_valley", 12), ("aryans", 7))
    table.begin(0)
    assert table.world.order == (1, 3, 0, 2)
    assert table.world.to_act() == (1,)


@rule("draw.tie_strength")
def test_with_8_points_each_the_minoans_draw_before_the_egyptians() -> None:
    """The rulebook's example: strength 3 draws before strength 5, although Egypt was called earlier."""
    table = after_epoch(("egypt", 8), ("minoans", 8), ("sumeria", 20))
    table.begin(0)
    assert table.world.order == (1, 0, 2)


@rule("draw.tie_earlier")
def test_with_8_points_and_strength_5_each_the_egyptians_draw_before_the_aryans() -> None:
    """The rulebook's example: points and strength are equal, and Egypt was called earlier."""
    table = after_epoch(("aryans", 8), ("egypt", 8), ("sumeria", 20))
    table.begin(0)
    assert table.world.order == (1, 0, 2)


@rule("draw.tie_strength", "draw.tie_earlier")
def test_points_come_before_strength_and_strength_before_the_call() -> None:
    table = after_epoch(("shang_dynasty", 6), ("egypt", 5), ("babylonia", 6), ("sumeria", 6), ("minoans", 6))
    table.begin(0)
    assert table.world.order == (1, 4, 0, 3, 2)


@rule("draw.tie_strength", "draw.tie_earlier")
@pytest.mark.parametrize("cards", list(permutations(["minoans", "egypt", "aryans"])))
def test_the_empires_of_the_epoch_really_played_break_the_ties(cards: tuple[str, ...]) -> None:
    """Played from the draw of epoch I to that of epoch II, with the points made equal before the last scoring."""
    table = first_of_three(cards[0])
    table.do("keep", "", table.pick(cards[1]))
    table.do("keep", "", table.pick(cards[2]))
    for _ in range(5):
        table.do("done")
    table.world.score = [8, 8, 8]  # the Aryans, last of the epoch, score nothing in Eurasia
    table.do("done", "", 0)
    assert table.world.epoch == 2
    assert [cards[seat] for seat in table.world.order] == ["minoans", "egypt", "aryans"]


# Keep or pass


@rule("draw.one")
@pytest.mark.parametrize("number", range(7))
def test_a_card_is_drawn_at_random_from_the_seven_of_the_epoch(number: int) -> None:
    table = Table(seats=3, epoch=1)
    table.begin([6, 6], [1, 1], [1, 1], number)
    assert table.world.view(0)["drawn"] == EPOCH_I[number]


@rule("draw.one")
def test_the_next_player_draws_from_the_cards_that_are_left() -> None:
    table = first_of_three("egypt")
    table.do("keep", "", 1)
    assert table.world.to_act() == (1,)
    assert table.world.view(1)["drawn"] == "minoans"


@rule("draw.one")
def test_only_the_drawer_sees_the_card() -> None:
    table = first_of_three("egypt")
    assert table.world.view(0)["drawn"] == "egypt"
    assert [table.world.view(viewer)["drawn"] for viewer in (1, 2, None)] == [None, None, None]
    assert whispered(table, "event-drew-card", 0) == ["empire:egypt"]
    assert [whispered(table, "event-drew-card", viewer) for viewer in (1, 2, None)] == [[], [], []]


@rule("draw.keep_or_pass")
def test_without_a_card_you_keep_it_or_pass_it_to_anybody_without_one() -> None:
    table = first_of_three("egypt")
    assert table.legal("keep") == [""]
    assert table.legal("pass") == ["seat_2", "seat_3"]
    assert table.why("pass", "seat_1") == "draw.keep_or_pass"


@rule("draw.keep_or_pass")
def test_a_kept_card_is_played_by_the_drawer_and_a_passed_one_by_the_receiver() -> None:
    table = first_of_three("sumeria")
    table.do("pass", "seat_3", table.pick("minoans"))
    table.do("keep", "", table.pick("egypt"))
    turn = table.told("event-turn")[0]
    assert turn.args["seat"] == "seat:2"
    assert turn.args["empire"] == "empire:sumeria"
    assert table.world.view(1)["players"][1]["empire"] == "minoans"


@rule("draw.must_pass")
def test_who_was_given_a_card_must_pass_the_one_drawn_to_a_player_without_one() -> None:
    table = first_of_three("egypt")
    table.do("pass", "seat_2", table.pick("minoans"))
    assert table.world.to_act() == (1,)
    assert table.legal("keep") == []
    assert table.legal("pass") == ["seat_1", "seat_3"]
    assert table.why("keep") == "draw.must_pass"
    assert table.world.prompt(1).clause == "draw.must_pass"


@rule("draw.must_pass")
def test_a_card_cannot_be_passed_to_a_player_who_has_one() -> None:
    table = first_of_three("egypt")
    table.do("keep", "", table.pick("minoans"))
    assert table.legal("pass") == ["seat_3"]
    assert table.why("pass", "seat_1") == "draw.must_pass"


@rule("draw.last")
def test_the_last_card_drawn_goes_to_the_only_player_without_one_unasked() -> None:
    table = first_of_three("egypt")
    table.do("pass", "seat_3", table.pick("minoans"))
    table.do("keep", "", table.pick("sumeria"))
    assert table.told("event-passed")[-1].args == {"seat": "seat:2", "to": "seat:0"}
    assert [player["has_empire"] for player in table.world.view(None)["players"]] == [True, True, True]
    assert table.told("event-turn")[0].args["empire"] == "empire:sumeria"


@rule("draw.last")
def test_the_last_player_to_draw_without_a_card_gets_the_one_drawn_unasked() -> None:
    table = first_of_three("egypt")
    table.do("keep", "", table.pick("minoans"))
    table.do("keep", "", table.pick("sumeria"))
    assert table.told("event-kept")[-1].args == {"seat": "seat:2"}
    assert table.told("event-turn")[0].args["seat"] == "seat:2"


# Who knows what


@rule("draw.unseen")
def test_who_was_passed_a_card_does_not_know_it_but_the_drawer_does() -> None:
    table = first_of_three("egypt")
    table.do("pass", "seat_2", table.pick("minoans"))
    assert known(table, 0) == [None, "egypt", None]
    assert [known(table, viewer) for viewer in (1, 2, None)] == [[None, None, None]] * 3
    assert table.world.view(1)["players"][1]["has_empire"] is True


@rule("draw.unseen")
def test_passing_is_seen_by_all_but_the_card_by_none() -> None:
    table = first_of_three("egypt")
    table.do("pass", "seat_2", table.pick("minoans"))
    [passed] = table.told("event-passed")
    assert passed.seats is None
    assert passed.args == {"seat": "seat:0", "to": "seat:1"}
    assert [whispered(table, "event-drew-card", viewer) for viewer in (1, 2)] == [["empire:minoans"], []]


@rule("draw.unseen")
def test_a_kept_card_is_known_to_its_owner_alone() -> None:
    table = first_of_three("egypt")
    table.do("keep", "", table.pick("minoans"))
    assert known(table, 0) == ["egypt", None, None]
    assert [known(table, viewer) for viewer in (1, 2, None)] == [[None, None, None]] * 3


@rule("draw.unseen")
def test_once_all_have_a_card_everybody_knows_the_own_one_and_those_passed_on() -> None:
    table = first_of_three("aryans")
    table.do("pass", "seat_2", table.pick("minoans"))
    assert table.told("event-your-empire") == []
    table.do("pass", "seat_1", table.pick("babylonia"))
    assert [whispered(table, "event-your-empire", seat) for seat in range(3)] == [
        ["empire:minoans"],
        ["empire:aryans"],
        ["empire:babylonia"],
    ]
    assert known(table, 0) == ["minoans", "aryans", None]
    assert known(table, 1) == ["minoans", "aryans", None]
    assert known(table, 2) == ["minoans", None, "babylonia"]
    assert known(table, None) == ["minoans", None, None]


@rule("draw.unused")
def test_cards_left_in_the_pile_are_seen_by_nobody() -> None:
    table = first_of_three("shang_dynasty")
    table.do("keep", "", table.pick("minoans"))
    table.do("keep", "", table.pick("aryans"))
    told = [str(event.args) for event in table.events if event.id != "event-skipped"]
    left = ["sumeria", "egypt", "indus_valley", "babylonia"]
    assert [name for name in left if any(name in args for args in told)] == []
    assert table.world.view(None)["called"] == ["sumeria", "egypt", "minoans"]
    for viewer in (0, 1, 2, None):
        view = table.world.view(viewer)
        view.pop("called")
        assert [name for name in left if name in str(view)] == []


@rule("draw.unused")
def test_with_six_players_one_card_is_left_over() -> None:
    table = Table(seats=6, epoch=1)
    table.begin([6, 6], *[[1, 1]] * 5, 6)
    for _ in range(5):
        table.do("keep", "", 0)
    assert sorted({*EPOCH_I} - {GAME.box.empires[card].id for card in table.world.holding}) == [
        "shang_dynasty"
    ]
