"""The conformance suite over random games, and the same game everywhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import epochal
from tests.conformance.suite import cases, examine, fingerprint

GAMES = 320
BATCH = 16
ROOT = Path(__file__).parents[2]
PRINT_FINGERPRINTS = (
    "import json, epochal; from tests.conformance.suite import cases, fingerprint;"
    "print(json.dumps([epochal.compiled, [fingerprint(case) for case in cases(32)]]))"
)


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games_keep_every_promise(first: int) -> None:
    lengths = [examine(case) for case in list(cases(GAMES))[first : first + BATCH]]
    assert min(lengths) > 0


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
    assert fingerprints == [fingerprint(case) for case in cases(32)]


def test_compiled_and_uncompiled_engines_play_identical_games() -> None:
    """Run on the compiled wheel, this compares it with the sources; on the sources, with themselves."""
    compiled, fingerprints = elsewhere(PYTHONPATH=str(ROOT / "src"))
    assert not compiled
    assert fingerprints == [fingerprint(case) for case in cases(32)]
    if os.environ.get("EPOCHAL_EXPECT_COMPILED") == "1":
        assert epochal.compiled
