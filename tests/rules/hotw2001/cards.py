"""What the tests of the event cards share."""

from epochal.games.conquest.atlas import members
from tests.rules.hotw2001.table import GAME, Table

ALL = [1, 2, 3, 4, 5, 6, 7]
SEAFARERS = ("egypt", "persia", "macedonia", "byzantines", "franks", "ottoman_turks", "britain")
"""An empire of each epoch with a capital and fleets."""


def epochs_of(title: str) -> list[int]:
    """The epochs in which a card may be played, on a board where every card could do something."""
    epochs = []
    for epoch, empire in enumerate(SEAFARERS, start=1):
        table = Table(epoch=epoch)
        table.army(1, "levant")
        table.monument("levant")
        table.turn(0, empire, title)
        if table.legal("play") == [title]:
            epochs.append(epoch)
        else:
            assert table.why("play", title) == "events.epochs"
    return epochs


def fleets(table: Table) -> list[str]:
    """The waters in which the force has fleets."""
    return [GAME.box.atlas.waters[water] for water in members(table.world.fleets)]
