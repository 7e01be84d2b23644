"""The opening of a turn: the first army and the capital."""

from epochal.core.kernel import Outside
from epochal.games.conquest.world import Conquest


def settle(world: Conquest, start: str, capital: str, out: Outside) -> None:
    """Place an army, and a capital if the card shows one, in each start land; ``start`` and ``capital`` are the clauses that say so."""
    empire = world.force_empire()
    seat = world.turn
    for land in empire.starts:
        if world.pool == 0:
            return
        world.clear_start(land, out)
        world.pool -= 1
        world.put_army(land, seat, world.force)
        world.note_entry(land)
        if out.ear is not None:
            force = world.kit.tags[world.force]
            out.tell(
                "event-settled",
                start,
                seat=f"seat:{seat}",
                force=force,
                land=world.land_ref(land),
            )
        founded = empire.capital and world.build_capital(land)  # rule: establish.capital, establish.capitol
        if out.ear is not None and founded:
            out.tell("event-capital", capital, seat=f"seat:{seat}", land=world.land_ref(land))
