"""A game's rulebook as clauses, each with an id that code, tests, prompts and refusals can point at."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from epochal.core.errors import BadInput
from epochal.core.text import LANGUAGES

_RULING = re.compile(r"^> [^:]+: ", re.MULTILINE)


class Clause(NamedTuple):
    """One rule, stated once. ``ruling`` is our decision where the printed rules are silent or contradict themselves."""

    id: str
    chapter: str
    text: str
    ruling: str


def parse(markdown: str) -> list[Clause]:
    """The clauses of a rulebook file.

    >>> parse("## Combat\\n### combat.tie\\nBoth go.\\n\\n> Ruling: both.")
    [Clause(id='combat.tie', chapter='Combat', text='Both go.', ruling='both.')]
    """
    clauses = []
    chapter = ""
    for block in re.split(r"^(?=#{2,3} )", markdown, flags=re.MULTILINE):
        heading, _, body = block.partition("\n")
        if heading.startswith("### "):
            stated = [line for line in body.splitlines() if not line.startswith(">")]
            quoted = [line for line in body.splitlines() if line.startswith(">")]
            ruling = _RULING.sub("", "\n".join(quoted)).replace("\n> ", " ")
            clauses.append(Clause(heading[4:].strip(), chapter, "\n".join(stated).strip(), ruling))
        elif heading.startswith("## "):
            chapter = heading[3:].strip()
    return clauses


@cache
def rulebook(game: str, language: str, package: str = "") -> dict[str, Clause]:
    """The clauses of a game by id, in the order of the rulebook; ``package`` says where it is, if not among the games."""
    if language not in LANGUAGES:
        raise BadInput("error-language", language=language, known=", ".join(LANGUAGES))
    folder = files(package or f"epochal.games.{game}") / "rulebook"
    return {clause.id: clause for clause in parse((folder / f"{language}.md").read_text("utf-8"))}
