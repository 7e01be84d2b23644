"""The judgement that all editions of History of the World share."""

from mypy_extensions import mypyc_attr

from epochal.core.kernel import State
from epochal.core.mind import Mind
from epochal.games.conquest.world import Conquest


@mypyc_attr(allow_interpreted_subclasses=True)
class ConquestMind(Mind):
    """Every epoch is a phase of its own: what lasts counts less from epoch to epoch."""

    def phase(self, state: State) -> int:
        assert isinstance(state, Conquest)
        return state.epoch - 1
