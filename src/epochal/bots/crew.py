"""Idle processors, lent to whoever thinks by the clock.

Helpers think about the same question on samples and with luck of their own, until the same moment, and what they found is added up.
They are the least important processes of the machine, so they take only what nobody else wants. Budgets of iterations are not shared
out: their choices must be the same on any machine.
"""

import os
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Any

import epochal
from epochal.bots.signals import live_with_parent

Found = list[tuple[int, list[float]]]
"""Actions, and the chances to win that every round of the race found."""

LATE = 0.2
"""Seconds that a helper is waited for after its time."""
LEAST_IMPORTANT = 19
MANY = "EPOCHAL_ONE_OF_MANY"
"""Stands in the environment of a process that is one of many, if its parent does not show it."""


@cache
def crew() -> "Crew | None":
    """The helpers of this process: one for every further processor. A helper, or a process that is one of many, has none."""
    further = (os.cpu_count() or 1) - 1
    alone = parent_process() is None and MANY not in os.environ
    return Crew(further) if further > 0 and alone else None


class Crew:
    """Processes that help with one question at a time."""

    def __init__(self, helpers: int) -> None:
        self.helpers = helpers
        self.pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.helpers, get_context("spawn"), _step_back)

    def begin(
        self, sample: epochal.State, seat: int, name: str, seed: int, end: float
    ) -> list[Future[Found]]:
        """Let all helpers think about the choice of a seat until a moment (of ``time.time``).

        If helpers were lost (the system ends processes when memory is short), the choice is made without them; others are hired.
        """
        game, plain = sample.game, sample.to_json()
        asked = (game.id, game.content, plain, seat, name)
        try:
            return [
                self.pool.submit(_help, *asked, f"{seed}/{helper}", end) for helper in range(self.helpers)
            ]
        except BrokenExecutor:
            self.pool = self._hire()
            return []


def found(futures: list[Future[Found]]) -> Found:
    """What the helpers found who are done in time. Whoever begins late finds little, and nothing is lost by that."""
    done, late = wait(futures, LATE)
    for future in late:
        future.cancel()
    return [line for future in done if future.exception() is None for line in future.result()]


def _step_back() -> None:
    """Be the least important process, where the system knows such, and none that is left over."""
    live_with_parent()
    if hasattr(os, "nice"):
        os.nice(LEAST_IMPORTANT)


def _help(
    game: str, content: str, plain: dict[str, Any], seat: int, name: str, seed: str, end: float
) -> Found:
    from epochal.bots import make, sight
    from epochal.bots.thinking import SearchBot

    state = epochal.load(game, content).from_json(plain)
    bot = make(game, name, seed)
    assert isinstance(bot, SearchBot)
    lines = bot.search(sight(state, seat, epochal.Seeded(seed)), end)
    return [(line.action, line.values) for line in lines]
