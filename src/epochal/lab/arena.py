"""How well bots play against each other. Every seed is played once from each seating, so that all begin with the same luck in all seats."""

from collections.abc import Generator, Iterable, Sequence
from math import sqrt
from time import thread_time
from typing import NamedTuple, Unpack

from epochal.bots import Bot, Sight
from epochal.lab.simulate import Result, Task, check, play_out, players, study
from epochal.lab.work import Means, check_count, run


class Bout(NamedTuple):
    """One game: how it ended and who sat in the seats; how many choices each seat made, in how many seconds of the processor, and how
    many its slowest choice took (nothing, if the game was kept before that was noted).
    """

    result: Result
    bots: tuple[str, ...]
    choices: list[int]
    seconds: list[float]
    slowest: tuple[float, ...] = ()


class Standing(NamedTuple):
    """One bot after many games: its share of the victories with a 95% interval, and the share it would have if all were alike."""

    bot: str
    seats: int
    games: int
    share: float
    least: float
    most: float
    even: float
    points: float
    seconds_per_choice: float
    slowest: float = 0.0
    """Seconds of the slowest choice; 0 if no game tells."""


class Timed(Bot):
    """A bot whose choices are counted and timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, sight: Sight) -> int:
        begun = thread_time()
        action = self.bot.choose(sight)
        taken = thread_time() - begun
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        self.choices += 1
        return action


def seatings(bots: Sequence[str]) -> int:
    """How many different seatings there are if all move on by one seat from game to game: ``a b a b`` has only two."""
    return next(turn for turn in range(1, len(bots) + 1) if [*bots[turn:], *bots[:turn]] == list(bots))


def play_bout(task: Task, number: int) -> Bout:
    """Play the game of a number: the seeds one after the other, each once from each seating."""
    seed, turn = divmod(number, seatings(task.levels))
    seated = task._replace(levels=task.levels[turn:] + task.levels[:turn])
    bots = [Timed(bot) for bot in players(seated, seed)]
    result = play_out(seated, seed, bots=bots)
    return Bout(
        result,
        seated.levels,
        [bot.choices for bot in bots],
        [bot.seconds for bot in bots],
        tuple([bot.slowest for bot in bots]),
    )


def play_bouts(
    task: Task, games: int, seed: int, jobs: int | None, **means: Unpack[Means]
) -> Generator[Bout]:
    """At least so many games between the bots of a task, one named for each seat: whole seeds, from ``seed`` on."""
    check(task, seed)
    check_count(games, jobs)
    turns = seatings(task.levels)
    seeds = range(seed * turns, (seed - (-games // turns)) * turns)
    return run(play_bout, task, seeds, jobs=jobs, study=study(play_bout, task, seed), **means)


def standings(bouts: Iterable[Bout]) -> list[Standing]:
    """What at least one game says of each bot, in the order in which they were named."""
    played = list(bouts)
    games = len(played)
    return [_standing(bot, played, games) for bot in dict.fromkeys(played[0].bots)]


def _standing(bot: str, bouts: list[Bout], games: int) -> Standing:
    held = [(bout, seat) for bout in bouts for seat, name in enumerate(bout.bots) if name == bot]
    won = sum(bout.result.share(seat) for bout, seat in held)
    choices = sum(bout.choices[seat] for bout, seat in held)
    return Standing(
        bot,
        len(held),
        games,
        won / games,
        *interval(won / games, games),
        len(held) / (games * len(bouts[0].bots)),
        sum(bout.result.scores[seat] for bout, seat in held) / len(held),
        sum(bout.seconds[seat] for bout, seat in held) / max(1, choices),
        max((bout.slowest[seat] for bout, seat in held if bout.slowest), default=0.0),
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    # The share is within it: only rounding could have it otherwise.
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))
