"""The end of a round."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import Table


@rule("round.income")
def test_everyone_collects_coins_and_knowledge() -> None:
    """The Capital City gives five; what a damaged card would give is missing."""
    table = Table(3)
    table.owns(0, "toll_road")
    table.districts(1, "scholars_quarter")
    table.owns(2, "goat_herds")
    table.damaged(2, "goat_herds")
    table.turn()
    table.pass_all()
    assert table.world.coins == [6 + 7, 6 + 5, 6 + 5]
    assert table.world.knowledge == [0, 1, 0]


@rule("round.slide", "attack.used")
def test_coins_slide_from_the_name_to_the_picture() -> None:
    table = Table(2)
    table.armies(0, ("city_guard", 2, 1, "spear_wall"), ("militia", 0, 3))
    table.turn()
    table.pass_all()
    assert table.armies_of(0) == {"city_guard": (0, 3, "spear_wall"), "militia": (0, 3)}


@rule("round.slide", "attack.cost")
def test_the_coins_still_count_but_the_card_can_be_used_again() -> None:
    table = Table(2)
    table.coins(0, 9)
    table.armies(0, ("war_mammoths", 1, 0))
    table.pile("one", "mud_wader")
    table.turn()
    assert "one" not in table.legal("attack")
    table.pass_all()
    coins = table.world.coins[0]
    table.attack("one", "war_mammoths")
    assert table.world.coins[0] == coins - 2


@rule("round.reclaim")
def test_all_citizens_come_home() -> None:
    table = Table(2)
    table.owns(0, "town_hall")
    table.at("labor", (0, 1), (1, 3))
    table.on_card(0, "town_hall", 2)
    table.turn()
    table.pass_all()
    assert (table.home_of(0), table.home_of(1)) == ([1, 2, 3], [1, 2, 3])
    assert all(tokens == [] for tokens in table.world.view(None)["spaces"].values())
    assert table.world.busy == [(), ()]


@rule("round.token")
def test_the_token_is_turned_hand_side_down_and_its_holder_begins() -> None:
    table = Table(3)
    table.turn(1)
    table.send("rebuild", 1)
    assert table.world.view(None)["claimed"]
    table.pass_all()
    view = table.world.view(None)
    assert (view["claimed"], view["first"], view["to_act"]) == (False, 1, [1])


@rule("round.feed")
def test_whoever_was_starving_is_fed_as_well() -> None:
    table = Table(2)
    table.owns(0, "terraced_orchards")
    table.citizens(0, 1, 2, starving=(3, 4))
    table.turn()
    table.pass_all()
    assert (table.home_of(0), table.starving_of(0)) == ([1, 2, 3, 4], [])


@rule("round.starve", "round.starve_choice")
@pytest.mark.parametrize("starving", [[4], [1], [2]])
def test_each_player_chooses_who_starves(starving: list[int]) -> None:
    table = Table(2)
    table.citizens(0, 1, 2, 3, 4)
    table.turn()
    table.pass_all()
    assert table.legal("starve") == ["1", "2", "3", "4"]
    table.do("starve", str(starving[0]))
    assert table.starving_of(0) == starving
    assert table.world.round == 4


@rule("round.starve")
def test_as_many_starve_as_there_is_food_missing() -> None:
    table = Table(3)
    table.citizens(0, 1, 2, 3, 4, 5)
    table.damaged(0, "wheat_fields")
    table.citizens(2, 1, 2, 3, 4)
    table.turn()
    table.pass_all()
    for skill in ("1", "4", "2"):
        assert table.world.to_act() == (0,)
        table.do("starve", skill)
    assert table.world.to_act() == (2,)
    table.do("starve", "3")
    assert (table.starving_of(0), table.home_of(0)) == ([1, 2, 4], [3, 5])
    assert table.starving_of(2) == [3]
    assert table.world.round == 4


@rule("round.starving")
def test_a_starving_citizen_cannot_be_used_in_the_next_round() -> None:
    table = Table(2)
    table.citizens(0, 1, 2, 3, 4)
    table.turn()
    table.pass_all()
    table.do("starve", "4")
    table.do("send", "labor")
    assert table.legal("citizen") == ["1", "2", "3"]
    assert table.why("citizen", "4") == "round.starving"


@rule("round.starving", "round.feed")
def test_and_may_be_fed_after_that_round() -> None:
    table = Table(2)
    table.citizens(0, 1, 2, 3, starving=(4,))
    table.owns(0, "terraced_orchards")
    table.turn()
    table.pass_all()
    assert table.home_of(0) == [1, 2, 3, 4]
