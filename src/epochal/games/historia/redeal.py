"""A state that one seat cannot tell from the true one: every secret of the others is dealt anew."""

from epochal.core.bits import bit
from epochal.core.chance import Chance
from epochal.core.passing import pass_again
from epochal.games.historia.rounds import choosable
from epochal.games.historia.state import NOTHING, History
from epochal.games.historia.view import looks_at_leaders


def redeal(world: History, viewer: int | None, chance: Chance) -> History:
    """A copy in which all that the viewer (None: a spectator) cannot know is dealt again at random."""
    other = world.clone()
    for seat in range(world.seats):
        if seat != viewer:
            other.chosen[seat] = ()
        redeal_advisors(other, viewer, seat, chance)
        if seat != viewer and world.ready & bit(seat):
            rechoose(other, seat, chance)
    if world.leader_order:
        redeal_leaders(other, viewer, chance)
    return other


def redeal_advisors(world: History, viewer: int | None, seat: int, chance: Chance) -> None:
    """The advisors in others' hands, and the order of every deck."""
    if seat == viewer:
        world.decks[seat] = tuple(chance.shuffle(sorted(world.decks[seat]), "redeal"))
        return
    cards = len(world.advisors[seat])
    could_play = cards > 0 and bool(choosable(world, seat))
    while True:
        unseen = chance.shuffle(sorted(world.advisors[seat] + world.decks[seat]), "redeal")
        world.advisors[seat] = tuple(sorted(unseen[:cards]))
        world.decks[seat] = tuple(unseen[cards:])
        if cards == 0 or bool(choosable(world, seat)) == could_play:
            return  # whether a player could play a card is known: nobody waits for one who could not


def rechoose(world: History, seat: int, chance: Chance) -> None:
    """Other cards that a player who is ready might have chosen in this round. How many is as unknown as which: the place of the
    lowest among the last of those shuffled tells, which are others unless the hand is small.
    """
    cards = choosable(world, seat)
    if cards:
        cards = chance.shuffle(cards, "redeal")
        last = cards[-world.slots(seat) :]
        world.chosen[seat] = tuple(cards[: last.index(min(last)) + 1])


def redeal_leaders(world: History, viewer: int | None, chance: Chance) -> None:
    """The leaders that others have chosen in secret, and those still going round."""
    taken = {seat: leader for seat, leader in enumerate(world.leaders) if leader != NOTHING}
    has_seen = viewer in taken or looks_at_leaders(world, viewer)
    all = world.box.leaders_of[world.era]
    known = [seat for seat in taken if seat == viewer]
    new, pile = pass_again(world.leader_order, taken, world.leader_pile, all, viewer, has_seen, known, chance)
    world.leaders = tuple([new.get(seat, NOTHING) for seat in range(world.seats)])
    world.leader_pile = tuple(pile)
