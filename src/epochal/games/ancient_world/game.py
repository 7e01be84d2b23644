"""The game as the world outside knows it."""

from collections.abc import Mapping
from typing import Any

from epochal.core.chance import Chance
from epochal.core.content import ContentSet
from epochal.core.events import Tell
from epochal.core.game import Game, Option
from epochal.core.kernel import State, Step
from epochal.games.ancient_world.components import Components
from epochal.games.ancient_world.vocabulary import Actions

ID = "ancient_world"
RULES = "1"
"""Counts up whenever a game played before would go on differently."""

OPTIONS = (Option("expand_plus", (False, True), False, "option.expand_plus"),)


class AncientWorld(Game):
    """The Ancient World, first edition."""

    def __init__(self, content: ContentSet) -> None:
        self.box = Components(content)
        self.words = Actions(self.box)
        super().__init__(ID, RULES, content.name, content.digest, range(2, 5), OPTIONS, self.words)
        self.steps: dict[str, Step[Any]] = {}

    def name(self, ref: str, language: str) -> str | None:
        record = self.box.names.get(ref)
        return str(record["name"][language]) if record else None

    def things(self) -> Mapping[str, Mapping[str, Any]]:
        return self.box.names

    def minutes(self) -> tuple[int, int]:
        return 60, 90

    def set_up(
        self, seats: int, options: dict[str, bool | int | str], chance: Chance, tell: Tell | None
    ) -> State:
        from epochal.games.ancient_world.setup import new_cities

        return new_cities(self, seats, bool(options["expand_plus"]), chance, tell)

    def from_json(self, data: Mapping[str, Any]) -> State:
        from epochal.games.ancient_world.saved import from_json

        return from_json(self, data)
