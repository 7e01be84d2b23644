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
from epochal.core.chance import Chance
from epochal.core.events import Event
from epochal.core.kernel import Outside, Step
from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.world import EMPIRES
from epochal.games.hotw2001.building import COUNT_RESOURCES
from epochal.games.hotw2001.epochs import BEGIN_EPOCH
from epochal.games.hotw2001.establish import ESTABLISH
from epochal.games.hotw2001.events import PLAY_EVENTS
from epochal.games.hotw2001.game import HistoryOfTheWorld2001
from epochal.games.hotw2001.scoring import CLEAN_UP, SCORE
from epochal.games.hotw2001.setup import empty_world

GAME = cast(HistoryOfTheWorld2001, epochal.load("hotw2001"))


class Table:
    """An empty board in some epoch, to be filled. ``world`` is the state; ``events`` what was told."""

    def __init__(self, seats: int = 3, epoch: int = 3, **options: bool) -> None:
        self.world = empty_world(GAME, seats, **options)
        self.world.epoch = epoch
        self.events: list[Event] = []

    # Arranging

    def land(self, name: str) -> int:
        return GAME.box.atlas.lands.index(name)

    def water(self, name: str) -> int:
        return GAME.box.atlas.waters.index(name)

    def tag(self, name: str) -> int:
        """The tag of an empire card or an event card."""
        if name in GAME.box.empire_number:
            return GAME.box.empire_number[name]
        return GAME.box.tag_of(GAME.box.event_number[name])

    def army(self, seat: int, *lands: str, of: str = "minoans", count: int = 1) -> None:
        """Armies of a seat in each land, of some (past) empire or event."""
        for land in lands:
            for _ in range(count):
                self.world.muster(seat, 1)
                self.world.put_army(self.land(land), seat, self.tag(of))

    def fort(self, *lands: str) -> None:
        for land in lands:
            self.world.forts |= bit(self.land(land))

    def capital(self, *lands: str) -> None:
        for land in lands:
            self.world.capitals |= bit(self.land(land))

    def city(self, *lands: str) -> None:
        for land in lands:
            self.world.cities |= bit(self.land(land))

    def monument(self, *lands: str) -> None:
        for land in lands:
            self.world.monuments |= bit(self.land(land))

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

    def run(self, step: Step[Any], *answers: Any, number: int = 0) -> None:
        """A step of the rules, and whatever follows until somebody must choose; every answer must be used."""
        chance = epochal.Scripted(*answers)
        self.world.then((step, number, 0))
        self.advance(chance)
        assert not chance.answers, f"chance was not asked for {chance.answers}"

    def begin(self, *answers: Any) -> None:
        """The epoch begins: the order of drawing is found, and the first player draws."""
        self.run(BEGIN_EPOCH, *answers, number=self.world.epoch)

    def pick(self, empire: str) -> int:
        """What chance must answer for the next player to draw this empire."""
        pile = [card for card in self.world.undrawn(EMPIRES) if card != self.world.drawn]
        return pile.index(self.tag(empire))

    def advance(self, chance: Chance | None = None) -> None:
        self.world.advance(Outside(chance or epochal.Scripted(), self.events.append))

    def do(self, verb: str, noun: str = "", *answers: Any, seat: int | None = None) -> None:
        """The seat to act (or another) chooses; chance answers as scripted, and every answer must be used."""
        chance = epochal.Scripted(*answers)
        self.world.apply(
            self.world.to_act()[0] if seat is None else seat,
            GAME.actions.index(verb, noun),
            chance,
            self.events.append,
        )
        assert not chance.answers, f"chance was not asked for {chance.answers}"

    # Looking

    def legal(self, verb: str) -> list[str]:
        """The nouns with which the seat to act may use a verb; [""] for a verb without a noun."""
        choices = [GAME.actions[i] for i in self.world.legal(self.world.to_act()[0])]
        return [action.noun for action in choices if action.verb == verb]

    def owner(self, land: str) -> int | None:
        seat = self.world.owner[self.land(land)]
        return None if seat < 0 else seat

    def armies(self, land: str) -> int:
        return self.world.armies(self.land(land))

    def of(self, land: str) -> str | None:
        """The empire or event card that the armies in a land belong to."""
        tag = self.world.tag[self.land(land)]
        return None if tag < 0 else GAME.box.tags[tag].partition(":")[2]

    def fleets(self) -> list[str]:
        """The waters with a fleet of whoever expands now."""
        return [GAME.box.atlas.waters[water] for water in members(self.world.fleets)]

    def has(self, what: str, land: str) -> bool:
        """Whether a land has a "fort", "capital", "city" or "monument"."""
        masks = {"fort": "forts", "capital": "capitals", "city": "cities", "monument": "monuments"}
        mask: int = getattr(self.world, masks[what])
        return bool(mask & bit(self.land(land)))

    def told(self, id: str) -> list[Event]:
        """The events told with this id."""
        return [event for event in self.events if event.id == id]

    def why(self, verb: str, noun: str = "", seat: int | None = None) -> str:
        """The clause by which an action is refused."""
        actor = self.world.to_act()[0] if seat is None else seat
        action = GAME.actions.index(verb, noun)
        assert action not in self.world.legal(actor), f"{verb} {noun} is legal"
        return self.world.why_not(actor, action).clause
