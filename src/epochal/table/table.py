"""One table: who sits there, the log, the state folded from it, and those who watch.

Whatever changes a table happens under its lock, is committed first, and is shown only then. The state is never changed in place, so
that others may look at it at any time, in other threads too.
"""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.exc import IntegrityError

import epochal
from epochal.bots.moves import Moves
from epochal.core.chance import Committed, Recording
from epochal.core.errors import BadInput, EpochalError, Refused
from epochal.core.events import Event, Message
from epochal.core.game import Game
from epochal.core.record import Record
from epochal.store.store import Store
from epochal.table import history, records
from epochal.table.audience import Audience, Watcher
from epochal.table.errors import Conflict, Denied, Missing, Stale
from epochal.table.history import History
from epochal.table.info import info, line_json
from epochal.table.play import Play, Step
from epochal.table.records import BROKEN, FINISHED, OPEN, PLAYING, Line, Seat, Stored
from epochal.table.story import choice, encode, plain


class Table:
    """A table, open, playing, finished, or broken (its log does not replay)."""

    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.head = stored.head
        self.seats = stored.seats
        self.chat = stored.chat
        self.lock = asyncio.Lock()
        self.audience = Audience(self.state_json, self.info)
        self.broken: Message | None = None
        self.outdated = False
        self.gone = False
        """Whether it was taken away, because nobody was left."""
        self.used = time.monotonic()
        self.advice: dict[int, tuple[int, asyncio.Task[bytes]]] = {}
        """What each seat was advised, and at which position."""
        self.moves = Moves()
        """Those of bots that have not been explained."""
        self._rows = stored.rows
        self._game: Game | None = None
        self._history: History | None = None
        self._seen: dict[int | None, bytes] = {}
        try:
            self._game = epochal.load(self.head.game, self.head.content)
            if self.head.status != OPEN:
                self._history = History.load(self._game, stored)
        except Exception as error:  # whatever it is, it must not touch other tables
            self.broken = _told_error(error)

    # Looking

    @property
    def game(self) -> Game:
        if self._game is None:
            raise self._is_broken()
        return self._game

    @property
    def history(self) -> History:
        """How the game came to where it stands."""
        if self.broken is not None:
            raise self._is_broken()
        if self._history is None:
            raise Conflict("table-not-playing")
        return self._history

    @property
    def play(self) -> Play:
        """The game as it stands."""
        return self.history.play

    @property
    def status(self) -> str:
        return BROKEN if self.broken is not None else self.head.status

    @property
    def position(self) -> int:
        return self._history.play.position if self._history else self.head.position

    def _is_broken(self) -> Conflict:
        return Conflict("table-broken", what=self.broken or "")

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def must_sit(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Denied("table-not-seated")
        return seat

    def must_choose(self, person: str) -> int:
        seat, state = self.must_sit(person), self._playing().state
        if seat not in state.to_act():
            raise Refused(state.why_not(seat, 0), self.game)
        return seat

    def to_act(self) -> tuple[int, ...]:
        return self._history.play.state.to_act() if self._history and self.status == PLAYING else ()

    def scores(self) -> list[int]:
        return self._history.play.state.scores() if self._history else self.head.scores or []

    def info(self, person: str) -> dict[str, Any]:
        """The table as a person sees it in a list."""
        online = {watcher.person for watcher in self.audience.watchers}
        return info(
            self.head,
            self.seats,
            person,
            self.status,
            self.position,
            self.to_act(),
            self.scores(),
            online,
            self.broken,
        )

    def state_json(self, person: str) -> bytes:
        """The state as JSON, through the eyes of a person."""
        seat = self.seat_of(person)
        if seat not in self._seen:
            self._seen[seat] = self._look(self._history.play, seat, True) if self._history else _NO_STATE
        return b'%b,"info":%b}' % (self._seen[seat], encode(self.info(person)))

    async def state_json_at(self, person: str, position: int) -> bytes:
        """The state as it was at a position."""
        if position == self.position:
            return self.state_json(person)
        play = await self.history.play_at(position)
        return b'%b,"info":%b}' % (self._look(play, self.seat_of(person), False), encode(self.info(person)))

    def _look(self, play: Play, seat: int | None, now: bool) -> bytes:
        state = play.state
        acts = seat is not None and seat in state.to_act() and now and self.status == PLAYING
        prompt = state.prompt(-1 if seat is None else seat) if state.to_act() else None
        legal = state.legal(seat) if acts and seat is not None else []
        seen = {
            "position": play.position,
            "view": state.view(seat),
            "prompt": plain(prompt) if prompt and now else None,
            "choices": [choice(self.game, action) for action in legal],
            "undo": now and self.status == PLAYING and play.can_undo(seat),
        }
        return encode(seen)[:-1]

    async def log_json(self, person: str, first: int, last: int | None = None) -> bytes:
        """The rows from a position to another, as a person may know them."""
        if self._history is None:
            return b"[]"
        if not self._history.remembers(first):
            await self._history.recall()
        return self._history.seen_by(self.seat_of(person), first, last)

    # Playing

    async def act(self, person: str, position: int, verb: str, noun: str) -> None:
        """A person's choice, in answer to a position. The same choice sent again does nothing."""
        await _to_the_end(self._act(person, position, verb, noun))

    async def _act(self, person: str, position: int, verb: str, noun: str) -> None:
        seat = self.must_sit(person)
        async with self.lock:
            play = self._playing()
            if position != play.position:
                if 0 <= position < play.position:
                    given = self.history.rows[position]
                    if (given.seat, given.verb, given.noun) == (seat, verb, noun):
                        return
                raise Stale(position, play.position)
            await self._commit(play.act(seat, self.game.actions.index(verb, noun), self._chance))

    async def undo(self, person: str, position: int) -> None:
        """Take a person's last choice back."""
        await _to_the_end(self._undo(person, position))

    async def _undo(self, person: str, position: int) -> None:
        seat = self.must_sit(person)
        async with self.lock:
            play = self._playing()
            if position != play.position:
                raise Stale(position, play.position)
            await self._commit(play.undo(seat))

    async def act_as_bot(self, seat: int, position: int, action: int) -> list[Event] | None:
        """A bot's choice, and what came of it; None if the table has gone on or somebody else sits there now."""
        async with self.lock:
            if self.status != PLAYING or self.position != position or self.seats[seat].bot is None:
                return None
            step = self.play.act(seat, action, self._chance)
            await _to_the_end(self._commit(step))
            return step.events

    def _playing(self) -> Play:
        play = self.play
        if self.head.status != PLAYING:
            raise Conflict("table-not-playing")
        return play

    def _chance(self, asked: int) -> Committed:
        return Committed(bytes.fromhex(self.head.key), asked)

    async def _commit(self, step: Step) -> None:
        """Put a step into the log, and only then take it over and show it."""
        past = self.history
        row, state = step.row, step.state
        status = PLAYING if state.to_act() else FINISHED
        after = past.after(step)
        snapshot = (after.asked, state.to_json()) if past.keep(after) else None
        now = time.time()
        try:
            await self.store.write(
                records.append(
                    self.head.id, row, now, snapshot, status=status, to_act=list(state.to_act()), scores=state.scores()
                )
            )  # fmt: skip
        except Exception as error:
            past.drop(row.position)
            if not isinstance(error, IntegrityError):
                raise
            # Another server has gone on with this table. Ours is out of date, and is read again.
            self.outdated = True
            self.audience.send_away()
            raise Stale(row.position - 1, row.position) from error
        past.go_on(step, after)
        self.head.status, self.head.position, self.head.updated = status, row.position, now
        self.changed()
        self.audience.show_step(self.history.last, self.head.host)

    # Seats, before and during play

    async def join(self, person: str, name: str, secret: str | None, wanted: int | None) -> None:
        """Take a seat."""
        async with self.lock:
            self._must_be(OPEN)
            if self.seat_of(person) is not None:
                raise Conflict("table-already-seated")
            if secret != self.head.secret and (secret or not self.head.open) and person != self.head.host:
                raise Denied("table-wrong-secret")
            free = [seat.seat for seat in self.seats if seat.person is None and seat.bot is None]
            if wanted is not None and not 0 <= wanted < len(self.seats):
                raise BadInput("table-no-seat")
            if not free:
                raise Conflict("table-full")
            if wanted is not None and wanted not in free:
                raise Conflict("table-seat-taken")
            await self._sit(Seat(free[0] if wanted is None else wanted, person, None, name))

    async def leave(self, person: str) -> bool:
        """Leave one's seat before the game begins. Whether the table is gone, because nobody is left."""
        async with self.lock:
            self._must_be(OPEN)
            seat = self.must_sit(person)
            others = [s.person for s in self.seats if s.person not in (None, person)]
            if not others:
                await self.store.write(records.remove(self.head.id))
                self.gone = True
                return True
            host = self.head.host if self.head.host != person else others[0]
            await self._sit(Seat(seat), host=host)
            return False

    async def set_bot(self, person: str, seat: int, level: str | None) -> None:
        """Put a bot on a free seat, change its level, or send it away."""
        async with self.lock:
            self._must_be(OPEN)
            self._must_host(person)
            if not 0 <= seat < len(self.seats):
                raise BadInput("table-no-seat")
            if self.seats[seat].person is not None:
                raise Conflict("table-seat-taken")
            await self._sit(Seat(seat, None, level))

    async def resign(self, person: str, level: str) -> None:
        """Leave one's seat to a bot, in mid-game."""
        async with self.lock:
            self._playing()
            await self._sit(Seat(self.must_sit(person), None, level))
            self.audience.show_states()

    async def start(self, person: str) -> None:
        """Set the game up."""
        async with self.lock:
            self._must_be(OPEN)
            self._must_host(person)
            if any(seat.person is None and seat.bot is None for seat in self.seats):
                raise Conflict("table-seats-empty")
            await self.begin()

    async def begin(self) -> None:
        """Set the game up, with everybody seated and the lock held."""
        head = self.head
        events: list[Event] = []
        chance = Recording(self._chance(0))
        state = self.game.new(head.seats, head.options, chance, events.append)
        head.setup = chance.take()
        now = time.time()
        await self.store.write(
            records.change(
                head.id, status=PLAYING, setup=head.setup, to_act=list(state.to_act()), updated=now
            )
        )
        head.status, head.updated = PLAYING, now
        self._history = History.begin(head, self._rows, Play(self.game, state, 0, len(head.setup)), events)
        self.changed()
        self.audience.show_step(self.history.last, self.head.host)

    def _must_be(self, status: str) -> None:
        if self.gone:
            raise Missing("table-missing")
        if self.broken is not None:
            raise self._is_broken()
        if self.head.status != status:
            raise Conflict("table-not-open" if status == OPEN else "table-not-finished")

    def _must_host(self, person: str) -> None:
        if self.head.host != person:
            raise Denied("table-not-host")

    async def _sit(self, seat: Seat, **values: Any) -> None:
        now = time.time()
        await self.store.write(records.seat(self.head.id, seat, updated=now, **values))
        self.seats[seat.seat] = seat
        self.head.updated = now
        for key, value in values.items():
            setattr(self.head, key, value)
        for watcher in self.audience.watchers:
            watcher.seat = self.seat_of(watcher.person)
        self.changed()
        self.audience.show_info()

    def rename(self, person: str, name: str) -> None:
        """A person is called something else now."""
        for seat in self.seats:
            if seat.person == person:
                seat.name = name
        self.audience.show_info()

    # Showing

    def changed(self) -> None:
        """Forget what was prepared for eyes."""
        self._seen.clear()
        self.used = time.monotonic()

    async def watch(self, watcher: Watcher, after: int) -> None:
        """Show a watcher where the table stands and what it has missed, and from then on every change."""
        first = after + 1 if after > 0 else 0
        if self._history is not None and not self._history.remembers(first):
            await self._history.recall()
        # From here to the end nothing else runs: no change falls between, of seats either.
        watcher.seat = self.seat_of(watcher.person)
        log = self._history.seen_by(watcher.seat, first, None) if self._history else b"[]"
        self.audience.add(watcher, log, encode([line_json(line) for line in self.chat]))

    def unwatch(self, watcher: Watcher) -> None:
        """A watcher is gone."""
        self.used = time.monotonic()
        self.audience.remove(watcher)

    async def say(self, person: str, name: str, text: str) -> None:
        """A line of chat."""
        if not text.strip():
            raise BadInput("table-chat-empty")
        line = Line(self.seat_of(person), name, text.strip(), time.time())
        await self.store.write(records.say(self.head.id, line))
        self.chat = [*self.chat[1 - records.CHAT_KEPT :], line]
        self.audience.tell(b'{"type":"chat","line":%b}' % encode(line_json(line)))

    # The game as a file

    def record(self, person: str) -> Record:
        """The game file: of a finished game; or of a broken table, as far as it is stored, for those who sit there."""
        if self.broken is not None and self.head.status != FINISHED and self.head.host != person:
            self.must_sit(person)
        if self.broken is None and self.head.status != FINISHED:
            raise Conflict("table-not-finished")
        return history.record(self.head, self.seats, self._rows, self.scores())


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Carry on even if whoever asked goes away: what is in the log must also be on the table."""
    await asyncio.shield(asyncio.create_task(work))


_NO_STATE = b'{"position":0,"view":null,"prompt":null,"choices":[],"undo":false'


def _told_error(error: Exception) -> Message:
    if isinstance(error, EpochalError):
        return error.message
    return Message("table-failed", {"what": type(error).__name__})
