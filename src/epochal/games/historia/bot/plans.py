"""Sets of cards for a round: which, and in what order they are best resolved."""

from typing import Final

from epochal.core.bits import members
from epochal.games.historia.bot.deeds import CARDS, Deeds, Means
from epochal.games.historia.bot.weights import CARD, DELAY
from epochal.games.historia.rounds import is_revolution
from epochal.games.historia.state import History

END: Final = 0.0


class Plan:
    """Cards in the order of their resolution, what they bring and what is left to act with."""

    def __init__(self, gain: float, cards: tuple[int, ...], means: Means, single: float, ends: bool) -> None:
        self.gain = gain
        self.cards = cards
        self.means = means
        self.single = single
        """What the cards would bring one by one: what is not lost when the turn ends."""
        self.ends = ends


class Planner:
    """Plans of one seat."""

    def __init__(self, deeds: Deeds, cards: list[int], means: Means) -> None:
        self.deeds = deeds
        self.cards = cards
        self.ending = [card for card in cards if is_revolution(deeds.world, card)]
        self.singles: dict[int, float] = {}
        for card in cards:
            self.singles[card] = self.net(card, means.copy())
        self.hand = sum(
            [gain for card, gain in self.singles.items() if gain > 0.0 and card not in self.ending]
        )

    def net(self, card: int, means: Means) -> float:
        """What a card brings beyond what it would be worth in the hand."""
        gain = self.deeds.card(card, means)
        if card >= CARDS:
            return gain - self.deeds.kept(card - CARDS)
        means.queue += 1
        return gain - (0.0 if self.deeds.worth.last else CARD)

    def worth(self, plan: Plan) -> float:
        """What a plan brings, less what the rest of the hand loses if it ends the turn."""
        if not plan.ends:
            return plan.gain
        delay = 1.0 if self.deeds.worth.last else DELAY
        return plan.gain - delay * max(0.0, self.hand - plan.single)

    def longer(self, plan: Plan, card: int) -> Plan:
        means = plan.means.copy()
        gain = plan.gain + self.net(card, means)
        ends = card in self.ending
        single = plan.single + (0.0 if ends else max(0.0, self.singles[card]))
        return Plan(gain, (*plan.cards, card), means, single, plan.ends or ends)

    def best(self, start: Plan, choosable: list[int], slots: int) -> dict[int, float]:
        """By card that may be chosen now: what the best plan with it brings."""
        found: dict[int, float] = {}
        plans = [start]
        for _ in range(slots):
            further: list[Plan] = []
            seen: set[int] = set()
            for plan in plans:
                for card in choosable:
                    if card in plan.cards:
                        continue
                    longer = self.longer(plan, card)
                    further.append(longer)
                    worth = self.worth(longer)
                    for other in longer.cards[len(start.cards) :]:
                        if worth > found.get(other, -10000.0):
                            found[other] = worth
            further.sort(key=self.worth, reverse=True)
            plans = []
            for plan in further:
                key = sum([1 << card for card in plan.cards])
                if key not in seen and len(plans) < self.deeds.worth.weights.plans:
                    seen.add(key)
                    plans.append(plan)
        return found

    def order(self, cards: tuple[int, ...], means: Means) -> float:
        """What cards bring that must all be resolved, in a good order."""
        if not cards:
            return END
        best = -10000.0
        for card in cards:
            after = means.copy()
            gain = self.deeds.card(card, after)
            rest = tuple([other for other in cards if other != card])
            best = max(best, gain + self.order(rest, after))
        return best


def hand_of(world: History, seat: int) -> list[int]:
    """All cards a seat has to choose from or has chosen."""
    return members(world.hand[seat]) + [CARDS + advisor for advisor in world.advisors[seat]]
