"""What positions promise: chances that add up, follow the weights, and were learned."""

import json
from importlib.resources import files
from math import isfinite
from typing import Any

import pytest

import epochal
from epochal import BadInput, Seeded
from epochal.bots import mind_of, thinking
from epochal.bots.evaluation import Evaluation, by_hand, shares, softmax
from epochal.bots.thinking import evaluation_of
from epochal.core.text import LANGUAGES, Text
from tests.bots.asked import GAMES, a_game, play
from tests.bots.duel import DuelMind
from tests.lab.ended import Ended

per_game = pytest.mark.parametrize("game", GAMES)


def learned(game: str) -> dict[str, Any]:
    kept = files(f"epochal.games.{game}.bot").joinpath("learned.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(kept)
    return found


@per_game
@pytest.mark.parametrize("hand", [False, True])
def test_chances_add_up(game: str, hand: bool) -> None:
    for state, _ in a_game(game)[::9]:
        chances = evaluation_of(game, hand=hand).chances(state)
        assert len(chances) == 4
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)


def test_one_alone_has_a_chance_that_grows_with_its_prospects() -> None:
    state = epochal.load("historia").new(1, {"civbot_level": "hard"}, Seeded(1))
    [chance] = evaluation_of("historia").chances(state)
    assert 0.0 < chance < 1.0
    assert softmax([0.0]) == [0.5]
    assert 0.0 < softmax([-1000.0])[0] < softmax([-1.0])[0] < softmax([1.0])[0] < softmax([1000.0])[0] <= 1.0


def test_chances_follow_the_weights_of_the_phase() -> None:
    evaluation = Evaluation(DuelMind(), [[0.5], [-0.5], [0.0]])
    rows = [[3.0], [1.0], [2.0]]
    first, second, third = evaluation.judge(rows, 0)
    assert first > third > second
    assert first / third == pytest.approx(third / second)
    assert evaluation.judge(rows, 1) == pytest.approx([second, first, third])
    assert evaluation.judge(rows, 2) == pytest.approx([1 / 3] * 3)


def test_chances_stand_the_greatest_numbers() -> None:
    assert Evaluation(DuelMind(), [[1.0]]).judge([[1e6], [-1e6]], 0) == [1.0, 0.0]


@per_game
def test_how_sure_a_chance_is_was_learned_for_every_phase(game: str) -> None:
    kept = learned(game)
    assert len(kept["sure"]) == len(kept["weights"])
    assert all(0.2 <= power <= 1.5 for power in kept["sure"])


def even(chance: float) -> list[float]:
    """The chance of the first of four, whose rivals are alike."""
    return [chance, *[(1.0 - chance) / 3] * 3]


def test_a_chance_is_told_as_sure_as_it_may_be() -> None:
    """An even chance stays even, what is better stays better, early in a game all are nearer to it, and all together make 1."""
    early, late = a_game("historia")[0].state, a_game("historia")[-1].state
    evaluation = evaluation_of("historia")
    chances = [0.0, 0.01, 0.1, 0.25, 0.5, 0.9, 1.0]
    for state in (early, late):
        told = [evaluation.told(even(chance), 0, state) for chance in chances]
        assert told == sorted(told)
        race = [0.48, 0.48, 0.03, 0.01]
        assert sum(evaluation.told(race, seat, state) for seat in range(4)) == pytest.approx(1.0)
        assert evaluation.told(race, 0, state) <= 0.5
        assert told[3] == pytest.approx(0.25)
        assert (told[0], told[-1]) == pytest.approx((0.0, 1.0), abs=0.01)
    assert evaluation.told(even(0.9), 0, early) < 0.8
    assert evaluation.told(even(0.9), 0, late) >= 0.9
    end, _ = play("historia", 4, {}, ("random",), 6)
    assert evaluation.told(even(0.7), 0, end) == 0.7
    alone = epochal.load("historia").new(1, {}, Seeded(1))
    assert evaluation.told([0.7], 0, alone) == 0.7


@per_game
def test_at_the_end_the_winners_are_known(game: str) -> None:
    end, _ = play(game, 4, {}, ("random",), 6)
    chances = evaluation_of(game).chances(end)
    assert chances == shares(end)
    assert tuple([seat for seat in range(4) if chances[seat]]) == end.winners()


def test_a_victory_is_shared_among_its_winners() -> None:
    assert shares(Ended(4, (1, 3))) == [0.0, 0.5, 0.0, 0.5]
    assert shares(Ended(1, ())) == [0.0]


@per_game
def test_weights_by_hand_are_points_on_a_scale(game: str) -> None:
    mind = mind_of(game)
    weights = by_hand(mind)
    assert len(weights) == mind.phases
    assert all([each * mind.scale for each in row] == pytest.approx(mind.hand) for row in weights)


# What was learned


per_table = pytest.mark.parametrize(("table", "amid"), [("weights", False), ("amid", True)])
"""The weights of positions between turns, and of those amid a turn."""


@per_game
@per_table
def test_what_was_learned_fits_the_numbers_of_the_game(game: str, table: str, amid: bool) -> None:
    kept, mind = learned(game), mind_of(game)
    assert tuple(kept["features"]) == mind.features
    assert [len(row) for row in kept[table]] == [len(mind.features)] * mind.phases
    assert all(isfinite(each) for row in kept[table] for each in row)
    assert evaluation_of(game, amid=amid).weights == kept[table] != by_hand(mind)
    assert evaluation_of(game, hand=True, amid=amid).weights == by_hand(mind)


@per_game
@pytest.mark.parametrize("amid", [False, True])
def test_points_are_good_in_every_phase(game: str, amid: bool) -> None:
    """All other numbers are told in points: by the weight of the score."""
    assert mind_of(game).features[0] == "score"
    assert all(row[0] > 0.01 for row in evaluation_of(game, amid=amid).weights)


@per_game
def test_it_is_said_how_the_weights_were_learned(game: str) -> None:
    told = learned(game)["learned"]
    assert told["bot"]
    assert isinstance(told["seed"], int)
    assert told["games"] >= 1000
    assert told["positions"] > told["games"]
    assert told["learned"] < told["by hand"]
    assert told["learned"] < told["by chance"]
    assert len(told["by phase"]) == mind_of(game).phases
    assert all(each["learned"] <= each["by hand"] for each in told["by phase"])
    assert told["contest"]["games of a round"] >= 1000
    assert told["contest"]["duels"] >= 400
    assert told["contest"]["rounds"][0]["won against hand"] == 0.5
    assert told["contest"]["rounds"][-1]["won against hand"] >= 0.55


@pytest.mark.parametrize("amid", [False, True])
def test_weights_of_other_numbers_are_refused(amid: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "mind_of", lambda game: DuelMind())
    with pytest.raises(BadInput) as refused:
        evaluation_of.__wrapped__("hotw2001", amid=amid)
    assert refused.value.message.id == "error-learned-other"
    for language in LANGUAGES:
        assert "epochal.lab.train hotw2001 --out" in Text(language).format(refused.value.message)


def test_weights_that_were_not_learned_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file from before there were weights for the middle of a turn."""
    kept = learned("historia")
    del kept["amid"]
    monkeypatch.setattr(thinking, "loads", lambda text: kept)
    assert evaluation_of.__wrapped__("historia").weights == kept["weights"]
    with pytest.raises(BadInput) as refused:
        evaluation_of.__wrapped__("historia", amid=True)
    assert refused.value.message.id == "error-learned-other"
