"""The judgement of 2001: which choices deserve a thought, and what there is to a position."""

from typing import Final

from epochal.core.kernel import State
from epochal.core.mind import Choice, Mind
from epochal.games.conquest.bot.mind import HEAT, ConquestMind, for_each_army, one_in_each_area
from epochal.games.conquest.bot.outlook import first_action
from epochal.games.conquest.bot.player import GREEDY, ROUGH
from epochal.games.hotw2001.bot import features
from epochal.games.hotw2001.bot.choices import priced
from epochal.games.hotw2001.bot.features import FEATURES, HAND, START
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.components import EPOCHS
from epochal.games.hotw2001.state import World

SCALE: Final = 20.0
START_SCALE: Final = 16.0


class HistoryOfTheWorld2001Mind(ConquestMind):
    """The mind of 2001. An epoch that has just begun is a phase of its own: there points decide who draws first."""

    def __init__(self) -> None:
        start = tuple([weight / START_SCALE for weight in START])
        super().__init__(FEATURES, 2 * EPOCHS - 1, HAND, SCALE, HEAT, start, leeway=None)

    def phase(self, state: State) -> int:
        assert isinstance(state, World)
        begins = state.epoch > 1 and features.is_before_draft(state)
        return 2 * (state.epoch - 1) - begins

    def priced(self, state: State, seat: int, legal: list[int]) -> list[Choice]:
        assert isinstance(state, World)
        choices = priced(state, Worth(state, seat, GREEDY), legal)
        whole_turn = state.agenda[-1][0].name in ("keep_or_pass", "play_events")
        return for_each_army(choices) if whole_turn else choices

    def rough(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """Cards of others are anybody's guess: in thoughts they play none."""
        assert isinstance(state, World)
        if state.agenda[-1][0].name == "play_events":
            return [state.words.done]
        choices = priced(state, Worth(state, seat, ROUGH), legal)
        return one_in_each_area(choices, [first_action(state.words, "expand")], state.kit.atlas.area_of)

    def look(self, state: State) -> list[list[float]]:
        assert isinstance(state, World)
        return features.look(state)


def mind() -> Mind:
    """The mind of this game."""
    return HistoryOfTheWorld2001Mind()
