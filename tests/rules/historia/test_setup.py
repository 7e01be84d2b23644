"""Set-up: what everybody begins with, the milestones, the first leaders and the first territories."""

from typing import Any, cast

import pytest

import epochal
from epochal.core.events import Event
from epochal.games.historia.state import History
from tests.rule import rule
from tests.rules.historia.table import GAME, Table, is_space

SEATS = [1, 2, 3, 4, 5]


def new_game(seats: int, *answers: Any, told: list[Event] | None = None, **options: Any) -> History:
    """A new game; chance answers as scripted, then in some way or other."""
    chance = epochal.Scripted(*answers, otherwise=epochal.Seeded(1))
    return cast(History, GAME.new(seats, options, chance, None if told is None else told.append))


def act(world: History, verb: str, noun: str) -> int:
    """Whoever is to act chooses; who it was."""
    (seat,) = world.to_act()
    world.apply(seat, GAME.actions.index(verb, noun), epochal.Seeded(1))
    world.check()
    return seat


def legal(world: History, verb: str) -> list[str]:
    choices = [GAME.actions[number] for number in world.legal(world.to_act()[0])]
    return [action.noun for action in choices if action.verb == verb]


def asks_for(world: History, verb: str) -> bool:
    return bool(world.to_act()) and bool(legal(world, verb))


def place_milestones(world: History) -> list[int]:
    """All milestones go where there is room first; who placed them."""
    placed = []
    while asks_for(world, "milestone"):
        placed.append(act(world, "milestone", legal(world, "milestone")[0]))
    return placed


def choose_leaders(world: History) -> list[int]:
    """Everybody takes the first leader; who was asked."""
    asked = []
    while asks_for(world, "choose_leader"):
        asked.append(act(world, "choose_leader", legal(world, "choose_leader")[0]))
    return asked


# What lies on the table


@rule("setup.players")
@pytest.mark.parametrize("seats", SEATS)
def test_one_to_five_players_each_with_a_civilization_of_their_own(seats: int) -> None:
    players = new_game(seats).view(None)["players"]
    assert len({player["civilization"] for player in players}) == seats


@rule("setup.players")
@pytest.mark.parametrize("seats", [0, 6])
def test_fewer_or_more_players_are_refused(seats: int) -> None:
    with pytest.raises(epochal.BadInput) as refused:
        new_game(seats)
    assert refused.value.message.id == "error-seats"


@rule("setup.wonders")
@pytest.mark.parametrize("seats", SEATS)
def test_seven_wonders_of_era_one_form_the_row(seats: int) -> None:
    eras = {wonder.id: wonder.era for wonder in GAME.box.wonders}
    row = new_game(seats).view(None)["row"]
    assert len(set(row)) == 7
    assert {eras[wonder] for wonder in row} == {1}


@rule("setup.wonders")
def test_forty_two_wonders_form_three_decks() -> None:
    assert [[wonder.era for wonder in GAME.box.wonders].count(era) for era in (1, 2, 3)] == [14, 14, 14]


@rule("setup.wonders")
def test_the_deck_is_shuffled() -> None:
    """Chance also decides on the turn order, the tokens, the civilizations and both decks of advisors."""
    before = [range(2), range(13), range(5), range(5), range(5)]
    row = new_game(2, *before, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]).view(None)["row"]
    first = [wonder.id for wonder in GAME.box.wonders if wonder.era == 1]
    assert set(row) == set(first[7:])


@rule("setup.cubes")
@pytest.mark.parametrize("seats", SEATS)
def test_three_cubes_are_available_one_is_used_and_five_wait_in_the_supply(seats: int) -> None:
    civs = new_game(seats).view(None)["civs"][:seats]
    assert [(civ["available"], civ["used"], civ["supply"], civ["territories"]) for civ in civs] == [
        (3, 1, 5, [])
    ] * seats


@rule("setup.hand")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_eight_action_cards(seats: int) -> None:
    eight = {"military", "technology", "art", "exploit", "expansion", "trade", "raid", "revolution"}
    for player in new_game(seats).view(None)["players"]:
        assert set(player["hand"]) == eight
        assert player["queue"] == []


@rule("setup.advisors")
def test_everybody_draws_the_uppermost_of_five_advisors() -> None:
    told: list[Event] = []
    world = new_game(2, range(2), range(13), [3, 0, 1, 2, 4], [2, 0, 1, 3, 4], [4, 3, 2, 1, 0], told=told)
    players = world.view(None)["players"]
    assert [player["civilization"] for player in players] == [
        GAME.box.civilizations[3],
        GAME.box.civilizations[0],
    ]
    assert [(player["advisors"], player["deck"]) for player in players] == [(1, 4), (1, 4)]
    own = [GAME.box.advisors_of[3], GAME.box.advisors_of[0]]
    assert world.view(0)["advisors"] == [GAME.box.advisors[own[0][2]].id]
    assert world.view(1)["advisors"] == [GAME.box.advisors[own[1][4]].id]
    assert [event.seats for event in told if event.id == "event-advisor-card"] == [(0,), (1,)]


@rule("setup.advisors")
def test_every_civilization_has_five_advisors() -> None:
    assert len(GAME.box.civilizations) == 5
    assert [len(advisors) for advisors in GAME.box.advisors_of] == [5] * 5


@rule("setup.order")
def test_the_turn_order_is_random() -> None:
    told: list[Event] = []
    assert new_game(3, [2, 0, 1], told=told).view(None)["order"] == [2, 0, 1]
    assert told[0].args["seats"] == ["seat:2", "seat:0", "seat:1"]


@rule("setup.markers")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_without_points_in_the_corner_of_the_matrix(seats: int) -> None:
    civs = new_game(seats).view(None)["civs"]
    assert {(civ["points"], civ["technology"], civ["military"]) for civ in civs} == {(0, 1, 1)}


@rule("setup.tokens")
def test_a_token_gives_a_territory_its_value_and_its_number() -> None:
    order = [12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    territories = new_game(2, range(2), order).view(None)["territories"]
    assert list(territories) == GAME.box.territories
    assert sorted(found["token"] for found in territories.values()) == list(range(1, 14))
    for found, token in zip(territories.values(), order, strict=True):
        assert (found["token"], found["points"]) == (
            GAME.box.token_number[token],
            GAME.box.token_points[token],
        )


# Milestones


@rule("setup.milestones")
@pytest.mark.parametrize(
    ("seats", "placed"),
    [(1, [6]), (2, [3, 3]), (3, [2, 2, 2]), (4, [2, 2, 1, 1]), (5, [2, 1, 1, 1, 1])],
)
def test_six_milestones_are_placed_in_turn_order(seats: int, placed: list[int]) -> None:
    world = new_game(seats, range(seats - 1, -1, -1))
    order = world.view(None)["order"]
    who = place_milestones(world)
    assert who == [order[n % seats] for n in range(6)]
    assert [who.count(seat) for seat in order] == placed
    assert len(set(world.view(None)["milestones"].values())) == 6
    assert len(GAME.box.milestones) == 10


@rule("setup.milestones")
def test_a_milestone_is_turned_up_before_it_is_placed() -> None:
    """Of the ten, chance picks the fourth."""
    world = new_game(2, *[range(2), range(13), range(5), range(5), range(5), range(14)], 3)
    assert [world.view(viewer)["milestone_drawn"] for viewer in (None, 0, 1)] == [GAME.box.milestones[3]] * 3
    act(world, "milestone", "t3_m3")
    assert world.view(None)["milestones"] == {"t3_m3": GAME.box.milestones[3]}
    assert world.view(None)["milestone_drawn"] != GAME.box.milestones[3]


@rule("setup.milestones")
def test_placing_ends_when_there_is_no_space_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.box, "cells", GAME.box.cells[:4])
    world = new_game(2)
    assert legal(world, "milestone") == ["t2_m1", "t1_m2", "t2_m2"]
    act(world, "milestone", "t2_m1")
    assert asks_for(world, "choose_leader")
    assert world.view(None)["milestones"].keys() == {"t2_m1"}


@rule("setup.milestone_apart")
def test_milestones_do_not_touch_not_even_diagonally() -> None:
    world = new_game(2)
    everywhere = {f"t{t}_m{m}" for t in range(1, 17) for m in range(1, 17) if is_space(t, m)}
    assert set(legal(world, "milestone")) == everywhere - {"t1_m1"}
    act(world, "milestone", "t7_m7")
    near = {f"t{t}_m{m}" for t in (6, 7, 8) for m in (6, 7, 8)}
    assert near <= everywhere
    assert set(legal(world, "milestone")) == everywhere - {"t1_m1"} - near


@rule("setup.milestone_apart")
@pytest.mark.parametrize("space", ["t1_m1", "t8_m8", "t7_m7"])
def test_why_a_milestone_cannot_go_somewhere(space: str) -> None:
    world = new_game(2)
    act(world, "milestone", "t7_m7")
    why = world.why_not(world.to_act()[0], GAME.actions.index("milestone", space))
    assert why.clause == "setup.milestone_apart"


# Leaders


@rule("setup.leaders")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_leaders_are_handed_on_against_the_turn_order(seats: int) -> None:
    world = new_game(seats, range(seats))
    place_milestones(world)
    (last,) = world.to_act()
    look = world.view(last)["leaders"]
    assert len(look) == seats
    assert choose_leaders(world) == list(range(seats - 1, 0, -1))
    leaders = [player["leader"] for player in world.view(None)["players"]]
    assert leaders == look[::-1]
    assert {leader.era for leader in GAME.box.leaders if leader.id in leaders} == {1}


@rule("setup.leaders")
def test_only_the_cards_handed_on_can_be_chosen() -> None:
    world = new_game(3, range(3))
    place_milestones(world)
    look = world.view(2)["leaders"]
    act(world, "choose_leader", look[1])
    assert legal(world, "choose_leader") == [look[0], look[2]] == world.view(1)["leaders"]
    act(world, "choose_leader", look[2])
    assert [player["leader"] for player in world.view(None)["players"]] == [look[0], look[2], look[1]]


@rule("setup.leaders")
def test_leaders_lie_face_up_once_everyone_has_one() -> None:
    world = new_game(3, range(3))
    place_milestones(world)
    look = world.view(2)["leaders"]
    act(world, "choose_leader", look[0])
    assert [world.view(viewer)["players"][2]["leader"] for viewer in (None, 0, 1, 2)] == [
        None,
        None,
        None,
        look[0],
    ]
    assert [world.view(viewer)["leaders"] for viewer in (None, 0, 1, 2)] == [None, None, look[1:], None]
    act(world, "choose_leader", look[1])
    for viewer in (None, 0, 1, 2):
        assert [player["leader"] for player in world.view(viewer)["players"]] == [look[2], look[1], look[0]]


@rule("setup.leaders", "civbot.number")
def test_civbots_get_no_leaders() -> None:
    world = new_game(2, civbots=3)
    place_milestones(world)
    assert len(world.view(world.to_act()[0])["leaders"]) == 2


# First territories


@rule("setup.territories")
def test_in_turn_order_everybody_settles_an_empty_territory_and_gains_its_value() -> None:
    world = new_game(3, [1, 2, 0], range(13))
    place_milestones(world)
    choose_leaders(world)
    worth = {id: found["points"] for id, found in world.view(None)["territories"].items()}
    assert set(legal(world, "settle")) == set(worth)
    for seat, home in ((1, "africa"), (2, "china"), (0, "russia")):
        assert act(world, "settle", home) == seat
        civ = world.view(None)["civs"][seat]
        assert civ["territories"] == [home]
        assert civ["points"] == worth[home] > 0
        assert (civ["available"], civ["used"], civ["supply"]) == (2, 1, 5)
    assert {id: found["points"] for id, found in world.view(None)["territories"].items()} == worth


@rule("setup.territories")
def test_a_territory_that_is_taken_cannot_be_settled() -> None:
    world = new_game(2)
    place_milestones(world)
    choose_leaders(world)
    act(world, "settle", "africa")
    assert "africa" not in legal(world, "settle")
    why = world.why_not(world.to_act()[0], GAME.actions.index("settle", "africa"))
    assert why.clause == "setup.territories"


@rule("setup.territories")
def test_then_the_first_round_begins() -> None:
    world = new_game(3)
    place_milestones(world)
    choose_leaders(world)
    for home in ("africa", "china", "russia"):
        act(world, "settle", home)
    assert world.to_act() == (0, 1, 2)
    assert (world.view(None)["era"], world.view(None)["turn"]) == (1, 1)


def test_the_table_of_these_tests_begins_as_a_game_does() -> None:
    """What the tests of the other chapters start from is what set-up leaves."""
    table = Table()
    for seat, home in enumerate(("africa", "china", "russia")):
        table.occupy(seat, home)
    assert [table.cubes_of(seat) for seat in range(3)] == [(2, 1, 1)] * 3
    assert table.world.supply == [5, 5, 5]
    table.begin_round()
    table.world.check()
