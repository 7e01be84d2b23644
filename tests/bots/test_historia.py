"""The player of Historia: fair, legal to the end under every option, and better than chance."""

import json
from functools import cache
from typing import Any

import pytest

import epochal
from epochal import Seeded, State
from epochal.bots import Bot, GameBot, levels, make, sight
from epochal.games.historia import make as historia
from epochal.games.historia.bot.weights import WEIGHTS

LEVELS = ("novice", "steady", "strong")
STYLES = ("military", "technology", "art", "expansion")
SECRETS = ("advisors", "decks", "chosen", "leaders", "leader_pile")
"""Where a saved state keeps what others may not know."""


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(epochal._makers, "historia", historia)


@cache
def game() -> Any:
    return historia()


def play(
    seats: int, options: dict[str, Any], bots: list[Bot], seed: int
) -> tuple[State, list[tuple[State, int]]]:
    """A whole game, and every state in which somebody had a choice."""
    chance, luck = Seeded(seed), Seeded(f"luck {seed}")
    state = game().new(seats, options, chance)
    asked = []
    while to_act := state.to_act():
        seat = to_act[-1] if seed % 2 else to_act[0]
        if len(state.legal(seat)) > 1:
            asked.append((state.clone(), seat))
        state.apply(seat, bots[seat % len(bots)].choose(sight(state, seat, luck)), chance)
    return state, asked


def some(*names: str) -> list[Bot]:
    return [GameBot("historia", name, f"{name}/{place}") for place, name in enumerate(names)]


@cache
def a_game() -> list[tuple[State, int]]:
    return play(4, {}, some("steady", "novice"), 11)[1]


def test_the_levels_are_named_and_the_styles_are_not() -> None:
    assert levels("historia") == list(LEVELS)
    assert set(WEIGHTS) == {*LEVELS, *STYLES}


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("level", ["easy", "hard", "mixed"])
def test_every_choice_is_legal_to_the_end_of_the_game(seats: int, level: str) -> None:
    options = {"civbots": 5 - seats, "civbot_level": level}
    end, _ = play(seats, options, some("steady", "novice"), seats)
    end.check()
    assert end.to_act() == ()


@pytest.mark.parametrize("seats", [1, 3])
def test_the_strong_level_plays_with_civbots_and_without(seats: int) -> None:
    end, _ = play(seats, {"civbots": seats - 1}, some("strong", "steady"), 5)
    end.check()


@pytest.mark.parametrize("style", STYLES)
def test_styles_play_to_the_end_too(style: str) -> None:
    end, _ = play(2, {}, some(style), 3)
    end.check()


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_is_the_same_for_all_states_the_seat_cannot_tell_apart(level: str) -> None:
    for number, (state, seat) in enumerate(a_game()[:: 29 if level == "strong" else 5]):
        alike = [state, *[state.redeal(seat, Seeded(f"{number}/{n}")) for n in range(4)]]
        chosen = {make("historia", level, number).choose(sight(each, seat, Seeded(number))) for each in alike}
        assert len(chosen) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_leader_and_cards_are_chosen_by_what_the_chooser_can_see(level: str) -> None:
    """Where most is hidden: the others' leaders, and the cards they have chosen already."""
    hidden = [(state, seat) for state, seat in a_game() if state.view(None)["drafting"]]
    hidden += [(state, seat) for state, seat in a_game() if state.view(None)["ready"]][
        :: 40 if level == "strong" else 6
    ]
    for number, (state, seat) in enumerate(hidden):
        alike = [state, *[state.redeal(seat, Seeded(f"{number}/{n}")) for n in range(4)]]
        chosen = {make("historia", level, number).choose(sight(each, seat, Seeded(number))) for each in alike}
        assert len(chosen) == 1


def test_secrets_really_differ_where_fairness_is_tested() -> None:
    state, seat = a_game()[200]
    found = set()
    for n in range(4):
        saved = state.redeal(seat, Seeded(n)).to_json()
        found.add(json.dumps([saved[key] for key in SECRETS]))
    assert len(found) > 1


def test_choosing_leaves_the_table_alone() -> None:
    for number, (state, seat) in enumerate(a_game()[::37]):
        before = state.to_json()
        make("historia", "strong", number).choose(sight(state, seat, Seeded(number)))
        assert state.to_json() == before


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_level_beats_chance(level: str) -> None:
    won = 0
    for seed in range(4):
        bots = [GameBot("historia", level, seed), *[make("historia", "random", n) for n in range(3)]]
        end, _ = play(4, {}, bots, seed)
        won += end.winners() == (0,)
    assert won == 4


def test_a_game_alone_against_the_civbots_ends() -> None:
    end, _ = play(1, {"civbot_level": "hard"}, some("steady"), 2)
    assert len(end.scores()) == 1


@pytest.mark.parametrize(("level", "beat_it"), [("steady", True), ("random", False)])
def test_a_hard_civbot_beats_chance_and_mostly_loses_to_steady_bots(level: str, beat_it: bool) -> None:
    ahead = []
    for seed in range(5):
        bots = [make("historia", level, f"{seed}/{seat}") for seat in range(3)]
        end, _ = play(3, {"civbots": 1, "civbot_level": "hard"}, bots, seed)
        *players, civbot = [civ["points"] for civ in end.view(None)["civs"]]
        ahead += [points > civbot for points in players]
    assert sum(ahead) > 9 if beat_it else not any(ahead)


def test_alone_against_medium_civbots_steady_bots_win_some_games_and_lose_some() -> None:
    ends = [play(1, {"civbot_level": "medium"}, some("steady"), seed)[0] for seed in range(12)]
    assert 3 <= sum(bool(end.winners()) for end in ends) <= 9
