"""Milestones: the first to reach them has them."""

import pytest

from tests.rule import rule
from tests.rules.historia.cards import give_level, give_milestone
from tests.rules.historia.table import Table


@rule("milestone.reach", "milestone.removed")
@pytest.mark.parametrize("card", ["technology", "military"])
def test_whoever_moves_onto_a_milestone_gains_its_bonus(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    give_milestone(monkeypatch, "calendar", ("points", 3))
    table = Table(2)
    table.milestone("calendar", *((2, 1) if card == "technology" else (1, 2)))
    table.plays(0, card)
    table.do("basic", card)
    assert table.world.points == [3, 0]
    assert table.world.view(None)["milestones"] == {}


@rule("milestone.reach", "matrix.two_levels")
def test_whoever_moves_over_a_milestone_gains_its_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    give_milestone(monkeypatch, "calendar", ("points", 3))
    give_milestone(monkeypatch, "census", ("points", 4))
    table = Table(2)
    table.levels(0, 8, 8)
    table.cubes(0, available=3, used=0)
    table.milestone("calendar", 9, 8)
    table.milestone("census", 10, 8)
    table.plays(0, "technology")
    table.do("advanced", "technology")
    assert table.world.points == [7, 0]
    assert table.world.milestones == {}


@rule("milestone.reach")
def test_a_milestone_beside_the_way_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    give_milestone(monkeypatch, "calendar", ("points", 3))
    table = Table(2)
    table.milestone("calendar", 2, 2)
    table.plays(0, "technology")
    table.do("basic", "technology")
    assert table.world.points == [0, 0]
    assert list(table.world.view(None)["milestones"].values()) == ["calendar"]


@rule("milestone.removed")
def test_the_second_to_reach_the_space_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    give_milestone(monkeypatch, "calendar", ("points", 3))
    table = Table(2)
    table.milestone("calendar", 2, 1)
    table.round("technology", "technology")
    table.do("basic", "technology")
    table.do("basic", "technology")
    assert [table.levels_of(seat) for seat in (0, 1)] == [(2, 1), (2, 1)]
    assert table.world.points == [3, 0]


@rule("milestone.reach", "action.trade")
def test_a_milestone_is_reached_by_trade_too(monkeypatch: pytest.MonkeyPatch) -> None:
    give_milestone(monkeypatch, "calendar", ("points", 3))
    table = Table(2)
    table.occupy(0, "china")
    table.occupy(1, "china")
    table.levels(1, 2, 2)
    table.milestone("calendar", 2, 1)
    table.plays(0, "trade")
    table.do("basic", "trade")
    table.do("trade_with", "seat_2")
    assert table.world.points == [3, 2]


@rule("milestone.reach", "level.bonus")
def test_the_bonus_of_the_level_comes_before_that_of_the_milestone(monkeypatch: pytest.MonkeyPatch) -> None:
    give_milestone(monkeypatch, "calendar", ("points", 3))
    give_level(monkeypatch, True, 2, ("points", 1))
    table = Table(2)
    table.milestone("calendar", 2, 1)
    table.plays(0, "technology")
    table.do("basic", "technology")
    assert [event.args["points"] for event in table.events if "points" in event.args] == [1, 3]
    assert table.world.points == [4, 0]
