"""The examples in docstrings hold: every module with a prompt in it is run.

Not pytest's own collection of doctests, which imports every module: some only work where their tool runs them.
"""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROMPT = re.compile(r"^\s*>>> ", re.MULTILINE)


def modules(root: Path, folder: str) -> list[str]:
    """The modules in a folder with an example in them, by name."""
    found = [path for path in sorted((root / folder).rglob("*.py")) if PROMPT.search(path.read_text("utf-8"))]
    return [
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__") for path in found
    ]


@pytest.mark.parametrize("module", modules(ROOT / "src", "epochal") + modules(ROOT, "tests"))
def test_the_examples_of_a_module_hold(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0
    assert result.failed == 0


def test_examples_are_found_where_they_are() -> None:
    assert {"epochal", "epochal.core.chance", "epochal.core.text"} <= set(modules(ROOT / "src", "epochal"))
    assert "tests.rules.hotw2001.table" in modules(ROOT, "tests")
