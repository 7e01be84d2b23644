"""Fortifying: an army for a fort, forts for free, and where they may stand."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.cards import give
from tests.rules.hotw2018.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_effects")


@rule("fortify.army")
def test_while_invading_an_army_from_the_card_becomes_a_fort() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("fortify", "hindu_kush")
    assert table.has("fort", "hindu_kush")
    assert table.card() == (3, 0)
    assert table.world.figures[0] == 25 - 4
    assert table.world.view(None)["supply"]["forts"] == 13


@rule("fortify.army")
def test_any_territory_of_an_active_army_can_be_fortified_before_and_between_invasions() -> None:
    table = Table()
    table.army(1, "ganges")
    table.invading(0, "vedics")
    assert table.legal("fortify") == ["hindu_kush"]
    table.do("invade", "indus")
    assert set(table.legal("fortify")) == {"hindu_kush", "indus"}
    table.do("fortify", "indus")
    table.do("invade", "turan")
    assert set(table.legal("fortify")) == {"hindu_kush", "turan"}


@rule("fortify.army")
def test_not_the_territory_of_a_resigned_army_or_of_an_opponent() -> None:
    table = Table()
    table.army(0, "gaul")
    table.army(1, "indus")
    table.invading(0, "vedics")
    assert table.why("fortify", "gaul") == "fortify.army"
    assert table.why("fortify", "indus") == "fortify.army"
    assert table.why("fortify", "turan") == "fortify.army"


@rule("fortify.army")
def test_not_without_an_army_on_the_card() -> None:
    """The last army is given up; a card in hand keeps the turn open."""
    table = Table()
    table.invading(0, "vedics", "weaponry")
    table.put_on_card(1)
    table.do("fortify", "hindu_kush")
    table.active("indus")
    assert table.legal("fortify") == []
    assert table.why("fortify", "indus") == "fortify.army"


@rule("fortify.army", "pieces.siege_tokens")
def test_a_siege_token_is_not_enough() -> None:
    table = Table()
    table.invading(0, "vedics", "weaponry")
    table.put_on_card(0, tokens=3)
    assert table.legal("fortify") == []


@rule("fortify.army", "pieces.supply")
def test_if_no_fort_is_left_no_army_can_be_given_up() -> None:
    table = Table()
    far = GAME.box.board.lands[-14:]
    table.army(1, *far)
    table.fort(*far)
    table.invading(0, "vedics")
    assert table.legal("fortify") == []


@rule("fortify.army", "fortify.one")
def test_if_no_territory_could_take_a_fort_no_army_can_be_given_up() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("fortify", "hindu_kush")
    assert table.legal("fortify") == []
    assert table.why("fortify", "hindu_kush") == "fortify.one"


@rule("fortify.army", "battle.fortified")
def test_the_fort_protects_the_resigned_army_in_later_turns() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("fortify", "hindu_kush")
    table.do("done")
    table.invading(1, "zhou_dynasty")
    table.active("turan")
    table.do("invade", "hindu_kush", [5, 1], [4, 2])
    assert table.owner("hindu_kush") is None


@rule("fortify.free")
def test_a_fort_from_an_event_costs_no_army_and_stands_with_an_active_army() -> None:
    table = Table()
    table.army(0, "gaul")
    table.army(1, "turan")
    table.invading(0, "vedics", "city_walls")
    table.do("invade", "indus")
    table.do("play", "city_walls")
    assert set(table.legal("free_fort")) == {"hindu_kush", "indus"}
    table.do("free_fort", "indus")
    assert table.card() == (3, 0)
    assert table.has("fort", "indus")


@rule("fortify.free")
def test_a_fort_from_an_empires_effect_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two when the invasions are over, in territories of the empire's own armies."""
    give(monkeypatch, "sumerians", "forts", count=2)
    table = Table()
    table.army(0, "gaul")
    table.invading(0, "sumerians")
    table.do("invade", "mesopotamia")
    table.do("invade", "zagros")
    assert set(table.legal("free_fort")) == {"tigris", "mesopotamia", "zagros"}
    before = table.world.figures[0]
    table.do("free_fort", "tigris")
    table.do("free_fort", "zagros")
    assert table.world.forts.bit_count() == 2
    assert table.world.figures[0] == before


@rule("fortify.one")
def test_a_territory_has_at_most_one_fort() -> None:
    table = Table()
    table.invading(0, "vedics", "city_walls")
    table.do("fortify", "hindu_kush")
    table.do("invade", "indus")
    table.do("play", "city_walls")
    assert table.legal("free_fort") == ["indus"]


@rule("fortify.one")
def test_a_fort_stands_beside_a_capitol_or_city_and_a_monument() -> None:
    table = Table()
    table.city("indus")
    table.monument("indus", "turan")
    table.capitol("turan")
    table.invading(0, "vedics")
    table.do("invade", "indus")
    table.do("invade", "turan")
    table.do("fortify", "indus")
    table.do("fortify", "turan")
    assert all(table.has(what, "indus") for what in ("fort", "city", "monument"))
    assert all(table.has(what, "turan") for what in ("fort", "capitol", "monument"))
