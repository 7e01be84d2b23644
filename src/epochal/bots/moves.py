"""The latest moves of bots that can be explained: a choice, and those it led its seat to (whom to send, what to pay with)."""

from collections import deque
from typing import Final, NamedTuple

from epochal.bots.thinking import mind_of
from epochal.core.events import Event, names
from epochal.core.kernel import State
from epochal.core.mind import Mind

KEPT: Final = 8
"""So many moves of a seat are kept, since not every one has reasons that people know."""

DONE: Final = "done"
"""To choose nothing more: of that nobody is told, all see that others are asked."""


class Answer(NamedTuple):
    """What a seat chose at a question: the name of its step, and the action."""

    question: str
    verb: str
    noun: str


class Move:
    """A choice of a seat, the state that it was made in, where the log was after it, and the answers that belong to it."""

    def __init__(self, before: State, seat: int, action: int, position: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.position = position
        self.after: list[Answer] = []
        self.end = position
        """Where the log is after the last of them."""
        self.untold: set[str] = set()
        """What was chosen and nobody has been told of yet: the thing or, if there is none, the verb."""
        self.is_secret = False
        """Whether something of it was told to single seats."""


def is_still_to_come(before: State, state: State) -> bool:
    """Whether nothing of what was to come after a question has begun, and something is asked before it does."""
    to_come = before.agenda[:-1]
    return len(state.agenda) > len(to_come) and state.agenda[: len(to_come)] == to_come


def goes_on(mind: Mind, before: State, state: State, seat: int) -> bool:
    """Whether a seat is still asked what its choice makes it choose besides: what was to come after the choice has not begun.

    It is over, too, when others are asked, the seat is asked the same again, or another turn has begun.
    """
    return (
        state.to_act() == (seat,)
        and is_still_to_come(before, state)
        and state.agenda[-1][0] is not before.agenda[-1][0]
        and not mind.begins(state)
        and mind.stretch(state, False) == mind.stretch(before, False)
    )


class Moves:
    """The moves of all seats at a table, as they are made."""

    def __init__(self) -> None:
        self.of: dict[int, deque[Move]] = {}
        self.last: Move | None = None
        self.chosen = ""
        """What was chosen last."""

    def add(self, state: State, seat: int, action: int, position: int) -> None:
        """A seat that is asked alone chooses in a state, which stays as it is; the log is at ``position`` then."""
        move = self.last if self.is_part_of_last(state, seat, position) else None
        if move is None:
            move = self.last = Move(state, seat, action, position)
        else:
            move.end = position
            move.after.append(Answer(state.agenda[-1][0].name, *state.game.actions[action]))
        self.chosen = state.game.actions.ref(action) or state.game.actions[action].verb
        if self.chosen != DONE:
            move.untold.add(self.chosen)
        kept = self.of.setdefault(seat, deque(maxlen=KEPT))
        if move not in kept:
            kept.append(move)

    def is_part_of_last(self, state: State, seat: int, position: int) -> bool:
        move = self.last
        if move is None or move.seat != seat or move.end + 1 != position:
            return False
        return goes_on(mind_of(state.game.id), move.before, state, seat)

    def hear(self, event: Event) -> None:
        """Something has come of the last choice. A move that tells something to single seats is not explained."""
        move = self.last
        if move is None:
            return
        if event.seats is not None:
            kept = self.of.get(move.seat)
            if kept is not None and move in kept:
                kept.remove(move)
            move.is_secret = True
            self.last = None
            return
        known = {thing for thing in move.untold if names(event, thing)}
        if ":" not in self.chosen:
            known.add(self.chosen)
        move.untold -= known

    def seats(self) -> list[int]:
        """Whose moves can be explained."""
        return [seat for seat in sorted(self.of) if self.told(seat)]

    def told(self, seat: int) -> list[Move]:
        """The moves of a seat that everybody knows, the latest first."""
        return [move for move in reversed(self.of.get(seat, ())) if not move.untold]

    def take(self, seat: int) -> list[Move]:
        """The same; those that have been taken are not there any more."""
        found = self.told(seat)
        left = [move for move in self.of.pop(seat, ()) if move is self.last and move.untold]
        if left:
            self.of[seat] = deque(left, maxlen=KEPT)
        return found
