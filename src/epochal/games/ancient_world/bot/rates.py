"""What the cards are worth by the rounds left, as far as it is the same for every seat."""

from typing import Final

from epochal.games.ancient_world.bot.weights import (
    ARROW,
    ATTACKS,
    BUILD,
    COIN,
    EASE,
    EXPLORE,
    EYE,
    FIRST,
    FORESIGHT,
    FREE_BUILD,
    LORE,
    MEND,
    OWN_SPACE,
    RECRUIT,
    ROOM,
    SCOUT,
    SLOT,
    SPARE_FOOD,
    STRIKE,
    WORK,
)
from epochal.games.ancient_world.bot.worth import SELDOM
from epochal.games.ancient_world.components import ROUNDS, Components, Effect
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
        ahead = FORESIGHT * left / (ROUNDS - 1)
        even = BANNERS[MOST] / MOST
        self.plain: list[float] = [
            (1.0 - ahead) * BANNERS[count] + ahead * even * count for count in range(MOST + 1)
        ]
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
        for number, card in enumerate(box.empire):
            for effect in card.action:
                made = box.effects[effect]
                if made.kind == "coins_per":
                    self.each[number] += made.count * self.coin
                    self.counts[number] = made.what
                else:
                    self.acts[number] += self.effect(made)
        for trigger in box.triggers:
            gain = self.effect(box.effects[trigger.effect])
            if trigger.on == "citizen":
                self.births[trigger.card] += gain
            elif trigger.on == "build":
                self.waits[trigger.card] += gain * 1.5 * left
            elif trigger.on == "defeat":
                self.waits[trigger.card] += gain * ATTACKS * left
            elif trigger.on == "free_build":
                self.waits[trigger.card] += FREE_BUILD if left else 0.0
            else:
                self.waits[trigger.card] += gain * SELDOM * left
        self.known: list[float] = [
            self.waits[number] + (self.action(self.acts[number]) if card.action else 0.0)
            for number, card in enumerate(box.empire)
        ]
        """What the abilities of a card bring in the rounds left, unless they count things or wait for citizens."""
        self.varies: list[bool] = [
            bool(self.counts[number] or self.births[number]) for number in range(len(box.empire))
        ]

    def action(self, brings: float) -> float:
        """What an action brings in the rounds left: a citizen could do something else instead."""
        return (max(0.0, brings - WORK * 0.8) + OWN_SPACE) * self.left

    def steady_gains(self, gives: list[int]) -> float:
        """What symbols bring that are worth the same to everybody."""
        power = (gives[3] + ARROW * gives[4]) * STRIKE * (ATTACKS * self.left + STRETCH)
        return power + self.left * (
            gives[0] * self.coin + gives[1] * self.lore + gives[5] * SLOT + gives[7] * EYE
        )

    def effect(self, effect: Effect) -> float:
        """What an effect brings, about, whenever it is used."""
        kind, count = effect.kind, effect.count
        if kind == "coins":
            return count * self.coin
        if kind == "knowledge":
            return count * self.lore
        if kind == "repair":
            return count * MEND
        if kind == "explore" or kind == "store":
            return EXPLORE if self.left else 0.0
        if kind == "copy":
            return COPIED
        if kind == "first":
            return FIRST if self.left else 0.0
        if kind == "scout":
            return SCOUT
        if kind == "draft":
            return count * STRIKE
        if kind == "trade":
            return max(0.0, self.lore - count * self.coin)
        if kind == "recruit":
            return RECRUIT
        if kind == "build":
            return BUILD + count * self.coin
        if kind == "ease":
            return count * EASE
        return 0.0
