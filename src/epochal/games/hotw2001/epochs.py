"""Chapter VII, between epochs and winning the game: pre-eminence, the new draw, the end and its tie-breaks."""

from typing import Final

from epochal.core.kernel import Outside, Step
from epochal.games.hotw2001.components import EPOCHS
from epochal.games.hotw2001.empires import CALL, DEALT, DRAW, DRAW_ORDER
from epochal.games.hotw2001.state import World, changed


class BeginEpoch(Step[World]):
    """A new epoch: players draw empires, then the empires are called."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.new_epoch(a)
        if out.ear is not None:
            out.tell("event-epoch", "epoch.order", epoch=a)
        calls = [(CALL, n, 0) for n in range(len(s.box.by_epoch[a]))]
        draws = [(DRAW, n, 0) for n in range(s.seats)]
        s.then((DRAW_ORDER, 0, 0), *draws, (DEALT, 0, 0), *calls, (END_EPOCH, 0, 0))


class EndEpoch(Step[World]):
    """Pre-eminence, then the next epoch or the end of the game."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        if s.optional.preeminence:  # rule: option.preeminence
            award_preeminence(s, out)
        if s.epoch < EPOCHS:
            s.then((BEGIN_EPOCH, s.epoch + 1, 0))
        else:
            s.then((END_GAME, 0, 0))


class EndGame(Step[World]):
    """Markers are turned over and the winner is known."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        if sum(s.markers) > 0:
            turn_markers(s, out)
        s.over = True
        if out.ear is not None:
            victors = [f"seat:{seat}" for seat in winners(s)]
            out.tell("event-won", "win.points", seats=victors, count=len(victors))


BEGIN_EPOCH: Final = BeginEpoch("begin_epoch")
END_EPOCH: Final = EndEpoch("end_epoch")
END_GAME: Final = EndGame("end_game")


def award_preeminence(world: World, out: Outside) -> None:
    """The sole leader takes a marker. Its value stays unknown to all, so it is not drawn before the end."""
    best = max(world.score)
    leaders = [seat for seat in range(world.seats) if world.score[seat] == best]
    if len(leaders) > 1:  # rule: preeminence.tie
        if out.ear is not None:
            out.tell("event-no-preeminence", "preeminence.tie", seats=[f"seat:{seat}" for seat in leaders])
        return
    first = leaders[0]
    world.markers = changed(world.markers, first, world.markers[first] + 1)  # rule: preeminence.leader
    if out.ear is not None:
        out.tell("event-preeminence", "preeminence.leader", seat=f"seat:{leaders[0]}")


def turn_markers(world: World, out: Outside) -> None:
    """The markers are turned over, that of the player in last place first."""  # rule: preeminence.secret, win.points
    values = out.chance.shuffle(world.box.preeminence, "preeminence")
    for seat in sorted(range(world.seats), key=lambda seat: (world.score[seat], seat)):
        points = sum(values.pop() for _ in range(world.markers[seat]))
        world.marker_points = changed(world.marker_points, seat, points)
    for seat in range(world.seats):
        world.score[seat] += world.marker_points[seat]
        if out.ear is not None and world.markers[seat]:
            points = world.marker_points[seat]
            out.tell(
                "event-markers", "win.points", seat=f"seat:{seat}", count=world.markers[seat], points=points
            )


def winners(world: World) -> tuple[int, ...]:
    """Most points; then the lower sum of strengths, more marker points, the lower strength in the last epoch."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        # rule: win.points, win.tie_strength, win.tie_preeminence, win.tie_last_empire
        return (
            world.score[seat],
            -world.strength_sum[seat],
            world.marker_points[seat],
            -world.last_strength[seat],
        )

    best = max(rank(seat) for seat in range(world.seats))
    return tuple([seat for seat in range(world.seats) if rank(seat) == best])  # rule: win.shared
