"""Resource symbols and monuments."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.atlas import bit, spell
from epochal.games.conquest.world import Conquest


class Build(Step[Conquest]):
    """Monuments rise where the order leaves one place; where it leaves several the player chooses."""

    def run(self, s: Conquest, a: int, b: int, out: Outside) -> None:
        while s.to_build > 0:
            sites = monument_sites(s)
            if sites == 0:
                s.to_build = 0  # rule: monuments.must
            elif sites & (sites - 1) == 0 and not s.may_leave_unbuilt():
                build_monument(s, sites.bit_length() - 1, out)
            else:
                s.then((CHOOSE_SITE, 0, 0), (BUILD, 0, 0))
                return


class ChooseSite(Question[Conquest]):
    """Several places of equal rank, or a monument that is no duty."""

    def seats(self, s: Conquest, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: Conquest, seat: int, a: int, b: int) -> list[int]:
        choices = spell(s.verbs.monument, monument_sites(s))
        if s.may_leave_unbuilt():
            choices.append(s.verbs.done)
        return choices

    def prompt(self, s: Conquest, seat: int, a: int, b: int) -> Message:
        duty = 0 if s.may_leave_unbuilt() else 1
        return Message("prompt-monument", {"monuments": s.to_build, "duty": duty}, "monuments.order")

    def on_monument(self, s: Conquest, seat: int, land: int, out: Outside) -> None:
        s.close()
        build_monument(s, land, out)

    def on_done(self, s: Conquest, seat: int, noun: int, out: Outside) -> None:
        s.close()
        s.to_build = 0


BUILD: Final = Build("build")
CHOOSE_SITE: Final = ChooseSite("choose_site")


def resources_held(world: Conquest) -> int:
    """How many resource lands the force holds."""
    return (world.active & world.kit.atlas.resources).bit_count()


def monument_sites(world: Conquest) -> int:
    """Where the next monument may stand: capitals first, then cities, then resource lands."""
    if world.monuments_left() <= 0:
        return 0  # rule: pieces.supply
    free = world.active & ~world.monuments  # rule: monuments.one
    for rank in (world.capitals, world.cities, world.kit.atlas.resources):
        if free & rank:
            return free & rank  # rule: monuments.order
    return 0


def build_monument(world: Conquest, land: int, out: Outside) -> None:
    world.to_build -= 1
    world.monuments |= bit(land)
    if out.ear is not None:
        out.tell("event-monument", "monuments.order", seat=f"seat:{world.turn}", land=world.land_ref(land))
