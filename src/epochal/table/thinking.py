"""Bots think in processes of their own, so that the server goes on meanwhile; a process that dies is replaced.

A bot is handed a state that its seat cannot tell from the true one, so no secret leaves the table.
"""

import asyncio
import logging
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from secrets import token_hex
from typing import Any, NamedTuple

import epochal
from epochal.bots import levels, think
from epochal.bots.moves import Answer, Move
from epochal.bots.reasons import Advice, advise, explain
from epochal.bots.signals import live_with_parent
from epochal.core.chance import Seeded
from epochal.core.errors import BadInput
from epochal.core.kernel import State

RETRIES = 3
USUAL = "steady"
QUIET_SECONDS = 0.05

logger = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a bot is asked: all that its seat may know."""

    game: str
    content: str
    sample: dict[str, Any]
    seat: int
    level: str
    seed: str


def ask(state: State, seat: int, level: str, seed: str) -> Question:
    """The question for a seat. Its legal actions are the same in the sample as on the table."""
    return Question(state.game.id, state.game.content, _known(state, seat, seed), seat, level, seed)


def _known(state: State, seat: int | None, seed: str) -> dict[str, Any]:
    """All that a seat (None: everybody) may know, as a state that it cannot tell from the true one."""
    return state.redeal(seat, Seeded(f"{seed}/sample")).to_json()


def usual_level(game: str) -> str:
    """The level that a bot has if nobody says."""
    known = levels(game)
    return USUAL if USUAL in known else known[0]


def check_level(game: str, level: str) -> str:
    """A level that the bots of a game have."""
    known = levels(game)
    if level not in known:
        raise BadInput("table-level", level=level, known=", ".join(known))
    return level


def _prepare(modules: tuple[str, ...]) -> None:
    """Begin a process."""
    live_with_parent()
    for module in modules:
        import_module(module)


def _warm(game: str) -> int:
    epochal.load(game)
    return os.getpid()


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, modules: tuple[str, ...] = ()) -> None:
        self.processes = processes
        self.modules = modules
        self._pool = self._new()
        self._busy = 0
        self._asked = 0

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes, mp_context=get_context("spawn"), initializer=_prepare, initargs=(self.modules,)
        )

    async def warm(self, game: str) -> None:
        """Have a process ready before the first question."""
        await self._run(_warm, game)

    async def think(self, question: Question) -> int:
        """A bot's answer: the number of an action."""
        verb, noun = await self._run(think, *question)
        return epochal.load(question.game, question.content).actions.index(verb, noun)

    async def advise(self, state: State, seat: int) -> list[Advice]:
        """The best choices of a seat, from what it may know."""
        seed, game = token_hex(8), state.game
        known = await asyncio.to_thread(_known, state, seat, seed)
        found: list[Advice] = await self._run(advise, game.id, game.content, known, seat, seed)
        return found

    async def explain(self, move: Move, after: tuple[Answer, ...]) -> Advice | None:
        """What a move of a seat does, with these answers, from what everybody may know; None if that tells nothing."""
        game, seat = move.before.game, move.seat
        verb, noun = game.actions[move.action]
        known = await asyncio.to_thread(_known, move.before, None, token_hex(8))
        found: Advice | None = await self._run(explain, game.id, game.content, known, seat, verb, noun, after)
        return found

    async def quiet(self) -> None:
        """Wait until a process has had nothing to do for a moment: what can wait keeps no bot waiting."""
        while True:
            asked = self._asked
            await asyncio.sleep(QUIET_SECONDS)
            if self._busy + self._asked - asked < self.processes:
                return

    async def _run(self, work: Any, *args: Any) -> Any:
        self._busy += 1
        self._asked += 1
        try:
            return await self._answer(work, *args)
        finally:
            self._busy -= 1

    async def _answer(self, work: Any, *args: Any) -> Any:
        for left in reversed(range(RETRIES)):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    logger.warning("a process in which bots think has died and is replaced")
                    self._pool = self._new()
                    pool.shutdown(wait=False)
                if not left:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Let the processes end, whatever they think about."""
        self._pool.shutdown(wait=False, cancel_futures=True)
