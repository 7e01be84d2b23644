"""A tiny game of the tests: pebbles. It is served with no change in the server, which is what it is for.

Two or three players take one or two pebbles in turn from a heap. Each has a secret bonus, dealt at the beginning;
who takes the last pebble ends the game.
"""

from collections.abc import Mapping
from typing import Any

import epochal
from epochal.core.actions import Verb, Vocabulary
from epochal.core.chance import Chance
from epochal.core.errors import BadInput, Broken
from epochal.core.events import Message, Tell
from epochal.core.game import Game, Option
from epochal.core.kernel import Entry, Outside, Question, State

HEAP = 12
BONUS = 1_000_000_000


class Heap(State):
    """The heap, who is next, what everybody has and hides."""

    def __init__(
        self, game: Game, agenda: list[Entry], asked: tuple[int, ...], heap: int, turn: int,
        taken: list[int], bonus: list[int],
    ) -> None:  # fmt: skip
        super().__init__(game, agenda, asked)
        self.heap = heap
        self.turn = turn
        self.taken = taken
        self.bonus = bonus

    def clone(self) -> "Heap":
        return Heap(
            self.game, self.agenda.copy(), self.asked, self.heap, self.turn, self.taken.copy(), self.bonus.copy()
        )  # fmt: skip

    def view(self, seat: int | None) -> dict[str, Any]:
        bonus = [b if seat == n or not self.asked else None for n, b in enumerate(self.bonus)]
        return {"heap": self.heap, "turn": self.turn, "taken": list(self.taken), "bonus": bonus}

    def redeal(self, seat: int | None, chance: Chance) -> State:
        other = self.clone()
        for n in range(len(self.bonus)):
            if n != seat:
                other.bonus[n] = BONUS + chance.pick(BONUS, "bonus")
        return other

    def scores(self) -> list[int]:
        return self.taken if self.asked else [t + b for t, b in zip(self.taken, self.bonus, strict=True)]

    def winners(self) -> tuple[int, ...]:
        scores = self.scores()
        return () if self.asked else tuple(n for n, s in enumerate(scores) if s == max(scores))

    def to_json(self) -> dict[str, Any]:
        passing = self.agenda[-1][1] if self.agenda else 0
        return {
            "heap": self.heap, "turn": self.turn, "taken": self.taken, "bonus": self.bonus, "passing": passing
        }  # fmt: skip

    def check(self) -> None:
        if self.heap + sum(self.taken) != HEAP:
            raise Broken("pebbles")


class Taking(Question[Heap]):
    """Take one or two, and say when it is the next one's turn."""

    def seats(self, s: Heap, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if s.heap or a else ()

    def legal(self, s: Heap, seat: int, a: int, b: int) -> list[int]:
        words = s.game.actions
        if a:
            return [words.index("pass_on")]
        return [words.index("take", noun) for noun in ("one", "two")[: s.heap]]

    def prompt(self, s: Heap, seat: int, a: int, b: int) -> Message:
        return Message("prompt-take", {"heap": s.heap}, "taking.turn")

    def on_take(self, s: Heap, seat: int, noun: int, out: Outside) -> None:
        s.heap -= noun + 1
        s.taken[seat] += noun + 1
        s.close()
        s.then((TAKING, 1, 0))
        out.tell("event-took", "taking.turn", seat=f"seat:{seat}", many=f"many:{('one', 'two')[noun]}")

    def on_pass_on(self, s: Heap, seat: int, noun: int, out: Outside) -> None:
        s.turn = (s.turn + 1) % len(s.taken)
        s.close()
        s.then((TAKING, 0, 0))


TAKING = Taking("taking")


class Pebbles(Game):
    """The game."""

    def __init__(self, content: str) -> None:
        words = Vocabulary([Verb("take", "many", ("one", "two")), Verb("pass_on")])
        options = (Option("kind", (True, False), True, "taking.turn"),)
        super().__init__("pebbles", "1", content, "none", range(2, 4), options, words)
        TAKING.listen(words.verb_numbers)

    def set_up(
        self, seats: int, options: dict[str, bool | int | str], chance: Chance, tell: Tell | None
    ) -> State:
        bonus = [BONUS + chance.pick(BONUS, "bonus") for _ in range(seats)]
        heap = Heap(self, [(TAKING, 0, 0)], (), HEAP, 0, [0] * seats, bonus)
        out = Outside(chance, tell)
        for seat in range(seats):
            out.whisper(seat, "event-bonus", "taking.bonus", bonus=bonus[seat])
        heap.advance(out)
        return heap

    def from_json(self, data: Mapping[str, Any]) -> State:
        try:
            agenda: list[Entry] = [(TAKING, data["passing"], 0)]
            heap = Heap(
                self, agenda, (), data["heap"], data["turn"], list(data["taken"]), list(data["bonus"])
            )  # fmt: skip
        except (KeyError, TypeError) as error:
            raise BadInput("error-saved", what=str(error)) from error
        heap.advance(Outside(epochal.Seeded(0), None))
        return heap

    def package(self) -> str:
        return __name__

    def name(self, ref: str, language: str) -> str | None:
        record = self.things().get(ref)
        return record["name"][language] if record else None

    def things(self) -> Mapping[str, Mapping[str, Any]]:
        return {
            "many:one": {"name": {"en": "one pebble", "pt-BR": "uma pedra"}, "origin": "house"},
            "many:two": {"name": {"en": "two pebbles", "pt-BR": "duas pedras"}, "origin": "house"},
        }

    def minutes(self) -> tuple[int, int]:
        return 1, 2
