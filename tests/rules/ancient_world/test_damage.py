"""Damage and loot after an attack."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import BLANK, BOX, COIN, TITAN, Table, record


def attacking(
    dice: tuple[int, ...], *empire: str, coins: int = 20, pile: str = "one", shown: str = ""
) -> Table:
    """Seat 0 has attacked with War Mammoths, which cost one coin, and the dice show this."""
    table = Table(3)
    table.coins(0, coins)
    table.owns(0, *empire)
    table.armies(0, ("war_mammoths",), ("militia",))
    table.world.drafted[0] = 20
    table.pile(pile, shown or {1: "mud_wader", 2: "ash_howler"}[len(dice)])
    table.turn()
    table.attack(pile, "war_mammoths", dice=dice)
    return table


@rule("damage.dice")
@pytest.mark.parametrize(
    ("pile", "id", "banners"),
    [("one", "mud_wader", 1), ("two", "stone_being", 2), ("three", "world_tortoise", 3)],
)
def test_a_die_for_each_banner_two_of_the_same_tribe_too(pile: str, id: str, banners: int) -> None:
    table = attacking((BLANK,) * banners, pile=pile, shown=id)
    (event,) = table.told("event-dice")
    assert event.args["dice"] == ["face:blank"] * banners
    assert len(record("titan", id)["banners"]) == banners


@rule("damage.faces")
def test_each_face_is_on_two_of_six_sides() -> None:
    faces: list[str] = []
    for side in range(1, 7):
        table = attacking((side,))
        shown = table.told("event-dice")[0].args["dice"]
        assert isinstance(shown, list)
        faces += map(str, shown)
    assert sorted(faces) == ["face:blank"] * 2 + ["face:coin"] * 2 + ["face:titan"] * 2
    assert len(BOX.die) == 7


@rule("damage.titan")
def test_a_titan_face_damages_a_card_of_ones_choice() -> None:
    table = attacking((TITAN,), "oasis", "toll_road")
    assert table.legal("damage") == ["fishing_dock", "wheat_fields", "oasis", "toll_road"]
    table.do("damage", "toll_road")
    assert table.damaged_of(0) == ["toll_road"]
    assert "toll_road" in table.empire_of(0)
    assert table.world.to_act() == (1,)


@rule("damage.titan")
def test_two_titan_faces_damage_two_cards() -> None:
    table = attacking((TITAN, TITAN), "oasis")
    table.do("damage", "oasis")
    assert table.legal("damage") == ["fishing_dock", "wheat_fields"]
    table.do("damage", "wheat_fields")
    assert table.damaged_of(0) == ["wheat_fields", "oasis"]


@rule("damage.coin")
@pytest.mark.parametrize(
    ("coins", "dice", "left"), [(5, (COIN,), 3), (5, (COIN, COIN), 2), (2, (COIN, COIN), 0), (1, (COIN,), 0)]
)
def test_a_coin_face_costs_a_coin_if_there_is_one(coins: int, dice: tuple[int, ...], left: int) -> None:
    table = attacking(dice, coins=coins)
    assert table.world.coins[0] == left


@rule("damage.blank")
def test_a_blank_face_does_nothing() -> None:
    table = attacking((BLANK, BLANK))
    assert table.world.coins[0] == 19
    assert table.damaged_of(0) == []
    assert table.world.to_act() == (1,)


@rule("damage.none")
def test_with_nothing_left_to_damage_a_titan_face_does_nothing() -> None:
    """Districts, Titans and stored cards cannot be damaged."""
    table = Table(3)
    table.armies(0, ("war_mammoths",))
    table.districts(0, "garden_quarter")
    table.titans(0, "stone_being")
    table.stores(0, "oasis")
    table.damaged(0, "fishing_dock")
    table.pile("one", "ash_howler")
    table.turn()
    table.attack("one", "war_mammoths", dice=(TITAN, TITAN))
    assert table.legal("damage") == ["wheat_fields"]
    table.do("damage", "wheat_fields")
    assert table.world.to_act() == (1,)
    assert table.world.totals[0].capacity == 4 + 2 + 1 + 1


@rule("damage.abilities")
def test_a_damaged_card_gives_nothing_until_it_is_repaired() -> None:
    table = Table(2)
    table.owns(0, "hall_of_tablets", "potters_lane", "bazaar_of_five_tribes", "archivists_of_bol")
    whole = table.world.totals[0]
    table.damaged(0, "hall_of_tablets", "potters_lane", "archivists_of_bol", "wheat_fields")
    table.row("goat_herds")
    table.coins(0, 10)
    table.turn()
    hurt = table.world.totals[0]
    assert (whole.coins - hurt.coins, whole.food - hurt.food, whole.explore - hurt.explore) == (3, 1, 2)
    assert table.why("act", "hall_of_tablets") == "damage.abilities"
    table.send("build", 1)
    table.do("build", "goat_herds")
    assert table.world.coins[0] == 7, "nothing from Potters' Lane"
    table.turn(0)
    table.send("rebuild", 2)
    table.do("repair", "hall_of_tablets")
    table.do("repair", "potters_lane")
    table.turn(0)
    assert "hall_of_tablets" in table.legal("act")


@rule("damage.abilities", "effect.coins_per")
def test_the_banners_of_a_damaged_card_are_not_seen() -> None:
    """Fishing Dock shows blue, Wheat Fields yellow and the Bazaar green and blue."""
    table = Table(2)
    table.owns(0, "bazaar_of_five_tribes")
    table.damaged(0, "wheat_fields")
    table.turn()
    table.act("bazaar_of_five_tribes")
    assert table.world.coins[0] == 6 + 2


@rule("damage.food", "round.feed")
def test_food_that_is_damaged_is_missed_only_at_the_end_of_the_round() -> None:
    table = attacking((TITAN,))
    table.do("damage", "fishing_dock")
    assert table.home_of(0) == [1, 2, 3]
    assert table.starving_of(0) == []
    table.pass_all()
    assert table.asked() == "prompt-starve"
    table.do("starve", "1")
    assert table.starving_of(0) == [1]


@rule("damage.food")
def test_food_repaired_before_the_end_of_the_round_is_there() -> None:
    table = attacking((TITAN,))
    table.do("damage", "fishing_dock")
    table.do("pass")
    table.do("pass")
    table.send("rebuild", 1)
    table.do("repair", "fishing_dock")
    table.pass_all()
    assert (table.world.round, table.starving_of(0)) == (4, [])


@rule("damage.capacity")
def test_a_damaged_card_still_takes_up_capacity() -> None:
    table = Table(2)
    table.coins(0, 20)
    table.row("potters_lane")
    table.fills(0)
    table.damaged(0, "fishing_dock", "wheat_fields")
    table.turn()
    assert table.world.room(0) == 0
    assert table.why("send", "build") == "build.capacity"


@rule("loot.coins")
@pytest.mark.parametrize(
    ("army", "loot"),
    [
        (("war_mammoths",), 0),
        (("river_raiders",), 2),
        (("river_raiders", "sellswords", "harbour_marines"), 4),
    ],
)
def test_loot_brings_coins_after_the_dice(army: tuple[str, ...], loot: int) -> None:
    """With no coin left after paying, a coin face costs nothing; what is looted comes later. Legacies loot too."""
    table = Table(3)
    table.coins(0, 1)
    table.armies(0, army)
    table.world.drafted[0] = 20
    table.pile("one", "mud_wader")
    table.turn()
    table.attack("one", army[0], dice=(COIN,))
    assert table.world.coins[0] == loot


@rule("loot.spy")
@pytest.mark.parametrize(
    ("army", "knowledge"),
    [(("war_mammoths",), 0), (("night_scouts",), 1), (("mist_ninja", "court_spies"), 2)],
)
def test_spies_bring_knowledge(army: tuple[str, ...], knowledge: int) -> None:
    table = Table(3)
    table.armies(0, army)
    table.world.drafted[0] = 20
    table.pile("one", "mud_wader")
    table.turn()
    table.attack("one", army[0], dice=(TITAN,))
    assert table.world.knowledge[0] == 0, "after the dice and what they do"
    table.do("damage", "wheat_fields")
    assert table.world.knowledge[0] == knowledge


@rule("loot.coins", "loot.spy")
def test_an_army_that_was_not_used_brings_nothing() -> None:
    table = Table(3)
    table.coins(0, 5)
    table.armies(0, ("war_mammoths",), ("mist_ninja", "river_raiders"))
    table.world.drafted[0] = 20
    table.pile("one", "mud_wader")
    table.turn()
    table.attack("one", "war_mammoths")
    assert (table.world.coins[0], table.world.knowledge[0]) == (4, 0)
