"""A state that one seat cannot tell from the true one: every secret of the others is dealt anew."""

from epochal.core.chance import Chance
from epochal.games.conquest.view import knows_empire
from epochal.games.hotw2001.state import NOTHING, World
from epochal.games.hotw2001.view import drawer


def redeal(world: World, viewer: int | None, chance: Chance) -> World:
    """A copy in which all that the viewer (None: a spectator) cannot know is dealt again at random."""
    other = world.clone()
    redeal_events(other, viewer, chance)
    redeal_empires(other, viewer, chance)
    return other


def redeal_events(world: World, viewer: int | None, chance: Chance) -> None:
    """The hands of the others, out of every card the viewer has not seen, pile by pile."""
    hands: list[list[int]] = [[] for _ in range(world.seats)]
    seen = [0] * len(world.box.events)
    for seat in range(world.seats):
        for event in world.discards[seat] + (world.hand[seat] if seat == viewer else ()):
            seen[event] += 1
    for pile in world.box.piles(world.optional.minor_empires):
        unseen: list[int] = []
        for event in pile.cards:
            if seen[event]:
                seen[event] -= 1
            else:
                unseen.append(event)
        for seat in range(world.seats):
            of_pile = [event for event in world.hand[seat] if pile.copies[event]]
            hands[seat] += (
                of_pile if seat == viewer else [draw(unseen, chance, "redeal events") for _ in of_pile]
            )
    world.hand = [tuple(sorted(hand)) for hand in hands]


def redeal_empires(world: World, viewer: int | None, chance: Chance) -> None:
    """The empire cards the viewer does not know, out of those that nobody has played or passed over yet."""
    known = [seat for seat in range(world.seats) if knows_empire(world, viewer, seat)]
    hidden = [seat for seat in range(world.seats) if seat not in known and world.holding[seat] != NOTHING]
    deciding = world.drawn != NOTHING and drawer(world) == viewer
    seen = [world.holding[seat] for seat in known] + ([world.drawn] if deciding else [])
    unseen = [empire for empire in world.box.by_epoch[world.epoch][world.called :] if empire not in seen]
    world.holding = world.holding.copy()
    for seat in hidden:
        world.holding[seat] = draw(unseen, chance, "redeal empires")
    if world.drawn != NOTHING and not deciding:
        world.drawn = draw(unseen, chance, "redeal empires")


def draw(cards: list[int], chance: Chance, why: str) -> int:
    """Any of the cards. It is taken away, and their order does not matter: much cheaper than to shuffle them all."""
    place = chance.pick(len(cards), why)
    card = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card
