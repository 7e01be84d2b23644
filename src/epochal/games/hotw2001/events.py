"""Chapter IV, playing event cards: up to two before the first army, never two of the same."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.hotw2001 import calamities, greater, lesser, uprisings
from epochal.games.hotw2001.card import Card
from epochal.games.hotw2001.components import KINDS
from epochal.games.hotw2001.state import World, changed

CARDS: Final[dict[str, Card]] = {**greater.CARDS, **lesser.CARDS, **calamities.CARDS, **uprisings.CARDS}
assert set(CARDS) == set(KINDS)

MOST_EVENTS: Final = 2


class PlayEvents(Question[World]):
    """The player is asked even without a playable card, so that nobody learns what the hand holds."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if len(s.events_now) < MOST_EVENTS else ()  # rule: events.two

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        choices = []
        last = -1
        for event in s.hand[seat]:
            if event != last and playable(s, seat, event):
                choices.append(s.words.play + event)
            last = event
        choices.append(s.words.done)
        return choices

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        left = MOST_EVENTS - len(s.events_now)
        return Message(
            "prompt-play-events", {"empire": s.box.tags[s.holding[seat]], "left": left}, "events.two"
        )

    def on_play(self, s: World, seat: int, event: int, out: Outside) -> None:
        card = s.box.events[event]
        at = s.hand[seat].index(event)
        s.hand = changed(s.hand, seat, s.hand[seat][:at] + s.hand[seat][at + 1 :])
        s.discards = changed(s.discards, seat, (*s.discards[seat], event))
        s.events_now += (event,)
        if out.ear is not None:
            out.tell("event-played", "events.resolve", seat=f"seat:{seat}", card=f"event:{card.id}")
        CARDS[card.kind].play(s, seat, card, out)  # rule: events.resolve

    def on_done(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()


PLAY_EVENTS: Final = PlayEvents("play_events")


def playable(world: World, seat: int, event: int) -> bool:
    """Whether a card of the hand may be played now."""
    card = world.box.events[event]
    return (
        world.epoch in card.epochs  # rule: events.epochs
        and event not in world.events_now  # rule: events.same
        and CARDS[card.kind].useful(world, seat, card)  # rule: events.useless
    )
