"""Explore: Empire cards put aside for later."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.ancient_world.building import without
from epochal.games.ancient_world.state import Cities

DRAWN: Final = 5


class Explore(Question[Cities]):
    """Cards from the deck to choose from, or a card of the row. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if can_explore(s) else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        choices = [s.words.draw] if s.can_draw() else []
        return choices + [s.words.store + card for card in sorted(set(s.row))]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-explore", {"cards": DRAWN + s.totals[seat].explore}, "action.explore")

    def on_draw(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()
        drawn: list[tuple[int, int]] = []
        while len(drawn) < DRAWN + s.totals[seat].explore and s.can_draw():  # rule: symbol.explore
            card = s.draw(out.chance)
            drawn.append((card, s.shuffles[s.deck()]))
        drawn.sort()
        s.drawn = tuple([card for card, _ in drawn])
        s.drawn_stocks = tuple([stock for _, stock in drawn])
        if out.ear is not None:
            out.tell("event-drew", "action.explore_draw", seat=f"seat:{seat}", cards=len(drawn))
            cards = [s.empire_ref(card) for card in s.drawn]
            out.whisper(seat, "event-drew-cards", "action.explore_draw", cards=cards)
        s.then((KEEP, seat, 0))

    def on_store(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        store_from_row(s, seat, card, out)


class Keep(Question[Cities]):
    """One of the cards drawn; the others are discarded. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if s.drawn else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.keep + card for card in sorted(set(s.drawn))]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-keep", {}, "action.explore_draw")

    def on_keep(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        stocks = list(s.drawn_stocks)
        others = list(zip(s.drawn, stocks, strict=True))
        _, stock = others.pop(s.drawn.index(card))
        rest = tuple([other for other, _ in others])
        s.drawn = s.drawn_stocks = ()
        store_unseen(s, seat, card, stock, out)
        s.lay_open(others, stocks)
        s.put_away(rest)  # rule: store.discard
        if out.ear is not None and rest:
            cards = [s.empire_ref(other) for other in rest]
            out.tell("event-explore-discards", "store.discard", seat=f"seat:{seat}", cards=cards)


class Store(Question[Cities]):
    """A card of the row, or the unseen one on top of the deck. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if can_explore(s) else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        choices = [s.words.store + card for card in sorted(set(s.row))]
        if s.can_draw():
            choices.append(s.words.blind)
        return choices

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-store", {}, "effect.store")

    def on_store(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        store_from_row(s, seat, card, out)

    def on_blind(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()
        card = s.draw(out.chance)
        store_unseen(s, seat, card, s.shuffles[s.deck()], out)  # rule: effect.store


EXPLORE: Final = Explore("explore")
KEEP: Final = Keep("keep")
STORE: Final = Store("store")


def can_explore(world: Cities) -> bool:
    """Whether there is a card to store."""
    return bool(world.row) or world.can_draw()


def store_from_row(world: Cities, seat: int, card: int, out: Outside) -> None:
    world.row = without(world.row, card)  # rule: action.explore_row, store.known
    world.stored_open[seat] = tuple(sorted((*world.stored_open[seat], card)))
    if out.ear is not None:
        out.tell("event-stored", "action.explore_row", seat=f"seat:{seat}", card=world.empire_ref(card))


def store_unseen(world: Cities, seat: int, card: int, stock: int, out: Outside) -> None:
    world.store(seat, card, stock)  # rule: store.face_down
    if out.ear is not None:
        out.tell("event-stored-unseen", "store.face_down", seat=f"seat:{seat}")
        out.whisper(seat, "event-stored-card", "store.face_down", card=world.empire_ref(card))
