"""Drawing cards one by one: each is kept, or passed to a player without one."""

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.world import NOTHING, Conquest


class Draw(Step[Conquest]):
    """The next player draws a card at random and looks at it. ``a`` is the place in the order, ``b`` the set."""

    def __init__(self, name: str, clause: str, choice: "KeepOrPass") -> None:
        super().__init__(name)
        self.clause = clause
        self.choice = choice

    def run(self, s: Conquest, a: int, b: int, out: Outside) -> None:
        seat = s.draw_order(b)[a]
        pile = s.undrawn(b)
        s.drawn = pile[out.chance.pick(len(pile), "draw")]  # rule: draw.one, classic.draw
        if out.ear is not None:
            out.tell("event-drew", self.clause, seat=f"seat:{seat}", which=b)
            out.whisper(seat, "event-drew-card", self.clause, card=s.card_ref(b, s.drawn))
        without = s.cardless(b)
        if len(without) == 1:
            give(s, seat, without[0], b, self.choice.chapter, out)  # rule: draw.last, classic.last
        else:
            s.then((self.choice, seat, b))


class KeepOrPass(Question[Conquest]):
    """Keep the card or pass it to a player without one. ``a`` is the player, ``b`` the set."""

    def __init__(self, name: str, chapter: str) -> None:
        super().__init__(name)
        self.chapter = chapter

    def seats(self, s: Conquest, a: int, b: int) -> tuple[int, ...]:
        return (a,) if s.drawn != NOTHING else ()

    def legal(self, s: Conquest, seat: int, a: int, b: int) -> list[int]:
        without = s.cardless(b)
        choices = [s.verbs.keep] if seat in without else []  # rule: draw.keep_or_pass, draw.must_pass
        return choices + [s.verbs.pass_to + other for other in without if other != seat]

    def prompt(self, s: Conquest, seat: int, a: int, b: int) -> Message:
        has_none = s.holders(b)[seat] == NOTHING
        id = "prompt-keep-or-pass" if has_none else "prompt-must-pass"
        clause = f"{self.chapter}.keep_or_pass" if has_none else f"{self.chapter}.must_pass"
        return Message(id, {"card": s.card_ref(b, s.drawn)}, clause)

    def on_keep(self, s: Conquest, seat: int, noun: int, out: Outside) -> None:
        give(s, seat, seat, s.agenda[-1][2], self.chapter, out)

    def on_pass(self, s: Conquest, seat: int, to: int, out: Outside) -> None:
        give(s, seat, to, s.agenda[-1][2], self.chapter, out)


def give(world: Conquest, seat: int, to: int, which: int, chapter: str, out: Outside) -> None:
    """The drawn card goes to a player, who may not look at it yet unless it is the drawer."""
    world.receive(which, to, world.drawn, seat)
    world.drawn = NOTHING
    if out.ear is not None:
        clause = f"{chapter}.keep_or_pass"
        if to == seat:
            out.tell("event-kept", clause, seat=f"seat:{seat}")
        else:
            out.tell("event-passed", clause, seat=f"seat:{seat}", to=f"seat:{to}")
