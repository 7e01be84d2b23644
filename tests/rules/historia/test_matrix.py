"""The development matrix: its spaces, where it ends, and its governments."""

import pytest

from epochal.games.historia.components import TOP
from tests.rule import rule
from tests.rules.historia.table import GAME, Table, is_space, space_with

GOVERNMENTS = {
    "clan": (0, 1),
    "nomadic": (1, 0),
    "city_state": (2, 0),
    "empire": (3, 0),
    "mercantilism": (4, 0),
    "enlightenment": (5, 0),
    "consumerism": (6, 0),
    "utopian": (5, 0),
    "barbarians": (2, 1),
}
"""The points and the cubes of each government."""
SPACES = [(t, m) for t in range(1, TOP + 1) for m in range(1, TOP + 1) if is_space(t, m)]


def government(technology: int, military: int) -> str:
    """The government of whoever is in a space."""
    table = Table(1)
    table.levels(0, technology, military)
    found: str = table.world.view(None)["civs"][0]["government"]
    return found


# Spaces


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


# Governments


@rule("government.zones")
def test_governments_run_from_clan_along_the_diagonal_to_consumerism() -> None:
    along = [government(level, level) for level in range(1, TOP + 1)]
    assert (along[0], along[-1]) == ("clan", "consumerism")
    points = [GOVERNMENTS[found][0] for found in along]
    assert points == sorted(points)
    assert not {"utopian", "barbarians"} & set(along)


@rule("government.zones")
def test_the_edges_are_utopian_and_barbarian() -> None:
    found = {space: government(*space) for space in SPACES}
    assert set(found.values()) == set(GOVERNMENTS)
    assert all(technology > military for (technology, military), name in found.items() if name == "utopian")
    assert all(
        technology < military for (technology, military), name in found.items() if name == "barbarians"
    )


@rule("government.bonus", "government.zones")
@pytest.mark.parametrize(("technology", "military"), SPACES)
def test_every_space_gives_the_bonus_of_its_government(technology: int, military: int) -> None:
    table = Table(2)
    table.levels(0, technology, military)
    table.cubes(0, available=0, used=3)
    table.end_turn()
    points, cubes = GOVERNMENTS[government(technology, military)]
    assert table.world.points[0] == points
    assert table.cubes_of(0) == (cubes, 3 - cubes, 0)


@rule("government.bonus")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_bonus_comes_at_the_end_of_every_turn(turn: int) -> None:
    table = Table(2, turn=turn)
    table.leaders("caesar", "pericles")
    technology, military = next(space for space in SPACES if government(*space) == "empire")
    table.levels(0, technology, military)
    table.end_turn()
    assert table.gained(0, "government.bonus") == 3


@rule("government.bonus", "cubes.used")
def test_a_clan_without_used_cubes_recovers_none() -> None:
    table = Table(2)
    table.cubes(0, available=3, used=0)
    table.end_turn()
    assert table.cubes_of(0) == (3, 0, 0)


def test_the_governments_are_those_of_the_rulebook() -> None:
    names = zip(GAME.box.government_points, GAME.box.government_cubes, strict=True)
    assert dict(zip(GAME.box.governments, names, strict=True)) == GOVERNMENTS
