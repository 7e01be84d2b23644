"""A bot that takes any legal action, each equally likely."""

from random import Random

from epochal.bots.sight import Bot, Sight


class RandomBot(Bot):
    """Chooses at random; the same seed makes the same choices, in any process, on any machine."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, sight: Sight) -> int:
        legal = sight.legal
        return legal[int(self._random() * len(legal))]
