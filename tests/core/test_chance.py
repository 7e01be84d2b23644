"""Chance: every answer is one that dice, draws and shuffles can give, and what was noted is given again."""

import hashlib
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from epochal import BadInput, Chance, Committed, Recorded, Recording, Scripted, Seeded

KEY = bytes(range(32))

keys = st.binary(min_size=16, max_size=80)
chances = st.one_of(st.builds(Seeded, st.integers() | st.text()), st.builds(Committed, keys))
why = st.text(max_size=20)
Question = tuple[str, int, str]
questions = st.lists(
    st.tuples(st.sampled_from(["dice", "pick", "shuffle"]), st.integers(1, 60), why), max_size=30
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def ask(chance: Chance, question: Question) -> Any:
    kind, n, reason = question
    if kind == "dice":
        return chance.dice(n, reason)
    return chance.pick(n, reason) if kind == "pick" else chance.order(n, reason)


# Any chance


@given(chances, st.integers(0, 40), why)
def test_dice_have_six_faces(chance: Chance, n: int, why: str) -> None:
    rolled = chance.dice(n, why)
    assert isinstance(rolled, tuple)
    assert len(rolled) == n
    assert all(type(die) is int and 1 <= die <= 6 for die in rolled)


@given(chances, st.integers(1, 2**31), why)
def test_a_pick_is_below_its_number(chance: Chance, n: int, why: str) -> None:
    assert 0 <= chance.pick(n, why) < n


@given(chances, st.integers(0, 100), why)
def test_an_order_is_a_permutation(chance: Chance, n: int, why: str) -> None:
    assert sorted(chance.order(n, why)) == list(range(n))


@given(chances, st.lists(st.text(), max_size=30), why)
def test_a_shuffle_keeps_the_items_and_leaves_the_pile_alone(
    chance: Chance, items: list[str], why: str
) -> None:
    before = list(items)
    assert sorted(chance.shuffle(items, why)) == sorted(items)
    assert items == before


# Seeded


@given(st.integers() | st.text(), questions)
def test_the_same_seed_gives_the_same_answers(seed: int | str, asked: list[Question]) -> None:
    one, other = Seeded(seed), Seeded(seed)
    assert [ask(one, question) for question in asked] == [ask(other, question) for question in asked]


@given(st.integers(), st.integers(0, 70))
def test_an_order_is_that_of_pythons_shuffle(seed: int, n: int) -> None:
    """So it is as fair; and games played before it was written out play the same again."""
    expected = list(range(n))
    Random(seed).shuffle(expected)
    assert Seeded(seed).order(n, "why") == expected


def test_a_seed_gives_these_answers_on_every_machine() -> None:
    chance = Seeded(7)
    assert chance.dice(3, "attack") == (2, 6, 4)
    assert chance.dice(6, "plague") == (1, 4, 1, 4, 3, 1)
    assert chance.pick(7, "draw") == 3
    assert chance.order(6, "deal") == [2, 4, 1, 3, 5, 0]


# Committed


@given(keys, questions)
def test_the_same_key_gives_the_same_stream(key: bytes, asked: list[Question]) -> None:
    one, other = Committed(key), Committed(key)
    assert [ask(one, question) for question in asked] == [ask(other, question) for question in asked]


@given(keys, questions, st.data())
def test_a_stream_goes_on_from_any_position(key: bytes, asked: list[Question], data: st.DataObject) -> None:
    whole = Committed(key)
    answers = [ask(whole, question) for question in asked]
    position = data.draw(st.integers(0, len(asked)))
    rest = Committed(key, position)
    assert [ask(rest, question) for question in asked[position:]] == answers[position:]
    assert rest.position == whole.position == len(asked)


@given(keys, keys)
def test_another_key_gives_another_stream_and_another_commitment(key: bytes, other: bytes) -> None:
    assume(key.rstrip(b"\0") != other.rstrip(b"\0"))  # HMAC fills a short key up with zeros
    assert Committed(key).order(60, "deal") != Committed(other).order(60, "deal")
    assert Committed(key).commitment != Committed(other).commitment


def test_the_question_is_part_of_the_stream() -> None:
    """Whoever asks otherwise cannot learn what the answer would have been."""
    asked = [("dice", 40, "attack"), ("dice", 40, "defence"), ("dice", 41, "attack")]
    assert len({ask(Committed(KEY), question)[:40] for question in asked}) == 3
    assert Committed(KEY).dice(40, "attack") != Committed(KEY, 1).dice(40, "attack")


def test_a_key_gives_these_answers_on_every_machine() -> None:
    chance = Committed(KEY)
    assert chance.dice(3, "attack") == (4, 4, 2)
    assert chance.pick(7, "draw an empire") == 1
    assert chance.order(6, "deal events") == [5, 3, 4, 0, 2, 1]


@given(keys)
def test_the_commitment_is_a_hash_of_the_key(key: bytes) -> None:
    chance = Committed(key)
    assert chance.commitment == hashlib.sha256(b"epochal:" + key).hexdigest()
    chance.dice(2, "attack")
    assert chance.commitment == Committed(key).commitment


@given(st.binary(max_size=15))
def test_a_short_key_is_refused(key: bytes) -> None:
    with pytest.raises(BadInput, match=f"A key of {len(key)} bytes is too short"):
        Committed(key)


def test_committed_dice_are_fair() -> None:
    """The chi-square of 60,000 dice, five degrees of freedom: above 20.5 one time in a thousand, if they are fair."""
    chance = Committed(KEY)
    count = Counter(die for _ in range(10_000) for die in chance.dice(6, "fair"))
    assert sum((seen - 10_000) ** 2 / 10_000 for seen in count.values()) < 20.5


def test_committed_orders_are_fair() -> None:
    """The chi-square of 24,000 orders of four, 23 degrees of freedom: above 49.7 one time in a thousand."""
    chance = Committed(KEY)
    count = Counter(tuple(chance.order(4, "fair")) for _ in range(24_000))
    assert len(count) == 24
    assert sum((seen - 1000) ** 2 / 1000 for seen in count.values()) < 49.7


# Recording and Recorded


@given(keys, questions)
def test_what_was_recorded_is_answered_again(key: bytes, asked: list[Question]) -> None:
    recording = Recording(Committed(key))
    answers = [ask(recording, question) for question in asked]
    assert answers == [ask(Committed(key, n), question) for n, question in enumerate(asked)]
    recorded = Recorded(recording.take())
    assert [ask(recorded, question) for question in asked] == answers
    assert recorded.finished()
    assert recording.take() == []


def test_what_was_recorded_is_data_of_its_own() -> None:
    recording = Recording(Seeded(1))
    recording.order(3, "deal").clear()
    [[_, _, noted]] = recording.take()
    assert sorted(noted) == [0, 1, 2]
    Recorded([["shuffle", "deal", noted]]).order(3, "deal").clear()
    assert sorted(noted) == [0, 1, 2]


DICE = ("dice", 2, "attack")
PICK = ("pick", 3, "draw")
SHUFFLE = ("shuffle", 3, "deal")
IMPOSSIBLE = [
    (DICE, [1]), (DICE, [1, 2, 3]), (DICE, [0, 1]), (DICE, [1, 7]), (DICE, [1, -1]), (DICE, [1, True]), (DICE, [1, 2.0]),
    (DICE, ["1", "2"]), (DICE, [None, 1]), (DICE, [[1], 2]), (DICE, "12"), (DICE, 12), (DICE, None), (DICE, {1: 2, 3: 4}),
    (PICK, 3), (PICK, -1), (PICK, True), (PICK, 1.0), (PICK, "1"), (PICK, [1]), (PICK, None),
    (SHUFFLE, [0, 1]), (SHUFFLE, [0, 1, 2, 3]), (SHUFFLE, [0, 1, 1]), (SHUFFLE, [1, 2, 3]), (SHUFFLE, [0, True, 2]),
    (SHUFFLE, [0, 1.0, 2]), (SHUFFLE, ["0", "1", "2"]), (SHUFFLE, [[], {}, 0]), (SHUFFLE, "012"), (SHUFFLE, 3),
]  # fmt: skip


@pytest.mark.parametrize(("question", "answer"), IMPOSSIBLE)
def test_an_answer_that_cannot_be_is_refused(question: Question, answer: object) -> None:
    kind, _, reason = question
    with pytest.raises(BadInput) as error:
        ask(Recorded([[kind, reason, answer]]), question)
    assert error.value.message.id == "error-outcome-impossible"


MALFORMED: list[Any] = [
    ["pick", "attack", [1, 2]], ["dice", "defence", [1, 2]], ["dice", "attack"], ["dice", "attack", [1, 2], 0], [],
    None, 7, "dic", {}, [["dice"], "attack", [1, 2]],
]  # fmt: skip


@pytest.mark.parametrize("outcome", MALFORMED)
def test_the_answer_to_another_question_is_refused(outcome: Any) -> None:
    with pytest.raises(BadInput) as error:
        Recorded([outcome]).dice(2, "attack")
    assert error.value.message.id == "error-outcome-other"


def possible(question: Question, answer: Any) -> bool:
    """Whether chance could have answered so."""
    kind, n, _ = question
    numbers = [answer] if kind == "pick" else answer
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        return False
    if kind == "dice":
        return len(numbers) == n and all(1 <= die <= 6 for die in numbers)
    return sorted(numbers) == list(range(n)) if kind == "shuffle" else 0 <= answer < n


@given(
    st.sampled_from([DICE, PICK, SHUFFLE]),
    json_values | st.integers(-1, 4) | st.lists(st.integers(0, 7) | st.booleans(), min_size=2, max_size=3),
)
def test_exactly_the_possible_answers_pass(question: Question, answer: Any) -> None:
    kind, _, reason = question
    recorded = Recorded([[kind, reason, answer]])
    if possible(question, answer):
        assert ask(recorded, question) == (tuple(answer) if kind == "dice" else answer)
    else:
        with pytest.raises(BadInput):
            ask(recorded, question)


def test_a_missing_answer_is_refused_and_one_left_over_is_seen() -> None:
    recorded = Recorded([["pick", "draw", 1], ["pick", "draw", 2]])
    recorded.pick(3, "draw")
    assert not recorded.finished()
    recorded.pick(3, "draw")
    assert recorded.finished()
    with pytest.raises(BadInput, match="The rules ask for a draw for “draw”, but no outcome is left"):
        recorded.pick(3, "draw")


def test_a_refused_answer_is_not_used_up() -> None:
    recorded = Recorded([["pick", "draw", 1]])
    with pytest.raises(BadInput):
        recorded.dice(1, "attack")
    assert recorded.pick(3, "draw") == 1


def test_an_error_quotes_a_long_answer_in_short() -> None:
    with pytest.raises(BadInput) as error:
        Recorded([["shuffle", "deal", list(range(100_000))]]).order(3, "deal")
    assert len(str(error.value)) < 300


# Scripted


def test_a_script_answers_whatever_is_asked() -> None:
    chance = Scripted([6, 1], 2, (1, 0), range(3))
    assert chance.dice(2, "attack") == (6, 1)
    assert chance.pick(5, "draw") == 2
    assert chance.shuffle("ab", "deal") == ["b", "a"]
    assert chance.order(3, "deal") == [0, 1, 2]


@pytest.mark.parametrize(("question", "answer"), IMPOSSIBLE)
def test_a_script_cannot_cheat(question: Question, answer: object) -> None:
    with pytest.raises(BadInput):
        ask(Scripted(answer), question)


def test_a_script_that_has_run_out_is_told_or_goes_on_otherwise() -> None:
    for question in (DICE, PICK, SHUFFLE):
        with pytest.raises(BadInput, match="no outcome is left"):
            ask(Scripted(), question)
        assert ask(Scripted(otherwise=Seeded(1)), question) == ask(Seeded(1), question)


def test_chance_itself_has_no_answers() -> None:
    for question in (DICE, PICK, SHUFFLE):
        with pytest.raises(NotImplementedError):
            ask(Chance(), question)
