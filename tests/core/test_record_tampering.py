"""A game file that was cut, damaged or changed is refused, and never breaks anything; every change is found out."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from epochal import BadInput, Committed
from epochal.core.record import Record
from tests.core.game_files import GAME, KEY, Lines, changed, finished, lines_of, text_of, unfinished

FILES = (finished(), finished(multiple_armies=True, naval_control=True), unfinished(30))
files = st.sampled_from(FILES)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["done", "dice", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def refused_or_unchanged(text: str, original: str) -> None:
    """Reading and verifying raises nothing but BadInput; what passes says exactly what the original said."""
    try:
        record = Record.loads(text)
        record.verify(GAME)
    except BadInput:
        return
    assert record.dumps() == original


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value inside a value, itself first."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in inner for place in places(item, (*path, key)))]


def put(lines: Lines, path: tuple[Any, ...], value: Any) -> None:
    target: Any = lines
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value


# Damage


@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_noise_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        Record.loads(text).verify(GAME)


@given(files, st.data())
def test_a_file_that_breaks_off_is_refused(original: str, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(original) - 2))  # without its last line break it is still whole
    with pytest.raises(BadInput):
        Record.loads(original[:cut])


def test_a_file_whose_last_lines_are_missing_says_so() -> None:
    lines = finished().splitlines(keepends=True)
    for kept in range(1, len(lines)):
        with pytest.raises(BadInput, match=f"breaks off at line {kept}:"):
            Record.loads("".join(lines[:kept]))


@given(files, st.data())
def test_a_file_without_one_of_its_lines_is_refused(original: str, data: st.DataObject) -> None:
    lines = original.splitlines(keepends=True)
    del lines[data.draw(st.integers(0, len(lines) - 1))]
    with pytest.raises(BadInput):
        Record.loads("".join(lines)).verify(GAME)


@given(files, st.data())
def test_lines_that_changed_places_are_found_out(original: str, data: st.DataObject) -> None:
    lines = original.splitlines(keepends=True)
    one, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    refused_or_unchanged("".join(lines), original)


@given(files, st.data(), st.text(max_size=3))
def test_damaged_text_is_found_out(original: str, data: st.DataObject, patch: str) -> None:
    at = data.draw(st.integers(0, len(original) - 1))
    length = data.draw(st.integers(0, 3))
    refused_or_unchanged(original[:at] + patch + original[at + length :], original)


# Changed values, the seal left as it was


@settings(max_examples=200)
@given(files, values, st.data())
def test_any_changed_value_is_found_out(original: str, value: Any, data: st.DataObject) -> None:
    lines = lines_of(original)
    at = data.draw(st.integers(0, len(lines) - 1))
    put(lines, (at, *data.draw(st.sampled_from(places(lines[at])))), value)
    refused_or_unchanged(text_of(lines), original)


CHANGES: list[tuple[str, tuple[Any, ...], Any]] = [
    ("an option that changed nothing", (0, "options", "naval_control"), True),
    ("the names", (0, "names"), ["Ana", "Rui", "Eva"]),
    ("who was a person", (0, "people"), [0]),
    ("the content set", (0, "content"), "elsewhere"),
    ("no commitment", (0, "commitment"), ""),
    ("no scores", (-1, "scores"), []),
    ("no key", (-1, "key"), ""),
    ("no seal", (-1, "seal"), ""),
]


@pytest.mark.parametrize(("path", "value"), [c[1:] for c in CHANGES], ids=[c[0] for c in CHANGES])
def test_what_the_rolls_cannot_show_the_seal_does(path: tuple[Any, ...], value: Any) -> None:
    lines = lines_of(finished())
    put(lines, path, value)
    with pytest.raises(BadInput, match="The seal at the end of the game file does not fit"):
        Record.loads(text_of(lines)).verify(GAME)


def test_a_choice_that_led_to_the_same_rolls_and_points_cannot_be_exchanged() -> None:
    """Somewhere in the game another legal choice would have changed neither a roll nor the result."""
    lines = lines_of(finished())
    found = 0
    state = Record.loads(finished()).replay(GAME, upto=0)
    chance = Committed(KEY, len(lines[1]["setup"]))
    for n, line in enumerate(lines[2:-1], 2):
        for number in state.legal(line["seat"]):
            action = GAME.actions[number]
            other = {**line, "do": [word for word in action if word]}
            if other != line and found < 3:
                record = Record.loads(text_of([*lines[:n], other, *lines[n + 1 :]]))
                with pytest.raises(BadInput) as error:
                    record.verify(GAME)
                found += error.value.message.id == "error-seal"
        state.apply(line["seat"], GAME.actions.index(*line["do"]), chance)
    assert found == 3


# Changed values under a seal that fits: what the replay and the commitment prove by themselves


@given(st.data())
def test_no_outcome_can_be_exchanged_for_another(data: st.DataObject) -> None:
    def change(lines: Lines) -> None:
        logs = [lines[1]["setup"], *(line["chance"] for line in lines[2:-1])]
        outcome = data.draw(st.sampled_from([outcome for log in logs for outcome in log]))
        kind, _, answer = outcome
        if kind == "pick":
            outcome[2] = answer + data.draw(st.sampled_from([-1, 1]))
        elif kind == "dice":
            die = data.draw(st.integers(0, len(answer) - 1))
            answer[die] = data.draw(st.integers(1, 6).filter(lambda face: face != answer[die]))
        else:
            one = data.draw(st.integers(0, len(answer) - 2))
            answer[one], answer[one + 1] = answer[one + 1], answer[one]

    with pytest.raises(BadInput):
        changed(finished(), change).verify(GAME)


def test_an_exchanged_roll_is_named_with_its_line() -> None:
    """The last attack of the game: the dice were changed so that the same side wins, and the replay goes through."""
    lines = lines_of(finished())
    for at in range(len(lines) - 2, 1, -1):
        dice = [outcome for outcome in lines[at]["chance"] if outcome[:2] == ["dice", "attack"]]
        if dice and dice[0][2][0] != dice[0][2][1]:
            break

    def change(lines: Lines) -> None:
        for outcome in lines[at]["chance"]:
            if outcome == dice[0]:
                outcome[2].reverse()

    record = changed(finished(), change)
    record.replay(GAME)
    with pytest.raises(
        BadInput, match=f"The outcomes in line {at + 1} are not those of the committed chance"
    ):
        record.verify(GAME)


@given(st.integers(0, 2), st.integers().filter(bool))
def test_no_score_can_be_changed(seat: int, more: int) -> None:
    def change(lines: Lines) -> None:
        lines[-1]["scores"][seat] += more

    with pytest.raises(BadInput, match="claims the scores"):
        changed(finished(), change).verify(GAME)


def test_an_unfinished_game_cannot_claim_a_result() -> None:
    def change(lines: Lines) -> None:
        lines[-1]["scores"] = Record.loads(unfinished(30)).replay(GAME).scores()

    with pytest.raises(BadInput, match="claims the scores"):
        changed(unfinished(30), change).verify(GAME)


@given(st.text() | st.binary(max_size=40).map(bytes.hex))
@example(KEY.hex().upper())
@example(KEY.hex() + " ")
@example(KEY.hex() + "00")
@example(KEY.hex()[:-1])
def test_no_other_key_fits_the_commitment(key: str) -> None:
    def change(lines: Lines) -> None:
        lines[-1]["key"] = key

    record = changed(finished(), change)
    if key in ("", KEY.hex()):
        assert record.proven() is bool(key)
        return
    with pytest.raises(BadInput, match="does not fit the commitment"):
        record.verify(GAME)


def test_another_commitment_fits_no_key() -> None:
    def change(lines: Lines) -> None:
        lines[0]["commitment"] = Committed(bytes(32)).commitment

    with pytest.raises(BadInput, match="does not fit the commitment"):
        changed(finished(), change).verify(GAME)


def test_another_key_with_its_own_commitment_does_not_give_these_rolls() -> None:
    def change(lines: Lines) -> None:
        lines[0]["commitment"] = Committed(bytes(32)).commitment
        lines[-1]["key"] = bytes(32).hex()

    with pytest.raises(BadInput, match="The outcomes in line 2 are not those of the committed chance"):
        changed(finished(), change).verify(GAME)
