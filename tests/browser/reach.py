"""Playing through the interface of programs, which is fast, until there is something to look at on the page."""

import time
from collections.abc import Callable
from typing import Any

from tests.server.living import Player

ATTACKS = ("expand", "invade", "sail")
LAST = {"done": 2, "fortify": 2, "retreat": 2}


def offers(*verbs: str) -> Callable[[Any], list[str]]:
    """Tells of a state with what one can do each of these things."""

    def nouns(state: Any) -> list[str]:
        ways = [{choice["noun"] for choice in state["choices"] if choice["verb"] == verb} for verb in verbs]
        return sorted(set.intersection(*ways))

    return nouns


def fights(*verbs: str) -> Callable[[Any], list[str]]:
    """Tells of a state which lands of others can be attacked in each of these ways."""

    def lands(state: Any) -> list[str]:
        held, seat = state["view"]["lands"], state["view"]["seat"]
        return [land for land in offers(*verbs)(state) if held.get(land, {}).get("seat") not in (None, seat)]

    return lands


def eager(state: Any) -> Any:
    """A choice of somebody who looks for a fight, and stops last of all."""
    hostile = {verb: fights(verb)(state) for verb in ATTACKS}
    return min(state["choices"], key=lambda choice: LAST.get(choice["verb"], choice["noun"] not in hostile.get(choice["verb"], ())))  # fmt: skip


def reach(
    player: Player, game: str, wanted: Callable[[Any], object], choose: Callable[[Any], Any] = eager, level: str = "novice",
    seats: int = 4, options: dict[str, Any] | None = None,
) -> tuple[str, Any]:  # fmt: skip
    """Play, one table after the other if need be, until the player has something wanted to choose: the table and its state."""
    while True:
        table = player.play_now(game=game, seats=seats, level=level, options=options or {})
        while (state := player.state(table))["info"]["status"] == "playing":
            if not state["choices"]:
                time.sleep(0.02)
            elif wanted(state):
                return table, state
            else:
                player.act(table, state, choose(state), (200, 409))
