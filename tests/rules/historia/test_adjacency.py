"""Adjacency: of territories, and of civilizations."""

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.historia.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


def expanding(*home: str, technology: int = 1) -> Table:
    """A player who has settled somewhere is about to expand."""
    table = Table(2)
    table.levels(0, technology, technology)
    table.occupy(0, *home)
    table.plays(0, "expansion")
    table.do("basic", "expansion")
    return table


# Adjacent territories


def neighbours() -> list[Any]:
    names = [name for name in GAME.box.names if name.startswith("territory:")]
    return [pytest.param(name.partition(":")[2], GAME.box.names[name]["borders"]) for name in names]


@rule("adjacency.territories", "action.expansion")
@pytest.mark.parametrize(("home", "borders"), neighbours())
def test_without_navigation_one_expands_over_a_border(home: str, borders: list[str]) -> None:
    assert set(expanding(home).legal("expand")) == set(borders)


@rule("adjacency.territories")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("north_america", "central_america"),
        ("central_america", "south_america"),
        ("middle_east", "china"),
        ("oceania", "indochina"),
    ],
)
def test_borders_that_the_rulebook_names(here: str, there: str) -> None:
    assert there in expanding(here).legal("expand")
    assert here in expanding(there).legal("expand")


@rule("adjacency.territories")
@pytest.mark.parametrize(
    ("here", "there"),
    [("north_america", "russia"), ("africa", "south_america"), ("north_america", "africa")],
)
def test_borders_that_the_rulebook_denies(here: str, there: str) -> None:
    assert expanding(here).why("expand", there) == "adjacency.territories"
    assert expanding(there).why("expand", here) == "adjacency.territories"


@rule("adjacency.territories", "action.expansion")
def test_every_territory_of_ones_own_counts() -> None:
    table = expanding("oceania", "central_america")
    assert set(table.legal("expand")) == {"indochina", "north_america", "south_america"}


@rule("adjacency.navigation")
def test_with_navigation_one_expands_anywhere() -> None:
    assert set(expanding("oceania", technology=8).legal("expand")) == {"indochina"}
    everywhere = set(GAME.box.territories)
    assert set(expanding("oceania", technology=9).legal("expand")) == everywhere - {"oceania"}


@rule("adjacency.civilizations", "adjacency.navigation")
def test_without_a_cube_on_the_map_only_navigation_leads_back() -> None:
    assert set(expanding(technology=9).legal("expand")) == set(GAME.box.territories)
    table = Table(2)
    table.levels(0, 8, 8)
    table.plays(0, "expansion")
    assert table.legal("basic") == []


# Adjacent civilizations


def raiders(table: Table, victim: int) -> bool:
    """Whether seat 0 could raid: the victim is the only weaker civilization."""
    table.levels(0, table.world.technology[0], max(table.world.military[0], 2))
    for civ in table.world.civs():
        if civ not in (0, victim):
            assert table.world.military[civ] >= table.world.military[0]
    table.plays(0, "raid")
    return table.legal("basic") == ["raid"]


@rule("adjacency.civilizations")
@pytest.mark.parametrize(
    ("here", "there", "adjacent"),
    [("china", "china", True), ("middle_east", "china", True), ("middle_east", "oceania", False)],
)
def test_civilizations_are_adjacent_in_the_same_or_in_adjacent_territories(
    here: str, there: str, adjacent: bool
) -> None:
    table = Table(2)
    table.occupy(0, here)
    table.occupy(1, there)
    assert raiders(table, 1) == adjacent


@rule("adjacency.civilizations")
@pytest.mark.parametrize("absent", [0, 1])
def test_a_civilization_without_a_cube_on_the_map_is_adjacent_to_nothing(absent: int) -> None:
    table = Table(2)
    table.occupy(1 - absent, "china")
    assert not raiders(table, 1)


@rule("adjacency.navigation")
def test_navigation_brings_its_owner_nearer_to_others_but_not_them_to_it() -> None:
    """A, with Navigation in North America, can raid B in Africa; B cannot raid A."""
    table = Table(2)
    table.occupy(0, "north_america")
    table.occupy(1, "africa")
    table.levels(0, 9, 7)
    table.levels(1, 8, 6)
    table.plays(0, "raid")
    assert table.legal("basic") == ["raid"]
    table = Table(2)
    table.occupy(0, "africa")
    table.occupy(1, "north_america")
    table.levels(0, 8, 7)
    table.levels(1, 9, 6)
    table.plays(0, "raid")
    assert table.legal("spend") == ["raid"]


@rule("adjacency.navigation")
def test_navigation_does_not_reach_those_who_are_not_on_the_map() -> None:
    table = Table(2)
    table.occupy(0, "north_america")
    table.levels(0, 9, 7)
    table.plays(0, "raid")
    assert table.legal("spend") == ["raid"]
