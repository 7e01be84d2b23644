"""What a game is worth, and what is said where the libraries for research are not installed."""

import sys
from importlib import import_module

import pytest

from epochal import BadInput
from epochal.core.text import LANGUAGES, Text
from epochal.lab.learning import rewards
from tests.lab.ended import Ended


@pytest.mark.parametrize(
    ("seats", "winners", "worth"),
    [
        (2, (1,), [-1, 1]),
        (2, (0, 1), [0, 0]),
        (4, (2,), [-1 / 3, -1 / 3, 1, -1 / 3]),
        (4, (0, 3), [1 / 3, -1 / 3, -1 / 3, 1 / 3]),
        (3, (0, 1, 2), [0, 0, 0]),
        (1, (0,), [1]),
        (1, (), [-1]),
    ],
)
def test_a_victory_is_paid_by_the_losers(seats: int, winners: tuple[int, ...], worth: list[float]) -> None:
    assert rewards(Ended(seats, winners)) == pytest.approx(worth)


def test_nothing_is_won_before_the_end() -> None:
    assert rewards(Ended(3, (), asked=(1,))) == [0, 0, 0]


@pytest.mark.parametrize(
    ("module", "needs"),
    [("parts", "numpy"), ("pettingzoo", "pettingzoo"), ("episode", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_without_the_extra_it_is_said_what_to_install(
    module: str, needs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"epochal.lab.{module}", raising=False)
    monkeypatch.setitem(sys.modules, needs, None)
    with pytest.raises(BadInput) as refused:
        import_module(f"epochal.lab.{module}")
    for language in LANGUAGES:
        said = Text(language).format(refused.value.message)
        assert f" {needs} " in said
        assert said.endswith('pip install "epochal[lab]".')
