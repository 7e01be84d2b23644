"""The board of 2018: terrain belongs to a territory, barren lands are sections that caravans cross as fleets cross water."""

from epochal.core.content import ContentSet, Field, optional
from epochal.games.conquest.atlas import LAND, Atlas, bit, members

_WATER = {"kind": Field(str), "adjoins": Field(list, of=str)}
_BARREN = {"adjoins": Field(list, of=str), "points": optional(list, [], of=list)}
_LAND = {
    **LAND,
    "terrain": optional(str, ""),
    "sections": Field(list, of=str),
    "points": Field(list, of=list),
}


class Board(Atlas):
    """The atlas with its barren lands counted on after the waters: a section is either."""

    def __init__(self, content: ContentSet, file: str) -> None:
        super().__init__(content, file)
        waters = self.seas_and_oceans(_WATER)
        barren = self.read("barren", _BARREN)
        self.wet = bit(len(waters)) - 1
        self.read_waters(waters + [{**r, "kind": "barren"} for r in barren])
        self.barren = (bit(len(self.waters)) - 1) & ~self.wet
        lands = self.read("land", _LAND)
        self.read_lands(lands, "sections")
        self.read_borders(lands)
        self.rough = 0
        for land, r in enumerate(lands):
            if r["terrain"] not in ("", "mountain", "forest"):
                raise content.wrong(file, "land", r["id"], "bad-kind", key=r["terrain"])
            if not r["area"]:
                raise content.wrong(file, "land", r["id"], "missing-key", key="area")
            if r["terrain"]:
                self.rough |= bit(land)  # rule: board.terrain
        self.edges: int = self.coasts(self.barren)
        """The lands next to a barren land."""

    def read_border(self, land: int, other: int, kind: str) -> bool:
        if kind not in ("border", "strait"):
            return False
        self.near[land] |= bit(other)  # rule: board.adjacent, board.strait
        return True

    def opened(self, sections: int) -> int:
        """The sections where fleets and caravans count as present: an ocean brings the seas next to it."""
        found = sections
        for section in members(sections):
            if self.ocean[section]:
                found |= self.adjoins[section] & self.seas  # rule: fleets.ocean
        return found

    def voyages(self, sections: int) -> list[tuple[int, int]]:
        """Where invasions with a fleet go: from any of these lands to any of those, once for each way to begin a chain."""
        found = []
        for chain in self.chains(sections):  # rule: fleets.chain
            fleets = chain & self.wet
            if fleets:
                found.append((self.coasts(fleets), self.coasts(chain)))
                for caravans in self.chains(chain & self.barren):
                    found.append((self.coasts(caravans), self.coasts(chain & ~caravans)))
        return found

    def section_ref(self, section: int) -> str:
        kind = "barren" if self.barren & bit(section) else "water"
        return f"{kind}:{self.waters[section]}"
