"""Action rounds: secret choice, reveal, and each player in turn order resolving the cards chosen."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.historia.actions import perform, possible
from epochal.games.historia.components import ACTIONS, REVOLUTION
from epochal.games.historia.effects import can_activate, steps_of
from epochal.games.historia.state import NOTHING, History
from epochal.games.historia.timeline import END_TURN

CARDS: Final = len(ACTIONS)
QUEUE_FOR_REVOLUTION: Final = 3


class BeginRound(Step[History]):
    """A new round, unless nobody has a card to play. ``a`` is 1 if a turn begins with it."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        if out.ear is not None and a == 1:
            out.tell("event-turn", "timeline.turns", era=s.era, turn=s.turn)
        s.chosen = [()] * s.seats
        s.revealed = [()] * s.seats
        s.ready = 0
        for seat in range(s.seats):
            if not choosable(s, seat):
                s.ready |= bit(seat)  # rule: round.no_card
        if s.ready == bit(s.seats) - 1:
            s.then((END_TURN, 0, 0))
            return
        resolve = [(RESOLVE, seat, 0) for seat in s.order]
        s.then((CHOOSE_CARDS, 0, 0), (REVEAL, 0, 0), *resolve, (END_ROUND, 0, 0))


class ChooseCards(Question[History]):
    """All players choose at the same time, card by card, unseen by the others."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if not s.ready & bit(seat)])

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        choices = []
        for card in choosable(s, seat):
            if card < CARDS:
                choices.append(s.words.choose_action + card)
            else:
                choices.append(s.words.choose_advisor + card - CARDS)
        if s.chosen[seat]:
            choices.append(s.words.done)  # rule: round.least
        return choices

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        chosen = len(s.chosen[seat])
        return Message(
            "prompt-choose-cards", {"chosen": chosen, "left": s.slots(seat) - chosen}, "round.choose"
        )

    def on_choose_action(self, s: History, seat: int, card: int, out: Outside) -> None:
        self.choose(s, seat, card, out)

    def on_choose_advisor(self, s: History, seat: int, advisor: int, out: Outside) -> None:
        self.choose(s, seat, CARDS + advisor, out)

    def choose(self, s: History, seat: int, card: int, out: Outside) -> None:
        s.chosen[seat] = (*s.chosen[seat], card)
        if out.ear is not None:
            out.whisper(seat, "event-chose", "round.secret", card=s.card_ref(card))
        if len(s.chosen[seat]) == s.slots(seat) or not choosable(s, seat):
            self.be_ready(s, seat, out)  # rule: round.slots

    def on_done(self, s: History, seat: int, noun: int, out: Outside) -> None:
        self.be_ready(s, seat, out)

    def be_ready(self, s: History, seat: int, out: Outside) -> None:
        s.ready |= bit(seat)
        if out.ear is not None:
            out.tell("event-ready", "round.secret", seat=f"seat:{seat}")


class Reveal(Step[History]):
    """All cards are turned over."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        for seat in s.order:
            cards = s.chosen[seat]
            s.revealed[seat] = cards  # rule: round.reveal
            for card in cards:
                if card < CARDS:
                    s.hand[seat] &= ~bit(card)
                else:
                    s.advisors[seat] = tuple([n for n in s.advisors[seat] if n != card - CARDS])
            if out.ear is not None and cards:
                refs = [s.card_ref(card) for card in cards]
                out.tell("event-revealed", "round.reveal", seat=f"seat:{seat}", cards=refs)
        s.chosen = [()] * s.seats
        s.ready = 0


class Resolve(Question[History]):
    """A player resolves the cards revealed, in any order, and may activate wonders meanwhile. ``a`` is the player."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,) if s.revealed[a] and not s.eliminated else ()  # rule: round.order

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        words = s.words
        choices = [words.activate + wonder for wonder in activatable(s, seat)]
        cards = [card for card in sorted(s.revealed[seat]) if card < CARDS]
        basic = [card for card in cards if possible(s, seat, card, False)]
        advanced = [card for card in cards if possible(s, seat, card, True)]
        choices += [words.basic + card for card in basic]
        choices += [words.advanced + card for card in advanced]  # rule: action.basic_or_advanced
        choices += [words.use_advisor + card - CARDS for card in sorted(s.revealed[seat]) if card >= CARDS]
        stuck = [card for card in cards if card not in basic and card not in advanced]
        choices += [words.spend + card for card in stuck]  # rule: round.spent
        return choices

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        cards = [s.card_ref(card) for card in s.revealed[seat]]
        wonders = len(activatable(s, seat))
        return Message(
            "prompt-resolve", {"cards": cards, "count": len(cards), "wonders": wonders}, "round.own_order"
        )

    def on_activate(self, s: History, seat: int, wonder: int, out: Outside) -> None:
        s.turned[seat] |= bit(wonder)  # rule: wonder.activate
        if out.ear is not None:
            out.tell("event-activated", "wonder.activate", seat=f"seat:{seat}", wonder=s.wonder_ref(wonder))
        s.then(*steps_of(seat, s.box.wonders[wonder].effects))

    def on_basic(self, s: History, seat: int, action: int, out: Outside) -> None:
        self.act(s, seat, action, False, out)

    def on_advanced(self, s: History, seat: int, action: int, out: Outside) -> None:
        self.act(s, seat, action, True, out)

    def act(self, s: History, seat: int, action: int, advanced: bool, out: Outside) -> None:
        self.put_away(s, seat, action)
        if out.ear is not None:
            id = "event-acts-advanced" if advanced else "event-acts"
            out.tell(id, "round.own_order", seat=f"seat:{seat}", card=s.card_ref(action))
        if action == REVOLUTION:
            s.queue[seat] = (*s.queue[seat], action)  # rule: action.revolution_takes
            s.then((END_ACTION, seat, NOTHING))
        else:
            s.then((END_ACTION, seat, action))
        perform(s, seat, action, advanced, out)

    def on_use_advisor(self, s: History, seat: int, advisor: int, out: Outside) -> None:
        self.put_away(s, seat, CARDS + advisor)
        s.gone[seat] = tuple(sorted((*s.gone[seat], advisor)))  # rule: advisor.leaves
        if out.ear is not None:
            card = s.card_ref(CARDS + advisor)
            out.tell("event-advisor-used", "advisor.leaves", seat=f"seat:{seat}", card=card)
        s.then(*steps_of(seat, s.box.advisors[advisor].effects), (END_ACTION, seat, NOTHING))

    def on_spend(self, s: History, seat: int, action: int, out: Outside) -> None:
        self.put_away(s, seat, action)
        if out.ear is not None:
            out.tell("event-spent", "round.spent", seat=f"seat:{seat}", card=s.card_ref(action))
        s.then((END_ACTION, seat, action))

    def put_away(self, s: History, seat: int, card: int) -> None:
        s.resolving = card
        s.revealed[seat] = tuple([other for other in s.revealed[seat] if other != card])


class EndAction(Step[History]):
    """The card resolved joins the discard queue. ``a`` is the player, ``b`` the card."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        if b != NOTHING:
            s.queue[a] = (*s.queue[a], b)  # rule: queue.order
        s.resolving = NOTHING
        s.fresh = 0  # rule: wonder.next_action


class EndRound(Step[History]):
    """Another round, unless there was a revolution."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        if s.revolution or s.eliminated:
            s.then((END_TURN, 0, 0))
        else:
            s.then((BEGIN_ROUND, 0, 0))


BEGIN_ROUND: Final = BeginRound("begin_round")
CHOOSE_CARDS: Final = ChooseCards("choose_cards")
REVEAL: Final = Reveal("reveal")
RESOLVE: Final = Resolve("resolve")
END_ACTION: Final = EndAction("end_action")
END_ROUND: Final = EndRound("end_round")


def is_revolution(world: History, card: int) -> bool:
    """Whether a card has the effect of a revolution."""
    if card < CARDS:
        return card == REVOLUTION
    effects = world.box.advisors[card - CARDS].effects
    return any(world.box.effects[effect].kind == "revolution" for effect in effects)


def cards_of(world: History, seat: int) -> list[int]:
    """The action cards and advisors in a hand."""
    return members(world.hand[seat]) + [CARDS + advisor for advisor in world.advisors[seat]]


def choosable(world: History, seat: int) -> list[int]:
    """The cards a player may still choose in this round."""
    short = len(world.queue[seat]) < QUEUE_FOR_REVOLUTION  # rule: action.revolution_queue
    return [
        card
        for card in cards_of(world, seat)
        if card not in world.chosen[seat] and not (short and is_revolution(world, card))
    ]


def activatable(world: History, seat: int) -> list[int]:
    """The wonders a player may activate now."""
    upright = world.built[seat] & ~world.turned[seat] & ~world.fresh
    return [wonder for wonder in members(upright) if can_activate(world, seat, world.box.wonders[wonder])]
