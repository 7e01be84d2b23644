"""Every game for OpenSpiel: ``import epochal.lab.openspiel`` makes them known there. docs/lab.md tells how they are modelled.

>>> import pyspiel
>>> game = pyspiel.load_game("epochal_historia(seats=3,civbots=1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 3)
"""

import json
from collections.abc import Mapping
from typing import Any

import epochal
from epochal.core.chance import Seeded
from epochal.core.errors import BadInput
from epochal.lab.asking import Position
from epochal.lab.extra import extra
from epochal.lab.learning import fewest, rewards
from epochal.lab.observation import Layout

with extra("lab"):
    import numpy as np
    import pyspiel

MOST_CHOICES = 10_000
"""More choices than any game has, and more draws of chance."""
MOST_OUTCOMES = 256
"""More cards than any deck has."""


def game_type(id: str) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    game = epochal.load(id)
    return pyspiel.GameType(
        short_name=f"epochal_{id}",
        long_name=f"Epochal: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=fewest(game),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": fewest(game),
            "content": epochal.STANDARD,
            **{option.id: option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options."""

    def __init__(self, id: str, type: Any, given: Mapping[str, Any] | None = None) -> None:
        chosen = {**type.parameter_specification, **(given or {})}
        game, seats = epochal.load(id, chosen["content"]), chosen["seats"]
        if seats == 1:
            least, most = fewest(game), game.seats[-1]
            raise BadInput("error-seats", game=id, seats=str(seats), least=least, most=most)
        options = {option.id: chosen[option.id] for option in game.options}
        self.first = Position(game, seats, options)
        self.layout = Layout(game, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(type, info, given or {})

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHOICES

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise BadInput("error-no-information-state")
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, or a draw of chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.now = _Held(game.first.clone())

    @property
    def position(self) -> Position:
        return self.now.position

    def current_player(self) -> int:
        if self.position.outcomes():
            return int(pyspiel.PlayerId.CHANCE)
        return next(iter(self.position.to_act()), int(pyspiel.PlayerId.TERMINAL))

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        return state.legal(player) if state is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes()
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.position.outcomes():
            self.position.fall(action)
        else:
            self.position.choose(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return " ".join(self.position.game.actions[action]).strip()

    def is_terminal(self) -> bool:
        return not self.position.outcomes() and not self.position.to_act()

    def returns(self) -> list[float]:
        state = self.position.state
        return rewards(state) if state is not None and self.is_terminal() else [0.0] * self.position.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one: every secret of the others dealt anew."""
        other: SpielState = self.clone()
        other.now = _Held(self.position.redeal(player, Seeded(repr(sampler()))))
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.to_json())


class _Held:
    """A position that OpenSpiel can copy and store in its own way."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: Any) -> "_Held":
        return _Held(self.position.clone())

    def __reduce__(self) -> Any:
        position = self.position
        parts = (position.game.id, position.game.content, position.seats, dict(position.options))
        return _held_again, (*parts, position.to_json())


def _held_again(id: str, content: str, seats: int, options: Mapping[str, Any], data: dict[str, Any]) -> _Held:
    game = epochal.load(id, content)
    position = Position(game, seats, options)
    position.__dict__.update(data)
    position.state = game.from_json(data["state"]) if data["state"] is not None else None
    return _Held(position)


class SpielObserver:
    """What a player may see: numbers and text from the view of its seat, and from its legal actions. Zeros before the first one.

    A view does not say all that was seen before, so it is an observation and no information state.
    """

    def __init__(self, game: SpielGame) -> None:
        self.layout = game.layout
        self.tensor = np.zeros(len(game.layout.places), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seen = state.position.state
        self.tensor[:] = self.layout.write(seen.view(player)) if seen is not None else 0

    def string_from(self, state: SpielState, player: int) -> str:
        seen = state.position.state
        if seen is None:
            return ""
        return json.dumps({"view": seen.view(player), "legal": seen.legal(player)})


def register(id: str) -> None:
    """Make a game known to OpenSpiel as ``epochal_<id>``."""
    kind = game_type(id)

    # A class and no function: OpenSpiel lets go of it when Python has already ended, and a function could not be freed then.
    class Known(SpielGame):
        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            super().__init__(id, kind, given)

    pyspiel.register_game(kind, Known)


for _id in epochal.games():
    register(_id)
