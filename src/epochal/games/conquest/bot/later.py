"""What lands and areas promise in the epochs to come, as one level sees it from one moment of the game."""

from typing import Final

from epochal.games.conquest.atlas import Atlas, members

_LEAD_TO_DOMINATE: Final = (0.05, 0.15, 0.4, 0.6, 0.75)
"""The chance to dominate an area next epoch with one land fewer than the strongest rival, as many, one more ..."""

_UNKNOWN: Final = -1.0


class Later:
    """Tables for a moment. ``scorings`` are, epoch by epoch, the chances of each land's army to be there when its owner scores;
    ``tomorrow`` is what a point in a land brings in all of them.

    They depend on the moment and on how a level sees the future, not on the board, so that all games share them.
    """

    def __init__(
        self, atlas: Atlas, epoch: int, scorings: list[list[float]], areas: float, structures: float
    ) -> None:
        self.scorings = scorings
        self.value: list[int] = [values[epoch - 1] for values in atlas.area_values]
        self.tomorrow: list[float] = [0.0] * len(atlas.lands)
        for scored in scorings:
            for land, chance in enumerate(scored):
                self.tomorrow[land] += structures * chance
        self._areas = areas
        self._values: list[list[int]] = [values[epoch:] for values in atlas.area_values]
        self._stay: list[list[float]] = [_stay(members(lands), scorings) for lands in atlas.area_lands]
        self._futures: list[list[list[float]]] = []
        for lands in atlas.area_lands:
            most = lands.bit_count() + 1
            self._futures.append([[_UNKNOWN] * most for _ in range(most)])

    def future(self, area: int, mine: int, rival: int) -> float:
        """Points in later epochs of a seat with so many lands in an area, the strongest rival having so many."""
        if mine == 0:
            return 0.0
        futures = self._futures[area][mine]
        found = futures[rival]
        if found == _UNKNOWN:
            found = 0.0
            values = self._values[area]
            for later, stay in enumerate(self._stay[area]):
                value = values[later]
                if value:
                    found += value * expected_level(mine, rival, stay)
            found *= self._areas
            futures[rival] = found
        return found


def _stay(lands: list[int], scorings: list[list[float]]) -> list[float]:
    """For each later epoch the mean chance that an army in these lands stays."""
    return [sum([scored[land] for land in lands]) / len(lands) for scored in scorings]


def level(mine: int, rival: int) -> int:
    """Control, dominance, presence or nothing, by lands held and those of the strongest rival."""
    if mine == 0:
        return 0
    if mine >= 3 and rival == 0:
        return 3
    return 2 if mine >= 2 and mine > rival else 1


def expected_level(mine: int, rival: int, stay: float) -> float:
    """The level to expect in a later epoch, each army staying with a chance."""
    gone = 1.0 - stay
    none = gone**mine
    one = mine * stay * gone ** (mine - 1)
    present = 1.0 - none
    if mine < 2:
        return float(present)
    lead = min(3, max(-1, mine - rival))
    expected = present + (present - one) * _LEAD_TO_DOMINATE[lead + 1]
    if mine >= 3 and rival == 0:
        two = mine * (mine - 1) / 2 * stay**2 * gone ** (mine - 2)
        expected += 0.3 * (present - one - two)
    return float(expected)
