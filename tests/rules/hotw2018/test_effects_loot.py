"""Loot, and structures that are spared: what effects make of the structures in a territory that was fought over."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.cards import FAR, give, structures, vedics
from tests.rules.hotw2018.table import Table

LOST = [1, 1], [6]
WON = [6, 1], [2]
TIED = [4, 1], [4]


# Loot


@rule("effect.loot")
@pytest.mark.parametrize(
    ("gain", "card", "points"), [("army", (9, 0), 0), ("siege_token", (8, 1), 0), ("point", (8, 0), 1)]
)
@pytest.mark.parametrize("dice", [WON, TIED])
@pytest.mark.parametrize("structure", ["capitol", "city", "monument"])
def test_a_battle_that_reduces_a_structure_brings_loot(
    structure: str,
    dice: tuple[list[int], list[int]],
    gain: str,
    card: tuple[int, int],
    points: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = vedics(monkeypatch, "loot", gain=gain)
    getattr(table, structure)("indus")
    table.do("invade", "indus", *dice)
    assert table.card() == card
    assert table.world.score[0] == points


@rule("effect.loot")
@pytest.mark.parametrize("gain", ["army", "siege_token", "point"])
def test_a_battle_that_reduces_nothing_brings_no_loot(gain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "loot", gain=gain)
    table.fort("indus")
    table.city("ganges")
    table.do("invade", "indus", [6, 1], [2, 2])
    table.do("invade", "ganges", *LOST)
    table.do("retreat")
    assert table.card() == (7, 0)
    assert table.world.score[0] == 0


@rule("effect.loot")
def test_no_army_is_gained_from_an_empty_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "loot", gain="army")
    table.city("indus")
    table.supply(0, 0)
    table.do("invade", "indus", *WON)
    assert table.card() == (8, 0)
    assert table.told("event-loot") == []


@rule("effect.loot", "marauder.outside", "effect.disaster")
def test_what_an_event_reduces_is_no_loot(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "loot", "disaster", gain="point")
    table.city("indus")
    table.do("play", "disaster")
    table.do("choose_land", "indus")
    assert not table.has("city", "indus")
    assert table.world.score[0] == 0


# Sparing


@rule("effect.spare", "effect.optional")
@pytest.mark.parametrize(("choice", "stays"), [("spare", ["capitol"]), ("reduce", ["city"])])
def test_a_structure_may_be_left_as_it_is_after_a_win(
    choice: str, stays: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = vedics(monkeypatch, "spare")
    table.capitol("indus")
    table.fort("indus")
    table.do("invade", "indus", [6, 1], [2, 2])
    table.do(choice)
    assert table.owner("indus") == 0
    assert structures(table, "indus") == stays


@rule("effect.spare")
def test_where_there_is_no_structure_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "spare")
    table.do("invade", "indus", *WON)
    assert table.legal("spare") == []


@rule("effect.spare")
def test_a_tie_cannot_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "spare")
    table.city("indus")
    table.do("invade", "indus", *TIED)
    assert structures(table, "indus") == []


@rule("effect.spare", "effect.loot", "marauder.point")
@pytest.mark.parametrize(("choice", "points"), [("spare", 0), ("reduce", 2)])
def test_for_a_structure_that_is_spared_nothing_is_gained(
    choice: str, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Celts, who maraud, with loot of a point besides."""
    give(monkeypatch, "celts", "loot", gain="point")
    give(monkeypatch, "protectorates", "spare")
    table = Table()
    table.scores(*FAR)
    table.army(1, "iberia")
    table.city("iberia")
    table.invading(0, "celts", "protectorates")
    table.do("play", "protectorates")
    table.do("invade", "iberia", *WON)
    table.do(choice)
    assert table.world.score[0] == points
