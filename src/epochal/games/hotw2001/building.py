"""Chapter V, building: resource symbols and monuments."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.atlas import bit, spell
from epochal.games.hotw2001.state import World


class CountResources(Step[World]):
    """One monument for every two resource lands of the Active Empire."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.to_build = (s.active & s.box.atlas.resources).bit_count() // 2  # rule: monuments.two_resources
        s.then((BUILD, 0, 0))


class Build(Step[World]):
    """Monuments rise where the order leaves one place; where it leaves several the player chooses."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        while s.to_build > 0:
            sites = monument_sites(s)
            if sites == 0:
                s.to_build = 0  # rule: monuments.must
            elif sites & (sites - 1) == 0:
                build_monument(s, sites.bit_length() - 1, out)
            else:
                s.then((CHOOSE_SITE, 0, 0), (BUILD, 0, 0))
                return


class ChooseSite(Question[World]):
    """Several places of equal rank."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.monument, monument_sites(s))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-monument", {"monuments": s.to_build}, "monuments.order")

    def on_monument(self, s: World, seat: int, land: int, out: Outside) -> None:
        s.close()
        build_monument(s, land, out)


COUNT_RESOURCES: Final = CountResources("count_resources")
BUILD: Final = Build("build")
CHOOSE_SITE: Final = ChooseSite("choose_site")


def monument_sites(world: World) -> int:
    """Where the next monument may stand: capitals first, then cities, then resource lands."""
    if world.monuments_left() <= 0:
        return 0  # rule: pieces.supply
    free = world.active & ~world.monuments  # rule: monuments.one
    for rank in (world.capitals, world.cities, world.box.atlas.resources):
        if free & rank:
            return free & rank  # rule: monuments.order
    return 0


def build_monument(world: World, land: int, out: Outside) -> None:
    world.to_build -= 1
    world.monuments |= bit(land)
    if out.ear is not None:
        out.tell("event-monument", "monuments.order", seat=f"seat:{world.turn}", land=world.land_ref(land))
