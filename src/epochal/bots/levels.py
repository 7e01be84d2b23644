"""The levels that people choose from, weakest first, and the bots that are behind them."""

from typing import Final

from epochal.bots.search import Settings

LEVELS: Final = ("novice", "steady", "strong", "master")

BEHIND: Final = {
    "strong": {"historia": "search:100", "ancient_world": "search:60"},
    "master": {
        "hotw2001": "search:1000",
        "hotw2018": "search:1000",
        "historia": "search:1000",
        "ancient_world": "search:1000",
    },
}
"""The searches behind the upper levels. All others are levels of the game's own player."""

_CONQUEST: Final = Settings(patience=6, playout=12)
"""What a land brings shows only when the turn is over."""
_DRAFT: Final = Settings(patience=6, playout=14, width=10, reach=20.0)
"""What a card brings shows only when its turn is played."""

_BY_PRICE: Final = Settings(width=1)
"""The mind's first choice is taken. Cards that all choose at once are judged worse before they are resolved than the mind prices them."""

WAYS: Final = {
    "hotw2001": {"": _CONQUEST, "keep_or_pass": _DRAFT},
    "hotw2018": {"": _CONQUEST, "choose": _DRAFT, "keep_or_pass": _DRAFT},
    "historia": {"": Settings(), "choose_cards": _BY_PRICE},
    "ancient_world": {"": Settings()},
}
"""How each game is searched, and some questions of it otherwise, by the names of their steps."""
