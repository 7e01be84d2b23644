"""Every event card is proved by a test of its own, marked with its title."""

import ast
import tomllib
from pathlib import Path

RULES = Path(__file__).parent / "rules"
CONTENT = Path(__file__).parents[1] / "src" / "epochal" / "games"


def titles(game: str) -> set[str]:
    """The ids of a game's event cards."""
    content = tomllib.loads((CONTENT / game / "content" / "events.toml").read_text(encoding="utf-8"))
    return {record["id"] for record in content["event"]}


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


def test_every_event_card_of_2001_has_its_tests() -> None:
    assert len(titles("hotw2001")) == 42
    assert marked("hotw2001") == titles("hotw2001")
