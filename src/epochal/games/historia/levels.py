"""The development matrix: moving up and right, bonuses of levels, milestones."""

from typing import Final

from epochal.core.kernel import Outside, Step
from epochal.games.historia.components import ACTIONS, TOP, cell
from epochal.games.historia.effects import score, steps_of
from epochal.games.historia.state import NOTHING, History


class Rise(Step[History]):
    """A player's marker moves level by level. ``a`` is the player, ``b`` twice the levels to gain, and 1 for technology."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        more = b >= 4
        if more:
            s.then((RISE, a, b - 2))
        if not rise(s, a, b % 2 == 1, out) and more:
            s.close()


class ReachMilestone(Step[History]):
    """A player is on a space with a milestone. ``a`` is the player, ``b`` the space."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        s.then(*steps_of(a, reach_milestone(s, a, b, out)))


RISE: Final = Rise("rise")
REACH_MILESTONE: Final = ReachMilestone("reach_milestone")


def gain_levels(world: History, civ: int, technology: bool, count: int, out: Outside) -> None:
    """Move a marker step by step, with all that it meets on the way."""
    if not world.is_civbot(civ):
        world.then((RISE, civ, 2 * count + (1 if technology else 0)))
        return
    for _ in range(count):
        if not rise(world, civ, technology, out):
            return


def rise(world: History, civ: int, technology: bool, out: Outside) -> bool:
    """One level more, or what there is instead of it; False if the matrix allows none."""
    level = world.technology[civ] if technology else world.military[civ]
    if level == TOP:
        if not world.is_civbot(civ):  # rule: matrix.top
            world.gain_points(civ, 2)
            if out.ear is not None:
                total = world.points[civ]
                out.tell("event-beyond", "matrix.top", seat=world.civ_ref(civ), points=2, total=total)
    elif world.can_advance(civ, technology):
        advance(world, civ, technology, out)
    else:
        if out.ear is not None:
            id = "event-technology-blocked" if technology else "event-military-blocked"
            out.tell(id, "matrix.blocked", civ=world.civ_ref(civ))
        return False  # rule: matrix.blocked
    return True


def advance(world: History, civ: int, technology: bool, out: Outside) -> None:
    """One level more, its bonus, and a milestone if there is one."""
    if technology:
        world.technology[civ] += 1
        level = world.technology[civ]
        if out.ear is not None:
            ref = f"technology:{world.box.technologies[level]}"
            civ_ref = world.civ_ref(civ)
            out.tell("event-technology", "action.technology", civ=civ_ref, level=level, technology=ref)
    else:
        world.military[civ] += 1
        level = world.military[civ]
        if out.ear is not None:
            out.tell("event-military", "action.military", civ=world.civ_ref(civ), level=level)
    place = cell(world.technology[civ], world.military[civ])
    if world.is_civbot(civ):  # rule: civbot.no_bonus
        for effect in reach_milestone(world, civ, place, out):
            if world.box.effects[effect].kind == "points":  # rule: civbot.milestone
                score(world, civ, world.box.effects[effect].count, "civbot.milestone", out)
        return
    if place in world.milestones:
        world.then((REACH_MILESTONE, civ, place))
    level_bonus(world, civ, technology, level, out)


def level_bonus(world: History, seat: int, technology: bool, level: int, out: Outside) -> None:
    """What a new level brings a player, at once."""  # rule: level.bonus
    gives = world.box.technology_gives[level] if technology else world.box.military_gives[level]
    world.then(*steps_of(seat, gives))
    card = world.box.new_card[level] if technology else NOTHING
    if card != NOTHING:
        world.hand[seat] |= 1 << card  # rule: level.new_card
        if out.ear is not None:
            out.tell("event-new-card", "level.new_card", seat=f"seat:{seat}", card=f"action:{ACTIONS[card]}")


def reach_milestone(world: History, civ: int, place: int, out: Outside) -> list[int]:
    """Whoever is first on a space with a milestone takes it; what it does."""  # rule: milestone.reach
    milestone = world.milestones.pop(place, NOTHING)
    if milestone == NOTHING:
        return []
    if out.ear is not None:
        ref = f"milestone:{world.box.milestones[milestone]}"
        out.tell("event-milestone", "milestone.removed", civ=world.civ_ref(civ), milestone=ref)
    return world.box.milestone_effects[milestone]
