"""The odds of an attack are those of the rules, whatever cards are in play."""

from fractions import Fraction
from itertools import product

import pytest

from epochal.lab.odds import Fold, odds, outcomes
from tests.rules.hotw2001.table import GAME, Table
from tests.rules.hotw2018.table import Table as Table2018


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
    assert sum(found[:3]) == pytest.approx(1)


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


def battle(bonus: int, reroll: bool) -> tuple[Fraction, Fraction]:
    """Win and tie of two dice against one, counted by hand; the defender rerolls when it loses, or ties with 3 or less."""
    won = tied = Fraction(0)
    for first, second, die in product(range(1, 7), repeat=3):
        mine = max(first, second) + bonus
        again = reroll and (die < mine or (die == mine and die <= 3))
        for answer in range(1, 7) if again else [die]:
            share = Fraction(1, 6**3 * (6 if again else 1))
            won += share * (mine > answer)
            tied += share * (mine == answer)
    return won, tied


@pytest.mark.parametrize("sailing", [False, True])
def test_a_siege_after_every_loss(sailing: bool) -> None:
    table = Table2018()
    table.army(1, "crete")
    table.invading(0, "greeks")
    table.put_on_card(2)
    action = table.world.game.actions.index("sail" if sailing else "invade", "crete")
    found = odds(table.world, 0, action)
    assert found is not None
    won, tied = battle(0, sailing)
    assert (found.win, found.tie) == pytest.approx((float(won), float(tied)))
    again, tied_again = battle(1, sailing)
    assert odds(table.world, 0, action, pressed=False) == found._replace(pressed=None)
    lost = 1 - won - tied
    assert found.pressed is not None
    assert found.pressed == pytest.approx(
        (
            float(won + lost * again),
            float(tied + lost * tied_again),
            float(lost * (1 - again - tied_again)),
        )
    )
