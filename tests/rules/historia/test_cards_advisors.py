"""The twenty-five advisors: what each does, and that they are then gone."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.historia.cards import QUEUE, Tally, carry_out, in_plenty, kinds, record
from tests.rules.historia.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


def with_advisor(id: str) -> Table:
    """Seat 0 has revealed an advisor; two wonders and three territories are there to be counted."""
    table = in_plenty()
    table.occupy(0, "china", "india", "indochina")
    table.wonders(0, "stonehenge", "sphinx", turned=True)
    table.levels(0, 10, 10)
    table.advisors(0, id)
    table.plays(0, id)
    return table


@rule("effect.cards", "effect.order", "advisor.leaves")
@pytest.mark.parametrize(
    ("id", "civilization", "does"),
    [
        of_card("cleopatra", "egypt", "oldest cubes"),
        of_card("imhotep", "egypt", "wonder cubes"),
        of_card("hatshepsut", "egypt", "expand points"),
        of_card("thutmose", "egypt", "military"),
        of_card("nefertiti", "egypt", "per"),
        of_card("agrippa", "rome", "military expand"),
        of_card("cicero", "rome", "points"),
        of_card("livia", "rome", "any_card points"),
        of_card("vitruvius", "rome", "wonder oldest"),
        of_card("tiberius_gracchus", "rome", "revolution points"),
        of_card("confucius", "china", "technology oldest"),
        of_card("sun_tzu", "china", "military any_card"),
        of_card("zheng_he", "china", "cubes expand points"),
        of_card("cai_lun", "china", "per"),
        of_card("wu_zetian", "china", "new_cube points"),
        of_card("pakal", "maya", "wonder points"),
        of_card("six_sky", "maya", "military points"),
        of_card("yax_kuk_mo", "maya", "new_cube expand"),
        of_card("ubaah_kawiil", "maya", "technology cubes"),
        of_card("jacinto_canek", "maya", "revolution cubes"),
        of_card("atossa", "persia", "cubes"),
        of_card("darius", "persia", "per points"),
        of_card("artemisia", "persia", "per"),
        of_card("nizam_al_mulk", "persia", "any_card"),
        of_card("avicenna", "persia", "technology points"),
    ],
)
def test_an_advisor_does_what_it_says_and_leaves(id: str, civilization: str, does: str) -> None:
    said = record("advisor", id)
    assert said["civilization"] == civilization
    assert kinds(said["effects"]) == does
    table = with_advisor(id)
    before = Tally(table, 0)
    table.do("use_advisor", id)
    carry_out(table, 0, before, said["effects"])
    assert table.world.to_act() == (1,)
    assert table.world.view(None)["players"][0]["gone"] == [id]
    table.idle()
    assert table.world.turn == (2 if "revolution" in does else 1)


@rule("effect.per")
@pytest.mark.parametrize(
    ("id", "what", "number"),
    [
        of_card("nefertiti", "wonders", 2),
        of_card("cai_lun", "technology_5", 2),
        of_card("artemisia", "military_5", 2),
        of_card("darius", "territories", 3),
    ],
)
def test_an_advisor_who_counts_something(id: str, what: str, number: int) -> None:
    first, *rest = record("advisor", id)["effects"]
    assert first["what"] == what
    table = with_advisor(id)
    table.do("use_advisor", id)
    more = sum(effect["count"] for effect in rest)
    assert table.world.points == [5 + number * first["count"] + more, 5]


@rule("action.revolution_queue", "effect.revolution")
@pytest.mark.parametrize("id", [of_card("tiberius_gracchus"), of_card("jacinto_canek")])
def test_an_advisor_who_brings_a_revolution_needs_three_cards_in_the_queue(id: str) -> None:
    for cards in (2, 3):
        table = Table(2)
        table.advisors(0, id)
        table.queue(0, *QUEUE[:cards])
        table.begin_round()
        assert table.legal("choose_advisor", 0) == [id] * (cards == 3)


@card("yax_kuk_mo", "zheng_he")
@rule("effect.order", "effect.expand")
@pytest.mark.parametrize("id", ["yax_kuk_mo", "zheng_he"])
def test_the_cube_that_an_advisor_brings_can_be_placed_at_once(id: str) -> None:
    table = Table(2)
    table.occupy(0, "china")
    table.cubes(0, available=0, used=1)
    table.advisors(0, id)
    table.plays(0, id)
    table.do("use_advisor", id)
    table.do("expand", "japan")
    assert table.territories_of(0) == {"china", "japan"}


def test_five_advisors_a_civilization() -> None:
    assert len(GAME.box.advisors) == 25
