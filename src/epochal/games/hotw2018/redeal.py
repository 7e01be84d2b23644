"""A state that one seat cannot tell from the true one: every secret of the others is dealt anew.

Whoever had a set of cards in hand knows which cards went on from there, though not who took which; of those taken before, only
that they are none of these. By the classic option one knows the cards one has drawn.
"""

from epochal.core.chance import Chance
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


class Secret:
    """One set of cards of one epoch: who has which, what is left of it, and what of it is open."""

    def __init__(
        self, cards: list[int], drawers: list[int], order: list[int], pile: tuple[int, ...], all: list[int]
    ) -> None:
        self.cards = cards
        self.drawers = drawers
        self.order = order
        self.pile = list(pile)
        self.all = all
        self.open: list[int] = []
        """The seats whose card everybody has seen."""
        self.drawn = NOTHING
        """A card that somebody else has just drawn."""

    def deal(self, seats: list[int], with_pile: bool, pool: list[int], chance: Chance) -> None:
        """Deal a pool of cards to some seats and, it may be, back to the pile."""
        deck = chance.shuffle(pool, "redeal")
        for seat in seats:
            self.cards[seat] = deck.pop()
        if with_pile:
            self.pile = sorted([deck.pop() for _ in self.pile])
        if with_pile and self.drawn != NOTHING:
            self.drawn = deck.pop()

    def forget(
        self, viewer: int | None, passing: bool, has_seen: bool, known: list[int], chance: Chance
    ) -> None:
        """Deal anew what the viewer does not know."""
        hidden = [
            seat
            for seat, card in enumerate(self.cards)
            if card != NOTHING and seat not in self.open and seat not in known
        ]
        if not passing or not has_seen or viewer is None:
            used = [card for seat, card in enumerate(self.cards) if seat not in hidden]
            self.deal(hidden, True, [card for card in self.all if card not in used], chance)
            return
        place = self.order.index(viewer)
        before = [seat for seat in hidden if self.order.index(seat) < place]
        after = [seat for seat in hidden if self.order.index(seat) > place]
        used = [card for seat, card in enumerate(self.cards) if seat not in before] + self.pile
        pool = [card for card in self.all if card not in used]
        self.deal(after, True, [self.cards[seat] for seat in after] + self.pile, chance)
        self.deal(before, False, pool, chance)


def known_seats(world: World, viewer: int | None, drawers: list[int], dealt: bool) -> list[int]:
    """The seats whose card the viewer has drawn, or may look at as the own one."""
    if viewer is None:
        return []
    return [seat for seat in range(world.seats) if drawers[seat] == viewer or (seat == viewer and dealt)]


def redeal_set(world: World, viewer: int | None, which: int, epoch: int, chance: Chance) -> None:
    """The cards of a set, of one epoch, that have not been shown."""
    now = epoch == world.epoch
    secret = empires(world) if which == EMPIRES else events(world, epoch)
    drawer = drawing(world, which) if now else NOBODY
    if drawer != NOBODY:
        secret.pile = [card for card in secret.pile if card != world.drawn]
        if drawer == viewer:
            secret.all = [card for card in secret.all if card != world.drawn]
        else:
            secret.drawn = world.drawn
    has_card = viewer is not None and secret.cards[viewer] != NOTHING
    has_seen = has_card or (now and looking_at(world, viewer, which))
    known = known_seats(world, viewer, secret.drawers, world.dealt or not now)
    secret.forget(viewer, not world.classic_drafting, has_seen, known, chance)
    if drawer != NOBODY:
        world.drawn = world.drawn if drawer == viewer else secret.drawn
        secret.pile = sorted([*secret.pile, world.drawn])
    if which == EMPIRES:
        world.holding = secret.cards
        world.empire_pile = tuple(secret.pile)
    else:
        world.picks = changed(world.picks, epoch - 1, tuple(secret.cards))
        if now:
            world.event_pile = tuple(secret.pile)


def empires(world: World) -> Secret:
    """The empires of this epoch; those called are open."""
    all = world.box.by_epoch[world.epoch]
    order = list(world.draw_order(EMPIRES))
    secret = Secret(world.holding.copy(), world.drawn_by, order, world.empire_pile, all[world.called :])
    secret.open = [seat for seat, card in enumerate(world.holding) if card in all[: world.called]]
    return secret


def events(world: World, epoch: int) -> Secret:
    """The events of an epoch; those played are open."""
    picks = list(world.picks[epoch - 1])
    drawers = list(world.pickers[epoch - 1])
    pile = world.event_pile if epoch == world.epoch else ()
    secret = Secret(picks, drawers, list(world.orders[epoch - 1]), pile, world.box.events_by_epoch[epoch])
    secret.open = [seat for seat, card in enumerate(picks) if card in world.played[seat]]
    return secret
