"""History of the World, the edition of 2018."""

from importlib.resources import files
from pathlib import Path

from epochal.core.content import ContentSet
from epochal.games.hotw2018 import battle, draft, epochs, events, founding, invade, monuments, track, turn
from epochal.games.hotw2018.components import FILES
from epochal.games.hotw2018.game import HistoryOfTheWorld2018

CHAPTERS = (battle, draft, epochs, events, founding, invade, monuments, track, turn)


def make(content: str = "standard") -> HistoryOfTheWorld2018:
    """The game with a content set: "standard", or the path of a folder with files of one's own."""
    folder = files(__name__) / "content" if content == "standard" else Path(content)
    game = HistoryOfTheWorld2018(ContentSet(content, folder, FILES))
    game.learn(CHAPTERS)
    return game
