"""The words of the command line, and what people write after them."""

from pathlib import Path
from typing import Annotated, Any

import typer

import epochal
from epochal.cli.voice import ALSO, environment_language
from epochal.core.errors import BadInput
from epochal.core.game import Game
from epochal.core.text import LANGUAGES, Text

ON = ("true", "yes", "on", "1", "sim")
OFF = ("false", "no", "off", "0", "não", "nao")

_say = Text(environment_language(), also=ALSO).say


def help_on(id: str) -> str:
    """A text for --help, in the language of the environment."""
    return _say(id, languages=", ".join(LANGUAGES))


GameName = Annotated[str, typer.Argument(metavar="GAME", help=help_on("cli-help-game"), show_default=False)]
File = Annotated[Path, typer.Argument(metavar="FILE", help=help_on("cli-help-file"), show_default=False)]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="LANGUAGE", help=help_on("cli-help-lang"), show_default=False)
]
Seats = Annotated[int, typer.Option("--seats", help=help_on("cli-help-seats"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help=help_on("cli-help-option"), show_default=False),
]
Content = Annotated[
    Path | None,
    typer.Option("--content", metavar="FOLDER", help=help_on("cli-help-content"), show_default=False),
]
Level = Annotated[str, typer.Option("--level", help=help_on("cli-help-level"))]
Json = Annotated[bool, typer.Option("--json", help=help_on("cli-help-json"))]


def loaded(game: str, content: Path | None) -> Game:
    """A game, with the content of a folder if one is named."""
    return epochal.load(game) if content is None else epochal.load(game, str(content.resolve()))


def levels_in(given: str) -> tuple[str, ...]:
    """The levels named, with commas between them."""
    return tuple(level.strip() for level in given.split(","))


def levels_for(bots: int, given: str) -> tuple[str, ...]:
    """The levels named. Bots have them in turn, and no level is without a bot."""
    levels = levels_in(given)
    if len(levels) > max(1, bots):
        raise BadInput("cli-levels", levels=len(levels), bots=bots)
    return levels


def chosen(game: Game, given: list[str] | None) -> dict[str, Any]:
    """The options of a game as given on the command line."""
    values: dict[str, Any] = {}
    kinds = {option.id: option.values for option in game.options}
    for each in given or []:
        name, equals, value = (part.strip() for part in each.partition("="))
        if not (name and equals and value):
            known = ", ".join(f"{option.id}={written(option.default)}" for option in game.options)
            raise BadInput("cli-option-form", given=each, known=known or "-")
        values[name] = _value(value, kinds.get(name, ()))
    return game.chosen(values)


def _value(written: str, allowed: tuple[bool | int | str, ...]) -> bool | int | str:
    for value in allowed:
        if isinstance(value, bool):
            if written.lower() in (ON if value else OFF):
                return value
        elif str(value) == written:
            return value
    return written


def written(value: bool | int | str) -> str:
    """A value as one writes it on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
