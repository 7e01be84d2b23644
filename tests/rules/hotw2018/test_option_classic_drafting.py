"""The option of classic drafting: cards are drawn one by one, and kept or passed."""

from typing import cast

import pytest

import epochal
from epochal.games.hotw2018.state import World
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table

EMPIRES = ["sumerians", "egyptians", "minoans", "hittites"]
EVENTS = ["harappans", "phoenicians", "shang_dynasty", "weaponry"]


def drawing(draw: str, seats: int = 3) -> Table:
    """The first epoch by the classic option; seat 0 has the most points and has drawn this event."""
    table = Table(seats, classic_drafting=True)
    table.scores(*range(10 * seats, 0, -10))
    table.draft(EMPIRES[:seats], EVENTS[:seats], draw)
    return table


def drawn(table: Table, viewer: int | None) -> tuple[str, str] | None:
    """The set and the card that a viewer has just drawn."""
    card = table.world.view(viewer)["drawn"]
    return None if card is None else (card["set"], card["card"])


def hands(table: Table) -> list[list[str]]:
    return [table.world.view(seat)["hand"] for seat in range(table.world.seats)]


def empires(table: Table, viewer: int | None) -> list[str | None]:
    """The empire of each seat as far as a viewer knows it."""
    return [player["empire"] for player in table.world.view(viewer)["players"]]


@rule("option.classic_drafting")
def test_it_is_off_unless_chosen() -> None:
    chance = epochal.Seeded(1)
    assert GAME.new(seats=3, chance=chance).view(None)["options"] == {"classic_drafting": False}
    classic = GAME.new(seats=3, options={"classic_drafting": True}, chance=chance)
    assert classic.view(None)["options"] == {"classic_drafting": True}


@rule("option.classic_drafting", "classic.draw")
def test_events_from_most_points_to_fewest_empires_from_fewest_to_most() -> None:
    table = drawing("weaponry", seats=4)
    told = []
    for noun in ("egyptians", "phoenicians", "minoans", "harappans", "sumerians"):
        told.append((table.world.to_act(), drawn(table, table.world.to_act()[0])))
        table.do("keep", "", table.pick(noun))
    told.append((table.world.to_act(), drawn(table, table.world.to_act()[0])))
    assert told == [
        ((0,), ("events", "weaponry")),
        ((3,), ("empires", "egyptians")),
        ((1,), ("events", "phoenicians")),
        ((2,), ("empires", "minoans")),
        ((2,), ("events", "harappans")),
        ((1,), ("empires", "sumerians")),
    ]


@rule("option.classic_drafting")
def test_nobody_sees_a_whole_set() -> None:
    table = drawing("weaponry", seats=4)
    for viewer in (None, 0, 1, 2, 3):
        assert table.world.view(viewer)["draft"]["look"] == {"empires": None, "events": None}
    assert table.legal("take_event") == []


@rule("classic.draw")
def test_the_card_drawn_is_for_its_drawers_eyes_only() -> None:
    table = drawing("phoenicians")
    assert drawn(table, 0) == ("events", "phoenicians")
    assert drawn(table, 1) is drawn(table, 2) is drawn(table, None) is None
    seen = table.told("event-drew-card")
    assert [(event.args["card"], event.visible_to(0)) for event in seen] == [("event:phoenicians", True)]
    assert not any(event.visible_to(viewer) for event in seen for viewer in (1, 2, None))
    assert [event.args["seat"] for event in table.told("event-drew")] == ["seat:0"]


@rule("classic.draw")
def test_every_card_of_the_set_can_be_the_uppermost() -> None:
    for card in EVENTS[:3]:
        assert drawn(drawing(card), 0) == ("events", card)


@rule("classic.keep_or_pass")
def test_you_keep_the_card_or_give_it_to_a_player_without_one() -> None:
    table = drawing("phoenicians")
    assert table.legal("keep") == [""]
    assert table.legal("pass") == ["seat_2", "seat_3"]
    table.do("keep", "", table.pick("egyptians"))
    assert hands(table) == [["phoenicians"], [], []]


@rule("classic.keep_or_pass")
def test_a_player_with_a_card_of_the_set_cannot_be_given_another() -> None:
    """Seat 1 has been given an event, and an empire can still be passed to it."""
    table = drawing("phoenicians", seats=4)
    table.do("pass", "seat_2", table.pick("egyptians"))
    assert table.legal("pass") == ["seat_1", "seat_2", "seat_3"]
    table.do("keep", "", table.pick("weaponry"))
    assert table.legal("pass") == ["seat_1", "seat_3", "seat_4"]
    table.do("pass", "seat_1", table.pick("minoans"))
    table.do("keep", "", table.pick("harappans"))
    assert drawn(table, 2) == ("events", "harappans")
    assert table.legal("keep") == [""]
    assert table.legal("pass") == ["seat_4"]


@rule("classic.keep_or_pass", "draft.secret")
def test_a_card_that_was_passed_is_known_to_the_drawer_and_not_to_the_receiver() -> None:
    table = drawing("phoenicians")
    table.do("pass", "seat_2", table.pick("egyptians"))
    assert hands(table) == [[], [], []]
    assert [player["events"] for player in table.world.view(1)["players"]] == [0, 1, 0]
    table.do("pass", "seat_1", table.pick("harappans"))
    assert empires(table, 2) == ["egyptians", None, None]
    assert empires(table, 0) == empires(table, 1) == empires(table, None) == [None, None, None]


@rule("classic.keep_or_pass", "classic.last")
def test_when_everyone_has_a_card_the_receiver_looks() -> None:
    table = drawing("phoenicians")
    table.do("pass", "seat_2", table.pick("egyptians"))
    table.do("pass", "seat_1", table.pick("harappans"))
    table.do("pass", "seat_1", table.pick("minoans"))
    table.do("keep", "", 0, 0)
    assert table.world.dealt
    assert hands(table) == [["harappans"], ["phoenicians"], ["shang_dynasty"]]
    assert empires(table, 0)[0] == "egyptians"


@rule("classic.must_pass")
def test_who_was_given_a_card_must_pass_the_one_it_draws() -> None:
    table = drawing("phoenicians", seats=4)
    table.do("pass", "seat_2", table.pick("egyptians"))
    table.do("keep", "", table.pick("harappans"))
    assert table.world.to_act() == (1,)
    assert table.legal("keep") == []
    assert table.legal("pass") == ["seat_1", "seat_3", "seat_4"]
    assert table.why("keep") == "classic.must_pass"


@rule("classic.must_pass")
def test_a_card_of_the_other_set_does_not_count() -> None:
    """Seat 1 was given an event; when it draws an empire it may keep it."""
    table = drawing("phoenicians")
    table.do("pass", "seat_2", table.pick("egyptians"))
    table.do("keep", "", table.pick("harappans"))
    table.do("pass", "seat_1", table.pick("minoans"))
    assert table.world.to_act() == (1,)
    assert drawn(table, 1) == ("empires", "minoans")
    assert table.legal("keep") == [""]


@rule("classic.last")
def test_the_last_card_goes_to_the_only_player_without_one() -> None:
    """Nobody passes: the last player in each order gets the last card, without a question."""
    table = drawing("phoenicians")
    table.do("keep", "", table.pick("egyptians"))
    table.do("keep", "", table.pick("harappans"))
    table.do("keep", "", table.pick("minoans"))
    table.do("keep", "", 0, 0)
    assert table.world.dealt
    assert hands(table) == [["phoenicians"], ["harappans"], ["shang_dynasty"]]
    assert [GAME.box.empires[card].id for card in table.world.holding] == [
        "sumerians",
        "minoans",
        "egyptians",
    ]


@rule("classic.last")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_everyone_ends_with_one_card_of_each_set(seats: int, seed: int) -> None:
    chance = epochal.Seeded(seed)
    world = cast(World, GAME.new(seats=seats, options={"classic_drafting": True}, chance=chance))
    while not world.dealt:
        (seat,) = world.to_act()
        legal = world.legal(seat)
        world.apply(seat, legal[chance.pick(len(legal), "what")], chance)
    assert len(set(world.holding)) == seats
    assert [len(hand) for hand in world.hand] == [1] * seats
