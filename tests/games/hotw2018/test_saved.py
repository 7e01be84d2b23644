"""A saved state is read only if play can have reached it."""

from typing import Any

import pytest

import epochal
from epochal import BadInput, Seeded

GAME = epochal.load("hotw2018")


def saved(turn: bool) -> dict[str, Any]:
    """A game that has just begun, or in its first turn."""
    chance = Seeded(1)
    state = GAME.new(3, chance=chance)
    while turn and state.view(None)["turn"] is None:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0], chance)
    return state.to_json()


@pytest.mark.parametrize(
    ("key", "value", "turn"),
    [
        ("last_win", 400, True),
        ("last_win", -2, True),
        ("pickers", [[7, 0, 1]] + [[-1, -1, -1]] * 4, True),
        ("pickers", [[-1, -1]] * 5, False),
        ("target", 3, True),
        ("siege_tokens", -1, True),
        ("order", [0, 0, 1], False),
        ("holding", [-1, -1, -1], True),
    ],
)
def test_a_state_that_play_cannot_reach_is_refused(key: str, value: object, turn: bool) -> None:
    data = saved(turn)
    assert GAME.from_json(data).to_json() == data
    with pytest.raises(BadInput):
        GAME.from_json({**data, key: value})
