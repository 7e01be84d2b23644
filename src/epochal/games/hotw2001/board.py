"""The board of 2001: borders whose terrain an attacker meets, barren lands that nobody enters, waters that an ocean gives."""

from typing import Final

from epochal.core.content import ContentSet, Field, Record, optional
from epochal.games.conquest.atlas import LAND, Atlas, bit, members

PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
GREAT_WALL: Final = 3
STRAIT: Final = 4
TERRAINS: Final = ("plain", "forest", "mountain", "great_wall", "strait")

_WATER = {
    "kind": Field(str),
    "adjoins": Field(list, of=str),
    "gives": optional(list, [], of=str),
}
_LAND = {**LAND, "barren": optional(bool, False), "waters": Field(list, of=str)}


class Board(Atlas):
    """The atlas with ``approach[land][terrain]``: from where an attacker meets which terrain. Barren lands stand apart in ``waste``."""

    def __init__(self, content: ContentSet, file: str) -> None:
        super().__init__(content, file)
        waters = self.seas_and_oceans(_WATER)
        self.read_waters(waters)
        self.gives: list[int] = [self.mask(r["gives"], self.waters, "water", r["id"]) for r in waters]
        lands = self.read("land", _LAND)
        self.read_barren(lands)
        self.read_lands(lands, "waters")
        self.waste: list[int] = [0] * len(lands)
        self.approach: list[list[int]] = [[0] * len(TERRAINS) for _ in lands]
        self.read_borders(lands)

    def read_barren(self, lands: list[Record]) -> None:
        """The lands that belong to no area."""
        self.barren = 0
        for land, r in enumerate(lands):
            if r["barren"] == bool(r["area"]):
                raise self.content.wrong(self.file, "land", r["id"], "area-or-barren")
            if r["barren"]:
                self.barren |= bit(land)

    def read_border(self, land: int, other: int, kind: str) -> bool:
        touches_waste = bool((bit(land) | bit(other)) & self.barren)
        if (kind == "barren") != touches_waste or (kind not in TERRAINS and kind != "barren"):
            return False
        if kind == "barren":
            self.waste[land] |= bit(other)
        else:
            self.near[land] |= bit(other)
            self.approach[land][TERRAINS.index(kind)] |= bit(other)
        return True

    def navigation(self, waters: int) -> int:
        """The waters a fleet list opens: those listed and, for an ocean, the seas it gives."""
        opened = waters
        for water in members(waters):
            opened |= self.gives[water]
        return opened
