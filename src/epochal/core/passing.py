"""A set of cards that travels from hand to hand, each player keeping one: who can know what of it."""

from collections.abc import Collection, Sequence

from epochal.core.chance import Chance


def pass_again(
    order: Sequence[int],
    taken: dict[int, int],
    pile: Sequence[int],
    all: Sequence[int],
    viewer: int | None,
    has_seen: bool,
    known: Collection[int],
    chance: Chance,
) -> tuple[dict[int, int], list[int]]:
    """Deal anew what the viewer cannot know: who took which card, and what is left in the pile.

    Whoever has had the set in hand knows which cards went on from there, though not who took which; of those taken before,
    only that they are none of these. ``taken`` are the cards by player, ``all`` those the set was dealt from, ``known`` the
    players whose card the viewer knows.
    """
    hidden = [player for player in taken if player not in known]
    new = dict(taken)
    if not has_seen or viewer is None:
        seen = [card for player, card in taken.items() if player not in hidden]
        deck = chance.shuffle([card for card in all if card not in seen], "redeal")
        for player in hidden:
            new[player] = deck.pop()
        return new, sorted([deck.pop() for _ in pile])
    place = order.index(viewer)
    before = [player for player in hidden if order.index(player) < place]
    after = [player for player in hidden if order.index(player) > place]
    seen = [card for player, card in taken.items() if player not in before] + list(pile)
    deck = chance.shuffle([card for card in all if card not in seen], "redeal")
    for player in before:
        new[player] = deck.pop()
    passed = chance.shuffle(sorted([taken[player] for player in after] + list(pile)), "redeal")
    for player in after:
        new[player] = passed.pop()
    return new, sorted(passed)
