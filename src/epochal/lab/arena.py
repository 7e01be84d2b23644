"""How well bots play against each other: every game is played once from each seat, with the same luck.

python -m epochal.lab.arena hotw2001 strong steady steady steady --games 200
"""

import argparse
from collections.abc import Mapping
from math import sqrt
from typing import Any, NamedTuple

from epochal.lab.simulate import Task, simulate


class Standing(NamedTuple):
    """One level after many games: its share of the victories with a 95% interval, the share it holds of the seats, its points."""

    level: str
    share: float
    least: float
    most: float
    seats: float
    points: float


def arena(
    game: str, levels: tuple[str, ...], games: int, seed: int, jobs: int, options: Mapping[str, Any]
) -> list[Standing]:
    """At least so many games, with the levels moved on by one seat from round to round."""
    seats = len(levels)
    rounds = -(-games // seats)
    won = dict.fromkeys(levels, 0.0)
    points = dict.fromkeys(levels, 0)
    for turn in range(seats):
        seated = levels[turn:] + levels[:turn]
        for result in simulate(Task(game, seats, options, seated), rounds, seed, jobs):
            for seat in result.winners:
                won[seated[seat]] += 1 / len(result.winners)
            for seat, level in enumerate(seated):
                points[level] += result.scores[seat]
    played = rounds * seats
    return [
        Standing(
            level,
            won[level] / played,
            *interval(won[level] / played, played),
            levels.count(level) / seats,
            points[level] / (played * levels.count(level)),
        )
        for level in sorted(set(levels), key=levels.index)
    ]


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m epochal.lab.arena")
    parser.add_argument("game")
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    for s in arena(given.game, tuple(given.levels), given.games, given.seed, given.jobs, {}):
        print(
            f"{s.level:8} {s.share:6.1%} of the victories ({s.least:.1%} to {s.most:.1%}), {s.seats:.0%} of the seats, {s.points:.1f} points"
        )


if __name__ == "__main__":
    main()
