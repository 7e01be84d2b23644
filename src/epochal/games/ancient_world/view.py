"""What a seat may see: the table and everything open, and of the secrets only its own."""

from typing import Any

from epochal.core.bits import bit, members
from epochal.games.ancient_world.attack import PAY
from epochal.games.ancient_world.building import CHOOSE_DISTRICT
from epochal.games.ancient_world.components import CITIZENS, PILES, SPACES
from epochal.games.ancient_world.military import RETIRE
from epochal.games.ancient_world.scoring import banner_points, bonus_points, points
from epochal.games.ancient_world.scouting import ARRANGE
from epochal.games.ancient_world.state import NAME, NOTHING, PICTURE, RETIRED, TOKEN, Cities


def view(world: Cities, viewer: int | None) -> dict[str, Any]:
    """Plain data for a seat, or for a spectator."""
    box = world.box
    return {
        "game": world.game.id,
        "content": world.game.content,
        "seat": viewer,
        "seats": world.seats,
        "round": world.round,
        "deck": "B" if world.deck() else "A",
        "first": world.first,
        "claimed": world.claimed,
        "turn": world.turn,
        "to_act": list(world.asked),
        "spaces": {
            id: [{"seat": token // TOKEN, "skill": token % TOKEN} for token in world.spaces[n]]
            for n, id in enumerate(SPACES)
        },
        "row": [box.empire[card].id for card in world.row],
        "deck_left": len(world.decks[world.deck()]),
        "discard": [box.empire[card].id for card in world.discard],
        "military": [box.military[card].id for card in world.military_row],
        "military_left": len(world.recruits),
        "piles": {id: _pile(world, viewer, n) for n, id in enumerate(PILES)},
        "district": box.districts[world.district].id if world.district != NOTHING else None,
        "districts_left": len(world.district_unseen) + len(world.district_bottom),
        "drawn": _drawn(world, viewer),
        "arranged": [box.titans[card].id for card in world.arranged] if _chooses(world, viewer) else [],
        "attack": _attacked(world),
        "used": [box.military[card].id for card in members(world.used)],
        "players": [_player(world, viewer, seat) for seat in range(world.seats)],
        "over": world.over,
        "winners": list(world.winners()),
    }


def _attacked(world: Cities) -> str | None:
    """The pile whose Titan is under attack."""
    step, _, pile = world.agenda[-1] if world.agenda else (None, 0, 0)
    return PILES[pile] if step is PAY else None


def _chooses(world: Cities, viewer: int | None) -> bool:
    return viewer is not None and viewer in world.asked


def _drawn(world: Cities, viewer: int | None) -> list[str]:
    """The cards before the seat that chooses among them; a recruit lies open."""
    if not world.drawn:
        return []
    step = world.agenda[-1][0]
    if step is RETIRE:
        return [world.military_ref(card) for card in world.drawn]
    if not _chooses(world, viewer):
        return []
    if step is CHOOSE_DISTRICT:
        return [world.district_ref(card) for card in world.drawn]
    if step is ARRANGE:
        return [world.titan_ref(card) for card in world.drawn]
    return [world.empire_ref(card) for card in world.drawn]


def _pile(world: Cities, viewer: int | None, pile: int) -> dict[str, Any]:
    """The open Titan and those left; of those looked at, which the viewer knows by place (or None), and which only as being there."""
    titans = world.box.titans
    known = world.piles[pile]
    below = [titans[card].id if world.sees(viewer, placed) else None for card, _, placed in known[1:]]
    while below and below[-1] is None:
        below.pop()
    among = [
        card for card, seen, placed in known if world.sees(viewer, seen) and not world.sees(viewer, placed)
    ]
    is_open = bool(known) and known[0][2] == world.all_eyes()
    return {
        "titan": titans[known[0][0]].id if is_open else None,
        "left": len(known) + len(world.unseen[pile]),
        "seen": below,
        "looked": len(known),
        "among": [titans[card].id for card in sorted(among)],
    }


def _player(world: Cities, viewer: int | None, seat: int) -> dict[str, Any]:
    box, totals = world.box, world.totals[seat]
    banners = world.banners(seat)
    on_card = {token // TOKEN: token % TOKEN for token in world.busy[seat]}
    return {
        "score": points(world, seat),
        "banners": dict(zip(box.tribes, banners, strict=True)),
        "banner_points": banner_points(banners),
        "coins": world.coins[seat],
        "knowledge": world.knowledge[seat],
        "passed": bool(world.passed & bit(seat)),
        "citizens": [
            {
                "skill": skill,
                "home": bool(world.home[seat] & bit(skill)),
                "starving": bool(world.starving[seat] & bit(skill)),
            }
            for skill in range(1, min(world.citizens[seat], CITIZENS) + 1)
        ],
        "drafted": world.drafted[seat],
        "food": totals.food,
        "capacity": totals.capacity,
        "room": world.room(seat),
        "army_limit": totals.armies,
        "swords": totals.swords,
        "arrows": totals.arrows,
        "income": {"coins": totals.coins, "knowledge": totals.knowledge},
        "empire": [
            {
                "id": box.empire[card].id,
                "damaged": bool(world.damaged[seat] & bit(card)),
                "citizen": on_card.get(card),
                "bonus": bonus_points(world, seat, card, banners) if box.empire[card].bonuses else None,
            }
            for card in members(world.empire[seat])
        ],
        "titans": [box.titans[card].id for card in members(world.titans[seat])],
        "districts": [box.districts[card].id for card in members(world.districts[seat])],
        "armies": [
            {
                "id": box.military[army[0]].id,
                "name_coins": army[NAME],
                "picture_coins": army[PICTURE],
                "retired": [box.military[card].id for card in army[RETIRED:]],
            }
            for army in world.armies[seat]
        ],
        "stored": len(world.stored[seat]) + len(world.stored_open[seat]),
        "stored_open": [box.empire[card].id for card in world.stored_open[seat]],
        "stored_own": [box.empire[card].id for card in world.stored[seat]] if seat == viewer else None,
    }
