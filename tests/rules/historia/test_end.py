"""The end of the game."""

from typing import cast

import pytest

import epochal
from epochal.core.events import Event
from epochal.games.historia.state import History
from tests.rule import rule
from tests.rules.historia.cards import give_leader
from tests.rules.historia.table import GAME, Table, play_out

THIRD = [leader.id for leader in GAME.box.leaders if leader.era == 3]


def last_turn(*points: int, seats: int = 3, civbots: int = 0) -> Table:
    """The end of the last turn; nobody has anything to score."""
    table = Table(seats, civbots, era=3, turn=4)
    table.leaders(*THIRD[:seats])
    table.points(*points)
    return table


@rule("end.game", "end.winner")
def test_after_the_last_turn_the_most_points_win() -> None:
    table = last_turn(50, 70, 60)
    table.end_turn()
    view = table.world.view(None)
    assert view["over"]
    assert view["winners"] == [1]
    assert table.world.to_act() == ()


@rule("end.game")
@pytest.mark.parametrize(("era", "turn"), [(era, turn) for era in (1, 2, 3) for turn in (1, 2, 3, 4)][:-1])
def test_no_earlier_turn_ends_the_game(era: int, turn: int) -> None:
    table = Table(2, era=era, turn=turn)
    table.leaders(*[leader.id for leader in GAME.box.leaders if leader.era == era][:2])
    table.end_turn()
    assert not table.world.view(None)["over"]
    assert table.world.winners() == ()
    assert (table.world.era, table.world.turn) == ((era, turn + 1) if turn < 4 else (era + 1, 1))


@rule("end.game", "timeline.leader_bonus", "timeline.territory_bonus", "government.bonus")
def test_the_last_turn_end_is_scored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Government, leader and territory bring seat 2 ahead."""
    give_leader(monkeypatch, THIRD[2], ("technology", 16, 9), ("wonders", 40, 1))
    table = last_turn(20, 20, 0)
    table.levels(2, 16, 16)
    table.occupy(2, "china")
    table.end_turn()
    assert table.world.points[2] == 6 + 9 + table.worth("china")
    assert table.world.winners() == (0, 1)


@rule("end.winner")
@pytest.mark.parametrize(
    ("points", "winners"),
    [((70, 70, 60), (0, 1)), ((50, 50, 50), (0, 1, 2)), ((60, 50, 60), (0, 2)), ((0, 0, 1), (2,))],
)
def test_players_with_equally_many_points_share_the_win(
    points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = last_turn(*points)
    table.end_turn()
    assert table.world.winners() == winners


@rule("end.winner", "civbot.number")
def test_civbots_do_not_compete_for_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.box, "civbot_draws", [0, 0, 0])
    table = last_turn(30, 40, 90, 80, seats=2, civbots=2)
    table.end_turn()
    assert table.world.winners() == (1,)


@rule("points.floor")
def test_points_stop_at_zero() -> None:
    table = Table(2)
    table.occupy(0, "china", "india")
    table.points(1)
    table.worth_is("china", 3)
    table.plays(0, "exploit")
    table.do("basic", "exploit")
    table.do("recover_map", "china")
    assert table.world.points == [0, 0]
    table.do("recover_map", "india")
    assert table.world.points == [0, 0]


@rule("end.game", "end.winner")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_whole_game_comes_to_its_end(seats: int) -> None:
    told: list[Event] = []
    world = cast(History, GAME.new(seats, {"civbots": 1}, epochal.Seeded(seats), told.append))
    for _ in play_out(world, seats, told):
        assert not world.winners() or world.view(None)["over"]
    best = max(world.scores())
    if seats > 1:
        assert world.winners() == tuple(seat for seat, points in enumerate(world.scores()) if points == best)
    assert world.view(None)["over"]
    world.check()
