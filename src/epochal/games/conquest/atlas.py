"""The atlas: areas, waters and lands, who borders whom, and what an attacker meets on the way.

Lands, waters and areas are numbers here, in the order of the content file. A set of lands is a bit mask, so that reach,
presence and approach are each one operation.
"""

from typing import Final

from epochal.core.content import ContentSet, Field, Record, optional

PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
GREAT_WALL: Final = 3
STRAIT: Final = 4
TERRAINS: Final = ("plain", "forest", "mountain", "great_wall", "strait")

_AREA = {"values": Field(list, of=int)}
_WATER = {
    "kind": Field(str),
    "adjoins": Field(list, of=str),
    "gives": optional(list, [], of=str),
}
_LAND = {
    "area": optional(str, ""),
    "barren": optional(bool, False),
    "resource": optional(bool, False),
    "borders": Field(dict, of=str),
    "waters": Field(list, of=str),
}


Spelling = list[list[list[int]]]
"""For each byte of a bit mask, and each value of that byte, the numbers it stands for."""


def spelling(first: int, count: int) -> Spelling:
    """How to spell out masks of up to so many bits, counted from ``first``: the actions of a verb, one for each noun."""
    return [
        [[first + n for n in range(start, start + 8) if byte >> (n - start) & 1] for byte in range(256)]
        for start in range(0, count, 8)
    ]


def spell(table: Spelling, mask: int) -> list[int]:
    """The numbers that a bit mask stands for, ascending."""
    found: list[int] = []
    if mask:
        data = mask.to_bytes(len(table), "little")
        for place in range(len(table)):
            byte = data[place]
            if byte:
                found += table[place][byte]
    return found


MOST: Final = 128
"""The largest number of lands, or of waters, that a board can have."""

_MEMBERS: Final[Spelling] = spelling(0, MOST)


def members(mask: int) -> list[int]:
    """The numbers in a bit mask, ascending.

    >>> members(0b101001)
    [0, 3, 5]
    """
    return spell(_MEMBERS, mask)


def bit(number: int) -> int:
    """The mask of one number."""
    return 1 << number


class Atlas:
    """The board as tables. ``near[land]`` is the mask of lands next to it; barren lands stand apart in ``waste``."""

    def __init__(self, content: ContentSet, file: str) -> None:
        self.content = content
        self.file = file
        areas = content.records(file, "area", _AREA)
        waters = content.records(file, "water", _WATER)
        lands = content.records(file, "land", _LAND)
        self.areas: list[str] = [r["id"] for r in areas]
        self.waters: list[str] = [r["id"] for r in waters]
        self.lands: list[str] = [r["id"] for r in lands]
        self.records: dict[str, Record] = {}
        for kind, records in (("area", areas), ("water", waters), ("land", lands)):
            self.records.update({f"{kind}:{r['id']}": r for r in records})
        for kind, ids in (("water", self.waters), ("land", self.lands)):
            if len(ids) > MOST:
                raise content.wrong(file, kind, ids[MOST], "too-many", key=str(MOST))
        self.area_values: list[list[int]] = [list(r["values"]) for r in areas]
        self._read_waters(waters)
        self._read_lands(lands)
        self._read_borders(lands)

    def _find(self, ids: list[str], id: str, kind: str, where: str) -> int:
        if id not in ids:
            raise self.content.wrong(self.file, kind, where, "unknown-id", other=id)
        return ids.index(id)

    def _read_waters(self, waters: list[Record]) -> None:
        self.ocean: list[bool] = []
        self.seas = 0
        self.adjoins: list[int] = []
        self.gives: list[int] = []
        for r in waters:
            if r["kind"] not in ("sea", "ocean"):
                raise self.content.wrong(self.file, "water", r["id"], "bad-kind", key=r["kind"])
            self.ocean.append(r["kind"] == "ocean")
            if r["kind"] == "sea":
                self.seas |= bit(len(self.ocean) - 1)
            self.adjoins.append(self._mask(r["adjoins"], self.waters, "water", r["id"]))
            self.gives.append(self._mask(r["gives"], self.waters, "water", r["id"]))
        for w, mask in enumerate(self.adjoins):
            if mask & bit(w):
                raise self.content.wrong(self.file, "water", self.waters[w], "itself")
            for other in members(mask):
                if not self.adjoins[other] & bit(w):
                    raise self.content.wrong(
                        self.file, "water", self.waters[w], "one-way", other=self.waters[other]
                    )

    def _mask(self, ids: list[str], known: list[str], kind: str, where: str) -> int:
        mask = 0
        for id in ids:
            mask |= bit(self._find(known, id, kind, where))
        return mask

    def _read_lands(self, lands: list[Record]) -> None:
        self.barren = 0
        self.resources = 0
        self.area_of: list[int] = []
        self.area_lands: list[int] = [0] * len(self.areas)
        self.coast: list[int] = [0] * len(self.waters)
        self.shores: list[list[int]] = []
        for land, r in enumerate(lands):
            if r["barren"] == bool(r["area"]):
                raise self.content.wrong(self.file, "land", r["id"], "area-or-barren")
            area = -1
            if r["barren"]:
                self.barren |= bit(land)
            else:
                area = self._find(self.areas, r["area"], "land", r["id"])
                self.area_lands[area] |= bit(land)
            self.area_of.append(area)
            if r["resource"]:
                self.resources |= bit(land)
            self.shores.append([self._find(self.waters, w, "land", r["id"]) for w in r["waters"]])
            for water in self.shores[land]:
                self.coast[water] |= bit(land)
        for area, id in enumerate(self.areas):
            if not self.area_lands[area]:
                raise self.content.wrong(self.file, "area", id, "no-lands")

    def _read_borders(self, lands: list[Record]) -> None:
        count = len(lands)
        self.near: list[int] = [0] * count
        self.waste: list[int] = [0] * count
        self.approach: list[list[int]] = [[0] * len(TERRAINS) for _ in range(count)]
        for land, r in enumerate(lands):
            for id, kind in r["borders"].items():
                other = self._find(self.lands, id, "land", r["id"])
                if other == land:
                    raise self.content.wrong(self.file, "land", id, "itself")
                back = lands[other]["borders"].get(r["id"])
                if back is None:
                    raise self.content.wrong(self.file, "land", r["id"], "one-way", other=id)
                touches_waste = bool((bit(land) | bit(other)) & self.barren)
                if (kind == "barren") != touches_waste or (kind not in TERRAINS and kind != "barren"):
                    raise self.content.wrong(self.file, "land", r["id"], "bad-border", key=kind, other=id)
                if (kind == "strait") != (back == "strait"):
                    raise self.content.wrong(self.file, "land", r["id"], "half-strait", other=id)
                if kind == "barren":
                    self.waste[land] |= bit(other)
                else:
                    self.near[land] |= bit(other)
                    self.approach[land][TERRAINS.index(kind)] |= bit(other)

    def navigation(self, waters: int) -> int:
        """The waters a fleet list opens: those listed and, for an ocean, the seas it gives."""
        opened = waters
        for water in members(waters):
            opened |= self.gives[water]
        return opened

    def sea_lanes(self, fleets: int) -> list[int]:
        """The coasts that connected fleets join: one mask of lands for each chain of fleets."""
        lanes = []
        left = fleets
        while left:
            chain = left & -left
            grown = 0
            while grown != chain:
                grown = chain
                for water in members(chain):
                    chain |= self.adjoins[water] & fleets
            left &= ~chain
            coast = 0
            for water in members(chain):
                coast |= self.coast[water]
            lanes.append(coast)
        return lanes

    def adjacent_areas(self) -> list[int]:
        """For each area the mask of areas that share a border or strait with it."""
        result = [0] * len(self.areas)
        for land, near in enumerate(self.near):
            for other in members(near):
                if self.area_of[other] != self.area_of[land]:
                    result[self.area_of[land]] |= bit(self.area_of[other])
        return result
