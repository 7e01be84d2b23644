"""The whole state as JSON-able data, and back."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from epochal.core.saved import Fields, ask_again, fill, flag, number, numbers, restore, write
from epochal.games.ancient_world.game import AncientWorld
from epochal.games.ancient_world.setup import empty_cities
from epochal.games.ancient_world.state import Cities, Lying, Placed

FIELDS: Final = Fields(
    numbers=("round", "first", "turn", "passed", "used", "district"),
    flags=("claimed", "over"),
    lists=(
        "coins", "knowledge", "shuffles", "citizens", "home", "starving", "drafted", "empire", "damaged", "titans", "districts",
    ),
    tuples=(
        "row", "discard", "recruits", "military_row", "district_unseen", "drawn", "drawn_stocks", "arranged",
    ),
    cards=("spaces", "busy", "stored", "stocks", "stored_open", "decks", "unseen"),
)  # fmt: skip


def to_json(world: Cities) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest."""
    data = write(world, world.seats, FIELDS)
    data["expand_plus"] = world.expand_plus
    data["district_bottom"] = [list(placed) for placed in world.district_bottom]
    data["piles"] = [[list(lying) for lying in pile] for pile in world.piles]
    data["armies"] = [[list(army) for army in armies] for armies in world.armies]
    return data


def from_json(game: AncientWorld, data: Mapping[str, Any]) -> Cities:
    """Read what ``to_json`` wrote; anything else is refused, with the reason."""
    return restore(game, data, partial(_read, game))


def _read(game: AncientWorld, data: Mapping[str, Any]) -> Cities:
    world = empty_cities(game, data["seats"], flag(data["expand_plus"]))
    fill(world, FIELDS, game.steps, data)
    world.district_bottom = tuple([_placed(*placed) for placed in data["district_bottom"]])
    world.piles = [tuple([_lying(*lying) for lying in pile]) for pile in data["piles"]]
    world.armies = [tuple([numbers(army) for army in armies]) for armies in data["armies"]]
    for seat in range(world.seats):
        world.recount(seat)
    ask_again(world)
    return world


def _placed(card: object, eyes: object) -> Placed:
    return number(card), number(eyes)


def _lying(card: object, seen: object, placed: object) -> Lying:
    return number(card), number(seen), number(placed)
