"""The report of clauses: for each game with a rulebook, how many tests prove each of its clauses.

``python tools/clauses.py`` fails if a clause of a game that can be played has no test, or if a test or a comment in the
source names a clause that no rulebook states. It reads the sources without running them.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path

import epochal
from epochal.core.clauses import parse

ROOT = Path(__file__).parents[1]
CITATION = re.compile(r"# rule: *(.*)")
Cited = tuple[str, str]
"""A clause, and where it is named."""


def stated(root: Path) -> dict[str, list[str]]:
    """The clauses of each game, in the order of its rulebook."""
    books = sorted((root / "src" / "epochal" / "games").glob("*/rulebook/en.md"))
    return {book.parts[-3]: [clause.id for clause in parse(book.read_text("utf-8"))] for book in books}


def proved(tests: Path) -> Iterator[Cited]:
    """What the tests in a folder are marked with: once for each test, or for each case with a mark of its own."""
    for path in sorted(tests.rglob("*.py")):
        for node in marking(ast.parse(path.read_text("utf-8"))):
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and ast.unparse(call.func) in ("rule", "pytest.mark.rule"):
                    for argument in call.args:
                        named = (
                            argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)
                        )
                        yield str(named), f"{path.name}:{call.lineno}"


def marking(module: ast.Module) -> Iterator[ast.AST]:
    """Where marks count: on tests, and in what stands beside them (``pytestmark``, lists of cases)."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield from node.decorator_list if node.name.startswith("test_") else []
        else:
            yield node


def cited(source: Path) -> Iterator[Cited]:
    """What comments in the sources of a folder cite."""
    for path in sorted(source.rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for citation in CITATION.findall(line):
                ids, _, _ = citation.partition(". ")  # a remark may follow
                yield from ((id, f"{path.name}:{number}") for id in ids.split(", "))


def report(root: Path, games: Collection[str]) -> tuple[list[str], list[str]]:
    """What to print, and what is wrong. Every clause of ``games`` must be tested; any other game is still being written."""
    lines: list[str] = []
    wrong: list[str] = []
    for game, clauses in stated(root).items():
        proofs = list(proved(root / "tests" / "rules" / game))
        citations = list(cited(root / "src" / "epochal" / "games" / game))
        count = Counter(id for id, _ in proofs)
        untested = [id for id in clauses if not count[id]]
        lines += [game, *(f"{count[id]:5}  {id}" for id in clauses)]
        lines.append(f"{game}: {len(clauses) - len(untested)} of {len(clauses)} clauses tested")
        wrong += [f"{game}: {id} has no test" for id in untested if game in games]
        wrong += [f"{game}: {id} stands twice in the rulebook" for id, n in Counter(clauses).items() if n > 1]
        wrong += [f"{where}: {id} is no clause" for id, where in proofs + citations if id not in clauses]
    if not lines:
        wrong.append(f"there is no rulebook in {root}")
    return lines, wrong


def main() -> int:
    lines, wrong = report(ROOT, epochal.games())
    print("\n".join(lines + wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
