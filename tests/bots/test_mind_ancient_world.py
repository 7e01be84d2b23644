"""What programs know of The Ancient World: prices for every question, and numbers for every position."""

from functools import cache
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import cast

import pytest

import epochal
from epochal import Seeded, State
from epochal.bots import GameBot, make, sight
from epochal.bots.reasons import RIVALS
from epochal.core.bits import bit
from epochal.core.mind import Mind
from epochal.games.ancient_world import make as make_game
from epochal.games.ancient_world.bot import mind
from epochal.games.ancient_world.bot.weights import EYE, WEIGHTS
from epochal.games.ancient_world.bot.worth import Worth
from epochal.games.ancient_world.components import ROUNDS, Empire
from epochal.games.ancient_world.state import Cities

MIND: Mind = mind()
BOX = make_game().box
TEXTS = Path(epochal.__file__).parent / "games" / "ancient_world" / "text"


@cache
def game(seats: int, expand_plus: bool, level: str = "greedy") -> list[State]:
    """Every state of a game between players of a level, to the end."""
    chance, luck = Seeded(seats), Seeded(f"luck {seats}")
    bots = [
        make("ancient_world", level, seat) if level == "random" else GameBot("ancient_world", level, seat)
        for seat in range(seats)
    ]
    state = epochal.load("ancient_world").new(seats, {"expand_plus": expand_plus}, chance)
    states = [state.clone()]
    while to_act := state.to_act():
        state.apply(to_act[0], bots[to_act[0]].choose(sight(state, to_act[0], luck)), chance)
        states.append(state.clone())
    return states


def is_copy(card: Empire) -> bool:
    """Whether it does what cards of others do, which only who plays looks for."""
    return any(BOX.effects[effect].kind == "copy" for effect in card.action)


GAMES = [(seats, expand_plus) for seats in (2, 3, 4) for expand_plus in (False, True)]


def number(state: State, seat: int, feature: str) -> float:
    return MIND.look(state)[seat][MIND.features.index(feature)]


@pytest.mark.parametrize(("seats", "expand_plus"), GAMES)
def test_every_seat_has_its_numbers_at_every_moment(seats: int, expand_plus: bool) -> None:
    for state in game(seats, expand_plus):
        looks = MIND.look(state)
        assert len(looks) == seats
        for look in looks:
            assert len(look) == len(MIND.features) == len(MIND.hand)
            assert all(isfinite(each) for each in look)
        assert 0 <= MIND.phase(state) < MIND.phases


@pytest.mark.parametrize(("seats", "expand_plus"), GAMES)
def test_the_score_is_what_the_rules_count_and_nothing_else_is_left_at_the_end(
    seats: int, expand_plus: bool
) -> None:
    states = game(seats, expand_plus)
    for state in states:
        assert [look[0] for look in MIND.look(state)] == state.scores()
    assert all(not any(look[1:]) for look in MIND.look(states[-1]))


def test_phases_are_the_rounds() -> None:
    phases = [MIND.phase(state) for state in game(4, False)]
    assert phases == sorted(phases)
    assert set(phases) == set(range(MIND.phases))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_has_prices_best_first(seats: int) -> None:
    for state in game(seats, True):
        for seat in state.to_act():
            legal = state.legal(seat)
            choices = MIND.priced(state, seat, legal)
            prices = [price for price, _ in choices]
            assert choices
            assert prices == sorted(prices, reverse=True)
            assert {action for _, action in choices} <= set(legal)


def test_own_numbers_do_not_depend_on_the_secrets_of_others() -> None:
    for place, state in enumerate(game(4, False)[::7]):
        for seat in range(4):
            own = MIND.look(state)[seat]
            assert MIND.look(state.redeal(seat, Seeded(place)))[seat] == own


def test_looking_leaves_the_table_alone() -> None:
    for state in game(3, True)[::29]:
        before = state.to_json()
        MIND.look(state)
        assert state.to_json() == before


@pytest.mark.parametrize("card", [card for card in BOX.empire if not is_copy(card)], ids=lambda card: card.id)
def test_who_plays_and_who_judges_agree_on_what_a_card_can_do(card: Empire) -> None:
    """At the beginning, with some of everything that cards count, and towards the end."""
    number_of = [one.id for one in BOX.empire].index(card.id)
    for state in game(4, False)[20::90]:
        world = cast(Cities, state.clone())
        for seat in range(4):
            world.empire[seat], world.damaged[seat] = bit(number_of), 0
            world.recount(seat)
            seen = number(world, seat, "abilities") - EYE * world.totals[seat].explore * (
                ROUNDS - world.round
            )
            assert seen == pytest.approx(Worth(world, seat, WEIGHTS["greedy"]).abilities(number_of))


def test_a_card_that_gives_coins_for_food_when_a_citizen_comes_is_worth_something() -> None:
    world = cast(Cities, game(4, False)[20].clone())
    before = number(world, 0, "abilities")
    world.empire[0] |= bit([card.id for card in BOX.empire].index("aqueduct"))
    world.recount(0)
    assert number(world, 0, "abilities") > before


def test_hunger_in_the_last_round_is_what_starving_will_cost() -> None:
    lost = 0.0
    for seats in (2, 3, 4):
        states = game(seats, False, "random")
        for seat in range(seats):
            hunger = number(states[-2], seat, "hunger")
            assert number(states[-2], seat, "score") + hunger == states[-1].scores()[seat]
            lost += hunger
    assert lost


def test_income_is_no_gain_when_it_arrives() -> None:
    """What comes at the end of a round has been counted before."""
    states = game(4, False)
    for before, after in pairwise(states):
        if MIND.phase(after) == MIND.phase(before) + 1 and MIND.phase(after) in (1, 2, 3):
            for seat in range(4):
                parts = ("coins", "income")
                then = sum(number(after, seat, part) for part in parts)
                assert then == pytest.approx(sum(number(before, seat, part) for part in parts), abs=0.01)


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_number_has_its_words(language: str) -> None:
    lines = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    said = [line.split(" = ")[0] for line in lines if line.startswith("why-")]
    assert said == [f"why-{feature.replace('_', '-')}" for feature in (*MIND.features, RIVALS)]
