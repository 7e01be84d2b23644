"""The stories of a study as rows, for other tools: one Parquet file for each kind of row that there is, written batch by batch.

``KINDS`` says what the columns are; the same words stand in the files, as the ``description`` of each column.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from epochal.lab.counting import Found
from epochal.lab.extra import extra
from epochal.lab.keeping import writing
from epochal.lab.story import Story

with extra("lab"):
    import pyarrow as pa  # type: ignore[import-untyped]
    from pyarrow import parquet

BATCH = 1 << 15
"""How many rows are gathered before they are written."""

WHOLE, WORD = pa.int32(), pa.string()


class Column(NamedTuple):
    name: str
    type: Any
    description: str


SEED = Column("seed", pa.int64(), "the seed of the game, which plays it again")
SEAT = Column("seat", WHOLE, "the seat, from 0 on")
EPOCH = Column("epoch", WHOLE, "the epoch, round or era, from 1 on; 0 is before the first")

KINDS: dict[str, list[Column]] = {
    "games": [
        SEED,
        Column("actions", WHOLE, "how many choices were made"),
        Column("levels", pa.list_(WORD), "the level or style of the bot in each seat"),
        Column("order", pa.list_(WHOLE), "the seats in the order in which they start"),
        Column("first", pa.list_(WHOLE), "the points of each seat at the beginning"),
        Column("scores", pa.list_(WHOLE), "the points of each seat at the end"),
        Column("winners", pa.list_(WHOLE), "the seats that win"),
        Column("rivals", pa.map_(WORD, WHOLE), "the points at the end of those whom the game itself guides"),
    ],
    "totals": [SEED, EPOCH, SEAT, Column("points", WHOLE, "what the seat has at the end of the epoch")],
    "sources": [
        SEED,
        EPOCH,
        SEAT,
        Column("clause", WORD, "the clause of the rules that gives the points"),
        Column("points", WHOLE, "what the seat gains under it in the epoch"),
    ],
    "turns": [
        SEED,
        EPOCH,
        SEAT,
        Column("empire", WORD, "the empire of the turn"),
        Column("place", WHOLE, "at which place the empire was chosen; 0 if it was not"),
        Column("points", WHOLE, "what the turn brings"),
        Column("played", pa.list_(WORD), "the cards that are played in it"),
    ],
    "drafted": [
        SEED,
        EPOCH,
        SEAT,
        Column("card", WORD, "the card, other than an empire, that the seat chooses"),
        Column("place", WHOLE, "at which place it is chosen"),
    ],
    "got": [
        SEED,
        EPOCH,
        SEAT,
        Column("card", WORD, "the thing that the seat gets"),
        Column("place", WHOLE, "the place of the seat in the standing when the epoch began"),
    ],
    "offered": [SEED, Column("card", WORD, "a thing that is laid out, once for each time")],
    "fallen": [SEED, EPOCH, Column("foe", WORD, "a foe that falls")],
    "actions": [
        SEED,
        SEAT,
        Column("verb", WORD, "the verb of an action"),
        Column("times", WHOLE, "how often the seat takes such an action"),
    ],
}


def rows(story: Story) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """All the rows of a story, each with its kind and without the seed, which stands first in all of them."""
    result = story.result
    rivals = list(story.rivals.items())
    yield (
        "games",
        (result.actions, story.levels, story.order, story.first, result.scores, result.winners, rivals),
    )
    for epoch, totals in enumerate(story.totals, 1):
        for seat, points in enumerate(totals):
            yield "totals", (epoch, seat, points)
    for gain in story.gains:
        yield "sources", (gain.epoch, gain.seat, gain.clause, gain.points)
    for turn in story.turns:
        yield "turns", turn
    for taken in story.taken:
        yield "drafted", taken
    for taken in story.got:
        yield "got", taken
    for card in story.offered:
        yield "offered", (card,)
    for fallen in story.fallen:
        yield "fallen", fallen
    for seat, verbs in enumerate(story.verbs):
        for verb, times in verbs.items():
            yield "actions", (seat, verb, times)


def files(folder: Path) -> list[Path]:
    """All that rows in a folder may write to or remove."""
    return [each for kind in KINDS for each in (whole(folder, kind), half(whole(folder, kind)))]


def whole(folder: Path, kind: str) -> Path:
    return folder / f"{kind}.parquet"


def half(path: Path) -> Path:
    """The name that a file has until it is whole."""
    return path.with_name(f".{path.name}.part")


class Kind:
    """The file of one kind of row, if there are any. Until it is closed it has another name, so that no half of a file is taken for
    a whole one.
    """

    def __init__(self, path: Path, columns: list[Column], study: Found) -> None:
        self.path = path
        self.half = half(path)
        self.names = [column.name for column in columns]
        fields = [pa.field(c.name, c.type, metadata={"description": c.description}) for c in columns]
        self.schema = pa.schema(fields, {"epochal_study": json.dumps(study)})
        self.waiting: list[tuple[Any, ...]] = []
        self.empty = True
        with writing(path):
            self.writer = parquet.ParquetWriter(self.half, self.schema, compression="zstd")

    def add(self, row: tuple[Any, ...]) -> None:
        self.empty = False
        self.waiting.append(row)
        if len(self.waiting) >= BATCH:
            self.write()

    def write(self) -> None:
        columns = zip(*self.waiting, strict=True) if self.waiting else [()] * len(self.names)
        arrays = [pa.array(c, field.type) for c, field in zip(columns, self.schema, strict=True)]
        with writing(self.path):
            self.writer.write_table(pa.Table.from_arrays(arrays, schema=self.schema))
        self.waiting = []

    def __enter__(self) -> "Kind":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with writing(self.path):
            if kind is None:
                self.write()
            self.writer.close()
            if kind is None and not self.empty:
                self.half.replace(self.path)
                return
            self.half.unlink(missing_ok=True)
            if kind is None:  # one of another study would be taken for a part of this one
                self.path.unlink(missing_ok=True)


class Rows:
    """The files of a study, in a folder: each is whole, or as it was before; of what never happens there is none."""

    def __init__(self, folder: Path, study: Found) -> None:
        self.folder = folder
        self.study = study
        self.stack = ExitStack()
        self.kinds: dict[str, Kind] = {}

    def __enter__(self) -> "Rows":
        with writing(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            for name, columns in KINDS.items():
                kind = Kind(whole(self.folder, name), columns, self.study)
                self.kinds[name] = stack.enter_context(kind)
            self.stack = stack.pop_all()
        return self

    def add(self, story: Story) -> None:
        for kind, row in rows(story):
            self.kinds[kind].add((story.result.seed, *row))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stack.__exit__(kind, error, trace)
