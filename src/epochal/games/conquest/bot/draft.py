"""What a card would be worth to each player, on the board as it stands."""

from collections.abc import Callable
from typing import Final

from epochal.games.conquest.bot.campaign import best_first
from epochal.games.conquest.bot.worth import Worth
from epochal.games.conquest.kit import Empire
from epochal.games.conquest.world import NOBODY, Conquest

REACHED: Final = 0.8
"""The lands an empire ends with, for each of its strength, counting the armies that fall."""
FIGHT: Final = 1.5
"""The armies that a land costs if somebody is there."""
PASSED_OVER: Final = 1.0
"""Whoever passes a card gets what others do not want: how much worse that is than chance."""

Price = Callable[[Conquest, Worth, int], float]
"""What a card is worth to a seat."""


def keep_or_pass(
    world: Conquest, mine: Worth, worths: dict[int, Worth], pile: list[int], price: Price
) -> list[tuple[float, int]]:
    """Keep the drawn card, or pass it to whom: how much better each is than leaving it to chance; best first.

    ``worths`` are the eyes of the players without a card, ``pile`` the cards that the drawer has not seen.
    """
    choices = []
    for other, worth in worths.items():
        usual = sum(price(world, worth, card) for card in pile) / len(pile)
        better = price(world, worth, world.drawn) - usual
        if other == mine.seat:
            choices.append((better + PASSED_OVER, world.verbs.keep))
        else:
            choices.append((-mine.rivalry[other] * better, world.verbs.pass_to + other))
    choices.sort(key=best_first)
    return choices


def reached(world: Conquest, seat: int, card: Empire, spread: list[int]) -> list[int]:
    """The lands that an empire can be expected to end with, from near to far."""
    armies = card.strength * REACHED
    lands = []
    for land in spread:
        if armies < 0.5:
            break
        owner = world.owner[land]
        armies -= 1.0 if owner in (NOBODY, seat) or land in card.starts else FIGHT
        lands.append(land)
    return lands


def lands_worth(world: Conquest, worth: Worth, lands: list[int]) -> float:
    """What it is worth to come into all these lands, area by area."""
    counts: dict[int, list[int]] = {}
    standing: dict[int, float] = {}
    total = 0.0
    for land in lands:
        area = worth.atlas.area_of[land]
        if area not in counts:
            counts[area] = worth.counts(world, area)
            standing[area] = worth.area(area, counts[area])
        owner = world.owner[land]
        if owner != worth.seat:
            after = worth.entered(area, owner, counts[area])
            total += worth.spoils(world, land) + after - standing[area]
            standing[area] = after
    return total
