"""One table: who sits there, the log, the state folded from it, and those who watch.

Whatever changes a table happens under its lock, is committed first, and is shown only then. The state is never changed in place, so
that others may look at it at any time, in other threads too.
"""

import asyncio
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlalchemy.exc import IntegrityError

import epochal
from epochal.core.chance import Committed, Recording
from epochal.core.errors import BadInput, EpochalError
from epochal.core.events import Event, Message
from epochal.core.game import Game
from epochal.core.record import Move, Record
from epochal.store.store import Store
from epochal.table import records, story
from epochal.table.errors import Conflict, Denied, Stale
from epochal.table.play import Play, Step, action_of, choices
from epochal.table.records import BROKEN, FINISHED, OPEN, PLAYING, Line, Seat, Stored
from epochal.table.story import Told, encode, plain

SNAPSHOT_EVERY = 50


class Watcher(Protocol):
    """Somebody who looks at a table and is told of every change."""

    person: str
    seat: int | None

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Table:
    """A table, open, playing, finished, or broken (its log does not replay)."""

    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.head = stored.head
        self.seats = stored.seats
        self.rows = stored.rows
        self.chat = stored.chat
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.broken: Message | None = None
        self.outdated = False
        self.used = time.monotonic()
        self._game: Game | None = None
        self._play: Play | None = None
        self._told: list[Told] = []  # up to the present; _told_from is the position of the first
        self._told_from = 0
        self._kept: dict[int, Play] = {}  # states to go on from, by position
        self._seen: dict[int | None, bytes] = {}
        try:
            self._fold(stored)
        except Exception as error:  # whatever it is, it must not touch other tables
            self.broken = _told_error(error)

    # Loading

    def _fold(self, stored: Stored) -> None:
        head = self.head
        game = self._game = epochal.load(head.game, head.content)
        for key, mine in (("rules", game.rules), ("digest", game.digest)):
            if getattr(head, key) != mine:
                raise BadInput("error-file-other", key=key, found=getattr(head, key), mine=mine)
        if head.status == OPEN:
            return
        if stored.snapshot is not None:
            position, asked, state = stored.snapshot
            play = Play(game, game.from_json(state), position, asked)
            self._told_from = position + 1
        else:
            play, events = self._begin()
            self._told = [story.set_up(events)]
        self._kept = {play.position: play.copy()}
        for row in self.rows[play.position :]:
            self._told.append(story.tell(game, row, play.fold(row).events))
            self._keep(play)
        self._play = play

    def _begin(self) -> tuple[Play, list[Event]]:
        events: list[Event] = []
        assert self._game is not None
        setup = self.head.setup or []
        return Play.begin(self._game, self.head.seats, self.head.options, setup, events.append), events

    def _keep(self, play: Play) -> bool:
        """Keep a state to go on from, now and then, where nothing can be taken back across it."""
        if play.back or play.position - max(self._kept) < SNAPSHOT_EVERY:
            return False
        self._kept[play.position] = play.copy()
        return True

    # Looking

    @property
    def game(self) -> Game:
        if self._game is None:
            raise self._is_broken()
        return self._game

    @property
    def play(self) -> Play:
        """The game as it stands."""
        if self.broken is not None:
            raise self._is_broken()
        if self._play is None:
            raise Conflict("table-not-playing")
        return self._play

    @property
    def status(self) -> str:
        return BROKEN if self.broken is not None else self.head.status

    @property
    def position(self) -> int:
        return self._play.position if self._play else self.head.position

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

    def to_act(self) -> tuple[int, ...]:
        return self._play.state.to_act() if self._play and self.status == PLAYING else ()

    def info(self, person: str) -> dict[str, Any]:
        """The table as a person sees it in a list."""
        online = {watcher.person for watcher in self.watchers}
        scores = self._play.state.scores() if self._play else self.head.scores or []
        return info(
            self.head,
            self.seats,
            person,
            self.status,
            self.position,
            self.to_act(),
            scores,
            online,
            self.broken,
        )

    def state_json(self, person: str, info: bytes | None = None) -> bytes:
        """The state as JSON, through the eyes of a person."""
        seat = self.seat_of(person)
        if seat not in self._seen:
            self._seen[seat] = self._look(self._play, seat, True) if self._play else _NO_STATE
        return b'%b,"info":%b}' % (self._seen[seat], info or encode(self.info(person)))

    async def state_json_at(self, person: str, position: int) -> bytes:
        """The state as it was at a position."""
        if position == self.position:
            return self.state_json(person)
        play = await self.play_at(position)
        return b'%b,"info":%b}' % (self._look(play, self.seat_of(person), False), encode(self.info(person)))

    def _look(self, play: Play, seat: int | None, now: bool) -> bytes:
        state, actions = play.state, self.game.actions
        acts = seat is not None and seat in state.to_act() and now and self.status == PLAYING
        prompt = state.prompt(-1 if seat is None else seat) if state.to_act() else None
        legal = state.legal(seat) if acts and seat is not None else []
        seen = {
            "position": play.position,
            "view": state.view(seat),
            "prompt": plain(prompt) if prompt and now else None,
            "choices": [
                {"action": n, "verb": actions[n].verb, "noun": actions[n].noun, "ref": actions.ref(n)}
                for n in legal
            ],
            "undo": now and self.status == PLAYING and play.can_undo(seat),
        }
        return encode(seen)[:-1]

    async def play_at(self, position: int) -> Play:
        """The game as it was after some rows."""
        now = self.play
        if not 0 <= position <= now.position:
            raise BadInput("table-position", position=position, most=now.position)
        return await asyncio.to_thread(self._replay, position)

    def _replay(self, position: int) -> Play:
        kept = [n for n in sorted(self._kept) if n <= position]
        play = self._kept[kept[-1]].copy() if kept else self._begin()[0]
        for row in self.rows[play.position : position]:
            play.fold(row)
        return play

    async def recall(self) -> None:
        """Have the story in memory from the beginning on."""
        if self._told_from == 0 or self._play is None:
            return
        upto = self._told_from - 1
        earlier = await asyncio.to_thread(self._retell, upto)
        if self._told_from == upto + 1:
            self._told = earlier + self._told
            self._told_from = 0

    def _retell(self, upto: int) -> list[Told]:
        play, events = self._begin()
        told = [story.set_up(events)]
        for row in self.rows[:upto]:
            told.append(story.tell(self.game, row, play.fold(row).events))
        return told

    def log_json(self, person: str, first: int, last: int | None = None) -> bytes:
        """The rows from a position to another, as a person may know them. ``recall`` first, if they are old."""
        seat = self.seat_of(person)
        last = self.position if last is None else last
        places = slice(max(0, first - self._told_from), max(0, last + 1 - self._told_from))
        return b"[%b]" % b",".join(told.seen_by(seat) for told in self._told[places])

    def remembers(self, position: int) -> bool:
        """Whether the story from this position on is in memory."""
        return position >= self._told_from

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
                    given = self.rows[position]
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

    async def act_as_bot(self, seat: int, position: int, action: int) -> bool:
        """A bot's choice; False if the table has gone on or somebody else sits there now."""
        async with self.lock:
            if self.status != PLAYING or self.position != position or self.seats[seat].bot is None:
                return False
            await _to_the_end(self._commit(self.play.act(seat, action, self._chance)))
            return True

    def _playing(self) -> Play:
        play = self.play
        if self.head.status != PLAYING:
            raise Conflict("table-not-playing")
        return play

    def _chance(self, asked: int) -> Committed:
        return Committed(bytes.fromhex(self.head.key), asked)

    async def _commit(self, step: Step) -> None:
        """Put a step into the log, and only then take it over and show it."""
        play = self.play
        row, state = step.row, step.state
        status = PLAYING if state.to_act() else FINISHED
        after = Play(play.game, play.state, play.position, play.asked)
        after.back = play.back.copy()
        after.take(step)
        snapshot = (after.asked, state.to_json()) if self._keep(after) else None
        now = time.time()
        try:
            await self.store.write(
                records.append(
                    self.head.id, row, now, snapshot, status=status, to_act=list(state.to_act()), scores=state.scores()
                )
            )  # fmt: skip
        except Exception as error:
            self._kept.pop(row.position, None)
            if not isinstance(error, IntegrityError):
                raise
            # Another server has gone on with this table. Ours is out of date, and is read again.
            self.outdated = True
            for watcher in list(self.watchers):
                watcher.close()
            raise Stale(play.position, row.position) from error
        self.rows.append(row)
        self._told.append(story.tell(self.game, row, step.events))
        self._play = after
        self.head.status, self.head.position, self.head.updated = status, row.position, now
        self.changed()
        self._show_step()

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
            self._show_info(states=True)

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
        self._play = Play(self.game, state, 0, len(head.setup))
        self._told = [story.set_up(events)]
        self._kept = {0: self._play.copy()}
        self.changed()
        self._show_step()

    def _must_be(self, status: str) -> None:
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
        for watcher in self.watchers:
            watcher.seat = self.seat_of(watcher.person)
        self.changed()
        self._show_info()

    def rename(self, person: str, name: str) -> None:
        """A person is called something else now."""
        for seat in self.seats:
            if seat.person == person:
                seat.name = name
        self._show_info()

    # Showing

    def changed(self) -> None:
        """Forget what was prepared for eyes."""
        self._seen.clear()
        self.used = time.monotonic()

    def _show_step(self) -> None:
        told = self._told[-1]
        same: dict[tuple[int | None, bool], bytes] = {}
        for watcher in list(self.watchers):
            eyes = watcher.seat, watcher.person == self.head.host
            if eyes not in same:
                same[eyes] = b'{"type":"step","state":%b,"log":[%b]}' % (
                    self.state_json(watcher.person),
                    told.seen_by(watcher.seat),
                )
            watcher.send(same[eyes])

    def _show_info(self, states: bool = False) -> None:
        for watcher in list(self.watchers):
            if states:
                state = self.state_json(watcher.person)
                watcher.send(b'{"type":"step","state":%b,"log":[]}' % state)
            else:
                watcher.send(b'{"type":"info","info":%b}' % encode(self.info(watcher.person)))

    async def watch(self, watcher: Watcher, after: int) -> None:
        """Show a watcher where the table stands and what it has missed, and from then on every change."""
        watcher.seat = self.seat_of(watcher.person)
        if not self.remembers(after + 1):
            await self.recall()
        # From here to the end nothing else runs: no change falls between.
        self.watchers.add(watcher)
        if self.broken is not None:
            watcher.send(b'{"type":"info","info":%b}' % encode(self.info(watcher.person)))
            return
        first = after + 1 if after > 0 else 0
        chat = encode([line_json(line) for line in self.chat])
        watcher.send(
            b'{"type":"sync","state":%b,"log":%b,"chat":%b}'
            % (self.state_json(watcher.person), self.log_json(watcher.person, first), chat)
        )
        if self._came_or_went(watcher):
            self._show_info_but(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """A watcher is gone."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        if self._came_or_went(watcher):
            self._show_info_but(watcher)

    def _came_or_went(self, watcher: Watcher) -> bool:
        """Whether a seat has just come online or gone offline."""
        others = (other for other in self.watchers if other is not watcher)
        return watcher.seat is not None and all(other.person != watcher.person for other in others)

    def _show_info_but(self, watcher: Watcher) -> None:
        for other in list(self.watchers):
            if other is not watcher:
                other.send(b'{"type":"info","info":%b}' % encode(self.info(other.person)))

    async def say(self, person: str, name: str, text: str) -> None:
        """A line of chat."""
        if not text.strip():
            raise BadInput("table-chat-empty")
        line = Line(self.seat_of(person), name, text.strip(), time.time())
        await self.store.write(records.say(self.head.id, line))
        self.chat = [*self.chat[1 - records.CHAT_KEPT :], line]
        for watcher in list(self.watchers):
            watcher.send(b'{"type":"chat","line":%b}' % encode(line_json(line)))

    # The game as a file

    def record(self) -> Record:
        """The game file: of a finished game, or of a broken table as far as it is stored."""
        head = self.head
        if self.broken is None and head.status != FINISHED:
            raise Conflict("table-not-finished")
        names = [seat.name or (f"bot {seat.bot}" if seat.bot else "") for seat in self.seats]
        header = {
            "epochal": 1,
            "game": head.game,
            "rules": head.rules,
            "content": head.content,
            "digest": head.digest,
            "seats": head.seats,
            "options": head.options,
            "names": names,
            "commitment": head.commitment,
        }
        record = Record(header, head.setup or [])
        record.moves = [Move(row.seat, action_of(row), row.chance) for row in choices(self.rows)]
        if head.status == FINISHED:
            record.key = head.key
            record.scores = self._play.state.scores() if self._play else head.scores or []
        return record


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Carry on even if whoever asked goes away: what is in the log must also be on the table."""
    await asyncio.shield(asyncio.create_task(work))


_NO_STATE = b'{"position":0,"view":null,"prompt":null,"choices":[],"undo":false'


def info(
    head: records.Head,
    seats: list[Seat],
    person: str,
    status: str,
    position: int,
    to_act: tuple[int, ...],
    scores: list[int],
    online: set[str],
    broken: Message | None = None,
) -> dict[str, Any]:
    """A table as data, for a person's eyes."""
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


def _told_error(error: Exception) -> Message:
    if isinstance(error, EpochalError):
        return error.message
    return Message("table-failed", {"what": type(error).__name__})
