"""Game files: written, read, replayed to the identical state at every position, resumed, and verified."""

import json
import re

import pytest

import epochal
from epochal import BadInput, Committed, Event
from epochal.core.record import Record
from epochal.core.text import Text
from tests.core.game_files import (
    GAME,
    KEY,
    Lines,
    begun,
    changed,
    finished,
    lines_of,
    play,
    text_of,
    unfinished,
)

ALL_OPTIONS = {"preeminence": False, "minor_empires": True, "multiple_armies": True, "naval_control": True}


# Written, read, replayed


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS])
def test_a_file_replays_to_the_identical_state_at_every_position(options: dict[str, bool]) -> None:
    record, state, chance = begun(**options)
    states = [state.to_json()]
    while state.to_act():
        play(record, state, chance, upto=len(states))
        states.append(state.to_json())
    record.finish(state, chance)
    read = Record.loads(record.dumps())
    assert len(read.moves) == len(states) - 1 > 100
    for position, before in enumerate(states):
        assert read.replay(GAME, upto=position).to_json() == before
    assert read.replay(GAME).to_json() == states[-1]


def test_a_file_read_and_written_again_is_the_same() -> None:
    for text in (finished(), unfinished(0), unfinished(40)):
        assert Record.loads(text).dumps() == text


def test_a_replay_tells_the_story_again() -> None:
    told: list[Event] = []
    chance = epochal.Seeded(3)
    record, state = Record.begin(GAME, 4, {}, chance, told.append)
    while seats := state.to_act():
        record.play(state, seats[0], state.legal(seats[0])[0], chance, told.append)
    heard: list[Event] = []
    Record.loads(record.dumps()).replay(GAME, tell=heard.append)
    assert heard == told


def test_the_first_line_says_what_was_played() -> None:
    record, _ = Record.begin(GAME, 3, {"naval_control": True}, Committed(KEY), names=["Ana", "Rui", "Eva"])
    header = lines_of(record.dumps())[0]
    assert (header["game"], header["rules"]) == ("hotw2001", GAME.rules)
    assert (header["content"], header["digest"]) == ("standard", GAME.digest)
    assert (header["seats"], header["names"]) == (3, ["Ana", "Rui", "Eva"])
    assert header["options"] == GAME.chosen({"naval_control": True})
    assert header["commitment"] == Committed(KEY).commitment


def test_a_file_is_ascii_with_one_object_a_line() -> None:
    record, _ = Record.begin(GAME, 3, {}, Committed(KEY), names=["Zoë", "line\u2028break", "a\nb"])
    text = record.dumps()
    assert text.isascii()
    assert len(text.splitlines()) == 3
    assert Record.loads(text).header["names"] == ["Zoë", "line\u2028break", "a\nb"]


@pytest.mark.parametrize("position", [-1, 41, 10**9])
def test_a_position_outside_the_game_is_refused(position: int) -> None:
    with pytest.raises(BadInput, match="holds 40 choices"):
        Record.loads(unfinished(40)).replay(GAME, upto=position)


# Verified


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS])
def test_a_finished_game_is_verified_against_its_commitment(options: dict[str, bool]) -> None:
    record = Record.loads(finished(**options))
    state = record.verify(GAME)
    assert record.proven()
    assert record.header["commitment"] == epochal.Committed(bytes.fromhex(record.key)).commitment
    assert record.scores == state.scores()
    assert state.winners()


def test_a_game_without_commitment_is_verified_but_not_proven() -> None:
    chance = epochal.Seeded(1)
    record, state = Record.begin(GAME, 3, {}, chance)
    play(record, state, chance)
    record.finish(state, chance)
    read = Record.loads(record.dumps())
    assert read.verify(GAME).scores() == state.scores()
    assert not read.proven()


def test_a_record_can_be_verified_before_it_is_written() -> None:
    record, state, chance = begun()
    play(record, state, chance)
    record.finish(state, chance)
    assert record.verify(GAME).to_json() == state.to_json()


def test_an_unfinished_game_has_no_result() -> None:
    record, state, chance = begun()
    play(record, state, chance, 10)
    with pytest.raises(BadInput, match="not over after 10 choices"):
        record.finish(state, chance)
    assert (record.scores, record.key) == ([], "")


# Saved and resumed


@pytest.mark.parametrize("left_at", [0, 1, 17, 90])
def test_a_game_left_and_resumed_goes_on_as_if_never_left(left_at: int) -> None:
    record = Record.loads(unfinished(left_at))
    state = record.verify(GAME)
    assert len(record.moves) == left_at
    asked = len(record.setup) + sum(len(move.chance) for move in record.moves)
    chance = Committed(KEY, asked)
    play(record, state, chance)
    record.finish(state, chance)
    assert record.dumps() == finished()
    assert record.verify(GAME).to_json() == state.to_json()


def test_a_game_resumed_at_another_position_of_the_stream_is_found_out() -> None:
    record = Record.loads(unfinished(17))
    state = record.replay(GAME)
    chance = Committed(KEY, 0)
    play(record, state, chance)
    record.finish(state, chance)
    with pytest.raises(BadInput, match="are not those of the committed chance"):
        record.verify(GAME)


# Refused: another game, other rules, other content


@pytest.mark.parametrize(("key", "other"), [("game", "chess"), ("rules", "0"), ("digest", "0" * 12)])
def test_a_file_of_another_game_rules_or_content_is_refused(key: str, other: str) -> None:
    def change(lines: Lines) -> None:
        lines[0][key] = other

    record = changed(finished(), change)
    mine = {"game": GAME.id, "rules": GAME.rules, "digest": GAME.digest}[key]
    with pytest.raises(BadInput, match=f"“{key}” is “{other}”, and here it is “{mine}”"):
        record.replay(GAME)


HEADER: dict[str, type] = {
    "epochal": int, "game": str, "rules": str, "content": str, "digest": str, "seats": int, "options": dict, "names": list,
    "commitment": str,
}  # fmt: skip
WRONG_VALUES: list[object] = [None, [], {}, 1.5, True, "7", 7, [[1]], {"a": {}}]
WRONG_HEADERS = [(key, value) for key in HEADER for value in WRONG_VALUES if type(value) is not HEADER[key]]
WRONG_HEADERS += [("names", [7]), ("names", [[]]), ("options", {"a": {}}), ("people", [[[0]]])]


@pytest.mark.parametrize(("key", "value"), WRONG_HEADERS)
def test_a_first_line_with_a_wrong_kind_of_value_is_refused(key: str, value: object) -> None:
    lines = lines_of(unfinished(2))
    lines[0][key] = value
    with pytest.raises(BadInput, match=f"lacks “{key}”, or holds the wrong kind of value"):
        Record.loads(text_of(lines))


@pytest.mark.parametrize("key", HEADER)
def test_a_first_line_with_something_missing_is_refused(key: str) -> None:
    lines = lines_of(unfinished(2))
    del lines[0][key]
    with pytest.raises(BadInput, match=f"lacks “{key}”"):
        Record.loads(text_of(lines))


def test_a_file_of_a_later_format_is_refused_as_such() -> None:
    with pytest.raises(BadInput, match="has format 2, and this version reads format 1"):
        Record.loads('{"epochal": 2}\n')


@pytest.mark.parametrize("seats", [0, 2, 7, -3])
def test_a_file_with_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    def change(lines: Lines) -> None:
        lines[0]["seats"] = seats

    with pytest.raises(BadInput, match=f"Line 2 .* is for 3 to 6 players, not {seats}"):
        changed(finished(), change).replay(GAME)


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [("dragons", True, "has no option “dragons”"), ("naval_control", 1, "cannot be 1"), ("preeminence", None, "cannot be None")],
)  # fmt: skip
def test_a_file_with_a_wrong_option_is_refused(option: str, value: object, reason: str) -> None:
    def change(lines: Lines) -> None:
        lines[0]["options"][option] = value

    with pytest.raises(BadInput, match=reason):
        changed(finished(), change).replay(GAME)


# Refused: a log that cannot be


def test_an_illegal_choice_is_refused_with_its_line_and_the_reason() -> None:
    lines = lines_of(finished())
    at = next(n for n, line in enumerate(lines) if line.get("do", [""])[0] == "expand")
    lines[at]["do"] = ["expand", "sahara_desert"]
    with pytest.raises(BadInput) as error:
        Record.loads(text_of(lines)).replay(GAME)
    message = error.value.message
    why = message.args["what"]
    assert isinstance(why, epochal.Message)
    assert (why.id, why.clause) == ("refused-barren", "expand.barren")
    assert message.args["line"] == at + 1
    said = Text("en", GAME).format(message)
    assert said.startswith(f"Line {at + 1} of the game file cannot be replayed. Sahara Desert")


def test_a_choice_that_the_game_does_not_know_is_refused_with_its_line() -> None:
    def change(lines: Lines) -> None:
        lines[5]["do"] = ["castle", "kingside"]

    with pytest.raises(BadInput, match=r"Line 6 .* has no action “castle” with “kingside”"):
        changed(finished(), change).replay(GAME)


def test_a_choice_out_of_turn_is_refused_with_its_line() -> None:
    def change(lines: Lines) -> None:
        lines[2]["seat"] = (lines[2]["seat"] + 1) % 3

    with pytest.raises(BadInput, match=r"Line 3 .* It is not your turn\. Waiting for Player \d\."):
        changed(finished(), change).replay(GAME)


def test_nobody_chooses_from_no_seat() -> None:
    """A seat below zero is nobody, even where it repeats the choice just made."""
    lines = lines_of(unfinished(12))
    for line in lines[2:-1]:
        repeated = {**line, "seat": -1, "chance": []}
        at = lines.index(line) + 1
        text = text_of([*lines[:at], repeated, {"end": at - 1, "scores": [], "key": ""}])
        with pytest.raises(BadInput, match=f"Line {at + 1} of the game file cannot be replayed"):
            Record.loads(text).replay(GAME)


def test_an_outcome_that_is_missing_is_refused_with_its_line() -> None:
    def change(lines: Lines) -> None:
        lines[1]["setup"].pop()

    with pytest.raises(BadInput, match=r"Line 2 .* ask for a draw for “draw”, but no outcome is left"):
        changed(finished(), change).replay(GAME)


@pytest.mark.parametrize("line", [1, 2])
def test_an_outcome_that_is_not_asked_for_is_refused_with_its_line(line: int) -> None:
    def change(lines: Lines) -> None:
        (lines[line].get("setup") or lines[line]["chance"]).append(["dice", "attack", [6, 6]])

    with pytest.raises(BadInput, match=f"Line {line + 1} notes more outcomes than the rules ask for"):
        changed(finished(), change).replay(GAME)


def test_a_choice_after_the_end_is_refused() -> None:
    def change(lines: Lines) -> None:
        lines.insert(-1, {"seat": 0, "do": ["done"], "chance": []})
        lines[-1]["end"] += 1

    with pytest.raises(BadInput, match=re.escape("The game is over")):
        changed(finished(), change).replay(GAME)


# Refused: lines that are none


@pytest.mark.parametrize(
    "line", ["[" * 100_000, '{"a": ' + "9" * 5000 + "}", "{", "7", "\x00", "", '{"a": "\\ud800"}']
)
def test_a_line_that_is_no_object_is_refused(line: str) -> None:
    with pytest.raises(BadInput, match="Line 2 of the game file is not a JSON object"):
        Record.loads("{}\n" + line + "\n")


WRONG_CHOICES = [
    {"seat": "first"}, {"seat": True}, {"seat": 1.0}, {"seat": None}, {"do": "done"}, {"do": []}, {"do": ["a", "b", "c"]},
    {"do": [7]}, {"do": ["done", ""]}, {"chance": 1}, {"chance": [[]]}, {"chance": [["dice", "attack"]]}, {"chance": [7]},
    {"chance": [["dice", 1, [1]]]}, {"chance": [[1, "attack", [1]]]}, {"chance": [["dice", "attack", [[1]]]]},
    {"chance": {"dice": 1}}, {"comment": "well played"},
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG_CHOICES, ids=json.dumps)
def test_a_line_that_is_no_choice_is_refused(wrong: dict[str, object]) -> None:
    lines = lines_of(unfinished(4))
    lines[3].update(wrong)
    with pytest.raises(BadInput, match="Line 4 of the game file is not a choice"):
        Record.loads(text_of(lines))


@pytest.mark.parametrize("key", ["seat", "do", "chance"])
def test_a_choice_with_something_missing_is_refused(key: str) -> None:
    lines = lines_of(unfinished(4))
    del lines[3][key]
    with pytest.raises(BadInput, match="Line 4 of the game file is not a choice"):
        Record.loads(text_of(lines))


@pytest.mark.parametrize("setup", [{"setup": 7}, {}, {"setup": [], "more": 1}, {"setup": [["dice"]]}])
def test_a_set_up_that_is_none_is_refused(setup: dict[str, object]) -> None:
    lines = lines_of(unfinished(4))
    lines[1] = setup
    with pytest.raises(BadInput, match="Line 2 of the game file is not a set-up"):
        Record.loads(text_of(lines))


WRONG_ENDS = [
    {"end": 3}, {"end": 5}, {"end": "4"}, {"end": 4.0}, {"end": None}, {"scores": 7}, {"scores": ["many"]},
    {"scores": [True]}, {"scores": [1.5]}, {"key": None}, {"key": 7}, {"seal": 7}, {"signed": "me"},
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG_ENDS, ids=json.dumps)
def test_an_end_that_does_not_fit_is_refused(wrong: dict[str, object]) -> None:
    lines = lines_of(unfinished(4))
    lines[-1].update(wrong)
    with pytest.raises(BadInput, match="breaks off at line 7: its end is missing or does not fit"):
        Record.loads(text_of(lines))


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(BadInput, match="The game file is empty"):
        Record.loads("")
