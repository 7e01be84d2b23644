"""The world: everything on the table as plain data, and the moves of single pieces."""

from typing import TYPE_CHECKING, Any, Final, cast

from epochal.core.chance import Chance
from epochal.core.events import Message
from epochal.core.kernel import Entry, Outside
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.kit import Empire
from epochal.games.conquest.world import EMPIRES, NOBODY, NOTHING, Conquest, changed
from epochal.games.hotw2018.components import Effect

if TYPE_CHECKING:
    from epochal.games.hotw2018.game import HistoryOfTheWorld2018

__all__ = ["EMPIRES", "EVENTS", "NOBODY", "NOTHING", "World", "changed"]

EVENTS: Final = 1
"""The set of event cards; see ``EMPIRES``."""


class World(Conquest):
    """A game in progress.

    ``order`` has the most points first, as they were when the epoch began. ``picks``, ``pickers`` and ``orders`` remember for
    each epoch who got which event card, who drew it and in which order, since a card may be kept for long and whoever passed
    it on knows about it. ``fleets`` are the sections with a fleet or caravan. A battle is under way while there is a
    ``target``; ``engines`` counts the sieges laid, ``engaged`` the armies on the catapult.
    """

    def __init__(
        self,
        game: "HistoryOfTheWorld2018",
        agenda: list[Entry],
        asked: tuple[int, ...],
        seats: int,
        classic_drafting: bool,
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
        order: tuple[int, ...],
        empire_pile: tuple[int, ...],
        event_pile: tuple[int, ...],
        holding: list[int],
        drawn_by: list[int],
        drawn: int,
        dealt: bool,
        picks: list[tuple[int, ...]],
        pickers: list[tuple[int, ...]],
        orders: list[tuple[int, ...]],
        hand: list[tuple[int, ...]],
        played: list[tuple[int, ...]],
        called: int,
        turn: int,
        events_now: tuple[int, ...],
        force: int,
        pool: int,
        siege_tokens: int,
        fleets: int,
        sailed: int,
        last_win: int,
        target: int,
        sailing: bool,
        engines: int,
        engaged: int,
        attack: tuple[int, ...],
        answer: tuple[int, ...],
        my_rerolls: int,
        their_rerolls: int,
        to_build: int,
        free_builds: int,
        effect_points: int,
        active: int,
        reach: int,
        sail_reach: int,
        lanes: list[int],
        voyages: list[tuple[int, int]],
        boons: list[Effect],
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
        self.classic_drafting = classic_drafting
        self.order = order
        self.empire_pile = empire_pile
        self.event_pile = event_pile
        self.picks = picks
        self.pickers = pickers
        self.orders = orders
        self.hand = hand
        self.played = played
        self.events_now = events_now
        self.siege_tokens = siege_tokens
        self.fleets = fleets
        self.sailed = sailed
        self.last_win = last_win
        self.target = target
        self.sailing = sailing
        self.engines = engines
        self.engaged = engaged
        self.attack = attack
        self.answer = answer
        self.my_rerolls = my_rerolls
        self.their_rerolls = their_rerolls
        self.free_builds = free_builds
        self.effect_points = effect_points
        self.sail_reach = sail_reach
        self.voyages = voyages
        self.boons = boons

    def clone(self) -> "World":
        """An independent copy. It shares the lists that change at most once a turn: those are replaced, never changed."""
        return World(
            cast("HistoryOfTheWorld2018", self.game),
            self.agenda.copy(),
            self.asked,
            self.seats,
            self.classic_drafting,
            self.epoch,
            self.owner.copy(),
            self.tag.copy(),
            self.held.copy(),
            self.forts,
            self.capitals,
            self.cities,
            self.monuments,
            self.figures.copy(),
            self.score.copy(),
            self.order,
            self.empire_pile,
            self.event_pile,
            self.holding,
            self.drawn_by,
            self.drawn,
            self.dealt,
            self.picks,
            self.pickers,
            self.orders,
            self.hand,
            self.played,
            self.called,
            self.turn,
            self.events_now,
            self.force,
            self.pool,
            self.siege_tokens,
            self.fleets,
            self.sailed,
            self.last_win,
            self.target,
            self.sailing,
            self.engines,
            self.engaged,
            self.attack,
            self.answer,
            self.my_rerolls,
            self.their_rerolls,
            self.to_build,
            self.free_builds,
            self.effect_points,
            self.active,
            self.reach,
            self.sail_reach,
            self.lanes,
            self.voyages,
            self.boons,
            self.over,
        )

    # The force

    def force_empire(self) -> Empire:
        """The card of the force: an empire card, or that of a kingdom."""
        if self.is_active_empire():
            return self.box.empires[self.force]
        kingdom = self.box.events[self.force - self.box.empire_count].kingdom
        assert kingdom is not None
        return kingdom

    def is_marauder(self) -> bool:
        """Whether the force is an empire without a capitol."""  # rule: marauder.capitol, kingdom.no_marauding
        return self.is_active_empire() and not self.box.empires[self.force].capital

    def note_entry(self, land: int) -> None:
        """As in every edition, and with a fleet there may be more within reach."""
        super().note_entry(land)
        for start, coast in self.voyages:
            if start & bit(land):
                self.sail_reach |= coast

    def chart(self) -> None:
        """Work out what follows from the rest: where fleets and caravans lead, what is in reach, which effects help."""
        board = self.box.board
        self.lanes = board.sea_lanes(self.fleets & board.barren)  # rule: caravans.cross
        self.voyages = board.voyages(self.fleets)  # rule: fleets.cross
        self.active = 0
        self.reach = 0
        self.sail_reach = 0
        self.note_armies()
        self.boons = []
        if self.is_active_empire():  # rule: kingdom.no_effect, events.active_only
            effects = [self.box.effects[self.force], *[self.box.events[e].effect for e in self.events_now]]
            self.boons = [effect for effect in effects if effect is not None]

    def clear_start(self, land: int, out: Outside) -> None:
        """Armies, structures and fort make room for the first army."""  # rule: establish.clear
        if out.ear is not None and self.owner[land] != NOBODY:
            owner = f"seat:{self.owner[land]}"
            out.tell("event-army-lost", "establish.clear", seat=owner, land=self.land_ref(land))
        self.remove_fort(land, "establish.clear", out)
        self.clear_armies(land)
        structures = (self.capitals | self.cities | self.monuments) & bit(land)
        if out.ear is not None and structures:
            out.tell("event-razed", "establish.clear", land=self.land_ref(land))
        self.capitals &= ~bit(land)
        self.cities &= ~bit(land)
        self.monuments &= ~bit(land)

    def remove_fort(self, land: int, clause: str, out: Outside) -> None:
        """The fort of a land is gone, if there was one."""
        if out.ear is not None and self.forts & bit(land):
            out.tell("event-fort-lost", clause, land=self.land_ref(land))
        self.forts &= ~bit(land)

    def may_leave_unbuilt(self) -> bool:
        return self.to_build <= self.free_builds  # rule: effect.optional

    # Drawing cards, by the classic option

    def draw_order(self, which: int) -> tuple[int, ...]:
        """The seats in the order in which they choose: events from most to fewest points, empires the other way."""
        return self.order if which == EVENTS else self.order[::-1]  # rule: draft.events, draft.empires

    def undrawn(self, which: int) -> list[int]:
        return list(self.event_pile if which == EVENTS else self.empire_pile)

    def holders(self, which: int) -> list[int]:
        return list(self.picks[self.epoch - 1]) if which == EVENTS else self.holding

    def receive(self, which: int, to: int, card: int, drawer: int) -> None:
        """A seat gets a card out of the pile."""
        if which == EVENTS:
            self.event_pile = tuple([other for other in self.event_pile if other != card])
            now = self.epoch - 1
            self.picks = changed(self.picks, now, tuple(changed(list(self.picks[now]), to, card)))
            self.pickers = changed(self.pickers, now, tuple(changed(list(self.pickers[now]), to, drawer)))
        else:
            self.empire_pile = tuple([other for other in self.empire_pile if other != card])
            super().receive(which, to, card, drawer)

    def card_ref(self, which: int, card: int) -> str:
        return f"event:{self.box.events[card].id}" if which == EVENTS else self.box.tags[card]

    # The rest of the contract stands in modules of its own.

    def winners(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        best = max(self.score)
        return tuple([seat for seat in range(self.seats) if self.score[seat] == best])  # rule: end.game

    def view(self, seat: int | None) -> dict[str, Any]:
        from epochal.games.hotw2018.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, chance: Chance) -> "World":
        from epochal.games.hotw2018.redeal import redeal

        return redeal(self, seat, chance)

    def to_json(self) -> dict[str, Any]:
        from epochal.games.hotw2018.saved import to_json

        return to_json(self)

    def check(self) -> None:
        from epochal.games.hotw2018.invariants import check

        check(self)

    def why_illegal(self, seat: int, action: int) -> Message:
        from epochal.games.hotw2018.refusals import why_illegal

        return why_illegal(self, seat, action) or super().why_illegal(seat, action)
