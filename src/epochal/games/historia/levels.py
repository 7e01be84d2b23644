"""The development matrix: moving up and right, bonuses of levels, milestones."""

from epochal.core.kernel import Outside
from epochal.games.historia.components import ACTIONS, TOP, cell
from epochal.games.historia.effects import do_effect, score
from epochal.games.historia.state import NOTHING, History


def gain_levels(world: History, civ: int, technology: bool, count: int, out: Outside) -> None:
    """Move a marker step by step, with all that a player meets on the way."""
    for _ in range(count):
        level = world.technology[civ] if technology else world.military[civ]
        if level == TOP:
            if not world.is_civbot(civ):  # rule: matrix.top
                world.gain_points(civ, 2)
                if out.ear is not None:
                    total = world.points[civ]
                    out.tell("event-beyond", "matrix.top", civ=world.civ_ref(civ), points=2, total=total)
        elif world.can_advance(civ, technology):
            advance(world, civ, technology, out)
        else:
            if out.ear is not None:
                id = "event-technology-blocked" if technology else "event-military-blocked"
                out.tell(id, "matrix.blocked", civ=world.civ_ref(civ))
            return  # rule: matrix.blocked


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
    if not world.is_civbot(civ):  # rule: civbot.no_bonus
        level_bonus(world, civ, technology, level, out)
    reach_milestone(world, civ, out)


def level_bonus(world: History, seat: int, technology: bool, level: int, out: Outside) -> None:
    """What a new level brings a player, at once."""  # rule: level.bonus
    gives = world.box.technology_gives[level] if technology else world.box.military_gives[level]
    for effect in gives:
        do_effect(world, seat, effect, out)
    card = world.box.new_card[level] if technology else NOTHING
    if card != NOTHING:
        world.hand[seat] |= 1 << card  # rule: level.new_card
        if out.ear is not None:
            out.tell("event-new-card", "level.new_card", seat=f"seat:{seat}", card=f"action:{ACTIONS[card]}")


def reach_milestone(world: History, civ: int, out: Outside) -> None:
    """Whoever is first on a cell with a milestone takes it."""  # rule: milestone.reach
    milestone = world.milestones.pop(cell(world.technology[civ], world.military[civ]), NOTHING)
    if milestone == NOTHING:
        return
    if out.ear is not None:
        ref = f"milestone:{world.box.milestones[milestone]}"
        out.tell("event-milestone", "milestone.removed", civ=world.civ_ref(civ), milestone=ref)
    for effect in world.box.milestone_effects[milestone]:
        if not world.is_civbot(civ):
            do_effect(world, civ, effect, out)
        elif world.box.effects[effect].kind == "points":  # rule: civbot.milestone
            score(world, civ, world.box.effects[effect].count, "civbot.milestone", out)
