"""Bots of a level at the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.run import one_line, run, typing


def test_levels_take_the_seats_in_turn() -> None:
    command = ("simulate", "hotw2001", "--games", "2", "--seats", "3", "--json", "--jobs", "1")
    random = json.loads(run(*command).out.splitlines()[-1])["summary"]
    mixed = json.loads(run(*command, "--level", "steady,random,random").out.splitlines()[-1])["summary"]
    assert mixed["mean_scores"][0] > max(mixed["mean_scores"][1:]) > 0
    assert mixed["mean_scores"][0] > random["mean_scores"][0]


def test_an_unknown_level_is_refused() -> None:
    for command in ("simulate", "play"):
        refused = run(command, "hotw2001", "--level", "perfect")
        assert (refused.code, refused.out) == (2, "")
        assert "novice, steady, strong" in refused.err


def test_an_unknown_level_is_answered_with_what_the_levels_are_called_in_portuguese() -> None:
    refused = run("play", "hotw2001", "--level", "perfeito", "--lang", "pt-BR")
    assert "novice (Novato), steady (Firme), strong (Forte), master (Mestre)" in refused.err


@pytest.mark.parametrize(
    ("lang", "bots"),
    [
        ("en", "Bots: ● Player 1 (Strong), ▲ Player 3 (Novice), ◆ Player 4 (Strong)"),
        ("pt-BR", "Bots: ● Jogador 1 (Forte), ▲ Jogador 3 (Novato), ◆ Jogador 4 (Forte)"),
    ],
)
def test_who_is_of_which_level_is_told_at_the_start_and_on_the_map(
    tmp_path: Path, lang: str, bots: str
) -> None:
    file = str(tmp_path / "game")
    args = ("--seat", "2", "--seed", "5", "--level", "strong, novice", "--lang", lang, "--save", file)
    played = run("play", "hotw2001", *args, typed="m\nq\n")
    assert (played.code, played.err) == (0, "")
    assert played.out.count(bots) == 2
    assert bots in run("resume", file, "--lang", lang, typed="q\n").out


def test_who_was_of_which_level_is_told_at_the_end(tmp_path: Path) -> None:
    args = ("--seats", "2", "--level", "random", "--seed", "3", "--save", str(tmp_path / "game"))
    played = run("play", "historia", *args, typed=typing(2))
    assert "Bots: ■ Player 2 (Random)" in played.out[played.out.index("The key behind") - 200 :]


def test_a_bot_that_is_no_level_is_called_by_its_name(tmp_path: Path) -> None:
    args = ("--seats", "3", "--level", "greedy", "--save", str(tmp_path / "game"))
    assert "Bots: ■ Player 2 (greedy), ▲ Player 3 (greedy)" in run("play", "hotw2001", *args, typed="q\n").out


@pytest.mark.parametrize(
    ("args", "english", "portuguese"),
    [
        (
            ("play", "hotw2001", "--seats", "3"),
            "4 levels are named for 2 bots. Name fewer levels",
            "4 níveis foram citados para 2 bots. Cite menos níveis",
        ),
        (("play", "historia", "--seats", "2"), "are named for one bot.", "foram citados para um bot."),
        (("play", "historia", "--seats", "1"), "are named for no bot.", "foram citados para nenhum bot."),
        (("simulate", "hotw2001", "--seats", "3"), "are named for 3 bots.", "foram citados para 3 bots."),
    ],
)
def test_a_level_without_a_bot_is_refused(args: tuple[str, ...], english: str, portuguese: str) -> None:
    for lang, words in (("en", english), ("pt-BR", portuguese)):
        refused = run(*args, "--level", "strong,novice,master,steady", "--lang", lang)
        assert (refused.code, refused.out) == (2, "")
        assert words in one_line(refused.err)


def test_one_who_plays_alone_needs_no_level(tmp_path: Path) -> None:
    played = run("play", "historia", "--seats", "1", "--save", str(tmp_path / "game"), typed="q\n")
    assert played.code == 0
    assert "Bots:" not in played.out
