"""The vocabulary of actions: numbered both ways, and finite."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import epochal
from epochal import Action, BadInput
from epochal.core.actions import Verb, Vocabulary

WORDS = Vocabulary(
    [Verb("keep"), Verb("pass", "seat", ("seat_1", "seat_2")), Verb("expand", "land", ("crete", "levant"))]
)
names = st.text(min_size=1, max_size=5)
vocabularies = st.lists(
    st.builds(Verb, names, names, st.lists(names, min_size=1, max_size=6, unique=True)),
    min_size=1,
    max_size=6,
    unique_by=lambda verb: verb.name,
).map(Vocabulary)


def test_an_action_is_a_verb_and_perhaps_a_noun() -> None:
    assert list(WORDS) == [
        Action("keep"),
        Action("pass", "seat_1"),
        Action("pass", "seat_2"),
        Action("expand", "crete"),
        Action("expand", "levant"),
    ]
    assert Action("keep").noun == ""


@given(vocabularies)
def test_numbers_and_words_lead_to_each_other(words: Vocabulary) -> None:
    assert len(words) == len(list(words)) == sum(len(verb.nouns) for verb in words.verbs)
    for number, action in enumerate(words):
        assert words[number] == action
        assert words.index(*action) == number
        verb = words.verbs[words.verb_of[number]]
        assert (verb.name, verb.nouns[words.noun_of[number]]) == action


@given(vocabularies)
def test_the_nouns_of_a_verb_follow_each_other(words: Vocabulary) -> None:
    for verb in words.verbs:
        first = words.first(verb.name)
        assert [words[first + n].noun for n in range(len(verb.nouns))] == list(verb.nouns)


@pytest.mark.parametrize(
    ("verb", "noun"),
    [("castle", "kingside"), ("expand", "atlantis"), ("expand", ""), ("keep", "crete"), ("", "")],
)
def test_words_that_are_no_action_are_refused(verb: str, noun: str) -> None:
    with pytest.raises(BadInput, match=f"no action “{verb}” with “{noun or '-'}”"):
        WORDS.index(verb, noun)


def test_a_number_beyond_the_vocabulary_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        WORDS[len(WORDS)]


def test_the_noun_of_an_action_names_a_thing() -> None:
    assert [WORDS.ref(number) for number in range(len(WORDS))] == [
        "",
        "seat:0",
        "seat:1",
        "land:crete",
        "land:levant",
    ]


@pytest.mark.parametrize("game", epochal.games())
def test_no_two_actions_of_a_game_have_the_same_words(game: str) -> None:
    actions = list(epochal.load(game).actions)
    assert len(set(actions)) == len(actions)
