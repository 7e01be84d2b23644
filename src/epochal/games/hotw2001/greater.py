"""The Greater Events: Leaders, Weaponry, Reallocation and the Minor Empires."""

from typing import Final

from epochal.core.kernel import Outside
from epochal.games.hotw2001.card import Card
from epochal.games.hotw2001.components import EventCard
from epochal.games.hotw2001.establish import DISBAND, START_LAND
from epochal.games.hotw2001.expansion import EXPAND
from epochal.games.hotw2001.naval import PLACE_FLEETS
from epochal.games.hotw2001.state import World


class Leader(Card):
    """Three dice until a natural triple."""

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.leader = True  # rule: card.leader


class Weaponry(Card):
    """One more on every attack roll."""

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.weaponry = True  # rule: card.weaponry


class Reallocation(Card):
    """Asked for once the fleets are placed; see ``establish.Reallocate``."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return bool(world.box.empires[world.holding[seat]].waters | world.astronomy)

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        pass  # rule: card.reallocation


class MinorEmpire(Card):
    """A whole small empire, played at once."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return world.figures[seat] > 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.force = world.box.tag_of(card.number)  # rule: card.minor_empire
        world.pool = world.muster(seat, world.force_empire().strength)
        world.then((PLACE_FLEETS, 0, 0), (START_LAND, 0, 0), (EXPAND, 0, 0), (DISBAND, 0, 0))


CARDS: Final[dict[str, Card]] = {
    "leader": Leader(),
    "weaponry": Weaponry(),
    "reallocation": Reallocation(),
    "minor_empire": MinorEmpire(),
}
