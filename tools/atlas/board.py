"""What the map must show of a game's board, read into one form for all editions, and the plan of its page."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
GAMES = ("hotw2001", "hotw2018", "historia")

Pair = tuple[str, str]


def paired(a: str, b: str) -> Pair:
    return (min(a, b), max(a, b))


@dataclass
class Board:
    """Lands and barren lands in the order of the board, and what lies next to what."""

    lands: list[str] = field(default_factory=list)
    barren: set[str] = field(default_factory=set)
    # Each water, and whether it is a sea or an ocean.
    waters: dict[str, str] = field(default_factory=dict)
    # Lands that must touch, barren lands included.
    borders: set[Pair] = field(default_factory=set)
    straits: list[Pair] = field(default_factory=list)
    # The waters of each land whose coasts count.
    coasts: dict[str, set[str]] = field(default_factory=dict)
    # Terrain of a border: the defender's land, where the attacker comes from, the kind.
    fringes: list[tuple[str, str, str]] = field(default_factory=list)
    # Terrain of a whole land.
    terrain: dict[str, str] = field(default_factory=dict)
    # Waters that must meet; None if the edition does not care.
    adjoining: set[Pair] | None = None


def load(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


def result(game: str) -> Path:
    return ROOT / f"client/src/games/{game}/map.json"


def read(game: str) -> tuple[Board, dict[str, Any]]:
    """The board of a game and the plan of its page."""
    content = ROOT / f"src/epochal/games/{game}/content"
    plan = load(HERE / f"{game}.toml")
    if (content / "territories.toml").exists():
        raw = load(content / "territories.toml")
        board = territories(raw, plan)
    else:
        raw = load(content / "board.toml")
        board = sections(raw) if "barren" in raw else lines(raw)
    for entry in (*raw.get("territory", ()), *raw.get("land", ()), *raw.get("barren", ())):
        if "points" in entry:
            plan["land"].setdefault(entry["id"], {})["points"] = [[lon, lat] for lat, lon in entry["points"]]
    return board, plan


def lines(raw: dict[str, Any]) -> Board:
    """A board on which terrain belongs to borders and barren lands are lands."""
    board = Board(waters={water["id"]: water["kind"] for water in raw["water"]})
    for land in raw["land"]:
        name = land["id"]
        board.lands.append(name)
        if land.get("barren"):
            board.barren.add(name)
        else:
            board.coasts[name] = set(land["waters"])
        for other, kind in land["borders"].items():
            if kind != "strait":
                board.borders.add(paired(name, other))
            elif name < other:
                board.straits.append((name, other))
            if kind not in ("plain", "barren", "strait"):
                board.fringes.append((name, other, kind))
    return board


def sections(raw: dict[str, Any]) -> Board:
    """A board on which terrain belongs to lands, and waters and barren lands are sections that lands touch."""
    board = Board(waters={water["id"]: water["kind"] for water in raw["water"]}, adjoining=set())
    board.barren = {barren["id"] for barren in raw["barren"]}
    for land in raw["land"]:
        name = land["id"]
        board.lands.append(name)
        board.coasts[name] = set(land["sections"]) - board.barren
        board.borders |= {paired(name, section) for section in land["sections"] if section in board.barren}
        board.borders |= {paired(name, other) for other, kind in land["borders"].items() if kind == "border"}
        board.straits += [
            (name, other) for other, kind in land["borders"].items() if kind == "strait" and name < other
        ]
        if land.get("terrain"):
            board.terrain[name] = land["terrain"]
    for barren in raw["barren"]:
        board.lands.append(barren["id"])
        board.coasts[barren["id"]] = set(barren["adjoins"]) - board.barren
        board.borders |= {paired(barren["id"], other) for other in barren["adjoins"] if other in board.barren}
    for water in raw["water"]:
        pairs = {paired(water["id"], other) for other in water["adjoins"] if other in board.waters}
        board.adjoining = (board.adjoining or set()) | pairs
    return board


def territories(raw: dict[str, Any], plan: dict[str, Any]) -> Board:
    """A board of territories alone, neighbours by land or by one of the straits that the plan names."""
    board = Board(straits=[paired(strait["a"], strait["b"]) for strait in plan["strait"]])
    for territory in raw["territory"]:
        board.lands.append(territory["id"])
        board.borders |= {paired(territory["id"], other) for other in territory["borders"]}
    board.borders -= set(board.straits)
    return board
