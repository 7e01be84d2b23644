"""Games of bots, and the questions in them, to try bots on."""

import json
from collections import defaultdict
from functools import cache
from typing import Any, NamedTuple

import epochal
from epochal import Seeded, State
from epochal.bots import make, sight

GAMES = epochal.GAMES
SECRETS = {
    "hotw2001": ("hand", "holding"),
    "hotw2018": ("hand", "holding", "picks"),
    "historia": ("advisors", "chosen", "leaders"),
    "ancient_world": ("stored",),
}
"""Where a saved state keeps what players hold unseen."""


class Asked(NamedTuple):
    """A state, and the seat in it that has a choice."""

    state: State
    seat: int

    def alike(self, count: int) -> list[State]:
        """The state, and some that the seat cannot tell from it."""
        return [self.state, *[self.state.redeal(self.seat, Seeded(f"alike {n}")) for n in range(count)]]

    def has_secrets(self) -> bool:
        """Whether what others hold could be something else for all that the seat knows."""
        return len({secrets(state) for state in self.alike(3)}) > 1


def secrets(state: State) -> str:
    saved = state.to_json()
    return json.dumps([saved[key] for key in SECRETS[state.game.id]])


def play(
    game: str, seats: int, options: dict[str, Any], seated: tuple[str, ...], seed: int
) -> tuple[State, list[Asked]]:
    """The end of a game between bots, and the questions on the way that left a choice."""
    chance, luck = Seeded(seed), Seeded(f"luck {seed}")
    bots = [make(game, seated[seat % len(seated)], f"{seed}/{seat}") for seat in range(seats)]
    state = epochal.load(game).new(seats, options, chance)
    asked = []
    while to_act := state.to_act():
        seat = to_act[-1] if seed % 2 else to_act[0]
        if len(state.legal(seat)) > 1:
            asked.append(Asked(state.clone(), seat))
        state.apply(seat, bots[seat].choose(sight(state, seat, luck)), chance)
    return state, asked


@cache
def a_game(game: str) -> list[Asked]:
    """The questions of one game of four."""
    options = {"hotw2001": {"minor_empires": True}}.get(game, {})
    return play(game, 4, options, ("steady", "novice"), 11)[1]


@cache
def with_secrets(game: str, each: int) -> list[Asked]:
    """So many questions of each kind, spread over a game, where others hold something unseen."""
    kinds: dict[str, list[Asked]] = defaultdict(list)
    for asked in a_game(game)[::2]:
        if asked.has_secrets():
            kinds[asked.state.agenda[-1][0].name].append(asked)
    return [asked for found in kinds.values() for asked in found[:: -(-len(found) // each)]]
