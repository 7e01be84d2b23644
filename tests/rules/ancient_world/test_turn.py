"""Taking turns: the order, one thing a turn, passing."""

from tests.rule import rule
from tests.rules.ancient_world.table import Table


@rule("turn.order")
def test_the_holder_of_the_token_begins_and_turns_go_round_clockwise() -> None:
    table = Table(4)
    table.world.first = 2
    table.begin_round(4)
    order = []
    for _ in range(6):
        order.append(table.world.to_act()[0])
        table.send("rebuild", table.home_of(order[-1])[0])
    assert order == [2, 3, 0, 1, 2, 3]


@rule("turn.order", "goal.rounds")
def test_a_round_ends_when_everyone_has_passed() -> None:
    table = Table(2)
    table.turn(0)
    table.do("pass")
    table.send("labor", 1)
    assert table.world.round == 3
    table.do("pass")
    assert table.world.round == 4
    assert table.world.passed == 0


@rule("turn.one_action")
def test_one_thing_a_turn() -> None:
    table = Table(2)
    table.pile("one", "mud_wader")
    table.turn(0)
    assert {"labor", "draft"} <= set(table.legal("send"))
    assert "one" in table.legal("attack")
    assert table.legal("pass") == [""]
    table.send("labor", 1)
    assert table.world.to_act() == (1,)
    table.attack("one", "city_guard", "militia")
    assert table.world.to_act() == (0,)
    table.do("pass")
    assert table.world.to_act() == (1,)


@rule("turn.pass")
def test_one_may_always_pass_and_must_if_there_is_nothing_else() -> None:
    table = Table(2)
    table.turn(0)
    assert table.legal("pass") == [""]
    table.coins(0, 0)
    table.citizens(0)
    table.at("rebuild", (0, 1), (0, 2), (0, 3))
    table.turn(0)
    assert len(table.world.legal(0)) == 1
    assert table.legal("pass") == [""]


@rule("turn.pass", "turn.skip")
def test_whoever_has_passed_is_skipped_and_does_nothing_more() -> None:
    table = Table(3)
    table.turn(0)
    table.do("pass")
    table.send("labor", 1)
    table.send("draft", 1)
    assert table.world.to_act() == (1,)
    assert table.world.view(None)["players"][0]["passed"]
    assert table.world.legal(0) == []


@rule("turn.skip")
def test_whoever_is_left_alone_takes_one_turn_after_another() -> None:
    table = Table(3)
    table.turn(0)
    table.do("pass")
    table.do("pass")
    for space in ("labor", "draft", "rebuild"):
        assert table.world.to_act() == (2,)
        table.send(space, table.home_of(2)[0])
    assert table.legal("send") == []
