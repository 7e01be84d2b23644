"""What a seat may see, as far as all editions are alike."""

from typing import Any

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.world import NOBODY, NOTHING, Conquest


def knows_empire(world: Conquest, viewer: int | None, seat: int) -> bool:
    """Whether the viewer (None: a spectator) knows the empire card that a seat has."""
    if world.holding[seat] == NOTHING:
        return False
    if world.kit.by_epoch[world.epoch].index(world.holding[seat]) < world.called:
        return True  # rule: epoch.order
    if viewer is None:
        return False
    # rule: draw.unseen, draft.secret
    return world.drawn_by[seat] == viewer or (seat == viewer and world.dealt)


def lands_in_use(world: Conquest) -> list[int]:
    """The lands with anything on them; a fort never stands alone."""
    return members(world.occupied() | world.capitals | world.cities | world.monuments)


def pieces_in(world: Conquest, land: int) -> dict[str, Any]:
    """Whose armies stand in a land, of which empire or event, and what else is there but for a capital."""
    here = bit(land)
    occupied = world.owner[land] != NOBODY
    return {
        "seat": world.owner[land] if occupied else None,
        "of": world.kit.tags[world.tag[land]] if occupied else None,
        "fort": bool(world.forts & here),
        "city": bool(world.cities & here),
        "monument": bool(world.monuments & here),
    }
