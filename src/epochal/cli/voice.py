"""What speaks to the person at the terminal: one language, the screen for answers, and stderr for everything else."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.text import Text as Styled

from epochal.core.errors import EpochalError
from epochal.core.events import Arg, Event, Message
from epochal.core.game import Game
from epochal.core.text import Text

ALSO = ("epochal.cli",)
SYMBOLS = "●■▲◆★✚"
COLOURS = ("cyan", "yellow", "magenta", "green", "red", "bright_blue")
BAD_INPUT = 2


def environment_language() -> str:
    """The language of the environment: Portuguese if it says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "pt-BR" if value.lower().startswith("pt") else "en"
    return "en"


class Voice:
    """Says messages in one language. Seats have a colour and a shape, so that either is enough to tell them apart."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        for stream in (sys.stdout, sys.stderr):
            if reconfigure := getattr(stream, "reconfigure", None):
                reconfigure(errors="replace")
        self.out = Console(highlight=False)
        self.err = Console(stderr=True, highlight=False)
        self.speak(language, game)

    def speak(self, language: str, game: Game | None = None) -> None:
        """Change the language, or take up the words of a game."""
        self.language = language
        self.game = game
        plain = Text(language, game, also=ALSO)
        seats = game.seats[-1] if game else 0
        self.names = [f"{SYMBOLS[seat % 6]} {plain.name(f'seat:{seat}')}" for seat in range(seats)]
        self.text = Text(language, game, self.names, ALSO)

    def say(self, id: str, **args: Arg) -> str:
        """The sentence of a message id."""
        return self.text.say(id, **args)

    def styled(self, sentence: str, style: str = "") -> Styled:
        """A sentence with the names of seats in their colours."""
        line = Styled(sentence, style=style)
        for seat, name in enumerate(self.names):
            line.highlight_words([name], style=f"bold {colour(seat)}")
        return line

    def sentence(self, message: Message | Event, style: str = "") -> Styled:
        """A message in words, with the names of seats in their colours."""
        return self.styled(self.text.format(message), style)

    def name(self, seat: int) -> Styled:
        """The name of a seat in its colour, after its shape."""
        return Styled(self.names[seat], style=f"bold {colour(seat)}")

    def print(self, id: str, style: str = "", **args: Arg) -> None:
        """Say a message on the screen."""
        self.out.print(self.styled(self.say(id, **args), style))

    def complain(self, what: str) -> None:
        """Say on stderr what is wrong."""
        self.err.print(Styled(self.say("cli-error", what=what), style="bold red"), soft_wrap=True)


def colour(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


@contextmanager
def speaking(language: str | None) -> Iterator[Voice]:
    """A voice for one command. An error that a person can do something about is said, and ends the command."""
    voice = Voice(environment_language())
    try:
        voice.speak(language or voice.language)
        yield voice
    except EpochalError as error:
        voice.complain(voice.text.format(error.message))
        raise typer.Exit(BAD_INPUT) from None
