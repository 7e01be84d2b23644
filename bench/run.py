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
ENGINE_NAMES = ("source", "compiled", "source-mute", "compiled-mute")


class Slice(NamedTuple):
    """A turn on the core: who, and what to do."""

    side: str
    do: str


class Goal(NamedTuple):
    """A ratio that must be reached: what over what, and at least how much."""

    name: str
    ours: Slice
    theirs: Slice
    least: float


SLICES = (
    Slice(PEER, "play"),
    Slice("source", "play"),
    Slice("source-mute", "play"),
    Slice("compiled", "play"),
    Slice("compiled-mute", "play"),
    Slice("source", "listen"),
    Slice("compiled", "listen"),
    Slice(PEER, "copy"),
    Slice("source", "copy"),
    Slice("compiled", "copy"),
)
GOALS = (
    Goal("play-outs, uncompiled, to catanatron's", Slice("source", "play"), Slice(PEER, "play"), 2),
    Goal("play-outs, compiled, to catanatron's", Slice("compiled", "play"), Slice(PEER, "play"), 6),
    Goal("copies, uncompiled, to catanatron's", Slice("source", "copy"), Slice(PEER, "copy"), 10),
    Goal("copies, compiled, to catanatron's", Slice("compiled", "copy"), Slice(PEER, "copy"), 10),
    # Telling nobody costs under 5%: at least 95% of the rate of an engine that has no code for telling at all.
    Goal(
        "telling nobody to not telling, uncompiled",
        Slice("source", "play"),
        Slice("source-mute", "play"),
        0.95,
    ),
    Goal(
        "telling nobody to not telling, compiled",
        Slice("compiled", "play"),
        Slice("compiled-mute", "play"),
        0.95,
    ),
)
COMPARISONS = (
    ("telling somebody to telling nobody, uncompiled", Slice("source", "listen"), Slice("source", "play")),
    ("telling somebody to telling nobody, compiled", Slice("compiled", "listen"), Slice("compiled", "play")),
)


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
def started(name: str) -> Iterator[Worker]:
    """A worker on the core that this process is pinned to, ended with the block."""
    side = PEER if name == PEER else "epochal"
    path = "" if name == PEER else str(ENGINES / name)
    process = subprocess.Popen(
        [sys.executable, str(HERE / "worker.py"), side],
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
            done = workers[s.side].ask(do=s.do, seconds=seconds, seed=1000 * (n + 1))
            if n >= 0:  # the round before the first only warms up
                rates[s].append(done["count"] / done["seconds"])
    return rates


def compare(rates: dict[Slice, list[float]], ours: Slice, theirs: Slice) -> dict[str, float] | None:
    """How many times faster, as the median of the rounds' ratios and as the ratio of the best rates."""
    if ours not in rates or theirs not in rates:
        return None
    ratios = [a / b for a, b in zip(rates[ours], rates[theirs], strict=True)]
    return {"median": median(ratios), "best": max(rates[ours]) / max(rates[theirs])}


def report(rates: dict[Slice, list[float]]) -> dict[str, Any]:
    """All that was found, as data."""
    goals = []
    for goal in GOALS:
        ratio = compare(rates, goal.ours, goal.theirs)
        met = ratio is not None and ratio["median"] >= goal.least
        goals.append({"name": goal.name, "ratio": ratio, "goal": goal.least, "met": met})
    rows = [{"side": s.side, "do": s.do, "median": median(r), "best": max(r)} for s, r in rates.items()]
    return {
        "python": sys.version.split()[0],
        "rates": rows,
        "goals": goals,
        "comparisons": [{"name": name, "ratio": compare(rates, a, b)} for name, a, b in COMPARISONS],
    }


def table(found: dict[str, Any]) -> str:
    """The report for people."""
    units = {"play": "actions/s, nobody listens", "listen": "actions/s, somebody listens", "copy": "copies/s"}
    lines = [f"{'one core, Python ' + found['python']:58}{'median':>12}{'best':>12}"]
    for rate in found["rates"]:
        name = f"{rate['side']}: {units[rate['do']]}"
        lines.append(f"{name:58}{rate['median']:12,.0f}{rate['best']:12,.0f}")
    lines += ["", f"{'ratios':58}{'median':>12}{'best':>12}{'goal':>8}"]
    for row in found["goals"] + found["comparisons"]:
        ratio = row["ratio"]
        numbers = f"{ratio['median']:12.2f}{ratio['best']:12.2f}" if ratio else f"{'not measured':>24}"
        goal = f"{row['goal']:8.2f}  {'met' if row['met'] else 'NOT MET'}" if "goal" in row else ""
        lines.append(f"{row['name']:58}{numbers}{goal}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--core", type=int, help="the core to run on (default: the last one)")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--gate", action="store_true", help="fail when a goal is not met")
    given = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):  # the workers inherit it
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0)) if given.core is None else given.core})
    with ExitStack() as stack:
        names = [PEER, *(name for name in ENGINE_NAMES if (ENGINES / name).is_dir())]
        workers = {name: stack.enter_context(started(name)) for name in names}
        found = report(measure(workers, given.rounds, given.seconds))
    print(json.dumps(found, indent=1) if given.json else table(found))
    if given.gate and not all(goal["met"] for goal in found["goals"]):
        sys.exit("A goal is not met.")


if __name__ == "__main__":
    main()
