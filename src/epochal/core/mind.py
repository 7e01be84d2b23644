"""What programs that play any game must know of one: which choices deserve a thought, and what there is to a position."""

from mypy_extensions import mypyc_attr

from epochal.core.kernel import State

Choice = tuple[float, int]
"""What an action is worth, in points, and the action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's judgement of its own positions. It is only ever handed samples: states that a seat cannot tell from the true one.

    - ``features`` are the names of the numbers that ``look`` gives for every seat.
    - ``phases`` is into how many stretches a game falls in which these numbers count differently.
    - ``hand`` are the weights of the numbers as they were set by hand, in points: the same in all phases.
    - ``scale`` is how many points ahead make a victory e times as likely, by the same eye.
    - ``start`` are the weights from which learning sets out: those set by hand, corrected after first lessons.
    - ``leeway`` is how many times those weights a learned one may be, at least and at most, if weights are learned from who won; None
      if they are learned from the points that the numbers brought in the end.
    - ``heat`` is by how many points a choice may seem worse than the best and still deserve a thought.
    """

    def __init__(
        self,
        features: tuple[str, ...],
        phases: int,
        hand: tuple[float, ...],
        scale: float,
        heat: float,
        start: tuple[float, ...] | None = None,
        leeway: tuple[float, float] | None = (0.7, 1.5),
    ) -> None:
        self.features = features
        self.phases = phases
        self.hand = hand
        self.scale = scale
        self.heat = heat
        self.start = start or tuple([weight / scale for weight in hand])
        self.leeway = leeway

    def priced(self, state: State, seat: int, legal: list[int]) -> list[Choice]:
        """Legal actions that deserve a thought, with their worth; best first, never empty."""
        raise NotImplementedError

    def quick(self, state: State, seat: int, legal: list[int]) -> int:
        """A good action, in a hurry: what is done in thoughts about a far future. There is a choice."""
        return self.priced(state, seat, legal)[0][1]

    def rough(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """What another may do now, and what next if it can: in more of a hurry still, since it need only be likely. There is a choice."""
        return [self.quick(state, seat, legal)]

    def phase(self, state: State) -> int:
        """The stretch of the game, from 0 on."""
        raise NotImplementedError

    def look(self, state: State) -> list[list[float]]:
        """For every seat the numbers of its position, at any moment of a game."""
        raise NotImplementedError

    def stretch(self, state: State, far: bool) -> int:
        """The number of the turn that is on (or, if ``far``, of the round of turns): a position is judged best when it has just changed."""
        return 0

    def later(self, state: State) -> bool:
        """Whether what is chosen now shows only in the stretch that follows: cards laid face down, which all turn up together."""
        return False

    def begins(self, state: State) -> bool:
        """Whether the question at hand begins a move of its own, whatever choice has led to it."""
        return False

    def settle(self, state: State, seat: int) -> None:
        """Take back what a sample made others choose in secret, so that they choose again. The sample is changed."""
