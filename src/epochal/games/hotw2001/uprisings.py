"""The Lesser Events that bring armies: Kingdoms, Migrants, Civil War, Barbarians, Jewish Revolt, Crusade."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.conquest.atlas import bit, members, spell
from epochal.games.hotw2001.card import Card
from epochal.games.hotw2001.combat import conquer, drive_out
from epochal.games.hotw2001.components import EventCard
from epochal.games.hotw2001.establish import DISBAND
from epochal.games.hotw2001.expansion import EXPAND
from epochal.games.hotw2001.state import NOBODY, NOTHING, World


def strike(world: World, seat: int, tag: int, land: int, out: Outside) -> bool:
    """An army of an event appears and attacks at once; terrain does not matter, a fort does."""
    world.muster(seat, 1)
    world.force = tag
    won = conquer(world, seat, land, tag, 1, out)
    world.force = NOTHING
    return won


class ArmyCard(Card):
    """A card that needs at least one army from the box."""

    def useful(self, world: World, seat: int, card: EventCard) -> bool:
        return world.figures[seat] > 0 and self.has_target(world, seat, card)

    def has_target(self, world: World, seat: int, card: EventCard) -> bool:
        return True


class Kingdom(ArmyCard):
    """An army and a city, whoever stood there before."""

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        drive_out(world, card.land, "card.kingdom", out)  # rule: card.kingdom
        world.muster(seat, 1)
        world.put_army(card.land, seat, world.box.tag_of(card.number))
        world.build_city(card.land)
        if out.ear is not None:
            out.tell("event-kingdom", "card.kingdom", seat=f"seat:{seat}", land=world.land_ref(card.land))


class Migrants(ArmyCard):
    """Two armies into vacant lands of one area."""

    def has_target(self, world: World, seat: int, card: EventCard) -> bool:
        return vacant_lands(world, card.area) != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((MIGRATE, card.number, 2))


class Migrate(Question[World]):
    """Where migrants settle; its numbers are the card and the armies left."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if s.figures[s.turn] > 0 and vacant_lands(s, s.box.events[a].area) else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_land, vacant_lands(s, s.box.events[a].area))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        area = f"area:{s.box.atlas.areas[s.box.events[a].area]}"
        return Message("prompt-migrants", {"area": area, "left": b}, "card.migrants")

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        _, event, left = s.agenda[-1]
        s.close()
        s.muster(seat, 1)
        s.put_army(land, seat, s.box.tag_of(event))  # rule: card.migrants
        if out.ear is not None:
            out.tell("event-migrated", "card.migrants", seat=f"seat:{seat}", land=s.land_ref(land))
        if left > 1:
            s.then((MIGRATE, event, left - 1))


def vacant_lands(world: World, area: int) -> int:
    return world.box.atlas.area_lands[area] & ~world.occupied()


class CivilWar(ArmyCard):
    """Three lands of one enemy empire rise."""

    def has_target(self, world: World, seat: int, card: EventCard) -> bool:
        return bool(enemy_empires(world, seat))

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((CIVIL_WAR_EMPIRE, card.number, 0))


class ChooseEmpire(Question[World]):
    """The empire that falls into civil war; its number is the card."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        minors = s.words.minor_tags
        nouns = [
            tag if tag < s.box.empire_count else s.box.empire_count + minors.index(tag)
            for tag in enemy_empires(s, seat)
        ]
        return [s.words.choose_empire + noun for noun in nouns]

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-civil-war", {}, "card.civil_war")

    def on_choose_empire(self, s: World, seat: int, empire: int, out: Outside) -> None:
        event = s.agenda[-1][1]
        s.close()
        count = s.box.empire_count
        tag = empire if empire < count else s.words.minor_tags[empire - count]
        lands = 0
        for land in members(s.enemies(seat)):
            if s.tag[land] == tag:
                lands |= bit(land)
        s.rebels = lands
        if out.ear is not None:
            out.tell("event-civil-war", "card.civil_war", seat=f"seat:{seat}", empire=s.box.tags[tag])
        s.then((CIVIL_WAR_LAND, event, min(3, lands.bit_count())))  # rule: card.civil_war


class ChooseRebels(Question[World]):
    """The lands that rise, one after the other; its numbers are the card and the armies left."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_land, s.rebels)

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-civil-war-land", {"left": b}, "card.civil_war")

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        _, event, left = s.agenda[-1]
        s.close()
        s.rebels &= ~bit(land)
        strike(s, seat, s.box.tag_of(event), land, out)  # rule: card.civil_war_combat
        if left > 1 and s.figures[seat] > 0:
            s.then((CIVIL_WAR_LAND, event, left - 1))
        else:
            s.rebels = 0


def enemy_empires(world: World, seat: int) -> list[int]:
    """The tags of empires, minor ones too, that other players have on the board; ascending."""
    tags = {world.tag[land] for land in members(world.enemies(seat))}
    return sorted(tag for tag in tags if world.box.is_empire(tag))


class Barbarians(ArmyCard):
    """Out of a barren land, from neighbour to neighbour, until an army falls."""

    def has_target(self, world: World, seat: int, card: EventCard) -> bool:
        return wild_lands(world, seat) != 0

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.then((CHOOSE_WILDS, card.number, 0))


class ChooseWilds(Question[World]):
    """The barren land the barbarians come from; its number is the card."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_land, wild_lands(s, seat))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-barbarians", {}, "card.barbarians")

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        event = s.agenda[-1][1]
        s.close()
        s.then((BARBARIANS, event, land))


class BarbariansAttack(Question[World]):
    """The next land they attack; its numbers are the card and the barren land."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        targets = s.box.board.waste[b] & s.enemies(s.turn)
        return (s.turn,) if targets and s.figures[s.turn] > 0 else ()  # rule: card.barbarians_end

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_land, s.box.board.waste[b] & s.enemies(seat))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-barbarians-attack", {"land": s.land_ref(b)}, "card.barbarians")

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        _, event, wilds = s.agenda[-1]
        s.close()
        if strike(s, seat, s.box.tag_of(event), land, out):  # rule: card.barbarians
            s.then((BARBARIANS, event, wilds))


def wild_lands(world: World, seat: int) -> int:
    """The barren lands next to an enemy."""
    enemies = world.enemies(seat)
    lands = 0
    for land in members(world.box.board.barren):
        if world.box.board.waste[land] & enemies:
            lands |= bit(land)
    return lands


class JewishRevolt(ArmyCard):
    """An army rises in Palestine."""

    def has_target(self, world: World, seat: int, card: EventCard) -> bool:
        return world.owner[card.land] != seat  # rule: card.jewish_revolt_vacant

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        tag = world.box.tag_of(card.number)
        if world.owner[card.land] != NOBODY:
            strike(world, seat, tag, card.land, out)  # rule: card.jewish_revolt
            return
        world.muster(seat, 1)
        world.put_army(card.land, seat, tag)
        if out.ear is not None:
            out.tell(
                "event-entered",
                "card.jewish_revolt_vacant",
                seat=f"seat:{seat}",
                land=world.land_ref(card.land),
            )


class Crusade(ArmyCard):
    """Three armies at sea, bound for Palestine or any other coast."""

    def play(self, world: World, seat: int, card: EventCard, out: Outside) -> None:
        world.force = world.box.tag_of(card.number)  # rule: card.crusade
        world.pool = world.muster(seat, 3)
        world.afloat = bit(card.water)
        world.lanes = world.box.atlas.sea_lanes(world.afloat)
        world.reach = world.box.atlas.coast[card.water]
        world.then((EXPAND, 0, 0), (DISBAND, 0, 0))


MIGRATE: Final = Migrate("migrate")
CIVIL_WAR_EMPIRE: Final = ChooseEmpire("civil_war_empire")
CIVIL_WAR_LAND: Final = ChooseRebels("civil_war_land")
CHOOSE_WILDS: Final = ChooseWilds("choose_wilds")
BARBARIANS: Final = BarbariansAttack("barbarians")

CARDS: Final[dict[str, Card]] = {
    "kingdom": Kingdom(),
    "migrants": Migrants(),
    "civil_war": CivilWar(),
    "barbarians": Barbarians(),
    "jewish_revolt": JewishRevolt(),
    "crusade": Crusade(),
}
