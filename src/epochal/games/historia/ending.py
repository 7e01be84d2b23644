"""The end of the game."""

from typing import Final

from epochal.core.kernel import Outside, Step
from epochal.games.historia.state import History


class EndGame(Step[History]):
    """After the third era, or when a single player has lost the last territory."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        s.over = True  # rule: end.game
        if out.ear is not None:
            won = [f"seat:{seat}" for seat in winners(s)]
            if won:
                out.tell("event-won", "end.winner", seats=won, count=len(won))
            elif s.eliminated:
                out.tell("event-eliminated", "solo.eliminated", seat="seat:0")
            else:
                out.tell("event-solo-lost", "solo.win", seat="seat:0")


END_GAME: Final = EndGame("end_game")


def winners(world: History) -> tuple[int, ...]:
    """Most points; a single player must have more than every Civbot, and still be on the map."""
    best = max(world.points[: world.seats])
    if world.is_solo():
        beaten = all(best > points for points in world.points[1:])
        return (0,) if beaten and not world.eliminated else ()  # rule: solo.win
    return tuple([seat for seat in range(world.seats) if world.points[seat] == best])  # rule: end.winner
