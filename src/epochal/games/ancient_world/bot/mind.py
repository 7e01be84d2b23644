"""What programs that play any game must know of this one."""

from typing import Final, cast

from epochal.core.kernel import State
from epochal.core.mind import Choice, Mind
from epochal.games.ancient_world.bot.choices import priced
from epochal.games.ancient_world.bot.features import FEATURES, features
from epochal.games.ancient_world.bot.rates import Rates
from epochal.games.ancient_world.bot.weights import WEIGHTS
from epochal.games.ancient_world.bot.worth import Worth
from epochal.games.ancient_world.components import ROUNDS, Components
from epochal.games.ancient_world.state import Cities

HAND: Final[dict[str, float]] = {"ready": 0.3, "titan": 0.5, "offer": 0.3}
"""Weights other than a point for a point."""
SCALE: Final = 4.0
START: Final[dict[str, float]] = {
    "banners": 2.0,
    "armies": 0.6,
    "ready": 0.2,
    "titan": 0.5,
    "offer": 0.4,
    "hands": 1.3,
}
START_SCALE: Final = 3.5
"""The same after first lessons: what learning sets out from."""
HEAT: Final = 2.0


class AncientWorldMind(Mind):
    """The judgement of the game's own player, in numbers. A phase is a round."""

    def __init__(self, style: str) -> None:
        hand = tuple([HAND.get(name, 1.0) for name in FEATURES])
        start = tuple([START.get(name, 1.0) / START_SCALE for name in FEATURES])
        super().__init__(FEATURES, ROUNDS, hand, SCALE, HEAT, start)
        self.weights = WEIGHTS[style]
        self.box: Components | None = None
        self.rates: list[Rates] = []

    def priced(self, state: State, seat: int, legal: list[int]) -> list[Choice]:
        world = cast(Cities, state)
        return priced(world, Worth(world, seat, self.weights), legal)

    def phase(self, state: State) -> int:
        return cast(Cities, state).round - 1

    def stretch(self, state: State, far: bool) -> int:
        """A turn of one player, or a round."""
        world = cast(Cities, state)
        return world.round if far else world.round * 8 + world.turn

    def look(self, state: State) -> list[list[float]]:
        world = cast(Cities, state)
        if world.box is not self.box:
            self.box = world.box
            self.rates = [Rates(world.box, left) for left in range(ROUNDS)]
        return features(world, self.rates[rounds_left(world)])


def rounds_left(world: Cities) -> int:
    """Rounds whose income is still to come; when citizens starve, this round's has come already."""
    after = 1 if world.agenda and world.agenda[-1][0].name == "starve" else 0
    return max(0, ROUNDS - world.round - after)


def mind(style: str = "greedy") -> Mind:
    """The mind of a player without error; or, for reports, of one to whom what a style likes seems better than it is."""
    return AncientWorldMind(style)
