"""What a seat may see: the board and everything open, and of the secrets only its own."""

from typing import Any

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.view import knows_empire, lands_in_use, pieces_in
from epochal.games.hotw2018.battle import CATAPULT, defending_dice, has_terrain, invader_bonus, results
from epochal.games.hotw2018.draft import CHOOSE, KEEP_OR_PASS, choosers
from epochal.games.hotw2018.state import EMPIRES, EVENTS, NOBODY, NOTHING, World

SETS = ("empires", "events")


def looking_at(world: World, viewer: int | None, which: int) -> bool:
    """Whether a seat has a set of cards before it."""
    if viewer is None or not world.agenda or world.agenda[-1][0] is not CHOOSE:
        return False
    _, round, sets = world.agenda[-1]
    return (viewer, which) in choosers(world, round, sets) and viewer in world.asked


def drawing(world: World, which: int) -> int:
    """The player who has just drawn a card of a set and must decide, or NOBODY."""
    top = world.agenda[-1] if world.agenda else None
    return top[1] if top is not None and top[0] is KEEP_OR_PASS and top[2] == which else NOBODY


def knows_own(world: World, seat: int, which: int) -> bool:
    """Whether a seat knows its card of this epoch."""
    drawers = world.pickers[world.epoch - 1] if which == EVENTS else world.drawn_by
    return world.holders(which)[seat] != NOTHING and (world.dealt or drawers[seat] == seat)


def view(world: World, viewer: int | None) -> dict[str, Any]:
    """Plain data for a seat, or for a spectator."""
    box = world.box
    return {
        "game": world.game.id,
        "content": world.game.content,
        "seat": viewer,
        "seats": world.seats,
        "options": {"classic_drafting": world.classic_drafting},
        "epoch": world.epoch,
        "order": list(world.order),
        "to_act": list(world.asked),
        "called": [box.empires[e].id for e in box.by_epoch[world.epoch][: world.called]],
        "lands": _lands(world),
        "players": [_player(world, viewer, seat) for seat in range(world.seats)],
        "hand": _hand(world, viewer),
        "draft": None if world.dealt else _draft(world, viewer),
        "drawn": _drawn(world, viewer),
        "turn": _turn(world) if world.turn != NOBODY else None,
        "supply": {
            "forts": world.forts_left(),
            "capitols": world.capitals_left(),
            "monuments": world.monuments_left(),
        },
        "over": world.over,
        "winners": list(world.winners()),
    }


def _lands(world: World) -> dict[str, dict[str, Any]]:
    return {
        world.box.board.lands[land]: {
            **pieces_in(world, land),
            "active": bool(world.active & bit(land)),
            "capitol": bool(world.capitals & bit(land)),
        }
        for land in lands_in_use(world)
    }


def _player(world: World, viewer: int | None, seat: int) -> dict[str, Any]:
    box = world.box
    return {
        "score": world.score[seat],
        "has_empire": world.holding[seat] != NOTHING,
        "empire": box.empires[world.holding[seat]].id if knows_empire(world, viewer, seat) else None,
        "events": len(world.hand[seat]) + (0 if world.dealt else int(world.holders(EVENTS)[seat] != NOTHING)),
        "known_events": _known_events(world, viewer, seat),
        "played": [box.events[event].id for event in world.played[seat]],
        "armies": world.figures[seat],
    }


def _known_events(world: World, viewer: int | None, seat: int) -> list[str]:
    """The events in a seat's hand that the viewer has drawn and passed on."""  # rule: classic.keep_or_pass
    return [
        world.box.events[cards[seat]].id
        for cards, drawers in zip(world.picks, world.pickers, strict=True)
        if viewer is not None
        and viewer != seat
        and drawers[seat] == viewer
        and cards[seat] not in world.played[seat]
    ]


def _hand(world: World, viewer: int | None) -> list[str]:
    if viewer is None:
        return []
    cards = list(world.hand[viewer])
    if not world.dealt and knows_own(world, viewer, EVENTS):
        cards.append(world.holders(EVENTS)[viewer])
    return [world.box.events[event].id for event in cards]


def _draft(world: World, viewer: int | None) -> dict[str, Any]:
    box = world.box
    choosing = {}
    if world.agenda and world.agenda[-1][0] is CHOOSE:
        for seat, which in choosers(world, world.agenda[-1][1], world.agenda[-1][2]):
            if seat in world.asked:
                choosing[which] = seat
    look: dict[str, list[str] | None] = dict.fromkeys(SETS)
    if looking_at(world, viewer, EMPIRES):
        look["empires"] = [box.empires[card].id for card in world.empire_pile]
    if looking_at(world, viewer, EVENTS):
        look["events"] = [box.events[card].id for card in world.event_pile]
    return {
        "sets": {
            name: {"seat": choosing.get(which), "left": _left(world, which)}
            for which, name in enumerate(SETS)
        },
        "look": look,
        "taken": {
            name: [seat for seat, card in enumerate(world.holders(which)) if card != NOTHING]
            for which, name in enumerate(SETS)
        },
    }


def _left(world: World, which: int) -> int:
    """How many cards are in a set; one that somebody has drawn and looks at is not."""
    return len(world.undrawn(which)) - (1 if drawing(world, which) != NOBODY else 0)


def _drawn(world: World, viewer: int | None) -> dict[str, Any] | None:
    for which, name in enumerate(SETS):
        if viewer is not None and drawing(world, which) == viewer:
            return {"set": name, "card": world.card_ref(which, world.drawn).partition(":")[2]}
    return None


def _turn(world: World) -> dict[str, Any]:
    box = world.box
    board = box.board
    sections = [board.waters[section] for section in members(world.fleets)]
    wet = (world.fleets & board.wet).bit_count()
    return {
        "seat": world.turn,
        "force": box.tags[world.force] if world.force != NOTHING else None,
        "kingdom": world.force >= box.empire_count,
        "events": [box.events[event].id for event in world.events_now],
        "armies": world.pool,
        "siege_tokens": world.siege_tokens,
        "lands": [board.lands[land] for land in members(world.active)],
        "sailed": [board.lands[land] for land in members(world.sailed)],
        "last_win": board.lands[world.last_win] if world.last_win != NOTHING else None,
        "fleets": sections[:wet],
        "caravans": sections[wet:],
        "monuments": world.to_build,
        "battle": _battle(world) if world.target != NOTHING else None,
    }


def _battle(world: World) -> dict[str, Any]:
    mine, theirs = results(world)
    return {
        "land": world.box.board.lands[world.target],
        "defender": world.owner[world.target],
        "sailing": world.sailing,
        "attack": list(world.attack),
        "defence": list(world.answer),
        "mine": mine,
        "theirs": theirs,
        "bonus": invader_bonus(world),
        "terrain": has_terrain(world),
        "fortified": defending_dice(world) == 2,
        "catapult": min(world.engines, CATAPULT),
        "placed": world.engaged,
        "tokens": min(world.engines, CATAPULT) - world.engaged,
        "rerolls": {"invader": world.my_rerolls, "defender": world.their_rerolls},
    }
