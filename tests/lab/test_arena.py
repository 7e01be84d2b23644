"""The arena: everybody in every seat with the same luck, and figures that follow from the games."""

from pathlib import Path

import pytest

from epochal.bots.levels import PROMPT
from epochal.core.errors import BadInput
from epochal.lab.arena import Bout, Standing, interval, play_bout, play_bouts, seatings, standings
from epochal.lab.chart import draw
from epochal.lab.ratings import placing, ratings
from epochal.lab.simulate import Result, Task, play_out, players

TASK = Task("hotw2001", 3, {}, ("novice", "random", "random"))


def bout(bots: str, scores: list[int], winners: list[int]) -> Bout:
    return Bout(
        Result(0, len(scores), 10, scores, winners), tuple(bots), [4] * len(scores), [0.5] * len(scores)
    )


# Seats and seeds


@pytest.mark.parametrize(
    ("bots", "different"),
    [("a", 1), ("aaa", 1), ("ab", 2), ("abab", 2), ("aab", 3), ("aabaab", 3), ("abcd", 4)],
)
def test_seatings_that_come_out_the_same_are_one(bots: str, different: int) -> None:
    assert seatings(bots) == different
    assert len({bots[turn:] + bots[:turn] for turn in range(len(bots))}) == different


def test_each_seed_is_played_once_from_each_seating() -> None:
    bouts = list(play_bouts(TASK, 6, 7, 1))
    assert [(each.result.seed, each.bots.index("novice")) for each in bouts] == [
        (7, 0), (7, 2), (7, 1), (8, 0), (8, 2), (8, 1),
    ]  # fmt: skip


def test_games_are_rounded_up_to_whole_seeds() -> None:
    assert len(list(play_bouts(TASK, 4, 1, 1))) == 6


def test_a_bout_is_the_game_that_its_seed_and_seating_give() -> None:
    played = play_bout(TASK, 3 * 7 + 1)
    assert played.result == play_out(TASK._replace(levels=("random", "random", "novice")), 7)
    assert sum(played.choices) == played.result.actions
    assert all(seconds > 0 for seconds in played.seconds)


def test_the_number_of_processes_changes_nothing() -> None:
    def told(bouts: list[Bout]) -> list[tuple[Result, tuple[str, ...], list[int]]]:
        return [(each.result, each.bots, each.choices) for each in bouts]

    assert told(list(play_bouts(TASK, 9, 0, 2))) == told(list(play_bouts(TASK, 9, 0, 1)))


@pytest.mark.parametrize("bots", [("novice",), ("novice", "random"), ("novice", "random", "grandmaster")])
def test_what_cannot_be_played_is_refused_at_once(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadInput):
        play_bouts(Task("hotw2001", len(bots), {}, bots), 4, 0, 1)


def test_prompt_bots_are_those_of_tables_and_their_games_are_kept_apart(tmp_path: Path) -> None:
    task = Task("hotw2001", 3, {}, ("master", "greedy", "search:1000"))
    for prompt, limit in ((False, None), (True, PROMPT["master"])):
        assert [getattr(bot, "limit", None) for bot in players(task._replace(prompt=prompt), 1)] == [
            limit,
            None,
            None,
        ]
    quick, keep = Task("hotw2001", 3, {}, ("random",) * 3), tmp_path / "games"
    list(play_bouts(quick, 1, 0, 1, keep=keep))
    with pytest.raises(BadInput):
        list(play_bouts(quick._replace(prompt=True), 1, 0, 1, keep=keep))


def test_bots_of_different_strength_are_told_apart() -> None:
    task = Task("hotw2001", 3, {}, ("novice", "random", "random"))
    best, rest = standings(play_bouts(task, 6, 0, 1))
    assert (best.bot, rest.bot) == ("novice", "random")
    assert best.share == 1
    assert best.points > rest.points


# Figures


def test_standings_count_seats_shares_and_points() -> None:
    bouts = [bout("aab", [5, 3, 5], [0, 2]), bout("aba", [1, 9, 2], [1])]
    a, b = standings(bouts)
    assert (a.bot, a.seats, a.games, a.share, a.even) == ("a", 4, 2, 0.25, 4 / 6)
    assert (b.bot, b.seats, b.games, b.share, b.even) == ("b", 2, 2, 0.75, 2 / 6)
    assert (a.points, b.points) == (2.75, 7)
    assert a.least < a.share < a.most
    assert a.seconds_per_choice == pytest.approx(0.125)


def test_the_slowest_choice_is_told_by_games_that_know_it() -> None:
    """Games that were kept before it was noted do not."""
    older, newer = bout("ab", [5, 3], [0]), bout("ab", [5, 3], [0])._replace(slowest=(0.5, 0.25))
    assert [each.slowest for each in standings([older])] == [0.0, 0.0]
    assert [each.slowest for each in standings([older, newer])] == [0.5, 0.25]


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ([5, 9, 7], [1], [3, 1, 2]),
        ([5, 5, 7], [2], [2, 2, 1]),
        ([9, 5, 9], [2], [2, 3, 1]),
        ([9, 8, 9], [0, 1], [1, 1, 3]),
        ([3, 4], [], [2, 1]),
    ],
)
def test_the_winners_of_the_game_come_first_then_points(
    scores: list[int], winners: list[int], ranks: list[int]
) -> None:
    assert placing(bout("abc"[: len(scores)], scores, winners).result) == ranks


def test_who_wins_is_rated_higher() -> None:
    rated = ratings([bout("abb", [9, 5, 4], [0])] * 10)
    assert rated["a"].mu > 25 > rated["b"].mu
    assert rated["a"].sigma < 25 / 3


def test_what_seats_of_one_bot_win_from_each_other_does_not_count() -> None:
    rated = ratings([bout("aa", [9, 5], [0])] * 5)
    assert rated["a"].mu == pytest.approx(25)


def test_a_bot_alone_has_no_rating() -> None:
    assert ratings([bout("a", [9], [0])]) == {}


# The picture


def test_the_same_standings_draw_the_same_picture(tmp_path: Path) -> None:
    table = [
        Standing("search:1000", 8, 8, 0.5, 0.2, 0.8, 0.5, 10.0, 0.1),
        Standing("b", 8, 8, 0.5, 0.2, 0.8, 0.5, 9.0, 0.1),
    ]
    for name in ("one.svg", "two.svg"):
        draw(table, tmp_path / name, "Title", "Axis", "Even")
    picture = (tmp_path / "one.svg").read_text()
    assert picture == (tmp_path / "two.svg").read_text()
    assert all(word in picture for word in ("search:1000", "Title", "Axis", "Even"))


def test_a_share_is_within_its_interval_however_it_is_rounded(tmp_path: Path) -> None:
    for games in range(1, 2001):
        for share in (0.0, 1 / games, 1.0):
            least, most = interval(share, games)
            assert 0.0 <= least <= share <= most <= 1.0
    sweep = [
        Standing(bot, 200, 100, share, *interval(share, 100), 0.5, 40.0, 0.001)
        for bot, share in (("steady", 1.0), ("random", 0.0))
    ]
    draw(sweep, tmp_path / "sweep.svg", "title", "axis", "even")
    assert (tmp_path / "sweep.svg").read_text().startswith("<?xml")
