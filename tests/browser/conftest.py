"""One server and one browser for all tests of a worker; each visitor has a context of their own in it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visit import Visitor, launch
from tests.server.living import Server

OPTIONS = (
    "--bot-delay",
    "0",
    "--rate",
    "0",
    "--bot-processes",
    "1",
    "--game-module",
    "tests.server.sample.known",
)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser"), *OPTIONS) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Make a visitor. None of them may have met a fault of the page's own by the end of the test."""
    with ExitStack() as visitors:
        made: list[Visitor] = []

        def visit(**more: Any) -> Visitor:
            made.append(visitors.enter_context(Visitor(browser, server.address, **more)))
            return made[-1]

        yield visit
        assert [problem for visitor in made for problem in visitor.problems] == []


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Callable[[str, str], None]:
    """Note a figure; the run prints it at its end."""
    return lambda what, value: record_property("figure", f"{what}: {value}")
