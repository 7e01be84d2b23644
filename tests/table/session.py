"""Tables in a database of their own, without a server; and somebody who watches."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from epochal.store import schema
from epochal.store.store import Store, sqlite_url
from epochal.table.tables import Person, Tables
from epochal.table.thinking import Thinkers
from tests.loop import run

ANA, RUI = Person("ana", "Ana"), Person("rui", "Rui")


class Eyes:
    """Somebody who watches and notes what is said."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seat: int | None = None
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self) -> None: ...

    def explained(self) -> list[Any]:
        return [said["explanation"] for said in self.heard if said["type"] == "explained"]


def _people(connection: Connection) -> None:
    for id, name in (ANA, RUI):
        connection.execute(insert(schema.people), {"id": id, "name": name, "created": 0.0})


def at_tables(folder: Path, work: Callable[[Tables], Awaitable[None]]) -> None:
    async def session() -> None:
        store = Store(sqlite_url(folder / "test.db"))
        tables = Tables(store, Thinkers(1))
        try:
            await store.write(_people)
            await asyncio.wait_for(work(tables), 60)
        finally:
            await tables.close()
            store.close()

    run(session())


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.01)
