"""The board keeps every fact that the rulebooks give, in words, examples or counts."""

import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
BOARD = tomllib.loads((ROOT / "src/epochal/games/hotw2018/content/board.toml").read_text(encoding="utf-8"))
AREAS: dict[str, dict[str, Any]] = {a["id"]: a for a in BOARD["area"]}
WATERS: dict[str, dict[str, Any]] = {w["id"]: w for w in BOARD["water"]}
BARREN: dict[str, dict[str, Any]] = {b["id"]: b for b in BOARD["barren"]}
LANDS: dict[str, dict[str, Any]] = {land["id"]: land for land in BOARD["land"]}
SECTIONS = WATERS | BARREN

IN_AREA = {
    "middle_east": "arabia levant anatolia mesopotamia tigris zagros persian_plateau",
    "northern_africa": "nile nubia libya numidia mauretania",
    "china": "wei yellow_river yangtze sichuan lingnan",
    "india": "hindu_kush indus ganges bengal deccan ghats",
    "southern_europe": "iberia apennines balkans pindus crete",
    "northern_europe": "britannia gaul rhineland alamannia scandinavia carpathia",
    "southeast_asia": "irrawaddy mekong malaya java borneo",
    "far_east": "manchuria korea honshu kyushu",
    "eurasia": "volga dnieper ural turan tarim_basin mongolia",
    "north_america": "anahuac mississippi appalachia great_plains cascadia saint_lawrence antilles",
    "south_america": "orinoco andes amazon brazil pampas",
    "southern_africa": "niger congo horn zambezi cape",
    "australasia": "australia new_guinea new_zealand",
}


def touching(section: str) -> set[str]:
    return {name for name, land in LANDS.items() if section in land["sections"]}


def sailed(start: str, fleet: str) -> set[str]:
    """Where one fleet takes an army from a land: along that water and, from an ocean, along its seas."""
    waters = {fleet}
    if WATERS[fleet]["kind"] == "ocean":
        waters |= {w for w in WATERS[fleet]["adjoins"] if w in WATERS and WATERS[w]["kind"] == "sea"}
    assert waters & set(LANDS[start]["sections"])
    return set().union(*(touching(water) for water in waters)) - {start}


def runs(area: str) -> list[int]:
    """The epochs (from 1) at which a region token enters."""
    entries, epoch = [], 1
    for value, same in groupby(AREAS[area]["values"]):
        if value:
            entries.append(epoch)
        epoch += len(list(same))
    return entries


def test_areas_and_their_lands() -> None:
    found = {area: {name for name, land in LANDS.items() if land["area"] == area} for area in AREAS}
    assert found == {area: set(lands.split()) for area, lands in IN_AREA.items()}
    assert list(AREAS) == list(IN_AREA)
    assert len(LANDS) == len(BOARD["land"]) == 69


def test_ids_are_used_once() -> None:
    ids = [entry["id"] for kind in ("area", "water", "barren", "land") for entry in BOARD[kind]]
    assert len(ids) == len(set(ids))


def test_everything_has_a_name_in_both_languages_and_an_origin() -> None:
    for kind in ("area", "water", "barren", "land"):
        for entry in BOARD[kind]:
            assert set(entry["name"]) == {"en", "pt-BR"}, entry["id"]
            assert all(entry["name"].values()), entry["id"]
            assert entry["origin"] in ("rulebook", "record", "house"), entry["id"]


def test_keys_are_those_of_the_schema() -> None:
    known = {
        "area": {"id", "name", "values", "origin", "note"},
        "water": {"id", "name", "kind", "adjoins", "origin", "note"},
        "barren": {"id", "name", "adjoins", "points", "origin", "note"},
        "land": {
            "id", "name", "area", "terrain", "resource", "borders", "sections", "points", "origin", "note",
        },
    }  # fmt: skip
    for kind, keys in known.items():
        for entry in BOARD[kind]:
            assert set(entry) <= keys, entry["id"]


def test_borders_are_known_and_symmetric() -> None:
    for name, land in LANDS.items():
        assert name not in land["borders"]
        for other, kind in land["borders"].items():
            assert kind in ("border", "strait"), (name, other)
            assert LANDS[other]["borders"].get(name) == kind, (name, other)


def test_sections_are_known_and_adjoin_symmetrically() -> None:
    for name, section in SECTIONS.items():
        assert len(section["adjoins"]) == len(set(section["adjoins"])), name
        assert name not in section["adjoins"]
        for other in section["adjoins"]:
            assert name in SECTIONS[other]["adjoins"], (name, other)
    for name, land in LANDS.items():
        assert set(land["sections"]) <= set(SECTIONS), name
        assert len(land["sections"]) == len(set(land["sections"])), name


def test_terrain_and_points() -> None:
    for name, land in LANDS.items():
        assert land.get("terrain", "") in ("", "mountain", "forest"), name
        assert 1 <= len(land["points"]) <= 6, name
    for entry in (*LANDS.values(), *BARREN.values()):
        assert all(-60 <= lat <= 80 and -180 <= lon <= 180 for lat, lon in entry["points"]), entry["id"]


def test_every_land_can_be_reached_and_no_section_is_idle() -> None:
    for name, land in LANDS.items():
        assert land["borders"] or land["sections"], name
    for section in SECTIONS:
        assert len(touching(section)) >= 2, section


@pytest.mark.parametrize(
    ("section", "lands"),
    [
        ("north_sea", "rhineland iberia gaul britannia alamannia scandinavia volga"),
        ("himalayas", "tarim_basin turan wei sichuan irrawaddy bengal ganges hindu_kush"),
        ("indian_ocean", "arabia cape horn nubia nile ghats australia"),
    ],
)
def test_what_touches_a_section_is_exactly_as_printed(section: str, lands: str) -> None:
    assert touching(section) == set(lands.split())


def test_a_fleet_in_the_north_sea_from_the_rhineland() -> None:
    assert sailed("rhineland", "north_sea") == {
        "iberia",
        "gaul",
        "britannia",
        "alamannia",
        "scandinavia",
        "volga",
    }


def test_a_fleet_in_the_indian_ocean_from_arabia() -> None:
    along = "cape horn nubia nile ghats australia"
    beyond = "tigris zagros persian_plateau indus deccan"
    assert sailed("arabia", "indian_ocean") == set(f"{along} {beyond}".split())
    assert touching("arabian_sea") - {"arabia"} == set(beyond.split())


def test_the_arabian_sea_is_the_only_sea_of_the_indian_ocean() -> None:
    assert WATERS["arabian_sea"]["kind"] == "sea"
    assert WATERS["indian_ocean"]["kind"] == "ocean"
    seas = [w for w in WATERS["indian_ocean"]["adjoins"] if w in WATERS and WATERS[w]["kind"] == "sea"]
    assert seas == ["arabian_sea"]
    assert "indian_ocean" not in WATERS["bay_of_bengal"]["adjoins"]


def test_no_fleet_between_the_northern_lakes_and_siberia() -> None:
    assert BARREN["northern_lakes"]["adjoins"] == []
    assert BARREN["siberia"]["adjoins"] == []


def test_caravans_of_the_first_empires_stand_next_to_their_starts() -> None:
    assert {"tigris", "mesopotamia"} <= touching("empty_quarter")


def test_fleets_of_the_first_empires_stand_next_to_their_starts() -> None:
    assert {"crete", "pindus"} <= touching("mediterranean_sea")


def test_the_assyrian_invasions_of_the_turn_example() -> None:
    assert LANDS["mesopotamia"]["borders"]["zagros"] == "border"
    assert LANDS["mesopotamia"]["borders"]["levant"] == "border"
    assert LANDS["levant"]["borders"]["nile"] == "border"


def test_no_terrain_where_the_turn_example_was_won_on_a_tie() -> None:
    assert not LANDS["nile"].get("terrain")
    assert not LANDS["levant"].get("terrain")


def test_the_assyrians_end_with_two_resources_one_of_them_zagros() -> None:
    rich = {name for name in ("mesopotamia", "zagros", "levant", "nile") if LANDS[name].get("resource")}
    assert len(rich) == 2
    assert "zagros" in rich


def test_values_of_the_turn_example() -> None:
    assert AREAS["northern_africa"]["values"][0] == 2
    assert AREAS["middle_east"]["values"][0] * 2 == 6
    assert LANDS["nile"]["area"] == "northern_africa"


def test_values_are_five_numbers_and_every_area_counts_in_the_end() -> None:
    for name, area in AREAS.items():
        assert len(area["values"]) == 5, name
        assert all(0 <= value <= 3 for value in area["values"]), name
        assert area["values"][-1] > 0, name


def test_some_areas_have_no_token_in_the_early_epochs() -> None:
    assert any(area["values"][0] == 0 for area in AREAS.values())


def test_there_are_thirty_two_region_tokens_in_five_piles() -> None:
    entries = [epoch for area in AREAS for epoch in runs(area)]
    assert len(entries) == 32
    assert [entries.count(epoch) for epoch in range(1, 6)] == [8, 1, 8, 6, 9]


@pytest.mark.parametrize(
    ("area", "values"),
    [
        ("middle_east", [3, 3, 3, 3, 2]),
        ("northern_africa", [2, 2, 2, 2, 1]),
        ("southeast_asia", [1, 1, 2, 2, 2]),
    ],
)
def test_values_that_both_books_print_alike(area: str, values: list[int]) -> None:
    assert AREAS[area]["values"] == values


@pytest.mark.parametrize(
    ("area", "values"),
    [
        ("china", [2, 2, 3, 3, 2]),
        ("india", [2, 2, 3, 3, 2]),
        ("southern_europe", [1, 2, 3, 3, 2]),
        ("northern_europe", [1, 1, 2, 2, 1]),
        ("far_east", [1, 1, 1, 2, 2]),
        ("eurasia", [0, 0, 1, 2, 2]),
        ("north_america", [0, 0, 1, 2, 3]),
        ("south_america", [0, 0, 1, 2, 2]),
        ("southern_africa", [0, 0, 0, 1, 2]),
        ("australasia", [0, 0, 0, 1, 2]),
    ],
)
def test_values_on_which_the_books_differ(area: str, values: list[int]) -> None:
    assert AREAS[area]["values"] == values
