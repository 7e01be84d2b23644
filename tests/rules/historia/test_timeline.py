"""The turn end: what every player gets, and what concerns the whole table."""

import pytest

from epochal.games.historia.components import cell
from tests.rule import rule
from tests.rules.historia.cards import give_leader
from tests.rules.historia.table import GAME, SPACES, Table

TURNS = [1, 2, 3, 4]


def at_end_of(turn: int, seats: int = 3, era: int = 1, civbots: int = 0) -> Table:
    """The end of a turn of an Era; the leaders ask for more than anybody has."""
    table = Table(seats, civbots, era=era, turn=turn)
    if seats > 1:
        table.leaders(*[leader.id for leader in GAME.box.leaders if leader.era == era][:seats])
    return table


def without_cubes_from_government(table: Table, seat: int) -> None:
    """A player lives in a City State, which gives only points."""
    zone = GAME.box.governments.index("city_state")
    table.levels(seat, *next(space for space in SPACES if GAME.box.zone[cell(*space)] == zone))


# For every player


@rule("timeline.add_cube")
@pytest.mark.parametrize("turn", TURNS)
def test_a_cube_is_added_at_the_end_of_the_second_and_the_fourth_turn(turn: int) -> None:
    table = at_end_of(turn)
    without_cubes_from_government(table, 0)
    table.end_turn()
    added = turn in (2, 4)
    assert table.world.supply[0] == 6 - added
    assert table.cubes_of(0) == (2, 1 + added, 0)


@rule("timeline.add_cube")
def test_from_an_empty_supply_no_cube_is_added() -> None:
    table = at_end_of(2)
    table.cubes(0, available=8, used=1)
    without_cubes_from_government(table, 0)
    table.end_turn()
    assert table.cubes_of(0) == (8, 1, 0)


@rule("timeline.add_cube", "cubes.nine")
def test_five_cubes_are_added_before_the_last_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.box, "civbot_draws", [0, 0, 0])
    table = Table(1)
    table.occupy(0, "china")
    supply = []
    for _ in range(12):
        table.end_turn()
        table.world.agenda.clear()
        supply.append(table.world.supply[0])
    assert supply == [5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0, 0]


@rule("timeline.recover_cards")
@pytest.mark.parametrize("turn", TURNS)
def test_the_two_oldest_cards_come_back_at_the_end_of_every_turn(turn: int) -> None:
    table = at_end_of(turn)
    for seat in range(3):
        table.queue(seat, "art", "raid", "trade", "military")
    table.end_turn()
    assert [table.queue_of(seat) for seat in range(3)] == [["trade", "military"]] * 3


@rule("timeline.recover_wonders", "wonder.recover")
@pytest.mark.parametrize("turn", TURNS)
def test_wonders_can_be_activated_again_after_every_turn(turn: int) -> None:
    table = at_end_of(turn)
    table.wonders(0, "stonehenge", turned=True)
    table.wonders(1, "sphinx", turned=True)
    table.end_turn()
    players = table.world.view(None)["players"]
    assert [wonder["turned"] for player in players for wonder in player["wonders"]] == [False, False]


@rule("timeline.recover_cubes")
@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize(("territories", "back"), [(0, 0), (1, 1), (3, 3), (4, 4)])
def test_cubes_come_back_for_territories_after_the_second_and_the_fourth_turn(
    turn: int, territories: int, back: int
) -> None:
    """Nothing is in the supply, so that no cube is added."""
    table = at_end_of(turn)
    without_cubes_from_government(table, 0)
    table.occupy(0, *("china", "india", "japan", "russia")[:territories])
    table.cubes(0, available=9 - territories - 5, used=5)
    before = table.cubes_of(0)
    table.end_turn()
    if turn not in (2, 4):
        back = 0
    assert table.cubes_of(0) == (before[0] + back, 5 - back, territories)


@rule("timeline.gray")
def test_the_cube_is_added_before_cubes_are_recovered() -> None:
    table = at_end_of(2)
    without_cubes_from_government(table, 0)
    table.occupy(0, "china")
    table.cubes(0, available=0, used=0)
    table.end_turn()
    assert table.cubes_of(0) == (1, 0, 1)


@rule("timeline.gray", "timeline.leader_bonus", "timeline.territory_bonus")
def test_the_leader_is_scored_after_the_government_and_before_the_territories(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two points of a City State are there already, those of China are not."""
    table = at_end_of(4)
    give_leader(monkeypatch, "caesar", ("points", 12, 3), ("points", 13, 50))
    without_cubes_from_government(table, 0)
    table.leaders("caesar", "pericles", "croesus")
    table.points(10)
    table.occupy(0, "china")
    table.end_turn()
    assert table.world.points[0] == 10 + 2 + 3 + table.worth("china")
    assert table.worth("china") > 0


@rule("timeline.gray", "timeline.brown", "timeline.order")
def test_all_this_is_scored_before_the_new_turn_order() -> None:
    """Seat 0 has fewer points until its territory is scored."""
    table = at_end_of(4, 2)
    table.occupy(0, "china")
    table.worth_is("china", 3)
    table.points(0, 1)
    table.end_turn()
    assert table.world.order == (1, 0)


# Territories


@rule("timeline.territory_bonus")
@pytest.mark.parametrize("turn", TURNS)
def test_territories_are_scored_at_the_end_of_an_era(turn: int) -> None:
    table = at_end_of(turn)
    table.occupy(0, "china", "india")
    table.end_turn()
    worth = table.worth("china") + table.worth("india")
    assert table.gained(0, "timeline.territory_bonus") == (worth if turn == 4 else 0)
    assert table.worth("china") > 0


@rule("timeline.territory_bonus")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_only_whoever_is_alone_in_a_territory_gains_its_value(era: int) -> None:
    table = at_end_of(4, era=era)
    table.occupy(0, "china", "india")
    table.occupy(1, "china", "japan")
    table.occupy(2, "russia")
    tokens = table.world.view(None)["territories"]
    table.end_turn()
    gained = [table.gained(civ, "timeline.territory_bonus") for civ in range(3)]
    assert gained == [table.worth("india"), table.worth("japan"), table.worth("russia")]
    for id, found in table.world.view(None)["territories"].items():
        assert (found["token"], found["points"]) == (tokens[id]["token"], tokens[id]["points"])


@rule("timeline.territory_bonus", "civbot.government")
def test_a_civbot_shares_a_territory_like_anyone_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.box, "civbot_draws", [0, 0, 0])
    table = at_end_of(4, 2, civbots=2)
    table.occupy(0, "china", "india")
    table.occupy(2, "china", "japan")
    table.end_turn()
    assert table.gained(0, "timeline.territory_bonus") == table.worth("india")
    assert table.gained(2, "timeline.territory_bonus") == table.worth("japan")


# For the whole table


@rule("timeline.order", "timeline.order_tie")
def test_bea_carlo_and_ada() -> None:
    """The order was Carlo, Bea, Ada. Ada has 26 points, Bea and Carlo 23: Bea was later, so she goes first."""
    ada, bea, carlo = 0, 1, 2
    table = at_end_of(1)
    table.order(carlo, bea, ada)
    table.points(26, 23, 23)
    table.end_turn()
    assert table.world.order == (bea, carlo, ada)


@rule("timeline.order")
@pytest.mark.parametrize("turn", TURNS)
def test_a_new_order_comes_after_every_turn(turn: int) -> None:
    table = at_end_of(turn)
    table.points(30, 10, 20)
    table.end_turn()
    assert table.world.order == (1, 2, 0)


@rule("timeline.order")
def test_civbots_have_no_place_in_the_order() -> None:
    table = at_end_of(1, 2, civbots=3)
    table.points(30, 10, 0, 0, 0)
    table.end_turn()
    assert table.world.order == (1, 0)


@rule("timeline.order_tie")
def test_if_all_are_level_the_order_is_reversed() -> None:
    table = at_end_of(1, 4)
    table.order(2, 0, 3, 1)
    table.end_turn()
    assert table.world.order == (1, 3, 0, 2)


@rule("timeline.reset_wonders")
@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("turn", TURNS)
def test_a_new_row_comes_after_the_second_and_the_fourth_turn(era: int, turn: int) -> None:
    """After the fourth it comes from the deck of the next Era; after the last turn of all there is none."""
    first = [wonder.id for wonder in GAME.box.wonders if wonder.era == era]
    table = at_end_of(turn, era=era)
    table.row(*first[:3])
    for id in first[3:7]:
        table.wonders(0, id)
    table.end_turn()
    row = table.row_left()
    if turn in (1, 3) or (era, turn) == (3, 4):
        assert row == first[:3]
    else:
        eras = {wonder.id: wonder.era for wonder in GAME.box.wonders}
        assert len(set(row)) == 7
        assert {eras[id] for id in row} == {era if turn == 2 else era + 1}
        assert not set(row) & set(first[:7])


@rule("timeline.reset_wonders", "setup.wonders")
def test_each_deck_is_just_enough_for_two_rows() -> None:
    """What is left of the first row does not come again."""
    first = [wonder.id for wonder in GAME.box.wonders if wonder.era == 1]
    table = at_end_of(2)
    table.row(*first[:7])
    table.end_turn()
    assert set(table.row_left()) == set(first[7:])


@rule("timeline.brown", "timeline.reset_wonders", "leader.draft")
def test_order_then_wonders_then_leaders() -> None:
    """Whoever chooses a leader already sees the new row, in the new order."""
    table = at_end_of(4)
    table.points(30, 10, 20)
    table.end_turn()
    assert table.world.to_act() == (1,)
    assert table.legal("choose_leader")
    eras = {wonder.id: wonder.era for wonder in GAME.box.wonders}
    assert [eras[id] for id in table.row_left()] == [2] * 7
