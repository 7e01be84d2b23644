"""docs/lab.md: its examples run, and its figures are those of the games."""

import re
from pathlib import Path
from typing import Any

import pytest

import epochal
from epochal.lab.observation import Layout

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
SCRIPTS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
FIGURES = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("script", SCRIPTS, ids=["pettingzoo", "layout", "openspiel", "many games"])
def test_the_examples_run(script: str) -> None:
    names: dict[str, Any] = {}
    exec(script, names)
    if "table" in names:
        assert names["table"].agents == []
    if "state" in names:
        assert names["state"].move_number() == 40
    if "said" in names:
        assert names["said"]["seat.0"] == 1
    if "leads" in names:
        assert [lead.points >= 0 for lead in names["leads"]] == [True] * 3


def test_the_figures_are_those_of_the_games() -> None:
    assert [game for game, *_ in FIGURES] == list(epochal.GAMES)
    for game, seats, actions, numbers in FIGURES:
        rules = epochal.load(game)
        assert (len(rules.actions), len(Layout(rules, int(seats)).places)) == (int(actions), int(numbers))
