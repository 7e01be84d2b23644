"""Looking ahead: for each of the best few choices the round is played on, with steady choices for all, on several samples."""

from collections.abc import Callable
from random import Random
from typing import Final, cast

from epochal.core.chance import Seeded
from epochal.core.kernel import State
from epochal.games.historia.bot.choices import Choice, priced
from epochal.games.historia.bot.tables import Tables
from epochal.games.historia.bot.weights import Weights
from epochal.games.historia.bot.worth import Worth
from epochal.games.historia.state import History

BREADTH: Final = 4
SAMPLES: Final = 3
CLOSE: Final = 2.5
"""Choices further behind than this are not looked at."""
LONGEST: Final = 200
QUESTIONS: Final = ("choose_cards", "resolve")


def look_ahead(
    world: History,
    seat: int,
    choices: list[Choice],
    weights: Weights,
    tables: Tables,
    again: Callable[[], State],
    random: Random,
) -> int:
    """The choice after which the round ends best."""
    luck = random.random()
    best = choices[0][1]
    close = [action for gain, action in choices[:BREADTH] if gain > choices[0][0] - CLOSE]
    if len(close) == 1 or choices[0][0] > 50.0 or world.agenda[-1][0].name not in QUESTIONS:
        return best
    totals = [0.0] * len(close)
    for number in range(SAMPLES):
        sample = world if number == 0 else cast(History, again())
        for place, action in enumerate(close):
            totals[place] += play_on(sample.clone(), seat, action, weights, tables, f"{luck}/{number}")
    highest = max(totals)
    return close[totals.index(highest)]


def play_on(world: History, seat: int, action: int, weights: Weights, tables: Tables, luck: str) -> float:
    """How much better off than its rivals a seat is at the end of the round."""
    chance = Seeded(luck)
    era, turn = world.era, world.turn
    resolving = world.agenda[-1][0].name == "resolve"
    forget_choices(world, seat)
    world.apply(seat, action, chance)
    for _ in range(LONGEST):
        if not world.asked or (world.era, world.turn) != (era, turn):
            break
        choosing = world.agenda[-1][0].name == "choose_cards"
        if choosing and resolving:
            break
        resolving = resolving or not choosing
        next = world.asked[0]
        legal = world.legal(next)
        if len(legal) == 1:
            world.apply(next, legal[0], chance)
        else:
            world.apply(next, priced(world, Worth(world, next, weights, tables), legal)[0][1], chance)
    return lead(world, seat, weights, tables)


def forget_choices(world: History, seat: int) -> None:
    """What others have chosen in this sample was dealt at random; they choose again, and sensibly."""
    if world.agenda[-1][0].name != "choose_cards":
        return
    for other in range(world.seats):
        if other != seat and world.chosen[other]:
            world.chosen[other] = ()
            world.ready &= ~(1 << other)
    world.asked = world.agenda[-1][0].seats(world, 0, 0)


def lead(world: History, seat: int, weights: Weights, tables: Tables) -> float:
    """What the position of a seat is worth against those of its rivals."""
    mine = Worth(world, seat, weights, tables).position()
    theirs = [
        Worth(world, other, weights, tables).position() for other in range(world.seats) if other != seat
    ]
    if not theirs:
        return mine - weights.rivals * max([world.points[civ] for civ in range(1, len(world.points))])
    return mine - weights.rivals * (0.5 * max(theirs) + 0.5 * sum(theirs) / len(theirs))
