"""The player: a level or a style, choosing among priced actions."""

from random import Random
from typing import Final, cast

from epochal.core.kernel import State
from epochal.core.mind import Choice
from epochal.games.historia.bot.choices import priced
from epochal.games.historia.bot.tables import tables_of
from epochal.games.historia.bot.weights import WEIGHTS
from epochal.games.historia.bot.worth import Worth
from epochal.games.historia.state import History

STYLES: Final = ("military", "technology", "art", "expansion")


class Player:
    """A level with its own luck. ``choose`` sees a state that its seat cannot tell from the true one."""

    def __init__(self, level: str, seed: int | str) -> None:
        self.weights = WEIGHTS[level]
        self.random = Random(seed)

    def choose(self, sample: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        world = cast(History, sample)
        tables = tables_of(world.box, world.game.digest)
        choices = priced(world, Worth(world, seat, self.weights, tables), legal)
        return self.pick(choices)

    def pick(self, choices: list[Choice]) -> int:
        """The best of the choices, as far as the level has an eye for it."""
        best = choices[0][1]
        highest = float("-inf")
        spread = self.weights.noise * max(1.0, abs(choices[0][0]) if choices[0][0] < 50.0 else 1.0)
        for gain, action in choices:
            seen = gain + spread * (2.0 * self.random.random() - 1.0)
            if seen > highest:
                best, highest = action, seen
        return best


def make(level: str, seed: int | str) -> Player:
    """A player of a level, or of a style; the same seed makes the same choices."""
    return Player(level, seed)
