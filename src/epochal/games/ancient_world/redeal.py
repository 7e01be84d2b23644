"""A state that one seat cannot tell from the true one: every secret of the others is dealt anew."""

from typing import Final

from epochal.core.bits import bit
from epochal.core.chance import Chance
from epochal.games.ancient_world.building import CHOOSE_DISTRICT
from epochal.games.ancient_world.citizens import CHOOSE_CITIZEN
from epochal.games.ancient_world.scouting import ARRANGE
from epochal.games.ancient_world.state import KNOWN, Cities
from epochal.games.ancient_world.storing import KEEP

CITIZENS_TO_CHOOSE: Final = 2
"""A citizen that is the only one to send is sent without a question."""


def redeal(world: Cities, viewer: int | None, chance: Chance) -> Cities:
    """A copy in which all that the viewer (None: a spectator) cannot know is dealt again at random."""
    while True:
        other = world.clone()
        for deck in range(len(other.decks)):
            redeal_stored(other, viewer, deck, chance)
        for pile in range(len(other.piles)):
            redeal_pile(other, viewer, pile, chance)
        redeal_districts(other, viewer, chance)
        if explains_question(other, viewer):
            return other


def explains_question(world: Cities, viewer: int | None) -> bool:
    """Whether those who are asked have something to choose: a question that only stored cards explain tells of them."""
    least = CITIZENS_TO_CHOOSE if world.agenda and world.agenda[-1][0] is CHOOSE_CITIZEN else 1
    return all(len(world.legal(seat)) >= least for seat in world.asked if seat != viewer)


def is_hidden(world: Cities, viewer: int | None, step: object) -> bool:
    """Whether the cards drawn lie before somebody else at this step."""
    return bool(world.drawn) and world.agenda[-1][0] is step and viewer not in world.asked


def redeal_stored(world: Cities, viewer: int | None, deck: int, chance: Chance) -> None:
    """The cards that others have stored unseen, or have before them, and the deck they came from."""
    empire = world.box.empire
    places = [seat for seat in range(world.seats) if seat != viewer]
    mine: list[list[int]] = [
        [card for card in world.stored[seat] if empire[card].deck == deck] for seat in range(world.seats)
    ]
    looks = deck == world.deck() and is_hidden(world, viewer, KEEP)
    pool = list(world.decks[deck]) + [card for seat in places for card in mine[seat]]
    if looks:
        pool += world.drawn
    pool = chance.shuffle(sorted(pool), "redeal")
    for seat in places:
        rest = [card for card in world.stored[seat] if empire[card].deck != deck]
        new, pool = pool[: len(mine[seat])], pool[len(mine[seat]) :]
        world.stored[seat] = tuple(sorted(rest + new))
    if looks:
        count = len(world.drawn)
        world.drawn, pool = tuple(sorted(pool[:count])), pool[count:]
    world.decks[deck] = tuple(sorted(pool))


def redeal_pile(world: Cities, viewer: int | None, pile: int, chance: Chance) -> None:
    """The Titans in places that the viewer does not know."""
    mask = 0 if viewer is None else bit(viewer)
    known = world.piles[pile]
    everyone = world.everyone()
    hidden = [n for n, card in enumerate(known) if not card % KNOWN & mask and card % KNOWN != everyone]
    looks = is_hidden(world, viewer, ARRANGE) and world.agenda[-1][2] == pile
    pool = list(world.unseen[pile]) + [known[n] // KNOWN for n in hidden]
    if looks:
        pool += [*world.drawn, *world.arranged]
    pool = chance.shuffle(sorted(pool), "redeal")
    places = list(known)
    for n in hidden:
        places[n] = pool.pop() * KNOWN + known[n] % KNOWN
    world.piles[pile] = tuple(places)
    if looks:
        world.drawn = tuple([pool.pop() for _ in world.drawn])
        world.arranged = tuple([pool.pop() for _ in world.arranged])
    world.unseen[pile] = tuple(sorted(pool))


def redeal_districts(world: Cities, viewer: int | None, chance: Chance) -> None:
    """The Districts in places that the viewer does not know. The one that lay open stays among those drawn."""
    mask = 0 if viewer is None else bit(viewer)
    bottom = world.district_bottom
    everyone = world.everyone()
    hidden = [n for n, card in enumerate(bottom) if not card % KNOWN & mask and card % KNOWN != everyone]
    looks = is_hidden(world, viewer, CHOOSE_DISTRICT)
    pool = list(world.district_unseen) + [bottom[n] // KNOWN for n in hidden]
    if looks:
        pool += world.drawn[1:]
    pool = chance.shuffle(sorted(pool), "redeal")
    places = list(bottom)
    for n in hidden:
        places[n] = pool.pop() * KNOWN + bottom[n] % KNOWN
    world.district_bottom = tuple(places)
    if looks:
        world.drawn = (world.drawn[0], *[pool.pop() for _ in world.drawn[1:]])
    world.district_unseen = tuple(sorted(pool))
