"""The player: a level, choosing among priced actions."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from epochal.core.kernel import State
from epochal.core.mind import Choice
from epochal.games.conquest.bot.worth import Weights

NOVICE: Final = Weights(areas=0.0, structures=0.0, denial=0.0, steps=0, noise=0.6)
STEADY: Final = Weights(areas=0.45, structures=0.9, denial=0.7, steps=2, noise=0.2)
GREEDY: Final = Weights(areas=0.45, structures=0.9, denial=0.7, steps=2, noise=0.0)
"""No level for a table, but how the mind prices."""
HASTY: Final = Weights(areas=0.45, structures=0.9, denial=0.7, steps=0, noise=0.0)
"""The same in a hurry: no step further than the lands within reach."""
ROUGH: Final = Weights(areas=0.45, structures=0.9, denial=0.7, steps=0, noise=0.0, plan=1)
"""And in more of a hurry still: every land for itself, and no forts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A level with its own luck. ``choose`` sees a state that its seat cannot tell from the true one."""

    def __init__(self, weights: Weights, seed: int | str) -> None:
        self.weights = weights
        self.random = Random(seed)

    def choose(self, sample: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions."""
        return legal[0] if len(legal) == 1 else self.decide(sample, seat, legal)

    def decide(self, sample: State, seat: int, legal: list[int]) -> int:
        """The same, where there is a choice. The sample is the player's own, to try things on."""
        raise NotImplementedError

    def pick(self, choices: list[Choice]) -> int:
        """The best of the choices, as far as the level has an eye for it."""
        best = choices[0][1]
        highest = float("-inf")
        for gain, action in choices:
            seen = gain * (1.0 + self.weights.noise * (2.0 * self.random.random() - 1.0))
            if seen > highest:
                best, highest = action, seen
        return best
