"""The game as the world outside knows it."""

from collections.abc import Mapping
from typing import Any

from epochal.core.chance import Chance
from epochal.core.content import ContentSet, Record
from epochal.core.events import Tell
from epochal.core.game import Game, Option
from epochal.core.kernel import State, Step
from epochal.games.historia.components import PLAYERS, TOP, Components
from epochal.games.historia.vocabulary import CIVBOTS, Actions

ID = "historia"
RULES = "1"
"""Counts up whenever a game played before would go on differently."""

OPTIONS = (
    Option("civbots", (0, 1, 2, 3, 4), 0, "option.civbots"),
    Option("civbot_level", ("easy", "medium", "hard", "mixed"), "medium", "option.civbot_level"),
)
CIVBOT_NAMES = {"en": "Civbot", "pt-BR": "Civbot"}
CELL_NAMES = {
    "en": "technology {technology}, military {military}",
    "pt-BR": "tecnologia {technology}, militar {military}",
}


def generated(box: Components) -> dict[str, Record]:
    """The records of what has no card or token of its own: the spaces of the matrix and the Civbots."""
    records: dict[str, Record] = {}
    for place, id in zip(box.cells, box.cell_ids, strict=True):
        at = {"technology": place % (TOP + 1), "military": place // (TOP + 1)}
        name = {language: text.format(**at) for language, text in CELL_NAMES.items()}
        records[f"cell:{id}"] = {
            "name": name,
            **at,
            "government": box.governments[box.zone[place]],
            "origin": "rulebook",
        }
    for number, id in enumerate(CIVBOTS, 1):
        name = {language: f"{text} {number}" for language, text in CIVBOT_NAMES.items()}
        records[f"civbot:{id}"] = {"name": name, "origin": "rulebook"}
    return records


class Historia(Game):
    """Historia, in the edition for up to five players."""

    def __init__(self, content: ContentSet) -> None:
        self.box = Components(content)
        self.words = Actions(self.box)
        self.known: dict[str, Record] = {**self.box.names, **generated(self.box)}
        super().__init__(ID, RULES, content.name, content.digest, range(1, PLAYERS + 1), OPTIONS, self.words)
        self.steps: dict[str, Step[Any]] = {}

    def name(self, ref: str, language: str) -> str | None:
        record = self.known.get(ref)
        return str(record["name"][language]) if record else None

    def things(self) -> Mapping[str, Mapping[str, Any]]:
        return self.known

    def minutes(self) -> tuple[int, int]:
        return 90, 150

    def set_up(
        self, seats: int, options: dict[str, bool | int | str], chance: Chance, tell: Tell | None
    ) -> State:
        from epochal.games.historia.setup import new_history

        return new_history(self, seats, options, chance, tell)

    def from_json(self, data: Mapping[str, Any]) -> State:
        from epochal.games.historia.saved import from_json

        return from_json(self, data)
