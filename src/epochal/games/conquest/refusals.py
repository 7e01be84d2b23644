"""Why can't I? What all editions refuse alike."""

from epochal.core.events import Message
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.world import Conquest


def because(id: str, clause: str, **args: int | str) -> Message:
    """A refusal with the clause behind it."""
    return Message(id, {**args}, clause)


def why_not_site(world: Conquest, land: int) -> Message:
    """Why the next monument cannot stand in a land."""
    if world.monuments & bit(land):
        return because("refused-monument-there", "monuments.one", land=world.land_ref(land))
    return because("refused-monument-order", "monuments.order", land=world.land_ref(land))


def why_not_pass(world: Conquest, seat: int, to: int, verb: str, chapter: str) -> Message:
    """Why a drawn card cannot be kept, or passed to somebody."""
    if verb == "keep":
        return because("refused-has-card", f"{chapter}.must_pass")
    if to >= world.seats:
        return because("refused-no-such-seat", "setup.players")
    if to == seat:
        return because("refused-pass-to-self", f"{chapter}.keep_or_pass")
    return because("refused-receiver-has-card", f"{chapter}.must_pass", seat=f"seat:{to}")
