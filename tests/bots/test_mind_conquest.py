"""What programs know of both editions of History of the World: prices for every question, and numbers for every position."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise, product
from math import isfinite
from operator import mul
from pathlib import Path
from typing import Any, cast

import pytest

import epochal
from epochal import Seeded, State
from epochal.bots.reasons import RIVALS
from epochal.core.mind import Mind
from epochal.games.conquest.bot.mind import AT_A_TIME
from epochal.games.conquest.world import Conquest

GAMES = ("hotw2001", "hotw2018")
OF_RIVALS = {"exposed", "lead", "order"}
"""Numbers of a seat that depend on what rivals hold."""

per_game = pytest.mark.parametrize("game", GAMES)


def every_option(game: str) -> list[dict[str, Any]]:
    options = epochal.load(game).options
    return [
        dict(zip([option.id for option in options], values, strict=True))
        for values in product(*[option.values for option in options])
    ]


CASES = [
    *[("hotw2001", number, seats) for number, seats in ((0, 4), (3, 3), (5, 6), (10, 5), (12, 3), (15, 4))],
    *[("hotw2018", number, seats) for number, seats in ((0, 4), (1, 3), (2, 5), (3, 6))],
]
"""Games by a number, which stands for their options and their luck: every option on and off, every number of seats."""
per_case = pytest.mark.parametrize(("game", "number", "seats"), CASES)


@cache
def mind(game: str) -> Mind:
    found = import_module(f"epochal.games.{game}.bot").mind()
    assert isinstance(found, Mind)
    return found


@cache
def states(game: str, number: int, seats: int, level: str = "greedy") -> list[State]:
    """Every state of a game, to the end."""
    chance, luck = Seeded(number), Seeded(f"luck {number}")
    make = import_module(f"epochal.games.{game}.bot").make
    players = [make(level, f"{number}/{seat}") for seat in range(seats)]
    options = every_option(game)
    state = epochal.load(game).new(seats, options[number % len(options)], chance)
    found = [state.clone()]
    while to_act := state.to_act():
        seat = to_act[0]
        sample = state.redeal(seat, luck)
        state.apply(seat, players[seat].choose(sample, seat, state.legal(seat)), chance)
        found.append(state.clone())
    return found


def questions(game: str, number: int, seats: int) -> Iterator[tuple[State, int]]:
    for state in states(game, number, seats):
        for seat in state.to_act():
            yield state, seat


def epoch_of(state: State) -> int:
    return cast(Conquest, state).epoch


def number_of(game: str, state: State, seat: int, feature: str) -> float:
    return mind(game).look(state)[seat][mind(game).features.index(feature)]


@per_case
def test_every_seat_has_its_numbers_at_every_moment(game: str, number: int, seats: int) -> None:
    judge = mind(game)
    for state in states(game, number, seats):
        rows = judge.look(state)
        assert len(rows) == seats
        for row in rows:
            assert len(row) == len(judge.features) == len(judge.hand)
            assert all(isfinite(each) for each in row)


@per_case
def test_at_the_end_only_the_score_is_left(game: str, number: int, seats: int) -> None:
    judge = mind(game)
    end = states(game, number, seats)[-1]
    assert [row[0] for row in judge.look(end)] == end.scores()
    assert not any(any(row[1:]) for row in judge.look(end))


@per_game
def test_the_score_comes_first_and_counts_as_it_is(game: str) -> None:
    judge = mind(game)
    assert (judge.features[0], judge.hand[0]) == ("score", 1.0)
    for state in states(game, 0, 4):
        assert [row[0] for row in judge.look(state)] == state.scores()


@per_game
def test_phases_are_the_epochs(game: str) -> None:
    """In 2001 an epoch that has just begun is one more."""
    phases = [mind(game).phase(state) for state in states(game, 0, 4)]
    assert phases == sorted(phases)
    assert set(phases) == set(range(mind(game).phases))
    epochs = {epoch_of(state) for state in states(game, 0, 4)}
    assert mind(game).phases == (2 * len(epochs) - 1 if game == "hotw2001" else len(epochs))
    for before, after in pairwise(states(game, 0, 4)):
        if epoch_of(after) > epoch_of(before):
            assert mind(game).phase(after) == mind(game).phase(before) + 1


@per_case
def test_every_question_has_prices_best_first(game: str, number: int, seats: int) -> None:
    for state, seat in questions(game, number, seats):
        legal = state.legal(seat)
        choices = mind(game).priced(state.clone(), seat, legal)
        prices = [price for price, _ in choices]
        assert choices
        assert prices == sorted(prices, reverse=True)
        assert {action for _, action in choices} <= set(legal)
        assert len({action for _, action in choices}) == len(choices)


@per_game
def test_the_best_price_is_what_a_greedy_player_chooses(game: str) -> None:
    player = import_module(f"epochal.games.{game}.bot").make("greedy", 1)
    for state, seat in questions(game, 0, 4):
        legal = state.legal(seat)
        best = mind(game).priced(state.clone(), seat, legal)[0][1]
        assert player.choose(state.clone(), seat, legal) == best


@per_game
def test_what_others_may_do_is_legal_and_spreads_over_areas(game: str) -> None:
    """Several armies are thought of at a time, each in another area; a hurry leaves out forts, and the cards of others in 2001."""
    actions = epochal.load(game).actions
    together = 0
    for state, seat in questions(game, 0, 4):
        legal = state.legal(seat)
        if len(legal) == 1:
            continue
        likely = mind(game).rough(state.clone(), seat, legal)
        assert likely[0] in legal
        chosen = [actions[action] for action in likely]
        if len(chosen) > 1:
            assert {action.verb for action in chosen} <= {"expand", "invade", "sail"}
            atlas = cast(Conquest, state).kit.atlas
            areas = [atlas.area_of[atlas.lands.index(action.noun)] for action in chosen]
            assert len(set(areas)) == len(areas) <= AT_A_TIME
            together += 1
        assert chosen[0].verb not in ("fort", "fortify")
        if game == "hotw2001" and state.agenda[-1][0].name == "play_events":
            assert chosen[0].verb == "done"
    assert together > 20


@per_game
def test_own_numbers_do_not_depend_on_the_secrets_of_others(game: str) -> None:
    own = [place for place, name in enumerate(mind(game).features) if name not in OF_RIVALS]
    compared = 0
    for at, state in enumerate(states(game, 0, 4)[::3]):
        if not state.to_json()["dealt"]:
            continue  # a seat may not look at a card that another passed on, nor into the pile
        for seat in range(4):
            rows = [mind(game).look(each)[seat] for each in (state, state.redeal(seat, Seeded(at)))]
            assert [rows[0][place] for place in own] == pytest.approx([rows[1][place] for place in own])
            compared += 1
    assert compared > 100


@per_game
def test_looking_leaves_the_table_alone(game: str) -> None:
    for state in states(game, 0, 4)[::17]:
        before = state.to_json()
        mind(game).look(state)
        assert state.to_json() == before


@per_case
def test_points_of_a_turn_are_counted_before_they_are_scored(game: str, number: int, seats: int) -> None:
    """Whoever stops gets what was pending, monuments that must rise and all, and nothing is pending any more."""
    done = epochal.load(game).actions.first("done")
    ended = 0
    for state, seat in questions(game, number, seats):
        if state.agenda[-1][0].name not in ("expand", "invade") or number_of(game, state, seat, "strength"):
            continue
        after = state.clone()
        after.apply(seat, done, Seeded(0))
        while after.agenda and after.agenda[-1][0].name == "choose_site":
            after.apply(seat, after.legal(seat)[0], Seeded(0))
        if not after.agenda or after.agenda[-1][0].name in ("found", "free_forts"):
            continue
        gained = after.scores()[seat] - state.scores()[seat]
        assert gained == number_of(game, state, seat, "pending")
        assert number_of(game, after, seat, "pending") == 0
        ended += 1
    assert ended > 20


@per_game
def test_a_turn_brings_about_what_was_hoped_for(game: str) -> None:
    """What a seat has grows by much less than it scores: most was counted before, as armies and cards to come."""
    judge = mind(game)
    grown, scored = 0.0, 0
    for seat, before, after in turns(game, 0, 4):
        rows = [judge.look(each)[seat] for each in (before, after)]
        worth = [sum(map(mul, judge.hand, row)) for row in rows]
        grown += worth[1] - worth[0]
        scored += after.scores()[seat] - before.scores()[seat]
    assert scored > 200
    assert abs(grown) < 0.4 * scored


@pytest.mark.parametrize(("number", "seats"), [(0, 4), (5, 6), (12, 3)])
def test_the_order_is_how_many_rivals_draw_first(number: int, seats: int) -> None:
    """As an epoch begins that is known from the points; later it is about the next epoch, of which there is none after the last."""
    last = max(epoch_of(state) for state in states("hotw2001", number, seats))
    begun = 0
    for state in states("hotw2001", number, seats):
        if not state.asked:
            continue
        saved = state.to_json()
        order = [number_of("hotw2001", state, seat, "order") for seat in range(seats)]
        if max(saved["holding"]) < 0:
            points = state.scores()
            assert order == [
                sum(0.5 * (other < own) + 0.5 * (other <= own) for other in points) - 0.5 for own in points
            ]
            begun += 1
        elif saved["epoch"] == last:
            assert not any(order)
            continue
        assert sum(order) == pytest.approx(seats * (seats - 1) / 2)
        assert all(0 <= each <= seats - 1 for each in order)
    assert begun >= last


def turns(game: str, number: int, seats: int) -> Iterator[tuple[int, State, State]]:
    """Every turn of a game but the last of an epoch: whose it is, its first question, and the first question after it."""
    first: tuple[State, dict[str, Any]] | None = None
    for state in states(game, number, seats):
        saved = state.to_json()
        if first is not None and saved["turn"] != first[1]["turn"]:
            if saved["epoch"] == first[1]["epoch"] and not saved["over"]:
                yield first[1]["turn"], first[0], state
            first = None
        if first is None and saved["turn"] >= 0:
            first = (state, saved)


def test_whoever_chose_at_the_same_time_chooses_again_in_a_sample() -> None:
    """The other set lies there in full again; what was chosen in earlier rounds stays."""
    settled = 0
    for before, after in pairwise(states("hotw2018", 0, 4)):
        if len(before.to_act()) == 2 and after.agenda[-1] == before.agenda[-1]:
            other, seat = before.to_act()
            sample = after.clone()
            assert sample.to_act() == (seat,)
            mind("hotw2018").settle(sample, seat)
            assert sample.to_json() == before.to_json()
            assert sample.to_act() == before.to_act()
            assert sample.legal(other) == before.legal(other)
            settled += 1
    assert settled > 5


@per_game
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_number_has_its_words(game: str, language: str) -> None:
    folder = Path(epochal.__file__).parent / "games" / game / "text"
    lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
    words = [line.split(" = ")[0] for line in lines if line.startswith("why-")]
    assert words == [f"why-{name.replace('_', '-')}" for name in (*mind(game).features, RIVALS)]
    assert all("{ $points }" in line for line in lines if line.startswith("why-"))
