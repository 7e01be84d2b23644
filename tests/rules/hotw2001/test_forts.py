"""Chapter V, forts."""

from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table


def verbs(table: Table) -> set[str]:
    """The verbs the seat to act may use."""
    return {GAME.actions[i].verb for i in table.world.legal(table.world.to_act()[0])}


@rule("forts.exchange")
def test_an_army_of_the_pool_becomes_a_fort() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("fort", "central_europe")
    assert table.has("fort", "central_europe")
    assert table.world.pool == 8 - 2
    assert table.world.figures[0] == 100 - 7


@rule("forts.exchange")
def test_forts_are_built_at_any_time_and_as_often_as_you_like() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("fort", "central_europe")
    table.do("expand", "dnieper")
    table.do("fort", "dnieper")
    table.do("expand", "danubia")
    table.do("fort", "danubia")
    assert table.world.forts.bit_count() == 3
    assert table.world.pool == 8 - 3 - 3


@rule("forts.exchange")
def test_a_fort_never_becomes_an_army_again() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    table.do("fort", "central_europe")
    assert verbs(table) == {"expand", "fort", "done"}
    table.do("fort", "dnieper")
    assert verbs(table) == {"expand", "done"}


@rule("forts.exchange")
def test_the_last_army_of_the_pool_may_become_a_fort() -> None:
    table = Table(epoch=1)
    table.expanding(0, "shang_dynasty")
    table.do("expand", "wei_river")
    table.do("fort", "wei_river")
    assert table.has("fort", "wei_river")
    assert table.world.to_act() == ()


@rule("forts.place")
def test_a_fort_goes_where_the_active_empire_has_an_army_and_no_fort() -> None:
    table = Table(epoch=3)
    table.army(0, "turanian_plain", of="aryans")
    table.army(1, "danubia")
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    assert table.legal("fort") == ["central_europe", "dnieper"]
    table.do("fort", "dnieper")
    assert table.legal("fort") == ["central_europe"]


@rule("forts.place")
def test_a_fort_may_stand_beside_a_capital_a_city_or_a_monument() -> None:
    table = Table(epoch=3)
    table.city("northern_apennines")
    table.monument("northern_apennines")
    table.expanding(0, "romans")
    table.do("expand", "northern_apennines")
    table.do("fort", "northern_apennines")
    table.do("fort", "southern_apennines")
    assert table.has("city", "northern_apennines")
    assert table.has("fort", "northern_apennines")
    assert table.has("capital", "southern_apennines")
    assert table.has("fort", "southern_apennines")


@rule("forts.place")
def test_a_fort_kept_from_a_past_empire_is_the_only_one() -> None:
    table = Table(epoch=3)
    table.army(0, "dnieper", of="scythians")
    table.fort("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    assert table.why("fort", "dnieper") == "forts.place"


@rule("forts.place")
def test_no_fort_stands_without_an_army() -> None:
    """When the army of a fort dies of famine, the fort goes with it; a vacant land cannot get one."""
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.fort("dnieper")
    table.turn(0, "celts", "famine")
    table.do("play", "famine")
    table.do("choose_area", "eurasia", [1])
    table.do("done")
    assert not table.has("fort", "dnieper")
    assert table.why("fort", "dnieper") == "forts.place"
