"""The game as the world outside knows it, as far as all editions are alike."""

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any

from epochal.core.game import Game, Option
from epochal.core.kernel import Question, Step
from epochal.games.conquest.kit import Kit, Words

SEATS = range(3, 7)


class ConquestGame(Game):
    """An edition of History of the World."""

    def __init__(self, id: str, rules: str, options: tuple[Option, ...], kit: Kit, words: Words) -> None:
        super().__init__(id, rules, kit.content.name, kit.content.digest, SEATS, options, words)
        self.kit = kit
        self.steps: dict[str, Step[Any]] = {}

    def learn(self, chapters: Iterable[ModuleType]) -> None:
        """Make the steps of the rules known by name, for saved states, and let them hear the verbs."""
        for chapter in chapters:
            for thing in vars(chapter).values():
                if isinstance(thing, Step):
                    self.steps[thing.name] = thing
        for step in self.steps.values():
            if isinstance(step, Question):
                step.listen(self.actions.verb_numbers)

    def name(self, ref: str, language: str) -> str | None:
        record = self.kit.names.get(ref)
        return str(record["name"][language]) if record else None

    def things(self) -> Mapping[str, Mapping[str, Any]]:
        return self.kit.names
