"""What the cards are worth by the rounds left, as far as it is the same for every seat."""

from typing import Final

from epochal.games.ancient_world.bot.prices import banner_table, brings, own_action, times
from epochal.games.ancient_world.bot.weights import (
    ARROW,
    ATTACKS,
    COIN,
    EYE,
    FREE_BUILD,
    LORE,
    MEND,
    ROOM,
    SLOT,
    SPARE_FOOD,
    STRIKE,
)
from epochal.games.ancient_world.components import Components, Effect, Trigger
from epochal.games.ancient_world.scoring import BANNERS, MOST

COPIED: Final = 1.8
"""What the best action of others brings, about."""
STRETCH: Final = 0.3
"""What of a new card's strength counts in the round it is bought."""


class Rates:
    """What the cards are worth with so many rounds left after this one, as far as it is the same for everybody."""

    def __init__(self, box: Components, left: int) -> None:
        self.left = left
        self.coin: float = COIN[left]
        self.lore: float = LORE[left]
        self.plain: list[float] = banner_table(left)
        self.surplus: list[float] = [self.plain[count] - BANNERS[count] for count in range(MOST + 1)]
        self.gains: list[float] = [
            self.steady_gains(card.gives) - card.coins * self.coin - card.knowledge * self.lore
            for card in box.empire
        ]
        """What the symbols of a card bring that count the same for everybody, less its cost."""
        self.special: list[bool] = [
            bool(card.gives[2] or card.gives[6] or card.gives[8] or card.bonuses) for card in box.empire
        ]
        """Whether it gives food, citizens, capacity or victory points."""
        self.titans: list[float] = [
            self.steady_gains(titan.gives)
            + SPARE_FOOD[left] * titan.gives[2]
            + (ROOM[0] * titan.gives[8] if left else 0.0)
            - titan.dice * (MEND + self.coin) / 3
            for titan in box.titans
        ]
        self.acts: list[float] = [0.0] * len(box.empire)
        """What the action of a card brings, less what it counts of its owner's things."""
        self.each: list[float] = [0.0] * len(box.empire)
        """What it brings for each of them."""
        self.counts: list[str] = [""] * len(box.empire)
        self.waits: list[float] = [0.0] * len(box.empire)
        """What a card that waits for something brings in the rounds left."""
        self.births: list[float] = [0.0] * len(box.empire)
        """What it brings for each new citizen."""
        self.tallies: list[list[Trigger]] = [[] for _ in box.empire]
        """What it waits for to bring something for each of its owner's things."""
        for number, card in enumerate(box.empire):
            for effect in card.action:
                made = box.effects[effect]
                if made.kind == "coins_per":
                    self.each[number] += self.effect(made)
                    self.counts[number] = made.what
                else:
                    self.acts[number] += self.effect(made)
        for trigger in box.triggers:
            made = box.effects[trigger.effect]
            if made.kind == "coins_per":
                self.tallies[trigger.card].append(trigger)
            elif trigger.on == "citizen":
                self.births[trigger.card] += self.effect(made)
            elif trigger.on == "free_build":
                self.waits[trigger.card] += FREE_BUILD if left else 0.0
            else:
                self.waits[trigger.card] += self.effect(made) * times(trigger.on, left, 0)
        self.known: list[float] = [
            self.waits[number] + (own_action(self.acts[number], left) if card.action else 0.0)
            for number, card in enumerate(box.empire)
        ]
        """What the abilities of a card bring in the rounds left, unless they count things or wait for citizens."""
        self.varies: list[bool] = [
            bool(self.counts[number] or self.births[number] or self.tallies[number])
            for number in range(len(box.empire))
        ]

    def steady_gains(self, gives: list[int]) -> float:
        """What symbols bring that are worth the same to everybody."""
        power = (gives[3] + ARROW * gives[4]) * STRIKE * (ATTACKS * self.left + STRETCH)
        return power + self.left * (
            gives[0] * self.coin + gives[1] * self.lore + gives[5] * SLOT + gives[7] * EYE
        )

    def effect(self, effect: Effect) -> float:
        """What an effect brings, about, whenever it is used."""
        return COPIED if effect.kind == "copy" else brings(effect, self.coin, self.lore, self.left)
