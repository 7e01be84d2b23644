"""Armies: recruiting, retiring, and armies that are lost."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.ancient_world.building import without
from epochal.games.ancient_world.state import NAME, PICTURE, RETIRED, Army, Cities


class Recruit(Question[Cities]):
    """A Military card of the row. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if recruits(s, a, 0) else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.recruit + card for card in sorted(recruits(s, seat, 0))]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-recruit", {}, "action.recruit")

    def on_recruit(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        military = s.box.military[card]
        s.coins[seat] -= military.coins
        s.knowledge[seat] -= military.knowledge
        s.military_row = without(s.military_row, card)  # rule: army.no_refill
        if out.ear is not None:
            seat_ref, card_ref = f"seat:{seat}", s.military_ref(card)
            coins, knowledge = military.coins, military.knowledge
            out.tell(
                "event-recruited", "action.recruit", seat=seat_ref, card=card_ref, coins=coins, knowledge=knowledge
            )  # fmt: skip
        if has_open_army(s, seat):
            s.armies[seat] += ((card, 0, 0),)  # rule: army.open
        else:
            s.drawn = (card,)
            s.then((RETIRE, seat, 0))


class Retire(Question[Cities]):
    """An active card that makes room for the new one. ``a`` is the player; the new card is the one drawn."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.retire + card for card in sorted(retirable(s, seat))]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-retire", {"card": s.military_ref(s.drawn[0])}, "army.retire")

    def on_retire(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        place = s.army_of(seat, card)
        retired = (*s.armies[seat][place][RETIRED:], card)
        s.set_army(seat, place, (s.drawn[0], 0, 0, *retired))  # rule: army.coins, army.legacy
        s.drawn = ()
        if out.ear is not None:
            out.tell("event-retired", "army.retire", seat=f"seat:{seat}", card=s.military_ref(card))


class Disband(Question[Cities]):
    """More armies than the limit allows. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if len(s.armies[a]) > s.totals[a].armies else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.disband + card for card in sorted([army[0] for army in s.armies[seat]])]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-disband", {"limit": s.totals[seat].armies}, "army.lost")

    def on_disband(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.armies[seat] = tuple([army for army in s.armies[seat] if army[0] != card])  # rule: army.lost_choice
        if out.ear is not None:
            out.tell("event-disbanded", "army.lost", seat=f"seat:{seat}", card=s.military_ref(card))


class Ease(Question[Cities]):
    """Coins off one's Military cards. ``a`` is the player, ``b`` how many at most."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if b > 0 and laden(s, a) else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.ease + card for card in sorted(laden(s, seat))] + [s.words.done]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-ease", {"coins": b}, "effect.ease")

    def on_ease(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        place = s.army_of(seat, card)
        army = list(s.armies[seat][place])
        army[NAME if army[NAME] else PICTURE] -= 1  # rule: effect.ease, effect.ease_again
        s.set_army(seat, place, tuple(army))
        if out.ear is not None:
            out.tell("event-eased", "effect.ease", seat=f"seat:{seat}", card=s.military_ref(card))
        s.then((EASE, seat, left - 1))

    def on_done(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()


RECRUIT: Final = Recruit("recruit")
RETIRE: Final = Retire("retire")
DISBAND: Final = Disband("disband")
EASE: Final = Ease("ease")


def has_open_army(world: Cities, seat: int) -> bool:
    return len(world.armies[seat]) < world.totals[seat].armies  # rule: army.limit


def is_used(army: Army) -> bool:
    """Whether an army has fought in this round."""  # rule: attack.used
    return army[NAME] > 0


def retirable(world: Cities, seat: int) -> list[int]:
    """The active cards that have not fought in this round."""  # rule: army.unused
    return [army[0] for army in world.armies[seat] if not is_used(army)]


def recruits(world: Cities, seat: int, fee: int) -> list[int]:
    """The Military cards a player could take, after a fee in coins."""
    if not has_open_army(world, seat) and not retirable(world, seat):
        return []  # rule: army.none
    coins, knowledge = world.coins[seat] - fee, world.knowledge[seat]
    military = world.box.military
    return [
        card
        for card in world.military_row
        if 0 <= military[card].coins <= coins and military[card].knowledge <= knowledge
    ]


def laden(world: Cities, seat: int) -> list[int]:
    """The active cards with coins on them."""
    return [army[0] for army in world.armies[seat] if army[NAME] or army[PICTURE]]
