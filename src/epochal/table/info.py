"""A table as data for a list: who sits there, how it stands, and what a person may do about it."""

from datetime import UTC, datetime
from typing import Any

from epochal.core.events import Message
from epochal.table.records import FINISHED, OPEN, Head, Line, Seat
from epochal.table.story import plain


def info(
    head: Head,
    seats: list[Seat],
    person: str,
    status: str,
    position: int,
    to_act: tuple[int, ...],
    scores: list[int],
    online: set[str],
    broken: Message | None = None,
) -> dict[str, Any]:
    """A table for a person's eyes. ``broken`` is a message here; whoever knows the language says it."""
    you = next((seat.seat for seat in seats if seat.person == person), None)
    invited = status == OPEN and (you is not None or head.host == person)
    return {
        "id": head.id,
        "game": head.game,
        "status": status,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "person": seat.person,
                "bot": seat.bot,
                "online": seat.person in online,
                "score": scores[seat.seat] if seat.seat < len(scores) else 0,
            }
            for seat in seats
        ],
        "options": head.options,
        "you": you,
        "host": head.host == person,
        "invite": f"/table/{head.id}?secret={head.secret}" if invited else None,
        "to_act": list(to_act),
        "position": position,
        "commitment": head.commitment,
        "key": head.key or None if status == FINISHED else None,
        "created": _date(head.created),
        "updated": _date(head.updated),
        "open": head.open,
        "broken": plain(broken) if broken else None,
    }


def line_json(line: Line) -> dict[str, Any]:
    """A line of chat as data."""
    return {"seat": line.seat, "name": line.name, "text": line.text, "time": _date(line.at)}


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
