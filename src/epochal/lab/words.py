"""The words of a report: sentences and numbers in a language, and the names that the game has for things."""

from typing import Any

from epochal.core.clauses import rulebook
from epochal.core.events import Arg
from epochal.core.game import Game
from epochal.core.text import Text
from epochal.lab.blocks import Bar
from epochal.lab.counting import Found

SAID = ("epochal.lab",)
"""The package whose folder ``text`` holds the sentences."""
SIDES = 1.96
"""How many standard errors a 95% interval reaches to either side."""
FORMS = {
    "share": "{:.1%}",
    "round_share": "{:.0%}",
    "change": "{:+.0%}",
    "points": "{:.1f}",
    "parts": "{:g}",
    "fine": "{:.2f}",
    "more": "{:+.1f}",
    "whole": "{:.0f}",
    "whole_more": "{:+.0f}",
}
"""How numbers are written, by their unit: shares without and with a decimal or a sign, points and whole numbers without and with one; what
is whole but for parts."""
NAME = 30
"""How long a name at the head of a clause may be."""
MINUS = "\N{MINUS SIGN}"


class Words:
    """Says what a report says about a game in a language; ``span`` is what the game calls its epochs."""

    def __init__(self, game: Game, span: str, language: str) -> None:
        self.game = game
        self.span = span
        self.language = language
        self.text = Text(language, self.game, also=SAID)
        self.rules = rulebook(game.id, language, game.package())

    def say(self, id: str, **args: Arg) -> str:
        return self.text.say(id, span=self.span, **args)

    def name(self, ref: str) -> str:
        """What the game calls a thing."""
        return self.game.name(ref, self.language) or ref

    def verbs(self, verbs: list[str]) -> dict[str, str]:
        """What the game calls the verbs; those that it calls the same are told apart by their ids."""
        names = {verb: self.text.name(f"verb:{verb}") for verb in verbs}
        called = list(names.values())
        return {verb: f"{name} ({verb})" if called.count(name) > 1 else name for verb, name in names.items()}

    def rule(self, clause: str) -> str:
        """The first sentence of a clause."""
        if clause not in self.rules:
            return ""
        text = " ".join(self.rules[clause].text.split())
        return text.partition(". ")[0].rstrip(".") + "." if text else ""

    def clause(self, clause: str) -> str:
        return clause or self.say("balance-no-clause")

    def title(self, clause: str) -> str:
        """What people call what a clause is about: its name and chapter if it begins with a name, else its first sentence."""
        said = self.rule(clause)
        name, colon, _ = said.partition(": ")
        if colon and len(name) <= NAME:
            return f"{name} ({self.rules[clause].chapter})"
        return said.rstrip(".") or self.clause(clause)

    # Numbers

    def number(self, unit: str, value: float) -> str:
        return number(self.language, unit, value)

    def within(self, part: dict[str, float]) -> str:
        """A share with its interval."""
        args = {key: self.number("share", value) for key, value in part.items()}
        return self.say("balance-within", **args)

    def around(self, unit: str, value: float, error: float) -> str:
        """A mean with its interval, if that is known."""
        if not error:
            return self.number(unit, value)
        plain = {"more": "points", "change": "round_share"}.get(unit, unit)
        return f"{self.number(unit, value)} ± {self.number(plain, SIDES * error)}"

    def share_bar(self, label: str, part: dict[str, float], group: str = "") -> Bar:
        """A bar of a share. Those of groups are many, and only their lines tell the interval."""
        shown = self.number("share", part["share"]) if group else self.within(part)
        return Bar(label, part["share"], part["least"], part["most"], shown, group)

    def mean_bar(self, unit: str, label: str, value: float, error: float, group: str = "") -> Bar:
        half = SIDES * error
        return Bar(label, value, value - half, value + half, self.around(unit, value, error), group)

    def options(self, found: Found) -> list[str]:
        """The options that are not as usual, as one writes them."""
        usual = {option.id: option.default for option in self.game.options}
        return [f"{id}={written(value)}" for id, value in found["options"].items() if value != usual.get(id)]


def number(language: str, unit: str, value: float) -> str:
    """A number as its unit wants it in a language; what is rounded to nothing has no sign."""
    told = FORMS[unit].format(value)
    if not told.strip("+-0.%"):
        told = told.lstrip("+-")
    return (told.replace(".", ",") if language == "pt-BR" else told).replace("-", MINUS)


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
