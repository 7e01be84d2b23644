"""Monuments: how many are built, and where each must stand."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_effects")

RICH = ["indus", "bengal", "ghats", "nile", "nubia", "zagros"]
"""Territories with a resource."""


def built(table: Table) -> list[str]:
    """Where monuments were built, in their order."""
    return [str(event.args["land"]).removeprefix("land:") for event in table.told("event-monument")]


def with_resources(count: int, empire: str = "vedics") -> Table:
    """An empire with active armies in so many resource territories, ready to end its invasions."""
    table = Table()
    table.invading(0, empire)
    table.active(*RICH[:count])
    return table


@rule("monuments.two_resources")
@pytest.mark.parametrize(("resources", "monuments"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_one_monument_for_every_two_resources(resources: int, monuments: int) -> None:
    table = with_resources(resources)
    table.do("done")
    while table.world.to_act():
        table.do("monument", table.legal("monument")[0])
    assert len(built(table)) == monuments


@rule("monuments.two_resources")
def test_only_territories_of_active_armies_count() -> None:
    """Two resources held from earlier and one of the Vedics make none."""
    table = Table()
    table.army(0, "nile", "nubia")
    table.invading(0, "vedics")
    table.do("invade", "indus")
    table.do("done")
    assert built(table) == []


@rule("monuments.two_resources")
def test_what_stands_at_the_end_of_the_invasions_counts() -> None:
    """The second resource is taken with the last army."""
    table = with_resources(1)
    table.active("ganges")
    table.put_on_card(1)
    table.do("invade", "bengal")
    assert built(table) == ["hindu_kush"]


@rule("monuments.must")
def test_a_monument_with_one_place_to_go_is_built_without_a_question() -> None:
    table = with_resources(2)
    table.do("done")
    assert built(table) == ["hindu_kush"]
    assert table.world.to_act() == ()


@rule("monuments.must")
def test_where_there_are_several_places_one_must_be_chosen() -> None:
    table = with_resources(4)
    table.do("done")
    assert built(table) == ["hindu_kush"]
    assert set(table.legal("monument")) == set(RICH[:4])
    assert table.legal("done") == []


@rule("monuments.must")
def test_without_a_place_it_is_not_built() -> None:
    table = with_resources(2)
    table.monument("hindu_kush", "indus", "bengal")
    table.do("done")
    assert built(table) == []
    assert table.told("event-scored")


@rule("monuments.must")
def test_of_two_with_one_place_one_is_built() -> None:
    table = with_resources(4)
    table.monument("hindu_kush", "indus", "bengal", "ghats")
    table.do("done")
    assert built(table) == ["nile"]
    assert table.told("event-scored")


@rule("monuments.one")
def test_a_territory_with_a_monument_takes_no_other() -> None:
    table = with_resources(2)
    table.monument("hindu_kush", "indus")
    table.do("done")
    assert built(table) == ["bengal"]


@rule("monuments.one")
def test_only_a_territory_of_an_active_army_takes_one() -> None:
    """An older capitol and a city of the same player are no place for it, nor is an opponent's."""
    table = Table()
    table.army(0, "gaul", "crete")
    table.army(1, "tigris")
    table.capitol("gaul", "tigris")
    table.city("crete")
    table.invading(0, "vedics")
    table.monument("hindu_kush")
    table.active("indus", "bengal")
    table.do("done")
    assert set(table.legal("monument")) == {"indus", "bengal"}
    assert table.why("monument", "hindu_kush") == "monuments.one"


@rule("monuments.order")
def test_first_a_capitol_then_a_city_then_a_resource() -> None:
    """Six resources give three monuments: the capitol, the city, and then a resource of one's choice."""
    table = with_resources(6)
    table.active("turan")
    table.city("turan")
    table.do("done")
    assert built(table) == ["hindu_kush", "turan"]
    assert set(table.legal("monument")) == set(RICH)
    table.do("monument", "nubia")
    assert built(table) == ["hindu_kush", "turan", "nubia"]


@rule("monuments.order")
def test_a_territory_with_none_of_the_three_takes_none() -> None:
    table = with_resources(2)
    table.active("turan")
    table.monument("hindu_kush")
    table.do("done")
    assert set(table.legal("monument")) == {"indus", "bengal"}
    assert table.why("monument", "turan") == "monuments.order"


@rule("monuments.order")
def test_a_captured_capitol_is_as_good_as_the_own_one() -> None:
    table = with_resources(2)
    table.active("turan")
    table.capitol("turan")
    table.do("done")
    assert set(table.legal("monument")) == {"hindu_kush", "turan"}


@rule("monuments.order")
def test_among_equal_ranks_you_choose() -> None:
    table = with_resources(2)
    table.active("turan", "ganges")
    table.city("turan", "ganges")
    table.monument("hindu_kush")
    table.do("done")
    assert set(table.legal("monument")) == {"turan", "ganges"}
    table.do("monument", "ganges")
    assert built(table) == ["ganges"]


@rule("monuments.order")
def test_a_marauder_builds_too() -> None:
    table = with_resources(2, "vikings")
    table.do("done")
    assert set(table.legal("monument")) == {"indus", "bengal"}


@rule("monuments.supply", "pieces.supply")
@pytest.mark.parametrize(("left", "expected"), [(2, 2), (1, 1), (0, 0)])
def test_if_none_is_left_none_is_built(left: int, expected: int) -> None:
    table = with_resources(4)
    table.monument(*GAME.box.board.lands[-20 + left :])
    table.do("done")
    while table.world.to_act():
        table.do("monument", table.legal("monument")[0])
    assert len(built(table)) == expected
