"""The drawn map says what the rules say: the same lands, waters, borders, straits and terrain."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
Ring = list[tuple[float, float]]
Pair = tuple[str, str]


@pytest.fixture(scope="module")
def page() -> Any:
    return json.loads((ROOT / "client/src/games/hotw2001/map.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    return tomllib.loads((ROOT / "src/epochal/games/hotw2001/content/board.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def plan() -> dict[str, Any]:
    return tomllib.loads((ROOT / "tools/atlas/hotw2001.toml").read_text(encoding="utf-8"))


def pair(a: str, b: str) -> Pair:
    return (min(a, b), max(a, b))


def borders(board: dict[str, Any]) -> dict[Pair, set[str]]:
    """The kinds of each border, from both sides."""
    found: dict[Pair, set[str]] = {}
    for land in board["land"]:
        for other, kind in land["borders"].items():
            found.setdefault(pair(land["id"], other), set()).add(kind)
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


def test_every_land_and_every_barren_land_is_drawn(page: Any, board: dict[str, Any]) -> None:
    assert set(page["lands"]) == {land["id"] for land in board["land"] if not land.get("barren")}
    assert set(page["barren"]) == {land["id"] for land in board["land"] if land.get("barren")}


def test_pieces_stand_inside_their_land(page: Any) -> None:
    outside = [name for name, land in page["lands"].items() if not inside(land["anchor"], land["d"])]
    assert outside == []


def test_every_water_has_a_place_for_a_fleet_off_all_shores(page: Any, board: dict[str, Any]) -> None:
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


def test_what_touches_is_adjacent_and_what_is_adjacent_touches(page: Any, board: dict[str, Any]) -> None:
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


def test_every_strait_is_drawn_once(page: Any, board: dict[str, Any]) -> None:
    drawn = [pair(s["a"], s["b"]) for s in page["straits"]]
    assert sorted(drawn) == sorted(lands for lands, kinds in borders(board).items() if kinds == {"strait"})
    assert all(len(s["points"]) == 2 and s["points"][0] != s["points"][1] for s in page["straits"])


def test_terrain_lies_on_the_defenders_side(page: Any, board: dict[str, Any]) -> None:
    expected = {
        (land["id"], other, kind)
        for land in board["land"]
        for other, kind in land["borders"].items()
        if kind not in ("plain", "barren", "strait")
    }
    assert {(t["land"], t["from"], t["kind"]) for t in page["terrain"]} == expected
    assert len(page["terrain"]) == len(expected)
    for terrain in page["terrain"]:
        assert terrain["marks"]
        on_side = [inside(mark[:2], page["lands"][terrain["land"]]["d"]) for mark in terrain["marks"]]
        assert sum(on_side) * 2 >= len(on_side), (terrain["land"], terrain["from"])
