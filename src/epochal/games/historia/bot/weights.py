"""Everything by which the levels and the styles of the player differ, and the going rates of things."""

from typing import Final

CARD: Final = 0.6
"""What it costs that an action card lies in the discard queue."""
BACK: Final = 1.2
"""What a card is worth that comes back, whichever it is."""
CHOICE: Final = 1.8
"""The same if the player may choose it."""
ADVISOR: Final = 2.5
NEW_CUBE: Final = 2.0
CUBES: Final[tuple[float, ...]] = (0.0, 1.3, 2.3, 3.1, 3.7, 4.2, 4.6, 4.9, 5.1, 5.3)
"""What so many available cubes are worth: the first is needed for nearly everything, the last for nothing."""
USED: Final = 0.3
"""What a used cube is worth: it comes back some day."""
NEARER: Final = 0.72
"""What is left of a thing's worth for each step that it is away."""
PACE: Final = 2.4
"""Levels that a civilization gains in a turn."""
ANOTHER_CARD: Final = 0.9
"""What a further card each round is worth, for each turn left."""
SIDE: Final = 0.15
"""The same of an advanced side or a new card."""
DELAY: Final = 0.25
"""How much of what a hand could do is lost if the turn ends before it is played."""
HAND: Final = 1.0
"""What a card in the hand of a rival could do."""
DANGER: Final = 6.0
"""What it costs a single player to hang on one territory, which the Civbots can take."""
WIDTH: Final = 4
"""Plans of cards that are looked at further."""


class Weights:
    """One level or style. The four ways are factors on what they seem to bring."""

    def __init__(
        self,
        horizon: int,
        noise: float,
        rivals: float,
        military: float = 1.0,
        technology: float = 1.0,
        art: float = 1.0,
        expansion: float = 1.0,
        plans: int = WIDTH,
    ) -> None:
        self.horizon = horizon
        """How many turns it looks forward to."""
        self.noise = noise
        self.rivals = rivals
        """How much it minds what others gain, against what it gains itself."""
        self.military = military
        self.technology = technology
        self.art = art
        self.expansion = expansion
        self.plans = plans


MILITARY: Final = 1.3
TECHNOLOGY: Final = 1.6
"""Levels bring more than is priced: whoever is ahead has more to choose from in every later turn."""
EXPANSION: Final = 0.4
"""Lands bring less than is priced, as games of bots with other factors say."""
MORE: Final = 1.6
"""How much more than it is worth a style thinks its own way to be."""
WEIGHTS: Final[dict[str, Weights]] = {
    "novice": Weights(3, 0.6, 0.0),
    "steady": Weights(12, 0.15, 0.8, MILITARY, TECHNOLOGY, 1.0, EXPANSION),
    "greedy": Weights(12, 0.0, 0.8, MILITARY, TECHNOLOGY, 1.0, EXPANSION),
    "military": Weights(12, 0.15, 0.8, MORE * MILITARY, TECHNOLOGY, 1.0, EXPANSION),
    "technology": Weights(12, 0.15, 0.8, MILITARY, MORE * TECHNOLOGY, 1.0, EXPANSION),
    "art": Weights(12, 0.15, 0.8, MILITARY, TECHNOLOGY, MORE, EXPANSION),
    "expansion": Weights(12, 0.15, 0.8, MILITARY, TECHNOLOGY, 1.0, MORE * EXPANSION),
}
"""Two levels and the same player without error, and four styles for reports: the steady one with a liking for one way."""
HASTY: Final = Weights(12, 0.0, 0.8, MILITARY, TECHNOLOGY, 1.0, EXPANSION, 1)
"""Greedy in a hurry: one plan of cards is followed."""
