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


def why_no_fort(world: Conquest, land: int, place: str, one: str) -> Message | None:
    """Why no fort can stand in a land; ``place`` and ``one`` are the clauses on where, and on one fort only."""
    if not world.active & bit(land):
        return because("refused-fort-elsewhere", place, land=world.land_ref(land))
    if world.forts & bit(land):
        return because("refused-fort-there", one, land=world.land_ref(land))
    if world.forts_left() <= 0:
        return because("refused-no-forts-left", "pieces.supply")
    return None


def why_not_target(world: Conquest, seat: int, action: int) -> Message | None:
    """The choice would be right for some other thing; None if the seat can do nothing of the kind."""
    if world.verbs[action].verb not in [world.verbs[choice].verb for choice in world.legal(seat)]:
        return None
    return because("refused-not-a-target", world.prompt(seat).clause, noun=world.verbs.ref(action))
