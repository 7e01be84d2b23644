"""Content of one's own: copied from the game, changed, played with, studied, and refused where it is wrong."""

import json
from pathlib import Path

import pytest

import epochal
from tests.cli.run import one_line, run, shell

SIZES = {"hotw2001": "3", "hotw2018": "3", "historia": "2", "ancient_world": "2"}


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A folder with content in which a card has another name."""
    folder = tmp_path / "mine"
    copied = run("lab", "content", "ancient_world", str(folder))
    assert (copied.code, copied.err) == (0, "")
    assert f"epochal lab balance ancient_world --content {folder}" in one_line(copied.out)
    cards = folder / "empire.toml"
    cards.write_text(cards.read_text("utf-8").replace('en = "Crane"', 'en = "Winch"'), "utf-8")
    return folder


@pytest.mark.parametrize("game", SIZES)
def test_a_copy_plays_like_the_content_it_was_made_of(tmp_path: Path, game: str) -> None:
    copy = tmp_path / "copy"
    assert run("lab", "content", game, str(copy)).code == 0
    study = ("simulate", game, "--seats", SIZES[game], "--games", "1", "--jobs", "1", "--json")
    played = [json.loads(run(*study, *own).out.splitlines()[0]) for own in ((), ("--content", str(copy)))]
    assert played[0] == played[1]
    assert epochal.load(game, str(copy)).digest == epochal.load(game).digest


def test_a_report_on_own_content_calls_things_by_their_new_names(tmp_path: Path, mine: Path) -> None:
    words, figures, page = (tmp_path / name for name in ("a.md", "a.json", "a.html"))
    out = ("--markdown", str(words), "--json", str(figures), "--out", str(page))
    study = ("lab", "balance", "ancient_world", "--games", "2", "--seats", "2", "--jobs", "1")
    assert run(*study, "--content", str(mine), *out).code == 0
    told = words.read_text("utf-8")
    assert "| Winch |" in told
    assert "| Crane |" not in told
    assert f"content={mine}" in told
    assert told.rstrip().endswith(f" --content {mine}")
    assert json.loads(figures.read_text("utf-8"))["content"] == str(mine)


def test_games_with_own_content_are_kept_apart_from_others(tmp_path: Path, mine: Path) -> None:
    arena = ("lab", "arena", "ancient_world", "novice", "random", "--games", "2", "--jobs", "1", "--json")
    keep = ("--keep", str(tmp_path / "games"))
    own = run(*arena, *keep, "--content", str(mine))
    assert json.loads(own.out)["content"] == str(mine)
    refused = run(*arena, *keep)
    assert refused.code == 2
    assert "keeps the games of another study" in one_line(refused.err)


def test_a_game_with_own_content_is_played_saved_and_gone_on_with(tmp_path: Path, mine: Path) -> None:
    saved = tmp_path / "saved.jsonl"
    play = ("play", "ancient_world", "--seats", "2", "--level", "random", "--seed", "3", "--save", str(saved))
    left = shell(tmp_path, *play, "--content", "mine", typed="1\nquit\n", cwd=tmp_path)
    assert left.code == 0, left.err
    assert json.loads(saved.read_text("utf-8").splitlines()[0])["content"] == str(mine)
    assert shell(tmp_path, "resume", str(saved), typed="quit\n").code == 0


def test_content_that_is_wrong_is_refused(tmp_path: Path, mine: Path) -> None:
    study = ("simulate", "ancient_world", "--seats", "2")
    missing = run(*study, "--content", str(tmp_path / "nowhere"))
    assert (missing.code, missing.out) == (2, "")
    assert f"{tmp_path / 'nowhere'} has no readable file" in one_line(missing.err)
    (mine / "titans.toml").write_text("[[titan]]\nid = 7\n", "utf-8")
    wrong = run(*study, "--content", str(mine))
    assert (wrong.code, wrong.out) == (2, "")
    assert "titans.toml" in one_line(wrong.err)


def test_nothing_is_copied_over(tmp_path: Path, mine: Path) -> None:
    before = {file: file.read_bytes() for file in mine.iterdir()}
    again = run("lab", "content", "ancient_world", str(mine))
    assert again.code == 2
    assert "is there already" in one_line(again.err)
    assert {file: file.read_bytes() for file in mine.iterdir()} == before
    within = run("lab", "content", "ancient_world", str(mine / "titans.toml" / "deeper"), "--lang", "pt-BR")
    assert within.code == 2
    assert "Não é possível gravar" in one_line(within.err)
