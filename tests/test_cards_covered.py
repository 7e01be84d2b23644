"""Every card that does something of its own is proved by tests marked with its title."""

import ast
import tomllib
from pathlib import Path

import pytest

import epochal

RULES = Path(__file__).parent / "rules"
CONTENT = Path(__file__).parents[1] / "src" / "epochal" / "games"

CARDS = {
    "hotw2001": (42, [("events.toml", "event")]),
    "hotw2018": (80, [("events.toml", "event"), ("empires.toml", "empire")]),
    "historia": (
        98,
        [
            ("wonders.toml", "wonder"),
            ("leaders.toml", "leader"),
            ("advisors.toml", "advisor"),
            ("milestones.toml", "milestone"),
            ("civbots.toml", "civbot_card"),
        ],
    ),
    "ancient_world": (
        124,
        [
            ("empire.toml", "empire"),
            ("military.toml", "military"),
            ("titans.toml", "titan"),
            ("districts.toml", "district"),
        ],
    ),
}
"""For each game, how many such cards it has, and where they stand: the file and the kind of its records."""


def titles(game: str, file: str, kind: str) -> set[str]:
    """The ids of a game's cards of a kind."""
    text = (CONTENT / game / "content" / file).read_text(encoding="utf-8")
    return {record["id"] for record in tomllib.loads(text)[kind]}


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


@pytest.mark.parametrize("game", epochal.GAMES)
def test_every_card_has_its_tests(game: str) -> None:
    count, kinds = CARDS[game]
    cards = set().union(*[titles(game, file, kind) for file, kind in kinds])
    assert len(cards) == count
    assert marked(game) == cards
