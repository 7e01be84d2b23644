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

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import epochal
from epochal.core.chance import Chance, Seeded
from epochal.core.errors import BadInput
from epochal.core.events import Message
from epochal.core.game import Game
from epochal.core.kernel import State

RANDOM = "random"


class Sight:
    """What a seat has before it when it must choose.

    ``legal`` are the numbers of its legal actions, ``view`` the table as it may see it, ``prompt`` the question; ``sample``
    gives states that the seat cannot tell from the true one, each with the secrets of the others dealt anew. View, prompt
    and further samples are made from such a sample too, when they are asked for: the true state is out of reach.
    """

    def __init__(self, game: Game, seat: int, legal: list[int], deal: Callable[[], State]) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self._deal = deal
        self._first: State | None = None

    @property
    def _seen(self) -> State:
        if self._first is None:
            self._first = self._deal()
        return self._first

    @property
    def view(self) -> dict[str, Any]:
        return self._seen.view(self.seat)

    @property
    def prompt(self) -> Message:
        return self._seen.prompt(self.seat)

    def sample(self) -> State:
        """A state of one's own to try things on, consistent with all that the seat knows."""
        return self._deal()


def sight(state: State, seat: int, chance: Chance) -> Sight:
    """The sight of a seat. ``chance`` is the luck of the samples, never that of the game."""
    return Sight(state.game, seat, state.legal(seat), lambda: state.redeal(seat, chance))


class Bot:
    """A player. Subclasses give ``choose``."""

    def choose(self, sight: Sight) -> int:
        """One of ``sight.legal``."""
        raise NotImplementedError


class GameBot(Bot):
    """A level of a game's own player, found in ``bot`` of the game's folder.

    That module has ``LEVELS``, weakest first, and ``make(level, seed)``, whose result has
    ``choose(sample, seat, legal, again)``: a sample of the seat's sight, and how to get further ones.
    """

    def __init__(self, game: str, level: str, seed: int | str) -> None:
        self.player: Any = import_module(f"epochal.games.{game}.bot").make(level, seed)

    def choose(self, sight: Sight) -> int:
        action: int = self.player.choose(sight.sample(), sight.seat, sight.legal, sight.sample)
        return action


def levels(game: str) -> list[str]:
    """The levels of a game's bots, weakest first: those of its own player, or just ``random`` if it has none."""
    epochal.load(game)
    return list(import_module(f"epochal.games.{game}.bot").LEVELS) if _has_player(game) else [RANDOM]


def styles(game: str) -> list[str]:
    """What a game's own player can do besides its levels: a level with a liking for one way to play, for reports."""
    return (
        list(getattr(import_module(f"epochal.games.{game}.bot"), "STYLES", ())) if _has_player(game) else []
    )


def _has_player(game: str) -> bool:
    folder = f"epochal.games.{game}"
    return find_spec(folder) is not None and find_spec(f"{folder}.bot") is not None


def make(game: str, level: str, seed: int | str) -> Bot:
    """A bot of a level or a style. The same seed makes the same choices in any process, on any machine."""
    if level == RANDOM:
        from epochal.bots.random import RandomBot

        return RandomBot(seed)
    known = levels(game)
    if level not in known and level not in styles(game):
        raise BadInput("error-no-such-level", level=str(level), known=", ".join([RANDOM, *known]))
    return GameBot(game, level, seed)


def think(
    game: str, content: str, sample: Mapping[str, Any], seat: int, level: str, seed: int | str
) -> tuple[str, str]:
    """One decision from plain data, for a process pool: the verb and the noun of the action chosen.

    ``sample`` is ``state.redeal(seat, chance).to_json()`` with any chance that is not the game's own, so that the true
    secrets never leave the table. It must be the seat's turn to choose. The answer depends on what the seat knows,
    the level and the seed only: give each decision a seed of its own (say, the table's id and position).
    """
    state = epochal.load(game, content).from_json(sample)
    bot = make(game, level, seed)
    action = state.game.actions[bot.choose(sight(state, seat, Seeded(f"{seed}/samples")))]
    return action.verb, action.noun
