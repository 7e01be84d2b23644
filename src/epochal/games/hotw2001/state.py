"""The world: everything on the table as plain data, and the moves of single pieces."""

from typing import TYPE_CHECKING, Any, cast

from epochal.core.chance import Chance
from epochal.core.events import Message
from epochal.core.kernel import Entry, Outside
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.kit import Empire
from epochal.games.conquest.world import NOBODY, NOTHING, Conquest, changed

if TYPE_CHECKING:
    from epochal.games.hotw2001.game import HistoryOfTheWorld2001

__all__ = ["NOBODY", "NOTHING", "OptionalRules", "World", "changed"]


class OptionalRules:
    """The optional rules a table plays with; they never change during a game."""

    def __init__(
        self, preeminence: bool, minor_empires: bool, multiple_armies: bool, naval_control: bool
    ) -> None:
        self.preeminence = preeminence
        self.minor_empires = minor_empires
        self.multiple_armies = multiple_armies
        self.naval_control = naval_control


class World(Conquest):
    """A game in progress. ``extra`` counts the armies of a land beyond the first."""

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
        Conquest.__init__(
            self,
            game,
            agenda,
            asked,
            game.box,
            game.words,
            seats,
            epoch,
            owner,
            tag,
            held,
            forts,
            capitals,
            cities,
            monuments,
            figures,
            score,
            holding,
            drawn_by,
            drawn,
            dealt,
            called,
            turn,
            force,
            pool,
            to_build,
            active,
            reach,
            lanes,
            over,
        )
        self.box = game.box
        self.words = game.words
        self.optional = optional
        self.extra = extra
        self.strength_sum = strength_sum
        self.last_strength = last_strength
        self.last_order = last_order
        self.markers = markers
        self.marker_points = marker_points
        self.hand = hand
        self.discards = discards
        self.order = order
        self.events_now = events_now
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
        self.manned = manned

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
            self.holding,
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

    def put_army(self, land: int, seat: int, tag: int) -> None:
        """Put an army, already taken from the box, into a land that is empty or its own."""
        if self.owner[land] == NOBODY:
            super().put_army(land, seat, tag)
        else:
            self.extra[land] = self.extra.get(land, 0) + 1

    def remove_army(self, land: int) -> None:
        """One army leaves a land; with the last one the land is vacant and its fort goes too."""
        if land not in self.extra:
            super().remove_army(land)
            return
        self.figures[self.owner[land]] += 1
        if self.extra[land] == 1:
            del self.extra[land]
        else:
            self.extra[land] -= 1

    def armies(self, land: int) -> int:
        """How many armies stand in a land."""
        return 0 if self.owner[land] == NOBODY else 1 + self.extra.get(land, 0)

    def room(self, land: int) -> bool:
        """Whether one more figure may stand in a land: one army and a fort, or any three with multiple armies."""
        if not self.optional.multiple_armies:
            return True
        return self.armies(land) + (1 if self.forts & bit(land) else 0) < 3

    # Supplies

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

    # The force

    def force_empire(self) -> Empire:
        """The card of the force: an empire card, or that of a minor empire."""
        if self.is_active_empire():
            return self.box.empires[self.force]
        minor = self.box.events[self.force - self.box.empire_count].empire
        assert minor is not None
        return minor

    def clear_start(self, land: int, out: Outside) -> None:
        from epochal.games.hotw2001.combat import drive_out

        drive_out(self, land, "establish.start_land", out)  # rule: establish.start_land

    # Drawing empires

    def draw_order(self, which: int) -> tuple[int, ...]:
        return self.order

    def undrawn(self, which: int) -> list[int]:
        """The cards of this epoch still in the pile."""
        return [empire for empire in self.box.by_epoch[self.epoch] if empire not in self.holding]

    # The rest of the contract stands in modules of its own.

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
