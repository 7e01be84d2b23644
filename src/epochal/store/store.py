"""The database: reads in threads, writes through one thread that commits many at once.

SQLite has one writer at a time, and a commit that survives a power cut costs a wait for the disk. So all writes go through one thread;
whatever has gathered while the last commit was on its way to the disk is committed together. A write is answered only when
it is on the disk. The same serves PostgreSQL.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from epochal.store.migrations import upgrade

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_AT_ONCE = 200
READERS = 4


def sqlite_url(file: Path) -> str:
    """The URL of an SQLite database in a file."""
    return f"sqlite:///{file}"


class Store:
    """A database, opened and brought up to date. ``close`` finishes what is under way."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        with self.engine.connect() as connection:
            upgrade(connection)
            connection.commit()
        self._waiting: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._writer = Thread(target=self._write_all, name="store-write", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What ``work`` finds."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """The same, in this thread."""
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry ``work`` out and commit it. It may be called a second time, if others fail beside it."""
        done: Future[T] = Future()
        self._waiting.put((work, done))
        # Once handed over it will be carried out; whoever waits for it may be gone by then.
        return await asyncio.shield(asyncio.wrap_future(done))

    def close(self) -> None:
        """Finish all writes and let go of the database."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write_all(self) -> None:
        going = True
        while going:
            batch = [self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get())
            going = None not in batch
            self._commit([item for item in batch if item is not None])

    def _commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        if not batch:
            return
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except Exception as error:
            if len(batch) > 1:
                for item in batch:  # one of them is at fault: each alone
                    self._commit([item])
            else:
                batch[0][1].set_exception(error)
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)


def _engine(url: str) -> Engine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine
