"""The log of a table in memory: its rows, the story they tell, and states to go back to.

Events are not stored. They are told again by replaying rows, and only as far back as somebody asks.
"""

import asyncio
from contextlib import suppress

from epochal.core.chance import Outcome
from epochal.core.errors import BadInput
from epochal.core.events import Event
from epochal.core.game import Game
from epochal.core.record import Move, Record
from epochal.table import story
from epochal.table.play import Play, Row, Step, action_of, choices
from epochal.table.records import FINISHED, Head, Seat, Stored
from epochal.table.story import Told

SNAPSHOT_EVERY = 50


class History:
    """How a game came to where it stands. ``play`` is the present."""

    def __init__(self, game: Game, head: Head, rows: list[Row], play: Play, told: list[Told]) -> None:
        self.game = game
        self.head = head
        self.rows = rows
        self.play = play
        self._told = told
        self._told_from = play.position if told else play.position + 1  # the position of the first in _told
        self._kept = {play.position: play.copy()}

    @staticmethod
    def load(game: Game, stored: Stored) -> "History":
        """Fold the stored rows, from the last snapshot on. Raises if they do not replay."""
        for key, mine in (("rules", game.rules), ("digest", game.digest)):
            if getattr(stored.head, key) != mine:
                raise BadInput("error-file-other", key=key, found=getattr(stored.head, key), mine=mine)
        play, told = _set_out(game, stored)
        history = History(game, stored.head, stored.rows, play, told)
        for row in stored.rows[play.position :]:
            history._told.append(story.tell(game, row, play.fold(row).events))
            history.keep(play)
        return history

    @staticmethod
    def begin(head: Head, rows: list[Row], play: Play, events: list[Event]) -> "History":
        """A game that was just set up; ``rows`` is where its log will stand."""
        return History(play.game, head, rows, play, [story.set_up(events)])

    # Going on

    def after(self, step: Step) -> Play:
        """The game after a step, without going there."""
        play = Play(self.game, self.play.state, self.play.position, self.play.asked)
        play.back = self.play.back.copy()
        play.take(step)
        return play

    def keep(self, play: Play) -> bool:
        """Keep a state to go on from, now and then, where nothing can be taken back across it. Whether it was kept."""
        if play.back or play.position - max(self._kept) < SNAPSHOT_EVERY:
            return False
        self._kept[play.position] = play.copy()
        return True

    def drop(self, position: int) -> None:
        """Do not keep a state after all."""
        self._kept.pop(position, None)

    def go_on(self, step: Step, play: Play) -> None:
        """The step is in the log now."""
        self.rows.append(step.row)
        self._told.append(story.tell(self.game, step.row, step.events))
        self.play = play

    # Looking back

    @property
    def last(self) -> Told:
        """What was told last."""
        return self._told[-1]

    async def play_at(self, position: int) -> Play:
        """The game as it was after some rows."""
        if not 0 <= position <= self.play.position:
            raise BadInput("table-position", position=position, most=self.play.position)
        return await asyncio.to_thread(self._replay, position)

    def _replay(self, position: int) -> Play:
        kept = [n for n in sorted(self._kept) if n <= position]
        play = self._kept[kept[-1]].copy() if kept else _set_up(self.game, self.head)[0]
        for row in self.rows[play.position : position]:
            play.fold(row)
        return play

    def remembers(self, position: int) -> bool:
        """Whether the story from this position on is in memory."""
        return position >= self._told_from

    async def recall(self) -> None:
        """Have the story in memory from the beginning on."""
        if self._told_from == 0:
            return
        upto = self._told_from - 1
        earlier = await asyncio.to_thread(self._retell, upto)
        if self._told_from == upto + 1:
            self._told = earlier + self._told
            self._told_from = 0

    def _retell(self, upto: int) -> list[Told]:
        play, told = _set_up(self.game, self.head)
        for row in self.rows[:upto]:
            told.append(story.tell(self.game, row, play.fold(row).events))
        return told

    def seen_by(self, seat: int | None, first: int, last: int | None) -> bytes:
        """The rows from a position to another, as JSON for a viewer."""
        last = self.play.position if last is None else last
        places = slice(max(0, first - self._told_from), max(0, last + 1 - self._told_from))
        return b"[%b]" % b",".join(told.seen_by(seat) for told in self._told[places])


def _set_out(game: Game, stored: Stored) -> tuple[Play, list[Told]]:
    """The game at its last snapshot; at its beginning if it has none, or one that states are not written like any more."""
    if stored.snapshot is not None:
        position, asked, state = stored.snapshot
        with suppress(BadInput):
            return Play(game, game.from_json(state), position, asked), []
    return _set_up(game, stored.head)


def _set_up(game: Game, head: Head) -> tuple[Play, list[Told]]:
    events: list[Event] = []
    play = Play.begin(game, head.seats, head.options, _setup(head), events.append)
    return play, [story.set_up(events)]


def _setup(head: Head) -> list[Outcome]:
    return head.setup or []


def record(head: Head, seats: list[Seat], rows: list[Row], scores: list[int]) -> Record:
    """The game file of a table, without what was taken back. The key is in it once the game is over."""
    header = {
        "epochal": 1,
        "game": head.game,
        "rules": head.rules,
        "content": head.content,
        "digest": head.digest,
        "seats": head.seats,
        "options": head.options,
        "names": [seat.name or (f"bot {seat.bot}" if seat.bot else "") for seat in seats],
        "commitment": head.commitment,
    }
    made = Record(header, _setup(head))
    made.moves = [Move(row.seat, action_of(row), row.chance) for row in choices(rows)]
    if head.status == FINISHED:
        made.key = head.key
        made.scores = scores
    return made
