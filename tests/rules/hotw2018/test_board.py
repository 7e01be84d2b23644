"""The board: territories and regions, what is next to what, terrain, and the sections between."""

import pytest

from epochal.games.conquest.atlas import members
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_effects")

BOARD = GAME.box.board


def in_area(area: str) -> set[str]:
    return {BOARD.lands[land] for land in members(BOARD.area_lands[BOARD.areas.index(area)])}


@rule("board.territories")
def test_69_territories_in_13_regions_each_in_one() -> None:
    assert len(BOARD.lands) == len(set(BOARD.lands)) == 69
    assert len(BOARD.areas) == 13
    assert sum(lands.bit_count() for lands in BOARD.area_lands) == 69
    assert sorted(land for area in BOARD.areas for land in in_area(area)) == sorted(BOARD.lands)


@rule("board.territories")
def test_the_middle_east_has_its_seven_territories() -> None:
    """The rulebook's example of a region."""
    lands = {"arabia", "levant", "anatolia", "mesopotamia", "tigris", "zagros", "persian_plateau"}
    assert in_area("middle_east") == lands


@rule("board.adjacent")
def test_a_border_makes_adjacent_within_a_region_and_across_regions() -> None:
    table = Table()
    table.invading(0, "vedics")
    assert set(table.legal("invade")) == {"indus", "ganges", "persian_plateau", "turan"}
    assert table.legal("sail") == []
    assert table.why("invade", "bengal") == "invade.adjacent"


@rule("board.adjacent")
def test_adjacent_is_mutual() -> None:
    for land, near in enumerate(BOARD.near):
        assert not near & 1 << land
        assert all(BOARD.near[other] & 1 << land for other in members(near))


@rule("board.strait")
def test_a_strait_makes_adjacent_without_a_fleet() -> None:
    table = Table()
    table.army(1, "crete")
    table.invading(0, "greeks")
    table.do("invade", "crete", [5, 1], [4])
    assert table.owner("crete") == 0


@rule("board.strait", "battle.naval")
def test_over_a_strait_the_defender_has_no_reroll() -> None:
    table = Table()
    table.army(1, "scandinavia")
    table.invading(0, "holy_roman_empire")
    table.do("invade", "scandinavia", [6, 1], [1])
    assert table.owner("scandinavia") == 0


@rule("board.strait")
@pytest.mark.parametrize(
    ("sea", "here", "there"),
    [
        pytest.param("sea_of_japan", "yangtze", "honshu", id="past Korea and Kyushu"),
        pytest.param("south_china_sea", "lingnan", "java", id="past Malaya and Java"),
        pytest.param("mediterranean_sea", "numidia", "anatolia", id="past Pindus and Crete"),
    ],
)
def test_a_strait_does_not_divide_the_water_it_crosses(sea: str, here: str, there: str) -> None:
    table = Table()
    table.invading(0, "vedics")
    table.active(here)
    table.fleet(sea)
    assert there in table.legal("sail")


@rule("board.terrain")
@pytest.mark.parametrize(
    ("land", "terrain"), [("apennines", "mountain"), ("scandinavia", "forest"), ("rhineland", "")]
)
def test_mountain_and_forest_do_exactly_the_same(land: str, terrain: str) -> None:
    """4 against 4 is a tie without terrain; with either kind the defender has 5."""
    table = Table()
    table.army(1, land)
    table.invading(0, "holy_roman_empire")
    table.do("invade", land, [4, 2], [4])
    assert BOARD.records[f"land:{land}"]["terrain"] == terrain
    assert table.owner(land) == (1 if terrain else None)


@rule("board.terrain", "caravans.cross")
def test_a_barren_land_that_is_crossed_adds_nothing() -> None:
    """Over the Himalayas to the Ganges, which has no terrain: 4 against 4 remains a tie."""
    table = Table()
    table.army(1, "ganges")
    table.invading(0, "zhou_dynasty")
    table.active("wei")
    table.fleet("himalayas")
    table.do("invade", "ganges", [4, 2], [4])
    assert table.owner("ganges") is None


@rule("board.sections")
def test_eight_seas_five_oceans_and_seven_barren_lands() -> None:
    waters = [record for ref, record in BOARD.records.items() if ref.startswith("water:")]
    barren = [record for ref, record in BOARD.records.items() if ref.startswith("barren:")]
    assert len([record for record in waters if record["kind"] == "sea"]) == 8
    assert len([record for record in waters if record["kind"] == "ocean"]) == 5
    assert len(barren) == 7


@rule("board.sections")
def test_no_army_can_be_sent_into_a_section() -> None:
    into = {action.noun for action in GAME.actions if action.verb in ("invade", "sail", "choose_land")}
    assert into == set(BOARD.lands)
    assert not into & set(BOARD.waters)


@rule("board.arctic")
def test_caravans_in_siberia_and_the_northern_lakes_are_not_joined() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.active("mongolia")
    table.fleet("siberia", "northern_lakes")
    assert "ural" in table.legal("invade")
    assert "cascadia" not in table.legal("invade") + table.legal("sail")


@rule("board.arctic")
def test_no_fleet_at_all_joins_them() -> None:
    """With a fleet in every sea and ocean and a caravan in Siberia, nothing leads from Mongolia to the Great Plains."""
    table = Table()
    table.invading(0, "vedics")
    table.active("mongolia")
    table.fleet("siberia", "northern_lakes", *BOARD.waters[:13])
    assert "great_plains" not in table.legal("invade") + table.legal("sail")
