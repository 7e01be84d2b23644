"""What the tables laid for tests of every edition have in common: pieces put on the board, choices made, and a look around."""

from typing import Any, Generic, TypeVar

import epochal
from epochal.core.chance import Chance
from epochal.core.events import Event
from epochal.core.kernel import Outside, Step
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.game import ConquestGame
from epochal.games.conquest.world import Conquest

World = TypeVar("World", bound=Conquest)

STRUCTURES = {
    "fort": "forts",
    "capital": "capitals",
    "capitol": "capitals",
    "city": "cities",
    "monument": "monuments",
}


class ConquestTable(Generic[World]):
    """An empty board, to be filled. ``world`` is the state; ``events`` what was told."""

    def __init__(self, game: ConquestGame, world: World) -> None:
        self.game = game
        self.world = world
        self.events: list[Event] = []

    # Arranging

    def land(self, name: str) -> int:
        return self.game.kit.atlas.lands.index(name)

    def water(self, name: str) -> int:
        return self.game.kit.atlas.waters.index(name)

    def tag(self, name: str) -> int:
        """The tag of an empire card or an event card."""
        tags = self.game.kit.tags
        return tags.index(f"empire:{name}" if f"empire:{name}" in tags else f"event:{name}")

    def army(self, seat: int, *lands: str, of: str = "minoans", count: int = 1) -> None:
        """Armies of a seat in each land, of some (past) empire or event."""
        for land in lands:
            for _ in range(count):
                self.world.muster(seat, 1)
                self.world.put_army(self.land(land), seat, self.tag(of))

    def fort(self, *lands: str) -> None:
        for land in lands:
            self.world.forts |= bit(self.land(land))

    def city(self, *lands: str) -> None:
        for land in lands:
            self.world.cities |= bit(self.land(land))

    def monument(self, *lands: str) -> None:
        for land in lands:
            self.world.monuments |= bit(self.land(land))

    # Acting

    def run(self, step: Step[Any], *answers: Any, number: int = 0) -> None:
        """A step of the rules, and whatever follows until somebody must choose; every answer must be used."""
        chance = epochal.Scripted(*answers)
        self.world.then((step, number, 0))
        self.advance(chance)
        assert not chance.answers, f"chance was not asked for {chance.answers}"

    def advance(self, chance: Chance | None = None) -> None:
        self.world.advance(Outside(chance or epochal.Scripted(), self.events.append))

    def do(self, verb: str, noun: str = "", *answers: Any, seat: int | None = None) -> None:
        """The seat to act (or another) chooses; chance answers as scripted, and every answer must be used."""
        chance = epochal.Scripted(*answers)
        self.world.apply(
            self.world.to_act()[0] if seat is None else seat,
            self.game.actions.index(verb, noun),
            chance,
            self.events.append,
        )
        assert not chance.answers, f"chance was not asked for {chance.answers}"

    # Looking

    def legal(self, verb: str, seat: int | None = None) -> list[str]:
        """The nouns with which the seat to act (or another) may use a verb; [""] for a verb without a noun."""
        actor = self.world.to_act()[0] if seat is None else seat
        choices = [self.game.actions[i] for i in self.world.legal(actor)]
        return [action.noun for action in choices if action.verb == verb]

    def owner(self, land: str) -> int | None:
        seat = self.world.owner[self.land(land)]
        return None if seat < 0 else seat

    def of(self, land: str) -> str | None:
        """The empire or event card that the armies in a land belong to."""
        tag = self.world.tag[self.land(land)]
        return None if tag < 0 else self.game.kit.tags[tag].partition(":")[2]

    def has(self, what: str, land: str) -> bool:
        """Whether a land has a "fort", "capital" (or "capitol"), "city" or "monument"."""
        mask: int = getattr(self.world, STRUCTURES[what])
        return bool(mask & bit(self.land(land)))

    def told(self, id: str) -> list[Event]:
        """The events told with this id."""
        return [event for event in self.events if event.id == id]

    def why(self, verb: str, noun: str = "", seat: int | None = None) -> str:
        """The clause by which an action is refused."""
        actor = self.world.to_act()[0] if seat is None else seat
        action = self.game.actions.index(verb, noun)
        assert action not in self.world.legal(actor), f"{verb} {noun} is legal"
        return self.world.why_not(actor, action).clause
