"""Every event card, and every empire card that does something of its own, is proved by tests marked with its title."""

import ast
import tomllib
from pathlib import Path

import pytest

RULES = Path(__file__).parent / "rules"
CONTENT = Path(__file__).parents[1] / "src" / "epochal" / "games"


def titles(game: str, kind: str) -> set[str]:
    """The ids of a game's cards of a kind, "event" or "empire"."""
    file = CONTENT / game / "content" / f"{kind}s.toml"
    return {record["id"] for record in tomllib.loads(file.read_text(encoding="utf-8"))[kind]}


def marked(game: str) -> set[str]:
    """The titles that the tests of a game are marked with, by ``card(...)`` or by ``of_card(...)``."""
    found = set()
    for file in sorted((RULES / game).glob("test_cards_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "card":
                    found |= {literal(title) for title in node.args}
                elif node.func.id == "of_card":
                    found.add(literal(node.args[0]))
    return found


def literal(node: ast.expr) -> str:
    """The title, which must be written out."""
    assert isinstance(node, ast.Constant), ast.unparse(node)
    assert isinstance(node.value, str), ast.unparse(node)
    return node.value


@pytest.mark.parametrize(
    ("game", "kinds", "count"), [("hotw2001", ["event"], 42), ("hotw2018", ["event", "empire"], 80)]
)
def test_every_card_has_its_tests(game: str, kinds: list[str], count: int) -> None:
    cards = set().union(*[titles(game, kind) for kind in kinds])
    assert len(cards) == count
    assert marked(game) == cards
