"""The timeline: Civbots, then what the end of each turn brings, the next turn, the next era."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.kernel import Outside, Step
from epochal.games.historia.civbots import play_civbots
from epochal.games.historia.components import ERAS, ROW, TURNS, cell
from epochal.games.historia.effects import cards_back, recover_cubes
from epochal.games.historia.ending import END_GAME
from epochal.games.historia.leaders import DEAL_LEADERS, leader_bonus
from epochal.games.historia.state import NOTHING, History

WITH_CUBES: Final = (2, 4)
"""The turns at whose end cubes are added and recovered, and wonders reset."""


class EndTurn(Step[History]):
    """Civbots act; then the gray icons, player by player, and the brown ones."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        s.revolution = False
        if not s.eliminated:
            play_civbots(s, out)
        if s.eliminated:
            s.then((END_GAME, 0, 0))
            return
        if out.ear is not None:
            out.tell("event-turn-end", "timeline.turns", era=s.era, turn=s.turn)
        for seat in s.order:
            player_icons(s, seat, out)
        for civ in s.civs():
            government_bonus(s, civ, out)
        if s.turn == TURNS:
            end_of_era(s, out)
        if s.era == ERAS and s.turn == TURNS:
            s.then((END_GAME, 0, 0))
            return
        new_order(s, out)
        next_turn(s, out)


END_TURN: Final = EndTurn("end_turn")


def player_icons(world: History, seat: int, out: Outside) -> None:
    """What a player gets back at the end of a turn."""  # rule: timeline.gray
    if world.turn in WITH_CUBES and world.supply[seat] > 0:
        world.supply[seat] -= 1  # rule: timeline.add_cube
        world.used[seat] += 1
        if out.ear is not None:
            out.tell("event-cube-added", "timeline.add_cube", seat=f"seat:{seat}")
    cards_back(world, seat, 2, "timeline.recover_cards", out)  # rule: timeline.recover_cards
    world.turned[seat] = 0  # rule: timeline.recover_wonders, wonder.recover
    if world.turn in WITH_CUBES:
        territories = world.holds[seat].bit_count()
        recover_cubes(world, seat, territories, "timeline.recover_cubes", out)  # rule: timeline.recover_cubes


def government_bonus(world: History, civ: int, out: Outside) -> None:
    """Points and cubes by the zone of the matrix; Civbots gain the points only."""  # rule: government.bonus
    zone = world.box.zone[cell(world.technology[civ], world.military[civ])]
    taken = 0 if world.is_civbot(civ) else world.recover(civ, world.box.government_cubes[zone])
    points = world.gain_points(civ, world.box.government_points[zone])  # rule: civbot.government
    if out.ear is not None:
        ref, government = world.civ_ref(civ), f"government:{world.box.governments[zone]}"
        if taken:
            out.tell(
                "event-government-cubes", "government.bonus", seat=ref, government=government, cubes=taken
            )
        if points:
            out.tell(
                "event-government-points",
                "government.bonus",
                seat=ref,
                government=government,
                points=points,
                total=world.points[civ],
            )


def end_of_era(world: History, out: Outside) -> None:
    """Leaders and territories are scored."""
    if not world.is_solo():  # rule: solo.no_leaders
        for seat in world.order:
            leader_bonus(world, seat, out)
        world.leaders = (NOTHING,) * world.seats  # rule: timeline.leader_bonus
    for civ in world.civs():
        others = 0
        for other in world.civs():
            if other != civ:
                others |= world.holds[other]
        alone = members(world.holds[civ] & ~others)
        worth = sum([world.worth_of(territory) for territory in alone])
        points = world.gain_points(civ, worth)  # rule: timeline.territory_bonus
        if out.ear is not None and alone:
            out.tell(
                "event-territory-points",
                "timeline.territory_bonus",
                seat=world.civ_ref(civ),
                territories=[world.territory_ref(territory) for territory in alone],
                points=points,
                total=world.points[civ],
            )


def new_order(world: History, out: Outside) -> None:
    """Fewest points first; of equal ones, whoever was later before."""  # rule: timeline.order, timeline.order_tie
    places = {seat: place for place, seat in enumerate(world.order)}
    world.order = tuple(sorted(range(world.seats), key=lambda seat: (world.points[seat], -places[seat])))
    if out.ear is not None and world.seats > 1:
        out.tell("event-order", "timeline.order", seats=[f"seat:{seat}" for seat in world.order])


def next_turn(world: History, out: Outside) -> None:
    """The turn marker moves on; wonders and leaders are renewed where the timeline says so."""
    from epochal.games.historia.rounds import BEGIN_ROUND

    renews = world.turn in WITH_CUBES
    new_era = world.turn == TURNS
    world.turn = 1 if new_era else world.turn + 1
    world.era += 1 if new_era else 0
    if renews:
        deal_wonders(world, out)  # rule: timeline.reset_wonders
    if new_era and not world.is_solo():
        world.leader_order = world.order  # rule: leader.reset
        world.then((DEAL_LEADERS, world.era, 0), (BEGIN_ROUND, 1, 0))
    else:
        world.then((BEGIN_ROUND, 1, 0))


def deal_wonders(world: History, out: Outside) -> None:
    """A new row of seven out of the era's deck."""  # rule: setup.wonders
    unseen = [wonder for wonder in world.box.wonders_of[world.era] if not world.shown & bit(wonder)]
    world.row = tuple(sorted(out.chance.shuffle(unseen, "wonders")[:ROW]))
    for wonder in world.row:
        world.shown |= bit(wonder)
    if out.ear is not None:
        wonders = [world.wonder_ref(wonder) for wonder in world.row]
        out.tell("event-wonder-row", "timeline.reset_wonders", wonders=wonders)
