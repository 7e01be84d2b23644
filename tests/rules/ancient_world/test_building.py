"""Building Empire cards and expanding."""

import pytest

from epochal.core.bits import bit
from epochal.games.ancient_world.state import NOTHING
from tests.rule import rule
from tests.rules.ancient_world.table import BOX, Table, district


def building(coins: int = 20, knowledge: int = 0) -> Table:
    table = Table(3, round=5)
    table.coins(0, coins)
    table.knowledge(0, knowledge)
    return table


@rule("build.from")
def test_the_card_comes_from_the_row_or_from_ones_own_storage() -> None:
    table = building()
    table.row("night_market")
    table.stores(0, "oasis")
    table.world.stored_open[0] = (BOX.decks[0][0],)
    table.stores(1, "toll_road")
    seen = BOX.empire[BOX.decks[0][0]].id
    table.turn()
    table.send("build", 1)
    assert table.legal("build") == ["night_market"]
    assert set(table.legal("build_stored")) == {"oasis", seen}
    assert table.why("build", "oasis") == "build.from"
    assert table.why("build_stored", "toll_road") == "build.from"
    assert table.why("build_stored", "night_market") == "build.from"
    table.do("build_stored", "oasis")
    assert table.stored_of(0) == [seen]
    assert "oasis" in table.empire_of(0)


@rule("build.from")
def test_a_card_stored_in_the_open_can_be_built_too() -> None:
    table = building()
    table.row("night_market", "quartermasters")
    table.turn()
    table.send("explore", 1)
    table.do("store", "night_market")
    table.do("pass")
    table.do("pass")
    table.send("build", 2)
    table.do("build_stored", "night_market")
    assert table.stored_of(0) == []
    assert "night_market" in table.empire_of(0)


@rule("build.from")
def test_of_two_equal_cards_one_is_taken() -> None:
    table = building()
    table.row("moon_festival", "night_market", "moon_festival")
    table.turn()
    table.send("build", 1)
    assert table.legal("build") == ["moon_festival", "night_market"]
    table.do("build", "moon_festival")
    assert table.row_now() == ["night_market", "moon_festival"]


@rule("build.cost")
def test_coins_and_knowledge_are_paid() -> None:
    table = building(coins=6, knowledge=2)
    table.row("citadel")
    table.turn()
    table.send("build", 1)
    table.do("build", "citadel")
    assert (table.world.coins[0], table.world.knowledge[0]) == (0, 1)


@rule("build.cost")
@pytest.mark.parametrize(("coins", "knowledge"), [(5, 1), (6, 0)])
def test_without_the_coins_or_the_knowledge_a_card_cannot_be_bought(coins: int, knowledge: int) -> None:
    table = building(coins, knowledge)
    table.row("citadel", "night_market")
    table.turn()
    table.send("build", 1)
    assert table.legal("build") == ["night_market"]
    assert table.why("build", "citadel") == "build.cost"


@rule("build.capacity")
def test_without_free_capacity_nothing_is_built() -> None:
    table = building()
    table.row("night_market")
    table.fills(0)
    table.turn()
    assert "build" not in table.legal("send")
    assert table.why("send", "build") == "build.capacity"
    table.districts(0, "scholars_quarter")
    table.turn()
    assert "build" in table.legal("send")


@rule("build.capacity", "symbol.capacity")
def test_every_empire_card_takes_up_one_capacity() -> None:
    table = building()
    table.row("night_market", "quartermasters", "tribute_hall")
    table.turn()
    for card in ("night_market", "quartermasters"):
        room = table.world.room(0)
        table.send("build", table.home_of(0)[0])
        table.do("build", card)
        assert table.world.room(0) == room - 1
        table.turn()
    assert table.world.room(0) == 0
    assert table.why("send", "build") == "build.capacity"


@rule("build.one_of_each")
@pytest.mark.parametrize("damaged", [False, True])
def test_nobody_has_two_of_the_same_card(damaged: bool) -> None:
    table = building()
    table.owns(0, "moon_festival")
    if damaged:
        table.damaged(0, "moon_festival")
    table.row("moon_festival", "night_market")
    table.turn()
    table.send("build", 1)
    assert table.legal("build") == ["night_market"]
    assert table.why("build", "moon_festival") == "build.one_of_each"


@rule("build.one_of_each", "when.free_build")
def test_a_discarded_card_can_be_built_again() -> None:
    table = Table(3)
    table.coins(0, 0)
    table.owns(0, "crane")
    table.row("crane")
    table.turn()
    table.send("build", 1)
    assert table.legal("build") == []
    table.do("use", "crane")
    table.do("build", "crane")
    assert "crane" in table.empire_of(0)
    assert table.discarded() == ["crane"]


@rule("build.no_refill", "army.no_refill")
def test_the_rows_stay_short_until_the_next_round() -> None:
    table = building()
    table.row("night_market", "tribute_hall")
    table.military("spear_wall", "falconers", "hill_clans")
    table.turn()
    table.send("build", 1)
    table.do("build", "night_market")
    table.send("recruit", 1)
    table.do("recruit", "falconers")
    table.do("retire", "militia")
    assert table.row_now() == ["tribute_hall"]
    assert table.military_now() == ["spear_wall", "hill_clans"]
    table.pass_all()
    assert (len(table.row_now()), len(table.military_now())) == (5, 3)


@rule("build.nothing")
def test_one_may_also_buy_nothing_and_a_coin_for_the_place_is_gone() -> None:
    table = building()
    table.row("night_market")
    table.at("build", (1, 2))
    table.turn()
    table.send("build", 1)
    table.do("done")
    assert table.world.coins[0] == 19
    assert table.row_now() == ["night_market"]
    assert table.world.to_act() == (1,)


# Expanding


@rule("expand.cost")
@pytest.mark.parametrize(
    ("verb", "left"), [("pay_coins", (17, 2)), ("pay_knowledge", (20, 1))], ids=["coins", "knowledge"]
)
def test_whoever_has_both_chooses_what_to_pay(verb: str, left: tuple[int, int]) -> None:
    table = building(knowledge=2)
    table.turn()
    table.send("expand", 1)
    assert table.legal("pay_coins") == table.legal("pay_knowledge") == [""]
    table.do(verb)
    assert (table.world.coins[0], table.world.knowledge[0]) == left
    assert table.districts_of(0) == ["old_quarter"]


@rule("expand.cost")
def test_whoever_has_neither_cannot_expand() -> None:
    table = building(coins=2)
    table.turn()
    assert table.why("send", "expand") == "expand.cost"


@rule("expand.next")
def test_the_next_district_is_turned_up_at_once() -> None:
    table = building()
    table.turn()
    table.send("expand", 1, 3)
    shown = table.world.district
    assert shown not in (NOTHING, district("old_quarter"))
    assert shown not in table.world.district_unseen
    assert len(table.world.district_unseen) == 8
    assert table.world.to_act() == (1,)
    assert table.told("event-next-district")[-1].args["district"] == f"district:{BOX.districts[shown].id}"


@rule("expand.none")
def test_when_the_districts_are_out_nobody_expands() -> None:
    table = building(knowledge=1)
    table.districts_left("garden_quarter")
    table.turn()
    table.send("expand", 1)
    table.do("pay_coins")
    assert table.world.district == NOTHING
    assert table.why("send", "expand", seat=1) == "expand.none"
    assert table.told("event-next-district") == []


@rule("expand.plus")
def test_expand_plus_gives_a_choice_of_three() -> None:
    table = Table(3, expand_plus=True)
    table.turn()
    table.send("expand", 1, 0, 0)
    offered = [BOX.districts[card].id for card in table.world.drawn]
    assert offered[0] == "old_quarter"
    assert len(offered) == 3
    assert set(table.legal("district")) == set(offered)
    table.do("district", offered[1])
    assert table.districts_of(0) == [offered[1]]
    assert [BOX.districts[card].id for card, _ in table.world.district_bottom] == [
        offered[0],
        offered[2],
    ], "the others keep their order"
    assert table.world.coins[0] == 3


@rule("expand.plus")
def test_the_bottom_of_the_deck_comes_last() -> None:
    table = Table(3, expand_plus=True)
    table.turn()
    table.send("expand", 1, 0, 0)
    offered = [BOX.districts[card].id for card in table.world.drawn]
    table.do("district", offered[1])
    seen = []
    while table.world.district != NOTHING:
        seen.append(BOX.districts[table.world.district].id)
        table.world.spaces[3] = ()
        table.coins(1, 3)
        table.citizens(0, 1, 2, 3)
        table.citizens(1, 1, 2, 3)
        table.turn(1)
        table.send("expand", 1)
        table.do("district", seen[-1])
    assert len(seen) == 9
    assert {offered[0], offered[2]} <= set(table.districts_of(1))


@rule("expand.plus")
@pytest.mark.parametrize("left", [["garden_quarter"], ["garden_quarter", "wall_quarter"]])
def test_with_fewer_than_three_districts_one_looks_at_those_there_are(left: list[str]) -> None:
    table = Table(3, expand_plus=True)
    table.districts_left(*left)
    table.turn()
    table.send("expand", 1)
    assert set(table.legal("district")) == set(left)
    table.do("district", left[0])
    assert table.world.view(None)["district"] == (left[1] if len(left) > 1 else None)


@rule("expand.plus")
def test_the_one_that_lay_open_is_known_to_all_wherever_it_goes() -> None:
    table = Table(3, expand_plus=True)
    table.turn()
    table.send("expand", 1, 0, 0)
    shown, second, _ = table.world.drawn
    table.do("district", BOX.districts[second].id)
    first, last = table.world.district_bottom
    assert first == (shown, table.world.all_eyes())
    assert last[1] == bit(0)
