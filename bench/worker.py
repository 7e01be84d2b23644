"""One side of the comparison, in a process of its own: it obeys orders from run.py, one JSON line each.

``{"do": "play", "seed": 7, "seconds": 1.0}`` plays games for that long, ``{"do": "play", "seed": 7, "games": 20}`` that many, and
``{"do": "copy", "seconds": 1.0}`` copies positions; the answer is ``{"count": actions or copies, "seconds": elapsed}``. Between two
orders a worker sleeps, so that all sides can share one core in turns.

    python bench/worker.py epochal hotw2001      (whichever epochal is first on PYTHONPATH)
    python bench/worker.py catanatron
"""

import json
import sys
from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Protocol

SEATS = 4
POSITIONS = 8
COPIES_AT_ONCE = 50


class Side(Protocol):
    """What a side can be ordered to do."""

    def hello(self) -> dict[str, Any]:
        """What it says of itself before the first order."""

    def playouts(self) -> dict[str, Callable[[int], int]]:
        """By name: play one game of this seed to its end, return how many actions it took."""

    def copiers(self) -> list[Callable[[], object]]:
        """Ways to copy a game, each in the middle of another one."""


class Epochal:
    """Ours: nobody listens (``play``), or somebody listens and does nothing (``listen``)."""

    def __init__(self, game: str) -> None:
        import epochal

        self.compiled = epochal.compiled
        self.seeded = epochal.Seeded
        self.game = epochal.load(game)

    def hello(self) -> dict[str, Any]:
        return {"compiled": self.compiled}

    def playouts(self) -> dict[str, Callable[[int], int]]:
        return {"play": lambda seed: self.run(seed)[1], "listen": self.listen}

    def run(self, seed: int, most: int = sys.maxsize) -> tuple[Any, int]:
        rnd = Random(seed).random
        chance = self.seeded(seed)
        state = self.game.new(seats=SEATS, options={}, chance=chance)
        count = 0
        while count < most and (seats := state.to_act()):
            seat = seats[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(rnd() * len(legal))], chance)
            count += 1
        return state, count

    def listen(self, seed: int) -> int:
        rnd = Random(seed).random
        chance = self.seeded(seed)
        state = self.game.new(seats=SEATS, options={}, chance=chance)
        count = 0
        while seats := state.to_act():
            seat = seats[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(rnd() * len(legal))], chance, tell=ignore)
            count += 1
        return count

    def copiers(self) -> list[Callable[[], object]]:
        halves = [self.run(seed, self.run(seed)[1] // 2)[0] for seed in range(POSITIONS)]
        return [state.clone for state in halves]


def ignore(event: object) -> None:
    """A listener that does nothing."""


class Catanatron:
    """The peer: four of its random players, its own tick, its own end of the game."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
        self.new = Game
        self.turns = TURNS_LIMIT

    def hello(self) -> dict[str, Any]:
        return {"compiled": False}

    def playouts(self) -> dict[str, Callable[[int], int]]:
        return {"play": lambda seed: self.run(seed)[1]}

    def run(self, seed: int, most: int = sys.maxsize) -> tuple[Any, int]:
        game = self.new(self.players, seed=seed + 1)
        count = 0
        while count < most and game.winning_color() is None and game.state.num_turns < self.turns:
            game.play_tick()
            count += 1
        return game, count

    def copiers(self) -> list[Callable[[], object]]:
        halves = [self.run(seed, self.run(seed)[1] // 2)[0] for seed in range(POSITIONS)]
        return [game.copy for game in halves]


def timed_play(
    playout: Callable[[int], int], seed: int, games: int = sys.maxsize, seconds: float = inf
) -> dict[str, float]:
    """Whole games, from this seed on, until enough are played or the time is up."""
    actions = played = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds and played < games:
        actions += playout(seed + played)
        played += 1
    return {"count": actions, "seconds": elapsed}


def timed_copies(copiers: list[Callable[[], object]], seconds: float) -> dict[str, float]:
    copies = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        for copy in copiers:
            for _ in range(COPIES_AT_ONCE):
                copy()
        copies += COPIES_AT_ONCE * len(copiers)
    return {"count": copies, "seconds": elapsed}


def main() -> None:
    side: Side = Catanatron() if sys.argv[1] == "catanatron" else Epochal(sys.argv[2])
    playouts = side.playouts()
    copiers = side.copiers()
    print(json.dumps(side.hello()), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        do = order.pop("do")
        answer = timed_copies(copiers, **order) if do == "copy" else timed_play(playouts[do], **order)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
