"""The contents of the box: board, pieces, empire cards and event cards, read from the content set."""

from typing import Any, Final

from epochal.core.content import ContentSet, Field, Record, optional
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.kit import Empire, Kit
from epochal.games.hotw2018.board import Board

EPOCHS: Final = 5
FILES: Final = ("board.toml", "empires.toml", "events.toml", "pieces.toml")
NO_STRUCTURE: Final = 0
CITY: Final = 1
CAPITOL: Final = 2
ANYWHERE: Final = 0
SAILED: Final = 1
RESOURCE: Final = 2

_START = {
    "armies": optional(int, 0),
    "start": optional(list, [], of=str),
    "fleets": optional(list, [], of=str),
    "caravans": optional(list, [], of=str),
}
_EMPIRE = {
    **_START,
    "leader": optional(str, ""),
    "epoch": Field(int),
    "order": Field(int),
    "capitol": Field(bool),
    "effect": optional(dict, {}),
    "effect_name": optional(dict, {}, of=str),
    "text": optional(dict, {}, of=str),
}
_EVENT = {
    **_START,
    "epoch": Field(int),
    "type": Field(str),
    "structure": optional(str, "none"),
    "effect": optional(dict, {}),
    "text": Field(dict, of=str),
}
_STRUCTURES = ("none", "city", "capitol")

CONDITIONS: Final = ("always", "sailing", "terrain", "fort", "structure", "siege", "onward", "region")
IGNORED: Final = ("terrain", "naval", "fort")
PER: Final = ("resource", "capitol", "city", "monument", "fort", "area")
GAINS: Final = ("army", "siege_token", "point")
PLACES: Final[dict[str, tuple[str, ...]]] = {
    "cities": ("any", "sailed", "resource"),
    "revolution": ("any", "structure"),
}
"""Where a kind of effect may act; any but that of cities may name areas instead."""

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "bonus": ("count", "when", "where"),
    "reroll": ("when", "where"),
    "dice": ("when", "where"),
    "ties": ("when", "where"),
    "ignore": ("what",),
    "loot": ("gain",),
    "spare": (),
    "armies": ("count",),
    "siege_tokens": ("count",),
    "forts": ("count", "per"),
    "fleets": ("count",),
    "caravans": ("count",),
    "cities": ("count", "where"),
    "monuments": ("count", "per"),
    "points": ("count", "per"),
    "diplomacy": ("count",),
    "revolution": ("count", "where"),
    "barbarians": ("count",),
    "disaster": ("count",),
    "plague": ("count",),
}
"""Every kind of effect, with the keys it may have."""

BATTLE: Final = ("bonus", "reroll", "dice", "ties", "ignore", "loot", "spare")
STRIKES: Final = ("diplomacy", "revolution", "barbarians", "disaster", "plague")
FROM_SUPPLY: Final = ("armies", "diplomacy", "revolution", "barbarians")
FOR_EVENTS_ONLY: Final = ("armies", "fleets", "caravans", *STRIKES)


BOONS: Final = ("bonus", "reroll", "dice", "ties")
"""The effects that may depend on a condition."""


class Effect:
    """What a card does: its kind, how much, under which condition and where."""

    def __init__(self, kind: str, count: int, when: str, what: str, per: str, gain: str) -> None:
        self.kind = kind
        self.count = count
        self.when = when
        self.what = what
        self.per = per
        self.gain = gain
        self.where = "any"
        self.areas = 0


class EventCard:
    """An event card: an enhancement with its effect, or a kingdom with its empire."""

    def __init__(self, id: str, epoch: int) -> None:
        self.id = id
        self.epoch = epoch
        self.effect: Effect | None = None
        self.kingdom: Empire | None = None
        self.structure = NO_STRUCTURE


class Components(Kit):
    """Everything in the box, as tables."""

    def __init__(self, content: ContentSet) -> None:
        self.board = Board(content, "board.toml")
        super().__init__(content, self.board, EPOCHS)
        self.effects: list[Effect | None] = []
        self.events: list[EventCard] = []
        self.events_by_epoch: list[list[int]] = [[] for _ in range(EPOCHS + 1)]
        self._read_empires()
        self._read_events()
        pieces = self.read_pieces("pieces.toml", ("armies", "capitols", "forts", "monuments"))
        self.figures = pieces["armies"]  # rule: pieces.armies
        self.capitals = pieces["capitols"]  # rule: pieces.supply
        self.forts = pieces["forts"]
        self.monuments = pieces["monuments"]
        self.number_cards([event.id for event in self.events])

    def _read_empires(self) -> None:
        file = "empires.toml"
        records = self.content.records(file, "empire", _EMPIRE)
        self.names.update({f"empire:{r['id']}": r for r in records})
        for r in records:
            self.add_empire(file, r, self._empire(file, "empire", r, r["capitol"]))
            effect = self._effect(file, "empire", r) if r["effect"] else None
            if effect is not None:
                self.check_text(file, "empire", r)
                if effect.kind in FOR_EVENTS_ONLY:
                    raise self.content.wrong(file, "empire", r["id"], "bad-kind", key=effect.kind)
            self.effects.append(effect)
        self.enough_empires(file, 6)

    def _empire(self, file: str, kind: str, r: Record, capitol: bool) -> Empire:
        board = self.board
        sections = self.mask(r["fleets"], board.waters, file, kind, r["id"])
        deserts = self.mask(r["caravans"], board.waters, file, kind, r["id"])
        if sections & ~board.wet or deserts & board.wet:
            raise self.content.wrong(file, kind, r["id"], "wrong-type", key="fleets, caravans")
        starts = self.starts(file, kind, r, r["armies"])
        return Empire(r["id"], r["epoch"], r["armies"], starts, capitol, board.opened(sections | deserts))

    def _read_events(self) -> None:
        file = "events.toml"
        records = self.content.records(file, "event", _EVENT)
        self.names.update({f"event:{r['id']}": r for r in records})
        for number, r in enumerate(records):
            if not 1 <= r["epoch"] <= EPOCHS:
                raise self.content.wrong(file, "event", r["id"], "bad-order")
            card = EventCard(r["id"], r["epoch"])
            self.check_text(file, "event", r)
            if r["type"] == "kingdom" and r["structure"] in _STRUCTURES:
                card.structure = _STRUCTURES.index(r["structure"])
                card.kingdom = self._empire(file, "event", r, card.structure == CAPITOL)
            elif r["type"] == "enhancement":
                card.effect = self._effect(file, "event", r)
            else:
                raise self.content.wrong(file, "event", r["id"], "bad-kind", key=r["type"])
            self.events.append(card)
            self.events_by_epoch[card.epoch].append(number)
        for epoch, cards in enumerate(self.events_by_epoch):
            if epoch and len(cards) < 6:
                raise self.content.wrong(file, "epoch", str(epoch), "too-few", key="6")

    def _effect(self, file: str, kind: str, r: Record) -> Effect:
        given: dict[str, Any] = r["effect"]
        name = str(given.get("kind"))
        if name not in KINDS:
            raise self.content.wrong(file, kind, r["id"], "bad-kind", key=name)
        for key, value in given.items():
            fits = (
                (key == "kind")
                or (key == "count" and type(value) is int and value > 0)
                or (key == "when" and value in CONDITIONS)
                or (key == "what" and value in IGNORED)
                or (key == "per" and value in PER)
                or (key == "gain" and value in GAINS)
                or (key == "where" and (value in PLACES.get(name, ()) or _names_areas(name, value)))
            )
            if not fits or (key != "kind" and key not in KINDS[name]):
                raise self.content.wrong(file, kind, r["id"], "wrong-type", key=f"effect.{key}")
        effect = Effect(
            name,
            given.get("count", 1),
            given.get("when", "always"),
            given.get("what", ""),
            given.get("per", ""),
            given.get("gain", ""),
        )
        where = given.get("where", "any")
        if isinstance(where, list):
            effect.areas = self.mask(where, self.atlas.areas, file, kind, r["id"])
            effect.where = "areas"
        else:
            effect.where = where
        for key, missing in (
            ("where", name in BOONS and (effect.when == "region") != (effect.areas != 0)),
            ("what", name == "ignore" and not effect.what),
            ("gain", name == "loot" and not effect.gain),
            ("per", name == "points" and not effect.per),
            ("per", name in ("forts", "monuments") and effect.per not in ("", "resource")),
        ):
            if missing:
                raise self.content.wrong(file, kind, r["id"], "wrong-type", key=f"effect.{key}")
        return effect

    def area_mask(self, areas: int) -> int:
        """The lands of some areas."""
        lands = 0
        for area, here in enumerate(self.atlas.area_lands):
            if areas & bit(area):
                lands |= here
        return lands


def _names_areas(kind: str, where: object) -> bool:
    """Whether the place of an effect is a list of areas, and may be."""
    return kind != "cities" and isinstance(where, list) and bool(where)
