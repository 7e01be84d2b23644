"""Attacking a Titan."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import BLANK, BOX, COIN, TITAN, Table, titan


def facing(one: str = "mud_wader", coins: int = 20) -> Table:
    """Mud Wader: defence 4, swords and arrows, one banner. Thorn Strider: the same with swords only."""
    table = Table(3)
    table.coins(0, coins)
    table.pile("one", one)
    return table


def test_the_example_of_the_book() -> None:
    """Stone Being, 8 against swords and arrows: Merkian Troops with a legacy, used last round, and three swords."""
    table = Table(3, round=5)
    table.coins(0, 4)
    table.owns(0, "training_yard", "war_academy")
    table.armies(0, ("merkian_troops", 0, 1, "city_guard"), ("militia",))
    table.pile("two", "stone_being", "glacier_maw", known=1)
    table.turn()
    table.do("attack", "two")
    table.do("army", "merkian_troops")
    assert table.world.coins[0] == 2
    assert table.armies_of(0)["merkian_troops"] == (2, 1, "city_guard")
    assert table.world.prompt(0).args["value"] == 8
    assert table.legal("strike") == [""]
    table.do("strike", "", [BLANK, COIN])
    assert table.world.coins[0] == 1
    assert table.titans_of(0) == ["stone_being"]
    assert table.damaged_of(0) == []
    assert table.shown("two") == "glacier_maw"
    assert table.world.to_act() == (1,)


@rule("attack.value", "attack.cost", "attack.defence", "damage.dice")
def test_the_example_of_the_book_falls_short_by_a_single_coin_or_sword() -> None:
    for coins, empire in ((1, ["training_yard", "war_academy"]), (2, ["war_academy"])):
        table = Table(3, round=5)
        table.coins(0, coins)
        table.owns(0, *empire)
        table.armies(0, ("merkian_troops", 0, 1, "city_guard"))
        table.pile("two", "stone_being")
        table.turn()
        assert "two" not in table.legal("attack")
        assert table.why("attack", "two") == "attack.defence"


@rule("attack.target")
@pytest.mark.parametrize("pile", ["one", "two", "three"])
def test_the_face_up_titan_of_a_pile_is_attacked(pile: str) -> None:
    table = facing()
    table.world.drafted[0] = 20
    table.turn()
    assert table.legal("attack") == ["one", "two", "three"]
    shown = table.shown(pile)
    table.attack(pile, "militia", dice=(BLANK,) * BOX.titans[titan(str(shown))].dice)
    assert table.titans_of(0) == [shown]


@rule("attack.target", "attack.one_a_turn")
def test_while_an_attack_is_paid_for_everybody_sees_its_target() -> None:
    table = facing()
    table.turn()
    assert table.world.view(None)["attack"] is None
    table.do("attack", "one")
    assert table.world.view(None)["attack"] == "one"
    table.do("army", "city_guard")
    assert table.world.view(1)["used"] == ["city_guard"]


@rule("attack.empty", "attack.next")
def test_when_a_pile_is_out_there_is_nothing_to_attack() -> None:
    table = facing()
    table.pile_holds("one", "mud_wader")
    table.turn()
    table.attack("one", "city_guard", "militia")
    assert table.shown("one") is None
    table.turn(0)
    table.armies(0, ("city_guard",), ("militia",))
    table.world.drafted[0] = 30
    table.turn(0)
    assert table.legal("attack") == ["two", "three"]
    assert table.why("attack", "one") == "attack.empty"


@rule("attack.cost")
@pytest.mark.parametrize("before", [0, 1, 3])
def test_a_card_costs_one_coin_more_than_lie_on_it(before: int) -> None:
    table = facing(coins=before + 1)
    table.world.drafted[0] = 9
    table.armies(0, ("city_guard", 0, before), ("militia", 0, 9))
    table.turn()
    table.do("attack", "one")
    assert table.legal("army") == ["city_guard"]
    assert table.why("army", "militia") == "attack.cost"
    table.do("army", "city_guard")
    assert table.world.coins[0] == 0
    assert table.armies_of(0)["city_guard"] == (before + 1, before)


@rule("attack.cost")
def test_a_titan_is_attacked_only_if_the_armies_can_be_paid_for() -> None:
    table = facing(coins=1)
    table.turn()
    assert table.legal("attack") == []
    assert table.why("attack", "one") == "attack.defence"
    table.coins(0, 2)
    table.turn()
    assert table.legal("attack") == ["one"]


@rule("attack.used")
def test_a_card_with_coins_on_its_name_cannot_be_used_again() -> None:
    table = facing()
    table.world.drafted[0] = 9
    table.armies(0, ("city_guard", 1, 0), ("militia",))
    table.turn()
    table.do("attack", "one")
    assert table.legal("army") == ["militia"]
    assert table.why("army", "city_guard") == "attack.used"
    table.do("army", "militia")
    assert table.why("army", "militia") == "attack.used"
    assert table.why("army", "falconers") == "attack.cost"


@rule("attack.several", "attack.value")
def test_several_cards_add_up_also_beyond_what_is_needed() -> None:
    table = facing()
    table.districts(0, "garrison_quarter")
    table.armies(0, ("city_guard",), ("militia",), ("river_raiders",))
    table.turn()
    table.do("attack", "one")
    table.do("army", "city_guard")
    assert table.legal("strike") == []
    table.do("army", "militia")
    assert table.legal("strike") == [""]
    assert table.legal("army") == ["river_raiders"], "for its loot"
    table.do("army", "river_raiders")
    table.strike(titan("mud_wader"))
    assert table.world.coins[0] == 20 - 3 + 2


@rule("attack.least_one")
def test_at_least_one_military_card_is_used() -> None:
    table = facing()
    table.world.drafted[0] = 9
    table.turn()
    table.do("attack", "one")
    assert table.legal("strike") == []
    assert table.why("strike") == "attack.least_one"
    table.do("army", "militia")
    assert table.legal("strike") == [""]


@rule("attack.least_one")
def test_without_a_card_to_use_there_is_no_attack() -> None:
    table = facing()
    table.world.drafted[0] = 9
    table.armies(0, ("city_guard", 1, 0), ("militia", 1, 0))
    table.turn()
    assert table.legal("attack") == []
    assert table.why("attack", "one") == "attack.least_one"
    table.armies(0, ("city_guard", 0, 20))
    table.turn()
    assert table.why("attack", "one") == "attack.least_one"


@rule("attack.value", "symbol.sword", "symbol.arrow")
@pytest.mark.parametrize("source", ["empire", "district", "titan", "draft"])
def test_everything_else_that_counts_adds_to_the_armies(source: str) -> None:
    """City Guard has two swords, and two more are needed."""
    table = facing()
    table.armies(0, ("city_guard",))
    table.turn()
    assert "one" not in table.legal("attack")
    if source == "empire":
        table.owns(0, "training_yard", "hunting_lodge")
    elif source == "district":
        table.districts(0, "smiths_quarter", "wall_quarter")
    elif source == "titan":
        table.titans(0, "stone_being", "lantern_eye")
    else:
        table.world.drafted[0] = 2
    table.turn()
    assert "one" in table.legal("attack")
    table.attack("one", "city_guard")
    assert "mud_wader" in table.titans_of(0)


@rule("attack.value", "damage.abilities")
def test_the_symbols_of_a_damaged_card_do_not_count() -> None:
    table = facing()
    table.armies(0, ("city_guard",))
    table.owns(0, "training_yard", "hunting_lodge")
    table.damaged(0, "hunting_lodge")
    table.turn()
    assert "one" not in table.legal("attack")


@rule("attack.unpaid")
def test_an_army_that_is_not_paid_for_gives_nothing() -> None:
    table = facing()
    table.armies(0, ("city_guard",), ("war_mammoths", "old_masters", "spear_wall"))
    table.turn()
    table.do("attack", "one")
    table.do("army", "city_guard")
    assert table.world.prompt(0).args["value"] == 2
    assert table.why("strike") == "attack.defence"


@rule("attack.legacy")
def test_all_the_retired_cards_of_an_army_teach_the_active_one() -> None:
    table = facing()
    table.armies(0, ("city_guard", "spear_wall", "hill_clans"))
    table.turn()
    table.attack("one", "city_guard")
    assert table.told("event-struck")[-1].args["value"] == 4


@rule("attack.once")
def test_what_a_card_gives_does_not_last_for_a_second_attack() -> None:
    table = facing()
    table.armies(0, ("war_mammoths",), ("city_guard",))
    table.pile("one", "mud_wader", "tide_walker", known=1)
    table.turn()
    table.attack("one", "war_mammoths")
    table.turn(0)
    assert table.legal("attack") == []
    assert table.world.used == 0


@rule("attack.draft")
@pytest.mark.parametrize("one", ["mud_wader", "thorn_strider"])
def test_draft_counts_in_every_attack_of_the_round_against_every_titan(one: str) -> None:
    table = facing(one)
    table.pile("one", one, "dune_crawler", known=1)
    table.world.drafted[0] = 4
    table.turn()
    table.attack("one", "militia")
    table.turn(0)
    table.attack("one", "city_guard")
    assert len(table.titans_of(0)) == 2
    assert table.world.drafted[0] == 4


@rule("attack.weapons", "symbol.arrow")
def test_arrows_count_only_against_titans_that_show_them() -> None:
    for one, can in (("mud_wader", True), ("thorn_strider", False)):
        table = facing(one)
        table.armies(0, ("cliff_archers",))
        table.owns(0, "watchtowers")
        table.turn()
        assert ("one" in table.legal("attack")) == can


@rule("attack.weapons", "symbol.sword")
@pytest.mark.parametrize("one", ["mud_wader", "thorn_strider"])
def test_swords_count_against_all(one: str) -> None:
    table = facing(one)
    table.armies(0, ("spear_wall",))
    table.owns(0, "training_yard")
    table.turn()
    table.attack("one", "spear_wall")
    assert table.titans_of(0) == [one]


@rule("attack.defence")
def test_an_equal_value_is_enough_and_a_lower_one_cannot_be_tried() -> None:
    table = facing()
    table.armies(0, ("spear_wall", "city_guard"))
    table.turn()
    table.attack("one", "spear_wall")
    assert table.titans_of(0) == ["mud_wader"]
    table = facing()
    table.armies(0, ("spear_wall",))
    table.turn()
    assert table.why("attack", "one") == "attack.defence"


@rule("attack.defence")
def test_an_army_that_would_leave_too_few_coins_for_the_others_cannot_be_paid() -> None:
    """City Guard and Militia are not enough without Spear Wall, and the dear Falconers leave nothing for it."""
    table = facing(coins=3)
    table.districts(0, "garrison_quarter")
    table.armies(0, ("spear_wall",), ("militia",), ("falconers", 0, 2))
    table.turn()
    table.do("attack", "one")
    assert table.legal("army") == ["militia", "spear_wall"]
    assert table.why("army", "falconers") == "attack.defence"
    table.do("army", "spear_wall")
    assert table.legal("army") == ["militia"]


@rule("attack.win", "symbol.capacity", "symbol.food")
def test_the_titan_comes_with_its_banners_capacity_and_symbols() -> None:
    table = facing("tide_walker")
    table.armies(0, ("war_mammoths",), ("militia",))
    table.turn()
    room, food, banners = table.world.room(0), table.world.totals[0].food, table.world.banners(0)
    table.attack("one", "war_mammoths")
    assert table.titans_of(0) == ["tide_walker"]
    assert table.world.room(0) == room + 1
    assert table.world.totals[0].food == food + 1
    blue = BOX.tribes.index("blue")
    assert table.world.banners(0)[blue] == banners[blue] + 1


@rule("attack.next")
def test_the_next_titan_is_turned_up() -> None:
    table = facing()
    table.turn()
    before = table.world.unseen[0]
    table.attack("one", "city_guard", "militia")
    assert table.world.shown_titan(0) in before
    assert table.shown("one") == BOX.titans[table.world.shown_titan(0)].id
    assert table.told("event-next-titan")


@rule("attack.one_a_turn")
def test_one_titan_a_turn_but_another_in_a_later_turn() -> None:
    table = facing()
    table.world.drafted[0] = 9
    table.turn()
    table.attack("one", "city_guard")
    assert table.world.to_act() == (1,)
    table.do("pass")
    table.do("pass")
    assert "one" in table.legal("attack")
    table.do("attack", "one")
    assert table.legal("army") == ["militia"]


@rule("attack.repair", "symbol.repair")
def test_repair_symbols_repair_before_the_dice_are_rolled() -> None:
    """Both cards are repaired, and one is damaged again by the only die."""
    table = facing()
    table.armies(0, ("field_engineers",))
    table.owns(0, "training_yard")
    table.damaged(0, "fishing_dock", "wheat_fields")
    table.turn()
    table.do("attack", "one")
    table.do("army", "field_engineers")
    table.do("strike")
    assert table.told("event-dice") == []
    table.do("repair", "fishing_dock")
    assert table.told("event-dice") == []
    table.do("repair", "wheat_fields", [TITAN])
    assert table.legal("damage") == ["fishing_dock", "wheat_fields", "training_yard"]
    table.do("damage", "wheat_fields")
    assert table.damaged_of(0) == ["wheat_fields"]


@rule("attack.repair")
def test_one_may_leave_a_card_damaged_and_legacies_repair_too() -> None:
    table = facing()
    table.armies(0, ("war_mammoths", "temple_wardens"))
    table.damaged(0, "fishing_dock", "wheat_fields")
    table.turn()
    table.do("attack", "one")
    table.do("army", "war_mammoths")
    table.do("strike")
    assert table.world.prompt(0).args["cards"] == 1
    table.do("done", "", [BLANK])
    assert table.damaged_of(0) == ["fishing_dock", "wheat_fields"]


@rule("attack.repair")
def test_an_army_that_was_not_used_repairs_nothing() -> None:
    table = facing()
    table.armies(0, ("field_engineers",), ("war_mammoths",))
    table.damaged(0, "fishing_dock")
    table.turn()
    table.attack("one", "war_mammoths")
    assert table.damaged_of(0) == ["fishing_dock"]
    assert table.world.to_act() == (1,)
