"""The words of the command line: the same messages in every language, all of them used, none missing."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import epochal.cli
from epochal.core.text import LANGUAGES

FOLDER = Path(epochal.cli.__file__).parent


@cache
def entries(language: str) -> dict[str, Entry]:
    body = FluentParser().parse((FOLDER / "text" / f"{language}.ftl").read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Entry)}


class Variables(Visitor):
    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def said() -> set[str]:
    """The ids that stand in the source."""
    trees = [ast.parse(path.read_text("utf-8")) for path in FOLDER.rglob("*.py")]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {text for text in constants if isinstance(text, str) and re.fullmatch(r"cli-[a-z-]+", text)}


def test_all_languages_have_the_same_messages_in_the_same_order() -> None:
    first, *others = [list(entries(language)) for language in LANGUAGES]
    assert all(other == first for other in others)


def test_every_message_is_said_and_nothing_else() -> None:
    assert said() == set(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_well_formed_and_use_the_same_variables(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / "text" / f"{language}.ftl").read_text("utf-8")))
    for id, entry in entries(language).items():
        variables = Variables(entry).found
        assert variables == Variables(entries("en")[id]).found, id
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        for number in (1, 2):
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, number))
            assert errors == [], id
            assert str(text).strip(), id
