"""What levels give beyond the rulebook is ours to change: tests of other rules do without it."""

import pytest

from epochal.games.historia.components import LEVELS, TOP
from tests.rules.historia.table import GAME


@pytest.fixture
def no_bonuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """No level gives a cube, a card, an advisor or points."""
    monkeypatch.setattr(GAME.box, "technology_gives", [[] for _ in range(TOP + 1)])
    monkeypatch.setattr(GAME.box, "military_gives", [[] for _ in range(TOP + 1)])


@pytest.fixture
def one_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Civbot draws only one card."""
    monkeypatch.setattr(GAME.box, "civbot_draws", [1] * len(LEVELS))
