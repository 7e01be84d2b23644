"""What programs that play any game must know of this one."""

from typing import Final, cast

from epochal.core.kernel import State
from epochal.core.mind import Choice, Mind
from epochal.games.historia.bot.choices import priced
from epochal.games.historia.bot.features import FEATURES, Contents, features
from epochal.games.historia.bot.tables import tables_of
from epochal.games.historia.bot.weights import HASTY, WEIGHTS
from epochal.games.historia.bot.worth import Worth
from epochal.games.historia.components import ERAS, TURNS
from epochal.games.historia.state import History

HALVES: Final = 2
"""Phases of an era."""
HAND_WEIGHTS: Final[dict[str, float]] = {"alone": 0.7, "order": 0.0}
"""Weights other than a point for a point."""
SCALE: Final = 15.0
START: Final[dict[str, float]] = {
    "levels": 1.5, "arms": 2.0, "strength": 5.0, "alone": 0.7, "cubes": 2.0, "hand": 1.8, "unresolved": 1.8, "order": 0.0,
}  # fmt: skip
START_SCALE: Final = 10.0
"""The same after first lessons: what learning sets out from."""
HEAT: Final = 2.5


class HistoriaMind(Mind):
    """The judgement of the game's own player, in numbers. A phase is half an era."""

    def __init__(self, style: str) -> None:
        hand = tuple([HAND_WEIGHTS.get(name, 1.0) for name in FEATURES])
        start = tuple([START.get(name, 1.0) / START_SCALE for name in FEATURES])
        super().__init__(FEATURES, ERAS * HALVES, hand, SCALE, HEAT, start)
        self.weights = WEIGHTS[style]
        self.contents: Contents | None = None

    def priced(self, state: State, seat: int, legal: list[int]) -> list[Choice]:
        world = cast(History, state)
        tables = tables_of(world.box, world.game.digest)
        return priced(world, Worth(world, seat, self.weights, tables), legal)

    def quick(self, state: State, seat: int, legal: list[int]) -> int:
        world = cast(History, state)
        tables = tables_of(world.box, world.game.digest)
        return priced(world, Worth(world, seat, HASTY, tables), legal)[0][1]

    def phase(self, state: State) -> int:
        world = cast(History, state)
        return (world.era - 1) * HALVES + (world.turn - 1) * HALVES // TURNS

    def stretch(self, state: State, far: bool) -> int:
        """The choice of cards or what follows it in a round, or a turn."""
        world = cast(History, state)
        turn = world.era * TURNS + world.turn
        return turn if far else 2 * turn + self.later(world)

    def later(self, state: State) -> bool:
        return cast(History, state).agenda[-1][0].name == "choose_cards"

    def look(self, state: State) -> list[list[float]]:
        world = cast(History, state)
        contents = self.contents
        if contents is None or contents.tables.box is not world.box:
            contents = self.contents = Contents(tables_of(world.box, world.game.digest))
        return features(world, contents)

    def settle(self, state: State, seat: int) -> None:
        """Cards that others have chosen in a sample were dealt at random."""
        forget_choices(cast(History, state), seat)


def forget_choices(world: History, seat: int) -> None:
    """What others have chosen in this sample was dealt at random; they choose again, and sensibly."""
    if world.agenda[-1][0].name != "choose_cards":
        return
    for other in range(world.seats):
        if other != seat and world.chosen[other]:
            world.chosen[other] = ()
            world.ready &= ~(1 << other)
    world.asked = world.agenda[-1][0].seats(world, 0, 0)


def mind(style: str = "greedy") -> Mind:
    """The mind of a player without error; or, for reports, of one to whom what a style likes seems better than it is."""
    return HistoriaMind(style)
