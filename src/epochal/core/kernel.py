"""The agenda of steps, and the state that moves along it.

A game's flow is a stack of small records: a step, and up to two numbers it needs. The topmost step either runs by itself
or asks seats to choose. A rule that interrupts another just puts its own steps on top.
"""

from bisect import bisect_left
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from epochal.core.chance import Chance
from epochal.core.errors import Refused
from epochal.core.events import Arg, Event, Message, Tell

if TYPE_CHECKING:
    from epochal.core.game import Game

S = TypeVar("S", bound="State")
Handler = Callable[[Any, int, int, "Outside"], None]


class Outside:
    """What reaches a rule from outside the game: chance, and the ear that hears the story (None in play-outs)."""

    def __init__(self, chance: Chance, ear: Tell | None) -> None:
        self.chance = chance
        self.ear = ear

    def tell(self, id: str, clause: str, **args: Arg) -> None:
        """Tell everybody. Callers ask ``if out.ear is not None`` first, so that telling nobody costs nothing."""
        if self.ear is not None:
            self.ear(Event(id, args, clause))

    def whisper(self, seat: int, id: str, clause: str, **args: Arg) -> None:
        """Tell one seat only."""
        if self.ear is not None:
            self.ear(Event(id, args, clause, (seat,)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A paragraph of the rulebook. It holds no data of its own; ``a`` and ``b`` are its numbers on the agenda."""

    asks = False

    def __init__(self, name: str) -> None:
        self.name = name
        self.handlers: dict[int, Handler] = {}

    def run(self, s: S, a: int, b: int, out: Outside) -> None:
        """Do what the paragraph says. The step has already left the agenda."""
        raise NotImplementedError

    def seats(self, s: S, a: int, b: int) -> tuple[int, ...]:
        """The seats that must choose now; none when there is nothing (left) to choose."""
        return ()

    def legal(self, s: S, seat: int, a: int, b: int) -> list[int]:
        """What the seat may choose, in ascending order."""
        raise NotImplementedError

    def prompt(self, s: S, seat: int, a: int, b: int) -> Message:
        """What the seat is asked, and the clause behind it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that asks. For each verb it has a method ``on_<verb>(state, seat, noun, out)``.

    It stays on the agenda until a method takes it off with ``state.close()``, or until it has no seat left to ask.
    """

    asks = True

    def listen(self, verb_numbers: dict[str, int]) -> None:
        """Find this step's methods by the verbs of the vocabulary."""
        for verb, number in verb_numbers.items():
            handler = getattr(self, f"on_{verb}", None)
            if handler is not None:
                self.handlers[number] = handler


Entry = tuple[Step[Any], int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, as plain data, and the agenda of what happens next."""

    def __init__(self, game: "Game", agenda: list[Entry], asked: tuple[int, ...]) -> None:
        self.game = game
        self.agenda = agenda
        self.asked = asked
        self.options_of = -1
        self.options_now: list[int] = []

    def to_act(self) -> tuple[int, ...]:
        """Every seat that has a choice pending; empty when the game is over."""
        return self.asked

    def legal(self, seat: int) -> list[int]:
        """The numbers of the actions this seat may choose now: sorted, and empty only if it has nothing to choose."""
        return self._options(seat).copy()

    def _options(self, seat: int) -> list[int]:
        if self.options_of != seat:
            if seat not in self.asked:
                return []
            step, a, b = self.agenda[-1]
            self.options_now = step.legal(self, seat, a, b)
            self.options_of = seat
        return self.options_now

    def prompt(self, seat: int) -> Message:
        """What the seat is asked now, with the clause behind the question."""
        if seat not in self.asked:
            return Message("prompt-wait", {"seats": [f"seat:{s}" for s in self.asked]})
        step, a, b = self.agenda[-1]
        return step.prompt(self, seat, a, b)

    def apply(self, seat: int, action: int | Any, chance: Chance, tell: Tell | None = None) -> None:
        """Let the seat choose an action. Refused, with the reason, and nothing changed, if it is not legal."""
        options = self._options(seat)
        place = bisect_left(options, action) if type(action) is int else len(options)
        if place == len(options) or options[place] != action:
            raise Refused(self.why_not(seat, action), self.game)
        self.options_of = -1
        self.options_now = []
        out = Outside(chance, tell)
        actions = self.game.actions
        self.agenda[-1][0].handlers[actions.verb_of[action]](self, seat, actions.noun_of[action], out)
        self.advance(out)

    def advance(self, out: Outside) -> None:
        """Run the agenda until a seat must choose or nothing is left."""
        agenda = self.agenda
        while agenda:
            step, a, b = agenda[-1]
            if step.asks:
                self.asked = step.seats(self, a, b)
                if self.asked:
                    return
                agenda.pop()
            else:
                agenda.pop()
                step.run(self, a, b, out)
        self.asked = ()

    def then(self, *entries: Entry) -> None:
        """Put steps on the agenda; the first named comes first."""
        for place in range(len(entries) - 1, -1, -1):
            self.agenda.append(entries[place])

    def close(self) -> None:
        """Take the question just answered off the agenda."""
        self.agenda.pop()

    def why_not(self, seat: int, action: int | Any) -> Message:
        """Why this seat may not choose this action now."""
        if type(action) is not int or not 0 <= action < len(self.game.actions):
            return Message("refused-no-such-action", {"number": str(action)})
        if not self.asked:
            return Message("refused-game-over", {})
        if seat not in self.asked:
            return Message("refused-not-your-turn", {"seats": [f"seat:{s}" for s in self.asked]})
        return self.why_illegal(seat, action)

    def why_illegal(self, seat: int, action: int) -> Message:
        """Why an action of the vocabulary is not legal for a seat that is to act; games say it with a clause."""
        prompt = self.prompt(seat)
        verb = self.game.actions[action].verb
        return Message("refused-not-now", {"verb": f"verb:{verb}"}, prompt.clause)

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may see, as JSON-able data."""
        raise NotImplementedError

    def redeal(self, seat: int | None, chance: Chance) -> "State":
        """A state this seat cannot tell from the true one: every secret of the others dealt anew."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """One number per seat."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty until the game is over."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The whole state as JSON-able data; ``Game.from_json`` reads it."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise Broken if an invariant does not hold."""
        raise NotImplementedError
