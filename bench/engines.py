"""Builds the engine in the ways that are compared, each unpacked into a folder of its own:

    source  compiled             the engine as it is
    source-mute  compiled-mute   the same engine with every piece of telling cut out of its sources

The mute engines answer what no flag can: what the code for telling costs when nobody listens. A run needs the build
requirements: ``python bench/engines.py FOLDER`` (``make bench`` does it).
"""

import ast
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
TELLING = ("tell", "whisper")
PROJECT = ("src", "requirements", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")


def mute(source: str, where: str) -> tuple[str, int]:
    """The source without ``if out.ear is not None: ...`` and bare ``out.tell(...)``, and how many pieces were cut."""
    lines = source.splitlines(keepends=True)
    cuts = outermost(ast.parse(source))
    for node in reversed(cuts):
        first = lines[node.lineno - 1]
        if getattr(node, "orelse", None) or first.lstrip().startswith("elif"):
            raise SystemExit(
                f"{where}:{node.lineno}: telling with an else; bench/engines.py cannot cut it out"
            )
        lines[node.lineno - 1 : node.end_lineno] = [" " * node.col_offset + "pass\n"]
    muted = "".join(lines)
    for left in ast.walk(ast.parse(muted)):
        if isinstance(left, ast.Attribute) and left.attr == "ear" and isinstance(left.ctx, ast.Load):
            raise SystemExit(f"{where}: {ast.unparse(left)} is telling that bench/engines.py cannot cut out")
    return muted, len(cuts)


def outermost(node: ast.AST) -> list[ast.stmt]:
    """The pieces of telling below a node, in order, none inside another."""
    found: list[ast.stmt] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If | ast.Expr) and is_telling(child):
            found.append(child)
        else:
            found.extend(outermost(child))
    return found


def is_telling(statement: ast.If | ast.Expr) -> bool:
    if isinstance(statement, ast.If):
        return asks_for_ear(statement.test)
    call = statement.value
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in TELLING


def asks_for_ear(test: ast.expr) -> bool:
    """Whether a condition is ``<something>.ear is not None``, alone or first of several joined by ``and``."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return asks_for_ear(test.values[0])
    return ast.unparse(test).endswith(".ear is not None")


def mute_engine(package: Path) -> int:
    """Cut telling out of core and games in place; returns how many pieces were cut."""
    total = 0
    for folder in ("core", "games"):
        for path in sorted((package / folder).rglob("*.py")):
            source, cut = mute(path.read_text(encoding="utf-8"), str(path.relative_to(package)))
            if cut:
                path.write_text(source, encoding="utf-8")
            total += cut
    return total


def build(project: Path, folder: Path, compiled: bool) -> None:
    """Build a wheel of the project and unpack it into the folder."""
    with TemporaryDirectory() as wheels:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", wheels]
        environment = dict(os.environ, EPOCHAL_COMPILE="1" if compiled else "0")
        subprocess.run(command, cwd=project, env=environment, check=True)
        [wheel] = Path(wheels).glob("*.whl")
        shutil.rmtree(folder, ignore_errors=True)
        if compiled and wheel.name.endswith("-none-any.whl"):
            print(f"no compiler: {folder.name} is left out", file=sys.stderr)
            return
        zipfile.ZipFile(wheel).extractall(folder)


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    with TemporaryDirectory() as work:
        silent = Path(work)
        for name in PROJECT:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, silent / name)
        print(f"cut out {mute_engine(silent / 'src' / 'epochal')} pieces of telling for the mute engines")
        for name, compiled in (("source", False), ("compiled", True)):
            build(ROOT, folder / name, compiled)
            build(silent, folder / f"{name}-mute", compiled)


if __name__ == "__main__":
    main()
