"""Makes client/src/games/hotw2001/map.json and checks it against the board of the rules."""

# mypy: disable-error-code="import-not-found, import-untyped"

import json
import pickle
import sys
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import draw
import shapely
import shapely.affinity
import waters
from assign import UNCLAIMED, lands
from shapes import CACHE, EAST, HERE, NORTH, SOUTH, WEST, Unit, faces, provinces
from warp import Page, paint

ROOT = HERE.parent.parent
BOARD = ROOT / "src/epochal/games/hotw2001/content/board.toml"
PLAN = HERE / "hotw2001.toml"
RESULT = ROOT / "client/src/games/hotw2001/map.json"

WIDTH = 1600
USUAL = 4300.0  # area of a usual land, in square units of the page
TOUCH = 6.0  # a shorter shared border does not count as touching
GAP = 3.0  # between an island drawn larger and its neighbours
REACH = 17.0  # from the middle of a land to its edge, at least
SMALL_ROUNDS = 2
SMALL_BLUR = 3.0
WATER = 0.6  # how much room open water gets, next to what would be left for it
FLOWS = [(40.0, 1.0), (20.0, 0.7)]  # blur in rows of the grid, and strength


def load(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


def units(plan: dict[str, Any]) -> list[Unit]:
    """The diced units; kept for the next run as long as the same provinces are diced."""
    cache = CACHE / "faces.pickle"
    dice = sorted(plan["dice"])
    if cache.exists():
        with cache.open("rb") as file:
            known, old = pickle.load(file)
        if known == dice:
            return list(old)
    found: list[Unit] = faces(provinces(), set(dice))
    with cache.open("wb") as file:
        pickle.dump((dice, found), file)
    return found


def room(plan: dict[str, Any], land: str, area: float) -> float:
    """How large a land should be on the page, given how large it would be."""
    if land == UNCLAIMED:
        return 0.3 * area
    ratio = area / USUAL
    wanted = USUAL * (ratio**0.2 if ratio < 1 else ratio**0.5)
    return float(plan["land"][land].get("size", 1.0) * wanted)


def page(plan: dict[str, Any], shapes: dict[str, Any]) -> Page:
    """The page, first stretched broadly where lands are crowded, then gently land by land."""
    result = Page(WIDTH)
    names = list(shapes)
    shapes = dict(zip(names, shapely.coverage_simplify([shapes[n] for n in names], 0.3), strict=True))
    base = {land: result.draw(shape) for land, shape in shapes.items()}
    wanted = {land: room(plan, land, shape.area) for land, shape in base.items()}
    whole = result.width * result.height
    for blur, strength in FLOWS:
        now = {land: result.draw(shape) for land, shape in shapes.items()}
        sea = whole - sum(shape.area for shape in now.values())
        water = max(0.1, (whole - sum(wanted.values())) / sea) * WATER
        density = {land: (wanted[land] / now[land].area) ** strength for land in now}
        density[UNCLAIMED] = min(density[UNCLAIMED], water)
        result.flow(paint(now, density, water**strength, (result.width, result.height), 400, blur))
        print(
            f"blur {blur}: lands have {1 - sea / whole:.0%}, want {sum(wanted.values()) / whole:.0%} of the page, water {water:.2f}"
        )
    give_room(result, plan, shapes)
    result.crop(min(result.draw(shape).bounds[1] for land, shape in shapes.items() if land != UNCLAIMED) - 6)
    return result


def give_room(page: Page, plan: dict[str, Any], shapes: dict[str, Any]) -> None:
    """Widen the narrowest lands until a piece can stand there."""
    for _ in range(SMALL_ROUNDS):
        now = {land: page.draw(shape) for land, shape in shapes.items()}
        density = {}
        for land, shape in now.items():
            wanted = plan["land"].get(land, {}).get("reach", REACH)
            grown = min(plan["land"].get(land, {}).get("grow", (1.0, 1.0)))
            lack = 1.0 if land == UNCLAIMED else wanted / (draw.anchor(shape)[2] * grown)
            density[land] = min(2.0, max(1.0, lack) ** 1.3)
        page.flow(paint(now, density, 1.0, (page.width, page.height), 400, SMALL_BLUR))


def islands(plan: dict[str, Any], shapes: dict[str, Any]) -> dict[str, Any]:
    """Small islands drawn larger than the page would have them, each around its middle; its neighbours give way."""
    result = dict(shapes)
    for land, about in plan["land"].items():
        shape = shapes[land]
        if "grow" in about:
            grown = [shapely.affinity.scale(p, *about["grow"]) for p in draw.parts(shape)]
            shape = shapely.affinity.translate(shapely.union_all(grown), *about.get("shift", (0, 0)))
        if "swell" in about:
            shape = shapely.buffer(shape, about["swell"])
        if "close" in about:
            filled = shapely.buffer(shapely.buffer(shape, about["close"]), -about["close"])
            others = shapely.union_all(
                [shapes[n] for n in shapes if n != land and shapes[n].distance(filled) < 5]
            )
            shape = shapely.union_all([shape, shapely.difference(filled, shapely.buffer(others, 0.5))])
        result[land] = shape
    for land in plan["land"]:
        if "grow" in plan["land"][land]:
            for other in result:
                if other != land and result[other].distance(result[land]) < GAP:
                    result[other] = shapely.difference(result[other], shapely.buffer(result[land], GAP))
    return result


def rounded(shapes: dict[str, Any], tolerance: float) -> dict[str, Any]:
    """Simplified together, so that borders stay shared, and without specks."""
    names = list(shapes)
    simple = shapely.coverage_simplify([shapes[n] for n in names], tolerance)
    result = {}
    for name, shape in zip(names, simple, strict=True):
        kept = draw.parts(shapely.make_valid(shape))
        biggest = max(p.area for p in kept)
        result[name] = shapely.union_all([p for p in kept if p.area >= min(6.0, biggest)])
    return result


def touching(shapes: dict[str, Any]) -> dict[tuple[str, str], float]:
    """Pairs of lands with a shared border, and how long it is."""
    found = {}
    for a, b in combinations(sorted(shapes), 2):
        if shapes[a].intersects(shapes[b]):
            length = sum(line.length for line in draw.border(shapes[a], shapes[b]))
            if length > 0:
                found[a, b] = round(length, 1)
    return found


def compare(board: dict[str, Any], plan: dict[str, Any], met: dict[tuple[str, str], float]) -> list[str]:
    """What the page and the rules do not agree on, exceptions aside."""
    rules = {}
    for land in board["land"]:
        for other, kind in land["borders"].items():
            rules[tuple(sorted((land["id"], other)))] = kind
    excepted = {tuple(sorted((e["a"], e["b"]))): e["kind"] for e in plan["exception"]}
    wrong = []
    for pair, kind in rules.items():
        length = met.get(pair, 0.0)
        if kind == "strait":
            if length:
                wrong.append(f"strait, but they touch: {pair} ({length})")
        elif length < TOUCH and excepted.get(pair) != "link":
            wrong.append(f"adjacent, but they do not touch: {pair} ({length})")
        elif length >= TOUCH and excepted.get(pair) == "link":
            wrong.append(f"needless exception: {pair}")
    for pair, length in met.items():
        if pair not in rules and length >= TOUCH and excepted.get(pair) != "ridge":
            wrong.append(f"they touch, but are not adjacent: {pair} ({length})")
    return wrong


def frame(page: Page) -> str:
    """Meridians and parallels every fifteen degrees, bent as the page is."""
    lines = [[(lon, SOUTH + i * (NORTH - SOUTH) / 60) for i in range(61)] for lon in range(-165, 191, 15)]
    lines += [[(WEST + i * (EAST - WEST) / 150, lat) for i in range(151)] for lat in range(-45, 76, 15)]
    drawn = [shapely.simplify(shapely.transform(shapely.LineString(line), page.carry), 0.4) for line in lines]
    return "".join(draw.trail(line.coords) for line in drawn)


def spot(page: Page, lonlat: list[float]) -> list[float]:
    x, y = page.carry(shapely.get_coordinates(shapely.Point(lonlat[:2])))[0]
    return [round(float(x), 1), round(float(y), 1)]


def content(
    board: dict[str, Any],
    plan: dict[str, Any],
    page: Page,
    shapes: dict[str, Any],
    met: dict[tuple[str, str], float],
) -> dict[str, Any]:
    barren = {land["id"] for land in board["land"] if land.get("barren")}
    out: dict[str, Any] = {"width": page.width, "height": page.height}
    out["background"] = {"land": draw.path(shapes[UNCLAIMED]), "graticule": frame(page)}
    out["lands"], out["barren"] = {}, {}
    for land in board["land"]:
        name = land["id"]
        x, y, reach = draw.anchor(shapes[name])
        if "anchor" in plan["land"][name]:
            x, y = spot(page, plan["land"][name]["anchor"])
        size = 11 if reach > 22 else 10 if reach > 16 else 9
        entry: dict[str, Any] = {
            "d": draw.path(shapes[name]),
            "label": [x, round(y + min(reach * 0.7, 22), 1), size],
        }
        if name not in barren:
            entry["anchor"] = [x, y]
        else:
            entry["label"] = [x, y, 13 if reach > 30 else 10]
        if "label" in plan["land"][name]:
            entry["label"][:2] = spot(page, plan["land"][name]["label"])
        out["barren" if name in barren else "lands"][name] = entry
    out["waters"] = {}
    for water in board["water"]:
        about = plan["water"][water["id"]]
        size = 17 if water["kind"] == "ocean" else 12
        out["waters"][water["id"]] = {
            "anchor": spot(page, about["anchor"]),
            "label": [*spot(page, about["label"]), size, about["label"][2]],
        }
    out["straits"], out["terrain"] = [], []
    for land in board["land"]:
        for other, kind in land["borders"].items():
            pair = tuple(sorted((land["id"], other)))
            if kind == "strait":
                if pair[0] == land["id"]:
                    out["straits"].append(
                        {
                            "a": pair[0],
                            "b": pair[1],
                            "points": draw.crossing(shapes[pair[0]], shapes[pair[1]]),
                        }
                    )
            elif kind not in ("plain", "barren"):
                line = draw.beside(draw.border(shapes[land["id"]], shapes[other]), shapes[land["id"]], 4.5)
                if line is None:
                    line = shapely.LineString(draw.crossing(shapes[land["id"]], shapes[other]))
                out["terrain"].append(
                    {
                        "land": land["id"],
                        "from": other,
                        "kind": kind,
                        "path": draw.trail(line.coords),
                        "marks": draw.marks(line, 11),
                    }
                )
    out["exceptions"] = []
    for e in plan["exception"]:
        entry = {"a": e["a"], "b": e["b"], "kind": e["kind"]}
        if e["kind"] == "ridge":
            entry["path"] = "".join(
                draw.trail(line.coords) for line in draw.border(shapes[e["a"]], shapes[e["b"]])
            )
        elif e["kind"] == "harbour":
            entry["path"] = draw.trail([spot(page, p) for p in e["river"]])
        else:
            entry["path"] = draw.trail(draw.crossing(shapes[e["a"]], shapes[e["b"]]))
        out["exceptions"].append(entry)
    out["touching"] = [list(pair) for pair, length in sorted(met.items()) if length >= TOUCH]
    return out


def main() -> None:
    board, plan = load(BOARD), load(PLAN)
    ground = lands(units(plan), plan)
    paper = page(plan, ground)
    shapes = rounded(islands(plan, {land: paper.draw(shape) for land, shape in ground.items()}), 1.2)
    met = touching({land: shape for land, shape in shapes.items() if land != UNCLAIMED})
    reach = waters.drawn(paper, waters.reaches(plan))
    met_waters = waters.coasts(shapes, reach)
    made = content(board, plan, paper, shapes, met)
    for water, area in reach.items():
        if water != waters.ICE:
            made["waters"][water]["d"] = draw.path(area)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(made, separators=(",", ":")).replace('"},"', '"},\n"') + "\n"
    RESULT.write_text(text, encoding="utf-8")
    print(f"{RESULT.relative_to(ROOT)}: {len(text) // 1000} kB, {paper.width} x {paper.height}")
    reaches = {land: round(draw.anchor(shape)[2]) for land, shape in shapes.items()}
    print(
        "narrow:", {land: reach for land, reach in sorted(reaches.items(), key=lambda r: r[1]) if reach < 16}
    )
    wrong = compare(board, plan, met) + waters.compare(board, plan, met_waters)
    for line in wrong:
        print(line)
    if wrong:
        sys.exit(f"{len(wrong)} places where the page and the rules do not agree")


if __name__ == "__main__":
    main()
