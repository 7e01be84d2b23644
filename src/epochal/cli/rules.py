"""The rules behind what happens: clauses shown, found by a word, and pointed at by choices."""

import unicodedata

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from epochal.cli.voice import Voice
from epochal.core.clauses import Clause, rulebook


def plain(text: str) -> str:
    """Text as one searches for it: without accents, in small letters."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def clauses(voice: Voice) -> dict[str, Clause]:
    """The rulebook of the game in the language spoken."""
    assert voice.game is not None
    return rulebook(voice.game.id, voice.language)


def find(voice: Voice, word: str) -> list[Clause]:
    """The clauses with a word in their id or text; those with it in the id first."""
    wanted = plain(word)
    found = [c for c in clauses(voice).values() if wanted in plain(f"{c.id} {c.chapter} {c.text} {c.ruling}")]
    return sorted(found, key=lambda clause: wanted not in plain(clause.id))


def shown(voice: Voice, clause: Clause, word: str = "") -> RenderableType:
    """A clause on the screen."""
    lines: list[RenderableType] = [Styled(clause.id, style="bold"), _body(clause.text, word)]
    if clause.ruling:
        lines.append(_body(voice.say("cli-ruling", ruling=clause.ruling), word, "italic"))
    return Group(lines[0], *(Padding(line, (0, 0, 0, 2)) for line in lines[1:]))


def _body(text: str, word: str, style: str = "") -> Styled:
    body = Styled(text, style=style)
    start = 0
    searched, wanted = plain(body.plain), plain(word)
    while wanted and len(searched) == len(body.plain) and (at := searched.find(wanted, start)) >= 0:
        body.stylize("reverse", at, at + len(wanted))
        start = at + len(wanted)
    return body
