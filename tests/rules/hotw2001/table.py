"""A table laid for a test: arrange a position in two or three lines, act, look at what happened.

>>> table = Table(epoch=3)
>>> table.army(1, "northern_apennines")
>>> table.turn(0, "romans")                       # seat 0 is asked for events
>>> table.do("done")                              # no events: the empire is established, expansion begins
>>> table.do("expand", "northern_apennines", [5, 2], [3])
>>> table.owner("northern_apennines")
0
"""

from typing import Any, cast

import epochal
from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.world import EMPIRES
from epochal.games.hotw2001.building import COUNT_RESOURCES
from epochal.games.hotw2001.epochs import BEGIN_EPOCH
from epochal.games.hotw2001.establish import ESTABLISH
from epochal.games.hotw2001.events import PLAY_EVENTS
from epochal.games.hotw2001.game import HistoryOfTheWorld2001
from epochal.games.hotw2001.scoring import CLEAN_UP, SCORE
from epochal.games.hotw2001.setup import empty_world
from epochal.games.hotw2001.state import World
from tests.rules.conquest import ConquestTable

GAME = cast(HistoryOfTheWorld2001, epochal.load("hotw2001"))


class Table(ConquestTable[World]):
    """An empty board in some epoch."""

    def __init__(self, seats: int = 3, epoch: int = 3, **options: bool) -> None:
        super().__init__(GAME, empty_world(GAME, seats, **options))
        self.world.epoch = epoch

    # Arranging

    def capital(self, *lands: str) -> None:
        for land in lands:
            self.world.capitals |= bit(self.land(land))

    def manned(self, seat: int, water: str, epoch: int = 1) -> None:
        self.world.muster(seat, 1)
        self.world.manned[self.water(water)] = (seat, epoch)

    def hand(self, seat: int, *cards: str) -> None:
        numbers = [GAME.box.event_number[card] for card in cards]
        self.world.hand[seat] = tuple(sorted(numbers))

    def turn(self, seat: int, empire: str, *hand: str) -> None:
        """The turn of a seat with an empire begins: it is asked for events. The game stops after its scoring."""
        world = self.world
        world.turn = seat
        world.holding[seat] = GAME.box.empire_number[empire]
        world.called = GAME.box.by_epoch[world.epoch].index(world.holding[seat]) + 1
        world.dealt = True
        if hand:
            self.hand(seat, *hand)
        steps = (PLAY_EVENTS, ESTABLISH, COUNT_RESOURCES, CLEAN_UP, SCORE)
        world.then(*[(step, 0, 0) for step in steps])
        self.advance()

    def expanding(self, seat: int, empire: str, *events: str) -> None:
        """The turn of a seat, events played (those without further choice), empire established, ready to expand."""
        self.turn(seat, empire, *events)
        for event in events:
            self.do("play", event)
        if len(events) < 2:
            self.do("done")

    # Acting

    def begin(self, *answers: Any) -> None:
        """The epoch begins: the order of drawing is found, and the first player draws."""
        self.run(BEGIN_EPOCH, *answers, number=self.world.epoch)

    def pick(self, empire: str) -> int:
        """What chance must answer for the next player to draw this empire."""
        pile = [card for card in self.world.undrawn(EMPIRES) if card != self.world.drawn]
        return pile.index(self.tag(empire))

    # Looking

    def armies(self, land: str) -> int:
        return self.world.armies(self.land(land))

    def fleets(self) -> list[str]:
        """The waters with a fleet of whoever expands now."""
        return [GAME.box.atlas.waters[water] for water in members(self.world.fleets)]
