"""What banners and the effects of cards bring, about, with so many rounds left: the same for who plays and for who judges a position."""

from epochal.games.ancient_world.bot.weights import (
    ATTACKS,
    BUILD,
    EASE,
    EXPLORE,
    FIRST,
    FORESIGHT,
    MEND,
    OWN_SPACE,
    RECRUIT,
    SCOUT,
    SELDOM,
    STRIKE,
    WORK,
)
from epochal.games.ancient_world.components import CITIZENS, ROUNDS, Effect
from epochal.games.ancient_world.scoring import BANNERS, MOST


def banner_table(left: int) -> list[float]:
    """What so many banners of a tribe are worth, with those that may follow in mind."""
    ahead = FORESIGHT * left / (ROUNDS - 1)
    even = BANNERS[MOST] / MOST
    return [(1.0 - ahead) * BANNERS[count] + ahead * even * count for count in range(MOST + 1)]


def brings(effect: Effect, coin: float, lore: float, left: int) -> float:
    """What an effect brings whenever it is used. One that counts things brings it for each of them; a copy brings what it copies."""
    kind, count = effect.kind, effect.count
    if kind == "coins" or kind == "coins_per":
        return count * coin
    if kind == "knowledge":
        return count * lore
    if kind == "repair":
        return count * MEND
    if kind == "explore" or kind == "store":
        return EXPLORE if left else 0.0
    if kind == "first":
        return FIRST if left else 0.0
    if kind == "scout":
        return SCOUT
    if kind == "draft":
        return count * STRIKE
    if kind == "trade":
        return max(0.0, lore - count * coin)
    if kind == "recruit":
        return RECRUIT
    if kind == "build":
        return BUILD + count * coin
    if kind == "ease":
        return count * EASE
    return 0.0


def own_action(gain: float, left: int) -> float:
    """What an action on a card of one's own brings in the rounds left: a citizen could do something else instead."""
    return (max(0.0, gain - WORK * 0.8) + OWN_SPACE) * left


def times(on: str, left: int, citizens: int) -> float:
    """How often in the rounds left that happens which a card waits for, to who has so many citizens."""
    if on == "citizen":
        return 0.5 * min(left, CITIZENS - citizens)
    if on == "build":
        return 1.5 * left
    if on == "defeat":
        return ATTACKS * left
    return SELDOM * left
