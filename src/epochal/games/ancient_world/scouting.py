"""The Forest Hideout: Titans seen beforehand, put in another order, and perhaps attacked at once."""

from typing import Final

from epochal.core.bits import bit
from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.ancient_world.attack import PAY, can_attack, draw_titan, turn_titan
from epochal.games.ancient_world.components import PILES
from epochal.games.ancient_world.state import Cities


class Scout(Question[Cities]):
    """Which pile to look at. ``a`` is the player, ``b`` how many cards.

    Whoever knew one of them still knows that it is there, but not where.
    """

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if any(s.piles) else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.scout + pile for pile in range(len(PILES)) if s.piles[pile]]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-scout", {"cards": b}, "effect.scout")

    def on_scout(self, s: Cities, seat: int, pile: int, out: Outside) -> None:
        cards = s.agenda[-1][2]
        s.close()
        known, me = s.piles[pile], bit(seat)
        looked = [(card, seen | me, me) for card, seen, _ in known[:cards]]
        while len(looked) < cards and s.unseen[pile]:
            looked.append((draw_titan(s, pile, out), me, me))
        s.piles[pile] = (*looked, *known[cards:])
        s.drawn = tuple([card for card, _, _ in looked])
        s.arranged = ()
        if out.ear is not None:
            pile_ref = f"pile:{PILES[pile]}"
            seat_ref = f"seat:{seat}"
            out.tell("event-scouted", "effect.scout", seat=seat_ref, pile=pile_ref, cards=len(s.drawn))
            titans = [s.titan_ref(card) for card in s.drawn]
            out.whisper(seat, "event-scouted-titans", "effect.scout", titans=titans)
        s.then((ARRANGE, seat, pile), (PUT_BACK, seat, pile), (ATTACK_NOW, seat, pile))


class Arrange(Question[Cities]):
    """The order of the cards seen, from the top down. ``a`` is the player, ``b`` the pile."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if len(s.drawn) > 1 else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.top + card for card in sorted(s.drawn)]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-arrange", {"placed": len(s.arranged)}, "effect.scout")

    def on_top(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.arranged += (card,)
        s.drawn = tuple([other for other in s.drawn if other != card])
        if out.ear is not None:
            out.whisper(seat, "event-arranged", "effect.scout", titan=s.titan_ref(card))


class PutBack(Step[Cities]):
    """The cards go back, the first face up. ``a`` is the player, ``b`` the pile."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        cards = (*s.arranged, *s.drawn)
        looked = {lying[0]: lying for lying in s.piles[b]}
        s.piles[b] = (*[looked[card] for card in cards], *s.piles[b][len(cards) :])
        s.arranged = s.drawn = ()
        turn_titan(s, b, out)
        if out.ear is not None:
            out.tell("event-next-titan", "effect.scout", titan=s.titan_ref(s.shown_titan(b)))


class AttackNow(Question[Cities]):
    """The Titan on top may be attacked at once. ``a`` is the player, ``b`` the pile."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if can_attack(s, a, b) else ()  # rule: effect.scout_attack

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.attack + b, s.words.done]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-attack-now", {"titan": s.titan_ref(s.shown_titan(b))}, "effect.scout_attack")

    def on_attack(self, s: Cities, seat: int, pile: int, out: Outside) -> None:
        s.close()
        s.then((PAY, seat, pile))

    def on_done(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()


SCOUT: Final = Scout("scout")
ARRANGE: Final = Arrange("arrange")
PUT_BACK: Final = PutBack("put_back")
ATTACK_NOW: Final = AttackNow("attack_now")
