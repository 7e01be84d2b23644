"""The levels that people choose from, weakest first, and the bots that are behind them."""

from typing import Final

from epochal.bots.search import Settings

LEVELS: Final = ("novice", "steady", "strong", "master")

BEHIND: Final = {
    "strong": {
        "hotw2001": "search:100",
        "hotw2018": "search:100",
        "historia": "search:100",
        "ancient_world": "search:100",
    },
    "master": {
        "hotw2001": "search:1000",
        "hotw2018": "search:1000",
        "historia": "search:1000",
        "ancient_world": "search:1000",
    },
}
"""The searches behind the upper levels. The lower ones are the game's own player, which does not look ahead and errs."""

SETTINGS: Final = {
    "hotw2001": Settings(patience=6),
    "hotw2018": Settings(patience=6),
    "historia": Settings(patience=2),
    "ancient_world": Settings(patience=2),
}
"""How each game is searched."""
