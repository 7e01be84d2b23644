"""Which land each unit belongs to."""

# mypy: disable-error-code="import-not-found, import-untyped"

import math
from collections import defaultdict
from typing import Any

import shapely
from shapes import Unit, parts

UNCLAIMED = "unclaimed"
DROPPED = "dropped"
# In square degrees; smaller islands are left out.
SMALLEST_ISLAND = 0.02
# Islands beyond this latitude are left out.
FARTHEST_NORTH = 76.0


class Owners:
    """Answers whose a unit is: by its code, else by the nearest control point."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.codes = dict.fromkeys(plan["dropped"], DROPPED) | dict.fromkeys(plan["unclaimed"], UNCLAIMED)
        self.wild = [shapely.box(*edges) for edges in plan.get("wild", ())]
        self.points: list[tuple[float, float, str]] = []
        for land, about in plan["land"].items():
            for code in about.get("owns", ()):
                if code in self.codes:
                    raise SystemExit(f"{code} is owned twice: by {self.codes[code]} and {land}")
                self.codes[code] = land
            self.points += [(lon, lat, land) for lon, lat in about["points"]]

    def owner(self, unit: Unit) -> str:
        if any(box.contains(unit.shape) for box in self.wild):
            return UNCLAIMED
        for code in unit.codes:
            if code in self.codes:
                return self.codes[code]
        point = shapely.point_on_surface(unit.shape)
        squeeze = math.cos(math.radians(point.y)) ** 2
        nearest = min(self.points, key=lambda p: (p[0] - point.x) ** 2 * squeeze + (p[1] - point.y) ** 2)
        return nearest[2]


def lands(units: list[Unit], plan: dict[str, Any]) -> dict[str, Any]:
    """The shape of every land in longitude and latitude; a land's splinters go to whom they border most."""
    owners = Owners(plan)
    held: dict[str, list[Any]] = defaultdict(list)
    for unit in units:
        owner = owners.owner(unit)
        if owner == UNCLAIMED or unit.shape.bounds[1] < FARTHEST_NORTH:
            held[owner].append(unit.shape)
    held.pop(DROPPED, None)
    keep_all = {UNCLAIMED}
    for _ in range(3):
        held = splinters({land: parts(shapely.union_all(shapes)) for land, shapes in held.items()}, keep_all)
    missing = set(plan["land"]) - set(held)
    if missing:
        raise SystemExit(f"no unit for {sorted(missing)}")
    result = {}
    for land, shapes in held.items():
        least = SMALLEST_ISLAND
        biggest = max(s.area for s in shapes)
        result[land] = shapely.union_all([s for s in shapes if s.area >= min(least, biggest)])
    return result


def splinters(held: dict[str, list[Any]], keep_all: set[str]) -> dict[str, list[Any]]:
    """Move parts that hang on other lands, apart from the land's main body, to the land they border most."""
    everything = [(land, shape) for land, shapes in held.items() for shape in shapes]
    tree = shapely.STRtree([shape for _, shape in everything])
    moved: dict[str, list[Any]] = defaultdict(list)
    for land, shapes in held.items():
        body = max(shapes, key=lambda s: s.area)
        for shape in shapes:
            target = land
            if shape is not body and shape.area < 0.25 * body.area and land not in keep_all:
                best = 0.0
                for index in tree.query(shape, predicate="intersects"):
                    other, neighbour = everything[int(index)]
                    if other == land:
                        continue
                    shared = shapely.intersection(shape, neighbour).length
                    if shared > best:
                        best, target = shared, other
            moved[target].append(shape)
    return moved
