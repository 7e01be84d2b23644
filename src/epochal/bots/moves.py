"""The latest moves of bots that can be explained: a choice, and those it led its seat to (whom to send, what to pay with)."""

from collections import deque
from typing import Final, NamedTuple

from epochal.bots.thinking import mind_of
from epochal.core.kernel import State
from epochal.core.mind import Mind

KEPT: Final = 8
"""So many moves of a seat are kept, since not every one has reasons that people know."""


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

    def add(self, state: State, seat: int, action: int, position: int) -> None:
        """A seat that is asked alone chooses in a state, which stays as it is; the log is at ``position`` then."""
        move = self.last if self.is_part_of_last(state, seat, position) else None
        if move is None:
            move = self.last = Move(state, seat, action, position)
        else:
            move.end = position
            move.after.append(Answer(state.agenda[-1][0].name, *state.game.actions[action]))
        kept = self.of.setdefault(seat, deque(maxlen=KEPT))
        if move not in kept:
            kept.append(move)

    def is_part_of_last(self, state: State, seat: int, position: int) -> bool:
        move = self.last
        if move is None or move.seat != seat or move.end + 1 != position:
            return False
        return goes_on(mind_of(state.game.id), move.before, state, seat)

    def drop(self) -> None:
        """The last move has told something to single seats: it is not explained."""
        if self.last is not None:
            kept = self.of[self.last.seat]
            if self.last in kept:
                kept.remove(self.last)
            self.last = None

    def take(self, seat: int) -> list[Move]:
        """The moves of a seat that have not been taken yet, the latest first."""
        return list(reversed(self.of.pop(seat, ())))
