"""A game that is over, or not yet, and nothing more."""

from epochal import Game, State
from epochal.core.actions import Vocabulary

GAME = Game("bare", "1", "standard", "", range(1, 7), (), Vocabulary([]))


class Ended(State):
    """Seats, the winners among them, and who is asked."""

    def __init__(self, seats: int, winners: tuple[int, ...], asked: tuple[int, ...] = ()) -> None:
        super().__init__(GAME, [], asked)
        self.seats = seats
        self.won = winners

    def scores(self) -> list[int]:
        return [0] * self.seats

    def winners(self) -> tuple[int, ...]:
        return self.won
