"""Epochal: board games of rising and falling civilizations, for people and for programs.

>>> import epochal
>>> game = epochal.load("hotw2001")
>>> chance = epochal.Seeded(7)
>>> state = game.new(seats=4, options={}, chance=chance)
>>> while seats := state.to_act():
...     state.apply(seats[0], state.legal(seats[0])[0], chance)
>>> len(state.scores())
4
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from epochal.core import kernel
from epochal.core.actions import Action
from epochal.core.chance import Chance, Committed, Recorded, Recording, Scripted, Seeded
from epochal.core.errors import BadInput, Broken, EpochalError, Refused
from epochal.core.events import Event, Message
from epochal.core.game import Game, Option
from epochal.core.kernel import State

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BadInput",
    "Broken",
    "Chance",
    "Committed",
    "EpochalError",
    "Event",
    "Game",
    "Message",
    "Option",
    "Recorded",
    "Recording",
    "Refused",
    "Scripted",
    "Seeded",
    "State",
    "compiled",
    "games",
    "load",
    "register",
]

GAMES = ("hotw2001", "hotw2018", "historia", "ancient_world")

compiled: bool = not kernel.__file__.endswith(".py")
"""Whether the engine runs compiled."""

# Imported now, so that a later import of the package cannot take the name of the function below.
import_module("epochal.games")


_makers: dict[str, Callable[[str], Game]] = {}


def games() -> list[str]:
    """The ids of the games that can be loaded."""
    return [*GAMES, *_makers]


def register(game: str, maker: Callable[[str], Game]) -> None:
    """Make a game of one's own known: ``load(game, content)`` will be ``maker(content)``."""
    _makers[game] = maker


STANDARD = "standard"
"""The content that every game comes with."""


@cache
def load(game: str, content: str = STANDARD) -> Game:
    """A game by its id, with its standard content or a folder of one's own."""
    if game in _makers:
        return _makers[game](content)
    if game not in GAMES:
        raise BadInput("error-no-such-game", game=str(game), known=", ".join(games()))
    made: Game = import_module(f"epochal.games.{game}").make(content)
    return made
