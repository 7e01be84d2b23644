"""The call of the empires: each is played by whoever holds it, or skipped."""

from epochal.core.kernel import Outside, Step
from epochal.games.conquest.world import Conquest


class Call(Step[Conquest]):
    """The next empire is called. ``a`` is its place in the epoch."""

    def run(self, s: Conquest, a: int, b: int, out: Outside) -> None:
        empire = s.kit.by_epoch[s.epoch][a]
        s.called = a + 1
        if empire not in s.holding:  # rule: epoch.skip
            if out.ear is not None:
                out.tell("event-skipped", "epoch.skip", empire=s.kit.tags[empire])
            return
        s.turn = s.holding.index(empire)  # rule: epoch.order
        if out.ear is not None:
            strength = s.kit.empires[empire].strength
            out.tell(
                "event-turn",
                "epoch.order",
                seat=f"seat:{s.turn}",
                empire=s.kit.tags[empire],
                strength=strength,
            )
        self.begin(s, a, out)

    def begin(self, s: Conquest, place: int, out: Outside) -> None:
        """Put the steps of the turn on the agenda."""
        raise NotImplementedError
