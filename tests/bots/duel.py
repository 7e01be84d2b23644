"""A small game for two, to see how a search thinks: seats take things, alone or both at once, and a rule says who wins."""

from collections.abc import Callable
from typing import Any, cast

from epochal import Chance, Game, State
from epochal.bots.evaluation import Evaluation, by_hand
from epochal.core.actions import Verb, Vocabulary
from epochal.core.kernel import Outside, Question, Step
from epochal.core.mind import Choice, Mind

LEFT, MIDDLE, RIGHT = range(3)
BOTH = -1
WORDS = Vocabulary([Verb("take", "thing", ("left", "middle", "right"))])
GAME = Game("duel", "1", "standard", "", range(2, 3), (), WORDS)

Taken = tuple[tuple[int, ...], tuple[int, ...]]
Rule = Callable[[Taken], tuple[int, ...]]
"""Who wins with what the seats have taken; nobody yet, and the game goes on."""


class Duel(State):
    """What the seats have taken, and who would win with what."""

    def __init__(self, rule: Rule, agenda: list[Any], asked: tuple[int, ...], taken: Taken) -> None:
        super().__init__(GAME, agenda, asked)
        self.rule = rule
        self.taken = taken

    def clone(self) -> "Duel":
        return Duel(self.rule, self.agenda.copy(), self.asked, self.taken)

    def redeal(self, seat: int | None, chance: Chance) -> "Duel":
        return self.clone()

    def scores(self) -> list[int]:
        return [0, 0]

    def winners(self) -> tuple[int, ...]:
        return self.rule(self.taken)


class Take(Question[Duel]):
    """One seat takes something, or both at once, until it has so many things."""

    def seats(self, s: Duel, a: int, b: int) -> tuple[int, ...]:
        wanted = range(2) if a == BOTH else (a,)
        return tuple([seat for seat in wanted if len(s.taken[seat]) < b])

    def legal(self, s: Duel, seat: int, a: int, b: int) -> list[int]:
        return [LEFT, MIDDLE, RIGHT]

    def on_take(self, s: Duel, seat: int, noun: int, out: Outside) -> None:
        mine, others = (*s.taken[seat], noun), s.taken[1 - seat]
        s.taken = (mine, others) if seat == 0 else (others, mine)
        if s.rule(s.taken):
            s.agenda.clear()


TAKE = Take("take")
TOGETHER = Take("together")
for question in (TAKE, TOGETHER):
    question.listen(WORDS.verb_numbers)


def duel(rule: Rule, *agenda: tuple[Step[Any], int, int]) -> Duel:
    """The game as it begins: the questions, each with its seat and how many things that seat has after it."""
    state = Duel(rule, [], (), ((), ()))
    state.then(*agenda)
    state.advance(Outside(Chance(), None))
    return state


class DuelMind(Mind):
    """Thinks a little more of what lies further to the left, and knows nothing of who will win."""

    def __init__(self) -> None:
        super().__init__(("score",), 1, (1.0,), 1.0, 1.0)

    def priced(self, state: State, seat: int, legal: list[int]) -> list[Choice]:
        return [(-0.1 * action, action) for action in legal]

    def phase(self, state: State) -> int:
        return 0

    def look(self, state: State) -> list[list[float]]:
        return [[float(score)] for score in cast(Duel, state).scores()]


MIND = DuelMind()
EVALUATION = Evaluation(MIND, by_hand(MIND))
