"""Makes client/src/games/<game>/map.json of each game and checks it against the board of its rules."""

# mypy: disable-error-code="import-not-found, import-untyped"

import json
import pickle
import sys
from typing import Any

import board
import check
import draw
import shapely
import shapely.affinity
import waters
from assign import UNCLAIMED, lands
from content import content
from shapes import CACHE, Unit, faces, provinces
from warp import Page, paint

WIDTH = 1600
USUAL = 4300.0  # area of a usual land, in square units of the page
GAP = 3.0  # between an island drawn larger and its neighbours
REACH = 17.0  # from the middle of a land to its edge, at least
CHANNEL = 4.0  # how wide a strait is cut
SMALL_ROUNDS = 2
SMALL_BLUR = 3.0
WATER = 0.6  # how much room open water gets, next to what would be left for it
FLOWS = [(40.0, 1.0), (20.0, 0.7)]  # blur in rows of the grid, and strength


def units(game: str, plan: dict[str, Any]) -> list[Unit]:
    """The diced units; kept for the next run as long as the same provinces are diced."""
    cache = CACHE / f"faces-{game}.pickle"
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
    usual = float(plan.get("usual", USUAL))
    ratio = area / usual
    wanted = usual * (ratio**0.2 if ratio < 1 else ratio**0.5)
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
        water = max(0.1, (whole - sum(wanted.values())) / sea) * plan.get("water_room", WATER)
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
            wanted = plan["land"].get(land, {}).get("reach", plan.get("reach", REACH))
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


def channels(plan: dict[str, Any], page: Page, shapes: dict[str, Any]) -> dict[str, Any]:
    """The lands with the narrowest straits opened."""
    courses = [shapely.LineString(channel["course"]) for channel in plan.get("channel", ())]
    cut = shapely.buffer(shapely.union_all([page.draw(course) for course in courses]), CHANNEL / 2)
    return {
        land: shapely.difference(shape, cut) if shape.intersects(cut) else shape
        for land, shape in shapes.items()
    }


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


def make(game: str) -> list[str]:
    """Makes the map of one game; the answer is what is wrong with it."""
    rules, plan = board.read(game)
    ground = lands(units(game, plan), plan)
    paper = page(plan, ground)
    drawn = {land: paper.draw(shape) for land, shape in ground.items()}
    shapes = rounded(channels(plan, paper, islands(plan, drawn)), plan.get("tolerance", 1.2))
    met = check.touching({land: shape for land, shape in shapes.items() if land != UNCLAIMED})
    reach = waters.drawn(paper, waters.reaches(plan))
    made = content(rules, plan, paper, shapes, reach, met)
    result = board.result(game)
    result.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(made, separators=(",", ":")).replace('"},"', '"},\n"') + "\n"
    result.write_text(text, encoding="utf-8")
    print(f"{result.relative_to(board.ROOT)}: {len(text) // 1000} kB, {paper.width} x {paper.height}")
    narrow = {land: round(draw.anchor(shape)[2]) for land, shape in shapes.items()}
    print("narrow:", {land: r for land, r in sorted(narrow.items(), key=lambda r: r[1]) if r < 16})
    return [
        *check.borders(rules, plan, met),
        *waters.compare(rules, plan, waters.coasts(shapes, reach)),
        *check.waters(rules, plan, waters.meetings(shapes, reach)),
    ]


def main() -> None:
    wrong = []
    for game in sys.argv[1:] or board.GAMES:
        wrong += [f"{game}: {line}" for line in make(game)]
    for line in wrong:
        print(line)
    if wrong:
        sys.exit(f"{len(wrong)} places where a page and the rules do not agree")


if __name__ == "__main__":
    main()
