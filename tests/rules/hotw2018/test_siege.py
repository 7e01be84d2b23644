"""Sieges: the spaces of the catapult, armies and siege tokens on it, and how a siege ends."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import Table

pytestmark = pytest.mark.usefixtures("no_effects")

LOST = ([2, 1], [6])
"""Dice with which an invader loses even with 3 added."""


def lost_at(land: str = "rhineland", armies: int = 8, tokens: int = 0, fort: bool = False) -> Table:
    """The Holy Roman Empire, with so many armies and tokens left on the card, has lost a first battle."""
    table = Table()
    table.army(1, land)
    if fort:
        table.fort(land)
    table.invading(0, "holy_roman_empire")
    table.put_on_card(armies + 1, tokens)
    table.do("invade", land, [2, 1], [6, 6] if fort else [6])
    return table


def catapult(table: Table) -> tuple[int, int, int]:
    """The highest space that is occupied, the armies and the tokens on the catapult."""
    stake = table.world.view(None)["turn"]["battle"]
    return stake["catapult"], stake["placed"], stake["tokens"]


@rule("siege.begin")
def test_an_army_from_the_card_goes_to_plus_1_and_the_invading_army_stays() -> None:
    table = lost_at()
    assert table.card() == (8, 0)
    assert catapult(table) == (0, 0, 0)
    table.do("siege", "", *LOST)
    assert table.card() == (7, 0)
    assert catapult(table) == (1, 1, 0)
    assert table.world.figures[0] == 25 - 1 - 1 - 1 - 7
    assert table.owner("rhineland") == 1


@rule("siege.begin")
def test_there_is_another_battle_at_once() -> None:
    table = lost_at()
    table.do("siege", "", [5, 1], [5])
    assert table.owner("rhineland") == 0


@rule("siege.space")
@pytest.mark.parametrize(
    ("sieges", "win", "tie", "loss"),
    [(1, [4, 4], [3, 1], [2, 1]), (2, [3, 1], [2, 2], [1, 1]), (3, [2, 1], [1, 1], None)],
)
def test_the_highest_space_is_added(
    sieges: int, win: list[int], tie: list[int], loss: list[int] | None
) -> None:
    """Against a 4: with +1 a 4 wins and a 3 ties, with +2 a 3 and a 2, with +3 a 2 and a 1."""
    for roll, owner in ((win, 0), (tie, None), (loss, 1)):
        if roll is None:
            continue
        table = lost_at()
        for _ in range(sieges - 1):
            table.do("siege", "", *LOST)
        table.do("siege", "", roll, [4])
        assert table.owner("rhineland") == owner


@rule("siege.space")
def test_each_further_army_goes_to_the_next_space() -> None:
    table = lost_at()
    spaces = []
    for _ in range(3):
        table.do("siege", "", *LOST)
        spaces.append(catapult(table))
    assert spaces == [(1, 1, 0), (2, 2, 0), (3, 3, 0)]


@rule("siege.beyond")
def test_beyond_plus_3_each_army_goes_to_the_supply_and_the_bonus_stays_3() -> None:
    table = lost_at()
    for _ in range(3):
        table.do("siege", "", *LOST)
    supply = table.world.figures[0]
    for further in (1, 2):
        table.do("siege", "", *LOST)
        assert catapult(table) == (3, 3, 0)
        assert table.card() == (8 - 3 - further, 0)
        assert table.world.figures[0] == supply + further
    table.do("siege", "", [1, 1], [4])
    assert table.owner("rhineland") is None


@rule("siege.beyond", "siege.token")
def test_beyond_plus_3_a_token_is_used_up_the_same_way() -> None:
    table = lost_at(armies=3, tokens=2)
    for _ in range(3):
        table.do("siege", "", *LOST)
    supply = table.world.figures[0]
    table.do("siege_token", "", *LOST)
    assert catapult(table) == (3, 3, 0)
    assert table.card() == (0, 1)
    assert table.world.figures[0] == supply
    table.do("siege_token", "", [2, 1], [4])
    assert table.owner("rhineland") == 0


@rule("siege.battle")
def test_each_battle_is_rolled_anew_with_the_same_defender_effects() -> None:
    """A fort on a mountain: two dice and 1 added in every battle, 6 against 7 and then 7 against 6."""
    table = lost_at("apennines", fort=True)
    table.do("siege", "", [5, 1], [6, 2])
    assert table.owner("apennines") == 1
    table.do("siege", "", [5, 1], [5, 5])
    assert table.owner("apennines") == 0


@rule("siege.battle", "battle.naval")
def test_a_siege_by_fleet_gives_the_defender_a_reroll_in_each_battle() -> None:
    table = Table()
    table.army(1, "nile")
    table.invading(0, "greeks")
    table.do("sail", "nile", [5, 1], [4])
    table.do("reroll", "", [6])
    table.do("siege", "", [5, 1], [5])
    assert table.world.to_act() == (1,)
    table.do("reroll", "", [6])
    assert table.owner("nile") is None


# Tokens


@rule("siege.token")
def test_a_token_serves_on_the_catapult_like_an_army() -> None:
    table = lost_at(tokens=2)
    table.do("siege_token", "", *LOST)
    assert catapult(table) == (1, 0, 1)
    assert table.card() == (8, 1)
    table.do("siege_token", "", [3, 1], [4])
    assert table.owner("rhineland") == 0


@rule("siege.token")
def test_armies_and_tokens_can_be_mixed_in_any_order() -> None:
    table = lost_at(tokens=2)
    table.do("siege_token", "", *LOST)
    table.do("siege", "", *LOST)
    table.do("siege_token", "", *LOST)
    assert catapult(table) == (3, 1, 2)
    assert table.card() == (7, 0)
    table.do("siege", "", [2, 1], [4])
    assert table.owner("rhineland") == 0


@rule("siege.token")
def test_a_token_is_enough_when_no_army_is_left() -> None:
    table = lost_at(armies=0, tokens=1)
    assert table.legal("siege") == []
    assert table.legal("siege_token") == [""]
    table.do("siege_token", "", [5, 1], [5])
    assert table.owner("rhineland") == 0


@rule("siege.token")
def test_with_both_on_the_card_you_say_which_is_used() -> None:
    table = lost_at(tokens=1)
    assert table.legal("siege") == table.legal("siege_token") == [""]


@rule("siege.token")
def test_without_a_token_there_is_none_to_use() -> None:
    table = lost_at()
    assert table.legal("siege") == [""]
    assert table.why("siege_token") == "siege.token"


@rule("siege.token", "establish.shortage")
def test_tokens_for_a_shortage_serve_in_a_siege() -> None:
    """Three armies in the supply: one starts, one invades, one remains, and the two missing are tokens."""
    table = Table()
    table.supply(0, 3)
    table.army(1, "indus")
    table.invading(0, "vedics")
    assert table.card() == (2, 2)
    table.do("invade", "indus", *LOST)
    table.do("siege", "", *LOST)
    table.do("siege_token", "", *LOST)
    table.do("siege_token", "", [2, 1], [4])
    assert table.owner("indus") == 0
    assert table.world.figures[0] == 1


# The end


@rule("siege.end")
@pytest.mark.parametrize(
    ("roll", "supply"),
    [
        pytest.param([6, 6], 2, id="won: two armies come from the catapult"),
        pytest.param([2, 1], 3, id="tied: the invading army is lost as well"),
    ],
)
def test_a_win_or_a_tie_sends_the_armies_on_the_catapult_to_the_supply(roll: list[int], supply: int) -> None:
    table = lost_at(tokens=1)
    table.do("siege", "", *LOST)
    table.do("siege_token", "", *LOST)
    before = table.world.figures[0]
    table.do("siege", "", roll, [5])
    assert table.world.figures[0] == before + supply
    assert table.card() == (6, 0)
    assert table.world.view(None)["turn"]["battle"] is None


@rule("siege.end", "retreat.choice")
def test_a_retreat_sends_them_there_too() -> None:
    table = lost_at(tokens=1)
    table.do("siege", "", *LOST)
    table.do("siege_token", "", *LOST)
    before = table.world.figures[0]
    table.do("retreat")
    assert table.world.figures[0] == before + 2
    assert table.card() == (7, 0)
    assert table.owner("rhineland") == 1


@rule("siege.end")
def test_the_next_siege_begins_again_at_plus_1() -> None:
    table = lost_at()
    table.army(2, "balkans")
    table.do("siege", "", *LOST)
    table.do("siege", "", [6, 1], [6])
    assert table.owner("rhineland") == 0
    table.do("invade", "balkans", *LOST)
    assert catapult(table) == (0, 0, 0)
    table.do("siege", "", *LOST)
    assert catapult(table) == (1, 1, 0)
