"""What can go wrong at a table, by kind. Each says itself in the person's language."""

from epochal.core.errors import EpochalError
from epochal.core.events import Arg, Message


class _Told(EpochalError):
    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(id, args))


class Missing(_Told):
    """There is no such thing."""


class Denied(_Told):
    """This person may not do that."""


class Conflict(_Told):
    """It cannot be done as the table stands."""


class Stale(Conflict):
    """The submission answers a position that the table has left."""

    def __init__(self, position: int, now: int) -> None:
        super().__init__("table-stale", position=position, now=now)
