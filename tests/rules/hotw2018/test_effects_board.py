"""Enhancements that act on the board: diplomacy, revolution, barbarians, disaster, plague."""

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hotw2018.cards import FAR, give, structures
from tests.rules.hotw2018.table import GAME, Table

TIED = [4, 1], [4]


def at_the_barren_lands() -> set[str]:
    """The territories next to a barren land, as the board has them."""
    barren = {ref.partition(":")[2] for ref in GAME.box.names if ref.startswith("barren:")}
    lands = [(ref, about) for ref, about in GAME.box.names.items() if ref.startswith("land:")]
    return {ref.partition(":")[2] for ref, about in lands if barren & set(about["sections"])}


def playing(patch: pytest.MonkeyPatch, card: str, **keys: Any) -> Table:
    """Before the empire of seat 0, with one card of this effect: opponents here and there, an army of seat 0 in Libya."""
    give(patch, card, card if card != "pestilence" else "plague", **keys)
    table = Table()
    table.scores(*FAR)
    table.army(0, "libya")
    table.army(1, "levant", "nile", "gaul")
    table.army(2, "tigris", "zagros", "ganges")
    table.capitol("nile")
    table.monument("nile", "zagros")
    table.city("ganges")
    table.fort("nile", "levant")
    table.turn(0, "vedics", card)
    return table


# Replacing


@rule("replace.no_reduction", "effect.revolution", "effect.diplomacy")
@pytest.mark.parametrize(("card", "active"), [("revolution", False), ("diplomacy", True)])
def test_replacing_an_army_reduces_nothing_and_leaves_the_fort(
    card: str, active: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, card, card, count=1)
    table = Table()
    table.army(1, "indus")
    table.capitol("indus")
    table.monument("indus")
    table.fort("indus")
    table.invading(0, "vedics", card)
    table.put_on_card(3)
    table.do("play", card)
    table.do("choose_land", "indus")
    assert table.owner("indus") == 0
    assert table.is_active("indus") == active
    assert structures(table, "indus") == ["capitol", "monument", "fort"]
    assert table.card() == (3, 0)
    assert table.world.figures == [25 - 3 - 2, 25, 25]


@rule("replace.no_reduction", "marauder.outside", "effect.loot")
def test_replacing_an_army_is_no_battle_that_anything_is_gained_by(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "celts", "loot", gain="point")
    table = Table()
    table.scores(*FAR)
    table.army(1, "iberia")
    table.city("iberia")
    table.invading(0, "celts", "diplomacy")
    table.do("play", "diplomacy")
    table.do("choose_land", "iberia")
    assert table.world.score == list(FAR)


# Diplomacy


@rule("effect.diplomacy", "board.strait")
def test_diplomacy_reaches_opponents_adjacent_to_active_armies(monkeypatch: pytest.MonkeyPatch) -> None:
    """By border Balkans, by strait Crete; not Libya across the sea, nor Anatolia next to an old army of one's own."""
    give(monkeypatch, "diplomacy", "diplomacy", count=1)
    table = Table()
    table.army(0, "levant")
    table.army(1, "balkans", "crete", "libya", "anatolia", "gaul")
    table.invading(0, "greeks", "diplomacy")
    table.do("play", "diplomacy")
    assert set(table.legal("choose_land")) == {"balkans", "crete"}
    assert table.legal("done") == []


@rule("effect.diplomacy", "invade.adjacent")
def test_an_army_of_diplomacy_is_a_base_and_each_may_be_next_to_one_placed_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "diplomacy", "diplomacy", count=2)
    table = Table()
    table.army(1, "indus", "deccan", "bengal")
    table.invading(0, "vedics", "diplomacy")
    table.do("play", "diplomacy")
    assert table.legal("choose_land") == ["indus"]
    table.do("choose_land", "indus")
    assert table.legal("choose_land") == ["deccan"]
    table.do("choose_land", "deccan")
    assert table.held(0) == {"hindu_kush", "indus", "deccan"}
    assert "ghats" in table.legal("invade")
    assert table.why("invade", "deccan") == "invade.once"


@rule("effect.diplomacy", "effect.onward")
def test_diplomacy_is_no_win(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "diplomacy", "diplomacy", count=1)
    give(monkeypatch, "vedics", "bonus", when="onward")
    table = Table()
    table.army(1, "indus", "deccan")
    table.invading(0, "vedics", "diplomacy")
    table.do("play", "diplomacy")
    table.do("choose_land", "indus")
    table.do("invade", "deccan", *TIED)
    assert table.owner("deccan") is None


# Revolution


@rule("effect.revolution")
@pytest.mark.parametrize(
    ("where", "lands"),
    [
        ("any", {"levant", "nile", "gaul", "tigris", "zagros", "ganges"}),
        ("structure", {"nile", "zagros", "ganges"}),
        (["middle_east", "india"], {"levant", "tigris", "zagros", "ganges"}),
    ],
)
def test_a_revolution_strikes_where_its_card_says(
    where: str | list[str], lands: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = playing(monkeypatch, "revolution", count=1, where=where)
    table.do("play", "revolution")
    assert set(table.legal("choose_land")) == lands


@rule("effect.revolution", "pieces.resigned")
def test_a_revolution_puts_so_many_resigned_armies_in_the_place_of_opponents(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = playing(monkeypatch, "revolution", count=2, where="structure")
    table.do("play", "revolution")
    table.do("choose_land", "nile")
    assert set(table.legal("choose_land")) == {"zagros", "ganges"}
    table.do("choose_land", "ganges")
    assert table.held(0) == {"libya", "nile", "ganges"}
    table.do("establish")
    assert not table.is_active("ganges")
    assert table.world.active.bit_count() == 1


# Barbarians


@rule("effect.barbarians")
def test_barbarians_come_to_territories_next_to_barren_lands_that_are_not_ones_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = playing(monkeypatch, "barbarians", count=1)
    table.do("play", "barbarians")
    assert set(table.legal("choose_land")) == at_the_barren_lands() - {"libya"}
    assert {"levant", "nile", "tigris", "ganges", "mongolia"} <= set(table.legal("choose_land"))
    assert not {"gaul", "zagros", "indus"} & set(table.legal("choose_land"))


@rule("effect.barbarians", "reduce.order")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["capitol", "monument", "fort"], ["city", "monument"]),
        (["city", "monument"], ["monument"]),
        (["monument", "fort"], []),
        (["fort"], []),
    ],
)
def test_barbarians_remove_the_army_and_the_fort_and_reduce_one_structure_without_a_battle(
    before: list[str], after: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "barbarians", "barbarians", count=1)
    table = Table()
    table.army(1, "levant")
    for structure in before:
        getattr(table, structure)("levant")
    table.invading(0, "assyrians", "barbarians")
    table.put_on_card(3)
    table.do("play", "barbarians")
    table.do("choose_land", "levant")
    assert table.owner("levant") == 0
    assert not table.is_active("levant")
    assert structures(table, "levant") == after
    assert table.world.figures == [25 - 3 - 2, 25, 25]
    assert table.card() == (3, 0)


@rule("effect.barbarians", "invade.own")
def test_barbarians_settle_in_empty_territories_and_reduce_what_stands_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = playing(monkeypatch, "barbarians", count=2)
    table.city("mongolia")
    table.do("play", "barbarians")
    table.do("choose_land", "mongolia")
    assert "mongolia" not in table.legal("choose_land")
    table.do("choose_land", "wei")
    assert table.held(0) == {"libya", "mongolia", "wei"}
    assert structures(table, "mongolia") == []
    assert table.legal("establish") == [""]


@rule("effect.barbarians", "effect.disaster", "marauder.outside")
@pytest.mark.parametrize("card", ["barbarians", "disaster"])
def test_a_marauder_gains_nothing_by_structures_that_an_event_reduces(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, card, card, count=1)
    table = Table()
    table.scores(*FAR)
    table.army(1, "mauretania")
    table.capitol("mauretania")
    table.invading(0, "celts", card)
    table.do("play", card)
    table.do("choose_land", "mauretania")
    assert structures(table, "mauretania") == ["city"]
    assert table.world.score == list(FAR)


# Disaster


@rule("effect.disaster", "reduce.order")
@pytest.mark.parametrize(("count", "stays"), [(1, ["city", "monument"]), (2, ["monument"]), (3, []), (4, [])])
def test_a_disaster_reduces_so_many_times_and_removes_the_fort_but_not_the_army(
    count: int, stays: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = playing(monkeypatch, "disaster", count=count)
    table.do("play", "disaster")
    table.do("choose_land", "nile")
    assert table.owner("nile") == 1
    assert structures(table, "nile") == stays
    assert structures(table, "zagros") == ["monument"]
    assert table.legal("establish") == [""]


@rule("effect.disaster")
def test_a_disaster_strikes_any_territory_where_there_is_something_to_strike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Empty Java with a city, and even a territory of one's own."""
    give(monkeypatch, "disaster", "disaster", count=3)
    table = Table()
    table.army(1, "nile", "gaul", "levant")
    table.army(0, "wei")
    table.city("java")
    table.monument("nile", "wei")
    table.fort("gaul")
    table.turn(0, "vedics", "disaster")
    table.do("play", "disaster")
    assert set(table.legal("choose_land")) == {"java", "nile", "gaul", "wei"}
    table.do("choose_land", "gaul")
    assert table.owner("gaul") == 1
    assert structures(table, "gaul") == []


# Plague


@rule("effect.plague")
def test_a_plague_strikes_opponents_without_a_fort_and_stays_in_the_first_region(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = playing(monkeypatch, "pestilence", count=2)
    table.army(0, "mesopotamia")
    table.do("play", "pestilence")
    assert set(table.legal("choose_land")) == {"gaul", "tigris", "zagros", "ganges"}
    table.do("choose_land", "zagros")
    assert table.legal("choose_land") == ["tigris"]
    table.do("choose_land", "tigris")
    assert table.held(2) == {"ganges"}
    assert table.world.figures[2] == 25 - 1
    assert table.owner("levant") == 1
    assert structures(table, "zagros") == ["monument"]
    assert table.legal("establish") == [""]


@rule("effect.plague")
def test_a_plague_strikes_no_more_armies_than_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing(monkeypatch, "pestilence", count=1)
    table.do("play", "pestilence")
    table.do("choose_land", "tigris")
    assert table.owner("zagros") == 2
    assert table.legal("establish") == [""]


# Never compulsory


@rule("effect.optional", "effect.forts")
@pytest.mark.parametrize(
    ("kind", "verb", "lasting"), [("forts", "free_fort", "fort"), ("cities", "city", "city")]
)
def test_forts_and_cities_of_an_empire_can_be_done_without(
    kind: str, verb: str, lasting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "vedics", kind, count=2)
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics")
    table.active("ganges")
    table.do("done")
    assert "ganges" in table.legal(verb)
    table.do("done")
    assert not table.has(lasting, "ganges")
    assert table.world.turn < 0


@rule("effect.optional", "effect.monuments")
def test_monuments_beyond_the_duty_can_be_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "monuments", count=2)
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics")
    table.do("done")
    assert table.legal("monument") == ["hindu_kush"]
    table.do("done")
    assert table.world.monuments == 0
