"""The levels and styles of bots: named, legal to the end under every option, and better than chance."""

import json
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from itertools import product
from multiprocessing import get_context
from typing import Any

import pytest

import epochal
from epochal import BadInput, Seeded
from epochal.bots import LEVELS, levels, make, sight, styles, think
from epochal.bots.search import BOTH, FAR, NEAR
from epochal.bots.thinking import SearchBot, evaluation_of
from epochal.core.text import LANGUAGES, Text
from epochal.lab.arena import interval, play_bouts, standings
from epochal.lab.simulate import Task
from tests.bots.asked import GAMES, a_game, play

STYLES = {
    "hotw2001": [],
    "hotw2018": [],
    "historia": ["military", "technology", "art", "expansion"],
    "ancient_world": ["titans", "empire", "knowledge"],
}

per_game = pytest.mark.parametrize("game", GAMES)


def every_option(game: str) -> list[dict[str, Any]]:
    options = epochal.load(game).options
    return [
        dict(zip([option.id for option in options], values, strict=True))
        for values in product(*[option.values for option in options])
    ]


CASES = [
    (game, number)
    for game in ("hotw2001", "hotw2018", "ancient_world")
    for number in range(len(every_option(game)))
]
"""Every set of options; those of Historia depend on the number of seats and have tests of their own."""


# Names


@per_game
def test_a_game_names_its_levels_weakest_first_and_its_styles(game: str) -> None:
    assert levels(game) == list(LEVELS) == ["novice", "steady", "strong", "master"]
    assert styles(game) == STYLES[game]


def test_an_unknown_game_has_no_levels() -> None:
    with pytest.raises(BadInput):
        levels("chess")


def test_a_game_without_a_player_of_its_own_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(epochal._makers, "own_game", lambda content: epochal.load("hotw2001"))
    assert levels("own_game") == ["random"]
    assert styles("own_game") == []
    assert make("own_game", "random", 1)
    for name in ("steady", "greedy", "search:10"):
        with pytest.raises(BadInput) as refused:
            make("own_game", name, 1)
        assert refused.value.message.args == {"level": name, "known": "random"}


@per_game
@pytest.mark.parametrize(
    "name", ["perfect", "", "Steady", "steady:5", "seek:1000", "judge:5", "greedy:hand:hand"]
)
def test_an_unknown_level_is_refused_with_those_there_are(game: str, name: str) -> None:
    with pytest.raises(BadInput) as refused:
        make(game, name, 1)
    assert refused.value.message.id == "error-no-such-level"
    for language in LANGUAGES:
        said = Text(language).format(refused.value.message)
        assert f"“{name}”" in said
        known = ["random", "novice", "steady", "strong", "master", "greedy", "judge"]
        assert f": {', '.join([*known, *styles(game), 'search:1000', 'search:500ms'])}." in said
        assert said.endswith({"en": "search:500ms.", "pt-BR": "random (Aleatório)."}[language])


def test_a_style_of_one_game_is_unknown_to_another() -> None:
    with pytest.raises(BadInput):
        make("hotw2001", "titans", 1)


BUDGETS = ("", ":", ":0", ":x", ":ms", ":0ms", ":-5", ":1.5", ":5s", ":5:foo", ":5:", ":5:hand:hand")


@pytest.mark.parametrize("budget", BUDGETS)
def test_a_search_without_a_sensible_budget_is_refused_with_examples(budget: str) -> None:
    name = f"search{budget}"
    with pytest.raises(BadInput) as refused:
        make("historia", name, 1)
    assert refused.value.message.id == "error-no-such-search"
    for language in LANGUAGES:
        said = Text(language).format(refused.value.message)
        assert said.startswith(f"“{name}” ")
        assert "search:1000 (" in said
        assert "search:500ms (" in said


@pytest.mark.parametrize(
    ("name", "milliseconds"),
    [("search:7", None), ("search:7ms", 7), ("search:7:hand", None), ("look:7", None)],
)
def test_a_search_has_the_budget_of_its_name(name: str, milliseconds: int | None) -> None:
    bot = make("historia", name, 1)
    assert isinstance(bot, SearchBot)
    assert bot.milliseconds == milliseconds
    assert (bot.iterations == 7) == (milliseconds is None)


@per_game
def test_a_look_goes_no_further_than_the_turn_where_a_search_does(game: str) -> None:
    look, search = make(game, "look:7", 1), make(game, "search:7", 1)
    assert isinstance(look, SearchBot)
    assert isinstance(search, SearchBot)
    assert look.ways[""].horizon == NEAR
    assert search.ways[""].horizon == {"hotw2001": BOTH, "hotw2018": FAR}.get(game, NEAR)


def test_whose_games_weights_were_learned_from_is_still_there_to_play_them() -> None:
    for game in GAMES:
        kept = json.loads(files(f"epochal.games.{game}.bot").joinpath("learned.json").read_text("utf-8"))
        assert make(game, kept["learned"]["bot"], 1)


@pytest.mark.parametrize(("game", "style"), [(game, style) for game in GAMES for style in STYLES[game]])
def test_a_search_with_a_style_thinks_about_what_the_style_likes(game: str, style: str) -> None:
    """The same chances to win, and other prices."""
    bot = make(game, f"search:1:{style}", 1)
    assert isinstance(bot, SearchBot)
    liking, plain = bot.evaluation, evaluation_of(game)
    asked = [(state, seat, state.legal(seat)) for state, seat in a_game(game)[::10]]
    assert all(liking.chances(state) == plain.chances(state) for state, _, _ in asked)
    assert any(liking.mind.priced(*each) != plain.mind.priced(*each) for each in asked)


def test_a_style_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput):
        make("hotw2001", "search:1:military", 1)


@per_game
@pytest.mark.parametrize("name", ["greedy", "greedy:hand", "judge", "judge:hand"])
def test_a_bot_judges_by_the_weights_of_its_name(game: str, name: str) -> None:
    bot = make(game, name, 1)
    assert isinstance(bot, SearchBot)
    amid = name.startswith("judge")
    assert bot.evaluation is evaluation_of(game, hand=name.endswith(":hand"), amid=amid)


@per_game
def test_a_judge_takes_what_leads_at_once_to_the_best_position(game: str) -> None:
    """It tries every choice that deserves a thought, once."""
    looked = 0
    for state, seat in a_game(game)[::7]:
        legal, bot = state.legal(seat), make(game, "judge", 1)
        assert isinstance(bot, SearchBot)
        if len(legal) == 1:
            continue
        lines = bot.lines(sight(state, seat, Seeded(1)))
        if len(lines) > 1:
            looked += 1
            assert [len(line.values) for line in lines] == [1] * len(lines)
            assert lines[0].total == max(line.total for line in lines)
    assert looked > 3


# Whole games


@pytest.mark.parametrize(("game", "number"), CASES)
def test_every_choice_is_legal_to_the_end_of_the_game(game: str, number: int) -> None:
    counts = [seats for seats in epochal.load(game).seats if seats > 1]
    end, _ = play(
        game, counts[number % len(counts)], every_option(game)[number], ("steady", "novice"), number
    )
    end.check()
    assert end.to_act() == ()
    assert end.winners()


@per_game
def test_searches_play_to_the_end_too(game: str) -> None:
    end, _ = play(game, 3, every_option(game)[-1], ("search:6", "judge", "search:6:hand"), 4)
    end.check()
    assert end.winners()


@pytest.mark.parametrize(("game", "style"), [(game, style) for game in GAMES for style in STYLES[game]])
def test_styles_play_to_the_end_too(game: str, style: str) -> None:
    end, _ = play(game, 3, {}, (style, f"search:1:{style}", "novice"), 3)
    end.check()
    assert end.winners()


@per_game
def test_the_upper_levels_choose_legally(game: str) -> None:
    for level, questions in (("strong", a_game(game)[5::90]), ("master", a_game(game)[50:51])):
        for state, seat in questions:
            assert make(game, level, 1).choose(sight(state, seat, Seeded(1))) in state.legal(seat)


@per_game
@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_level_beats_chance(game: str, level: str) -> None:
    task = Task(game, 4, {}, (level, "random", "random", "random"))
    best, rest = standings(play_bouts(task, 8, 0, 1))
    assert best.share >= 7 / 8
    assert best.points > 1.3 * rest.points


# Elsewhere


def test_processes_think_the_same_from_plain_data() -> None:
    asked = {game: a_game(game)[60] for game in GAMES}
    jobs = [
        (game, "standard", json.loads(json.dumps(state.redeal(seat, Seeded(3)).to_json())), seat, bot, "t/60")
        for game, (state, seat) in asked.items()
        for bot in ("novice", "steady", "strong", "search:30")
    ]
    here = [think(*job) for job in jobs]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = [found.result() for found in [pool.submit(think, *job) for job in jobs]]
    assert here == there
    for (game, *_), (verb, noun) in zip(jobs, here, strict=True):
        state, seat = asked[game]
        assert state.game.actions.index(verb, noun) in state.legal(seat)


def test_shares_come_with_their_interval() -> None:
    least, most = interval(0.3, 200)
    assert (least, most) == pytest.approx((0.2407, 0.3667), abs=0.001)
