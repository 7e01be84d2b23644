"""Ratings of bots from the games they played against each other, by the Plackett-Luce model of openskill.

All begin with the same rating, and the games count in their order. In each game every seat plays for its bot with the bot's rating; a bot
that has several seats takes the mean of what they bring. So a game counts once for each bot, and what its seats win from
each other is nothing to it.
"""

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from epochal.lab.arena import Bout
from epochal.lab.extra import extra
from epochal.lab.simulate import Result

with extra("lab"):
    from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """How strong a bot is taken to be, and how uncertain that is (a standard deviation)."""

    mu: float
    sigma: float


def placing(result: Result) -> list[int]:
    """The rank of each seat: the winners first, then by points; who is equal shares a rank."""
    worth = [
        (seat in result.winners, 0 if seat in result.winners else points)
        for seat, points in enumerate(result.scores)
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def ratings(bouts: Iterable[Bout]) -> dict[str, Rating]:
    """The rating of each bot; nothing is told of games that a bot plays alone."""
    model = PlackettLuce()
    rated: dict[str, Rating] = {}
    for bout in bouts:
        if len(bout.bots) < 2:
            continue
        for bot in bout.bots:
            rated.setdefault(bot, Rating(model.mu, model.sigma))
        teams = [[model.create_rating(list(rated[bot]))] for bot in bout.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in placing(bout.result)])
        for bot in dict.fromkeys(bout.bots):
            own = [team[0] for team, name in zip(after, bout.bots, strict=True) if name == bot]
            rated[bot] = Rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
    return rated
