"""The event cards that bring a kingdom."""

import pytest

from tests.rule import of_card, rule
from tests.rules.hotw2018.cards import FAR, armies, record, sections, structures
from tests.rules.hotw2018.table import GAME, Table

KINGDOMS = [
    of_card("harappans"),
    of_card("phoenicians"),
    of_card("shang_dynasty"),
    of_card("kushites"),
    of_card("funan"),
    of_card("dacians"),
    of_card("visigoths"),
    of_card("srivijaya"),
    of_card("maya"),
    of_card("majapahit"),
    of_card("venetians"),
    of_card("joseon"),
    of_card("marathas"),
    of_card("zulus"),
    of_card("brazilians"),
]


@rule("kingdom.city", "kingdom.steps", "establish.armies", "establish.fleets")
@pytest.mark.parametrize("id", KINGDOMS)
def test_a_kingdom_is_established_as_its_card_says(id: str) -> None:
    table = Table()
    (start,) = record(id)["start"]
    table.army(1, start, of="holy_roman_empire")
    table.fort(start)
    table.kingdom(0, id)
    assert table.held(0) == {start}
    assert table.of(start) == id
    assert structures(table, start) == [what for what in [record(id)["structure"]] if what != "none"]
    assert table.card() == (armies(id) - 1, 0)
    assert table.fleets() == sections(id)
    assert table.world.figures == [25 - armies(id), 25, 25]


@rule("kingdom.epoch")
@pytest.mark.parametrize("id", KINGDOMS)
def test_a_kingdom_is_of_its_epoch_alone(id: str) -> None:
    for epoch in range(1, 6):
        table = Table()
        table.turn(0, GAME.box.empires[GAME.box.by_epoch[epoch][0]].id, id)
        assert table.legal("play") == ([id] if epoch == record(id)["epoch"] else [])


@rule("kingdom.invade", "kingdom.no_score", "invade.adjacent", "fleets.cross", "caravans.cross")
@pytest.mark.parametrize(
    ("id", "verb", "land"),
    [
        of_card("harappans", "invade", "ganges"),
        of_card("phoenicians", "sail", "crete"),
        of_card("shang_dynasty", "invade", "wei"),
        of_card("kushites", "invade", "mauretania"),
        of_card("funan", "sail", "borneo"),
        of_card("dacians", "invade", "balkans"),
        of_card("visigoths", "invade", "gaul"),
        of_card("srivijaya", "sail", "deccan"),
        of_card("maya", "invade", "mississippi"),
        of_card("majapahit", "sail", "new_zealand"),
        of_card("venetians", "sail", "numidia"),
        of_card("joseon", "invade", "kyushu"),
        of_card("marathas", "invade", "ghats"),
        of_card("zulus", "invade", "zambezi"),
        of_card("brazilians", "invade", "pampas"),
    ],
)
def test_a_kingdom_goes_where_its_neighbours_fleets_and_caravans_lead(id: str, verb: str, land: str) -> None:
    table = Table()
    table.scores(*FAR)
    table.kingdom(0, id)
    table.do(verb, land)
    assert table.of(land) == id
    if not table.legal("establish"):
        table.do("done")
    assert table.world.score[0] == 0
    assert table.world.figures[0] == 25 - 2
    table.do("establish")
    assert not table.is_active(land)
