"""Bots that think with a game's mind: ``greedy`` and ``search``."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from json import loads
from random import Random
from time import perf_counter

from epochal.bots.evaluation import Evaluation, by_hand
from epochal.bots.levels import GREEDY, SEARCH
from epochal.bots.search import Line, Search, Settings
from epochal.bots.sight import Bot, Sight
from epochal.core.errors import BadInput
from epochal.core.mind import Mind

ENDLESS = 1_000_000
"""Iterations, where time is the budget."""


def has_mind(game: str) -> bool:
    folder = f"epochal.games.{game}"
    return find_spec(folder) is not None and find_spec(f"{folder}.bot") is not None


@cache
def mind_of(game: str) -> Mind:
    """How a game is thought about."""
    found: Mind = import_module(f"epochal.games.{game}.bot").mind()
    return found


@cache
def evaluation_of(game: str, hand: bool = False) -> Evaluation:
    """What positions of a game promise: as learned, or as people set the weights."""
    mind = mind_of(game)
    if hand:
        return Evaluation(mind, by_hand(mind))
    kept = loads(files(f"epochal.games.{game}.bot").joinpath("learned.json").read_text("utf-8"))
    if tuple(kept["features"]) != mind.features or len(kept["weights"]) != mind.phases:
        raise BadInput("error-learned-other", game=game)
    return Evaluation(mind, kept["weights"])


class SearchBot(Bot):
    """Looks ahead within a budget of iterations (the same choice anywhere) or of milliseconds."""

    def __init__(
        self,
        evaluation: Evaluation,
        ways: Mapping[str, Settings],
        seed: int | str,
        iterations: int,
        milliseconds: int | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.ways = ways
        self.random = Random(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds

    def lines(self, sight: Sight) -> list[Line]:
        """The choices that deserve a thought, best first."""
        seed = self.random.getrandbits(32)
        first = sight.sample()
        settings = self.ways.get(first.agenda[-1][0].name, self.ways[""])
        search = Search(self.evaluation, settings, sight.seat, sight.sample, seed)
        return search.run(first, sight.legal, self.iterations, self._clock())

    def _clock(self) -> Callable[[], bool] | None:
        if self.milliseconds is None:
            return None
        end = perf_counter() + self.milliseconds / 1000
        return lambda: perf_counter() < end

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self.lines(sight)[0].action


def greedy(game: str, seed: int | str) -> SearchBot:
    """The bot that goes by prices, and by the evaluation where prices are close: it tries every choice once."""
    return SearchBot(evaluation_of(game), GREEDY[game], seed, 1)


def searcher(game: str, words: list[str], seed: int | str) -> SearchBot:
    """The bot that ``search:1000``, ``search:500ms`` or ``search:1000:hand`` names."""
    budget = words[1] if len(words) > 1 else ""
    number = budget.removesuffix("ms")
    if not number.isdecimal() or int(number) < 1 or words[2:] not in ([], ["hand"]):
        raise BadInput("error-no-such-search", name=":".join(words))
    evaluation = evaluation_of(game, words[2:] == ["hand"])
    timed = budget.endswith("ms")
    return SearchBot(
        evaluation, SEARCH[game], seed, ENDLESS if timed else int(number), int(number) if timed else None
    )
