"""Components as data: TOML records, read and checked, with errors that say which file, which record and what to do."""

import hashlib
import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

from epochal.core.errors import BadInput

ORIGINS = ("rulebook", "record", "house")
LANGUAGES = ("en", "pt-BR")
Record = dict[str, Any]

_ID = re.compile(r"[a-z][a-z0-9_]*")


class Field:
    """What a key of a record must hold, and its value when the key is absent (``required`` if there is none)."""

    def __init__(
        self, type: type, default: Any = None, required: bool = True, of: type | None = None
    ) -> None:
        self.type = type
        self.default = default
        self.required = required
        self.of = of


def optional(type: type, default: Any, of: type | None = None) -> Field:
    """A key that may be left out."""
    return Field(type, default, False, of)


class ContentSet:
    """A folder of TOML files, by name; its digest tells two sets of the same name apart."""

    def __init__(self, name: str, folder: Traversable, files: tuple[str, ...]) -> None:
        self.name = name
        self.texts: dict[str, bytes] = {}
        for file in files:
            try:
                self.texts[file] = (folder / file).read_bytes()
            except (OSError, ValueError) as error:
                raise BadInput(
                    "error-content-file", set=name, file=file, what=type(error).__name__
                ) from error
        joined = b"\0".join(self.texts[file] for file in files)
        self.digest = hashlib.sha256(joined).hexdigest()[:12]

    def table(self, file: str) -> Record:
        """A whole file as one table."""
        try:
            return tomllib.loads(self.texts[file].decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadInput("error-content-toml", set=self.name, file=file, what=str(error)) from error

    def records(self, file: str, kind: str, fields: Mapping[str, Field]) -> list[Record]:
        """The records of one kind in a file, each with an id, a name in every language, an origin and the fields."""
        found = self.table(file).get(kind)
        if not isinstance(found, list) or not found:
            raise BadInput("error-content-none", set=self.name, file=file, kind=kind)
        every: dict[str, Field] = {
            "id": Field(str),
            "name": Field(dict, of=str),
            "origin": Field(str),
            "note": optional(str, ""),
        }
        every.update(fields)
        seen: set[str] = set()
        checked = []
        for number, record in enumerate(found, 1):
            if not isinstance(record, dict):
                raise self.wrong(file, kind, f"#{number}", "no-table")
            where = str(record.get("id", f"#{number}"))
            checked.append(self._checked(file, kind, where, record, every))
            if where in seen:
                raise self.wrong(file, kind, where, "twice")
            seen.add(where)
        return checked

    def _checked(
        self, file: str, kind: str, where: str, record: Record, fields: Mapping[str, Field]
    ) -> Record:
        for key in record:
            if key not in fields:
                raise self.wrong(file, kind, where, "unknown-key", key=key)
        result: Record = {}
        for key, field in fields.items():
            if key not in record:
                if field.required:
                    raise self.wrong(file, kind, where, "missing-key", key=key)
                result[key] = field.default
                continue
            value = record[key]
            fits = type(value) is field.type
            if fits and field.of is not None:
                inner = value.values() if isinstance(value, dict) else value
                fits = all(type(item) is field.of for item in inner)
            if not fits:
                raise self.wrong(file, kind, where, "wrong-type", key=key)
            result[key] = value
        if not _ID.fullmatch(result["id"]):
            raise self.wrong(file, kind, where, "bad-id")
        if result["origin"] not in ORIGINS:
            raise self.wrong(file, kind, where, "bad-origin")
        for language in LANGUAGES:
            if not result["name"].get(language, "").strip():
                raise self.wrong(file, kind, where, "no-name", key=language)
        return result

    def wrong(self, file: str, kind: str, where: str, what: str, key: str = "", other: str = "") -> BadInput:
        """The error for one wrong record; the sentence is ``error-content-<what>``."""
        return BadInput(
            f"error-content-{what}", set=self.name, file=file, kind=kind, where=where, key=key, other=other
        )
