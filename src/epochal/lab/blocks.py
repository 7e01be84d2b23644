"""What a report is made of: sections of prose, tables and charts, before anybody decides how they are shown."""

from typing import NamedTuple


class Prose(NamedTuple):
    """A paragraph."""

    text: str


class Table(NamedTuple):
    """A table; of the columns named in ``words`` the cells are words, of all others numbers."""

    title: str
    header: list[str]
    rows: list[list[str]]
    words: tuple[int, ...] = (0,)
    folded: bool = False
    """Whether a chart says the same, so that the table need not be seen at once."""


class Bar(NamedTuple):
    """A value with its interval, and as it is written. Bars of a group stand together under its name."""

    label: str
    value: float
    least: float
    most: float
    shown: str
    group: str = ""


class Bars(NamedTuple):
    """Lying bars, from ``base`` to their values; ``mark`` is a line to compare them with, if there is one."""

    title: str
    about: str
    unit: str
    """How numbers are written: see words.FORMS."""
    bars: list[Bar]
    base: float
    mark: float | None = None
    mark_label: str = ""


class Columns(NamedTuple):
    """Standing bars side by side, each with its label."""

    title: str
    about: str
    unit: str
    columns: list[tuple[str, float]]
    below: str
    """What the labels are."""


class Areas(NamedTuple):
    """Areas on top of each other, the first at the bottom: each has a name and a value for every label of the x axis."""

    title: str
    about: str
    unit: str
    areas: list[tuple[str, list[float]]]
    labels: list[str]
    below: str


Chart = Bars | Columns | Areas
Block = Prose | Table | Chart


class Section(NamedTuple):
    """A part of a report with a title; ``id`` is the same in every language."""

    id: str
    title: str
    blocks: list[Block]


class Document(NamedTuple):
    """A whole report. ``facts`` are the few figures to be read first, each with what it is."""

    language: str
    title: str
    lead: str
    facts: list[tuple[str, str]]
    sections: list[Section]
    closing: str
    contents: str
    """What the list of the sections is called."""
