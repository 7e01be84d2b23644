"""The symbols on Empire cards, Districts and Titans."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import Table

SOURCES = {
    "armies": ("camp_kitchens", "garrison_quarter", "iron_beetle"),
    "swords": ("training_yard", "smiths_quarter", "stone_being"),
    "coins": ("goat_herds", "market_quarter", "dune_crawler"),
    "food": ("terraced_orchards", "garden_quarter", "thorn_strider"),
    "knowledge": ("great_library", "scholars_quarter", "sky_serpent"),
}
"""An Empire card, a District and a Titan that give one of a symbol."""


def given(symbol: str, kind: int) -> Table:
    """Seat 0 has an Empire card, a District or a Titan with one such symbol."""
    table = Table(2)
    id = SOURCES[symbol][kind]
    (table.owns, table.districts, table.titans)[kind](0, id)
    return table


@rule("symbol.action")
def test_a_citizen_on_the_card_carries_its_action_out() -> None:
    table = Table(2)
    table.owns(0, "millers_street")
    table.turn()
    table.act("millers_street", 2)
    assert table.world.coins[0] == 6 + 3
    assert table.home_of(0) == [1, 3]


@rule("symbol.army", "symbol.sword", "symbol.coin", "symbol.food", "symbol.knowledge")
@pytest.mark.parametrize("symbol", SOURCES)
@pytest.mark.parametrize("kind", [0, 1, 2], ids=["empire", "district", "titan"])
def test_a_symbol_counts_wherever_it_stands(symbol: str, kind: int) -> None:
    start = getattr(Table(2).world.totals[0], symbol)
    table = given(symbol, kind)
    assert getattr(table.world.totals[0], symbol) == start + 1
    assert getattr(table.world.totals[1], symbol) == start


@rule("symbol.army")
def test_each_army_symbol_allows_one_more_army() -> None:
    table = Table(2)
    table.owns(0, "camp_kitchens", "mustering_field")
    table.armies(0, ("city_guard",), ("militia",), ("falconers",))
    table.military("spear_wall", "hill_clans")
    table.turn()
    assert table.world.totals[0].armies == 4
    table.send("recruit", 1)
    table.do("recruit", "spear_wall")
    assert len(table.armies_of(0)) == 4


@rule("symbol.arrow")
def test_arrows_count_in_every_attack_on_titans_that_show_them() -> None:
    table = Table(2)
    table.coins(0, 9)
    table.owns(0, "watchtowers")
    table.armies(0, ("city_guard",), ("cliff_archers",))
    table.pile("one", "mud_wader", "thorn_strider", known=1)
    table.turn()
    table.attack("one", "city_guard")
    assert table.told("event-struck")[-1].args["value"] == 2 + 2
    table.turn(0)
    assert table.why("attack", "one") == "attack.defence"


@rule("symbol.sword")
def test_swords_count_in_every_attack() -> None:
    table = Table(2)
    table.coins(0, 9)
    table.owns(0, "training_yard")
    table.armies(0, ("spear_wall",), ("war_mammoths",))
    table.pile("one", "mud_wader", "thorn_strider", known=1)
    table.turn()
    table.attack("one", "spear_wall")
    table.turn(0)
    table.attack("one", "war_mammoths")
    assert [event.args["value"] for event in table.told("event-struck")] == [4, 6]


@rule("symbol.citizen")
def test_a_citizen_comes_when_the_card_is_gained_and_only_then() -> None:
    """Repairing it, or a new round, brings no other."""
    table = Table(2)
    table.coins(0, 9)
    table.row("stilt_village")
    table.turn()
    table.send("build", 1)
    table.do("build", "stilt_village")
    assert table.world.citizens[0] == 4
    table.damaged(0, "stilt_village")
    table.turn(0)
    table.send("rebuild", 2)
    table.do("repair", "stilt_village")
    table.pass_all()
    assert (table.world.round, table.world.citizens[0]) == (4, 4)


@rule("symbol.citizen")
def test_a_titan_may_bring_a_citizen() -> None:
    table = Table(2)
    table.coins(0, 9)
    table.pile("three", "mountain_father")
    table.world.drafted[0] = 20
    table.turn()
    table.attack("three", "militia")
    assert table.starving_of(0) == [4]


@rule("symbol.coin", "symbol.knowledge", "round.income")
def test_income_comes_each_round() -> None:
    table = Table(2, round=2)
    table.coins(0, 0)
    table.owns(0, "toll_road")
    table.districts(0, "scholars_quarter")
    table.turn()
    table.end_round()
    assert (table.world.coins[0], table.world.knowledge[0]) == (5 + 2, 1)
    table.end_round()
    assert (table.world.coins[0], table.world.knowledge[0]) == (14, 2)


@rule("symbol.coin")
def test_the_supply_never_runs_out() -> None:
    table = Table(2)
    table.coins(0, 100)
    table.coins(1, 100)
    table.knowledge(0, 50)
    table.turn()
    table.send("labor", 1)
    assert table.world.coins[0] == 102


@rule("symbol.food", "round.feed")
def test_each_food_feeds_one_citizen() -> None:
    table = Table(2)
    table.citizens(0, 1, 2, 3, 4)
    table.turn()
    table.end_round()
    assert table.asked() == "prompt-starve"
    table = Table(2)
    table.citizens(0, 1, 2, 3, 4)
    table.owns(0, "terraced_orchards")
    table.turn()
    table.end_round()
    assert table.world.round == 4


@rule("symbol.repair")
def test_a_repaired_card_counts_again() -> None:
    table = Table(2)
    table.owns(0, "cliff_beekeepers")
    table.damaged(0, "wheat_fields")
    table.turn()
    assert table.world.totals[0].food == 3
    table.act("cliff_beekeepers")
    table.do("repair", "wheat_fields")
    assert table.world.totals[0].food == 4
    assert table.damaged_of(0) == []


@rule("symbol.explore")
@pytest.mark.parametrize(
    ("empire", "titans", "cards"),
    [([], [], 5), (["archivists_of_bol"], [], 7), (["archivists_of_bol", "reed_boats"], ["gloom_moth"], 11)],
)
def test_an_explore_bonus_shows_more_cards(empire: list[str], titans: list[str], cards: int) -> None:
    table = Table(2)
    table.owns(0, *empire)
    table.titans(0, *titans)
    table.turn()
    table.send("explore", 1)
    assert table.world.prompt(0).args["cards"] == cards
    table.do("draw")
    assert len(table.world.drawn) == cards
    table.do("keep", table.legal("keep")[0])
    assert len(table.stored_of(0)) == 1
    assert len(table.discarded()) == cards - 1


@rule("symbol.capacity")
def test_districts_and_titans_give_room() -> None:
    table = Table(2)
    table.districts(0, "old_quarter")
    table.titans(0, "glacier_maw")
    assert table.world.totals[0].capacity == 4 + 3 + 2
    assert table.world.room(0) == 9 - 2
