"""The rest of a turn, played on as the heuristic would play it on average.

Battles are not rolled here: a land costs the armies it costs on average. So two choices differ by what they lead to, not by luck.
"""

from mypy_extensions import mypyc_attr

from epochal.core.chance import Seeded
from epochal.core.kernel import Outside
from epochal.games.conquest.bot.worth import USUAL_ARMY, Worth
from epochal.games.conquest.world import Conquest


@mypyc_attr(allow_interpreted_subclasses=True)
class Rest:
    """The rest of a turn on a copy of the world. Parts of armies that a battle costs on average add up.

    An edition says what to choose next, and how an action is carried out without dice.
    """

    def __init__(self, world: Conquest, worth: Worth) -> None:
        self.copy = world
        self.worth = worth
        self.out = Outside(Seeded(0), None)
        self.owed = 0.0
        self.hoped = 0.0

    def choose(self) -> int:
        """What the heuristic would choose now."""
        raise NotImplementedError

    def act(self, action: int) -> None:
        """Carry an action out, with a battle as it goes on average."""
        raise NotImplementedError

    def after(self, action: int) -> float:
        """What the position is worth when the turn ends that goes on with this action."""
        self.act(action)
        return self.end()

    def end(self) -> float:
        """What the position is worth when the turn ends."""
        world, seat, epoch = self.copy, self.worth.seat, self.copy.epoch
        while world.turn == seat and world.epoch == epoch and world.asked == (seat,) and not world.over:
            self.act(self.choose())
        return self.worth.position(world) + self.hoped - USUAL_ARMY * self.owed

    def resume(self) -> None:
        """Go on to the next question after the world was changed by hand."""
        self.copy.advance(self.out)
        self.copy.options_of = -1

    def losses(self, cost: float, taken: float, gain: float) -> int:
        """The armies that fall before a land is taken; if they are all there are, the hope of it is all that is left."""
        lost = int(self.owed + cost - 1.0)
        if lost >= self.copy.pool:
            self.hoped += taken * gain
            return self.copy.pool
        self.owed += cost - 1.0 - lost
        return lost
