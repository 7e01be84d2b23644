"""OpenSpiel's own tests and bots on every game, and what is particular to ours."""

import json
import pickle
import subprocess
import sys
from itertools import product
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import epochal
import epochal.lab.openspiel
from epochal import BadInput

every_game = pytest.mark.parametrize("game", epochal.GAMES)


def play(state: Any, bots: list[Any], random: np.random.RandomState, choices: int = 10_000) -> None:
    """Let the bots play so many choices, or to the end."""
    while choices and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.randint(len(state.chance_outcomes())))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
            choices -= 1


def random_bots(game: Any, random: np.random.RandomState) -> list[Any]:
    return [UniformRandomBot(player, random) for player in range(game.num_players())]


def after(game: Any, choices: int, seed: int = 1) -> Any:
    """A state after so many random choices, at somebody's turn."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    play(state, random_bots(game, random), random, choices)
    while state.is_chance_node():
        state.apply_action(random.randint(len(state.chance_outcomes())))
    return state


@every_game
def test_the_test_of_openspiel(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"epochal_{game}"), num_sims=1, serialize=True, verbose=False)


@every_game
def test_random_bots_play_a_whole_game(game: str) -> None:
    table = pyspiel.load_game(f"epochal_{game}")
    random = np.random.RandomState(2)
    state = table.new_initial_state()
    play(state, random_bots(table, random), random)
    winners = state.position.state.winners()
    assert state.is_terminal()
    assert [seat for seat, worth in enumerate(state.returns()) if worth > 0] == list(winners)


@every_game
def test_a_searching_bot_plays(game: str) -> None:
    table = pyspiel.load_game(f"epochal_{game}")
    random = np.random.RandomState(3)
    evaluator = RandomRolloutEvaluator(1, random)
    bots = random_bots(table, random)
    bots[0] = ISMCTSBot(table, evaluator, 2.0, 3, random_state=random, use_observation_string=True)
    state = table.new_initial_state()
    play(state, bots, random, choices=8)
    assert sum(1 for player in state.full_history() if player.player >= 0) == 8


@every_game
def test_a_resampled_state_is_the_same_to_the_player(game: str) -> None:
    table = pyspiel.load_game(f"epochal_{game}")
    hidden = 0
    for seed, choices in product((1, 2, 3, 4), (0, 30, 80)):
        state = after(table, choices, seed)
        for player in range(table.num_players()):
            other = state.resample_from_infostate(player, np.random.RandomState(seed).uniform)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.history() == state.history()
            hidden += str(other) != str(state)
    assert hidden


@pytest.mark.parametrize(
    "given", ["hotw2001(seats=4,minor_empires=True)", "ancient_world(seats=3,expand_plus=True)"]
)
def test_a_state_resampled_in_the_middle_of_a_draw_goes_on(given: str) -> None:
    """The choice that led to the draw may have been made with a card that lay hidden: who resamples deals that card to its holder."""
    table = pyspiel.load_game(f"epochal_{given}")
    random = np.random.RandomState(4)
    state = table.new_initial_state()
    hidden = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(int(random.choice(state.legal_actions())))
            continue
        if state.position.state is not None:
            player = random.randint(table.num_players())
            other = state.resample_from_infostate(player, random.rand)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.chance_outcomes() == state.chance_outcomes()
            hidden += str(other) != str(state)
            while other.is_chance_node():
                other.apply_action(random.randint(len(other.chance_outcomes())))
            other.position.state.check()
        state.apply_action(random.randint(len(state.chance_outcomes())))
    assert hidden


def test_there_is_no_information_state() -> None:
    """Else whoever asks for one would be given what forgets, and not know it."""
    table = pyspiel.load_game("epochal_historia")
    with pytest.raises(BadInput, match="no information state"):
        table.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(BadInput, match="no information state"):
        after(table, 3).information_state_string(0)


@every_game
def test_a_game_can_be_pickled(game: str) -> None:
    table = pyspiel.load_game(f"epochal_{game}")
    again = pickle.loads(pickle.dumps(table))
    assert str(again) == str(table)
    assert again.new_initial_state().chance_outcomes() == table.new_initial_state().chance_outcomes()


def test_the_observation_is_the_view() -> None:
    table = pyspiel.load_game("epochal_hotw2001(seats=4)")
    assert set(table.new_initial_state().observation_tensor(0)) == {0}
    state = after(table, 20)
    for player in range(4):
        view = state.position.state.view(player)
        seen = json.loads(state.observation_string(player))
        assert seen == {"view": view, "legal": state.position.state.legal(player)}
        assert state.observation_tensor(player) == table.layout.write(view).tolist()


def test_parameters_reach_the_game() -> None:
    table = pyspiel.load_game("epochal_historia", {"seats": 3, "civbots": 1, "civbot_level": "hard"})
    assert table.num_players() == 3
    view = after(table, 0).position.state.view(None)
    assert (view["seats"], view["civbots"]) == (3, ["hard"])


@pytest.mark.parametrize("given", ["seats=1", "seats=6", "civbots=9", 'civbot_level="cruel"'])
def test_nonsense_is_refused(given: str) -> None:
    with pytest.raises(BadInput):
        pyspiel.load_game(f"epochal_historia({given})")


def test_actions_are_named_by_their_words() -> None:
    state = after(pyspiel.load_game("epochal_hotw2001"), 0)
    player, actions = state.current_player(), epochal.load("hotw2001").actions
    for number in state.legal_actions():
        assert state.action_to_string(player, number) == " ".join(actions[number]).strip()


def test_states_can_be_stored_in_the_middle_of_a_draw() -> None:
    state = pyspiel.load_game("epochal_hotw2001(naval_control=True)").new_initial_state()
    for outcome in (3, 2, 1):
        state.apply_action(outcome)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.is_chance_node()
    assert again.chance_outcomes() == state.chance_outcomes()


def test_a_program_ends_without_a_word() -> None:
    script = (
        "import epochal.lab.openspiel, pyspiel; pyspiel.load_game('epochal_historia').new_initial_state()"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)  # fmt: skip
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
