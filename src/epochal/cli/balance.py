"""The balance of a game: many games of bots, told as a page with charts, and as rows and figures for other tools."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from epochal.cli.interrupts import stoppable
from epochal.cli.lab import Games, Jobs, Keep, Ray, Seed, conclude, follow, writable
from epochal.cli.options import (
    Content,
    GameName,
    Language,
    Options,
    Seats,
    chosen,
    help_on,
    levels_in,
    loaded,
)
from epochal.cli.voice import Voice, speaking
from epochal.lab.balance import Study
from epochal.lab.keeping import writing
from epochal.lab.page import page
from epochal.lab.report import document, markdown
from epochal.lab.simulate import Task, play_many
from epochal.lab.story import listen

if TYPE_CHECKING:
    from epochal.lab.rows import Rows

BalanceLevel = Annotated[str, typer.Option("--level", help=help_on("cli-help-balance-level"))]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help=help_on("cli-help-out"), show_default=False)
]
RowsFolder = Annotated[
    Path | None, typer.Option("--rows", metavar="FOLDER", help=help_on("cli-help-rows"), show_default=False)
]
Markdown = Annotated[
    Path | None,
    typer.Option("--markdown", metavar="FILE", help=help_on("cli-help-markdown"), show_default=False),
]
Figures = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help=help_on("cli-help-figures"), show_default=False)
]


def run_balance(
    game_name: GameName,
    games: Games = 1000,
    seats: Seats = 4,
    level: BalanceLevel = "steady",
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = None,
    keep: Keep = None,
    out: Out = None,
    rows: RowsFolder = None,
    as_markdown: Markdown = None,
    as_json: Figures = None,
    content: Content = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as voice, stoppable() as stop:
        game = loaded(game_name, content)
        voice.speak(voice.language, game)
        task = Task(game.id, seats, chosen(game, option), levels_in(level), content=game.content)
        out = out or Path(f"balance-{game.id}.html")
        before: set[int] = set()
        played = play_many(listen, task, games, seed, jobs, ray=ray, keep=keep, found=before.update)
        files = [path for path in (out, as_markdown, as_json) if path is not None]
        writable(files, keep, [] if rows is None else files_in(rows))
        study = Study(task, seed)
        with nullcontext() if rows is None else rows_in(rows, study) as table:
            for story in follow(voice, stop, played, games, quiet=False):
                study.add(story)
                if table is not None:
                    table.add(story)
        found = study.figures()
        told = document(found, voice.language)
        write(voice, out, page(told))
        if as_markdown is not None:
            write(voice, as_markdown, markdown(told))
        if as_json is not None:
            write(voice, as_json, json.dumps(found, indent=1) + "\n")
        if rows is not None:
            voice.out.print(voice.say("cli-balance-rows", folder=str(rows)), soft_wrap=True)
        conclude(voice, keep, before, study.games, games)


def files_in(folder: Path) -> list[Path]:
    from epochal.lab.rows import files  # comes with an extra

    return files(folder)


def rows_in(folder: Path, study: Study) -> "Rows":
    from epochal.lab.rows import Rows

    return Rows(folder, study.what())


def write(voice: Voice, file: Path, text: str) -> None:
    with writing(file):
        file.write_text(text, "utf-8")
    voice.out.print(voice.say("cli-balance-written", file=str(file)), soft_wrap=True)
