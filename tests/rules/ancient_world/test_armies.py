"""Armies: how many, retiring, legacies, and armies that are lost."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import TITAN, Table


def recruiting(*row: str) -> Table:
    table = Table(3)
    table.coins(0, 20)
    table.military(*(row or ("spear_wall", "falconers")))
    return table


@rule("army.limit")
def test_no_more_armies_than_the_limit() -> None:
    """Two at first: the third card takes the place of another."""
    table = recruiting()
    table.turn()
    table.send("recruit", 1)
    table.do("recruit", "spear_wall")
    assert table.asked() == "prompt-retire"
    table.do("retire", "city_guard")
    assert table.armies_of(0) == {"spear_wall": (0, 0, "city_guard"), "militia": (0, 0)}


@rule("army.open", "army.limit", "symbol.army")
@pytest.mark.parametrize("source", ["empire", "district", "titan"])
def test_below_the_limit_a_recruit_is_a_new_army(source: str) -> None:
    table = recruiting()
    if source == "empire":
        table.owns(0, "camp_kitchens")
    elif source == "district":
        table.districts(0, "garrison_quarter")
    else:
        table.titans(0, "iron_beetle")
    table.turn()
    table.send("recruit", 1)
    table.do("recruit", "spear_wall")
    assert table.world.to_act() == (1,), "nothing can be retired for it"
    assert table.armies_of(0) == {"city_guard": (0, 0), "militia": (0, 0), "spear_wall": (0, 0)}


@rule("army.retire", "army.legacy")
def test_a_retired_card_lies_beneath_the_new_one_with_those_retired_before() -> None:
    table = recruiting()
    table.armies(0, ("hill_clans", "city_guard"), ("militia",))
    table.turn()
    table.send("recruit", 1)
    table.do("recruit", "spear_wall")
    assert set(table.legal("retire")) == {"hill_clans", "militia"}
    table.do("retire", "hill_clans")
    assert table.armies_of(0) == {"spear_wall": (0, 0, "city_guard", "hill_clans"), "militia": (0, 0)}


@rule("army.unused")
def test_a_card_used_this_round_cannot_be_retired() -> None:
    table = recruiting()
    table.armies(0, ("city_guard", 1, 0), ("militia", 0, 2))
    table.turn()
    table.send("recruit", 1)
    table.do("recruit", "spear_wall")
    assert table.legal("retire") == ["militia"]
    assert table.why("retire", "city_guard") == "army.unused"


@rule("army.none")
def test_with_all_armies_used_and_none_to_form_nobody_recruits() -> None:
    table = recruiting()
    table.armies(0, ("city_guard", 1, 0), ("militia", 1, 0))
    table.turn()
    assert "recruit" not in table.legal("send")
    assert table.why("send", "recruit") == "army.none"
    table.districts(0, "garrison_quarter")
    table.turn()
    assert "recruit" in table.legal("send")


@rule("army.coins")
def test_the_coins_on_a_retired_card_are_gone() -> None:
    table = recruiting()
    table.armies(0, ("city_guard", 0, 3), ("militia",))
    table.turn()
    table.send("recruit", 1)
    table.do("recruit", "spear_wall")
    table.do("retire", "city_guard")
    assert table.armies_of(0)["spear_wall"] == (0, 0, "city_guard")
    assert table.world.coins[0] == 20


@rule("army.legacy", "attack.legacy")
def test_a_legacy_counts_only_once_the_card_is_retired() -> None:
    """City Guard alone has two swords; beneath Spear Wall it adds its legacy of one to three."""
    table = recruiting()
    table.coins(0, 1)
    table.pile("one", "thorn_strider")  # defence 4, swords only
    table.armies(0, ("spear_wall",))
    table.military()
    table.turn()
    assert table.legal("attack") == []
    table.armies(0, ("spear_wall", "city_guard"))
    table.turn()
    assert table.legal("attack") == ["one"]


@rule("army.no_refill")
def test_the_military_row_is_not_filled_up_at_once() -> None:
    table = recruiting()
    table.turn()
    table.send("recruit", 1)
    table.do("recruit", "falconers")
    table.do("retire", "militia")
    assert table.military_now() == ["spear_wall"]
    assert "falconers" in table.armies_of(0)


def about_to_lose(*others: str) -> Table:
    """Camp Kitchens allows a third army; an attack with one of the three is about to damage a card."""
    table = Table(3)
    table.coins(0, 20)
    table.owns(0, "camp_kitchens", *others)
    table.armies(
        0, ("war_mammoths", 0, 1, "old_masters"), ("militia", 0, 2), ("falconers", "spear_wall", "hill_clans")
    )
    table.pile("one", "mud_wader")
    table.turn()
    table.attack("one", "war_mammoths", dice=(TITAN,))
    return table


@rule("army.lost", "army.lost_choice")
def test_damage_that_lowers_the_limit_costs_an_army_of_ones_choice() -> None:
    """Retired cards go with it, and the coins."""
    table = about_to_lose()
    table.do("damage", "camp_kitchens")
    assert table.asked() == "prompt-disband"
    assert set(table.legal("disband")) == {"war_mammoths", "militia", "falconers"}
    coins = table.world.coins[0]
    table.do("disband", "falconers")
    assert set(table.armies_of(0)) == {"war_mammoths", "militia"}
    assert table.world.coins[0] == coins
    everywhere = [*table.world.recruits, *table.world.military_row]
    assert len(everywhere) == 25 - 2 - 3, "what is discarded does not come back"
    assert table.world.to_act() == (1,)


@rule("army.lost")
def test_damage_to_another_card_costs_no_army() -> None:
    table = about_to_lose()
    table.do("damage", "wheat_fields")
    assert len(table.armies_of(0)) == 3


@rule("army.lost_choice")
def test_a_limit_regained_does_not_bring_an_army_back() -> None:
    table = about_to_lose()
    table.do("damage", "camp_kitchens")
    table.do("disband", "militia")
    table.turn(0)
    table.send("rebuild", 1)
    table.do("repair", "camp_kitchens")
    assert set(table.armies_of(0)) == {"war_mammoths", "falconers"}
    assert table.world.totals[0].armies == 3


@rule("army.lost")
def test_two_cards_lost_cost_two_armies() -> None:
    table = Table(3)
    table.coins(0, 20)
    table.owns(0, "camp_kitchens", "mustering_field")
    table.armies(0, ("war_mammoths", "old_masters"), ("militia",), ("falconers",), ("city_guard",))
    table.pile("one", "ash_howler")
    table.turn()
    table.attack("one", "war_mammoths", dice=(TITAN, TITAN))
    table.do("damage", "camp_kitchens")
    table.do("disband", "militia")
    table.do("damage", "mustering_field")
    table.do("disband", "war_mammoths")
    assert set(table.armies_of(0)) == {"falconers", "city_guard"}
