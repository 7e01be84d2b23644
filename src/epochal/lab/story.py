"""The story of a game, noted down while bots play it.

No game is known here. A game is heard as it tells its story, and these events are understood, in whichever game:

    event-epoch(epoch)              a new epoch
    event-turn(seat, empire)        a turn begins
    event-took-card(card)           whispered to a seat that took a card out of a set; ``empire:...`` is one set, all else another
    event-played(seat, card)        a card is played
    any event with seat and total   the seat now has so many points
"""

from typing import Any, NamedTuple

import epochal
from epochal.core.events import Event
from epochal.lab.simulate import Result, Task, play_out


class Turn(NamedTuple):
    """One turn: what its player gained in it, with which empire, chosen at which place (0: not chosen), and the cards played."""

    epoch: int
    seat: int
    empire: str
    place: int
    points: int
    played: list[str]


class Taken(NamedTuple):
    """A card other than an empire that a seat chose, and at which place."""

    epoch: int
    seat: int
    card: str
    place: int


class Story(NamedTuple):
    """One game: how it ended and what happened in it, as plain data. ``first`` are the points at the beginning."""

    result: Result
    first: list[int]
    turns: list[Turn]
    taken: list[Taken]
    totals: list[list[int]]
    """The points of the seats at the end of each epoch."""


class Listener:
    """Notes what a game tells."""

    def __init__(self, seats: int) -> None:
        self.total = [0] * seats
        self.epoch = 0
        self.turns: list[Turn] = []
        self.taken: list[Taken] = []
        self.totals: list[list[int]] = []
        self.places: dict[int, int] = {}
        self.before = 0

    def hear(self, event: Event) -> None:
        args: dict[str, Any] = event.args
        if "seat" in args and "total" in args:
            self.total[number(args["seat"])] = args["total"]
        if event.id == "event-epoch":
            self.end_epoch()
            self.epoch = args["epoch"]
            self.places = {}
        elif event.id == "event-turn":
            self.end_turn()
            seat = number(args["seat"])
            self.turns.append(Turn(self.epoch, seat, args["empire"], self.places.get(seat, 0), 0, []))
            self.before = self.total[seat]
        elif event.id == "event-took-card" and event.seats:
            self.take(event.seats[0], args["card"])
        elif event.id == "event-played" and self.turns:
            self.turns[-1].played.append(args["card"])

    def take(self, seat: int, card: str) -> None:
        if card.startswith("empire:"):
            self.places[seat] = len(self.places) + 1
        else:
            place = sum(1 for other in self.taken if other.epoch == self.epoch) + 1
            self.taken.append(Taken(self.epoch, seat, card, place))

    def end_turn(self) -> None:
        """The turn that was heard last is over: what its player has gained since it began is what it brought."""
        if self.turns and self.turns[-1].epoch == self.epoch:
            last = self.turns[-1]
            self.turns[-1] = last._replace(points=self.total[last.seat] - self.before)

    def end_epoch(self) -> None:
        self.end_turn()
        if self.epoch:
            self.totals.append(self.total.copy())


def number(seat: str) -> int:
    return int(seat.removeprefix("seat:"))


def listen(task: Task, seed: int) -> Story:
    """Play one game and note its story."""
    first = epochal.load(task.game).new(task.seats, task.options, epochal.Seeded(seed)).scores()
    ear = Listener(task.seats)
    ear.total = first.copy()
    result = play_out(task, seed, ear.hear)
    ear.end_epoch()
    return Story(result, first, ear.turns, ear.taken, ear.totals)
