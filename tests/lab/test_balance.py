"""The balance report: stories as the game tells them, figures that add up, a report to be read."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from epochal.bots import make, styles
from epochal.core.events import Event
from epochal.lab.balance import figures
from epochal.lab.counting import Moments, for_equal_places, histogram, spread
from epochal.lab.report import document, markdown
from epochal.lab.simulate import Result, Task, play_many, play_out
from epochal.lab.standings import Leads, Rivals, Sources
from epochal.lab.story import Gain, Listener, Story, Taken, Turn, listen, seated
from epochal.lab.worth import Actions, Drafted, Offers, Things

TASK = Task("hotw2018", 3, {}, ("novice",))
STYLES = ("military", "technology", "art", "expansion")
BY_STYLE = Task("historia", 3, {"civbots": 1}, STYLES)


def a_story(**told: Any) -> Story:
    """A game of two, won by the first, of which only this is told."""
    return Story(
        **{
            "result": Result(0, 2, 5, [42, 8], [0]), "levels": ("", ""), "span": "epoch", "first": [0, 0],
            "totals": [[12, 8], [42, 8]], "gains": [], "order": [0, 1], "rivals": {}, "turns": [], "taken": [], "offered": [],
            "got": [], "fallen": [], "verbs": [{}, {}], **told,
        }
    )  # fmt: skip


def found_by(count: Any, *stories: Story) -> Any:
    for story in stories:
        count.add(story)
    return count.found()


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
    ear.end_game([5, 9])
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
    cells: dict[tuple[str, int], Moments] = {}
    for empire, place, points in turns:
        cells.setdefault((empire, place), Moments()).add(points)
    fair = for_equal_places(cells)
    assert {empire: value for empire, (value, _) in fair.items()} == pytest.approx({"x": 14, "y": 12})
    assert [error for _, error in fair.values()] == pytest.approx([0, 0], abs=1e-6)


def test_the_error_of_a_fair_value_is_what_thing_and_place_leave_open() -> None:
    cells = {("x", 1): Moments(), ("y", 1): Moments()}
    for points in (8, 12, 8, 12):
        cells["x", 1].add(points)
        cells["y", 1].add(points + 5)
    assert for_equal_places(cells) == {
        "x": pytest.approx((10, (32 / 6 / 4) ** 0.5)),
        "y": pytest.approx((15, (32 / 6 / 4) ** 0.5)),
    }
    alone = {("x", 1): Moments(), ("y", 2): Moments()}
    for cell in alone.values():
        cell.add(7)
    assert [error for _, error in for_equal_places(alone).values()] == [0, 0]


def test_counts_give_what_the_values_would() -> None:
    counted = spread(Counter([1, 2, 2, 3, 7, 9]))
    assert counted == pytest.approx({"mean": 4, "deviation": 2.943920, "low": 1, "high": 9})
    assert histogram(Counter({3: 2, 5: 1})) == [
        {"from": 3, "to": 3, "count": 2},
        {"from": 4, "to": 4, "count": 0},
        {"from": 5, "to": 5, "count": 1},
    ]
    wide = histogram(Counter({100: 1, 340: 4}))
    assert (wide[0], wide[-1]["count"]) == ({"from": 100, "to": 119, "count": 1}, 4)
    assert len(wide) == 13


def test_a_card_is_compared_with_turns_of_its_epoch() -> None:
    turns = [
        Turn(1, 0, "x", 1, 12, ["event:a"]),
        Turn(1, 1, "y", 2, 8, []),
        Turn(2, 0, "z", 1, 30, ["event:b"]),
    ]
    taken = [Taken(1, 0, "event:a", 1), Taken(1, 0, "event:b", 1), Taken(1, 1, "event:c", 2)]
    a, b, c = found_by(Drafted(), a_story(turns=turns, taken=taken))["cards"]
    assert (a["played"], a["kept"], a["more"], a["wins"]["share"]) == (1, 0, 2, 1)
    assert (b["played"], b["kept"], b["more"]) == (1, 1, 0)
    assert (c["played"], c["wins"]["share"]) == (0, 0)


def test_the_report_names_every_card_that_was_seen(found: dict[str, Any]) -> None:
    text = markdown(document(found, "en"))
    assert "4 games of History of the World (2018) with 3 players, played by bots (novice)" in text
    assert text.startswith("# ")
    assert text.endswith("epochal lab balance hotw2018 --games 4 --seats 3 --level novice --seed 0\n")
    assert text.count("\n| 1 | ") >= 1 + 3 + 3
    assert "Levels and styles" not in text
    assert "## Cards laid out for all" not in text
    assert "empire:" not in text
    assert "event:" not in text


def test_a_game_that_tells_less_is_reported_as_far_as_it_goes() -> None:
    found = figures(Task("hotw2001", 3, {}), play_many(listen, Task("hotw2001", 3, {}), 1, 1, 1))
    assert found["cards"] == []
    text = markdown(document(found, "en"))
    assert "## Empires" in text
    assert "mean place" not in text


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
    ear.end_game([5])
    assert ear.offered == ["empire:a", "empire:b", "empire:a", "empire:c"]
    assert ear.got == [Taken(2, 0, "empire:c", 1)]
    assert ear.fallen == [(2, "titan:x")]
    assert ear.totals == [[0], [5]]
    assert ear.gains == {(2, 0, "action.build"): 3, (2, 0, "attack.win"): 2}


def test_the_parts_of_a_total_are_its_sources() -> None:
    """Parts told before the total are its sources; what no part explains belongs to the clause of the total."""
    ear = Listener([10, 0])
    for event in (
        Event("event-epoch", {"epoch": 1}),
        Event("event-banners", {"seat": "seat:0", "points": 10}, "end.banners"),
        Event("event-presence", {"seat": "seat:0", "points": 2}, "score.presence"),
        Event("event-control", {"seat": "seat:0", "points": 6}, "score.control"),
        Event("event-scored", {"seat": "seat:0", "points": 9, "total": 19}, "score.when"),
        Event("event-markers", {"seat": "seat:1", "points": 4}, "win.points"),
    ):
        ear.hear(event)
    ear.end_game([19, 5])
    gains = {"score.presence": 2, "score.control": 6, "score.when": 1}
    assert ear.gains == {(1, 0, clause): points for clause, points in gains.items()} | {
        (1, 1, "win.points"): 4,
        (1, 1, ""): 1,
    }
    assert ear.totals == [[19, 5]]


def test_a_card_laid_out_twice_in_a_game_counts_once() -> None:
    got = [Taken(1, 0, "a", 1), Taken(2, 0, "a", 1), Taken(2, 0, "c", 1)]
    rows = found_by(Offers(), a_story(offered=["a", "a", "b"], got=got), a_story(offered=["a"]))["offers"]
    assert [(row["card"], row["shown"], row["taken"]) for row in rows] == [("b", 1, 0), ("a", 2, 0.5)]


def test_things_are_compared_with_others_of_their_kind_and_epoch() -> None:
    """What is got late has less time to bring points, and is not blamed for that."""
    got = [
        Taken(1, 0, "wonder:a", 1),
        Taken(1, 1, "wonder:b", 1),
        Taken(2, 0, "wonder:c", 1),
        Taken(2, 1, "wonder:d", 1),
    ]
    (kind,) = found_by(Things(), a_story(got=got, totals=[[20, 0], [42, 8]]))["things"]
    assert kind["kind"] == "wonder"
    assert {row["card"]: row["fair_points"] for row in kind["rows"]} == pytest.approx(
        {"wonder:a": 17, "wonder:c": 7, "wonder:d": -7, "wonder:b": -17}
    )  # fmt: skip


def test_the_points_of_a_source_grow_from_epoch_to_epoch() -> None:
    gains = [Gain(1, 0, "a", 12), Gain(1, 1, "b", 8), Gain(2, 0, "a", 30)]
    found = found_by(Sources(), a_story(gains=gains))
    assert found["sources"] == [
        {"clause": "a", "points": 21, "by_epoch": [0, 6, 21]},
        {"clause": "b", "points": 4, "by_epoch": [0, 4, 4]},
    ]


def test_a_lead_can_change_and_be_shared() -> None:
    found = found_by(
        Leads(),
        a_story(totals=[[5, 8], [20, 20], [42, 8]]),
        a_story(totals=[[5, 3], [10, 9], [42, 8]]),
    )
    assert [each["wins"]["share"] for each in found["leads"]] == [0.5, 0.75, 1]
    assert [each["ahead"] for each in found["leads"]] == [2.5, 0.5, 34]
    assert found["lead_changes"] == [{"changes": 0, "share": 0.5}, {"changes": 1, "share": 0.5}]


def test_winners_are_compared_with_losers_verb_by_verb() -> None:
    actions = Actions()
    for _ in range(2):
        (war, trade) = found_by(actions, a_story(verbs=[{"war": 3}, {"war": 1, "trade": 1}]))["actions"]
        assert (war["times"], war["used"], war["winners"], war["losers"]) == (2, 1, 3, 1)
        assert (trade["times"], trade["used"], trade["winners"], trade["losers"]) == (0.5, 0.5, 0, 1)


def test_every_choice_is_counted_under_its_verb(stories: list[Story]) -> None:
    for story in stories:
        assert sum(sum(seat.values()) for seat in story.verbs) == story.result.actions
        assert all(seat["take_empire"] > 0 for seat in story.verbs)


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


@pytest.mark.parametrize(("seats", "levels"), [(2, 3), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)])
def test_levels_change_seats_so_that_no_seat_is_better_for_the_company_it_keeps(
    seats: int, levels: int
) -> None:
    """If the better level always wins, and equals share, all seats win equally often in as many games as all ways to sit."""
    task = Task("historia", seats, {}, tuple("abcd"[:levels]))
    wins = [Fraction()] * seats
    held = Counter[tuple[int, str]]()
    for seed in range(seats * levels):
        names = seated(task, seed)
        best = [seat for seat in range(seats) if names[seat] == min(names)]
        for seat in range(seats):
            held[seat, names[seat]] += 1
            wins[seat] += Fraction(seat in best, len(best))
    assert set(wins) == {Fraction(levels)}
    assert set(held.values()) == {seats}


def test_every_point_has_a_source_and_every_wonder_taken_was_laid_out(historia: list[Story]) -> None:
    for story in historia:
        assert [
            sum(g.points for g in story.gains if g.seat == seat) for seat in range(3)
        ] == story.result.scores
        assert story.totals[-1] == story.result.scores
        assert len(story.totals) == 3
        assert len(set(story.offered)) == len(story.offered) == 42
        assert {each.card for each in story.got if each.card.startswith("wonder:")} < set(story.offered)
        assert sum(each.card.startswith("leader:") for each in story.got) == 9


def test_the_first_order_is_the_one_that_counts() -> None:
    ear = Listener([0, 0])
    ear.hear(Event("event-order", {"seats": ["seat:1", "seat:0"]}))
    ear.hear(Event("event-turn", {"era": 1, "turn": 1}))
    ear.hear(Event("event-order", {"seats": ["seat:0", "seat:1"]}))
    assert ear.order == [1, 0]


def test_rivals_that_the_game_guides_are_compared_with_the_seats(historia: list[Story]) -> None:
    told = [
        a_story(result=Result(0, 2, 5, [30, 10], [0]), rivals={"civbot:1": 20, "civbot:2": 5}),
        a_story(result=Result(1, 2, 5, [20, 40], [1]), rivals={"civbot:1": 20, "civbot:2": 15}),
    ]
    found = found_by(Rivals(), *told)["rivals"]
    assert (found["beats_one"], found["beats_all"]) == (6 / 8, 2 / 4)
    assert (found["points"]["mean"], found["best"]["mean"]) == (15, 20)
    assert all(set(story.rivals) == {"civbot:civbot_1"} for story in historia)


def test_a_report_of_a_single_player() -> None:
    task = Task("historia", 1, {"civbot_level": "easy"}, ("steady",))
    text = markdown(document(figures(task, play_many(listen, task, 1, 0, 1)), "en"))
    assert "One game of Historia with one player, played by bots (steady, civbot_level=easy)" in text
    assert "the best of these" in text
    assert "| Great Pyramid of Giza | 1 |" in text
