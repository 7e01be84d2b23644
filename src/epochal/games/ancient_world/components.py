"""The contents of the box, read from the content set: board, cards and the damage die."""

from typing import Any, Final

from epochal.core.bits import MOST, members
from epochal.core.content import ContentSet, Field, Record, optional

FILES: Final = ("board.toml", "empire.toml", "military.toml", "titans.toml", "districts.toml")
ROUNDS: Final = 6
CITIZENS: Final = 5
"""The most citizens a player can have; their skills count up from 1."""
STARS: Final = 3

LABOR: Final = 0
BUILD: Final = 1
DRAFT: Final = 2
EXPAND: Final = 3
LEARN: Final = 4
REBUILD: Final = 5
RECRUIT: Final = 6
EXPLORE: Final = 7
GROW: Final = 8
SPACES: Final = (
    "labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow",
)  # fmt: skip
PILES: Final = ("one", "two", "three")
DECKS: Final = ("A", "B", "start")
STARTER: Final = 2
SYMBOLS: Final = (
    "coins", "knowledge", "food", "swords", "arrows", "armies", "citizens", "explore", "capacity",
)  # fmt: skip
SOLDIERY: Final = ("swords", "arrows", "loot", "spy", "repair")

EFFECTS: Final = (
    "coins", "knowledge", "coins_per", "repair", "explore", "copy", "first", "scout", "draft", "trade", "recruit",
    "build", "ease", "store", "discard",
)  # fmt: skip
COUNTED: Final = ("food", "titans", "districts", "armies", "legacies", "citizens", "tribes")
TRIGGERS: Final = (
    "citizen", "build", "defeat", "free_build", "right_learns", "left_learns", "first_pass",
)  # fmt: skip
SCORED: Final = ("sets", "tribe", "titans", "districts", "legacies", "knowledge", "coins", "citizens")
FACES: Final = ("titan", "coin", "blank")

_CITIZEN = {"en": "citizen {skill}", "pt-BR": "cidadão {skill}"}
_FACES = {
    "titan": {"en": "Titan", "pt-BR": "Titã"},
    "coin": {"en": "coin", "pt-BR": "moeda"},
    "blank": {"en": "blank", "pt-BR": "vazio"},
}
_TEXT = optional(dict, {}, of=str)
_GIVES = optional(dict, {}, of=int)


class Effect:
    """One thing a card does."""

    def __init__(self, kind: str, count: int, what: str) -> None:
        self.kind = kind
        self.count = count
        self.what = what


class Trigger:
    """An effect that waits for something to happen. ``card`` is the Empire card it stands on."""

    def __init__(self, card: int, on: str, effect: int) -> None:
        self.card = card
        self.on = on
        self.effect = effect


class Bonus:
    """Victory points at the end: so many for every so many of something, begun ones counted."""

    def __init__(self, per: str, tribe: int, every: int, points: int) -> None:
        self.per = per
        self.tribe = tribe
        self.every = every
        self.points = points


class Card:
    """An Empire, Titan or District card: what it gives by symbol, and its banners by tribe."""

    def __init__(self, id: str, gives: list[int], banners: list[int]) -> None:
        self.id = id
        self.gives = gives
        self.banners = banners


class Empire(Card):
    """An Empire card."""

    def __init__(
        self,
        id: str,
        gives: list[int],
        banners: list[int],
        deck: int,
        copies: int,
        coins: int,
        knowledge: int,
        action: list[int],
        bonuses: list[Bonus],
    ) -> None:
        Card.__init__(self, id, gives, banners)
        self.deck = deck
        self.copies = copies
        self.coins = coins
        self.knowledge = knowledge
        self.action = action
        self.bonuses = bonuses


class Titan(Card):
    """A Titan."""

    def __init__(
        self, id: str, gives: list[int], banners: list[int], stars: int, defence: int, arrows: bool
    ) -> None:
        Card.__init__(self, id, gives, banners)
        self.stars = stars
        self.defence = defence
        self.arrows = arrows
        self.weapons = int(arrows)
        self.dice = sum(banners)


class Military:
    """A Military card: what it gives while active, and what it teaches once retired."""

    def __init__(
        self, id: str, start: bool, coins: int, knowledge: int, gives: list[int], legacy: list[int]
    ) -> None:
        self.id = id
        self.start = start
        self.coins = coins
        self.knowledge = knowledge
        self.gives = gives
        self.legacy = legacy
        self.strength = [gives[0], gives[0] + gives[1]]
        """Against Titans that only swords can hurt, and against others."""
        self.lesson = [legacy[0], legacy[0] + legacy[1]]


class Totals:
    """What the undamaged cards of a player and the Capital City give together."""

    def __init__(self, sums: list[int]) -> None:
        self.coins = sums[0]
        self.knowledge = sums[1]
        self.food = sums[2]
        self.swords = sums[3]
        self.arrows = sums[4]
        self.armies = sums[5]
        self.explore = sums[7]
        self.capacity = sums[8]


class Components:
    """Everything in the box, as tables. Effects and triggers have numbers, so that they can wait on the agenda."""

    def __init__(self, content: ContentSet) -> None:
        self.content = content
        self.names: dict[str, Record] = {}
        self.effects: list[Effect] = []
        self.triggers: list[Trigger] = []
        self.triggers_of: list[list[Trigger]] = []
        """By Empire card."""
        self._read_board()
        self._read_empire()
        self._read_military()
        self._read_titans()
        self.districts: list[Card] = []
        for r in self._records("districts.toml", "district", {"gives": _GIVES, "text": _TEXT}):
            self.districts.append(Card(r["id"], self._gives("districts.toml", "district", r), []))

    def totals(self, empire: int, titans: int, districts: int) -> Totals:
        """The sum of what masks of undamaged Empire cards, Titans and Districts give, with the Capital City."""
        sums = self.capital.copy()
        gives = [self.empire[card].gives for card in members(empire)]
        gives += [self.titans[card].gives for card in members(titans)]
        gives += [self.districts[card].gives for card in members(districts)]
        for given in gives:
            for symbol in range(len(sums)):
                sums[symbol] += given[symbol]
        return Totals(sums)

    def triggers_on(self, on: str, cards: int) -> list[int]:
        """The triggers of an event on a mask of Empire cards."""
        return [number for number in self._waiting[on] if cards >> self.triggers[number].card & 1]

    def _records(self, file: str, kind: str, fields: dict[str, Field]) -> list[Record]:
        records = self.content.records(file, kind, fields)
        if len(records) > MOST:
            raise self.content.wrong(file, kind, records[MOST]["id"], "too-many", key=str(MOST))
        self.names.update({f"{kind}:{r['id']}": r for r in records})
        return records

    def _need(self, holds: bool, file: str, kind: str, where: str, key: str) -> None:
        if not holds:
            raise self.content.wrong(file, kind, where, "wrong-type", key=key)

    def _sums(self, file: str, kind: str, r: Record, key: str, symbols: tuple[str, ...]) -> list[int]:
        given: dict[str, int] = r[key]
        fits = all(symbol in symbols and count > 0 for symbol, count in given.items())
        self._need(fits, file, kind, r["id"], key)
        return [given.get(symbol, 0) for symbol in symbols]

    def _gives(self, file: str, kind: str, r: Record) -> list[int]:
        return self._sums(file, kind, r, "gives", SYMBOLS)

    def _cost(self, file: str, kind: str, r: Record) -> tuple[int, int]:
        coins, knowledge = self._sums(file, kind, r, "cost", ("coins", "knowledge"))
        return coins, knowledge

    def _banners(self, file: str, kind: str, r: Record) -> list[int]:
        for tribe in r["banners"]:
            if tribe not in self.tribes:
                raise self.content.wrong(file, kind, r["id"], "unknown-id", other=tribe)
        self._need(1 <= len(r["banners"]) <= 3, file, kind, r["id"], "banners")
        return [r["banners"].count(tribe) for tribe in self.tribes]

    def _effect(self, r: Record, given: dict[str, Any], key: str) -> int:
        kind, count, what = given.get("kind"), given.get("count", 1), given.get("what", "")
        fits = (
            kind in EFFECTS
            and type(count) is int
            and count > 0
            and (what in COUNTED if kind == "coins_per" else what == "")
            and (kind == "discard") == (given.get("on") == "free_build")
            and set(given) <= {"on", "kind", "count", "what"}
        )
        self._need(fits, "empire.toml", "empire", r["id"], key)
        for other in self.effects:  # what is known of a pile rests on it (redeal_pile)
            if other.kind == kind == "scout" and other.count != count:
                raise self.content.wrong("empire.toml", "empire", r["id"], "scouts", other=str(other.count))
        self.effects.append(Effect(str(kind), count, what))
        return len(self.effects) - 1

    def _read_board(self) -> None:
        file = "board.toml"
        spaces = [r["id"] for r in self._records(file, "space", {"text": Field(dict, of=str)})]
        self._need(spaces == list(SPACES), file, "space", "-", "id")
        piles = [r["id"] for r in self._records(file, "pile", {})]
        self._need(piles == list(PILES), file, "pile", "-", "id")
        self.tribes: list[str] = [
            r["id"] for r in self._records(file, "tribe", {"colour": optional(str, "")})
        ]
        capital = self.content.table(file).get("capital")
        given: dict[str, Any] = capital if isinstance(capital, dict) else {}
        fits = all(symbol in SYMBOLS and type(count) is int for symbol, count in given.items())
        self._need(fits and bool(given), file, "capital", "-", "capital")
        self.capital: list[int] = [given.get(symbol, 0) for symbol in SYMBOLS]
        die = self.content.table(file).get("die")
        sides: dict[str, Any] = die if isinstance(die, dict) else {}
        fits = sorted(sides) == sorted(FACES) and all(type(n) is int and n >= 0 for n in sides.values())
        fits = fits and sum(sides.values()) == 6
        self._need(fits, file, "die", "-", "die")
        self.die: list[int] = [0] + [n for n, face in enumerate(FACES) for _ in range(sides[face])]
        """By what a six-sided die shows: the face of the damage die."""
        for skill in range(1, CITIZENS + 1):
            name = {language: text.format(skill=skill) for language, text in _CITIZEN.items()}
            self.names[f"citizen:{skill}"] = {"id": str(skill), "name": name, "origin": "rulebook"}
        for face, name in _FACES.items():
            self.names[f"face:{face}"] = {"id": face, "name": name, "origin": "rulebook"}

    def _read_empire(self) -> None:
        file = "empire.toml"
        fields = {
            "deck": Field(str),
            "copies": optional(int, 1),
            "cost": _GIVES,
            "banners": Field(list, of=str),
            "gives": _GIVES,
            "action": optional(list, [], of=dict),
            "when": optional(list, [], of=dict),
            "scores": optional(list, [], of=dict),
            "text": _TEXT,
        }
        self.empire: list[Empire] = []
        self._waiting: dict[str, list[int]] = {on: [] for on in TRIGGERS}
        for r in self._records(file, "empire", fields):
            number = len(self.empire)
            self._need(r["deck"] in DECKS, file, "empire", r["id"], "deck")
            self._need(r["copies"] > 0, file, "empire", r["id"], "copies")
            coins, knowledge = self._cost(file, "empire", r)
            action = [self._effect(r, given, "action") for given in r["action"]]
            self.triggers_of.append([])
            for given in r["when"]:
                self._need(given.get("on") in TRIGGERS, file, "empire", r["id"], "when")
                lasts = given["on"] != "free_build" or not {"armies", "capacity"} & set(r["gives"])
                self._need(lasts, file, "empire", r["id"], "gives")
                self._waiting[given["on"]].append(len(self.triggers))
                trigger = Trigger(number, given["on"], self._effect(r, given, "when"))
                self.triggers.append(trigger)
                self.triggers_of[number].append(trigger)
            bonuses = [self._bonus(r, given) for given in r["scores"]]
            gives, banners = self._gives(file, "empire", r), self._banners(file, "empire", r)
            deck = DECKS.index(r["deck"])
            card = Empire(r["id"], gives, banners, deck, r["copies"], coins, knowledge, action, bonuses)
            self.empire.append(card)
        self.starters = 0
        self.decks: list[tuple[int, ...]] = []
        for deck in range(STARTER):
            cards = [n for n, card in enumerate(self.empire) if card.deck == deck for _ in range(card.copies)]
            self.decks.append(tuple(cards))
        self.acting = 0
        """The Empire cards with an action that can be copied, and those that copy."""
        self.copying = 0
        for number, card in enumerate(self.empire):
            if card.deck == STARTER:
                self.starters |= 1 << number
            if any(self.effects[effect].kind == "copy" for effect in card.action):
                self.copying |= 1 << number
            elif card.action:
                self.acting |= 1 << number
        fits = self.starters.bit_count() <= self.capital[SYMBOLS.index("capacity")]
        self._need(fits, file, "empire", "start", "deck")

    def _bonus(self, r: Record, given: dict[str, Any]) -> Bonus:
        per, tribe = given.get("per"), given.get("tribe", "")
        every, points = given.get("every", 1), given.get("points", 1)
        fits = (
            per in SCORED
            and (tribe in self.tribes if per == "tribe" else tribe == "")
            and type(every) is int
            and type(points) is int
            and every > 0
            and set(given) <= {"per", "tribe", "every", "points"}
        )
        self._need(fits, "empire.toml", "empire", r["id"], "scores")
        return Bonus(str(per), self.tribes.index(tribe) if tribe else -1, every, points)

    def _read_military(self) -> None:
        file = "military.toml"
        fields = {"start": optional(bool, False), "cost": _GIVES, "gives": _GIVES, "legacy": _GIVES}
        self.military: list[Military] = []
        for r in self._records(file, "military", fields):
            coins, knowledge = self._cost(file, "military", r)
            gives = self._sums(file, "military", r, "gives", SOLDIERY)
            legacy = self._sums(file, "military", r, "legacy", SOLDIERY)
            self.military.append(Military(r["id"], r["start"], coins, knowledge, gives, legacy))
        self.recruits: tuple[int, ...] = tuple([n for n, m in enumerate(self.military) if not m.start])
        self.guards: tuple[int, ...] = tuple([n for n, m in enumerate(self.military) if m.start])
        fits = len(self.guards) <= self.capital[SYMBOLS.index("armies")]
        self._need(fits, file, "military", "-", "start")

    def _read_titans(self) -> None:
        file = "titans.toml"
        fields = {
            "stars": Field(int),
            "defence": Field(int),
            "weapons": Field(str),
            "banners": Field(list, of=str),
            "gives": _GIVES,
            "text": _TEXT,
        }
        self.titans: list[Titan] = []
        for r in self._records(file, "titan", fields):
            self._need(1 <= r["stars"] <= STARS, file, "titan", r["id"], "stars")
            self._need(r["weapons"] in ("swords", "both"), file, "titan", r["id"], "weapons")
            gives, banners = self._gives(file, "titan", r), self._banners(file, "titan", r)
            arrows = r["weapons"] == "both"
            self.titans.append(Titan(r["id"], gives, banners, r["stars"], r["defence"], arrows))
        self.titans_of: list[tuple[int, ...]] = [
            tuple([n for n, titan in enumerate(self.titans) if titan.stars == stars + 1])
            for stars in range(STARS)
        ]
        for stars, titans in enumerate(self.titans_of, 1):
            self._need(bool(titans), file, "titan", str(stars), "stars")
