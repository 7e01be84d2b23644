"""The content of a game, copied for somebody who makes one's own of it."""

from importlib.resources import files
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

import epochal
from epochal.cli.options import GameName, Language, help_on
from epochal.cli.voice import speaking
from epochal.core.errors import BadInput
from epochal.lab.keeping import writing

Folder = Annotated[
    Path, typer.Argument(metavar="FOLDER", help=help_on("cli-help-folder"), show_default=False)
]


def copy_content(game_name: GameName, folder: Folder, lang: Language = None) -> None:
    """Copy the content of a game into a new folder."""
    with speaking(lang) as voice:
        game = epochal.load(game_name)
        if folder.exists():
            raise BadInput("cli-folder-there", folder=str(folder))
        with writing(folder):
            folder.mkdir(parents=True)
        for file in files(game.package()).joinpath("content").iterdir():
            path = folder / file.name
            with writing(path):
                path.write_bytes(file.read_bytes())
        voice.out.print(
            voice.say("cli-content-copied", folder=quote(str(folder)), game=game.id), soft_wrap=True
        )
