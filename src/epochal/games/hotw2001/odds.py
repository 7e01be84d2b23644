"""What the odds of an attack are about: which rolls count, and how a fight can turn out."""

from collections.abc import Callable, Hashable
from typing import Final, cast

from epochal.core.kernel import State
from epochal.games.hotw2001.state import NOBODY, World


def _attack(roll: tuple[int, ...]) -> Hashable:
    return max(roll), len(roll) == 3 and roll[0] == roll[1] == roll[2]  # rule: card.leader


def _defence(roll: tuple[int, ...]) -> Hashable:
    return max(roll)


FOLDS: Final[dict[str, Callable[[tuple[int, ...]], Hashable]]] = {"attack": _attack, "defence": _defence}


def turned_out(before: State, after: State, seat: int, action: int) -> str:
    """A win takes the land, a tie leaves it empty, and anything else is a loss."""
    world = cast(World, before)
    if world.game.actions[action].verb != "expand":
        return ""
    land = world.game.actions.noun_of[action]
    if world.owner[land] in (NOBODY, seat):
        return ""
    owner = cast(World, after).owner[land]
    return "win" if owner == seat else "tie" if owner == NOBODY else "loss"
