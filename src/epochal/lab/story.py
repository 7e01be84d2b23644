"""The story of a game, noted down while bots play it.

No game is known here. A game is heard as it tells its story, and these events are understood, in whichever game:

    event-order(seats)              the seats in turn order; told before the first choice, it is the order in which they start
    event-epoch(epoch)              a new epoch
    event-round(round)              a new round, which is an epoch by another name
    event-turn(era)                 a turn of all players begins, in an era, which is an epoch by another name
    event-turn(seat, empire)        a turn of one player begins
    event-took-card(card)           whispered to a seat that took a card out of a set; ``empire:...`` is one set, all else another
    event-played(seat, card)        a card is played
    event-wonder-row(wonders)       cards are laid out for all
    event-wonder(seat, wonder)      one of them is taken
    event-row(cards)                the same as event-wonder-row; event-drew-cards(cards) are laid out for one seat
    event-built(seat, card)         the same as event-wonder
    event-defeated(seat, titan)     a foe falls
    any event with seat and total   the seat now has so many points; who is no seat is a rival that the game itself guides
"""

from collections import Counter
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
    levels: tuple[str, ...]
    """The levels of the bots in the seats."""
    order: list[int]
    """The seats in the order in which they start."""
    rivals: dict[str, int]
    """The points at the end of those who are no seats."""
    sources: list[dict[str, int]]
    """By seat: the points gained under each clause."""
    offered: list[str]
    """The cards laid out for all, and those of them that a seat took."""
    built: list[str]
    fallen: tuple[tuple[int, str], ...] = ()
    """The foes that fell, each with its epoch."""


class Listener:
    """Notes what a game tells."""

    def __init__(self, first: list[int]) -> None:
        self.total = first.copy()
        self.order = sorted(range(len(first)), key=lambda seat: first[seat])
        self.starting = True
        self.rivals: dict[str, int] = {}
        self.sources: list[dict[str, int]] = [Counter() for _ in first]
        self.offered: list[str] = []
        self.built: list[str] = []
        self.fallen: list[tuple[int, str]] = []
        self.epoch = 0
        self.turns: list[Turn] = []
        self.taken: list[Taken] = []
        self.totals: list[list[int]] = []
        self.places: dict[int, int] = {}
        self.before = 0

    def hear(self, event: Event) -> None:
        args: dict[str, Any] = event.args
        if "seat" in args and "total" in args:
            self.count(args["seat"], args["total"], event.clause)
        if event.id == "event-epoch":
            self.begin_epoch(args["epoch"])
        elif event.id == "event-round":
            self.begin_epoch(args["round"])
        elif event.id == "event-turn" and "era" in args:
            if args["era"] != self.epoch:
                self.begin_epoch(args["era"])
        elif event.id == "event-turn":
            self.end_turn()
            seat = number(args["seat"])
            self.turns.append(Turn(self.epoch, seat, args["empire"], self.places.get(seat, 0), 0, []))
            self.before = self.total[seat]
        elif event.id == "event-took-card" and event.seats:
            self.take(event.seats[0], args["card"])
        elif event.id == "event-played" and self.turns:
            self.turns[-1].played.append(args["card"])
        elif event.id == "event-order" and self.starting:
            self.order = [number(seat) for seat in args["seats"]]
        elif event.id == "event-wonder-row":
            self.offered += args["wonders"]
        elif event.id == "event-wonder":
            self.built.append(args["wonder"])
        elif event.id in ("event-row", "event-drew-cards"):
            self.offered += args["cards"]
        elif event.id == "event-built":
            self.built.append(args["card"])
        elif event.id == "event-defeated":
            self.fallen.append((self.epoch, args["titan"]))

    def count(self, who: str, total: int, clause: str) -> None:
        if not who.startswith("seat:"):
            self.rivals[who] = total
            return
        seat = number(who)
        self.sources[seat][clause] += total - self.total[seat]
        self.total[seat] = total

    def take(self, seat: int, card: str) -> None:
        if card.startswith("empire:"):
            self.places[seat] = len(self.places) + 1
        else:
            place = sum(1 for other in self.taken if other.epoch == self.epoch) + 1
            self.taken.append(Taken(self.epoch, seat, card, place))

    def begin_epoch(self, epoch: int) -> None:
        self.end_epoch()
        self.starting = False
        self.epoch = epoch
        self.places = {}

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


def seated(task: Task, seed: int) -> tuple[str, ...]:
    """The levels of the seats: where there are several, they move on by one seat from game to game."""
    return tuple([task.levels[(seat + seed) % len(task.levels)] for seat in range(task.seats)])


def listen(task: Task, seed: int) -> Story:
    """Play one game and note its story."""
    first = epochal.load(task.game).new(task.seats, task.options, epochal.Seeded(seed)).scores()
    levels = seated(task, seed)
    ear = Listener(first)
    result = play_out(task._replace(levels=levels), seed, ear.hear)
    ear.end_epoch()
    return Story(
        result,
        first,
        ear.turns,
        ear.taken,
        ear.totals,
        levels,
        ear.order,
        ear.rivals,
        ear.sources,
        ear.offered,
        ear.built,
        tuple(ear.fallen),
    )
