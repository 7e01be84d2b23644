"""The contest of weights: they move to where the winners were, the surer the further, and the same seed gives the same."""

import numpy as np
import pytest

from epochal.bots import mind_of
from epochal.core.errors import BadInput
from epochal.lab.contest import (
    SCORE,
    Duel,
    Round,
    Tried,
    contest,
    duel,
    fight,
    over_phases,
    step,
    try_out,
    units,
)
from epochal.lab.simulate import Task

GAME = "ancient_world"
MIND = mind_of(GAME)
FEATURES = len(MIND.features)
HAND = np.array(MIND.hand)


def made_up(games: int, good: dict[tuple[int, int], float], noise: float) -> list[Tried]:
    """Games whose points come from some of the weights, and otherwise from luck."""
    random = np.random.default_rng(5)
    tried = []
    for _ in range(games):
        strewn = random.normal(size=(4, 2, 3))
        strewn -= strewn.mean(axis=0)
        strewn[:, :, SCORE] = 0.0
        points = noise * random.normal(size=4)
        for (end, feature), worth in good.items():
            points += worth * strewn[:, end, feature]
        won = [float(seat == np.argmax(points)) for seat in range(4)]
        tried.append(Tried(strewn, points.tolist(), won))
    return tried


def test_weights_move_to_where_the_winners_were() -> None:
    steps, explained = step(made_up(300, {(0, 1): 1.0, (1, 2): -0.5}, 1.0))
    assert steps.shape == (2, 3)
    assert steps[0, 1] == 1.0
    assert steps[1, 2] == -1.0
    assert (np.abs(steps[[0, 1], [2, 1]]) < 0.3).all()
    assert (steps[:, SCORE] == 0.0).all()
    assert 0.3 < explained < 0.7


def test_luck_moves_weights_little() -> None:
    steps, explained = step(made_up(300, {}, 1.0))
    assert np.abs(steps).max() < 0.3
    assert explained < 0.05


def test_weights_between_the_first_phase_and_the_last_lie_on_a_line() -> None:
    assert over_phases(np.array([[1.0, 4.0], [3.0, 0.0]]), 3).tolist() == [[1.0, 4.0], [2.0, 2.0], [3.0, 0.0]]


def test_weights_are_strewn_in_parts_of_themselves() -> None:
    assert units(GAME, np.ones(FEATURES)) == pytest.approx(np.abs(HAND))


def test_a_weight_of_nothing_is_strewn_as_far_as_makes_a_difference() -> None:
    mind = mind_of("historia")
    place = mind.features.index("order")
    assert mind.hand[place] == 0.0
    spread = np.full(len(mind.features), 2.0)
    spread[place] = 0.5
    others = np.delete(np.array(mind.hand), place)
    assert units("historia", spread)[place] == pytest.approx(2.0 * others.mean() / 0.5)
    assert (units("historia", np.zeros(len(mind.features))) >= 0.0).all()


def test_a_game_of_the_contest_tells_what_every_seat_tried_and_got() -> None:
    ends = np.array([HAND, HAND])
    round = Round(Task(GAME, 4, {}), ends, 0.5 * HAND)
    tried = try_out(round, 3)
    assert tried.strewn.shape == (4, 2, FEATURES)
    assert np.allclose(tried.strewn.sum(axis=0), 0.0)
    assert (tried.strewn[:, :, SCORE] == 0.0).all()
    assert (np.delete(tried.strewn, SCORE, axis=2) != 0.0).all()
    assert sum(tried.won) == pytest.approx(1.0)
    assert tried.points[int(np.argmax(tried.won))] == max(tried.points)
    again = try_out(round, 3)
    assert np.array_equal(tried.strewn, again.strewn)
    assert (tried.points, tried.won) == (again.points, again.won)
    assert not np.array_equal(tried.strewn, try_out(round, 4).strewn)


def test_a_contest_begins_with_the_weights_set_by_hand_and_goes_on_from_round_to_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strewn = (0.6, 0.3)
    monkeypatch.setattr("epochal.lab.contest.STREWN", strewn)
    spread = np.ones(FEATURES)
    rounds = [weights for weights, _ in contest(GAME, spread, 2, 1, 1)]
    assert len(rounds) == len(strewn) + 1
    assert rounds[0] == pytest.approx(np.array([HAND] * MIND.phases))
    for before, after, far in zip(rounds, rounds[1:], strewn, strict=False):
        assert not np.array_equal(before, after)
        assert (np.abs(after - before) <= far * np.abs(HAND) + 1e-9).all()
        assert (after[:, SCORE] == HAND[SCORE]).all()
    again = [weights for weights, _ in contest(GAME, spread, 2, 1, 1)]
    assert np.array_equal(again[-1], rounds[-1])


def test_equals_share_the_victories_of_a_duel() -> None:
    """Every two games have the same luck with the seats changed over, so that nobody has a better seat."""
    same = np.array([HAND] * MIND.phases)
    assert duel(GAME, same, same, 2, 1, 2) == 0.5


def test_a_seed_below_zero_is_refused() -> None:
    same = np.array([HAND] * MIND.phases)
    with pytest.raises(BadInput, match="seed -1"):
        duel(GAME, same, same, 2, -1, 1)
    with pytest.raises(BadInput, match="seed -1"):
        next(contest(GAME, np.ones(FEATURES), 2, -1, 1))


@pytest.mark.parametrize("games", [0, 1, 3, -2])
def test_a_duel_of_games_that_are_not_in_twos_is_refused(games: int) -> None:
    same = np.array([HAND] * MIND.phases)
    with pytest.raises(BadInput, match="even number from 2 on"):
        duel(GAME, same, same, games, 1, 1)


def test_sense_wins_a_duel_against_nonsense() -> None:
    sense = np.array([HAND] * MIND.phases)
    assert duel(GAME, sense, -sense, 2, 1, 1) == 1.0
    assert fight(Duel(Task(GAME, 4, {}), -sense, sense), 8) == 0.0
