"""The empire cards: what each brings when it is established, and the marauders."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2018.cards import FAR, armies, count, record, sections, structures, with_card
from tests.rules.hotw2018.table import GAME, Table

EMPIRES = [
    of_card("sumerians"),
    of_card("egyptians"),
    of_card("minoans"),
    of_card("hittites"),
    of_card("assyrians"),
    of_card("zhou_dynasty"),
    of_card("vedics"),
    of_card("greeks"),
    of_card("persians"),
    of_card("celts"),
    of_card("macedonians"),
    of_card("mauryas"),
    of_card("carthaginians"),
    of_card("xiongnu"),
    of_card("han_dynasty"),
    of_card("romans"),
    of_card("guptas"),
    of_card("huns"),
    of_card("byzantines"),
    of_card("tang_dynasty"),
    of_card("arabs"),
    of_card("franks"),
    of_card("khmers"),
    of_card("vikings"),
    of_card("cholas"),
    of_card("holy_roman_empire"),
    of_card("mongols"),
    of_card("ming_dynasty"),
    of_card("mesoamericans"),
    of_card("turks"),
    of_card("songhai"),
    of_card("spanish"),
    of_card("dutch"),
    of_card("qing_dynasty"),
    of_card("russians"),
    of_card("french"),
    of_card("british"),
    of_card("americans"),
    of_card("japanese"),
    of_card("germans"),
]


@rule("establish.armies", "establish.clear", "establish.capitol", "establish.fleets", "marauder.capitol")
@pytest.mark.parametrize("id", EMPIRES)
def test_an_empire_is_established_as_its_card_says(id: str) -> None:
    table = Table()
    starts = record(id)["start"]
    for start in starts:
        table.army(1, start, of="harappans")
        table.city(start)
        table.monument(start)
        table.fort(start)
    table.invading(0, id)
    assert table.held(0) == set(starts)
    for start in starts:
        assert table.is_active(start)
        assert structures(table, start) == (["capitol"] if record(id)["capitol"] else [])
    effect = record(id)["effect"]
    tokens = count(id) if effect.get("kind") == "siege_tokens" else 0
    assert table.card() == (armies(id) - len(starts), tokens)
    assert table.fleets() == sections(id)
    assert table.world.figures == [25 - armies(id), 25, 25]


@rule("establish.fleets", "fleets.cross", "fleets.chain", "caravans.cross")
@pytest.mark.parametrize(
    ("id", "also", "by_fleet", "by_caravan"),
    [
        of_card("sumerians", [], [], ["arabia", "levant"]),
        of_card("minoans", [], ["libya", "gaul"], []),
        of_card("assyrians", [], [], ["arabia"]),
        of_card("greeks", [], ["nile", "iberia"], []),
        of_card("persians", [], ["arabia", "deccan"], []),
        of_card("carthaginians", [], ["apennines", "levant"], []),
        of_card("xiongnu", [], [], ["wei"]),
        of_card("han_dynasty", [], [], ["bengal", "turan"]),
        of_card("romans", [], ["nile", "libya"], []),
        of_card("guptas", [], ["ghats", "malaya"], []),
        of_card("byzantines", [], ["dnieper", "libya"], []),
        of_card("tang_dynasty", [], [], ["mongolia", "hindu_kush"]),
        of_card("arabs", ["nile"], [], ["tigris", "niger"]),
        of_card("khmers", [], ["borneo", "java"], []),
        of_card("vikings", [], ["gaul", "libya", "antilles"], []),
        of_card("cholas", [], ["malaya", "lingnan"], []),
        of_card("mongols", [], [], ["wei"]),
        of_card("ming_dynasty", [], ["honshu", "malaya"], []),
        of_card("turks", [], ["libya", "gaul"], []),
        of_card("songhai", [], [], ["mauretania", "nile"]),
        of_card("spanish", [], ["anahuac", "andes", "java", "cape"], []),
        of_card("dutch", [], ["cape", "java", "indus"], []),
        of_card("qing_dynasty", ["yellow_river", "hindu_kush"], [], ["tarim_basin", "bengal"]),
        of_card("russians", ["dnieper", "ural"], ["balkans"], ["manchuria"]),
        of_card("french", [], ["antilles", "appalachia"], []),
        of_card("british", [], ["appalachia", "brazil", "indus"], []),
        of_card("americans", ["anahuac"], ["antilles", "honshu"], []),
        of_card("japanese", [], ["korea", "lingnan"], []),
        of_card("germans", [], ["brazil", "niger"], []),
    ],
)
def test_fleets_and_caravans_lead_beyond_the_borders(
    id: str, also: list[str], by_fleet: list[str], by_caravan: list[str]
) -> None:
    table = Table()
    table.invading(0, id)
    table.active(*also)
    borders = {land for own in table.held(0) for land in GAME.box.names[f"land:{own}"]["borders"]}
    assert set(by_fleet) <= set(table.legal("sail"))
    assert set(by_caravan) <= set(table.legal("invade")) - borders


@rule("marauder.capitol", "marauder.point")
@pytest.mark.parametrize(
    ("id", "land"),
    [
        of_card("celts", "iberia"),
        of_card("xiongnu", "turan"),
        of_card("huns", "anatolia"),
        of_card("vikings", "volga"),
        of_card("mongols", "turan"),
    ],
)
def test_a_marauder_gains_a_point_at_once_for_a_structure(
    id: str, land: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_card(monkeypatch, id, land)
    table.city(land)
    table.do("invade", land, [6, 6, 6] if id == "celts" else [6, 6], [1])
    effect = record(id)["effect"]
    assert table.world.score[0] == 1 + (effect == {"kind": "loot", "gain": "point"})


@rule("effect.conditions", "battle.dice", "battle.tie", "monuments.two_resources")
@pytest.mark.parametrize(
    ("id", "land"), [of_card("vedics", "indus"), of_card("holy_roman_empire", "rhineland")]
)
def test_an_empire_without_an_effect_fights_and_builds_as_usual(
    id: str, land: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two dice, a tie is a tie; one resource is too little for a monument; only the capitol and the region count."""
    table = Table()
    table.scores(*FAR)
    table.army(1, land)
    table.city(land)
    table.invading(0, id)
    table.active("nile")
    table.do("invade", land, [4, 1], [4])
    assert table.owner(land) is None
    table.do("done")
    assert not table.world.asked
    assert table.world.monuments == table.world.forts == table.world.cities == 0
    assert table.world.score[0] == 2 + 2 + 2


@card("mesoamericans")
@rule("establish.two_starts", "invade.adjacent")
def test_mesoamericans_rise_in_two_places_and_have_two_armies_left() -> None:
    table = Table()
    table.army(1, "anahuac", "andes")
    table.invading(0, "mesoamericans")
    assert structures(table, "anahuac") == structures(table, "andes") == ["capitol"]
    assert table.card() == (2, 0)
    table.do("invade", "mississippi")
    table.do("invade", "pampas")
    assert table.held(0) == {"anahuac", "andes", "mississippi", "pampas"}
