"""Chapter V, building: resource symbols and monuments."""

from typing import Final

from epochal.core.kernel import Outside, Step
from epochal.games.conquest.building import BUILD, CHOOSE_SITE, resources_held
from epochal.games.hotw2001.state import World

__all__ = ["BUILD", "CHOOSE_SITE", "COUNT_RESOURCES"]


class CountResources(Step[World]):
    """One monument for every two resource lands of the Active Empire."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.to_build = resources_held(s) // 2  # rule: monuments.two_resources
        s.then((BUILD, 0, 0))


COUNT_RESOURCES: Final = CountResources("count_resources")
