"""The player of 2001."""

from typing import cast

from epochal.core.kernel import State
from epochal.games.conquest.bot.player import Player as AnyPlayer
from epochal.games.hotw2001.bot.choices import priced
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.state import World


class Player(AnyPlayer):
    """A level with its own luck."""

    def decide(self, sample: State, seat: int, legal: list[int]) -> int:
        world = cast(World, sample)
        worth = Worth(world, seat, self.weights)
        return self.pick(priced(world, worth, legal))


def make(level: str, seed: int | str) -> Player:
    """A player of a level; the same seed makes the same choices."""
    return Player(level, seed)
