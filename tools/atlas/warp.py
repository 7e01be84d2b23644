"""From longitude and latitude to the page: a base projection, then a flow that gives crowded lands room.

The flow is that of a density-equalising cartogram (Gastner, Seguy and More, 2018): density is smoothed out
in unit time by a stream of constant flux, and every point of the map is carried along. It is continuous,
so nothing folds and everything that touches still touches.
"""

# mypy: disable-error-code="import-not-found, import-untyped"

from typing import Any

import numpy as np
import shapely
from scipy.fft import dctn, idctn
from scipy.ndimage import gaussian_filter, map_coordinates
from shapes import EAST, NORTH, SOUTH, WEST

# How much a degree counts: longitude knots (the oceans are squeezed), latitude knots.
LONGITUDES = [
    (-168.5, 0.15),
    (-140.0, 0.2),
    (-125.0, 0.8),
    (-75.0, 0.9),
    (-55.0, 0.6),
    (-25.0, 0.35),
    (-14.0, 1.1),
    (0.0, 1.4),
    (48.0, 1.5),
    (65.0, 1.2),
    (100.0, 1.0),
    (145.0, 1.0),
    (165.0, 0.5),
    (191.5, 0.2),
]
LATITUDES = [
    (-57.0, 0.7),
    (-40.0, 0.8),
    (-20.0, 1.0),
    (10.0, 1.2),
    (25.0, 1.4),
    (32.0, 1.6),
    (56.0, 1.8),
    (66.0, 1.5),
    (72.0, 1.2),
    (83.0, 0.6),
]
STEPS = 24


def integral(knots: list[tuple[float, float]], low: float, high: float) -> tuple[Any, Any]:
    at = np.linspace(low, high, 2001)
    rate = np.interp(at, [k[0] for k in knots], [k[1] for k in knots])
    total = np.concatenate([[0.0], np.cumsum((rate[1:] + rate[:-1]) / 2 * np.diff(at))])
    return at, total


class Page:
    """Carries longitude and latitude to the page."""

    def __init__(self, width: int) -> None:
        self.lon, x = integral(LONGITUDES, WEST, EAST)
        self.lat, y = integral(LATITUDES, SOUTH, NORTH)
        scale = width / x[-1]
        self.x, self.y = x * scale, (y[-1] - y) * scale
        self.width, self.height = width, round(float(y[-1] * scale))
        self.top = 0.0
        self.flows: list[tuple[Any, Any]] = []

    def base(self, xy: Any) -> Any:
        return np.column_stack([np.interp(xy[:, 0], self.lon, self.x), np.interp(xy[:, 1], self.lat, self.y)])

    def carry(self, xy: Any) -> Any:
        """Where points of the earth lie on the page."""
        points = self.base(xy)
        for dx, dy in self.flows:
            points = points + np.column_stack([sample(dx, points), sample(dy, points)])
        return points - np.array([0.0, self.top])

    def crop(self, top: float) -> None:
        """Leave out what lies above; nothing flows after this."""
        self.top = top
        self.height = round(self.height - top)

    def draw(self, shape: Any, detail: float = 0.4) -> Any:
        """A shape on the page; long edges are bent."""
        return shapely.transform(shapely.segmentize(shape, detail), self.carry)

    def flow(self, density: Any) -> None:
        """Let the page flow until the given density (rows, columns; any unit) is even."""
        rho = density / density.mean()
        rows, columns = rho.shape
        waves = (np.pi * np.arange(rows)[:, None] / rows) ** 2 + (
            np.pi * np.arange(columns)[None, :] / columns
        ) ** 2
        waves[0, 0] = 1.0
        spectrum = dctn(rho - 1.0, type=2, norm="ortho") / waves
        spectrum[0, 0] = 0.0
        potential = idctn(spectrum, type=2, norm="ortho")
        jy, jx = np.gradient(-potential)
        ys, xs = np.mgrid[0 : rows + 1, 0 : columns + 1].astype(float)
        at = np.column_stack([xs.ravel(), ys.ravel()])
        start = at.copy()
        for step in range(STEPS):
            middle = at + self.speed(at, jx, jy, rho, step / STEPS) / (2 * STEPS)
            at = at + self.speed(middle, jx, jy, rho, (step + 0.5) / STEPS) / STEPS
            at[:, 0] = np.clip(at[:, 0], 0, columns)
            at[:, 1] = np.clip(at[:, 1], 0, rows)
        moved = (at - start).reshape(rows + 1, columns + 1, 2)
        cell_x, cell_y = self.width / columns, self.height / rows
        grid = np.array([cell_x, cell_y])
        self.flows.append((Field(moved[:, :, 0] * cell_x, grid), Field(moved[:, :, 1] * cell_y, grid)))

    @staticmethod
    def speed(at: Any, jx: Any, jy: Any, rho: Any, time: float) -> Any:
        where = [at[:, 1] - 0.5, at[:, 0] - 0.5]
        now = (1 - time) * map_coordinates(rho, where, order=1, mode="nearest") + time
        return np.column_stack(
            [
                map_coordinates(jx, where, order=1, mode="nearest") / now,
                map_coordinates(jy, where, order=1, mode="nearest") / now,
            ]
        )


class Field:
    """A displacement known on a grid over the page."""

    def __init__(self, values: Any, grid: Any) -> None:
        self.values, self.grid = values, grid

    def at(self, points: Any) -> Any:
        where = [points[:, 1] / self.grid[1], points[:, 0] / self.grid[0]]
        return map_coordinates(self.values, where, order=1, mode="nearest")


def sample(field: Field, points: Any) -> Any:
    return field.at(points)


def paint(
    shapes: dict[str, Any],
    values: dict[str, float],
    water: float,
    size: tuple[int, int],
    rows: int,
    blur: float,
) -> Any:
    """Density on a grid: each shape's value inside it, `water` elsewhere, blurred."""
    width, height = size
    columns = round(rows * width / height)
    grid = np.full((rows, columns), water)
    names = list(shapes)
    tree = shapely.STRtree([shapes[n] for n in names])
    xs = (np.arange(columns) + 0.5) * width / columns
    ys = (np.arange(rows) + 0.5) * height / rows
    gx, gy = np.meshgrid(xs, ys)
    points = shapely.points(gx.ravel(), gy.ravel())
    hit = tree.query(points, predicate="intersects")
    flat = grid.ravel()
    flat[hit[0]] = [values[names[int(i)]] for i in hit[1]]
    return gaussian_filter(flat.reshape(rows, columns), blur, mode="nearest")
