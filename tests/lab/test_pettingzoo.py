"""PettingZoo's own tests on every game, and what is particular to ours."""

import copy
import pickle
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import epochal
from epochal import BadInput, Refused
from epochal.lab.pettingzoo import env, parallel_env

every_game = pytest.mark.parametrize("game", epochal.GAMES)

# PettingZoo knows the environments with masks in their observations by name, and warns of all others.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def played(table: Any, seed: int, mask_from: Callable[[Any, Any], Any]) -> dict[str, float]:
    """Play a game at random; the last reward of each agent."""
    table.reset(seed=seed)
    last = {}
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seed + number)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        last[agent] = reward
        done = terminated or truncated
        table.step(None if done else table.action_space(agent).sample(mask_from(observation, info)))
    return last


class TestTheTestsOfPettingZoo:
    pytestmark = masked

    @every_game
    def test_the_interface(self, game: str) -> None:
        api_test(env(game), num_cycles=150)

    @every_game
    def test_cut_off_games_keep_to_the_interface(self, game: str) -> None:
        api_test(env(game, max_cycles=25), num_cycles=50)

    @every_game
    def test_seeds(self, game: str) -> None:
        seed_test(lambda: env(game, options={}), num_cycles=50)

    @every_game
    def test_the_parallel_interface(self, game: str) -> None:
        parallel_api_test(parallel_env(game), num_cycles=30)

    # It names any actions, legal or not, and wants as many turns of each agent as there are cycles.
    @every_game
    def test_cycles(self, game: str) -> None:
        together: Any = partial(parallel_env, game)
        max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda **given: parallel_to_aec(together(**given))))  # fmt: skip


@every_game
def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing(game: str) -> None:
    table: Any = env(game)
    rewards = played(table, 3, lambda observation, info: info["action_mask"])
    winners = table.unwrapped.episode.state.winners()
    assert table.agents == []
    assert sorted(rewards) == table.possible_agents
    assert sum(rewards.values()) == pytest.approx(0)
    assert [agent for agent, reward in sorted(rewards.items()) if reward > 0] == [f"player_{seat}" for seat in winners]  # fmt: skip


def test_the_masks_in_observation_and_info_are_the_legal_actions() -> None:
    table: Any = env("hotw2001", max_cycles=60)

    def checked(observation: Any, info: Any) -> Any:
        state = table.unwrapped.episode.state
        seat = state.to_act()[0]
        assert table.agent_selection == f"player_{seat}"
        assert np.flatnonzero(observation["action_mask"]).tolist() == state.legal(seat)
        assert (info["action_mask"] == observation["action_mask"]).all()
        for other in set(table.agents) - {table.agent_selection}:
            assert not table.observe(other)["action_mask"].any()
        return info["action_mask"]

    assert set(played(table, 1, checked).values()) == {0}


def test_an_observation_is_what_the_seat_sees() -> None:
    table: Any = env("historia", seats=3)
    table.reset(seed=5)
    episode = table.unwrapped.episode
    for seat, agent in enumerate(table.agents):
        expected = episode.write(episode.state.view(seat))
        assert (table.observe(agent)["observation"] == expected).all()


def test_games_are_cut_off_after_so_many_choices() -> None:
    table: Any = env("ancient_world", max_cycles=5)
    table.reset(seed=1)
    for choice in range(5):
        assert not any(table.truncations.values()), choice
        table.step(int(np.flatnonzero(table.last()[4]["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_an_action_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    table: Any = env("hotw2001")
    table.reset(seed=1)
    before = table.unwrapped.episode.state.to_json()
    wrong = int(np.flatnonzero(table.last()[4]["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        table.step(wrong)
    assert table.unwrapped.episode.state.to_json() == before
    assert not any(table.terminations.values())


def test_those_asked_at_the_same_time_are_asked_in_turn() -> None:
    table: Any = env("historia", seats=3)
    table.reset(seed=2)
    state = table.unwrapped.episode.state
    while len(state.to_act()) < 3:
        table.step(state.legal(state.to_act()[0])[0])
    hidden = table.observe("player_2")["observation"]
    chosen = state.legal(0)
    assert table.agent_selection == "player_0"
    again = state.clone()
    table.step(chosen[0])
    after = table.observe("player_2")["observation"]
    again.apply(0, chosen[1], epochal.Seeded(1))
    assert not (after == hidden).all()  # that a seat is ready is seen, and not what it chose
    assert (table.unwrapped.episode.write(again.view(2)) == after).all()


def test_those_asked_at_the_same_time_choose_at_once_in_parallel() -> None:
    def first_legal(infos: dict[str, Any]) -> dict[str, int]:
        return {agent: int(info["action_mask"].argmax()) for agent, info in infos.items()}

    table: Any = parallel_env("historia", seats=3)
    _, infos = table.reset(seed=2)
    while len(table.episode.state.to_act()) < 3:
        infos = table.step(first_legal(infos))[4]
    in_turn = table.episode.state.clone()
    for seat in in_turn.to_act():
        in_turn.apply(seat, in_turn.legal(seat)[0], epochal.Seeded(1))
    table.step(first_legal(infos))
    for player, expected in zip(
        table.episode.state.view(None)["players"], in_turn.view(None)["players"], strict=True
    ):
        assert player["revealed"] == expected["revealed"] != []


def test_what_is_not_legal_does_nothing_in_parallel() -> None:
    table: Any = parallel_env("hotw2001", max_cycles=2)
    _, infos = table.reset(seed=2)
    before = table.episode.state.to_json()
    wrong = {agent: int((info["action_mask"] == 0).argmax()) for agent, info in infos.items()}
    assert not any(table.step(wrong)[3].values())
    assert table.episode.state.to_json() == before
    assert all(table.step(wrong)[3].values())
    assert table.agents == []


def test_options_seats_and_content_reach_the_game() -> None:
    table: Any = env("historia", seats=2, options={"civbots": 2, "civbot_level": "hard"}, content="standard")
    table.reset(seed=1)
    assert table.unwrapped.episode.state.view(None)["civbots"] == ["hard", "hard"]
    assert table.possible_agents == ["player_0", "player_1"]
    assert env("historia", seats=1).possible_agents == ["player_0"]


@pytest.mark.parametrize(
    ("game", "seats"), [("hotw2001", 3), ("hotw2018", 3), ("historia", 2), ("ancient_world", 2)]
)
def test_without_seats_the_fewest_play_against_each_other(game: str, seats: int) -> None:
    assert len(env(game).possible_agents) == len(parallel_env(game).possible_agents) == seats


def test_a_seed_makes_a_series_of_games() -> None:
    def first_views() -> list[Any]:
        table: Any = env("hotw2001")
        views = []
        for seed in (9, None, None):
            table.reset(seed=seed)
            views.append(table.unwrapped.episode.state.to_json())
        return views

    once = first_views()
    assert once == first_views()
    assert once[0] != once[1] != once[2]


@pytest.mark.parametrize(
    "given",
    [
        {"game": "chess"},
        {"game": "hotw2001", "seats": 2},
        {"game": "hotw2001", "options": {"tanks": True}},
        {"game": "hotw2001", "render_mode": "rgb_array"},
        {"game": "hotw2001", "language": "tlh"},
        *({"game": "hotw2001", "max_cycles": cycles} for cycles in (0, -1, 1.5, "5", True)),
    ],
)
def test_nonsense_is_refused_at_once(given: dict[str, Any]) -> None:
    for make in (env, parallel_env):
        with pytest.raises(BadInput):
            make(**given)


@pytest.mark.parametrize("action", [3.9, 3.0, "3", np.float32(3), [3]])
def test_an_action_that_is_no_whole_number_is_refused_and_nothing_changes(action: Any) -> None:
    for make, step in ((env, action), (parallel_env, {"player_0": action, "player_1": action})):
        table: Any = make("historia")
        table.reset(seed=1)
        before = table.unwrapped.episode.state.to_json()
        with pytest.raises(BadInput, match="is not the number of an action"):
            table.step(step)
        assert table.unwrapped.episode.state.to_json() == before


def test_an_action_may_be_a_number_of_numpy() -> None:
    table: Any = env("historia")
    table.reset(seed=1)
    table.step(np.flatnonzero(table.last()[4]["action_mask"])[0])
    assert table.unwrapped.cycles == 1


def test_parallel_agents_without_a_game_are_told_to_begin_one() -> None:
    table: Any = parallel_env("historia", max_cycles=1, render_mode="ansi")
    for ask in (table.render, partial(table.step, {})):
        with pytest.raises(BadInput, match=r"Begin one with reset\(\)"):
            ask()
    table.reset(seed=1)
    table.step({"player_0": 0, "player_1": 0})
    with pytest.raises(BadInput, match=r"Begin one with reset\(\)"):
        table.step({"player_0": 0, "player_1": 0})
    assert "Player 1: 0" in table.render()


def test_an_agent_that_names_no_action_in_parallel_is_named() -> None:
    table: Any = parallel_env("historia", seats=3)
    _, infos = table.reset(seed=2)
    while len(table.episode.state.to_act()) < 3:
        infos = table.step({agent: int(info["action_mask"].argmax()) for agent, info in infos.items()})[4]
    before = table.episode.state.to_json()
    with pytest.raises(BadInput, match=r"No action is named for player_2\."):
        table.step({agent: table.episode.state.legal(0)[0] for agent in ("player_0", "player_1")})
    assert table.episode.state.to_json() == before


def test_the_story_as_text() -> None:
    table: Any = env("hotw2001", render_mode="ansi", language="pt-BR")
    table.reset(seed=1)
    told = table.render()
    assert told.startswith("Começa a era I.")
    assert "Jogador 1: 0" in told
    table.step(int(np.flatnonzero(table.last()[4]["action_mask"])[0]))
    assert "Começa a era I." not in table.render()
    table.close()


def test_the_story_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    table: Any = env("hotw2001", render_mode="human")
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.last()[4]["action_mask"])[0]))
    assert "Epoch I begins." in capsys.readouterr().out


def test_nothing_is_told_where_nobody_looks() -> None:
    table: Any = env("hotw2001")
    table.reset(seed=1)
    assert table.render() is None
    assert table.unwrapped.episode.story == []


def gone_on(table: Any, seed: int) -> tuple[dict[str, Any], str]:
    """Where a game is after some more random choices, and its story until then."""
    random = np.random.default_rng(seed)
    episode = table.unwrapped.episode
    for _ in range(60):
        if asked := episode.state.to_act():
            chosen = {
                agent: int(random.choice(np.flatnonzero(episode.mask(episode.seat_of[agent]))))
                if episode.seat_of[agent] in asked
                else 0
                for agent in table.agents
            }
            table.step(chosen if hasattr(table, "_seen") else chosen[table.agent_selection])
    return episode.state.to_json(), table.render()


@every_game
@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_by_itself_from_the_same_luck(game: str, make: Any, copied: Any) -> None:
    table = copied(make(game, render_mode="ansi"))
    table.reset(seed=5)
    gone_on(table, 1)
    one, other = copied(table), copied(table)
    assert gone_on(one, 2) == gone_on(other, 2) == gone_on(table, 2)
    one.reset()
    table.reset()
    assert one.unwrapped.episode.state.to_json() == table.unwrapped.episode.state.to_json()


def at(table: Any) -> tuple[int, Any]:
    return table.unwrapped.max_cycles, table.unwrapped.episode.state.to_json()


def test_seeds_and_cycles_may_be_numbers_of_numpy() -> None:
    tables: list[Any] = [env("historia", max_cycles=5), env("historia", max_cycles=np.int64(5))]  # type: ignore[arg-type]
    tables[0].reset(seed=3)
    tables[1].reset(seed=np.int64(3))
    assert at(tables[0]) == at(tables[1])


@pytest.mark.parametrize("seed", [-5, "7", 1.5])
def test_a_seed_that_is_none_is_refused_and_nothing_changes(seed: Any) -> None:
    table: Any = parallel_env("hotw2001")
    table.reset(seed=1)
    before = table.episode.state.to_json()
    with pytest.raises(BadInput, match="seed"):
        table.reset(seed=seed)
    assert table.episode.state.to_json() == before
