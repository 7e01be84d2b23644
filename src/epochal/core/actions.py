"""The vocabulary of actions: every small choice of a game, known before it starts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from epochal.core.errors import BadInput


class Action(NamedTuple):
    """One small choice: a verb and, for most verbs, a noun.

    >>> Action("expand", "levant").verb
    'expand'
    """

    verb: str
    noun: str = ""


class Verb(NamedTuple):
    """A verb, the kind of noun it takes ("" for none) and those nouns, in order."""

    name: str
    kind: str = ""
    nouns: Sequence[str] = ("",)


class Vocabulary:
    """All actions of a game, numbered: ``actions[i]`` is an Action, ``actions.index(verb, noun)`` its number."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: list[Verb] = list(verbs)
        self.all: list[Action] = [Action(v.name, noun) for v in verbs for noun in v.nouns]
        self.verb_of: list[int] = [n for n, v in enumerate(verbs) for _ in v.nouns]
        self.noun_of: list[int] = [n for v in verbs for n in range(len(v.nouns))]
        self.numbers: dict[Action, int] = {action: i for i, action in enumerate(self.all)}
        self.verb_numbers: dict[str, int] = {v.name: n for n, v in enumerate(verbs)}

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, number: int) -> Action:
        return self.all[number]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)

    def index(self, verb: str, noun: str = "") -> int:
        """The number of an action; BadInput if the game has no such action."""
        number = self.numbers.get(Action(verb, noun))
        if number is None:
            raise BadInput("error-no-such-action", verb=verb, noun=noun or "-")
        return number

    def first(self, verb: str) -> int:
        """The number of a verb's first action; its nouns follow in order."""
        return self.verb_of.index(self.verb_numbers[verb])

    def ref(self, number: int) -> str:
        """The noun of an action as the name of a thing (``land:levant``, ``seat:2``), or "" for a verb without a noun."""
        kind = self.verbs[self.verb_of[number]].kind
        if kind == "seat":
            return f"seat:{self.noun_of[number]}"
        return f"{kind}:{self.all[number].noun}" if kind else ""
