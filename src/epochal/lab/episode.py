"""One game after another as an environment shows them: observations, masks, rewards, and the story in words."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, TypeAlias

import epochal
from epochal.core.chance import Chance
from epochal.core.errors import BadInput
from epochal.core.events import Event, Tell
from epochal.core.kernel import State
from epochal.core.text import Text
from epochal.lab.extra import extra
from epochal.lab.learning import fewest, rewards
from epochal.lab.observation import Layout
from epochal.lab.simulate import check_seed

with extra("lab"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Mask: TypeAlias = "NDArray[np.int8]"
Observation: TypeAlias = "dict[str, NDArray[Any]]"


def whole_seed(seed: Any) -> int:
    """A seed, which may be one of NumPy's numbers; refused if it is none, or below 0, where the luck is that of the seed above 0."""
    try:
        number = index(seed)
    except TypeError:
        raise BadInput("error-seed", seed=repr(seed)) from None
    check_seed(number)
    return number


class Episode:
    """The game being played: a new one with each ``begin``."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, Any] | None, content: str, language: str
    ) -> None:
        self.game = epochal.load(game, content)
        self.seats = fewest(self.game) if seats is None else seats
        self.options = dict(options or {})
        self.text = Text(language, self.game)
        self.story: list[Event] = []
        self.tell: Tell | None = None
        self.seeds: Random | None = None
        self.game.new(self.seats, self.options, epochal.Seeded(0))  # refuses bad input here, at once
        layout = Layout(self.game, self.seats)
        self.write = layout.write
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        least = np.array([place.least for place in layout.places], np.float32)
        most = np.array([place.most for place in layout.places], np.float32)
        actions = len(self.game.actions)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, or what comes out of a pickle, is made anew and stands where this one stands."""
        chosen = (self.game.id, self.seats, self.options, self.game.content, self.text.language)
        now = (self.state.to_json(), self.chance) if self.begun else None
        return _stand, (chosen, self.seeds, now, self.tell is not None, self.story)

    @property
    def begun(self) -> bool:
        """Whether there has been a game at all."""
        return self.seeds is not None

    def begin(self, seed: int | None) -> None:
        """A new game. Without a seed it goes on with the luck of the last one, or with any luck if there was none."""
        if seed is not None or self.seeds is None:
            self.seeds = Random(None if seed is None else whole_seed(seed))
        self.chance: Chance = epochal.Seeded(self.seeds.getrandbits(64))
        self.story.clear()
        self.state: State = self.game.new(self.seats, self.options, self.chance, self.tell)

    def listen(self) -> None:
        """From the next game on, keep the story for ``told``."""
        self.tell = self.story.append

    def choose(self, seat: int, action: int) -> None:
        """Let a seat choose; Refused, and nothing changed, if it is not legal."""
        self.state.apply(seat, action, self.chance, self.tell)

    def is_legal(self, seat: int, action: int) -> bool:
        return action in self.state.legal(seat)

    def rewards(self) -> dict[str, float]:
        return dict(zip(self.agents, rewards(self.state), strict=True))

    def mask(self, seat: int) -> Mask:
        """1 for each legal action of a seat."""
        mask = np.zeros(len(self.game.actions), np.int8)
        mask[self.state.legal(seat)] = 1
        return mask

    def observe(self, seat: int, mask: Mask) -> Observation:
        return {"observation": self.write(self.state.view(seat)), "action_mask": mask}

    def told(self) -> str:
        """What all may know of what happened since the last time, the scores, and the question now."""
        lines = [self.text.format(event) for event in self.story if event.visible_to(None)]
        self.story.clear()
        for seat, score in enumerate(self.state.scores()):
            lines.append(f"{self.text.name(f'seat:{seat}')}: {score}")
        lines += [self.text.format(self.state.prompt(-1))] if self.state.to_act() else []
        return "\n".join(lines)


def _stand(
    chosen: tuple[str, int, dict[str, Any], str, str],
    seeds: Random | None,
    now: tuple[dict[str, Any], Chance] | None,
    listens: bool,
    story: list[Event],
) -> Episode:
    game, seats, options, content, language = chosen
    episode = Episode(game, seats, options, content, language)
    episode.seeds = seeds
    episode.story.extend(story)
    if listens:
        episode.listen()
    if now is not None:
        episode.state, episode.chance = episode.game.from_json(now[0]), now[1]
    return episode
