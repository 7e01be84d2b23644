"""Choosing empires and events: two sets of cards that travel in opposite directions; or the classic way, card by card."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.drafting import Draw, KeepOrPass
from epochal.games.hotw2018.state import EMPIRES, EVENTS, NOTHING, World

BOTH: Final = 2
"""Instead of one set: the empires and the events, each at a player of its own."""


class DraftRound(Step[World]):
    """Each set reaches the next player. ``a`` is the round."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        if a == s.seats - 1:
            for which in (EMPIRES, EVENTS):
                take(s, which, s.draw_order(which)[a], s.undrawn(which)[0], out)  # rule: draft.last
        elif s.draw_order(EMPIRES)[a] == s.draw_order(EVENTS)[a]:
            s.then((LOOK_FIRST, a, 0))  # rule: draft.middle
        else:
            s.then((CHOOSE, a, BOTH))  # rule: draft.together


class LookFirst(Question[World]):
    """The middle player says which set to look at first. ``a`` is the round."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.order[a],)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return [s.words.look_at_empires, s.words.look_at_events]

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-look-first", {}, "draft.middle")

    def on_look_at_empires(self, s: World, seat: int, noun: int, out: Outside) -> None:
        self.look(s, seat, EMPIRES, EVENTS, out)

    def on_look_at_events(self, s: World, seat: int, noun: int, out: Outside) -> None:
        self.look(s, seat, EVENTS, EMPIRES, out)

    def look(self, s: World, seat: int, first: int, second: int, out: Outside) -> None:
        a = s.agenda[-1][1]
        s.close()
        s.then((CHOOSE, a, first), (CHOOSE, a, second))
        if out.ear is not None:  # told in secret, so that a table knows that the look cannot be taken back
            out.whisper(seat, "event-looked", "draft.middle", which=first)


class Choose(Question[World]):
    """Whoever has a set chooses a card of it in secret. ``a`` is the round, ``b`` the set, or both."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return tuple([seat for seat, which in choosers(s, a, b) if s.holders(which)[seat] == NOTHING])

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        which = set_of(s, seat, a, b)
        first = s.words.take_empire if which == EMPIRES else s.words.take_event
        return sorted([first + card for card in s.undrawn(which)])

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        if set_of(s, seat, a, b) == EMPIRES:
            return Message("prompt-take-empire", {}, "draft.empires")
        return Message("prompt-take-event", {}, "draft.events")

    def on_take_empire(self, s: World, seat: int, empire: int, out: Outside) -> None:
        take(s, EMPIRES, seat, empire, out)

    def on_take_event(self, s: World, seat: int, event: int, out: Outside) -> None:
        take(s, EVENTS, seat, event, out)


class Dealt(Step[World]):
    """Everybody has an empire and an event; the sets are used up."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.dealt = True
        picks = s.picks[s.epoch - 1]
        s.hand = [tuple(sorted((*s.hand[seat], picks[seat]))) for seat in range(s.seats)]
        if out.ear is not None:
            for seat in range(s.seats):
                empire = s.box.tags[s.holding[seat]]
                out.whisper(
                    seat,
                    "event-your-cards",
                    "draft.secret",
                    empire=empire,
                    card=s.card_ref(EVENTS, picks[seat]),
                )


DRAFT_ROUND: Final = DraftRound("draft_round")
LOOK_FIRST: Final = LookFirst("look_first")
CHOOSE: Final = Choose("choose")
DEALT: Final = Dealt("dealt")
KEEP_OR_PASS: Final = KeepOrPass("keep_or_pass", "classic")
DRAW: Final = Draw("draw", "classic.draw", KEEP_OR_PASS)


def choosers(world: World, round: int, sets: int) -> list[tuple[int, int]]:
    """Who has which set before them in a round."""
    both = [(world.draw_order(which)[round], which) for which in (EMPIRES, EVENTS)]
    return [(seat, which) for seat, which in both if sets in (BOTH, which)]


def set_of(world: World, seat: int, round: int, sets: int) -> int:
    """The set that a player has to choose from."""
    if sets != BOTH:
        return sets
    return EMPIRES if world.draw_order(EMPIRES)[round] == seat else EVENTS


def take(world: World, which: int, seat: int, card: int, out: Outside) -> None:
    """A card goes from the set to the player who chose it."""  # rule: draft.secret
    world.receive(which, seat, card, seat)
    if out.ear is not None:
        clause = "draft.events" if which == EVENTS else "draft.empires"
        id = "event-took-event" if which == EVENTS else "event-took-empire"
        out.tell(id, clause, seat=f"seat:{seat}")
        out.whisper(seat, "event-took-card", clause, card=world.card_ref(which, card))
