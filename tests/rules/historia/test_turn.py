"""Turns, and the turn that the rulebook plays as an example."""

from typing import cast

import epochal
from epochal.core.events import Event
from epochal.games.historia.state import History
from tests.rule import rule
from tests.rules.historia.table import GAME, Table, play_out

ADA, BEA, YURI = 0, 1, 2


def example() -> Table:
    """Ada in the Middle-East, Bea in China and Yuri in North America, in this order; Central America is worth 3 points."""
    table = Table()
    table.occupy(ADA, "middle_east")
    table.occupy(BEA, "china")
    table.occupy(YURI, "north_america")
    table.worth_is("central_america", 3)
    table.row("sphinx", "stonehenge", "ishtar_gate")
    return table


def first_round(table: Table) -> None:
    table.round("technology", "military", "expansion")
    table.do("basic", "technology")
    table.do("basic", "military")
    table.do("basic", "expansion")
    table.do("expand", "central_america")


def second_round(table: Table) -> None:
    table.round("expansion", "raid", "technology")
    table.do("basic", "expansion")
    table.do("expand", "china")
    table.do("basic", "raid")
    table.do("basic", "technology")


def third_round(table: Table) -> None:
    table.round("exploit", "trade", "exploit")
    table.do("basic", "exploit")
    table.do("recover_used")
    table.do("recover_used")
    table.do("basic", "trade")
    table.do("trade_with", "seat_1")
    table.do("basic", "exploit")
    table.do("recover_used")
    table.do("recover_used")


def fourth_round(table: Table) -> None:
    table.round("art", "technology", "revolution")
    table.do("basic", "art")
    table.do("take_wonder", "stonehenge")
    table.do("basic", "technology")
    table.do("basic", "revolution")
    table.do("take_back", "exploit")


@rule("action.technology", "action.military", "level.military", "action.expansion", "expansion.explore")
def test_the_first_round_of_the_example() -> None:
    table = example()
    first_round(table)
    assert [table.levels_of(seat) for seat in range(3)] == [(2, 1), (1, 2), (1, 1)]
    assert [table.cubes_of(seat) for seat in range(3)] == [(1, 2, 1), (2, 1, 1), (1, 1, 2)]
    assert table.territories_of(YURI) == {"north_america", "central_america"}
    assert table.world.points == [0, 0, 3]


@rule("expansion.explore", "action.raid", "cubes.used")
def test_the_second_round_of_the_example() -> None:
    table = example()
    first_round(table)
    second_round(table)
    assert table.territories_of(ADA) == {"middle_east", "china"}
    assert [table.levels_of(seat) for seat in range(3)] == [(2, 1), (1, 2), (2, 1)]
    assert [table.cubes_of(seat) for seat in range(3)] == [(0, 2, 2), (3, 0, 1), (0, 2, 2)]
    assert table.world.points == [0, 1, 3]


@rule("action.exploit", "action.trade")
def test_the_third_round_of_the_example() -> None:
    table = example()
    first_round(table)
    second_round(table)
    third_round(table)
    assert [table.levels_of(seat) for seat in range(3)] == [(2, 1), (2, 2), (2, 1)]
    assert [table.cubes_of(seat) for seat in range(3)] == [(2, 0, 2), (3, 0, 1), (2, 0, 2)]
    assert table.world.points == [2, 1, 3]


@rule("turn.structure", "action.art", "level.advisor", "action.revolution_takes", "timeline.recover_cards")
def test_the_fourth_round_of_the_example_and_the_turn_end() -> None:
    """Ada and Yuri are Clans, Bea's Nomads gain a point. Bea and Ada are level, and Bea was later in the order."""
    table = example()
    first_round(table)
    second_round(table)
    third_round(table)
    fourth_round(table)
    assert table.wonders_of(ADA) == {"stonehenge"}
    assert table.levels_of(BEA) == (3, 2)
    assert len(table.advisors_of(BEA)) == 1
    view = table.world.view(None)
    assert (view["era"], view["turn"]) == (1, 2)
    assert [civ["government"] for civ in view["civs"]] == ["clan", "nomadic", "clan"]
    assert [table.queue_of(seat) for seat in range(3)] == [["exploit", "art"], ["trade", "technology"], []]
    assert table.world.points == [2, 2, 3]
    assert [table.cubes_of(seat) for seat in range(3)] == [(2, 0, 2), (2, 1, 1), (2, 0, 2)]
    assert view["order"] == [BEA, ADA, YURI]
    assert "revolution" in table.hand_of(YURI)
    assert table.world.to_act() == (ADA, BEA, YURI)


@rule("turn.structure", "civbot.order")
def test_after_the_rounds_come_the_civbots_and_then_the_turn_end() -> None:
    table = Table(2, civbots=1)
    table.occupy(0, "europe")
    table.occupy(1, "china")
    table.occupy(2, "japan")
    table.queue(0, "military", "technology", "art")
    table.plays(0, "revolution")
    table.do("basic", "revolution")
    table.do("take_back", "art")
    table.idle()
    ids = [event.id for event in table.events]
    places = [ids.index(id) for id in ("event-revolution", "event-civbot", "event-turn-end")]
    assert places == sorted(places)
    assert ids.index("event-civbot") > max(n for n, id in enumerate(ids) if id == "event-acts")


@rule("timeline.turns", "end.game")
def test_a_game_has_three_eras_of_four_turns() -> None:
    told: list[Event] = []
    world = cast(History, GAME.new(3, {"civbots": 2}, epochal.Seeded(5), told.append))
    for _ in play_out(world, 5, told):
        pass
    ends = [(event.args["era"], event.args["turn"]) for event in told if event.id == "event-turn-end"]
    assert ends == [(era, turn) for era in (1, 2, 3) for turn in (1, 2, 3, 4)]
    assert world.view(None)["over"]


@rule("timeline.turns", "timeline.add_cube")
def test_the_icons_of_a_segment_are_carried_out_at_the_end_of_its_turn() -> None:
    """The first segment adds no cube, the second one does."""
    table = Table(2)
    table.end_turn()
    assert (table.world.era, table.world.turn) == (1, 2)
    assert table.world.supply == [6, 6]
    table.world.agenda.clear()
    table.end_turn()
    assert (table.world.era, table.world.turn) == (1, 3)
    assert table.world.supply == [5, 5]
