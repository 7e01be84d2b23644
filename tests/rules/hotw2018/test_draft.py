"""Choosing cards: two sets that travel in opposite directions, and what each seat may see of them."""

from typing import Any

import pytest

import epochal
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table

EMPIRES = ["sumerians", "egyptians", "minoans", "hittites", "assyrians", "vedics"]
EVENTS = ["harappans", "phoenicians", "shang_dynasty", "weaponry", "chariots", "agriculture"]
Look = tuple[set[str] | None, set[str] | None]


def drafting(seats: int, points: tuple[int, ...] = ()) -> Table:
    """The first epoch begins with the cards above; seat 0 has the most points and the last seat the fewest."""
    table = Table(seats)
    table.scores(*(points or range(10 * seats, 0, -10)))
    table.draft(EMPIRES[:seats], EVENTS[:seats])
    return table


def cards_seen(table: Table, viewer: int | None) -> Look:
    """The empires and the events that a viewer has in view of the sets."""
    look = table.world.view(viewer)["draft"]["look"]
    empires, events = look["empires"], look["events"]
    return None if empires is None else set(empires), None if events is None else set(events)


def everyone_sees(table: Table, empires: dict[int, set[str]], events: dict[int, set[str]]) -> bool:
    """Whether just these seats see just these cards, and all the others and a spectator none."""
    for viewer in (None, *range(table.world.seats)):
        at = -1 if viewer is None else viewer
        if cards_seen(table, viewer) != (empires.get(at), events.get(at)):
            return False
    return True


def known(table: Table, viewer: int | None) -> dict[str, Any]:
    """What a viewer knows of chosen cards: the empire of each seat, and its own events."""
    view = table.world.view(viewer)
    return {"empires": [player["empire"] for player in view["players"]], "hand": view["hand"]}


def hears(table: Table, viewer: int | None) -> set[object]:
    """The cards that were named to a viewer while they were chosen."""
    return {
        event.args["card"] for event in table.told("event-took-card") if event.visible_to(viewer)
    }  # fmt: skip


# Who chooses when


@rule("draft.events", "draft.empires")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_events_start_with_the_most_points_empires_with_the_fewest(seats: int) -> None:
    table = drafting(seats)
    assert everyone_sees(table, {seats - 1: set(EMPIRES[:seats])}, {0: set(EVENTS[:seats])})
    assert set(table.world.to_act()) == {0, seats - 1}
    assert set(table.legal("take_event", seat=0)) == set(EVENTS[:seats])
    assert table.legal("take_empire", seat=0) == []
    assert set(table.legal("take_empire", seat=seats - 1)) == set(EMPIRES[:seats])
    assert table.legal("take_event", seat=seats - 1) == []


@rule("draft.events", "draft.empires")
def test_the_order_is_that_of_points_not_of_seats() -> None:
    table = drafting(4, (12, 40, 3, 25))
    assert everyone_sees(table, {2: set(EMPIRES[:4])}, {1: set(EVENTS[:4])})
    table.do("take_event", "weaponry", seat=1)
    table.do("take_empire", "minoans", seat=2)
    assert set(table.world.to_act()) == {3, 0}
    assert table.legal("take_event", seat=3)
    assert table.legal("take_empire", seat=0)


@rule("draft.events", "draft.empires", "track.hundred")
def test_a_marker_on_its_other_side_counts_its_hundred() -> None:
    table = drafting(3, (101, 99, 50))
    assert table.world.view(None)["draft"]["sets"]["events"]["seat"] == 0


@rule("draft.events", "draft.empires", "draft.together", "draft.last")
def test_four_players_choose() -> None:
    """Round by round: who has which set, and what is left in it."""
    table = drafting(4)
    table.do("take_event", "weaponry", seat=0)
    table.do("take_empire", "minoans", seat=3)
    empires, events = set(EMPIRES[:4]) - {"minoans"}, set(EVENTS[:4]) - {"weaponry"}
    assert everyone_sees(table, {2: empires}, {1: events})
    table.do("take_empire", "hittites", seat=2)
    table.do("take_event", "harappans", seat=1)
    empires, events = empires - {"hittites"}, events - {"harappans"}
    assert everyone_sees(table, {1: empires}, {2: events})
    table.do("take_event", "phoenicians", seat=2)
    table.do("take_empire", "sumerians", seat=1)
    assert [GAME.box.empires[card].id for card in table.world.holding] == [
        "egyptians",
        "sumerians",
        "hittites",
        "minoans",
    ]
    assert [table.world.view(seat)["hand"] for seat in range(4)] == [
        ["weaponry"],
        ["harappans"],
        ["phoenicians"],
        ["shang_dynasty"],
    ]


@rule("draft.events", "draft.empires", "draft.middle", "draft.last")
def test_three_players_choose() -> None:
    table = drafting(3)
    table.do("take_empire", "minoans", seat=2)
    table.do("take_event", "harappans", seat=0)
    assert table.world.to_act() == (1,)
    table.do("look_at_events")
    table.do("take_event", "shang_dynasty")
    table.do("take_empire", "egyptians")
    assert [GAME.box.empires[card].id for card in table.world.holding] == [
        "sumerians",
        "egyptians",
        "minoans",
    ]
    hands = [table.world.view(seat)["hand"] for seat in range(3)]
    assert hands == [["harappans"], ["shang_dynasty"], ["phoenicians"]]


@rule("draft.events", "draft.empires", "draft.middle")
def test_five_players_choose_the_one_in_the_middle_twice() -> None:
    table = drafting(5)
    table.do("take_event", "weaponry", seat=0)
    table.do("take_empire", "minoans", seat=4)
    assert set(table.world.to_act()) == {1, 3}
    table.do("take_event", "harappans", seat=1)
    table.do("take_empire", "hittites", seat=3)
    assert table.world.to_act() == (2,)
    table.do("look_at_empires")
    table.do("take_empire", "assyrians")
    table.do("take_event", "chariots")
    assert set(table.world.to_act()) == {1, 3}
    assert set(table.legal("take_empire", seat=1)) == {"sumerians", "egyptians"}
    assert set(table.legal("take_event", seat=3)) == {"phoenicians", "shang_dynasty"}


@rule("draft.events", "draft.empires", "draft.last")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_everyone_ends_with_one_card_of_each_set(seats: int, seed: int) -> None:
    table = drafting(seats)
    chance = epochal.Seeded(seed)
    while not table.world.dealt:
        acting = table.world.to_act()
        seat = acting[chance.pick(len(acting), "who")]
        legal = table.world.legal(seat)
        table.world.apply(seat, legal[chance.pick(len(legal), "what")], chance, table.events.append)
    chosen = {GAME.box.empires[card].id for card in table.world.holding}
    assert chosen == set(EMPIRES[:seats])
    hands = [table.world.view(seat)["hand"] for seat in range(seats)]
    assert sorted(hands) == sorted([event] for event in EVENTS[:seats])


# Both at the same time


@rule("draft.together")
@pytest.mark.parametrize("first", ["most", "fewest"])
def test_neither_set_is_handed_on_until_both_have_chosen(first: str) -> None:
    table = drafting(4)
    if first == "most":
        table.do("take_event", "weaponry", seat=0)
        assert everyone_sees(table, {3: set(EMPIRES[:4])}, {})
        assert table.world.to_act() == (3,)
        table.do("take_empire", "minoans", seat=3)
    else:
        table.do("take_empire", "minoans", seat=3)
        assert everyone_sees(table, {}, {0: set(EVENTS[:4])})
        assert table.world.to_act() == (0,)
        table.do("take_event", "weaponry", seat=0)
    assert set(table.world.to_act()) == {1, 2}


@rule("draft.together")
def test_nobody_chooses_twice_in_a_round() -> None:
    table = drafting(4)
    table.do("take_event", "weaponry", seat=0)
    with pytest.raises(epochal.Refused):
        table.do("take_event", "harappans", seat=0)


# In the middle


@rule("draft.middle")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("first", ["empires", "events"])
def test_the_one_in_the_middle_sees_one_set_and_only_after_the_choice_the_other(
    seats: int, first: str
) -> None:
    table = drafting(seats)
    middle = seats // 2
    for place in range(middle):
        table.do("take_event", EVENTS[place], seat=place)
        table.do("take_empire", EMPIRES[place], seat=seats - 1 - place)
    empires, events = set(EMPIRES[middle:seats]), set(EVENTS[middle:seats])
    assert table.world.to_act() == (middle,)
    assert everyone_sees(table, {}, {})
    assert table.legal("look_at_empires") == table.legal("look_at_events") == [""]
    table.do(f"look_at_{first}")
    if first == "empires":
        assert everyone_sees(table, {middle: empires}, {})
        assert table.legal("take_event") == []
        table.do("take_empire", EMPIRES[middle])
        assert everyone_sees(table, {}, {middle: events})
        table.do("take_event", EVENTS[middle])
    else:
        assert everyone_sees(table, {}, {middle: events})
        assert table.legal("take_empire") == []
        table.do("take_event", EVENTS[middle])
        assert everyone_sees(table, {middle: empires}, {})
        table.do("take_empire", EMPIRES[middle])
    assert known(table, middle)["hand"] == [EVENTS[middle]]


@rule("draft.middle")
@pytest.mark.parametrize("seats", [4, 6])
def test_with_an_even_number_nobody_is_in_the_middle(seats: int) -> None:
    table = drafting(seats)
    for place in range(seats - 1):
        chooser = seats - 1 - place
        assert set(table.world.to_act()) == {place, chooser}
        table.do("take_event", table.legal("take_event", seat=place)[0], seat=place)
        table.do("take_empire", table.legal("take_empire", seat=chooser)[0], seat=chooser)
    assert table.world.dealt


# The last


@rule("draft.last")
def test_the_last_card_of_each_set_is_handed_over_without_a_question() -> None:
    """After the middle player of three the leader gets the last empire, the last player the last event."""
    table = drafting(3)
    table.do("take_event", "harappans", seat=0)
    table.do("take_empire", "minoans", seat=2)
    table.do("look_at_empires")
    table.do("take_empire", "egyptians")
    table.do("take_event", "phoenicians")
    assert table.world.dealt
    assert known(table, 0)["empires"][0] == "sumerians"
    assert known(table, 2)["hand"] == ["shang_dynasty"]


# Secrets


@rule("draft.secret")
def test_while_they_choose_each_knows_only_what_it_took_itself() -> None:
    table = drafting(4)
    table.do("take_event", "weaponry", seat=0)
    table.do("take_empire", "minoans", seat=3)
    for viewer in (None, 0, 1, 2, 3):
        view = table.world.view(viewer)
        assert view["draft"]["taken"] == {"empires": [3], "events": [0]}
        assert view["hand"] == (["weaponry"] if viewer == 0 else [])
        mine = "minoans" if viewer == 3 else None
        assert [player["empire"] for player in view["players"]] == [None, None, None, mine]
    assert [player["events"] for player in table.world.view(None)["players"]] == [1, 0, 0, 0]


@rule("draft.secret")
def test_what_was_taken_is_told_to_the_taker_only() -> None:
    table = drafting(4)
    table.do("take_event", "weaponry", seat=0)
    table.do("take_empire", "minoans", seat=3)
    assert hears(table, 0) == {"event:weaponry"}
    assert hears(table, 3) == {"empire:minoans"}
    assert hears(table, 1) == hears(table, 2) == hears(table, None) == set()
    assert [event.args["seat"] for event in table.told("event-took-event")] == ["seat:0"]


@rule("draft.secret")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_no_word_of_the_others_cards_is_in_a_view_or_told(viewer: int | None) -> None:
    """Before the first call, whatever a seat sees or hears names no card that only others have chosen from."""
    table = drafting(4)
    table.do("take_event", "weaponry", seat=0)
    table.do("take_empire", "minoans", seat=3)
    seen = str(table.world.view(viewer)) + str(
        [(event.id, event.args) for event in table.events if event.visible_to(viewer)]
    )
    mine: dict[int | None, set[str]] = {
        0: {"weaponry"},
        1: {"harappans", "phoenicians", "shang_dynasty"},
        2: {"sumerians", "egyptians", "hittites"},
        3: {"minoans"},
    }
    named = {card for card in EMPIRES[:4] + EVENTS[:4] if f"'{card}'" in seen or f":{card}'" in seen}
    assert named == mine.get(viewer, set())


@rule("draft.secret")
def test_a_card_passed_on_is_out_of_sight() -> None:
    """Whoever handed a set on sees neither what is left of it nor what the next takes."""
    table = drafting(4)
    table.do("take_event", "weaponry", seat=0)
    table.do("take_empire", "minoans", seat=3)
    table.do("take_event", "harappans", seat=1)
    assert cards_seen(table, 0) == (None, None)
    assert hears(table, 0) == {"event:weaponry"}
    assert known(table, 0) == {"empires": [None] * 4, "hand": ["weaponry"]}


@rule("draft.secret")
@pytest.mark.parametrize(
    ("viewer", "of", "possible"),
    [
        pytest.param(1, 0, {"weaponry", "chariots", "city_walls", "seafaring", "agriculture"}, id="before"),
        pytest.param(0, 1, {"harappans", "phoenicians", "shang_dynasty"}, id="after"),
        pytest.param(0, 0, {"weaponry"}, id="its own"),
        pytest.param(3, 0, {*EVENTS, "city_walls", "seafaring"}, id="a set not yet seen"),
        pytest.param(None, 0, {*EVENTS, "city_walls", "seafaring"}, id="a spectator"),
    ],
)
def test_what_a_seat_can_work_out_from_the_cards_it_passed_on(
    viewer: int | None, of: int, possible: set[str]
) -> None:
    """Seat 0 took Weaponry out of four events, seat 1 the Harappans of the three left: what the others had can be guessed
    as far as the cards one has seen tell, and no further.
    """
    table = drafting(4)
    table.do("take_event", "weaponry", seat=0)
    table.do("take_empire", "minoans", seat=3)
    table.do("take_event", "harappans", seat=1)
    worlds = [table.world.redeal(viewer, epochal.Seeded(seed)) for seed in range(100)]
    assert {GAME.box.events[world.picks[0][of]].id for world in worlds} == possible


@rule("draft.secret")
def test_a_card_that_is_not_in_your_set_cannot_be_chosen() -> None:
    table = drafting(4)
    assert table.why("take_event", "agriculture", seat=0) == "draft.secret"
    assert table.why("take_empire", "minoans", seat=0) == "draft.secret"


@rule("draft.secret")
def test_an_empire_stays_secret_until_called_an_event_until_played() -> None:
    """Seat 0 has the Minoans and the Harappans; the Sumerians of seat 2 are called first."""
    table = drafting(3)
    table.do("take_event", "harappans", seat=0)
    table.do("take_empire", "sumerians", seat=2)
    table.do("look_at_empires")
    table.do("take_empire", "egyptians")
    table.do("take_event", "phoenicians")
    assert known(table, 1) == {"empires": [None, "egyptians", "sumerians"], "hand": ["phoenicians"]}
    assert known(table, None) == {"empires": [None, None, "sumerians"], "hand": []}
    assert known(table, 0) == {"empires": ["minoans", None, "sumerians"], "hand": ["harappans"]}
    table.do("play", "shang_dynasty")
    assert [player["played"] for player in table.world.view(0)["players"]] == [[], [], ["shang_dynasty"]]
