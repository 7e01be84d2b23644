"""The contents of the box, read from the content set: board, matrix, cards and tokens."""

from typing import Any, Final

from epochal.core.content import ContentSet, Field, Record, optional

FILES: Final = (
    "technologies.toml", "military.toml", "matrix.toml", "actions.toml", "wonders.toml", "leaders.toml",
    "advisors.toml", "milestones.toml", "territories.toml", "civbots.toml",
)  # fmt: skip
ERAS: Final = 3
TURNS: Final = 4
TOP: Final = 16
"""The highest level of technology and of the military."""
PLAYERS: Final = 5
CUBES: Final = 9
ROW: Final = 7
MILESTONES: Final = 6

MILITARY: Final = 0
TECHNOLOGY: Final = 1
ART: Final = 2
EXPLOIT: Final = 3
EXPANSION: Final = 4
TRADE: Final = 5
RAID: Final = 6
WAR: Final = 7
TOURISM: Final = 8
REVOLUTION: Final = 9
ACTIONS: Final = (
    "military", "technology", "art", "exploit", "expansion", "trade", "raid", "war", "tourism", "revolution",
)  # fmt: skip

EFFECTS: Final = (
    "points", "cubes", "new_cube", "oldest", "any_card", "advisor", "technology", "military", "expand", "wonder", "per",
    "revolution",
)  # fmt: skip
COUNTED: Final = ("wonders", "territories", "technology_5", "military_5")
MEASURES: Final = ("technology", "military", "wonders", "territories", "cubes", "points")
LEVELS: Final = ("easy", "medium", "hard")
DEEDS: Final = ("technology", "military", "art", "expansion", "war", "points")

_TEXT = {"text": Field(dict, of=str)}
_GIVES = {"gives": optional(list, [], of=dict)}
_EFFECTS = {"effects": Field(list, of=dict)}


class Effect:
    """One thing a card, token or level does."""

    def __init__(self, kind: str, count: int, what: str) -> None:
        self.kind = kind
        self.count = count
        self.what = what


class Wonder:
    """A wonder: its era, what it needs to be activated and what it does."""

    def __init__(self, id: str, era: int, effects: list[int], majority: str, least: str, count: int) -> None:
        self.id = id
        self.era = era
        self.effects = effects
        self.majority = majority
        self.least = least
        self.count = count


class Leader:
    """A leader: two conditions, each with its points."""

    def __init__(self, id: str, era: int, conditions: list[tuple[str, int, int]]) -> None:
        self.id = id
        self.era = era
        self.conditions = conditions


class Advisor:
    """An advisor of a civilization."""

    def __init__(self, id: str, civilization: int, effects: list[int]) -> None:
        self.id = id
        self.civilization = civilization
        self.effects = effects


class Components:
    """Everything in the box, as tables. Effects have numbers, so that they can wait on the agenda."""

    def __init__(self, content: ContentSet) -> None:
        self.content = content
        self.names: dict[str, Record] = {}
        self.effects: list[Effect] = []
        self._read_levels()
        self._read_matrix()
        self._read_actions()
        self._read_wonders()
        self._read_leaders()
        self._read_advisors()
        self.milestones: list[str] = []
        self.milestone_effects: list[list[int]] = []
        for r in self._records(
            "milestones.toml", "milestone", {**_EFFECTS, "text": optional(dict, {}, of=str)}
        ):
            self.milestones.append(r["id"])
            self.milestone_effects.append(self._effects("milestones.toml", "milestone", r, "effects"))
        self._read_territories()
        self._read_civbots()

    def _records(self, file: str, kind: str, fields: dict[str, Field]) -> list[Record]:
        records = self.content.records(file, kind, fields)
        self.names.update({f"{kind}:{r['id']}": r for r in records})
        return records

    def _effects(self, file: str, kind: str, r: Record, key: str) -> list[int]:
        numbers = []
        for given in r[key]:
            known: dict[str, Any] = given
            what = known.get("what", "")
            fits = (
                known.get("kind") in EFFECTS
                and type(known.get("count", 1)) is int
                and known.get("count", 1) > 0
                and set(known) <= {"kind", "count", "what"}
                and (what in COUNTED if known.get("kind") == "per" else what == "")
            )
            if not fits:
                raise self.content.wrong(file, kind, r["id"], "wrong-type", key=key)
            numbers.append(len(self.effects))
            self.effects.append(Effect(known["kind"], known.get("count", 1), what))
        return numbers

    def _need(self, holds: bool, file: str, kind: str, where: str, key: str) -> None:
        if not holds:
            raise self.content.wrong(file, kind, where, "wrong-type", key=key)

    def _read_levels(self) -> None:
        fields = {
            "level": Field(int),
            **_GIVES,
            "slots": optional(int, 0),
            "navigation": optional(bool, False),
            "card": optional(str, ""),
            "text": optional(dict, {}, of=str),
        }
        self.technologies: list[str] = [""]
        self.technology_gives: list[list[int]] = [[]]
        self.slots: list[int] = [1]
        self.new_card: list[int] = [-1]
        self.navigation = TOP + 1
        for r in self._records("technologies.toml", "technology", fields):
            level = len(self.technologies)
            self._need(r["level"] == level <= TOP, "technologies.toml", "technology", r["id"], "level")
            self._need(
                r["card"] == "" or r["card"] in ACTIONS, "technologies.toml", "technology", r["id"], "card"
            )
            self.technologies.append(r["id"])
            self.technology_gives.append(self._effects("technologies.toml", "technology", r, "gives"))
            self.slots.append(r["slots"] or self.slots[-1])
            self.new_card.append(ACTIONS.index(r["card"]) if r["card"] else -1)
            if r["navigation"]:
                self.navigation = level
        self._need(len(self.technologies) == TOP + 1, "technologies.toml", "technology", "-", "level")
        self.military_gives: list[list[int]] = [[]]
        fields = {"level": Field(int), **_GIVES, "text": optional(dict, {}, of=str)}
        for r in self._records("military.toml", "military", fields):
            self._need(r["level"] == len(self.military_gives), "military.toml", "military", r["id"], "level")
            self.military_gives.append(self._effects("military.toml", "military", r, "gives"))
        self._need(len(self.military_gives) == TOP + 1, "military.toml", "military", "-", "level")

    def _read_matrix(self) -> None:
        fields = {
            "points": Field(int),
            "cubes": Field(int),
            "letter": Field(str),
            "text": optional(dict, {}, of=str),
        }
        self.governments: list[str] = []
        self.government_points: list[int] = []
        self.government_cubes: list[int] = []
        letters: list[str] = []
        for r in self._records("matrix.toml", "government", fields):
            self.governments.append(r["id"])
            self.government_points.append(r["points"])
            self.government_cubes.append(r["cubes"])
            letters.append(r["letter"])
        rows = self.content.table("matrix.toml").get("rows")
        good = isinstance(rows, list) and len(rows) == TOP and all(len(row) == TOP for row in rows)
        self._need(good, "matrix.toml", "matrix", "-", "rows")
        self.zone: list[int] = [-1] * ((TOP + 1) * (TOP + 1))
        """By cell: the government there, or -1 where there is no cell."""
        assert isinstance(rows, list)
        for up, row in enumerate(reversed(rows), 1):
            for right, letter in enumerate(row, 1):
                if letter != ".":
                    self._need(letter in letters, "matrix.toml", "matrix", str(row), "rows")
                    self.zone[cell(right, up)] = letters.index(letter)
        self.cells: list[int] = [c for c, government in enumerate(self.zone) if government >= 0]
        self.cell_ids: list[str] = [f"t{c % (TOP + 1)}_m{c // (TOP + 1)}" for c in self.cells]

    def _read_actions(self) -> None:
        fields = {"requires": Field(str), **_TEXT, "advanced": optional(dict, {}, of=str)}
        self.requires: list[int] = []
        for number, r in enumerate(self._records("actions.toml", "action", fields)):
            self._need(
                number < len(ACTIONS) and r["id"] == ACTIONS[number], "actions.toml", "action", r["id"], "id"
            )
            known = r["requires"] in self.technologies
            self._need(known, "actions.toml", "action", r["id"], "requires")
            self.requires.append(self.technologies.index(r["requires"]) if r["requires"] else TOP + 1)
        self._need(len(self.requires) == len(ACTIONS), "actions.toml", "action", "-", "id")

    def _read_wonders(self) -> None:
        fields = {"era": Field(int), **_EFFECTS, "condition": optional(dict, {}), **_TEXT}
        self.wonders: list[Wonder] = []
        for r in self._records("wonders.toml", "wonder", fields):
            given: dict[str, Any] = r["condition"]
            majority, least = given.get("majority", ""), given.get("least", "")
            fits = (not majority or majority in MEASURES) and (not least or least in MEASURES)
            self._need(fits, "wonders.toml", "wonder", r["id"], "condition")
            effects = self._effects("wonders.toml", "wonder", r, "effects")
            self.wonders.append(Wonder(r["id"], r["era"], effects, majority, least, given.get("count", 0)))
        self.wonders_of: list[list[int]] = [
            [n for n, wonder in enumerate(self.wonders) if wonder.era == era] for era in range(ERAS + 1)
        ]
        for era in range(1, ERAS + 1):
            self._need(len(self.wonders_of[era]) >= 2 * ROW, "wonders.toml", "era", str(era), "era")

    def _read_leaders(self) -> None:
        fields = {"era": Field(int), "conditions": Field(list, of=dict), **_TEXT}
        self.leaders: list[Leader] = []
        for r in self._records("leaders.toml", "leader", fields):
            conditions = [(str(c.get("what")), c.get("least"), c.get("points")) for c in r["conditions"]]
            fits = len(conditions) == 2 and all(
                what in MEASURES and type(n) is int and type(p) is int for what, n, p in conditions
            )
            self._need(fits, "leaders.toml", "leader", r["id"], "conditions")
            self.leaders.append(Leader(r["id"], r["era"], conditions))
        self.leaders_of: list[list[int]] = [
            [n for n, leader in enumerate(self.leaders) if leader.era == era] for era in range(ERAS + 1)
        ]
        for era in range(1, ERAS + 1):
            self._need(len(self.leaders_of[era]) >= PLAYERS, "leaders.toml", "era", str(era), "era")

    def _read_advisors(self) -> None:
        records = self._records("advisors.toml", "civilization", {"text": optional(dict, {}, of=str)})
        self.civilizations: list[str] = [r["id"] for r in records]
        self.advisors: list[Advisor] = []
        for r in self._records("advisors.toml", "advisor", {"civilization": Field(str), **_EFFECTS, **_TEXT}):
            known = r["civilization"] in self.civilizations
            self._need(known, "advisors.toml", "advisor", r["id"], "civilization")
            effects = self._effects("advisors.toml", "advisor", r, "effects")
            self.advisors.append(Advisor(r["id"], self.civilizations.index(r["civilization"]), effects))
        self.advisors_of: list[list[int]] = [
            [n for n, advisor in enumerate(self.advisors) if advisor.civilization == civilization]
            for civilization in range(len(self.civilizations))
        ]
        fits = len(self.civilizations) >= PLAYERS and all(len(found) == 5 for found in self.advisors_of)
        self._need(fits, "advisors.toml", "civilization", "-", "civilization")

    def _read_territories(self) -> None:
        file = "territories.toml"
        fields = {"borders": Field(list, of=str), "points": Field(list, of=list)}
        records = self._records(file, "territory", fields)
        self.territories: list[str] = [r["id"] for r in records]
        self.near: list[int] = []
        for r in records:
            near = 0
            for id in r["borders"]:
                if id not in self.territories:
                    raise self.content.wrong(file, "territory", r["id"], "unknown-id", other=id)
                near |= 1 << self.territories.index(id)
            self.near.append(near)
        for here, near in enumerate(self.near):
            for there in range(len(self.near)):
                if near >> there & 1 and not self.near[there] >> here & 1:
                    raise self.content.wrong(
                        file, "territory", self.territories[here], "one-way", other=self.territories[there]
                    )
        tokens = self._records(file, "token", {"number": Field(int), "points": Field(int)})
        self.tokens: list[str] = [r["id"] for r in tokens]
        self.token_number: list[int] = [r["number"] for r in tokens]
        self.token_points: list[int] = [r["points"] for r in tokens]
        self._need(len(tokens) == len(records), file, "token", "-", "number")
        self.everywhere = (1 << len(records)) - 1

    def _read_civbots(self) -> None:
        file = "civbots.toml"
        self.civbot_cards: list[list[tuple[str, int]]] = []
        self.civbot_card_refs: list[str] = []
        for r in self._records(file, "civbot_card", {"actions": Field(list, of=dict)}):
            deeds = [(str(deed.get("kind")), deed.get("count", 1)) for deed in r["actions"]]
            fits = all(kind in DEEDS and type(count) is int for kind, count in deeds)
            self._need(fits and bool(deeds), file, "civbot_card", r["id"], "actions")
            self.civbot_cards.append(deeds)
            self.civbot_card_refs.append(f"civbot_card:{r['id']}")
        table = self.content.table(file).get("civbot")
        settings: dict[str, Any] = table if isinstance(table, dict) else {}
        for key in ["cubes", *LEVELS]:
            self._need(type(settings.get(key)) is int, file, "civbot", key, key)
        self.civbot_cubes: int = settings["cubes"]
        self.civbot_draws: list[int] = [settings[level] for level in LEVELS]


def cell(technology: int, military: int) -> int:
    """The number of a cell of the development matrix."""
    return military * (TOP + 1) + technology
