"""The whole state as JSON-able data, and back."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from epochal.core.saved import ask_again, flag, number, restore
from epochal.games.conquest.atlas import members
from epochal.games.conquest.saved import Layout, fill, write
from epochal.games.hotw2001.game import HistoryOfTheWorld2001
from epochal.games.hotw2001.setup import empty_world
from epochal.games.hotw2001.state import World

OPTIONS = ("preeminence", "minor_empires", "multiple_armies", "naval_control")
LAYOUT = Layout(
    numbers=("allied_pool", "free_forts", "coins", "allied_coins", "lost", "jihad", "experts", "treachery"),
    flags=("leader", "weaponry", "siegecraft", "elite", "naval_power"),
    lists=("strength_sum", "last_strength", "last_order", "markers", "marker_points"),
    tuples=("order", "events_now"),
    cards=("hand", "discards"),
    lands=("rebels",),
    waters=("fleets", "wanted", "astronomy", "afloat"),
)
MOST_ARMIES = 3


def to_json(world: World) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest."""
    atlas = world.box.atlas
    data = write(world, LAYOUT, {name: getattr(world.optional, name) for name in OPTIONS})
    data["armies"] = [
        [atlas.lands[land], world.owner[land], world.tag[land], world.armies(land)]
        for land in members(world.occupied())
    ]
    data["manned"] = [[atlas.waters[w], seat, epoch] for w, (seat, epoch) in sorted(world.manned.items())]
    return data


def from_json(game: HistoryOfTheWorld2001, data: Mapping[str, Any]) -> World:
    """Read what ``to_json`` wrote; anything else is refused, with the reason."""
    return restore(game, data, partial(_read, game))


def _read(game: HistoryOfTheWorld2001, data: Mapping[str, Any]) -> World:
    atlas = game.box.atlas
    world = empty_world(game, data["seats"])
    for name in OPTIONS:
        setattr(world.optional, name, flag(data["options"][name]))
    fill(world, LAYOUT, game.steps, data)
    for id, seat, tag, count in data["armies"]:
        land = atlas.lands.index(id)
        for _ in range(min(number(count), MOST_ARMIES)):
            world.put_army(land, number(seat), number(tag))
    world.manned = {
        atlas.waters.index(id): (number(seat), number(epoch)) for id, seat, epoch in data["manned"]
    }
    restore_reach(world)
    ask_again(world)
    return world


def restore_reach(world: World) -> None:
    """Work out what follows from the rest: the lands of the force, its lanes and its reach."""
    atlas = world.box.atlas
    world.lanes = atlas.sea_lanes(world.fleets | world.afloat)
    world.active = 0
    world.reach = 0
    for water in members(world.afloat):
        world.reach |= atlas.coast[water]
    world.note_armies()
