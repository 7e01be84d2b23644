"""Battles. Scripted chance refuses a wrong number of dice, so every roll below proves how many are rolled."""

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import Table

pytestmark = pytest.mark.usefixtures("no_effects")


def battle(land: str, empire: str = "holy_roman_empire", fort: bool = False) -> Table:
    """An empire is about to invade a territory of seat 1."""
    table = Table()
    table.army(1, land)
    if fort:
        table.fort(land)
    table.invading(0, empire)
    table.put_on_card(8)
    return table


def at_stake(table: Table) -> dict[str, Any]:
    """The battle as everyone sees it."""
    found = table.world.view(None)["turn"]["battle"]
    assert isinstance(found, dict)
    return found


@rule("battle.dice")
@pytest.mark.parametrize(
    ("attack", "defence", "owner"),
    [
        pytest.param([3, 3], [4], 1, id="3 and 3 lose to 4"),
        pytest.param([5, 1], [4], 0, id="5 and 1 beat 4"),
        pytest.param([1, 5], [4], 0, id="1 and 5 beat 4"),
        pytest.param([6, 6], [6], None, id="6 and 6 tie with 6"),
    ],
)
def test_two_dice_against_one_and_the_highest_counts(
    attack: list[int], defence: list[int], owner: int | None
) -> None:
    table = battle("rhineland")
    table.do("invade", "rhineland", attack, defence)
    assert table.owner("rhineland") == owner


@rule("battle.dice", "battle.fortified")
def test_of_the_defenders_two_dice_the_highest_counts_too() -> None:
    table = battle("rhineland", fort=True)
    table.do("invade", "rhineland", [3, 4], [5, 1])
    assert table.owner("rhineland") == 1


@rule("battle.lose")
def test_after_a_loss_the_defender_stays_and_the_invader_must_besiege_or_retreat() -> None:
    table = battle("rhineland")
    table.do("invade", "rhineland", [3, 2], [5])
    assert table.owner("rhineland") == 1
    assert table.world.to_act() == (0,)
    assert {table.game.actions[choice].verb for choice in table.world.legal(0)} == {"siege", "retreat"}


@rule("battle.win")
def test_a_win_removes_the_defender_and_the_invading_army_stays() -> None:
    table = battle("rhineland")
    table.do("invade", "rhineland", [3, 5], [4])
    assert table.owner("rhineland") == 0
    assert table.is_active("rhineland")
    assert table.card() == (7, 0)
    assert table.world.figures == [25 - 9, 25, 25]
    assert "gaul" in table.legal("invade")


@rule("battle.tie")
def test_a_tie_removes_both_armies_and_leaves_the_territory_empty() -> None:
    table = battle("rhineland")
    table.do("invade", "rhineland", [4, 2], [4])
    assert table.owner("rhineland") is None
    assert table.card() == (7, 0)
    assert table.world.figures == [25 - 8, 25, 25]


@rule("battle.tie")
def test_after_a_tie_the_territory_can_be_invaded_again_without_a_battle() -> None:
    table = battle("rhineland")
    table.do("invade", "rhineland", [4, 2], [4])
    table.do("invade", "rhineland")
    assert table.owner("rhineland") == 0
    assert table.card() == (6, 0)


@rule("battle.tie", "invade.adjacent")
def test_a_territory_that_a_tie_emptied_is_no_base() -> None:
    table = battle("rhineland")
    table.do("invade", "rhineland", [4, 2], [4])
    assert table.why("invade", "gaul") == "invade.adjacent"


# Defender effects


@rule("battle.terrain")
@pytest.mark.parametrize(
    ("attack", "defence", "owner"),
    [([5, 1], [5], 1), ([5, 1], [4], None), ([6, 1], [4], 0), ([6, 1], [6], 1)],
)
def test_with_terrain_the_defender_adds_1(attack: list[int], defence: list[int], owner: int | None) -> None:
    table = battle("apennines")
    table.do("invade", "apennines", attack, defence)
    assert table.owner("apennines") == owner


@rule("battle.terrain")
def test_terrain_counts_in_the_territory_invaded_not_where_one_comes_from() -> None:
    """From Hindu Kush, a mountain, down to the Ganges."""
    table = battle("ganges", "vedics")
    table.do("invade", "ganges", [5, 1], [5])
    assert table.owner("ganges") is None


@rule("battle.naval")
def test_against_a_fleet_the_defender_may_reroll() -> None:
    table = battle("nile", "greeks")
    table.do("sail", "nile", [5, 1], [4])
    assert table.world.to_act() == (1,)
    assert table.legal("reroll") == table.legal("let_stand") == [""]
    table.do("reroll", "", [6])
    assert table.owner("nile") == 1
    assert at_stake(table)["theirs"] == 6


@rule("battle.naval")
def test_one_reroll_no_more() -> None:
    table = battle("nile", "greeks")
    table.do("sail", "nile", [5, 1], [4])
    table.do("reroll", "", [2])
    assert table.owner("nile") == 0


@rule("battle.fortified")
@pytest.mark.parametrize(("defence", "owner"), [([2, 5], 1), ([5, 2], 1), ([4, 4], None), ([3, 3], 0)])
def test_in_a_fort_the_defender_rolls_two_dice(defence: list[int], owner: int | None) -> None:
    table = battle("rhineland", fort=True)
    table.do("invade", "rhineland", [4, 1], defence)
    assert table.owner("rhineland") == owner


@rule("battle.combined")
def test_terrain_and_fort_together() -> None:
    """Two dice, and 1 to the highest: 4 and 2 make 5."""
    table = battle("apennines", fort=True)
    table.do("invade", "apennines", [5, 5], [4, 2])
    assert table.owner("apennines") is None


@rule("battle.combined")
def test_terrain_fort_and_fleet_together() -> None:
    """The Greeks land in fortified Anatolia: two dice, the lowest rerolled, and 1 added: 3 and 5 make 6 against 6."""
    table = battle("anatolia", "greeks", fort=True)
    table.do("sail", "anatolia", [6, 2], [3, 1])
    stake = at_stake(table)
    assert (stake["mine"], stake["theirs"]) == (6, 4)
    assert (stake["terrain"], stake["fortified"], stake["sailing"]) == (True, True, True)
    assert table.world.to_act() == (1,)
    table.do("reroll", "", [5])
    assert table.owner("anatolia") is None
    assert not table.has("fort", "anatolia")


@rule("battle.combined")
def test_all_three_can_turn_a_battle() -> None:
    table = battle("anatolia", "greeks", fort=True)
    table.do("sail", "anatolia", [6, 2], [3, 1])
    table.do("reroll", "", [6])
    assert table.owner("anatolia") == 1
    assert at_stake(table)["theirs"] == 7
    assert table.world.to_act() == (0,)


@rule("battle.combined")
def test_where_none_applies_the_defender_has_none() -> None:
    table = battle("rhineland")
    table.do("invade", "rhineland", [1, 2], [6])
    stake = at_stake(table)
    assert (stake["terrain"], stake["fortified"], stake["sailing"]) == (False, False, False)
    assert stake["rerolls"] == {"invader": 0, "defender": 0}
