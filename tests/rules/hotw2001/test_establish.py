"""Chapter V, the opening of a turn: army pool, capital and start land."""

from tests.rule import rule
from tests.rules.hotw2001.table import Table


@rule("establish.pool")
def test_the_pool_of_carthaginia() -> None:
    """The rulebook's example: strength 7 brings seven armies, the first of which goes to the start land."""
    table = Table(epoch=2)
    table.expanding(0, "carthaginia")
    assert table.world.pool == 7 - 1
    assert table.world.figures[0] == 100 - 7


@rule("establish.start_land")
def test_an_enemy_in_the_start_land_is_removed_without_combat() -> None:
    table = Table(epoch=3)
    table.army(1, "southern_apennines")
    table.fort("southern_apennines")
    table.expanding(0, "romans")
    assert table.owner("southern_apennines") == 0
    assert not table.has("fort", "southern_apennines")
    assert table.world.figures[1] == 100
    assert not table.told("event-rolled")


@rule("establish.start_land")
def test_your_own_army_and_fort_in_the_start_land_are_removed_too() -> None:
    table = Table(epoch=3)
    table.army(0, "southern_apennines", of="greek_city_states")
    table.fort("southern_apennines")
    table.expanding(0, "romans")
    assert table.of("southern_apennines") == "romans"
    assert table.armies("southern_apennines") == 1
    assert not table.has("fort", "southern_apennines")


@rule("establish.start_land")
def test_the_first_army_is_placed_after_the_fleets() -> None:
    """Britain lacks a marker for one of its thirteen fleets: that is settled while Albion still stands empty."""
    table = Table(epoch=7)
    table.expanding(0, "britain")
    assert table.legal("leave_out")
    assert table.owner("albion") is None
    table.do("leave_out", "black_sea")
    assert table.owner("albion") == 0
    assert table.world.pool == 16 - 1


@rule("establish.capital")
def test_a_capital_is_placed_if_the_card_shows_one() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans")
    assert table.has("capital", "southern_apennines")


@rule("establish.capital")
def test_no_capital_for_an_empire_without_one() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert not table.has("capital", "central_europe")
    assert table.world.capitals == 0


@rule("establish.capital")
def test_a_new_capital_takes_the_place_of_a_city() -> None:
    table = Table(epoch=3)
    table.city("southern_apennines")
    table.expanding(0, "romans")
    assert table.has("capital", "southern_apennines")
    assert not table.has("city", "southern_apennines")
    assert table.world.capitals_left() == 30 - 1


@rule("establish.capital")
def test_a_city_becomes_a_capital_even_when_no_piece_is_left() -> None:
    table = Table(epoch=3)
    others = [land for land in table.world.box.atlas.lands if land != "southern_apennines"]
    table.city("southern_apennines", *others[:29])
    table.expanding(0, "romans")
    assert table.has("capital", "southern_apennines")


@rule("establish.capital")
def test_a_capital_already_there_serves_as_the_new_one() -> None:
    table = Table(epoch=3)
    table.capital("southern_apennines")
    table.expanding(0, "romans")
    assert table.has("capital", "southern_apennines")
    assert table.world.capitals_left() == 30 - 1


@rule("establish.structures")
def test_monuments_in_the_start_land_remain() -> None:
    table = Table(epoch=3)
    table.army(1, "southern_apennines")
    table.city("southern_apennines")
    table.monument("southern_apennines")
    table.expanding(0, "romans")
    assert table.has("monument", "southern_apennines")


@rule("establish.structures")
def test_an_empire_without_a_capital_leaves_a_capital_standing() -> None:
    table = Table(epoch=3)
    table.army(1, "central_europe")
    table.capital("central_europe")
    table.expanding(0, "celts")
    assert table.has("capital", "central_europe")


@rule("establish.structures")
def test_an_empire_without_a_capital_leaves_a_city_standing() -> None:
    table = Table(epoch=3)
    table.army(1, "central_europe")
    table.city("central_europe")
    table.expanding(0, "celts")
    assert table.has("city", "central_europe")
    assert not table.has("capital", "central_europe")


@rule("establish.start_land", "establish.capital")
def test_those_driven_from_a_start_land_and_the_new_capital_are_told() -> None:
    table = Table(epoch=3)
    table.army(1, "southern_apennines")
    table.expanding(0, "romans")
    assert [event.args for event in table.told("event-army-lost")] == [
        {"seat": "seat:1", "land": "land:southern_apennines"}
    ]
    assert [event.args["land"] for event in table.told("event-capital")] == ["land:southern_apennines"]
