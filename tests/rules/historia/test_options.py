"""Options: how many Civbots, and how hard they are."""

from typing import Any

import pytest

import epochal
from tests.rule import rule
from tests.rules.historia.table import GAME


def options(seats: int, **chosen: Any) -> list[str]:
    """The levels of the Civbots in a game with these options."""
    levels: list[str] = GAME.new(seats, chosen, epochal.Seeded(1)).view(None)["civbots"]
    return levels


@rule("option.civbots")
def test_how_many_civbots_join_is_an_option() -> None:
    assert options(2) == []
    assert len(options(2, civbots=2)) == 2
    assert len(options(4, civbots=4)) == 1
    assert options(5, civbots=4) == []


@rule("option.civbots", "option.civbot_level")
@pytest.mark.parametrize("chosen", [{"civbots": 5}, {"civbots": -1}, {"civbot_level": "impossible"}])
def test_other_values_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(epochal.BadInput):
        options(2, **chosen)


@rule("option.civbot_level", "civbot.level")
def test_how_hard_the_civbots_are_is_an_option() -> None:
    assert options(1, civbot_level="mixed") == ["hard", "medium", "easy", "hard"]
    assert options(3, civbots=2, civbot_level="mixed") == ["hard", "medium"]
    assert options(3, civbots=2, civbot_level="easy") == ["easy", "easy"]
    assert options(3, civbots=2, civbot_level="hard") == ["hard", "hard"]
    assert options(3, civbots=2) == ["medium", "medium"]
