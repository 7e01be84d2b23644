"""What the actions of Empire cards do, kind by kind."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import BOX, Table


def with_card(*ids: str, seats: int = 3, round: int = 3) -> Table:
    table = Table(seats, round=round)
    table.owns(0, *ids)
    return table


@rule("effect.coins")
def test_coins() -> None:
    table = with_card("millers_street")
    table.turn()
    table.act("millers_street")
    assert table.world.coins == [9, 6, 6]


@rule("effect.knowledge")
def test_knowledge() -> None:
    table = with_card("philosophers_walk")
    table.turn()
    table.act("philosophers_walk")
    assert table.world.knowledge == [2, 0, 0]


@rule("effect.coins_per")
def test_coins_for_each_food_one_has_now() -> None:
    table = with_card("desert_caravan", "oasis")
    table.damaged(0, "wheat_fields")
    table.turn()
    table.act("desert_caravan")
    assert table.world.coins[0] == 6 + 1 + 1 + 2


@rule("effect.coins_per")
@pytest.mark.parametrize(
    ("card", "coins"),
    [
        ("tribute_hall", 2 * 2),
        ("surveyors_guild", 2 * 1),
        ("quartermasters", 2),
        ("veterans_colony", 3),
        ("hearth_assembly", 4),
    ],
)
def test_coins_for_each_of_what_the_card_names(card: str, coins: int) -> None:
    """Two Titans, one District, two armies with three legacies, four citizens."""
    table = with_card(card)
    table.titans(0, "stone_being", "gloom_moth")
    table.districts(0, "wall_quarter")
    table.armies(0, ("spear_wall", "city_guard", "hill_clans"), ("falconers", "militia"))
    table.citizens(0, 1, 2, 3, starving=(4,))
    table.turn()
    table.act(card)
    assert table.world.coins[0] == 6 + coins


@rule("effect.coins_per")
def test_coins_for_each_tribe_of_which_one_has_a_banner() -> None:
    """Blue and yellow from the start, green and blue on the Bazaar, violet on a Titan."""
    table = with_card("bazaar_of_five_tribes")
    table.titans(0, "gloom_moth")
    table.turn()
    table.act("bazaar_of_five_tribes")
    assert table.world.coins[0] == 6 + 4


@rule("effect.repair")
def test_repair_up_to_so_many() -> None:
    table = with_card("masons_lodge", "oasis")
    table.damaged(0, "oasis", "wheat_fields", "fishing_dock")
    table.turn()
    table.act("masons_lodge")
    table.do("repair", "oasis")
    table.do("repair", "wheat_fields")
    assert table.damaged_of(0) == ["fishing_dock"]
    assert table.world.to_act() == (1,)
    table.turn(0)
    table.world.busy[0] = ()
    table.citizens(0, 1, 2, 3)
    table.turn(0)
    table.act("masons_lodge")
    table.do("done")
    assert table.damaged_of(0) == ["fishing_dock"]


@rule("effect.explore", "symbol.explore")
@pytest.mark.parametrize("round", [1, 2])
def test_explore_by_a_card_also_in_round_one_and_with_the_bonus(round: int) -> None:
    table = with_card("crypta_ship", "archivists_of_bol", round=round)
    table.row("goat_herds")
    table.turn()
    table.act("crypta_ship")
    assert table.legal("store") == ["goat_herds"]
    table.do("draw")
    assert len(table.world.drawn) == 5 + 2
    table.do("keep", table.legal("keep")[0])
    assert len(table.stored_of(0)) == 1
    assert table.world.coins[0] == 6 + 2


@rule("effect.copy")
@pytest.mark.parametrize("occupied", [False, True])
def test_copy_the_action_of_another_players_card(occupied: bool) -> None:
    """A citizen of its owner does not matter; one's own stands on the card that copies."""
    table = with_card("bridge")
    table.owns(1, "millers_street")
    if occupied:
        table.on_card(1, "millers_street", 2)
    table.turn()
    table.act("bridge", 3)
    assert table.legal("copy") == ["millers_street"]
    table.do("copy", "millers_street")
    assert table.world.coins == [9, 6, 6]
    assert table.home_of(0) == [1, 2]
    assert table.world.busy[1] == ((table.world.busy[1][0],) if occupied else ())


@rule("effect.copy_limits", "effect.copy")
def test_what_cannot_be_copied() -> None:
    """A damaged card, one that copies in turn, one's own, and one that would do nothing."""
    table = with_card("bridge", "hall_of_tablets")
    table.owns(1, "millers_street", "drill_ground", "shadow_envoys")
    table.owns(2, "trade_city", "temple_kitchens")
    table.damaged(1, "millers_street")
    table.turn()
    table.act("bridge")
    assert table.legal("copy") == ["temple_kitchens", "drill_ground"]
    assert table.why("copy", "trade_city") == "effect.copy_limits"
    assert table.why("copy", "millers_street") == "effect.copy"
    assert table.why("copy", "hall_of_tablets") == "effect.copy"
    assert table.why("copy", "shadow_envoys") == "effect.copy"


@rule("effect.copy_limits")
def test_the_one_who_copies_chooses_pays_and_gains() -> None:
    table = with_card("bridge")
    table.coins(0, 1)
    table.owns(2, "temple_kitchens")
    table.turn()
    table.act("bridge")
    table.do("copy", "temple_kitchens")
    assert (table.world.coins, table.world.knowledge) == ([0, 6, 6], [1, 0, 0])
    table = with_card("bridge")
    table.coins(0, 0)
    table.owns(2, "temple_kitchens")
    table.turn()
    assert table.why("act", "bridge") == "effect.nothing"


@rule("effect.first")
@pytest.mark.parametrize("claimed", [False, True])
def test_first_claims_the_token_unless_somebody_has(claimed: bool) -> None:
    table = with_card("town_hall")
    table.world.first = 2
    table.world.claimed = claimed
    table.turn()
    table.act("town_hall")
    assert table.world.first == (2 if claimed else 0)
    assert table.world.claimed
    assert table.world.knowledge[0] == 1


@rule("effect.draft")
def test_draft_by_a_card_is_like_the_draft_space() -> None:
    table = with_card("drill_ground")
    table.pile("one", "thorn_strider")
    table.armies(0, ("city_guard",))
    table.turn()
    table.act("drill_ground")
    assert table.world.drafted == [2, 0, 0]
    table.turn(0)
    table.attack("one", "city_guard")
    assert table.titans_of(0) == ["thorn_strider"]
    table.pass_all()
    assert table.world.drafted == [0, 0, 0]


@rule("effect.trade")
def test_trade_pays_coins_for_knowledge() -> None:
    table = with_card("temple_kitchens")
    table.coins(0, 1)
    table.turn()
    table.act("temple_kitchens")
    assert (table.world.coins[0], table.world.knowledge[0]) == (0, 1)


@rule("effect.recruit")
def test_recruit_by_a_card() -> None:
    """With its price, without a citizen on the space; then comes the coin."""
    table = with_card("mustering_field")
    table.at("recruit", (1, 3))
    table.coins(0, 2)
    table.military("bronze_phalanx", "sellswords")
    table.turn()
    table.act("mustering_field")
    assert table.legal("recruit") == ["bronze_phalanx"]
    table.do("recruit", "bronze_phalanx")
    assert len(table.armies_of(0)) == 3
    assert table.world.coins[0] == 0 + 1


@rule("effect.build")
@pytest.mark.parametrize(("card", "price"), [("toll_road", 3), ("terraced_orchards", 0)])
def test_build_by_a_card_is_cheaper_but_never_below_nothing(card: str, price: int) -> None:
    table = with_card("stone_quarry")
    table.coins(0, 3)
    table.at("build", (1, 3))
    table.row("toll_road", "terraced_orchards", "town_hall")
    table.turn()
    table.act("stone_quarry")
    assert set(table.legal("build")) == {"toll_road", "terraced_orchards", "town_hall"}
    table.do("build", card)
    assert table.world.coins[0] == 3 - price


@rule("effect.build")
def test_knowledge_is_paid_in_full() -> None:
    table = with_card("stone_quarry", round=5)
    table.knowledge(0, 1)
    table.row("citadel", "golden_ziggurat")
    table.turn()
    table.act("stone_quarry")
    assert table.legal("build") == ["citadel"]
    table.do("build", "citadel")
    assert (table.world.coins[0], table.world.knowledge[0]) == (6 - 4, 0)


@rule("effect.build", "build.nothing", "when.build")
def test_build_by_a_card_is_a_build_action() -> None:
    """One may buy nothing, and the Crane may be used."""
    table = with_card("stone_quarry", "crane")
    table.coins(0, 3)
    table.row("toll_road")
    table.turn()
    table.act("stone_quarry")
    assert (table.legal("use"), table.legal("done")) == (["crane"], [""])
    table.do("use", "crane")
    table.do("build", "toll_road")
    assert table.world.coins[0] == 3


@rule("effect.ease")
def test_ease_removes_up_to_so_many_coins() -> None:
    table = with_card("shadow_envoys")
    table.armies(0, ("city_guard", 0, 1), ("militia", 2, 3))
    table.turn()
    table.act("shadow_envoys")
    assert set(table.legal("ease")) == {"city_guard", "militia"}
    table.do("ease", "city_guard")
    assert table.legal("ease") == ["militia"]
    table.do("ease", "militia")
    assert table.armies_of(0) == {"city_guard": (0, 0), "militia": (1, 3)}
    table.do("done")
    assert table.armies_of(0) == {"city_guard": (0, 0), "militia": (1, 3)}
    assert table.world.coins[0] == 6, "the coins go to the supply"
    assert table.world.to_act() == (1,)


@rule("effect.ease")
def test_ease_ends_after_so_many_coins_or_when_there_are_none() -> None:
    for on_cards, left in ((5, 2), (2, 0)):
        table = with_card("shadow_envoys")
        table.armies(0, ("city_guard", 0, on_cards), ("militia",))
        table.turn()
        table.act("shadow_envoys")
        while table.world.to_act() == (0,):
            table.do("ease", "city_guard")
        assert table.armies_of(0)["city_guard"] == (0, left)


@rule("effect.ease_again")
def test_a_card_without_coins_on_its_name_may_be_used_a_second_time() -> None:
    table = with_card("shadow_envoys")
    table.coins(0, 9)
    table.pile("one", "mud_wader")
    table.armies(0, ("war_mammoths", 2, 1))
    table.turn()
    assert "one" not in table.legal("attack")
    table.act("shadow_envoys")
    table.do("ease", "war_mammoths")
    assert table.armies_of(0)["war_mammoths"] == (1, 1), "those on the name come off first"
    table.do("ease", "war_mammoths")
    table.do("done")
    table.turn(0)
    table.attack("one", "war_mammoths")
    assert table.armies_of(0)["war_mammoths"] == (2, 1)
    assert table.world.coins[0] == 9 - 2


@rule("effect.store")
def test_store_a_card_of_the_row_or_the_unseen_one_on_top() -> None:
    for blind in (False, True):
        table = with_card("zori_dramatists")
        table.row("oasis")
        table.turn()
        table.do("pass")
        table.do("use", "zori_dramatists")
        assert table.legal("store") == ["oasis"]
        if blind:
            table.do("blind", "", 0)
            (stored,) = table.stored_of(0)
            assert stored == BOX.empire[BOX.decks[0][0]].id
            assert table.world.view(1)["players"][0]["stored_open"] == []
            assert table.row_now() == ["oasis"]
        else:
            table.do("store", "oasis")
            assert table.stored_of(0) == ["oasis"]
            assert table.row_now() == []


@rule("effect.order")
def test_effects_come_in_their_order_and_one_that_can_do_nothing_is_left_out() -> None:
    table = with_card("cliff_beekeepers")
    table.damaged(0, "wheat_fields")
    table.turn()
    table.act("cliff_beekeepers")
    assert table.world.coins[0] == 6, "first the repair"
    table.do("repair", "wheat_fields")
    assert table.world.coins[0] == 7
    table = with_card("cliff_beekeepers")
    table.turn()
    table.act("cliff_beekeepers")
    assert table.world.coins[0] == 7
    assert table.world.to_act() == (1,)


@rule("effect.nothing")
@pytest.mark.parametrize(
    "card",
    ["bridge", "temple_kitchens", "stone_quarry", "shadow_envoys", "tribute_hall", "surveyors_guild"],
)
def test_nobody_is_sent_to_a_card_that_would_do_nothing(card: str) -> None:
    """Nothing to copy, no coin to trade, nothing to buy, no coins on armies, no Titan, no District."""
    table = with_card(card)
    table.coins(0, 0)
    table.row("toll_road")
    table.turn()
    assert table.legal("act") == []
    assert table.why("act", card) == "effect.nothing"
