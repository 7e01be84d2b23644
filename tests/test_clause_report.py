"""The report of clauses finds what is untested and what is misnamed."""

from pathlib import Path

import pytest

import epochal
from tools.clauses import ROOT, report

BOOK = "## Combat\n\n### combat.tie\nBoth go.\n\n### combat.win\nOne goes.\n"
GAMES = ["duel"]
TEST = '@rule("combat.tie", "combat.win")\ndef test_combat() -> None: ...\n'


def laid_out(root: Path, test: str, source: str = "", book: str = BOOK) -> Path:
    """A project with one game."""
    for path, text in (
        ("src/epochal/games/duel/rulebook/en.md", book),
        ("src/epochal/games/duel/combat.py", source),
        ("tests/rules/duel/test_combat.py", test),
    ):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    return root


def test_a_game_with_every_clause_tested_passes(tmp_path: Path) -> None:
    lines, wrong = report(
        laid_out(tmp_path, TEST, "a = 1  # rule: combat.tie, combat.win. Both at once.\n"), GAMES
    )
    assert lines == ["duel", "    1  combat.tie", "    1  combat.win", "duel: 2 of 2 clauses tested"]
    assert wrong == []


@pytest.mark.parametrize(
    "marks",
    [
        '@rule("combat.tie")\n@pytest.mark.rule("combat.win")\ndef test_a(): ...\n',
        '@pytest.mark.parametrize("a", [pytest.param(1, marks=rule("combat.tie", "combat.win"))])\ndef test_a(a): ...\n',
        'CASES = [pytest.param(1, marks=[rule("combat.tie"), rule("combat.win")])]\n',
        'pytestmark = rule("combat.tie", "combat.win")\n',
        'class TestCombat:\n    @rule("combat.tie", "combat.win")\n    def test_a(self): ...\n',
    ],
)
def test_marks_are_found_wherever_they_stand(tmp_path: Path, marks: str) -> None:
    lines, wrong = report(laid_out(tmp_path, marks), GAMES)
    assert lines[-1] == "duel: 2 of 2 clauses tested"
    assert wrong == []


def test_a_clause_without_a_test_is_listed(tmp_path: Path) -> None:
    lines, wrong = report(laid_out(tmp_path, '@rule("combat.tie")\ndef test_tie(): ...\n'), GAMES)
    assert lines[-1] == "duel: 1 of 2 clauses tested"
    assert wrong == ["duel: combat.win has no test"]


def test_a_game_still_being_written_may_have_untested_clauses_but_no_wrong_names(tmp_path: Path) -> None:
    lines, wrong = report(laid_out(tmp_path, '@rule("combat.draw")\ndef test_draw(): ...\n'), [])
    assert lines[-1] == "duel: 0 of 2 clauses tested"
    assert wrong == ["test_combat.py:1: combat.draw is no clause"]


def test_a_mark_on_what_is_no_test_proves_nothing(tmp_path: Path) -> None:
    _, wrong = report(laid_out(tmp_path, TEST.replace("test_combat", "combat")), GAMES)
    assert wrong == ["duel: combat.tie has no test", "duel: combat.win has no test"]


def test_a_mark_that_names_no_clause_is_listed_with_its_place(tmp_path: Path) -> None:
    _, wrong = report(laid_out(tmp_path, TEST + '@rule("combat.draw", ID)\ndef test_draw(): ...\n'), GAMES)
    assert wrong == ["test_combat.py:3: combat.draw is no clause", "test_combat.py:3: ID is no clause"]


def test_a_citation_that_names_no_clause_is_listed_with_its_place(tmp_path: Path) -> None:
    _, wrong = report(laid_out(tmp_path, TEST, "a = 1\nb = 2  # rule: combat.tie, combat.draw\n"), GAMES)
    assert wrong == ["combat.py:2: combat.draw is no clause"]


def test_a_clause_stated_twice_is_listed(tmp_path: Path) -> None:
    _, wrong = report(laid_out(tmp_path, TEST, book=BOOK + "\n### combat.tie\nNobody goes.\n"), GAMES)
    assert wrong == ["duel: combat.tie stands twice in the rulebook"]


def test_a_project_without_rulebook_is_wrong(tmp_path: Path) -> None:
    assert report(tmp_path, GAMES) == ([], [f"there is no rulebook in {tmp_path}"])


def test_every_clause_of_every_game_that_can_be_played_is_tested() -> None:
    lines, wrong = report(ROOT, epochal.games())
    assert lines
    assert wrong == []
