"""Monuments: one for every two resource territories of the active armies, and what effects add."""

from typing import Final

from epochal.core.kernel import Outside, Step
from epochal.games.conquest.building import BUILD, CHOOSE_SITE, resources_held
from epochal.games.hotw2018.state import World

__all__ = ["BUILD", "CHOOSE_SITE", "COUNT_RESOURCES"]


class CountResources(Step[World]):
    """What must be built, and what may be built besides."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        resources = resources_held(s)
        duty = resources // 2  # rule: monuments.two_resources, kingdom.monuments
        s.free_builds = 0
        for effect in s.boons:
            if effect.kind == "monuments" and effect.per:
                s.free_builds = max(s.free_builds, resources - duty)  # rule: effect.monuments
        for effect in s.boons:
            if effect.kind == "monuments" and not effect.per:
                s.free_builds += effect.count
        s.to_build = duty + s.free_builds
        s.then((BUILD, 0, 0))


COUNT_RESOURCES: Final = CountResources("count_resources")
