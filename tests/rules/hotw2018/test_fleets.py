"""Fleets and caravans: what they join, alone and in chains, and that using one is a choice."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import Table

pytestmark = pytest.mark.usefixtures("no_effects")


def from_land(land: str, *sections: str) -> Table:
    """An empire with no other base than a land, and with fleets or caravans in these sections."""
    table = Table()
    table.invading(0, "holy_roman_empire")
    table.world.remove_army(table.land("alamannia"))
    table.active(land)
    table.fleet(*sections)
    return table


def sailing(land: str, *sections: str) -> set[str]:
    """Where invasions with a fleet lead from a land."""
    return set(from_land(land, *sections).legal("sail"))


def marching(land: str, *sections: str) -> set[str]:
    """Where invasions without a fleet lead from a land."""
    return set(from_land(land, *sections).legal("invade"))


# The rulebook's three examples


@rule("fleets.cross")
def test_the_north_sea_from_the_rhineland() -> None:
    lands = {"iberia", "gaul", "britannia", "alamannia", "scandinavia", "volga"}
    assert sailing("rhineland", "north_sea") == lands


@rule("caravans.cross")
def test_the_himalayas_from_the_tarim_basin() -> None:
    """By land alone the Tarim Basin leads to Mongolia, Turan and Wei."""
    lands = {"turan", "wei", "sichuan", "irrawaddy", "bengal", "ganges", "hindu_kush"}
    assert marching("tarim_basin") == {"mongolia", "turan", "wei"}
    assert marching("tarim_basin", "himalayas") == lands | {"mongolia"}
    assert sailing("tarim_basin", "himalayas") == set()


@rule("fleets.cross", "fleets.ocean")
def test_the_indian_ocean_from_arabia() -> None:
    """The ocean's own coast, and via the Arabian Sea five territories more."""
    ocean = {"cape", "horn", "nubia", "nile", "ghats", "australia"}
    sea = {"tigris", "zagros", "persian_plateau", "indus", "deccan"}
    assert sailing("arabia", "indian_ocean") == ocean | sea


# Crossing


@rule("fleets.cross")
def test_a_fleet_serves_only_territories_that_touch_its_water() -> None:
    table = from_land("balkans", "arabian_sea")
    assert table.legal("sail") == []
    assert table.why("sail", "indus") == "fleets.cross"
    assert "numidia" in sailing("balkans", "mediterranean_sea")
    assert "arabia" not in sailing("balkans", "mediterranean_sea")


@rule("fleets.cross")
def test_any_active_army_on_the_coast_can_set_sail_no_resigned_one() -> None:
    table = Table()
    table.army(0, "numidia")
    table.invading(0, "vedics")
    table.fleet("mediterranean_sea")
    assert table.legal("sail") == []
    table.active("crete")
    assert {"pindus", "numidia", "nile", "gaul"} <= set(table.legal("sail"))


@rule("fleets.cross")
def test_what_was_invaded_over_water_is_a_base_like_any_other() -> None:
    table = Table()
    table.invading(0, "greeks")
    assert "nubia" not in table.legal("invade")
    table.do("sail", "nile")
    assert "nubia" in table.legal("invade")


@rule("fleets.cross", "invade.empty", "invade.own")
def test_an_empty_territory_and_an_own_one_are_entered_by_fleet_without_dice() -> None:
    table = Table()
    table.army(0, "numidia")
    table.invading(0, "greeks")
    table.do("sail", "libya")
    table.do("sail", "numidia")
    assert {"libya", "numidia"} <= table.held(0)
    assert table.world.figures[0] == 25 - 6


@rule("caravans.cross", "battle.naval")
def test_against_a_caravan_the_defender_has_no_reroll() -> None:
    """Behind by 1, the defender is not asked: the battle is lost."""
    table = Table()
    table.army(1, "arabia")
    table.invading(0, "assyrians")
    table.do("invade", "arabia", [6, 1], [5])
    assert table.owner("arabia") == 0


@rule("caravans.cross")
def test_a_caravan_needs_a_territory_at_its_barren_land() -> None:
    assert "libya" not in marching("levant", "sahara")
    assert {"libya", "numidia", "mauretania", "nubia", "niger"} <= marching("nile", "sahara")


# Chains


@rule("fleets.chain")
def test_fleets_next_to_each_other_form_a_chain() -> None:
    assert "dnieper" in sailing("crete", "mediterranean_sea", "black_sea")
    assert "dnieper" not in sailing("crete", "mediterranean_sea")


@rule("fleets.chain")
def test_fleets_that_are_not_next_to_each_other_form_none() -> None:
    """Between the Black Sea and the North Sea there is a gap; the Bay of Bengal does not meet the Arabian Sea."""
    assert sailing("dnieper", "black_sea", "north_sea") == {"anatolia", "balkans", "carpathia"}
    assert "bengal" not in sailing("indus", "arabian_sea", "bay_of_bengal")


@rule("fleets.chain")
def test_a_chain_of_any_length_is_crossed_at_once() -> None:
    """From the Dnieper over five sections to the Indus."""
    way = ("black_sea", "mediterranean_sea", "north_atlantic", "south_atlantic", "indian_ocean")
    assert "indus" in sailing("dnieper", *way)
    assert "indus" not in sailing("dnieper", *[water for water in way if water != "south_atlantic"])


@rule("fleets.chain")
def test_a_chain_mixes_fleets_and_caravans() -> None:
    """From the Levant over the Empty Quarter to the Arabian Sea, and the other way round."""
    chain = ("empty_quarter", "arabian_sea")
    sea_only = {"zagros", "persian_plateau", "indus", "deccan"}
    assert sea_only <= sailing("levant", *chain)
    assert not sea_only & sailing("levant", "empty_quarter")
    assert {"levant", "mesopotamia"} <= sailing("indus", *chain)


@rule("fleets.chain")
def test_a_caravan_a_fleet_and_another_caravan_join_end_to_end() -> None:
    """From Libya over the Sahara, the Atlantic and the Kalahari to the Zambezi."""
    chain = ("sahara", "north_atlantic", "south_atlantic", "kalahari")
    assert {"zambezi", "cape", "brazil"} <= sailing("libya", *chain)
    assert "zambezi" not in sailing("libya", "sahara", "kalahari")


@rule("fleets.chain", "battle.naval")
def test_a_chain_with_any_fleet_gives_the_defender_the_naval_effect() -> None:
    """From the Indus by sea and then by caravan to Mesopotamia."""
    table = Table()
    table.army(1, "mesopotamia")
    table.invading(0, "vedics")
    table.active("indus")
    table.fleet("empty_quarter", "arabian_sea")
    table.do("sail", "mesopotamia", [6, 1], [5])
    assert table.world.to_act() == (1,)
    assert table.legal("reroll") == [""]


# Oceans


@rule("fleets.ocean")
def test_a_fleet_in_an_ocean_is_also_in_every_sea_next_to_it() -> None:
    table = from_land("britannia", "north_atlantic")
    assert table.fleets() == {"north_atlantic", "mediterranean_sea", "north_sea", "caribbean_sea"}
    assert {"rhineland", "nile", "anahuac", "niger"} <= set(table.legal("sail"))


@rule("fleets.ocean")
def test_not_in_seas_further_on_nor_in_other_oceans() -> None:
    lands = sailing("britannia", "north_atlantic")
    assert not lands & {"dnieper", "carpathia"}
    assert not lands & {"brazil", "cape", "congo"}


@rule("fleets.ocean")
def test_a_fleet_in_a_sea_is_not_in_the_ocean() -> None:
    assert "australia" not in sailing("indus", "arabian_sea")
    assert "cape" not in sailing("arabia", "arabian_sea")


@rule("fleets.ocean")
def test_the_indian_ocean_does_not_open_the_bay_of_bengal() -> None:
    """Of the Bay's coast only the Ghats and Deccan lie on the ocean's own waters."""
    lands = sailing("arabia", "indian_ocean")
    assert not lands & {"bengal", "irrawaddy", "malaya"}


@rule("fleets.ocean", "fleets.chain")
def test_a_sea_that_an_ocean_opens_is_a_link_like_any_other() -> None:
    assert "dnieper" in sailing("britannia", "north_atlantic", "black_sea")


@rule("fleets.oceans_adjoin")
@pytest.mark.parametrize(
    ("here", "oceans", "there"),
    [
        ("britannia", ("north_atlantic", "south_atlantic"), "brazil"),
        ("brazil", ("south_atlantic", "indian_ocean"), "australia"),
        ("brazil", ("south_atlantic", "south_pacific"), "new_zealand"),
        ("cape", ("indian_ocean", "south_pacific"), "new_zealand"),
        ("cascadia", ("north_pacific", "south_pacific"), "andes"),
    ],
)
def test_oceans_with_a_border_between_them_form_a_chain(
    here: str, oceans: tuple[str, str], there: str
) -> None:
    assert there in sailing(here, *oceans)
    assert there not in sailing(here, oceans[0])


@rule("fleets.oceans_adjoin")
@pytest.mark.parametrize(
    ("here", "oceans", "there"),
    [
        ("britannia", ("north_atlantic", "north_pacific"), "honshu"),
        ("britannia", ("north_atlantic", "south_pacific"), "new_zealand"),
        ("britannia", ("north_atlantic", "indian_ocean"), "australia"),
        ("cascadia", ("north_pacific", "south_atlantic"), "congo"),
        ("cascadia", ("north_pacific", "indian_ocean"), "cape"),
    ],
)
def test_oceans_without_one_do_not(here: str, oceans: tuple[str, str], there: str) -> None:
    assert there not in sailing(here, *oceans)


# With or without


@rule("fleets.choice")
def test_a_territory_next_door_can_be_invaded_by_fleet_or_without() -> None:
    table = Table()
    table.army(1, "crete", "nile")
    table.invading(0, "greeks")
    assert "crete" in table.legal("invade")
    assert "crete" in table.legal("sail")
    assert "nile" not in table.legal("invade")


@rule("fleets.choice", "battle.naval")
@pytest.mark.parametrize(("verb", "asked"), [("invade", False), ("sail", True)])
def test_only_the_way_by_fleet_brings_the_naval_effect(verb: str, asked: bool) -> None:
    table = Table()
    table.army(1, "crete")
    table.invading(0, "greeks")
    table.do(verb, "crete", [6, 1], [5])
    assert (table.owner("crete") == 1) == asked
    assert (table.world.to_act() == (1,)) == asked


@rule("fleets.choice")
def test_ways_that_differ_in_nothing_else_count_as_one() -> None:
    """Around the Empty Quarter: by caravan it is one invasion, and with a fleet on the way one more."""
    table = from_land("arabia", "empty_quarter", "arabian_sea")
    assert table.legal("invade").count("tigris") == 1
    assert table.legal("sail").count("tigris") == 1
