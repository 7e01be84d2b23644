"""The score track: no two markers on one space, the floor, and the way past 99."""

from typing import cast

import pytest

import epochal
from epochal.games.hotw2018.state import World
from epochal.games.hotw2018.track import OCCUPIED
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table, play_out

pytestmark = pytest.mark.usefixtures("no_effects")


def after_four_points(*points: int) -> Table:
    """Seat 0 gains 4: the Vedics have presence in India, 2, and their capitol, 2."""
    table = Table(len(points))
    table.scores(*points)
    table.invading(0, "vedics")
    table.do("done")
    assert [event.args["points"] for event in table.told("event-scored")] == [4]
    return table


@rule("track.occupied")
def test_on_a_free_space_nobody_is_asked() -> None:
    table = after_four_points(10, 13, 15)
    assert table.world.to_act() == ()
    assert table.world.scores() == [14, 13, 15]


@rule("track.occupied")
@pytest.mark.parametrize(("choice", "score"), [("gain_point", 15), ("lose_point", 13)])
def test_on_a_taken_space_you_choose_to_gain_or_to_lose_one(choice: str, score: int) -> None:
    table = after_four_points(10, 14, 20)
    assert table.world.to_act() == (0,)
    assert table.legal("gain_point") == table.legal("lose_point") == [""]
    table.do(choice)
    assert table.world.scores() == [score, 14, 20]
    assert table.world.to_act() == ()


@rule("track.occupied")
def test_the_one_who_was_there_before_is_not_asked_and_does_not_move() -> None:
    table = after_four_points(10, 14, 20)
    table.do("gain_point")
    assert table.world.scores()[1:] == [14, 20]
    assert [event.args["seat"] for event in table.told("event-point-gained")] == ["seat:0"]


@rule("track.direction")
@pytest.mark.parametrize(
    ("others", "gain", "lose"),
    [
        pytest.param((14, 15), 16, 13, id="upwards once more"),
        pytest.param((14, 15, 16, 17, 18), 19, 13, id="upwards past all five"),
        pytest.param((14, 13), 15, 12, id="downwards once more"),
        pytest.param((14, 13, 12), 15, 11, id="downwards twice more"),
        pytest.param((14, 13, 12, 11), 15, 10, id="back to where it came from"),
        pytest.param((13, 14, 15), 16, 12, id="both ways"),
        pytest.param((12, 13, 14, 15, 16), 17, 11, id="both ways twice more"),
        pytest.param((14, 16), 15, 13, id="a free space between"),
    ],
)
@pytest.mark.parametrize("choice", ["gain_point", "lose_point"])
def test_the_choice_goes_on_to_the_first_free_space(
    others: tuple[int, ...], gain: int, lose: int, choice: str
) -> None:
    table = after_four_points(10, *others)
    table.do(choice)
    assert table.world.scores() == [gain if choice == "gain_point" else lose, *others]
    assert table.world.to_act() == ()


@rule("track.direction")
def test_what_the_choice_brought_is_told() -> None:
    table = after_four_points(10, 14, 15)
    table.do("gain_point")
    event = table.told("event-point-gained")[0]
    assert (event.args["points"], event.args["total"]) == (2, 16)
    table = after_four_points(10, 14, 13)
    table.do("lose_point")
    event = table.told("event-point-lost")[0]
    assert (event.args["points"], event.args["total"]) == (2, 12)


@rule("track.floor")
def test_losing_can_lead_to_0() -> None:
    table = after_four_points(0, 4, 3, 2, 1)
    table.do("lose_point")
    assert table.world.scores() == [0, 4, 3, 2, 1]


@rule("track.floor")
def test_losing_is_not_offered_where_it_would_lead_below_0() -> None:
    """No gain leads here, since the space one came from is free; the rule holds all the same."""
    table = Table(3)
    table.scores(1, 1, 0)
    table.run(OCCUPIED)
    assert table.legal("gain_point") == [""]
    assert table.legal("lose_point") == []
    assert table.why("lose_point") == "track.floor"
    table.do("gain_point")
    assert table.world.scores() == [2, 1, 0]


@rule("track.hundred")
def test_past_99_the_score_is_the_space_plus_100() -> None:
    assert after_four_points(96, 50, 60).world.scores() == [100, 50, 60]
    assert after_four_points(98, 50, 60).world.scores() == [102, 50, 60]


@rule("track.hundred", "track.direction")
@pytest.mark.parametrize(
    ("points", "gain", "lose"),
    [
        pytest.param((95, 99, 50), 100, 98, id="99 is taken"),
        pytest.param((95, 99, 0), 101, 98, id="99 and 0 are taken"),
        pytest.param((95, 99, 100), 101, 98, id="99 and 100 are taken"),
        pytest.param((95, 99, 0, 1, 98), 102, 97, id="98, 99, 0 and 1 are taken"),
        pytest.param((99, 3, 50), 104, 102, id="103 meets 3"),
        pytest.param((0, 104, 50), 5, 3, id="4 meets 104"),
        pytest.param((100, 104, 50), 105, 103, id="104 meets 104"),
        pytest.param((96, 0, 50), 101, 99, id="100 meets 0, and is turned back"),
        pytest.param((97, 1, 100), 102, 99, id="101 meets 1 and then 100, and is turned back"),
        pytest.param((97, 101, 0, 99, 98), 102, 97, id="back over 100, 99 and 98"),
    ],
)
@pytest.mark.parametrize("choice", ["gain_point", "lose_point"])
def test_a_marker_on_its_other_side_takes_up_its_space(
    points: tuple[int, ...], gain: int, lose: int, choice: str
) -> None:
    table = after_four_points(*points)
    table.do(choice)
    assert table.world.scores() == [gain if choice == "gain_point" else lose, *points[1:]]


@rule("track.occupied", "track.hundred")
def test_in_whole_games_no_two_markers_ever_share_a_space() -> None:
    collisions = 0
    for game in range(8):
        world = cast(World, GAME.new(seats=6, chance=epochal.Seeded(game)))
        for _ in play_out(world, game):
            meeting = bool(world.agenda) and world.agenda[-1][0] is OCCUPIED
            assert len({score % 100 for score in world.scores()}) == (5 if meeting else 6)
            collisions += meeting
        assert len(world.winners()) == 1
    assert collisions
