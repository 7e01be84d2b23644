"""Chapter VII, winning the game: most points, and every step of the tie-break."""

from collections import Counter
from typing import cast

import pytest

import epochal
from epochal.core.events import Event
from epochal.games.hotw2001.epochs import END_GAME
from epochal.games.hotw2001.state import World
from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

VALUES = [3, 3, 4, 4, 4, 5, 5, 6]


def ending(
    points: list[int], strength: list[int], last: list[int], markers: list[list[int]] | None = None
) -> Table:
    """A game that ends: points on the track, strength of all seven empires and of the last one, markers to turn over."""
    table = Table(seats=len(points), epoch=7)
    table.world.score = points.copy()
    table.world.strength_sum = strength.copy()
    table.world.last_strength = last.copy()
    if markers is None:
        table.run(END_GAME)
        return table
    table.world.markers = [len(values) for values in markers]
    table.run(END_GAME, pile(points, markers))
    return table


def pile(points: list[int], markers: list[list[int]]) -> list[int]:
    """The order of the markers that gives each seat its values; the player in last place turns the last ones over."""
    by_place = sorted(range(len(points)), key=lambda seat: (points[seat], seat))
    wanted = [value for seat in by_place for value in markers[seat]]
    left = list(range(len(VALUES)))
    order = []
    for value in wanted:
        order.append(next(n for n in left if VALUES[n] == value))
        left.remove(order[-1])
    return left + order[::-1]


# Points


@rule("win.points")
def test_the_player_with_the_most_points_wins() -> None:
    table = ending(points=[140, 155, 150], strength=[60, 90, 50], last=[6, 16, 9])
    assert table.world.winners() == (1,)
    assert table.told("event-won")[0].args == {"seats": ["seat:1"], "count": 1}
    assert table.world.view(None)["winners"] == [1]


@rule("win.points")
def test_the_markers_are_added_before_the_points_are_compared() -> None:
    table = ending([150, 153, 100], [60, 60, 60], [9, 9, 9], markers=[[5], [], [3, 6]])
    assert table.world.scores() == [155, 153, 109]
    assert table.world.winners() == (0,)


@rule("win.points")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    table = Table(epoch=7)
    table.world.score = [200, 10, 10]
    table.turn(0, "russia")
    assert table.world.winners() == ()
    assert table.world.view(None)["winners"] == []


@rule("win.points")
def test_the_game_ends_after_epoch_vii() -> None:
    world = cast(World, GAME.new(seats=3, chance=epochal.Seeded(1)))
    told: list[Event] = []
    chance = epochal.Seeded(1)
    while seats := world.to_act():
        world.apply(seats[0], world.legal(seats[0])[-1], chance, told.append)
    assert world.epoch == 7
    assert len(world.winners()) >= 1
    assert told[-1].id == "event-won"
    assert max(world.scores()) == world.scores()[world.winners()[0]]


# Ties


@rule("win.tie_strength")
def test_a_tie_goes_to_the_lower_total_strength() -> None:
    table = ending(points=[150, 150, 149], strength=[70, 66, 40], last=[6, 16, 6])
    assert table.world.winners() == (1,)


@rule("win.tie_strength")
def test_total_strength_comes_before_markers() -> None:
    table = ending([150, 145, 100], [66, 70, 60], [9, 6, 9], markers=[[], [5], []])
    assert table.world.scores()[:2] == [150, 150]
    assert table.world.winners() == (0,)


@rule("win.tie_strength", "win.tie_last_empire")
@pytest.mark.parametrize("seed", range(3))
def test_strength_is_that_of_the_seven_empires_really_played(seed: int) -> None:
    told: list[Event] = []
    chance = epochal.Seeded(seed)
    world = cast(World, GAME.new(seats=4, chance=chance, tell=told.append))
    while seats := world.to_act():
        legal = world.legal(seats[0])
        world.apply(seats[0], legal[chance.pick(len(legal), "play")], chance, told.append)
    total: Counter[str] = Counter()
    last: dict[str, int] = {}
    for event in told:
        if event.id == "event-turn":
            seat, strength = cast(str, event.args["seat"]), cast(int, event.args["strength"])
            total[seat] += strength
            last[seat] = strength
    assert [player["strength"] for player in world.view(None)["players"]] == [
        total[f"seat:{n}"] for n in range(4)
    ]
    assert [player["last_strength"] for player in world.view(None)["players"]] == [
        last[f"seat:{n}"] for n in range(4)
    ]
    assert len([event for event in told if event.id == "event-turn"]) == 7 * 4


@rule("win.tie_preeminence")
def test_with_equal_strength_more_points_from_markers_win() -> None:
    table = ending([150, 144, 100], [66, 66, 60], [6, 16, 9], markers=[[], [6], []])
    assert table.world.scores()[:2] == [150, 150]
    assert table.world.winners() == (1,)


@rule("win.tie_preeminence")
def test_the_points_of_the_markers_count_and_not_their_number() -> None:
    table = ending([145, 145, 100], [66, 66, 60], [6, 9, 9], markers=[[6], [3, 3], []])
    assert table.world.scores()[:2] == [151, 151]
    assert table.world.winners() == (0,), "six points each; the last empire decides"
    table = ending([142, 145, 100], [66, 66, 60], [9, 6, 9], markers=[[4, 5], [6], []])
    assert table.world.scores()[:2] == [151, 151]
    assert table.world.winners() == (0,)


@rule("win.tie_last_empire")
def test_with_equal_markers_the_weaker_empire_of_epoch_vii_wins() -> None:
    table = ending([150, 150, 150], [66, 66, 66], [11, 9, 10], markers=[[4], [4], [4]])
    assert table.world.winners() == (1,)


@rule("win.tie_last_empire")
def test_without_any_marker_too() -> None:
    assert ending([150, 150, 100], [66, 66, 50], [6, 9, 6]).world.winners() == (0,)


@rule("win.shared")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    table = ending([150, 150, 120], [66, 66, 50], [9, 9, 6])
    assert table.world.winners() == (0, 1)
    assert table.told("event-won")[0].args == {"seats": ["seat:0", "seat:1"], "count": 2}


@rule("win.shared")
def test_three_may_share_it_but_not_one_who_is_behind_in_the_last_step() -> None:
    table = ending([150, 150, 150, 150], [66, 66, 66, 66], [10, 10, 11, 10])
    assert table.world.winners() == (0, 1, 3)
