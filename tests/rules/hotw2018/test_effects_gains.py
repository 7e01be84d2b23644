"""What effects bring: armies, tokens, forts, fleets, caravans, cities, monuments and points."""

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hotw2018.cards import FAR, give, structures
from tests.rules.hotw2018.table import GAME, Table

LOST = [1, 1], [6]
WON = [6, 1], [2]
TIED = [4, 1], [4]


# Armies and siege tokens


@rule("effect.armies")
@pytest.mark.parametrize("count", [1, 3])
def test_armies_come_from_the_supply_to_the_card(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "agriculture", "armies", count=count)
    table = Table()
    table.invading(0, "vedics", "agriculture")
    table.put_on_card(2)
    table.do("play", "agriculture")
    assert table.card() == (2 + count, 0)
    assert table.world.figures[0] == 25 - 1 - 2 - count


@rule("effect.armies")
def test_armies_come_even_after_the_last_of_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "agriculture", "armies", count=2)
    table = Table()
    table.invading(0, "vedics", "agriculture")
    table.put_on_card(1)
    table.do("invade", "indus")
    table.do("play", "agriculture")
    table.do("invade", "ganges")
    assert table.held(0) == {"hindu_kush", "indus", "ganges"}


@rule("effect.siege_tokens", "siege.token")
def test_siege_tokens_of_an_event_come_to_the_card_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "siege_engines", "siege_tokens", count=2)
    table = Table()
    table.army(1, "indus")
    table.invading(0, "vedics", "siege_engines")
    table.put_on_card(2)
    table.do("play", "siege_engines")
    assert table.card() == (2, 2)
    table.do("invade", "indus", *LOST)
    table.do("siege_token", "", [6, 1], [6])
    assert table.owner("indus") == 0
    assert table.card() == (1, 1)


@rule("effect.siege_tokens", "establish.shortage")
def test_siege_tokens_of_an_empire_come_when_it_is_established_besides_those_for_missing_armies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "vedics", "siege_tokens", count=2)
    table = Table()
    table.supply(0, 4)
    table.invading(0, "vedics")
    assert table.card() == (3, 1 + 2)


# Forts


@rule("effect.forts", "fortify.free")
def test_forts_of_an_event_are_placed_at_once_and_cost_no_army(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "city_walls", "forts", count=2)
    table = Table()
    table.army(0, "gaul")
    table.invading(0, "vedics", "city_walls")
    table.active("indus", "ganges")
    table.fort("indus")
    table.put_on_card(3)
    table.do("play", "city_walls")
    assert set(table.legal("free_fort")) == {"hindu_kush", "ganges"}
    table.do("free_fort", "ganges")
    table.do("free_fort", "hindu_kush")
    assert table.card() == (3, 0)
    assert table.legal("invade")


@rule("effect.forts")
def test_forts_of_an_empire_are_placed_when_its_invasions_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "forts", count=2)
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics")
    table.active("indus", "ganges", "turan")
    assert table.legal("free_fort") == []
    table.do("done")
    table.do("free_fort", "turan")
    table.do("free_fort", "indus")
    assert [land for land in ("hindu_kush", "indus", "ganges", "turan") if table.has("fort", land)] == [
        "indus",
        "turan",
    ]
    assert table.world.turn < 0


@rule("effect.forts")
@pytest.mark.parametrize("by", ["vedics", "city_walls"])
def test_one_fort_for_each_resource_territory_in_any_of_its_territories(
    by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Indus and Bengal have resources, and so has the Nile, where an army of an earlier empire stands."""
    give(monkeypatch, by, "forts", per="resource")
    table = Table()
    table.scores(*FAR)
    table.army(0, "nile")
    table.invading(0, "vedics", "city_walls")
    table.active("indus", "bengal", "turan")
    table.do(*(("play", by) if by == "city_walls" else ("done",)))
    table.do("free_fort", "turan")
    table.do("free_fort", "hindu_kush")
    assert not table.world.asked or table.legal("free_fort") == []
    assert table.has("fort", "turan")
    assert table.has("fort", "hindu_kush")


@rule("effect.forts", "pieces.supply")
def test_no_more_forts_than_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "forts", count=2)
    table = Table()
    table.scores(*FAR)
    for land in GAME.box.board.lands[-13:]:
        table.army(1, land)
        table.fort(land)
    table.invading(0, "vedics")
    table.active("indus")
    table.do("done")
    table.do("free_fort", "indus")
    assert table.world.turn < 0


# Fleets and caravans


@rule("effect.fleets", "fleets.cross")
def test_fleets_are_placed_at_once_in_waters_that_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Greeks have a fleet in the Mediterranean Sea; a fleet in the North Atlantic brings the North Sea and the Caribbean."""
    give(monkeypatch, "seafaring", "fleets", count=2)
    table = Table()
    table.invading(0, "greeks", "seafaring")
    table.do("play", "seafaring")
    assert len(table.legal("fleet")) == 13 - 1
    assert "mediterranean_sea" not in table.legal("fleet")
    table.do("fleet", "north_atlantic")
    assert not {"north_atlantic", "north_sea", "caribbean_sea"} & set(table.legal("fleet"))
    table.do("fleet", "arabian_sea")
    assert table.fleets() == {
        "mediterranean_sea",
        "north_atlantic",
        "north_sea",
        "caribbean_sea",
        "arabian_sea",
    }
    assert "britannia" in table.legal("sail")


@rule("effect.caravans", "caravans.cross")
def test_caravans_are_placed_at_once_in_barren_lands_that_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "seafaring", "caravans", count=2)
    table = Table()
    table.invading(0, "assyrians", "seafaring")
    assert "nubia" not in table.legal("invade")
    table.do("play", "seafaring")
    assert set(table.legal("caravan")) == {
        "sahara",
        "himalayas",
        "gobi",
        "siberia",
        "northern_lakes",
        "kalahari",
    }
    table.do("caravan", "sahara")
    table.do("caravan", "gobi")
    assert table.fleets() == {"empty_quarter", "sahara", "gobi"}
    table.active("libya")
    assert "nubia" in table.legal("invade")


@rule("effect.caravans", "events.useless")
def test_caravans_need_a_barren_land_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "seafaring", "caravans", count=1)
    table = Table()
    table.invading(0, "assyrians", "seafaring")
    table.fleet("sahara", "empty_quarter", "himalayas", "gobi", "siberia", "northern_lakes", "kalahari")
    assert table.why("play", "seafaring") == "events.useless"


# Cities


@rule("effect.cities", "effect.optional")
@pytest.mark.parametrize("by", ["vedics", "colonists"])
def test_cities_rise_in_active_territories_without_capitol_or_city(
    by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, by, "cities", count=2)
    table = Table()
    table.scores(*FAR)
    table.army(0, "gaul")
    table.invading(0, "vedics", "colonists")
    table.active("indus", "ganges", "turan")
    table.city("indus")
    table.monument("ganges")
    table.do(*(("play", by) if by == "colonists" else ("done",)))
    assert set(table.legal("city")) == {"ganges", "turan"}
    table.do("city", "ganges")
    table.do("done")
    assert structures(table, "ganges") == ["city", "monument"]
    assert structures(table, "turan") == []


@rule("effect.cities")
def test_cities_may_be_for_resource_territories_only(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "cities", count=3, where="resource")
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics")
    table.active("indus", "ganges")
    table.do("done")
    assert table.legal("city") == ["indus"]
    table.do("city", "indus")
    assert structures(table, "indus") == ["city"]
    assert table.world.turn < 0


@rule("effect.cities", "fleets.choice")
def test_cities_may_be_for_territories_invaded_with_a_fleet_this_turn_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Crete lies across a strait and is invaded without a fleet; Libya, the Balkans and Nile with one."""
    give(monkeypatch, "greeks", "cities", count=9, where="sailed")
    table = Table()
    table.scores(*FAR)
    table.army(1, "libya", "nile")
    table.army(0, "balkans")
    table.invading(0, "greeks")
    table.do("invade", "crete")
    table.do("sail", "balkans")
    table.do("sail", "libya", *WON)
    table.do("let_stand")
    table.do("sail", "nile", *TIED)
    table.do("let_stand")
    table.do("done")
    assert set(table.legal("city")) == {"balkans", "libya"}


@rule("effect.cities", "monuments.order")
def test_an_empire_founds_cities_before_monuments_are_built(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "cities", count=1)
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics")
    table.active("indus", "bengal", "ganges")
    table.monument("hindu_kush")
    table.do("done")
    table.do("city", "ganges")
    assert structures(table, "ganges") == ["city", "monument"]


@rule("effect.cities", "pieces.supply")
def test_no_more_cities_than_there_are_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "cities", count=2)
    table = Table()
    table.scores(*FAR)
    table.city(*GAME.box.board.lands[-22:])
    table.invading(0, "vedics")
    table.active("indus", "ganges")
    table.do("done")
    table.do("city", "indus")
    assert table.world.turn < 0


# Monuments


@rule("effect.monuments", "monuments.two_resources")
@pytest.mark.parametrize(("keys", "built"), [({"per": "resource"}, 3), ({"count": 2}, 1 + 2)])
def test_more_monuments_go_where_any_monument_could(
    keys: dict[str, Any], built: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three resource territories and a capitol: one monument is usual."""
    give(monkeypatch, "vedics", "monuments", **keys)
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics")
    table.active("indus", "bengal", "ghats")
    table.do("done")
    assert structures(table, "hindu_kush") == ["capitol", "monument"]
    assert table.legal("monument") == ["indus", "bengal", "ghats"]
    for _ in range(built - 1):
        table.do("monument", table.legal("monument")[0])
    assert table.world.monuments.bit_count() == built
    assert table.world.turn < 0


@rule("effect.monuments", "effect.optional", "monuments.must")
def test_only_the_usual_monuments_are_a_duty(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the capitol taken, the one that must be built has a choice of place but cannot be left."""
    give(monkeypatch, "vedics", "monuments", per="resource")
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics")
    table.active("indus", "bengal")
    table.monument("hindu_kush")
    table.do("done")
    assert table.legal("done") == []
    table.do("monument", "bengal")
    table.do("done")
    assert not table.has("monument", "indus")
    assert table.world.turn < 0


@rule("effect.monuments", "monuments.order")
def test_monuments_for_which_there_is_no_place_are_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "monuments", count=3)
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics")
    table.active("ganges")
    table.do("done")
    table.do("monument", "hindu_kush")
    assert table.world.turn < 0


@rule("effect.monuments")
def test_both_ways_of_building_more_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "monuments", per="resource")
    give(monkeypatch, "monasteries", "monuments", count=1)
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics", "monasteries")
    table.active("indus", "bengal")
    table.do("play", "monasteries")
    table.do("done")
    table.do("monument", "indus")
    table.do("monument", "bengal")
    assert table.world.monuments.bit_count() == 3
    assert table.world.turn < 0


# Points


@rule("effect.points")
@pytest.mark.parametrize(
    ("per", "things"),
    [("capitol", 2), ("city", 1), ("monument", 3), ("resource", 1), ("fort", 2), ("area", 3)],
)
@pytest.mark.parametrize("count", [1, 2])
def test_points_for_what_is_in_the_territories_of_the_empires_own_armies(
    per: str, things: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hindu Kush, Ganges and Indus in India, Turan in Eurasia, Wei in China. In Arabia an old army has one of everything."""

    def score() -> int:
        table = Table()
        table.scores(*FAR)
        table.army(0, "arabia")
        table.capitol("arabia")
        table.invading(0, "vedics")
        table.active("ganges", "indus", "turan", "wei")
        table.capitol("ganges")
        table.city("indus")
        table.monument("hindu_kush", "ganges", "indus", "arabia")
        table.fort("indus", "turan", "arabia")
        table.do("done")
        score: int = table.world.score[0]
        return score

    give(monkeypatch, "vedics", "siege_tokens")
    without = score()
    give(monkeypatch, "vedics", "points", count=count, per=per)
    assert score() == without + count * things


@rule("effect.points", "score.once")
def test_points_of_an_effect_come_with_all_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """India 2 and the capitol 2; 1 for the region makes 5. The marker passes over those on 3 and 4."""
    give(monkeypatch, "vedics", "points", count=1, per="area")
    table = Table()
    table.scores(0, 3, 4)
    table.invading(0, "vedics")
    table.put_on_card(0)
    table.do("done")
    assert table.world.score == [5, 3, 4]
