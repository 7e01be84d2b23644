"""What the odds of a battle are about: which rolls count, and how it can turn out."""

from collections.abc import Callable, Hashable
from typing import Final, cast

from epochal.core.kernel import State
from epochal.games.hotw2018.battle import INVADER, REROLL, SIEGE_OR_RETREAT, outcome
from epochal.games.hotw2018.state import NOBODY, World


def _highest(roll: tuple[int, ...]) -> Hashable:
    return max(roll)


FOLDS: Final[dict[str, Callable[[tuple[int, ...]], Hashable]]] = {"attack": _highest, "defence": _highest}
IN_BATTLE: Final = ("siege", "siege_token", "reroll")


def goes_on(state: State) -> tuple[int, int] | None:
    """Whoever is behind rerolls; on a tie, whoever is more likely to gain by it."""
    world = cast(World, state)
    if not world.agenda or world.agenda[-1][0] is not REROLL:
        return None
    seat = world.asked[0]
    own = world.attack if world.agenda[-1][1] == INVADER else world.answer
    rerolls = outcome(world) != 0 or len(own) > 1 or max(own) <= 3
    return seat, world.words.reroll if rerolls else world.words.let_stand


def presses_on(state: State) -> tuple[int, int] | None:
    """The invader who has lost besieges, with a siege token if there is one."""
    world = cast(World, state)
    if not world.agenda or world.agenda[-1][0] is not SIEGE_OR_RETREAT:
        return None
    return world.turn, world.words.siege_token if world.siege_tokens else world.words.siege


def turned_out(before: State, after: State, seat: int, action: int) -> str:
    """How a battle stands for the seat that chose: while it goes on, as the dice lie."""
    old = cast(World, before)
    new = cast(World, after)
    verb = old.game.actions[action].verb
    if verb in IN_BATTLE:
        land = old.target
    elif verb in ("invade", "sail"):
        land = old.game.actions.noun_of[action]
        if old.owner[land] in (NOBODY, seat):
            return ""
    else:
        return ""
    if new.target == land:
        lead = outcome(new)
    else:
        lead = 1 if new.owner[land] == old.turn else 0 if new.owner[land] == NOBODY else -1
    if seat != old.turn:
        lead = -lead
    return "win" if lead > 0 else "tie" if lead == 0 else "loss"
