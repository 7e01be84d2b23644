"""What a seat may see, as numbers: a vector whose length is the same all through a game.

It is written from ``State.view`` and from nothing else. How stands in ``observation.toml`` of the game's folder, which mirrors
the view; docs/lab.md tells what may stand there.

>>> import epochal
>>> layout = Layout(epochal.load("hotw2001"), seats=3)
>>> layout.places[0].name, layout.places[3].name
('seat.0', 'epoch')
>>> state = layout.game.new(3, {}, epochal.Seeded(7))
>>> layout.write(state.view(0))[:4].tolist()
[1.0, 0.0, 0.0, 1.0]
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from epochal.core.errors import BadInput, Broken
from epochal.core.game import Game
from epochal.lab.extra import extra
from epochal.lab.parts import Bag, Number, OneOf, Part, Place, Record, Row, Table, Vector

with extra("lab"):
    import numpy as np

NUMBERS: Mapping[str, Part] = {
    "number": Number(float("-inf"), float("inf")),
    "flag": Number(0, 1),
    "nothing": Record({}),
}
FILE = "observation.toml"


class Layout:
    """How the views of a game with so many seats become numbers."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        shape = _shape(game)
        self.part = _Reader(shape["_kinds"], game, seats).part(shape)
        self.places: list[Place] = self.part.places("")
        """What each number says, and between which bounds it lies."""

    def write(self, view: Mapping[str, Any]) -> Vector:
        """The numbers of a view."""
        out = np.zeros(self.part.size, np.float32)
        try:
            self.part.write(view, out, 0)
        except LookupError as error:
            raise Broken(f"{FILE} of {self.game.id} does not fit the view: {error}") from error
        return out


def _shape(game: Game) -> dict[str, Any]:
    try:
        text = (files(game.package()) / FILE).read_text("utf-8")
    except (ModuleNotFoundError, FileNotFoundError) as error:
        raise BadInput("error-no-observation", game=game.id, file=FILE) from error
    return tomllib.loads(text)


class _Reader:
    """Makes the parts of a layout from what the file of a game says."""

    def __init__(self, kinds: dict[str, Any], game: Game, seats: int) -> None:
        self.seats = seats
        self.kinds: dict[str, list[str]] = {}
        for ref in game.things():
            kind, _, id = ref.partition(":")
            self.kinds.setdefault(kind, []).append(id)
        for kind, ids in kinds.items():
            self.kinds[kind] = ids if isinstance(ids, list) else [str(n) for n in range(self.count(ids))]

    def count(self, word: str) -> int:
        """A number, the number of seats, or how many things of a kind there are."""
        if word == "seats":
            return self.seats
        return len(self.kinds[word]) if word in self.kinds else int(word)

    def part(self, spec: Any) -> Part:
        if isinstance(spec, str):
            return NUMBERS[spec] if spec in NUMBERS else self.one_of(spec)
        if isinstance(spec, list):
            return Bag(self.one_of(spec[0]))
        inner = (
            self.part(spec["_of"])
            if "_of" in spec
            else Record({key: self.part(value) for key, value in spec.items() if not key.startswith("_")})
        )
        if "_places" in spec:
            return Row(self.count(spec["_places"]), inner)
        if "_each" in spec:
            return Table(self.one_of(spec["_each"]), spec.get("_by"), inner)
        return inner

    def one_of(self, kinds: str) -> OneOf:
        return OneOf([f"{kind}:{id}" for kind in kinds.split(" | ") for id in self.kinds[kind]])
