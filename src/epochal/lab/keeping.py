"""A file that keeps the games of a study as they are finished, so that a study that was stopped can go on.

JSON lines: the first says what is played, each other one holds the number of a game and its result. A line that was still being
written when the study ended is dropped; a file of another study is refused.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from errno import ENOSPC
from io import FileIO
from os import strerror
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from epochal.core.errors import BadInput

T = TypeVar("T")

MARK = "epochal_study"
"""The first key of the first line, with the version of the format."""
FORMAT = 1


class Kept(Generic[T]):
    """The games of a study that are finished already, and the file that takes the others."""

    def __init__(self, path: Path, file: FileIO, games: dict[int, T]) -> None:
        self.path = path
        self.file = file
        self.games = games

    def add(self, games: Iterable[tuple[int, T]]) -> None:
        """Keep games that are finished now."""
        lines = b"".join(msgspec.json.encode(game) + b"\n" for game in games)
        with writing(self.path):
            if self.file.write(lines) < len(lines):
                raise OSError(ENOSPC, strerror(ENOSPC))


@contextmanager
def kept(path: Path, study: Mapping[str, Any], kind: type[T]) -> Iterator[Kept[T]]:
    """Open the file of a study, whose results are of a kind; it is made if it is not there."""
    header = {MARK: FORMAT, **json.loads(msgspec.json.encode(study))}
    first = json.dumps(header).encode()
    with writing(path):
        file = path.open("a+b", buffering=0)
    with file:
        with writing(path):
            file.seek(0)
            *lines, torn = file.read().split(b"\n")
            size = file.tell()
        if lines:
            _check(path, lines[0], header)
        elif not first.startswith(torn):
            raise BadInput("error-keep-foreign", file=str(path))
        games = _games(path, lines[1:], kind)
        with writing(path):
            file.truncate(size - len(torn))
            if not lines:
                file.write(first + b"\n")
        yield Kept(path, file, games)


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


def _games(path: Path, lines: list[bytes], kind: type[T]) -> dict[int, T]:
    decoder = msgspec.json.Decoder(tuple[int, kind])  # type: ignore[valid-type]
    games: dict[int, T] = {}
    for place, line in enumerate(lines, 2):
        try:
            number, result = decoder.decode(line)
        except msgspec.MsgspecError:
            raise BadInput("error-keep-line", file=str(path), line=place) from None
        games[number] = result
    return games
