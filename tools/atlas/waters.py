"""How far each water reaches, and which lands have a coast there."""

# mypy: disable-error-code="import-not-found, import-untyped"

from collections import defaultdict
from itertools import combinations
from typing import Any

import shapely
from board import Board, Pair
from shapely.geometry import MultiPoint, box
from shapes import EAST, NORTH, SOUTH, WEST, areas
from warp import Page

# A coast this long, in units of the page, is one that can be seen.
COAST = 8.0
# A coast this short on a water that is not the land's own does not mislead.
STRAY = 20.0
# How far apart the edges of two waters that meet may be drawn.
APART = 1.5
# What no fleet sails: the polar seas.
ICE = "ice"


def reaches(plan: dict[str, Any]) -> dict[str, Any]:
    """Each water's part of the earth, land included: where one of its points is nearest."""
    whose: dict[tuple[float, float], str] = {}
    for water, about in plan.get("water", {}).items():
        whose |= {(float(lon), float(lat)): water for lon, lat in about["points"]}
    whose |= {(float(lon), float(lat)): ICE for lon, lat in plan.get("ice", ())}
    if not whose:
        return {}
    frame = box(WEST, SOUTH, EAST, NORTH)
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(list(whose)), extend_to=frame))
    held: dict[str, list[Any]] = defaultdict(list)
    for cell in cells:
        for point, water in whose.items():
            if cell.contains(shapely.Point(point)):
                held[water].append(shapely.intersection(cell, frame))
    return {water: areas(shapely.union_all(found)) for water, found in held.items()}


def drawn(page: Page, reach: dict[str, Any]) -> dict[str, Any]:
    """The reaches on the page, simplified together."""
    names = list(reach)
    bent = [page.draw(reach[name], 1.0) for name in names]
    return dict(zip(names, shapely.coverage_simplify(bent, 2.0), strict=True))


def coasts(shapes: dict[str, Any], reach: dict[str, Any]) -> dict[tuple[str, str], float]:
    """How much coast each land has on each water, on the page."""
    ground = shapely.union_all(list(shapes.values()))
    shore = shapely.buffer(ground, 0.05).boundary
    found = {}
    for land, shape in shapes.items():
        edge = shapely.intersection(shore, shapely.buffer(shape, 0.1))
        for water, area in reach.items():
            if area.intersects(shape):
                length = shapely.intersection(edge, area).length
                if length > 0:
                    found[land, water] = round(length, 1)
    return found


def meeting(shapes: dict[str, Any], a: Any, b: Any) -> list[Any]:
    """The lines along which two reaches meet off all shores; bent each for itself, they are a little apart at times."""
    ground = shapely.union_all([shape for shape in shapes.values() if shape.intersects(a)])
    shared = shapely.intersection(a.boundary, shapely.buffer(b, APART))
    lines = shapely.get_parts(shapely.line_merge(shapely.difference(shared, ground)))
    return [line for line in lines if line.geom_type == "LineString" and line.length > APART]


def meetings(shapes: dict[str, Any], reach: dict[str, Any]) -> dict[Pair, float]:
    """How long the line is along which each two waters meet."""
    found = {}
    for a, b in combinations(sorted(set(reach) - {ICE}), 2):
        length = sum(line.length for line in meeting(shapes, reach[a], reach[b]))
        if length > 0:
            found[a, b] = round(length, 1)
    return found


def compare(board: Board, plan: dict[str, Any], met: dict[Pair, float]) -> list[str]:
    """Where the coasts of the page and those of the rules do not agree, exceptions aside."""
    excepted = {
        (e["a"], e["b"]): e["kind"] for e in plan.get("exception", ()) if e["kind"] in ("harbour", "shoal")
    }
    wrong = []
    for land, own in board.coasts.items():
        for water in board.waters:
            pair = (land, water)
            seen = met.get(pair, 0.0) >= COAST
            if water in own:
                if not seen and excepted.get(pair) != "harbour":
                    wrong.append(f"no coast on its water: {pair} ({met.get(pair, 0.0)})")
            elif met.get(pair, 0.0) >= STRAY and excepted.get(pair) != "shoal":
                wrong.append(f"a coast on a water that is not its own: {pair} ({met[pair]})")
    return wrong
