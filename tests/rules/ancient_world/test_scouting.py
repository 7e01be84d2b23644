"""Scouting a pile of Titans, and attacking the one on top at once."""

import pytest

from epochal.core.bits import bit
from tests.rule import rule
from tests.rules.ancient_world.table import BOX, Table, titan

PILE_ONE = ["mud_wader", "thorn_strider", "dune_crawler", "tide_walker", "gloom_moth"]


def with_hideout() -> Table:
    """Seat 0 has Forest Hideout, which looks at four."""
    table = Table(3)
    table.owns(0, "forest_hideout")
    return table


@rule("effect.scout")
def test_scout_puts_the_uppermost_titans_in_any_order() -> None:
    table = with_hideout()
    table.coins(0, 0)
    table.pile("one", *PILE_ONE, known=2)
    table.turn()
    table.act("forest_hideout")
    assert table.legal("scout") == ["one", "two", "three"]
    table.do("scout", "one")
    assert table.legal("top") == PILE_ONE[:4]
    assert table.shown("one") is None, "they are in the hand of the player"
    for id in ("tide_walker", "dune_crawler", "mud_wader"):
        table.do("top", id)
    assert table.shown("one") == "tide_walker"
    order = [BOX.titans[card].id for card, _, _ in table.world.piles[0]]
    assert order == ["tide_walker", "dune_crawler", "mud_wader", "thorn_strider", "gloom_moth"]
    assert [placed for _, _, placed in table.world.piles[0]] == [table.world.all_eyes(), 1, 1, 1, bit(2)]
    assert table.world.to_act() == (1,), "without coins there is nothing to attack with"


@rule("effect.scout")
def test_cards_that_nobody_has_seen_come_from_the_pile_by_chance() -> None:
    table = with_hideout()
    table.coins(0, 0)
    table.turn()
    table.act("forest_hideout")
    table.do("scout", "three", 3, 1, 0)
    assert len(table.legal("top")) == 4
    assert len(table.world.unseen[2]) == 1
    seen = table.legal("top")
    for _ in range(3):
        table.do("top", table.legal("top")[0])
    view = table.world.view(0)["piles"]["three"]
    assert (view["titan"], view["seen"], view["left"]) == (seen[0], seen[1:], 5)
    assert table.world.view(1)["piles"]["three"]["seen"] == []


@rule("effect.scout")
@pytest.mark.parametrize("left", [["mud_wader"], ["mud_wader", "gloom_moth"]])
def test_of_a_smaller_pile_one_looks_at_all(left: list[str]) -> None:
    table = with_hideout()
    table.coins(0, 0)
    table.pile_holds("one", *left)
    table.turn()
    table.act("forest_hideout")
    table.do("scout", "one")
    if len(left) > 1:
        assert set(table.legal("top")) == set(left)
        table.do("top", "gloom_moth")
    assert table.shown("one") == left[-1]


@rule("effect.scout")
def test_an_empty_pile_cannot_be_scouted() -> None:
    table = with_hideout()
    table.coins(0, 0)
    table.pile_holds("one", "mud_wader")
    table.titans(2, "mud_wader")
    table.turn()
    table.act("forest_hideout")
    assert table.legal("scout") == ["two", "three"]
    assert table.why("scout", "one") == "effect.scout"


@rule("effect.scout_attack", "attack.cost")
def test_after_scouting_the_uppermost_may_be_attacked_at_once() -> None:
    """It costs as much as any attack, and is part of the turn. The next Titan is the second as arranged."""
    table = with_hideout()
    table.coins(0, 4)
    table.armies(0, ("war_mammoths", 0, 1), ("militia",))
    table.pile("one", *PILE_ONE, known=2)
    table.turn()
    table.act("forest_hideout")
    table.do("scout", "one")
    for id in ("thorn_strider", "tide_walker", "mud_wader"):
        table.do("top", id)
    assert table.legal("attack") == ["one"]
    assert table.why("attack", "two") == "effect.scout_attack"
    table.do("attack", "one")
    table.do("army", "war_mammoths")
    table.strike(titan("thorn_strider"))
    assert table.titans_of(0) == ["thorn_strider"]
    assert table.world.coins[0] == 2
    assert table.shown("one") == "tide_walker"
    assert table.world.to_act() == (1,)


@rule("effect.scout_attack")
def test_one_may_also_let_it_be() -> None:
    table = with_hideout()
    table.armies(0, ("war_mammoths",))
    table.pile("one", *PILE_ONE, known=2)
    table.turn()
    table.act("forest_hideout")
    table.do("scout", "one")
    for id in PILE_ONE[:3]:
        table.do("top", id)
    table.do("done")
    assert table.titans_of(0) == []
    assert table.world.to_act() == (1,)
