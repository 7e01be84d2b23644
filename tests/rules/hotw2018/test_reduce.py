"""Reducing structures and removing forts after a battle."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import Table

pytestmark = pytest.mark.usefixtures("no_effects")

WON = [6, 1]
TIED = [3, 1]
ALL = ("capitol", "city", "monument", "fort")


def invaded(roll: list[int], *pieces: str) -> Table:
    """The Vedics roll against a 3 in Indus, where seat 1 has these pieces."""
    table = Table()
    table.army(1, "indus")
    for piece in pieces:
        getattr(table, piece)("indus")
    table.invading(0, "vedics")
    table.do("invade", "indus", roll, [3, 1] if "fort" in pieces else [3])
    return table


def standing(table: Table) -> list[str]:
    return [piece for piece in ALL if table.has(piece, "indus")]


@rule("reduce.order")
@pytest.mark.parametrize("roll", [WON, TIED])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["capitol", "monument"], ["city", "monument"]),
        (["capitol"], ["city"]),
        (["city", "monument"], ["monument"]),
        (["city"], []),
        (["monument"], []),
        ([], []),
    ],
)
def test_a_win_or_a_tie_reduces_one_structure(roll: list[int], before: list[str], after: list[str]) -> None:
    table = invaded(roll, *before)
    assert table.owner("indus") == (0 if roll is WON else None)
    assert standing(table) == after


@rule("reduce.order")
def test_a_lost_battle_reduces_nothing() -> None:
    assert standing(invaded([2, 1], "capitol", "monument", "fort")) == ["capitol", "monument", "fort"]


@rule("reduce.order", "siege.end")
def test_a_siege_reduces_once_however_many_battles_it_took() -> None:
    table = invaded([2, 1], "capitol", "monument")
    table.do("siege", "", [1, 1], [6])
    table.do("siege", "", [6, 1], [6])
    assert standing(table) == ["city", "monument"]


@rule("reduce.order")
def test_three_battles_raze_everything() -> None:
    """Capitol to city, city away, monument away."""
    table = invaded(TIED, "capitol", "monument")
    for expected in (["monument"], []):
        table.army(1, "indus")
        table.do("invade", "indus", TIED, [3])
        assert standing(table) == expected


@rule("reduce.fort")
@pytest.mark.parametrize("roll", [WON, TIED])
@pytest.mark.parametrize(
    ("before", "after"), [(["fort"], []), (["capitol", "fort"], ["city"]), (["monument", "fort"], [])]
)
def test_a_win_or_a_tie_removes_the_fort_as_well(
    roll: list[int], before: list[str], after: list[str]
) -> None:
    assert standing(invaded(roll, *before)) == after


@rule("reduce.no_battle")
def test_in_an_empty_territory_everything_stays() -> None:
    table = Table()
    table.capitol("indus")
    table.monument("indus")
    table.invading(0, "vedics")
    table.do("invade", "indus")
    assert standing(table) == ["capitol", "monument"]


@rule("reduce.no_battle")
def test_in_an_own_territory_everything_stays() -> None:
    table = Table()
    table.army(0, "indus")
    table.city("indus")
    table.monument("indus")
    table.fort("indus")
    table.invading(0, "vedics")
    table.do("invade", "indus")
    assert standing(table) == ["city", "monument", "fort"]


@rule("reduce.no_battle", "battle.tie")
def test_what_a_tie_left_standing_stays_when_the_empty_territory_is_entered() -> None:
    table = invaded(TIED, "capitol", "monument")
    table.do("invade", "indus")
    assert standing(table) == ["city", "monument"]
    assert table.owner("indus") == 0
