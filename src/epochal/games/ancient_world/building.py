"""Build and Expand: Empire cards and Districts."""

from typing import Final

from epochal.core.bits import bit
from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.ancient_world.effects import gained, trigger
from epochal.games.ancient_world.state import NOTHING, Cities, Placed

FREE: Final = 99
"""The discount of a card that costs nothing, knowledge included."""
DISTRICT_COINS: Final = 3
DISTRICT_KNOWLEDGE: Final = 1
LOOK: Final = 3


class Buy(Question[Cities]):
    """A card of the row or of one's storage. ``a`` is the player, ``b`` how many coins less it costs."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        words = s.words
        room = s.room(seat)
        row = [card for card in sorted(set(s.row)) if can_buy(s, seat, card, room, 0, b)]
        stored = sorted({*s.stored[seat], *s.stored_open[seat]})
        stored = [card for card in stored if can_buy(s, seat, card, room, 0, b)]
        choices = [words.build + card for card in row] + [words.build_stored + card for card in stored]
        if b == FREE:
            return choices or [words.done]
        return choices + [words.use + card for card in discardable(s, seat)] + [words.done]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        if b == FREE:
            return Message("prompt-build-free", {}, "when.free_build")
        return Message("prompt-build", {"discount": b}, "action.build")

    def on_build(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.row = without(s.row, card)  # rule: build.no_refill
        self.buy(s, seat, card, out)

    def on_build_stored(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        if card in s.stored_open[seat]:
            s.stored_open[seat] = without(s.stored_open[seat], card)
        else:
            s.unstore(seat, card)
        self.buy(s, seat, card, out)

    def buy(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        discount = s.agenda[-1][2]
        s.close()
        coins, knowledge = cost(s, card, discount)
        s.coins[seat] -= coins  # rule: build.cost
        s.knowledge[seat] -= knowledge
        others = s.standing(seat)
        s.empire[seat] |= bit(card)
        if out.ear is not None:
            seat_ref, card_ref = f"seat:{seat}", s.empire_ref(card)
            total = s.scores()[seat]
            out.tell(
                "event-built", "action.build", seat=seat_ref, card=card_ref, coins=coins, knowledge=knowledge, total=total
            )  # fmt: skip
        trigger(s, seat, "build", others)  # rule: when.build
        gained(s, seat, s.box.empire[card], out)

    def on_use(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        s.empire[seat] &= ~bit(card)
        s.put_away((card,))
        s.recount(seat)
        if out.ear is not None:
            out.tell("event-discarded", "when.free_build", seat=f"seat:{seat}", card=s.empire_ref(card))
        s.then((BUY, seat, FREE))

    def on_done(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()  # rule: build.nothing
        if out.ear is not None:
            out.tell("event-built-nothing", "build.nothing", seat=f"seat:{seat}")


class PayDistrict(Question[Cities]):
    """Knowledge or coins for a District. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        choices = []
        if s.coins[seat] >= DISTRICT_COINS:
            choices.append(s.words.pay_coins)
        if s.knowledge[seat] >= DISTRICT_KNOWLEDGE:
            choices.append(s.words.pay_knowledge)
        return choices

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message(
            "prompt-pay-district", {"coins": DISTRICT_COINS, "knowledge": DISTRICT_KNOWLEDGE}, "expand.cost"
        )

    def on_pay_coins(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()
        pay_district(s, seat, True, out)

    def on_pay_knowledge(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()
        pay_district(s, seat, False, out)


class ChooseDistrict(Question[Cities]):
    """One of the topmost Districts. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.district + card for card in sorted(s.drawn)]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-district", {}, "expand.plus")

    def on_district(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        s.district_bottom = tuple([placed for placed in s.district_bottom if placed[0] != card])
        s.drawn = ()
        take_district(s, seat, card, out)


class NextDistrict(Step[Cities]):
    """The next District is turned face up."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        s.district, _ = draw_district(s, out)  # rule: expand.next
        if out.ear is not None and s.district != NOTHING:
            out.tell("event-next-district", "expand.next", district=s.district_ref(s.district))


BUY: Final = Buy("buy")
PAY_DISTRICT: Final = PayDistrict("pay_district")
CHOOSE_DISTRICT: Final = ChooseDistrict("choose_district")
NEXT_DISTRICT: Final = NextDistrict("next_district")


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but one of these."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def cost(world: Cities, card: int, discount: int) -> tuple[int, int]:
    """Coins and knowledge for an Empire card."""
    if discount == FREE:
        return 0, 0  # rule: when.free_build
    return max(0, world.box.empire[card].coins - discount), world.box.empire[card].knowledge


def can_buy(world: Cities, seat: int, card: int, room: int, fee: int, discount: int) -> bool:
    """Whether a player could buy an Empire card with this much room, after a fee in coins."""
    if room < 1 or world.empire[seat] >> card & 1:
        return False  # rule: build.capacity, build.one_of_each
    coins, knowledge = cost(world, card, discount)
    return coins <= world.coins[seat] - fee and knowledge <= world.knowledge[seat]


def discardable(world: Cities, seat: int) -> list[int]:
    """The cards a player may discard, so that the one bought costs nothing."""  # rule: when.free_build
    found = []
    for number in world.box.triggers_on("free_build", world.standing(seat)):
        card = world.box.triggers[number].card
        offered = {*world.row, *world.stored[seat], *world.stored_open[seat]}
        owned = world.empire[seat] & ~bit(card)
        if world.room(seat) >= 0 and any(not owned >> other & 1 for other in offered):
            found.append(card)
    return sorted(found)


def can_build(world: Cities, seat: int, fee: int, discount: int) -> bool:
    """Whether there is a card a player could buy after a fee in coins."""  # rule: action.build, build.from
    if world.coins[seat] < fee:
        return False
    room = world.room(seat)
    for cards in (world.row, world.stored[seat], world.stored_open[seat]):
        for card in cards:
            if can_buy(world, seat, card, room, fee, discount):
                return True
    return bool(discardable(world, seat))


def can_expand(world: Cities, seat: int) -> bool:
    """Whether there is a District, and the means to pay for it."""  # rule: expand.none
    pays = world.coins[seat] >= DISTRICT_COINS or world.knowledge[seat] >= DISTRICT_KNOWLEDGE
    return pays and world.district != NOTHING


def expand(world: Cities, seat: int, out: Outside) -> None:
    """Pay for the District on top; asked only where there is a choice."""  # rule: expand.cost
    if world.coins[seat] < DISTRICT_COINS:
        pay_district(world, seat, False, out)
    elif world.knowledge[seat] < DISTRICT_KNOWLEDGE:
        pay_district(world, seat, True, out)
    else:
        world.then((PAY_DISTRICT, seat, 0))


def pay_district(world: Cities, seat: int, coins: bool, out: Outside) -> None:
    if coins:
        world.coins[seat] -= DISTRICT_COINS
    else:
        world.knowledge[seat] -= DISTRICT_KNOWLEDGE
    if out.ear is not None:
        id = "event-paid-coins" if coins else "event-paid-knowledge"
        count = DISTRICT_COINS if coins else DISTRICT_KNOWLEDGE
        out.tell(id, "expand.cost", seat=f"seat:{seat}", count=count)
    if not world.expand_plus:
        card = world.district
        world.district = NOTHING
        take_district(world, seat, card, out)
        return
    drawn = [(world.district, world.all_eyes())]
    while len(drawn) < LOOK and (world.district_unseen or world.district_bottom):
        card, eyes = draw_district(world, out)
        drawn.append((card, eyes | bit(seat)))
    world.district = NOTHING
    world.district_bottom += tuple(drawn)  # rule: expand.plus
    world.drawn = tuple([card for card, _ in drawn])
    if out.ear is not None:
        cards = [world.district_ref(card) for card in world.drawn]
        out.whisper(seat, "event-districts-seen", "expand.plus", districts=cards)
    world.then((CHOOSE_DISTRICT, seat, 0))


def draw_district(world: Cities, out: Outside) -> Placed:
    """The next card of the District deck, and who knew it; NOTHING if it is out."""
    unseen = world.district_unseen
    if unseen:
        place = out.chance.pick(len(unseen), "district")
        world.district_unseen = unseen[:place] + unseen[place + 1 :]
        return unseen[place], 0
    if not world.district_bottom:
        return NOTHING, 0
    placed = world.district_bottom[0]
    world.district_bottom = world.district_bottom[1:]
    return placed


def take_district(world: Cities, seat: int, card: int, out: Outside) -> None:
    world.districts[seat] |= bit(card)  # rule: action.expand
    if out.ear is not None:
        district = world.district_ref(card)
        out.tell("event-district", "action.expand", seat=f"seat:{seat}", district=district)
    world.then((NEXT_DISTRICT, 0, 0))
    gained(world, seat, world.box.districts[card], out)
