"""The store: committed before answered, many at once, one failure no other's; on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from epochal.store import schema
from epochal.store.migrations import upgrade
from epochal.store.store import Store, sqlite_url
from tests.loop import run
from tests.store.database import postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = sqlite_url(tmp_path / "test.db") if request.param == "sqlite" else postgresql()
    store = Store(url)
    yield store
    store.close()


def person(id: str) -> Any:
    def work(connection: Connection) -> str:
        connection.execute(insert(schema.people), {"id": id, "name": f"Name of {id}", "created": 1.5})
        return id

    return work


def names(connection: Connection) -> list[str]:
    return [row.id for row in connection.execute(select(schema.people.c.id).order_by(schema.people.c.id))]


def test_what_is_answered_is_committed(store: Store) -> None:
    async def work() -> None:
        assert await store.write(person("ana")) == "ana"
        assert await store.read(names) == ["ana"]

    run(work())


def test_one_failure_among_many_is_no_other_ones(store: Store) -> None:
    async def work() -> list[Any]:
        ids = [f"p{n:03}" for n in range(100)] + ["p007"]
        return await asyncio.gather(*(store.write(person(id)) for id in ids), return_exceptions=True)

    results = run(work())
    assert [type(result) for result in results] == [str] * 100 + [IntegrityError]
    assert len(store.read_now(names)) == 100


def test_nothing_points_to_what_is_not_there(store: Store) -> None:
    def chat(connection: Connection) -> None:
        connection.execute(
            insert(schema.chat), {"table_id": "none", "name": "Ana", "text": "Hello?", "at": 0.0}
        )

    with pytest.raises(IntegrityError):
        run(store.write(chat))


def test_whoever_stops_waiting_does_not_undo_a_write(store: Store) -> None:
    async def work() -> None:
        task = asyncio.create_task(store.write(person("ana")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.write(person("rui"))

    run(work())
    assert store.read_now(names) == ["ana", "rui"]


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    found = inspect(store.engine)
    for table in schema.metadata.tables.values():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [
            column.name for column in table.primary_key
        ]
        keys = {key["constrained_columns"][0] for key in found.get_foreign_keys(table.name)}
        assert keys == {key.parent.name for key in table.foreign_keys}


def test_an_up_to_date_database_stays_as_it_is(store: Store) -> None:
    run(store.write(person("ana")))
    with store.engine.connect() as connection:
        upgrade(connection)
        connection.commit()
    assert store.read_now(names) == ["ana"]


def test_sqlite_is_set_so_that_a_commit_survives_a_power_cut(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "test.db"))
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}
    with store.engine.connect() as connection:
        for name, value in wanted.items():
            assert connection.execute(text(f"PRAGMA {name}")).scalar_one() == value
    store.close()
    with sqlite3.connect(tmp_path / "test.db") as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
