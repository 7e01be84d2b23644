"""Find the weights that win: seats play each other with weights strewn about the present ones, which then move to where winners were.

Every seat is a judge (``epochal.bots.levels.JUDGE``): it knows nothing but how it weighs the numbers of a position. A linear fit over
all seats of a round tells of each weight whether more of it wins, and how sure that is; the surer, the longer the step. Points are
what all else is measured in, so their weight stays. The weights of the first phase and of the last are strewn apart, and those
between lie on the line from one to the other.
"""

from collections.abc import Iterator
from typing import NamedTuple

from epochal.bots import mind_of
from epochal.bots.evaluation import Evaluation
from epochal.bots.levels import JUDGE
from epochal.bots.thinking import SearchBot
from epochal.core.errors import BadInput
from epochal.lab.extra import extra
from epochal.lab.simulate import Result, Task, check_seed, play_out
from epochal.lab.work import run

with extra("lab"):
    import numpy as np
    from numpy.typing import NDArray

STREWN = (0.6, 0.5, 0.4)
"""How far weights are strewn in each round, as parts of those set by hand."""
SURE = 12**0.5
"""Standard errors from which on a step is as long as the weights were strewn."""
DOUBT = 3**0.5
"""Standard errors at which half of a step is taken to be noise."""
SCORE = 0
SEATS = 4
FREE = (SEATS - 1) / SEATS
"""What part of the seats of a game tells something new: all are compared with their mean."""

Numbers = NDArray[np.float64]


class Round(NamedTuple):
    """What is played in a round: the weights of the first phase and the last, in points, and how far each is strewn."""

    task: Task
    ends: Numbers
    far: Numbers


class Tried(NamedTuple):
    """A game of the contest: how the weights of each seat were strewn, its points, and its part in the victory."""

    strewn: Numbers
    points: list[float]
    won: list[float]


def units(game: str, spread: Numbers) -> Numbers:
    """How far each weight is strewn at most: by what it was set to, or, if that is nothing, by what makes as much of a difference as others."""
    hand = np.abs(np.array(mind_of(game).hand))
    usual = (hand * spread)[hand > 0].mean()
    return np.asarray(np.where(hand > 0, hand, usual / np.maximum(spread, 1e-9)))


def over_phases(ends: Numbers, phases: int) -> Numbers:
    """The weights of all phases, from those of the first and the last."""
    late = np.linspace(0.0, 1.0, phases)[:, None]
    return np.asarray((1.0 - late) * ends[0] + late * ends[1])


def try_out(round: Round, seed: int) -> Tried:
    """Play one game, every seat with weights of its own."""
    task, ends, far = round
    mind = mind_of(task.game)
    strewn = np.random.default_rng(seed).normal(size=(task.seats, *ends.shape))
    strewn -= strewn.mean(axis=0)
    strewn[:, :, SCORE] = 0.0
    result = judged(task, seed, [over_phases(ends + far * each, mind.phases) for each in strewn])
    return Tried(
        strewn, [float(each) for each in result.scores], [result.share(seat) for seat in range(task.seats)]
    )


def judged(task: Task, seed: int, points: list[Numbers]) -> Result:
    """Play one game of judges, each with its weights by phase, in points."""
    mind = mind_of(task.game)
    bots = [
        SearchBot(Evaluation(mind, (weights / mind.scale).tolist()), JUDGE, f"{seed}/{seat}", 1)
        for seat, weights in enumerate(points)
    ]
    return play_out(task, seed, bots=bots)


def step(games: list[Tried]) -> tuple[Numbers, float]:
    """Where the winners were, in parts of how far weights were strewn; and how much of who did well that explains."""
    strewn = np.array([game.strewn for game in games])
    shape = strewn.shape[2:]
    x = strewn.reshape(-1, shape[0] * shape[1])
    y = sum(
        (apart(np.array([getattr(game, name) for game in games])) for name in ("points", "won")), np.zeros(1)
    )
    inverse = np.linalg.inv(x.T @ x + np.eye(x.shape[1]) * 1e-6)
    slopes = inverse @ (x.T @ y)
    left = y - x @ slopes
    sure = slopes / np.sqrt(np.diag(inverse) * left.var() / FREE)
    sure *= sure**2 / (sure**2 + DOUBT**2)
    steps = np.clip(sure / SURE, -1.0, 1.0).reshape(shape)
    steps[:, SCORE] = 0.0
    return steps, float(1.0 - left.var() / y.var())


def apart(numbers: Numbers) -> Numbers:
    """How far each seat was ahead of its game's mean, in standard deviations."""
    ahead = (numbers - numbers.mean(axis=1, keepdims=True)).ravel()
    return np.asarray(ahead / (ahead.std() + 1e-9))


def check_contest(games: int) -> None:
    """Refuse rounds without a game."""
    if games < 1:
        raise BadInput("error-train-contest", games=games)


def contest(game: str, spread: Numbers, games: int, seed: int, jobs: int) -> Iterator[tuple[Numbers, float]]:
    """The weights by phase, in points, as they were set by hand and after every round of so many games; and what it explained."""
    check_seed(seed)
    check_contest(games)
    mind = mind_of(game)
    far = units(game, spread)
    ends = np.array([mind.hand, mind.hand], dtype=np.float64)
    yield over_phases(ends, mind.phases), 0.0
    for number, strewn in enumerate(STREWN):
        first = seed + 1_000_000 * (10 + number)
        round = Round(Task(game, SEATS, {}), ends, strewn * far)
        steps, explained = step(list(run(try_out, round, range(first, first + games), jobs=jobs)))
        ends = ends + strewn * far * steps
        yield over_phases(ends, mind.phases), explained


class Duel(NamedTuple):
    """Two judges of one mind against two of another."""

    task: Task
    ones: Numbers
    others: Numbers


def check_duels(games: int) -> None:
    """Refuse a game without the one that has the same luck and the seats changed over: it would favour those in the better seats."""
    if games < 2 or games % 2:
        raise BadInput("error-train-duels", games=games)


def duel(game: str, ones: Numbers, others: Numbers, games: int, seed: int, jobs: int) -> float:
    """The part of the victories that ones win against the others; every two games have the same luck, and seats changed over."""
    check_seed(seed)
    check_duels(games)
    first = 2 * seed + 100_000_000
    work = Duel(Task(game, SEATS, {}), ones, others)
    return sum(run(fight, work, range(first, first + games), jobs=jobs)) / games


def fight(work: Duel, number: int) -> float:
    """One game of a duel: the part that ones have in its victory."""
    own = [seat % 2 == number % 2 for seat in range(work.task.seats)]
    result = judged(work.task, number // 2, [work.ones if each else work.others for each in own])
    return sum(result.share(seat) for seat, each in enumerate(own) if each)
