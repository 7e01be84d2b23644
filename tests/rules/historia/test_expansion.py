"""Expansion."""

import pytest

from tests.rule import rule
from tests.rules.historia.table import Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


def expanding(*home: str, side: str = "basic", technology: int = 1) -> Table:
    """A player who has settled somewhere is about to expand."""
    table = Table(2)
    table.levels(0, technology, technology)
    table.occupy(0, *home)
    table.plays(0, "expansion")
    table.do(side, "expansion")
    return table


@rule("action.expansion", "expansion.explore")
def test_a_cube_goes_to_an_adjacent_territory_and_an_empty_one_gives_its_value() -> None:
    table = expanding("middle_east")
    table.do("expand", "china")
    assert table.territories_of(0) == {"middle_east", "china"}
    assert table.cubes_of(0) == (1, 1, 2)
    assert table.world.points[0] == table.worth("china") > 0


@rule("expansion.explore")
@pytest.mark.parametrize("other", [1, 2])
def test_an_occupied_territory_gives_nothing(other: int) -> None:
    """Neither next to a player nor next to a Civbot."""
    table = Table(2, civbots=1)
    table.occupy(0, "middle_east")
    table.occupy(other, "china")
    table.plays(0, "expansion")
    table.do("basic", "expansion")
    table.do("expand", "china")
    assert table.world.points == [0, 0, 0]


@rule("action.expansion", "action.must")
def test_without_an_available_cube_expansion_does_nothing() -> None:
    table = Table(2)
    table.occupy(0, "china")
    table.cubes(0, available=0, used=3)
    table.plays(0, "expansion")
    assert table.legal("spend") == ["expansion"]
    assert table.why("basic", "expansion") == "action.expansion"


@rule("cubes.one_each")
def test_nobody_expands_to_where_they_already_are() -> None:
    table = expanding("middle_east", "china")
    assert not {"middle_east", "china"} & set(table.legal("expand"))
    assert table.why("expand", "china") == "cubes.one_each"


@rule("cubes.one_each")
def test_any_number_of_civilizations_may_share_a_territory() -> None:
    table = Table(4, civbots=1)
    table.occupy(0, "middle_east")
    for civ in (1, 2, 3, 4):
        table.occupy(civ, "china")
    table.plays(0, "expansion")
    table.do("basic", "expansion")
    table.do("expand", "china")
    assert table.world.view(None)["territories"]["china"]["civs"] == [0, 1, 2, 3, 4]


# Advanced


@rule("action.expansion_advanced")
def test_advanced_expansion_first_gets_a_cube_back() -> None:
    table = expanding("middle_east", side="advanced", technology=5)
    assert table.cubes_of(0) == (3, 0, 1)
    table.do("expand", "china")
    assert table.cubes_of(0) == (2, 0, 2)
    assert table.world.points[0] == table.worth("china")


@rule("action.expansion_advanced")
def test_the_cube_just_recovered_can_be_placed() -> None:
    table = Table(2)
    table.levels(0, 5, 5)
    table.occupy(0, "middle_east")
    table.cubes(0, available=0, used=1)
    table.plays(0, "expansion")
    assert (table.legal("basic"), table.legal("advanced")) == ([], ["expansion"])
    table.do("advanced", "expansion")
    table.do("expand", "china")
    assert table.cubes_of(0) == (0, 0, 2)


@rule("action.expansion_advanced")
def test_if_no_cube_comes_back_one_is_placed_all_the_same() -> None:
    table = Table(2)
    table.levels(0, 5, 5)
    table.occupy(0, "middle_east")
    table.cubes(0, available=1, used=0)
    table.plays(0, "expansion")
    table.do("advanced", "expansion")
    table.do("expand", "china")
    assert table.cubes_of(0) == (0, 0, 2)


@rule("action.expansion_advanced")
def test_if_no_cube_can_be_placed_one_comes_back_all_the_same() -> None:
    """South America borders only on Central America."""
    table = Table(2)
    table.levels(0, 5, 5)
    table.occupy(0)
    table.plays(0, "expansion")
    table.do("advanced", "expansion")
    assert table.cubes_of(0) == (3, 0, 0)
    assert table.world.to_act() == (1,)
