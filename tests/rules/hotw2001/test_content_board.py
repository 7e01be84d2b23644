"""The contents of the box: everything the rulebook says of the board, by name and number."""

import pytest

from epochal.core.content import Record
from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

BOX = GAME.box
ATLAS = BOX.board

AREAS = [
    "Middle East", "North Africa", "China", "India", "Southern Europe", "Northern Europe", "Southeast Asia", "Eurasia",
    "North America", "South America", "Nippon", "Africa", "Australia",
]  # fmt: skip

LANDS_IN = {
    "north_africa": ["Libya", "Nile Delta"],
    "middle_east": ["Palestine", "Persian Plateau"],
    "india": ["Upper Indus", "Western Deccan", "Eastern Ghats", "Hindu Kush"],
    "china": ["Chekiang"],
}

OTHER_LANDS = [
    "Morea", "Shatts Plateau", "Caucasus", "Southern Apennines", "Northern Apennines", "Albion", "Si-Kyang",
    "Yangtze Kiang", "Great Plain of China", "Mongolia", "Wei River",
]  # fmt: skip

OCEANS = {"atlantic", "north_atlantic", "indian_ocean", "west_pacific", "east_pacific"}
SEAS = {
    "north_sea", "western_med", "eastern_med", "black_sea", "red_sea", "bay_of_bengal", "south_china_sea", "sea_of_japan",
    "caribbean_sea",
}  # fmt: skip


def land(name: str) -> Record:
    return ATLAS.records[f"land:{name}"]


def water_names(mask: int) -> set[str]:
    return {name for number, name in enumerate(ATLAS.waters) if mask >> number & 1}


@rule("board.lands")
def test_the_board_is_102_lands_in_13_areas_8_barren_18_with_resources() -> None:
    assert len(ATLAS.lands) == 102
    assert len(ATLAS.areas) == 13
    assert [bool(land(name)["area"]) for name in ATLAS.lands].count(False) == 8
    assert [land(name)["barren"] for name in ATLAS.lands].count(True) == 8
    assert [land(name)["resource"] for name in ATLAS.lands].count(True) == 18


@rule("board.lands")
def test_only_the_philippines_are_made_up() -> None:
    house = [name for name, record in BOX.names.items() if record["origin"] == "house"]
    assert house == ["land:philippines"]


# Lands


@rule("board.lands")
def test_the_areas_bear_the_names_of_the_victory_point_table() -> None:
    assert [ATLAS.records[f"area:{area}"]["name"]["en"] for area in ATLAS.areas] == AREAS


@rule("board.lands")
def test_the_lands_the_rulebook_names_are_on_the_board() -> None:
    names = {land(id)["name"]["en"]: id for id in ATLAS.lands}
    assert len(names) == 102
    assert [name for name in OTHER_LANDS if name not in names] == []
    for area, inside in LANDS_IN.items():
        assert [land(names[name])["area"] for name in inside] == [area] * len(inside)


def test_areas_of_the_migrants_have_at_least_two_lands() -> None:
    for area in ("australia", "north_america", "africa"):
        assert ATLAS.area_lands[ATLAS.areas.index(area)].bit_count() >= 2


def test_the_persian_salt_desert_is_not_barren() -> None:
    assert not land("persian_salt_desert")["barren"]


@rule("board.adjacent")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("southern_apennines", "northern_apennines"),
        ("chekiang", "si_kyang"),
        ("chekiang", "yangtze_kiang"),
        ("chekiang", "great_plain_of_china"),
        ("mongolia", "wei_river"),
    ],
)
def test_lands_that_border_each_other_in_the_examples(here: str, there: str) -> None:
    assert there in land(here)["borders"]
    assert here in land(there)["borders"]


def test_terrain_of_the_examples() -> None:
    assert land("northern_apennines")["borders"]["southern_apennines"] == "plain"
    assert land("wei_river")["borders"]["mongolia"] == "great_wall"
    assert land("mongolia")["borders"]["wei_river"] == "plain"
    for name in ("si_kyang", "yangtze_kiang", "great_plain_of_china"):
        assert land(name)["borders"]["chekiang"] == "plain"


def test_the_lands_of_the_vedic_example_are_connected_by_land() -> None:
    five = ["upper_indus", "western_deccan", "eastern_ghats", "hindu_kush", "persian_plateau"]
    reached = ["upper_indus"]
    for name in reached:
        reached += [other for other in land(name)["borders"] if other in five and other not in reached]
    assert sorted(reached) == sorted(five)
    assert [name for name in five if land(name)["resource"]] == ["upper_indus", "eastern_ghats"]


def test_every_barren_land_has_neighbours_to_attack() -> None:
    for number, name in enumerate(ATLAS.lands):
        if land(name)["barren"]:
            assert ATLAS.waste[number]
            assert not ATLAS.near[number]


def test_terrain_is_forest_mountain_great_wall_or_strait_and_a_strait_lies_on_both_sides() -> None:
    kinds = set()
    for name in ATLAS.lands:
        for other, kind in land(name)["borders"].items():
            kinds.add(kind)
            assert (kind == "strait") == (land(other)["borders"][name] == "strait")
            assert (kind == "barren") == bool(land(name)["barren"] or land(other)["barren"])
    assert kinds == {"plain", "forest", "mountain", "great_wall", "strait", "barren"}


def test_some_areas_are_adjacent() -> None:
    neighbours = {
        area: {ATLAS.areas[n] for n in range(13) if BOX.area_neighbours[number] >> n & 1}
        for number, area in enumerate(ATLAS.areas)
    }
    assert "india" in neighbours["middle_east"]
    assert neighbours["north_africa"] == {"middle_east", "southern_europe"}
    assert neighbours["australia"] == set()
    assert all(area in neighbours[other] for area, others in neighbours.items() for other in others)


# Waters


def test_seas_and_oceans() -> None:
    kinds = {name: ATLAS.records[f"water:{name}"]["kind"] for name in ATLAS.waters}
    assert {name for name, kind in kinds.items() if kind == "ocean"} == OCEANS
    assert {name for name, kind in kinds.items() if kind == "sea"} == SEAS | {"caspian_sea"}


@rule("navigation.oceans")
def test_the_seas_an_ocean_brings() -> None:
    gives = {name: set(ATLAS.records[f"water:{name}"]["gives"]) for name in OCEANS}
    assert gives["atlantic"] >= {"north_sea", "western_med", "eastern_med", "black_sea"}
    assert gives["indian_ocean"] == {"red_sea", "bay_of_bengal"}
    for name, seas in gives.items():
        assert seas <= SEAS
        assert seas <= reachable(name)


def reachable(ocean: str) -> set[str]:
    """The seas that can be reached from an ocean over other seas."""
    found = [ocean]
    for name in found:
        adjoining = ATLAS.records[f"water:{name}"]["adjoins"]
        found += [other for other in adjoining if other not in found and other not in OCEANS]
    return set(found[1:])


@pytest.mark.parametrize(
    ("place", "water"),
    [
        ("morea", "eastern_med"),
        ("shatts_plateau", "western_med"),
        ("caucasus", "black_sea"),
        ("palestine", "eastern_med"),
    ],
)
def test_coasts_of_the_examples(place: str, water: str) -> None:
    assert water in land(place)["waters"]


def test_waters_that_adjoin_in_the_examples() -> None:
    assert {"western_med", "black_sea"} <= set(ATLAS.records["water:eastern_med"]["adjoins"])


@rule("expand.chain")
def test_the_british_sail_from_albion_to_chekiang_in_one_move() -> None:
    table = Table(epoch=7)
    table.turn(0, "britain")
    table.do("done")
    table.do("leave_out", "black_sea")
    table.do("expand", "chekiang")
    assert table.owner("chekiang") == 0


def test_an_ocean_takes_no_army_of_naval_control() -> None:
    table = Table(epoch=7, naval_control=True)
    table.turn(0, "netherlands")
    table.do("done")
    assert set(table.fleets()) & OCEANS == {"atlantic", "indian_ocean"}
    assert set(table.legal("man")) == set(table.fleets()) - OCEANS


def test_navigation_of_every_empire_opens_the_waters_listed_and_what_they_give() -> None:
    for empire in BOX.empires:
        on_card = set(BOX.names[f"empire:{empire.id}"]["navigation"])
        given = {sea for name in on_card & OCEANS for sea in ATLAS.records[f"water:{name}"]["gives"]}
        assert water_names(empire.waters) == on_card | given
