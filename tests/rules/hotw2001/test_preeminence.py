"""Chapter VII, pre-eminence: a hidden marker for whoever leads alone."""

import pytest

import epochal
from epochal.core.kernel import Outside
from epochal.games.hotw2001.epochs import END_EPOCH, END_GAME
from tests.rule import rule
from tests.rules.hotw2001.table import Table

VALUES = [3, 3, 4, 4, 4, 5, 5, 6]


def end_of_epoch(epoch: int, *score: int) -> Table:
    """The last empire of an epoch has scored; the epoch ends, and the next begins if there is one."""
    table = Table(seats=len(score), epoch=epoch)
    table.world.score = list(score)
    table.world.then((END_EPOCH, 0, 0))
    table.advance(epochal.Seeded(epoch))
    return table


def turned_over(markers: list[int], seed: int) -> list[int]:
    """The points each seat gets for so many markers at the end of the game."""
    table = Table(seats=len(markers), epoch=7)
    table.world.markers = markers.copy()
    table.world.then((END_GAME, 0, 0))
    table.advance(epochal.Seeded(seed))
    return table.world.scores()


@rule("preeminence.leader")
@pytest.mark.parametrize("epoch", range(1, 8))
def test_at_the_end_of_every_epoch_the_leader_takes_a_marker(epoch: int) -> None:
    table = end_of_epoch(epoch, 10, 12, 11)
    assert table.world.markers == [0, 1, 0]
    assert [event.args for event in table.told("event-preeminence")] == [{"seat": "seat:1"}]


@rule("preeminence.leader")
def test_the_leader_of_several_epochs_has_several_markers() -> None:
    table = end_of_epoch(1, 10, 12, 11)
    table.world.agenda.clear()
    table.world.epoch = 2
    table.run(END_EPOCH, 0)
    assert table.world.markers == [0, 2, 0]


@rule("preeminence.leader")
def test_the_marker_of_epoch_vii_counts_in_the_end() -> None:
    table = end_of_epoch(7, 10, 12, 11)
    assert table.world.over
    assert table.world.scores()[1] - 12 in VALUES
    assert [table.world.scores()[seat] for seat in (0, 2)] == [10, 11]


@rule("preeminence.leader")
def test_a_marker_is_worth_3_to_6_at_random() -> None:
    assert {turned_over([1, 0, 0], seed)[0] for seed in range(40)} == {3, 4, 5, 6}


@rule("preeminence.leader")
def test_the_eight_markers_are_3_3_4_4_4_5_5_and_6() -> None:
    """Whoever leads in all seven epochs takes all but one of the markers."""
    totals = {turned_over([7, 0, 0], seed)[0] for seed in range(60)}
    assert totals == {sum(VALUES) - left for left in VALUES}


@rule("preeminence.leader")
@pytest.mark.parametrize("seed", range(5))
def test_no_marker_is_taken_twice(seed: int) -> None:
    points = turned_over([4, 2, 1], seed)
    assert sum(VALUES) - sum(points) in VALUES
    assert max(points) <= 4 + 5 + 5 + 6


@rule("preeminence.tie")
@pytest.mark.parametrize("score", [(12, 12, 5), (7, 7, 7), (3, 20, 8, 20)])
def test_nobody_takes_a_marker_when_several_lead(score: tuple[int, ...]) -> None:
    table = end_of_epoch(3, *score)
    assert table.world.markers == [0] * len(score)
    assert table.told("event-preeminence") == []
    leaders = [f"seat:{seat}" for seat, points in enumerate(score) if points == max(score)]
    assert table.told("event-no-preeminence")[0].args["seats"] == leaders


@rule("preeminence.tie")
def test_a_tie_behind_the_leader_does_not_matter() -> None:
    assert end_of_epoch(3, 5, 5, 9).world.markers == [0, 0, 1]


@rule("preeminence.tie")
def test_markers_already_taken_do_not_break_a_tie() -> None:
    """Only the points on the track are compared, not what lies face down."""
    table = Table(epoch=2)
    table.world.score = [9, 9, 1]
    table.world.markers = [1, 0, 0]
    table.run(END_EPOCH, 0)
    assert table.world.markers == [1, 0, 0]


@rule("preeminence.secret")
def test_not_even_its_owner_sees_the_value_before_the_end() -> None:
    table = end_of_epoch(4, 10, 12, 11)
    for viewer in (0, 1, 2, None):
        player = table.world.view(viewer)["players"][1]
        assert (player["markers"], player["marker_points"], player["score"]) == (1, 0, 12)
    assert table.told("event-markers") == []
    assert table.told("event-preeminence")[0].args == {"seat": "seat:1"}


@rule("preeminence.secret")
def test_the_value_is_nowhere_until_the_end() -> None:
    """The same state can still turn over any value, so nothing in it can give the value away."""
    taken = end_of_epoch(6, 10, 12, 11).world
    values = set()
    for seed in range(40):
        world = taken.clone()
        world.agenda = [(END_GAME, 0, 0)]
        world.advance(Outside(epochal.Seeded(seed), None))
        values.add(world.scores()[1] - 12)
    assert values == {3, 4, 5, 6}


@rule("preeminence.secret")
def test_the_markers_are_turned_over_at_the_end() -> None:
    table = end_of_epoch(7, 10, 12, 11)
    [turned] = table.told("event-markers")
    assert turned.seats is None
    assert turned.args == {"seat": "seat:1", "count": 1, "points": table.world.scores()[1] - 12}
    assert table.world.view(None)["players"][1]["marker_points"] == turned.args["points"]
