"""Trade and Raid: what is to be had from neighbours."""

import pytest

from tests.rule import rule
from tests.rules.historia.table import Table, space_with

pytestmark = pytest.mark.usefixtures("no_bonuses")


def neighbours(*technology: int, military: int | None = None) -> Table:
    """Civilizations side by side in China, India, Indochina, all adjacent to the first."""
    table = Table(len(technology))
    for seat, level in enumerate(technology):
        table.levels(seat, level, level if military is None or seat else military)
        table.occupy(seat, ["china", "india", "indochina", "japan"][seat])
    return table


# Trade


@rule("action.trade")
def test_trade_gains_a_level_and_gives_the_other_two_points() -> None:
    table = neighbours(4, 5)
    table.plays(0, "trade")
    table.do("basic", "trade")
    table.do("trade_with", "seat_2")
    assert table.levels_of(0) == (5, 4)
    assert table.levels_of(1) == (5, 5)
    assert table.world.points == [0, 2]
    assert table.cubes_of(0) == (2, 1, 1)


@rule("action.trade")
def test_only_adjacent_civilizations_with_a_higher_technology_trade() -> None:
    table = neighbours(4, 5, 4, 6)
    table.occupy(3, "oceania")
    table.plays(0, "trade")
    table.do("basic", "trade")
    assert table.legal("trade_with") == ["seat_2"]


@rule("action.trade", "adjacency.civilizations")
def test_one_may_trade_within_a_territory() -> None:
    table = neighbours(4, 5)
    table.occupy(1, "china")
    table.plays(0, "trade")
    table.do("basic", "trade")
    assert table.legal("trade_with") == ["seat_2"]


@rule("action.trade", "action.must")
def test_without_a_partner_trade_does_nothing() -> None:
    table = neighbours(5, 5, 4)
    table.plays(0, "trade")
    assert table.legal("spend") == ["trade"]
    assert table.why("basic", "trade") == "action.trade"


@rule("action.trade", "matrix.blocked")
def test_if_the_matrix_gives_no_space_the_other_gains_nothing() -> None:
    table = neighbours(4, 15)
    table.levels(0, *space_with(0, technology=True, least=4))
    table.plays(0, "trade")
    assert table.legal("basic") == []
    table.do("spend", "trade")
    assert table.world.points == [0, 0]


@rule("action.trade")
def test_the_level_gained_opens_what_comes_with_it() -> None:
    table = neighbours(1, 2)
    table.plays(0, "trade")
    table.do("basic", "trade")
    table.do("trade_with", "seat_2")
    assert "war" in table.hand_of(0)


@rule("action.trade_advanced", "adjacency.navigation")
def test_with_advanced_trade_the_other_gains_one_point() -> None:
    """Navigation makes everybody a neighbour."""
    table = neighbours(9, 10)
    table.occupy(1, "south_america")
    table.plays(0, "trade")
    table.do("advanced", "trade")
    table.do("trade_with", "seat_2")
    assert table.levels_of(0) == (10, 9)
    assert table.world.points == [0, 1]


@rule("civbot.trade", "action.trade")
def test_a_civbot_gains_points_from_trade() -> None:
    table = Table(2, civbots=1)
    table.occupy(0, "china")
    table.occupy(2, "india")
    table.levels(2, 2, 2)
    table.plays(0, "trade")
    table.do("basic", "trade")
    assert table.legal("trade_with_civbot") == ["civbot_1"]
    table.do("trade_with_civbot", "civbot_1")
    assert table.levels_of(0) == (2, 1)
    assert table.world.points == [0, 0, 2]


# Raid


@rule("action.raid")
def test_raid_gets_back_a_cube_and_gains_a_point() -> None:
    table = neighbours(4, 3)
    table.plays(0, "raid")
    table.do("basic", "raid")
    assert table.cubes_of(0) == (3, 0, 1)
    assert table.world.points == [1, 0]


@rule("action.raid")
def test_nothing_is_taken_from_the_victim_and_nobody_is_named() -> None:
    table = neighbours(4, 3, 3)
    table.points(0, 5, 5)
    table.plays(0, "raid")
    table.do("basic", "raid")
    assert table.world.to_act() == (1,)
    assert table.world.points == [1, 5, 5]
    assert [table.cubes_of(seat) for seat in (1, 2)] == [(2, 1, 1), (2, 1, 1)]


@rule("action.raid")
def test_the_point_is_gained_even_if_there_is_no_cube_to_get_back() -> None:
    table = neighbours(4, 3)
    table.cubes(0, available=3, used=0)
    table.plays(0, "raid")
    table.do("basic", "raid")
    assert table.cubes_of(0) == (3, 0, 1)
    assert table.world.points == [1, 0]


@rule("action.raid", "adjacency.civilizations")
def test_a_civilization_in_the_same_territory_may_be_raided() -> None:
    table = neighbours(4, 3)
    table.occupy(1, "china")
    table.plays(0, "raid")
    assert table.legal("basic") == ["raid"]


@rule("action.raid", "action.must")
@pytest.mark.parametrize("level", [4, 5])
def test_without_a_weaker_neighbour_raid_does_nothing(level: int) -> None:
    table = neighbours(4, level, 1)
    table.occupy(2, "oceania")
    table.plays(0, "raid")
    assert table.legal("spend") == ["raid"]
    assert table.why("basic", "raid") == "action.raid"
    table.do("spend", "raid")
    assert table.world.points == [0, 0, 0]


@rule("action.raid", "adjacency.navigation")
def test_with_navigation_africa_raids_south_america() -> None:
    """Bea in Africa has Navigation and the higher military level."""
    table = Table(2)
    table.occupy(0, "africa")
    table.occupy(1, "south_america")
    table.levels(0, 9, 7)
    table.levels(1, 6, 6)
    table.plays(0, "raid")
    table.do("basic", "raid")
    assert table.cubes_of(0) == (3, 0, 1)
    assert table.world.points == [1, 0]


@rule("action.raid_advanced")
@pytest.mark.parametrize(("used", "back"), [(3, 2), (1, 1), (0, 0)])
def test_advanced_raid_gets_back_up_to_two_cubes_and_gains_two_points(used: int, back: int) -> None:
    table = neighbours(10, 9)
    table.cubes(0, available=0, used=used)
    table.plays(0, "raid")
    table.do("advanced", "raid")
    assert table.cubes_of(0) == (back, used - back, 1)
    assert table.world.points == [2, 0]


@rule("civbot.trade", "action.raid")
def test_a_civbot_may_be_raided() -> None:
    table = Table(2, civbots=1)
    table.occupy(0, "china")
    table.occupy(2, "india")
    table.levels(0, 2, 2)
    table.plays(0, "raid")
    table.do("basic", "raid")
    assert table.world.points == [1, 0, 0]
