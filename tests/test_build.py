"""The build: what is compiled, what is pinned, and that an installed engine is the one that was asked for."""

import os
import re
from pathlib import Path

import pytest

import epochal
from bench.engines import mute
from hatch_build import modules, reason_to_stay_pure

ROOT = Path(__file__).resolve().parent.parent


def test_the_engine_is_compiled_exactly_when_it_should_be() -> None:
    expected = os.environ.get("EPOCHAL_EXPECT_COMPILED") == "1"
    assert epochal.compiled is expected


def test_only_core_and_games_are_compiled(tmp_path: Path) -> None:
    every = "cli.py core/__init__.py core/kernel.py core/text.py games/a/__init__.py games/a/combat.py"
    for name in every.split():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = modules(tmp_path, exclude=["core/text.py"])
    assert found == [tmp_path / "core/kernel.py", tmp_path / "games/a/combat.py"]


def test_an_exclusion_that_names_no_module_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"core/gone\.py"):
        modules(tmp_path, exclude=["core/gone.py"])


def test_no_compiler_means_a_pure_wheel_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EPOCHAL_COMPILE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert reason_to_stay_pure() == "there is no C compiler (no-such-compiler)"


def test_compiling_can_be_turned_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EPOCHAL_COMPILE", "0")
    assert reason_to_stay_pure() == "EPOCHAL_COMPILE is 0"


PINS = ["requirements/run.txt", "requirements/dev.txt", "requirements/build.txt", "bench/peers.txt"]


@pytest.mark.parametrize("name", PINS)
def test_requirements_are_exact_pins_without_addresses(name: str) -> None:
    lines = [line for line in (ROOT / name).read_text().splitlines() if not line.startswith("#")]
    assert lines
    assert [line for line in lines if not re.match(r"[\w.-]+==[\w.]+( ; .+)?$", line) or "://" in line] == []


def test_a_mute_engine_has_no_telling_left() -> None:
    told = "def f(out):\n    if out.ear is not None:\n        out.tell('a',\n 'b')\n    g()\n    out.whisper(1, 'c')\n"
    assert mute(told, "f.py") == ("def f(out):\n    pass\n    g()\n    pass\n", 2)


def test_telling_that_cannot_be_cut_out_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"f\.py"):
        mute("def f(out):\n    ear = out.ear\n    ear(1)\n", "f.py")
