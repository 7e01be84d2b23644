"""The optional rules that change what is handed out: pre-eminence markers and Minor Empires."""

import pytest

import epochal
from epochal.games.hotw2001.components import GREATER, LESSER
from epochal.games.hotw2001.epochs import END_EPOCH
from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table


@rule("option.preeminence")
@pytest.mark.parametrize(("preeminence", "markers"), [(True, [0, 1, 0]), (False, [0, 0, 0])])
def test_no_marker_is_taken_with_pre_eminence_switched_off(preeminence: bool, markers: list[int]) -> None:
    table = Table(epoch=3, preeminence=preeminence)
    table.world.score = [10, 20, 15]
    table.run(END_EPOCH, 0)
    assert table.world.epoch == 4
    assert table.world.markers == markers


@rule("option.preeminence")
def test_without_markers_the_points_at_the_end_stay_as_they_are() -> None:
    table = Table(epoch=7, preeminence=False)
    table.world.score = [10, 20, 15]
    table.run(END_EPOCH)
    assert table.world.scores() == [10, 20, 15]
    assert table.world.winners() == (1,)


@rule("option.minor_empires")
@pytest.mark.parametrize("seats", range(3, 7))
def test_minor_empires_are_dealt_apart(seats: int) -> None:
    """Whatever the shuffle, each hand holds one Minor Empire, two other Greater and seven Lesser Events."""
    for seed in range(5):
        state = GAME.new(seats=seats, options={"minor_empires": True}, chance=epochal.Seeded(seed))
        for seat in range(seats):
            hand = [GAME.box.events[GAME.box.event_number[id]] for id in state.view(seat)["hand"]]
            assert sum(card.empire is not None for card in hand) == 1
            assert sum(card.empire is None and card.deck == GREATER for card in hand) == 2
            assert sum(card.deck == LESSER for card in hand) == 7
