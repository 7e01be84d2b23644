"""Rerolls: in turn, of one die, and never a duty. The Vedics may reroll here, and so may whoever they sail against."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.cards import give
from tests.rules.hotw2018.table import Table


@pytest.fixture(autouse=True)
def rerolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Vedics have a reroll, and with Chariots a second one."""
    give(monkeypatch, "vedics", "reroll")
    give(monkeypatch, "chariots", "reroll")


def landing(attack: list[int], defence: list[int], *cards: str, fort: bool = False) -> Table:
    """The Vedics, by some chance in Honshu, sail against seat 1 in Manchuria, which has no terrain; both may reroll."""
    table = Table()
    table.army(1, "manchuria")
    if fort:
        table.fort("manchuria")
    table.invading(0, "vedics", *cards)
    table.active("honshu")
    table.fleet("sea_of_japan")
    for card in cards:
        table.do("play", card)
    table.do("sail", "manchuria", attack, defence)
    return table


def dice(table: Table) -> tuple[list[int], list[int]]:
    stake = table.world.view(None)["turn"]["battle"]
    return stake["attack"], stake["defence"]


# In turn


@rule("reroll.turns")
def test_the_invader_decides_first() -> None:
    assert landing([4, 2], [4]).world.to_act() == (0,)


@rule("reroll.turns")
def test_they_use_rerolls_in_turn_until_none_is_left() -> None:
    """4 against 5; the invader rerolls to 6, the defender to 6: a tie, and both have used theirs."""
    table = landing([4, 2], [5])
    table.do("reroll", "", [6])
    assert table.world.to_act() == (1,)
    table.do("reroll", "", [6])
    assert table.owner("manchuria") is None
    assert table.world.to_act() == (0,)
    assert "manchuria" in table.legal("sail")


@rule("reroll.turns")
def test_it_ends_when_both_have_passed() -> None:
    table = landing([4, 2], [4])
    table.do("let_stand")
    assert table.world.to_act() == (1,)
    table.do("let_stand")
    assert table.owner("manchuria") is None


@rule("reroll.turns")
def test_who_passed_may_still_reroll_when_the_other_does_not_pass() -> None:
    """At 4 to 4 the invader passes, the defender rerolls to 5; now the invader may use the reroll after all."""
    table = landing([4, 2], [4])
    table.do("let_stand")
    table.do("reroll", "", [5])
    assert table.world.to_act() == (0,)
    table.do("reroll", "", [6])
    assert table.owner("manchuria") == 0


@rule("reroll.turns")
def test_a_side_with_two_rerolls_uses_them_one_by_one() -> None:
    """Chariots give the invader a second reroll; the defender's comes in between."""
    table = landing([2, 1], [3], "chariots")
    table.do("reroll", "", [4])
    assert table.world.to_act() == (1,)
    table.do("reroll", "", [5])
    assert table.world.to_act() == (0,)
    table.do("reroll", "", [6])
    assert table.owner("manchuria") == 0


@rule("reroll.turns")
def test_after_a_reroll_it_is_the_other_sides_turn_even_in_a_tie() -> None:
    """The invader has a second reroll, but at 4 to 4 the defender decides first."""
    table = landing([2, 1], [4], "chariots")
    table.do("reroll", "", [4])
    assert table.world.to_act() == (1,)
    table.do("let_stand")
    assert table.world.to_act() == (0,)
    table.do("reroll", "", [6])
    assert table.world.to_act() == (1,)


@rule("reroll.turns")
def test_a_second_reroll_can_follow_when_the_first_was_not_enough() -> None:
    """The defender is ahead and is passed over; only one side has passed since the last reroll."""
    table = landing([2, 1], [5], "chariots")
    table.do("reroll", "", [3])
    assert table.world.to_act() == (0,)
    assert table.legal("reroll") == [""]
    table.do("reroll", "", [4])
    assert table.legal("siege") == [""]


@rule("reroll.turns")
def test_with_one_side_only_the_other_is_not_asked() -> None:
    """By land from Korea the defender has no reroll."""
    table = Table()
    table.army(1, "manchuria")
    table.invading(0, "vedics")
    table.active("korea")
    table.do("invade", "manchuria", [3, 2], [5])
    assert table.world.to_act() == (0,)
    table.do("reroll", "", [4])
    assert table.legal("siege") == table.legal("retreat") == [""]


@rule("reroll.turns", "siege.battle")
def test_every_battle_of_a_siege_brings_the_rerolls_anew() -> None:
    table = landing([3, 2], [6])
    table.do("reroll", "", [1])
    table.do("siege", "", [4, 1], [6])
    assert table.legal("reroll") == [""]
    table.do("reroll", "", [6])
    assert table.world.to_act() == (1,)
    table.do("reroll", "", [1])
    assert table.owner("manchuria") == 0


@rule("reroll.turns")
def test_a_new_invasion_brings_them_anew_too() -> None:
    table = landing([3, 2], [6])
    table.do("reroll", "", [1])
    table.do("retreat")
    table.do("sail", "manchuria", [3, 2], [6])
    assert table.legal("reroll") == [""]


# Of one die


@rule("reroll.lowest")
def test_the_lowest_die_is_rerolled_the_others_stand() -> None:
    table = landing([5, 2], [6])
    table.do("reroll", "", [3])
    assert dice(table) == ([5, 3], [6])


@rule("reroll.lowest")
def test_of_a_forts_two_dice_the_defender_rerolls_the_lowest() -> None:
    table = landing([6, 2], [3, 5], fort=True)
    table.do("reroll", "", [6])
    assert dice(table) == ([6, 2], [6, 5])


@rule("reroll.lowest")
def test_the_new_result_stands_even_if_it_is_worse() -> None:
    """The defender's only die: 5 becomes 1."""
    table = landing([5, 1], [5])
    table.do("let_stand")
    table.do("reroll", "", [1])
    assert table.owner("manchuria") == 0


# Never a duty


@rule("reroll.ahead")
@pytest.mark.parametrize(("defence", "owner"), [([5], None), ([4], 0)])
def test_nobody_has_to_use_a_reroll(defence: list[int], owner: int | None) -> None:
    table = landing([5, 1], defence)
    while table.world.view(None)["turn"]["battle"]:
        assert table.legal("let_stand") == [""]
        table.do("let_stand")
    assert table.owner("manchuria") == owner


@rule("reroll.ahead")
def test_the_side_that_is_ahead_is_passed_over() -> None:
    """The invader leads, so the defender is asked at once; and the other way round."""
    assert landing([6, 1], [5]).world.to_act() == (1,)
    table = landing([4, 1], [5])
    assert table.world.to_act() == (0,)
    table.do("let_stand")
    assert table.legal("siege") == [""]


@rule("reroll.ahead")
def test_in_a_tie_nobody_is_ahead_and_both_are_asked() -> None:
    table = landing([4, 1], [4])
    assert table.world.to_act() == (0,)
    table.do("let_stand")
    assert table.world.to_act() == (1,)
    assert table.legal("reroll") == [""]


@rule("reroll.ahead", "siege.space", "battle.terrain")
def test_what_is_added_counts_for_being_ahead() -> None:
    """In Korea, a mountain, 5 against 5 puts the defender ahead, so only the invader is asked."""
    table = Table()
    table.army(1, "korea")
    table.invading(0, "vedics")
    table.active("honshu")
    table.fleet("sea_of_japan")
    table.do("sail", "korea", [5, 1], [5])
    assert table.world.to_act() == (0,)
    table.do("let_stand")
    table.do("siege", "", [5, 1], [4])
    assert table.world.to_act() == (1,)
