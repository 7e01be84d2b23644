"""Whether the page shows what the rules say: which lands touch, which waters meet."""

# mypy: disable-error-code="import-not-found, import-untyped"

from itertools import combinations
from typing import Any

import draw
from board import Board, Pair, paired

TOUCH = 6.0  # a shorter shared border does not count as touching
MEET = 3.0  # a strait this wide joins two waters


def excepted(plan: dict[str, Any]) -> dict[Pair, str]:
    return {paired(e["a"], e["b"]): e["kind"] for e in plan.get("exception", ())}


def touching(shapes: dict[str, Any]) -> dict[Pair, float]:
    """Pairs of lands with a shared border, and how long it is."""
    found = {}
    for a, b in combinations(sorted(shapes), 2):
        if shapes[a].intersects(shapes[b]):
            length = sum(line.length for line in draw.border(shapes[a], shapes[b]))
            if length > 0:
                found[a, b] = round(length, 1)
    return found


def borders(board: Board, plan: dict[str, Any], met: dict[Pair, float]) -> list[str]:
    """What the page and the rules do not agree on, exceptions aside."""
    known = excepted(plan)
    wrong = []
    for pair in board.straits:
        if met.get(pair):
            wrong.append(f"strait, but they touch: {pair} ({met[pair]})")
    for pair in sorted(board.borders):
        length = met.get(pair, 0.0)
        if length < TOUCH and known.get(pair) != "link":
            wrong.append(f"adjacent, but they do not touch: {pair} ({length})")
        elif length >= TOUCH and known.get(pair) == "link":
            wrong.append(f"needless exception: {pair}")
    for pair, length in met.items():
        apart = pair not in board.borders and pair not in board.straits
        if apart and length >= TOUCH and known.get(pair) != "ridge":
            wrong.append(f"they touch, but are not adjacent: {pair} ({length})")
    return wrong


def waters(board: Board, plan: dict[str, Any], met: dict[Pair, float]) -> list[str]:
    """Which waters meet on the page and do not by the rules, and the reverse, exceptions aside."""
    if board.adjoining is None:
        return []
    known = excepted(plan)
    wrong = [
        f"they adjoin, but do not meet: {pair} ({met.get(pair, 0.0)})"
        for pair in sorted(board.adjoining)
        if met.get(pair, 0.0) < MEET
    ]
    for pair, length in met.items():
        if pair not in board.adjoining and length >= TOUCH and known.get(pair) != "closed":
            wrong.append(f"they meet, but do not adjoin: {pair} ({length})")
    return wrong
