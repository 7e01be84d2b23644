"""What tables and server say stands in words, in every language, and uses the same variables."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import epochal
from epochal.core.text import LANGUAGES

SOURCE = Path(epochal.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def messages(part: str, language: str) -> dict[str, set[str]]:
    text = (SOURCE / part / "text" / f"{language}.ftl").read_text("utf-8")
    said = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            said[entry.id.name] = variables.found
    return said


@pytest.mark.parametrize("part", ["table", "server"])
def test_every_message_is_said_in_every_language_with_the_same_variables(part: str) -> None:
    first, *others = [messages(part, language) for language in LANGUAGES]
    assert first
    for other in others:
        assert list(other.items()) == list(first.items())


@pytest.mark.parametrize("part", ["table", "server"])
def test_what_the_source_says_stands_there_and_nothing_else_does(part: str) -> None:
    sources = [*(SOURCE / "table").glob("*.py"), *(SOURCE / "server").glob("*.py")]
    code = "".join(path.read_text("utf-8") for path in sources)
    used = set(re.findall(rf'"({part}-[a-z-]+)"', code))
    assert used == set(messages(part, "en"))
