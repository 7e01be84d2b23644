"""Bots think in processes of their own; a process that dies is replaced, and the question asked again."""

import os
import signal

import pytest

import epochal
from epochal.bots import levels, think
from epochal.core.errors import BadInput
from epochal.table.thinking import Thinkers, _warm, ask, check_level, usual_level
from tests.loop import run


def test_a_process_that_dies_is_replaced() -> None:
    game = epochal.load("hotw2001")
    state = game.new(3, {}, epochal.Seeded(3))
    seat = state.to_act()[0]
    question = ask(state, seat, "novice", "7")

    async def work() -> tuple[int, int, int]:
        thinkers = Thinkers(1)
        first: int = await thinkers._run(_warm, "hotw2001")
        os.kill(first, signal.SIGKILL)
        action = await thinkers.think(question)
        second: int = await thinkers._run(_warm, "hotw2001")
        thinkers.close()
        return first, second, action

    first, second, action = run(work())
    assert first != second
    assert action in state.legal(seat)
    assert game.actions[action] == think(*question)


def test_a_question_holds_nothing_that_the_seat_may_not_know() -> None:
    game = epochal.load("hotw2001")
    state = game.new(4, {}, epochal.Seeded(5))
    seat = state.to_act()[0]
    sample = game.from_json(ask(state, seat, "steady", "8").sample)
    assert sample.view(seat) == state.view(seat)
    assert sample.legal(seat) == state.legal(seat)
    others = [other for other in range(4) if other != seat]
    assert [sample.view(other)["hand"] for other in others] != [state.view(other)["hand"] for other in others]


def test_levels() -> None:
    assert usual_level("hotw2001") == "steady"
    assert levels("hotw2001") == ["novice", "steady", "strong", "master"]
    assert check_level("hotw2001", "novice") == "novice"
    with pytest.raises(BadInput, match="table-level"):
        check_level("hotw2001", "divine")
