"""The development matrix: its spaces, and where it ends."""

import pytest

from epochal.games.historia.components import TOP
from tests.rule import rule
from tests.rules.historia.table import SPACES, Table, is_space, space_with


@rule("matrix.shape")
def test_every_space_can_be_reached_from_the_start() -> None:
    reached = {(1, 1)}
    for technology, military in sorted(SPACES, key=sum):
        if {(technology - 1, military), (technology, military - 1)} & reached:
            reached.add((technology, military))
    assert reached == set(SPACES)
    assert {(16, 16), (2, 1), (1, 2), (2, 2), (3, 2)} <= reached


@rule("matrix.shape")
def test_the_band_runs_along_the_diagonal_and_widens() -> None:
    assert {(level, level) for level in range(1, TOP + 1)} <= set(SPACES)
    assert not is_space(1, 16)
    assert not is_space(16, 1)
    width = [sum(technology == level for technology, _ in SPACES) for level in range(1, TOP + 1)]
    assert width[0] < width[4] < width[9]
    assert width[0] == min(width)
    for level in range(1, TOP + 1):
        column = [military for technology, military in SPACES if technology == level]
        assert column == list(range(column[0], column[-1] + 1))
        row = sorted(technology for technology, military in SPACES if military == level)
        assert row == list(range(row[0], row[-1] + 1))


@rule("matrix.blocked")
@pytest.mark.parametrize("technology", [True, False])
@pytest.mark.usefixtures("no_bonuses")
def test_a_level_is_blocked_until_the_other_has_risen(technology: bool) -> None:
    """Technology stops at the right edge until the military rises, and the military at the upper edge."""
    card = "technology" if technology else "military"
    right, up = space_with(0, technology)
    table = Table(2)
    table.levels(0, right, up)
    table.plays(0, card)
    assert (table.legal("basic"), table.legal("spend")) == ([], [card])
    while not is_space(right + technology, up + (not technology)):
        right, up = (right, up + 1) if technology else (right + 1, up)
    table = Table(2)
    table.levels(0, right, up)
    table.plays(0, card)
    table.do("basic", card)
    assert table.levels_of(0) == (right + technology, up + (not technology))


@rule("matrix.top", "action.cost")
@pytest.mark.parametrize("card", ["military", "technology"])
@pytest.mark.parametrize(("side", "cubes", "points"), [("basic", 1, 2), ("advanced", 3, 4)])
def test_beyond_level_16_every_level_gives_two_points(card: str, side: str, cubes: int, points: int) -> None:
    table = Table(2)
    table.levels(0, 16, 16)
    table.cubes(0, available=3, used=0)
    table.plays(0, card)
    table.do(side, card)
    assert table.levels_of(0) == (16, 16)
    assert table.world.points == [points, 0]
    assert table.cubes_of(0) == (3 - cubes, cubes, 0)


@rule("matrix.two_levels", "matrix.top")
@pytest.mark.parametrize(("card", "levels"), [("military", (15, 16)), ("technology", (16, 15))])
@pytest.mark.usefixtures("no_bonuses")
def test_two_levels_from_15_are_one_level_and_two_points(card: str, levels: tuple[int, int]) -> None:
    table = Table(2)
    table.levels(0, 15, 15)
    table.cubes(0, available=3, used=0)
    table.plays(0, card)
    table.do("advanced", card)
    assert table.levels_of(0) == levels
    assert table.world.points == [2, 0]
    assert table.cubes_of(0) == (0, 3, 0)
