"""The game as the world outside knows it."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from epochal.core.chance import Chance
from epochal.core.content import ContentSet
from epochal.core.events import Tell
from epochal.core.game import Option
from epochal.core.kernel import State
from epochal.games.conquest.game import ConquestGame
from epochal.games.hotw2001.components import Components
from epochal.games.hotw2001.vocabulary import Actions

ID = "hotw2001"
RULES = "1"
"""Counts up whenever a game played before would go on differently."""

ON_OR_OFF = (False, True)
OPTIONS = (
    Option("preeminence", ON_OR_OFF, True, "option.preeminence"),
    Option("minor_empires", ON_OR_OFF, False, "option.minor_empires"),
    Option("multiple_armies", ON_OR_OFF, False, "option.multiple_armies"),
    Option("naval_control", ON_OR_OFF, False, "option.naval_control"),
)


class HistoryOfTheWorld2001(ConquestGame):
    """History of the World, the edition of 2001."""

    def __init__(self, content: ContentSet) -> None:
        self.box = Components(content)
        self.words = Actions(self.box)
        super().__init__(ID, RULES, OPTIONS, self.box, self.words)

    def minutes(self) -> tuple[int, int]:
        return 180, 240

    def folds(self) -> dict[str, Callable[[tuple[int, ...]], Hashable]]:
        from epochal.games.hotw2001.odds import FOLDS

        return FOLDS

    def turned_out(self, before: State, after: State, seat: int, action: int) -> str:
        from epochal.games.hotw2001.odds import turned_out

        return turned_out(before, after, seat, action)

    def set_up(
        self, seats: int, options: dict[str, bool | int | str], chance: Chance, tell: Tell | None
    ) -> State:
        from epochal.games.hotw2001.setup import new_world

        return new_world(self, seats, options, chance, tell)

    def from_json(self, data: Mapping[str, Any]) -> State:
        from epochal.games.hotw2001.saved import from_json

        return from_json(self, data)
