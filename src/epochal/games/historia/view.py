"""What a seat may see: the table and everything open, and of the secrets only its own."""

from typing import Any

from epochal.core.bits import bit, members
from epochal.games.historia.components import ACTIONS, LEVELS, cell
from epochal.games.historia.leaders import CHOOSE_LEADER
from epochal.games.historia.rounds import END_ACTION
from epochal.games.historia.state import NOTHING, History


def looks_at_leaders(world: History, viewer: int | None) -> bool:
    """Whether a seat has the leaders before it."""
    return bool(world.agenda) and world.agenda[-1][0] is CHOOSE_LEADER and viewer in world.asked


def view(world: History, viewer: int | None) -> dict[str, Any]:
    """Plain data for a seat, or for a spectator."""
    box = world.box
    drafting = bool(world.leader_order)
    return {
        "game": world.game.id,
        "content": world.game.content,
        "seat": viewer,
        "seats": world.seats,
        "civbots": [LEVELS[level] for level in world.levels],
        "era": world.era,
        "turn": world.turn,
        "order": list(world.order),
        "to_act": list(world.asked),
        "territories": {
            id: {
                "token": box.token_number[world.tokens[n]],
                "points": box.token_points[world.tokens[n]],
                "civs": [civ for civ in world.civs() if world.holds[civ] & bit(n)],
            }
            for n, id in enumerate(box.territories)
        },
        "milestones": {
            box.cell_ids[box.cells.index(place)]: box.milestones[milestone]
            for place, milestone in sorted(world.milestones.items())
        },
        "milestone_drawn": (
            box.milestones[world.milestone_drawn] if world.milestone_drawn != NOTHING else None
        ),
        "row": [box.wonders[wonder].id for wonder in world.row],
        "civs": [_civ(world, civ) for civ in world.civs()],
        "players": [_player(world, viewer, seat) for seat in range(world.seats)],
        "ready": members(world.ready),
        "resolving": _resolving(world),
        "advisors": [] if viewer is None else [box.advisors[n].id for n in world.advisors[viewer]],
        "chosen": [] if viewer is None else [world.card_ref(card) for card in world.chosen[viewer]],
        "leaders": (
            [box.leaders[leader].id for leader in world.leader_pile]
            if looks_at_leaders(world, viewer)
            else None
        ),
        "drafting": drafting,
        "revolution": world.revolution,
        "over": world.over,
        "winners": list(world.winners()),
    }


def _resolving(world: History) -> dict[str, Any] | None:
    """The card that is being carried out, and whose it is."""
    for step, seat, _ in world.agenda:
        if step is END_ACTION:
            return {"seat": seat, "card": world.card_ref(world.resolving)}
    return None


def _civ(world: History, civ: int) -> dict[str, Any]:
    box = world.box
    zone = box.zone[cell(world.technology[civ], world.military[civ])]
    return {
        "points": world.points[civ],
        "technology": world.technology[civ],
        "military": world.military[civ],
        "government": box.governments[zone],
        "available": world.available[civ],
        "used": world.used[civ],
        "supply": world.supply[civ],
        "territories": [box.territories[n] for n in members(world.holds[civ])],
    }


def _player(world: History, viewer: int | None, seat: int) -> dict[str, Any]:
    box = world.box
    leader = world.leaders[seat]
    shows_leader = leader != NOTHING and (not world.leader_order or seat == viewer)
    return {
        "score": world.points[seat],
        "civilization": box.civilizations[world.civilization[seat]],
        "hand": [ACTIONS[card] for card in members(world.hand[seat])],
        "queue": [ACTIONS[card] for card in world.queue[seat]],
        "advisors": len(world.advisors[seat]),
        "deck": len(world.decks[seat]),
        "gone": [box.advisors[n].id for n in world.gone[seat]],
        "revealed": [world.card_ref(card) for card in world.revealed[seat]],
        "slots": world.slots(seat),
        "wonders": [
            {"id": box.wonders[n].id, "turned": bool(world.turned[seat] & bit(n))}
            for n in members(world.built[seat])
        ],
        "has_leader": leader != NOTHING,
        "leader": box.leaders[leader].id if shows_leader else None,
    }
