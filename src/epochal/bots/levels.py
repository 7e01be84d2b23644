"""The levels that people choose from, weakest first, and how each game is thought about."""

from typing import Final

from epochal.bots.search import BOTH, FAR, NEAR, Settings

LEVELS: Final = ("novice", "steady", "strong", "master")

BEHIND: Final = {
    "strong": {
        "hotw2001": "greedy",
        "hotw2018": "look:16",
        "historia": "search:1",
        "ancient_world": "search:16",
    },
    "master": {
        "hotw2001": "search:1000",
        "hotw2018": "search:1000",
        "historia": "search:1000",
        "ancient_world": "search:1000",
    },
}
"""The bots behind the upper levels. The lower ones are levels of the game's own player."""

PROMPT: Final = {"master": 4.5}
"""Seconds after which a level answers people who wait for it, on whatever machine, with what seems best by then."""

BY_PRICE: Final = Settings(width=1)
"""The mind's first choice is taken."""
CLOSE_CALL: Final = Settings(patience=1000, reach=0.5)
"""What seems about as good as the best to the mind is judged by what it leads to at once."""

GREEDY: Final = {
    "hotw2001": {"": BY_PRICE, "keep_or_pass": CLOSE_CALL, "play_events": CLOSE_CALL},
    "hotw2018": {"": BY_PRICE, "keep_or_pass": CLOSE_CALL, "choose": CLOSE_CALL},
    "historia": {"": BY_PRICE, "expand": CLOSE_CALL, "settle": CLOSE_CALL},
    "ancient_world": {"": BY_PRICE, "buy": CLOSE_CALL},
}
"""Greedy bots: a search that tries every choice once, at the questions where the evaluation sees more than the prices say."""

JUDGE: Final = {"": Settings(patience=1000, width=24, reach=1e9)}
"""Judges: whatever deserves a thought is tried once, and what leads at once to the best position is taken, in any game. They know
nothing but the evaluation, so that two evaluations can be compared by them."""

_TURN: Final = Settings(patience=6, horizon=NEAR)
"""What a land brings shows only when the turn is over."""
_EPOCH: Final = Settings(patience=6, horizon=FAR, trifle=0.008, share=0.4, rough=True)
"""And what it is worth, when all have had their turns."""
_LONG_EPOCH: Final = _EPOCH._replace(horizon=BOTH, trifle=0.002, share=1.0)
"""Dice make more of a difference than most choices do, so it takes many rounds to see which is the better one."""
_CARDS: Final = _LONG_EPOCH._replace(reach=1.0)
"""What a card is worth that is kept is hard to foresee: one that is priced far lower than another is not better for all that."""
_DRAFT: Final = Settings(patience=6, horizon=FAR, width=10, reach=20.0, share=0.4)
"""What an empire brings shows only when the epoch is over."""
_LONG_DRAFT: Final = _DRAFT._replace(least=32, share=0.6, rough=True)
"""There is much luck in an epoch, and much depends on its empire."""
_LONGER_DRAFT: Final = _LONG_DRAFT._replace(trifle=0.002, share=1.0)
"""And more of both where dice decide more."""

SEARCH: Final = {
    "hotw2001": {"": _LONG_EPOCH, "play_events": _CARDS, "keep_or_pass": _LONGER_DRAFT},
    "hotw2018": {"": _EPOCH, "keep_or_pass": _LONG_DRAFT, "choose": _LONG_DRAFT},
    "historia": {
        "": Settings(horizon=NEAR, reach=2.0),
        "choose_cards": Settings(horizon=FAR, width=6, reach=2.0),
    },
    "ancient_world": {"": Settings(horizon=NEAR), "turn": Settings(horizon=FAR)},
}
"""How each game is searched, and some questions of it otherwise, by the names of their steps."""

LOOK: Final = {
    **SEARCH,
    "hotw2001": {"": _TURN, "keep_or_pass": _DRAFT},
    "hotw2018": {"": _TURN, "keep_or_pass": _DRAFT, "choose": _DRAFT},
}
"""The same for who looks no further than the end of the turn where that can be helped."""
