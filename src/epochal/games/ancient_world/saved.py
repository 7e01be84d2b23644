"""The whole state as JSON-able data, and back."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from epochal.core.saved import Fields, ask_again, fill, flag, numbers, restore, write
from epochal.games.ancient_world.game import AncientWorld
from epochal.games.ancient_world.setup import empty_cities
from epochal.games.ancient_world.state import Cities

FIELDS: Final = Fields(
    numbers=("round", "first", "turn", "passed", "used", "district"),
    flags=("claimed", "over"),
    lists=(
        "coins", "knowledge", "citizens", "home", "starving", "drafted", "empire", "damaged", "titans", "districts",
    ),
    tuples=(
        "row", "discard", "recruits", "military_row", "district_unseen", "district_bottom", "drawn", "arranged",
    ),
    cards=("spaces", "busy", "stored", "stored_open", "decks", "piles", "unseen"),
)  # fmt: skip


def to_json(world: Cities) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest."""
    data = write(world, world.seats, FIELDS)
    data["expand_plus"] = world.expand_plus
    data["armies"] = [[list(army) for army in armies] for armies in world.armies]
    return data


def from_json(game: AncientWorld, data: Mapping[str, Any]) -> Cities:
    """Read what ``to_json`` wrote; anything else is refused, with the reason."""
    return restore(game, data, partial(_read, game))


def _read(game: AncientWorld, data: Mapping[str, Any]) -> Cities:
    world = empty_cities(game, data["seats"], flag(data["expand_plus"]))
    fill(world, FIELDS, game.steps, data)
    world.armies = [tuple([numbers(army) for army in armies]) for armies in data["armies"]]
    for seat in range(world.seats):
        world.recount(seat)
    ask_again(world)
    return world
