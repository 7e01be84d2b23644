"""Bots that think with a game's mind: ``greedy``, ``judge``, ``search`` and ``look``."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from json import loads
from random import Random
from time import time

from epochal.bots.crew import Found, crew, found
from epochal.bots.evaluation import Evaluation, by_hand
from epochal.bots.levels import GREEDY, JUDGE, LOOK, SEARCH
from epochal.bots.search import Line, Search, Settings, standing
from epochal.bots.sight import Bot, Sight
from epochal.core.errors import BadInput
from epochal.core.mind import Mind

ENDLESS = 1_000_000
"""Iterations, where time is the budget."""
WORTH_HELP = 200
"""Milliseconds from which on it pays to ask idle processors for help."""


def has_mind(game: str) -> bool:
    folder = f"epochal.games.{game}"
    return find_spec(folder) is not None and find_spec(f"{folder}.bot") is not None


@cache
def mind_of(game: str, *style: str) -> Mind:
    """How a game is thought about; also by someone with a style."""
    found: Mind = import_module(f"epochal.games.{game}.bot").mind(*style)
    return found


def styles(game: str) -> list[str]:
    """What a game's own player can do besides its levels: a level with a liking for one way to play, for reports."""
    return list(getattr(import_module(f"epochal.games.{game}.bot"), "STYLES", ())) if has_mind(game) else []


@cache
def evaluation_of(game: str, *style: str, hand: bool = False, amid: bool = False) -> Evaluation:
    """What positions of a game promise: as learned, for those between turns or amid them; or with the weights set by hand."""
    mind = mind_of(game, *style)
    if hand:
        return Evaluation(mind, by_hand(mind))
    kept = loads(files(f"epochal.games.{game}.bot").joinpath("learned.json").read_text("utf-8"))
    weights = kept.get("amid" if amid else "weights", ())
    if tuple(kept["features"]) != mind.features or len(weights) != mind.phases:
        raise BadInput("error-learned-other", game=game)
    return Evaluation(mind, weights, kept["sure"])


class SearchBot(Bot):
    """Looks ahead within a budget of iterations (the same choice anywhere) or of milliseconds (with the help of idle processors)."""

    def __init__(
        self,
        evaluation: Evaluation,
        ways: Mapping[str, Settings],
        seed: int | str,
        iterations: int,
        milliseconds: int | None = None,
        name: str = "",
        limit: float | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.ways = ways
        self.random = Random(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.name = name
        """By which helpers make the same bot."""
        self.limit = limit
        """Seconds after which a budget of iterations is used up too, for people who wait."""

    def lines(self, sight: Sight) -> list[Line]:
        """The choices that deserve a thought, best first."""
        if self.milliseconds is None:
            return self.search(sight, None if self.limit is None else time() + self.limit)
        end = time() + self.milliseconds / 1000
        helpers = crew() if self.milliseconds >= WORTH_HELP and self.name else None
        if helpers is None:
            return self.search(sight, end)
        seed = self.random.getrandbits(32)
        asked = helpers.begin(sight.sample(), sight.seat, self.name, seed, end)
        return with_help(self.search(sight, end), found(asked))

    def search(self, sight: Sight, end: float | None = None) -> list[Line]:
        """The same, alone; until a moment, if one is given."""
        seed = self.random.getrandbits(32)
        first = sight.sample()
        settings = self.ways.get(first.agenda[-1][0].name, self.ways[""])
        search = Search(self.evaluation, settings, sight.seat, sight.sample, seed)
        return search.run(first, sight.legal, self.iterations, None if end is None else lambda: time() < end)

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self.lines(sight)[0].action


def with_help(lines: list[Line], found: Found) -> list[Line]:
    """Lines with what helpers found added; best first."""
    own = {line.action: line for line in lines}
    for action, values in found:
        if action in own:
            own[action].values += values
            own[action].total += sum(values)
    lines.sort(key=standing)
    return lines


def looker(game: str, name: str, seed: int | str) -> SearchBot:
    """The bot that ``greedy``, ``judge``, ``greedy:hand`` or ``judge:hand`` names: it looks at what choices lead to at once."""
    judge = name.startswith("judge")
    evaluation = evaluation_of(game, hand=name.endswith(":hand"), amid=judge)
    return SearchBot(evaluation, JUDGE if judge else GREEDY[game], seed, 1)


def searcher(game: str, words: list[str], seed: int | str, limit: float | None = None) -> SearchBot:
    """The bot that ``search:1000``, ``search:500ms``, ``search:1000:hand`` or, with a style, ``search:1000:military`` names; or
    ``look:100``, which is a search that looks less far. ``limit``: it answers after so many seconds at the latest.
    """
    budget = words[1] if len(words) > 1 else ""
    number = budget.removesuffix("ms")
    ways = [[], ["hand"], *[[style] for style in styles(game)]]
    if not number.isdecimal() or int(number) < 1 or words[2:] not in ways:
        raise BadInput("error-no-such-search", name=":".join(words))
    hand = words[2:] == ["hand"]
    evaluation = evaluation_of(game, hand=True) if hand else evaluation_of(game, *words[2:])
    timed = budget.endswith("ms")
    return SearchBot(
        evaluation,
        (LOOK if words[0] == "look" else SEARCH)[game],
        seed,
        ENDLESS if timed else int(number),
        int(number) if timed else None,
        ":".join(words),
        limit,
    )
