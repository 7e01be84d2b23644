"""War: who fights whom where, and what becomes of it."""

import pytest

from tests.rule import rule
from tests.rules.historia.table import Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


def at_war(mine: int, theirs: int, side: str = "basic", technology: int = 6) -> Table:
    """Seat 0 and seat 1 share China; each has another territory. Seat 0 has carried out a War there."""
    table = Table(2)
    table.levels(0, technology, mine)
    table.levels(1, 6, theirs)
    table.occupy(0, "china", "europe")
    table.occupy(1, "china", "oceania")
    table.plays(0, "war")
    table.do(side, "war")
    table.do("war_in", "china")
    return table


@rule("action.war")
def test_the_higher_military_level_wins_two_points_and_the_other_leaves() -> None:
    table = at_war(7, 6)
    assert table.world.points == [2, 0]
    assert table.territories_of(1) == {"oceania"}
    assert table.cubes_of(1) == (2, 2, 1)
    assert table.territories_of(0) == {"china", "europe"}


@rule("action.war", "action.war_must")
def test_an_attacker_who_is_weaker_loses_the_cube_and_the_other_gains_the_points() -> None:
    table = at_war(6, 7)
    assert table.world.points == [0, 2]
    assert table.territories_of(0) == {"europe"}
    assert table.cubes_of(0) == (2, 2, 1)
    assert table.territories_of(1) == {"china", "oceania"}


@rule("action.war", "round.order", "action.military_advanced")
def test_a_war_decided_by_an_earlier_military_action() -> None:
    """Carlo has level 8 and Bea 7; but Bea comes first in turn order and rises to 9 before Carlo's War."""
    bea, carlo = 0, 1
    table = Table(2)
    table.levels(bea, 7, 7)
    table.levels(carlo, 8, 8)
    table.occupy(bea, "russia", "europe")
    table.occupy(carlo, "russia", "india")
    table.cubes(bea, available=3, used=0)
    table.round("military", "war")
    table.do("advanced", "military")
    assert table.levels_of(bea) == (7, 9)
    table.do("basic", "war")
    assert table.legal("war_in") == ["russia"]
    table.do("war_in", "russia")
    assert table.world.points == [2, 0]
    assert table.territories_of(carlo) == {"india"}
    assert table.territories_of(bea) == {"russia", "europe"}


@rule("action.war_equal")
def test_at_equal_levels_nothing_happens() -> None:
    table = at_war(6, 6)
    assert table.world.points == [0, 0]
    assert table.territories_of(0) == {"china", "europe"}
    assert table.territories_of(1) == {"china", "oceania"}
    assert table.queue_of(0) == ["war"]


@rule("action.war_must")
@pytest.mark.parametrize("theirs", [5, 6, 7])
def test_a_war_that_can_be_fought_must_be_fought(theirs: int) -> None:
    table = Table(2)
    table.levels(0, 6, 6)
    table.levels(1, 6, theirs)
    table.occupy(0, "china")
    table.occupy(1, "china")
    table.plays(0, "war")
    assert table.legal("spend") == []
    assert table.why("spend", "war") == "action.must"
    table.do("basic", "war")
    assert table.legal("done") == []
    assert table.legal("war_in") == ["china"]


@rule("action.war_must", "action.must")
def test_without_a_shared_territory_war_does_nothing() -> None:
    """Adjacent is not enough, not even with Navigation."""
    table = Table(2)
    table.levels(0, 9, 9)
    table.occupy(0, "china")
    table.occupy(1, "india")
    table.plays(0, "war")
    assert table.why("basic", "war") == "action.war"
    table.do("spend", "war")
    assert table.world.points == [0, 0]
    assert table.queue_of(0) == ["war"]


@rule("action.war_choice")
def test_the_attacker_chooses_whom_to_attack_and_where() -> None:
    table = Table(3, civbots=1)
    table.levels(0, 6, 7)
    table.levels(1, 6, 8)
    table.occupy(0, "china", "india", "europe")
    table.occupy(1, "china", "africa")
    table.occupy(2, "china", "india")
    table.occupy(3, "china")
    table.plays(0, "war")
    table.do("basic", "war")
    assert set(table.legal("war_in")) == {"china", "india"}
    assert table.why("war_in", "europe") == "action.war"
    table.do("war_in", "china")
    assert (table.legal("war_on"), table.legal("war_on_civbot")) == (["seat_2", "seat_3"], ["civbot_1"])
    table.do("war_on", "seat_3")
    assert table.world.points == [2, 0, 0, 0]
    assert table.territories_of(2) == {"india"}
    assert table.territories_of(1) == {"china", "africa"}


@rule("action.war_choice", "civbot.trade")
def test_a_civbot_may_be_attacked_among_others() -> None:
    table = Table(2, civbots=1)
    table.levels(0, 2, 2)
    table.occupy(0, "china")
    table.occupy(1, "china")
    table.occupy(2, "china", "india")
    table.plays(0, "war")
    table.do("basic", "war")
    table.do("war_in", "china")
    table.do("war_on_civbot", "civbot_1")
    assert table.world.points == [2, 0, 0]
    assert table.territories_of(2) == {"india"}


@rule("action.war_last_cube")
def test_the_last_cube_of_a_player_is_safe_but_the_points_are_gained() -> None:
    table = Table(2)
    table.levels(0, 6, 7)
    table.levels(1, 6, 6)
    table.occupy(0, "china")
    table.occupy(1, "china")
    table.plays(0, "war")
    table.do("basic", "war")
    table.do("war_in", "china")
    assert table.world.points == [2, 0]
    assert table.territories_of(1) == {"china"}
    assert table.cubes_of(1) == (2, 1, 1)


@rule("action.war_last_cube")
def test_so_is_that_of_an_attacker_who_loses() -> None:
    table = Table(2)
    table.levels(0, 6, 5)
    table.levels(1, 6, 6)
    table.occupy(0, "china")
    table.occupy(1, "china")
    table.plays(0, "war")
    table.do("basic", "war")
    table.do("war_in", "china")
    assert table.world.points == [0, 2]
    assert table.territories_of(0) == {"china"}


@rule("action.war_last_cube")
def test_so_it_is_against_a_civbot_unless_one_plays_alone() -> None:
    table = Table(2, civbots=1)
    table.levels(0, 6, 6)
    table.levels(2, 6, 7)
    table.occupy(0, "china")
    table.occupy(2, "china")
    table.plays(0, "war")
    table.do("basic", "war")
    table.do("war_in", "china")
    assert table.world.points == [0, 0, 2]
    assert table.territories_of(0) == {"china"}


@rule("action.war_advanced")
def test_the_winner_of_an_advanced_war_gains_four_points() -> None:
    table = at_war(9, 6, "advanced", technology=14)
    assert table.world.points == [4, 0]
    assert table.territories_of(1) == {"oceania"}


@rule("action.war_advanced")
def test_even_if_it_is_the_one_attacked() -> None:
    table = Table(2)
    table.levels(0, 14, 14)
    table.levels(1, 15, 15)
    table.occupy(0, "china", "europe")
    table.occupy(1, "china", "oceania")
    table.plays(0, "war")
    assert (table.legal("basic"), table.legal("advanced")) == (["war"], ["war"])
    table.do("advanced", "war")
    table.do("war_in", "china")
    assert table.world.points == [0, 4]
    assert table.territories_of(0) == {"europe"}


@rule("action.war_advanced")
def test_the_attacker_may_use_the_basic_side_instead() -> None:
    table = Table(2)
    table.levels(0, 14, 14)
    table.levels(1, 15, 15)
    table.occupy(0, "china", "europe")
    table.occupy(1, "china", "oceania")
    table.plays(0, "war")
    table.do("basic", "war")
    table.do("war_in", "china")
    assert table.world.points == [0, 2]


@rule("action.war_advanced", "action.war_choice")
def test_an_advanced_war_among_several_gives_four_points_too() -> None:
    table = Table(3)
    table.levels(0, 14, 14)
    for seat, more in enumerate(("europe", "india", "oceania")):
        table.occupy(seat, "china", more)
    table.plays(0, "war")
    table.do("advanced", "war")
    table.do("war_in", "china")
    table.do("war_on", "seat_3")
    assert table.world.points == [4, 0, 0]
    assert table.territories_of(2) == {"oceania"}
