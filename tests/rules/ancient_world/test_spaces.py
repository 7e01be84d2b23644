"""The nine spaces of the board: what each gives and costs, and the rules for placing of three of them."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import BOX, Table, empire

CROWD = ["build", "recruit"]
"""The spaces where it costs a coin to join citizens of other skills."""


def ready(seats: int = 3, coins: int = 9) -> Table:
    table = Table(seats)
    table.coins(0, coins)
    table.row("oasis", "terraced_orchards")
    table.military("spear_wall", "falconers")
    return table


@rule("action.labor")
def test_labor_gives_two_coins() -> None:
    table = ready(coins=0)
    table.turn()
    table.send("labor", 1)
    assert table.world.coins[0] == 2


@rule("action.build")
def test_build_buys_one_card() -> None:
    table = ready()
    table.turn()
    table.send("build", 1)
    assert table.legal("build") == ["terraced_orchards", "oasis"]
    table.do("build", "oasis")
    assert table.empire_of(0) == ["fishing_dock", "wheat_fields", "oasis"]
    assert table.world.coins[0] == 9 - 4
    assert table.world.to_act() == (1,)


@rule("action.build")
def test_nobody_is_sent_to_build_if_there_is_nothing_to_buy() -> None:
    table = ready(coins=1)
    table.turn()
    assert "build" not in table.legal("send")
    assert table.why("send", "build") == "action.build"
    table.coins(0, 2)
    table.turn()
    assert "build" in table.legal("send")


@rule("action.build_place", "action.recruit_place")
@pytest.mark.parametrize("space", CROWD)
@pytest.mark.parametrize(
    ("tokens", "skill", "fee"),
    [
        ([], 1, 0),
        ([(1, 2)], 2, 0),
        ([(1, 2)], 1, 1),
        ([(1, 2)], 3, 1),
        ([(1, 3), (2, 1)], 1, 0),
        ([(1, 3), (2, 1)], 2, 1),
        ([(0, 3)], 2, 1),
    ],
)
def test_joining_citizens_of_other_skills_costs_a_coin(
    space: str, tokens: list[tuple[int, int]], skill: int, fee: int
) -> None:
    """Lower or higher, and whoever's they are; with an equal one among them, or with nobody there, it is free."""
    table = ready()
    table.at(space, *tokens)
    table.turn()
    table.send(space, skill)
    assert table.world.coins[0] == 9 - fee
    assert len(table.told("event-fee")) == fee


@rule("action.build_place")
def test_a_citizen_who_could_not_pay_for_a_card_after_that_coin_stays_at_home() -> None:
    table = ready(coins=2)
    table.at("build", (1, 2))
    table.citizens(0, 1, 2, 3)
    table.turn()
    table.do("send", "build")
    assert table.home_of(0) == [1, 3], "only the one with the same skill can go"
    table.do("build", "terraced_orchards")
    table.at("build", (2, 1))
    table.coins(0, 0)
    table.turn()
    assert table.why("send", "build") == "action.build"


@rule("action.build_place", "action.recruit_place")
@pytest.mark.parametrize("space", CROWD)
def test_the_refusal_of_a_citizen_names_the_coin(space: str) -> None:
    table = ready(coins=2)
    table.row("terraced_orchards")
    table.military("bronze_phalanx")
    table.citizens(0, 1, 2, 3, 4)
    table.at(space, (1, 2), (2, 1))
    table.turn()
    table.do("send", space)
    assert table.legal("citizen") == ["1", "2"]
    assert table.why("citizen", "3") == f"action.{space}_place"


@rule("action.draft")
def test_draft_gives_one_attack_value_for_each_own_citizen_there() -> None:
    table = ready(2)
    table.at("draft", (1, 1))
    table.world.drafted[1] = 1
    table.turn()
    table.send("draft", 2)
    table.send("labor", 2)
    table.send("draft", 3)
    assert table.world.drafted == [2, 1]


@rule("action.draft")
def test_draft_is_over_with_the_round() -> None:
    table = ready(2)
    table.turn()
    table.send("draft", 2)
    table.pass_all()
    assert table.world.drafted == [0, 0]


@rule("action.expand")
@pytest.mark.parametrize(("coins", "knowledge", "left"), [(3, 0, (0, 0)), (2, 1, (2, 0)), (7, 0, (4, 0))])
def test_expand_takes_the_uppermost_district(coins: int, knowledge: int, left: tuple[int, int]) -> None:
    table = ready(coins=coins)
    table.knowledge(0, knowledge)
    table.districts_open("garden_quarter")
    table.turn()
    table.send("expand", 1)
    assert table.districts_of(0) == ["garden_quarter"]
    assert (table.world.coins[0], table.world.knowledge[0]) == left


@rule("action.learn")
def test_learn_gives_knowledge_for_three_coins() -> None:
    table = ready(coins=3)
    table.turn()
    table.send("learn", 1)
    assert (table.world.coins[0], table.world.knowledge[0]) == (0, 1)
    table = ready(coins=2)
    table.turn()
    assert table.why("send", "learn") == "action.learn"


@rule("action.rebuild")
def test_rebuild_repairs_two_cards_gives_a_coin_and_the_token() -> None:
    table = ready(coins=0)
    table.world.first = 1
    table.owns(0, "oasis")
    table.row()
    table.damaged(0, "oasis", "fishing_dock", "wheat_fields")
    table.turn()
    table.send("rebuild", 1)
    assert table.world.coins[0] == 1
    assert (table.world.first, table.world.claimed) == (0, True)
    assert table.legal("repair") == ["fishing_dock", "wheat_fields", "oasis"]
    table.do("repair", "oasis")
    table.do("repair", "wheat_fields")
    assert table.damaged_of(0) == ["fishing_dock"]
    assert table.world.to_act() == (1,)


@rule("action.rebuild", "symbol.repair")
def test_fewer_cards_may_be_repaired() -> None:
    table = ready()
    table.damaged(0, "fishing_dock", "wheat_fields")
    table.turn()
    table.send("rebuild", 1)
    table.do("repair", "fishing_dock")
    table.do("done")
    assert table.damaged_of(0) == ["wheat_fields"]


@rule("action.rebuild_place")
@pytest.mark.parametrize("skill", [1, 2, 3])
def test_any_citizen_may_join_others_at_rebuild_for_nothing(skill: int) -> None:
    table = ready()
    table.at("rebuild", (1, 3), (2, 2))
    table.turn()
    table.send("rebuild", skill)
    assert table.world.coins[0] == 9 + 1


@rule("action.rebuild_first")
def test_the_token_is_claimed_once_a_round() -> None:
    """The second still repairs and gets the coin. Whoever claims it begins the next round, not earlier."""
    table = ready(3)
    table.coins(1, 0)
    table.damaged(1, "wheat_fields")
    table.turn(0)
    table.do("pass")
    table.send("rebuild", 1)
    table.do("repair", "wheat_fields")
    table.send("rebuild", 1)
    assert (table.world.first, table.world.claimed) == (1, True)
    assert table.world.coins[1:] == [1, 7]
    assert table.world.to_act() == (1,), "turns go on as they did"
    table.pass_all()
    assert table.world.round == 4
    assert table.world.to_act() == (1,)
    assert not table.world.claimed


@rule("action.rebuild_first")
def test_whoever_holds_the_token_may_claim_it_and_so_keep_it() -> None:
    table = ready(2)
    table.world.first = 0
    table.turn(0)
    table.send("rebuild", 1)
    table.send("rebuild", 1)
    assert table.world.first == 0


@rule("action.recruit")
def test_recruit_takes_a_card_from_the_row() -> None:
    table = ready()
    table.turn()
    table.send("recruit", 1)
    assert set(table.legal("recruit")) == {"spear_wall", "falconers"}
    table.do("recruit", "spear_wall")
    table.do("retire", "militia")
    assert "spear_wall" in table.armies_of(0)
    assert table.military_now() == ["falconers"]
    assert table.world.coins[0] == 9, "most are free"


@rule("action.recruit")
def test_a_recruit_with_a_price_is_paid_for() -> None:
    table = ready(coins=2)
    table.knowledge(0, 1)
    table.military("bronze_phalanx", "giant_hunters", "sellswords")
    table.turn()
    table.send("recruit", 1)
    assert set(table.legal("recruit")) == {"bronze_phalanx", "giant_hunters"}
    assert table.why("recruit", "sellswords") == "action.recruit"
    assert table.why("recruit", "falconers") == "action.recruit"
    table.do("recruit", "bronze_phalanx")
    assert (table.world.coins[0], table.world.knowledge[0]) == (0, 1)


@rule("action.recruit")
def test_a_recruit_may_cost_knowledge() -> None:
    table = ready(coins=0)
    table.knowledge(0, 1)
    table.military("giant_hunters")
    table.turn()
    table.send("recruit", 1)
    table.do("recruit", "giant_hunters")
    assert (table.world.coins[0], table.world.knowledge[0]) == (0, 0)


@rule("action.recruit", "citizen.at_once")
def test_nobody_recruits_from_an_empty_row_or_without_the_means() -> None:
    table = ready(coins=1)
    table.military()
    table.turn()
    assert table.why("send", "recruit") == "action.recruit"
    table.military("sellswords")
    table.turn()
    assert table.why("send", "recruit") == "action.recruit"


@rule("action.explore", "action.explore_draw", "store.discard")
def test_explore_draws_five_cards_stores_one_and_discards_the_rest() -> None:
    table = ready()
    table.turn()
    table.send("explore", 1)
    table.do("draw", "", 0, 0, 0, 0, 0)
    drawn = [BOX.empire[card].id for card in table.world.drawn]
    assert len(drawn) == 5
    assert table.legal("keep") == sorted(set(drawn), key=empire)
    table.do("keep", drawn[2])
    assert table.stored_of(0) == [drawn[2]]
    assert table.discarded() == [*drawn[:2], *drawn[3:]]
    assert table.world.to_act() == (1,)


@rule("action.explore", "action.explore_row", "build.no_refill")
def test_explore_may_take_a_card_of_the_row_instead() -> None:
    table = ready()
    table.turn()
    table.send("explore", 1)
    assert table.legal("store") == ["terraced_orchards", "oasis"]
    table.do("store", "oasis")
    assert table.stored_of(0) == ["oasis"]
    assert table.row_now() == ["terraced_orchards"]
    assert table.discarded() == []


@rule("action.explore_draw", "prepare.reshuffle")
def test_with_fewer_cards_left_the_discards_are_shuffled_in() -> None:
    table = ready()
    table.row()
    table.deck_is("oasis", "toll_road")
    discarded = len(table.world.discard)
    table.turn()
    table.send("explore", 1)
    table.do("draw")
    assert {"oasis", "toll_road"} <= set(table.legal("keep"))
    assert len(table.world.drawn) == 5
    assert (len(table.world.decks[0]), table.discarded()) == (discarded - 3, [])


@rule("action.explore_draw")
def test_with_fewer_than_five_cards_in_all_one_looks_at_those() -> None:
    table = ready()
    for card in BOX.decks[0]:
        table.stores(1, BOX.empire[card].id)
    for card in table.world.stored[1][:2]:
        table.world.unstore(1, card)
    table.row()
    table.turn()
    table.send("explore", 1)
    table.do("draw")
    assert len(table.world.drawn) == 2
    table.do("keep", table.legal("keep")[0])
    table.do("pass")
    table.do("pass")
    table.send("explore", 2)
    table.do("draw")
    table.do("keep", table.legal("keep")[0])
    assert table.why("send", "explore") == "action.explore"


@rule("action.grow")
def test_grow_gives_a_citizen_for_three_coins() -> None:
    table = ready(coins=3)
    table.turn()
    table.send("grow", 1)
    assert (table.world.coins[0], table.world.citizens[0]) == (0, 4)
    table = ready(coins=2)
    table.turn()
    assert table.why("send", "grow") == "action.grow"
