"""Chapter IV, coins: a lost army returns, or a fort rises."""

from tests.rule import rule
from tests.rules.hotw2001.table import Table

LOST = [1, 1], [2]


@rule("coins.army")
def test_a_coin_returns_an_army_lost_in_combat() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts", "population_explosion")
    table.do("expand", "dnieper", *LOST)
    assert table.world.pool == 8 - 2
    table.do("recall")
    assert table.world.pool == 8 - 1
    assert table.world.coins == 1


@rule("coins.army")
def test_an_army_lost_in_a_tie_can_return_too() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts", "population_explosion")
    table.do("expand", "dnieper", [2, 2], [2])
    table.do("recall")
    assert table.world.pool == 8 - 1


@rule("coins.army")
def test_each_lost_army_returns_once() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts", "population_explosion")
    table.do("expand", "dnieper", *LOST)
    table.do("recall")
    assert table.legal("recall") == []
    assert table.why("recall") == "coins.army"


@rule("coins.army")
def test_an_army_turned_into_a_fort_is_not_lost_in_combat() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts", "population_explosion")
    table.do("fort", "central_europe")
    assert table.why("recall") == "coins.army"


@rule("coins.army")
def test_the_lost_armies_of_a_minor_empire_do_not_return() -> None:
    table = Table(epoch=3)
    table.army(1, "mexican_valley")
    table.turn(0, "celts", "population_explosion", "mayans")
    table.do("play", "mayans")
    table.do("expand", "mexican_valley", [1, 1], [2, 2])
    table.do("play", "population_explosion")
    assert table.world.coins == 2
    assert table.legal("recall") == []


@rule("coins.army")
def test_a_coin_can_be_spent_when_the_pool_is_empty() -> None:
    table = Table(epoch=1)
    table.army(1, "wei_river")
    table.expanding(0, "shang_dynasty", "population_explosion")
    table.do("expand", "wei_river", [1, 1], [2, 2])
    table.do("expand", "wei_river", [1, 1], [2, 2])
    assert table.world.pool == 0
    table.do("recall")
    table.do("expand", "wei_river", [6, 1], [2, 2])
    assert table.owner("wei_river") == 0


@rule("coins.fort")
def test_a_coin_buys_a_fort() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts", "population_explosion")
    table.do("buy_fort", "central_europe")
    assert table.has("fort", "central_europe")
    assert table.world.coins == 1
    assert table.world.pool == 8 - 1


@rule("coins.fort")
def test_forts_are_bought_for_lands_of_the_active_empire_only() -> None:
    table = Table(epoch=3)
    table.army(0, "turanian_plain", of="aryans")
    table.expanding(0, "celts", "population_explosion")
    assert table.legal("buy_fort") == ["central_europe"]


@rule("coins.fort")
def test_forts_can_be_bought_when_the_pool_is_empty() -> None:
    table = Table(epoch=1)
    table.expanding(0, "shang_dynasty", "population_explosion")
    table.do("expand", "wei_river")
    table.do("expand", "mongolia")
    assert table.world.pool == 0
    table.do("buy_fort", "mongolia")
    assert table.has("fort", "mongolia")


@rule("coins.army", "coins.fort")
def test_nothing_can_be_bought_without_a_coin() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", *LOST)
    assert table.why("recall") == "coins.army"
    assert table.why("buy_fort", "central_europe") == "coins.fort"


@rule("card.allies_armies")
def test_the_turn_ends_when_allied_armies_have_no_vacant_land_in_reach() -> None:
    table = Table(epoch=3)
    table.army(1, "eastern_steppe", "great_plain_of_china", "manchurian_plain", "wei_river", "yellow_river")
    table.expanding(0, "hsiung_nu", "allies")
    for _ in range(4):
        table.do("expand", "wei_river", [1, 1], [2, 2])
    table.do("recall_allied")
    table.do("recall_allied")
    assert table.world.to_act() == ()
    assert table.told("event-scored")
