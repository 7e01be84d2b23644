"""The search: finds what wins, keeps to its budget, and lets nobody see what others choose at the same time."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from functools import cache
from itertools import count
from tempfile import NamedTemporaryFile
from time import perf_counter, time
from typing import Any

import pytest

from epochal import Seeded, State
from epochal.bots import Sight, crew, make, mind_of, sight, think, thinking
from epochal.bots.crew import LEAST_IMPORTANT, Crew, Found
from epochal.bots.evaluation import Evaluation, by_hand
from epochal.bots.levels import BEHIND, PROMPT, SEARCH
from epochal.bots.search import BOTH as BOTH_WAYS
from epochal.bots.search import FAR, NEAR, WARM, Line, Luck, Search, Settings
from epochal.bots.thinking import SearchBot, evaluation_of, with_help
from epochal.cli.play import seated
from tests.bots.asked import GAMES, Asked, a_game
from tests.bots.duel import (
    BOTH,
    EVALUATION,
    GAME,
    LEFT,
    MIDDLE,
    RIGHT,
    TAKE,
    TOGETHER,
    Duel,
    DuelMind,
    Rule,
    Taken,
    duel,
)

per_game = pytest.mark.parametrize("game", GAMES)
per_seat = pytest.mark.parametrize("seat", [0, 1])


def thought(state: State, seat: int, iterations: int = 300) -> dict[int, float]:
    """The choices that a search looked at, best first, with the chances to win that it found."""
    lines = SearchBot(EVALUATION, {"": Settings(least=40)}, 1, iterations).lines(
        sight(state, seat, Seeded(1))
    )
    return {line.action: line.total / len(line.values) for line in lines}


@cache
def in_doubt(game: str) -> Asked:
    """A question of a game to which more than one answer deserves a thought."""
    mind, reach = mind_of(game), SEARCH[game][""].reach
    for state, seat in a_game(game)[20:]:
        priced = mind.priced(state.redeal(seat, Seeded(1)), seat, state.legal(seat))
        if len(priced) > 1 and priced[0][0] - priced[1][0] < reach * mind.heat:
            return Asked(state, seat)
    raise AssertionError


# What it finds


def test_a_choice_that_wins_at_once_is_found() -> None:
    state = duel(lambda taken: (0,) if taken[0] == (RIGHT,) else (), (TAKE, 0, 1), (TAKE, 1, 1))
    chances = thought(state, 0)
    assert next(iter(chances)) == RIGHT
    assert chances[RIGHT] == 1.0
    assert chances[LEFT] < 1.0


def test_a_choice_that_lets_another_win_is_avoided() -> None:
    """To all that the first seat may take but one, the other has an answer that wins."""

    def rule(taken: Taken) -> tuple[int, ...]:
        if not taken[1]:
            return ()
        return (1,) if (*taken[0], *taken[1]) in ((LEFT, RIGHT), (MIDDLE, LEFT)) else (0,)

    chances = thought(duel(rule, (TAKE, 0, 1), (TAKE, 1, 1)), 0)
    assert next(iter(chances)) == RIGHT
    assert chances[RIGHT] > 0.9
    assert chances[LEFT] < 0.3


def test_a_shared_victory_is_worth_its_part() -> None:
    winners = {LEFT: (1,), MIDDLE: (0, 1), RIGHT: (0,)}
    state = duel(lambda taken: winners[taken[0][0]] if taken[0] else (), (TAKE, 0, 1))
    assert thought(state, 0) == {RIGHT: 1.0, MIDDLE: 0.5, LEFT: 0.0}


# What it thinks of others


class Likely(DuelMind):
    """Thinks of several things at once that another may take, and remembers how often it was asked."""

    def __init__(self, likely: list[int]) -> None:
        super().__init__()
        self.likely = likely
        self.asked = 0

    def rough(self, state: State, seat: int, legal: list[int]) -> list[int]:
        self.asked += 1
        return self.likely.copy()


@pytest.mark.parametrize(
    ("likely", "taken", "asked"),
    [
        ([RIGHT], (RIGHT, RIGHT, RIGHT), 3),
        ([RIGHT, MIDDLE], (RIGHT, MIDDLE, RIGHT), 2),
        ([RIGHT, MIDDLE, LEFT, LEFT], (RIGHT, MIDDLE, LEFT), 1),
        ([RIGHT, 99, LEFT], (RIGHT, RIGHT, RIGHT), 3),
    ],
)
def test_others_do_what_is_likely_for_as_long_as_they_can(
    likely: list[int], taken: tuple[int, ...], asked: int
) -> None:
    """And the seat itself what the mind thinks best."""
    mind = Likely(likely)
    state = duel(lambda taken: (), (TAKE, 1, 3), (TAKE, 0, 1))
    search = Search(Evaluation(mind, by_hand(mind)), Settings(rough=True), 0, state.clone, 1)
    search.play_on(FAR, state, Luck(1))
    assert state.taken == ((LEFT,), taken)
    assert mind.asked == asked


class Hopeful(DuelMind):
    """Its turn is over when it has taken something, and the round when the other has; then the first seat looks better."""

    def stretch(self, state: State, far: bool) -> int:
        assert isinstance(state, Duel)
        return len(state.taken[1 if far else 0])

    def look(self, state: State) -> list[list[float]]:
        assert isinstance(state, Duel)
        return [[2.0 if state.taken[1] else 0.0], [0.0]]


@pytest.mark.parametrize(("horizon", "chance"), [(NEAR, 0.5), (FAR, 0.8808), (BOTH_WAYS, 0.6904)])
def test_lines_are_judged_at_the_horizon_or_at_both(horizon: int, chance: float) -> None:
    mind = Hopeful()
    state = duel(lambda taken: (), (TAKE, 0, 1), (TAKE, 1, 1), (TAKE, 0, 2))
    ways = {"": Settings(horizon=horizon)}
    for line in SearchBot(Evaluation(mind, by_hand(mind)), ways, 1, 30).lines(sight(state, 0, Seeded(1))):
        assert line.values == pytest.approx([chance] * len(line.values), abs=0.0001)


@pytest.mark.parametrize(("sure", "told"), [(1.0, 0.8808), (0.5, 0.7311)])
def test_chances_are_told_as_sure_as_they_are_where_they_are_judged(sure: float, told: float) -> None:
    mind = Hopeful()
    state = duel(lambda taken: (), (TAKE, 0, 1), (TAKE, 1, 1), (TAKE, 0, 2))
    evaluation = Evaluation(mind, by_hand(mind), [sure])
    for line in SearchBot(evaluation, {"": Settings(horizon=FAR)}, 1, 30).lines(sight(state, 0, Seeded(1))):
        assert line.values == pytest.approx([0.8808] * len(line.values), abs=0.0001)
        assert line.told == pytest.approx([told] * len(line.values), abs=0.0001)


def test_a_victory_in_sight_is_told_as_what_it_is() -> None:
    state = duel(lambda taken: (0,) if LEFT in taken[0] else (), (TAKE, 0, 1), (TAKE, 1, 1), (TAKE, 0, 2))
    evaluation = Evaluation(EVALUATION.mind, EVALUATION.weights, [0.2])
    best, *_ = SearchBot(evaluation, {"": Settings()}, 1, 30).lines(sight(state, 0, Seeded(1)))
    assert (best.action, set(best.told)) == (LEFT, {1.0})


def told(best: list[float], other: list[float]) -> float:
    """The chance told with a choice of which this was found, beside that of the best."""
    first, second = Line(1.0, LEFT), Line(0.5, RIGHT)
    first.told, second.told = best, other
    known = best[WARM:] if len(best) >= 2 * WARM else best
    assert first.chance(first) == pytest.approx(sum(known) / len(known))
    return second.chance(first)


def test_a_choice_is_told_with_the_odds_it_had_beside_the_best() -> None:
    """Whoever dropped out early is compared by the rounds that both were in, and two more of the chance there is on the whole."""
    best = [0.2, 0.2, 0.05, 0.05, 0.0]
    one, two = (0.1 + 0.1 + 0.2) / 4, (0.2 + 0.2 + 0.2) / 4
    odds = 0.1 / 0.9 * (one / (1 - one)) / (two / (1 - two))
    assert told(best, [0.1, 0.1]) == pytest.approx(odds / (1 + odds))
    assert told(best, [0.2, 0.2]) == pytest.approx(0.1)


def test_rounds_in_which_others_did_not_know_their_answers_yet_are_not_told() -> None:
    hopeful = [1.0] * WARM + [0.1, 0.3] * WARM
    assert told(hopeful, hopeful) == pytest.approx(0.2)
    assert told(hopeful, [1.0] * WARM + [0.1] * WARM) < 0.15


def test_a_choice_that_won_most_of_a_few_rounds_is_not_told_as_hopeless() -> None:
    lucky = [1.0] * 8 + [0.6] * 24
    assert told(lucky, [1.0] * 5 + [0.0] * 3) == pytest.approx(0.2, abs=0.03)
    assert told(lucky, [0.0] * 8) == pytest.approx(0.02, abs=0.02)
    assert told([1.0] * 8, [1.0] * 5 + [0.0] * 3) == pytest.approx(0.7)
    assert told([0.0] * 8, [0.0] * 8) == pytest.approx(0.01)


def test_what_differs_little_where_little_is_open_is_told_apart() -> None:
    assert told([0.97] * 8, [0.96] * 8) == pytest.approx(0.962, abs=0.001)
    assert told([0.03] * 8, [0.02] * 8) == pytest.approx(0.022, abs=0.001)


# Choices made at the same time


@per_seat
def test_nobody_sees_what_others_choose_at_the_same_time(seat: int) -> None:
    """Whoever finds what the other took wins: always, if it could be seen, and one time in three otherwise."""
    state = duel(finder(1 - seat, 2), (TAKE, seat, 1), (TAKE, 1 - seat, 1), (TOGETHER, BOTH, 2))
    chances = thought(state, seat, 1500)
    assert 0.5 < next(iter(chances.values())) < 0.8


@per_seat
def test_nobody_sees_the_choice_that_is_thought_about(seat: int) -> None:
    """The same where the choice at the same time is the next one."""
    chances = thought(duel(finder(1 - seat, 1), (TOGETHER, BOTH, 1)), seat, 1500)
    assert next(iter(chances.values())) > 0.5


def finder(seat: int, things: int) -> Rule:
    """This seat wins if the last of so many things is the same as the other's, else the other wins."""

    def rule(taken: Taken) -> tuple[int, ...]:
        if min(map(len, taken)) < things:
            return ()
        return (seat,) if taken[0][-1] == taken[1][-1] else (1 - seat,)

    return rule


# Its budget


@per_game
@pytest.mark.parametrize("budget", [1, 25, 80])
def test_a_budget_of_iterations_is_kept(game: str, budget: int) -> None:
    state, seat = in_doubt(game)
    way = SEARCH[game][""]
    search = Search(evaluation_of(game), way, seat, lambda: state.redeal(seat, Seeded(1)), 1)
    lines = search.run(state.redeal(seat, Seeded(2)), state.legal(seat), budget, None)
    assert len(lines) > 1
    assert 0 < search.iterations < budget + way.width
    assert sum(len(line.values) for line in lines) == search.iterations


def test_a_search_goes_on_as_long_as_it_may() -> None:
    state = duel(finder(1, 2), (TAKE, 0, 1), (TAKE, 1, 1), (TOGETHER, BOTH, 2))
    rounds = iter([True] * 7 + [False])
    search = Search(EVALUATION, Settings(), 0, state.clone, 1)
    search.run(state.clone(), state.legal(0), 1000, lambda: next(rounds))
    assert search.iterations == 7 * len(state.legal(0))


def test_time_is_read_between_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that is a millisecond further at every look."""
    state, seat = a_game("ancient_world")[20]
    bot = make("ancient_world", "search:7ms", 1)
    assert isinstance(bot, SearchBot)
    clock = count()
    monkeypatch.setattr(thinking, "time", lambda: next(clock) / 1000)
    lines = bot.lines(sight(state, seat, Seeded(1)))
    assert max(len(line.values) for line in lines) == 6


@per_game
def test_a_budget_of_time_is_kept(game: str) -> None:
    state, seat = in_doubt(game)
    bot = make(game, "search:60ms", 1)

    def seconds() -> float:
        begun = perf_counter()
        assert bot.choose(sight(state, seat, Seeded(1))) in state.legal(seat)
        return perf_counter() - begun

    assert min(seconds() for _ in range(4)) < 0.18


@per_game
def test_people_do_not_wait_for_a_level_longer_than_promised(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a machine so slow that the master is not done in time: it takes what seems best by then. In the lab it takes its time."""
    assert 4 < PROMPT["master"] < 5
    state, seat = in_doubt(game)
    monkeypatch.setitem(PROMPT, "master", 0.0)
    monkeypatch.setitem(BEHIND["master"], game, "search:30")

    def rounds(prompt: bool) -> int:
        bot = make(game, "master", 1, prompt=prompt)
        assert isinstance(bot, SearchBot)
        best = bot.lines(sight(state, seat, Seeded(1)))[0]
        assert best.action in state.legal(seat)
        return len(best.values)

    assert rounds(prompt=True) == 0
    assert rounds(prompt=False) > 1


def test_bots_at_tables_and_in_the_terminal_are_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[SearchBot] = []
    state, seat = in_doubt("hotw2018")

    def watched(*args: Any) -> SearchBot:
        made.append(thinking.searcher(*args))
        return made[-1]

    monkeypatch.setattr("epochal.bots.searcher", watched)
    monkeypatch.setitem(BEHIND["master"], "hotw2018", "search:2")
    sample = state.redeal(seat, Seeded(3)).to_json()
    think("hotw2018", "standard", sample, seat, "master", "t/1")
    seated(state.game, "master, strong", 0, "t/2")
    make("hotw2018", "master", 1)
    at_a_table, *in_the_terminal, in_the_lab = [bot.limit for bot in made]
    limit = PROMPT["master"]
    assert at_a_table == limit
    assert in_the_terminal == [limit, None, limit, None, limit]
    assert in_the_lab is None


def test_the_only_legal_choice_needs_no_thought() -> None:
    def never() -> State:
        raise AssertionError("the search took a sample")

    assert SearchBot(EVALUATION, {"": Settings()}, 1, 1000).choose(Sight(GAME, 0, [MIDDLE], never)) == MIDDLE


@per_game
def test_the_same_seed_thinks_the_same(game: str) -> None:
    state, seat = a_game(game)[30]

    def told() -> list[tuple[int, float]]:
        bot = make(game, "search:40", "a seed")
        assert isinstance(bot, SearchBot)
        return [(line.action, line.total) for line in bot.lines(sight(state, seat, Seeded(1)))]

    assert told() == told()


# Idle processors


@pytest.fixture
def helper(monkeypatch: pytest.MonkeyPatch) -> Iterator[Crew]:
    """A helper as important as others: among other tests on few processors, the least important process would never get to think."""
    monkeypatch.setattr(crew, "_step_back", int)
    hired = Crew(1)
    yield hired
    hired.pool.shutdown()


@per_game
def test_helpers_think_about_the_same_question(game: str, helper: Crew) -> None:
    """A real process helps; one that comes too late finds nothing, and that is no harm."""
    state, seat = in_doubt(game)
    own = {
        line.action for line in SearchBot(evaluation_of(game), SEARCH[game], 1, 1).lines(look(state, seat))
    }
    in_time = helper.begin(state.redeal(seat, Seeded(1)), seat, "search:20", 1, time() + 3600)[0]
    found = dict(in_time.result(timeout=120))
    late = helper.begin(state.redeal(seat, Seeded(1)), seat, "search:20", 1, time() - 1)[0]
    assert set(found) <= set(state.legal(seat))
    assert own & set(found)
    assert all(0.0 <= value <= 1.0 for values in found.values() for value in values)
    assert sum(map(len, found.values())) > 0
    assert all(values == [] for _, values in late.result(timeout=120))


def test_helpers_take_only_what_nobody_else_wants() -> None:
    helper = Crew(1)
    assert helper.pool.submit(os.nice, 0).result(timeout=120) == LEAST_IMPORTANT
    helper.pool.shutdown()


def test_helpers_do_not_hear_ctrl_c_and_end_with_who_they_help() -> None:
    program = """
import os, signal
from epochal.bots.crew import Crew

if __name__ == "__main__":
    helper = Crew(1)
    one = helper.pool.submit(os.getpid).result()
    os.kill(one, signal.SIGINT)
    print(helper.pool.submit(abs, -7).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
    with NamedTemporaryFile("w", suffix=".py") as file:
        file.write(program)
        file.flush()
        # What the helper could still write to is closed only when it has ended, too.
        ended = subprocess.run([sys.executable, file.name], capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stdout) == (-signal.SIGKILL, "7\n")
    assert "Traceback" not in ended.stderr


def test_a_choice_is_made_without_helpers_that_were_lost(
    monkeypatch: pytest.MonkeyPatch, helper: Crew
) -> None:
    """The system may end a helper; the next question finds others."""
    monkeypatch.setattr(thinking, "crew", lambda: helper)
    helper.pool.submit(os._exit, 1).exception(timeout=120)
    state, seat = a_game("ancient_world")[20]
    for _ in range(2):
        assert make("ancient_world", "search:200ms", 1).choose(look(state, seat)) in state.legal(seat)
    assert helper.pool.submit(abs, -1).result(timeout=120) == 1


def look(state: State, seat: int) -> Sight:
    return sight(state, seat, Seeded(1))


def test_what_helpers_found_is_added() -> None:
    """The choice that most rounds were spent on is best: it stayed in the race longest."""
    first, second = Line(2.0, LEFT), Line(1.0, RIGHT)
    for line in (first, second):
        line.values, line.total = [0.5, 0.5], 1.0
    best, other = with_help([first, second], [(RIGHT, [0.7, 0.9]), (LEFT, [0.1]), (MIDDLE, [1.0])])
    assert (best.action, best.values) == (RIGHT, [0.5, 0.5, 0.7, 0.9])
    assert (other.action, other.values) == (LEFT, [0.5, 0.5, 0.1])
    assert round(best.total, 6) == 2.6


def test_a_budget_of_time_asks_idle_processors_for_help(
    monkeypatch: pytest.MonkeyPatch, helper: Crew
) -> None:
    monkeypatch.setattr(thinking, "crew", lambda: helper)
    asked: list[list[Future[Found]]] = []
    begin = helper.begin

    def noted(*given: Any) -> list[Future[Found]]:
        asked.append(begin(*given))
        return asked[-1]

    monkeypatch.setattr(helper, "begin", noted)
    state, seat = a_game("ancient_world")[20]
    for name, helped in (("search:50", 0), ("search:100ms", 0), ("search:400ms", 1)):
        asked.clear()
        assert make("ancient_world", name, 1).choose(look(state, seat)) in state.legal(seat)
        assert len(asked) == helped
