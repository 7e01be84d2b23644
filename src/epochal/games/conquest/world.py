"""What stands on the table in every edition, as plain data, and the moves of single pieces."""

from typing import TYPE_CHECKING, Final, TypeVar

from epochal.core.kernel import Entry, Outside, State
from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.kit import Empire, Kit, Words

if TYPE_CHECKING:
    from epochal.core.game import Game

T = TypeVar("T")

NOBODY: Final = -1
NOTHING: Final = -1
EMPIRES: Final = 0
"""The set of empire cards, among the sets that are drawn."""


def changed(items: list[T], place: int, item: T) -> list[T]:
    """A new list with one item changed, for lists that copies of a world share."""
    new = items.copy()
    new[place] = item
    return new


class Conquest(State):
    """A game in progress. Lands, waters, seats and cards are numbers; a set of lands or waters is a bit mask.

    ``force`` is the tag of whoever expands now: the Active Empire, or what an event card brings; ``active`` are its lands and
    ``reach`` the lands it could enter. Both follow from the rest and are kept only for speed, as is ``held``.
    """

    def __init__(
        self,
        game: "Game",
        agenda: list[Entry],
        asked: tuple[int, ...],
        kit: Kit,
        verbs: Words,
        seats: int,
        epoch: int,
        owner: list[int],
        tag: list[int],
        held: list[int],
        forts: int,
        capitals: int,
        cities: int,
        monuments: int,
        figures: list[int],
        score: list[int],
        holding: list[int],
        drawn_by: list[int],
        drawn: int,
        dealt: bool,
        called: int,
        turn: int,
        force: int,
        pool: int,
        to_build: int,
        active: int,
        reach: int,
        lanes: list[int],
        over: bool,
    ) -> None:
        State.__init__(self, game, agenda, asked)
        self.kit = kit
        self.verbs = verbs
        self.seats = seats
        self.epoch = epoch
        self.owner = owner
        self.tag = tag
        self.held = held
        self.forts = forts
        self.capitals = capitals
        self.cities = cities
        self.monuments = monuments
        self.figures = figures
        self.score = score
        self.holding = holding
        self.drawn_by = drawn_by
        self.drawn = drawn
        self.dealt = dealt
        self.called = called
        self.turn = turn
        self.force = force
        self.pool = pool
        self.to_build = to_build
        self.active = active
        self.reach = reach
        self.lanes = lanes
        self.over = over

    def new_epoch(self, epoch: int) -> None:
        """Nobody has an empire card of the epoch yet."""
        self.epoch = epoch
        self.holding = [NOTHING] * self.seats
        self.drawn_by = [NOBODY] * self.seats
        self.dealt = False
        self.called = 0

    # Armies

    def muster(self, seat: int, wanted: int) -> int:
        """Take armies of a colour from the box, as many as there are."""  # rule: pieces.figures
        taken = min(wanted, self.figures[seat])
        self.figures[seat] -= taken
        return taken

    def put_army(self, land: int, seat: int, tag: int) -> None:
        """Put an army, already taken from the box, into an empty land."""
        self.owner[land] = seat
        self.tag[land] = tag
        self.held[seat] |= bit(land)

    def remove_army(self, land: int) -> None:
        """The army of a land goes back to its box; the land is vacant and has no fort."""
        seat = self.owner[land]
        self.figures[seat] += 1
        self.owner[land] = NOBODY
        self.tag[land] = NOTHING
        self.held[seat] &= ~bit(land)
        self.active &= ~bit(land)
        self.forts &= ~bit(land)

    def clear_armies(self, land: int) -> None:
        """Every army leaves a land, and its fort."""
        while self.owner[land] != NOBODY:
            self.remove_army(land)

    def replace_armies(self, land: int, seat: int, tag: int) -> None:
        """An army takes the place of those in a land without a fight; a fort stays."""
        fort = self.forts & bit(land)
        self.clear_armies(land)
        self.put_army(land, seat, tag)
        self.forts |= fort

    def occupied(self) -> int:
        """The lands that hold an army."""
        lands = 0
        for held in self.held:
            lands |= held
        return lands

    def enemies(self, seat: int) -> int:
        """The lands that hold another player's army."""
        return self.occupied() & ~self.held[seat]

    # Supplies

    def forts_left(self) -> int:
        return self.kit.forts - self.forts.bit_count()

    def capitals_left(self) -> int:
        return self.kit.capitals - self.capitals.bit_count() - self.cities.bit_count()

    def monuments_left(self) -> int:
        return self.kit.monuments - self.monuments.bit_count()

    # Structures

    def build_capital(self, land: int) -> bool:
        """A capital rises; it takes the place of a city."""  # rule: establish.capital
        if self.cities & bit(land):
            self.cities &= ~bit(land)
        elif self.capitals & bit(land) or self.capitals_left() <= 0:
            return False
        self.capitals |= bit(land)
        return True

    def build_city(self, land: int) -> bool:
        """A city rises where neither a city nor a capital stands."""
        if (self.cities | self.capitals) & bit(land) or self.capitals_left() <= 0:
            return False
        self.cities |= bit(land)
        return True

    def may_leave_unbuilt(self) -> bool:
        """Whether the next monument is no duty."""
        return False

    # The force

    def note_entry(self, land: int) -> None:
        """The force has an army in this land: its neighbours, and all coasts its lanes join, come within reach."""
        self.active |= bit(land)
        self.reach |= self.kit.atlas.near[land]
        for coast in self.lanes:
            if coast & bit(land):
                self.reach |= coast

    def note_armies(self) -> None:
        """The force has an army in each land that bears its tag."""
        if self.force != NOTHING:
            for land in members(self.held[self.turn]):
                if self.tag[land] == self.force:
                    self.note_entry(land)

    def is_active_empire(self) -> bool:
        """Whether the force is the Active Empire, not what an event card brings."""
        return 0 <= self.force < self.kit.empire_count

    def force_empire(self) -> Empire:
        """The card of the force."""
        raise NotImplementedError

    def clear_start(self, land: int, out: Outside) -> None:
        """Whatever must make room where an empire starts is gone."""
        raise NotImplementedError

    # Drawing cards; ``which`` is the set they are of

    def draw_order(self, which: int) -> tuple[int, ...]:
        """The seats, in the order in which they draw."""
        raise NotImplementedError

    def undrawn(self, which: int) -> list[int]:
        """The cards still in the pile."""
        raise NotImplementedError

    def holders(self, which: int) -> list[int]:
        """The card that each seat has."""
        return self.holding

    def receive(self, which: int, to: int, card: int, drawer: int) -> None:
        """A seat gets the card that was drawn."""
        self.holding = changed(self.holding, to, card)
        self.drawn_by = changed(self.drawn_by, to, drawer)

    def card_ref(self, which: int, card: int) -> str:
        return self.kit.tags[card]

    def cardless(self, which: int) -> list[int]:
        """The players without a card of the set."""
        return [seat for seat, card in enumerate(self.holders(which)) if card == NOTHING]

    # Names

    def land_ref(self, land: int) -> str:
        return f"land:{self.kit.atlas.lands[land]}"

    def water_ref(self, water: int) -> str:
        return f"water:{self.kit.atlas.waters[water]}"

    def scores(self) -> list[int]:
        return self.score.copy()
