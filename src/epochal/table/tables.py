"""All tables: found, opened, kept in memory while they are used, and their bots kept going."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import epochal
from epochal.bots import RANDOM
from epochal.core.chance import commitment
from epochal.core.errors import BadInput
from epochal.core.game import Game
from epochal.core.record import Record
from epochal.store.store import Store
from epochal.table import records
from epochal.table.advising import Adviser
from epochal.table.errors import Conflict, Missing, Stale
from epochal.table.info import info
from epochal.table.play import ACT, Made, Row
from epochal.table.records import FINISHED, OPEN, PLAYING, Head, Seat, Stored
from epochal.table.table import Table
from epochal.table.thinking import Thinkers, ask, check_level, usual_level

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
LISTED = 100
MOST_OPEN = 20
IDLE_SECONDS = 60.0
RETRY_SECONDS = 5.0

logger = logging.getLogger(__name__)


class Person(NamedTuple):
    """Whoever sits or watches."""

    id: str
    name: str


class Tables:
    """The tables of a store."""

    def __init__(
        self, store: Store, thinkers: Thinkers, bot_delay: float = 0.0, most_loaded: int = 1000
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.adviser = Adviser(thinkers)
        self.bot_delay = bot_delay
        self.most_loaded = most_loaded
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._driving: dict[str, asyncio.Task[Any]] = {}

    # Finding

    async def get(self, id: str) -> Table:
        """A table; Missing if there is none."""
        table = self._loaded.get(id)
        if table is not None and not table.outdated:
            table.used = time.monotonic()
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        stored = await self.store.read(records.find(id))
        if stored is None:
            raise Missing("table-missing")
        table = await asyncio.to_thread(Table, self.store, stored)
        self._make_room()
        self._loaded[id] = table
        return table

    def _make_room(self) -> None:
        """Forget tables that nobody looks at and no bot plays at; they can be read again."""
        if len(self._loaded) < self.most_loaded:
            return
        now = time.monotonic()
        idle = [
            table
            for id, table in self._loaded.items()
            if not table.audience.watchers and id not in self._driving and not table.lock.locked()
        ]
        for table in sorted(idle, key=lambda table: table.used)[: max(1, self.most_loaded // 10)]:
            if now - table.used > IDLE_SECONDS:
                del self._loaded[table.head.id]

    async def listed(self, which: str, person: Person) -> list[dict[str, Any]]:
        """Tables for a list; of one's own, those where it is one's turn come first."""
        found = await self.store.read(records.listed(which, person.id, LISTED))
        infos = [self._info(head, seats, person) for head, seats in found]
        if which == "mine":
            infos.sort(key=lambda table: table["you"] is None or table["you"] not in table["to_act"])
        return infos

    def _info(self, head: Head, seats: list[Seat], person: Person) -> dict[str, Any]:
        table = self._loaded.get(head.id)
        if table is not None and not table.outdated:
            return table.info(person.id)
        to_act = tuple(head.to_act or ()) if head.status == PLAYING else ()
        return info(head, seats, person.id, head.status, head.position, to_act, head.scores or [], set())

    # Making

    async def create(
        self,
        host: Person,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        bots: Mapping[int, str] | None = None,
        open: bool = False,
        sit: int | None = 0,
        start: bool = False,
    ) -> Table:
        """A new table with its host and bots seated; at once in play, if ``start`` is set."""
        if type(seats) is not int or seats not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            raise BadInput("error-seats", game=game.id, seats=str(seats), least=least, most=most)
        places = [Seat(number) for number in range(seats)]
        if sit is not None:
            places[sit] = Seat(sit, host.id, None, host.name)
        for number, level in (bots or {}).items():
            check_level(game.id, level)
            if not 0 <= number < seats:
                raise BadInput("table-no-seat")
            if places[number].person is not None:
                raise Conflict("table-seat-taken")
            places[number] = Seat(number, None, level)
        count = await self.store.read(records.count_open(host.id))
        if count >= MOST_OPEN and not start:
            raise Conflict("table-too-many", count=count)
        key = secrets.token_bytes(32)
        now = time.time()
        head = Head(
            id=_token(10), game=game.id, rules=game.rules, content=game.content, digest=game.digest, seats=seats,
            options=game.chosen(options), status=OPEN, open=open, host=host.id, secret=_token(16), key=key.hex(),
            commitment=commitment(key), created=now, updated=now,
        )  # fmt: skip
        await self.store.write(records.create(head, places))
        self._make_room()
        table = self._loaded[head.id] = Table(self.store, Stored(head, places, [], None, []))
        if start:
            async with table.lock:
                await table.begin()
            self.wake(table)
        return table

    async def play_now(
        self, host: Person, game: Game, seats: int | None, level: str | None, options: Mapping[str, Any]
    ) -> Table:
        """A table with bots in all other seats, in play."""
        seats = seats if seats is not None else min(max(4, game.seats[0]), game.seats[-1])
        level = check_level(game.id, level) if level is not None else usual_level(game.id)
        if type(seats) is not int or seats not in game.seats:
            seats = -1  # create says what is wrong
        mine = Random(secrets.token_bytes(8)).randrange(seats) if seats > 0 else 0
        bots = {seat: level for seat in range(seats) if seat != mine}
        return await self.create(host, game, seats, options, bots, open=False, sit=mine, start=True)

    async def rematch(self, person: Person, table: Table) -> Table:
        """The table at which a finished game is played again: opened by the first who asks, joined by the others."""
        if table.status != FINISHED:
            raise Conflict("table-not-finished")
        seat = table.must_sit(person.id)
        async with table.lock:
            return await self._rematch(person, table, seat)

    async def _rematch(self, person: Person, table: Table, seat: int) -> Table:
        if table.head.rematch is not None:
            with suppress(Missing):  # whoever opened it has left it
                again = await self.get(table.head.rematch)
                if again.status == OPEN and again.seat_of(person.id) is None:
                    taken = again.seats[seat].person is not None or again.seats[seat].bot is not None
                    await again.join(person.id, person.name, again.head.secret, None if taken else seat)
                return again
        bots = {other.seat: other.bot for other in table.seats if other.bot is not None}
        alone = len(bots) == len(table.seats) - 1
        again = await self.create(
            person, table.game, table.head.seats, table.head.options, bots, table.head.open, seat, alone
        )
        table.head.rematch = again.head.id
        await self.store.write(records.change(table.head.id, rematch=again.head.id))
        return again

    async def import_record(self, host: Person, text: str) -> Table:
        """A finished game from a file, as a table to look at. BadInput if the file does not hold."""
        record = Record.loads(text)
        content = record.header["content"]
        if content != epochal.STANDARD:  # anything else is the path of a folder
            raise BadInput("table-content", content=content)
        game = epochal.load(record.header["game"])
        state = await asyncio.to_thread(record.verify, game)
        if state.to_act():
            raise BadInput("error-not-finished", position=len(record.moves))
        names = [*record.header["names"], *[None] * record.header["seats"]]
        seats = [Seat(n, None, None, names[n] or None) for n in range(record.header["seats"])]
        rows = [
            Row(n, ACT, move.seat, move.action.verb, move.action.noun, move.chance)
            for n, move in enumerate(record.moves, 1)
        ]
        now = time.time()
        head = Head(
            id=_token(10), game=game.id, rules=game.rules, content=game.content, digest=game.digest,
            seats=len(seats), options=game.chosen(record.header["options"]), status=FINISHED, open=False,
            host=host.id, secret=_token(16), key=record.key, commitment=record.header["commitment"],
            created=now, updated=now, setup=record.setup, position=len(rows), scores=state.scores(), imported=True,
        )  # fmt: skip
        await self.store.write(records.create(head, seats, rows, now))
        return await self.get(head.id)

    async def leave(self, table: Table, person: Person) -> None:
        """Leave a seat; an open table that nobody sits at is taken away."""
        if await table.leave(person.id):
            self._loaded.pop(table.head.id, None)
            table.audience.send_away()

    def rename(self, person: Person) -> None:
        """A person is called something else now."""
        for table in self._loaded.values():
            if table.seat_of(person.id) is not None:
                table.rename(person.id, person.name)

    # Bots

    def wake(self, table: Table) -> None:
        """Have the bots of a table think, if one of them must act, and explain what they did."""
        self.adviser.wake(table)
        if table.head.id not in self._driving and _bot_to_act(table) is not None:
            self._go_on(table.head.id, self._drive(table))

    def _go_on(self, id: str, work: Coroutine[Any, Any, Table]) -> None:
        self._driving[id] = asyncio.create_task(work)
        self._driving[id].add_done_callback(lambda task: self._driven(id, task))

    def _driven(self, id: str, task: asyncio.Task[Table]) -> None:
        del self._driving[id]
        if task.cancelled():
            return
        if (error := task.exception()) is None:
            self.wake(task.result())
        elif not isinstance(error, Missing):
            if isinstance(error, Stale):
                logger.info("another server goes on with table %s", id)
            else:
                logger.error("the bots of table %s stopped, and try again soon", id, exc_info=error)
            self._go_on(id, self._again(id))

    async def _again(self, id: str) -> Table:
        """A table, some time later: read anew, if another server has gone on with it."""
        await asyncio.sleep(RETRY_SECONDS)
        return await self.get(id)

    async def _drive(self, table: Table) -> Table:
        """Let the bots of a table choose as long as one of them must act."""
        random = Random(secrets.token_bytes(16))
        while (seat := _bot_to_act(table)) is not None:
            position, state = table.position, table.play.state
            level = table.seats[seat].bot or usual_level(table.head.game)
            begun = time.monotonic()
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else await self._think(table, seat, level, random)
            if table.audience.watchers and self.bot_delay and len(legal) > 1:
                await asyncio.sleep(self.bot_delay - (time.monotonic() - begun))
            if action not in legal:
                logger.error("a bot chose %r at table %s, which is not legal", action, table.head.id)
                action = random.choice(legal)
            events = await table.act_as_bot(seat, position, action)
            if events is None:
                await asyncio.sleep(0)
            elif level != RANDOM:
                self.adviser.note(table, seat, Made(state, action, position + 1), events)
        return table

    async def _think(self, table: Table, seat: int, level: str, random: Random) -> int:
        state = table.play.state
        question = await asyncio.to_thread(ask, state, seat, level, str(random.getrandbits(64)))
        try:
            return await self.thinkers.think(question)
        except Exception:
            logger.exception("a bot failed at table %s; it chooses at random", table.head.id)
            return random.choice(state.legal(seat))

    async def resume(self) -> None:
        """After a start: go on at every table where bots play."""
        for id in await self.store.read(records.waiting_for_bots):
            try:
                self.wake(await self.get(id))
            except Exception:
                logger.exception("table %s cannot go on", id)

    def warm_up(self) -> None:
        """Have a process for bots ready before the first of them must think."""
        task = asyncio.create_task(self.thinkers.warm(epochal.games()[0]))
        self._driving[""] = task
        task.add_done_callback(lambda _: self._driving.pop("", None))

    async def close(self) -> None:
        """Stop the bots."""
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.adviser.close()
        self.thinkers.close()


def _bot_to_act(table: Table) -> int | None:
    return next((seat for seat in table.to_act() if table.seats[seat].bot is not None), None)


def _token(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
