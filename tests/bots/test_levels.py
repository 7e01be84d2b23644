"""The levels of a game's own player: fair, legal to the end under every option, and better than chance."""

import json
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from multiprocessing import get_context
from typing import Any

import pytest

import epochal
from epochal import BadInput, Seeded, State
from epochal.bots import levels, make, sight, think
from epochal.lab.arena import arena, interval

GAMES = ("hotw2001", "hotw2018")
LEVELS = ("novice", "steady", "strong")
SECRETS = {"hotw2001": ("hand",), "hotw2018": ("holding", "picks")}
"""Where a saved state keeps what others may not know."""


def every_option(game: str) -> list[dict[str, Any]]:
    options = epochal.load(game).options
    return [
        dict(zip([option.id for option in options], values, strict=True))
        for values in product(*[option.values for option in options])
    ]


CASES = [(game, number) for game in GAMES for number in range(len(every_option(game)))]


def play(
    game: str, seats: int, options: dict[str, Any], seated: list[str], seed: int
) -> list[tuple[State, int]]:
    """A whole game; every state in which somebody had to choose, and who."""
    chance, luck = Seeded(seed), Seeded(f"luck {seed}")
    bots = [make(game, seated[seat % len(seated)], f"{seed}/{seat}") for seat in range(seats)]
    state = epochal.load(game).new(seats, options, chance)
    asked = []
    while to_act := state.to_act():
        seat = to_act[0]
        asked.append((state.clone(), seat))
        state.apply(seat, bots[seat].choose(sight(state, seat, luck)), chance)
    return asked


@cache
def a_game(game: str) -> list[tuple[State, int]]:
    """The questions of one game that leave a choice."""
    options = {"hotw2001": {"minor_empires": True}, "hotw2018": {}}[game]
    return [
        (state, seat) for state, seat in play(game, 4, options, ["steady"], 11) if len(state.legal(seat)) > 1
    ]


def secrets(game: str, state: State) -> str:
    saved = state.to_json()
    return json.dumps([saved[key] for key in SECRETS[game]])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_its_levels_weakest_first(game: str) -> None:
    assert levels(game) == list(LEVELS)
    with pytest.raises(BadInput):
        make(game, "perfect", 1)


def test_an_unknown_game_has_no_levels() -> None:
    with pytest.raises(BadInput):
        levels("chess")


def test_a_game_without_a_player_of_its_own_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(epochal._makers, "own_game", lambda content: epochal.load("hotw2001"))
    assert levels("own_game") == ["random"]


@pytest.mark.parametrize(("game", "number"), CASES)
def test_every_choice_is_legal_to_the_end_of_the_game(game: str, number: int) -> None:
    assert play(game, 3 + number % 4, every_option(game)[number], ["steady", "novice"], number)


@pytest.mark.parametrize("game", GAMES)
def test_the_strong_level_plays_by_every_option_too(game: str) -> None:
    assert play(game, 3, every_option(game)[-1], ["strong"], 5)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_a_choice_is_the_same_for_all_states_the_seat_cannot_tell_apart(game: str, level: str) -> None:
    for number, (state, seat) in enumerate(a_game(game)[:: 23 if level == "strong" else 7]):
        alike = [state, *[state.redeal(seat, Seeded(f"{number}/{n}")) for n in range(4)]]
        chosen = {make(game, level, number).choose(sight(each, seat, Seeded(number))) for each in alike}
        assert len(chosen) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_chosen_by_what_the_chooser_can_see(level: str) -> None:
    """The draft, where most is hidden; by the classic option too."""
    asked = play("hotw2018", 5, {"classic_drafting": True}, ["steady"], 3)
    asked = [(state, seat) for state, seat in [*a_game("hotw2018"), *asked] if not state.view(None)["turn"]]
    for number, (state, seat) in enumerate(asked[:: 5 if level == "strong" else 2]):
        alike = [state, *[state.redeal(seat, Seeded(f"{number}/{n}")) for n in range(4)]]
        chosen = {make("hotw2018", level, number).choose(sight(each, seat, Seeded(number))) for each in alike}
        assert len(chosen) == 1


@pytest.mark.parametrize("game", GAMES)
def test_secrets_really_differ_where_fairness_is_tested(game: str) -> None:
    state, seat = a_game(game)[40]
    assert len({secrets(game, state.redeal(seat, Seeded(n))) for n in range(4)}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_true_state_is_not_what_a_bot_is_given(game: str) -> None:
    state, seat = a_game(game)[40]
    seen = sight(state, seat, Seeded(1))
    assert seen.sample() is not state
    assert {secrets(game, seen.sample()) for _ in range(4)} != {secrets(game, state)}
    assert seen.view == state.view(seat)
    assert seen.prompt == state.prompt(seat)


@pytest.mark.parametrize("game", GAMES)
def test_choosing_leaves_the_table_alone(game: str) -> None:
    for number, (state, seat) in enumerate(a_game(game)[::31]):
        before = state.to_json()
        make(game, "strong", number).choose(sight(state, seat, Seeded(number)))
        assert state.to_json() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_process_thinks_from_plain_data(game: str) -> None:
    state, seat = a_game(game)[60]
    sample = json.loads(json.dumps(state.redeal(seat, Seeded(3)).to_json()))
    here = [think(game, "standard", sample, seat, level, "t/60") for level in LEVELS]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = [
            pool.submit(think, game, "standard", sample, seat, level, "t/60").result() for level in LEVELS
        ]
    assert here == there
    assert all(state.game.actions.index(verb, noun) in state.legal(seat) for verb, noun in here)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_level_beats_chance(game: str, level: str) -> None:
    best, rest = arena(game, (level, "random", "random", "random"), 8, 0, 1, {})
    assert best.share >= 7 / 8
    assert best.points > 1.5 * rest.points


def test_shares_come_with_their_interval() -> None:
    least, most = interval(0.3, 200)
    assert (least, most) == pytest.approx((0.2407, 0.3667), abs=0.001)
