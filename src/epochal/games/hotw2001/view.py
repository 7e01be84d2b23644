"""What a seat may see: the board and everything open, and of the secrets only its own."""

from typing import Any

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.view import knows_empire, lands_in_use, pieces_in
from epochal.games.hotw2001.components import GREATER
from epochal.games.hotw2001.state import NOBODY, NOTHING, World


def drawer(world: World) -> int:
    """The player who has just drawn a card and must decide, or NOBODY."""
    return world.asked[0] if world.drawn != NOTHING and world.asked else NOBODY


def view(world: World, viewer: int | None) -> dict[str, Any]:
    """Plain data for a seat, or for a spectator."""
    box = world.box
    atlas = box.atlas
    return {
        "game": world.game.id,
        "content": world.game.content,
        "seat": viewer,
        "seats": world.seats,
        "options": {option.id: getattr(world.optional, option.id) for option in world.game.options},
        "epoch": world.epoch,
        "order": list(world.order),
        "to_act": list(world.asked),
        "called": [box.empires[e].id for e in box.by_epoch[world.epoch][: world.called]],
        "lands": _lands(world),
        "manned": {atlas.waters[w]: {"seat": s, "epoch": e} for w, (s, e) in sorted(world.manned.items())},
        "players": [_player(world, viewer, seat) for seat in range(world.seats)],
        "hand": [] if viewer is None else [box.events[event].id for event in world.hand[viewer]],
        "drawn": box.empires[world.drawn].id if viewer is not None and viewer == drawer(world) else None,
        "turn": _turn(world) if world.turn != NOBODY else None,
        "supply": {
            "forts": world.forts_left(),
            "capitals": world.capitals_left(),
            "monuments": world.monuments_left(),
            "markers": world.markers_left(),
        },
        "over": world.over,
        "winners": list(world.winners()),
    }


def _lands(world: World) -> dict[str, dict[str, Any]]:
    return {
        world.box.atlas.lands[land]: {
            **pieces_in(world, land),
            "armies": world.armies(land),
            "capital": bool(world.capitals & bit(land)),
        }
        for land in lands_in_use(world)
    }


def _player(world: World, viewer: int | None, seat: int) -> dict[str, Any]:
    box = world.box
    greater = sum(1 for event in world.hand[seat] if box.events[event].deck == GREATER)
    return {
        "score": world.score[seat],
        "has_empire": world.holding[seat] != NOTHING,
        "empire": box.empires[world.holding[seat]].id if knows_empire(world, viewer, seat) else None,
        "greater_events": greater,
        "lesser_events": len(world.hand[seat]) - greater,
        "played": [box.events[event].id for event in world.discards[seat]],
        "figures": world.figures[seat],
        "strength": world.strength_sum[seat],
        "last_strength": world.last_strength[seat],
        "markers": world.markers[seat],
        "marker_points": world.marker_points[seat],
    }


def _turn(world: World) -> dict[str, Any]:
    box = world.box
    atlas = box.atlas
    return {
        "seat": world.turn,
        "force": box.tags[world.force] if world.force != NOTHING else None,
        "events": [box.events[event].id for event in world.events_now],
        "pool": world.pool,
        "allied_pool": world.allied_pool,
        "free_forts": world.free_forts,
        "coins": world.coins,
        "allied_coins": world.allied_coins,
        "lost": world.lost,
        "lands": [atlas.lands[land] for land in members(world.active)],
        "fleets": [atlas.waters[water] for water in members(world.fleets | world.wanted)],
        "astronomy": [atlas.waters[water] for water in members(world.astronomy)],
        "leader": world.leader,
        "elite": world.elite,
        "jihad": world.jihad,
        "treachery": atlas.lands[world.treachery] if world.treachery != NOTHING else None,
        "monuments": world.to_build,
    }
