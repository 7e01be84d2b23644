"""Many games of bots, over several processes. The results depend on the seed only, not on the number of processes."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import epochal
from epochal.bots import RANDOM, make, sight
from epochal.core.errors import BadInput
from epochal.core.events import Tell

T = TypeVar("T")

BATCH = 16
"""Games that a process plays before it reports: few enough to stop soon, enough to make the report cheap."""


class Result(NamedTuple):
    """One game: the seed that plays it again, its length and how it ended."""

    seed: int
    seats: int
    actions: int
    scores: list[int]
    winners: list[int]


class Task(NamedTuple):
    """What is played: everything a process needs to know."""

    game: str
    seats: int
    options: Mapping[str, Any]
    levels: tuple[str, ...] = (RANDOM,)
    """The levels of the bots from the first seat on, over and over."""


def play_out(task: Task, seed: int, tell: Tell | None = None) -> Result:
    """Play one game of bots to its end; ``tell`` hears all that happens, secrets included."""
    game = epochal.load(task.game)
    chance = epochal.Seeded(seed)
    luck = epochal.Seeded(f"{seed}/bots")
    bots = [
        make(task.game, task.levels[seat % len(task.levels)], f"{seed}/{seat}") for seat in range(task.seats)
    ]
    state = game.new(task.seats, task.options, chance, tell)
    actions = 0
    while seats := state.to_act():
        seat = seats[0]
        state.apply(seat, bots[seat].choose(sight(state, seat, luck)), chance, tell)
        actions += 1
    return Result(seed, task.seats, actions, state.scores(), list(state.winners()))


def simulate(task: Task, games: int, seed: int, jobs: int) -> Generator[Result]:
    """Play games with the seeds ``seed``, ``seed + 1`` ... and yield the results in that order as they come."""
    return play_many(play_out, task, games, seed, jobs)


def play_many(play: Callable[[Task, int], T], task: Task, games: int, seed: int, jobs: int) -> Generator[T]:
    """The same with a way of one's own to play one game: a function of a module, whose results processes can hand on."""
    if games < 1 or jobs < 1:
        raise BadInput("error-simulate-count", games=games, jobs=jobs)
    epochal.load(task.game).new(
        task.seats, task.options, epochal.Seeded(seed)
    )  # refuses bad input here, at once
    for level in task.levels:
        make(task.game, level, seed)
    seeds = range(seed, seed + games)
    jobs = min(jobs, -(-games // BATCH))
    return _here(play, task, seeds) if jobs == 1 else _spread(play, task, seeds, jobs)


def _here(play: Callable[[Task, int], T], task: Task, seeds: range) -> Generator[T]:
    for seed in seeds:
        yield play(task, seed)


def _spread(play: Callable[[Task, int], T], task: Task, seeds: range, jobs: int) -> Generator[T]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    waiting: deque[Future[list[T]]] = deque()
    batches = iter([seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH)])
    try:
        for batch in batches:
            with _deaf_children():
                waiting.append(pool.submit(_batch, play, task, batch))
            if len(waiting) > 2 * jobs:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _batch(play: Callable[[Task, int], T], task: Task, seeds: range) -> list[T]:
    return [play(task, seed) for seed in seeds]


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started within this do not hear Ctrl-C: the parent does, and ends them when it has kept the results."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Summary(NamedTuple):
    """What many results say together. A shared victory counts as a fraction for each winner."""

    games: int
    actions: int
    seconds: float
    actions_per_second: float
    mean_actions: float
    mean_scores: list[float]
    wins: list[float]


def summarize(results: list[Result], seconds: float) -> Summary:
    """The summary of at least one result."""
    games = len(results)
    seats = range(results[0].seats)
    actions = sum(result.actions for result in results)
    return Summary(
        games=games,
        actions=actions,
        seconds=seconds,
        actions_per_second=actions / seconds if seconds > 0 else 0.0,
        mean_actions=actions / games,
        mean_scores=[sum(result.scores[seat] for result in results) / games for seat in seats],
        wins=[sum(1 / len(result.winners) for result in results if seat in result.winners) for seat in seats],
    )
