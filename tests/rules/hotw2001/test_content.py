"""The contents of the box: everything the rulebook says of pieces and cards, by name and number."""

from itertools import pairwise

from epochal.core.content import Record
from tests.rule import rule
from tests.rules.hotw2001.table import GAME

BOX = GAME.box
ATLAS = BOX.atlas
ALL = [1, 2, 3, 4, 5, 6, 7]

# Empire cards by epoch, in the order they are called: strength, start lands, capital, navigation.
EMPIRES = """
1 sumeria 4 lower_tigris yes -
1 egypt 5 nile_delta yes red_sea,eastern_med
1 minoans 3 crete yes eastern_med
1 indus_valley 4 lower_indus yes -
1 babylonia 4 middle_tigris yes -
1 shang_dynasty 3 yellow_river yes -
1 aryans 5 turanian_plain no -
2 assyria 8 upper_tigris yes -
2 chou_dynasty 6 wei_river yes -
2 vedic_city_states 6 upper_indus yes -
2 greek_city_states 7 morea yes black_sea,eastern_med,western_med
2 scythians 7 caucasus no -
2 carthaginia 7 shatts_plateau yes eastern_med,western_med
2 persia 12 persian_plateau yes red_sea,black_sea,eastern_med
3 celts 8 central_europe no -
3 macedonia 14 pindus yes red_sea,black_sea,eastern_med
3 maurya 9 ganges_delta yes -
3 han_dynasty 11 great_plain_of_china yes south_china_sea
3 hsiung_nu 5 mongolia no -
3 romans 20 southern_apennines yes eastern_med,western_med
3 sassanids 9 zagros yes -
4 guptas 8 eastern_deccan yes bay_of_bengal
4 goths 10 danubia no western_med
4 huns 14 western_steppe no -
4 byzantines 11 balkans yes black_sea,eastern_med,western_med
4 tang_dynasty 10 yangtze_kiang yes south_china_sea
4 arabs 15 arabian_peninsula yes red_sea
4 khmers 5 mekong yes south_china_sea
5 franks 9 northern_gaul yes western_med
5 vikings 7 scandinavia no north_atlantic
5 holy_roman_empire 8 central_europe yes -
5 chola 7 eastern_ghats yes bay_of_bengal
5 sung_dynasty 9 szechuan yes south_china_sea
5 seljuk_turks 12 turanian_plain no -
5 mongols 18 mongolia no -
6 ming_dynasty 9 chekiang yes south_china_sea
6 timurid_emirates 8 turanian_plain yes -
6 incas_and_aztecs 4 northern_andes,mexican_valley yes -
6 ottoman_turks 14 western_anatolia yes red_sea,black_sea,eastern_med
6 portugal 8 western_iberia yes atlantic,indian_ocean,west_pacific
6 spain 12 pyrenees yes atlantic,indian_ocean,west_pacific
6 mughals 10 ganges_valley yes bay_of_bengal
7 russia 10 northern_european_plain yes black_sea,sea_of_japan
7 manchu_dynasty 11 manchurian_plain yes sea_of_japan,south_china_sea
7 netherlands 6 lower_rhine yes atlantic,indian_ocean
7 france 11 western_gaul yes north_atlantic,atlantic,indian_ocean,west_pacific
7 britain 16 albion yes north_atlantic,atlantic,indian_ocean,west_pacific
7 united_states 9 appalachia yes caribbean_sea,east_pacific,west_pacific
7 germany 10 baltic_seaboard yes atlantic,indian_ocean
"""

# Minor Empires: epoch, strength, start land, capital, navigation. The printed Anglo-Saxons repeat Phoenicia by mistake.
MINOR_EMPIRES = """
1 hittites 3 eastern_anatolia yes -
2 phoenicia 3 levant yes western_med,eastern_med
3 mayans 2 central_america yes -
4 anglo_saxons 3 baltic_seaboard no north_sea
5 fujiwara 3 hokkaido yes sea_of_japan
6 safavids 3 persian_salt_desert yes -
7 japan 5 honshu yes sea_of_japan
"""

GREATER = {"reallocation": (4, ALL), "leader": (7, ALL), "weaponry": (4, ALL)}

KINGDOMS = {
    "kingdom_canaanites": (1, "palestine"),
    "kingdom_etruscans": (2, "northern_apennines"),
    "kingdom_kush": (3, "upper_nile"),
    "kingdom_tiahuanaco": (4, "southern_andes"),
    "kingdom_mali": (5, "gold_coast"),
    "kingdom_thai": (6, "malayan_peninsula"),
    "kingdom_zimbabwe": (7, "east_africa"),
}

LESSER = {
    "migrants_australia": (1, [2, 3, 4, 5]),
    "migrants_north_america": (1, [3, 4, 5]),
    "migrants_africa": (1, [3, 4, 5]),
    "civil_war": (3, [2, 3, 4, 5, 6, 7]),
    "barbarians": (2, [2, 3, 4, 5, 6, 7]),
    "jewish_revolt": (1, [2, 3, 4, 5, 6, 7]),
    "siegecraft": (2, [3, 4, 5, 6, 7]),
    "crusade": (1, [5, 6]),
    "black_death": (1, [6]),
    "treachery": (2, ALL),
    "elite_troops": (2, ALL),
    "naval_power": (2, ALL),
    "engineering": (2, ALL),
    "expert_troops_straits": (1, ALL),
    "expert_troops_mountains": (1, ALL),
    "expert_troops_forests": (1, ALL),
    "population_explosion": (3, ALL),
    "famine": (1, ALL),
    "plague": (1, ALL),
    "pestilence": (1, ALL),
    "jihad": (1, ALL),
    "disaster": (4, ALL),
    "civil_service": (3, ALL),
    "astronomy": (2, ALL),
    "allies": (2, ALL),
}


def card_of(record: Record, epoch: int) -> str:
    """A record as a line of the tables above."""
    capital = "yes" if record["capital"] else "no"
    starts, waters = (",".join(record[key]) or "-" for key in ("start", "navigation"))
    return f"{epoch} {record['id']} {record['strength']} {starts} {capital} {waters}"


# Numbers


@rule("pieces.figures", "pieces.supply", "pieces.markers")
def test_the_pieces_are_those_of_the_contents_list() -> None:
    pieces = BOX.content.table("pieces.toml")
    assert pieces == {
        "origin": "rulebook",
        "figures": [5, 12, 20, 15, 18, 14, 16],
        "capitals": 30,
        "forts": 32,
        "monuments": 36,
        "markers": 12,
        "preeminence": [3, 3, 4, 4, 4, 5, 5, 6],
    }


@rule("score.values")
def test_there_are_42_score_charts() -> None:
    """One for every stretch of equal values of an area, blank ones included, makes the 42 of the contents list."""
    charts = 0
    for values in ATLAS.area_values:
        assert len(values) == 7
        charts += 1 + sum(1 for before, after in pairwise(values) if before != after)
    assert charts == 42


def test_every_card_is_as_the_rulebook_says_but_one_it_prints_wrongly() -> None:
    origin = {name: r["origin"] for name, r in BOX.names.items() if name.startswith(("empire:", "event:"))}
    assert {name: where for name, where in origin.items() if where != "rulebook"} == {
        "event:anglo_saxons": "record"
    }


# Empire cards


@rule("epoch.order")
def test_the_49_empire_cards_seven_for_each_epoch_as_listed() -> None:
    lines = EMPIRES.split("\n")[1:-1]
    assert len(lines) == 49
    called = [BOX.empires[number].id for epoch in ALL for number in BOX.by_epoch[epoch]]
    records = [BOX.names[f"empire:{id}"] for id in called]
    assert [card_of(record, record["epoch"]) for record in records] == lines
    assert [len(cards) for cards in BOX.by_epoch[1:]] == [7] * 7


def test_no_empire_is_stronger_than_the_figures_of_its_epoch() -> None:
    figures = BOX.content.table("pieces.toml")["figures"]
    for epoch in ALL:
        assert max(BOX.empires[number].strength for number in BOX.by_epoch[epoch]) <= figures[epoch - 1]


# Event cards


def test_22_greater_and_49_lesser_event_cards() -> None:
    assert sum(card.count for card in BOX.events if BOX.names[f"event:{card.id}"]["deck"] == "greater") == 22
    assert sum(card.count for card in BOX.events if BOX.names[f"event:{card.id}"]["deck"] == "lesser") == 49


def test_four_kinds_of_greater_and_22_of_lesser_events() -> None:
    kinds = {deck: {card.kind for card in BOX.events if card.deck == deck} for deck in (0, 1)}
    assert kinds[0] == {"leader", "weaponry", "reallocation", "minor_empire"}
    assert len(kinds[1]) == 22


@rule("events.epochs")
def test_the_greater_events_as_listed() -> None:
    greater = {
        card.id: (card.count, card.epochs)
        for card in BOX.events
        if card.deck == 0 and card.kind != "minor_empire"
    }
    assert greater == GREATER


@rule("card.minor_empire_list")
def test_the_seven_minor_empires_as_listed() -> None:
    minors = [card for card in BOX.events if card.kind == "minor_empire"]
    lines = [card_of(BOX.names[f"event:{card.id}"], card.epochs[0]) for card in minors]
    assert lines == MINOR_EMPIRES.split("\n")[1:-1]
    assert all(card.count == 1 and len(card.epochs) == 1 and card.deck == 0 for card in minors)


@rule("card.kingdom_list")
def test_the_seven_kingdoms_as_listed() -> None:
    kingdoms = [card for card in BOX.events if card.kind == "kingdom"]
    assert {card.id: (card.epochs, ATLAS.lands[card.land]) for card in kingdoms} == {
        id: ([epoch], place) for id, (epoch, place) in KINGDOMS.items()
    }
    assert all(card.count == 1 and card.deck == 1 for card in kingdoms)


@rule("events.epochs")
def test_the_other_lesser_events_as_listed() -> None:
    lesser = {
        card.id: (card.count, card.epochs) for card in BOX.events if card.deck == 1 and card.kind != "kingdom"
    }
    assert lesser == LESSER


def test_cards_that_name_a_place_or_terrain() -> None:
    areas = {card.id: ATLAS.areas[card.area] for card in BOX.events if card.area >= 0}
    assert areas == {
        "migrants_australia": "australia",
        "migrants_north_america": "north_america",
        "migrants_africa": "africa",
    }
    lands = {
        card.id: ATLAS.lands[card.land] for card in BOX.events if card.land >= 0 and card.kind != "kingdom"
    }
    assert lands == {"jewish_revolt": "palestine", "crusade": "palestine"}
    assert {card.id: ATLAS.waters[card.water] for card in BOX.events if card.water >= 0} == {
        "crusade": "eastern_med"
    }
    terrain = [(card.id, card.terrain) for card in BOX.events if card.terrain]
    assert terrain == [
        ("expert_troops_straits", "strait"),
        ("expert_troops_mountains", "mountain"),
        ("expert_troops_forests", "forest"),
    ]
