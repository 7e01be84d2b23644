"""Every game as an environment of PettingZoo. docs/lab.md tells what agents observe, choose and get.

>>> table = env("historia", seats=3, options={"civbots": 1})
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     over = terminated or truncated
...     table.step(None if over else table.action_space(agent).sample(info["action_mask"]))
"""

from collections.abc import Mapping
from operator import index
from typing import Any

import epochal
from epochal.core.errors import BadInput
from epochal.lab.episode import Episode, Observation
from epochal.lab.extra import extra

with extra("lab"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

RENDER_MODES = ("human", "ansi")


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    content: str = epochal.STANDARD,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    language: str = "en",
) -> AECEnv[str, Observation, int | None]:
    """A game whose seats are asked one after the other; it is cut off after ``max_cycles`` choices.

    Without ``seats`` it has the fewest that play against each other. Where several are asked at the same time, they are asked
    in turn, and none sees what the others chose. An action that is not legal is refused with the reason, and nothing changes.
    """
    return OrderEnforcingWrapper(
        TurnEnv(Episode(game, seats, options, content, language), max_cycles, render_mode)
    )


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    content: str = epochal.STANDARD,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    language: str = "en",
) -> ParallelEnv[str, Observation, int]:
    """The same game with an action from every agent in each cycle; it is cut off after ``max_cycles`` of them.

    All who are asked choose at once. What an agent names that is not legal for it now, or while it is not asked, does nothing.
    """
    return TogetherEnv(Episode(game, seats, options, content, language), max_cycles, render_mode)


def number(action: Any) -> int:
    """The number of an action, which may be one of NumPy's."""
    try:
        return index(action)
    except TypeError:
        raise BadInput("error-action-number", action=repr(action)) from None


def whole_cycles(cycles: Any) -> int:
    """A number of cycles from 1 on, which may be one of NumPy's."""
    if isinstance(cycles, bool) or not hasattr(cycles, "__index__") or index(cycles) < 1:
        raise BadInput("error-cycles", cycles=repr(cycles))
    return index(cycles)


class _Env:
    """What both kinds of environment have in common."""

    def __init__(self, episode: Episode, max_cycles: int | None, render_mode: str | None) -> None:
        if render_mode is not None:
            if render_mode not in RENDER_MODES:
                raise BadInput("error-render-mode", mode=str(render_mode), known=", ".join(RENDER_MODES))
            episode.listen()
        self.episode = episode
        self.max_cycles = None if max_cycles is None else whole_cycles(max_cycles)
        self.render_mode = render_mode
        self.cycles = 0
        self.agents: list[str] = []
        self.possible_agents = episode.agents.copy()
        self.metadata: dict[str, Any] = {
            "name": f"epochal_{episode.game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.episode.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.episode.action_spaces[agent]

    def render(self) -> str | None:
        """The story since the last time, and the scores: as text ("ansi"), or on the screen ("human")."""
        if self.render_mode is None:
            return None
        if not self.episode.begun:
            raise BadInput("error-no-game")
        told = self.episode.told()
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _ending(self) -> tuple[bool, bool]:
        """Count a cycle: whether the game is over now, and whether it is cut off."""
        self.cycles += 1
        if self.render_mode == "human":
            self.render()
        over = not self.episode.state.to_act()
        return over, not over and self.cycles == self.max_cycles


class TurnEnv(_Env, AECEnv[str, Observation, int | None]):
    """One seat chooses at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. ``options`` are not those of the game, which ``env`` is given, and mean nothing here."""
        self.episode.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        self.episode.choose(self.episode.seat_of[agent], number(action))
        self._cumulative_rewards[agent] = 0.0
        over, cut = self._ending()
        self.rewards = self.episode.rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.episode.seat_of[agent], self.infos[agent]["action_mask"])

    def _ask(self) -> None:
        """Turn to the first seat that must choose; only its mask has ones."""
        nothing = self.episode.mask(-1)
        self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        if seats := self.episode.state.to_act():
            self.agent_selection = self.possible_agents[seats[0]]
            if not self.truncations[self.agent_selection]:
                self.infos[self.agent_selection] = {"action_mask": self.episode.mask(seats[0])}


class TogetherEnv(_Env, ParallelEnv[str, Observation, int]):
    """All who are asked choose at the same time."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. ``options`` are not those of the game, which ``parallel_env`` is given, and mean nothing here."""
        self.episode.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents.copy()
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        episode = self.episode
        if not self.agents:
            raise BadInput("error-no-game")
        named: dict[int, int] = {}
        for seat in episode.state.to_act():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadInput("error-action-missing", agent=agent)
            named[seat] = number(actions[agent])
        for seat, action in named.items():
            if episode.is_legal(seat, action):
                episode.choose(seat, action)
        over, cut = self._ending()
        observations, infos = self._seen()
        if over or cut:
            self.agents = []
        return (
            observations,
            episode.rewards(),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            infos,
        )

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        episode = self.episode
        masks = {agent: episode.mask(seat) for agent, seat in episode.seat_of.items()}
        return (
            {agent: episode.observe(seat, masks[agent]) for agent, seat in episode.seat_of.items()},
            {agent: {"action_mask": mask} for agent, mask in masks.items()},
        )
