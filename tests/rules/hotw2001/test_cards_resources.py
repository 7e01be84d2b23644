"""Chapter IV, the Lesser Events that bring coins, forts and fleets."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2001.cards import ALL, epochs_of, fleets
from tests.rules.hotw2001.table import Table


@rule(
    "card.population_explosion",
    "card.civil_service",
    "card.allies",
    "card.engineering",
    "card.astronomy",
    "events.epochs",
)
@pytest.mark.parametrize(
    "title",
    [
        of_card("population_explosion"),
        of_card("civil_service"),
        of_card("allies"),
        of_card("engineering"),
        of_card("astronomy"),
    ],
)
def test_resources_are_found_in_every_epoch(title: str) -> None:
    assert epochs_of(title) == ALL


# Population Explosion


@card("population_explosion")
@rule("card.population_explosion", "coins.army", "coins.fort")
def test_a_population_explosion_brings_two_coins() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "population_explosion")
    assert table.world.coins == 2
    table.do("expand", "northern_apennines", [1, 2], [6])
    table.do("recall")
    assert table.world.pool == 20 - 1
    table.do("buy_fort", "southern_apennines")
    assert table.has("fort", "southern_apennines")
    assert table.legal("buy_fort") == []


@card("population_explosion")
@rule("card.population_explosion", "coins.army", "combat.win")
def test_an_army_bought_back_attacks_like_any_other() -> None:
    table = Table(epoch=1)
    table.army(1, "zagros")
    table.expanding(0, "sumeria", "population_explosion")
    for _ in range(3):
        table.do("expand", "zagros", [1, 2], [6, 6])
    table.do("recall")
    table.do("expand", "zagros", [5, 2], [4, 1])
    assert table.owner("zagros") == 0


@card("population_explosion")
@rule("card.population_explosion", "turn.clean_up")
def test_coins_not_spent_are_lost() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts", "population_explosion")
    table.do("done")
    assert table.world.coins == 0
    table.expanding(0, "romans")
    assert table.why("buy_fort", "southern_apennines") == "coins.fort"


@card("population_explosion")
@rule("navigation.shortage", "pieces.markers", "card.population_explosion")
def test_coins_are_taken_before_the_fleets() -> None:
    table = Table(epoch=7)
    table.turn(0, "britain", "population_explosion")
    table.do("play", "population_explosion")
    table.do("done")
    for water in ("black_sea", "red_sea", "caribbean_sea"):
        table.do("leave_out", water)
    assert table.world.coins == 2
    assert len(fleets(table)) == 12 - 2


# Civil Service


@card("civil_service")
@rule("card.civil_service")
@pytest.mark.parametrize(
    ("epoch", "empire", "coins"),
    [
        pytest.param(3, "romans", 3, id="capital and navigation"),
        pytest.param(3, "sassanids", 2, id="capital"),
        pytest.param(4, "goths", 2, id="navigation"),
        pytest.param(3, "celts", 1, id="neither"),
    ],
)
def test_a_civil_service_brings_one_coin_and_one_each_for_capital_and_navigation(
    epoch: int, empire: str, coins: int
) -> None:
    table = Table(epoch=epoch)
    table.expanding(0, empire, "civil_service")
    assert table.world.coins == coins


@card("civil_service", "astronomy")
@rule("card.civil_service")
def test_a_fleet_from_another_card_is_no_navigation_to_the_civil_service() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "astronomy", "civil_service")
    table.do("play", "astronomy")
    table.do("fleet", "north_sea")
    table.do("play", "civil_service")
    assert table.world.coins == 1


@card("civil_service", "anglo_saxons")
@rule("card.civil_service", "card.minor_empire_alone")
def test_the_civil_service_looks_at_the_card_of_the_active_empire() -> None:
    table = Table(epoch=4)
    table.turn(0, "huns", "anglo_saxons", "civil_service")
    table.do("play", "anglo_saxons")
    table.do("done")
    table.do("play", "civil_service")
    assert table.world.coins == 1


@card("civil_service", "population_explosion")
@rule("card.civil_service", "card.population_explosion")
def test_coins_of_two_cards_add_up() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", "civil_service", "population_explosion")
    assert table.world.coins == 5


# Allies


@card("allies")
@rule("card.allies", "card.allies_armies")
def test_allies_return_an_army_for_a_vacant_land() -> None:
    table = Table(epoch=1)
    table.army(1, "zagros")
    table.expanding(0, "sumeria", "allies")
    for _ in range(3):
        table.do("expand", "zagros", [1, 2], [6, 6])
    table.do("recall_allied")
    assert table.legal("expand") == ["middle_tigris"]
    assert table.why("expand", "zagros") == "card.allies_armies"
    table.do("expand", "middle_tigris")
    assert table.owner("middle_tigris") == 0


@card("allies")
@rule("card.allies_armies")
def test_an_allied_army_neither_replaces_an_own_army_nor_becomes_a_fort() -> None:
    table = Table(epoch=1)
    table.army(0, "middle_tigris")
    table.army(1, "zagros")
    table.expanding(0, "sumeria", "allies")
    for _ in range(3):
        table.do("expand", "zagros", [1, 2], [6, 6])
    table.do("recall_allied")
    assert table.why("expand", "middle_tigris") == "card.allies_armies"
    assert table.why("fort", "lower_tigris") == "card.allies_armies"


@card("allies")
@rule("card.allies", "coins.army")
def test_allied_coins_are_two_and_each_lost_army_returns_once() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "allies")
    table.do("expand", "northern_apennines", [1, 2], [6])
    assert table.why("recall") == "coins.army"
    table.do("recall_allied")
    assert table.why("recall_allied") == "coins.army"
    for _ in range(2):
        table.do("expand", "northern_apennines", [1, 2], [6])
    table.do("recall_allied")
    assert table.why("recall_allied") == "card.allies"
    assert table.world.allied_pool == 2


@card("allies")
@rule("card.allies_first")
def test_a_vacant_land_is_entered_with_an_allied_army_first() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "allies")
    table.do("expand", "northern_apennines", [1, 2], [6])
    table.do("recall_allied")
    table.do("expand", "northern_apennines", [5, 2], [4])
    assert table.world.allied_pool == 1
    assert table.world.pool == 20 - 3
    table.do("expand", "central_massif")
    assert table.world.allied_pool == 0
    assert table.world.pool == 20 - 3


@card("allies", "population_explosion")
@rule("card.allies", "card.allies_first", "coins.fort")
def test_a_fort_is_bought_with_an_allied_coin_first() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", "allies", "population_explosion")
    table.do("expand", "northern_apennines")
    table.do("expand", "central_massif")
    for land, allied, coins in (
        ("southern_apennines", 1, 2),
        ("northern_apennines", 0, 2),
        ("central_massif", 0, 1),
    ):
        table.do("buy_fort", land)
        assert (table.world.allied_coins, table.world.coins) == (allied, coins)


@card("allies")
@rule("card.allies", "turn.clean_up")
def test_allied_coins_and_armies_left_over_are_lost() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "allies")
    table.do("expand", "northern_apennines", [1, 2], [6])
    table.do("recall_allied")
    table.do("done")
    assert (table.world.allied_coins, table.world.allied_pool) == (0, 0)
    assert table.world.figures[0] == 100 - 1


@card("allies")
@rule("card.allies_armies", "option.multiple_armies")
def test_an_allied_army_does_not_join_another() -> None:
    table = Table(epoch=1, multiple_armies=True)
    table.army(1, "zagros")
    table.expanding(0, "sumeria", "allies")
    for _ in range(3):
        table.do("expand", "zagros", [1, 2], [6, 6])
    table.do("recall_allied")
    assert table.legal("expand") == ["middle_tigris"]


# Engineering


@card("engineering")
@rule("card.engineering", "forts.exchange")
def test_engineering_brings_two_free_forts_before_any_army_is_given_up() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", "engineering")
    table.do("expand", "northern_apennines")
    table.do("expand", "central_massif")
    for land in ("southern_apennines", "northern_apennines"):
        table.do("fort", land)
    assert table.world.pool == 20 - 3
    table.do("fort", "central_massif")
    assert table.world.pool == 20 - 4
    assert table.world.forts.bit_count() == 3


@card("engineering")
@rule("card.engineering", "forts.place")
def test_free_forts_are_placed_like_any_fort_even_after_the_last_army() -> None:
    table = Table(epoch=1)
    table.expanding(0, "shang_dynasty", "engineering")
    table.do("expand", "wei_river")
    table.do("expand", "yangtze_kiang")
    assert table.world.pool == 0
    table.do("fort", "yellow_river")
    assert table.why("fort", "yellow_river") == "forts.place"
    assert table.why("fort", "szechuan") == "forts.place"
    assert sorted(table.legal("fort")) == ["wei_river", "yangtze_kiang"]


@card("engineering")
@rule("card.engineering", "events.useless")
def test_engineering_needs_a_capital() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "engineering")
    assert table.why("play", "engineering") == "events.useless"


@card("engineering", "mayans")
@rule("card.engineering", "events.useless", "events.active_empire")
def test_the_capital_of_a_minor_empire_is_none_for_engineering() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "mayans", "engineering")
    table.do("play", "mayans")
    table.do("done")
    assert table.has("capital", "central_america")
    assert table.why("play", "engineering") == "events.useless"


@card("engineering", "mayans")
@rule("card.engineering", "card.minor_empire_alone")
def test_free_forts_are_not_for_a_minor_empire() -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", "mayans", "engineering")
    table.do("play", "engineering")
    table.do("play", "mayans")
    assert table.why("fort", "central_america") == "card.minor_empire_alone"


@card("engineering")
@rule("card.engineering", "turn.clean_up")
def test_free_forts_left_over_are_lost() -> None:
    table = Table(epoch=3)
    table.expanding(0, "sassanids", "engineering")
    table.do("done")
    table.expanding(0, "romans")
    table.do("fort", "southern_apennines")
    assert table.world.pool == 20 - 2


# Astronomy


@card("astronomy")
@rule("card.astronomy")
def test_astronomy_offers_seas_without_a_fleet_and_no_ocean() -> None:
    table = Table(epoch=5)
    table.turn(0, "vikings", "astronomy")
    table.do("play", "astronomy")
    assert sorted(table.legal("fleet")) == [
        "bay_of_bengal",
        "black_sea",
        "caribbean_sea",
        "caspian_sea",
        "eastern_med",
        "red_sea",
        "sea_of_japan",
        "south_china_sea",
        "western_med",
    ]
    assert table.why("fleet", "atlantic") == "card.astronomy"
    assert table.why("fleet", "north_sea") == "card.astronomy"


@card("astronomy")
@rule("card.astronomy", "expand.chain")
def test_the_fleet_of_astronomy_joins_the_others() -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", "astronomy")
    table.do("play", "astronomy")
    table.do("fleet", "black_sea")
    table.do("done")
    assert fleets(table) == ["eastern_med", "western_med", "black_sea"]
    table.do("expand", "caucasus")
    assert table.owner("caucasus") == 0


@card("astronomy")
@rule("card.astronomy", "combat.sea")
def test_astronomy_gives_a_fleet_to_an_empire_without_navigation() -> None:
    table = Table(epoch=3)
    table.army(1, "western_steppe")
    table.turn(0, "sassanids", "astronomy")
    table.do("play", "astronomy")
    table.do("fleet", "caspian_sea")
    table.do("done")
    table.do("expand", "western_steppe", [6, 1], [2, 3, 5])
    assert table.owner("western_steppe") == 0


@card("astronomy", "mayans")
@rule("card.astronomy", "card.minor_empire_alone")
def test_astronomy_gives_a_minor_empire_no_fleet() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "astronomy", "mayans")
    table.do("play", "astronomy")
    table.do("fleet", "caribbean_sea")
    table.do("play", "mayans")
    assert fleets(table) == []
    assert table.why("expand", "deep_south") == "expand.adjacent"
    table.do("done")
    assert fleets(table) == ["caribbean_sea"]


@card("astronomy")
@rule("card.astronomy", "turn.clean_up")
def test_the_fleet_of_astronomy_stays_one_turn() -> None:
    table = Table(epoch=3)
    table.turn(0, "sassanids", "astronomy")
    table.do("play", "astronomy")
    table.do("fleet", "black_sea")
    table.do("done")
    table.do("done")
    table.expanding(0, "romans")
    assert fleets(table) == ["eastern_med", "western_med"]
