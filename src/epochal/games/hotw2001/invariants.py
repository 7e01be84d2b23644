"""What must hold after every action: pieces conserved, supplies kept, hands and cards where they can be."""

from epochal.core.errors import Broken
from epochal.games.conquest.atlas import bit, members
from epochal.games.hotw2001.components import EPOCHS
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


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def _check_shape(world: World) -> None:
    for name in (
        "held", "figures", "score", "strength_sum", "last_strength", "last_order", "markers", "marker_points", "hand",
        "discards", "holding", "drawn_by",
    ):  # fmt: skip
        _must(len(getattr(world, name)) == world.seats, f"{name}: one for each seat")
    _must(1 <= world.epoch <= EPOCHS, "epoch: one of seven")
    _must(0 <= world.called <= len(world.box.by_epoch[world.epoch]), "called: so many of the epoch's empires")
    _must(NOTHING <= world.treachery < len(world.owner), "treachery: a land")
    _must(NOTHING <= world.force < len(world.box.tags), "force: an empire or event")
    _must(NOBODY <= world.turn < world.seats, "turn: a seat")
    _must(sorted(world.order) == list(range(world.seats)), "order: each seat once")
    _check_turn(world)


def _check_turn(world: World) -> None:
    """Whose turn it is has an empire and has discarded the events of the turn; between turns nothing is under way."""
    if world.turn == NOBODY:
        idle = world.force == NOTHING and not world.events_now and not world.pool and not world.allied_pool
        _must(idle, "between turns: no force, no events, no pool")
        return
    _must(world.holding[world.turn] != NOTHING, "turn: a seat with an empire")
    _must(set(world.events_now) <= set(world.discards[world.turn]), "events of the turn: played by its seat")
    forces = [NOTHING, world.holding[world.turn], *map(world.box.tag_of, world.events_now)]
    _must(world.force in forces, "force: the empire of the turn, or an event of the turn")


def _check_lands(world: World) -> None:
    occupied = 0
    for land, seat in enumerate(world.owner):
        if seat == NOBODY:
            if land in world.extra or world.tag[land] != NOTHING:
                raise Broken(f"{world.box.atlas.lands[land]}: vacant, so without armies")
            continue
        here = bit(land)
        occupied |= here
        fort = 1 if world.forts & here else 0
        most = 3 - fort if world.optional.multiple_armies else 1
        known = 0 <= seat < world.seats and 0 <= world.tag[land] < len(world.box.tags)
        if not known or not world.held[seat] & here or world.armies(land) > most:
            raise Broken(f"{world.box.atlas.lands[land]}: whose armies, and how many")
    _must(sum(held.bit_count() for held in world.held) == occupied.bit_count(), "held: each land by one seat")
    _must(not occupied & world.box.atlas.barren, "barren lands: no army")
    _must(not world.forts & ~occupied, "forts: only with an army")
    _must(not world.capitals & world.cities, "a land has a capital or a city, not both")
    structures = world.capitals | world.cities | world.monuments
    _must(not structures & world.box.atlas.barren, "barren lands: no structure")


def _check_pieces(world: World) -> None:
    for seat in range(world.seats):
        on_board = sum(world.armies(land) for land in members(world.held[seat]))
        at_sea = sum(1 for owner, _ in world.manned.values() if owner == seat)
        in_pool = world.pool + world.allied_pool if seat == world.turn else 0
        total = world.figures[seat] + on_board + at_sea + in_pool
        _must(total == world.box.figures and world.figures[seat] >= 0, f"seat {seat}: figures conserved")
    _must(
        min(world.pool, world.allied_pool, world.free_forts, world.lost, world.to_build) >= 0,
        "nothing below zero",
    )
    _must(min(world.coins, world.allied_coins, *world.score) >= 0, "no debts")
    _must(world.forts_left() >= 0, "forts: not more than there are")
    _must(world.capitals_left() >= 0, "capitals and cities: not more than there are")
    _must(world.monuments_left() >= 0, "monuments: not more than there are")
    _must(world.markers_left() >= 0, "markers: not more than there are")
    _must(sum(world.markers) <= world.epoch, "pre-eminence: at most one marker an epoch")
    for water in world.manned:
        _must(
            world.optional.naval_control and not world.box.atlas.ocean[water],
            "manned fleets: in seas, by option",
        )


def _check_cards(world: World) -> None:
    for pile in world.box.piles(world.optional.minor_empires):
        left = pile.copies.copy()
        for seat in range(world.seats):
            cards = [event for event in world.hand[seat] + world.discards[seat] if pile.copies[event]]
            _must(len(cards) == pile.each, "each seat: its number of cards of each pile")
            for event in cards:
                left[event] -= 1
        _must(min(left) >= 0, "no more copies of a card than there are")
    for seat in range(world.seats):
        _must(world.hand[seat] == tuple(sorted(world.hand[seat])), f"seat {seat}: hand sorted")
        _must(min(world.hand[seat] + world.discards[seat]) >= 0, f"seat {seat}: event cards of the box")
    cards = [card for card in (*world.holding, world.drawn) if card != NOTHING]
    _must(len(set(cards)) == len(cards), "each empire card in one place")
    _must(all(card in world.box.by_epoch[world.epoch] for card in cards), "empire cards of this epoch only")


def _check_flow(world: World) -> None:
    _must(bool(world.agenda) != world.over, "the agenda ends with the game")
    _must(bool(world.asked) != world.over, "somebody must act until the end")
    _must(all(0 <= seat < world.seats for seat in world.asked), "only seats can act")
    drawn = sum(1 for card in (*world.holding, world.drawn) if card != NOTHING)
    for step, done, all_of_them in (
        (DRAW, drawn, world.seats),
        (CALL, world.called, len(world.box.by_epoch[world.epoch])),
    ):
        ahead = [a for entry, a, _ in reversed(world.agenda) if entry is step]
        _must(ahead == list(range(done, all_of_them)), f"{step.name}: those still to come, in order")
    fresh = world.clone()
    restore_reach(fresh)
    _must(fresh.active == world.active, "active: the lands of the force")
    _must(fresh.reach == world.reach, "reach: what the force can enter")
