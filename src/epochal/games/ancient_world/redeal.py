"""A state that one seat cannot tell from the true one: every secret of the others is dealt anew."""

from epochal.core.bits import bit
from epochal.core.chance import Chance
from epochal.games.ancient_world.building import CHOOSE_DISTRICT
from epochal.games.ancient_world.citizens import CHOOSE_CITIZEN
from epochal.games.ancient_world.scouting import ARRANGE
from epochal.games.ancient_world.state import Cities
from epochal.games.ancient_world.storing import KEEP


def redeal(world: Cities, viewer: int | None, chance: Chance) -> Cities:
    """A copy in which all that the viewer (None: a spectator) cannot know is dealt again at random."""
    while True:
        other = world.clone()
        for deck in range(len(other.decks)):
            redeal_stored(other, viewer, deck, chance)
        for pile in range(len(other.piles)):
            redeal_pile(other, viewer, pile, chance)
        redeal_districts(other, viewer, chance)
        if explains_question(other, viewer) or not explains_question(world, viewer):
            return other


def explains_question(world: Cities, viewer: int | None) -> bool:
    """Whether those who are asked have something to choose: a question that only stored cards explain tells of them.

    A citizen that is the only one to send is sent without a question, and nobody is sent to build, or lets a card go for it, who could
    build nothing.
    """
    citizen = bool(world.agenda) and world.agenda[-1][0] is CHOOSE_CITIZEN
    for seat in world.asked:
        if seat != viewer:
            legal = world.legal(seat)
            if len(legal) < 2 if citizen else legal in ([], [world.words.done]):
                return False
    return True


def is_hidden(world: Cities, viewer: int | None, step: object) -> bool:
    """Whether the cards drawn lie before somebody else at this step."""
    return bool(world.drawn) and world.agenda[-1][0] is step and viewer not in world.asked


def redeal_stored(world: Cities, viewer: int | None, deck: int, chance: Chance) -> None:
    """The cards that others have stored unseen, or have before them, and the deck they came from.

    What was drawn before the deck was shuffled anew is none of the cards that lay open then.
    """
    empire, now = world.box.empire, world.shuffles[deck]
    places = [seat for seat in range(world.seats) if seat != viewer and world.stored[seat]]
    looks = deck == world.deck() and is_hidden(world, viewer, KEEP)
    hidden = [pair for seat in places for pair in zip(world.stored[seat], world.stocks[seat], strict=True)]
    if looks:
        hidden += zip(world.drawn, world.drawn_stocks, strict=True)
    hidden = [(card, stock) for card, stock in hidden if empire[card].deck == deck]
    if not hidden:
        return
    pools: dict[int, list[int]] = {now: list(world.decks[deck])}
    for card, stock in hidden:
        pools.setdefault(stock, []).append(card)
    pools = {stock: chance.shuffle(sorted(pools[stock]), "redeal") for stock in sorted(pools)}
    for seat in places:
        held = [
            (pools[stock].pop() if empire[card].deck == deck else card, stock)
            for card, stock in zip(world.stored[seat], world.stocks[seat], strict=True)
        ]
        held.sort()
        world.stored[seat] = tuple([card for card, _ in held])
        world.stocks[seat] = tuple([stock for _, stock in held])
    if looks:
        drawn = sorted([(pools[stock].pop(), stock) for stock in world.drawn_stocks])
        world.drawn = tuple([card for card, _ in drawn])
        world.drawn_stocks = tuple([stock for _, stock in drawn])
    world.decks[deck] = tuple(sorted(pools[now]))


def told_of(world: Cities, viewer: int | None, eyes: int) -> int:
    """Of those who know a card, the viewer, and all if it lay open: which cards the others know depends on what they did with them unseen."""
    if world.sees(None, eyes):
        return eyes
    return 0 if viewer is None else eyes & bit(viewer)


def redeal_pile(world: Cities, viewer: int | None, pile: int, chance: Chance) -> None:
    """The Titans in places that the viewer does not know; those that it knows to be in one of these places stay in one of them.

    All who look at a pile look at as many, so whatever anybody has seen in it was put in order by whoever looked last.
    """
    places = [
        (card, placed | told_of(world, viewer, seen), placed) for card, seen, placed in world.piles[pile]
    ]
    world.piles[pile] = tuple(places)
    hidden = [n for n, (_, _, placed) in enumerate(places) if not world.sees(viewer, placed)]
    if not hidden:
        return
    pool = list(world.unseen[pile])
    pool += [places[n][0] for n in hidden if not world.sees(viewer, places[n][1])]
    pool = chance.shuffle(sorted(pool), "redeal")
    looked = [places[n][:2] for n in hidden]
    dealt = [(card, seen) for card, seen in looked if world.sees(viewer, seen)]
    dealt += [
        (pool.pop(), seen) for seen in sorted([seen for _, seen in looked]) if not world.sees(viewer, seen)
    ]
    for n, (card, seen) in zip(hidden, chance.shuffle(sorted(dealt), "redeal"), strict=True):
        places[n] = (card, seen, places[n][2])
    world.piles[pile] = tuple(places)
    world.unseen[pile] = tuple(sorted(pool))
    if is_hidden(world, viewer, ARRANGE) and world.agenda[-1][2] == pile:
        done, count = len(world.arranged), len(world.arranged) + len(world.drawn)
        cards = chance.shuffle(sorted([card for card, _, _ in places[:count]]), "redeal")
        world.arranged, world.drawn = tuple(cards[:done]), tuple(cards[done:])


def redeal_districts(world: Cities, viewer: int | None, chance: Chance) -> None:
    """The Districts in places that the viewer does not know, those before somebody else among them."""
    looks = len(world.drawn) if is_hidden(world, viewer, CHOOSE_DISTRICT) else 0
    looking = sum([bit(seat) for seat in world.asked])
    bottom = [(card, told_of(world, viewer, eyes)) for card, eyes in world.district_bottom]
    if looks:
        bottom[-looks:] = [(card, eyes | looking) for card, eyes in bottom[-looks:]]
    world.district_bottom = tuple(bottom)
    hidden = [n for n, (_, eyes) in enumerate(bottom) if not world.sees(viewer, eyes)]
    if not hidden:
        return
    pool = chance.shuffle(sorted([*world.district_unseen, *[bottom[n][0] for n in hidden]]), "redeal")
    for n in hidden:
        bottom[n] = (pool.pop(), bottom[n][1])
    world.district_bottom = tuple(bottom)
    world.district_unseen = tuple(sorted(pool))
    if looks:
        world.drawn = tuple([card for card, _ in bottom[-looks:]])
