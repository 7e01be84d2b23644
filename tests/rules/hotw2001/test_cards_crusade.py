"""Chapter IV, the Crusade."""

import pytest

from tests.rule import card, rule
from tests.rules.hotw2001.cards import epochs_of
from tests.rules.hotw2001.table import Table


def crusade(table: Table, *others: str) -> None:
    """Seat 0, about to play the Holy Roman Empire, sends out the crusaders, after other cards."""
    table.turn(0, "holy_roman_empire", *others, "crusade")
    for title in others:
        table.do("play", title)
    table.do("play", "crusade")


@card("crusade")
@rule("card.crusade", "events.epochs")
def test_crusades_set_out_in_two_epochs() -> None:
    assert epochs_of("crusade") == [5, 6]


@card("crusade")
@rule("card.crusade")
def test_three_armies_set_out_from_the_eastern_mediterranean() -> None:
    table = Table(epoch=5)
    crusade(table)
    assert table.world.pool == 3
    assert sorted(table.legal("expand")) == [
        "balkans",
        "crete",
        "eastern_anatolia",
        "levant",
        "libya",
        "morea",
        "nile_delta",
        "palestine",
        "pindus",
        "shatts_plateau",
        "southern_apennines",
        "western_anatolia",
    ]


@card("crusade")
@rule("card.crusade", "combat.sea")
def test_crusaders_land_against_three_dice_and_add_one() -> None:
    table = Table(epoch=5)
    table.army(1, "levant", "libya")
    crusade(table)
    table.do("expand", "levant", [4, 1], [4, 2, 3])
    table.do("expand", "libya", [4, 1], [5, 2, 3])
    assert table.owner("levant") == 0
    assert table.owner("libya") is None


@card("crusade")
@rule("card.crusade", "expand.adjacent", "combat.terrain", "combat.fort")
def test_crusaders_go_on_by_land() -> None:
    table = Table(epoch=5)
    table.army(1, "upper_tigris")
    table.fort("upper_tigris")
    crusade(table)
    assert table.why("expand", "upper_tigris") == "expand.adjacent"
    table.do("expand", "levant")
    table.do("expand", "upper_tigris", [4, 1], [3], [4, 1], [4])
    assert table.owner("upper_tigris") == 0
    table.do("expand", "middle_tigris")
    assert table.owner("middle_tigris") == 0


@card("crusade")
@rule("card.crusade")
def test_a_crusade_ends_with_its_third_army() -> None:
    table = Table(epoch=5)
    table.army(1, "levant")
    crusade(table)
    for _ in range(3):
        table.do("expand", "levant", [1, 2], [6, 6, 6])
    assert table.owner("levant") == 1
    assert table.legal("expand") == []
    table.do("done")
    assert table.owner("central_europe") == 0


@card("crusade")
@rule("card.crusade", "expand.stop")
def test_crusaders_may_stop_and_those_at_sea_are_lost() -> None:
    table = Table(epoch=5)
    crusade(table)
    table.do("expand", "levant")
    table.do("done")
    assert table.world.pool == 0
    assert table.world.figures[0] == 100 - 1


@card("crusade")
@rule("card.crusade", "expand.own")
def test_crusaders_relieve_older_armies_of_their_player() -> None:
    table = Table(epoch=5)
    table.army(0, "levant")
    table.fort("levant")
    crusade(table)
    table.do("expand", "levant")
    assert table.world.tag[table.land("levant")] == table.tag("crusade")
    assert table.has("fort", "levant")
    assert table.armies("levant") == 1


@card("crusade")
@rule("card.crusade_palestine")
def test_crusaders_in_palestine_raise_a_fort_and_a_city() -> None:
    table = Table(epoch=5)
    crusade(table)
    table.do("expand", "palestine")
    assert table.has("fort", "palestine")
    assert table.has("city", "palestine")


@card("crusade")
@rule("card.crusade_palestine", "sack.any_army")
@pytest.mark.parametrize("structure", ["capital", "city"])
def test_palestine_is_sacked_before_crusaders_build(structure: str) -> None:
    table = Table(epoch=5)
    table.army(1, "palestine")
    getattr(table, structure)("palestine")
    crusade(table)
    table.do("expand", "palestine", [6, 1], [1, 2, 3])
    assert table.has("fort", "palestine")
    assert table.has("city", "palestine")
    assert not table.has("capital", "palestine")


@card("crusade")
@rule("card.crusade_palestine")
def test_a_capital_in_a_vacant_palestine_needs_no_city() -> None:
    table = Table(epoch=5)
    table.capital("palestine")
    crusade(table)
    table.do("expand", "palestine")
    assert table.has("fort", "palestine")
    assert table.has("capital", "palestine")
    assert not table.has("city", "palestine")


@card("crusade")
@rule("card.crusade_palestine")
def test_crusaders_build_nowhere_else() -> None:
    table = Table(epoch=5)
    crusade(table)
    table.do("expand", "levant")
    table.do("expand", "nile_delta")
    assert table.world.forts == 0
    assert table.world.cities == 0


@card("crusade")
@rule("card.crusade_palestine", "expand.vacant")
def test_another_army_in_palestine_builds_nothing() -> None:
    table = Table(epoch=6)
    table.expanding(0, "ottoman_turks")
    table.do("expand", "palestine")
    assert not table.has("fort", "palestine")
    assert not table.has("city", "palestine")


@card("crusade", "population_explosion")
@rule("card.crusade", "coins.army")
def test_crusaders_have_no_forts_and_no_coins() -> None:
    table = Table(epoch=5)
    table.army(1, "libya")
    crusade(table, "population_explosion")
    table.do("expand", "levant")
    table.do("expand", "libya", [1, 2], [6, 6, 6])
    assert table.why("fort", "levant") == table.why("buy_fort", "levant") == "card.crusade"
    assert table.why("recall") == "card.crusade"
    table.do("done")
    assert table.why("recall") == "coins.army"


@card("crusade")
@rule("events.active_empire", "expand.adjacent")
def test_crusaders_are_no_base_for_the_active_empire() -> None:
    table = Table(epoch=5)
    crusade(table)
    table.do("expand", "levant")
    table.do("done")
    table.do("done")
    assert table.why("expand", "palestine") == "expand.adjacent"
    assert "northern_gaul" in table.legal("expand")


@card("crusade")
@rule("events.useless")
def test_a_crusade_needs_an_army_in_the_box() -> None:
    table = Table(epoch=5)
    table.world.figures[0] = 0
    table.turn(0, "holy_roman_empire", "crusade")
    assert table.why("play", "crusade") == "events.useless"
