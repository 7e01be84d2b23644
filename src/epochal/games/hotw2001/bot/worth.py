"""What is this edition's own in the worth of a position: markers count as points, and a fight leaves half a capital."""

from typing import Final, cast

from epochal.games.conquest.atlas import bit
from epochal.games.conquest.bot.worth import FORT_HELPS, USUAL_ARMY, Weights
from epochal.games.conquest.bot.worth import Worth as AnyWorth
from epochal.games.conquest.world import Conquest
from epochal.games.hotw2001.state import World

__all__ = ["FORT_HELPS", "USUAL_ARMY", "Weights", "Worth"]

MARKER: Final = 4
"""What a pre-eminence marker is worth, about."""


class Worth(AnyWorth):
    """The eye of one seat on a position of 2001."""

    def __init__(self, world: World, seat: int, weights: Weights) -> None:
        super().__init__(world, seat, weights, world.called)

    def sacked(self, world: Conquest, land: int) -> int:
        here = bit(land)
        return (1 if world.monuments & here else 0) + (1 if world.capitals & here else 0)

    def standing(self, world: Conquest) -> list[int]:
        markers = cast(World, world).markers
        return [world.score[seat] + MARKER * markers[seat] for seat in range(world.seats)]
