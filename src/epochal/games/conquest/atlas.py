"""The atlas: areas, waters and lands, who borders whom, and what an attacker meets on the way.

Lands, waters and areas are numbers here, in the order of the content file. A set of lands is a bit mask, so that reach,
presence and approach are each one operation.
"""

from typing import Final

from epochal.core import bits
from epochal.core.bits import Spelling as Spelling
from epochal.core.bits import bit as bit
from epochal.core.bits import members as members
from epochal.core.bits import spell as spell
from epochal.core.bits import spelling as spelling
from epochal.core.content import ContentSet, Field, Record, optional

AREA: Final[dict[str, Field]] = {"values": Field(list, of=int)}
LAND: Final[dict[str, Field]] = {
    "area": optional(str, ""),
    "resource": optional(bool, False),
    "borders": Field(dict, of=str),
}


MOST: Final = bits.MOST
"""The largest number of lands, or of waters, that a board can have."""


class Atlas:
    """The board as tables. ``near[land]`` is the mask of lands that border it or lie across a strait.

    An edition's own board says what else its records hold, and what it makes of them.
    """

    def __init__(self, content: ContentSet, file: str) -> None:
        self.content = content
        self.file = file
        self.records: dict[str, Record] = {}
        areas = self.read("area", AREA)
        self.areas: list[str] = [r["id"] for r in areas]
        self.area_values: list[list[int]] = [list(r["values"]) for r in areas]
        self.waters: list[str] = []
        self.lands: list[str] = []

    def read(self, kind: str, fields: dict[str, Field]) -> list[Record]:
        """The records of one kind, remembered by their refs."""
        records = self.content.records(self.file, kind, fields)
        if len(records) > MOST:
            raise self.content.wrong(self.file, kind, records[MOST]["id"], "too-many", key=str(MOST))
        self.records.update({f"{kind}:{r['id']}": r for r in records})
        return records

    def find(self, ids: list[str], id: str, kind: str, where: str) -> int:
        """The number of an id that a record names."""
        if id not in ids:
            raise self.content.wrong(self.file, kind, where, "unknown-id", other=id)
        return ids.index(id)

    def mask(self, ids: list[str], known: list[str], kind: str, where: str) -> int:
        """The ids that a record names, as a bit mask."""
        mask = 0
        for id in ids:
            mask |= bit(self.find(known, id, kind, where))
        return mask

    def seas_and_oceans(self, fields: dict[str, Field]) -> list[Record]:
        """The records of the waters, each of them one or the other."""
        waters = self.read("water", fields)
        for r in waters:
            if r["kind"] not in ("sea", "ocean"):
                raise self.content.wrong(self.file, "water", r["id"], "bad-kind", key=r["kind"])
        return waters

    def read_waters(self, waters: list[Record]) -> None:
        """Which waters are seas and which oceans, and which adjoin."""
        self.waters = [r["id"] for r in waters]
        self.ocean: list[bool] = []
        self.seas = 0
        self.adjoins: list[int] = []
        for water, r in enumerate(waters):
            self.ocean.append(r["kind"] == "ocean")
            if r["kind"] == "sea":
                self.seas |= bit(water)
            self.adjoins.append(self.mask(r["adjoins"], self.waters, "water", r["id"]))
        for water, mask in enumerate(self.adjoins):
            if mask & bit(water):
                raise self.content.wrong(self.file, "water", self.waters[water], "itself")
            for other in members(mask):
                if not self.adjoins[other] & bit(water):
                    raise self.content.wrong(
                        self.file, "water", self.waters[water], "one-way", other=self.waters[other]
                    )

    def read_lands(self, lands: list[Record], shores: str) -> None:
        """Where the lands lie: in which area, on which waters (listed under the key ``shores``), with which resources."""
        self.lands = [r["id"] for r in lands]
        self.resources = 0
        self.area_of: list[int] = []
        self.area_lands: list[int] = [0] * len(self.areas)
        self.coast: list[int] = [0] * len(self.waters)
        self.shores: list[list[int]] = []
        for land, r in enumerate(lands):
            area = self.find(self.areas, r["area"], "land", r["id"]) if r["area"] else -1
            if area >= 0:
                self.area_lands[area] |= bit(land)
            self.area_of.append(area)
            if r["resource"]:
                self.resources |= bit(land)
            self.shores.append([self.find(self.waters, id, "land", r["id"]) for id in r[shores]])
            for water in self.shores[land]:
                self.coast[water] |= bit(land)
        for area, id in enumerate(self.areas):
            if not self.area_lands[area]:
                raise self.content.wrong(self.file, "area", id, "no-lands")

    def read_borders(self, lands: list[Record]) -> None:
        """Every border, from both its sides; the edition says what its kind means."""
        self.near: list[int] = [0] * len(lands)
        for land, r in enumerate(lands):
            for id, kind in r["borders"].items():
                other = self.find(self.lands, id, "land", r["id"])
                if other == land:
                    raise self.content.wrong(self.file, "land", id, "itself")
                back = lands[other]["borders"].get(r["id"])
                if back is None:
                    raise self.content.wrong(self.file, "land", r["id"], "one-way", other=id)
                if not self.read_border(land, other, kind):
                    raise self.content.wrong(self.file, "land", r["id"], "bad-border", key=kind, other=id)
                if (kind == "strait") != (back == "strait"):
                    raise self.content.wrong(self.file, "land", r["id"], "half-strait", other=id)

    def read_border(self, land: int, other: int, kind: str) -> bool:
        """Note one side of a border. Whether there can be such a border."""
        raise NotImplementedError

    def chains(self, fleets: int) -> list[int]:
        """The chains that fleets make: each a mask of waters that adjoin."""
        found = []
        left = fleets
        while left:
            chain = left & -left
            grown = 0
            while grown != chain:
                grown = chain
                for water in members(chain):
                    chain |= self.adjoins[water] & fleets
            left &= ~chain
            found.append(chain)
        return found

    def coasts(self, waters: int) -> int:
        """The lands on any of these waters."""
        lands = 0
        for water in members(waters):
            lands |= self.coast[water]
        return lands

    def sea_lanes(self, fleets: int) -> list[int]:
        """The coasts that connected fleets join: one mask of lands for each chain of fleets."""
        return [self.coasts(chain) for chain in self.chains(fleets)]

    def adjacent_areas(self) -> list[int]:
        """For each area the mask of areas that share a border or strait with it."""
        result = [0] * len(self.areas)
        for land, near in enumerate(self.near):
            for other in members(near):
                if self.area_of[other] != self.area_of[land]:
                    result[self.area_of[land]] |= bit(self.area_of[other])
        return result
