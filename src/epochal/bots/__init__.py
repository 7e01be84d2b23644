"""Bots: players that are programs. A bot is handed what its seat sees, and nothing else.

>>> import epochal, epochal.bots
>>> chance = epochal.Seeded(7)
>>> state = epochal.load("hotw2001").new(4, {}, chance)
>>> bots = [epochal.bots.make("hotw2001", "steady", f"7/{seat}") for seat in range(4)]
>>> seat = state.to_act()[0]
>>> action = bots[seat].choose(epochal.bots.sight(state, seat, epochal.Seeded("luck of the bot")))
>>> action in state.legal(seat)
True
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import epochal
from epochal.bots.levels import BEHIND, LEVELS, PROMPT
from epochal.bots.random import RandomBot
from epochal.bots.sight import Bot, Sight, sight
from epochal.bots.thinking import has_mind, looker, mind_of, searcher, styles
from epochal.core.chance import Seeded
from epochal.core.errors import BadInput

__all__ = ["LEVELS", "RANDOM", "Bot", "Sight", "levels", "make", "mind_of", "sight", "styles", "think"]

RANDOM = "random"
LOOKERS = ("greedy", "judge")
SEARCHERS = ("search", "look")


class GameBot(Bot):
    """A level of a game's own player, found in ``bot`` of the game's folder.

    That module has ``make(level, seed)``, whose result has ``choose(sample, seat, legal)``: a sample is all that it is handed of its
    seat's sight.
    """

    def __init__(self, game: str, level: str, seed: int | str) -> None:
        self.player: Any = import_module(f"epochal.games.{game}.bot").make(level, seed)

    def choose(self, sight: Sight) -> int:
        action: int = self.player.choose(sight.sample(), sight.seat, sight.legal)
        return action


def levels(game: str) -> list[str]:
    """The levels of a game's bots, weakest first, or just ``random`` if nobody taught it to programs."""
    epochal.load(game)
    return list(LEVELS) if has_mind(game) else [RANDOM]


def make(game: str, name: str, seed: int | str, *, prompt: bool = False) -> Bot:
    """A bot of a level or a style, or ``random``, ``greedy``, ``judge``, ``search:1000`` (iterations) or ``search:500ms``; or
    ``look:100``, a search that looks less far.

    Greedy bots, judges and searches judge positions as was learned; with ``:hand`` at the end, by the weights set by hand. A search
    may have a style at the end: it thinks most about what its style likes.

    The same seed makes the same choices in any process, on any machine, unless its budget is time. ``prompt`` is for people who
    wait: a level that would think for longer than they like answers with what seems best by then.
    """
    if name == RANDOM:
        return RandomBot(seed)
    known = levels(game)
    if has_mind(game):
        behind = BEHIND.get(name, {}).get(game, name)
        words = behind.split(":")
        if words[0] in SEARCHERS:
            return searcher(game, words, seed, PROMPT.get(name) if prompt else None)
        if behind.removesuffix(":hand") in LOOKERS:
            return looker(game, behind, seed)
        if name in (*LEVELS, *styles(game)):
            return GameBot(game, name, seed)
        known = [RANDOM, *known, *LOOKERS, *styles(game), "search:1000", "search:500ms"]
    raise BadInput("error-no-such-level", level=str(name), known=", ".join(known))


def think(
    game: str, content: str, sample: Mapping[str, Any], seat: int, level: str, seed: int | str
) -> tuple[str, str]:
    """One decision from plain data, for a process pool: the verb and the noun of the action chosen.

    ``sample`` is ``state.redeal(seat, chance).to_json()`` with any chance that is not the game's own, so that the true
    secrets never leave the table. It must be the seat's turn to choose. The answer depends on what the seat knows,
    the level and the seed only, unless a level's time for people who wait is up: give each decision a
    seed of its own (say, the table's id and position).
    """
    state = epochal.load(game, content).from_json(sample)
    bot = make(game, level, seed, prompt=True)
    action = state.game.actions[bot.choose(sight(state, seat, Seeded(f"{seed}/samples")))]
    return action.verb, action.noun
