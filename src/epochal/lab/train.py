"""Learn what the numbers of a position are worth, from games of bots, and keep the weights with the game.

python -m epochal.lab.train hotw2018 --games 2400 --bot steady --seed 1 --jobs 2 --out learned.json --chart curves.svg

Positions are taken at the beginnings of turns, in games with every number of seats. There are two ways to learn from them, and a game
says which is its own (``Mind.leeway``):

- From who won (``fit``): for each phase the weights under which the seats that won were most likely to win (a softmax over the seats of
  what their numbers add up to), held near those that learning sets out from and near those of the neighbouring phases, so that a
  number that seldom matters keeps a sensible weight; and within bounds, since what goes together with winning need not lead to it:
  those who win have more mouths to feed, but hunger does not win.
- From points (``regress``): for each phase what every number brings in points until the end of the game, held near what learning sets
  out from; and how many points ahead make a victory e times as likely. Points tell more than victories do where there is much luck.

One game in five is not learned from: by these games the weights are judged.

How sure people may be told that a chance is (``sureness``) is learned from the games held back: early in a game those who seem far
ahead win less often than it looks. With ``--sure`` this alone is learned, for the weights that ``--out`` holds.

In the middle of a turn it is otherwise: what counts there is not who is ahead but which choice is the better one. The weights for
that are found by a contest (``epochal.lab.contest``).
"""

import argparse
import json
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import epochal
from epochal.bots import mind_of, sight
from epochal.bots.evaluation import by_hand, shares
from epochal.core.errors import BadInput
from epochal.lab.contest import check_contest, check_duels, contest, duel
from epochal.lab.extra import extra
from epochal.lab.keeping import check_apart, check_writable, writing
from epochal.lab.simulate import Task, check_seed, play_many, players
from epochal.lab.work import check_count

with extra("lab"):
    import numpy as np
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from numpy.typing import NDArray
    from scipy.optimize import minimize

EVERY = 2
"""One position in so many at which a turn has just begun is taken, on average: there positions are judged."""
HELD = 5
"""One game in so many is held back to judge by."""
FEWEST = 2 * HELD
"""Games of which one at least is held back, and that have every number of seats."""
NEAR_START = 40.0
NEAR_NEIGHBOURS = 40.0
PRECISION = {"maxiter": 400, "ftol": 1e-9}
"""Steps at most, and by what part of it a step must make the loss less for another to follow."""
SCORE = 0
"""The number that is a seat's points so far."""
DOUBT = 0.5
"""By what part of itself a weight may well differ from the one that learning sets out from."""
SHARPNESS = (0.005, 0.5)
"""Between a victory that hardly hangs on points and one that two of them decide."""

PARTS = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Parts of the games that are learned from, to see what more of them bring."""
SURE = (0.2, 1.5, 131)
"""From chances that are hardly to be trusted to those that understate: the powers of them that are tried, and how many."""

Numbers = NDArray[np.float64]


class Moment(NamedTuple):
    """A position: the phase, the numbers of every seat, and what part of the victory and how many points each had in the end."""

    game: int
    phase: int
    rows: list[list[float]]
    won: list[float]
    points: list[float]


def collect(task: Task, seed: int) -> list[Moment]:
    """Play a game and take positions of it."""
    game = task.load()
    mind = mind_of(task.game)
    chance, luck, random = epochal.Seeded(seed), epochal.Seeded(f"{seed}/bots"), Random(f"{seed}/moments")
    bots = players(task, seed)
    state = game.new(task.seats, task.options, chance)
    taken: list[tuple[int, list[list[float]]]] = []
    turn = mind.stretch(state, False)
    while seats := state.to_act():
        before, turn = turn, mind.stretch(state, False)
        if turn != before and random.random() * EVERY < 1.0:
            taken.append((mind.phase(state), mind.look(state)))
        seat = seats[0]
        state.apply(seat, bots[seat].choose(sight(state, seat, luck)), chance)
    won, points = shares(state), [float(each) for each in state.scores()]
    return [Moment(seed, phase, rows, won, points) for phase, rows in taken]


class Data:
    """Positions as arrays: numbers by position, seat and feature; a seat that is not there has a part of -inf."""

    def __init__(self, moments: list[Moment], features: int) -> None:
        most = max(len(moment.rows) for moment in moments)
        self.x = np.zeros((len(moments), most, features))
        self.there = np.full((len(moments), most), -np.inf)
        self.y = np.zeros((len(moments), most))
        self.points = np.zeros((len(moments), most))
        self.phase = np.array([moment.phase for moment in moments])
        self.game = np.array([moment.game for moment in moments])
        for at, moment in enumerate(moments):
            seats = len(moment.rows)
            self.x[at, :seats] = moment.rows
            self.there[at, :seats] = 0.0
            self.y[at, :seats] = moment.won
            self.points[at, :seats] = moment.points

    def part(self, which: NDArray[np.bool_]) -> "Data":
        other = object.__new__(Data)
        for name in ("x", "there", "y", "points", "phase", "game"):
            setattr(other, name, getattr(self, name)[which])
        return other


def chances(data: Data, weights: Numbers) -> Numbers:
    """The chances of all seats of all positions, with weights by phase."""
    prospects = np.einsum("nsf,nf->ns", data.x, weights[data.phase]) + data.there
    prospects -= prospects.max(axis=1, keepdims=True)
    parts = np.exp(prospects)
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def loss(data: Data, weights: Numbers) -> float:
    """The mean surprise at who won, in nats: less is better."""
    return surprise(data, chances(data, weights))


def surprise(data: Data, p: Numbers) -> float:
    """The same for chances that are known."""
    return float(-(data.y * np.log(p + 1e-12)).sum(axis=1).mean())


def fit(data: Data, start: Numbers, leeway: tuple[float, float]) -> Iterator[Numbers]:
    """Weights step by step, each so many times that of the start at least and at most, and not far from those of the phases beside it."""
    scale = data.x.std(axis=(0, 1)) + 1e-6
    scaled = copy(data)
    scaled.x = data.x / scale
    phases = [data.phase == phase for phase in range(len(start))]
    anchor = start * scale
    ends = [times * anchor for times in leeway]

    def to_reduce(flat: Numbers) -> tuple[float, Numbers]:
        """How surprising it is who won, with how far the weights are from where they should be; and how that changes with each."""
        weights = flat.reshape(start.shape)
        p = chances(scaled, weights)
        slopes = np.einsum("ns,nsf->nf", p - data.y, scaled.x)
        gradient = np.array([slopes[which].sum(axis=0) for which in phases])
        off, between = weights - anchor, np.diff(weights, axis=0)
        gradient += NEAR_START * off
        gradient[1:] += NEAR_NEIGHBOURS * between
        gradient[:-1] -= NEAR_NEIGHBOURS * between
        ties = NEAR_START * (off**2).sum() + NEAR_NEIGHBOURS * (between**2).sum()
        return len(data.y) * surprise(data, p) + ties / 2, gradient.ravel()

    steps = [anchor.ravel()]
    bounds = [
        (low, high) if low < high else (None, None)
        for low, high in zip(np.minimum(*ends).ravel(), np.maximum(*ends).ravel(), strict=True)
    ]
    minimize(
        to_reduce, steps[0], jac=True, method="L-BFGS-B", bounds=bounds, options=PRECISION,
        callback=lambda flat: steps.append(flat.copy()),
    )  # fmt: skip
    for flat in steps:
        yield flat.reshape(start.shape) / scale


def regress(data: Data, start: Numbers) -> Iterator[Numbers]:
    """The same from the points that the numbers brought, which takes one step."""
    yield start
    weights = start.copy()
    for phase in range(len(start)):
        own = data.part(data.phase == phase)
        if len(own.y):
            points = worth_in_points(own, start[phase] / start[phase, SCORE])
            weights[phase] = points * sharpness(own, points)
    yield weights


def worth_in_points(data: Data, start: Numbers) -> Numbers:
    """What every number brings until the end of the game, compared with the others of a position, in points.

    What is believed before (that it is about ``start``) counts as much as what is seen when both are as sure.
    """
    x, ahead = apart(data, data.x), apart(data, data.points[..., None])[:, 0]
    left = ahead - x @ start
    for _ in range(2):
        belief = np.diag(left.var() / np.maximum(DOUBT * np.abs(start), 1e-3) ** 2)
        worth = start + np.linalg.solve(x.T @ x + belief, x.T @ (ahead - x @ start))
        left = ahead - x @ worth
    return np.asarray(worth)


def apart(data: Data, numbers: Numbers) -> Numbers:
    """By how much the numbers of each seat differ from the mean of its position; a row for each seat that is there."""
    there = np.isfinite(data.there)
    mean = (numbers * there[..., None]).sum(axis=1, keepdims=True) / there.sum(axis=1)[:, None, None]
    return np.asarray((numbers - mean)[there])


def sharpness(data: Data, points: Numbers) -> float:
    """The part of a victory's likelihood that hangs on a point: that under which those who won were most likely to."""
    one = copy(data)
    one.x = (data.x @ points)[..., None]
    one.phase = np.zeros_like(data.phase)
    tried = np.geomspace(*SHARPNESS, 200)
    return float(min(tried, key=lambda each: loss(one, np.array([[each]]))))


def sureness(data: Data, weights: Numbers) -> list[float]:
    """For each phase the power of the chances under which those who won were most likely to, in games held back."""
    held = data.part(data.game % HELD == 0)
    tried = np.linspace(*SURE)
    sure = [1.0] * len(weights)
    for phase in range(len(weights)):
        own = held.part(held.phase == phase)
        if len(own.y):
            losses = [loss(own, weights * power) for power in tried]
            sure[phase] = round(float(tried[int(np.argmin(losses))]), 2)
    return sure


def steps_to(data: Data, start: Numbers, leeway: tuple[float, float] | None) -> Iterator[Numbers]:
    """Weights step by step, in the way that a game with such leeway learns."""
    return regress(data, start) if leeway is None else fit(data, start, leeway)


def check_games(games: int) -> None:
    """Refuse so few games that there is nothing to learn from or to judge by."""
    if games < FEWEST:
        raise BadInput("error-train-games", games=games, least=FEWEST)


def study(game: str, games: int, bot: str, seed: int, jobs: int) -> Data:
    """Games with every number of seats, four the most often, and the positions taken of them."""
    check_seed(seed)
    check_games(games)
    counts = [count for count in epochal.load(game).seats if count > 1]
    wanted = {count: games // (2 * len(counts)) for count in counts}
    wanted[4] += games - sum(wanted.values())
    moments: list[Moment] = []
    for count, number in wanted.items():
        task = Task(game, count, {}, (bot,))
        for each in play_many(collect, task, number, seed + 1_000_000 * count, jobs):
            moments += each
    return Data(moments, len(mind_of(game).features))


def learn(game: str, data: Data) -> tuple[Numbers, dict[str, Any]]:
    """The weights, and what is told of how they were learned."""
    held = data.game % HELD == 0
    train, test = data.part(~held), data.part(held)
    mind = mind_of(game)
    hand = np.array(by_hand(mind))
    weights = start = np.array([mind.start] * mind.phases)
    steps: list[dict[str, float]] = []
    for weights in steps_to(train, start, mind.leeway):
        steps.append(
            {"learned from": round(loss(train, weights), 5), "held back": round(loss(test, weights), 5)}
        )
    even = float(np.log(np.isfinite(test.there).sum(axis=1)).mean())
    return weights, {
        "games": len(np.unique(data.game)),
        "positions": len(data.y),
        "by chance": round(even, 5),
        "by hand": round(loss(test, hand), 5),
        "learned": round(loss(test, weights), 5),
        "steps": steps,
        "amounts": by_amount(train, test, start, mind.leeway),
        "by phase": [
            {
                "phase": phase,
                "by hand": round(loss(test.part(test.phase == phase), hand), 4),
                "learned": round(loss(test.part(test.phase == phase), weights), 4),
            }
            for phase in range(len(weights))
            if (test.phase == phase).any()
        ],
    }


def by_amount(
    train: Data, test: Data, start: Numbers, leeway: tuple[float, float] | None
) -> list[dict[str, float]]:
    """What would have been learned from a part of the games, with any number of seats."""
    games = np.random.default_rng(0).permutation(np.unique(train.game))
    amounts: list[dict[str, float]] = []
    for part in PARTS:
        some = train.part(np.isin(train.game, games[: max(1, int(len(games) * part))]))
        *_, last = steps_to(some, start, leeway)
        amounts.append({"positions": len(some.y), "held back": round(loss(test, last), 5)})
    return amounts


def spread(data: Data) -> Numbers:
    """By how much the numbers of the seats of a position differ."""
    return np.asarray(np.sqrt((apart(data, data.x) ** 2).mean(axis=0)))


def compete(
    game: str, data: Data, games: int, duels: int, seed: int, jobs: int
) -> tuple[Numbers, dict[str, Any]]:
    """The weights for the middle of a turn, and how they came to win, round by round."""
    mind = mind_of(game)
    points = hand = np.array([mind.hand] * mind.phases)
    rounds: list[dict[str, float]] = []
    for points, explained in contest(game, spread(data), games, seed, jobs):
        won = duel(game, points, hand, duels, seed, jobs) if rounds else 0.5
        rounds.append({"explained": round(explained, 4), "won against hand": round(won, 4)})
    return points / mind.scale, {"games of a round": games, "duels": duels, "rounds": rounds}


def draw(told: dict[str, Any], title: str, path: Path) -> None:
    """How the surprise at who won went down, step by step and with more positions, and how the contest went, as a picture."""
    with rc_context({"svg.hashsalt": "epochal", "svg.fonttype": "none"}):
        figure = Figure(figsize=(11, 3), layout="constrained")
        steps, amounts, rounds = figure.subplots(1, 3)
        for name in ("learned from", "held back"):
            steps.plot([each[name] for each in told["steps"]], marker=".", label=name)
        steps.set_xlabel("step")
        steps.set_ylabel("loss (nats)")
        steps.legend(frameon=False)
        amounts.plot(
            [each["positions"] for each in told["amounts"]],
            [each["held back"] for each in told["amounts"]],
            marker=".",
            color="C1",
        )
        amounts.axhline(told["by hand"], linestyle="dashed", color="grey", label="by hand")
        amounts.set_xscale("log")
        amounts.set_xlabel("positions learned from")
        amounts.legend(frameon=False)
        won = [100 * each["won against hand"] for each in told["contest"]["rounds"]]
        rounds.plot(won, marker=".")
        rounds.axhline(50, linestyle="dashed", color="grey")
        rounds.set_xticks(range(len(won)))
        rounds.set_xlabel("round of the contest")
        rounds.set_ylabel("% won against hand")
        figure.suptitle(title)
        with writing(path):
            figure.savefig(path, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m epochal.lab.train")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2400, help="games that positions are taken of")
    parser.add_argument("--bot", default="steady", help="who plays them")
    parser.add_argument("--contest", type=int, default=1200, help="games of each round of the contest")
    parser.add_argument(
        "--duels", type=int, default=400, help="games against the weights set by hand after each round"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--out", type=Path, help="the file of the weights; without it, only the figures are printed"
    )
    parser.add_argument("--sure", action="store_true", help="learn only how sure the chances of --out are")
    parser.add_argument("--chart", type=Path, help="a picture of how the loss went down, as SVG")
    given = parser.parse_args()
    try:
        train(given)
    except BadInput as wrong:
        parser.error(str(wrong))
    except KeyboardInterrupt:
        parser.exit(130, f"{BadInput('error-train-stopped')}\n")


def train(given: argparse.Namespace) -> None:
    """Play, learn, and write what was asked for. What cannot be done is said before hours of play."""
    check_seed(given.seed)
    check_games(given.games)
    check_contest(given.contest)
    check_duels(given.duels)
    check_count(given.games, given.jobs)
    kept = learned_before(given.game, given.out) if given.sure else {}
    files = [path for path in (given.out, given.chart) if path]
    check_apart(files)
    for path in files:
        check_writable(path)
    data = study(given.game, given.games, given.bot, given.seed, given.jobs)
    if given.sure:
        kept["sure"] = sureness(data, np.array(kept["weights"]))
        print(json.dumps(kept["sure"]))
        write(given.out, kept)
        return
    weights, told = learn(given.game, data)
    amid, told["contest"] = compete(given.game, data, given.contest, given.duels, given.seed, given.jobs)
    print(json.dumps(told, indent=1))
    if given.out:
        features = mind_of(given.game).features
        kept = {
            "features": list(features),
            "weights": rounded(weights),
            "sure": sureness(data, weights),
            "amid": rounded(amid),
            "learned": {"bot": given.bot, "seed": given.seed, **told},
        }
        write(given.out, kept)
    if given.chart:
        draw(told, f"{given.game}: {told['positions']} positions of {told['games']} games", given.chart)


def learned_before(game: str, path: Path | None) -> dict[str, Any]:
    """What a file holds that was learned before, weights for all numbers of a game's positions among it."""
    mind = mind_of(game)
    try:
        if path is None:
            raise BadInput("error-train-sure", game=game)
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        weights = np.array(kept["weights"], dtype=np.float64)
        fits = kept["features"] == list(mind.features) and np.isfinite(weights).all()
        if not fits or weights.shape != (mind.phases, len(mind.features)):
            raise ValueError(weights.shape)
    except (OSError, ValueError, TypeError, KeyError):
        raise BadInput("error-train-sure", game=game) from None
    return kept


def write(path: Path, kept: dict[str, Any]) -> None:
    with writing(path):
        path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def rounded(weights: Numbers) -> list[list[float]]:
    return [[round(float(each), 5) for each in row] for row in weights]


if __name__ == "__main__":
    main()
