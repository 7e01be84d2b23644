"""Game files from the command line: told, verified, and refused when they are cut, changed or not there."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from epochal.cli import files
from epochal.core.errors import BadInput
from epochal.core.record import Record
from tests.cli.run import run, shell, typing

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a finished game."""
    file = tmp_path_factory.mktemp("played") / "game"
    assert (
        run("play", "hotw2001", "--seats", "3", "--seed", "2", "--save", str(file), typed=typing(5)).code == 0
    )
    return file.read_text()


def changed(finished: str, change: Callable[[Lines], None], file: Path) -> str:
    """A file with a change in it, sealed again as a clever person would."""
    lines = [json.loads(line) for line in finished.splitlines()]
    change(lines)
    record = Record.loads("".join(json.dumps(line) + "\n" for line in lines))
    file.write_text(record.dumps())
    return str(file)


def kept(finished: str, file: Path) -> str:
    file.write_text(finished)
    return str(file)


# Replay


@pytest.mark.parametrize(("lang", "won"), [("en", "wins the game"), ("pt-BR", "vence")])
def test_replay_tells_the_story_and_the_result(finished: str, tmp_path: Path, lang: str, won: str) -> None:
    told = shell(tmp_path, "replay", kept(finished, tmp_path / "game"), "--lang", lang)
    assert (told.code, told.err) == (0, "")
    scores = json.loads(finished.splitlines()[-1])["scores"]
    table = told.out[told.out.index("─") :]
    assert won in told.out
    assert all(f" {score} " in table for score in scores)


def test_replay_can_stop_on_the_way(finished: str, tmp_path: Path) -> None:
    file = kept(finished, tmp_path / "game")
    begun = run("replay", file, "--to", "0")
    later = run("replay", file, "--to", "30")
    assert "So far: 0 choices." in begun.out
    assert "So far: 30 choices." in later.out
    assert begun.out.count("\n") < later.out.count("\n") < run("replay", file).out.count("\n")


def test_replay_tells_no_secrets(finished: str, tmp_path: Path) -> None:
    assert "Your events" not in run("replay", kept(finished, tmp_path / "game")).out


@pytest.mark.parametrize("to", ["-1", "99999"])
def test_replay_refuses_to_go_where_the_game_never_was(finished: str, tmp_path: Path, to: str) -> None:
    refused = run("replay", kept(finished, tmp_path / "game"), "--to", to)
    assert (refused.code, refused.out) == (2, "")
    assert f"there is no position {int(to):,} in it" in refused.err


# Verify


def without_key(lines: Lines) -> None:
    lines[-1]["key"] = ""


def without_commitment(lines: Lines) -> None:
    lines[0]["commitment"] = lines[-1]["key"] = ""


def unfinished(lines: Lines) -> None:
    del lines[40:-1]
    lines[-1].update(end=38, scores=[])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (without_key, "the key to the commitment"),
        (without_commitment, "nothing was committed to before the game"),
        (unfinished, "The game is not finished"),
    ],
)
def test_verify_says_what_cannot_be_checked(
    finished: str, tmp_path: Path, change: Callable[[Lines], None], says: str
) -> None:
    verdict = run("verify", changed(finished, change, tmp_path / "game"))
    assert (verdict.code, verdict.err) == (0, "")
    assert says in verdict.out
    assert "Verified as far as possible; nothing is wrong." in verdict.out


def wrong_score(lines: Lines) -> None:
    lines[-1]["scores"][0] += 1


def wrong_key(lines: Lines) -> None:
    lines[-1]["key"] = "00" * 32


def no_hexadecimal_key(lines: Lines) -> None:
    lines[-1]["key"] = "secret"


def other_roll(lines: Lines) -> None:
    """The first roll of an attack is a better one."""
    rolls = [outcome for line in lines[2:-1] for outcome in line["chance"] if outcome[1] == "attack"]
    rolls[0][2][0] = rolls[0][2][0] % 6 + 1


def impossible_roll(lines: Lines) -> None:
    rolls = [outcome for line in lines[2:-1] for outcome in line["chance"] if outcome[0] == "dice"]
    rolls[0][2][0] = 7


def illegal_action(lines: Lines) -> None:
    lines[2]["do"] = ["expand", "levant"]


def no_such_action(lines: Lines) -> None:
    lines[2]["do"] = ["castle", "kingside"]


def someone_elses_turn(lines: Lines) -> None:
    lines[2]["seat"] = (lines[2]["seat"] + 1) % 3


def other_rules(lines: Lines) -> None:
    lines[0]["rules"] = "0"


TAMPERED = [impossible_roll, illegal_action, no_such_action, someone_elses_turn, other_rules]


@pytest.mark.parametrize("change", [*TAMPERED, wrong_score, wrong_key, no_hexadecimal_key, other_roll])
@pytest.mark.parametrize(("lang", "verdict"), [("en", "does not hold"), ("pt-BR", "não confere")])
def test_verify_finds_every_change(
    finished: str, tmp_path: Path, change: Callable[[Lines], None], lang: str, verdict: str
) -> None:
    found = run("verify", changed(finished, change, tmp_path / "game"), "--lang", lang)
    assert (found.code, found.out) == (1, "")
    assert verdict in found.err


def test_verify_sees_a_change_that_nobody_sealed(finished: str, tmp_path: Path) -> None:
    found = run("verify", kept(finished.replace('"names":[]', '"names":["Ana"]'), tmp_path / "game"))
    assert (found.code, found.out) == (1, "")
    assert "does not hold" in found.err


@pytest.mark.parametrize("change", TAMPERED)
def test_replay_refuses_what_cannot_have_happened(
    finished: str, tmp_path: Path, change: Callable[[Lines], None]
) -> None:
    refused = run("replay", changed(finished, change, tmp_path / "game"))
    assert (refused.code, refused.out) == (2, "")
    assert str(tmp_path / "game") in refused.err


# Files that are no game files


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "There is no file"),
        (b"", "The game file is empty."),
        (b"\xff\xfe\x00", "cannot be read"),
        (b"{", "Line 1 of the game file is not a JSON object"),
        (b"[]\n", "Line 1 of the game file is not a JSON object"),
        (b"{}\n", "The first line of the game file lacks “epochal”"),
    ],
)
def test_what_is_no_game_file_is_refused(
    tmp_path: Path, command: str, content: bytes | None, says: str
) -> None:
    file = tmp_path / "game"
    if content is not None:
        file.write_bytes(content)
    refused = run(command, str(file))
    assert (refused.code, refused.out) == (2, "")
    assert says in refused.err
    assert str(file) in refused.err


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
@pytest.mark.parametrize("share", [0.2, 0.5, 0.999])
def test_a_truncated_file_is_refused(finished: str, tmp_path: Path, command: str, share: float) -> None:
    file = tmp_path / "game"
    file.write_text(finished[: int(len(finished) * share)])
    refused = run(command, str(file))
    assert (refused.code, refused.out) == (2, "")
    assert "ine " in refused.err


def test_a_folder_is_no_game_file(tmp_path: Path) -> None:
    refused = shell(tmp_path, "verify", str(tmp_path))
    assert (refused.code, refused.out) == (2, "")
    assert "cannot be read" in refused.err
    assert "Traceback" not in refused.err


def test_a_file_of_an_unknown_game_is_refused(finished: str, tmp_path: Path) -> None:
    def other_game(lines: Lines) -> None:
        lines[0]["game"] = "chess"

    refused = run("replay", changed(finished, other_game, tmp_path / "game"))
    assert refused.code == 2
    assert "There is no game “chess”." in refused.err


# Writing


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game"
    files.write(file, "before")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadInput) as refused:
        files.write(file, "after")
    assert refused.value.message.args["what"] == "No space left on device"
    assert [path.name for path in tmp_path.iterdir()] == ["game"]
    assert file.read_text() == "before"


def test_a_folder_that_cannot_be_written_is_refused_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    refused = run("play", "hotw2001", "--save", str(tmp_path / "game"), typed="q\n")
    assert (refused.code, refused.out) == (2, "")
    assert "cannot be saved (Permission denied)" in refused.err
