"""What all interfaces for programs that learn share: how many play, and what a game is worth to each."""

from epochal.core.game import Game
from epochal.core.kernel import State


def fewest(game: Game) -> int:
    """The smallest number of seats at which there is somebody to play against."""
    return next(seats for seats in game.seats if seats > 1)


def rewards(state: State) -> list[float]:
    """What the end of a game is worth to each seat; zeros before.

    A victory is worth 1, and the losers pay it in equal parts. Winners together share what it would be worth to them. So the
    sum is always 0: two players get 1 and -1, four get 1 and three times -1/3, or twice 1/3 and twice -1/3. One who plays
    alone gets 1 or -1.
    """
    seats = len(state.scores())
    if state.to_act():
        return [0.0] * seats
    winners = state.winners()
    if seats == 1:
        return [1.0 if winners else -1.0]
    return [
        (seats / len(winners) - 1) / (seats - 1) if seat in winners else -1 / (seats - 1)
        for seat in range(seats)
    ]
