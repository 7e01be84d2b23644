"""What programs know of Historia: prices for every question, and numbers for every position."""

from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any, cast

import pytest

import epochal
from epochal import Seeded, State
from epochal.bots import GameBot, sight
from epochal.bots.reasons import RIVALS
from epochal.core.kernel import Outside
from epochal.core.mind import Mind
from epochal.games.historia.bot import mind
from epochal.games.historia.state import History
from epochal.games.historia.timeline import END_TURN

MIND: Mind = mind()
TEXTS = Path(epochal.__file__).parent / "games" / "historia" / "text"
GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"civbots": 3, "civbot_level": "mixed"}),
    (1, {"civbots": 4, "civbot_level": "hard"}),
    (2, {"civbots": 2, "civbot_level": "easy"}),
    (3, {"civbots": 0}),
    (4, {"civbots": 1, "civbot_level": "medium"}),
    (5, {"civbots": 0}),
]
games = pytest.mark.parametrize("number", range(len(GAMES)))


@cache
def game(number: int) -> list[State]:
    """Every state of a game between players who do not err, to the end."""
    seats, options = GAMES[number]
    chance, luck = Seeded(number), Seeded(f"luck {number}")
    bots = [GameBot("historia", "greedy", seat) for seat in range(seats)]
    state = epochal.load("historia").new(seats, options, chance)
    states = [state.clone()]
    while to_act := state.to_act():
        state.apply(to_act[-1], bots[to_act[-1]].choose(sight(state, to_act[-1], luck)), chance)
        states.append(state.clone())
    return states


def part(state: State, seat: int, feature: str) -> float:
    return MIND.look(state)[seat][MIND.features.index(feature)]


@games
def test_every_seat_has_its_numbers_at_every_moment(number: int) -> None:
    for state in game(number):
        looks = MIND.look(state)
        assert len(looks) == GAMES[number][0]
        for look in looks:
            assert len(look) == len(MIND.features) == len(MIND.hand)
            assert all(isfinite(each) for each in look)
        assert [look[0] for look in looks] == state.scores()


@games
def test_only_points_are_left_at_the_end(number: int) -> None:
    end = game(number)[-1]
    for look in MIND.look(end):
        assert not any(look[1:-1])
    if GAMES[number][0] == 1:
        (look,) = MIND.look(end)
        assert (look[0] + look[-1] > 0) == (end.winners() == (0,))


@games
def test_phases_are_halves_of_eras(number: int) -> None:
    phases = [MIND.phase(state) for state in game(number)]
    assert phases == sorted(phases)
    assert set(phases) == set(range(MIND.phases))


@games
def test_every_question_has_prices_best_first(number: int) -> None:
    for state in game(number)[::2]:
        for seat in state.to_act():
            legal = state.legal(seat)
            choices = MIND.priced(state, seat, legal)
            prices = [price for price, _ in choices]
            assert choices
            assert prices == sorted(prices, reverse=True)
            assert {action for _, action in choices} <= set(legal)


@games
def test_own_numbers_do_not_depend_on_the_secrets_of_others(number: int) -> None:
    for place, state in enumerate(game(number)[::5]):
        for seat in range(GAMES[number][0]):
            own = MIND.look(state)[seat]
            assert MIND.look(state.redeal(seat, Seeded(place)))[seat] == own


def test_looking_leaves_the_table_alone() -> None:
    for state in game(4)[::29]:
        before = state.to_json()
        MIND.look(state)
        assert state.to_json() == before


def test_others_choose_again_what_a_sample_made_them_choose() -> None:
    settled = 0
    for state in game(5):
        world = cast(History, state)
        waiting = [seat for seat in range(5) if seat not in state.to_act() and world.chosen[seat]]
        if waiting and len(state.to_act()) > 1:
            seat = state.to_act()[0]
            sample = cast(History, state.redeal(seat, Seeded(1)))
            MIND.settle(sample, seat)
            assert sample.chosen[seat] == world.chosen[seat]
            assert not any(sample.chosen[other] for other in range(5) if other != seat)
            assert set(sample.to_act()) == {*state.to_act(), *waiting}
            settled += 1
    assert settled


def test_points_of_the_end_are_counted_before_it() -> None:
    """If the last turn ended now: governments, territories held alone, and leaders whose condition is met."""
    checked = 0
    for state in game(5):
        if state.to_act() and MIND.phase(state) == MIND.phases - 1 and cast(History, state).turn == 4:
            end = cast(History, state.clone())
            end.agenda = []
            END_TURN.run(end, 0, 0, Outside(Seeded(1), None))
            for seat in range(5):
                certain = sum(part(state, seat, feature) for feature in ("score", "government", "alone"))
                assert end.points[seat] - certain in (0, part(state, seat, "leader"))
                checked += end.points[seat] > certain
    assert checked


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_number_has_its_words(language: str) -> None:
    lines = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    said = [line.split(" = ")[0] for line in lines if line.startswith("why-")]
    assert said == [f"why-{feature.replace('_', '-')}" for feature in (*MIND.features, RIVALS)]
