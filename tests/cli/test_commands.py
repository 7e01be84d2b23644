"""The commands without a table: games, rules, simulate, bench, and what every command line says of itself."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import epochal
from epochal.core.clauses import rulebook
from tests.cli.run import environment, one_line, run, shell

COMMANDS = ("games", "play", "resume", "rules", "replay", "verify", "simulate", "bench")


def test_the_version_says_whether_the_engine_is_compiled(tmp_path: Path) -> None:
    said = shell(tmp_path, "--version")
    build = "compiled" if epochal.compiled else "uncompiled"
    assert (said.code, said.out) == (0, f"Epochal {epochal.__version__}, engine {build}\n")


def test_help_lists_the_commands_in_the_language_of_the_environment(tmp_path: Path) -> None:
    english = shell(tmp_path, "--help").out
    portuguese = shell(tmp_path, "--help", env={"LANG": "pt_BR.UTF-8"}).out
    assert all(f" {command} " in english and f" {command} " in portuguese for command in COMMANDS)
    assert "Play a game in the terminal" in english
    assert "Joga uma partida no terminal" in portuguese


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert "cli-help" not in said.out


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("pt_BR.UTF-8", "3 a 6 jogadores"),
        ("pt", "3 a 6 jogadores"),
        ("de_DE", "3 to 6 players"),
        ("C", "3 to 6 players"),
    ],
)
def test_the_environment_chooses_the_language(lang: str, expected: str) -> None:
    assert expected in run("games", lang=lang).out


def test_games_lists_every_game_with_its_options() -> None:
    listed = run("games").out
    for id in epochal.games():
        assert id in listed
        assert all(f"--option {option.id}=" in listed for option in epochal.load(id).options)


# Rules


@pytest.mark.parametrize(
    ("game", "lang", "chapter"),
    [
        ("hotw2001", "en", "Scoring"),
        ("hotw2001", "pt-BR", "Pontuação"),
        ("hotw2018", "en", "Gaining points"),
        ("hotw2018", "pt-BR", "Marcar pontos"),
        ("historia", "en", "The action round"),
        ("historia", "pt-BR", "A rodada de ações"),
    ],
)
def test_rules_shows_all_clauses(game: str, lang: str, chapter: str) -> None:
    shown = run("rules", game, "--lang", lang)
    assert shown.code == 0
    assert all(f"{id}\n" in shown.out for id in rulebook(game, lang))
    assert f"\n{chapter}\n" in shown.out


def test_rules_finds_a_word_whatever_its_accents() -> None:
    found = run("rules", "hotw2001", "exercitos", "--lang", "pt-BR").out
    assert "exércitos" in found
    assert "combat.tie" in found
    assert "setup.players" not in found


@pytest.mark.parametrize(("game", "id"), [("hotw2001", "combat.tie"), ("hotw2018", "battle.tie")])
def test_rules_finds_a_clause_by_its_id(game: str, id: str) -> None:
    assert run("rules", game, id).out.startswith(f"{id}\n")
    assert "exércitos" in run("rules", game, id, "--lang", "pt-BR").out


def test_rules_says_when_nothing_is_found() -> None:
    found = run("rules", "hotw2001", "submarine", "warfare")
    assert (found.code, found.out) == (1, "")
    assert "No rule has “submarine warfare” in it." in found.err


# Simulation


def rows(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    command = ("simulate", "hotw2001", "--games", "40", "--seats", "3", "--seed", "11", "--json")
    alone = shell(tmp_path, *command, "--jobs", "1", env={"PYTHONHASHSEED": "1"})
    together = shell(tmp_path, *command, "--jobs", "2", env={"PYTHONHASHSEED": "2"})
    assert (alone.code, alone.err) == (together.code, together.err) == (0, "")
    assert rows(alone.out)[:-1] == rows(together.out)[:-1]
    assert [row["seed"] for row in rows(alone.out)[:-1]] == list(range(11, 51))


def test_a_row_plays_again_from_its_seed() -> None:
    played = rows(run("simulate", "hotw2001", "--games", "3", "--seed", "5", "--json", "--jobs", "1").out)
    again = rows(run("simulate", "hotw2001", "--games", "1", "--seed", "7", "--json").out)
    assert played[2] == again[0]
    assert set(again[0]) == {"seed", "seats", "actions", "scores", "winners"}


def test_the_summary_adds_up() -> None:
    *games, last = rows(
        run("simulate", "hotw2001", "--games", "6", "--json", "--option", "preeminence=no").out
    )
    summary = last["summary"]
    assert summary["games"] == 6
    assert summary["actions"] == sum(game["actions"] for game in games)
    assert summary["mean_scores"][1] == pytest.approx(sum(game["scores"][1] for game in games) / 6)
    assert sum(summary["wins"]) == pytest.approx(6)


@pytest.mark.parametrize("game", epochal.games())
@pytest.mark.parametrize(("lang", "words"), [("en", "3 games of"), ("pt-BR", "3 partidas de")])
def test_a_summary_for_people(game: str, lang: str, words: str) -> None:
    shown = run("simulate", game, "--games", "3", "--jobs", "1", "--lang", lang)
    assert (shown.code, shown.err) == (0, "")
    assert words in one_line(shown.out)


@pytest.mark.parametrize(
    "args",
    [
        ("chess",),
        ("hotw2001", "--games", "0"),
        ("hotw2001", "--jobs", "0"),
        ("hotw2001", "--seats", "2"),
        ("hotw2001", "--option", "naval_control"),
        ("hotw2001", "--option", "tanks=true"),
    ],
)
def test_a_simulation_of_nonsense_is_refused(args: tuple[str, ...]) -> None:
    refused = run("simulate", *args)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith("Error: ")


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_keeps_what_it_has(tmp_path: Path, jobs: str) -> None:
    command = [
        sys.executable,
        "-m",
        "epochal",
        "simulate",
        "hotw2001",
        "--games",
        "999999",
        "--json",
        "--jobs",
        jobs,
    ]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        start_new_session=True,
    ) as process:
        assert process.stdout
        first = [process.stdout.readline() for _ in range(20)]
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr
        rest, err = process.stdout.read(), process.stderr.read()
    *games, last = rows((b"".join(first) + rest).decode())
    assert process.returncode == 130
    assert last["summary"]["games"] == len(games) >= 20
    assert err.decode() == f"Interrupted after {len(games):,} of 999,999 games.\n"


# Measurement


def test_bench_for_programs() -> None:
    figures = json.loads(run("bench", "--seconds", "0.1", "--json").out)
    assert figures["compiled"] is epochal.compiled
    assert figures["actions_per_second_best"] >= figures["actions_per_second"] > 0
    assert figures["clone_microseconds"] >= figures["clone_microseconds_best"] > 0


@pytest.mark.parametrize("game", epochal.games())
@pytest.mark.parametrize(("lang", "words"), [("en", "Choices a second:"), ("pt-BR", "Escolhas por segundo:")])
def test_bench_for_people(game: str, lang: str, words: str) -> None:
    assert words in run("bench", game, "--seconds", "0.1", "--lang", lang).out


def test_bench_refuses_an_unknown_game() -> None:
    assert run("bench", "chess").code == 2
