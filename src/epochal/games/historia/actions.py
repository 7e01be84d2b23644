"""The ten actions, basic and advanced."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.historia.components import (
    ART,
    EXPANSION,
    EXPLOIT,
    MILITARY,
    RAID,
    REVOLUTION,
    TECHNOLOGY,
    TOP,
    TOURISM,
    TRADE,
    WAR,
)
from epochal.games.historia.effects import (
    EXPAND,
    TAKE_WONDER,
    can_expand,
    recover_cubes,
    revolt,
    score,
)
from epochal.games.historia.levels import gain_levels
from epochal.games.historia.state import History

DEAR: Final = 3
"""What the advanced sides of Military, Technology and Art cost."""


class Exploit(Question[History]):
    """Cubes come back one by one, from the used pool or from the map. ``a`` is the player, ``b`` how many."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,) if b > 0 and (s.used[a] > 0 or s.holds[a]) else ()

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        choices = [s.words.recover_used] if s.used[seat] > 0 else []
        choices += [s.words.recover_map + territory for territory in members(s.holds[seat])]
        choices.append(s.words.done)
        return choices

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-exploit", {"cubes": b}, "action.exploit")

    def on_recover_used(self, s: History, seat: int, noun: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        recover_cubes(s, seat, 1, "action.exploit", out)
        s.then((EXPLOIT_CUBES, seat, left - 1))

    def on_recover_map(self, s: History, seat: int, territory: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        s.holds[seat] &= ~bit(territory)  # rule: action.exploit_map
        s.available[seat] += 1
        before = s.points[seat]
        s.gain_points(seat, -s.worth_of(territory))  # rule: action.abandon
        if out.ear is not None:
            out.tell(
                "event-abandoned",
                "action.abandon",
                seat=f"seat:{seat}",
                territory=s.territory_ref(territory),
                points=before - s.points[seat],
                total=s.points[seat],
            )
        s.then((EXPLOIT_CUBES, seat, left - 1))

    def on_done(self, s: History, seat: int, noun: int, out: Outside) -> None:
        s.close()


class TradeWith(Question[History]):
    """With whom to trade. ``a`` is the player, ``b`` the points the partner gains."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [
            civ_choice(s, s.words.trade_with, s.words.trade_with_civbot, civ) for civ in partners(s, seat)
        ]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-trade", {"points": b}, "action.trade")

    def on_trade_with(self, s: History, seat: int, other: int, out: Outside) -> None:
        self.trade(s, seat, other, out)

    def on_trade_with_civbot(self, s: History, seat: int, civbot: int, out: Outside) -> None:
        self.trade(s, seat, s.seats + civbot, out)  # rule: civbot.trade

    def trade(self, s: History, seat: int, partner: int, out: Outside) -> None:
        points = s.agenda[-1][2]
        s.close()
        if out.ear is not None:
            out.tell("event-traded", "action.trade", seat=f"seat:{seat}", civ=s.civ_ref(partner))
        score(s, partner, points, "action.trade", out)
        gain_levels(s, seat, True, 1, out)


class WarIn(Question[History]):
    """Where to wage war. ``a`` is the player, ``b`` the points of the winner."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [s.words.war_in + territory for territory in members(contested(s, seat))]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-war", {"points": b}, "action.war_must")

    def on_war_in(self, s: History, seat: int, territory: int, out: Outside) -> None:
        points = s.agenda[-1][2]
        s.close()
        found = rivals(s, seat, territory)
        if len(found) == 1:
            wage_war(s, seat, found[0], territory, points, out)
        else:
            s.then((WAR_ON, seat, 100 * points + territory))


class WarOn(Question[History]):
    """On whom, where several share the territory. ``b`` is 100 times the points of the winner, and the territory."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [civ_choice(s, s.words.war_on, s.words.war_on_civbot, civ) for civ in rivals(s, seat, b % 100)]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-war-on", {"territory": s.territory_ref(b % 100)}, "action.war")

    def on_war_on(self, s: History, seat: int, other: int, out: Outside) -> None:
        self.attack(s, seat, other, out)

    def on_war_on_civbot(self, s: History, seat: int, civbot: int, out: Outside) -> None:
        self.attack(s, seat, s.seats + civbot, out)

    def attack(self, s: History, seat: int, other: int, out: Outside) -> None:
        b = s.agenda[-1][2]
        s.close()
        wage_war(s, seat, other, b % 100, b // 100, out)


EXPLOIT_CUBES: Final = Exploit("exploit_cubes")
TRADE_WITH: Final = TradeWith("trade_with")
WAR_IN: Final = WarIn("war_in")
WAR_ON: Final = WarOn("war_on")


def civ_choice(world: History, seats: int, civbots: int, civ: int) -> int:
    """The action that names a civilization."""
    return civbots + civ - world.seats if world.is_civbot(civ) else seats + civ


def partners(world: History, seat: int) -> list[int]:
    """The adjacent civilizations with a higher technology."""
    mine = world.technology[seat]
    return [civ for civ in world.adjacent(seat) if world.technology[civ] > mine]


def victims(world: History, seat: int) -> list[int]:
    """The adjacent civilizations with a weaker military."""
    mine = world.military[seat]
    return [civ for civ in world.adjacent(seat) if world.military[civ] < mine]


def rivals(world: History, seat: int, territory: int) -> list[int]:
    """The other civilizations in a territory."""
    return [civ for civ in world.civs() if civ != seat and world.holds[civ] & bit(territory)]


def contested(world: History, civ: int) -> int:
    """The territories that a civilization shares."""
    shared = 0
    for other in world.civs():
        if other != civ:
            shared |= world.holds[civ] & world.holds[other]
    return shared


def can_move(world: History, seat: int, technology: bool) -> bool:
    """Whether a level more would do anything: a step, or points at the top."""
    level = world.technology[seat] if technology else world.military[seat]
    return level == TOP or world.can_advance(seat, technology)


def possible(world: History, seat: int, action: int, advanced: bool) -> bool:
    """Whether one side of an action card can be carried out."""
    if advanced and world.technology[seat] < world.box.requires[action]:
        return False  # rule: action.requires
    cubes = world.available[seat]
    if action in (MILITARY, TECHNOLOGY):
        return cubes >= (DEAR if advanced else 1) and can_move(world, seat, action == TECHNOLOGY)
    if action == ART:
        return cubes >= (DEAR if advanced else 1) and bool(world.row)
    if action == EXPLOIT:
        return (world.used[seat] > 0 or world.holds[seat] != 0) and (not advanced or world.points[seat] > 0)
    if action == EXPANSION:
        return can_expand(world, seat) or (advanced and world.used[seat] > 0)
    if action == TRADE:
        return world.can_advance(seat, True) and bool(partners(world, seat))
    if action == RAID:
        return bool(victims(world, seat))
    if action == WAR:
        return contested(world, seat) != 0
    return True


def perform(world: History, seat: int, action: int, advanced: bool, out: Outside) -> None:
    """Carry out one side of an action card."""
    if action in (MILITARY, TECHNOLOGY):
        # rule: action.military, action.military_advanced, action.technology, action.technology_advanced
        world.pay(seat, DEAR if advanced else 1)
        gain_levels(world, seat, action == TECHNOLOGY, 2 if advanced else 1, out)
    elif action == ART:
        world.pay(seat, DEAR if advanced else 1)
        world.then((TAKE_WONDER, seat, 2 if advanced else 1))  # rule: action.art, action.art_advanced
    elif action == EXPLOIT:
        if advanced:
            world.gain_points(seat, -1)  # rule: action.exploit_advanced
            if out.ear is not None:
                total = world.points[seat]
                out.tell("event-point-paid", "action.exploit_advanced", seat=f"seat:{seat}", total=total)
        world.then((EXPLOIT_CUBES, seat, 4 if advanced else 2))  # rule: action.exploit
    elif action == EXPANSION:
        if advanced:
            recover_cubes(world, seat, 1, "action.expansion_advanced", out)  # rule: action.expansion_advanced
        world.then((EXPAND, seat, 1))  # rule: action.expansion
    elif action == TRADE:
        world.then((TRADE_WITH, seat, 1 if advanced else 2))  # rule: action.trade, action.trade_advanced
    elif action == RAID:
        gain = 2 if advanced else 1  # rule: action.raid, action.raid_advanced
        recover_cubes(world, seat, gain, "action.raid", out)
        score(world, seat, gain, "action.raid", out)
    elif action == WAR:
        world.then((WAR_IN, seat, 4 if advanced else 2))  # rule: action.war, action.war_advanced
    elif action == TOURISM:
        share = 3 if advanced else 4  # rule: action.tourism, action.tourism_advanced
        score(world, seat, world.built[seat].bit_count() // share, "action.tourism", out)
    elif action == REVOLUTION:
        revolt(world, seat, out)


def wage_war(world: History, attacker: int, defender: int, territory: int, points: int, out: Outside) -> None:
    """The stronger military wins; the loser's cube leaves the territory."""
    lead = world.military[attacker] - world.military[defender]
    if out.ear is not None:
        out.tell(
            "event-war",
            "action.war",
            civ=world.civ_ref(attacker),
            other=world.civ_ref(defender),
            territory=world.territory_ref(territory),
            mine=world.military[attacker],
            theirs=world.military[defender],
        )
    if lead == 0:
        if out.ear is not None:
            out.tell("event-war-equal", "action.war_equal")  # rule: action.war_equal
        return
    winner, loser = (attacker, defender) if lead > 0 else (defender, attacker)
    score(world, winner, points, "action.war", out)
    last = world.holds[loser] == bit(territory)
    if last and not world.is_civbot(loser) and not world.is_solo():
        if out.ear is not None:
            out.tell("event-last-cube", "action.war_last_cube", civ=world.civ_ref(loser))
        return  # rule: action.war_last_cube
    world.holds[loser] &= ~bit(territory)  # rule: civbot.last_territory
    world.used[loser] += 1
    if out.ear is not None:
        where = world.territory_ref(territory)
        out.tell("event-driven-out", "action.war", civ=world.civ_ref(loser), territory=where)
    if last and not world.is_civbot(loser) and world.is_civbot(winner):
        world.eliminated = True  # rule: solo.eliminated
