"""A table laid for a test: arrange a position in two or three lines, act, look at what happened.

>>> table = Table()
>>> table.coins(0, 4)
>>> table.row("toll_road", "goat_herds")
>>> table.turn(0)
>>> table.send("build", 1)
>>> table.legal("build")
['goat_herds']
>>> table.do("build", "goat_herds")
>>> table.world.coins[0], table.empire_of(0)
(1, ['fishing_dock', 'wheat_fields', 'goat_herds'])

What is not arranged is as at the start of the game, in round three; the first Titan of each pile and the first District lie open.
"""

from collections import Counter
from typing import Any

import epochal
from epochal.core.bits import bit, members
from epochal.core.chance import Chance
from epochal.core.events import Event
from epochal.core.kernel import Outside, Step
from epochal.games.ancient_world import make
from epochal.games.ancient_world.components import PILES, SPACES
from epochal.games.ancient_world.rounds import BEGIN_ROUND, END_ROUND, NEXT_TURN, TURN
from epochal.games.ancient_world.setup import empty_cities
from epochal.games.ancient_world.state import NAME, NOTHING, PICTURE, RETIRED, TOKEN, Cities

GAME = make()
BOX = GAME.box
BLANK, COIN, TITAN = 6, 3, 1
"""A number on a die for each face of the damage die."""
DISTRICTS = ["old_quarter", "river_quarter", "market_quarter", "garden_quarter"]
"""Districts that give room for many Empire cards."""


class Table:
    """Everybody has six coins, three citizens at home and the cards of the start; the rows are empty."""

    def __init__(self, seats: int = 3, round: int = 3, expand_plus: bool = False) -> None:
        self.world: Cities = empty_cities(GAME, seats, expand_plus)
        self.world.round = round
        self.world.coins = [6] * seats
        self.events: list[Event] = []
        for stars, pile in enumerate(PILES):
            self.pile(pile, BOX.titans[BOX.titans_of[stars][0]].id)
        self.districts_open("old_quarter")

    # Arranging

    def coins(self, seat: int, coins: int) -> None:
        self.world.coins[seat] = coins

    def knowledge(self, seat: int, knowledge: int) -> None:
        self.world.knowledge[seat] = knowledge

    def owns(self, seat: int, *ids: str) -> None:
        """More Empire cards, and Districts if there is not enough capacity for them."""
        for id in ids:
            self.world.empire[seat] |= bit(empire(id))
        self._recount(seat)
        for id in DISTRICTS:
            if self.world.room(seat) < 0 and not any(has >> district(id) & 1 for has in self.world.districts):
                self.districts(seat, id)
        assert self.world.room(seat) >= 0

    def fills(self, seat: int) -> None:
        """Empire cards without abilities take up all the capacity of a player."""
        for id in ("terraced_orchards", "goat_herds", "oasis", "clay_granary", "watchtowers"):
            if self.world.room(seat) > 0 and id not in self.row_now():
                self.owns(seat, id)
        assert self.world.room(seat) == 0

    def damaged(self, seat: int, *ids: str) -> None:
        """Empire cards of a player are damaged."""
        for id in ids:
            assert self.world.empire[seat] >> empire(id) & 1
            self.world.damaged[seat] |= bit(empire(id))
        self._recount(seat)

    def titans(self, seat: int, *ids: str) -> None:
        for id in ids:
            self.world.titans[seat] |= bit(titan(id))
            for pile in range(len(PILES)):
                self.world.piles[pile] = tuple(c for c in self.world.piles[pile] if c[0] != titan(id))
        self._recount(seat)

    def districts(self, seat: int, *ids: str) -> None:
        for id in ids:
            self.world.districts[seat] |= bit(district(id))
            if self.world.district == district(id):
                self.districts_open("scholars_quarter")
        self._recount(seat)

    def citizens(self, seat: int, *home: int, starving: tuple[int, ...] = ()) -> None:
        """The citizens of a player: these at home, those starving, and the others where they have been put."""
        self.world.home[seat] = sum(bit(skill) for skill in home)
        self.world.starving[seat] = sum(bit(skill) for skill in starving)
        self.world.citizens[seat] = max((3, *home, *starving))

    def at(self, space: str, *tokens: tuple[int, int]) -> None:
        """Citizens on a space, each a seat and a skill; they are not at home."""
        for seat, skill in tokens:
            self.world.spaces[SPACES.index(space)] += (seat * TOKEN + skill,)
            self.world.home[seat] &= ~bit(skill)

    def on_card(self, seat: int, id: str, skill: int) -> None:
        """A citizen stands on an Empire card."""
        self.world.busy[seat] += (empire(id) * TOKEN + skill,)
        self.world.home[seat] &= ~bit(skill)

    def stores(self, seat: int, *ids: str) -> None:
        """Cards stored from the deck."""
        for id in ids:
            self.world.store(seat, empire(id), 0)

    def row(self, *ids: str) -> None:
        self.world.row = tuple(map(empire, ids))

    def discards(self, *ids: str) -> None:
        self.world.discard = tuple(sorted(map(empire, ids)))

    def deck_is(self, *ids: str) -> None:
        """The Empire deck in use holds only these; all its other cards are in the row, or discarded."""
        self._settle()
        deck = self.world.deck()
        left = Counter(self.world.decks[deck]) - Counter(map(empire, ids))
        self.world.discard = tuple(sorted((*self.world.discard, *left.elements())))

    def military(self, *ids: str) -> None:
        """The Military row."""
        self.world.military_row = tuple(map(military, ids))

    def armies(self, seat: int, *armies: tuple[Any, ...]) -> None:
        """Each the active card, the coins on its name and on its picture, and the retired cards; coins may be left out."""
        made = []
        for active, *rest in armies:
            numbers = [thing for thing in rest if isinstance(thing, int)]
            retired = [military(thing) for thing in rest if isinstance(thing, str)]
            name, picture = numbers or (0, 0)
            made.append((military(active), name, picture, *retired))
        self.world.armies[seat] = tuple(made)

    def pile(self, pile: str, *ids: str, known: int = -1) -> None:
        """The topmost Titans of a pile, the first face up, the others known to a seat."""
        all_eyes, eyes = self.world.all_eyes(), 0 if known < 0 else bit(known)
        cards = [(titan(id), eyes, eyes) for id in ids]
        if cards:
            cards[0] = (titan(ids[0]), all_eyes, all_eyes)
        self.world.piles[PILES.index(pile)] = tuple(cards)

    def pile_holds(self, pile: str, *ids: str) -> None:
        """A pile holds only these, the first face up; the last seat has the others."""
        self.pile(pile, ids[0])
        for number in BOX.titans_of[PILES.index(pile)]:
            if BOX.titans[number].id not in ids:
                self.titans(self.world.seats - 1, BOX.titans[number].id)

    def districts_open(self, id: str) -> None:
        """The District that lies face up."""
        self.world.district = district(id)

    def districts_left(self, *ids: str) -> None:
        """All that is left of the Districts, the first face up; the last seat has the others."""
        self.world.district = district(ids[0]) if ids else NOTHING
        for number, card in enumerate(BOX.districts):
            if card.id not in ids:
                self.world.districts[-1] |= bit(number)
        self._recount(self.world.seats - 1)

    def _recount(self, seat: int) -> None:
        self.world.recount(seat)

    def _settle(self) -> None:
        """Whatever is nowhere else lies in its deck."""
        world = self.world
        seats = range(world.seats)
        out: Counter[int] = Counter([*world.row, *world.discard])
        for seat in seats:
            out.update([*members(world.empire[seat]), *world.stored[seat], *world.stored_open[seat]])
        world.decks = [tuple(sorted((Counter(deck) - out).elements())) for deck in BOX.decks]
        active = [army[0] for seat in seats for army in world.armies[seat]]
        retired = [card for seat in seats for army in world.armies[seat] for card in army[RETIRED:]]
        taken = {*world.military_row, *active, *retired}
        world.recruits = tuple(card for card in BOX.recruits if card not in taken)
        slain = {card for seat in seats for card in members(world.titans[seat])}
        for pile, titans in enumerate(BOX.titans_of):
            seen = {card for card, _, _ in world.piles[pile]} | slain
            unseen = [card for card in titans if card not in seen]
            if unseen and not world.piles[pile]:
                world.piles[pile] = ((unseen.pop(0), world.all_eyes(), world.all_eyes()),)
            world.unseen[pile] = tuple(unseen)
        gone = {card for seat in seats for card in members(world.districts[seat])} | {world.district}
        gone |= {card for card, _ in world.district_bottom}
        world.district_unseen = tuple(card for card in range(len(BOX.districts)) if card not in gone)

    # Acting

    def turn(self, seat: int = 0) -> None:
        """It is the turn of a player."""
        self._settle()
        self.world.turn = seat
        self.world.agenda = []
        self.world.options_of = NOTHING
        self.world.then((TURN, seat, 0), (NEXT_TURN, 0, 0))
        self.advance(epochal.Scripted())
        self.world.check()

    def begin_round(self, round: int, *answers: Any) -> None:
        """A round is prepared."""
        self._settle()
        self.run(BEGIN_ROUND, *answers, number=round)
        self.world.check()

    def end_round(self) -> None:
        """All have passed: the round ends, up to the next question."""
        if not self.world.agenda:
            self._settle()
        self.world.agenda = []
        self.world.passed = bit(self.world.seats) - 1
        self.run(END_ROUND)

    def end_game(self) -> None:
        """The sixth round ends, and with it the game; whoever starves is the one with the lowest skill."""
        self.world.round = 6
        self.end_round()
        while self.world.to_act():
            self.do("starve", self.legal("starve")[0])
        assert self.world.over

    def run(self, step: Step[Any], *answers: Any, number: int = 0) -> None:
        """A step of the rules, and whatever follows until somebody must choose."""
        chance = epochal.Scripted(*answers, otherwise=epochal.Seeded(1))
        self.world.then((step, number, 0))
        self.advance(chance)
        assert not chance.answers, f"chance was not asked for {chance.answers}"

    def advance(self, chance: Chance) -> None:
        self.world.advance(Outside(chance, self.events.append))

    def do(self, verb: str, noun: str = "", *answers: Any, seat: int | None = None) -> None:
        """The seat to act (or another) chooses; chance answers as scripted, then in some way or other."""
        chance = epochal.Scripted(*answers, otherwise=epochal.Seeded(1))
        actor = self.world.to_act()[0] if seat is None else seat
        self.world.apply(actor, GAME.actions.index(verb, noun), chance, self.events.append)
        assert not chance.answers, f"chance was not asked for {chance.answers}"
        self.world.check()

    def send(self, space: str, skill: int, *answers: Any) -> None:
        """The seat to act sends the citizen with this skill to a space."""
        self._place("send", space, skill, *answers)

    def act(self, id: str, skill: int = 1, *answers: Any) -> None:
        """The seat to act sends a citizen to an Empire card."""
        self._place("act", id, skill, *answers)

    def _place(self, verb: str, noun: str, skill: int, *answers: Any) -> None:
        seat = self.world.to_act()[0]
        home = self.world.home[seat]
        self.do(verb, noun, *([] if self._is_asked(seat, verb, noun) else answers))
        if self.world.home[seat] == home:
            self.do("citizen", str(skill), *answers)
        assert home & ~self.world.home[seat] == bit(skill), "another citizen has been sent"

    def _is_asked(self, seat: int, verb: str, noun: str) -> bool:
        """Whether the player will be asked which citizen goes there."""
        other = self.world.clone()
        other.apply(seat, GAME.actions.index(verb, noun), epochal.Seeded(0))
        return other.home[seat] == self.world.home[seat]

    def attack(self, pile: str, *armies: str, dice: tuple[int, ...] = ()) -> None:
        """The seat to act attacks with these armies; the dice show as told, or nothing."""
        titan = self.world.shown_titan(PILES.index(pile))
        self.do("attack", pile)
        for army in armies:
            self.do("army", army)
        self.strike(titan, dice)

    def strike(self, titan: int, dice: tuple[int, ...] = ()) -> None:
        """The blow, with these dice; a repair comes before they are rolled."""
        shown = list(dice or [BLANK] * BOX.titans[titan].dice)
        self.do("strike", "", shown)

    def pass_all(self) -> None:
        """Everybody passes who has not."""
        while self.world.to_act() and self.world.agenda[-1][0] is TURN:
            before = self.world.round
            self.do("pass")
            if self.world.round != before:
                return

    # Looking

    def legal(self, verb: str, seat: int | None = None) -> list[str]:
        """The nouns with which the seat to act (or another) may use a verb; [""] for a verb without a noun."""
        actor = self.world.to_act()[0] if seat is None else seat
        choices = [GAME.actions[number] for number in self.world.legal(actor)]
        return [action.noun for action in choices if action.verb == verb]

    def why(self, verb: str, noun: str = "", seat: int | None = None) -> str:
        """The clause by which an action is refused."""
        actor = self.world.to_act()[0] if seat is None else seat
        action = GAME.actions.index(verb, noun)
        assert action not in self.world.legal(actor), f"{verb} {noun} is legal"
        return self.world.why_not(actor, action).clause

    def asked(self) -> str:
        """The id of the question that is asked now."""
        return self.world.prompt(self.world.to_act()[0]).id

    def empire_of(self, seat: int) -> list[str]:
        return [BOX.empire[card].id for card in members(self.world.empire[seat])]

    def damaged_of(self, seat: int) -> list[str]:
        return [BOX.empire[card].id for card in members(self.world.damaged[seat])]

    def titans_of(self, seat: int) -> list[str]:
        return [BOX.titans[card].id for card in members(self.world.titans[seat])]

    def districts_of(self, seat: int) -> list[str]:
        return [BOX.districts[card].id for card in members(self.world.districts[seat])]

    def stored_of(self, seat: int) -> list[str]:
        """All the stored cards of a player, however they came there."""
        cards = sorted((*self.world.stored[seat], *self.world.stored_open[seat]))
        return [BOX.empire[card].id for card in cards]

    def row_now(self) -> list[str]:
        return [BOX.empire[card].id for card in self.world.row]

    def discarded(self) -> list[str]:
        return [BOX.empire[card].id for card in self.world.discard]

    def military_now(self) -> list[str]:
        return [BOX.military[card].id for card in self.world.military_row]

    def armies_of(self, seat: int) -> dict[str, tuple[Any, ...]]:
        """By active card: the coins on the name and on the picture, and the retired cards."""
        return {
            BOX.military[army[0]].id: (
                army[NAME],
                army[PICTURE],
                *(BOX.military[card].id for card in army[RETIRED:]),
            )
            for army in self.world.armies[seat]
        }

    def home_of(self, seat: int) -> list[int]:
        return members(self.world.home[seat])

    def starving_of(self, seat: int) -> list[int]:
        return members(self.world.starving[seat])

    def shown(self, pile: str) -> str | None:
        """The Titan that lies face up on a pile."""
        found: str | None = self.world.view(None)["piles"][pile]["titan"]
        return found

    def told(self, id: str) -> list[Event]:
        """The events told with this id."""
        return [event for event in self.events if event.id == id]


def empire(id: str) -> int:
    return [card.id for card in BOX.empire].index(id)


def military(id: str) -> int:
    return [card.id for card in BOX.military].index(id)


def titan(id: str) -> int:
    return [card.id for card in BOX.titans].index(id)


def district(id: str) -> int:
    return [card.id for card in BOX.districts].index(id)


def record(kind: str, id: str) -> dict[str, Any]:
    """What is printed on a card."""
    return BOX.names[f"{kind}:{id}"]
