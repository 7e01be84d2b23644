"""A saved state is read only if play can have reached it."""

from typing import Any

import pytest

import epochal
from epochal import BadInput, Seeded

GAME = epochal.load("hotw2001")
TITLES = sum(1 for action in GAME.actions if action.verb == "play")


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
        ("called", -2, False),
        ("called", 8, True),
        ("treachery", 102, True),
        ("events_now", [0], True),
        ("force", 0, False),
        ("holding", [-1, -1, -1], True),
    ],
)
def test_a_state_that_play_cannot_reach_is_refused(key: str, value: object, turn: bool) -> None:
    data = saved(turn)
    assert GAME.from_json(data).to_json() == data
    with pytest.raises(BadInput):
        GAME.from_json({**data, key: value})


def test_armies_in_a_pool_between_turns_are_refused() -> None:
    data = saved(turn=False)
    with pytest.raises(BadInput):
        GAME.from_json({**data, "pool": 1})


def test_a_card_counted_from_the_end_of_the_box_is_refused() -> None:
    data = saved(turn=False)
    cards = data["hand"][0]
    data["hand"][0] = [cards[0] - TITLES, *cards[1:]]
    with pytest.raises(BadInput):
        GAME.from_json(data)
