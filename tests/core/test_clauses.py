"""The rulebook as clauses: parsed from plain text, complete and unique."""

import pytest

import epochal
from epochal import BadInput
from epochal.core.clauses import Clause, parse, rulebook
from epochal.core.text import LANGUAGES

BOOK = """# The rules

Preface.

## Drawing

What this chapter is about.

### draw.one
Draw a card.
Look at it.

### draw.last
The last card goes by itself.

> Ruling: there is no choice,
> so nobody is asked.

## Combat

### combat.tie
Both go.

- even a fort

> Decisão: ambos.
"""

games = pytest.mark.parametrize("game", epochal.games())
languages = pytest.mark.parametrize("language", LANGUAGES)


def test_a_book_is_read_clause_by_clause() -> None:
    assert parse(BOOK) == [
        Clause("draw.one", "Drawing", "Draw a card.\nLook at it.", ""),
        Clause(
            "draw.last",
            "Drawing",
            "The last card goes by itself.",
            "there is no choice, so nobody is asked.",
        ),
        Clause("combat.tie", "Combat", "Both go.\n\n- even a fort", "ambos."),
    ]


@pytest.mark.parametrize("text", ["", "# Title\n", "words\n", "## Chapter\nwords\n"])
def test_a_book_without_clauses_has_none(text: str) -> None:
    assert parse(text) == []


@games
@languages
def test_every_clause_of_a_game_has_an_id_of_its_own_a_chapter_and_a_text(game: str, language: str) -> None:
    package = epochal.load(game).package()
    clauses = rulebook(game, language, package)
    assert clauses
    for id, clause in clauses.items():
        assert clause.id == id
        assert clause.chapter
        assert clause.text


def test_clauses_stand_in_the_order_of_the_book() -> None:
    ids = list(rulebook("hotw2001", "en"))
    assert ids.index("setup.players") < ids.index("combat.tie") < ids.index("win.points")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="There is no language “tlh”"):
        rulebook("hotw2001", "tlh")
