"""The drawn maps say what the rules say: the same lands, waters, borders, straits and terrain."""

import gzip
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ("hotw2001", "hotw2018")
Ring = list[tuple[float, float]]
Pair = tuple[str, str]
Board = dict[str, Any]


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def page(game: str) -> Any:
    return json.loads((ROOT / f"client/src/games/{game}/map.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def board(game: str) -> Board:
    return tomllib.loads((ROOT / f"src/epochal/games/{game}/content/board.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def plan(game: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / f"tools/atlas/{game}.toml").read_text(encoding="utf-8"))


def pair(a: str, b: str) -> Pair:
    return (min(a, b), max(a, b))


def barren(board: Board) -> set[str]:
    """Barren lands: lands of their own kind in one edition, sections beside the waters in the other."""
    return {land["id"] for land in board["land"] if land.get("barren")} | {
        section["id"] for section in board.get("barren", ())
    }


def borders(board: Board) -> dict[Pair, set[str]]:
    """The kinds of each border, from both sides."""
    found: dict[Pair, set[str]] = {}
    for land in board["land"]:
        sections = {section: "barren" for section in land.get("sections", ()) if section in barren(board)}
        for other, kind in (land["borders"] | sections).items():
            found.setdefault(pair(land["id"], other), set()).add(kind)
    for section in board.get("barren", ()):
        for other in section["adjoins"]:
            if other in barren(board):
                found.setdefault(pair(section["id"], other), set()).add("barren")
    return found


def rings(path: str) -> list[Ring]:
    """The closed rings of a path that has only M, l and z."""
    found = []
    for part in path.rstrip("z").split("z"):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[:2]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        found.append(ring)
    return found


def inside(spot: list[float], path: str) -> bool:
    """Whether a ray to the right crosses the path an odd number of times."""
    x, y = spot
    crossings = 0
    for ring in rings(path):
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                crossings += 1
    return crossings % 2 == 1


def test_every_land_and_every_barren_land_is_drawn(page: Any, board: Board) -> None:
    assert set(page["lands"]) == {land["id"] for land in board["land"]} - barren(board)
    assert set(page["barren"]) == barren(board)


def test_pieces_stand_inside_their_land(page: Any) -> None:
    for kind in ("lands", "barren"):
        stands = {name: land for name, land in page[kind].items() if "anchor" in land}
        assert [name for name, land in stands.items() if not inside(land["anchor"], land["d"])] == []


def test_caravans_have_a_place_in_every_barren_land(page: Any, board: Board) -> None:
    anchored = {name for name, land in page["barren"].items() if "anchor" in land}
    assert anchored == ({section["id"] for section in board["barren"]} if "barren" in board else set())


def test_names_are_written_on_the_page(page: Any) -> None:
    for kind in ("lands", "barren", "waters"):
        for name, place in page[kind].items():
            assert 0 < place["label"][0] < page["width"], name
            assert 0 < place["label"][1] < page["height"], name


def test_seas_and_oceans_are_told_apart_where_the_rules_do(game: str, page: Any, board: Board) -> None:
    kinds = {name: water.get("kind") for name, water in page["waters"].items()}
    if game == "hotw2018":
        assert kinds == {water["id"]: water["kind"] for water in board["water"]}


def test_a_map_is_small_enough_to_send(game: str) -> None:
    drawn = (ROOT / f"client/src/games/{game}/map.json").read_bytes()
    assert len(gzip.compress(drawn)) < 70_000


def test_every_water_has_a_place_for_a_fleet_off_all_shores(page: Any, board: Board) -> None:
    assert set(page["waters"]) == {water["id"] for water in board["water"]}
    ground = [land["d"] for kind in ("lands", "barren") for land in page[kind].values()]
    for name, water in page["waters"].items():
        assert inside(water["anchor"], water["d"]), name
        assert not any(inside(water["anchor"], path) for path in ground), name


def test_fleets_stand_on_the_page(page: Any) -> None:
    for water in page["waters"].values():
        x, y = water["anchor"]
        assert 0 < x < page["width"]
        assert 0 < y < page["height"]


def test_what_touches_is_adjacent_and_what_is_adjacent_touches(page: Any, board: Board) -> None:
    touching = {pair(a, b) for a, b in page["touching"]}
    links = {pair(e["a"], e["b"]) for e in page["exceptions"] if e["kind"] == "link"}
    ridges = {pair(e["a"], e["b"]) for e in page["exceptions"] if e["kind"] == "ridge"}
    by_land = {lands for lands, kinds in borders(board).items() if kinds != {"strait"}}
    assert touching - ridges | links == by_land
    assert not links & touching
    assert ridges <= touching


def test_exceptions_are_those_of_the_plan_and_explained(page: Any, plan: dict[str, Any]) -> None:
    assert [(e["a"], e["b"], e["kind"]) for e in page["exceptions"]] == [
        (e["a"], e["b"], e["kind"]) for e in plan["exception"]
    ]
    assert all(e["why"] for e in plan["exception"])
    assert all(e["path"].startswith("M") for e in page["exceptions"])


def test_closed_borders_lie_between_waters_that_do_not_adjoin(page: Any, board: Board) -> None:
    adjoins = {water["id"]: set(water["adjoins"]) for water in board["water"]}
    for e in page["exceptions"]:
        if e["kind"] == "closed":
            assert e["b"] in adjoins
            assert e["b"] not in adjoins[e["a"]]


def test_every_strait_is_drawn_once(page: Any, board: Board) -> None:
    drawn = [pair(s["a"], s["b"]) for s in page["straits"]]
    assert sorted(drawn) == sorted(lands for lands, kinds in borders(board).items() if kinds == {"strait"})
    assert all(len(s["points"]) == 2 and s["points"][0] != s["points"][1] for s in page["straits"])


def test_terrain_of_a_border_lies_on_the_defenders_side(page: Any, board: Board) -> None:
    expected = {
        (land["id"], other, kind)
        for land in board["land"]
        for other, kind in land["borders"].items()
        if kind not in ("plain", "barren", "strait", "border")
    }
    drawn = [t for t in page["terrain"] if "from" in t]
    assert {(t["land"], t["from"], t["kind"]) for t in drawn} == expected
    assert len(drawn) == len(expected)
    for terrain in drawn:
        assert terrain["marks"]
        on_side = [inside(mark[:2], page["lands"][terrain["land"]]["d"]) for mark in terrain["marks"]]
        assert sum(on_side) * 2 >= len(on_side), (terrain["land"], terrain["from"])


def test_terrain_of_a_land_lies_inside_it(page: Any, board: Board) -> None:
    drawn = [t for t in page["terrain"] if "from" not in t]
    expected = {land["id"]: land["terrain"] for land in board["land"] if land.get("terrain")}
    assert {t["land"]: t["kind"] for t in drawn} == expected
    assert len(drawn) == len(expected)
    for terrain in drawn:
        assert len(terrain["marks"]) >= 3, terrain["land"]
        assert all(inside(mark[:2], page["lands"][terrain["land"]]["d"]) for mark in terrain["marks"])


def test_the_territories_of_historia_touch_or_face_each_other_across_a_strait() -> None:
    drawn = json.loads((ROOT / "client/src/games/historia/map.json").read_text(encoding="utf-8"))
    content = ROOT / "src/epochal/games/historia/content/territories.toml"
    territories = tomllib.loads(content.read_text(encoding="utf-8"))["territory"]
    touching = {pair(a, b) for a, b in drawn["touching"]}
    straits = {pair(s["a"], s["b"]) for s in drawn["straits"]}
    assert touching | straits == {pair(t["id"], other) for t in territories for other in t["borders"]}
    assert not touching & straits
    assert set(drawn["lands"]) == {t["id"] for t in territories}
    assert all(inside(land["anchor"], land["d"]) for land in drawn["lands"].values())
