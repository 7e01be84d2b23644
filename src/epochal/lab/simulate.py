"""Many games of bots, over several processes. The results depend on the seed only, not on the number of processes."""

from collections.abc import Collection, Generator, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar, Unpack

import epochal
from epochal.bots import RANDOM, Bot, make, sight
from epochal.bots.levels import BEHIND, GREEDY, JUDGE, LOOK, PROMPT, SEARCH
from epochal.bots.thinking import has_mind
from epochal.core.errors import BadInput
from epochal.core.events import Tell
from epochal.core.game import Game
from epochal.lab.work import Means, Play, run

T = TypeVar("T")


class Result(NamedTuple):
    """One game: the seed that plays it again, its length and how it ended."""

    seed: int
    seats: int
    actions: int
    scores: list[int]
    winners: list[int]

    def share(self, seat: int) -> float:
        """The part that a seat has in the victory."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


class Task(NamedTuple):
    """What is played: everything a process needs to know."""

    game: str
    seats: int
    options: Mapping[str, Any]
    levels: tuple[str, ...] = (RANDOM,)
    """The levels of the bots from the first seat on, over and over."""
    prompt: bool = False
    """Whether they answer as soon as at a table, where people wait."""
    content: str = epochal.STANDARD
    """The path of a folder, if the content is somebody's own."""

    def load(self) -> Game:
        """The game that is played."""
        return epochal.load(self.game, self.content)


def players(task: Task, seed: int) -> list[Bot]:
    """The bots of a game, one for each seat."""
    return [
        make(task.game, task.levels[seat % len(task.levels)], f"{seed}/{seat}", prompt=task.prompt)
        for seat in range(task.seats)
    ]


def play_out(task: Task, seed: int, tell: Tell | None = None, bots: Sequence[Bot] | None = None) -> Result:
    """Play one game of bots to its end; ``tell`` hears all that happens, secrets included."""
    game = task.load()
    chance = epochal.Seeded(seed)
    luck = epochal.Seeded(f"{seed}/bots")
    bots = players(task, seed) if bots is None else bots
    state = game.new(task.seats, task.options, chance, tell)
    actions = 0
    while seats := state.to_act():
        seat = seats[0]
        state.apply(seat, bots[seat].choose(sight(state, seat, luck)), chance, tell)
        actions += 1
    return Result(seed, task.seats, actions, state.scores(), list(state.winners()))


def simulate(
    task: Task, games: int, seed: int, jobs: int | None, **means: Unpack[Means]
) -> Generator[Result]:
    """Play games with the seeds ``seed``, ``seed + 1`` ... and yield the results in that order as they come."""
    return play_many(play_out, task, games, seed, jobs, **means)


def play_many(
    play: Play[Task, T], task: Task, games: int, seed: int, jobs: int | None, **means: Unpack[Means]
) -> Generator[T]:
    """The same with a way of one's own to play one game: a function of a module, whose results processes can hand on."""
    check(task, seed)
    return run(play, task, range(seed, seed + games), jobs=jobs, study=study(play, task, seed), **means)


def check(task: Task, seed: int) -> None:
    """Refuse what cannot be played, before anything is."""
    check_seed(seed)
    for level in task.levels:
        make(task.game, level, seed)
    task.load().new(task.seats, task.options, epochal.Seeded(seed))


def check_seed(seed: int) -> None:
    """Refuse a seed below 0: its luck is that of the seed above 0, and a study of both would count games twice."""
    if seed < 0:
        raise BadInput("error-seed", seed=str(seed))


def study(play: Play[Task, T], task: Task, seed: int) -> dict[str, Any]:
    """What is played, for the first line of a file that keeps games: the same study gives the same games."""
    game = task.load()
    return {
        "study": play.__name__,
        "game": task.game,
        "seats": task.seats,
        "options": game.chosen(task.options),
        "bots": list(task.levels),
        **({"bots_digest": bots_digest(task.game)} if has_mind(task.game) else {}),
        **({"prompt": True} if task.prompt else {}),
        "seed": seed,
        "version": epochal.__version__,
        "rules": game.rules,
        "content": game.content,
        "digest": game.digest,
    }


def bots_digest(game: str) -> str:
    """What the bots of a game are made of besides their code, which has a version: other weights or settings make another digest."""
    learned = files(f"epochal.games.{game}.bot").joinpath("learned.json").read_text("utf-8")
    behind = {level: bots.get(game) for level, bots in BEHIND.items()}
    settings = (behind, PROMPT, GREEDY.get(game), JUDGE, SEARCH.get(game), LOOK.get(game))
    return sha256(f"{settings!r}\n{learned}".encode()).hexdigest()[:16]


class Summary(NamedTuple):
    """What many results say together. A shared victory counts as a fraction for each winner."""

    games: int
    actions: int
    seconds: float
    actions_per_second: float
    mean_actions: float
    mean_scores: list[float]
    wins: list[float]


def summarize(results: list[Result], seconds: float, before: Collection[int] = ()) -> Summary:
    """The summary of at least one result; the seeds ``before`` were played at another time, and the speed is that of the others."""
    games = len(results)
    seats = range(results[0].seats)
    actions = sum(result.actions for result in results)
    now = sum(result.actions for result in results if result.seed not in before)
    return Summary(
        games=games,
        actions=actions,
        seconds=seconds,
        actions_per_second=now / seconds if seconds > 0 else 0.0,
        mean_actions=actions / games,
        mean_scores=[sum(result.scores[seat] for result in results) / games for seat in seats],
        wins=[sum(result.share(seat) for result in results) for seat in seats],
    )
