"""What pytest must know about these tests."""

import pytest
from hypothesis import settings

# The same examples on every run; and no deadline, for a busy machine can be slow at any moment.
settings.register_profile("epochal", derandomize=True, database=None, deadline=None)
settings.load_profile("epochal")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "card(id): the test proves what the event card of this title does")
