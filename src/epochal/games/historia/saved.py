"""The whole state as JSON-able data, and back."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from epochal.core.saved import Fields, ask_again, fill, number, numbers, restore, write
from epochal.games.historia.game import Historia
from epochal.games.historia.setup import empty_history
from epochal.games.historia.state import History

FIELDS: Final = Fields(
    numbers=("era", "turn", "milestone_drawn", "ready", "resolving", "fresh", "shown"),
    flags=("revolution", "eliminated", "over"),
    lists=(
        "points", "technology", "military", "available", "used", "supply", "holds", "hand", "built", "turned",
    ),
    tuples=("order", "tokens", "civilization", "row", "leaders", "leader_pile", "leader_order"),
    cards=("queue", "advisors", "decks", "gone", "chosen", "revealed"),
)  # fmt: skip


def to_json(world: History) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest."""
    data = write(world, world.seats, FIELDS)
    data["levels"] = list(world.levels)
    data["milestones"] = [[place, milestone] for place, milestone in sorted(world.milestones.items())]
    return data


def from_json(game: Historia, data: Mapping[str, Any]) -> History:
    """Read what ``to_json`` wrote; anything else is refused, with the reason."""
    return restore(game, data, partial(_read, game))


def _read(game: Historia, data: Mapping[str, Any]) -> History:
    world = empty_history(game, data["seats"], numbers(data["levels"]))
    fill(world, FIELDS, game.steps, data)
    world.milestones = {number(place): number(milestone) for place, milestone in data["milestones"]}
    ask_again(world)
    return world
