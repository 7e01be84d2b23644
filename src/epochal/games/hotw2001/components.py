"""Chapter I, the contents of the box: board, pieces, empire cards and event cards, read from the content set."""

from typing import Final

from epochal.core.content import ContentSet, Field, Record, optional
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.kit import Empire, Kit
from epochal.games.hotw2001.board import Board

EPOCHS: Final = 7
GREATER: Final = 0
LESSER: Final = 1
FILES: Final = ("board.toml", "empires.toml", "events.toml", "pieces.toml")

_START = {"strength": Field(int), "start": Field(list, of=str), "capital": Field(bool)}
_EMPIRE = {
    **_START,
    "leader": optional(str, ""),
    "epoch": Field(int),
    "order": Field(int),
    "navigation": Field(list, of=str),
}
_EVENT = {
    "deck": Field(str),
    "kind": Field(str),
    "count": Field(int),
    "epochs": Field(list, of=int),
    "text": Field(dict, of=str),
    "strength": optional(int, 0),
    "start": optional(list, [], of=str),
    "capital": optional(bool, False),
    "navigation": optional(list, [], of=str),
    "land": optional(str, ""),
    "area": optional(str, ""),
    "water": optional(str, ""),
    "terrain": optional(str, ""),
}
_PIECES = ("capitals", "forts", "monuments", "markers")

KINDS: Final = (
    "reallocation", "leader", "weaponry", "minor_empire", "kingdom", "migrants", "civil_war", "barbarians",
    "jewish_revolt", "siegecraft", "crusade", "black_death", "treachery", "elite_troops", "naval_power", "engineering",
    "expert_troops", "population_explosion", "famine", "plague", "pestilence", "jihad", "disaster", "civil_service",
    "astronomy", "allies",
)  # fmt: skip


class EventCard:
    """One title among the event cards."""

    def __init__(self, number: int, id: str, kind: str, deck: int, count: int, epochs: list[int]) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.deck = deck
        self.count = count
        self.epochs = epochs
        self.land = -1
        self.area = -1
        self.water = -1
        self.terrain = ""
        self.empire: Empire | None = None


class Pile:
    """A pile of event cards: so many copies of each title, and how many cards each player gets from it."""

    def __init__(self, events: list[EventCard], titles: int, each: int) -> None:
        self.cards: list[int] = [event.number for event in events for _ in range(event.count)]
        self.each = each
        self.copies: list[int] = [self.cards.count(number) for number in range(titles)]


class Components(Kit):
    """Everything in the box, as tables. A tag tells what an army belongs to: an empire card, or an event card."""

    def __init__(self, content: ContentSet) -> None:
        self.board = Board(content, "board.toml")
        super().__init__(content, self.board, EPOCHS)
        self._read_empires()
        self._read_events()
        self._read_pieces()
        self._make_tables()

    def _read_empires(self) -> None:
        records = self.content.records("empires.toml", "empire", _EMPIRE)
        self.names.update({f"empire:{r['id']}": r for r in records})
        for r in records:
            self.add_empire("empires.toml", r, self._empire("empires.toml", "empire", r, r["epoch"]))
        self.enough_empires("empires.toml", 7)

    def _empire(self, file: str, kind: str, r: Record, epoch: int) -> Empire:
        starts = self.starts(file, kind, r, r["strength"])
        listed = self.mask(r["navigation"], self.board.waters, file, kind, r["id"])
        return Empire(r["id"], epoch, r["strength"], starts, r["capital"], self.board.navigation(listed))

    def _read_events(self) -> None:
        records = self.content.records("events.toml", "event", _EVENT)
        self.names.update({f"event:{r['id']}": r for r in records})
        self.events: list[EventCard] = []
        for number, r in enumerate(records):
            if r["kind"] not in KINDS or r["deck"] not in ("greater", "lesser") or r["count"] < 1:
                raise self.content.wrong("events.toml", "event", r["id"], "bad-kind", key=r["kind"])
            self.check_text("events.toml", "event", r)
            if not r["epochs"] or not all(1 <= epoch <= EPOCHS for epoch in r["epochs"]):
                raise self.content.wrong("events.toml", "event", r["id"], "wrong-type", key="epochs")
            deck = GREATER if r["deck"] == "greater" else LESSER
            card = EventCard(number, r["id"], r["kind"], deck, r["count"], list(r["epochs"]))
            for key, ids in (
                ("land", self.atlas.lands),
                ("area", self.atlas.areas),
                ("water", self.atlas.waters),
            ):
                if r[key]:
                    setattr(card, key, self.find(ids, r[key], "events.toml", "event", r["id"]))
            card.terrain = r["terrain"]
            if r["kind"] == "minor_empire":
                card.empire = self._empire("events.toml", "event", r, r["epochs"][0])
            self._needs(card)
            self.events.append(card)
        greater = sum(card.count for card in self.events if card.deck == GREATER)
        minors = sum(card.count for card in self.events if card.deck == GREATER and card.empire is not None)
        lesser = sum(card.count for card in self.events if card.deck == LESSER)
        for what, cards, least in (
            ("greater", greater, 18),
            ("minor_empire", minors, 6),
            ("other_greater", greater - minors, 12),
            ("lesser", lesser, 42),
        ):
            if cards < least:
                raise self.content.wrong("events.toml", "deck", what, "too-few", key=str(least))

    def _needs(self, card: EventCard) -> None:
        homeless = card.land < 0 or bool(self.board.barren & bit(card.land))
        missing = (
            (card.kind in ("kingdom", "jewish_revolt", "crusade") and homeless)
            or (card.kind == "migrants" and card.area < 0)
            or (card.kind == "crusade" and card.water < 0)
            or (card.kind == "expert_troops" and card.terrain not in ("forest", "mountain", "strait"))
        )
        if missing:
            raise self.content.wrong("events.toml", "event", card.id, "incomplete", key=card.kind)

    def _read_pieces(self) -> None:
        table = self.read_pieces("pieces.toml", _PIECES)
        figures = table.get("figures")
        values = table.get("preeminence")
        for key, numbers in (("figures", figures), ("preeminence", values)):
            if (
                not isinstance(numbers, list)
                or len(numbers) < EPOCHS
                or any(type(n) is not int or n < 0 for n in numbers)
            ):
                raise self.content.wrong("pieces.toml", "pieces", key, "wrong-type", key=key)
        self.figures = sum(table["figures"])
        self.capitals = table["capitals"]
        self.forts = table["forts"]
        self.monuments = table["monuments"]
        self.markers: int = table["markers"]
        self.preeminence: list[int] = list(table["preeminence"])

    def _make_tables(self) -> None:
        """Tables made from the records, for rules that look things up often."""
        self.number_cards([event.id for event in self.events])
        greater = [event for event in self.events if event.deck == GREATER]
        minors = [event for event in greater if event.empire is not None]
        others = [event for event in greater if event.empire is None]
        titles = len(self.events)
        lesser = Pile([event for event in self.events if event.deck == LESSER], titles, 7)
        self.piles_together: list[Pile] = [Pile(greater, titles, 3), lesser]  # rule: setup.events
        self.piles_apart: list[Pile] = [Pile(minors, titles, 1), Pile(others, titles, 2), lesser]
        self.area_neighbours: list[int] = self.atlas.adjacent_areas()

    def piles(self, minor_empires: bool) -> list[Pile]:
        """The piles the events are dealt from; by option the Minor Empires have one of their own."""
        return self.piles_apart if minor_empires else self.piles_together

    def kind_of(self, tag: int) -> str:
        """The kind of event card behind a tag, or "" for an empire card."""
        return "" if tag < self.empire_count else self.events[tag - self.empire_count].kind

    def is_empire(self, tag: int) -> bool:
        """Whether armies with this tag are an empire: that of an empire card, or a minor empire."""
        return tag < self.empire_count or self.events[tag - self.empire_count].empire is not None
