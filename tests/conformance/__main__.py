"""``python -m tests.conformance --games 20000``: the suite over many games, on all cores, with the figures at the end."""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import epochal
from tests.conformance.suite import Case, cases, examine


def attempt(case: Case, share: float) -> tuple[Case, int, str]:
    """The number of choices, or what failed."""
    try:
        return case, examine(case, share), ""
    except Exception as error:
        return case, 0, f"{type(error).__name__}: {error}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", default="", choices=["", *epochal.games()], help="only this one")
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--share", type=float, default=1.0, help="of the steps that are checked in every way")
    given = parser.parse_args()
    started = time.monotonic()
    choices = []
    failures = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for case, played, failure in pool.map(
            partial(attempt, share=given.share), cases(given.games, given.game), chunksize=8
        ):
            if failure:
                failures += 1
                print(f"FAILED {case}: {failure}", flush=True)
            else:
                choices.append(played)
    engine = "compiled" if epochal.compiled else "uncompiled"
    print(
        f"{len(choices)} games, {sum(choices)} choices, longest {max(choices, default=0)}, {failures} failures, "
        f"{given.share:.0%} of steps in every way, {engine}, {time.monotonic() - started:.0f} s"
    )
    raise SystemExit(failures > 0)


if __name__ == "__main__":
    main()
