"""The laboratory on the command line: the arena, games that are kept, and every wrong word answered."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from epochal.cli import app
from tests.cli.run import environment, one_line, run, shell

ARENA = ("lab", "arena", "hotw2001", "novice", "random", "random")
QUICK = ("--games", "3", "--jobs", "1")
SIMULATE = ("simulate", "hotw2001", "--seats", "3", "--json")


def figures(out: str) -> dict[str, Any]:
    """What the arena found, without what no two runs have in common."""
    found: dict[str, Any] = json.loads(out)
    for standing in found["standings"]:
        assert 0 < standing.pop("seconds_per_choice") < standing.pop("slowest")
    return found


@pytest.mark.parametrize("command", [("lab",), ("lab", "arena"), ("lab", "balance"), ("simulate",)])
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    said = run(*command, "--help")
    assert said.code == 0
    assert "cli-help" not in said.out


# The arena


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Seats", "interval", "Rating", "share of the victories")),
        ("pt-BR", ("Lugares", "Intervalo", "Rating", "parte das vitórias")),
    ],
)
def test_the_arena_for_people(lang: str, words: tuple[str, ...]) -> None:
    shown = run(*ARENA, *QUICK, "--lang", lang)
    assert (shown.code, shown.err) == (0, "")
    assert all(word in one_line(shown.out) for word in words)
    bars = [line for line in shown.out.splitlines() if "█" in line or "░" in line]
    assert bars[0].startswith(" novice █")
    assert bars[0].endswith(" 100.0%" if lang == "en" else " 100,0%")
    assert bars[1].startswith(" random ░")


def test_the_arena_for_programs_does_not_depend_on_the_number_of_processes() -> None:
    alone, together = (run(*ARENA, "--games", "6", "--json", "--jobs", jobs) for jobs in "12")
    assert (alone.code, alone.err) == (together.code, together.err) == (0, "")
    found = figures(alone.out)
    assert found == figures(together.out)
    assert (found["game"], found["seats"], found["games"], found["seatings"]) == ("hotw2001", 3, 6, 3)
    assert [(each["bot"], each["seats"]) for each in found["standings"]] == [("novice", 6), ("random", 12)]
    assert found["standings"][0]["rating"]["mu"] > 25 > found["standings"][1]["rating"]["mu"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "from each of 3 seatings, so these are 3 games instead of 2."),
        ("pt-BR", "uma de 3 disposições de lugares; por isso são 3 partidas em vez de 2."),
    ],
)
def test_the_arena_says_that_it_plays_whole_seeds(lang: str, words: str) -> None:
    assert words in one_line(run(*ARENA, "--games", "2", "--jobs", "1", "--lang", lang).err)


def test_bots_sit_down_over_and_over_if_there_are_more_seats() -> None:
    found = figures(run("lab", "arena", "hotw2001", "novice", "random", "--seats", "4", *QUICK, "--json").out)
    assert found["bots"] == ["novice", "random", "novice", "random"]
    assert (found["seatings"], found["games"]) == (2, 4)


def test_options_reach_the_game() -> None:
    found = figures(run(*ARENA, *QUICK, "--json", "--option", "minor_empires=yes").out)
    assert found["options"]["minor_empires"] is True


def test_no_figure_of_the_arena_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = ("search:1:hand", "random", "search:1", "random")
    shown = (
        CliRunner(env={"COLUMNS": "80"}).invoke(app, ["lab", "arena", "ancient_world", *bots, *QUICK]).stdout
    )
    assert "…" not in shown
    assert all(f" {bot} " in shown for bot in bots)
    rows = [line for line in shown.splitlines() if "±" in line]
    assert len(rows) == 3
    assert all(row.rstrip().endswith(" ms") for row in rows)


def test_numbers_are_written_in_portuguese_throughout() -> None:
    for command in (ARENA, SIMULATE[:-1]):
        shown = run(*command, *QUICK, "--lang", "pt-BR").out
        assert re.search(r"[0-9],[0-9]%", shown)
        assert not re.search(r"[0-9][.][0-9](?![0-9]{2})", shown), shown


@pytest.mark.parametrize(("lang", "words"), [("en", "3 games"), ("pt-BR", "3 partidas")])
def test_the_arena_draws_a_chart(tmp_path: Path, lang: str, words: str) -> None:
    chart = tmp_path / "chart.svg"
    assert run(*ARENA, *QUICK, "--chart", str(chart), "--lang", lang).code == 0
    picture = chart.read_text()
    assert picture.startswith("<?xml")
    assert all(word in picture for word in ("novice", "random", words))


@pytest.mark.parametrize(
    ("args", "english", "portuguese"),
    [
        (("chess", "random"), "There is no game", "Não existe o jogo"),
        (
            ("hotw2001", "novice"),
            "3 to 6 players, and only one bot is named. Name more bots, or say with --seats",
            "3 a 6 jogadores, e só um bot foi citado. Cite mais bots, ou diga com --seats",
        ),
        (("hotw2001", "novice", "random"), "only 2 bots are named", "só 2 bots foram citados"),
        (("hotw2001", "novice", "grandmaster"), "“grandmaster”", "“grandmaster”"),
        (("hotw2001", *["random"] * 7), "is for 3 to 6 players, not 7", "é para 3 a 6 jogadores, não 7"),
        (("hotw2001", "grandmaster", "--seats", "7"), "“grandmaster”", "“grandmaster”"),
        (("hotw2001", "novice", "random", "grandmaster"), "“grandmaster”", "“grandmaster”"),
        ((*ARENA[2:], "--games", "0"), "at least one game", "pelo menos uma partida"),
        ((*ARENA[2:], "--games", "-9"), "not -9 and 1", "não -9 e 1"),
        (
            (*ARENA[2:], "--jobs", "0"),
            "at least one game and one job",
            "pelo menos uma partida e um processo",
        ),
        ((*ARENA[2:], "--seed", "-1"), "There is no seed -1.", "Não há semente -1."),
        ((*ARENA[2:], "--seats", "2"), "There are 3 bots for 2 seats", "Há 3 bots para 2 lugares"),
        ((*ARENA[2:], "--seats", "1"), "There are 3 bots for one seat.", "Há 3 bots para um lugar."),
        ((*ARENA[2:4], "--seats", "0"), "There is one bot for 0 seats.", "Há um bot para 0 lugares."),
        ((*ARENA[2:], "--option", "tanks=true"), "has no option", "não tem a opção"),
        ((*ARENA[2:], "--keep", "."), "cannot be written", "Não é possível gravar"),
        ((*ARENA[2:], "--keep", "no/such/folder"), "cannot be written", "Não é possível gravar"),
        ((*ARENA[2:], "--keep", "x", "--chart", "x"), "would be written twice", "seria escrito duas vezes"),
        ((*ARENA[2:], "--keep", "/dev/null"), "/dev/null is a device", "/dev/null é um dispositivo"),
        ((*ARENA[2:], "--chart", "/dev/null"), "/dev/null is a device", "/dev/null é um dispositivo"),
        ((*ARENA[2:], "--chart", "no/such/folder.svg"), "cannot be written", "Não é possível gravar"),
    ],
)
def test_an_arena_of_nonsense_is_refused_before_anything_is_played(
    args: tuple[str, ...], english: str, portuguese: str
) -> None:
    for lang, words in (("en", english), ("pt-BR", portuguese)):
        refused = run("lab", "arena", *args, "--lang", lang)
        assert (refused.code, refused.out) == (2, "")
        assert words in one_line(refused.err)


@pytest.mark.parametrize(
    ("missing", "args", "extra", "lang", "words"),
    [
        ("openskill", (), "lab", "en", "is not installed"),
        ("matplotlib", ("--chart", "chart.svg"), "lab", "pt-BR", "não está instalado"),
        ("ray", ("--ray", "local"), "ray", "pt-BR", "não está instalado"),
    ],
)
def test_an_extra_that_is_missing_is_named(
    tmp_path: Path, missing: str, args: tuple[str, ...], extra: str, lang: str, words: str
) -> None:
    """In a process of its own, whose path begins with a module of that name that says it is not there."""
    (tmp_path / f"{missing}.py").write_text(f"raise ModuleNotFoundError(name={missing!r})")
    said = shell(tmp_path, *ARENA, *QUICK, *args, "--lang", lang, env={"PYTHONPATH": str(tmp_path)})
    assert (said.code, said.out) == (2, "")
    assert f"{missing} {words}" in one_line(said.err)
    assert f'"epochal[{extra}]"' in said.err


# Games that are kept


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "3 of the games were in"), ("pt-BR", "3 das partidas já estavam em")]
)
def test_kept_games_are_not_played_again(tmp_path: Path, lang: str, words: str) -> None:
    keep = ("--keep", str(tmp_path / "games.jsonl"))
    first = run(*ARENA, *QUICK, *keep, "--json", "--lang", lang)
    again = run(*ARENA, *QUICK, *keep, "--json", "--lang", lang)
    assert first.err == ""
    assert again.out == first.out
    assert words in again.err


def test_a_study_that_is_made_longer_is_the_longer_study(tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "games.jsonl"))
    run(*ARENA, *QUICK, *keep)
    longer, at_once = (run(*ARENA, "--games", "6", "--json", "--jobs", "1", *more) for more in (keep, ()))
    assert figures(longer.out) == figures(at_once.out)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "another study: seed 0 in the file, seed 5 here"),
        ("pt-BR", "outro estudo: seed 0 no arquivo, seed 5 aqui"),
    ],
)
def test_games_of_another_study_are_refused(tmp_path: Path, lang: str, words: str) -> None:
    keep = ("--keep", str(tmp_path / "games.jsonl"))
    run(*ARENA, *QUICK, *keep)
    refused = run(*ARENA, *QUICK, *keep, "--seed", "5", "--lang", lang)
    assert (refused.code, refused.out) == (2, "")
    assert words in one_line(refused.err)
    assert "study" in run("simulate", "hotw2001", *QUICK, *keep).err


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_a_study_that_was_stopped_goes_on(tmp_path: Path, how: signal.Signals, code: int) -> None:
    many = 1500  # more than fit into a pipe that nobody reads, so that it is not over before it is stopped
    keep = tmp_path / "games.jsonl"
    command = [*SIMULATE, "--games", str(many), "--keep", str(keep), "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-m", "epochal", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout
        for _ in range(10):
            process.stdout.readline()
        process.send_signal(how)
        _, err = process.communicate()
    assert process.returncode == code
    assert ("The same command goes on from there." in err.decode()) is (how is signal.SIGINT)
    kept = len(keep.read_bytes().split(b"\n")) - 2
    assert 10 <= kept < many
    on = run(*command)
    assert on.code == 0
    assert on.err == f"{kept} of the games were in {keep} already.\n"
    games = on.out.splitlines()[:-1]
    assert [json.loads(game)["seed"] for game in games] == list(range(many))
    assert games[:20] == run(*SIMULATE, "--games", "20", "--jobs", "1").out.splitlines()[:-1]
    assert len(keep.read_bytes().splitlines()) == 1 + many


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_whole_group_that_is_asked_to_end_reports_what_it_has(
    tmp_path: Path, number: signal.Signals
) -> None:
    """As a terminal asks, or ``timeout``, which asks twice in no time."""
    command = [*SIMULATE, "--games", "5000", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-m", "epochal", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        start_new_session=True,
    ) as process:
        assert process.stdout
        for _ in range(10):
            process.stdout.readline()
        process.send_signal(number)
        os.killpg(process.pid, number)
        out, err = process.communicate()
    assert process.returncode == 130
    assert "summary" in json.loads(out.splitlines()[-1])
    assert b"Traceback" not in err
    assert b"Error" not in err
