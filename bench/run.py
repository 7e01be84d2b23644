"""Measures the engine against a peer, and against itself without the code for telling. See README.md beside this file.

All sides run in turns on one core, about a second each, for several rounds: the clock of a machine drifts, a ratio of
neighbours does not. ``--json`` prints data instead of a table; ``--gate`` fails when a goal is not met.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
ENGINES = HERE.parent / ".build" / "engines"
PEER = "catanatron"
GAMES = ("hotw2001", "hotw2018", "historia", "ancient_world")
ENGINE_NAMES = ("source", "compiled", "source-mute", "compiled-mute")


class Slice(NamedTuple):
    """A turn on the core: who, and what to do."""

    side: str
    do: str


class Goal(NamedTuple):
    """A ratio of rates that must be reached: ours to theirs, at least so much."""

    name: str
    ours: Slice
    theirs: Slice
    least: float


SLICES = (
    Slice(PEER, "play"),
    Slice("source", "play"),
    Slice("compiled", "play"),
    Slice(PEER, "copy"),
    Slice("source", "copy"),
    Slice("compiled", "copy"),
)
GOALS = (
    Goal("play-outs, uncompiled", Slice("source", "play"), Slice(PEER, "play"), 2),
    Goal("play-outs, compiled", Slice("compiled", "play"), Slice(PEER, "play"), 6),
    Goal("copies, uncompiled", Slice("source", "copy"), Slice(PEER, "copy"), 10),
    Goal("copies, compiled", Slice("compiled", "copy"), Slice(PEER, "copy"), 10),
)
MOST_FOR_TELLING_NOBODY = 0.05
BLOCKS = 8
GAMES_PER_BLOCK = 20


class Worker:
    """A side in its own process (worker.py), spoken to in JSON lines."""

    def __init__(self, process: "subprocess.Popen[str]", name: str) -> None:
        self.process = process
        self.name = name
        self.hello = self.read()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name}: the worker ended (exit code {self.process.wait()})")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, **order: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return self.read()


@contextmanager
def started(name: str, game: str) -> Iterator[Worker]:
    """A worker on the core that this process is pinned to, ended with the block."""
    side = [PEER] if name == PEER else ["epochal", game]
    path = "" if name == PEER else str(ENGINES / name)
    process = subprocess.Popen(
        [sys.executable, str(HERE / "worker.py"), *side],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0"),
    )
    try:
        worker = Worker(process, name)
        if worker.hello["compiled"] != name.startswith("compiled"):
            raise SystemExit(f"{name}: this engine is not what its folder says; run `make bench` anew")
        yield worker
    finally:
        process.kill()
        process.communicate()


def measure(workers: dict[str, Worker], rounds: int, seconds: float) -> dict[Slice, list[float]]:
    """Rates per second of each slice, one for each round. Every other round goes backwards."""
    wanted = [s for s in SLICES if s.side in workers]
    rates: dict[Slice, list[float]] = {s: [] for s in wanted}
    for n in range(-1, rounds):
        for s in wanted if n % 2 else reversed(wanted):
            games = {} if s.do == "copy" else {"seed": 1000 * (n + 1)}
            done = workers[s.side].ask(do=s.do, seconds=seconds, **games)
            if n >= 0:  # the round before the first only warms up
                rates[s].append(done["count"] / done["seconds"])
    return rates


def telling_costs(workers: dict[str, Worker], engine: str, rounds: int) -> dict[str, float]:
    """What telling adds to the time of the same games on an engine that has no code for it.

    All play the same blocks of games, in turns; each block counts with its best time, in which nothing disturbed it.
    """
    turns = {
        "mute": Slice(f"{engine}-mute", "play"),
        "nobody": Slice(engine, "play"),
        "somebody": Slice(engine, "listen"),
    }
    total = dict.fromkeys(turns, 0.0)
    for block in range(BLOCKS):
        times: dict[str, list[float]] = {name: [] for name in turns}
        for n in range(rounds):
            for name in turns if n % 2 else reversed(turns):
                s = turns[name]
                done = workers[s.side].ask(do=s.do, seed=1000 * block, games=GAMES_PER_BLOCK)
                times[name].append(done["seconds"])
        for name, found in times.items():
            total[name] += min(found)
    return {name: total[name] / total["mute"] - 1 for name in ("nobody", "somebody")}


def report(
    game: str, rates: dict[Slice, list[float]], telling: dict[str, dict[str, float]]
) -> dict[str, Any]:
    """All that was found, as data. Ratios: the median of the rounds' ratios, and the ratio of the best rates."""
    ratios: list[dict[str, Any]] = []
    for goal in GOALS:
        ours, theirs = rates.get(goal.ours, [0.0]), rates[goal.theirs]  # 0: there is no such engine
        middle = median(a / b for a, b in zip(ours, theirs, strict=False))
        best = max(ours) / max(theirs)
        met = middle >= goal.least
        ratios.append({"name": goal.name, "median": middle, "best": best, "goal": goal.least, "met": met})
    costs: list[dict[str, Any]] = []
    for engine, cost in telling.items():
        met = cost["nobody"] <= MOST_FOR_TELLING_NOBODY
        costs.append({"engine": engine, **cost, "goal": MOST_FOR_TELLING_NOBODY, "met": met})
    return {
        "game": game,
        "python": sys.version.split()[0],
        "rates": [
            {"side": s.side, "do": s.do, "median": median(r), "best": max(r)} for s, r in rates.items()
        ],
        "ratios": ratios,
        "telling": costs,
        "met": all(row["met"] for row in ratios + costs),
    }


def table(found: dict[str, Any]) -> str:
    """The report for people."""
    units = {"play": "actions/s", "copy": "copies/s"}
    lines = [f"{found['game'] + ', one core, Python ' + found['python']:32}{'median':>12}{'best':>12}"]
    for row in found["rates"]:
        name = f"{row['side']}, {units[row['do']]}"
        lines.append(f"{name:32}{row['median']:12,.0f}{row['best']:12,.0f}")
    lines += ["", f"{'times ' + PEER:32}{'median':>12}{'best':>12}{'at least':>12}"]
    for row in found["ratios"]:
        numbers = f"{row['median']:12.2f}{row['best']:12.2f}{row['goal']:12.2f}"
        lines.append(f"{row['name']:32}{numbers}  {verdict(row)}")
    lines += ["", f"{'what telling adds to the time':32}{'nobody':>12}{'somebody':>12}{'nobody: most':>14}"]
    for row in found["telling"]:
        numbers = f"{row['nobody']:+12.1%}{row['somebody']:+12.1%}{row['goal']:14.1%}"
        lines.append(f"{row['engine']:32}{numbers}  {verdict(row)}")
    return "\n".join(lines)


def verdict(row: dict[str, Any]) -> str:
    return "met" if row["met"] else "NOT MET"


def compare(game: str, rounds: int, seconds: float) -> dict[str, Any]:
    """One game against the peer, on every engine there is."""
    with ExitStack() as stack:
        names = [PEER, *(name for name in ENGINE_NAMES if (ENGINES / name).is_dir())]
        workers = {name: stack.enter_context(started(name, game)) for name in names}
        engines = [name for name in names if f"{name}-mute" in names]
        telling = {name: telling_costs(workers, name, rounds) for name in engines}
        return report(game, measure(workers, rounds, seconds), telling)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", nargs="+", default=GAMES, choices=GAMES, help="which of ours (default: all)"
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--core", type=int, help="the core to run on (default: the last one)")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--gate", action="store_true", help="fail when a goal is not met")
    given = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):  # the workers inherit it
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0)) if given.core is None else given.core})
    found = [compare(game, given.rounds, given.seconds) for game in given.games]
    print(json.dumps(found, indent=1) if given.json else "\n\n\n".join(map(table, found)))
    if given.gate and not all(one["met"] for one in found):
        sys.exit("A goal is not met.")


if __name__ == "__main__":
    main()
