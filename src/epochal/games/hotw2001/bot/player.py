"""The player of 2001."""

from typing import Final, cast

from epochal.core.kernel import State
from epochal.games.conquest.bot.player import GREEDY
from epochal.games.conquest.bot.player import Player as AnyPlayer
from epochal.games.conquest.bot.worth import Weights
from epochal.games.hotw2001.bot.choices import priced
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.state import World

LEVELS: Final[dict[str, Weights]] = {
    "novice": Weights(areas=0.0, structures=0.0, denial=0.0, steps=0, noise=1.0),
    "steady": Weights(areas=0.45, structures=0.9, denial=0.7, steps=2, noise=0.9),
    "greedy": GREEDY,
}
"""Dice and cards decide much in this edition: a level must err a lot to lose to the next one."""


class Player(AnyPlayer):
    """A level with its own luck."""

    def decide(self, sample: State, seat: int, legal: list[int]) -> int:
        world = cast(World, sample)
        worth = Worth(world, seat, self.weights)
        return self.pick(priced(world, worth, legal))


def make(level: str, seed: int | str) -> Player:
    """A player of a level; the same seed makes the same choices."""
    return Player(LEVELS[level], seed)
