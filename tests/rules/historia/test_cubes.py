"""Power cubes: nine to a player, in four places."""

from typing import cast

import pytest

import epochal
from epochal.games.historia.state import History
from tests.rule import rule
from tests.rules.historia.table import GAME, Table, play_out

pytestmark = pytest.mark.usefixtures("no_bonuses")


@rule("cubes.nine")
@pytest.mark.parametrize("seats", [1, 4])
def test_every_player_has_nine_cubes_throughout(seats: int) -> None:
    world = cast(History, GAME.new(seats, {}, epochal.Seeded(seats)))
    for _ in play_out(world, seats):
        for civ in world.view(None)["civs"][:seats]:
            assert civ["available"] + civ["used"] + civ["supply"] + len(civ["territories"]) == 9


@rule("cubes.used")
def test_used_cubes_pay_for_nothing() -> None:
    table = Table(2)
    table.cubes(0, available=0, used=4)
    table.plays(0, "military")
    assert table.legal("basic") == []
    assert table.why("basic", "military") == "action.cost"


@rule("cubes.used", "action.raid_advanced")
@pytest.mark.parametrize(("used", "recovered"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_cubes_are_recovered_as_far_as_there_are_any(used: int, recovered: int) -> None:
    """An advanced Raid recovers up to two, and only one's own."""
    table = Table(2)
    table.levels(0, 10, 10)
    table.occupy(0, "china")
    table.occupy(1, "china")
    table.cubes(0, available=1, used=used)
    table.plays(0, "raid")
    table.do("advanced", "raid")
    assert table.cubes_of(0) == (1 + recovered, used - recovered, 1)
    assert table.cubes_of(1) == (2, 1, 1)


@rule("cubes.used", "level.bonus")
def test_a_recovered_cube_pays_again_in_the_same_round() -> None:
    table = Table(2)
    table.levels(0, 10, 10)
    table.occupy(0, "china")
    table.occupy(1, "china")
    table.cubes(0, available=0, used=1)
    table.plays(0, "raid", "military")
    table.do("basic", "raid")
    table.do("basic", "military")
    assert table.levels_of(0) == (10, 11)
    assert table.cubes_of(0) == (0, 1, 1)
