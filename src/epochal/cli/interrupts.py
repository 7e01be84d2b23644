"""Being stopped from outside: what is under way can be kept, and the command ends cleanly."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

STOPS = ("SIGINT", "SIGTERM", "SIGHUP")
IN_NO_TIME = 0.5
"""Seconds."""


@contextmanager
def _heard_by(handler: Callable[[int, Any], Any], stops: tuple[str, ...] = STOPS) -> Iterator[None]:
    before = {}
    for name in stops:
        if (number := getattr(signal, name, None)) is not None:
            before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, was in before.items():
            signal.signal(number, was)


@contextmanager
def interruptible() -> Iterator[None]:
    """Within this, any request to end arrives as KeyboardInterrupt."""
    with _heard_by(signal.default_int_handler):
        yield


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Within this a server may be asked to end. Once it has, it raises the signal again, which must not end the process there and then:
    processes that worked for it are still to be tidied up after.
    """
    with suppress(KeyboardInterrupt), _heard_by(signal.default_int_handler, ("SIGINT", "SIGTERM")):
        yield


class Stop:
    """Whether somebody has asked to stop; asking twice means at once. What ``timeout`` and terminals say twice in no time counts once."""

    def __init__(self) -> None:
        self.asked_at: float | None = None

    @property
    def asked(self) -> bool:
        return self.asked_at is not None

    def ask(self, number: int, frame: Any) -> None:
        now = time.monotonic()
        if self.asked_at is None:
            self.asked_at = now
        elif now - self.asked_at > IN_NO_TIME:
            raise KeyboardInterrupt


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Within this, a request to end is only noted, for work that can stop at a good moment."""
    stop = Stop()
    with _heard_by(stop.ask):
        yield stop
