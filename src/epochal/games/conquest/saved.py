"""The whole state as JSON-able data, and back: what all editions do alike."""

from collections.abc import Mapping
from typing import Any

from epochal.core import saved
from epochal.core.kernel import Step
from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.world import Conquest


class Layout(saved.Fields):
    """The names of a world's attributes that are saved, by what they hold."""

    def __init__(
        self,
        numbers: tuple[str, ...],
        flags: tuple[str, ...],
        lists: tuple[str, ...],
        tuples: tuple[str, ...],
        cards: tuple[str, ...],
        lands: tuple[str, ...],
        waters: tuple[str, ...],
    ) -> None:
        saved.Fields.__init__(
            self,
            ("epoch", "drawn", "called", "turn", "force", "pool", "to_build", *numbers),
            ("dealt", "over", *flags),
            ("figures", "score", "holding", "drawn_by", *lists),
            tuples,
            cards,
        )
        self.lands = ("forts", "capitals", "cities", "monuments", *lands)
        self.waters = waters


def write(world: Conquest, layout: Layout, options: dict[str, Any]) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest, but for the armies."""
    atlas = world.kit.atlas
    data = saved.write(world, world.seats, layout)
    data["options"] = options
    for name in layout.lands:
        data[name] = [atlas.lands[land] for land in members(getattr(world, name))]
    for name in layout.waters:
        data[name] = [atlas.waters[water] for water in members(getattr(world, name))]
    return data


def fill(world: Conquest, layout: Layout, steps: Mapping[str, Step[Any]], data: Mapping[str, Any]) -> None:
    """Put what ``write`` wrote into an empty world."""
    atlas = world.kit.atlas
    saved.fill(world, layout, steps, data)
    for name in layout.lands:
        setattr(world, name, sum(bit(atlas.lands.index(id)) for id in data[name]))
    for name in layout.waters:
        setattr(world, name, sum(bit(atlas.waters.index(id)) for id in data[name]))
