"""Chapter V, navigation: fleets in listed seas, oceans and what they bring, too few markers."""

import pytest

from tests.rule import rule
from tests.rules.hotw2001.table import Table

ATLANTIC = {"atlantic", "north_sea", "western_med", "eastern_med", "black_sea", "caribbean_sea"}
INDIAN = {"indian_ocean", "red_sea", "bay_of_bengal"}
WEST_PACIFIC = {"west_pacific", "south_china_sea", "sea_of_japan", "bay_of_bengal"}


@rule("navigation.seas")
def test_one_fleet_in_every_listed_sea() -> None:
    table = Table(epoch=2)
    table.expanding(0, "greek_city_states")
    assert set(table.fleets()) == {"eastern_med", "western_med", "black_sea"}
    assert table.world.markers_left() == 12 - 3


@rule("navigation.seas")
def test_no_fleet_without_navigation() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert table.fleets() == []


@rule("navigation.oceans")
@pytest.mark.parametrize(
    ("epoch", "empire", "waters"),
    [
        (5, "vikings", {"north_atlantic", "north_sea"}),
        (6, "portugal", ATLANTIC | INDIAN | WEST_PACIFIC),
        (7, "germany", ATLANTIC | INDIAN),
        (7, "united_states", {"caribbean_sea", "east_pacific"} | WEST_PACIFIC),
    ],
)
def test_an_ocean_brings_the_seas_reached_from_it(epoch: int, empire: str, waters: set[str]) -> None:
    table = Table(epoch=epoch)
    table.expanding(0, empire)
    assert set(table.fleets()) == waters


@rule("navigation.shortage")
def test_coins_are_taken_first_and_you_choose_the_waters_that_go_without() -> None:
    """Portugal's twelve fleets would take every marker, but two of them are coins."""
    table = Table(epoch=6)
    table.expanding(0, "portugal", "population_explosion")
    assert set(table.legal("leave_out")) == ATLANTIC | INDIAN | WEST_PACIFIC
    table.do("leave_out", "caribbean_sea")
    assert "caribbean_sea" not in table.legal("leave_out")
    table.do("leave_out", "atlantic")
    assert set(table.fleets()) == (ATLANTIC | INDIAN | WEST_PACIFIC) - {"caribbean_sea", "atlantic"}
    assert table.world.coins == 2
    assert table.world.markers_left() == 0


@rule("navigation.shortage")
def test_no_choice_is_asked_while_the_markers_suffice() -> None:
    table = Table(epoch=6)
    table.expanding(0, "portugal")
    assert table.legal("expand")
    assert table.world.markers_left() == 0


@rule("navigation.shortage")
def test_a_water_that_went_without_breaks_the_chain() -> None:
    table = Table(epoch=7)
    table.expanding(0, "germany", "population_explosion", "allies")
    table.do("leave_out", "atlantic")
    assert "brazil" not in table.legal("expand")
    assert "eire" in table.legal("expand")
