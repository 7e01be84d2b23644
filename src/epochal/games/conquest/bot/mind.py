"""The judgement that all editions of History of the World share."""

from typing import Final

from mypy_extensions import mypyc_attr

from epochal.core.kernel import State
from epochal.core.mind import Choice, Mind
from epochal.games.conquest.world import Conquest

HEAT: Final = 0.5
"""In points for each army, as the lands within reach are priced."""
AS_ARMIES: Final = 4.0
"""What is priced for a whole turn is as rough as the price of so many armies."""

AT_A_TIME: Final = 3
"""Armies whose lands are chosen together, in thoughts about what others may do."""

INTO_LANDS: Final = ("expand", "invade")
"""The questions where armies go."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ConquestMind(Mind):
    """Every epoch is a phase of its own: what lasts counts less from epoch to epoch."""

    def phase(self, state: State) -> int:
        assert isinstance(state, Conquest)
        return state.epoch - 1

    def stretch(self, state: State, far: bool) -> int:
        """A turn of an empire, or an epoch."""
        assert isinstance(state, Conquest)
        return state.epoch if far else state.epoch * 16 + state.turn

    def begins(self, state: State) -> bool:
        """Every army that goes out is a move."""
        return state.agenda[-1][0].name in INTO_LANDS


def one_in_each_area(choices: list[Choice], verbs: list[int], area_of: list[int]) -> list[int]:
    """The first choice, and after it lands of other areas, as long as nothing else seems better: what lands of the same area are
    worth has changed by then. ``verbs`` are the first actions of verbs that go into a land.
    """
    intent = [choices[0][1]]
    areas: list[int] = []
    for _, action in choices:
        area = -1
        for first in verbs:
            if first <= action < first + len(area_of):
                area = area_of[action - first]
        if area < 0:
            break
        if area not in areas:
            if areas:
                intent.append(action)
            areas.append(area)
        if len(areas) == AT_A_TIME:
            break
    return intent


def for_each_army(choices: list[Choice]) -> list[Choice]:
    """Prices of a whole turn, so that they can be held against the same heat as those for each army."""
    return [(gain / AS_ARMIES, action) for gain, action in choices]
