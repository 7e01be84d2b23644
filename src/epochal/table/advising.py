"""What programs tell people: advice to whoever must choose, and why bots chose as they did. Nothing of it is recorded.

Advice comes from what the seat may know. An explanation comes from what everybody may know, and waits until no bot has to think;
of each seat only the last move that has reasons is worth one.
"""

import asyncio
import logging
from typing import Any

from epochal.bots import RANDOM, levels
from epochal.bots.moves import Answer, Move
from epochal.bots.reasons import Advice
from epochal.core.events import Event
from epochal.core.game import Game
from epochal.core.kernel import State
from epochal.table.errors import Conflict
from epochal.table.play import Made
from epochal.table.story import choice, encode
from epochal.table.table import Table
from epochal.table.thinking import Thinkers

logger = logging.getLogger(__name__)


class Adviser:
    """Gives advice and explanations at all tables."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._explaining: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    async def advise(self, table: Table, person: str) -> bytes:
        """The best choices of a person whose turn it is, best first, as JSON. Asked again, the same is said again."""
        seat = table.must_choose(person)
        if RANDOM in levels(table.head.game):
            raise Conflict("table-no-advice")
        position, given = table.advice.get(seat, (-1, None))
        if given is None or position != table.position:
            given = asyncio.create_task(self._advise(table.play.state, seat))
            table.advice[seat] = table.position, given
        try:
            return await asyncio.shield(given)
        except Exception:
            if table.advice.get(seat, (-1, None))[1] is given:
                del table.advice[seat]
            raise

    async def _advise(self, state: State, seat: int) -> bytes:
        found = await self.thinkers.advise(state, seat)
        return encode([plain_advice(state.game, advice) for advice in found])

    def note(self, table: Table, seat: int, made: Made, events: list[Event]) -> None:
        """A bot has chosen, and this came of it. It can explain what everybody saw: nobody else was asked, and nobody was told
        anything apart.
        """
        if made.state.to_act() == (seat,):
            table.moves.add(made.state, seat, made.action, made.position)
            for event in events:
                table.moves.hear(event)
            self.wake(table)

    def wake(self, table: Table) -> None:
        """Explain the last moves of bots at a table that somebody watches."""
        id = table.head.id
        if table.moves.seats() and table.audience.watchers and id not in self._explaining:
            self._explaining[id] = asyncio.create_task(self._explain(table))

    async def _explain(self, table: Table) -> None:
        try:
            while table.audience.watchers and (seats := table.moves.seats()):
                # While it waits for its turn the bot may go on with a move, and what it does then may be secret.
                moves = [(move, tuple(move.after)) for move in table.moves.take(seats[0])]
                for move, after in moves:
                    async with self._turn:
                        await self.thinkers.quiet()
                        if await self._explain_move(table, move, after):
                            break
        finally:
            # At once, and not when the task is over: a move noted in between would wait for the next one.
            del self._explaining[table.head.id]

    async def _explain_move(self, table: Table, move: Move, after: tuple[Answer, ...]) -> bool:
        """Say why a bot did what it did; False if there are no reasons that people know. Then an earlier move may have some."""
        try:
            found = await self.thinkers.explain(move, after)
        except Exception:
            logger.exception("a move at table %s could not be explained", table.head.id)
            return False
        if found is None or not found.reasons or move.is_secret:
            return False
        actions = table.game.actions
        told = {
            "seat": move.seat,
            "position": move.position,
            **plain_advice(table.game, found),
            "after": [choice(table.game, actions.index(each.verb, each.noun)) for each in after],
        }
        table.audience.explain(move.seat, encode(told))
        return True

    async def close(self) -> None:
        """Explain nothing more."""
        tasks = list(self._explaining.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def plain_advice(game: Game, advice: Advice) -> dict[str, Any]:
    """A choice with the chance to win and the reasons, as data for a client."""
    chance = None if advice.chance is None else round(advice.chance, 3)
    reasons = [{"feature": name, "points": round(points, 2)} for name, points in advice.reasons]
    return {
        **choice(game, game.actions.index(advice.verb, advice.noun)),
        "chance": chance,
        "reasons": reasons,
        "against": None if advice.against is None else choice(game, game.actions.index(*advice.against)),
    }
