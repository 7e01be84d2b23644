"""Chapter V, expansion: by land, over straits and along chains of fleets."""

from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

AROUND_CENTRAL_EUROPE = {"baltic_seaboard", "dalmatia", "danubia", "dnieper", "lower_rhine", "northern_gaul"}


def coast(table: Table, *waters: str) -> set[str]:
    """The lands that touch any of the waters."""
    shores = GAME.box.atlas.shores
    wanted = {table.water(water) for water in waters}
    return {land for n, land in enumerate(GAME.box.atlas.lands) if wanted & set(shores[n])}


@rule("expand.adjacent")
def test_armies_go_to_lands_next_to_the_start_land() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert set(table.legal("expand")) == AROUND_CENTRAL_EUROPE
    table.do("expand", "dnieper")
    assert table.owner("dnieper") == 0
    assert table.world.pool == 8 - 2


@rule("expand.adjacent")
def test_every_army_of_the_active_empire_is_a_base_not_only_the_last() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    assert "western_steppe" in table.legal("expand")
    assert "northern_gaul" in table.legal("expand")


@rule("expand.adjacent")
def test_a_strait_joins_two_lands() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("expand", "baltic_seaboard")
    assert "scandinavia" in table.legal("expand")


@rule("expand.adjacent")
def test_past_empires_are_no_base() -> None:
    table = Table(epoch=3)
    table.army(0, "turanian_plain", of="aryans")
    table.expanding(0, "celts")
    assert set(table.legal("expand")) == AROUND_CENTRAL_EUROPE


@rule("expand.adjacent")
def test_minor_empires_and_events_are_no_base() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "mayans", "kingdom_kush")
    table.do("play", "mayans")
    table.do("done")
    table.do("play", "kingdom_kush")
    assert table.owner("central_america") == table.owner("upper_nile") == 0
    assert set(table.legal("expand")) == AROUND_CENTRAL_EUROPE


@rule("expand.sea")
def test_a_fleet_opens_every_coast_of_its_water() -> None:
    table = Table(epoch=1)
    table.expanding(0, "minoans")
    assert set(table.legal("expand")) == coast(table, "eastern_med") - {"crete"}
    table.do("expand", "nile_delta")
    assert table.owner("nile_delta") == 0


@rule("expand.sea")
def test_a_fleet_is_of_use_only_from_its_coast() -> None:
    """Northern Gaul does not touch the Western Mediterranean of the Franks; the Central Massif does."""
    table = Table(epoch=5)
    table.expanding(0, "franks")
    assert "shatts_plateau" not in table.legal("expand")
    table.do("expand", "central_massif")
    assert "shatts_plateau" in table.legal("expand")


@rule("expand.sea")
def test_no_sea_is_crossed_without_a_fleet() -> None:
    """Caucasus lies on the Black Sea, but the Scythians have no fleet there."""
    table = Table(epoch=2)
    table.expanding(0, "scythians")
    assert set(table.legal("expand")) == {"dnieper", "eastern_anatolia", "western_steppe"}


@rule("expand.chain")
def test_the_greeks_sail_to_shatts_plateau_and_to_caucasus() -> None:
    """The rulebook's example: from Morea over two fleets, each in one move."""
    table = Table(epoch=2)
    table.expanding(0, "greek_city_states")
    table.do("expand", "shatts_plateau")
    table.do("expand", "caucasus")
    assert table.owner("shatts_plateau") == table.owner("caucasus") == 0
    assert table.world.pool == 7 - 3


@rule("expand.chain")
def test_a_chain_may_be_of_any_length() -> None:
    """From Western Iberia over the Atlantic and the Indian Ocean to the West Pacific."""
    table = Table(epoch=6)
    table.expanding(0, "portugal")
    table.do("expand", "new_zealand")
    assert table.owner("new_zealand") == 0


@rule("expand.chain")
def test_fleets_that_do_not_adjoin_are_no_chain() -> None:
    """Russia's fleets in the Black Sea and the Sea of Japan do not adjoin."""
    table = Table(epoch=7)
    table.expanding(0, "russia")
    table.do("expand", "dnieper")
    assert coast(table, "black_sea") - {"dnieper"} <= set(table.legal("expand"))
    assert not coast(table, "sea_of_japan") & set(table.legal("expand"))


@rule("expand.vacant")
def test_a_vacant_land_is_taken_with_all_that_stands_there() -> None:
    table = Table(epoch=3)
    table.capital("dnieper")
    table.city("danubia")
    table.monument("danubia")
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    table.do("expand", "danubia")
    assert table.owner("dnieper") == table.owner("danubia") == 0
    assert table.has("capital", "dnieper")
    assert table.has("city", "danubia")
    assert table.has("monument", "danubia")


@rule("expand.barren")
def test_no_army_enters_a_barren_land() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert "alps" not in table.legal("expand")
    assert table.why("expand", "alps") == "expand.barren"


@rule("expand.barren")
def test_no_army_passes_through_a_barren_land() -> None:
    """Only the Alps lie between Central Europe and the Northern Apennines."""
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert table.why("expand", "northern_apennines") == "expand.adjacent"


@rule("expand.one_army")
def test_a_land_of_the_active_empire_takes_no_second_army() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    assert table.why("expand", "dnieper") == "expand.one_army"
    assert table.why("expand", "central_europe") == "expand.one_army"
    assert table.armies("dnieper") == 1


@rule("expand.own")
def test_an_army_of_a_past_empire_is_replaced_without_combat() -> None:
    table = Table(epoch=3)
    table.army(0, "dnieper", of="scythians")
    table.fort("dnieper")
    table.capital("dnieper")
    table.monument("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    assert table.of("dnieper") == "celts"
    assert table.armies("dnieper") == 1
    assert table.has("fort", "dnieper")
    assert table.has("capital", "dnieper")
    assert table.has("monument", "dnieper")
    assert table.world.figures[0] == 100 - 8


@rule("expand.own")
def test_an_army_brought_by_an_event_this_turn_is_replaced_too() -> None:
    table = Table(epoch=2)
    table.expanding(0, "greek_city_states", "kingdom_etruscans")
    table.do("expand", "northern_apennines")
    assert table.of("northern_apennines") == "greek_city_states"
    assert table.has("city", "northern_apennines")


@rule("expand.own")
def test_a_replaced_army_makes_its_land_a_base() -> None:
    table = Table(epoch=3)
    table.army(0, "dnieper", of="scythians")
    table.expanding(0, "celts")
    assert "caucasus" not in table.legal("expand")
    table.do("expand", "dnieper")
    assert "caucasus" in table.legal("expand")


@rule("expand.stop")
def test_you_may_stop_at_any_time_and_lose_the_armies_left() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    table.do("done")
    assert table.world.to_act() == ()
    assert table.world.pool == 0
    assert table.world.figures[0] == 100 - 2
    assert [event.args["armies"] for event in table.told("event-stopped")] == [6]
