"""The player of 2018."""

from typing import Final, cast

from epochal.core.kernel import State
from epochal.games.conquest.bot.player import GREEDY, NOVICE, STEADY
from epochal.games.conquest.bot.player import Player as AnyPlayer
from epochal.games.conquest.bot.worth import Weights
from epochal.games.hotw2018.bot.choices import priced
from epochal.games.hotw2018.bot.worth import Worth
from epochal.games.hotw2018.state import World

LEVELS: Final[dict[str, Weights]] = {"novice": NOVICE, "steady": STEADY, "greedy": GREEDY}


class Player(AnyPlayer):
    """A level with its own luck."""

    def decide(self, sample: State, seat: int, legal: list[int]) -> int:
        world = cast(World, sample)
        worth = Worth(world, seat, self.weights, world.called)
        return self.pick(priced(world, worth, legal))


def make(level: str, seed: int | str) -> Player:
    """A player of a level; the same seed makes the same choices."""
    return Player(LEVELS[level], seed)
