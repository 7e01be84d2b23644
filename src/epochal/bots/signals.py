"""What processes that think do when they are asked to end."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def listen() -> None:
    """Hear what was asked meanwhile, Ctrl-C above all: compiled code that thinks for seconds does not, but whatever is interpreted does."""


def live_with_parent() -> None:
    """For a process that works for another, at its beginning: it ends with it, however that ends, and not by Ctrl-C before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(0)
