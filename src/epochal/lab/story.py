"""The story of a game, noted down while bots play it.

No game is known here. A game is heard as it tells its story, and these events are understood, in whichever game:

    event-order(seats)              the seats in turn order; told before the first choice, it is the order in which they start
    event-draw-order(seats)         the same, told in the first epoch
    event-epoch(epoch)              a new epoch
    event-round(round)              a new round, which is an epoch by another name
    event-turn(era)                 a turn of all players begins, in an era, which is an epoch by another name
    event-turn(seat, empire)        a turn of one player begins
    event-took-card(card)           whispered to a seat that took a card out of a set; ``empire:...`` is one set, all else another
    event-played(seat, card)        a card is played
    event-...-row, event-drew-cards things are laid out, as LAID_OUT has it
    event-wonder, event-built ...   a seat gets a thing, as GOT has it
    event-defeated(seat, titan)     a foe falls
    any event with seat and total   the seat now has so many points; who is no seat is a rival that the game itself guides
    with seat and points, no total  a part of what the seat's next total will bring, under a clause of its own
"""

from collections import Counter
from typing import Any, NamedTuple

import epochal
from epochal.bots import Bot, Sight
from epochal.core.actions import Vocabulary
from epochal.core.events import Event
from epochal.lab.simulate import Result, Task, play_out, players

FIRST_ORDER = {"event-order": 0, "event-draw-order": 1}
"""The events that tell the order in which the seats start, and the epoch in which they do."""

LAID_OUT = {
    "event-wonder-row": "wonders",
    "event-row": "cards",
    "event-military-row": "cards",
    "event-drew-cards": "cards",
}
"""The events that lay things out for all, or for one, and their argument that lists these."""

GOT = {
    "event-civilization": "civilization",
    "event-leader": "leader",
    "event-wonder": "wonder",
    "event-built": "card",
    "event-recruited": "card",
    "event-district": "district",
}
"""The events by which a seat gets a thing, and their argument that names it."""


class Turn(NamedTuple):
    """One turn: what its player gained in it, with which empire, chosen at which place (0: not chosen), and the cards played."""

    epoch: int
    seat: int
    empire: str
    place: int
    points: int
    played: list[str]


class Taken(NamedTuple):
    """A thing that a seat took, and at which place: of a draft, or of the standing when the epoch began."""

    epoch: int
    seat: int
    card: str
    place: int


class Gain(NamedTuple):
    """All the points that a seat gained in an epoch (0: before the first) under one clause."""

    epoch: int
    seat: int
    clause: str
    points: int


class Story(NamedTuple):
    """One game: how it ended and what happened in it, as plain data."""

    result: Result
    levels: tuple[str, ...]
    """The levels of the bots in the seats."""
    span: str
    """What the game calls its epochs: epoch, round or era."""
    first: list[int]
    """The points of the seats at the beginning."""
    totals: list[list[int]]
    """The points of the seats at the end of each epoch."""
    gains: list[Gain]
    order: list[int]
    """The seats in the order in which they start."""
    rivals: dict[str, int]
    """The points at the end of those who are no seats."""
    turns: list[Turn]
    taken: list[Taken]
    """The cards other than empires that were chosen in a draft."""
    offered: list[str]
    """The things laid out."""
    got: list[Taken]
    """What the seats got: laid out before, dealt to them or drawn."""
    fallen: list[tuple[int, str]]
    """The foes that fell, each with its epoch."""
    verbs: list[dict[str, int]]
    """By seat: how often it chose an action of each verb."""


class Listener:
    """Notes what a game tells."""

    def __init__(self, first: list[int]) -> None:
        self.total = first.copy()
        self.order = sorted(range(len(first)), key=lambda seat: first[seat])
        self.span = "epoch"
        self.rivals: dict[str, int] = {}
        self.gains: dict[tuple[int, int, str], int] = Counter()
        self.parts: list[list[tuple[str, int]]] = [[] for _ in first]
        self.offered: list[str] = []
        self.got: list[Taken] = []
        self.fallen: list[tuple[int, str]] = []
        self.epoch = 0
        self.turns: list[Turn] = []
        self.taken: list[Taken] = []
        self.totals: list[list[int]] = []
        self.places: dict[int, int] = {}
        self.standing = [1] * len(first)
        self.before = 0

    def hear(self, event: Event) -> None:
        args: dict[str, Any] = event.args
        if "seat" in args and "total" in args:
            self.count(args["seat"], args["total"], event.clause)
        elif "seat" in args and "points" in args and args["seat"].startswith("seat:"):
            self.parts[number(args["seat"])].append((event.clause, args["points"]))
        if event.id in LAID_OUT:
            self.offered += args[LAID_OUT[event.id]]
        elif event.id in GOT:
            seat = number(args["seat"])
            self.got.append(Taken(self.epoch, seat, args[GOT[event.id]], self.standing[seat]))
        elif event.id == "event-epoch":
            self.begin_epoch("epoch", args["epoch"])
        elif event.id == "event-round":
            self.begin_epoch("round", args["round"])
        elif event.id == "event-turn" and "era" in args:
            if args["era"] != self.epoch:
                self.begin_epoch("era", args["era"])
        elif event.id == "event-turn":
            self.end_turn()
            seat = number(args["seat"])
            self.turns.append(Turn(self.epoch, seat, args["empire"], self.places.get(seat, 0), 0, []))
            self.before = self.total[seat]
        elif event.id == "event-took-card" and event.seats:
            self.take(event.seats[0], args["card"])
        elif event.id == "event-played" and self.turns:
            self.turns[-1].played.append(args["card"])
        elif self.epoch == FIRST_ORDER.get(event.id):
            self.order = [number(seat) for seat in args["seats"]]
        elif event.id == "event-defeated":
            self.fallen.append((self.epoch, args["titan"]))

    def count(self, who: str, total: int, clause: str) -> None:
        if not who.startswith("seat:"):
            self.rivals[who] = total
            return
        seat = number(who)
        gain = total - self.total[seat]
        for source, points in reversed(self.parts[seat]):
            if not 0 < points <= gain:
                break
            self.gains[self.epoch, seat, source] += points
            gain -= points
        if gain:
            self.gains[self.epoch, seat, clause] += gain
        self.parts[seat] = []
        self.total[seat] = total

    def take(self, seat: int, card: str) -> None:
        if card.startswith("empire:"):
            self.places[seat] = len(self.places) + 1
        else:
            place = sum(1 for other in self.taken if other.epoch == self.epoch) + 1
            self.taken.append(Taken(self.epoch, seat, card, place))

    def begin_epoch(self, span: str, epoch: int) -> None:
        self.end_epoch()
        self.span = span
        self.epoch = epoch
        self.places = {}
        self.standing = [1 + sum(other > mine for other in self.total) for mine in self.total]

    def end_turn(self) -> None:
        """The turn that was heard last is over: what its player has gained since it began is what it brought."""
        if self.turns and self.turns[-1].epoch == self.epoch:
            last = self.turns[-1]
            self.turns[-1] = last._replace(points=self.total[last.seat] - self.before)

    def end_epoch(self) -> None:
        self.end_turn()
        if self.epoch:
            self.totals.append(self.total.copy())

    def end_game(self, scores: list[int]) -> None:
        """The last epoch is over too, and with the end come points that were secret until then."""
        self.end_turn()
        for seat, score in enumerate(scores):
            if score != self.total[seat]:
                self.count(f"seat:{seat}", score, "")
        self.totals.append(self.total.copy())


class Noted(Bot):
    """A bot whose actions are counted by their verbs."""

    def __init__(self, bot: Bot, words: Vocabulary) -> None:
        self.bot = bot
        self.words = words
        self.verbs: dict[str, int] = Counter()

    def choose(self, sight: Sight) -> int:
        action = self.bot.choose(sight)
        self.verbs[self.words[action].verb] += 1
        return action


def number(seat: str) -> int:
    return int(seat.removeprefix("seat:"))


def seated(task: Task, seed: int) -> tuple[str, ...]:
    """The levels of the seats: where there are several, they move on by one seat from game to game.

    Where they cannot all have equally many seats, some seats would always meet the same others: seats 0 and 3 of four each other's
    twin of three levels. There a game goes on one seat further whenever all have begun it.
    """
    levels = task.levels
    ahead = seed // len(levels) if task.seats % len(levels) else 0
    return tuple([levels[((seat + ahead) % task.seats + seed) % len(levels)] for seat in range(task.seats)])


def listen(task: Task, seed: int) -> Story:
    """Play one game and note its story."""
    game = task.load()
    first = game.new(task.seats, task.options, epochal.Seeded(seed)).scores()
    levels = seated(task, seed)
    ear = Listener(first)
    seats = task._replace(levels=levels)
    bots = [Noted(bot, game.actions) for bot in players(seats, seed)]
    result = play_out(seats, seed, ear.hear, bots)
    ear.end_game(result.scores)
    return Story(
        result=result,
        levels=levels,
        span=ear.span,
        first=first,
        totals=ear.totals,
        gains=[Gain(*key, points) for key, points in sorted(ear.gains.items())],
        order=ear.order,
        rivals=ear.rivals,
        turns=ear.turns,
        taken=ear.taken,
        offered=ear.offered,
        got=ear.got,
        fallen=ear.fallen,
        verbs=[dict(sorted(bot.verbs.items())) for bot in bots],
    )
