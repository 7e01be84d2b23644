"""Chapter V, sack and pillage."""

from tests.rule import rule
from tests.rules.hotw2001.table import Table

WON = [6, 1], [2]


@rule("sack.capital")
def test_a_conquered_capital_becomes_a_city() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.capital("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", *WON)
    assert table.has("city", "dnieper")
    assert not table.has("capital", "dnieper")


@rule("sack.city")
def test_a_conquered_city_is_removed() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.city("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", *WON)
    assert not table.has("city", "dnieper")
    assert table.world.capitals_left() == 30


@rule("sack.capital", "sack.city")
def test_nothing_is_sacked_while_the_defender_holds() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper", "danubia")
    table.capital("dnieper")
    table.city("danubia")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [1, 1], [2])
    table.do("expand", "danubia", [1, 1], [2])
    assert table.has("capital", "dnieper")
    assert table.has("city", "danubia")


@rule("sack.vacant")
def test_a_tie_leaves_the_capital_and_so_does_entering_afterwards() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.capital("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [4, 1], [4])
    assert table.owner("dnieper") is None
    assert table.has("capital", "dnieper")
    table.do("expand", "dnieper")
    assert table.owner("dnieper") == 0
    assert table.has("capital", "dnieper")


@rule("sack.vacant")
def test_a_vacant_city_is_not_sacked() -> None:
    table = Table(epoch=3)
    table.city("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    assert table.has("city", "dnieper")


@rule("sack.monument")
def test_a_monument_survives_the_sack() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.city("dnieper")
    table.monument("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", *WON)
    assert table.has("monument", "dnieper")
    assert not table.has("city", "dnieper")


@rule("sack.any_army")
def test_a_minor_empire_sacks() -> None:
    table = Table(epoch=1)
    table.army(1, "upper_tigris")
    table.capital("upper_tigris")
    table.turn(0, "aryans", "hittites")
    table.do("play", "hittites")
    table.do("expand", "upper_tigris", [6, 1], [2])
    assert table.of("upper_tigris") == "hittites"
    assert table.has("city", "upper_tigris")
    assert not table.has("capital", "upper_tigris")


@rule("sack.any_army")
def test_an_army_of_an_event_sacks() -> None:
    table = Table(epoch=3)
    table.army(1, "palestine")
    table.city("palestine")
    table.turn(0, "celts", "jewish_revolt")
    table.do("play", "jewish_revolt", [6, 1, 1], [2])
    assert table.owner("palestine") == 0
    assert not table.has("city", "palestine")
