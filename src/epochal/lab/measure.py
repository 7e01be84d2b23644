"""How fast a game runs here: a quick look in slices, because a machine's clock is never quite steady."""

import platform
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

import epochal
from epochal.core.kernel import State
from epochal.lab.simulate import Task, play_out

CLONES = 200


class Measurement(NamedTuple):
    """Figures of one game on one core: the median of the slices and the best."""

    game: str
    seats: int
    compiled: bool
    python: str
    slices: int
    actions_per_second: float
    actions_per_second_best: float
    clone_microseconds: float
    clone_microseconds_best: float


def measure(task: Task, seconds: float, slices: int = 5) -> Measurement:
    """Random play-outs and copies of positions in turn, until the seconds are over."""
    position = middle_of_a_game(task)
    rates: list[float] = []
    clones: list[float] = []
    seed = 0
    for _ in range(slices):
        actions = 0
        begun = perf_counter()
        while (elapsed := perf_counter() - begun) < seconds / slices or not actions:
            actions += play_out(task, seed).actions
            seed += 1
        rates.append(actions / elapsed)
        begun = perf_counter()
        for _ in range(CLONES):
            position.clone()
        clones.append((perf_counter() - begun) / CLONES * 1e6)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Measurement(
        task.game, task.seats, epochal.compiled, python, slices, median(rates), max(rates), median(clones), min(clones)
    )  # fmt: skip


def middle_of_a_game(task: Task) -> State:
    """A position about half way through a game."""
    game = task.load()
    length = play_out(task, 0).actions
    random, chance = Random(0), epochal.Seeded(0)
    state = game.new(task.seats, task.options, chance)
    for _ in range(length // 2):
        seat = state.to_act()[0]
        state.apply(seat, random.choice(state.legal(seat)), chance)
    return state
