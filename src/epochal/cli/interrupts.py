"""Being stopped from outside is the same as Ctrl-C: what is under way can be kept, and the command ends cleanly."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

STOPS = ("SIGTERM", "SIGHUP")


@contextmanager
def interruptible() -> Iterator[None]:
    """Within this, a request to end arrives as KeyboardInterrupt."""
    before = {}
    for name in STOPS:
        if (number := getattr(signal, name, None)) is not None:
            before[number] = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
