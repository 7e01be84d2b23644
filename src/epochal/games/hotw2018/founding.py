"""What rises after the invasions, or by an event: cities, forts, and more fleets and caravans."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.atlas import bit, members, spell
from epochal.games.hotw2018.components import ANYWHERE, RESOURCE, SAILED, Effect
from epochal.games.hotw2018.effects import how_many
from epochal.games.hotw2018.monuments import COUNT_RESOURCES
from epochal.games.hotw2018.state import World


class AfterInvasion(Step[World]):
    """The empire's own effect, around its monuments."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        effect = s.box.effects[s.force]
        if effect is not None and effect.kind == "cities":
            s.then((FOUND, effect.count, place_of(effect)), (COUNT_RESOURCES, 0, 0))  # rule: effect.cities
        elif effect is not None and effect.kind == "forts":
            s.then((COUNT_RESOURCES, 0, 0), (FREE_FORTS, free_forts(s, effect), 0))  # rule: effect.forts
        else:
            s.then((COUNT_RESOURCES, 0, 0))


class Found(Question[World]):
    """Cities in own territories. ``a`` is how many are left, ``b`` where they may stand."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if a > 0 and city_sites(s, b) else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return [*spell(s.words.city, city_sites(s, b)), s.words.done]

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-cities", {"left": a}, "effect.cities")

    def on_city(self, s: World, seat: int, land: int, out: Outside) -> None:
        left, where = s.agenda[-1][1:]
        s.close()
        s.build_city(land)
        if out.ear is not None:
            out.tell("event-city", "effect.cities", seat=f"seat:{seat}", land=s.land_ref(land))
        s.then((FOUND, left - 1, where))

    def on_done(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()


class FreeForts(Question[World]):
    """Forts that cost no army. ``a`` is how many are left."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if a > 0 and fort_sites(s) else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return [*spell(s.words.free_fort, fort_sites(s)), s.words.done]

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-free-forts", {"left": a}, "effect.forts")

    def on_free_fort(self, s: World, seat: int, land: int, out: Outside) -> None:
        left = s.agenda[-1][1]
        s.close()
        build_fort(s, seat, land, 0, out)
        s.then((FREE_FORTS, left - 1, 0))

    def on_done(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()


class MoreSections(Question[World]):
    """More fleets or caravans. ``a`` is how many are left, ``b`` is 1 for caravans."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,) if a > 0 and free_sections(s, b) else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        sections = free_sections(s, b)
        if b:
            return spell(s.words.caravan, sections >> s.box.board.wet.bit_count())
        return spell(s.words.fleet, sections)

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        if b:
            return Message("prompt-caravans", {"left": a}, "effect.caravans")
        return Message("prompt-fleets", {"left": a}, "effect.fleets")

    def on_fleet(self, s: World, seat: int, water: int, out: Outside) -> None:
        self.place(s, seat, water, out)

    def on_caravan(self, s: World, seat: int, barren: int, out: Outside) -> None:
        self.place(s, seat, s.box.board.wet.bit_count() + barren, out)

    def place(self, s: World, seat: int, section: int, out: Outside) -> None:
        left, caravans = s.agenda[-1][1:]
        s.close()
        more = s.box.board.opened(bit(section)) & ~s.fleets
        s.fleets |= more
        s.chart()
        if out.ear is not None:
            clause = "effect.caravans" if caravans else "effect.fleets"
            sections = [s.box.board.section_ref(section) for section in members(more)]
            out.tell("event-fleets", clause, seat=f"seat:{seat}", sections=sections)
        s.then((MORE_SECTIONS, left - 1, caravans))


AFTER_INVASION: Final = AfterInvasion("after_invasion")
FOUND: Final = Found("found")
FREE_FORTS: Final = FreeForts("free_forts")
MORE_SECTIONS: Final = MoreSections("more_sections")


def place_of(effect: Effect) -> int:
    """Where the cities of an effect may stand, as the number that goes on the agenda."""
    return {"sailed": SAILED, "resource": RESOURCE}.get(effect.where, ANYWHERE)


def city_sites(world: World, where: int) -> int:
    """The active territories that can take a city."""
    if world.capitals_left() <= 0:
        return 0  # rule: pieces.supply
    sites = world.active & ~(world.capitals | world.cities)
    if where == SAILED:
        return sites & world.sailed
    return sites & world.box.board.resources if where == RESOURCE else sites


def free_forts(world: World, effect: Effect) -> int:
    """How many forts an effect brings."""
    return how_many(world, "resource") if effect.per else effect.count


def fort_sites(world: World) -> int:
    """The active territories that can take a fort."""  # rule: fortify.one
    return world.active & ~world.forts if world.forts_left() > 0 else 0


def free_sections(world: World, caravans: int) -> int:
    """The sections where the empire has no fleet or caravan yet."""
    board = world.box.board
    return (board.barren if caravans else board.wet) & ~world.fleets


def build_fort(world: World, seat: int, land: int, cost: int, out: Outside) -> None:
    """A fort rises, free or at the cost of an army."""
    world.forts |= bit(land)
    if out.ear is not None:
        clause = "fortify.army" if cost else "fortify.free"
        out.tell("event-fort", clause, seat=f"seat:{seat}", land=world.land_ref(land), cost=cost)
