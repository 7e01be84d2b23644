"""What every kind of event card can do."""

from epochal.core.kernel import Outside
from epochal.games.hotw2001.components import EventCard
from epochal.games.hotw2001.state import World


class Card:
    """One kind of event card: whether it could do anything now, and what happens when it is played."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        """Whether the card would do anything now."""  # rule: events.useless
        return True

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        """Carry the card out, or note what it does later in the turn."""
        raise NotImplementedError
