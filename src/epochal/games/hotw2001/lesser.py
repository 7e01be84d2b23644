"""The Lesser Events that strengthen the Active Empire: troops, coins, forts and fleets."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.conquest.atlas import bit, spell
from epochal.games.conquest.kit import Empire
from epochal.games.hotw2001.board import TERRAINS
from epochal.games.hotw2001.card import Card
from epochal.games.hotw2001.components import EventCard
from epochal.games.hotw2001.state import World


class Siegecraft(Card):
    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.siegecraft = True  # rule: card.siegecraft


class EliteTroops(Card):
    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.elite = True  # rule: card.elite_troops


class Jihad(Card):
    """Two losses away from the ordinary."""

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.jihad = 2  # rule: card.jihad


class NavalPower(Card):
    """Of use only to an empire with fleets."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return bool(world.box.empires[world.holding[seat]].waters | world.astronomy)

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.naval_power = True  # rule: card.naval_power


class ExpertTroops(Card):
    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.experts |= bit(TERRAINS.index(card.terrain))  # rule: card.expert_troops


class Treachery(Card):
    """An enemy land is named; attacks on it win without dice."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return world.enemies(seat) != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((NAME_LAND, 0, 0))


class NameLand(Question[World]):
    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_land, s.enemies(seat))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-treachery", {}, "card.treachery")

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        s.treachery = land  # rule: card.treachery
        s.close()
        if out.ear is not None:
            out.tell("event-treachery-named", "card.treachery", seat=f"seat:{seat}", land=s.land_ref(land))


class Coins(Card):
    """Coins for the Active Empire, as many as there are markers."""

    def count(self, empire: Empire) -> int:
        """How many coins the card brings this empire."""
        return 2  # rule: card.population_explosion

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return world.markers_left() > 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        coins = min(
            self.count(world.box.empires[world.holding[seat]]), world.markers_left()
        )  # rule: pieces.markers
        world.coins += coins
        if out.ear is not None:
            out.tell("event-coins", f"card.{card.kind}", seat=f"seat:{seat}", coins=coins)


class CivilService(Coins):
    def count(self, empire: Empire) -> int:
        return 1 + (1 if empire.capital else 0) + (1 if empire.waters else 0)  # rule: card.civil_service


class Allies(Card):
    """Two coins whose armies may only enter vacant lands."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return world.markers_left() > 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.allied_coins = min(2, world.markers_left())  # rule: card.allies
        if out.ear is not None:
            out.tell("event-allied-coins", "card.allies", seat=f"seat:{seat}", coins=world.allied_coins)


class Engineering(Card):
    """Two free forts for an empire with a capital."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return world.box.empires[world.holding[seat]].capital

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.free_forts = 2  # rule: card.engineering


class Astronomy(Card):
    """One more fleet, in a sea."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return unsailed_seas(world, seat) != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((CHOOSE_SEA, 0, 0))


class ChooseSea(Question[World]):
    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.fleet, unsailed_seas(s, seat))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-astronomy", {}, "card.astronomy")

    def on_fleet(self, s: World, seat: int, water: int, out: Outside) -> None:
        s.astronomy = bit(water)  # rule: card.astronomy
        s.close()
        if out.ear is not None:
            out.tell("event-astronomy", "card.astronomy", seat=f"seat:{seat}", water=s.water_ref(water))


NAME_LAND: Final = NameLand("name_land")
CHOOSE_SEA: Final = ChooseSea("choose_sea")

CARDS: Final[dict[str, Card]] = {
    "siegecraft": Siegecraft(),
    "elite_troops": EliteTroops(),
    "jihad": Jihad(),
    "naval_power": NavalPower(),
    "expert_troops": ExpertTroops(),
    "treachery": Treachery(),
    "population_explosion": Coins(),
    "civil_service": CivilService(),
    "allies": Allies(),
    "engineering": Engineering(),
    "astronomy": Astronomy(),
}


def unsailed_seas(world: World, seat: int) -> int:
    """The seas in which the Active Empire will have no fleet."""
    return world.box.atlas.seas & ~world.box.empires[world.holding[seat]].waters
