"""The player: one of three levels, choosing among priced actions."""

from collections.abc import Callable
from random import Random
from typing import Final, cast

from epochal.core.kernel import State
from epochal.games.hotw2001.bot.ahead import look_ahead
from epochal.games.hotw2001.bot.choices import priced
from epochal.games.hotw2001.bot.worth import Weights, Worth
from epochal.games.hotw2001.state import World

LEVELS: Final = ("novice", "steady", "strong")

NOVICE: Final = Weights(areas=0.0, structures=0.0, denial=0.0, steps=0, noise=0.6)
STEADY: Final = Weights(areas=0.45, structures=0.9, denial=0.7, steps=2, noise=0.2)
STRONG: Final = Weights(areas=0.45, structures=0.9, denial=0.7, steps=2, noise=0.0)
_WEIGHTS: Final[dict[str, Weights]] = {"novice": NOVICE, "steady": STEADY, "strong": STRONG}


class Player:
    """A level with its own luck. ``choose`` sees a state that its seat cannot tell from the true one."""

    def __init__(self, level: str, seed: int | str) -> None:
        self.level = level
        self.weights = _WEIGHTS[level]
        self.random = Random(seed)

    def choose(self, sample: State, seat: int, legal: list[int], again: Callable[[], State]) -> int:
        """One of the legal actions. ``again`` gives a further sample."""
        if len(legal) == 1:
            return legal[0]
        world = cast(World, sample)
        worth = Worth(world, seat, self.weights)
        choices = priced(world, worth, legal)
        if self.level == "strong":
            return look_ahead(world, worth, choices)
        best = choices[0][1]
        highest = float("-inf")
        for gain, action in choices:
            seen = gain * (1.0 + self.weights.noise * (2.0 * self.random.random() - 1.0))
            if seen > highest:
                best, highest = action, seen
        return best


def make(level: str, seed: int | str) -> Player:
    """A player of a level; the same seed makes the same choices."""
    return Player(level, seed)
