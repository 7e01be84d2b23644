"""A set of cards passed from hand to hand: what is dealt anew is just what a player cannot know."""

from itertools import count

from epochal import Seeded
from epochal.core.passing import pass_again

ORDER = (2, 0, 1, 3)
TAKEN = {2: 10, 0: 11, 1: 12}
PILE = [13]
ALL = list(range(10, 18))


def seen_by(viewer: int | None, has_seen: bool, known: list[int]) -> list[tuple[dict[int, int], list[int]]]:
    """Many deals that the viewer could not tell from the true one."""
    chances = (Seeded(n) for n in count())
    return [
        pass_again(ORDER, TAKEN, PILE, ALL, viewer, has_seen, known, chance)
        for chance, _ in zip(chances, range(200), strict=False)
    ]


def test_every_deal_is_of_different_cards_of_the_set() -> None:
    for viewer, has_seen in ((None, False), (0, True), (3, False)):
        for taken, pile in seen_by(viewer, has_seen, [viewer] if viewer == 0 else []):
            cards = [*taken.values(), *pile]
            assert len(set(cards)) == len(cards)
            assert set(cards) <= set(ALL)
            assert list(taken) == list(TAKEN)
            assert len(pile) == len(PILE)


def test_whoever_had_the_set_knows_what_went_on_but_not_to_whom() -> None:
    deals = seen_by(0, True, [0])
    assert {taken[0] for taken, _ in deals} == {11}
    assert {frozenset((taken[1], *pile)) for taken, pile in deals} == {frozenset((12, 13))}
    assert {taken[1] for taken, _ in deals} == {12, 13}
    assert {taken[2] for taken, _ in deals} == {10, 14, 15, 16, 17}


def test_whoever_has_not_had_it_knows_nothing_but_what_lies_open() -> None:
    deals = seen_by(3, False, [2])
    assert {taken[2] for taken, _ in deals} == {10}
    assert {taken[0] for taken, _ in deals} == set(ALL) - {10}
    assert {pile[0] for _, pile in deals} == set(ALL) - {10}
