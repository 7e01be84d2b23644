"""The conformance suite over random games, and the same game everywhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import epochal
from tests.conformance.suite import cases, examine, fingerprint, kinds, met_no_secret

GAMES = 512 if epochal.compiled else 64
"""The compiled engine plays as many in less time; that both play the same games is a test of its own."""
BATCH = 16
COMPARED = 48
ROOT = Path(__file__).parents[2]
PRINT_FINGERPRINTS = (
    "import json, epochal; from tests.conformance.suite import cases, fingerprint;"
    f"print(json.dumps([epochal.compiled, [fingerprint(case) for case in cases({COMPARED})]]))"
)


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games_keep_every_promise(first: int) -> None:
    lengths = [examine(case) for case in list(cases(GAMES))[first : first + BATCH]]
    assert min(lengths) > 0


@pytest.mark.parametrize("id", epochal.games())
def test_there_are_secrets_to_keep(id: str) -> None:
    """Else the test that nothing leaks would prove nothing. In a short game nobody may come to have one."""
    assert set() in [met_no_secret(case) for case in cases(6, id)]


def test_games_that_are_set_up_alike_are_played_once() -> None:
    """Four players leave room for one Civbot: none, or one of three levels (mixed begins with a hard one)."""
    four = [dict(options) for seats, options in kinds("historia") if seats == 4]
    assert [(options["civbots"], options["civbot_level"]) for options in four] == [
        (0, "easy"), (1, "easy"), (1, "medium"), (1, "hard"),
    ]  # fmt: skip
    assert len(kinds("hotw2001")) == 2**4 * 4


def elsewhere(**environment: str) -> tuple[bool, list[str]]:
    """Fingerprints from another process: whether its engine is compiled, and one for each game."""
    result = subprocess.run(
        [sys.executable, "-c", PRINT_FINGERPRINTS],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, fingerprints = json.loads(result.stdout)
    return compiled, fingerprints


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_same_seed_gives_the_same_game_in_another_process(hash_seed: str) -> None:
    _, fingerprints = elsewhere(PYTHONHASHSEED=hash_seed)
    assert fingerprints == [fingerprint(case) for case in cases(COMPARED)]


def test_compiled_and_uncompiled_engines_play_identical_games() -> None:
    """Run on the compiled wheel, this compares it with the sources; on the sources, with themselves."""
    compiled, fingerprints = elsewhere(PYTHONPATH=str(ROOT / "src"))
    assert not compiled
    assert fingerprints == [fingerprint(case) for case in cases(COMPARED)]
    if os.environ.get("EPOCHAL_EXPECT_COMPILED") == "1":
        assert epochal.compiled
