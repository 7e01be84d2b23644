"""What must hold after every action: pieces conserved, supplies kept, markers apart, cards where they can be."""

from epochal.games.conquest.invariants import (
    check_ahead,
    check_board,
    check_empire_cards,
    check_flow,
    check_shape,
    must,
)
from epochal.games.hotw2018.battle import CATAPULT, REROLL, SIEGE_OR_RETREAT
from epochal.games.hotw2018.components import EPOCHS
from epochal.games.hotw2018.draft import CHOOSE, DRAFT_ROUND, DRAW, LOOK_FIRST
from epochal.games.hotw2018.epochs import CALL
from epochal.games.hotw2018.state import EMPIRES, EVENTS, NOBODY, NOTHING, World
from epochal.games.hotw2018.track import OCCUPIED, SPACES


def check(world: World) -> None:
    """Raise Broken, saying what, if the state is not one that play can reach."""
    check_shape(world, ("hand", "played", "order"))
    must(sorted(world.order) == list(range(world.seats)), "order: each seat once")
    check_board(world)
    _check_pieces(world)
    _check_track(world)
    check_empire_cards(world)
    _check_events(world)
    _check_turn(world)
    check_flow(world)
    _check_draft(world)
    check_ahead(world, CALL, 0, world.called, len(world.box.by_epoch[world.epoch]))
    fresh = world.clone()
    fresh.chart()
    for name in ("active", "reach", "sail_reach", "lanes", "voyages", "boons"):
        must(getattr(fresh, name) == getattr(world, name), f"{name}: what follows from the rest")


def _check_pieces(world: World) -> None:
    for seat in range(world.seats):
        total = world.figures[seat] + world.held[seat].bit_count()
        if seat == world.turn:
            fighting = 1 if world.target != NOTHING else 0
            total += world.pool + world.engaged + fighting
        must(total == world.box.figures and world.figures[seat] >= 0, f"seat {seat}: armies conserved")
    least = min(
        world.pool, world.siege_tokens, world.engines, world.engaged, world.to_build, world.free_builds
    )
    must(
        least >= 0 and world.engaged <= min(world.engines, CATAPULT),
        "nothing below zero, three on the catapult",
    )


def _check_track(world: World) -> None:
    spaces = {score % SPACES for score in world.score}
    moving = bool(world.agenda) and world.agenda[-1][0] is OCCUPIED
    must(
        len(spaces) == world.seats or (moving and len(spaces) == world.seats - 1), "no two markers on a space"
    )
    must(min(world.score) >= 0, "no score below zero")


def _check_events(world: World) -> None:
    must(len(world.picks) == len(world.pickers) == len(world.orders) == EPOCHS, "picks: for each epoch")
    for drawers in world.pickers:
        must(
            len(drawers) == world.seats and all(NOBODY <= seat < world.seats for seat in drawers),
            "pickers: a seat for each seat",
        )
    dealt = world.epoch if world.dealt else world.epoch - 1
    for epoch, cards in enumerate(world.picks, 1):
        must(len(cards) == world.seats, "picks: for each seat")
        taken = [card for card in cards if card != NOTHING]
        must(len(set(taken)) == len(taken), "each event card in one place")
        must(set(taken) <= set(world.box.events_by_epoch[epoch]), "event cards of their epoch")
        must(
            len(taken) == world.seats if epoch <= dealt else epoch == world.epoch or not taken,
            "picks: in time",
        )
    for seat in range(world.seats):
        own = sorted([cards[seat] for cards in world.picks[:dealt]])
        must(sorted(world.hand[seat] + world.played[seat]) == own, f"seat {seat}: the cards it was dealt")
        must(world.hand[seat] == tuple(sorted(world.hand[seat])), f"seat {seat}: hand sorted")


def _check_turn(world: World) -> None:
    if world.turn == NOBODY:
        idle = world.force == NOTHING and not world.events_now and not world.pool and not world.siege_tokens
        must(idle, "between turns: no force, no events, no armies on a card")
    else:
        must(world.holding[world.turn] != NOTHING, "turn: a seat with an empire")
        must(set(world.events_now) <= set(world.played[world.turn]), "events of the turn: played by its seat")
        kingdoms = [world.box.tag_of(e) for e in world.events_now if world.box.events[e].kingdom is not None]
        forces = [NOTHING, world.holding[world.turn], *kingdoms]
        must(world.force in forces, "force: of the turn")
    must(NOTHING <= world.last_win < len(world.owner), "last win: a territory")
    fighting = bool(world.agenda) and (
        world.agenda[-1][0] is REROLL or world.agenda[-1][0] is SIEGE_OR_RETREAT
    )
    must(fighting == (world.target != NOTHING), "a battle: while there is a target")
    if fighting:
        must(0 <= world.target < len(world.owner), "target: a territory")
        must(world.owner[world.target] not in (NOBODY, world.turn), "target: an opponent's territory")
        must(len(world.attack) in (2, 3) and len(world.answer) in (1, 2), "a battle: with dice")


def _check_draft(world: World) -> None:
    for which, pile in ((EMPIRES, world.empire_pile), (EVENTS, world.event_pile)):
        held = [card for card in world.holders(which) if card != NOTHING]
        must(len(pile) + len(held) == world.seats, "a set: as many cards as players")
        must(not set(pile) & set(held), "a set: each card in one place")
        all = world.box.by_epoch if which == EMPIRES else world.box.events_by_epoch
        must(set(pile) <= set(all[world.epoch]), "a set: cards of this epoch")
        if world.classic_drafting:
            drawn = len(held) + (1 if world.drawn != NOTHING and world.agenda[-1][2] == which else 0)
            check_ahead(world, DRAW, which, drawn, world.seats)
    if not world.classic_drafting:
        rounds = [a for step, a, _ in world.agenda if step in (CHOOSE, LOOK_FIRST)]
        begun = rounds[-1] + 1 if rounds else world.seats
        check_ahead(world, DRAFT_ROUND, 0, begun, world.seats)
