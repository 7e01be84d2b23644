"""What a viewer of The Ancient World takes to be possible, and what it was told."""

from typing import Any

import epochal
from epochal.games.ancient_world.state import Cities
from tests.rules.ancient_world.table import Table

VIEWERS = (None, 0, 1, 2)


def others(table: Table, viewer: int | None, times: int = 40) -> list[Cities]:
    """Redealt states, each of which must look the same to the viewer and be whole."""
    found = []
    for seed in range(times):
        other = table.world.redeal(viewer, epochal.Seeded(seed))
        other.check()
        assert other.view(viewer) == table.world.view(viewer)
        assert other.to_act() == table.world.to_act()
        if viewer is not None:
            assert other.legal(viewer) == table.world.legal(viewer)
        found.append(other)
    return found


def samples(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer takes to be possible, with the same luck at every table."""
    return [other.to_json() for other in others(table, viewer)]


def told_to(table: Table, viewer: int | None) -> str:
    """All that a viewer has been told."""
    return str([event for event in table.events if event.visible_to(viewer)])
