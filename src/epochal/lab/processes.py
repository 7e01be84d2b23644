"""Processes of this machine that play games for a study. They end with it, even if it is killed."""

import atexit
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from typing import Generic, TypeVar

from epochal.core.errors import BadInput
from epochal.lab.work import Play, Report, batch

W = TypeVar("W")
T = TypeVar("T")


class Worker:
    """A process, the line to it, and how many batches it has before it."""

    def __init__(self, process: BaseProcess, line: Connection) -> None:
        self.process = process
        self.line = line
        self.given = 0


class Processes(Generic[T]):
    """The crew of a study on this machine."""

    def __init__(self, jobs: int, play: Play[W, T], task: W) -> None:
        self.size = jobs
        self.workers: list[Worker] = []
        context = get_context("spawn")
        with _deaf_children():
            self.stop = context.Event()
            for _ in range(jobs):
                line, end = context.Pipe()
                process = context.Process(target=_serve, args=(end, self.stop, play, task), daemon=True)
                process.start()
                # However this one ends: it would wait for those that are deaf to its SIGTERM.
                atexit.register(process.kill)
                end.close()
                self.workers.append(Worker(process, line))

    def give(self, numbers: list[int]) -> None:
        worker = min(self.workers, key=lambda each: each.given)
        worker.given += 1
        try:
            worker.line.send(numbers)
        except OSError:
            raise BadInput("error-worker-died") from None

    def take(self) -> Iterator[Report[T]]:
        ready = wait([worker.line for worker in self.workers if worker.given])
        heard = [self._hear(worker) for worker in self.workers if worker.line in ready]
        yield from (report for report in heard if report is not None)
        if None in heard:
            raise BadInput("error-worker-died")

    def close(self) -> Iterator[Report[T]]:
        """What is being played is waited for; what is only handed out comes back without a game."""
        self.stop.set()
        try:
            for worker in self.workers:
                while worker.given and (report := self._hear(worker)) is not None:
                    yield report
        finally:
            for worker in self.workers:
                worker.process.kill()
                worker.process.join()
                atexit.unregister(worker.process.kill)
                worker.line.close()

    def _hear(self, worker: Worker) -> Report[T] | None:
        """What a worker has to report; nothing if it is no more."""
        worker.given -= 1
        try:
            heard: Report[T] = worker.line.recv()
        except (EOFError, OSError):
            return None
        return heard


def _serve(line: Connection, stop: Event, play: Play[W, T], task: W) -> None:
    """The life of a worker: it answers batches until nobody is at the other end; once it shall stop, it begins none."""
    while True:
        try:
            numbers = line.recv()
        except (EOFError, OSError):
            return
        heard = batch(play, task, [] if stop.is_set() else numbers)
        try:
            line.send(heard)
        except OSError:
            return


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started within this do not hear Ctrl-C, that the terminal is gone, or what is said to the whole group: the parent does,
    and ends them in its own time.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    try:
        resource_tracker.ensure_running()  # else the first process starts it, and that undoes the rest of the mask
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
