"""What pytest must know about these tests."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "card(id): the test proves what the event card of this title does")
