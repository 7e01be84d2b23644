"""The score track: no two markers share a space."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.hotw2018.state import World

SPACES: Final = 100


class Occupied(Question[World]):
    """The marker would end on another player's: its owner gains or loses points until it stands alone. ``a`` is the player."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        choices = [s.words.gain_point]
        if free_below(s, seat) >= 0:
            choices.append(s.words.lose_point)  # rule: track.floor
        return choices

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-occupied", {"points": s.score[seat]}, "track.occupied")

    def on_gain_point(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()
        before = s.score[seat]
        while taken(s, seat, s.score[seat]):
            s.score[seat] += 1  # rule: track.direction
        if out.ear is not None:
            gained = s.score[seat] - before
            out.tell(
                "event-point-gained",
                "track.occupied",
                seat=f"seat:{seat}",
                points=gained,
                total=s.score[seat],
            )

    def on_lose_point(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()
        before = s.score[seat]
        s.score[seat] = free_below(s, seat)  # rule: track.direction
        if out.ear is not None:
            lost = before - s.score[seat]
            out.tell(
                "event-point-lost", "track.occupied", seat=f"seat:{seat}", points=lost, total=s.score[seat]
            )


OCCUPIED: Final = Occupied("occupied")


def taken(world: World, seat: int, score: int) -> bool:
    """Whether another player's marker stands on the space of a score."""  # rule: track.hundred
    for other in range(world.seats):
        if other != seat and world.score[other] % SPACES == score % SPACES:
            return True
    return False


def free_below(world: World, seat: int) -> int:
    """The next score below with a space of its own; -1 if there is none."""
    score = world.score[seat] - 1
    while score >= 0 and taken(world, seat, score):
        score -= 1
    return score


def advance_marker(world: World, seat: int, points: int) -> None:
    """Gain points; where the marker would end on another, its owner is asked."""
    if points:
        world.score[seat] += points
        if taken(world, seat, world.score[seat]):
            world.then((OCCUPIED, seat, 0))  # rule: track.occupied
