"""Cards that wait for something to happen."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import BOX, TITAN, Table


@rule("when.citizen")
@pytest.mark.parametrize("way", ["grow", "card"])
def test_a_new_citizen_makes_a_card_act_by_itself(way: str) -> None:
    """The Aqueduct gives a coin for each food; a new card's food counts already."""
    table = Table(3)
    table.coins(0, 9)
    table.owns(0, "aqueduct")
    table.row("stilt_village")
    table.turn()
    if way == "grow":
        table.send("grow", 1)
        assert table.world.coins[0] == 9 - 3 + 3
    else:
        table.send("build", 1)
        table.do("build", "stilt_village")
        assert table.world.coins[0] == 9 - 5 + 4


@rule("when.citizen", "damage.abilities")
def test_a_damaged_aqueduct_and_that_of_another_do_nothing() -> None:
    table = Table(3)
    table.owns(0, "aqueduct")
    table.damaged(0, "aqueduct")
    table.turn()
    table.send("grow", 1)
    assert table.world.coins[0] == 6 - 3
    table = Table(3)
    table.owns(1, "aqueduct")
    table.turn()
    table.send("grow", 1)
    assert table.world.coins == [3, 6, 6]


@rule("when.build")
def test_building_makes_a_card_act_but_not_the_one_just_built() -> None:
    table = Table(3)
    table.coins(0, 10)
    table.row("potters_lane", "goat_herds")
    table.turn()
    table.send("build", 1)
    table.do("build", "potters_lane")
    assert table.world.coins[0] == 6
    table.turn(0)
    table.send("build", 2)
    table.do("build", "goat_herds")
    assert table.world.coins[0] == 6 - 1 - 3 + 1


@rule("when.build")
def test_building_nothing_or_by_another_player_does_not_count() -> None:
    table = Table(3)
    table.coins(1, 10)
    table.owns(0, "potters_lane")
    table.row("goat_herds", "toll_road")
    table.turn()
    table.send("build", 1)
    table.do("done")
    table.send("build", 1)
    table.do("build", "goat_herds")
    assert table.world.coins[0] == 6


@rule("when.defeat")
def test_defeating_a_titan_makes_a_card_act_after_damage_and_loot() -> None:
    table = Table(3)
    table.coins(0, 1)
    table.owns(0, "champions_arena")
    table.armies(0, ("war_mammoths",))
    table.pile("one", "mud_wader")
    table.turn()
    table.attack("one", "war_mammoths", dice=(TITAN,))
    assert table.world.coins[0] == 0
    table.do("damage", "wheat_fields")
    assert table.world.coins[0] == 3


@rule("when.defeat", "damage.abilities")
def test_a_card_damaged_in_the_fight_does_not_act() -> None:
    table = Table(3)
    table.coins(0, 1)
    table.owns(0, "champions_arena")
    table.armies(0, ("war_mammoths",))
    table.pile("one", "mud_wader")
    table.turn()
    table.attack("one", "war_mammoths", dice=(TITAN,))
    table.do("damage", "champions_arena")
    assert table.world.coins[0] == 0


def with_crane(*row: str, coins: int = 0, round: int = 5) -> Table:
    table = Table(3, round=round)
    table.coins(0, coins)
    table.owns(0, "crane")
    table.row(*row)
    return table


@rule("when.free_build")
def test_a_discarded_crane_pays_for_a_card_with_coins_and_knowledge() -> None:
    """Without a coin one may even be sent to Build for it."""
    table = with_crane("citadel")
    table.turn()
    table.send("build", 1)
    assert (table.legal("build"), table.legal("use")) == ([], ["crane"])
    table.do("use", "crane")
    assert (table.legal("build"), table.legal("done")) == (["citadel"], [])
    table.do("build", "citadel")
    assert table.empire_of(0) == ["fishing_dock", "wheat_fields", "citadel"]
    assert (table.world.coins[0], table.world.knowledge[0]) == (0, 0)


@rule("when.free_build", "build.capacity")
def test_its_capacity_is_free_at_once() -> None:
    table = with_crane("citadel")
    table.fills(0)
    table.turn()
    assert table.world.room(0) == 0
    table.send("build", 1)
    table.do("use", "crane")
    table.do("build", "citadel")
    assert table.world.room(0) == 0


@rule("when.free_build")
def test_a_stored_card_may_be_the_free_one() -> None:
    table = with_crane()
    table.stores(0, "toll_road")
    table.turn()
    table.send("build", 1)
    table.do("use", "crane")
    table.do("build_stored", "toll_road")
    assert "toll_road" in table.empire_of(0)
    assert table.stored_of(0) == []


@rule("when.free_build", "action.build_place")
def test_the_coin_for_the_place_is_still_paid() -> None:
    table = with_crane("citadel")
    table.at("build", (1, 3))
    table.citizens(0, 1, 2)
    table.at("labor", (0, 3))
    table.turn()
    assert table.why("send", "build") == "action.build"
    table.coins(0, 1)
    table.turn()
    table.send("build", 1)
    table.do("use", "crane")
    table.do("build", "citadel")
    assert table.world.coins[0] == 0


@rule("when.free_build", "damage.abilities")
def test_a_damaged_crane_cannot_be_used() -> None:
    table = with_crane("citadel", "night_market", coins=9)
    table.damaged(0, "crane")
    table.turn()
    table.send("build", 1)
    assert table.legal("use") == []


@rule("when.free_build")
def test_a_crane_is_not_discarded_for_nothing() -> None:
    table = with_crane("moon_festival")
    table.owns(0, "moon_festival")
    table.turn()
    assert "build" not in table.legal("send")


@rule("when.free_build")
def test_a_discarded_card_goes_to_the_discards() -> None:
    table = with_crane("goat_herds", round=2)
    table.turn()
    table.send("build", 1)
    table.do("use", "crane")
    assert table.discarded() == ["crane"]
    assert table.world.to_act() == (0,)


def learning(learner: int, *owners: tuple[int, str], seats: int = 4) -> Table:
    """A player has used Learn."""
    table = Table(seats)
    for seat, id in owners:
        table.owns(seat, id)
    table.armies(0, ("city_guard", 1, 1), ("militia", 0, 1))
    table.turn(learner)
    table.send("learn", 1)
    return table


@rule("when.right_learns", "when.neighbours")
@pytest.mark.parametrize("learner", [1, 2, 3])
def test_right_learns(learner: int) -> None:
    """Seat 3 sits to the right of seat 0, seat 1 to the left."""
    table = learning(learner, (0, "distant_outpost"))
    if learner != 3:
        assert table.world.to_act() == ((learner + 1) % 4,)
        return
    assert table.asked() == "prompt-react"
    assert table.world.to_act() == (0,)
    table.do("use", "distant_outpost")
    assert set(table.legal("ease")) == {"city_guard", "militia"}
    table.do("ease", "city_guard")
    assert table.armies_of(0) == {"city_guard": (0, 1), "militia": (0, 1)}
    assert table.asked() == "prompt-turn"


@rule("when.left_learns", "when.neighbours")
@pytest.mark.parametrize("learner", [1, 2, 3])
def test_left_learns(learner: int) -> None:
    table = learning(learner, (0, "scribe_guild"))
    if learner != 1:
        assert table.asked() == "prompt-turn"
        return
    assert table.world.to_act() == (0,)
    assert table.asked() == "prompt-react"
    table.do("use", "scribe_guild")
    assert (table.world.coins[0], table.world.knowledge[0]) == (5, 1)
    assert table.world.to_act() == (2,)


@rule("when.right_learns", "when.left_learns")
@pytest.mark.parametrize(("learner", "card"), [(3, "distant_outpost"), (1, "scribe_guild")])
def test_the_owner_may_let_it_be(learner: int, card: str) -> None:
    table = learning(learner, (0, card))
    before = table.armies_of(0)
    table.do("done")
    assert (table.armies_of(0), table.world.coins[0], table.world.knowledge[0]) == (before, 6, 0)


@rule("when.left_learns", "effect.trade")
def test_without_a_coin_or_with_the_card_damaged_nobody_is_asked() -> None:
    for coins, damaged in ((0, False), (6, True)):
        table = Table(3)
        table.owns(0, "scribe_guild")
        table.coins(0, coins)
        if damaged:
            table.damaged(0, "scribe_guild")
        table.turn(1)
        table.send("learn", 1)
        assert table.world.to_act() == (2,)


@rule("when.right_learns", "when.left_learns")
def test_ones_own_learning_does_not_count() -> None:
    table = learning(0, (0, "scribe_guild"))
    assert table.world.to_act() == (1,)
    assert table.asked() == "prompt-turn"


@rule("when.neighbours", "when.right_learns", "when.left_learns")
def test_of_two_players_each_sits_on_both_sides_of_the_other() -> None:
    table = learning(1, (0, "distant_outpost"), (0, "scribe_guild"), seats=2)
    used = []
    while table.asked() == "prompt-react":
        used += table.legal("use")
        table.do("done")
    assert sorted(used) == ["distant_outpost", "scribe_guild"]


@rule("when.right_learns", "effect.ease_again")
def test_an_outpost_may_free_a_card_for_a_second_use_in_the_round() -> None:
    table = Table(3)
    table.owns(0, "distant_outpost")
    table.armies(0, ("war_mammoths", 1, 0))
    table.pile("one", "mud_wader")
    table.turn(2)
    table.send("learn", 1)
    table.do("use", "distant_outpost")
    table.do("ease", "war_mammoths")
    assert table.world.to_act() == (0,)
    table.attack("one", "war_mammoths")
    assert table.titans_of(0) == ["mud_wader"]


@rule("when.first_pass")
def test_the_first_to_pass_may_use_a_card() -> None:
    table = Table(3)
    table.owns(0, "night_market")
    table.turn(0)
    table.do("pass")
    assert table.world.to_act() == (0,)
    table.do("use", "night_market")
    assert table.world.coins[0] == 9
    assert table.world.to_act() == (1,)
    table = Table(3)
    table.owns(0, "night_market")
    table.turn(0)
    table.do("pass")
    table.do("done")
    assert table.world.coins[0] == 6


@rule("when.first_pass")
def test_the_second_to_pass_may_not() -> None:
    table = Table(3)
    table.owns(0, "night_market")
    table.turn(2)
    table.do("pass")
    table.do("pass")
    assert table.world.to_act() == (1,)
    assert table.asked() == "prompt-turn"


@rule("when.first_pass")
def test_two_such_cards_may_both_be_used() -> None:
    table = Table(3)
    table.owns(0, "night_market", "zori_dramatists")
    table.row("oasis")
    table.turn(0)
    table.do("pass")
    used = []
    while table.asked() != "prompt-turn":
        if table.legal("use"):
            used += table.legal("use")
            table.do("use", used[-1])
        else:
            table.do("store", "oasis")
    assert sorted(used) == ["night_market", "zori_dramatists"]
    assert (table.world.coins[0], table.stored_of(0)) == (9, ["oasis"])


@rule("when.first_pass", "effect.store")
def test_with_no_card_left_the_dramatists_are_not_asked() -> None:
    table = Table(3)
    table.owns(0, "zori_dramatists")
    for card in BOX.decks[0]:
        if BOX.empire[card].id != "zori_dramatists":
            table.stores(1, BOX.empire[card].id)
    table.turn(0)
    table.do("pass")
    assert table.world.to_act() == (1,)
