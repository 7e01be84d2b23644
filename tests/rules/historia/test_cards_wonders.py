"""The forty-two wonders: what each asks for, and what each does."""

import pytest

from tests.rule import of_card, rule
from tests.rules.historia.cards import Tally, carry_out, in_plenty, kinds, record
from tests.rules.historia.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_bonuses")

FILLERS = [wonder.id for wonder in GAME.box.wonders]
PLACES = ["china", "india", "indochina", "middle_east", "europe", "africa"]
"""Where there are many territories: Japan and Russia stay free to expand into."""


def have(table: Table, seat: int, what: str, number: int, but: str) -> None:
    """A player has so much of something, not counting a wonder that is still to come; the wonders are turned."""
    if what in ("technology", "military"):
        table.levels(seat, number, number)
    elif what == "territories":
        table.occupy(seat, *PLACES[:number])
    else:
        table.world.built[seat] = table.world.turned[seat] = 0
        free = [id for id in FILLERS if id != but]
        table.wonders(seat, *free[20 * seat : 20 * seat + number], turned=True)


def before_activating(id: str, meets: bool = True) -> Table:
    """Seat 0 has a wonder, has just enough for its condition (or just too little), and has revealed a card."""
    condition = record("wonder", id).get("condition", {})
    table = in_plenty()
    table.row()
    table.cubes(0, available=1, used=2)
    mine, theirs = (5, 4) if meets else (4, 4)
    if "majority" in condition:
        what = condition["majority"]
        have(table, 0, what, mine - (what == "wonders"), id)
        have(table, 1, what, theirs, id)
    elif "least" in condition:
        what = condition["least"]
        number = condition["count"] - (not meets)
        have(table, 0, what, number - (what == "wonders"), id)
    table.wonders(0, id)
    table.plays(0, "exploit")
    return table


# What they do


@rule("effect.cards", "wonder.activate", "effect.points", "effect.order")
@pytest.mark.parametrize(
    ("id", "does"),
    [
        of_card("sphinx", "points"),
        of_card("ishtar_gate", "points"),
        of_card("great_pyramid", "points"),
        of_card("parthenon", "points"),
        of_card("terracotta_army", "cubes"),
        of_card("temple_of_artemis", "points"),
        of_card("colossus_of_rhodes", "points"),
        of_card("lighthouse_of_alexandria", "cubes"),
        of_card("mausoleum_of_halicarnassus", "cubes"),
        of_card("colosseum", "oldest"),
        of_card("hanging_gardens", "cubes"),
        of_card("stonehenge", "oldest"),
        of_card("statue_of_zeus", "points"),
        of_card("pyramid_of_the_sun", "points"),
        of_card("hagia_sophia", "points"),
        of_card("great_wall", "points"),
        of_card("forbidden_city", "points"),
        of_card("versailles", "points"),
        of_card("angkor_wat", "cubes"),
        of_card("alhambra", "points"),
        of_card("sistine_chapel", "points"),
        of_card("machu_picchu", "points"),
        of_card("taj_mahal", "points cubes"),
        of_card("chichen_itza", "any_card"),
        of_card("himeji_castle", "military"),
        of_card("notre_dame", "cubes"),
        of_card("borobudur", "oldest"),
        of_card("moai", "expand"),
        of_card("eiffel_tower", "points"),
        of_card("arc_de_triomphe", "points"),
        of_card("statue_of_liberty", "points"),
        of_card("space_station", "points"),
        of_card("empire_state_building", "points"),
        of_card("burj_khalifa", "points"),
        of_card("christ_the_redeemer", "points"),
        of_card("hadron_collider", "technology"),
        of_card("crystal_palace", "per"),
        of_card("sagrada_familia", "points"),
        of_card("big_ben", "oldest points"),
        of_card("suez_canal", "cubes"),
        of_card("panama_canal", "expand points"),
        of_card("sydney_opera_house", "any_card"),
    ],
)
def test_a_wonder_does_what_it_says_once(id: str, does: str) -> None:
    effects = record("wonder", id)["effects"]
    assert kinds(effects) == does
    table = before_activating(id)
    before = Tally(table, 0)
    table.do("activate", id)
    carry_out(table, 0, before, effects)
    assert table.world.to_act() == (0,)
    assert id not in table.legal("activate")
    assert table.why("activate", id) == "wonder.recover"


# What they ask for


@rule("wonder.condition", "wonder.majority")
@pytest.mark.parametrize(
    ("id", "what"),
    [
        of_card("sphinx", "wonders"),
        of_card("ishtar_gate", "military"),
        of_card("parthenon", "technology"),
        of_card("terracotta_army", "military"),
        of_card("hagia_sophia", "technology"),
        of_card("great_wall", "military"),
        of_card("versailles", "wonders"),
        of_card("angkor_wat", "territories"),
        of_card("eiffel_tower", "wonders"),
        of_card("arc_de_triomphe", "military"),
        of_card("space_station", "technology"),
    ],
)
def test_a_wonder_that_asks_for_a_majority(id: str, what: str) -> None:
    """With one more than the other player it can be activated, with as many it cannot."""
    assert record("wonder", id)["condition"] == {"majority": what}
    assert id in before_activating(id).legal("activate")
    assert before_activating(id, meets=False).why("activate", id) == "wonder.condition"


@rule("wonder.condition")
@pytest.mark.parametrize(
    ("id", "what"),
    [
        of_card("temple_of_artemis", "wonders"),
        of_card("colossus_of_rhodes", "military"),
        of_card("great_pyramid", "territories"),
        of_card("lighthouse_of_alexandria", "territories"),
        of_card("mausoleum_of_halicarnassus", "wonders"),
        of_card("colosseum", "military"),
        of_card("pyramid_of_the_sun", "technology"),
        of_card("forbidden_city", "territories"),
        of_card("alhambra", "technology"),
        of_card("sistine_chapel", "wonders"),
        of_card("machu_picchu", "territories"),
        of_card("taj_mahal", "wonders"),
        of_card("chichen_itza", "military"),
        of_card("himeji_castle", "territories"),
        of_card("statue_of_liberty", "territories"),
        of_card("empire_state_building", "technology"),
        of_card("burj_khalifa", "wonders"),
        of_card("christ_the_redeemer", "territories"),
        of_card("hadron_collider", "technology"),
    ],
)
def test_a_wonder_that_asks_for_so_much_of_something(id: str, what: str) -> None:
    """With just that much it can be activated, with one less it cannot."""
    assert record("wonder", id)["condition"]["least"] == what
    assert id in before_activating(id).legal("activate")
    assert before_activating(id, meets=False).why("activate", id) == "wonder.condition"


@rule("wonder.activate")
@pytest.mark.parametrize(
    "id",
    [
        of_card("hanging_gardens"),
        of_card("stonehenge"),
        of_card("statue_of_zeus"),
        of_card("notre_dame"),
        of_card("borobudur"),
        of_card("moai"),
        of_card("crystal_palace"),
        of_card("sagrada_familia"),
        of_card("big_ben"),
        of_card("suez_canal"),
        of_card("panama_canal"),
        of_card("sydney_opera_house"),
    ],
)
def test_a_wonder_that_asks_for_nothing(id: str) -> None:
    """Even for a player who has nothing but the wonder."""
    table = Table(2)
    table.levels(1, 16, 16)
    table.wonders(0, id)
    table.plays(0, "exploit")
    assert table.legal("activate") == [id]
