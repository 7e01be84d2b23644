"""Workers of a Ray cluster that play games for a study. Every machine of the cluster has the same Epochal installed."""

import logging
import os
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any, Generic, TypeVar

from epochal.bots.crew import MANY
from epochal.core.errors import BadInput
from epochal.lab.extra import extra
from epochal.lab.work import Play, Report, batch

W = TypeVar("W")
T = TypeVar("T")

LOCAL = "local"
"""The address of a cluster of one's own, which ends with the study."""
AUTO = "auto"
"""The address of the cluster that Ray finds by itself."""
PATIENCE = 5.0
"""Seconds after which a cluster that has not answered is taken to be absent."""
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How a conversation with a cluster begins (HTTP/2, with no settings); the answer begins with settings too."""
SETTINGS = 4
PLACE = re.compile(r"(?:\[([^]]+)\]|([^][:]+)):(\d+)")
"""host:port, or [host]:port if the host is a number of IPv6."""
WATCH = 3.0
"""Seconds after which a cluster from which nothing was heard is asked whether it is still there."""


class Cluster(Generic[T]):
    """The crew of a study on a Ray cluster."""

    def __init__(self, address: str, play: Play[W, T], task: W, jobs: int | None) -> None:
        self.ray = load()
        self.own = not self.ray.is_initialized()
        if self.own:
            _join(self.ray, address, jobs)
        self.size = jobs or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.play = self.ray.put(play)
        self.task = self.ray.put(task)
        self.batch = self.ray.remote(batch_of_many)
        self.address = address
        self.head = self.ray.get_runtime_context().gcs_address
        self.lost = False
        self.given: list[Any] = []

    def give(self, numbers: list[int]) -> None:
        self.given.append(self.batch.remote(self.play, self.task, numbers))

    def take(self) -> Iterator[Report[T]]:
        while not (done := self.ray.wait(self.given, timeout=WATCH)[0]):
            self._watch()
        self.given = [each for each in self.given if each not in done]
        more, self.given = self._finished()
        failures: list[Exception] = []
        yield from self._heard([*done, *more], failures)
        kinds = self.ray.exceptions
        for failure in failures:
            if isinstance(failure, (kinds.WorkerCrashedError, kinds.OutOfMemoryError)):
                raise BadInput("error-worker-died") from None
            raise failure

    def close(self) -> Iterator[Report[T]]:
        """What is finished is collected; the rest is cancelled."""
        try:
            if not self.lost:
                done, left = self._finished()
                yield from self._heard(done, [])
                for each in left:
                    self.ray.cancel(each)
        finally:
            if self.own:
                self.ray.shutdown()

    def _watch(self) -> None:
        """Ray waits half a minute for a cluster that is gone, and then ends the whole process."""
        try:
            _knock(self.head)
        except TimeoutError:
            return  # It has much to do, or is gone: Ray will know.
        except OSError:
            self.lost = True
            raise BadInput("error-ray-lost", address=self.address) from None

    def _heard(self, done: list[Any], failures: list[Exception]) -> Iterator[Report[T]]:
        """The reports of batches that are done, and why of some there is none."""
        for each in done:
            try:
                yield self.ray.get(each)
            except self.ray.exceptions.RayError as error:
                failures.append(error)

    def _finished(self) -> tuple[list[Any], list[Any]]:
        done, left = (
            self.ray.wait(self.given, num_returns=len(self.given), timeout=0) if self.given else ([], [])
        )
        return done, left


def batch_of_many(play: Play[W, T], task: W, numbers: list[int]) -> Report[T]:
    """Play a batch in a process that is one of many, which its parent does not show."""
    os.environ[MANY] = "1"
    return batch(play, task, numbers)


def load() -> Any:
    """Ray, which comes with an extra; it reports to nobody unless the environment says so."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with extra("ray"):
        import ray
    return ray


def _join(ray: Any, address: str, jobs: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if "://" in address:
        raise BadInput("error-ray-form", address=address)
    try:
        with _ends_kept():
            if address == LOCAL:
                ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
            else:
                _knock(_found() if address == AUTO else address)
                ray.init(address=address, **quiet)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise BadInput("error-ray", address=address, what=str(error)) from error


@contextmanager
def _ends_kept() -> Iterator[None]:
    """Ray takes over requests to end; after this they are heard by whoever heard them before."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if before is not None and current_thread() is main_thread():
            signal.signal(signal.SIGTERM, before)


def _found() -> str:
    """Where Ray looks for the cluster of this machine: it may have been told so, or remember one that is no more."""
    from ray._private.services import canonicalize_bootstrap_address

    return str(canonicalize_bootstrap_address(AUTO))


def _knock(address: str) -> None:
    """Ray itself waits for minutes and writes line after line on stderr; this knows sooner that no cluster is at host:port."""
    place = PLACE.fullmatch(address)
    if place is None:
        return
    with socket.create_connection((place[1] or place[2], int(place[3])), PATIENCE) as line:
        line.settimeout(PATIENCE)
        line.sendall(HELLO)
        if line.recv(9)[3:4] != bytes((SETTINGS,)):
            raise ConnectionError(f"{address} answers, but not as a Ray cluster does")
