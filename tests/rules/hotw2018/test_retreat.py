"""Retreat: by choice after any lost battle, or because nothing is left."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import Table

pytestmark = pytest.mark.usefixtures("no_effects")

LOST = ([2, 1], [6])


def against_indus(armies: int = 4, tokens: int = 0) -> Table:
    """The Vedics, with so many armies and tokens on the card, next to Indus with all that can stand there."""
    table = Table()
    table.army(1, "indus")
    table.capitol("indus")
    table.monument("indus")
    table.invading(0, "vedics", "weaponry")
    table.put_on_card(armies, tokens)
    return table


@rule("retreat.choice")
def test_after_a_lost_battle_you_may_retreat() -> None:
    table = against_indus()
    table.do("invade", "indus", *LOST)
    table.do("retreat")
    assert table.owner("indus") == 1
    assert table.card() == (3, 0)
    assert table.world.figures == [25 - 1 - 3, 24, 25]


@rule("retreat.choice")
def test_after_a_lost_battle_of_a_siege_as_well() -> None:
    table = against_indus()
    table.do("invade", "indus", *LOST)
    table.do("siege", "", *LOST)
    table.do("retreat")
    assert table.owner("indus") == 1
    assert table.card() == (2, 0)
    assert table.world.figures[0] == 25 - 1 - 2


@rule("retreat.choice")
def test_the_defender_keeps_structures_and_fort() -> None:
    table = against_indus()
    table.fort("indus")
    table.do("invade", "indus", [2, 1], [6, 1])
    table.do("retreat")
    assert all(table.has(what, "indus") for what in ("capitol", "monument", "fort"))


@rule("retreat.choice", "events.not_in_invasion")
def test_before_choosing_nothing_else_can_be_done() -> None:
    table = against_indus()
    table.do("invade", "indus", *LOST)
    assert table.why("invade", "turan") == "events.not_in_invasion"
    assert table.why("play", "weaponry") == "events.not_in_invasion"
    assert table.legal("done") == []


@rule("retreat.forced")
def test_with_nothing_left_on_the_card_you_must_retreat() -> None:
    table = against_indus(armies=1)
    table.do("invade", "indus", *LOST)
    assert table.world.view(None)["turn"]["battle"] is None
    assert table.owner("indus") == 1
    assert table.world.figures[0] == 25 - 1
    assert [event.clause for event in table.told("event-retreated")] == ["retreat.forced"]


@rule("retreat.forced")
def test_in_a_siege_too() -> None:
    """The last army went onto the catapult: both come back to the supply."""
    table = against_indus(armies=2)
    table.do("invade", "indus", *LOST)
    table.do("siege", "", *LOST)
    assert table.world.view(None)["turn"]["battle"] is None
    assert table.owner("indus") == 1
    assert table.world.figures[0] == 25 - 1


@rule("retreat.forced", "siege.token")
@pytest.mark.parametrize(("armies", "tokens"), [(2, 0), (1, 1)])
def test_an_army_or_a_token_left_leaves_the_choice(armies: int, tokens: int) -> None:
    table = against_indus(armies, tokens)
    table.do("invade", "indus", *LOST)
    assert table.world.to_act() == (0,)
    assert table.legal("retreat") == [""]


@rule("retreat.again")
def test_after_a_retreat_you_may_go_on_elsewhere() -> None:
    table = against_indus()
    table.do("invade", "indus", *LOST)
    table.do("retreat")
    table.do("invade", "turan")
    assert table.owner("turan") == 0


@rule("retreat.again")
def test_the_same_territory_can_be_invaded_again_and_a_siege_starts_over() -> None:
    table = against_indus(armies=5)
    table.do("invade", "indus", *LOST)
    table.do("siege", "", *LOST)
    table.do("retreat")
    table.do("invade", "indus", [5, 1], [6])
    assert table.world.view(None)["turn"]["battle"]["catapult"] == 0
    table.do("siege", "", [5, 1], [6])
    assert table.owner("indus") is None


@rule("retreat.again", "invade.adjacent")
def test_a_territory_one_retreated_from_is_no_base() -> None:
    table = against_indus()
    table.do("invade", "indus", *LOST)
    table.do("retreat")
    assert table.why("invade", "deccan") == "invade.adjacent"
