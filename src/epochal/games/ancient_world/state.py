"""The table: everything on it as plain data, and the moves of single pieces."""

from typing import TYPE_CHECKING, Any, Final, cast

from epochal.core.bits import bit, members
from epochal.core.chance import Chance
from epochal.core.events import Message
from epochal.core.kernel import Entry, State
from epochal.games.ancient_world.components import CITIZENS, Totals

if TYPE_CHECKING:
    from epochal.games.ancient_world.game import AncientWorld

NOTHING: Final = -1
NAME: Final = 1
PICTURE: Final = 2
RETIRED: Final = 3
"""An army is the active card, the coins on its name, those on its picture, and from here on the retired cards."""
TOKEN: Final = 8
"""A citizen on a space is its seat times this, plus its skill; one on an Empire card the card times this, plus its skill."""
SECOND_DECK: Final = 4
"""The round from which on the Empire B deck is used."""

Army = tuple[int, ...]

Placed = tuple[int, int]
"""A District whose place is known: its number, and who knows it (see ``all_eyes``)."""

Lying = tuple[int, int, int]
"""A Titan in a pile: its number, who knows that it is one of those looked at, and who knows its place."""


class Cities(State):
    """A game in progress.

    ``home`` and ``starving`` are masks of citizens by skill, ``empire``, ``damaged``, ``titans`` and ``districts`` masks of
    cards. The Empire decks, the Military deck and what lies unseen in the piles have no order: a card is drawn at random.
    ``piles`` are the titans that somebody has looked at, from the top down; those that somebody puts in order are among them,
    as they lay before. ``district_bottom`` are the Districts whose place is known; those that somebody chooses among lie there already,
    at the end. ``stocks`` tells of every card stored unseen how often its deck had been shuffled anew when it was drawn, ``shuffles``
    how often each deck has been: all know what is in a deck then. ``drawn`` (and ``drawn_stocks``) are the cards before the seat that chooses among them, ``arranged`` those already put in order, ``used``
    the Military cards paid in the attack under way.
    """

    def __init__(
        self,
        game: "AncientWorld",
        agenda: list[Entry],
        asked: tuple[int, ...],
        seats: int,
        expand_plus: bool,
        round: int,
        first: int,
        claimed: bool,
        turn: int,
        passed: int,
        coins: list[int],
        knowledge: list[int],
        citizens: list[int],
        home: list[int],
        starving: list[int],
        spaces: list[tuple[int, ...]],
        busy: list[tuple[int, ...]],
        drafted: list[int],
        empire: list[int],
        damaged: list[int],
        titans: list[int],
        districts: list[int],
        stored: list[tuple[int, ...]],
        stocks: list[tuple[int, ...]],
        stored_open: list[tuple[int, ...]],
        armies: list[tuple[Army, ...]],
        used: int,
        row: tuple[int, ...],
        decks: list[tuple[int, ...]],
        shuffles: list[int],
        discard: tuple[int, ...],
        recruits: tuple[int, ...],
        military_row: tuple[int, ...],
        piles: list[tuple[Lying, ...]],
        unseen: list[tuple[int, ...]],
        district: int,
        district_unseen: tuple[int, ...],
        district_bottom: tuple[Placed, ...],
        drawn: tuple[int, ...],
        drawn_stocks: tuple[int, ...],
        arranged: tuple[int, ...],
        totals: list[Totals],
        over: bool,
    ) -> None:
        State.__init__(self, game, agenda, asked)
        self.box = game.box
        self.words = game.words
        self.seats = seats
        self.expand_plus = expand_plus
        self.round = round
        self.first = first
        self.claimed = claimed
        self.turn = turn
        self.passed = passed
        self.coins = coins
        self.knowledge = knowledge
        self.citizens = citizens
        self.home = home
        self.starving = starving
        self.spaces = spaces
        self.busy = busy
        self.drafted = drafted
        self.empire = empire
        self.damaged = damaged
        self.titans = titans
        self.districts = districts
        self.stored = stored
        self.stocks = stocks
        self.stored_open = stored_open
        self.armies = armies
        self.used = used
        self.row = row
        self.decks = decks
        self.shuffles = shuffles
        self.discard = discard
        self.recruits = recruits
        self.military_row = military_row
        self.piles = piles
        self.unseen = unseen
        self.district = district
        self.district_unseen = district_unseen
        self.district_bottom = district_bottom
        self.drawn = drawn
        self.drawn_stocks = drawn_stocks
        self.arranged = arranged
        self.totals = totals
        self.over = over

    def clone(self) -> "Cities":
        """An independent copy."""
        return Cities(
            cast("AncientWorld", self.game),
            self.agenda.copy(),
            self.asked,
            self.seats,
            self.expand_plus,
            self.round,
            self.first,
            self.claimed,
            self.turn,
            self.passed,
            self.coins.copy(),
            self.knowledge.copy(),
            self.citizens.copy(),
            self.home.copy(),
            self.starving.copy(),
            self.spaces.copy(),
            self.busy.copy(),
            self.drafted.copy(),
            self.empire.copy(),
            self.damaged.copy(),
            self.titans.copy(),
            self.districts.copy(),
            self.stored.copy(),
            self.stocks.copy(),
            self.stored_open.copy(),
            self.armies.copy(),
            self.used,
            self.row,
            self.decks.copy(),
            self.shuffles.copy(),
            self.discard,
            self.recruits,
            self.military_row,
            self.piles.copy(),
            self.unseen.copy(),
            self.district,
            self.district_unseen,
            self.district_bottom,
            self.drawn,
            self.drawn_stocks,
            self.arranged,
            self.totals.copy(),
            self.over,
        )

    # Players

    def everyone(self) -> int:
        """The mask of all seats."""
        return bit(self.seats) - 1

    def all_eyes(self) -> int:
        """The mask of all seats and of whoever watches: what lies open."""
        return bit(self.seats + 1) - 1

    def sees(self, viewer: int | None, eyes: int) -> bool:
        """Whether a viewer (None: a spectator) is among these."""
        return bool(eyes >> (self.seats if viewer is None else viewer) & 1)

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        return [(seat + n) % self.seats for n in range(self.seats)]

    def recount(self, seat: int) -> None:
        """Add up again what a player's cards give."""
        whole = self.empire[seat] & ~self.damaged[seat]  # rule: damage.abilities
        self.totals[seat] = self.box.totals(whole, self.titans[seat], self.districts[seat])

    def standing(self, seat: int) -> int:
        """The undamaged Empire cards of a player."""
        return self.empire[seat] & ~self.damaged[seat]

    def is_busy(self, seat: int, card: int) -> bool:
        """Whether a citizen stands on an Empire card."""
        return any(token // TOKEN == card for token in self.busy[seat])

    def room(self, seat: int) -> int:
        """The capacity that is not taken up by Empire cards, damaged ones included."""
        return (
            self.totals[seat].capacity - self.empire[seat].bit_count()
        )  # rule: build.capacity, damage.capacity

    def legacies(self, seat: int) -> int:
        """How many Military cards a player has retired."""
        return sum([len(army) - RETIRED for army in self.armies[seat]])

    def banners(self, seat: int) -> list[int]:
        """A player's banners by tribe, those on damaged cards too: they are repaired before they count."""
        return self.banners_on(seat, self.empire[seat])

    def banners_on(self, seat: int, empire: int) -> list[int]:
        """The banners by tribe on a mask of Empire cards and on a player's Titans."""
        box = self.box
        sums = [0] * len(box.tribes)
        banners = [box.empire[card].banners for card in members(empire)]
        banners += [box.titans[card].banners for card in members(self.titans[seat])]
        for shown in banners:
            for tribe in range(len(sums)):
                sums[tribe] += shown[tribe]
        return sums

    def gain_citizen(self, seat: int) -> int:
        """The next citizen comes, hungry; its skill, or NOTHING if there is none left."""
        if self.citizens[seat] == CITIZENS:
            return NOTHING  # rule: citizen.most
        self.citizens[seat] += 1
        self.starving[seat] |= bit(self.citizens[seat])  # rule: citizen.new
        return self.citizens[seat]

    # Cards

    def deck(self) -> int:
        """The Empire deck in use."""
        return 1 if self.round >= SECOND_DECK else 0

    def can_draw(self) -> bool:
        return bool(self.decks[self.deck()] or self.discard)

    def draw(self, chance: Chance) -> int:
        """A card of the Empire deck; when it is out, the discards are shuffled."""
        deck = self.deck()
        if not self.decks[deck]:
            self.decks[deck] = self.discard  # rule: prepare.reshuffle
            self.discard = ()
            self.shuffles[deck] += 1
        cards = self.decks[deck]
        place = chance.pick(len(cards), "empire card")
        self.decks[deck] = cards[:place] + cards[place + 1 :]
        return cards[place]

    def store(self, seat: int, card: int, stock: int) -> None:
        """A player puts a card aside unseen."""
        held = sorted([*zip(self.stored[seat], self.stocks[seat], strict=True), (card, stock)])
        self.stored[seat] = tuple([each for each, _ in held])
        self.stocks[seat] = tuple([each for _, each in held])

    def unstore(self, seat: int, card: int) -> None:
        """It takes it up again, and all see what it was."""
        empire, cards, stocks = self.box.empire, self.stored[seat], self.stocks[seat]
        place = cards.index(card)
        self.stored[seat] = cards[:place] + cards[place + 1 :]
        self.stocks[seat] = stocks[:place] + stocks[place + 1 :]
        pairs = zip(cards, stocks, strict=True)
        mixed = [stock for each, stock in pairs if empire[each].deck == empire[card].deck]
        self.lay_open([(card, stocks[place])], mixed)

    def lay_open(self, cards: list[tuple[int, int]], stocks: list[int]) -> None:
        """These cards, each of a stock, lie open now; before they lay unseen among cards of these stocks.

        Which of two that are the same it was nobody can see. If the other one is of another of these stocks and still lies unseen,
        the two stocks are told from each other no more: that forgets something of other cards, too, but gives nothing away.
        """
        for card, stock in cards:
            for other in sorted(set(stocks)):
                if other != stock and self.lies_unseen(card, other):
                    self.join_stocks(self.box.empire[card].deck, stock, other)

    def lies_unseen(self, card: int, stock: int) -> bool:
        """Whether there is such a card of this stock in the deck, or stored unseen."""
        deck = self.box.empire[card].deck
        if stock == self.shuffles[deck] and card in self.decks[deck]:
            return True
        for seat in range(self.seats):
            if (card, stock) in zip(self.stored[seat], self.stocks[seat], strict=True):
                return True
        return False

    def join_stocks(self, deck: int, one: int, other: int) -> None:
        """Cards stored unseen of two stocks are all taken to be of the later one."""
        empire, earlier, later = self.box.empire, min(one, other), max(one, other)
        for seat in range(self.seats):
            pairs = zip(self.stored[seat], self.stocks[seat], strict=True)
            joined = [
                (card, later if stock == earlier and empire[card].deck == deck else stock)
                for card, stock in pairs
            ]
            self.stocks[seat] = tuple([stock for _, stock in sorted(joined)])

    def put_away(self, cards: tuple[int, ...]) -> None:
        """Empire cards to the discard pile; those of a deck that is no longer used leave the game."""
        deck = self.deck()
        mine = [card for card in cards if self.box.empire[card].deck == deck]
        self.discard = tuple(sorted((*self.discard, *mine)))

    def army_of(self, seat: int, card: int) -> int:
        """The place of the army with this active card."""
        return [army[0] for army in self.armies[seat]].index(card)

    def set_army(self, seat: int, place: int, army: Army) -> None:
        armies = self.armies[seat]
        self.armies[seat] = (*armies[:place], army, *armies[place + 1 :])

    def shown_titan(self, pile: int) -> int:
        """The face-up titan of a pile; NOTHING if the pile is out."""
        return self.piles[pile][0][0] if self.piles[pile] else NOTHING

    # Names

    def empire_ref(self, card: int) -> str:
        return f"empire:{self.box.empire[card].id}"

    def military_ref(self, card: int) -> str:
        return f"military:{self.box.military[card].id}"

    def titan_ref(self, card: int) -> str:
        return f"titan:{self.box.titans[card].id}"

    def district_ref(self, card: int) -> str:
        return f"district:{self.box.districts[card].id}"

    # The rest of the contract stands in modules of its own.

    def scores(self) -> list[int]:
        from epochal.games.ancient_world.scoring import points

        return [points(self, seat) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        from epochal.games.ancient_world.scoring import winners

        return winners(self) if self.over else ()

    def view(self, seat: int | None) -> dict[str, Any]:
        from epochal.games.ancient_world.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, chance: Chance) -> "Cities":
        from epochal.games.ancient_world.redeal import redeal

        return redeal(self, seat, chance)

    def to_json(self) -> dict[str, Any]:
        from epochal.games.ancient_world.saved import to_json

        return to_json(self)

    def check(self) -> None:
        from epochal.games.ancient_world.invariants import check

        check(self)

    def why_illegal(self, seat: int, action: int) -> Message:
        from epochal.games.ancient_world.refusals import why_illegal

        return why_illegal(self, seat, action) or super().why_illegal(seat, action)
