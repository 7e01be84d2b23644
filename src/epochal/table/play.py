"""A game as a table plays it: a state folded from the rows of a log, one row a choice or the taking back of one."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from epochal.core.actions import Action
from epochal.core.chance import Chance, Outcome, Recorded, Recording
from epochal.core.errors import BadInput, Refused
from epochal.core.events import Event, Message, Tell
from epochal.core.game import Game
from epochal.core.kernel import State

ACT: Final = "act"
UNDO: Final = "undo"


class Row(NamedTuple):
    """One row of the log. ``position`` is the number of rows up to and with this one."""

    position: int
    kind: str
    seat: int
    verb: str
    noun: str
    chance: list[Outcome]


class Step(NamedTuple):
    """What a row leads to: the state after it, what was told, and the state to go back to if it can be taken back."""

    row: Row
    state: State
    events: list[Event]
    back: State | None


class Made(NamedTuple):
    """A choice that was made: the state before it, the action, and the position after it."""

    state: State
    action: int
    position: int


class Play:
    """The state of a game after some rows. ``asked`` counts how often chance has answered, ``back`` what can be taken back."""

    def __init__(self, game: Game, state: State, position: int, asked: int) -> None:
        self.game = game
        self.state = state
        self.position = position
        self.asked = asked
        self.back: list[tuple[int, State]] = []

    @staticmethod
    def begin(
        game: Game, seats: int, options: dict[str, Any], setup: list[Outcome], tell: Tell | None = None
    ) -> "Play":
        """A game set up as it was set up before."""
        chance = Recorded(setup)
        state = game.new(seats, options, chance, tell)
        if not chance.finished():
            raise BadInput("error-outcome-unused", line=2)
        return Play(game, state, 0, len(setup))

    def copy(self) -> "Play":
        """An independent copy, which cannot take back what was done before."""
        return Play(self.game, self.state.clone(), self.position, self.asked)

    # A row is first tried, then committed by whoever keeps the log, and only then taken over.

    def act(self, seat: int, action: int, chance: Callable[[int], Chance]) -> Step:
        """What an action leads to; ``chance`` is made for the number of answers given so far. Refused if it is not legal."""
        after = self.state.clone()
        recording = Recording(chance(self.asked))
        events: list[Event] = []
        after.apply(seat, action, recording, events.append)
        verb, noun = self.game.actions[action]
        row = Row(self.position + 1, ACT, seat, verb, noun, recording.take())
        secret = any(event.seats is not None for event in events)
        free = not row.chance and not secret and after.to_act() == (seat,)
        return Step(row, after, events, self.state if free else None)

    def undo(self, seat: int) -> Step:
        """What taking back the last choice leads to. Refused if that is no longer possible."""
        if not self.can_undo(seat):
            raise Refused(Message("refused-undo", {}), self.game)
        row = Row(self.position + 1, UNDO, seat, "", "", [])
        return Step(row, self.back[-1][1], [Event("event-undone", {"seat": f"seat:{seat}"})], None)

    def can_undo(self, seat: int | None) -> bool:
        """Whether the last choice was this seat's, and nothing was rolled, revealed or passed on by it."""
        return bool(self.back) and self.back[-1][0] == seat

    def take(self, step: Step) -> None:
        """Go on to the state after a step."""
        if step.row.kind == UNDO:
            self.back.pop()
        elif step.back is not None:
            self.back.append((step.row.seat, step.back))
        else:
            self.back.clear()
        self.state = step.state
        self.position = step.row.position
        self.asked += len(step.row.chance)

    def fold(self, row: Row) -> Step:
        """Go on by a row of the log."""
        if row.position != self.position + 1:
            raise BadInput("error-log-gap", position=self.position + 1, found=row.position)
        if row.kind == UNDO:
            step = self.undo(row.seat)
        else:
            chance = Recorded(row.chance)
            step = self.act(row.seat, self.game.actions.index(row.verb, row.noun), lambda _: chance)
            if not chance.finished():
                raise BadInput("error-outcome-unused", line=row.position + 2)
        self.take(step)
        return step


def choices(rows: Iterable[Row]) -> list[Row]:
    """The rows that count: without those taken back, and the taking back."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == UNDO:
            kept.pop()
        else:
            kept.append(row)
    return kept


def action_of(row: Row) -> Action:
    """The choice of a row."""
    return Action(row.verb, row.noun)
