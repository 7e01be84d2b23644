"""What pytest must know about these tests."""

import gc

import pytest
from hypothesis import settings

# The same examples on every run; and no deadline, for a busy machine can be slow at any moment.
settings.register_profile("epochal", derandomize=True, database=None, deadline=None)
settings.load_profile("epochal")


# What is made while the tests are gathered stays until the end: looking through it for garbage would take a third of the time.
gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    gc.freeze()
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests have noted."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    for report in reports:
        for name, value in getattr(report, "user_properties", ()):
            if name == "figure" and report.when == "call":
                terminalreporter.write_line(str(value))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is done in a browser takes longest, whole games most of all: begun last, it would keep one process busy long after the others."""
    items.sort(
        key=lambda item: ("/test_whole_game.py" not in item.nodeid, "tests/browser/" not in item.nodeid)
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "card(id): the test proves what the event card of this title does")
