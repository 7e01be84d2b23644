"""The solo game, in which a war can cost everything."""

from typing import cast

import pytest

import epochal
from epochal.games.historia.state import History
from tests.rule import rule
from tests.rules.historia.cards import give_civbots
from tests.rules.historia.table import GAME, Table, play_out


@pytest.fixture(autouse=True)
def _war(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Civbot draws one card: War."""
    give_civbots(monkeypatch, ("war", 1))


def alone(*home: str, levels: tuple[int, int] = (3, 3), era: int = 1, turn: int = 1) -> Table:
    """A single player, and a strong Civbot in China."""
    table = Table(1, era=era, turn=turn)
    table.levels(0, 2, 2)
    table.levels(1, *levels)
    table.occupy(0, *home)
    table.occupy(1, "china")
    return table


@rule("solo.four", "option.civbots")
@pytest.mark.parametrize("wanted", [0, 1, 4])
def test_a_single_player_meets_four_civbots(wanted: int) -> None:
    view = GAME.new(1, {"civbots": wanted}, epochal.Seeded(1)).view(None)
    assert len(view["civbots"]) == 4
    assert len(view["civs"]) == 5


@rule("solo.no_leaders")
def test_alone_one_has_no_leaders() -> None:
    """Neither in set-up nor at the end of an Era."""
    told: list[epochal.Event] = []
    world = cast(History, GAME.new(1, {}, epochal.Seeded(3), told.append))
    for _ in play_out(world, 3, told):
        assert world.view(0)["players"][0]["leader"] is None
        assert world.view(0)["leaders"] is None
    table = alone("africa", turn=4)
    table.cubes(0, available=7, used=0)
    table.wonders(0, *(wonder.id for wonder in GAME.box.wonders[:10]))
    table.end_turn()
    assert table.world.points[0] == table.gained(0, "government.bonus") + table.worth("africa")
    assert table.legal("choose_leader") == []
    assert table.world.era == 2
    assert table.legal("choose_action")


@rule("solo.twice", "civbot.points")
@pytest.mark.parametrize(("players", "each"), [(1, 6), (2, 3)])
def test_only_in_a_solo_game_points_of_civbots_count_twice(
    players: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_civbots(monkeypatch, ("points", 3))
    table = Table(players, civbots=1)
    table.end_turn()
    assert set(table.world.points[players:]) == {each}
    assert {event.args["points"] for event in table.told("event-civbot-points")} == {each}


@rule("solo.twice", "civbot.government", "timeline.territory_bonus")
def test_government_and_territories_of_civbots_count_twice_and_those_of_the_player_once() -> None:
    table = alone("africa", levels=(16, 16), turn=4)
    table.end_turn()
    (scored,) = [e for e in table.told("event-territory-points") if e.args["seat"] == "civbot:civbot_1"]
    assert scored.args["points"] == 2 * table.worth("china")
    assert table.world.points[1] == 2 * (6 + table.worth("china"))
    assert table.world.points[0] == table.gained(0, "government.bonus") + table.worth("africa")


@rule("solo.twice", "civbot.start")
def test_the_first_territory_of_a_civbot_counts_twice() -> None:
    world = cast(History, GAME.new(1, {}, epochal.Seeded(3)))
    while not world.holds[1]:
        world.apply(0, world.legal(0)[0], epochal.Seeded(1))
    for civ in range(1, 5):
        assert world.points[civ] == 2 * world.worth_of(world.holds[civ].bit_length() - 1)


@rule("solo.eliminated", "action.war_last_cube")
def test_who_loses_the_last_cube_to_a_civbot_has_lost_at_once() -> None:
    table = alone("china")
    table.points(100)
    table.end_turn()
    assert table.territories_of(0) == set()
    assert table.world.view(None)["over"]
    assert table.world.winners() == ()
    assert table.world.to_act() == ()
    assert (table.world.era, table.world.turn) == (1, 1)
    assert table.told("event-turn-end") == []


@rule("solo.eliminated")
def test_the_other_civbots_do_not_play_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("war", 1), ("points", 5))
    table = alone("china")
    table.end_turn()
    assert table.world.points == [0, 4, 0, 0, 0]


@rule("solo.eliminated")
def test_a_lost_attack_loses_the_game_as_well() -> None:
    table = alone("china")
    table.levels(0, 5, 3)
    table.levels(1, 5, 5)
    table.plays(0, "war", "military")
    table.do("basic", "war")
    table.do("war_in", "china")
    assert table.world.view(None)["over"]
    assert table.world.winners() == ()


@rule("solo.eliminated")
def test_with_another_territory_one_plays_on() -> None:
    table = alone("china", "india")
    table.end_turn()
    assert table.territories_of(0) == {"india"}
    assert not table.world.view(None)["over"]
    assert table.world.turn == 2


@rule("solo.eliminated", "action.abandon")
def test_who_abandons_the_last_territory_plays_on() -> None:
    table = alone("india")
    table.plays(0, "exploit")
    table.do("basic", "exploit")
    table.do("recover_map", "india")
    table.do("done")
    assert table.territories_of(0) == set()
    assert not table.world.view(None)["over"]
    assert table.world.to_act() == (0,)


@rule("solo.win", "end.game")
@pytest.mark.parametrize(
    ("mine", "best", "won"), [(50, 49, True), (50, 50, False), (50, 51, False), (0, 0, False)]
)
def test_a_single_player_must_have_more_points_than_every_civbot(mine: int, best: int, won: bool) -> None:
    """All of them are Clans, with nothing to score at the end."""
    table = Table(1, era=3, turn=4)
    table.points(mine, 0, best, 0, 0)
    table.end_turn()
    view = table.world.view(None)
    assert view["over"]
    assert view["winners"] == ([0] if won else [])


@rule("solo.win", "civbot.points")
def test_the_points_of_the_last_turn_end_count(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("points", 1))
    table = Table(1, era=3, turn=4)
    table.points(50, 49, 0, 0, 0)
    table.end_turn()
    assert table.world.winners() == ()
