"""Leaders: drafted from hand to hand, scored at the end of an era."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Entry, Outside, Question, Step
from epochal.games.historia.effects import how_many
from epochal.games.historia.state import NOTHING, History


class DealLeaders(Step[History]):
    """As many leaders of the era as there are players. ``a`` is the era."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        deck = out.chance.shuffle(s.box.leaders_of[a], "leaders")
        s.leader_pile = tuple(sorted(deck[: s.seats]))  # rule: setup.leaders, leader.reset
        s.leaders = (NOTHING,) * s.seats
        choices: list[Entry] = [(CHOOSE_LEADER, seat, 0) for seat in s.leader_order]
        s.then(*choices, (SHOW_LEADERS, 0, 0))


class ChooseLeader(Question[History]):
    """The next player chooses a leader in secret and passes the rest on; the last card needs no choice."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,) if len(s.leader_pile) > 1 and s.leaders[a] == NOTHING else ()

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [s.words.choose_leader + leader for leader in s.leader_pile]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-leader", {}, "leader.draft")

    def on_choose_leader(self, s: History, seat: int, leader: int, out: Outside) -> None:
        take_leader(s, seat, leader)
        if out.ear is not None:
            out.tell("event-leader-chosen", "leader.draft", seat=f"seat:{seat}")
            ref = f"leader:{s.box.leaders[leader].id}"
            out.whisper(seat, "event-leader-yours", "leader.draft", leader=ref)


class ShowLeaders(Step[History]):
    """The last player takes what is left, and all leaders lie open."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        take_leader(s, s.leader_order[-1], s.leader_pile[0])
        s.leader_order = ()
        if out.ear is not None:
            for seat in s.order:
                ref = f"leader:{s.box.leaders[s.leaders[seat]].id}"
                out.tell("event-leader", "leader.draft", seat=f"seat:{seat}", leader=ref)


DEAL_LEADERS: Final = DealLeaders("deal_leaders")
CHOOSE_LEADER: Final = ChooseLeader("choose_leader")
SHOW_LEADERS: Final = ShowLeaders("show_leaders")


def take_leader(world: History, seat: int, leader: int) -> None:
    leaders = list(world.leaders)
    leaders[seat] = leader
    world.leaders = tuple(leaders)
    world.leader_pile = tuple([other for other in world.leader_pile if other != leader])


def leader_bonus(world: History, seat: int, out: Outside) -> None:
    """The better of the conditions that are met."""  # rule: leader.higher, timeline.leader_bonus
    best = 0
    leader = world.box.leaders[world.leaders[seat]]
    for what, least, points in leader.conditions:
        if how_many(world, seat, what) >= least:
            best = max(best, points)
    world.gain_points(seat, best)
    if out.ear is not None:
        out.tell(
            "event-leader-points",
            "leader.higher",
            seat=f"seat:{seat}",
            leader=f"leader:{leader.id}",
            points=best,
            total=world.points[seat],
        )
