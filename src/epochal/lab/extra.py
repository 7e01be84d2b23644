"""Libraries that only some need: they come with an extra of the package."""

from collections.abc import Iterator
from contextlib import contextmanager

from epochal.core.errors import BadInput


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported within this comes with an extra; BadInput says so where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadInput("error-no-extra", module=str(error.name), extra=name) from error
