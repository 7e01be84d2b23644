"""A state that one seat cannot tell from the true one: every secret of the others is dealt anew.

What one can know of a set passed on stands in ``core.passing``. By the classic option one knows the cards one has drawn.
"""

from epochal.core.chance import Chance
from epochal.core.passing import pass_again
from epochal.games.conquest.world import changed
from epochal.games.hotw2018.state import EMPIRES, EVENTS, NOBODY, NOTHING, World
from epochal.games.hotw2018.view import drawing, looking_at


def redeal(world: World, viewer: int | None, chance: Chance) -> World:
    """A copy in which all that the viewer (None: a spectator) cannot know is dealt again at random."""
    other = world.clone()
    redeal_set(other, viewer, EMPIRES, world.epoch, chance)
    for epoch in range(1, world.epoch + 1):
        redeal_set(other, viewer, EVENTS, epoch, chance)
    dealt = world.epoch if world.dealt else world.epoch - 1
    other.hand = [
        tuple(sorted([cards[seat] for cards in other.picks[:dealt] if cards[seat] not in other.played[seat]]))
        for seat in range(world.seats)
    ]
    return other


def redeal_set(world: World, viewer: int | None, which: int, epoch: int, chance: Chance) -> None:
    """The cards of a set, of one epoch, that have not been shown."""
    now = epoch == world.epoch
    cards = world.holding if which == EMPIRES else list(world.picks[epoch - 1])
    drawers = world.drawn_by if which == EMPIRES else list(world.pickers[epoch - 1])
    order = world.draw_order(EMPIRES) if which == EMPIRES else world.orders[epoch - 1]
    taken = {seat: card for seat, card in enumerate(cards) if card != NOTHING}
    pile = world.undrawn(which) if now else []
    unseen = cards_unseen(world, which, epoch)
    drawer = drawing(world, which) if now else NOBODY
    if drawer != NOBODY and drawer == viewer:
        pile.remove(world.drawn)
        unseen.remove(world.drawn)
    has_seen = not world.classic_drafting and (viewer in taken or (now and looking_at(world, viewer, which)))
    known = known_seats(world, viewer, drawers, world.dealt or not now)
    known += [seat for seat, card in taken.items() if is_open(world, which, seat, card)]
    new, pile = pass_again(order, taken, pile, unseen, viewer, has_seen, known, chance)
    if drawer != NOBODY:
        if drawer == viewer:
            pile = sorted([*pile, world.drawn])
        else:
            world.drawn = pile[chance.pick(len(pile), "redeal")]
    dealt = [new.get(seat, NOTHING) for seat in range(world.seats)]
    if which == EMPIRES:
        world.holding = dealt
        world.empire_pile = tuple(pile)
    else:
        world.picks = changed(world.picks, epoch - 1, tuple(dealt))
        if now:
            world.event_pile = tuple(pile)


def cards_unseen(world: World, which: int, epoch: int) -> list[int]:
    """The cards a set may hold: of the empires, only those not called yet."""
    if which == EMPIRES:
        return world.box.by_epoch[epoch][world.called :]
    return world.box.events_by_epoch[epoch].copy()


def is_open(world: World, which: int, seat: int, card: int) -> bool:
    """Whether everybody has seen a card: an empire that was called, an event that was played."""
    if which == EMPIRES:
        return card in world.box.by_epoch[world.epoch][: world.called]
    return card in world.played[seat]


def known_seats(world: World, viewer: int | None, drawers: list[int], dealt: bool) -> list[int]:
    """The seats whose card the viewer has drawn, or may look at as the own one."""
    if viewer is None:
        return []
    return [seat for seat in range(world.seats) if drawers[seat] == viewer or (seat == viewer and dealt)]
