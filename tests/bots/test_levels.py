"""The levels of a game's own player: fair, legal to the end under every option, and better than chance."""

import json
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Any

import pytest

import epochal
from epochal import BadInput, Seeded, State
from epochal.bots import levels, make, sight, think
from epochal.lab.arena import arena, interval

GAME = epochal.load("hotw2001")
LEVELS = ("novice", "steady", "strong")
OPTIONS: list[dict[str, Any]] = [
    dict(zip([option.id for option in GAME.options], values, strict=True))
    for values in product(*[option.values for option in GAME.options])
]


def play(seats: int, options: dict[str, Any], seated: list[str], seed: int) -> list[tuple[State, int]]:
    """A whole game; every state in which somebody had to choose, and who."""
    chance, luck = Seeded(seed), Seeded(f"luck {seed}")
    bots = [make("hotw2001", seated[seat % len(seated)], f"{seed}/{seat}") for seat in range(seats)]
    state = GAME.new(seats, options, chance)
    asked = []
    while to_act := state.to_act():
        seat = to_act[0]
        asked.append((state.clone(), seat))
        state.apply(seat, bots[seat].choose(sight(state, seat, luck)), chance)
    return asked


def test_a_game_names_its_levels_weakest_first() -> None:
    assert levels("hotw2001") == list(LEVELS)
    with pytest.raises(BadInput):
        levels("chess")
    with pytest.raises(BadInput):
        make("hotw2001", "perfect", 1)


def test_a_game_without_a_player_of_its_own_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(epochal._makers, "own_game", lambda content: GAME)
    assert levels("own_game") == ["random"]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "-".join(id for id, on in o.items() if on))
def test_every_choice_is_legal_to_the_end_of_the_game(options: dict[str, Any]) -> None:
    seats = 3 + OPTIONS.index(options) % 4
    assert play(seats, options, ["steady", "novice"], OPTIONS.index(options))


def test_the_strong_level_plays_by_every_option_too() -> None:
    assert play(3, {option.id: True for option in GAME.options}, ["strong"], 5)


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_a_choice_is_the_same_for_all_states_the_seat_cannot_tell_apart(level: str) -> None:
    asked = play(4, {"minor_empires": True}, ["steady"], 11)
    open_questions = [(state, seat) for state, seat in asked if len(state.legal(seat)) > 1]
    for number, (state, seat) in enumerate(open_questions[:: 23 if level == "strong" else 7]):
        alike = [state, *[state.redeal(seat, Seeded(f"{number}/{n}")) for n in range(4)]]
        chosen = {make("hotw2001", level, number).choose(sight(each, seat, Seeded(number))) for each in alike}
        assert len(chosen) == 1


def test_hidden_hands_really_differ_where_fairness_is_tested() -> None:
    state, seat = play(4, {}, ["novice"], 11)[40]
    alike = [state.redeal(seat, Seeded(n)).to_json() for n in range(4)]
    assert len({json.dumps(each["hand"]) for each in alike}) == 4


def test_the_true_state_is_not_what_a_bot_is_given() -> None:
    state, seat = play(4, {}, ["novice"], 11)[40]
    seen = sight(state, seat, Seeded(1))
    assert seen.sample() is not state
    assert seen.sample().to_json()["hand"] != state.to_json()["hand"]
    assert seen.view == state.view(seat)
    assert seen.prompt == state.prompt(seat)


def test_a_process_thinks_from_plain_data() -> None:
    state, seat = play(4, {}, ["novice"], 12)[60]
    sample = json.loads(json.dumps(state.redeal(seat, Seeded(3)).to_json()))
    here = [think("hotw2001", "standard", sample, seat, level, "t/60") for level in LEVELS]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = [
            pool.submit(think, "hotw2001", "standard", sample, seat, level, "t/60").result()
            for level in LEVELS
        ]
    assert here == there
    assert all(GAME.actions.index(verb, noun) in state.legal(seat) for verb, noun in here)


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_level_beats_chance(level: str) -> None:
    best, rest = arena("hotw2001", (level, "random", "random", "random"), 8, 0, 1, {})
    assert best.share >= 7 / 8
    assert best.points > 1.5 * rest.points


def test_shares_come_with_their_interval() -> None:
    least, most = interval(0.3, 200)
    assert (least, most) == pytest.approx((0.2407, 0.3667), abs=0.001)
