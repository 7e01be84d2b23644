"""Looking ahead: for each of the best few choices the round is played on, with steady choices for all, on several samples."""

from collections.abc import Callable
from random import Random
from typing import Final, cast

from epochal.core.chance import Seeded
from epochal.core.kernel import State
from epochal.games.ancient_world.bot.choices import Choice, priced
from epochal.games.ancient_world.bot.weights import Weights
from epochal.games.ancient_world.bot.worth import Worth
from epochal.games.ancient_world.state import Cities

BREADTH: Final = 5
SAMPLES: Final = 3
CLOSE: Final = 2.0
"""Choices further behind than this are not looked at."""
LONGEST: Final = 200
QUESTIONS: Final = ("turn", "buy", "recruit", "keep", "attack_now")


def look_ahead(
    world: Cities,
    seat: int,
    choices: list[Choice],
    weights: Weights,
    again: Callable[[], State],
    random: Random,
) -> int:
    """The choice after which the round ends best."""
    luck = random.random()
    close = [action for gain, action in choices[:BREADTH] if gain > choices[0][0] - CLOSE]
    if len(close) == 1 or world.agenda[-1][0].name not in QUESTIONS:
        return choices[0][1]
    totals = [0.0] * len(close)
    for number in range(SAMPLES):
        sample = world if number == 0 else cast(Cities, again())
        for place, action in enumerate(close):
            totals[place] += play_on(sample.clone(), seat, action, weights, f"{luck}/{number}")
    return close[totals.index(max(totals))]


def play_on(world: Cities, seat: int, action: int, weights: Weights, luck: str) -> float:
    """How much better off than its rivals a seat is at the end of the round."""
    chance = Seeded(luck)
    round = world.round
    world.apply(seat, action, chance)
    for _ in range(LONGEST):
        if not world.asked or world.round != round:
            break
        next = world.asked[0]
        legal = world.legal(next)
        if len(legal) == 1:
            world.apply(next, legal[0], chance)
        else:
            world.apply(next, priced(world, Worth(world, next, weights), legal)[0][1], chance)
    return lead(world, seat, weights)


def lead(world: Cities, seat: int, weights: Weights) -> float:
    """What the position of a seat is worth against those of its rivals."""
    mine = Worth(world, seat, weights).position()
    theirs = [Worth(world, other, weights).position() for other in range(world.seats) if other != seat]
    return mine - weights.rivals * (0.5 * max(theirs) + 0.5 * sum(theirs) / len(theirs))
