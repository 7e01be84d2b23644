"""A table laid for a test: arrange a position in two or three lines, act, look at what happened.

>>> table = Table()
>>> table.occupy(0, "china")
>>> table.plays(0, "expansion")                   # revealed; everybody else plays Exploit, which need not do anything
>>> table.do("basic", "expansion")
>>> table.legal("expand")
['middle_east', 'russia', 'india', 'indochina', 'japan']
>>> table.do("expand", "japan")
>>> table.cubes_of(0), table.queue_of(0)
((1, 1, 2), ['expansion'])

Civilizations are numbers: the seats, then the Civbots. The tokens lie in the order of the territories, from 1 to 13.
"""

from collections.abc import Iterator
from typing import Any

import epochal
from epochal.core.bits import bit, members
from epochal.core.chance import Chance
from epochal.core.events import Event
from epochal.core.kernel import Outside, Step
from epochal.games.historia import make
from epochal.games.historia.civbots import play_civbots
from epochal.games.historia.components import ACTIONS, CUBES, TOP, TOURISM, WAR, cell
from epochal.games.historia.rounds import BEGIN_ROUND, CHOOSE_CARDS
from epochal.games.historia.setup import civbot_levels, empty_history
from epochal.games.historia.state import NOTHING, History
from epochal.games.historia.timeline import END_TURN

GAME = make()
IDLE = "exploit"
"""What those play who are not to do anything."""


class Table:
    """Nobody is on the map yet; every player has two cubes available and one in the used pool."""

    def __init__(
        self, seats: int = 3, civbots: int = 0, level: str = "medium", era: int = 1, turn: int = 1
    ) -> None:
        self.world: History = empty_history(GAME, seats, civbot_levels(seats, civbots, level))
        self.world.era = era
        self.world.turn = turn
        self.events: list[Event] = []
        for seat in range(seats):
            self.cubes(seat, available=2, used=1)

    # Arranging

    def cubes(self, civ: int, available: int, used: int) -> None:
        """So many cubes are available and used; the rest is on the map or in the supply."""
        self.world.available[civ] = available
        self.world.used[civ] = used
        self._rest_of_cubes(civ)

    def occupy(self, civ: int, *territories: str) -> None:
        """Cubes in these territories and no others."""
        self.world.holds[civ] = sum(bit(territory(id)) for id in territories)
        self._rest_of_cubes(civ)

    def _rest_of_cubes(self, civ: int) -> None:
        world = self.world
        if world.is_civbot(civ):
            total = GAME.box.civbot_cubes + 1
            world.available[civ] = total - world.used[civ] - world.holds[civ].bit_count()
        else:
            world.supply[civ] = CUBES - world.available[civ] - world.used[civ] - world.holds[civ].bit_count()
            assert world.supply[civ] >= 0, "more than nine cubes"

    def levels(self, civ: int, technology: int, military: int) -> None:
        """A marker on the matrix; a player gets the action cards that come with the technology."""
        assert GAME.box.zone[cell(technology, military)] >= 0, "no such space"
        self.world.technology[civ] = technology
        self.world.military[civ] = military
        if civ < self.world.seats:
            owned = (bit(len(ACTIONS)) - 1) & ~bit(WAR) & ~bit(TOURISM)
            for level in range(1, technology + 1):
                if GAME.box.new_card[level] != NOTHING:
                    owned |= bit(GAME.box.new_card[level])
            self.world.hand[civ] = owned
            self.queue(civ, *self.queue_of(civ))

    def points(self, *points: int) -> None:
        """The points of the civilizations, from the first on."""
        self.world.points[: len(points)] = points

    def queue(self, seat: int, *cards: str) -> None:
        """Action cards in the discard queue, the oldest first; they are not in the hand."""
        numbers = tuple(ACTIONS.index(card) for card in cards)
        for card in self.world.queue[seat]:
            self.world.hand[seat] |= bit(card)
        for card in numbers:
            self.world.hand[seat] &= ~bit(card)
        self.world.queue[seat] = numbers

    def advisors(self, seat: int, *hand: str) -> None:
        """Advisors in the hand; the player leads their civilization, the others are in the deck as printed."""
        box, world = GAME.box, self.world
        ids = [advisor.id for advisor in box.advisors]
        held = sorted(ids.index(id) for id in hand)
        mine = box.advisors[held[0]].civilization
        civilizations = list(world.civilization)
        if mine in civilizations and civilizations[seat] != mine:
            other = civilizations.index(mine)
            civilizations[other] = civilizations[seat]
            world.decks[other] = tuple(box.advisors_of[civilizations[seat]])
        civilizations[seat] = mine
        world.civilization = tuple(civilizations)
        world.advisors[seat] = tuple(held)
        world.decks[seat] = tuple(n for n in box.advisors_of[mine] if n not in held)

    def wonders(self, seat: int, *ids: str, turned: bool = False) -> None:
        """Wonders built before, besides those there are."""
        for id in ids:
            self.world.built[seat] |= bit(wonder(id))
            self.world.shown |= bit(wonder(id))
            if turned:
                self.world.turned[seat] |= bit(wonder(id))

    def row(self, *ids: str) -> None:
        """The Wonder row."""
        self.world.row = tuple(sorted(wonder(id) for id in ids))
        for id in ids:
            self.world.shown |= bit(wonder(id))

    def leaders(self, *ids: str) -> None:
        """The leaders of the players, by seat."""
        self.world.leaders = tuple(leader(id) for id in ids)

    def milestone(self, id: str, technology: int, military: int) -> None:
        self.world.milestones[cell(technology, military)] = GAME.box.milestones.index(id)

    def order(self, *seats: int) -> None:
        self.world.order = seats

    def number(self, id: str, number: int) -> None:
        """A territory has the token with this number; the one it had goes to where that was."""
        self._swap_token(id, GAME.box.token_number.index(number))

    def worth_is(self, id: str, points: int) -> None:
        """A territory has a token worth so many points; the one it had goes to where that was."""
        self._swap_token(id, GAME.box.token_points.index(points))

    def _swap_token(self, id: str, token: int) -> None:
        tokens = list(self.world.tokens)
        here, there = territory(id), tokens.index(token)
        tokens[here], tokens[there] = tokens[there], tokens[here]
        self.world.tokens = tuple(tokens)

    # Acting

    def begin_round(self) -> None:
        """Everybody may choose cards."""
        self.run(BEGIN_ROUND)

    def choose(self, seat: int, *cards: str) -> None:
        """A player chooses cards, and is ready with them."""
        for card in cards:
            self.do("choose_action" if card in ACTIONS else "choose_advisor", card, seat=seat)
        if seat in self.world.to_act() and self.world.agenda[-1][0] is CHOOSE_CARDS:
            self.do("done", seat=seat)

    def round(self, *cards: str | tuple[str, ...]) -> None:
        """Everybody chooses a card (or several), by seat; the first in turn order is about to carry them out."""
        if not self.world.agenda:
            self.begin_round()
        for seat, chosen in enumerate(cards):
            self.choose(seat, *([chosen] if isinstance(chosen, str) else chosen))

    def plays(self, seat: int, *cards: str) -> None:
        """A player has revealed these cards and is the first to carry them out; the others do nothing."""
        self.order(seat, *(other for other in self.world.order if other != seat))
        self.round(*(cards if other == seat else IDLE for other in range(self.world.seats)))

    def idle(self) -> None:
        """Whoever is asked to carry out a card gets nothing out of it, to the end of the round."""
        while self.world.asked and self.world.agenda[-1][0] is not CHOOSE_CARDS:
            if self.legal("basic") == [IDLE]:
                self.do("basic", IDLE)
            elif self.legal("spend"):
                self.do("spend", self.legal("spend")[0])
            else:
                self.do("done")

    def end_turn(self, *answers: Any) -> None:
        """The Civbots' turn and the turn end; chance answers as scripted, then in some way or other."""
        chance = epochal.Scripted(*answers, otherwise=epochal.Seeded(1))
        self.world.then((END_TURN, 0, 0))
        self.advance(chance)
        assert not chance.answers, f"chance was not asked for {chance.answers}"

    def civbots(self, *answers: Any) -> None:
        """The Civbots' turn alone."""
        chance = epochal.Scripted(*answers, otherwise=epochal.Seeded(1))
        play_civbots(self.world, Outside(chance, self.events.append))
        assert not chance.answers, f"chance was not asked for {chance.answers}"

    def run(self, step: Step[Any], *answers: Any, number: int = 0) -> None:
        """A step of the rules, and whatever follows until somebody must choose; every answer must be used."""
        chance = epochal.Scripted(*answers)
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

    def cubes_of(self, civ: int) -> tuple[int, int, int]:
        """The cubes available, used and on the map."""
        world = self.world
        return world.available[civ], world.used[civ], world.holds[civ].bit_count()

    def levels_of(self, civ: int) -> tuple[int, int]:
        """The technology level and the military level."""
        return self.world.technology[civ], self.world.military[civ]

    def hand_of(self, seat: int) -> set[str]:
        """The action cards in a hand."""
        return {ACTIONS[card] for card in members(self.world.hand[seat])}

    def queue_of(self, seat: int) -> list[str]:
        """The discard queue, the oldest card first."""
        return [ACTIONS[card] for card in self.world.queue[seat]]

    def advisors_of(self, seat: int) -> list[str]:
        """The advisors in a hand."""
        return [GAME.box.advisors[n].id for n in self.world.advisors[seat]]

    def territories_of(self, civ: int) -> set[str]:
        return {GAME.box.territories[n] for n in members(self.world.holds[civ])}

    def wonders_of(self, seat: int) -> set[str]:
        return {GAME.box.wonders[n].id for n in members(self.world.built[seat])}

    def row_left(self) -> list[str]:
        return [GAME.box.wonders[n].id for n in self.world.row]

    def worth(self, id: str) -> int:
        """The points on the token of a territory."""
        return self.world.worth_of(territory(id))

    def told(self, id: str) -> list[Event]:
        """The events told with this id."""
        return [event for event in self.events if event.id == id]

    def gained(self, civ: int, clause: str) -> int:
        """The points that a civilization has gained under a clause."""
        found = [event.args for event in self.events if event.clause == clause and "points" in event.args]
        mine = [args for args in found if self.world.civ_ref(civ) in (args.get("civ"), args.get("seat"))]
        return sum(int(str(args["points"])) for args in mine)


def territory(id: str) -> int:
    return GAME.box.territories.index(id)


def wonder(id: str) -> int:
    return [wonder.id for wonder in GAME.box.wonders].index(id)


def leader(id: str) -> int:
    return [leader.id for leader in GAME.box.leaders].index(id)


def civbot_cards(*first: str) -> list[int]:
    """The shuffle that brings these Civbot cards to the front."""
    ids = [ref.removeprefix("civbot_card:") for ref in GAME.box.names if ref.startswith("civbot_card:")]
    return in_front(ids, list(first))


def in_front(things: list[Any], first: list[Any]) -> list[int]:
    """The shuffle that brings some things to the front."""
    places = [things.index(thing) for thing in first]
    return places + [place for place in range(len(things)) if place not in places]


def is_space(technology: int, military: int) -> bool:
    """Whether the matrix has this space."""
    inside = 1 <= technology <= TOP and 1 <= military <= TOP
    return inside and GAME.box.zone[cell(technology, military)] >= 0


SPACES = [(t, m) for t in range(1, TOP + 1) for m in range(1, TOP + 1) if is_space(t, m)]
"""The spaces of the matrix, by technology and military level."""


def space_with(free: int, technology: bool, least: int = 1) -> tuple[int, int]:
    """A space with just so many free steps before the matrix ends below level 16, at this technology level or above."""
    for right in range(least, TOP + 1):
        for up in range(1, TOP + 1):
            steps = 0
            while is_space(right + (steps if technology else 0), up + (0 if technology else steps)):
                steps += 1
            level = right if technology else up
            if steps == free + 1 and level + free < TOP:
                return right, up
    raise AssertionError("the matrix has no such space")


def play_out(world: History, seed: int, told: list[Event] | None = None) -> Iterator[None]:
    """Random play to the end, stopping after every action."""
    chance = epochal.Seeded(seed)
    while seats := world.to_act():
        seat = seats[chance.pick(len(seats), "who")]
        legal = world.legal(seat)
        tell = None if told is None else told.append
        world.apply(seat, legal[chance.pick(len(legal), "what")], chance, tell)
        yield
