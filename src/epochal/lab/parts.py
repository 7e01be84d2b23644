"""The parts of an observation: each writes one kind of value of a view into its own places of a vector of numbers.

Places are added to, so that what stands in a list more than once counts more than once. None leaves zeros.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from epochal.lab.extra import extra

with extra("lab"):
    import numpy as np
    from numpy.typing import NDArray

Vector: TypeAlias = "NDArray[np.float32]"


class Place(NamedTuple):
    """One number of an observation: what it says (``lands.levant.seat.2``), and between which bounds it lies."""

    name: str
    least: float
    most: float


class Part(Protocol):
    """Writes a value into ``size`` places from ``at`` on; LookupError if there is no place for it."""

    size: int

    def places(self, name: str) -> list[Place]: ...

    def write(self, value: Any, out: Vector, at: int) -> None: ...


class Number:
    """A number as it is; true is 1."""

    size = 1

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most

    def places(self, name: str) -> list[Place]:
        return [Place(name, self.least, self.most)]

    def write(self, value: Any, out: Vector, at: int) -> None:
        if value is not None:
            out[at] += value


class OneOf:
    """One thing of some kinds, given by its id, its ref or its number: a place for each thing."""

    def __init__(self, refs: Sequence[str]) -> None:
        ids = [ref.partition(":")[2] for ref in refs]
        self.ids = ids if len(set(ids)) == len(ids) else list(refs)
        self.size = len(ids)
        self.index: dict[Any, int] = {ref: n for n, ref in enumerate(refs)}
        for n, id in enumerate(ids):
            self.index.setdefault(id, n)
            if id.isdecimal():
                self.index.setdefault(int(id), n)

    def places(self, name: str) -> list[Place]:
        return [Place(f"{name}.{id}", 0, 1) for id in self.ids]

    def write(self, value: Any, out: Vector, at: int) -> None:
        if value is not None:
            out[at + self.index[value]] += 1


class Bag:
    """A list in no order: how often each thing is in it."""

    def __init__(self, of: OneOf) -> None:
        self.of = of
        self.size = of.size

    def places(self, name: str) -> list[Place]:
        return [Place(place.name, 0, float("inf")) for place in self.of.places(name)]

    def write(self, value: Sequence[Any] | None, out: Vector, at: int) -> None:
        for item in value or ():
            self.of.write(item, out, at)


class Row:
    """A list in its order: so many places, the last ones empty."""

    def __init__(self, count: int, of: Part) -> None:
        self.count = count
        self.of = of
        self.size = count * of.size

    def places(self, name: str) -> list[Place]:
        return [place for n in range(self.count) for place in self.of.places(f"{name}.{n}")]

    def write(self, value: Sequence[Any] | None, out: Vector, at: int) -> None:
        for n, item in enumerate(value or ()):
            if n == self.count:
                raise IndexError(f"a list of {len(value or ())} where {self.count} have room")
            self.of.write(item, out, at + n * self.of.size)


class Record:
    """Values with names, one after the other. Every name of the view is known, and no other."""

    def __init__(self, fields: Mapping[str, Part]) -> None:
        self.fields: list[tuple[str, Part, int]] = []
        self.size = 0
        for key, part in fields.items():
            self.fields.append((key, part, self.size))
            self.size += part.size

    def places(self, name: str) -> list[Place]:
        before = f"{name}." if name else ""
        return [place for key, part, _ in self.fields for place in part.places(before + key)]

    def write(self, value: Mapping[str, Any] | None, out: Vector, at: int) -> None:
        if value is None or not self.fields:
            return
        if len(value) != len(self.fields):
            raise KeyError(", ".join(value.keys() ^ {key for key, _, _ in self.fields}))
        for key, part, offset in self.fields:
            part.write(value[key], out, at + offset)


class Table:
    """Something for each thing of a kind; a record begins with how often it is there.

    The value is a mapping from things, or a list of records with the thing under the key ``by``.
    """

    def __init__(self, things: OneOf, by: str | None, of: Part) -> None:
        self.things = things
        self.by = by
        self.of = of
        self.ahead = 1 if isinstance(of, Record) else 0
        self.step = self.ahead + of.size
        self.size = things.size * self.step

    def places(self, name: str) -> list[Place]:
        return [
            place
            for here in (f"{name}.{id}" for id in self.things.ids)
            for place in [Place(here, 0, float("inf"))] * self.ahead + self.of.places(here)
        ]

    def write(self, value: Any, out: Vector, at: int) -> None:
        if value is None:
            return
        by = self.by
        pairs = value.items() if by is None else [(row[by], _without(row, by)) for row in value]
        for thing, item in pairs:
            place = at + self.things.index[thing] * self.step
            if self.ahead:
                out[place] += 1
            self.of.write(item, out, place + self.ahead)


def _without(row: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != key}
