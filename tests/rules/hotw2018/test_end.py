"""The end of an epoch and of the game."""

from typing import cast

import pytest

import epochal
from epochal.core.events import Event
from epochal.games.hotw2018.epochs import END_EPOCH
from epochal.games.hotw2018.state import World
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table, play_out

ANY = list(range(8))
"""The order of a shuffle."""


@rule("end.epoch")
def test_after_the_last_turn_the_next_epoch_begins() -> None:
    """The order of the new draft is that of the points there are now."""
    table = Table(epoch=1)
    table.scores(12, 40, 25)
    table.run(END_EPOCH, ANY, ANY)
    view = table.world.view(None)
    assert view["epoch"] == 2
    assert view["order"] == [1, 2, 0]
    assert not view["over"]


@rule("end.epoch")
def test_enhancements_not_yet_played_stay_with_their_owners() -> None:
    table = Table(epoch=1)
    table.hand(0, "weaponry")
    table.hand(2, "chariots")
    table.run(END_EPOCH, ANY, ANY)
    assert [table.world.view(seat)["hand"] for seat in range(3)] == [["weaponry"], [], ["chariots"]]


@rule("end.epoch")
def test_armies_and_structures_stay_where_they_are() -> None:
    table = Table(epoch=1)
    table.army(0, "nile")
    table.fort("nile")
    table.capitol("nile", "crete")
    before = table.world.view(None)["lands"]
    table.run(END_EPOCH, ANY, ANY)
    assert table.world.view(None)["lands"] == before


@rule("end.epoch")
def test_everybody_gets_new_cards_in_every_epoch() -> None:
    table = Table(epoch=3)
    table.world.holding = [table.tag(empire) for empire in ("huns", "arabs", "franks")]
    table.run(END_EPOCH, ANY, ANY)
    assert not any(player["has_empire"] for player in table.world.view(None)["players"])
    assert set(table.legal("take_empire", seat=0)) == {"cholas", "holy_roman_empire", "mongols"}


@rule("end.game")
def test_after_epoch_v_the_game_ends_and_the_most_points_win() -> None:
    table = Table(epoch=5)
    table.scores(88, 101, 99)
    table.run(END_EPOCH)
    view = table.world.view(None)
    assert view["over"]
    assert view["winners"] == [1]
    assert table.world.to_act() == ()
    assert [event.args["seats"] for event in table.told("event-won")] == [["seat:1"]]


@rule("end.game", "track.hundred")
def test_a_marker_on_its_other_side_is_ahead_of_99() -> None:
    table = Table(epoch=5)
    table.scores(99, 100, 98)
    table.run(END_EPOCH)
    assert table.world.winners() == (1,)


@rule("end.game")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
def test_no_earlier_epoch_ends_the_game(epoch: int) -> None:
    table = Table(epoch=epoch)
    table.run(END_EPOCH, ANY, ANY)
    assert table.world.winners() == ()
    assert table.world.epoch == epoch + 1


@rule("end.game")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_game_has_one_winner(seats: int) -> None:
    told: list[Event] = []
    world = cast(World, GAME.new(seats=seats, chance=epochal.Seeded(seats), tell=told.append))
    for _ in play_out(world, seats, told):
        assert bool(world.winners()) == bool(world.view(None)["over"])
    (winner,) = world.winners()
    assert world.scores()[winner] == max(world.scores())
    assert told[-1].id == "event-won"
