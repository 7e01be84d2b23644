"""Compiles the engine with mypyc when a wheel is built.

Every module of ``core``, ``games`` and ``bots`` is compiled, less the packages' ``__init__.py`` and the short list in
``[tool.epochal.compile]``. Their sources stay in the wheel beside the compiled modules, which Python prefers.

- No C compiler (or no Python headers) at hand: a pure wheel, and a word about it on stderr.
- ``EPOCHAL_COMPILE=0``: a pure wheel.
- An editable install is never compiled: development runs the sources.
- A compiler at hand and an error of mypyc or of the compiler: the build fails. A pure wheel must not hide it.

Why not hatch-mypyc: it cannot fall back to a pure wheel, it takes its list of modules from patterns of its own, and it
writes beside the sources. Here all work happens on a copy in a temporary folder.

``python hatch_build.py`` says whether a wheel built now would be compiled (exit code 0) or not (1).
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
COMPILED_FOLDERS = ("core", "games", "bots")

# One C file for each module, compiled on all cores, with -O1: as fast an engine as one large file with -O3, in a fraction of the time.
# Runs in the temporary folder, so that a failing mypy (which exits) ends this process and not the build backend.
SETUP = """
import os, sys
from mypyc.build import mypycify
from pybind11.setup_helpers import ParallelCompile
from setuptools import setup

modules = sys.stdin.read().split()
extensions = mypycify(["--config-file", "mypy.toml", *modules], opt_level="1", debug_level="0", target_dir="c",
                      group_name="epochal", multi_file=True)
ParallelCompile("EPOCHAL_JOBS").install()
setup(name="epochal", packages=[], ext_modules=extensions,
      script_args=["--quiet", "build_ext", "--parallel", str(os.cpu_count()), "--build-lib", "built",
                   "--build-temp", "objects"])
"""


def reason_to_stay_pure() -> str | None:
    """Why a wheel built here and now is not compiled, or None if it is."""
    if os.environ.get("EPOCHAL_COMPILE") == "0":
        return "EPOCHAL_COMPILE is 0"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ("cl" if os.name == "nt" else "cc")
    program = shlex.split(compiler, posix=os.name != "nt")[0]
    if shutil.which(program) is None:
        return f"there is no C compiler ({program})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        return f"the headers of Python are not installed ({header.name})"
    return None


def modules(package: Path, exclude: list[str]) -> list[Path]:
    """The modules to compile, in order."""
    missing = [name for name in exclude if not (package / name).is_file()]
    if missing:
        raise SystemExit(f"pyproject.toml, tool.epochal.compile, exclude: no such file: {', '.join(missing)}")
    unwanted = {package / name for name in exclude}
    found = [path for folder in COMPILED_FOLDERS for path in sorted((package / folder).rglob("*.py"))]
    return [path for path in found if path.name != "__init__.py" and path not in unwanted]


def compile_engine(root: Path, work: Path) -> dict[str, str]:
    """Compile a copy of the engine in the work folder. Returns the built files and their places in the wheel."""
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__"))
    settings = (root / "pyproject.toml").read_text(encoding="utf-8")
    # Not under its own name, which setuptools would read.
    (work / "mypy.toml").write_text(settings, encoding="utf-8")
    exclude = tomllib.loads(settings)["tool"]["epochal"]["compile"]["exclude"]
    names = [path.relative_to(work).as_posix() for path in modules(work / "src" / "epochal", exclude)]
    say(f"compiling {len(names)} modules with mypyc")
    command = [sys.executable, "-c", SETUP]
    if subprocess.run(command, cwd=work, input="\n".join(names), text=True, check=False).returncode != 0:
        raise SystemExit("epochal: the engine does not compile (see above); EPOCHAL_COMPILE=0 builds without")
    built = [path for path in sorted((work / "built").rglob("*")) if path.is_file()]
    return {str(path): path.relative_to(work / "built").as_posix() for path in built}


def say(what: str) -> None:
    print(f"epochal: {what}", file=sys.stderr, flush=True)


class CompileHook(BuildHookInterface[Any]):
    """The hook that hatchling calls around the making of a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What an isolated build needs to compile: the very pins that ``make`` builds with."""
        if reason_to_stay_pure() is not None:
            return []
        lines = Path(self.root, "requirements", "build.txt").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line and not line.startswith("#")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = reason_to_stay_pure()
        if reason is not None:
            say(f"NOT compiled, because {reason}: the engine will run as plain Python, several times slower")
            return
        self.work = TemporaryDirectory(prefix="epochal-build-")
        build_data["force_include"].update(compile_engine(Path(self.root), Path(self.work.name)))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if not build_data["pure_python"]:
            self.work.cleanup()


if __name__ == "__main__":
    sys.exit(reason_to_stay_pure() is not None)
