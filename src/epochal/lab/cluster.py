"""Workers of a Ray cluster that play games for a study. Every machine of the cluster has the same Epochal installed."""

import logging
import os
import socket
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

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
        self.batch = self.ray.remote(batch)
        self.given: list[Any] = []

    def give(self, numbers: list[int]) -> None:
        self.given.append(self.batch.remote(self.play, self.task, numbers))

    def take(self) -> Iterator[Report[T]]:
        done, self.given = self.ray.wait(self.given)
        more, self.given = self._finished()
        failures: list[Exception] = []
        yield from self._heard([*done, *more], failures)
        if failures:
            raise BadInput("error-worker-died") from failures[0]

    def close(self) -> Iterator[Report[T]]:
        """What is finished is collected; the rest is cancelled."""
        try:
            done, left = self._finished()
            yield from self._heard(done, [])
            for each in left:
                self.ray.cancel(each)
        finally:
            if self.own:
                self.ray.shutdown()

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


def load() -> Any:
    """Ray, which comes with an extra; it reports to nobody unless the environment says so."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with extra("ray"):
        import ray
    return ray


def _join(ray: Any, address: str, jobs: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            _knock(_found() if address == AUTO else address)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadInput("error-ray", address=address, what=str(error)) from error


def _found() -> str:
    """Where Ray looks for the cluster of this machine: it may have been told so, or remember one that is no more."""
    from ray._private.services import canonicalize_bootstrap_address

    return str(canonicalize_bootstrap_address(AUTO))


def _knock(address: str) -> None:
    """Ray itself waits for minutes and writes line after line on stderr; this knows sooner that no cluster is at host:port."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdigit():
        return
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.settimeout(PATIENCE)
        line.sendall(HELLO)
        if line.recv(9)[3:4] != bytes((SETTINGS,)):
            raise ConnectionError(f"{address} answers, but not as a Ray cluster does")
