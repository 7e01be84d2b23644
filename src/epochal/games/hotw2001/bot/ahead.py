"""Looking ahead: the best few choices, each played on to the end of the turn, several times over."""

from random import Random
from typing import Final

from epochal.core.chance import Seeded
from epochal.games.hotw2001.bot.choices import Choice, priced
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.state import World

WIDTH: Final = 4
DEPTH: Final = 4


def look_ahead(world: World, worth: Worth, choices: list[Choice], random: Random) -> int:
    """The choice after which the turn ends best on average, over the same luck for each."""
    if len(choices) == 1 or world.turn != worth.seat:
        return choices[0][1]
    luck = [random.random() for _ in range(DEPTH)]
    best = choices[0][1]
    highest = float("-inf")
    for _, action in choices[:WIDTH]:
        total = 0.0
        for seed in luck:
            total += outcome(world, worth, action, str(seed))
        if total > highest:
            best, highest = action, total
    return best


def outcome(world: World, worth: Worth, action: int, seed: str) -> float:
    """An action, and the rest of the turn as the plain heuristic plays it."""
    after = world.clone()
    chance = Seeded(seed)
    seat = worth.seat
    epoch = after.epoch
    after.apply(seat, action, chance)
    while after.turn == seat and after.epoch == epoch and after.asked == (seat,) and not after.over:
        after.apply(seat, priced(after, worth, after.legal(seat))[0][1], chance)
    return worth.position(after)
