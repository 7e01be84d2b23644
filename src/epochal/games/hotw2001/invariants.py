"""What must hold after every action: pieces conserved, supplies kept, hands and cards where they can be."""

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.invariants import (
    check_ahead,
    check_board,
    check_empire_cards,
    check_flow,
    check_shape,
    must,
)
from epochal.games.conquest.world import EMPIRES
from epochal.games.hotw2001.empires import CALL, DRAW
from epochal.games.hotw2001.saved import restore_reach
from epochal.games.hotw2001.state import NOBODY, NOTHING, World


def check(world: World) -> None:
    """Raise Broken, saying what, if the state is not one that play can reach."""
    _check_shape(world)
    _check_lands(world)
    _check_pieces(world)
    _check_cards(world)
    _check_flow(world)


def _check_shape(world: World) -> None:
    names = ("strength_sum", "last_strength", "last_order", "markers", "marker_points", "hand", "discards")
    check_shape(world, names)
    must(NOTHING <= world.treachery < len(world.owner), "treachery: a land")
    must(sorted(world.order) == list(range(world.seats)), "order: each seat once")
    _check_turn(world)


def _check_turn(world: World) -> None:
    """Whose turn it is has an empire and has discarded the events of the turn; between turns nothing is under way."""
    if world.turn == NOBODY:
        idle = world.force == NOTHING and not world.events_now and not world.pool and not world.allied_pool
        must(idle, "between turns: no force, no events, no pool")
        return
    must(world.holding[world.turn] != NOTHING, "turn: a seat with an empire")
    must(set(world.events_now) <= set(world.discards[world.turn]), "events of the turn: played by its seat")
    forces = [NOTHING, world.holding[world.turn], *map(world.box.tag_of, world.events_now)]
    must(world.force in forces, "force: the empire of the turn, or an event of the turn")


def _check_lands(world: World) -> None:
    check_board(world)
    for land in world.extra:
        must(world.owner[land] != NOBODY, f"{world.box.atlas.lands[land]}: vacant, so without armies")
    for land in members(world.occupied()):
        fort = 1 if world.forts & bit(land) else 0
        most = 3 - fort if world.optional.multiple_armies else 1
        must(world.armies(land) <= most, f"{world.box.atlas.lands[land]}: how many armies")
    structures = world.capitals | world.cities | world.monuments
    must(not (world.occupied() | structures) & world.box.board.barren, "barren lands: no army, no structure")


def _check_pieces(world: World) -> None:
    for seat in range(world.seats):
        on_board = sum(world.armies(land) for land in members(world.held[seat]))
        at_sea = sum(1 for owner, _ in world.manned.values() if owner == seat)
        in_pool = world.pool + world.allied_pool if seat == world.turn else 0
        total = world.figures[seat] + on_board + at_sea + in_pool
        must(total == world.box.figures and world.figures[seat] >= 0, f"seat {seat}: figures conserved")
    must(
        min(world.pool, world.allied_pool, world.free_forts, world.lost, world.to_build) >= 0,
        "nothing below zero",
    )
    must(min(world.coins, world.allied_coins, *world.score) >= 0, "no debts")
    must(world.markers_left() >= 0, "markers: not more than there are")
    must(sum(world.markers) <= world.epoch, "pre-eminence: at most one marker an epoch")
    for water in world.manned:
        must(
            world.optional.naval_control and not world.box.atlas.ocean[water],
            "manned fleets: in seas, by option",
        )


def _check_cards(world: World) -> None:
    for pile in world.box.piles(world.optional.minor_empires):
        left = pile.copies.copy()
        for seat in range(world.seats):
            cards = [event for event in world.hand[seat] + world.discards[seat] if pile.copies[event]]
            must(len(cards) == pile.each, "each seat: its number of cards of each pile")
            for event in cards:
                left[event] -= 1
        must(min(left) >= 0, "no more copies of a card than there are")
    for seat in range(world.seats):
        must(world.hand[seat] == tuple(sorted(world.hand[seat])), f"seat {seat}: hand sorted")
        must(min(world.hand[seat] + world.discards[seat]) >= 0, f"seat {seat}: event cards of the box")
    check_empire_cards(world)
    if world.drawn != NOTHING:
        must(world.drawn in world.undrawn(EMPIRES), "the drawn card: from the pile of this epoch")


def _check_flow(world: World) -> None:
    check_flow(world)
    drawn = sum(1 for card in (*world.holding, world.drawn) if card != NOTHING)
    check_ahead(world, DRAW, EMPIRES, drawn, world.seats)
    check_ahead(world, CALL, 0, world.called, len(world.box.by_epoch[world.epoch]))
    fresh = world.clone()
    restore_reach(fresh)
    must(fresh.active == world.active, "active: the lands of the force")
    must(fresh.reach == world.reach, "reach: what the force can enter")
