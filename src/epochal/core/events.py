"""What is said to people: messages, and the events that tell the story of a game.

Nothing here is English. A message is an id with arguments; the words stand in the Fluent files of the game.
An argument is a number or the name of a thing, written ``kind:id`` (``land:levant``, ``seat:2``), or a list of
such names, or another message; whoever shows the message knows the language and the names.
"""

from collections.abc import Callable
from typing import NamedTuple, Union

Arg = Union[int, str, list[str], list[int], "Message"]


class Message(NamedTuple):
    """A sentence to be said: its id in the Fluent files, its arguments, and the clause behind it (or "")."""

    id: str
    args: dict[str, Arg]
    clause: str = ""


class Event(NamedTuple):
    """Something that happened. ``seats`` are those who may know of it; None means everybody."""

    id: str
    args: dict[str, Arg]
    clause: str = ""
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may see the event."""
        return self.seats is None or seat in self.seats


def names(message: Message | Event, ref: str) -> bool:
    """Whether a message speaks of a thing."""
    for arg in message.args.values():
        if isinstance(arg, Message):
            if names(arg, ref):
                return True
        elif arg == ref or (isinstance(arg, list) and ref in arg):
            return True
    return False


Tell = Callable[[Event], None]
