"""Errors that explain themselves: what was wrong, where, and what to do."""

from typing import TYPE_CHECKING

from epochal.core.events import Arg, Message

if TYPE_CHECKING:
    from epochal.core.game import Game


class EpochalError(Exception):
    """Any error that a person can do something about. ``message`` can be shown in any language; str() is English."""

    def __init__(self, message: Message, game: "Game | None" = None) -> None:
        super().__init__(message)
        self.message = message
        self.game = game

    def __str__(self) -> str:
        from epochal.core.text import Text

        return Text("en", self.game).format(self.message)


class BadInput(EpochalError):
    """Something given from outside (a name, a file, an option, content) cannot be used."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(id, args))


class Refused(EpochalError):
    """An action that is not allowed now. Nothing has changed. ``message.clause`` is the rule behind it."""

    def __str__(self) -> str:
        rule = f" (rule: {self.message.clause})" if self.message.clause else ""
        return f"{super().__str__()}{rule}"


class Broken(EpochalError):
    """An invariant does not hold: the state is not one that play can reach. Raised by ``State.check``."""

    def __init__(self, what: str) -> None:
        super().__init__(Message("error-broken", {"what": what}))
