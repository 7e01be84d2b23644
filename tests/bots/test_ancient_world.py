"""The player of The Ancient World: fair, legal to the end, and better than chance."""

import json
from functools import cache
from typing import Any

import pytest

import epochal
from epochal import Seeded, State
from epochal.bots import Bot, levels, make, sight, styles
from epochal.games.ancient_world.bot.weights import WEIGHTS

LEVELS = ("novice", "steady", "strong")
STYLES = ("titans", "empire", "knowledge")
SECRETS = ("decks", "stored")
"""Where a saved state keeps what others may not know."""


def play(
    seats: int, options: dict[str, Any], bots: list[Bot], seed: int
) -> tuple[State, list[tuple[State, int]]]:
    """A whole game, and every state in which somebody had a choice."""
    chance, luck = Seeded(seed), Seeded(f"luck {seed}")
    state = epochal.load("ancient_world").new(seats, options, chance)
    asked = []
    while to_act := state.to_act():
        seat = to_act[0]
        if len(state.legal(seat)) > 1:
            asked.append((state.clone(), seat))
        state.apply(seat, bots[seat % len(bots)].choose(sight(state, seat, luck)), chance)
    return state, asked


def some(*names: str) -> list[Bot]:
    return [make("ancient_world", name, f"{name}/{place}") for place, name in enumerate(names)]


@cache
def a_game() -> list[tuple[State, int]]:
    return play(4, {}, some("steady", "novice"), 11)[1]


def some_secret() -> list[tuple[State, int]]:
    """The states in which others have put cards aside unseen."""
    return [
        (state, seat)
        for state, seat in a_game()
        if any(
            p["stored"] > len(p["stored_open"])
            for n, p in enumerate(state.view(None)["players"])
            if n != seat
        )
    ]


def test_levels_and_styles_are_named() -> None:
    assert levels("ancient_world") == list(LEVELS)
    assert styles("ancient_world") == list(STYLES)
    assert set(WEIGHTS) == {*LEVELS, *STYLES}


@pytest.mark.parametrize("seats", range(2, 5))
@pytest.mark.parametrize("expand_plus", [False, True])
def test_every_choice_is_legal_to_the_end_of_the_game(seats: int, expand_plus: bool) -> None:
    for seed in range(4):
        end, _ = play(seats, {"expand_plus": expand_plus}, some("steady", "novice"), seed)
        end.check()
        assert end.to_act() == ()


@pytest.mark.parametrize("seats", [2, 3])
def test_the_strong_level_plays_to_the_end(seats: int) -> None:
    end, _ = play(seats, {}, some("strong", "novice", "novice"), 5)
    end.check()


@pytest.mark.parametrize("style", STYLES)
def test_styles_play_to_the_end_too(style: str) -> None:
    end, _ = play(3, {}, some(style), 3)
    end.check()


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_is_the_same_for_all_states_the_seat_cannot_tell_apart(level: str) -> None:
    states = a_game()[::4] + some_secret()[::4]
    for number, (state, seat) in enumerate(states[:: 12 if level == "strong" else 1]):
        alike = [state, *[state.redeal(seat, Seeded(f"{number}/{n}")) for n in range(4)]]
        chosen = {
            make("ancient_world", level, number).choose(sight(each, seat, Seeded(number))) for each in alike
        }
        assert len(chosen) == 1


def test_secrets_really_differ_where_fairness_is_tested() -> None:
    for state, seat in some_secret()[::4]:
        saved = [state.redeal(seat, Seeded(n)).to_json() for n in range(9)]
        assert len({json.dumps([each[key] for key in SECRETS]) for each in saved}) > 1
    assert len(some_secret()) > 20


def test_choosing_leaves_the_table_alone() -> None:
    for number, (state, seat) in enumerate(a_game()[::23]):
        before = state.to_json()
        make("ancient_world", "strong", number).choose(sight(state, seat, Seeded(number)))
        assert state.to_json() == before


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_level_beats_chance(level: str) -> None:
    for seed in range(4):
        bots = [
            make("ancient_world", level, seed),
            *[make("ancient_world", "random", n) for n in range(3)],
        ]
        end, _ = play(4, {}, bots, seed)
        assert end.winners() == (0,)
