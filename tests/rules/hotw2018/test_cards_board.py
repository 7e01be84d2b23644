"""The event cards that act on the board."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2018.cards import FAR, count, structures
from tests.rules.hotw2018.table import Table

MANY = ["levant", "anatolia", "mesopotamia", "tigris", "persian_plateau", "arabia"]
"""Territories of one region."""


def opponents(*lands: str) -> Table:
    table = Table()
    table.scores(*FAR)
    table.army(1, *lands[::2])
    table.army(2, *lands[1::2])
    return table


@card("disaster")
@rule("effect.disaster")
def test_a_disaster_reduces_structures_so_many_times_and_removes_the_fort() -> None:
    table = opponents("nile")
    table.capitol("nile")
    table.monument("nile")
    table.fort("nile")
    table.turn(0, "mauryas", "disaster")
    table.do("play", "disaster")
    table.do("choose_land", "nile")
    assert (
        structures(table, "nile") == [["city", "monument"], ["monument"], []][min(count("disaster"), 3) - 1]
    )
    assert table.owner("nile") == 1


@card("diplomacy")
@rule("effect.diplomacy", "replace.no_reduction")
def test_diplomacy_wins_neighbours_over() -> None:
    lands = ["deccan", "bengal", "indus"]
    table = opponents(*lands)
    table.city(*lands)
    table.fort(*lands)
    table.invading(0, "mauryas", "diplomacy")
    table.put_on_card(5)
    table.do("play", "diplomacy")
    for land in lands[: count("diplomacy")]:
        table.do("choose_land", land)
        assert table.is_active(land)
        assert structures(table, land) == ["city", "fort"]
    assert table.legal("choose_land") == []
    assert table.card() == (5, 0)
    assert table.world.figures[0] == 25 - 5 - 1 - count("diplomacy")


@card("barbarians")
@rule("effect.barbarians", "pieces.resigned")
def test_barbarians_come_from_the_barren_lands() -> None:
    lands = ["levant", "nile", "wei"]
    table = opponents(*lands)
    table.army(0, "mongolia")
    table.capitol(*lands)
    table.fort(*lands)
    table.turn(0, "guptas", "barbarians")
    table.do("play", "barbarians")
    assert not {"mongolia", "gaul"} & set(table.legal("choose_land"))
    for land in lands[: count("barbarians")]:
        table.do("choose_land", land)
        assert table.owner(land) == 0
        assert structures(table, land) == ["city"]
    assert table.world.figures[0] == 25 - 1 - count("barbarians")
    table.do("establish")
    assert not table.is_active("levant")


@rule("effect.plague")
@pytest.mark.parametrize("id", [of_card("pestilence"), of_card("black_death")])
def test_a_plague_removes_armies_of_one_region_without_forts(id: str) -> None:
    table = opponents(*MANY, "zagros", "nile")
    table.city(*MANY)
    table.fort("zagros")
    table.turn(0, "cholas", id)
    table.do("play", id)
    for land in MANY[: count(id)]:
        assert "zagros" not in table.legal("choose_land")
        table.do("choose_land", land)
        assert table.owner(land) is None
        assert table.has("city", land)
        assert "nile" not in table.legal("choose_land")
    assert table.held(1) | table.held(2) == {*MANY[count(id) :], "zagros", "nile"}
    assert table.legal("establish") == [""]


@card("revolution")
@rule("effect.revolution", "replace.no_reduction")
def test_a_revolution_breaks_out_where_a_structure_stands() -> None:
    lands = ["nile", "gaul", "wei"]
    table = opponents(*lands, "levant")
    table.city(*lands)
    table.fort(*lands)
    table.turn(0, "dutch", "revolution")
    table.do("play", "revolution")
    for land in lands[: count("revolution")]:
        assert "levant" not in table.legal("choose_land")
        table.do("choose_land", land)
        assert table.owner(land) == 0
        assert structures(table, land) == ["city", "fort"]
    assert table.world.figures[0] == 25 - count("revolution")
    table.do("establish")
    assert not table.is_active("nile")
