"""Tables in the store: what is read and written, each as one small piece of work for ``Store.read`` or ``Store.write``."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from epochal.core.chance import Outcome
from epochal.store import schema
from epochal.table.play import Row

OPEN = "open"
PLAYING = "playing"
FINISHED = "finished"
BROKEN = "broken"

CHAT_KEPT = 200


@dataclass
class Head:
    """What a table is, without its seats and its log. The columns of the table ``tables``."""

    id: str
    game: str
    rules: str
    content: str
    digest: str
    seats: int
    options: dict[str, Any]
    status: str
    open: bool
    host: str | None
    secret: str
    key: str
    commitment: str
    created: float
    updated: float
    setup: list[Outcome] | None = None
    position: int = 0
    to_act: list[int] | None = None
    scores: list[int] | None = None
    rematch: str | None = None
    imported: bool = False


@dataclass
class Seat:
    """Who sits at a table: a person, a bot, or nobody."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str | None = None


class Line(NamedTuple):
    """One line of a table's chat."""

    seat: int | None
    name: str
    text: str
    at: float


class Stored(NamedTuple):
    """A table as the store has it."""

    head: Head
    seats: list[Seat]
    rows: list[Row]
    snapshot: tuple[int, int, dict[str, Any]] | None
    chat: list[Line]


def find(id: str) -> Callable[[Connection], Stored | None]:
    """A whole table; None if there is none."""

    def work(connection: Connection) -> Stored | None:
        found = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
        if found is None:
            return None
        seats = connection.execute(_seats_of([id])).all()
        log = schema.log.c
        rows = connection.execute(
            select(log.position, log.kind, log.seat, log.verb, log.noun, log.chance)
            .where(log.table_id == id)
            .order_by(log.position)
        ).all()
        kept = schema.snapshots.c
        snapshot = connection.execute(
            select(kept.position, kept.asked, kept.state)
            .where(kept.table_id == id)
            .order_by(kept.position.desc())
            .limit(1)
        ).one_or_none()
        chat = schema.chat.c
        lines = connection.execute(
            select(chat.seat, chat.name, chat.text, chat.at)
            .where(chat.table_id == id)
            .order_by(chat.id.desc())
            .limit(CHAT_KEPT)
        ).all()
        return Stored(
            Head(**found._mapping),
            [_seat(row) for row in seats],
            [Row(*row) for row in rows],
            tuple(snapshot) if snapshot else None,
            [Line(*line) for line in reversed(lines)],
        )

    return work


def _seats_of(ids: Sequence[str]) -> Any:
    seats, people = schema.seats, schema.people
    return (
        select(seats, people.c.name.label("person_name"))
        .join(people, seats.c.person == people.c.id, isouter=True)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )


def _seat(row: Any) -> Seat:
    return Seat(row.seat, row.person, row.bot, row.person_name or row.name)


def listed(which: str, person: str, limit: int) -> Callable[[Connection], list[tuple[Head, list[Seat]]]]:
    """The heads and seats of tables: open ones, one's own, those one may watch, those that have ended; the last changed first."""
    tables, seats = schema.tables, schema.seats
    own = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    where = {
        "open": and_(tables.c.status == OPEN, tables.c.open),
        "mine": and_(or_(own, tables.c.host == person), tables.c.status.in_([OPEN, PLAYING])),
        "watch": and_(tables.c.status == PLAYING, tables.c.open),
        "finished": and_(tables.c.status == FINISHED, or_(own, tables.c.open, tables.c.host == person)),
    }[which]

    def work(connection: Connection) -> list[tuple[Head, list[Seat]]]:
        found = connection.execute(
            select(tables).where(where).order_by(tables.c.updated.desc()).limit(limit)
        ).all()
        heads = [Head(**row._mapping) for row in found]
        by_table: dict[str, list[Seat]] = {head.id: [] for head in heads}
        for row in connection.execute(_seats_of(list(by_table))):
            by_table[row.table_id].append(_seat(row))
        return [(head, by_table[head.id]) for head in heads]

    return work


def waiting_for_bots(connection: Connection) -> list[str]:
    """The tables where play goes on and a bot sits."""
    tables, seats = schema.tables, schema.seats
    found = connection.execute(
        select(tables.c.id)
        .where(tables.c.status == PLAYING)
        .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.bot.is_not(None))))
        .order_by(tables.c.updated.desc())
    )
    return [row.id for row in found]


def create(
    head: Head, seats: list[Seat], rows: Sequence[Row] = (), at: float = 0.0
) -> Callable[[Connection], None]:
    """A new table, with its log if it was played elsewhere."""

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.tables), {**asdict(head), "to_act": head.to_act or []})
        connection.execute(insert(schema.seats), [{"table_id": head.id, **asdict(seat)} for seat in seats])
        if rows:
            connection.execute(insert(schema.log), [_log_row(head.id, row, at) for row in rows])

    return work


def _log_row(table: str, row: Row, at: float) -> dict[str, Any]:
    return {"table_id": table, **row._asdict(), "at": at}


def change(id: str, **values: Any) -> Callable[[Connection], None]:
    """Change the head of a table."""

    def work(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))

    return work


def seat(id: str, *seats: Seat, **values: Any) -> Callable[[Connection], None]:
    """Change who sits at a table, and its head with it."""

    def work(connection: Connection) -> None:
        own = schema.seats.c
        for changed in seats:
            connection.execute(
                update(schema.seats)
                .where(own.table_id == id, own.seat == changed.seat)
                .values(person=changed.person, bot=changed.bot, name=changed.name)
            )
        if values:
            change(id, **values)(connection)

    return work


def append(
    id: str, row: Row, at: float, snapshot: tuple[int, dict[str, Any]] | None, **values: Any
) -> Callable[[Connection], None]:
    """Add one row to the log. Fails if its position is taken: the log only grows."""

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.log), _log_row(id, row, at))
        if snapshot is not None:
            kept = {"table_id": id, "position": row.position, "asked": snapshot[0], "state": snapshot[1]}
            connection.execute(insert(schema.snapshots), kept)
        change(id, position=row.position, updated=at, **values)(connection)

    return work


def remove(id: str) -> Callable[[Connection], None]:
    """Take an open table away, on which nothing was played."""

    def work(connection: Connection) -> None:
        for table in (schema.chat, schema.seats):
            connection.execute(delete(table).where(table.c.table_id == id))
        connection.execute(delete(schema.tables).where(schema.tables.c.id == id))

    return work


def say(id: str, line: Line) -> Callable[[Connection], None]:
    """Add a line to the chat of a table."""

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.chat), {"table_id": id, **line._asdict()})

    return work


def count_open(person: str) -> Callable[[Connection], int]:
    """How many tables a person has open or playing as host."""

    def work(connection: Connection) -> int:
        tables = schema.tables.c
        query = select(func.count()).where(tables.host == person, tables.status == OPEN)
        return connection.execute(query).scalar_one()

    return work
