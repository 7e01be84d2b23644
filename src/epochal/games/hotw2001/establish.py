"""Chapter V, the opening of a turn: army pool, capital, fleets, start land."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.atlas import bit, spell
from epochal.games.conquest.establish import settle
from epochal.games.hotw2001.expansion import EXPAND
from epochal.games.hotw2001.naval import PLACE_FLEETS
from epochal.games.hotw2001.state import NOTHING, World


class Establish(Step[World]):
    """The Active Empire takes its armies, places its fleets and its first army."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.force = s.holding[s.turn]
        empire = s.box.empires[s.force]
        s.pool = s.muster(s.turn, empire.strength)  # rule: establish.pool
        s.then((PLACE_FLEETS, 0, 0), (REALLOCATE, 0, 0), (START_LAND, 0, 0), (EXPAND, 0, 0))


class Reallocate(Question[World]):
    """The Reallocation card: fleets become coins, before expansion begins."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        played = any(s.box.events[event].kind == "reallocation" for event in s.events_now)
        return (s.turn,) if played and spare_fleets(s) else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return [*spell(s.words.reallocate, spare_fleets(s)), s.words.done]

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-reallocate", {"coins": s.coins}, "card.reallocation")

    def on_reallocate(self, s: World, seat: int, water: int, out: Outside) -> None:
        s.fleets &= ~bit(water)
        s.coins += 1
        s.lanes = s.box.atlas.sea_lanes(s.fleets)
        if out.ear is not None:
            out.tell("event-reallocated", "card.reallocation", seat=f"seat:{seat}", water=s.water_ref(water))

    def on_done(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()


class StartLand(Step[World]):
    """The first army and the capital are placed; whoever stood there is gone."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        settle(s, "establish.start_land", "establish.capital", out)


class Disband(Step[World]):
    """The minor empire, or the crusade, has had its day."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        disband(s)  # rule: card.minor_empire_end


ESTABLISH: Final = Establish("establish")
REALLOCATE: Final = Reallocate("reallocate")
START_LAND: Final = StartLand("start_land")
DISBAND: Final = Disband("disband")


def spare_fleets(world: World) -> int:
    """The fleets on the board without an army on them."""
    return world.fleets & ~world.manned_waters()


def disband(world: World) -> None:
    """The force has finished: unplaced armies go back to the box, fleets without an army leave the board."""
    world.figures[world.turn] += world.pool + world.allied_pool
    world.pool = 0
    world.allied_pool = 0
    world.fleets = 0
    world.lanes = []
    world.afloat = 0
    world.active = 0
    world.reach = 0
    world.force = NOTHING
