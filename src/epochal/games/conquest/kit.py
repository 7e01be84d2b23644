"""What the boxes of all editions hold: a board, empire cards, and so many pieces of each kind."""

from typing import Any

from epochal.core.actions import Verb, Vocabulary
from epochal.core.content import LANGUAGES, ContentSet, Record
from epochal.games.conquest.atlas import Atlas, Spelling, spelling

SEATS = tuple(f"seat_{n}" for n in range(1, 7))


class Empire:
    """An empire card, a minor empire or a kingdom: how many armies, where they start, with a capital or not, in which waters."""

    def __init__(
        self, id: str, epoch: int, strength: int, starts: list[int], capital: bool, waters: int
    ) -> None:
        self.id = id
        self.epoch = epoch
        self.strength = strength
        self.starts = starts
        self.capital = capital
        self.waters = waters


class Kit:
    """The components as tables. A tag tells what an army belongs to: an empire card or, counted on from there, an event card."""

    def __init__(self, content: ContentSet, atlas: Atlas, epochs: int) -> None:
        self.content = content
        self.atlas = atlas
        for area, values in zip(atlas.areas, atlas.area_values, strict=True):
            if len(values) < epochs:
                raise content.wrong(atlas.file, "area", area, "too-few", key=str(epochs))
        self.names: dict[str, Record] = dict(atlas.records)
        self.empires: list[Empire] = []
        self.by_epoch: list[list[int]] = [[] for _ in range(epochs + 1)]
        self.empire_count = 0
        self.tags: list[str] = []
        self.figures = 0
        self.capitals = 0
        self.forts = 0
        self.monuments = 0

    def find(self, ids: list[str], id: str, file: str, kind: str, where: str) -> int:
        """The number of an id that a record names."""
        if id not in ids:
            raise self.content.wrong(file, kind, where, "unknown-id", other=id)
        return ids.index(id)

    def mask(self, ids: list[str], known: list[str], file: str, kind: str, where: str) -> int:
        """The ids that a record names, as a bit mask."""
        mask = 0
        for id in ids:
            mask |= 1 << self.find(known, id, file, kind, where)
        return mask

    def starts(self, file: str, kind: str, r: Record, strength: int) -> list[int]:
        """The lands in which an empire starts, with an army for each."""
        starts = [self.find(self.atlas.lands, id, file, kind, r["id"]) for id in r["start"]]
        if not starts or strength < len(starts) or any(self.atlas.area_of[land] < 0 for land in starts):
            raise self.content.wrong(file, kind, r["id"], "bad-start")
        return starts

    def add_empire(self, file: str, r: Record, empire: Empire) -> None:
        """An empire card, in the order it will be called in its epoch."""
        if not 1 <= empire.epoch < len(self.by_epoch) or r["order"] != len(self.by_epoch[empire.epoch]) + 1:
            raise self.content.wrong(file, "empire", r["id"], "bad-order")
        self.by_epoch[empire.epoch].append(len(self.empires))
        self.empires.append(empire)
        self.empire_count = len(self.empires)

    def enough_empires(self, file: str, least: int) -> None:
        """Every epoch has so many empires."""
        for epoch, empires in enumerate(self.by_epoch):
            if epoch and len(empires) < least:
                raise self.content.wrong(file, "epoch", str(epoch), "too-few", key=str(least))

    def check_text(self, file: str, kind: str, r: Record) -> None:
        """A card says what it does, in every language."""
        for language in LANGUAGES:
            if not r["text"].get(language, "").strip():
                raise self.content.wrong(file, kind, r["id"], "no-text", key=language)

    def read_pieces(self, file: str, keys: tuple[str, ...]) -> dict[str, Any]:
        """A table of pieces, each with its number."""
        table = self.content.table(file)
        for key in keys:
            if type(table.get(key)) is not int or table[key] < 0:
                raise self.content.wrong(file, "pieces", key, "wrong-type", key=key)
        return table

    def number_cards(self, events: list[str]) -> None:
        """The tags of all cards, and their numbers by their ids; ``events`` are the ids of the event cards."""
        self.tags = [f"empire:{e.id}" for e in self.empires] + [f"event:{id}" for id in events]
        self.event_number: dict[str, int] = {id: n for n, id in enumerate(events)}
        self.empire_number: dict[str, int] = {e.id: n for n, e in enumerate(self.empires)}

    def tag_of(self, event: int) -> int:
        """The tag of armies that an event card brings."""
        return self.empire_count + event


class Words(Vocabulary):
    """A vocabulary, with the verbs that all editions have at hand for the rules."""

    def __init__(self, verbs: list[Verb], atlas: Atlas) -> None:
        super().__init__(verbs)
        self.keep = self.first("keep")
        self.pass_to = self.first("pass")
        self.play = self.first("play")
        self.monument: Spelling = spelling(self.first("monument"), len(atlas.lands))
        self.done = self.first("done")
