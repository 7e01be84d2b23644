"""The game as the world outside knows it."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from epochal.core.chance import Chance
from epochal.core.content import ContentSet
from epochal.core.events import Tell
from epochal.core.game import Option
from epochal.core.kernel import State
from epochal.games.conquest.game import ConquestGame
from epochal.games.hotw2018.components import Components
from epochal.games.hotw2018.vocabulary import Actions

ID = "hotw2018"
RULES = "1"
"""Counts up whenever a game played before would go on differently."""

OPTIONS = (Option("classic_drafting", (False, True), False, "option.classic_drafting"),)


class HistoryOfTheWorld2018(ConquestGame):
    """History of the World, the edition of 2018."""

    def __init__(self, content: ContentSet) -> None:
        self.box = Components(content)
        self.words = Actions(self.box)
        super().__init__(ID, RULES, OPTIONS, self.box, self.words)

    def minutes(self) -> tuple[int, int]:
        return 90, 180

    def folds(self) -> dict[str, Callable[[tuple[int, ...]], Hashable]]:
        from epochal.games.hotw2018.odds import FOLDS

        return FOLDS

    def goes_on(self, state: State) -> tuple[int, int] | None:
        from epochal.games.hotw2018.odds import goes_on

        return goes_on(state)

    def presses_on(self, state: State) -> tuple[int, int] | None:
        from epochal.games.hotw2018.odds import presses_on

        return presses_on(state)

    def turned_out(self, before: State, after: State, seat: int, action: int) -> str:
        from epochal.games.hotw2018.odds import turned_out

        return turned_out(before, after, seat, action)

    def set_up(
        self, seats: int, options: dict[str, bool | int | str], chance: Chance, tell: Tell | None
    ) -> State:
        from epochal.games.hotw2018.setup import new_world

        return new_world(self, seats, options, chance, tell)

    def from_json(self, data: Mapping[str, Any]) -> State:
        from epochal.games.hotw2018.saved import from_json

        return from_json(self, data)
