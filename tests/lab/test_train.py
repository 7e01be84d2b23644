"""Learning the weights of positions from games: better than by hand, the same from the same seed, and kept in a file."""

import json
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from epochal.bots import mind_of
from epochal.bots.evaluation import Evaluation, by_hand
from epochal.bots.thinking import evaluation_of
from epochal.core.errors import BadInput
from epochal.lab import contest, train
from epochal.lab.simulate import Task
from epochal.lab.train import (
    FEWEST,
    Data,
    Moment,
    Numbers,
    chances,
    collect,
    compete,
    learn,
    loss,
    main,
    spread,
    study,
    sureness,
)

per_game = pytest.mark.parametrize("game", ["ancient_world", "hotw2018"])


@cache
def data(game: str) -> Data:
    return study(game, 32, "random", 1, 1)


def begun(game: str) -> Numbers:
    """The weights that learning sets out from."""
    mind = mind_of(game)
    return np.array([mind.start] * mind.phases)


@per_game
def test_what_is_learned_fits_the_games_better_than_what_it_began_with(game: str) -> None:
    start = begun(game)
    weights, told = learn(game, data(game))
    assert weights.shape == start.shape
    assert np.isfinite(weights).all()
    losses = [step["learned from"] for step in told["steps"]]
    assert losses[-1] < losses[0] - 0.01
    assert losses[-1] <= min(losses) + 1e-3
    train = data(game).part(data(game).game % 5 != 0)
    assert losses[0] == pytest.approx(loss(train, start), abs=1e-5)
    assert losses[-1] == pytest.approx(loss(train, weights), abs=1e-5)
    assert (told["games"], told["positions"]) == (32, len(data(game).y))


@per_game
def test_no_weight_within_its_bounds_would_fit_better(game: str) -> None:
    leeway = mind_of(game).leeway
    assert leeway is not None
    start, some = begun(game), data(game)
    *_, found = train.fit(some, start, leeway)
    scale = some.x.std(axis=(0, 1))

    def to_reduce(weights: Numbers) -> float:
        off, between = (weights - start) * scale, np.diff(weights, axis=0) * scale
        ties = train.NEAR_START * (off**2).sum() + train.NEAR_NEIGHBOURS * (between**2).sum()
        return float(len(some.y) * loss(some, weights) + ties / 2)

    least = to_reduce(found)
    bounds = np.sort([times * start for times in leeway], axis=0)
    for place in np.ndindex(*start.shape):
        for step in (-0.05, 0.05):
            other = found.copy()
            other[place] += step * abs(start[place])
            other = np.clip(other, *bounds)
            assert to_reduce(other) >= least - 1e-6 * least, (place, step)


@per_game
def test_the_same_seed_learns_the_same(game: str) -> None:
    again = study(game, 32, "random", 1, 1)
    assert np.array_equal(learn(game, again)[0], learn(game, data(game))[0])
    other = study(game, 32, "random", 2, 1)
    assert not np.array_equal(learn(game, other)[0], learn(game, data(game))[0])


@per_game
def test_every_number_of_seats_is_learned_from(game: str) -> None:
    there = np.isfinite(data(game).there).sum(axis=1)
    assert set(there.tolist()) == {"ancient_world": {2, 3, 4}, "hotw2018": {3, 4, 5, 6}}[game]
    assert np.allclose(data(game).y.sum(axis=1), 1.0)


@per_game
def test_chances_are_those_of_the_bots(game: str) -> None:
    """What is learned with arrays is what bots then see in a position."""
    weights = np.array(by_hand(mind_of(game)))
    evaluation = Evaluation(mind_of(game), weights.tolist())
    moments = collect(Task(game, 3, {}, ("novice",)), 7)
    assert moments
    found = chances(Data(moments, len(mind_of(game).features)), weights)
    for moment, row in zip(moments, found, strict=True):
        assert row.tolist() == pytest.approx(evaluation.judge(moment.rows, moment.phase))
        assert sum(moment.won) == pytest.approx(1.0)


@pytest.mark.parametrize("wins", [1, -1])
def test_a_number_that_wins_gets_its_weight_within_bounds(wins: int) -> None:
    """A made-up truth: whoever has more (or less) of the second number wins, and no other number matters."""
    mind = mind_of("ancient_world")
    start = begun("ancient_world")
    features = len(mind.features)
    random = np.random.default_rng(1)
    moments = []
    for game in range(2000):
        rows = random.normal(size=(3, features))
        won = [0.0, 0.0, 0.0]
        won[int(np.argmax(wins * rows[:, 1]))] = 1.0
        moments.append(Moment(game, game % mind.phases, rows.tolist(), won, won))
    weights, told = learn("ancient_world", Data(moments, features))
    assert mind.leeway is not None
    least, most = mind.leeway
    bound = most if wins > 0 else least
    assert weights[:, 1] == pytest.approx(bound * start[:, 1])
    assert (np.delete(weights / start, 1, axis=1).mean(axis=1) < 0.9).all()
    assert (weights >= least * start - 1e-9).all()
    assert (weights <= most * start + 1e-9).all()
    assert told["learned"] < told["steps"][0]["held back"]
    assert told["by chance"] == pytest.approx(np.log(3), abs=1e-5)


def test_a_number_gets_the_weight_of_the_points_it_brings() -> None:
    """A made-up truth: of the second number each brings three points, of the third each costs one, and luck does the rest. A number
    of which there never is any keeps the weight it had.
    """
    mind = mind_of("hotw2001")
    start = begun("hotw2001")
    random = np.random.default_rng(1)
    moments = []
    for game in range(6000):
        rows = random.normal(size=(4, len(mind.features))) * 5.0
        rows[:, 6] = 0.0
        points = rows[:, 0] + 3.0 * rows[:, 1] - rows[:, 2] + random.normal(size=4) * 10.0
        won = (points == np.max(points)).astype(float)
        moments.append(
            Moment(game, game % mind.phases, rows.tolist(), won.tolist(), (points + game % 7).tolist())
        )
    weights, told = learn("hotw2001", Data(moments, len(mind.features)))
    in_points = weights / weights[:, :1]
    assert in_points[:, 1] == pytest.approx(3.0, abs=0.5)
    assert in_points[:, 2] == pytest.approx(-1.0, abs=0.5)
    assert in_points[:, 3:6] == pytest.approx(0.0, abs=0.5)
    assert in_points[:, 6] == pytest.approx(start[:, 6] / start[:, 0], rel=0.1)
    assert weights[:, 0] == pytest.approx(0.15, rel=0.3)
    assert told["learned"] < told["steps"][0]["held back"] - 0.1


def test_the_spread_of_numbers_is_that_between_the_seats_of_a_position() -> None:
    rows = [[[1.0, 5.0], [3.0, 5.0]], [[7.0, 2.0], [9.0, 2.0]]]
    moments = [Moment(0, 0, each, [1.0, 0.0], [1.0, 0.0]) for each in rows]
    assert spread(Data(moments, 2)).tolist() == [1.0, 0.0]
    three = Moment(0, 0, [[0.0, 3.0], [0.0, 0.0], [0.0, 3.0]], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0])
    assert spread(Data([*moments, three], 2)) == pytest.approx([(4 / 7) ** 0.5, (6 / 7) ** 0.5])


# The command


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["train", *words])
    main()


def test_the_weights_are_kept_with_how_they_were_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(contest, "STREWN", (0.5,))
    out, chart = tmp_path / "learned.json", tmp_path / "curves.svg"
    files = ("--out", str(out), "--chart", str(chart))
    few = ("--games", "32", "--contest", "2", "--duels", "2")
    run(monkeypatch, "ancient_world", *few, "--bot", "random", "--seed", "1", *files)
    kept: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    told = json.loads(capsys.readouterr().out)
    assert kept["features"] == list(mind_of("ancient_world").features)
    assert len(kept["sure"]) == len(kept["weights"])
    assert kept["learned"] == {"bot": "random", "seed": 1, **told}
    assert np.allclose(kept["weights"], learn("ancient_world", data("ancient_world"))[0], atol=1e-5)
    amid, rounds = compete("ancient_world", data("ancient_world"), 2, 2, 1, 1)
    assert np.allclose(kept["amid"], amid, atol=1e-5)
    assert told["contest"] == rounds
    picture = chart.read_text(encoding="utf-8")
    assert all(word in picture for word in ("positions learned from", "round of the contest"))


def test_weights_that_promise_too_much_are_told_as_less_sure() -> None:
    some = data("ancient_world")
    weights, _ = learn("ancient_world", some)
    sure, less_sure = sureness(some, weights), sureness(some, weights * 2)
    assert len(sure) == len(weights)
    between = [pair for pair in zip(sure, less_sure, strict=True) if 0.4 < pair[0] < 1.5]
    assert len(between) > 2
    assert all(other == pytest.approx(one / 2, abs=0.011) for one, other in between)


def test_how_sure_chances_are_can_be_learned_for_weights_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "learned.json"
    words = ("ancient_world", "--games", "32", "--bot", "random", "--sure", "--out", str(out))
    with pytest.raises(SystemExit):
        run(monkeypatch, *words)
    assert "There are no weights of ancient_world in --out" in capsys.readouterr().err
    assert not out.exists()
    features = list(mind_of("ancient_world").features)
    weights = evaluation_of("ancient_world").weights
    kept = {"features": features, "weights": weights, "learned": "as before"}
    out.write_text(json.dumps(kept), encoding="utf-8")
    run(monkeypatch, *words)
    again = json.loads(out.read_text(encoding="utf-8"))
    assert again == {**kept, "sure": json.loads(capsys.readouterr().out)}
    assert len(again["sure"]) == len(weights)


@pytest.mark.parametrize(
    "held",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"features": ["a"], "weights": [[1.0]]}',
        json.dumps({"features": mind_of("ancient_world").features, "weights": [[1.0]]}).encode(),
        json.dumps({"features": mind_of("hotw2001").features, "weights": evaluation_of("hotw2001").weights}).encode(),
    ],
)  # fmt: skip
def test_a_file_without_the_weights_of_the_game_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], held: bytes
) -> None:
    out = tmp_path / "learned.json"
    out.write_bytes(held)
    begun = time.monotonic()
    with pytest.raises(SystemExit):
        run(monkeypatch, "ancient_world", "--games", "100000", "--sure", "--out", str(out))
    assert "There are no weights of ancient_world in --out" in capsys.readouterr().err
    assert time.monotonic() - begun < 5.0
    assert out.read_bytes() == held


def test_little_is_learned_from_games_with_every_number_of_seats() -> None:
    """However few they are: what more games bring is not what other numbers of seats bring."""
    seen: list[set[int]] = []

    def watched(some: Data, start: Numbers, leeway: tuple[float, float] | None) -> Iterator[Numbers]:
        seen.append(set(np.isfinite(some.there).sum(axis=1).tolist()))
        yield start

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(train, "steps_to", watched)
        patch.setattr(train, "PARTS", (0.5, 1.0))
        train.by_amount(data("hotw2018"), data("hotw2018"), begun("hotw2018"), None)
    assert seen == [{3, 4, 5, 6}, {3, 4, 5, 6}]


@pytest.mark.parametrize(
    ("game", "games", "bot", "jobs"),
    [
        ("chess", 24, "random", 1),
        ("ancient_world", 24, "perfect", 1),
        ("ancient_world", 24, "search:0", 1),
        ("ancient_world", 0, "random", 1),
        ("ancient_world", 24, "random", 0),
    ],
)
def test_nonsense_is_refused(game: str, games: int, bot: str, jobs: int) -> None:
    with pytest.raises(BadInput):
        study(game, games, bot, 1, jobs)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("--seed", "-1"), "There is no seed -1"),
        (("--games", "9"), "From 9 games weights can be neither learned nor judged. Play at least 10."),
        (("--games", "1"), "From one game weights can be"),
        (("--contest", "0"), "at least one game, not 0"),
        (("--duels", "0"), "so there cannot be 0 of them. Choose an even number from 2 on."),
        (("--duels", "401"), "so there cannot be 401 of them"),
        (("--duels", "-2"), "so there cannot be -2 of them"),
    ],
)
def test_numbers_from_which_nothing_can_be_learned_are_refused_before_anything_is_played(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    given: tuple[str, ...],
    words: str,
) -> None:
    out = tmp_path / "learned.json"
    begun = time.monotonic()
    with pytest.raises(SystemExit):
        run(monkeypatch, "ancient_world", "--games", "100000", *given, "--out", str(out))
    assert words in capsys.readouterr().err
    assert time.monotonic() - begun < 5.0
    assert not out.exists()


@per_game
def test_the_fewest_games_are_enough_to_judge_by(game: str) -> None:
    few = study(game, FEWEST, "random", 3, 1)
    weights, told = learn(game, few)
    assert np.isfinite(weights).all()
    assert "NaN" not in json.dumps(told)


def test_a_file_that_cannot_be_written_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "nowhere" / "learned.json"
    begun = time.monotonic()
    with pytest.raises(SystemExit):
        run(monkeypatch, "ancient_world", "--games", "100000", "--out", str(out))
    assert str(out) in capsys.readouterr().err
    out = tmp_path / "learned.json"
    with pytest.raises(SystemExit):
        run(monkeypatch, "ancient_world", "--games", "100000", "--out", str(out), "--chart", str(out))
    assert "would be written twice" in capsys.readouterr().err
    assert not out.exists()
    assert time.monotonic() - begun < 5.0


def test_learning_that_is_stopped_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(train, "study", stopped)
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, "ancient_world", "--games", "100")
    assert ended.value.code == 130
    assert capsys.readouterr().err == "Stopped before the end: nothing was learned or written.\n"
