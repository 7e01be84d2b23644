"""Marks a test as proof of clauses of a rulebook, ``@rule("combat.tie")``, or of cards by title, ``@card("leader")``."""

import pytest

rule = pytest.mark.rule
card = pytest.mark.card


def of_card(id: str, *values: object) -> object:
    """One case of a test that many cards share: the card's title and what the test needs to know about it."""
    return pytest.param(id, *values, marks=card(id), id=id)
