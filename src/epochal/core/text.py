"""Messages in words: the Fluent files of the kernel and of a game, in one language."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from epochal.core.errors import BadInput
from epochal.core.events import Arg, Event, Message
from epochal.core.game import Game

LANGUAGES = ("en", "pt-BR")


@cache
def _bundle(language: str, package: str, also: tuple[str, ...]) -> Any:
    if language not in LANGUAGES:
        raise BadInput("error-language", language=language, known=", ".join(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    folders = [files("epochal.core") / "messages"]
    folders += [files(name) / "text" for name in ((package, *also) if package else also)]
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


class Text:
    """Says messages in one language: those of the kernel, of a game, and of the packages named in ``also``.

    >>> Text("en").say("prompt-wait", seats=["seat:1"])
    'Waiting for Player 2.'
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        seats: Sequence[str] = (),
        also: tuple[str, ...] = (),
    ) -> None:
        self.language = language
        self.game = game
        self.seats = seats
        self.bundle = _bundle(language, game.package() if game else "", also)

    def say(self, id: str, **args: Arg) -> str:
        """The sentence of a message id with its arguments."""
        return self.format(Message(id, args))

    def format(self, message: Message | Event) -> str:
        """The sentence of a message or an event."""
        return self._pattern(message.id, {key: self._arg(arg) for key, arg in message.args.items()})

    def action(self, number: int) -> str:
        """What choosing an action means, as a player would read it on a button."""
        assert self.game is not None
        action = self.game.actions[number]
        ref = self.game.actions.ref(number)
        return self._pattern(f"action-{action.verb}", {"noun": self.name(ref) if ref else ""})

    def name(self, ref: str) -> str:
        """The name of a thing, given as ``kind:id``."""
        kind, _, id = ref.partition(":")
        if kind == "seat":
            number = int(id)
            if number < len(self.seats):
                return self.seats[number]
            return self._pattern("seat-name", {"number": number + 1})
        if kind == "verb":
            return self._pattern(f"verb-{id}", {})
        name = self.game.name(ref, self.language) if self.game else None
        return name if name is not None else ref

    def _pattern(self, id: str, args: dict[str, int | str]) -> str:
        if not self.bundle.has_message(id):
            return f"{id} {args}" if args else id
        text, _ = self.bundle.format_pattern(self.bundle.get_message(id).value, args)
        return str(text)

    def _arg(self, arg: Arg) -> int | str:
        if isinstance(arg, Message):
            return self.format(arg)
        if isinstance(arg, list):
            return self._list([str(self._arg(item)) for item in arg])
        if isinstance(arg, str) and _is_ref(arg):
            return self.name(arg)
        return arg

    def _list(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._pattern("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})


def _is_ref(text: str) -> bool:
    kind, colon, id = text.partition(":")
    return bool(colon) and kind.islower() and all(part.replace("_", "").isalnum() for part in (kind, id))
