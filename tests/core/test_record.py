"""Game files that were cut, changed or made up are refused, and say where."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import epochal
from epochal.core.record import Record

Lines = list[dict[str, Any]]


def played(choices: int) -> str:
    """A game file of the first choices of a game."""
    game = epochal.load("hotw2001")
    chance = epochal.Committed(bytes(32))
    record, state = Record.begin(game, 3, {}, chance)
    for _ in range(choices):
        seat = state.to_act()[0]
        record.play(state, seat, state.legal(seat)[0], chance)
    return record.dumps()


def test_nobody_chooses_from_no_seat() -> None:
    """A seat below zero is nobody, even where it repeats the choice just made."""
    lines = [json.loads(line) for line in played(12).splitlines()]
    for line in lines[2:-1]:
        repeated = {**line, "seat": -1, "chance": []}
        at = lines.index(line) + 1
        changed = [*lines[:at], repeated, {"end": at - 1, "scores": [], "key": ""}]
        text = "".join(json.dumps(each) + "\n" for each in changed)
        with pytest.raises(epochal.BadInput, match=f"Line {at + 1} of the game file cannot be replayed"):
            Record.loads(text).replay(epochal.load("hotw2001"))


def no_scores(lines: Lines) -> None:
    lines[-1]["scores"] = 7


def words_for_scores(lines: Lines) -> None:
    lines[-1]["scores"] = ["many"]


def no_outcomes(lines: Lines) -> None:
    lines[3]["chance"] = 1


def no_seat(lines: Lines) -> None:
    lines[3]["seat"] = "first"


@pytest.mark.parametrize("spoil", [no_scores, words_for_scores, no_outcomes, no_seat])
def test_values_of_the_wrong_kind_are_refused(spoil: Callable[[Lines], None]) -> None:
    lines = [json.loads(line) for line in played(4).splitlines()]
    spoil(lines)
    with pytest.raises(epochal.BadInput, match=r"[Ll]ine \d"):
        Record.loads("".join(json.dumps(line) + "\n" for line in lines))


@pytest.mark.parametrize("line", ["[" * 100_000, '{"a": ' + "9" * 5000 + "}", "{", "7", "\x00"])
def test_a_line_that_is_no_object_is_refused(line: str) -> None:
    with pytest.raises(epochal.BadInput, match="Line 2 of the game file is not a JSON object"):
        Record.loads("{}\n" + line + "\n")
