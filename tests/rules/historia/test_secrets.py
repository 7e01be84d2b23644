"""What each seat may see of cards chosen, advisors and leaders, and what it can be dealt anew without noticing."""

from collections import Counter
from typing import Any, cast

import pytest

import epochal
from epochal.core.events import Event
from epochal.games.historia.state import History
from tests.rule import rule
from tests.rules.historia.table import GAME, Table, play_out

VIEWERS = (None, 0, 1, 2)


def choosing() -> Table:
    """Seat 0 has chosen Cleopatra, seat 1 Military of two cards, seat 2 nothing yet."""
    table = Table()
    table.advisors(0, "cleopatra")
    table.advisors(1, "cicero", "livia")
    table.levels(1, 5, 5)
    table.begin_round()
    table.do("choose_advisor", "cleopatra", seat=0)
    table.do("choose_action", "military", seat=1)
    return table


def drafting() -> Table:
    """The first Era is over; new leaders go from seat 0 to seat 1 and seat 2."""
    table = Table(turn=4)
    table.leaders("caesar", "hammurabi", "alexander")
    table.points(1, 2, 3)
    table.end_turn()
    assert table.world.order == (0, 1, 2)
    return table


def hears(table: Table, id: str, viewer: int | None) -> list[object]:
    """The cards or leaders that events with this id named to a viewer."""
    return [
        event.args.get("card", event.args.get("leader"))
        for event in table.told(id)
        if event.visible_to(viewer)
    ]


# Cards chosen


@rule("round.secret")
def test_before_the_reveal_a_seat_sees_only_its_own_choice() -> None:
    views = {viewer: choosing().world.view(viewer) for viewer in VIEWERS}
    assert {viewer: view["chosen"] for viewer, view in views.items()} == {
        None: [],
        0: ["advisor:cleopatra"],
        1: ["action:military"],
        2: [],
    }
    for view in views.values():
        assert [player["revealed"] for player in view["players"]] == [[], [], []]
        assert view["ready"] == [0]


@rule("round.secret")
def test_the_hand_does_not_betray_what_was_chosen() -> None:
    """Action cards lie open in the queue, so that everybody knows the rest; they leave the hand with the reveal."""
    table = choosing()
    for viewer in VIEWERS:
        players = table.world.view(viewer)["players"]
        assert "military" in players[1]["hand"]
        assert [player["advisors"] for player in players] == [1, 2, 0]


@rule("round.secret")
def test_only_the_chooser_hears_of_a_choice() -> None:
    table = choosing()
    assert {viewer: hears(table, "event-chose", viewer) for viewer in VIEWERS} == {
        None: [],
        0: ["advisor:cleopatra"],
        1: ["action:military"],
        2: [],
    }


@rule("round.reveal")
def test_all_cards_are_revealed_together() -> None:
    table = choosing()
    table.do("done", seat=1)
    assert table.told("event-revealed") == []
    table.choose(2, "art")
    for viewer in VIEWERS:
        view = table.world.view(viewer)
        assert [player["revealed"] for player in view["players"]] == [
            ["advisor:cleopatra"],
            ["action:military"],
            ["action:art"],
        ]
        assert view["chosen"] == []
    assert [event.args["cards"] for event in table.told("event-revealed")] == [
        ["advisor:cleopatra"],
        ["action:military"],
        ["action:art"],
    ]


@rule("round.reveal")
def test_a_revealed_card_cannot_be_taken_back() -> None:
    """Not even one that can do nothing: it is all that its player may do."""
    table = Table()
    table.plays(0, "raid")
    assert [GAME.actions[number] for number in table.world.legal(0)] == [("spend", "raid")]


# Advisors


@rule("setup.advisors", "advisor.deck", "round.secret")
def test_advisors_in_hand_are_seen_by_their_player_only() -> None:
    table = Table()
    table.advisors(0, "cleopatra")
    table.advisors(1, "cicero", "livia")
    table.begin_round()
    assert [table.world.view(viewer)["advisors"] for viewer in VIEWERS] == [
        [],
        ["cleopatra"],
        ["cicero", "livia"],
        [],
    ]
    for viewer in VIEWERS:
        players = table.world.view(viewer)["players"]
        assert [(player["advisors"], player["deck"]) for player in players] == [(1, 4), (2, 3), (0, 5)]


@rule("advisor.deck", "level.advisor")
def test_only_the_player_hears_which_advisor_was_drawn() -> None:
    table = Table()
    table.levels(0, 2, 2)
    table.plays(0, "technology")
    table.do("basic", "technology")
    assert len(table.told("event-advisor-drawn")) == 1
    assert [len(hears(table, "event-advisor-card", viewer)) for viewer in VIEWERS] == [0, 1, 0, 0]


# Leaders


@rule("leader.draft")
def test_only_who_is_to_choose_sees_the_leaders_going_round() -> None:
    table = drafting()
    pile = table.world.view(0)["leaders"]
    assert len(pile) == 3
    assert [table.world.view(viewer)["leaders"] for viewer in VIEWERS] == [None, pile, None, None]
    table.do("choose_leader", pile[1])
    left = [pile[0], pile[2]]
    assert [table.world.view(viewer)["leaders"] for viewer in VIEWERS] == [None, None, left, None]
    assert [table.world.view(viewer)["players"][0]["leader"] for viewer in VIEWERS] == [
        None,
        pile[1],
        None,
        None,
    ]
    assert [table.world.view(viewer)["players"][0]["has_leader"] for viewer in VIEWERS] == [True] * 4
    assert [hears(table, "event-leader-yours", viewer) for viewer in VIEWERS] == [
        [],
        [f"leader:{pile[1]}"],
        [],
        [],
    ]
    table.do("choose_leader", pile[2])
    for viewer in VIEWERS:
        players = table.world.view(viewer)["players"]
        assert [player["leader"] for player in players] == [pile[1], pile[2], pile[0]]


# Dealt anew


@rule("round.secret")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_seat_cannot_tell_a_redealt_round_from_the_true_one(viewer: int | None) -> None:
    table = choosing()
    for seed in range(20):
        other = table.world.redeal(viewer, epochal.Seeded(seed))
        other.check()
        assert other.view(viewer) == table.world.view(viewer)
        assert other.to_act() == table.world.to_act()
        if viewer is not None:
            assert other.legal(viewer) == table.world.legal(viewer)


@rule("round.secret")
def test_no_card_is_likelier_than_others_to_be_dealt_as_chosen() -> None:
    table = Table()
    table.levels(1, 5, 5)
    table.begin_round()
    table.do("choose_action", "military", seat=1)
    table.do("choose_action", "art", seat=1)
    assert table.world.slots(1) == 2
    samples = [table.world.redeal(0, epochal.Seeded(seed)).chosen[1] for seed in range(3000)]
    alone = Counter(chosen[0] for chosen in samples if len(chosen) == 1)
    assert 0.45 < alone.total() / len(samples) < 0.55
    assert len(alone) >= 8
    assert max(alone.values()) < 1.25 * min(alone.values())


def test_what_others_have_chosen_is_dealt_anew() -> None:
    table = choosing()
    chosen: dict[int, set[Any]] = {0: set(), 1: set(), 2: set()}
    for seed in range(40):
        other = table.world.redeal(1, epochal.Seeded(seed))
        for seat in range(3):
            chosen[seat].add(tuple(other.view(seat)["chosen"]))
    assert len(chosen[0]) > 3
    assert chosen[1] == {("action:military",)}
    assert chosen[2] == {()}


@rule("advisor.deck", "round.secret")
def test_the_advisors_of_others_and_the_order_of_every_deck_are_dealt_anew() -> None:
    table = choosing()
    hands: dict[int, set[Any]] = {0: set(), 1: set()}
    decks = set()
    for seed in range(40):
        other = table.world.redeal(1, epochal.Seeded(seed))
        for seat in hands:
            hands[seat].add(tuple(other.view(seat)["advisors"]))
        decks.add(other.decks[1])
    assert len(hands[0]) == 5
    assert hands[1] == {("cicero", "livia")}
    assert len(decks) == 6


@rule("round.no_card", "action.revolution_queue")
def test_it_is_known_whether_a_player_could_play_a_card() -> None:
    """Seat 0 has only an advisor left: were it the one who brings a Revolution, nobody would wait for seat 0."""
    table = Table(2)
    table.world.hand[0] = 0
    table.advisors(0, "cicero")
    table.begin_round()
    assert table.world.to_act() == (0, 1)
    for seed in range(30):
        other = table.world.redeal(1, epochal.Seeded(seed))
        assert other.view(0)["advisors"] != ["tiberius_gracchus"]
        assert other.legal(0)


@rule("leader.draft")
def test_who_has_seen_the_leaders_knows_which_went_on() -> None:
    """Seat 0 chose the second of three and does not know which of the others seat 1 took; seat 2 has seen none of them."""
    table = drafting()
    pile = table.world.view(0)["leaders"]
    table.do("choose_leader", pile[1])
    taken: dict[int | None, set[Any]] = {0: set(), 1: set(), 2: set(), None: set()}
    for seed in range(60):
        for viewer in VIEWERS:
            other = table.world.redeal(viewer, epochal.Seeded(seed))
            other.check()
            assert other.view(viewer) == table.world.view(viewer)
            taken[viewer].add(other.view(0)["players"][0]["leader"])
    assert taken[0] == {pile[1]}
    second = {leader.id for leader in GAME.box.leaders if leader.era == 2}
    assert taken[1] == second - {pile[0], pile[2]}
    assert taken[2] == taken[None] == second


@rule("round.secret", "leader.draft", "advisor.deck")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_nobody_can_tell_a_redealt_game_from_the_true_one(seats: int) -> None:
    told: list[Event] = []
    world = cast(History, GAME.new(seats, {"civbots": 2}, epochal.Seeded(seats), told.append))
    for moment, _ in enumerate(play_out(world, seats, told)):
        if moment % 7 == 0:
            for viewer in (None, *range(seats)):
                other = world.redeal(viewer, epochal.Seeded(moment))
                other.check()
                assert other.view(viewer) == world.view(viewer)
