"""What is this edition's own in the worth of a position: a fight reduces one structure."""

from epochal.games.conquest.bot.worth import FORT_HELPS, USUAL_ARMY, Weights, structure_points
from epochal.games.conquest.bot.worth import Worth as AnyWorth
from epochal.games.conquest.world import Conquest

__all__ = ["FORT_HELPS", "USUAL_ARMY", "Weights", "Worth"]


class Worth(AnyWorth):
    """The eye of one seat on a position of 2018."""

    def sacked(self, world: Conquest, land: int) -> int:
        return max(0, structure_points(world, land) - 1)

    def unreduced(self, world: Conquest, land: int) -> float:
        """What it is worth that a territory is taken from another and no structure reduced."""
        lost = structure_points(world, land) - self.sacked(world, land)
        return lost * (1.0 + self.tomorrow[land])
