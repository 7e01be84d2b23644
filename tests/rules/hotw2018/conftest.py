"""What the cards say beyond the rulebook is ours to change: tests of the rules do without it."""

import pytest

from tests.rules.hotw2018.table import GAME


@pytest.fixture
def no_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    """No empire card has an effect, unless the test gives it one."""
    monkeypatch.setattr(GAME.box, "effects", [None] * len(GAME.box.effects))
