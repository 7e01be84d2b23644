"""Game files on disk: read with errors that say what to do, written whole or not at all."""

import errno
import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

import epochal
from epochal.core.errors import BadInput, EpochalError
from epochal.core.game import Game
from epochal.core.record import Record


def read(path: Path) -> tuple[Record, Game]:
    """A game file and its game."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise BadInput("cli-file-missing", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise BadInput("cli-file-unreadable", file=str(path), what=reason(error)) from None
    try:
        record = Record.loads(text)
        return record, epochal.load(record.header["game"], record.header["content"])
    except EpochalError as error:
        raise inside(path, error) from error


def inside(path: Path, error: EpochalError) -> BadInput:
    """The error, with the file it was found in."""
    return BadInput("cli-file-wrong", file=str(path), what=error.message)


def reason(error: Exception) -> str:
    """What the system says about an error, without the path that we name ourselves."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def place_for(record: Record) -> Path:
    """Where a game is saved when nobody says where."""
    name = f"{record.header['game']}-{datetime.now():%Y-%m-%d-%H%M}-{record.header['commitment'][:8]}.jsonl"
    return user_data_path("epochal") / "games" / name


def check_new(path: Path, make_folder: bool) -> None:
    """Refuse, before anything is played, a path where no new file can be written."""
    if os.path.lexists(path):
        raise BadInput("cli-save-exists", file=str(path))
    folder = path.absolute().parent
    while make_folder and not folder.exists():
        folder = folder.parent
    if not folder.is_dir():
        raise BadInput("cli-save-folder", file=str(path), folder=str(folder))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInput("cli-save-unwritable", file=str(path), what=os.strerror(errno.EACCES))


def write(path: Path, text: str) -> None:
    """Write a file in one step: it has the whole text, or it is as it was before."""
    half = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with half.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            half.replace(path)
        finally:
            half.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput("cli-save-unwritable", file=str(path), what=reason(error)) from None
