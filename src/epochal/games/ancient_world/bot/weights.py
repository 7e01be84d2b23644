"""Everything by which the levels and the styles of the player differ, and the going rates of things, in points."""

from typing import Final

COIN: Final[tuple[float, ...]] = (0.04, 0.4, 0.45, 0.45, 0.45, 0.45)
"""What a coin is worth with so many rounds left after this one: in the last, it only breaks ties."""
LORE: Final[tuple[float, ...]] = (0.05, 1.0, 1.2, 1.2, 1.2, 1.2)
"""The same of a knowledge."""
FORESIGHT: Final = 1.0
"""How much the next banners of a tribe count at the start, against the points of those one has."""
WORK: Final = 1.5
"""What a citizen does in a round."""
HUNGER: Final[tuple[float, ...]] = (2.0, 1.4, 1.0, 0.8, 0.6, 0.5)
"""What it costs to have a citizen too many for one's food."""
SPARE_FOOD: Final[tuple[float, ...]] = (0.0, 0.15, 0.5, 0.9, 1.1, 1.1)
"""What food is worth that waits for a citizen."""
ROOM: Final[tuple[float, ...]] = (1.1, 0.9, 0.7, 0.5, 0.35, 0.2, 0.1)
"""What the first, second ... free capacity is worth, as long as there are coins to build with."""
CARD_COST: Final = 5.5
"""What an Empire card costs, about."""
STRIKE: Final = 0.7
"""What one more of attack value is worth in an attack."""
ARROW: Final = 0.75
"""An arrow against a sword."""
ATTACKS: Final = 0.8
"""How many attacks a player makes in a round."""
SLOT: Final = 0.45
"""What an army more is worth in a round."""
EYE: Final = 0.05
FIRST: Final = 0.25
EXPLORE: Final = 0.8
SCOUT: Final = 0.6
RECRUIT: Final = 1.2
BUILD: Final = 1.3
EASE: Final = 0.4
MEND: Final = 0.3
FREE_BUILD: Final = 2.0
SELDOM: Final = 0.3
"""How often in a round others do, or pass late enough, what a card waits for."""
OWN_SPACE: Final = 0.15
"""What it is worth in a round that nobody else can take an action of one's own cards."""
LATER: Final = 0.7
"""How likely something that needs a further turn comes to pass."""
IDLE: Final = 1.1
"""What a citizen could do that is still at home, at least."""
URGENCY: Final = 0.9
"""What of an attack is lost if it is put off."""
SKILL: Final = 0.06
"""What it costs to use a citizen with a skill one higher."""
STORED: Final = 0.3
"""What a card put aside is worth, of what it would be worth if built."""


class Weights:
    """One level or style. The three ways are factors on what they seem to bring."""

    def __init__(
        self,
        horizon: int,
        noise: float,
        rivals: float,
        titans: float = 1.0,
        empire: float = 1.0,
        knowledge: float = 1.0,
    ) -> None:
        self.horizon = horizon
        """How many rounds it looks forward to."""
        self.noise = noise
        self.rivals = rivals
        """How much it minds what others gain, against what it gains itself."""
        self.titans = titans
        self.empire = empire
        self.knowledge = knowledge


MORE: Final = 1.4
LESS: Final = 0.9
WEIGHTS: Final[dict[str, Weights]] = {
    "novice": Weights(1, 0.6, 0.0),
    "steady": Weights(5, 0.15, 0.5),
    "greedy": Weights(5, 0.0, 0.5),
    "titans": Weights(5, 0.15, 0.5, MORE, LESS, LESS),
    "empire": Weights(5, 0.15, 0.5, LESS, MORE, LESS),
    "knowledge": Weights(5, 0.15, 0.5, LESS, LESS, MORE),
}
"""Two levels and the same player without error, and three styles for reports: the steady one with other weights."""
