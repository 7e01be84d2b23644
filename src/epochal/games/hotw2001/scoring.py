"""Chapter VI, scoring: after each turn, over all armies of the player's colour."""

from typing import Final

from epochal.core.kernel import Outside, Step
from epochal.games.conquest.scoring import area_points, structure_points
from epochal.games.hotw2001.establish import disband
from epochal.games.hotw2001.state import NOBODY, NOTHING, World

LEVELS: Final = ("event-presence", "event-dominance", "event-control")


class CleanUp(Step[World]):
    """Cards, fleets and coins go; the turn is over but for the scoring."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        disband(s)  # rule: turn.clean_up
        s.events_now = ()
        s.free_forts = 0
        s.coins = 0
        s.allied_coins = 0
        s.lost = 0
        s.astronomy = 0
        s.leader = False
        s.weaponry = False
        s.siegecraft = False
        s.elite = False
        s.jihad = 0
        s.naval_power = False
        s.experts = 0
        s.treachery = NOTHING


class Score(Step[World]):
    """The player whose turn ends scores areas, then capitals, cities and monuments."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        seat = s.turn
        points = area_points(s, seat, LEVELS, out)
        structures = structure_points(s, seat)
        seas = seas_controlled(s, seat)
        s.score[seat] += points + structures + seas
        if out.ear is not None:
            if structures:
                out.tell("event-structures", "score.structures", seat=f"seat:{seat}", points=structures)
            if seas:
                out.tell("event-seas-scored", "naval_control.score", seat=f"seat:{seat}", points=seas)
            total = s.score[seat]
            gained = points + structures + seas
            out.tell("event-scored", "score.when", seat=f"seat:{seat}", points=gained, total=total)
        s.turn = NOBODY


CLEAN_UP: Final = CleanUp("clean_up")
SCORE: Final = Score("score")


def seas_controlled(world: World, seat: int) -> int:
    """Naval control: one for each sea with a manned fleet."""  # rule: naval_control.score
    return sum(1 for owner, _ in world.manned.values() if owner == seat)
