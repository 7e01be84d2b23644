"""A person at the terminal: the screen, the commands at the prompt, and a game played to its end."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import epochal
from epochal.cli import files
from epochal.core.errors import BadInput
from tests.cli.run import environment, one_line, run, shell, typing

BOTS = ("hotw2001", "--level", "random")
EVERY_OPTION = {
    "hotw2001": ("minor_empires=on", "multiple_armies=yes", "naval_control=1", "preeminence=false"),
    "hotw2018": ("classic_drafting=sim",),
    "historia": ("civbots=2", "civbot_level=mixed"),
    "ancient_world": ("expand_plus=on",),
}
SEATS = {"hotw2001": "5", "hotw2018": "5", "historia": "3", "ancient_world": "4"}
"""With five players there would be no room for Civbots."""


@pytest.mark.parametrize("game", epochal.games())
def test_a_whole_game_through_typed_choices(tmp_path: Path, game: str) -> None:
    """Choices on stdin to the end; the file it leaves proves itself."""
    file = tmp_path / "game.jsonl"
    played = shell(tmp_path, "play", game, "--seed", "7", "--save", str(file), typed=typing(1))
    assert (played.code, played.err) == (0, "")
    assert re.search(r"(wins the game|share the victory)\.", played.out)
    committed = re.search(r"Commitment to the dice: ([0-9a-f]{64})", played.out)
    assert committed
    assert committed[1] in file.read_text()
    assert re.search(r"The key behind the commitment: [0-9a-f]{64}", played.out)
    verified = shell(tmp_path, "verify", str(file))
    assert (verified.code, verified.err) == (0, "")
    assert "Verified in full." in verified.out


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("game", epochal.games())
def test_every_option_and_every_prompt_in_both_languages(tmp_path: Path, game: str, lang: str) -> None:
    options = [part for option in EVERY_OPTION[game] for part in ("--option", option)]
    assert_played(tmp_path, game, lang, *options)


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_sets_of_cards_handed_on_in_both_languages(tmp_path: Path, lang: str) -> None:
    assert_played(tmp_path, "hotw2018", lang)


def assert_played(tmp_path: Path, game: str, lang: str, *args: str) -> None:
    """A whole game from the third seat, every screen of it in words, and proven afterwards."""
    file = str(tmp_path / "game.jsonl")
    seat = ("--seats", SEATS[game], "--seat", "3", "--seed", "3", "--level", "random")
    played = run("play", game, *seat, *args, "--lang", lang, "--save", file, typed=typing(2))
    assert (played.code, played.err) == (0, "")
    assert {"en": "Player 3 (you)", "pt-BR": "Jogador 3 (você)"}[lang] in played.out
    assert not re.search(r"\b(cli|event|prompt|action|verb|option)-[a-z]", played.out)
    assert "{" not in played.out
    assert run("verify", file).code == 0


@pytest.mark.parametrize(
    ("lang", "alone", "lost"),
    [
        ("en", "no other player is at the table", "The game is lost."),
        ("pt-BR", "não há outro jogador à mesa", "A partida está perdida."),
    ],
)
def test_a_single_player_against_civbots(tmp_path: Path, lang: str, alone: str, lost: str) -> None:
    file = str(tmp_path / "game.jsonl")
    solo = ("--seats", "1", "--seed", "3", "--option", "civbot_level=hard", "--lang", lang, "--save", file)
    played = run("play", "historia", *solo, typed=typing(2))
    assert (played.code, played.err) == (0, "")
    assert alone in played.out
    assert lost in one_line(played.out)
    standings = one_line(played.out[played.out.rindex("─") :])
    assert re.search(r"(. Civbot \d \d+ ){4}● (Player|Jogador) 1 \((you|você)\) \d+", standings)
    assert run("verify", file).code == 0


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    for file in files:
        run("play", *BOTS, "--seats", "3", "--seed", "x", "--save", str(file), typed="1\n1\n1\nq\n")
    assert files[0].read_text() == files[1].read_text()


def test_without_a_seed_the_key_is_new_every_time(tmp_path: Path) -> None:
    first, second = (shell(tmp_path, "play", "hotw2001", typed="q\n") for _ in range(2))
    promised = [re.search(r"dice: ([0-9a-f]+)", each.out) for each in (first, second)]
    assert promised[0]
    assert promised[1]
    assert promised[0][1] != promised[1][1]


# Commands at the prompt


def at_the_prompt(tmp_path: Path, typed: str, *args: str) -> str:
    save = str(tmp_path / "game.jsonl")
    played = run("play", *BOTS, "--seed", "5", "--save", save, *args, typed=f"{typed}\nq\n")
    assert (played.code, played.err) == (0, "")
    return played.out


def test_help_map_cards_and_log(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, "h\nm\nc\nl")
    assert "save and quit" in shown
    assert "Siberia" in shown
    assert re.search(r"Greater Event, Epochs? [IV]+", shown)
    assert "to see who draws first" in shown


def test_the_map_marks_what_stands_where(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, "1\n" * 60 + "m")
    assert re.search(r"[●■▲◆]\S[^·●■▲◆\n]* C", shown)
    assert "Worth" in shown
    assert re.search(r"Middle East +3 +\d* ", shown)


@pytest.mark.parametrize("typed", ["what?", "0", "99", "?99", "-1", "1.5", "²", "١٢٣", "q1"])
def test_what_is_not_a_choice_chooses_nothing(tmp_path: Path, typed: str) -> None:
    shown = at_the_prompt(tmp_path, typed)
    assert "I do not understand" in shown or "Choose a number from 1 to 4" in shown
    assert '"seat":0' not in (tmp_path / "game.jsonl").read_text().split("\n", 2)[2]


def test_a_question_mark_shows_the_rule(tmp_path: Path) -> None:
    assert "draw.keep_or_pass" in at_the_prompt(tmp_path, "?")


def test_a_choice_explains_itself(tmp_path: Path) -> None:
    assert "draw.keep_or_pass" in at_the_prompt(tmp_path, "?1")


def test_a_word_finds_rules(tmp_path: Path) -> None:
    shown = one_line(at_the_prompt(tmp_path, "? combat\n? zzz"))
    assert "combat.dice" in shown
    assert "more rules: epochal rules hotw2001 combat" in shown
    assert "No rule has “zzz” in it." in shown


def test_the_name_of_a_land_says_why_it_cannot_be_chosen(tmp_path: Path) -> None:
    """Accents and capitals do not matter."""
    shown = one_line(at_the_prompt(tmp_path, "? PATAGONIA\n1\n" * 12, "--lang", "pt-BR"))
    assert "Patagônia: fora de alcance." in shown
    assert "expand.adjacent" in shown


def test_an_attack_shows_its_odds(tmp_path: Path) -> None:
    shown = at_the_prompt(tmp_path, "1\n" * 60)
    chances = {int(percent) for percent in re.findall(r"[■▲◆](?: [FCcMr]+)? (\d+)%", shown)}
    assert {58, 39} <= chances


# Leaving


@pytest.mark.parametrize("typed", ["1\nq\n", "1\n", ""])
def test_leaving_saves_the_game_and_says_where(tmp_path: Path, typed: str) -> None:
    left = shell(tmp_path, "play", "hotw2001", typed=typed)
    assert (left.code, left.err) == (0, "")
    (file,) = (tmp_path / "epochal" / "games").iterdir()
    assert f"To go on: epochal resume {file}" in left.out


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_being_stopped_saves_the_game(tmp_path: Path, stop: signal.Signals) -> None:
    command = [sys.executable, "-m", "epochal", "play", "hotw2001", "--save", str(tmp_path / "game")]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout
        while process.stdout.read(1) not in (b">", b""):
            pass
        process.send_signal(stop)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (0, b"")
    assert b"To go on: epochal resume" in out
    assert run("verify", str(tmp_path / "game")).code == 0


def broken(tmp_path: Path, code: str) -> dict[str, str]:
    """The environment of a process that runs some code of the test before ours."""
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "sitecustomize.py").write_text(code)
    return {"PYTHONPATH": str(tmp_path / "broken")}


QUESTIONS = """
from epochal.cli import advice

def fail(*_):
    raise ValueError("out of order")

advice.hints = advice.Reasons.told = fail
"""


@pytest.mark.parametrize(
    ("lang", "asked", "words"),
    [
        (
            "en",
            "hint\nwhy\n",
            "This cannot be answered, by a fault of the program (ValueError: out of order).",
        ),
        ("pt-BR", "dica\npor quê\n", "por uma falha do programa (ValueError: out of order). Nada mudou"),
    ],
)
def test_a_question_that_fails_changes_nothing(tmp_path: Path, lang: str, asked: str, words: str) -> None:
    env = broken(tmp_path, QUESTIONS)
    through, asking = (str(tmp_path / name) for name in ("through", "asking"))
    run("play", *BOTS, "--seed", "5", "--save", through, typed="1\n1\nq\n")
    args = ("play", *BOTS, "--seed", "5", "--lang", lang, "--save", asking)
    played = shell(tmp_path, *args, typed=f"1\n{asked}1\nq\n", env=env)
    assert (played.code, played.err) == (0, "")
    assert one_line(played.out).count(words) == 2
    assert Path(asking).read_text() == Path(through).read_text()


BOT = """
from epochal.bots.random import RandomBot

choose, times = RandomBot.choose, iter(range(20))

def fail(self, sight):
    if next(times, None) is None:
        raise ValueError("out of order")
    return choose(self, sight)

RandomBot.choose = fail
"""


def test_an_error_ends_no_game_that_is_not_saved(tmp_path: Path) -> None:
    """Some choices are made, and then a bot fails."""
    file = str(tmp_path / "game")
    args = ("play", *BOTS, "--seats", "3", "--seed", "5", "--save", file)
    failed = shell(tmp_path, *args, typed="1\n" * 99, env=broken(tmp_path, BOT))
    assert failed.code == 1
    assert "ValueError: out of order" in failed.err
    assert f"To go on: epochal resume {file}" in failed.out
    assert run("verify", file).code == 0
    assert '"seat":0' in Path(file).read_text()
    assert run("resume", file, typed="1\nq\n").code == 0


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_game_is_saved_as_it_goes_on(tmp_path: Path) -> None:
    """Not even a process that is killed takes a choice with it."""
    file = tmp_path / "game"
    command = [sys.executable, "-m", "epochal", "play", *BOTS, "--seed", "5", "--save", str(file)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(tmp_path)
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.flush()
        for _ in range(4):
            while process.stdout.read(1) not in (b">", b""):
                pass
        process.kill()
    assert [line for line in tmp_path.iterdir() if line.is_file()] == [file]
    whole = str(tmp_path / "whole")
    run("play", *BOTS, "--seed", "5", "--save", whole, typed="1\n1\n1\nq\n")
    assert file.read_text() == Path(whole).read_text()
    assert run("resume", str(file), typed="1\nq\n").code == 0


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot be saved"), ("pt-BR", "Não é possível salvar")])
def test_a_game_goes_on_that_cannot_be_saved_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    """It is told once, and the game is saved when there is room again."""
    write, written = files.write, []

    def full(path: Path, text: str) -> None:
        written.append(text)
        if len(written) < 4:
            raise BadInput("cli-save-unwritable", file=str(path), what="No space left on device")
        write(path, text)

    monkeypatch.setattr(files, "write", full)
    file = str(tmp_path / "game")
    played = run("play", *BOTS, "--seed", "5", "--lang", lang, "--save", file, typed="1\n1\n1\nq\n")
    assert played.code == 0
    assert played.err.count(words) == 1
    assert len(written) > 4
    assert run("verify", file).code == 0


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """Left twice and resumed twice, it is the game that it would have been, and all its rolls are proven."""
    through, halting = str(tmp_path / "through"), str(tmp_path / "halting")
    typed = "1\n" * 40
    run("play", *BOTS, "--seed", "5", "--save", through, typed=typed)
    run("play", *BOTS, "--seed", "5", "--save", halting, typed="1\n" * 15 + "q\n")
    resumed = run("resume", halting, typed="1\n" * 10 + "q\n")
    assert "Epoch" in resumed.out
    run("resume", halting, typed="1\n" * 15)
    assert "All" in run("verify", halting).out
    mine = [line for line in Path(halting).read_text().splitlines() if '"seat":0' in line]
    assert len(mine) == 40
    finished = run("resume", halting, typed=typing(4))
    assert "wins the game" in finished.out or "share the victory" in finished.out
    assert "Verified in full." in run("verify", halting).out
    again = run("resume", halting, typed="1\n")
    assert again.code == 2
    assert "is not a game that you can go on with" in again.err


# Bad input


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("chess",), "There is no game “chess”. Choose one of: hotw2001, hotw2018, historia, ancient_world."),
        (("hotw2001", "--seats", "7"), "hotw2001 is for 3 to 6 players, not 7."),
        (("hotw2001", "--seat", "5"), "There is no seat 5 at this table. Choose one from 1 to 4."),
        (("hotw2001", "--seat", "0"), "There is no seat 0 at this table."),
        (("hotw2001", "--option", "dice=3"), "hotw2001 has no option “dice”. Its options: preeminence"),
        (
            ("hotw2001", "--option", "naval_control"),
            "“naval_control” is not an option. Write it as name=value.",
        ),
        (("hotw2001", "--option", "=true"), "“=true” is not an option."),
        (("hotw2001", "--option", "naval_control=maybe"), "The option naval_control cannot be 'maybe'."),
        (("hotw2001", "--lang", "tlh"), "There is no language “tlh”. Choose one of: en, pt-BR."),
        (("hotw2001", "--save", "{folder}"), "already exists and will not be overwritten."),
        (("hotw2001", "--save", "{folder}/no/file"), "is not a folder. Make it first"),
        (("hotw2001", "--save", "{folder}/file/below"), "is not a folder. Make it first"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    tmp_path: Path, args: tuple[str, ...], complaint: str
) -> None:
    (tmp_path / "file").touch()
    save = () if "--save" in args else ("--save", str(tmp_path / "game"))
    refused = run("play", *(arg.format(folder=tmp_path) for arg in args), *save, typed="1\nq\n")
    assert (refused.code, refused.out) == (2, "")
    assert complaint in refused.err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_bad_input_is_refused_in_portuguese_too(tmp_path: Path) -> None:
    refused = shell(tmp_path, "play", "xadrez", env={"LANG": "pt_BR.UTF-8"})
    assert (refused.code, refused.out) == (2, "")
    known = ", ".join(epochal.games())
    assert refused.err == f"Erro: Não existe o jogo “xadrez”. Escolha um destes: {known}.\n"
    assert not list(tmp_path.iterdir())
