"""A saved state is read only if play can have reached it."""

from typing import Any

import pytest

import epochal
from epochal import BadInput, Seeded

GAME = epochal.load("historia")


def saved(prompt: str) -> dict[str, Any]:
    """A game of three that has come to a question."""
    chance = Seeded(1)
    state = GAME.new(3, chance=chance)
    while state.prompt(state.to_act()[0]).id != prompt:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0], chance)
    return state.to_json()


@pytest.mark.parametrize(
    ("key", "value", "prompt"),
    [
        ("milestones", [[36, 10]], "prompt-milestone"),
        ("milestones", [[36, -1]], "prompt-milestone"),
        ("milestone_drawn", 10, "prompt-milestone"),
        ("civilization", [0, 0, 1], "prompt-milestone"),
        ("civilization", [0, 1, -1], "prompt-milestone"),
        ("leader_order", [0, 1, 3], "prompt-leader"),
        ("leader_order", [], "prompt-leader"),
        ("shown", 2**42, "prompt-leader"),
        ("fresh", 1, "prompt-choose-cards"),
    ],
)
def test_a_state_that_play_cannot_reach_is_refused(key: str, value: object, prompt: str) -> None:
    data = saved(prompt)
    assert GAME.from_json(data).to_json() == data
    with pytest.raises(BadInput):
        GAME.from_json({**data, key: value})


@pytest.mark.parametrize(
    "entry",
    [
        ["resolve", 3, 0],
        ["begin_round", 2, 0],
        ["deal_leaders", 0, 0],
        ["do_effect", 0, 10**6],
        ["war_on", 0, 413],
    ],
)
def test_a_step_for_nobody_or_nothing_is_refused(entry: list[Any]) -> None:
    data = saved("prompt-choose-cards")
    with pytest.raises(BadInput):
        GAME.from_json({**data, "agenda": [entry, *data["agenda"]]})


def test_a_leader_missing_from_the_draft_is_refused() -> None:
    data = saved("prompt-leader")
    with pytest.raises(BadInput):
        GAME.from_json({**data, "leader_pile": data["leader_pile"][1:]})
