"""The empire and event cards that bring armies, forts, fleets, cities, monuments or points."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2018.cards import FAR, armies, count, record, structures, with_card
from tests.rules.hotw2018.table import GAME, Table


def before(patch: pytest.MonkeyPatch, id: str, *also: str) -> Table:
    """Just before a card gives something: its empire has invaded, or the Germans have the enhancement in hand."""
    if is_empire(id):
        return with_card(patch, id, also=also)
    table = Table()
    table.scores(*FAR)
    table.invading(0, "germans", id)
    table.active(*also)
    return table


def go_on(table: Table, id: str) -> None:
    """The empire ends its invasions, or the enhancement is played."""
    if is_empire(id):
        table.do("done")
    else:
        table.do("play", id)


def is_empire(id: str) -> bool:
    return id in GAME.box.empire_number


@card("agriculture")
@rule("effect.armies")
def test_agriculture_brings_armies_from_the_supply_to_the_card() -> None:
    table = Table()
    table.invading(0, "vedics", "agriculture")
    table.do("play", "agriculture")
    assert table.card() == (armies("vedics") - 1 + count("agriculture"), 0)
    assert table.world.figures[0] == 25 - armies("vedics") - count("agriculture")


# Forts


@rule("effect.forts", "effect.optional", "fortify.free")
@pytest.mark.parametrize(
    "id", [of_card("sumerians"), of_card("han_dynasty"), of_card("russians"), of_card("city_walls")]
)
def test_free_forts_rise_in_own_territories(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event brings them at once, an empire after its invasions; an old army in the Cape has no share."""
    others = ["libya", "java", "levant", "gaul"]
    table = before(monkeypatch, id, "brazil", *others)
    table.army(0, "cape", of="holy_roman_empire")
    table.fort("brazil")
    go_on(table, id)
    start = record(id if is_empire(id) else "germans")["start"][0]
    assert set(table.legal("free_fort")) == {start, *others}
    for number, land in enumerate([start, *others][: count(id)], start=1):
        assert table.legal("done") == [""]
        table.do("free_fort", land)
        assert table.world.forts.bit_count() == 1 + number
    assert not table.world.asked or table.legal("free_fort") == []


@card("assyrians")
@rule("effect.forts", "monuments.two_resources", "score.structures", "score.dominance")
def test_assyrians_as_in_the_example_of_the_rulebook() -> None:
    """Zagros, a tie and an empty Levant, Nile after a siege; a monument, Bulwarks, and 13 points."""
    table = Table()
    table.scores(*FAR)
    table.army(1, "mesopotamia", "levant", "nile", of="egyptians")
    table.army(2, "arabia", of="sumerians")
    table.capitol("nile")
    table.monument("nile")
    table.invading(0, "assyrians")
    assert table.owner("mesopotamia") == 0
    assert table.card() == (5, 0)
    assert table.fleets() == {"empty_quarter"}
    table.do("invade", "zagros")
    table.do("invade", "levant", [4, 2], [4])
    table.do("invade", "levant")
    table.do("invade", "nile", [2, 1], [5])
    table.do("siege", "", [4, 1], [4])
    assert structures(table, "nile") == ["city", "monument"]
    assert structures(table, "mesopotamia") == ["capitol", "monument"]
    assert set(table.legal("free_fort")) == {"mesopotamia", "zagros", "levant", "nile"}
    table.do("free_fort", "mesopotamia")
    table.do("free_fort", "zagros")
    assert table.world.forts.bit_count() == 2
    assert table.world.score[0] == 2 + 6 + 5


# Fleets


@rule("effect.fleets")
@pytest.mark.parametrize("id", [of_card("seafaring"), of_card("compass")])
def test_more_fleets_go_to_waters_of_ones_choice(id: str) -> None:
    table = Table()
    table.invading(0, "vedics", id)
    table.do("play", id)
    waters = ["arabian_sea", "black_sea", "north_sea", "sea_of_japan", "caribbean_sea"][: count(id)]
    for water in waters:
        table.do("fleet", water)
    assert table.legal("fleet") == []
    assert table.fleets() == set(waters)
    table.do("invade", "indus")
    assert "tigris" in table.legal("sail")


# Cities


@rule("effect.cities", "effect.optional")
@pytest.mark.parametrize("id", [of_card("zhou_dynasty"), of_card("songhai"), of_card("colonists")])
def test_cities_anywhere(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sites = ["gaul", "libya", "java", "tigris", "brazil"]
    table = before(monkeypatch, id, "levant", *sites)
    table.city("levant")
    go_on(table, id)
    assert set(table.legal("city")) == set(sites)
    for land in sites[: count(id)]:
        assert table.legal("done") == [""]
        table.do("city", land)
    assert table.world.cities.bit_count() == 1 + count(id)
    assert not table.world.asked or table.legal("city") == []


@rule("effect.cities", "fleets.choice")
@pytest.mark.parametrize(
    ("id", "by_fleet", "by_land"),
    [
        of_card("greeks", ["libya", "numidia", "nile"], "balkans"),
        of_card("cholas", ["malaya", "borneo", "mekong"], "deccan"),
        of_card("dutch", ["antilles", "cape", "brazil"], "apennines"),
    ],
)
def test_cities_where_the_empire_came_by_fleet(
    id: str, by_fleet: list[str], by_land: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, id, by_fleet[0])
    table.do("invade", by_land)
    table.do("sail", by_fleet[0], [6, 1], [1])
    table.do("let_stand")
    for land in by_fleet[1:]:
        table.do("sail", land)
    table.do("done")
    assert set(table.legal("city")) == set(by_fleet)
    for land in by_fleet[: count(id)]:
        table.do("city", land)
    assert [land for land in by_fleet if table.has("city", land)] == by_fleet[: count(id)]
    assert not table.world.asked or table.legal("city") == []


@rule("effect.cities")
@pytest.mark.parametrize("id", [of_card("americans"), of_card("railways")])
def test_cities_in_resource_territories(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sites = ["nile", "indus", "java", "ural", "brazil"]
    table = before(monkeypatch, id, "australia", "libya", *sites)
    table.city("australia")
    go_on(table, id)
    assert set(table.legal("city")) == set(sites)
    for land in sites[: count(id)]:
        table.do("city", land)
    assert table.world.cities.bit_count() == 1 + count(id)
    assert not table.world.asked or table.legal("city") == []


# Monuments


@rule("effect.monuments", "monuments.order")
@pytest.mark.parametrize(
    ("id", "also"),
    [
        of_card("egyptians", ["nubia", "arabia"]),
        of_card("khmers", ["lingnan", "java", "bengal"]),
        of_card("mesoamericans", ["brazil"]),
    ],
)
def test_a_monument_for_every_resource_territory(
    id: str, also: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each start with a capitol comes first, then resource territories."""
    table = with_card(monkeypatch, id, also=also)
    resources = [land for land in {*record(id)["start"], *also} if GAME.box.names[f"land:{land}"]["resource"]]
    assert len(resources) >= 3
    table.do("done")
    while table.world.asked:
        table.do("monument", table.legal("monument")[0])
    assert table.world.monuments.bit_count() == len(resources)
    assert all(table.has("monument", start) for start in record(id)["start"])


@card("egyptians")
@rule("effect.monuments", "effect.optional", "monuments.two_resources")
def test_pyramids_need_only_one_resource_and_none_must_be_built_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = with_card(monkeypatch, "egyptians")
    table.do("done")
    assert table.legal("monument") == ["nile"]
    table.do("done")
    assert table.world.monuments == 0


@rule("effect.monuments")
@pytest.mark.parametrize("id", [of_card("mauryas"), of_card("monasteries")])
def test_more_monuments_than_resources_allow(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two resource territories allow one monument; there are places enough for more."""
    cities = ["libya", "gaul", "levant"]
    table = with_card(monkeypatch, id, also=["bengal", "ghats", *cities])
    table.city(*cities)
    table.do("done")
    assert table.world.monuments.bit_count() == 1
    for _ in range(count(id)):
        assert table.legal("done") == [""]
        table.do("monument", table.legal("monument")[0])
    assert table.world.monuments.bit_count() == 1 + count(id)
    assert not table.world.asked


# Points


@rule("effect.points", "score.presence", "score.structures")
@pytest.mark.parametrize(
    ("id", "also", "things", "points"),
    [
        # Presence in Southern Europe 1, Northern Africa 2, China 2; the capitol 2.
        of_card("minoans", ["nile", "yangtze"], 3, 1 + 2 + 2 + 2 + 1),
        # Presence in China 3, India 3, Far East 2; the capitol 2.
        of_card("ming_dynasty", ["deccan", "korea"], 3, 3 + 3 + 2 + 2),
        # Presence in Northern Europe 1, India 2; the capitol 2.
        of_card("silk_road", ["deccan"], 2, 1 + 2 + 2),
        # Dominance in India 6, presence in Southeast Asia 2; the capitol 2 and a monument.
        of_card("guptas", ["deccan", "java"], 2, 6 + 2 + 2 + 1),
        # Presence in Northern Europe 1, China 2, Southeast Asia 2; the capitol 2 and a monument.
        of_card("spice_trade", ["lingnan", "java"], 2, 1 + 2 + 2 + 2 + 1),
        # Presence in China 3, India 3; two capitols.
        of_card("tang_dynasty", ["deccan"], 2, 3 + 3 + 2 + 2),
    ],
)
def test_points_for_what_the_card_names(
    id: str, also: list[str], things: int, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old army in the Antilles, with a capitol and among the regions of no other, brings only its usual points."""
    table = with_card(monkeypatch, id, also=also)
    table.army(0, "antilles", of="holy_roman_empire")
    if id == "tang_dynasty":
        table.capitol("deccan")
    table.capitol("antilles")
    table.do("done")
    value = {1: 0, 2: 0, 3: 1, 4: 2, 5: 3}[table.world.epoch]
    assert table.world.score[0] == points + 2 + value + things * count(id)
