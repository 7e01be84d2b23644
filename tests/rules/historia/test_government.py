"""Governments: where they are on the matrix, and what they give."""

import pytest

from epochal.games.historia.components import TOP
from tests.rule import rule
from tests.rules.historia.table import GAME, SPACES, Table

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


def government(technology: int, military: int) -> str:
    """The government of whoever is in a space."""
    table = Table(1)
    table.levels(0, technology, military)
    found: str = table.world.view(None)["civs"][0]["government"]
    return found


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
