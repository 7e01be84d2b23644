"""The epoch: region tokens, the call of the empires, and whose turn it is."""

from collections import Counter
from typing import cast

import pytest

import epochal
from epochal.core.events import Event
from epochal.games.hotw2018.state import World
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table, play_out

pytestmark = pytest.mark.usefixtures("no_effects")

EPOCH_I = [
    "sumerians",
    "egyptians",
    "minoans",
    "hittites",
    "assyrians",
    "zhou_dynasty",
    "vedics",
    "greeks",
]


def drafted(*empires: str) -> Table:
    """Three seats with an empire each; the first named has the most points."""
    table = Table()
    table.scores(30, 20, 10)
    table.draft(empires, ["weaponry", "chariots", "agriculture"])
    table.do("take_event", "weaponry", seat=0)
    table.do("take_empire", empires[2], seat=2)
    table.do("look_at_empires", seat=1)
    table.do("take_empire", empires[1], seat=1)
    table.do("take_event", "chariots", seat=1)
    return table


def tokens(table: Table) -> set[str]:
    """The regions that got a new token."""
    return {str(area).removeprefix("area:") for event in table.told("event-tokens") for area in areas(event)}


def areas(event: Event) -> list[object]:
    named = event.args["areas"]
    assert isinstance(named, list)
    return list(named)


@rule("epoch.five")
@pytest.mark.parametrize("seats", [3, 6])
def test_five_epochs_in_each_of_which_everyone_takes_one_turn(seats: int) -> None:
    told: list[Event] = []
    world = cast(World, GAME.new(seats=seats, chance=epochal.Seeded(7), tell=told.append))
    for _ in play_out(world, 7, told):
        pass
    assert [event.args["epoch"] for event in told if event.id == "event-epoch"] == [1, 2, 3, 4, 5]
    turns = Counter(event.args["seat"] for event in told if event.id == "event-turn")
    assert turns == {f"seat:{seat}": 5 for seat in range(seats)}
    assert world.view(None)["over"]


@rule("epoch.five")
def test_an_epoch_begins_with_tokens_then_come_the_cards_then_the_turns() -> None:
    table = drafted("vedics", "minoans", "hittites")
    steps = [event.id for event in table.events if event.id != "event-took-card"]
    assert steps[:2] == ["event-epoch", "event-tokens"]
    assert steps.index("event-tokens") < steps.index("event-took-empire") < steps.index("event-turn")


@rule("epoch.tokens")
def test_in_epoch_i_eight_regions_have_a_token() -> None:
    table = Table(epoch=1)
    table.draft()
    assert tokens(table) == {
        "middle_east",
        "northern_africa",
        "china",
        "india",
        "southern_europe",
        "northern_europe",
        "southeast_asia",
        "far_east",
    }


@rule("epoch.tokens", "score.tokens")
@pytest.mark.parametrize(("epoch", "new"), [(3, "eurasia"), (4, "southern_africa"), (4, "australasia")])
def test_a_region_may_get_its_first_token_later(epoch: int, new: str) -> None:
    table = Table(epoch=epoch)
    table.draft()
    assert new in tokens(table)
    table = Table(epoch=epoch - 1)
    table.draft()
    assert new not in tokens(table)


@rule("epoch.tokens")
def test_a_new_token_replaces_the_old_one_and_without_one_the_old_one_stays() -> None:
    """In epoch II Southern Europe goes from 1 to 2; Northern Africa has no new token and is still worth 2."""
    table = Table(epoch=2)
    table.draft()
    assert "southern_europe" in tokens(table)
    assert "northern_africa" not in tokens(table)
    table = Table()
    table.army(0, "nile")
    table.invading(0, "macedonians")
    table.do("done")
    points = {event.args["area"]: event.args["points"] for event in table.told("event-presence")}
    assert points == {"area:southern_europe": 2, "area:northern_africa": 2}


@rule("epoch.tokens")
def test_there_are_32_tokens_in_five_piles() -> None:
    piles = []
    for epoch in range(1, 6):
        table = Table(epoch=epoch)
        table.draft()
        piles.append(len(tokens(table)))
    assert sum(piles) == 32


@rule("epoch.order")
def test_empires_are_called_in_printed_order_whoever_leads() -> None:
    table = drafted("greeks", "hittites", "minoans")
    assert table.world.view(None)["turn"]["seat"] == 2
    table.do("establish")
    table.do("done")
    assert table.world.view(None)["turn"]["seat"] == 1
    table.do("establish")
    table.do("done")
    assert table.world.view(None)["turn"]["seat"] == 0
    assert [event.args["empire"] for event in table.told("event-turn")] == [
        "empire:minoans",
        "empire:hittites",
        "empire:greeks",
    ]


@rule("epoch.order")
def test_a_turn_is_over_points_included_before_the_next_call() -> None:
    table = drafted("greeks", "hittites", "minoans")
    table.do("establish")
    assert len(table.told("event-turn")) == 1
    table.do("done")
    order = [event.id for event in table.events if event.id in ("event-turn", "event-scored")]
    assert order == ["event-turn", "event-scored", "event-turn"]


@rule("epoch.order", "track.occupied")
def test_the_next_call_waits_for_a_marker_to_find_its_space() -> None:
    """The Minoans of seat 2 gain 1 for their region and 2 for the capitol, and meet seat 1 on 20."""
    table = drafted("greeks", "hittites", "minoans")
    table.world.score[2] = 17
    table.do("establish")
    table.do("done")
    assert table.world.to_act() == (2,)
    assert len(table.told("event-turn")) == 1
    table.do("lose_point")
    assert table.world.view(None)["turn"]["seat"] == 1


@rule("epoch.order", "draft.secret")
def test_an_empire_is_revealed_when_it_is_called() -> None:
    table = drafted("greeks", "hittites", "minoans")
    players = table.world.view(None)["players"]
    assert [player["empire"] for player in players] == [None, None, "minoans"]


@rule("epoch.skip")
def test_an_empire_that_nobody_has_is_passed_over_and_known_to_be_out_of_play() -> None:
    table = drafted("greeks", "hittites", "minoans")
    skipped = [event.args["empire"] for event in table.told("event-skipped")]
    assert skipped == ["empire:sumerians", "empire:egyptians"]
    assert table.world.view(None)["called"] == EPOCH_I[:3]


@rule("epoch.skip")
def test_after_the_last_turn_the_rest_is_called_too_and_the_epoch_ends() -> None:
    table = drafted("assyrians", "hittites", "minoans")
    for _ in range(2):
        table.do("establish")
        table.do("done")
    table.do("establish")
    seat = table.world.to_act()[0]
    shuffles = list(range(8))
    table.do("done", "", shuffles, shuffles, seat=seat)
    skipped = [event.args["empire"] for event in table.told("event-skipped")]
    assert skipped[2:] == ["empire:zhou_dynasty", "empire:vedics", "empire:greeks"]
    assert table.world.epoch == 2
