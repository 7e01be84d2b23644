"""The live connection: where the table stands, then every change, as far as the person may see it."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from epochal.core.errors import EpochalError
from epochal.server.about_tables import localized
from epochal.server.given import TheTables
from epochal.server.people import Profile
from epochal.server.problems import language_of
from epochal.table.story import encode
from epochal.table.table import Table

MOST_WAITING = 200
"""Whoever is this many messages behind is let go, and can come back for what they missed."""
MOST_PER_PERSON = 30
MOST_RECEIVED = 100

GONE, BAD, BUSY, MISSING = 1001, 1008, 1013, 4404


class Connection:
    """One open page. What is sent waits here until the network takes it."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seat: int | None = None
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(message)
        else:
            self.close()

    def close(self) -> None:
        self.waiting.put_nowait(None)


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    tables: TheTables,
    after: Annotated[int, QueryParameter(name="from")] = 0,
) -> None:
    profile: Profile = socket.scope["state"]["profile"]
    await socket.accept()
    try:
        table = await tables.get(id)
    except EpochalError:
        await socket.close(MISSING)
        return
    if sum(watcher.person == profile.id for watcher in table.audience.watchers) >= MOST_PER_PERSON:
        await socket.close(BUSY)
        return
    connection = Connection(profile.id)
    if table.broken is not None:
        info = localized(table.info(profile.id), language_of(socket))
        connection.send(b'{"type":"info","info":%b}' % encode(info))
        table = await _nothing_else(socket, connection, table)
        return
    try:
        await table.watch(connection, after)
        tables.wake(table)
        await _until_one_ends(_send(socket, connection), _listen(socket))
    finally:
        table.unwatch(connection)
        with suppress(Exception):
            await socket.close(GONE)


async def _nothing_else(socket: WebSocket[Any, Any, Any], connection: Connection, table: Table) -> Table:
    await _until_one_ends(_send(socket, connection), _listen(socket))
    return table


async def _until_one_ends(*works: Any) -> None:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while (message := await connection.waiting.get()) is not None:
        await socket.send_data(message.decode(), mode="text")


async def _listen(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is expected from this side; only the end is."""
    with suppress(WebSocketDisconnect):
        for _ in range(MOST_RECEIVED):
            await socket.receive_data(mode="text")


ROUTES = [live]
