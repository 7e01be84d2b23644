"""Everything the program can say stands in words, in every language, and says what it was given."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import epochal
from epochal.bots import mind_of
from epochal.bots.reasons import RIVALS
from epochal.core.clauses import rulebook
from epochal.core.events import Event, Message
from epochal.core.text import LANGUAGES, Text

SOURCE = Path(epochal.__file__).parent
SAYABLE = re.compile(r"(event|prompt|refused|error)-[a-z-]*[a-z]")
CLAUSE = re.compile(r"[a-z_]+\.[a-z_]+")
CITED = re.compile(r"# rule: ([a-z_]+\.[a-z_]+(?:, [a-z_]+\.[a-z_]+)*)")
CORE = ""
CATALOGUES = (CORE, *epochal.games())
SHARED = {"hotw2001": "conquest", "hotw2018": "conquest"}
"""The folder of rules that a game shares with another."""

languages = pytest.mark.parametrize("language", LANGUAGES)
catalogues = pytest.mark.parametrize("catalogue", CATALOGUES)
games = pytest.mark.parametrize("game", epochal.games())


# The messages as they stand in the Fluent files


def written(catalogue: str, language: str) -> str:
    """The Fluent file of the kernel, or of a game."""
    folder = SOURCE / "games" / catalogue / "text" if catalogue else SOURCE / "core" / "messages"
    return (folder / f"{language}.ftl").read_text("utf-8")


@cache
def entries(catalogue: str, language: str) -> dict[str, Entry]:
    body = FluentParser().parse(written(catalogue, language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Entry)}


class References(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def references(catalogue: str, language: str, id: str) -> References:
    found = References()
    found.visit(entries(catalogue, language)[id])
    return found


def variables(catalogue: str, language: str, id: str) -> set[str]:
    """What a message must be given, for itself and for the messages it is made of."""
    found = references(catalogue, language, id)
    inner = [variables(catalogue, language, other) for other in found.messages]
    return found.variables.union(*inner)


# The messages as the source says them


def sources(catalogue: str) -> Iterator[Path]:
    """The modules of a game, with those it shares; or, for the kernel, all that stand in no package of a game."""
    folders = [SOURCE / "games" / catalogue]
    if catalogue in SHARED:
        folders.append(SOURCE / "games" / SHARED[catalogue])
    if catalogue:
        return (path for folder in folders for path in folder.rglob("*.py"))
    packages = [folder for folder in (SOURCE / "games").iterdir() if folder.is_dir()]
    return (path for path in SOURCE.rglob("*.py") if not any(path.is_relative_to(own) for own in packages))


@cache
def nodes(catalogue: str) -> list[ast.AST]:
    paths = sorted(sources(catalogue))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]


@cache
def literals(catalogue: str) -> set[str]:
    constants = [node.value for node in nodes(catalogue) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def wrong_records() -> set[str]:
    """The ids that ``ContentSet.wrong(file, kind, where, what, ...)`` makes of its fourth argument."""
    ids = set()
    for catalogue in CATALOGUES:
        for node in nodes(catalogue):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "wrong"
            ):
                what = node.args[3]
                assert isinstance(what, ast.Constant), ast.unparse(node)
                ids.add(f"error-content-{what.value!s}")
    return ids


def built(catalogue: str) -> set[str]:
    """The ids that are put together, not written out."""
    if catalogue == CORE:
        return wrong_records()
    game = epochal.load(catalogue)
    verbs = [verb.name for verb in game.actions.verbs]
    options = [option.id for option in game.options]
    named = [
        (option.id, value) for option in game.options for value in option.values if isinstance(value, str)
    ]
    return {
        *(f"action-{verb}" for verb in verbs),
        *(f"verb-{verb}" for verb in verbs),
        *(f"option-{option}" for option in options),
        *(f"option-{option}-help" for option in options),
        *(f"option-{option}-{value}" for option, value in named),
        *(f"why-{feature.replace('_', '-')}" for feature in (*mind_of(catalogue).features, RIVALS)),
        "game-title",
    }


def said(catalogue: str) -> set[str]:
    return {text for text in literals(catalogue) if SAYABLE.fullmatch(text)} | built(catalogue)


def given(catalogue: str) -> Iterator[tuple[str, set[str]]]:
    """Every message said with its id and all its arguments written out: the id, and the names of the arguments."""
    for call in nodes(catalogue):
        if not isinstance(call, ast.Call):
            continue
        ids = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        dicts = [arg for arg in call.args if isinstance(arg, ast.Dict)]
        is_message = isinstance(call.func, ast.Name) and call.func.id == "Message"
        if ids and SAYABLE.fullmatch(ids[0]) and (dicts or not is_message):
            names = {keyword.arg for keyword in call.keywords if keyword.arg}
            names |= {str(key.value) for d in dicts for key in d.keys if isinstance(key, ast.Constant)}
            yield ids[0], names


# Tests


@catalogues
@languages
def test_everything_the_source_can_say_stands_in_words(catalogue: str, language: str) -> None:
    known = set(entries(catalogue, language)) | set(entries(CORE, language))
    if catalogue == CORE:  # a report may listen for what a game says
        known = known.union(*(entries(game, language) for game in epochal.games()))
    assert said(catalogue) - known == set()


@catalogues
def test_every_message_is_said_somewhere(catalogue: str) -> None:
    used = said(catalogue).union(*(literals(other) for other in CATALOGUES))
    for id in entries(catalogue, "en"):
        used |= references(catalogue, "en", id).messages
    assert set(entries(catalogue, "en")) - used == set()


def test_no_other_ids_are_put_together() -> None:
    """Whoever builds an id in a new way must say in ``built`` what it can be."""
    starts = set()
    for catalogue in CATALOGUES:
        for node in nodes(catalogue):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = re.match(r"[a-z]+-[a-z-]*(?=$)", str(node.values[0].value))
                starts |= {start[0]} if start else set()
    # The words of the balance page are tested with the page, in tests/lab.
    starts = {start for start in starts if not start.startswith("balance-")}
    assert starts <= {"error-content-", "action-", "verb-", "option-", "why-"}


@catalogues
def test_all_languages_have_the_same_messages_in_the_same_order(catalogue: str) -> None:
    first, *others = [list(entries(catalogue, language)) for language in LANGUAGES]
    for other in others:
        assert other == first


@catalogues
def test_all_languages_use_the_same_variables(catalogue: str) -> None:
    for id in entries(catalogue, "en"):
        first, *others = [variables(catalogue, language, id) for language in LANGUAGES]
        assert all(other == first for other in others), id


@catalogues
def test_messages_use_only_what_they_are_given(catalogue: str) -> None:
    calls = list(given(catalogue))
    assert calls
    for id, names in calls:
        home = catalogue if id in entries(catalogue, "en") else CORE
        assert variables(home, "en", id) <= names, id


@catalogues
@languages
def test_messages_are_well_formed(catalogue: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for home in dict.fromkeys((CORE, catalogue)):
        bundle.add_resource(FluentResource(written(home, language)))
    for id in entries(catalogue, language):
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        for number in (0, 1, 2, 7):
            args = dict.fromkeys(variables(catalogue, language, id), number)
            text, errors = bundle.format_pattern(pattern, args)
            assert errors == [], id
            assert_words(str(text), id)


@languages
@games
def test_every_action_has_words(game: str, language: str) -> None:
    loaded = epochal.load(game)
    text = Text(language, loaded)
    for number, action in enumerate(loaded.actions):
        assert_words(text.action(number), f"action-{action.verb}")
        if ref := loaded.actions.ref(number):
            assert text.name(ref) not in (action.noun, ""), f"{ref} has no name"
            assert text.name(ref) in text.action(number)


def test_counts_lists_and_names_are_said_as_people_say_them() -> None:
    game = epochal.load("hotw2001")
    english = Text("en", game, seats=["Ana", "Rui"])
    portuguese = Text("pt-BR", game)
    roll: dict[str, Any] = {"attack": [5, 2], "defence": [3], "mine": 6, "theirs": 3}
    assert english.say("event-rolled", **roll) == (
        "The attacker rolls 5 and 2 (result 6), the defender 3 (result 3)."
    )
    assert english.say("event-scored", seat="seat:1", points=1, total=12) == (
        "Rui scores 1 point this turn and now has 12."
    )
    assert portuguese.say("event-fort", seat="seat:2", land="land:crete") == (
        "Creta: Jogador 3 constrói um forte."
    )
    assert portuguese.say("event-epoch", epoch=4) == "Começa a era IV."
    assert english.say("prompt-wait", seats=["seat:0", "seat:1", "seat:2"]) == (
        "Waiting for Ana, Rui and Player 3."
    )


def test_a_thing_of_a_kind_with_an_underscore_has_a_name() -> None:
    text = Text("en", epochal.load("historia"))
    said = text.say("event-civbot-card", civ="civbot:civbot_2", card="civbot_card:scholars")
    assert said == "Civbot 2 plays its card Scholars."


def test_an_error_says_itself_in_english() -> None:
    with pytest.raises(epochal.BadInput) as error:
        epochal.load("chess")
    assert str(error.value) == f"There is no game “chess”. Choose one of: {', '.join(epochal.games())}."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(epochal.BadInput, match="There is no language “tlh”"):
        Text("tlh")


# Clauses


@games
def test_all_languages_state_the_same_clauses_in_the_same_order(game: str) -> None:
    first, *others = [rulebook(game, language) for language in LANGUAGES]
    for other in others:
        assert list(other) == list(first)
        for id in first:
            assert other[id].text
            assert bool(other[id].ruling) == bool(first[id].ruling), id


@games
def test_every_clause_cited_is_stated(game: str) -> None:
    clauses = rulebook(game, "en")
    anywhere = {id for other in epochal.games() for id in rulebook(other, "en")}
    chapters = {id.partition(".")[0] for id in clauses}
    files = {".toml", ".md", ".ftl"}
    passed = {
        text
        for text in literals(game)
        if CLAUSE.fullmatch(text) and text.partition(".")[0] in chapters and Path(text).suffix not in files
    }
    commented = set()
    for path in sources(game):
        source = path.read_text("utf-8")
        citations = CITED.findall(source)
        assert len(citations) == source.count("# rule:"), path
        cited = {id for citation in citations for id in citation.split(", ")}
        if path.is_relative_to(SOURCE / "games" / game):
            commented |= cited
        else:
            assert cited <= anywhere, path
    assert passed
    assert commented
    assert (passed | commented) - set(clauses) == set()


# Whole games


@languages
@games
@pytest.mark.parametrize("every_option", [False, True])
def test_a_whole_game_can_be_told(game: str, language: str, every_option: bool) -> None:
    """Each event, prompt, choice and refusal of a random game, in words and with a clause that exists."""
    loaded = epochal.load(game)
    text = Text(language, loaded)
    clauses = rulebook(game, language)
    lines: list[str] = []

    def hear(message: Event | Message) -> None:
        lines.append(text.format(message))
        assert_words(lines[-1], message.id)
        assert not message.clause or message.clause in clauses, message

    random = Random(f"{game} {every_option}")
    chance = epochal.Seeded(11)
    options = {option.id: option.values[-1] for option in loaded.options} if every_option else {}
    state = loaded.new(loaded.seats[-1], options, chance, hear)
    while seats := state.to_act():
        seat = seats[0]
        hear(state.prompt(seat))
        hear(state.prompt((seat + 1) % loaded.seats[-1]))
        legal = state.legal(seat)
        wrong = random.randrange(len(loaded.actions))
        if wrong not in legal:
            hear(state.why_not(seat, wrong))
        choice = random.choice(legal)
        assert_words(text.action(choice), "action-")
        state.apply(seat, choice, chance, hear)
    assert len(lines) > 500


def assert_words(text: str, id: str) -> None:
    """The text is a sentence, not an id that nobody put into words, nor one with holes."""
    assert text.strip()
    assert not text.startswith(id), text
    assert "{" not in text, text
    assert "???" not in text, text
