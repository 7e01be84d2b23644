"""A file that keeps the games of a study as they are finished, so that a study that was stopped can go on.

JSON lines: the first says what is played, each other one holds the number of a game and its result. A line that was still being
written when the study ended is dropped; a file of another study is refused, and so is one that another study is writing to. Where
each game stands in the file is remembered, not the game: there may be millions.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from errno import ENOSPC
from io import FileIO
from os import SEEK_END, strerror
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

from epochal.core.errors import BadInput

T = TypeVar("T")

MARK = "epochal_study"
"""The first key of the first line, with the version of the format."""
FORMAT = 1
LONGEST = 1 << 20
"""More bytes than any first line has: a file of something else may have no second one."""


class Kept(Generic[T]):
    """The games of a study that are finished already, by the places of their lines, and the file that takes the others."""

    def __init__(
        self,
        path: Path,
        file: FileIO,
        lines: BinaryIO,
        places: dict[int, int],
        decoder: "msgspec.json.Decoder[tuple[int, T]]",
    ) -> None:
        self.path = path
        self.file = file
        self.lines = lines
        self.places = places
        self.decoder = decoder

    def game(self, number: int) -> T:
        """A game that was finished before."""
        self.lines.seek(self.places[number])
        return self.decoder.decode(self.lines.readline())[1]

    def add(self, games: Iterable[tuple[int, T]]) -> None:
        """Keep games that are finished now."""
        lines = b"".join(msgspec.json.encode(game) + b"\n" for game in games)
        with writing(self.path):
            append(self.file, lines)


def append(file: FileIO, lines: bytes) -> None:
    """Write lines at the end of a file. If there is room for some only, they are those that are whole, so that others can follow."""
    end = file.seek(0, SEEK_END)
    written = file.write(lines)
    if written < len(lines):
        file.truncate(end + lines.rfind(b"\n", 0, written) + 1)
        raise OSError(ENOSPC, strerror(ENOSPC))


@contextmanager
def kept(path: Path, study: Mapping[str, Any], kind: type[T]) -> Iterator[Kept[T]]:
    """Open the file of a study, whose results are of a kind; it is made if it is not there."""
    header = {MARK: FORMAT, **json.loads(msgspec.json.encode(study))}
    first = json.dumps(header).encode()
    decoder = msgspec.json.Decoder(tuple[int, kind])  # type: ignore[valid-type]
    regular(path)
    with writing(path):
        file = path.open("a+b", buffering=0)
        lines = path.open("rb")
    with file, lines:
        claim(path, file)
        with writing(path):
            found = lines.readline(LONGEST)
        begun = found.endswith(b"\n")
        if begun:
            _check(path, found, header)
        elif not first.startswith(found):
            raise BadInput("error-keep-foreign", file=str(path))
        places: dict[int, int] = {}
        end = len(found) if begun else 0
        for place, line in enumerate(lines, 2):
            if line.endswith(b"\n"):
                places[_number(path, place, line, decoder)] = end
                end += len(line)
        with writing(path):
            file.truncate(end)
            if not begun:
                append(file, first + b"\n")
        yield Kept(path, file, lines, places, decoder)


def claim(path: Path, file: FileIO) -> None:
    """Have the file for oneself as long as it is open, where the system knows how."""
    if sys.platform == "win32":
        return
    from fcntl import LOCK_EX, LOCK_NB, flock

    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise BadInput("error-keep-busy", file=str(path)) from None
    except OSError:
        return  # Some network file systems cannot.


def regular(path: Path) -> None:
    """Refuse devices and pipes: some of them never end, and some keep whoever opens them waiting."""
    with writing(path):
        if path.exists() and not path.is_file() and not path.is_dir():
            raise BadInput("error-no-file", file=str(path))


def check_writable(path: Path) -> None:
    """Refuse what cannot be written later; nothing is left of the try."""
    regular(path)
    with writing(path):
        file = path.resolve()  # what a link leads to, for the link stays
        there = file.exists()
        file.open("ab").close()
        if not there:
            file.unlink()


def check_apart(paths: Iterable[Path]) -> None:
    """Refuse what would be written twice."""
    seen = set()
    for path in paths:
        if path.resolve() in seen:
            raise BadInput("error-written-twice", file=str(path))
        seen.add(path.resolve())


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whoever cannot open or write a file within this is told which one, and why."""
    try:
        yield
    except OSError as error:
        raise BadInput("error-unwritable", file=str(path), what=error.strerror or str(error)) from error


def _check(path: Path, line: bytes, header: dict[str, Any]) -> None:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or MARK not in found:
        raise BadInput("error-keep-foreign", file=str(path))
    keys = [key for key in {**header, **found} if found.get(key) != header.get(key)]
    if keys:
        there, here = (
            ", ".join(f"{key} {json.dumps(of.get(key))}" for key in keys) for of in (found, header)
        )
        raise BadInput("error-keep-other", file=str(path), there=there, here=here)


def _number(path: Path, place: int, line: bytes, decoder: "msgspec.json.Decoder[tuple[int, T]]") -> int:
    try:
        return decoder.decode(line)[0]
    except msgspec.MsgspecError:
        raise BadInput("error-keep-line", file=str(path), line=place) from None
