"""Fleets, and the optional rule of naval control: seas held by manned fleets."""

from typing import Final

from epochal.core.events import Arg, Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.atlas import bit, members, spell
from epochal.games.hotw2001.combat import attacker_loses, round_of_combat
from epochal.games.hotw2001.state import World


class PlaceFleets(Step[World]):
    """Fleets for every listed water; first the fights for seas that others control, then a shortage of markers."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        waters = force_waters(s)  # rule: navigation.seas, navigation.oceans
        own = 0
        for water in members(waters):
            if water in s.manned and s.manned[water][0] == s.turn:
                own |= bit(water)  # rule: naval_control.blocked
        s.fleets = own
        s.wanted = waters & ~own
        s.then((FIGHT_FOR_SEAS, 0, 0), (BLOCKED_SEAS, 0, 0), (SHORTAGE, 0, 0), (FLEETS_SAIL, 0, 0))


class FightForSeas(Question[World]):
    """Naval control: armies of the pool fight for seas that another player controls."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if contested(s) and (can_fight(s) or can_recall(s)) else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        choices = spell(s.words.fight, contested(s)) if can_fight(s) else []
        if can_recall(s):
            choices.append(s.words.recall)
        choices.append(s.words.done)
        return choices

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-fight-for-seas", {"pool": s.pool}, "naval_control.fight")

    def on_fight(self, s: World, seat: int, water: int, out: Outside) -> None:
        enemy = s.manned[water][0]
        s.pool -= 1
        if out.ear is not None:
            out.tell(
                "event-sea-attack",
                "naval_control.fight",
                seat=f"seat:{seat}",
                owner=f"seat:{enemy}",
                water=s.water_ref(water),
            )
        result = round_of_combat(s, -1, 1, out)
        if result >= 0:
            del s.manned[water]
            s.figures[enemy] += 1
        if result > 0:  # rule: naval_control.fight_won
            s.manned[water] = (seat, s.epoch)
            s.fleets |= bit(water)
            s.wanted &= ~bit(water)
        else:
            attacker_loses(s, seat, out)  # rule: naval_control.fight_lost
        if out.ear is not None:
            id = "event-sea-won" if result > 0 else "event-sea-free" if result == 0 else "event-sea-held"
            out.tell(id, "naval_control.fight", seat=f"seat:{seat}", water=s.water_ref(water))

    def on_recall(self, s: World, seat: int, noun: int, out: Outside) -> None:
        recall(s, seat, out)

    def on_done(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()


class BlockedSeas(Step[World]):
    """No fleet in a sea that another player still controls."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.wanted &= ~contested(s)  # rule: naval_control.blocked


class Shortage(Question[World]):
    """Too few markers for all fleets: manned fleets are taken back, or some waters go without."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if s.wanted.bit_count() > s.markers_left() else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        oldest = oldest_manned(s)
        if oldest:
            return spell(s.words.take_back, oldest)
        return spell(s.words.leave_out, s.wanted)

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        args: dict[str, Arg] = {"markers": s.markers_left(), "fleets": s.wanted.bit_count()}
        if oldest_manned(s):
            return Message("prompt-take-back", args, "naval_control.take_back")
        return Message("prompt-leave-out", args, "navigation.shortage")

    def on_take_back(self, s: World, seat: int, water: int, out: Outside) -> None:
        owner = s.manned.pop(water)[0]  # rule: naval_control.take_back
        s.figures[owner] += 1
        s.fleets &= ~bit(water)
        if out.ear is not None:
            out.tell(
                "event-taken-back", "naval_control.take_back", seat=f"seat:{owner}", water=s.water_ref(water)
            )

    def on_leave_out(self, s: World, seat: int, water: int, out: Outside) -> None:
        s.wanted &= ~bit(water)  # rule: navigation.shortage
        if out.ear is not None:
            out.tell("event-left-out", "navigation.shortage", water=s.water_ref(water))


class FleetsSail(Step[World]):
    """The fleets are on the board, and chains of them join coasts."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.fleets |= s.wanted
        s.wanted = 0
        s.lanes = s.box.atlas.sea_lanes(s.fleets)  # rule: expand.chain
        if out.ear is not None and s.fleets:
            waters = [s.water_ref(water) for water in members(s.fleets)]
            out.tell("event-fleets", "navigation.seas", seat=f"seat:{s.turn}", waters=waters)


PLACE_FLEETS: Final = PlaceFleets("place_fleets")
FIGHT_FOR_SEAS: Final = FightForSeas("fight_for_seas")
BLOCKED_SEAS: Final = BlockedSeas("blocked_seas")
SHORTAGE: Final = Shortage("shortage")
FLEETS_SAIL: Final = FleetsSail("fleets_sail")


def force_waters(world: World) -> int:
    """The waters in which the force may have fleets."""
    extra = world.astronomy if world.is_active_empire() else 0  # rule: card.astronomy
    return world.force_empire().waters | extra


def contested(world: World) -> int:
    """The waters the force wants that another player controls."""
    waters = 0
    for water, (seat, _) in world.manned.items():
        if seat != world.turn:
            waters |= bit(water)
    return waters & world.wanted


def can_fight(world: World) -> bool:
    """Whether there is an army for a sea fight, one being kept for each start land."""  # rule: naval_control.fight_lost
    return world.is_active_empire() and world.pool > len(world.box.empires[world.force].starts)


def can_recall(world: World) -> bool:
    """Whether a coin could return an army that the Active Empire has lost."""
    return world.is_active_empire() and world.coins > 0 and world.lost > 0


def recall(world: World, seat: int, out: Outside) -> None:
    """A coin returns a lost army to the pool."""  # rule: coins.army
    world.coins -= 1
    world.lost -= 1
    world.pool += world.muster(seat, 1)
    if out.ear is not None:
        out.tell("event-recalled", "coins.army", seat=f"seat:{seat}")


def oldest_manned(world: World) -> int:
    """The manned fleets that must be taken back first: those of the oldest epoch, never those won this turn."""
    if not world.is_active_empire():
        return 0
    candidates = {w: e for w, (seat, e) in world.manned.items() if (seat, e) != (world.turn, world.epoch)}
    if not candidates:
        return 0
    oldest = min(candidates.values())
    waters = 0
    for water, epoch in candidates.items():
        if epoch == oldest:
            waters |= bit(water)
    return waters


def mannable(world: World) -> int:
    """The seas with a fleet of the Active Empire that no army controls yet."""  # rule: option.naval_control
    waters = 0
    for water in members(world.fleets & world.box.atlas.seas):
        if water not in world.manned:
            waters |= bit(water)
    return waters


def man_fleet(world: World, seat: int, water: int, out: Outside) -> None:
    """An army boards a fleet: the sea is controlled, and the fleet stays."""
    world.manned[water] = (seat, world.epoch)
    if out.ear is not None:
        out.tell("event-manned", "option.naval_control", seat=f"seat:{seat}", water=world.water_ref(water))
