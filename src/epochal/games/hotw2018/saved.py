"""The whole state as JSON-able data, and back."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from epochal.core.saved import ask_again, flag, number, restore
from epochal.games.conquest.atlas import members
from epochal.games.conquest.saved import Layout, fill, write
from epochal.games.hotw2018.game import HistoryOfTheWorld2018
from epochal.games.hotw2018.setup import empty_world
from epochal.games.hotw2018.state import World

LAYOUT = Layout(
    numbers=(
        "siege_tokens", "last_win", "target", "engines", "engaged", "my_rerolls", "their_rerolls", "free_builds",
        "effect_points",
    ),
    flags=("sailing",),
    lists=(),
    tuples=("order", "empire_pile", "event_pile", "events_now", "attack", "answer"),
    cards=("picks", "pickers", "orders", "hand", "played"),
    lands=("sailed",),
    waters=("fleets",),
)  # fmt: skip


def to_json(world: World) -> dict[str, Any]:
    """Everything that cannot be worked out from the rest."""
    data = write(world, LAYOUT, {"classic_drafting": world.classic_drafting})
    data["armies"] = [
        [world.box.board.lands[land], world.owner[land], world.tag[land]]
        for land in members(world.occupied())
    ]
    return data


def from_json(game: HistoryOfTheWorld2018, data: Mapping[str, Any]) -> World:
    """Read what ``to_json`` wrote; anything else is refused, with the reason."""
    return restore(game, data, partial(_read, game))


def _read(game: HistoryOfTheWorld2018, data: Mapping[str, Any]) -> World:
    world = empty_world(game, data["seats"], flag(data["options"]["classic_drafting"]))
    fill(world, LAYOUT, game.steps, data)
    for id, seat, tag in data["armies"]:
        world.put_army(game.box.board.lands.index(id), number(seat), number(tag))
    world.chart()
    ask_again(world)
    return world
