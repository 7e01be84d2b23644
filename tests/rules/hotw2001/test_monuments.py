"""Chapter V, building: resource symbols and monuments; then the clean-up."""

import pytest

from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

TO_THE_GHATS = ("western_deccan", "eastern_ghats")
"""The way of the Vedic City States from Upper Indus (capital, resource) to a second resource."""

TO_THE_SOUTH = ("dalmatia", "northern_apennines", "southern_apennines")
"""The way of the Celts, who have no capital, from Central Europe (resource) to a second resource."""


def march(table: Table, *lands: str) -> None:
    """Expand into these lands, then stop."""
    for land in lands:
        table.do("expand", land)
    table.do("done")


def monuments(table: Table) -> list[str]:
    return [land for land in GAME.box.atlas.lands if table.has("monument", land)]


@rule("monuments.two_resources")
@pytest.mark.parametrize(
    ("lands", "built"),
    [
        (["northern_apennines"], 0),
        (["levant"], 1),
        (["levant", "southern_iberia"], 1),
        (["levant", "southern_iberia", "upper_tigris", "zagros"], 2),
    ],
    ids=["one resource", "two", "three", "four"],
)
def test_every_two_resource_lands_make_a_monument(lands: list[str], built: int) -> None:
    """The Romans start in the Southern Apennines, which have a resource, and find a city in the Upper Tigris."""
    table = Table(epoch=3)
    table.city("upper_tigris")
    table.expanding(0, "romans")
    march(table, *lands)
    assert len(monuments(table)) == built


@rule("monuments.two_resources")
def test_lands_of_past_and_minor_empires_do_not_count() -> None:
    """Phoenicia holds the resource of the Levant, a past empire that of the Eastern Ghats."""
    table = Table(epoch=2)
    table.army(0, "eastern_ghats", of="indus_valley")
    table.turn(0, "vedic_city_states", "phoenicia")
    table.do("play", "phoenicia")
    table.do("done")
    table.do("done")
    march(table)
    assert table.owner("levant") == 0
    assert monuments(table) == []


@rule("monuments.two_resources")
def test_the_land_of_a_kingdom_does_not_count() -> None:
    """The Thai hold the resource of the Malayan Peninsula, the Mughals only that of Upper Indus."""
    table = Table(epoch=6)
    table.expanding(0, "mughals", "kingdom_thai")
    march(table, "upper_indus")
    assert table.owner("malayan_peninsula") == 0
    assert monuments(table) == []


@rule("monuments.order")
def test_a_capital_comes_first() -> None:
    """The rulebook's example: the monument of the Vedic City States goes to Upper Indus."""
    table = Table(epoch=2)
    table.city("western_deccan")
    table.expanding(0, "vedic_city_states")
    march(table, *TO_THE_GHATS)
    assert monuments(table) == ["upper_indus"]


@rule("monuments.order")
def test_without_a_capital_a_city_comes_first() -> None:
    table = Table(epoch=3)
    table.city("dalmatia")
    table.expanding(0, "celts")
    march(table, *TO_THE_SOUTH)
    assert monuments(table) == ["dalmatia"]


@rule("monuments.order")
def test_without_capital_and_city_you_choose_among_the_resource_lands() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    march(table, *TO_THE_SOUTH)
    assert table.legal("monument") == ["southern_apennines", "central_europe"]
    table.do("monument", "southern_apennines")
    assert monuments(table) == ["southern_apennines"]


@rule("monuments.order")
def test_you_choose_among_several_cities() -> None:
    table = Table(epoch=3)
    table.city("dalmatia", "northern_apennines")
    table.expanding(0, "celts")
    march(table, *TO_THE_SOUTH)
    assert set(table.legal("monument")) == {"dalmatia", "northern_apennines"}
    table.do("monument", "northern_apennines")
    assert monuments(table) == ["northern_apennines"]


@rule("monuments.order")
def test_a_city_of_a_past_empire_is_no_place_for_it() -> None:
    table = Table(epoch=2)
    table.army(0, "nile_delta", of="egypt")
    table.capital("nile_delta")
    table.expanding(0, "vedic_city_states")
    march(table, *TO_THE_GHATS)
    assert monuments(table) == ["upper_indus"]


@rule("monuments.one")
def test_a_land_with_a_monument_is_passed_over() -> None:
    table = Table(epoch=2)
    table.city("western_deccan")
    table.monument("upper_indus")
    table.expanding(0, "vedic_city_states")
    march(table, *TO_THE_GHATS)
    assert set(monuments(table)) == {"upper_indus", "western_deccan"}


@rule("monuments.one", "monuments.must")
def test_where_every_place_has_a_monument_none_is_built() -> None:
    table = Table(epoch=3)
    table.monument("central_europe", "southern_apennines")
    table.expanding(0, "celts")
    march(table, *TO_THE_SOUTH)
    assert set(monuments(table)) == {"central_europe", "southern_apennines"}
    assert table.world.to_act() == ()


@rule("monuments.must")
def test_building_is_compulsory() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    march(table, *TO_THE_SOUTH)
    verbs = {GAME.actions[i].verb for i in table.world.legal(0)}
    assert verbs == {"monument"}
    assert table.why("done") == "monuments.order"


@rule("monuments.must")
def test_no_monument_is_built_when_none_is_left() -> None:
    table = Table(epoch=2)
    elsewhere = [land for land in GAME.box.atlas.lands if land not in ("upper_indus", "eastern_ghats")]
    table.monument(*elsewhere[:36])
    table.expanding(0, "vedic_city_states")
    march(table, *TO_THE_GHATS)
    assert not table.has("monument", "upper_indus")
    assert table.world.monuments_left() == 0


@rule("turn.clean_up")
def test_cards_fleets_and_coins_go_when_the_turn_is_over() -> None:
    table = Table(epoch=2)
    table.expanding(0, "carthaginia", "population_explosion", "leader")
    table.do("done")
    world = table.world
    assert table.fleets() == []
    assert world.coins == 0
    assert world.markers_left() == 12
    assert world.hand[0] == world.events_now == ()
    assert len(world.discards[0]) == 2
    assert not world.leader


@rule("turn.clean_up")
def test_scoring_comes_last_and_counts_the_new_monument() -> None:
    """Dominance of India 4, the capital 2, the monument 1."""
    table = Table(epoch=2)
    table.army(1, "ceylon")
    table.expanding(0, "vedic_city_states")
    march(table, *TO_THE_GHATS)
    assert table.world.score[0] == 4 + 2 + 1
    assert [event.id for event in table.events][-1] == "event-scored"
    assert table.told("event-monument")
