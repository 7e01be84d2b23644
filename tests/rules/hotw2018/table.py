"""A table laid for a test: arrange a position in two or three lines, act, look at what happened.

>>> table = Table()
>>> table.army(1, "levant")
>>> table.invading(0, "assyrians")                # established, 5 armies on the card
>>> table.do("invade", "levant", [5, 2], [3])
>>> table.owner("levant"), table.card()
(0, (4, 0))

Nobody is asked more than the rules ask: a turn ends by itself with the last army, unless its player holds event cards.
"""

from collections.abc import Iterator, Sequence
from typing import cast

import epochal
from epochal.core.events import Event
from epochal.games.conquest.atlas import bit, members
from epochal.games.hotw2018.epochs import BEGIN_EPOCH
from epochal.games.hotw2018.game import HistoryOfTheWorld2018
from epochal.games.hotw2018.setup import empty_world
from epochal.games.hotw2018.state import EMPIRES, EVENTS, NOBODY, NOTHING, World
from epochal.games.hotw2018.turn import OPEN_TURN
from epochal.games.hotw2018.view import drawing
from tests.rules.conquest import ConquestTable

GAME = cast(HistoryOfTheWorld2018, epochal.load("hotw2018"))


class Table(ConquestTable[World]):
    """An empty board and players without cards; their markers stand on 1, 2, 3 and so on."""

    def __init__(self, seats: int = 3, epoch: int = 1, classic_drafting: bool = False) -> None:
        super().__init__(GAME, empty_world(GAME, seats, classic_drafting))
        self.world.epoch = epoch
        self.scores(*range(1, seats + 1))

    # Arranging

    def capitol(self, *lands: str) -> None:
        for land in lands:
            self.world.capitals |= bit(self.land(land))

    def scores(self, *points: int) -> None:
        self.world.score = list(points)

    def supply(self, seat: int, armies: int) -> None:
        """So many armies are left in a player's supply."""
        self.world.figures[seat] = armies

    def hand(self, seat: int, *cards: str) -> None:
        numbers = [GAME.box.event_number[card] for card in cards]
        self.world.hand[seat] = tuple(sorted(numbers))

    def turn(self, seat: int, empire: str, *hand: str) -> None:
        """The turn of a seat begins in the epoch of the empire; it may play a kingdom. The game stops after its points."""
        world = self.world
        assert self.tag(empire) not in world.tag, (
            f"armies of the {empire} would be active: give them another origin"
        )
        world.turn = seat
        world.holding[seat] = GAME.box.empire_number[empire]
        world.epoch = GAME.box.empires[world.holding[seat]].epoch
        world.called = GAME.box.by_epoch[world.epoch].index(world.holding[seat]) + 1
        world.dealt = True
        if hand:
            self.hand(seat, *hand)
        world.then((OPEN_TURN, 0, 0))
        self.advance()

    def invading(self, seat: int, empire: str, *hand: str) -> None:
        """The turn of a seat, empire established, ready to invade."""
        self.turn(seat, empire, *hand)
        self.do("establish")

    def kingdom(self, seat: int, kingdom: str, *hand: str, empire: str = "") -> None:
        """The turn of a seat, kingdom established, ready to invade; the empire (some of the epoch) follows."""
        epoch = GAME.box.events[GAME.box.event_number[kingdom]].epoch
        self.turn(seat, empire or GAME.box.empires[GAME.box.by_epoch[epoch][0]].id, kingdom, *hand)
        self.do("play", kingdom)

    def active(self, *lands: str) -> None:
        """Armies from the supply become active armies of whoever invades now."""
        for land in lands:
            self.world.muster(self.world.turn, 1)
            self.world.put_army(self.land(land), self.world.turn, self.world.force)
        self.rechart()

    def put_on_card(self, armies: int, tokens: int = 0) -> None:
        """So many armies, no more and no fewer, and siege tokens are on the card of whoever invades now."""
        self.world.figures[self.world.turn] += self.world.pool - armies
        self.world.pool = armies
        self.world.siege_tokens = tokens
        self.rechart()

    def fleet(self, *sections: str) -> None:
        """Fleets or caravans for whoever invades now, in these sections and no others."""
        self.world.fleets = 0
        for section in sections:
            self.world.fleets |= GAME.box.board.opened(bit(self.water(section)))
        self.rechart()

    def rechart(self) -> None:
        """What follows from a position changed by hand is worked out anew."""
        self.world.chart()
        self.world.options_of = -1

    # Acting

    def draft(self, empires: Sequence[str] = (), events: Sequence[str] = (), draw: str = "") -> None:
        """The epoch begins, its sets cut to these cards (or the first of the epoch); with the classic option the first event
        to be drawn is named.
        """
        box = GAME.box
        first = [box.tags.index(f"empire:{id}") for id in empires]
        answers: list[list[int] | int] = [in_front(box.by_epoch[self.world.epoch], first)]
        first = [box.event_number[id] for id in events]
        answers.append(in_front(box.events_by_epoch[self.world.epoch], first))
        if draw:
            stays = [box.events_by_epoch[self.world.epoch][n] for n in cast(list[int], answers[1])]
            answers.append(sorted(stays[: self.world.seats]).index(box.event_number[draw]))
        self.run(BEGIN_EPOCH, *answers, number=self.world.epoch)

    def pick(self, card: str) -> int:
        """What chance must answer for the next player to draw this card of a set."""
        if card in GAME.box.event_number:
            return self.left(EVENTS).index(GAME.box.event_number[card])
        return self.left(EMPIRES).index(self.tag(card))

    def left(self, which: int) -> list[int]:
        """The cards of a set that will be in the pile when the next one is drawn."""
        drawn = NOTHING if drawing(self.world, which) == NOBODY else self.world.drawn
        return [card for card in self.world.undrawn(which) if card != drawn]

    # Looking

    def card(self) -> tuple[int, int]:
        """The armies and the siege tokens on the card of whoever invades now."""
        return self.world.pool, self.world.siege_tokens

    def held(self, seat: int) -> set[str]:
        """The lands with an army of a seat."""
        return {GAME.box.board.lands[land] for land in members(self.world.held[seat])}

    def is_active(self, land: str) -> bool:
        return bool(self.world.active & bit(self.land(land)))

    def fleets(self) -> set[str]:
        """The sections with a fleet or caravan of whoever invades now."""
        return {GAME.box.board.waters[section] for section in members(self.world.fleets)}


def play_out(world: World, seed: int, told: list[Event] | None = None) -> Iterator[None]:
    """Random play to the end, stopping after every action."""
    chance = epochal.Seeded(seed)
    while seats := world.to_act():
        seat = seats[chance.pick(len(seats), "who")]
        legal = world.legal(seat)
        tell = None if told is None else told.append
        world.apply(seat, legal[chance.pick(len(legal), "what")], chance, tell)
        yield


def in_front(cards: list[int], first: list[int]) -> list[int]:
    """The order of a shuffle that brings some cards to the front."""
    places = [cards.index(card) for card in first]
    return places + [place for place in range(len(cards)) if place not in places]
