"""The world: everything on the table as plain data, and the moves of single pieces."""

from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from epochal.core.chance import Chance
from epochal.core.events import Message
from epochal.core.kernel import Entry, State
from epochal.games.conquest.atlas import bit
from epochal.games.hotw2001.components import Empire

if TYPE_CHECKING:
    from epochal.games.hotw2001.game import HistoryOfTheWorld2001

T = TypeVar("T")

NOBODY: Final = -1
NOTHING: Final = -1


def changed(items: list[T], place: int, item: T) -> list[T]:
    """A new list with one item changed, for lists that copies of a world share."""
    new = items.copy()
    new[place] = item
    return new


class OptionalRules:
    """The optional rules a table plays with; they never change during a game."""

    def __init__(
        self, preeminence: bool, minor_empires: bool, multiple_armies: bool, naval_control: bool
    ) -> None:
        self.preeminence = preeminence
        self.minor_empires = minor_empires
        self.multiple_armies = multiple_armies
        self.naval_control = naval_control


class World(State):
    """A game in progress. Lands, waters, seats and cards are numbers; a set of lands or waters is a bit mask.

    ``force`` is the tag of whoever expands now: the Active Empire, a minor empire or crusaders; ``active`` are its lands and
    ``reach`` the lands it could enter. Both follow from the rest and are kept only for speed, as is ``held``. ``extra`` counts
    the armies of a land beyond the first.
    """

    def __init__(
        self,
        game: "HistoryOfTheWorld2001",
        agenda: list[Entry],
        asked: tuple[int, ...],
        seats: int,
        optional: OptionalRules,
        epoch: int,
        owner: list[int],
        tag: list[int],
        extra: dict[int, int],
        held: list[int],
        forts: int,
        capitals: int,
        cities: int,
        monuments: int,
        figures: list[int],
        score: list[int],
        strength_sum: list[int],
        last_strength: list[int],
        last_order: list[int],
        markers: list[int],
        marker_points: list[int],
        hand: list[tuple[int, ...]],
        discards: list[tuple[int, ...]],
        order: tuple[int, ...],
        holding: list[int],
        drawn_by: list[int],
        drawn: int,
        dealt: bool,
        called: int,
        turn: int,
        events_now: tuple[int, ...],
        force: int,
        pool: int,
        allied_pool: int,
        free_forts: int,
        coins: int,
        allied_coins: int,
        lost: int,
        fleets: int,
        wanted: int,
        astronomy: int,
        afloat: int,
        leader: bool,
        weaponry: bool,
        siegecraft: bool,
        elite: bool,
        jihad: int,
        naval_power: bool,
        experts: int,
        treachery: int,
        rebels: int,
        to_build: int,
        manned: dict[int, tuple[int, int]],
        active: int,
        reach: int,
        lanes: list[int],
        over: bool,
    ) -> None:
        State.__init__(self, game, agenda, asked)
        self.box = game.box
        self.words = game.words
        self.seats = seats
        self.optional = optional
        self.epoch = epoch
        self.owner = owner
        self.tag = tag
        self.extra = extra
        self.held = held
        self.forts = forts
        self.capitals = capitals
        self.cities = cities
        self.monuments = monuments
        self.figures = figures
        self.score = score
        self.strength_sum = strength_sum
        self.last_strength = last_strength
        self.last_order = last_order
        self.markers = markers
        self.marker_points = marker_points
        self.hand = hand
        self.discards = discards
        self.order = order
        self.holding = holding
        self.drawn_by = drawn_by
        self.drawn = drawn
        self.dealt = dealt
        self.called = called
        self.turn = turn
        self.events_now = events_now
        self.force = force
        self.pool = pool
        self.allied_pool = allied_pool
        self.free_forts = free_forts
        self.coins = coins
        self.allied_coins = allied_coins
        self.lost = lost
        self.fleets = fleets
        self.wanted = wanted
        self.astronomy = astronomy
        self.afloat = afloat
        self.leader = leader
        self.weaponry = weaponry
        self.siegecraft = siegecraft
        self.elite = elite
        self.jihad = jihad
        self.naval_power = naval_power
        self.experts = experts
        self.treachery = treachery
        self.rebels = rebels
        self.to_build = to_build
        self.manned = manned
        self.active = active
        self.reach = reach
        self.lanes = lanes
        self.over = over

    def clone(self) -> "World":
        """An independent copy. It shares the lists that change at most once a turn: those are replaced, never changed."""
        return World(
            cast("HistoryOfTheWorld2001", self.game),
            self.agenda.copy(),
            self.asked,
            self.seats,
            self.optional,
            self.epoch,
            self.owner.copy(),
            self.tag.copy(),
            self.extra.copy(),
            self.held.copy(),
            self.forts,
            self.capitals,
            self.cities,
            self.monuments,
            self.figures.copy(),
            self.score.copy(),
            self.strength_sum,
            self.last_strength,
            self.last_order,
            self.markers,
            self.marker_points,
            self.hand,
            self.discards,
            self.order,
            self.holding.copy(),
            self.drawn_by,
            self.drawn,
            self.dealt,
            self.called,
            self.turn,
            self.events_now,
            self.force,
            self.pool,
            self.allied_pool,
            self.free_forts,
            self.coins,
            self.allied_coins,
            self.lost,
            self.fleets,
            self.wanted,
            self.astronomy,
            self.afloat,
            self.leader,
            self.weaponry,
            self.siegecraft,
            self.elite,
            self.jihad,
            self.naval_power,
            self.experts,
            self.treachery,
            self.rebels,
            self.to_build,
            self.manned.copy(),
            self.active,
            self.reach,
            self.lanes,
            self.over,
        )

    # Armies

    def muster(self, seat: int, wanted: int) -> int:
        """Take armies of a colour from the box, as many as there are."""  # rule: pieces.figures
        taken = min(wanted, self.figures[seat])
        self.figures[seat] -= taken
        return taken

    def put_army(self, land: int, seat: int, tag: int) -> None:
        """Put an army, already taken from the box, into a land that is empty or its own."""
        if self.owner[land] == NOBODY:
            self.owner[land] = seat
            self.tag[land] = tag
            self.held[seat] |= bit(land)
        else:
            self.extra[land] = self.extra.get(land, 0) + 1

    def remove_army(self, land: int) -> None:
        """One army leaves a land; with the last one the land is vacant and its fort goes too."""
        seat = self.owner[land]
        self.figures[seat] += 1
        if land in self.extra:
            if self.extra[land] == 1:
                del self.extra[land]
            else:
                self.extra[land] -= 1
        else:
            self.owner[land] = NOBODY
            self.tag[land] = NOTHING
            self.held[seat] &= ~bit(land)
            self.active &= ~bit(land)
            self.forts &= ~bit(land)

    def clear_armies(self, land: int) -> None:
        """Every army leaves a land, and its fort."""
        while self.owner[land] != NOBODY:
            self.remove_army(land)

    def armies(self, land: int) -> int:
        """How many armies stand in a land."""
        return 0 if self.owner[land] == NOBODY else 1 + self.extra.get(land, 0)

    def room(self, land: int) -> bool:
        """Whether one more figure may stand in a land: one army and a fort, or any three with multiple armies."""
        if not self.optional.multiple_armies:
            return True
        return self.armies(land) + (1 if self.forts & bit(land) else 0) < 3

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
        return self.box.forts - self.forts.bit_count()

    def capitals_left(self) -> int:
        return self.box.capitals - self.capitals.bit_count() - self.cities.bit_count()

    def monuments_left(self) -> int:
        return self.box.monuments - self.monuments.bit_count()

    def markers_left(self) -> int:
        """Coin and fleet markers still in the box."""
        fleets = (self.fleets | self.manned_waters()).bit_count()
        used = self.coins + self.allied_coins + fleets
        return self.box.markers - used

    def manned_waters(self) -> int:
        """The seas with a manned fleet, whoever's."""
        waters = 0
        for water in self.manned:
            waters |= bit(water)
        return waters

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

    # Reach

    def note_entry(self, land: int) -> None:
        """The force has an army in this land: its neighbours, and all coasts its fleets join, come within reach."""
        self.active |= bit(land)
        self.reach |= self.box.atlas.near[land]
        for coast in self.lanes:
            if coast & bit(land):
                self.reach |= coast

    def is_active_empire(self) -> bool:
        """Whether the force is the Active Empire, not a minor empire or armies of an event."""
        return 0 <= self.force < self.box.empire_count

    def force_empire(self) -> Empire:
        """The card of the force: an empire card, or that of a minor empire."""
        if self.is_active_empire():
            return self.box.empires[self.force]
        minor = self.box.events[self.force - self.box.empire_count].empire
        assert minor is not None
        return minor

    def land_ref(self, land: int) -> str:
        return f"land:{self.box.atlas.lands[land]}"

    def water_ref(self, water: int) -> str:
        return f"water:{self.box.atlas.waters[water]}"

    # The rest of the contract stands in modules of its own.

    def scores(self) -> list[int]:
        return self.score.copy()

    def winners(self) -> tuple[int, ...]:
        from epochal.games.hotw2001.epochs import winners

        return winners(self) if self.over else ()

    def view(self, seat: int | None) -> dict[str, Any]:
        from epochal.games.hotw2001.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, chance: Chance) -> "World":
        from epochal.games.hotw2001.redeal import redeal

        return redeal(self, seat, chance)

    def to_json(self) -> dict[str, Any]:
        from epochal.games.hotw2001.saved import to_json

        return to_json(self)

    def check(self) -> None:
        from epochal.games.hotw2001.invariants import check

        check(self)

    def why_illegal(self, seat: int, action: int) -> Message:
        from epochal.games.hotw2001.refusals import why_illegal

        return why_illegal(self, seat, action) or super().why_illegal(seat, action)
