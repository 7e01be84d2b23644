"""The Lesser Events that destroy: Famine, Black Death, Plague, Pestilence, Disaster."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.conquest.atlas import bit, members, spell
from epochal.games.hotw2001.card import Card
from epochal.games.hotw2001.components import EventCard
from epochal.games.hotw2001.state import NOBODY, World

# rule: card.disease_structures. Armies and forts die here; nothing else is touched.


def exposed(world: World) -> int:
    """The lands with an army that a card of this turn can strike: not those of a Minor Empire played this turn."""
    lands = world.occupied()
    for event in world.events_now:
        if world.box.events[event].empire is not None:
            for land in members(world.held[world.turn]):
                if world.tag[land] == world.box.tag_of(event):
                    lands &= ~bit(land)  # rule: card.minor_empire_alone
    return lands


def stricken(world: World, land: int, dice: int, why: str, out: Outside) -> bool:
    """One army of a land rolls; a 1 on any die destroys it. Whether it died."""
    rolled = out.chance.dice(dice, why)
    seat = world.owner[land]
    died = 1 in rolled
    if died:
        world.remove_army(land)
    if out.ear is not None:
        id = "event-stricken" if died else "event-survived"
        out.tell(id, f"card.{why}", seat=f"seat:{seat}", land=world.land_ref(land), dice=list(rolled))
    return died


def ravage(world: World, area: int, why: str, out: Outside) -> None:
    """Every army of an area rolls one die."""
    for land in members(world.box.atlas.area_lands[area] & exposed(world)):
        for _ in range(world.armies(land)):
            stricken(world, land, 1, why, out)  # rule: multiple_armies.disease


def inhabited_areas(world: World) -> int:
    """The areas with an army."""
    struck = exposed(world)
    areas = 0
    for area, lands in enumerate(world.box.atlas.area_lands):
        if lands & struck:
            areas |= bit(area)
    return areas


class Famine(Card):
    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return inhabited_areas(world) != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((FAMINE, 0, 0))


class ChooseFamine(Question[World]):
    """The area that starves."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_area, inhabited_areas(s))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-famine", {}, "card.famine")

    def on_choose_area(self, s: World, seat: int, area: int, out: Outside) -> None:
        s.close()
        ravage(s, area, "famine", out)  # rule: card.famine


class BlackDeath(Card):
    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return first_areas(world) != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((BLACK_DEATH, -1, 0))


class ChooseBlackDeath(Question[World]):
    """Two adjacent areas; the first chosen is this step's number, -1 before."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        areas = first_areas(s) if a < 0 else second_areas(s, a)
        return spell(s.words.choose_area, areas)

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-black-death" if a < 0 else "prompt-black-death-second", {}, "card.black_death")

    def on_choose_area(self, s: World, seat: int, area: int, out: Outside) -> None:
        first = s.agenda[-1][1]
        s.close()
        if first < 0:
            s.then((BLACK_DEATH, area, 0))
            return
        for each in sorted((first, area)):
            ravage(s, each, "black_death", out)  # rule: card.black_death


def first_areas(world: World) -> int:
    """Areas of which a pair can be struck: inhabited itself, or next to one that is."""
    areas = 0
    for area in range(len(world.box.atlas.areas)):
        if second_areas(world, area):
            areas |= bit(area)
    return areas


def second_areas(world: World, first: int) -> int:
    """The areas next to the first, so that at least one of the two has an army."""
    inhabited = inhabited_areas(world)
    neighbours = world.box.area_neighbours[first]
    return neighbours if inhabited & bit(first) else neighbours & inhabited


class Plague(Card):
    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return exposed(world) != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((PLAGUE, -1, 0))


class ChoosePlague(Question[World]):
    """Where the plague strikes; its number is the land it spreads from, -1 at first."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if plague_targets(s, a) else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_land, plague_targets(s, a))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        if a < 0:
            return Message("prompt-plague", {}, "card.plague")
        return Message("prompt-plague-spread", {"land": s.land_ref(a)}, "card.plague_spread")

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        first = s.agenda[-1][1] < 0
        s.close()
        stricken(s, land, 4 if first else 3, "plague", out)  # rule: card.plague
        if s.owner[land] == NOBODY:
            s.then((PLAGUE, land, 0))  # rule: card.plague_spread


def plague_targets(world: World, source: int) -> int:
    """The occupied lands, all of them or those next to the land just emptied."""
    struck = exposed(world)
    return struck if source < 0 else world.box.atlas.near[source] & struck


class Pestilence(Card):
    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return exposed(world) != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((PESTILENCE, 0, 0))


class ChoosePestilence(Question[World]):
    """The land in the middle of it."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_land, pestilence_targets(s))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-pestilence", {}, "card.pestilence")

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        s.close()
        struck = exposed(s)
        if struck & bit(land):
            stricken(s, land, 3, "pestilence", out)  # rule: card.pestilence
        for near in members(s.box.atlas.near[land] & struck):
            stricken(s, near, 2, "pestilence", out)


def pestilence_targets(world: World) -> int:
    """The lands where it would strike somebody: an army there, or in an adjacent land."""
    struck = exposed(world)
    targets = struck
    for land in members(struck):
        targets |= world.box.atlas.near[land]
    return targets


class Disaster(Card):
    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return world.monuments != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((DISASTER, 2, 0))


class ChooseDisaster(Question[World]):
    """Up to two lands with monuments; its number is how many are left to choose."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if s.monuments else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        lands = spell(s.words.choose_land, s.monuments)
        return lands if a == 2 else [*lands, s.words.done]

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-disaster", {"left": a}, "card.disaster")

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        left = s.agenda[-1][1] - 1
        s.close()
        here = bit(land)
        s.monuments &= ~here  # rule: card.disaster
        s.forts &= ~here
        s.cities &= ~here
        if s.capitals & here:
            s.capitals &= ~here
            s.cities |= here
        if out.ear is not None:
            out.tell("event-disaster", "card.disaster", land=s.land_ref(land))
        if left:
            s.then((DISASTER, left, 0))

    def on_done(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()


FAMINE: Final = ChooseFamine("famine")
BLACK_DEATH: Final = ChooseBlackDeath("black_death")
PLAGUE: Final = ChoosePlague("plague")
PESTILENCE: Final = ChoosePestilence("pestilence")
DISASTER: Final = ChooseDisaster("disaster")

CARDS: Final[dict[str, Card]] = {
    "famine": Famine(),
    "black_death": BlackDeath(),
    "plague": Plague(),
    "pestilence": Pestilence(),
    "disaster": Disaster(),
}
