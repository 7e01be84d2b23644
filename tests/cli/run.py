"""Running the command line in a test: in a process of its own, or quickly inside this one."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from typer.testing import CliRunner

from epochal.cli import app


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a process that keeps its files in a folder of the test."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {
        **kept,
        "LANG": "C.UTF-8",
        "XDG_DATA_HOME": str(home),
        "HOME": str(home),
        "COLUMNS": "100",
        **more,
    }


def shell(
    home: Path, *args: str, typed: str = "", env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> Ran:
    """``python -m epochal`` with arguments and with what a person types."""
    done = subprocess.run(
        [sys.executable, "-m", "epochal", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env=environment(home, **(env or {})),
        cwd=cwd,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def run(*args: str, typed: str = "", lang: str = "C") -> Ran:
    """The same inside this process."""
    result = CliRunner().invoke(app, args, input=typed, env={"LANG": lang, "LC_ALL": lang, "COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def typing(seed: int, most: int = 9) -> str:
    """Numbers as somebody might type them, more than enough for a whole game; 1 is always among the choices."""
    random = Random(seed)
    return "".join(f"{random.randint(1, most)}\n1\n" for _ in range(2000))


def one_line(text: str) -> str:
    """Text without the breaks of lines that a narrow screen makes."""
    return " ".join(text.split())
