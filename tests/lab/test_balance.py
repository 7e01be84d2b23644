"""The balance report: stories as the game tells them, figures that add up, a report to be read."""

import json
from pathlib import Path
from typing import Any

import pytest

from epochal.bots import make, styles
from epochal.core.events import Event
from epochal.lab.balance import cards, figures, for_equal_places, main, offers, rivals
from epochal.lab.report import report
from epochal.lab.simulate import Result, Task, play_many, play_out
from epochal.lab.story import Listener, Story, Taken, Turn, listen

TASK = Task("hotw2018", 3, {}, ("novice",))
STYLES = ("military", "technology", "art", "expansion")
BY_STYLE = Task("historia", 3, {"civbots": 1}, STYLES)


def a_story(result: Result, turns: list[Turn], taken: list[Taken], rivals: dict[str, int]) -> Story:
    """A game of two of which only this is told."""
    return Story(result, [0, 0], turns, taken, [[12, 8], [42, 8]], ("", ""), [0, 1], rivals, [{}, {}], [], [])


@pytest.fixture(scope="module")
def stories() -> list[Story]:
    return list(play_many(listen, TASK, 4, 3, 1))


@pytest.fixture(scope="module")
def found(stories: list[Story]) -> dict[str, Any]:
    return figures(TASK, stories)


def test_listening_changes_nothing(stories: list[Story]) -> None:
    assert stories[1].result == play_out(TASK, 4)


def test_the_points_of_the_turns_make_the_score(stories: list[Story]) -> None:
    for story in stories:
        assert story.first != [0, 0, 0]
        assert len(story.turns) == 15
        for seat in range(3):
            gained = sum(turn.points for turn in story.turns if turn.seat == seat)
            assert story.first[seat] + gained == story.result.scores[seat]
        assert story.totals[-1] == story.result.scores


def test_every_player_takes_an_empire_and_an_event_in_every_epoch(stories: list[Story]) -> None:
    for story in stories:
        for epoch in range(1, 6):
            assert sorted(turn.place for turn in story.turns if turn.epoch == epoch) == [1, 2, 3]
            assert sorted(card.place for card in story.taken if card.epoch == epoch) == [1, 2, 3]


def test_a_turn_ends_when_the_next_begins() -> None:
    ear = Listener([1, 2])
    for event in (
        Event("event-epoch", {"epoch": 1}),
        Event("event-took-card", {"card": "event:a"}, "", (1,)),
        Event("event-took-card", {"card": "empire:y"}, "", (1,)),
        Event("event-took-card", {"card": "empire:x"}, "", (0,)),
        Event("event-turn", {"seat": "seat:0", "empire": "empire:x"}),
        Event("event-scored", {"seat": "seat:0", "points": 4, "total": 5}),
        Event("event-turn", {"seat": "seat:1", "empire": "empire:y"}),
        Event("event-played", {"seat": "seat:1", "card": "event:a"}),
        Event("event-plunder", {"seat": "seat:1", "points": 1, "total": 3}),
        Event("event-scored", {"seat": "seat:1", "points": 6, "total": 9}),
    ):
        ear.hear(event)
    ear.end_epoch()
    assert ear.turns == [Turn(1, 0, "empire:x", 2, 4, []), Turn(1, 1, "empire:y", 1, 7, ["event:a"])]
    assert ear.taken == [Taken(1, 1, "event:a", 1)]
    assert ear.totals == [[5, 9]]


def test_shares_of_the_victories_add_up(found: dict[str, Any]) -> None:
    assert sum(seat["share"] for seat in found["wins_by_seat"]) == pytest.approx(1)
    assert sum(place["share"] for place in found["wins_by_start"]) == pytest.approx(1)
    assert sum(empire["dealt"] for empire in found["empires"]) == pytest.approx(15)
    assert [epoch["epoch"] for epoch in found["epochs"]] == [1, 2, 3, 4, 5]


def test_the_place_in_the_draft_is_told_from_the_empire() -> None:
    """The first place is worth 4 more than the second, empire x 2 more than y; x is mostly chosen first."""
    turns = [("x", 1, 16.0)] * 9 + [("x", 2, 12.0)] + [("y", 1, 14.0)] + [("y", 2, 10.0)] * 9
    assert for_equal_places(turns) == pytest.approx({"x": 14, "y": 12})


def test_a_card_is_compared_with_turns_of_its_epoch() -> None:
    turns = [
        Turn(1, 0, "x", 1, 12, ["event:a"]),
        Turn(1, 1, "y", 2, 8, []),
        Turn(2, 0, "z", 1, 30, ["event:b"]),
    ]
    taken = [Taken(1, 0, "event:a", 1), Taken(1, 0, "event:b", 1), Taken(1, 1, "event:c", 2)]
    a, b, c = cards([a_story(Result(0, 2, 5, [42, 8], [0]), turns, taken, {})])
    assert (a["played"], a["kept"], a["more"], a["wins"]["share"]) == (1, 0, 2, 1)
    assert (b["played"], b["kept"], b["more"]) == (1, 1, 0)
    assert (c["played"], c["wins"]["share"]) == (0, 0)


def test_the_report_names_every_card_that_was_seen(found: dict[str, Any]) -> None:
    text = report(found)
    assert "4 games of hotw2018 with 3 players (novice)" in text
    assert text.count("\n| 1 | ") >= 1 + 3 + 3
    assert "Of the games that a level or style plays in" not in text
    assert "### Cards laid out for all" not in text
    assert "empire:" not in text
    assert "event:" not in text


def test_a_game_that_tells_less_is_reported_as_far_as_it_goes() -> None:
    found = figures(Task("hotw2001", 3, {}), list(play_many(listen, Task("hotw2001", 3, {}), 1, 1, 1)))
    assert found["cards"] == []
    assert "### Empires" in report(found)


def test_cards_of_a_row_and_foes_are_counted_round_by_round() -> None:
    ear = Listener([0])
    for event in (
        Event("event-round", {"round": 1}),
        Event("event-row", {"cards": ["empire:a", "empire:b", "empire:a"]}),
        Event("event-round", {"round": 2}),
        Event("event-drew-cards", {"cards": ["empire:c"]}, "", (0,)),
        Event("event-built", {"seat": "seat:0", "card": "empire:c", "total": 3}, "action.build"),
        Event("event-defeated", {"seat": "seat:0", "titan": "titan:x", "total": 5}, "attack.win"),
    ):
        ear.hear(event)
    ear.end_epoch()
    assert ear.offered == ["empire:a", "empire:b", "empire:a", "empire:c"]
    assert ear.built == ["empire:c"]
    assert ear.fallen == [(2, "titan:x")]
    assert ear.totals == [[0], [5]]
    assert ear.sources == [{"action.build": 3, "attack.win": 2}]


def test_a_card_laid_out_twice_in_a_game_counts_once() -> None:
    story = a_story(Result(0, 2, 5, [1, 0], [0]), [], [], {})
    told = [story._replace(offered=["a", "a", "b"], built=["a", "a"]), story._replace(offered=["a"])]
    assert offers(told) == [
        {"card": "b", "shown": 1, "taken": 0},
        {"card": "a", "shown": 2, "taken": 0.5},
    ]


def test_report_and_figures_can_be_kept(tmp_path: Path) -> None:
    out, data = tmp_path / "report.md", tmp_path / "figures.json"
    main(
        [
            "hotw2018",
            "--games",
            "1",
            "--seats",
            "3",
            "--level",
            "novice",
            "--out",
            str(out),
            "--json",
            str(data),
        ]
    )
    assert out.read_text() == report(json.loads(data.read_text()))


# Historia: styles that change seats, Civbots, wonders laid out for all


@pytest.fixture(scope="module")
def historia() -> list[Story]:
    return list(play_many(listen, BY_STYLE, 4, 0, 1))


def test_the_styles_are_those_of_the_game_and_can_be_played() -> None:
    assert tuple(styles("historia")) == STYLES
    assert styles("hotw2001") == []
    make("historia", "art", 1)


def test_styles_change_seats_from_game_to_game(historia: list[Story]) -> None:
    assert [story.levels for story in historia] == [(STYLES * 2)[seed : seed + 3] for seed in range(4)]
    found = figures(BY_STYLE, historia)
    assert [(each["level"], each["games"]) for each in found["wins_by_level"]] == [(s, 3) for s in STYLES]
    assert sum(each["wins"]["share"] for each in found["wins_by_level"]) == pytest.approx(4 / 3)


def test_every_point_has_a_source_and_every_wonder_taken_was_laid_out(historia: list[Story]) -> None:
    for story in historia:
        assert [sum(seat.values()) for seat in story.sources] == story.result.scores
        assert story.totals[-1] == story.result.scores
        assert len(story.totals) == 3
        assert len(set(story.offered)) == len(story.offered) == 42
        assert set(story.built) < set(story.offered)


def test_the_first_order_is_the_one_that_counts() -> None:
    ear = Listener([0, 0])
    ear.hear(Event("event-order", {"seats": ["seat:1", "seat:0"]}))
    ear.hear(Event("event-turn", {"era": 1, "turn": 1}))
    ear.hear(Event("event-order", {"seats": ["seat:0", "seat:1"]}))
    assert ear.order == [1, 0]


def test_rivals_that_the_game_guides_are_compared_with_the_seats(historia: list[Story]) -> None:
    told = [
        a_story(Result(0, 2, 5, [30, 10], [0]), [], [], {"civbot:1": 20, "civbot:2": 5}),
        a_story(Result(1, 2, 5, [20, 40], [1]), [], [], {"civbot:1": 20, "civbot:2": 15}),
    ]
    found = rivals(told)
    assert (found["beats_one"], found["beats_all"]) == (6 / 8, 2 / 4)
    assert (found["points"]["mean"], found["best"]["mean"]) == (15, 20)
    assert all(set(story.rivals) == {"civbot:civbot_1"} for story in historia)


def test_a_report_of_a_single_player(tmp_path: Path) -> None:
    out = tmp_path / "report.md"
    given = ["--games", "1", "--seats", "1", "--option", "civbot_level=easy"]
    main(["historia", *given, "--out", str(out)])
    text = out.read_text()
    assert "1 game of historia with 1 player (steady, civbot_level easy)" in text
    assert "the best of these" in text
    assert "| Great Pyramid of Giza | 1 |" in text
