"""The odds of an attack are those of the rules, whatever cards are in play."""

from fractions import Fraction
from itertools import product

import pytest

from epochal.lab.odds import Fold, odds, outcomes
from tests.rules.hotw2001.table import GAME, Table


def attack(*cards: str, fort: bool = False) -> tuple[Table, int]:
    """The Romans before the Northern Apennines, held by another."""
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    if fort:
        table.fort("northern_apennines")
    table.expanding(0, "romans", *cards)
    return table, GAME.actions.index("expand", "northern_apennines")


def by_hand(bonus: int = 0, dice: int = 2) -> tuple[Fraction, Fraction]:
    """How often one round of combat is won, and tied."""
    won = tied = 0
    for *mine, theirs in product(range(1, 7), repeat=dice + 1):
        won += max(mine) + bonus > theirs
        tied += max(mine) + bonus == theirs
    return Fraction(won, 6 ** (dice + 1)), Fraction(tied, 6 ** (dice + 1))


@pytest.mark.parametrize(("cards", "bonus", "dice"), [((), 0, 2), (("weaponry",), 1, 2), (("leader",), 0, 3)])
def test_one_round(cards: tuple[str, ...], bonus: int, dice: int) -> None:
    table, action = attack(*cards)
    won, tied = by_hand(bonus, dice)
    found = odds(table.world, 0, action)
    assert found is not None
    assert (found.win, found.tie) == pytest.approx((float(won), float(tied)))
    assert sum(found) == pytest.approx(1)


def test_a_fort_must_fall_first() -> None:
    table, action = attack(fort=True)
    first, _ = by_hand(-1)
    won, tied = by_hand()
    found = odds(table.world, 0, action)
    assert found is not None
    assert (found.win, found.tie) == pytest.approx((float(first * won), float(first * tied)))


def test_rolls_that_are_counted_together_lead_to_the_same() -> None:
    """Every single roll, one by one, gives the same odds as the folded ones; a Leader can die of three equal dice."""
    table, action = attack("leader")
    each: dict[str, Fold] = dict.fromkeys(GAME.folds(), tuple)
    leaders = {True: 0.0, False: 0.0}
    folded = {True: 0.0, False: 0.0}
    for sums, folds in ((leaders, each), (folded, GAME.folds())):
        for share, after in outcomes(table.world, 0, action, folds):
            sums[bool(after.view(None)["turn"]["leader"])] += share
    assert leaders == pytest.approx(folded)
    assert folded[False] == pytest.approx(6 / 216)


def test_looking_at_the_odds_changes_nothing() -> None:
    table, action = attack()
    before = table.world.to_json()
    odds(table.world, 0, action)
    assert table.world.to_json() == before


def test_what_is_no_fight_has_no_odds() -> None:
    table, _ = attack()
    assert odds(table.world, 0, GAME.actions.index("done")) is None
