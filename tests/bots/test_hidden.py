"""What a seat cannot know reaches no bot: states in which hidden cards were exchanged by hand, not dealt anew, give the same samples.

All that a bot is handed is made of its legal actions and of such samples (``epochal.bots.sight``).
"""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest

import epochal
from epochal import Seeded, State
from epochal.core.bits import members
from epochal.core.errors import BadInput
from epochal.games.ancient_world import make
from tests.bots.asked import GAMES, a_game

SEATS = range(4)
EMPIRE = make().box.empire
Data = dict[str, Any]
Change = Callable[[Data, int | None, int, int], Iterator[str]]
"""Exchange something hidden from a viewer, of two seats or of one and a deck, in a saved state; what it was."""


def exchange(data: Data, key: str, one: int, two: int, place: int) -> None:
    """A card of one hand for one of another; hands are kept in order."""
    first, second = data[key][one], data[key][two]
    first[place % len(first)], second[-1] = second[-1], first[place % len(first)]
    first.sort()
    second.sort()


def in_2001(data: Data, viewer: int | None, one: int, two: int) -> Iterator[str]:
    """Event cards in hand; empires that are being drawn."""
    before = deepcopy(data)
    if data["hand"][one] and data["hand"][two]:
        for place in range(len(data["hand"][one])):
            exchange(data, "hand", one, two, place)
            yield "hand"
            data.update(deepcopy(before))
    data["holding"][one], data["holding"][two] = data["holding"][two], data["holding"][one]
    yield "holding"


def in_2018(data: Data, viewer: int | None, one: int, two: int) -> Iterator[str]:
    """The events taken in this draft, or in hand from it; empires while they are chosen."""
    before = deepcopy(data)
    picks = data["picks"][data["epoch"] - 1]
    cards = picks[one], picks[two]
    picks[one], picks[two] = picks[two], picks[one]
    for seat, mine, other in ((one, *cards), (two, *reversed(cards))):
        data["hand"][seat] = sorted(other if card == mine else card for card in data["hand"][seat])
    order = data["orders"][data["epoch"] - 1]
    sides = {seat: viewer is None or order.index(seat) < order.index(viewer) for seat in (one, two)}
    in_hand = all(card in before["hand"][seat] for seat, card in ((one, cards[0]), (two, cards[1])))
    # What was played is known to all; and a set that is passed on shows what is missing, but not who took what.
    if sides[one] == sides[two] and (in_hand or not before["dealt"]):
        yield "picks"
    data.update(before)
    if data["agenda"][-1][0] in ("choose", "look_first"):
        data["holding"][one], data["holding"][two] = data["holding"][two], data["holding"][one]
        yield "holding"


def in_historia(data: Data, viewer: int | None, one: int, two: int) -> Iterator[str]:
    """Advisors in hand and in the deck of the same civilization; the cards laid face down; leaders while they are chosen."""
    before = deepcopy(data)
    if data["advisors"][one] and data["decks"][one]:
        hand, deck = data["advisors"][one], data["decks"][one]
        hand[0], deck[-1] = deck[-1], hand[0]
        hand.sort()
        yield "advisors"
        data.update(deepcopy(before))
    if data["chosen"][one]:
        for cards in ([card] for card in members(data["hand"][one])):
            data["chosen"][one] = cards
            yield "chosen"
        data.update(deepcopy(before))
    data["leaders"][one], data["leaders"][two] = data["leaders"][two], data["leaders"][one]
    yield "leaders"


def in_the_ancient_world(data: Data, viewer: int | None, one: int, two: int) -> Iterator[str]:
    """Stored cards, and those still in a deck."""
    before = deepcopy(data)
    for deck, cards in enumerate(before["decks"]):
        for place in (0, len(cards) // 2, len(cards) - 1):
            for stored in range(len(before["stored"][one])):
                mine, theirs = data["stored"][one], data["decks"][deck]
                if EMPIRE[mine[stored]].deck != deck:
                    continue
                mine[stored], theirs[place] = theirs[place], mine[stored]
                mine.sort()
                theirs.sort()
                yield "stored"
                data.update(deepcopy(before))


CHANGES: dict[str, Change] = {
    "hotw2001": in_2001,
    "hotw2018": in_2018,
    "historia": in_historia,
    "ancient_world": in_the_ancient_world,
}
LEAST = {
    "hotw2001": {"hand": 50, "holding": 10},
    "hotw2018": {"picks": 50, "holding": 3},
    "historia": {"advisors": 50, "chosen": 50},
    "ancient_world": {"stored": 5},
}
"""So many exchanges of each kind are tried, at least."""


def exchanged(game: str, viewer: int | None, state: State) -> Iterator[tuple[str, State]]:
    """States that differ from this one in what a viewer cannot know. Those that the rules or the view tell apart are left out."""
    rules, view, saved = epochal.load(game), state.view(viewer), state.to_json()
    others = [seat for seat in SEATS if seat not in (viewer, *state.to_act())]
    for one, two in [*combinations(others, 2), *combinations(reversed(others), 2)]:
        data = deepcopy(saved)
        for what in CHANGES[game](data, viewer, one, two):
            if data == saved:
                continue
            try:
                other = rules.from_json(data)
            except BadInput:
                continue  # not a state that the rules allow
            if other.view(viewer) == view and (viewer is None or other.legal(viewer) == state.legal(viewer)):
                yield what, other


def tells_apart(
    redeal: Callable[[State, int | None], State], state: State, other: State, viewer: int | None
) -> bool:
    """Whether samples of two states differ for a viewer. A mind may first take back what others have chosen in a sample."""
    return redeal(state, viewer).to_json() != redeal(other, viewer).to_json()


def fair(state: State, viewer: int | None) -> State:
    return state.redeal(viewer, Seeded(1))


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_the_same_whatever_hidden_cards_were_exchanged(game: str) -> None:
    tried: Counter[str] = Counter()
    for state, seat in a_game(game)[::2]:
        for viewer in (seat, None):
            for what, other in exchanged(game, viewer, state):
                assert not tells_apart(fair, state, other, viewer), (what, state.agenda[-1][0].name)
                tried[what] += 1
    assert {what for what, least in LEAST[game].items() if tried[what] >= least} == set(LEAST[game]), tried


@pytest.mark.parametrize("game", GAMES)
def test_a_redeal_that_leaves_one_neighbour_as_it_is_would_be_found_out(game: str) -> None:
    """The same states, with a sampler that deals all anew but what the next seat holds: the test above can fail."""
    keys = {
        "hotw2001": ["hand"],
        "hotw2018": ["hand", "picks"],
        "historia": ["advisors"],
        "ancient_world": ["stored"],
    }

    def leaky(state: State, viewer: int | None) -> State:
        assert viewer is not None
        return KeptOne(state, fair(state, viewer), keys[game], (viewer + 1) % len(SEATS))  # type: ignore[return-value]

    found = 0
    for state, seat in a_game(game)[::2]:
        for _, other in exchanged(game, seat, state):
            found += tells_apart(leaky, state, other, seat)
    assert found > 3


class KeptOne:
    """A sample in which one seat keeps what it truly holds."""

    def __init__(self, state: State, sample: State, keys: list[str], seat: int) -> None:
        self.saved = sample.to_json()
        for key in keys:
            self.saved[key] = deepcopy(self.saved[key])
            self.saved[key][seat % len(self.saved[key])] = state.to_json()[key][seat % len(self.saved[key])]

    def to_json(self) -> Data:
        return self.saved


def test_how_many_cards_others_have_laid_face_down_is_not_known() -> None:
    """Only that they are ready: so advice, too, is the same whether it was one card or two."""
    counts: set[tuple[int, int]] = set()
    for state, seat in a_game("historia"):
        true = state.to_json()
        for other in SEATS:
            if other != seat and true["chosen"][other] and other not in state.to_act():
                counts |= {
                    (
                        len(true["chosen"][other]),
                        len(state.redeal(seat, Seeded(n)).to_json()["chosen"][other]),
                    )
                    for n in range(4)
                }
    assert counts >= {(1, 1), (1, 2), (2, 1), (2, 2)}
