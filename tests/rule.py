"""Marks a test as proof of clauses of a rulebook: ``@rule("combat.tie")``."""

import pytest

rule = pytest.mark.rule
