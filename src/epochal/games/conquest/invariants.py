"""What must hold after every action in every edition."""

from typing import Any

from epochal.core.errors import Broken
from epochal.core.kernel import Step
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.world import NOBODY, NOTHING, Conquest


def must(holds: bool, what: str) -> None:
    """Raise Broken, saying what, unless it holds."""
    if not holds:
        raise Broken(what)


def check_shape(world: Conquest, names: tuple[str, ...]) -> None:
    """One of everything for each seat, and numbers that mean something."""
    for name in ("held", "figures", "score", "holding", "drawn_by", *names):
        must(len(getattr(world, name)) == world.seats, f"{name}: one for each seat")
    must(1 <= world.epoch < len(world.kit.by_epoch), "epoch: one of the game's")
    must(0 <= world.called <= len(world.kit.by_epoch[world.epoch]), "called: so many of the epoch's empires")
    must(NOTHING <= world.force < len(world.kit.tags), "force: an empire or event")
    must(NOBODY <= world.turn < world.seats, "turn: a seat")


def check_board(world: Conquest) -> None:
    """Each land is held by one seat or none, and what stands there can stand there."""
    occupied = 0
    for land, seat in enumerate(world.owner):
        if seat == NOBODY:
            must(world.tag[land] == NOTHING, f"{world.kit.atlas.lands[land]}: vacant, so without armies")
            continue
        occupied |= bit(land)
        known = 0 <= seat < world.seats and 0 <= world.tag[land] < len(world.kit.tags)
        if not known or not world.held[seat] & bit(land):
            raise Broken(f"{world.kit.atlas.lands[land]}: whose armies")
    must(sum(held.bit_count() for held in world.held) == occupied.bit_count(), "held: each land by one seat")
    must(not world.forts & ~occupied, "forts: only with an army")
    must(not world.capitals & world.cities, "a land has a capital or a city, not both")
    must(world.forts_left() >= 0, "forts: not more than there are")
    must(world.capitals_left() >= 0, "capitals and cities: not more than there are")
    must(world.monuments_left() >= 0, "monuments: not more than there are")


def check_empire_cards(world: Conquest) -> None:
    """Every empire card is of this epoch and in one place."""
    cards = [card for card in world.holding if card != NOTHING]
    must(len(set(cards)) == len(cards), "each empire card in one place")
    must(all(card in world.kit.by_epoch[world.epoch] for card in cards), "empire cards of this epoch only")


def check_ahead(world: Conquest, step: Step[Any], which: int, done: int, all_of_them: int) -> None:
    """The agenda holds a step (``b`` being which) for each thing of the epoch still to come, in order."""
    ahead = [a for entry, a, b in reversed(world.agenda) if entry is step and b == which]
    must(ahead == list(range(done, all_of_them)), f"{step.name}: those still to come, in order")


def check_flow(world: Conquest) -> None:
    """Somebody must act until the end."""
    must(bool(world.agenda) != world.over, "the agenda ends with the game")
    must(bool(world.asked) != world.over, "somebody must act until the end")
    must(all(0 <= seat < world.seats for seat in world.asked), "only seats can act")
