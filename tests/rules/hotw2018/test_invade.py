"""Invading: where to, what happens there without a battle, and when to stop."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import Table

pytestmark = pytest.mark.usefixtures("no_effects")


@rule("invade.adjacent")
def test_an_army_from_the_card_goes_to_a_territory_adjacent_to_any_active_army() -> None:
    table = Table()
    table.invading(0, "vedics")
    assert "deccan" not in table.legal("invade")
    table.do("invade", "indus")
    assert table.card() == (3, 0)
    assert table.is_active("indus")
    assert set(table.legal("invade")) == {"ganges", "persian_plateau", "turan", "deccan"}
    table.do("invade", "turan")
    assert {"ural", "volga", "tarim_basin"} <= set(table.legal("invade"))


@rule("invade.adjacent")
def test_resigned_armies_are_no_base() -> None:
    table = Table()
    table.army(0, "gaul")
    table.invading(0, "vedics")
    assert table.why("invade", "rhineland") == "invade.adjacent"


@rule("invade.adjacent")
def test_armies_of_a_kingdom_of_the_same_turn_are_no_base_either() -> None:
    table = Table()
    table.kingdom(0, "shang_dynasty", empire="vedics")
    table.do("done")
    table.do("establish")
    assert table.owner("yellow_river") == 0
    assert table.why("invade", "manchuria") == "invade.adjacent"


@rule("invade.empty", "reduce.no_battle")
def test_a_territory_without_an_army_is_simply_occupied_whatever_stands_there() -> None:
    table = Table()
    table.capitol("indus")
    table.monument("indus")
    table.invading(0, "vedics")
    table.do("invade", "indus")
    assert table.owner("indus") == 0
    assert table.has("capitol", "indus")
    assert table.has("monument", "indus")


@rule("invade.own", "reduce.no_battle", "pieces.remove")
def test_an_own_resigned_army_goes_to_the_supply_and_the_new_one_takes_its_place() -> None:
    table = Table()
    table.army(0, "indus")
    table.city("indus")
    table.monument("indus")
    table.fort("indus")
    table.invading(0, "vedics")
    table.do("invade", "indus")
    assert table.of("indus") == "vedics"
    assert table.is_active("indus")
    assert table.card() == (3, 0)
    assert table.world.figures[0] == 25 - 5
    assert all(table.has(what, "indus") for what in ("city", "monument", "fort"))


@rule("invade.own")
def test_the_army_that_went_back_is_not_on_the_card() -> None:
    """With all 25 armies in use, an own army replaced comes to the supply, where it cannot invade this turn."""
    table = Table()
    table.supply(0, 3)
    table.army(0, "indus")
    table.invading(0, "vedics")
    assert table.card() == (1, 3)
    table.do("invade", "indus")
    assert table.world.view(None)["turn"] is None
    assert table.world.figures[0] == 1


@rule("invade.opponent")
def test_an_opponents_army_is_fought() -> None:
    table = Table()
    table.army(1, "indus")
    table.invading(0, "vedics")
    table.do("invade", "indus", [3, 1], [5])
    assert table.told("event-invasion")[0].args["owner"] == "seat:1"
    assert [event.args["defence"] for event in table.told("event-rolled")] == [[5]]
    assert table.owner("indus") == 1


@rule("invade.opponent")
def test_whether_the_opponent_plays_before_or_after_makes_no_difference() -> None:
    """The army of a kingdom and that of an empire defend alike."""
    for of in ("harappans", "egyptians"):
        table = Table()
        table.army(2, "indus", of=of)
        table.invading(0, "vedics")
        table.do("invade", "indus", [6, 1], [5])
        assert table.owner("indus") == 0


@rule("invade.once")
def test_where_an_active_army_stands_no_other_goes() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("invade", "indus")
    assert table.why("invade", "indus") == "invade.once"
    assert table.why("invade", "hindu_kush") == "invade.once"


@rule("invade.once")
def test_nor_by_fleet() -> None:
    table = Table()
    table.invading(0, "greeks")
    table.do("sail", "crete")
    assert table.why("sail", "crete") == "invade.once"


@rule("invade.stop")
def test_you_may_stop_at_any_time_and_the_rest_goes_to_the_supply() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("invade", "indus")
    table.do("done")
    assert table.world.figures[0] == 25 - 2
    assert table.world.pool == 0
    assert table.world.to_act() == ()


@rule("invade.stop")
def test_you_may_stop_before_the_first_invasion() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("done")
    assert table.held(0) == {"hindu_kush"}
    assert table.world.figures[0] == 25 - 1


@rule("invade.stop")
def test_invading_goes_on_as_long_as_there_are_armies_on_the_card() -> None:
    table = Table()
    table.invading(0, "vedics")
    for land in ("indus", "ganges", "deccan"):
        table.do("invade", land)
        assert table.world.to_act() == (0,)
    table.do("invade", "ghats")
    assert table.world.to_act() == ()
    assert table.told("event-scored")
