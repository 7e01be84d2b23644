"""The turn: its steps in their order, and the rulebook's example of one."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import Table


@rule(
    "turn.steps",
    "establish.clear",
    "establish.capitol",
    "invade.empty",
    "battle.tie",
    "siege.begin",
    "battle.win",
    "reduce.order",
    "monuments.two_resources",
    "fortify.free",
    "resign.armies",
    "score.presence",
    "score.dominance",
    "score.structures",
)
def test_the_turn_of_the_assyrians() -> None:
    """The rulebook's example: 2 points for Northern Africa, 6 for the Middle East, 5 for structures.

    Greg (seat 1) was the Egyptians. The 5 points tell that the Nile has a monument beside its capitol, as their effect gives
    it, and dominance, not supremacy, that somebody else has an army in the Middle East.
    """
    table = Table(4)
    table.scores(1, 20, 30, 40)
    table.army(1, "mesopotamia", "levant", "nile", of="egyptians")
    table.army(2, "tigris", of="sumerians")
    table.capitol("nile")
    table.monument("nile")
    table.turn(0, "assyrians")

    table.do("establish")
    assert table.owner("mesopotamia") == 0
    assert table.has("capitol", "mesopotamia")
    assert table.fleets() == {"empty_quarter"}
    assert table.card() == (5, 0)
    assert table.world.figures[1] == 25 - 2

    table.do("invade", "zagros")
    assert table.owner("zagros") == 0

    table.do("invade", "levant", [5, 2], [5])
    assert table.owner("levant") is None
    assert table.world.figures[1] == 25 - 1
    table.do("invade", "levant")
    assert table.owner("levant") == 0
    assert table.card() == (2, 0)

    table.do("invade", "nile", [3, 1], [4])
    assert table.owner("nile") == 1
    table.do("siege", "", [5, 5], [5])
    assert table.owner("nile") == 0
    assert table.has("city", "nile")
    assert not table.has("capitol", "nile")
    assert table.has("monument", "nile")
    assert table.card() == (0, 0)

    assert table.has("monument", "mesopotamia")
    assert set(table.legal("free_fort")) == {"mesopotamia", "zagros", "levant", "nile"}
    table.do("free_fort", "mesopotamia")
    table.do("free_fort", "zagros")

    assert table.world.forts.bit_count() == 2
    assert len(table.told("event-monument")) == 1
    assert not any(table.is_active(land) for land in ("mesopotamia", "zagros", "levant", "nile"))
    assert [(event.args["area"], event.args["points"]) for event in table.told("event-presence")] == [
        ("area:northern_africa", 2)
    ]
    assert [(event.args["area"], event.args["points"]) for event in table.told("event-dominance")] == [
        ("area:middle_east", 6)
    ]
    assert [event.args["points"] for event in table.told("event-structures")] == [5]
    assert [event.args["points"] for event in table.told("event-scored")] == [13]
    assert table.world.scores() == [14, 20, 30, 40]
    assert table.world.to_act() == ()


@rule("turn.steps")
def test_the_seven_steps_follow_each_other() -> None:
    """Catapult, kingdom, empire, invasions, monuments, resigning, points."""
    table = Table()
    table.turn(0, "vedics", "shang_dynasty")
    assert table.world.view(None)["turn"]["seat"] == 0
    table.do("play", "shang_dynasty")
    table.do("invade", "manchuria")
    table.do("establish")
    table.do("invade", "indus")
    table.active("ghats")
    table.do("done")
    structures = ("event-capital", "event-city")
    steps = [event.id for event in table.events if event.id not in structures]
    assert steps == [
        "event-played",
        "event-settled",
        "event-entered",
        "event-resigned",
        "event-settled",
        "event-entered",
        "event-stopped",
        "event-monument",
        "event-resigned",
        "event-presence",
        "event-supremacy",
        "event-presence",
        "event-structures",
        "event-scored",
    ]


@rule("turn.steps")
@pytest.mark.parametrize(("verb", "noun"), [("invade", "indus"), ("fortify", "hindu_kush")])
def test_there_is_no_invading_before_the_empire_is_established(verb: str, noun: str) -> None:
    table = Table()
    table.turn(0, "vedics")
    assert table.why(verb, noun) == "turn.steps"


@rule("turn.steps")
def test_the_catapult_marks_whose_turn_it_is_and_goes_on_at_the_end() -> None:
    table = Table()
    table.invading(1, "vedics")
    assert table.world.view(None)["turn"]["seat"] == 1
    table.do("done")
    assert table.world.view(None)["turn"] is None
