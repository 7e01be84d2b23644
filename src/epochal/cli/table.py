"""The commands play and resume: a table is laid, played at, and saved."""

import hashlib
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text as Styled

from epochal.bots import RANDOM
from epochal.cli import files
from epochal.cli.interrupts import interruptible
from epochal.cli.options import (
    Content,
    File,
    GameName,
    Language,
    Level,
    Options,
    Seats,
    chosen,
    help_on,
    levels_for,
    loaded,
    written,
)
from epochal.cli.play import Quit, Table
from epochal.cli.voice import Voice, speaking
from epochal.core.chance import Committed
from epochal.core.errors import BadInput, EpochalError

Seed = Annotated[str | None, typer.Option("--seed", help=help_on("cli-help-play-seed"), show_default=False)]
Seat = Annotated[int, typer.Option("--seat", help=help_on("cli-help-seat"))]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help=help_on("cli-help-save"), show_default=False)
]


def play(
    game_name: GameName,
    seats: Seats = 4,
    seat: Seat = 1,
    level: Level = "steady",
    seed: Seed = None,
    content: Content = None,
    option: Options = None,
    save: Save = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as voice, interruptible():
        game = loaded(game_name, content)
        voice.speak(voice.language, game)
        options = chosen(game, option)
        key = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
        levels_for(seats - 1, level)  # refuses one that no bot would have
        table = Table(voice, game, Committed(key), seat - 1, level)
        table.begin(seats, options)
        if not 1 <= seat <= seats:
            raise BadInput("cli-seat", seat=seat, seats=seats)
        path = save or files.place_for(table.record)
        files.check_new(path, make_folder=save is None)
        welcome(voice, table)
        sit(voice, table, path)


def resume(file: File, lang: Language = None) -> None:
    with speaking(lang) as voice, interruptible():
        record, game = files.read(file)
        voice.speak(voice.language, game)
        try:
            state = record.verify(game)
        except EpochalError as error:
            raise files.inside(file, error) from error
        people = record.header.get("people")
        seats = [[seat] for seat in range(record.header["seats"])]
        if not state.to_act() or not record.proven() or people not in seats:
            raise BadInput("cli-cannot-resume", file=str(file))
        asked = len(record.setup) + sum(len(move.chance) for move in record.moves)
        level = str(record.header.get("level", RANDOM))
        table = Table(voice, game, Committed(bytes.fromhex(record.key), asked), people[0], level)
        table.resume(record)
        welcome(voice, table)
        sit(voice, table, file)


def welcome(voice: Voice, table: Table) -> None:
    """What the person should know before the first choice."""
    header = table.record.header
    voice.print("game-title", "bold underline")
    voice.out.print(
        voice.styled(voice.say("cli-welcome", you=f"seat:{table.seat}", others=header["seats"] - 1))
    )
    table.tell_bots()
    changed = [o.id for o in table.game.options if header["options"][o.id] != o.default]
    if changed:
        values = [f"{id}={written(header['options'][id])}" for id in changed]
        voice.print("cli-welcome-options", options=", ".join(values))
    commitment = voice.say("cli-commitment", commitment=header["commitment"])
    voice.out.print(Styled(commitment, style="dim"), soft_wrap=True)
    voice.print("cli-welcome-help")


class Kept:
    """The file of a game that is being played: as it goes on, and however it ends."""

    def __init__(self, voice: Voice, table: Table, path: Path) -> None:
        self.voice = voice
        self.table = table
        self.path = path
        self.failed = False

    def write(self) -> None:
        """Write the game, with the key by which it can go on."""
        self.table.record.key = self.table.chance.key.hex()
        files.write(self.path, self.table.record.dumps())

    def go_on(self) -> None:
        """Write the game, which can go on if that fails; once is enough to say so."""
        try:
            self.write()
        except BadInput as error:
            if not self.failed:
                self.voice.complain(self.voice.text.format(error.message))
            self.failed = True
        else:
            self.failed = False

    def leave(self) -> None:
        """Write the game before its end, and say where."""
        self.write()
        self.voice.out.print()
        left = "cli-saved" if self.table.record.scores else "cli-left"
        self.voice.out.print(self.voice.say(left, file=str(self.path)), soft_wrap=True, markup=False)


def sit(voice: Voice, table: Table, path: Path) -> None:
    """Play, and save the game however it ends."""
    kept = Kept(voice, table, path)
    try:
        table.play(kept.go_on)
    except (Quit, EOFError, KeyboardInterrupt):
        kept.leave()
        return
    except Exception:
        kept.leave()
        raise
    kept.write()
    voice.out.print(table.screen.final(table.state))
    table.tell_bots()
    for line in (voice.say("cli-key", key=table.record.key), voice.say("cli-saved", file=str(path))):
        voice.out.print(line, soft_wrap=True, markup=False)
