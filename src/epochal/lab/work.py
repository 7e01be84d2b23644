"""Many games, here or elsewhere: the one way in which every study of the lab plays them.

A study is a function that plays one game, what it is told, and the numbers of the games. Its results come in the order of the
numbers, whoever plays: this process, several processes of this machine, or a Ray cluster. Games are handed out in batches that take
about as long as ``BATCH_SECONDS``, or a single game if that takes longer; near the end they get smaller, so that all finish together.
"""

import os
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from time import perf_counter
from traceback import format_exc
from typing import Any, Generic, NamedTuple, Protocol, TypedDict, TypeVar, get_type_hints

from epochal.core.errors import BadInput
from epochal.lab.keeping import Kept, kept

W = TypeVar("W")
T = TypeVar("T")

BATCH_SECONDS = 0.25
"""How long a batch should take: short enough to stop soon, long enough to make its report cheap."""
AHEAD = 2
"""Batches that each worker has before it, if they are short: one to play, one to go on with."""

Play = Callable[[W, int], T]
"""Plays the game of a number: a function of a module, which other processes find, with the type of its result in its annotation."""
Note = Callable[[list[tuple[int, T]]], None]
"""Hears of games that are finished, with their numbers."""


class Report(NamedTuple, Generic[T]):
    """A batch that is finished: its games with their numbers, how long it took, and what went wrong if a game failed."""

    games: list[tuple[int, T]]
    seconds: float
    failure: str | None = None


class Workers(Protocol[T]):
    """Whoever plays batches elsewhere."""

    size: int
    """How many play at once."""

    def give(self, numbers: list[int]) -> None:
        """Hand out a batch."""

    def take(self) -> Iterator[Report[T]]:
        """Wait until a batch is finished, and collect all that are; an error comes after them."""

    def close(self) -> Iterator[Report[T]]:
        """Collect what is nearly finished, whatever happened to the others, and stop."""


class Means(TypedDict, total=False):
    """How games are played, which changes nothing about them: arguments of ``run`` that a study hands on."""

    ray: str | None
    keep: Path | None
    found: Callable[[Collection[int]], None] | None


def run(
    play: Play[W, T],
    task: W,
    numbers: range,
    *,
    jobs: int | None = 1,
    ray: str | None = None,
    keep: Path | None = None,
    study: Mapping[str, Any] | None = None,
    found: Callable[[Collection[int]], None] | None = None,
) -> Generator[T]:
    """The results of ``play(task, number)`` for all the numbers, in their order, as they come.

    So many ``jobs`` play at once, None for as many as there are processors: processes of this machine, or workers of the cluster
    at the address ``ray``. The file ``keep`` takes finished games, and those that it has are not played again. Its first line
    is ``study``, which must be the same as before; ``found`` hears the numbers of the games that were there.
    """
    check_count(len(numbers), jobs)
    opened = nullcontext(None) if keep is None else kept(keep, study or {}, get_type_hints(play)["return"])
    return _run(play, task, numbers, jobs, ray, opened, found)


def check_count(games: int, jobs: int | None) -> None:
    """Refuse to play no game, or with nobody who plays."""
    if games < 1 or (jobs is not None and jobs < 1):
        raise BadInput("error-simulate-count", games=games, jobs=1 if jobs is None else jobs)


def _run(
    play: Play[W, T],
    task: W,
    numbers: range,
    jobs: int | None,
    ray: str | None,
    opened: AbstractContextManager[Kept[T] | None],
    found: Callable[[Collection[int]], None] | None,
) -> Generator[T]:
    with opened as book:
        before = frozenset(number for number in book.places if number in numbers) if book else frozenset()
        if found is not None:
            found(before)
        done: dict[int, T] = {}

        def note(games: list[tuple[int, T]]) -> None:
            if book is not None:
                book.add(games)
            done.update(games)

        missing = deque(number for number in numbers if number not in before)
        with closing(_steps(play, task, missing, jobs, ray, note)) as steps:
            for number in numbers:
                if book and number in before:
                    yield book.game(number)
                    continue
                while number not in done:
                    next(steps)
                yield done.pop(number)


def _steps(
    play: Play[W, T], task: W, missing: deque[int], jobs: int | None, ray: str | None, note: Note[T]
) -> Generator[None]:
    """Play what is missing, step by step; at each step some games are noted."""
    if ray is not None:
        from epochal.lab.cluster import Cluster

        yield from _spread(Cluster(ray, play, task, jobs), missing, note)
        return
    jobs = min(os.cpu_count() or 1 if jobs is None else jobs, len(missing))
    if jobs > 1:
        from epochal.lab.processes import Processes

        yield from _spread(Processes(jobs, play, task), missing, note)
        return
    for number in missing:
        note([(number, play(task, number))])
        yield


def _spread(workers: Workers[T], missing: deque[int], note: Note[T]) -> Generator[None]:
    out = 0
    pace = 0.0
    try:
        while missing or out:
            ahead = AHEAD if 0 < pace < BATCH_SECONDS else 1
            while missing and out < ahead * workers.size:
                size = batch_size(pace, len(missing), workers.size)
                workers.give([missing.popleft() for _ in range(size)])
                out += 1
            failure = None
            for report in workers.take():
                out -= 1
                note(report.games)
                failure = failure or report.failure
                if report.games:
                    seconds = report.seconds / len(report.games)
                    pace = (pace + seconds) / 2 if pace else seconds
            if failure is not None:
                raise RuntimeError(f"A game cannot be played to its end:\n{failure}")
            yield
    finally:
        for report in workers.close():
            note(report.games)


def batch_size(pace: float, missing: int, workers: int) -> int:
    """How many games the next batch should have, if one takes ``pace`` seconds (0: not known yet) and so many are missing."""
    if not pace:
        return 1
    fair = missing // (AHEAD * workers)
    return max(1, min(int(BATCH_SECONDS / pace), fair))


def batch(play: Play[W, T], task: W, numbers: list[int]) -> Report[T]:
    """Play a batch, up to a game that fails: what a worker does."""
    begun = perf_counter()
    games: list[tuple[int, T]] = []
    failure = None
    try:
        for number in numbers:
            games.append((number, play(task, number)))
    except Exception:
        failure = format_exc()
    return Report(games, perf_counter() - begun, failure)
