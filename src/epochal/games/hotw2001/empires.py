"""Chapter III, empire cards and the epoch: drawing, keeping and passing, and the call of the empires."""

from typing import Final, cast

from epochal.core.kernel import Outside, Step
from epochal.games.conquest.calling import Call
from epochal.games.conquest.drafting import Draw, KeepOrPass
from epochal.games.conquest.world import Conquest
from epochal.games.hotw2001.building import COUNT_RESOURCES
from epochal.games.hotw2001.establish import ESTABLISH
from epochal.games.hotw2001.events import PLAY_EVENTS
from epochal.games.hotw2001.scoring import CLEAN_UP, SCORE
from epochal.games.hotw2001.state import World, changed


class DrawOrder(Step[World]):
    """Who draws first: by dice in epoch I, by points afterwards."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        if s.epoch == 1:
            first = highest_roller(s, out)
            s.order = tuple([(first + n) % s.seats for n in range(s.seats)])
        else:
            s.order = later_order(s)
        if out.ear is not None:
            clause = "draw.order_first" if s.epoch == 1 else "draw.order_later"
            out.tell("event-draw-order", clause, seats=[f"seat:{seat}" for seat in s.order])


class Dealt(Step[World]):
    """Everybody has an empire and may look at it."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.dealt = True  # rule: draw.unseen
        if out.ear is not None:
            for seat in range(s.seats):
                out.whisper(seat, "event-your-empire", "draw.unseen", empire=s.box.tags[s.holding[seat]])


class CallEmpire(Call):
    """The next empire is called: its holder plays, and remembers its strength and place for the next draw."""

    def begin(self, s: Conquest, place: int, out: Outside) -> None:
        world = cast(World, s)
        seat = s.turn
        strength = s.kit.empires[s.holding[seat]].strength
        world.last_order = changed(world.last_order, seat, place)
        world.last_strength = changed(world.last_strength, seat, strength)
        world.strength_sum = changed(world.strength_sum, seat, world.strength_sum[seat] + strength)
        s.then(
            (PLAY_EVENTS, 0, 0), (ESTABLISH, 0, 0), (COUNT_RESOURCES, 0, 0), (CLEAN_UP, 0, 0), (SCORE, 0, 0)
        )


DRAW_ORDER: Final = DrawOrder("draw_order")
KEEP_OR_PASS: Final = KeepOrPass("keep_or_pass", "draw")
DRAW: Final = Draw("draw", "draw.one", KEEP_OR_PASS)
DEALT: Final = Dealt("dealt")
CALL: Final = CallEmpire("call")


def highest_roller(world: World, out: Outside) -> int:
    """Two dice each; the highest draws first, and tied ones roll again."""  # rule: draw.order_first
    rollers = list(range(world.seats))
    while len(rollers) > 1:
        totals = []
        for seat in rollers:
            dice = out.chance.dice(2, "draw order")
            totals.append(sum(dice))
            if out.ear is not None:
                out.tell("event-order-roll", "draw.order_first", seat=f"seat:{seat}", dice=list(dice))
        best = max(totals)
        rollers = [seat for seat, total in zip(rollers, totals, strict=True) if total == best]
    return rollers[0]


def later_order(world: World) -> tuple[int, ...]:
    """Fewest points first, then the weaker last empire, then the earlier one."""

    def place(seat: int) -> tuple[int, int, int]:
        # rule: draw.order_later, draw.tie_strength, draw.tie_earlier
        return (world.score[seat], world.last_strength[seat], world.last_order[seat])

    return tuple(sorted(range(world.seats), key=place))
