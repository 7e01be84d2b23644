"""Advisors: drawn from one's own deck, and gone when they have been of use."""

import pytest

from tests.rule import card, rule
from tests.rules.historia.cards import give_advisor, give_level
from tests.rules.historia.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


@rule("advisor.deck")
def test_advisors_are_drawn_from_the_top_of_ones_own_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    give_level(monkeypatch, True, 3, ("advisor", 1))
    table = Table(2)
    table.advisors(0, "cleopatra")
    table.levels(0, 2, 2)
    deck = table.world.decks[0]
    table.plays(0, "technology")
    table.do("basic", "technology")
    drawn = GAME.box.advisors[deck[0]].id
    assert sorted(table.advisors_of(0)) == sorted(["cleopatra", drawn])
    assert table.world.decks[0] == deck[1:]
    assert table.world.view(None)["players"][1]["deck"] == 5


@rule("advisor.deck")
def test_from_an_empty_deck_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    give_level(monkeypatch, True, 3, ("advisor", 1))
    own = [advisor.id for advisor in GAME.box.advisors if advisor.civilization == 0]
    table = Table(2)
    table.advisors(0, *own)
    table.levels(0, 2, 2)
    table.plays(0, "technology")
    table.do("basic", "technology")
    assert table.levels_of(0) == (3, 2)
    assert len(table.advisors_of(0)) == 5


@rule("advisor.leaves")
def test_an_advisor_leaves_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    give_advisor(monkeypatch, "cicero", ("points", 4))
    table = Table(2)
    table.advisors(0, "cicero")
    table.queue(0, "art")
    table.plays(0, "cicero")
    table.do("use_advisor", "cicero")
    assert table.world.points == [4, 0]
    assert table.queue_of(0) == ["art"]
    assert table.advisors_of(0) == []
    assert table.world.view(None)["players"][0]["gone"] == ["cicero"]
    table.idle()
    assert table.legal("choose_advisor", 0) == []


@card("cleopatra")
@rule("advisor.leaves", "effect.oldest", "effect.cubes")
def test_cleopatra_takes_back_the_oldest_card_and_recovers_two_cubes() -> None:
    table = Table(2)
    table.advisors(0, "cleopatra")
    table.cubes(0, available=0, used=3)
    table.queue(0, "art", "raid")
    table.plays(0, "cleopatra")
    table.do("use_advisor", "cleopatra")
    assert table.cubes_of(0) == (2, 1, 0)
    assert table.queue_of(0) == ["raid"]
    assert "art" in table.hand_of(0)
