"""``epochal lab balance``: every game, everything it writes, being stopped and going on, and what it refuses."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from tests.cli.run import environment, one_line, run

STUDIES = {
    "hotw2001": ["--seats", "3"],
    "hotw2018": ["--seats", "3", "--level", "random,novice"],
    "historia": ["--seats", "2", "--option", "civbots=1", "--level", "novice"],
    "ancient_world": ["--seats", "2", "--level", "titans,empire"],
}


@pytest.mark.parametrize("game", STUDIES)
def test_a_study_of_each_game(tmp_path: Path, game: str) -> None:
    page, words, figures, rows = (tmp_path / name for name in ("a.html", "a.md", "a.json", "rows"))
    out = ["--out", str(page), "--markdown", str(words), "--json", str(figures), "--rows", str(rows)]
    given = ["--games", "2", "--seed", "7", "--jobs", "1", "--lang", "pt-BR"]
    ran = run("lab", "balance", game, *STUDIES[game], *given, *out)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("Escrito:") == 3
    assert "As linhas estão na pasta" in one_line(ran.out)
    found = json.loads(figures.read_text("utf-8"))
    assert (found["game"], found["games"], found["seed"]) == (game, 2, 7)
    assert "2 partidas de" in words.read_text("utf-8")
    text = page.read_text("utf-8")
    assert '<html lang="pt-BR">' in text
    assert text.count('role="img"') == text.count("<desc ") >= 9
    assert "intervalos de 95%" in text
    games = parquet.read_table(rows / "games.parquet").to_pylist()
    assert [game["seed"] for game in games] == [7, 8]
    assert sum(max(game["scores"]) for game in games) / 2 == found["winning_score"]["mean"]


def test_the_page_has_a_name_if_it_is_given_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(
        "lab", "balance", "hotw2018", "--games", "1", "--seats", "3", "--level", "random", "--jobs", "1"
    )
    assert ran.out == "Written: balance-hotw2018.html\n"
    assert (tmp_path / "balance-hotw2018.html").exists()
    assert list(tmp_path.iterdir()) == [tmp_path / "balance-hotw2018.html"]


def test_a_study_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    keep, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    study = [
        "lab",
        "balance",
        "hotw2018",
        "--seats",
        "3",
        "--level",
        "random",
        "--keep",
        str(keep),
        "--jobs",
        "1",
    ]
    begun = subprocess.Popen(
        [sys.executable, "-m", "epochal", *study, "--games", "100000", "--out", str(page)],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    late = monotonic() + 40
    while not (keep.exists() and keep.read_bytes().count(b"\n") > 3):
        assert begun.poll() is None
        assert monotonic() < late
        sleep(0.05)
    begun.send_signal(signal.SIGINT)
    _, err = begun.communicate(timeout=40)
    assert begun.returncode == 130
    played = keep.read_bytes().count(b"\n") - 1
    assert f"Interrupted after {played} of" in err
    assert f"{played} games of History of the World (2018)" in page.read_text("utf-8")

    again = run(*study, "--games", str(played + 1), "--out", str(page))
    assert again.code == 0
    assert f"{played} of the games were in" in one_line(again.err)
    kept = page.read_text("utf-8")
    fresh = tmp_path / "fresh.html"
    assert run(*study[:-4], "--jobs", "1", "--games", str(played + 1), "--out", str(fresh)).code == 0
    assert fresh.read_text("utf-8") == kept


BAD = {
    "no games": (["--games", "0"], "A simulation needs at least one game", "pelo menos uma partida"),
    "no jobs": (["--jobs", "-1"], "A simulation needs at least one game", "pelo menos uma partida"),
    "seed": (["--seed", "-500"], "There is no seed -500.", "Não há semente -500."),
    "seats": (["--seats", "9"], "9", "9"),
    "level": (["--level", "steady,clever"], "clever", "clever"),
    "option": (["--option", "fast"], "“fast” is not an option", "“fast” não é uma opção"),
    "folder": (["--out", "nowhere/a.html"], "nowhere/a.html cannot be written", "Não é possível gravar nowhere/a.html"),
    "a folder": (["--json", "."], ". cannot be written", "Não é possível gravar ."),
    "rows": (["--rows", "file"], "file cannot be written", "Não é possível gravar file"),
    "twice": (["--out", "a", "--markdown", "./a"], "would be written twice", "seria escrito duas vezes"),
    "keep": (["--keep", "a", "--out", "a"], "would be written twice", "seria escrito duas vezes"),
    "keep among rows": (["--keep", "turns.parquet", "--rows", "."], "turns.parquet would be written twice", "seria escrito duas vezes"),
    "json among rows": (["--json", "games.parquet", "--rows", "."], "games.parquet would be written twice", "seria escrito duas vezes"),
    "half of a row file": (["--out", ".got.parquet.part", "--rows", "."], "would be written twice", "seria escrito duas vezes"),
    "a device": (["--json", "/dev/full"], "/dev/full is a device or a pipe", "/dev/full é um dispositivo ou um pipe"),
    "foreign": (["--keep", "file"], "file holds something other", "file"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("a letter\n")
    given, english, portuguese = BAD[case]
    for language, sentence in (("en", english), ("pt-BR", portuguese)):
        ran = run(
            "lab", "balance", "hotw2018", "--seats", "3", "--games", "1", "--jobs", "1", *given, "--lang", language
        )  # fmt: skip
        assert (ran.code, ran.out) == (2, "")
        assert sentence in one_line(ran.err)
    assert [path.name for path in tmp_path.iterdir() if path.name != "a"] == ["file"]
    assert (tmp_path / "file").read_text() == "a letter\n"


def test_an_unknown_game_is_refused() -> None:
    ran = run("lab", "balance", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "chess" in ran.err


def test_rows_say_which_extra_they_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "epochal.lab.rows", raising=False)
    monkeypatch.chdir(tmp_path)
    ran = run("lab", "balance", "hotw2018", "--seats", "3", "--games", "1", "--jobs", "1", "--rows", "rows")
    assert ran.code == 2
    assert "pip install" in one_line(ran.err)
    assert "epochal[lab]" in one_line(ran.err)
    assert list(tmp_path.iterdir()) == []
