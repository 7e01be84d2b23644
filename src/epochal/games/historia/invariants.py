"""What must hold after every action: cubes and cards conserved, markers on the matrix, everything where it can be."""

from epochal.core.bits import bit, members
from epochal.core.errors import Broken
from epochal.games.historia.components import (
    ACTIONS,
    CUBES,
    ERAS,
    LEVELS,
    ROW,
    TOP,
    TOURISM,
    TURNS,
    WAR,
    cell,
)
from epochal.games.historia.state import NOTHING, History


def check(world: History) -> None:
    """Raise Broken, saying what, if the state is not one that play can reach."""
    _check_shape(world)
    _check_civilizations(world)
    _check_cards(world)
    _check_wonders(world)
    _check_leaders(world)
    _check_agenda(world)
    _must(bool(world.agenda) != world.over, "the agenda ends with the game")
    _must(bool(world.asked) != world.over, "somebody must act until the end")
    _must(all(0 <= seat < world.seats for seat in world.asked), "only seats can act")


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def _check_shape(world: History) -> None:
    civs = len(world.civs())
    for name in (
        "points",
        "technology",
        "military",
        "available",
        "used",
        "supply",
        "holds",
        "built",
        "turned",
    ):
        _must(len(getattr(world, name)) == civs, f"{name}: one for each civilization")
    for name in (
        "hand", "queue", "advisors", "decks", "gone", "chosen", "revealed", "leaders", "civilization",
    ):  # fmt: skip
        _must(len(getattr(world, name)) == world.seats, f"{name}: one for each seat")
    _must(civs <= 5 and all(0 <= level < len(LEVELS) for level in world.levels), "Civbots: as many as fit")
    _must(1 <= world.era <= ERAS and 1 <= world.turn <= TURNS, "era and turn: of the timeline")
    _must(sorted(world.order) == list(range(world.seats)), "order: each seat once")
    _must(sorted(world.tokens) == list(range(len(world.box.territories))), "tokens: one on each territory")
    _must(0 <= world.ready < bit(world.seats), "ready: seats")
    _must(len(set(world.milestones.values())) == len(world.milestones), "milestones: each once")
    _must(set(world.milestones) <= set(world.box.cells), "milestones: on the matrix")
    known = range(len(world.box.milestones))
    _must(all(n in known for n in world.milestones.values()), "milestones: of the box")
    _must(world.milestone_drawn == NOTHING or world.milestone_drawn in known, "milestone drawn: of the box")
    civilizations = set(world.civilization)
    _must(len(civilizations) == world.seats, "civilizations: each once")
    _must(civilizations <= set(range(len(world.box.civilizations))), "civilizations: of the box")


def _check_civilizations(world: History) -> None:
    for civ in world.civs():
        right, up = world.technology[civ], world.military[civ]
        on_matrix = 1 <= right <= TOP and 1 <= up <= TOP and world.box.zone[cell(right, up)] >= 0
        _must(on_matrix, f"civilization {civ}: on the matrix")
        total = CUBES if civ < world.seats else world.box.civbot_cubes + 1
        cubes = (world.available[civ], world.used[civ], world.supply[civ], world.holds[civ].bit_count())
        _must(min(cubes) >= 0 and sum(cubes) == total, f"civilization {civ}: cubes conserved")
        _must(world.points[civ] >= 0, f"civilization {civ}: no points below zero")
        _must(0 <= world.holds[civ] <= world.box.everywhere, f"civilization {civ}: territories of the map")


def _check_cards(world: History) -> None:
    for seat in range(world.seats):
        waiting = [card for card in world.revealed[seat] if card < len(ACTIONS)]
        if world.resolving != NOTHING and any(
            step.name == "end_action" and a == seat and b == world.resolving for step, a, b in world.agenda
        ):
            waiting.append(world.resolving)
        cards = members(world.hand[seat]) + list(world.queue[seat]) + waiting
        wanted = set(range(len(ACTIONS)))
        if not {WAR, TOURISM} <= set(cards):
            wanted -= {card for card in (WAR, TOURISM) if card not in cards}
        _must(len(cards) == len(set(cards)) and set(cards) == wanted, f"seat {seat}: action cards conserved")
        shown = [card - len(ACTIONS) for card in world.revealed[seat] if card >= len(ACTIONS)]
        advisors = sorted([*world.advisors[seat], *world.decks[seat], *world.gone[seat], *shown])
        own = world.box.advisors_of[world.civilization[seat]]
        _must(advisors == own, f"seat {seat}: advisors conserved")
        _must(world.advisors[seat] == tuple(sorted(world.advisors[seat])), f"seat {seat}: advisors sorted")
        held = members(world.hand[seat]) + [len(ACTIONS) + n for n in world.advisors[seat]]
        chosen = world.chosen[seat]
        _must(
            set(chosen) <= set(held) and len(set(chosen)) == len(chosen), f"seat {seat}: chosen from the hand"
        )
        _must(len(chosen) <= world.slots(seat), f"seat {seat}: not more cards than slots")


def _check_wonders(world: History) -> None:
    everything = 0
    for civ in world.civs():
        _must(not everything & world.built[civ], "wonders: each once")
        everything |= world.built[civ]
        _must(not world.turned[civ] & ~world.built[civ], "turned wonders: built ones")
    row = 0
    for wonder in world.row:
        row |= bit(wonder)
    _must(not everything & row and row.bit_count() == len(world.row) <= ROW, "the row: wonders not built")
    _must(not (everything | row) & ~world.shown, "wonders: shown before")
    _must(0 <= world.shown < bit(len(world.box.wonders)), "wonders: of the box")
    _must(not world.fresh & ~everything, "fresh wonders: built ones")


def _check_leaders(world: History) -> None:
    held = [leader for leader in world.leaders if leader != NOTHING]
    known = [*held, *world.leader_pile]
    _must(len(set(known)) == len(known), "leaders: each once")
    _must(all(leader in world.box.leaders_of[world.era] for leader in known), "leaders: of this era")
    drafting = len(world.leader_order) > 0
    _must(not drafting or sorted(world.leader_order) == list(range(world.seats)), "draft: each seat once")
    _must(len(known) in (0, world.seats), "leaders: one for each seat, or none")
    _must(not world.leader_pile or drafting, "leaders: they go round only in a draft")


def _check_agenda(world: History) -> None:
    numbers = {"begin_round": (0, 2), "deal_leaders": (1, ERAS + 1)}
    seats = (0, world.seats)
    for step, a, b in world.agenda:
        least, end = numbers.get(step.name, seats)
        _must(least <= a < end, f"{step.name}: for a seat")
        if step.name == "do_effect":
            _must(0 <= b < len(world.box.effects), "do_effect: an effect of the box")
        elif step.name == "end_action":
            _must(b in (NOTHING, world.resolving), "end_action: the card under way")
        elif step.name == "war_on":
            _must(b >= 0 and b % 100 < len(world.box.territories), "war_on: in a territory")
