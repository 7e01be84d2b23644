"""Shapes on the page as what map.json holds: paths, anchors, labels, marks."""

# mypy: disable-error-code="import-not-found, import-untyped"

import math
from typing import Any

import numpy as np
import shapely
from shapely import LineString, Point
from shapes import parts

CROSSING = 9.0


def path(shape: Any) -> str:
    """A polygon as an SVG path, in tenths of a unit, relative after each first point."""
    out = []
    for part in parts(shape):
        for ring in (part.exterior, *part.interiors):
            out.append(trail(ring.coords[:-1]) + "z")
    return "".join(out)


def trail(coords: Any) -> str:
    """A line as an SVG path; steps that round to nothing are left out."""
    points = [(round(x * 10), round(y * 10)) for x, y in coords]
    x, y = points[0]
    text = f"M{tenth(x)} {tenth(y)}"
    steps = ""
    for nx, ny in points[1:]:
        if (nx, ny) != (x, y):
            steps += ("" if not steps else " ") + pair(nx - x, ny - y)
            x, y = nx, ny
    return text + ("l" + steps if steps else "")


def tenth(value: int) -> str:
    text = f"{value / 10:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(dx: int, dy: int) -> str:
    first, second = tenth(dx), tenth(dy)
    return first + second if second.startswith("-") else f"{first} {second}"


def anchor(shape: Any) -> tuple[float, float, float]:
    """The middle of the widest place, and how far it is from there to the edge."""
    body = max(parts(shape), key=lambda p: p.area)
    line = shapely.maximum_inscribed_circle(body, tolerance=0.5)
    (x, y), _ = line.coords
    return round(x, 1), round(y, 1), line.length


def border(a: Any, b: Any) -> list[Any]:
    """The lines that two shapes share."""
    shared = shapely.intersection(a, b)
    lines = [g for g in shapely.get_parts(shared) if g.geom_type == "LineString"]
    if not lines:
        return []
    return list(shapely.get_parts(shapely.line_merge(shapely.union_all(lines))))


def beside(lines: list[Any], inside: Any, distance: float) -> Any | None:
    """A smoothed border moved a little way into `inside`."""
    best = None
    for line in lines:
        smooth = smoothed(line)
        for side in (distance, -distance):
            moved = shapely.offset_curve(smooth, side)
            for piece in shapely.get_parts(shapely.intersection(moved, inside)):
                if (
                    piece.geom_type == "LineString"
                    and piece.length > 1
                    and (best is None or piece.length > best.length)
                ):
                    best = piece
    return best


def smoothed(line: Any) -> Any:
    """The course of a line without its small bends."""
    count = max(2, round(line.length / 4))
    at = [line.interpolate(i / count, normalized=True) for i in range(count + 1)]
    xy = np.array([(p.x, p.y) for p in at])
    for _ in range(3):
        if len(xy) > 2:
            xy[1:-1] = (xy[:-2] + 2 * xy[1:-1] + xy[2:]) / 4
    return LineString(xy)


def marks(line: Any, step: float) -> list[list[float]]:
    """Evenly spaced places along a line, with its direction there in degrees."""
    count = max(1, round(line.length / step))
    found = []
    for i in range(count):
        at = (i + 0.5) / count
        p = line.interpolate(at, normalized=True)
        q = line.interpolate(min(1.0, at + 0.02), normalized=True)
        o = line.interpolate(max(0.0, at - 0.02), normalized=True)
        angle = math.degrees(math.atan2(q.y - o.y, q.x - o.x))
        if angle > 90:
            angle -= 180
        if angle < -90:
            angle += 180
        found.append([round(p.x, 1), round(p.y, 1), round(angle)])
    return found


def scatter(courses: list[Any], room: Any, step: float) -> list[list[float]]:
    """Upright marks along some lines, none outside the room there is, none too near to another."""
    found: list[list[float]] = []
    for course in courses:
        for x, y, _ in marks(course, step):
            near = any(math.hypot(x - ox, y - oy) < 0.8 * step for ox, oy, _ in found)
            if not near and room.contains(Point(x, y)):
                found.append([x, y, 0])
    return found


def written(name: str, x: float, y: float, size: float) -> Any:
    """About where a name of this length is written."""
    wide, high = len(name) * size * 0.27 + 4, size * 0.5 + 4
    return shapely.box(x - wide, y - size * 0.3 - high, x + wide, y - size * 0.3 + high)


def nearest(shape: Any, place: list[float]) -> Any:
    """The part of a shape that lies nearest to a place."""
    return min(parts(shape), key=lambda part: part.distance(Point(place)))


def crossing(a: Any, b: Any) -> list[list[float]]:
    """The shortest way between two shapes, from shore to shore, or a little further inland if that is too short to be seen."""
    (ax, ay), (bx, by) = shapely.shortest_line(a, b).coords
    length = math.hypot(bx - ax, by - ay)
    if 0 < length < CROSSING:
        more = (CROSSING / length - 1) / 2
        ax, ay, bx, by = (
            ax - (bx - ax) * more,
            ay - (by - ay) * more,
            bx + (bx - ax) * more,
            by + (by - ay) * more,
        )
    return [[round(ax, 1), round(ay, 1)], [round(bx, 1), round(by, 1)]]
