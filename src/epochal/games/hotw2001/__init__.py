"""History of the World, the edition of 2001."""

from importlib.resources import files
from pathlib import Path

from epochal.core.content import ContentSet
from epochal.games.hotw2001 import (
    building,
    calamities,
    empires,
    epochs,
    establish,
    events,
    expansion,
    greater,
    lesser,
    naval,
    scoring,
    uprisings,
)
from epochal.games.hotw2001.components import FILES
from epochal.games.hotw2001.game import HistoryOfTheWorld2001

CHAPTERS = (
    building, calamities, empires, epochs, establish, events, expansion, greater, lesser, naval, scoring, uprisings,
)  # fmt: skip


def make(content: str = "standard") -> HistoryOfTheWorld2001:
    """The game with a content set: "standard", or the path of a folder with files of one's own."""
    folder = files(__name__) / "content" if content == "standard" else Path(content)
    game = HistoryOfTheWorld2001(ContentSet(content, folder, FILES))
    game.learn(CHAPTERS)
    return game
