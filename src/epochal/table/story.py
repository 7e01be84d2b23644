"""What viewers are told: the events of each row, encoded once, and of each only what a viewer may know."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from epochal.core.events import Arg, Event, Message, names
from epochal.core.game import Game
from epochal.table.play import UNDO, Row

encode = msgspec.json.Encoder().encode


def plain(message: Message | Event) -> dict[str, Any]:
    """A message or an event as data for a client."""
    args = {key: _plain(arg) for key, arg in message.args.items()}
    return {"id": message.id, "args": args, "clause": message.clause}


def _plain(arg: Arg) -> Any:
    return plain(arg) if isinstance(arg, Message) else arg


def choice(game: Game, action: int) -> dict[str, Any]:
    """One thing that can be done, as data for a client."""
    verb, noun = game.actions[action]
    return {"action": action, "verb": verb, "noun": noun, "ref": game.actions.ref(action)}


class Told(NamedTuple):
    """One row for all eyes: the row as its own seat sees it and as others do, and the events with those who may know."""

    position: int
    seat: int | None
    own: bytes
    others: bytes
    events: tuple[tuple[tuple[int, ...] | None, bytes], ...]

    def seen_by(self, viewer: int | None) -> bytes:
        """The row as JSON for a viewer (None: a spectator)."""
        head = self.own if viewer is not None and viewer == self.seat else self.others
        visible = [text for seats, text in self.events if seats is None or viewer in seats]
        return b'%b,"events":[%b]}' % (head, b",".join(visible))


def set_up(events: Iterable[Event]) -> Told:
    """What was told while the game was set up: the row at position 0."""
    head = _head(0, None, None, None)
    return Told(0, None, head, head, _encoded(events))


def tell(game: Game, row: Row, events: list[Event]) -> Told:
    """A row with its events. What was chosen is shown to others as far as an event tells it to everybody."""
    if row.kind == UNDO:
        head = _head(row.position, row.seat, UNDO, None)
        return Told(row.position, row.seat, head, head, _encoded(events))
    number = game.actions.index(row.verb, row.noun)
    known = [event for event in events if event.seats is None]
    ref = game.actions.ref(number)
    verb = row.verb if known else None
    noun = row.noun if known and (not ref or any(names(event, ref) for event in known)) else None
    own, others = _head(row.position, row.seat, row.verb, row.noun), _head(row.position, row.seat, verb, noun)
    return Told(row.position, row.seat, own, others, _encoded(events))


def _encoded(events: Iterable[Event]) -> tuple[tuple[tuple[int, ...] | None, bytes], ...]:
    return tuple((event.seats, encode(plain(event))) for event in events)


def _head(position: int, seat: int | None, verb: str | None, noun: str | None) -> bytes:
    return encode({"position": position, "seat": seat, "verb": verb, "noun": noun})[:-1]
