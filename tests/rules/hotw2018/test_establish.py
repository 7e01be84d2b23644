"""Establishing the empire: armies, the start territory, capitol, fleets and caravans."""

import pytest

from epochal.games.hotw2018.components import CAPITOL, CITY
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_effects")


@rule("establish.armies")
@pytest.mark.parametrize("empire", [empire.id for empire in GAME.box.empires])
def test_an_empire_takes_its_armies_and_places_one_in_each_start_territory(empire: str) -> None:
    table = Table()
    card = GAME.box.empires[table.tag(empire)]
    table.invading(0, empire, "weaponry")
    assert table.world.pool == card.strength - len(card.starts)
    assert table.held(0) == {GAME.box.board.lands[land] for land in card.starts}
    assert table.world.figures[0] == 25 - card.strength
    assert all(table.is_active(land) for land in table.held(0))


@rule("establish.armies", "establish.shortage")
def test_armies_are_taken_before_the_start_territory_is_cleared() -> None:
    """Four armies in the supply and one in Hindu Kush: it comes back too late, so there is one siege token."""
    table = Table()
    table.supply(0, 5)
    table.army(0, "hindu_kush")
    table.invading(0, "vedics")
    assert table.card() == (3, 1)
    assert table.world.figures[0] == 1


@rule("establish.shortage")
@pytest.mark.parametrize(
    ("supply", "armies", "tokens"), [(6, 4, 0), (5, 4, 0), (4, 3, 1), (2, 1, 3), (1, 0, 4)]
)
def test_a_siege_token_stands_in_for_each_army_missing(supply: int, armies: int, tokens: int) -> None:
    table = Table()
    table.supply(0, supply)
    table.invading(0, "vedics", "weaponry")
    assert table.card() == (armies, tokens)
    assert table.owner("hindu_kush") == 0


@rule("establish.clear")
@pytest.mark.parametrize("owner", [0, 1, None])
def test_the_start_territory_is_cleared_whoever_owns_it(owner: int | None) -> None:
    """An army, structures and a fort all go, without dice; then the new army and a new capitol come."""
    table = Table()
    if owner is not None:
        table.army(owner, "hindu_kush")
        table.fort("hindu_kush")
    table.city("hindu_kush")
    table.monument("hindu_kush")
    table.invading(0, "vedics")
    assert table.owner("hindu_kush") == 0
    assert table.of("hindu_kush") == "vedics"
    assert not any(table.has(what, "hindu_kush") for what in ("fort", "city", "monument"))
    assert table.world.figures == [25 - 5, 25, 25]
    assert table.world.view(None)["supply"] == {"capitols": 23, "monuments": 20, "forts": 14}


@rule("establish.clear")
@pytest.mark.parametrize("structure", ["capitol", "city"])
def test_a_marauder_leaves_nothing_standing_either_and_gains_no_points_by_it(structure: str) -> None:
    table = Table()
    table.army(1, "scandinavia")
    getattr(table, structure)("scandinavia")
    table.monument("scandinavia")
    table.invading(0, "vikings")
    assert not any(table.has(what, "scandinavia") for what in ("capitol", "city", "monument"))
    assert table.world.scores() == [1, 2, 3]


@rule("establish.capitol")
def test_a_card_with_a_capitol_places_one() -> None:
    table = Table()
    table.capitol("hindu_kush")
    table.invading(0, "vedics")
    assert table.has("capitol", "hindu_kush")
    assert table.world.view(None)["supply"]["capitols"] == 23


@rule("establish.capitol", "marauder.capitol")
@pytest.mark.parametrize("empire", [empire.id for empire in GAME.box.empires])
def test_the_capitol_is_as_the_card_shows(empire: str) -> None:
    table = Table()
    card = GAME.box.empires[table.tag(empire)]
    table.invading(0, empire, "weaponry")
    starts = [GAME.box.board.lands[land] for land in card.starts]
    assert [table.has("capitol", land) for land in starts] == [card.capital] * len(starts)


@rule("establish.two_starts")
def test_the_mesoamericans_start_in_two_territories() -> None:
    """The rulebook's clarification: a capitol and an army in each, then two armies to invade with."""
    table = Table()
    table.army(1, "anahuac")
    table.fort("anahuac")
    table.army(2, "andes")
    table.monument("andes")
    table.invading(0, "mesoamericans")
    for start in ("anahuac", "andes"):
        assert table.owner(start) == 0
        assert table.has("capitol", start)
        assert not table.has("fort", start)
        assert not table.has("monument", start)
    assert table.card() == (2, 0)
    assert {"mississippi", "pampas"} <= set(table.legal("invade"))


@rule("establish.two_starts")
def test_both_starts_are_bases_for_the_armies_that_are_left() -> None:
    table = Table()
    table.invading(0, "mesoamericans", "weaponry")
    table.do("invade", "pampas")
    table.do("invade", "great_plains")
    assert table.card() == (0, 0)
    assert table.held(0) == {"anahuac", "andes", "pampas", "great_plains"}


@rule("establish.no_army")
def test_without_any_army_the_start_territory_stays_as_it_is() -> None:
    table = Table()
    table.supply(0, 0)
    table.army(1, "hindu_kush")
    table.fort("hindu_kush")
    table.city("hindu_kush")
    table.invading(0, "vedics", "weaponry")
    assert table.card() == (0, 5)
    assert table.owner("hindu_kush") == 1
    assert table.has("fort", "hindu_kush")
    assert table.has("city", "hindu_kush")
    assert not table.has("capitol", "hindu_kush")
    assert table.legal("invade") == []


@rule("establish.no_army")
def test_with_one_army_for_two_starts_the_first_is_taken() -> None:
    table = Table()
    table.supply(0, 1)
    table.army(1, "andes")
    table.city("andes")
    table.invading(0, "mesoamericans", "weaponry")
    assert table.card() == (0, 3)
    assert table.owner("anahuac") == 0
    assert table.has("capitol", "anahuac")
    assert table.owner("andes") == 1
    assert table.has("city", "andes")
    assert not table.has("capitol", "andes")


@rule("establish.fleets")
@pytest.mark.parametrize("empire", [empire.id for empire in GAME.box.empires])
def test_fleets_and_caravans_on_the_card_are_placed(empire: str) -> None:
    table = Table()
    record = GAME.box.names[f"empire:{empire}"]
    table.invading(0, empire, "weaponry")
    shown = {*record["fleets"], *record["caravans"]}
    oceans = {water for water in shown if GAME.box.board.ocean[table.water(water)]}
    assert shown <= table.fleets()
    if not oceans:
        assert table.fleets() == shown


@rule("establish.fleets")
@pytest.mark.parametrize("kingdom", [card.id for card in GAME.box.events if card.kingdom])
def test_a_kingdom_brings_its_fleets_caravans_armies_and_structure(kingdom: str) -> None:
    table = Table()
    record = GAME.box.names[f"event:{kingdom}"]
    table.kingdom(0, kingdom)
    assert {*record["fleets"], *record["caravans"]} <= table.fleets()
    assert table.card() == (record["armies"] - 1, 0)
    (start,) = record["start"]
    structure = GAME.box.events[GAME.box.event_number[kingdom]].structure
    assert table.has("capitol", start) == (structure == CAPITOL)
    assert table.has("city", start) == (structure == CITY)


@rule("establish.fleets")
def test_the_view_tells_fleets_from_caravans() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.fleet("siberia", "black_sea")
    turn = table.world.view(None)["turn"]
    assert (turn["fleets"], turn["caravans"]) == (["black_sea"], ["siberia"])
