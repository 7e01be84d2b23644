"""What map.json holds."""

# mypy: disable-error-code="import-not-found, import-untyped"

from typing import Any

import draw
import shapely
import waters
from assign import UNCLAIMED
from board import Board, Pair
from check import TOUCH
from shapes import EAST, NORTH, SOUTH, WEST
from warp import Page

# Marks of terrain keep this far from one another, from a land's edge and from its pieces.
STEP, EDGE, PIECES = 11.0, 5.0, 15.0


def frame(page: Page) -> str:
    """Meridians and parallels every fifteen degrees, bent as the page is."""
    lines = [[(lon, SOUTH + i * (NORTH - SOUTH) / 60) for i in range(61)] for lon in range(-165, 191, 15)]
    lines += [[(WEST + i * (EAST - WEST) / 150, lat) for i in range(151)] for lat in range(-45, 76, 15)]
    drawn = [shapely.simplify(shapely.transform(shapely.LineString(line), page.carry), 0.4) for line in lines]
    return "".join(draw.trail(line.coords) for line in drawn)


def spot(page: Page, lonlat: list[float]) -> list[float]:
    x, y = page.carry(shapely.get_coordinates(shapely.Point(lonlat[:2])))[0]
    return [round(float(x), 1), round(float(y), 1)]


def grounds(board: Board, plan: dict[str, Any], page: Page, shapes: dict[str, Any]) -> dict[str, Any]:
    """The lands and the barren lands: their outlines, where their names are written and where pieces stand."""
    out: dict[str, Any] = {"lands": {}, "barren": {}}
    for name in board.lands:
        about = plan["land"][name]
        x, y, reach = draw.anchor(shapes[name])
        if "anchor" in about:
            x, y = spot(page, about["anchor"])
        size = 11 if reach > 22 else 10 if reach > 16 else 9
        entry: dict[str, Any] = {
            "d": draw.path(shapes[name]),
            "label": [x, round(y + min(reach * 0.7, 22), 1), size],
        }
        if name not in board.barren:
            entry["anchor"] = [x, y]
        elif plan.get("caravans"):
            entry["label"][2] = 13 if reach > 30 else 10
            entry["anchor"] = [x, y]
        else:
            entry["label"] = [x, y, 13 if reach > 30 else 10]
        if "label" in about:
            entry["label"][:2] = spot(page, about["label"])
        out["barren" if name in board.barren else "lands"][name] = entry
    return out


def seas(board: Board, plan: dict[str, Any], page: Page, reach: dict[str, Any]) -> dict[str, Any]:
    """The waters: where fleets stand, where names are written, how far each reaches."""
    out = {}
    for water, kind in board.waters.items():
        about = plan["water"][water]
        size = 17 if kind == "ocean" else 12
        out[water] = {
            "anchor": spot(page, about["anchor"]),
            "label": [*spot(page, about["label"]), size, about["label"][2]],
        }
        if board.adjoining is not None:
            out[water]["kind"] = kind
        out[water]["d"] = draw.path(reach[water])
    return out


def straits(board: Board, plan: dict[str, Any], page: Page, shapes: dict[str, Any]) -> list[dict[str, Any]]:
    """Where the straits are crossed."""
    places = {(s["a"], s["b"]): spot(page, s["near"]) for s in plan.get("strait", ()) if "near" in s}
    out = []
    for a, b in board.straits:
        shores = shapes[a], shapes[b]
        if (a, b) in places:
            shores = draw.nearest(shapes[a], places[a, b]), draw.nearest(shapes[b], places[a, b])
        out.append({"a": a, "b": b, "points": draw.crossing(*shores)})
    return out


def terrain(
    board: Board, plan: dict[str, Any], page: Page, shapes: dict[str, Any], lands: dict[str, Any]
) -> list[dict[str, Any]]:
    """Terrain along borders, and terrain inside lands."""
    out = []
    for land, other, kind in board.fringes:
        line = draw.beside(draw.border(shapes[land], shapes[other]), shapes[land], 4.5)
        if line is None:
            line = shapely.LineString(draw.crossing(shapes[land], shapes[other]))
        entry = {"land": land, "from": other, "kind": kind}
        out.append(entry | {"path": draw.trail(line.coords), "marks": draw.marks(line, 11)})
    for land, kind in board.terrain.items():
        room = shapely.buffer(shapes[land], -EDGE)
        taken = [
            shapely.Point(lands[land]["anchor"]).buffer(PIECES),
            draw.written(land, *lands[land]["label"]),
        ]
        room = shapely.difference(room, shapely.union_all(taken))
        courses = [
            shapely.transform(shapely.segmentize(shapely.LineString(course), 1.0), page.carry)
            for course in plan["land"][land]["ranges"]
        ]
        out.append({"land": land, "kind": kind, "marks": draw.scatter(courses, room, STEP)})
    return out


def exceptions(
    plan: dict[str, Any], page: Page, shapes: dict[str, Any], reach: dict[str, Any]
) -> list[dict[str, Any]]:
    out = []
    for e in plan.get("exception", ()):
        entry = {"a": e["a"], "b": e["b"], "kind": e["kind"]}
        if e["kind"] == "ridge":
            entry["path"] = "".join(
                draw.trail(line.coords) for line in draw.border(shapes[e["a"]], shapes[e["b"]])
            )
        elif e["kind"] == "closed":
            meeting = waters.meeting(shapes, reach[e["a"]], reach[e["b"]])
            entry["path"] = "".join(draw.trail(line.coords) for line in meeting)
        elif e["kind"] == "harbour":
            entry["path"] = draw.trail([spot(page, p) for p in e["river"]])
        else:
            entry["path"] = draw.trail(draw.crossing(shapes[e["a"]], shapes[e["b"]]))
        out.append(entry)
    return out


def content(
    board: Board,
    plan: dict[str, Any],
    page: Page,
    shapes: dict[str, Any],
    reach: dict[str, Any],
    met: dict[Pair, float],
) -> dict[str, Any]:
    out: dict[str, Any] = {"width": page.width, "height": page.height}
    out["background"] = {"land": draw.path(shapes[UNCLAIMED]), "graticule": frame(page)}
    if board.adjoining is not None:
        out["background"]["unsailed"] = draw.path(reach[waters.ICE])
    out |= grounds(board, plan, page, shapes)
    out["waters"] = seas(board, plan, page, reach)
    out["straits"] = straits(board, plan, page, shapes)
    out["terrain"] = terrain(board, plan, page, shapes, out["lands"])
    out["exceptions"] = exceptions(plan, page, shapes, reach)
    out["touching"] = [list(pair) for pair, length in sorted(met.items()) if length >= TOUCH]
    return out
