"""The table: everything on it as plain data, and the moves of single pieces."""

from typing import TYPE_CHECKING, Any, Final, cast

from epochal.core.bits import bit
from epochal.core.chance import Chance
from epochal.core.events import Message
from epochal.core.kernel import Entry, State
from epochal.games.historia.components import ACTIONS, TOP, cell

if TYPE_CHECKING:
    from epochal.games.historia.game import Historia

NOTHING: Final = -1


class History(State):
    """A game in progress. A civilization is a number: first the players, by seat, then the Civbots, from left to right.

    Cards in hand are action cards, by number, and after them the advisors. ``holds`` are masks of territories, ``built`` and
    ``turned`` masks of wonders, ``fresh`` the wonders taken in the action under way.
    """

    def __init__(
        self,
        game: "Historia",
        agenda: list[Entry],
        asked: tuple[int, ...],
        seats: int,
        levels: tuple[int, ...],
        era: int,
        turn: int,
        order: tuple[int, ...],
        points: list[int],
        technology: list[int],
        military: list[int],
        available: list[int],
        used: list[int],
        supply: list[int],
        holds: list[int],
        tokens: tuple[int, ...],
        milestones: dict[int, int],
        milestone_drawn: int,
        civilization: tuple[int, ...],
        hand: list[int],
        queue: list[tuple[int, ...]],
        advisors: list[tuple[int, ...]],
        decks: list[tuple[int, ...]],
        gone: list[tuple[int, ...]],
        chosen: list[tuple[int, ...]],
        ready: int,
        revealed: list[tuple[int, ...]],
        resolving: int,
        revolution: bool,
        built: list[int],
        turned: list[int],
        fresh: int,
        row: tuple[int, ...],
        shown: int,
        leaders: tuple[int, ...],
        leader_pile: tuple[int, ...],
        leader_order: tuple[int, ...],
        eliminated: bool,
        over: bool,
    ) -> None:
        State.__init__(self, game, agenda, asked)
        self.box = game.box
        self.words = game.words
        self.seats = seats
        self.levels = levels
        self.era = era
        self.turn = turn
        self.order = order
        self.points = points
        self.technology = technology
        self.military = military
        self.available = available
        self.used = used
        self.supply = supply
        self.holds = holds
        self.tokens = tokens
        self.milestones = milestones
        self.milestone_drawn = milestone_drawn
        self.civilization = civilization
        self.hand = hand
        self.queue = queue
        self.advisors = advisors
        self.decks = decks
        self.gone = gone
        self.chosen = chosen
        self.ready = ready
        self.revealed = revealed
        self.resolving = resolving
        self.revolution = revolution
        self.built = built
        self.turned = turned
        self.fresh = fresh
        self.row = row
        self.shown = shown
        self.leaders = leaders
        self.leader_pile = leader_pile
        self.leader_order = leader_order
        self.eliminated = eliminated
        self.over = over

    def clone(self) -> "History":
        """An independent copy."""
        return History(
            cast("Historia", self.game),
            self.agenda.copy(),
            self.asked,
            self.seats,
            self.levels,
            self.era,
            self.turn,
            self.order,
            self.points.copy(),
            self.technology.copy(),
            self.military.copy(),
            self.available.copy(),
            self.used.copy(),
            self.supply.copy(),
            self.holds.copy(),
            self.tokens,
            self.milestones.copy(),
            self.milestone_drawn,
            self.civilization,
            self.hand.copy(),
            self.queue.copy(),
            self.advisors.copy(),
            self.decks.copy(),
            self.gone.copy(),
            self.chosen.copy(),
            self.ready,
            self.revealed.copy(),
            self.resolving,
            self.revolution,
            self.built.copy(),
            self.turned.copy(),
            self.fresh,
            self.row,
            self.shown,
            self.leaders,
            self.leader_pile,
            self.leader_order,
            self.eliminated,
            self.over,
        )

    # Civilizations

    def civs(self) -> range:
        """All civilizations, Civbots too."""
        return range(self.seats + len(self.levels))

    def is_civbot(self, civ: int) -> bool:
        return civ >= self.seats

    def is_solo(self) -> bool:
        return self.seats == 1

    def has_navigation(self, civ: int) -> bool:
        return self.technology[civ] >= self.box.navigation  # rule: adjacency.navigation

    def can_advance(self, civ: int, technology: bool) -> bool:
        """Whether there is a cell to move to."""  # rule: matrix.blocked
        right = self.technology[civ] + (1 if technology else 0)
        up = self.military[civ] + (0 if technology else 1)
        return right <= TOP and up <= TOP and self.box.zone[cell(right, up)] >= 0

    def gain_points(self, civ: int, points: int) -> int:
        """Points, which never fall below zero; how many a civilization has really gained."""
        gained = 2 * points if self.is_solo() and self.is_civbot(civ) else points  # rule: solo.twice
        self.points[civ] = max(0, self.points[civ] + gained)
        return gained

    # The map

    def within_reach(self, civ: int) -> int:
        """The territories adjacent to those a civilization occupies."""  # rule: adjacency.territories
        if self.has_navigation(civ):
            return self.box.everywhere
        reach = 0
        for territory, near in enumerate(self.box.near):
            if self.holds[civ] & bit(territory):
                reach |= near
        return reach

    def adjacent(self, civ: int) -> list[int]:
        """The civilizations adjacent to one: in the same territory or in one within its reach."""  # rule: adjacency.civilizations
        reach = self.within_reach(civ) | self.holds[civ]
        return [other for other in self.civs() if other != civ and self.holds[other] & reach]

    def empty(self) -> int:
        """The territories without any cube."""
        taken = 0
        for holds in self.holds:
            taken |= holds
        return self.box.everywhere & ~taken

    def number_of(self, territory: int) -> int:
        """The territory number on its token."""
        return self.box.token_number[self.tokens[territory]]

    def worth_of(self, territory: int) -> int:
        """The points on the token of a territory."""
        return self.box.token_points[self.tokens[territory]]

    # Cubes

    def recover(self, civ: int, cubes: int) -> int:
        """Cubes go from the used pool to the player, as many as there are."""
        taken = min(cubes, self.used[civ])
        self.used[civ] -= taken
        self.available[civ] += taken
        return taken

    def pay(self, civ: int, cubes: int) -> None:
        self.available[civ] -= cubes
        self.used[civ] += cubes  # rule: action.cost

    # Cards

    def oldest(self, seat: int, cards: int) -> tuple[int, ...]:
        """The oldest cards of the discard queue go back to the hand."""  # rule: queue.oldest
        taken = self.queue[seat][:cards]
        self.queue[seat] = self.queue[seat][cards:]
        for card in taken:
            self.hand[seat] |= bit(card)
        return taken

    def draw_advisor(self, seat: int) -> int:
        """The top card of the advisor deck comes to the hand; NOTHING if the deck is empty."""
        if not self.decks[seat]:
            return NOTHING
        advisor = self.decks[seat][0]
        self.decks[seat] = self.decks[seat][1:]
        self.advisors[seat] = tuple(sorted((*self.advisors[seat], advisor)))
        return advisor

    def slots(self, seat: int) -> int:
        """How many cards a player may choose in a round."""  # rule: round.slots
        return self.box.slots[self.technology[seat]]

    # Names

    def civ_ref(self, civ: int) -> str:
        return f"civbot:civbot_{civ - self.seats + 1}" if self.is_civbot(civ) else f"seat:{civ}"

    def territory_ref(self, territory: int) -> str:
        return f"territory:{self.box.territories[territory]}"

    def wonder_ref(self, wonder: int) -> str:
        return f"wonder:{self.box.wonders[wonder].id}"

    def card_ref(self, card: int) -> str:
        """An action card or, counted on, an advisor."""
        if card < len(ACTIONS):
            return f"action:{ACTIONS[card]}"
        return f"advisor:{self.box.advisors[card - len(ACTIONS)].id}"

    # The rest of the contract stands in modules of its own.

    def scores(self) -> list[int]:
        return self.points[: self.seats]

    def winners(self) -> tuple[int, ...]:
        from epochal.games.historia.ending import winners

        return winners(self) if self.over else ()

    def view(self, seat: int | None) -> dict[str, Any]:
        from epochal.games.historia.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, chance: Chance) -> "History":
        from epochal.games.historia.redeal import redeal

        return redeal(self, seat, chance)

    def to_json(self) -> dict[str, Any]:
        from epochal.games.historia.saved import to_json

        return to_json(self)

    def check(self) -> None:
        from epochal.games.historia.invariants import check

        check(self)

    def why_illegal(self, seat: int, action: int) -> Message:
        from epochal.games.historia.refusals import why_illegal

        return why_illegal(self, seat, action) or super().why_illegal(seat, action)
