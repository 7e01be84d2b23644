"""What the cards and the board promise before anything is played: where each empire spreads, and which lands last."""

from functools import cache
from typing import Final

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.bot.later import Later
from epochal.games.conquest.bot.ways import Lane, Ways
from epochal.games.conquest.kit import Empire, Kit, Words

# How likely an empire of an epoch takes a land, by how near that is to its start land.
_AT_HOME: Final = 0.8
_WITHIN_STRENGTH: Final = 0.27
_JUST_BEYOND: Final = 0.15
_FAR: Final = 0.08

_MOST_WAYS: Final = 64
"""So many sets of lanes are kept; a game has a few."""


class Tallies:
    """What tallies of each area are worth to a seat (``by_area``), as far as that was worked out, and what it depends on."""

    def __init__(
        self, later: Later, seat: int, rivalry: list[float], waiting: list[bool], areas: int
    ) -> None:
        self.later = later
        self.seat = seat
        self.rivalry = rivalry
        self.waiting = waiting
        self.by_area: list[dict[int, float]] = [{} for _ in range(areas)]

    def fit(self, later: Later, seat: int, rivalry: list[float], waiting: list[bool]) -> bool:
        """Whether they are worth the same to this seat at this moment."""
        return (
            self.later is later and self.seat == seat and self.rivalry == rivalry and self.waiting == waiting
        )


class Outlook:
    """Tables of a content set: ``spread`` lists the lands of an empire from near to far, ``threat`` its chance to take each;
    ``inside`` lists the lands of an area.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.barren: int = sum([bit(land) for land, area in enumerate(kit.atlas.area_of) if area < 0])
        self.inside: list[list[int]] = [members(lands) for lands in kit.atlas.area_lands]
        self.resource: list[bool] = [
            bool(kit.atlas.resources & bit(land)) for land in range(len(kit.atlas.lands))
        ]
        self.spread: list[list[int]] = [nearest(kit, self.barren, empire) for empire in kit.empires]
        self.threat: list[list[float]] = [
            threats(kit, empire, spread) for empire, spread in zip(kit.empires, self.spread, strict=True)
        ]
        self.kept: dict[tuple[int, int, int], list[float]] = {}
        self.chains: dict[tuple[int, int, int], list[list[float]]] = {}
        self._later: dict[tuple[int, int, int, float, float], Later] = {}
        self._ways: dict[tuple[Lane, ...], Ways] = {}
        self._tallies: Tallies | None = None

    def stay(self, epoch: int, called: int, seats: int) -> list[float]:
        """For each land the chance that an army in it outlives the empires of an epoch from number ``called`` on."""
        key = (epoch, called, seats)
        found = self.kept.get(key)
        if found is None:
            empires = self.kit.by_epoch[epoch]
            share = seats / len(empires)
            found = [1.0] * len(self.kit.atlas.lands)
            for empire in empires[called:]:
                threat = self.threat[empire]
                found = [stay * (1.0 - share * threat[land]) for land, stay in enumerate(found)]
            self.kept[key] = found
        return found

    def scorings(self, epoch: int, called: int, seats: int) -> list[list[float]]:
        """For each later epoch, next first, the chance of each land's army to be there when its owner scores."""
        key = (epoch, called, seats)
        found = self.chains.get(key)
        if found is None:
            found = []
            stay = self.stay(epoch, called, seats)
            for later in range(epoch + 1, len(self.kit.by_epoch)):
                half = [chance**0.5 for chance in self.stay(later, 0, seats)]
                scored = [a * b for a, b in zip(stay, half, strict=True)]
                found.append(scored)
                stay = [a * b for a, b in zip(scored, half, strict=True)]
            self.chains[key] = found
        return found

    def later(self, epoch: int, called: int, seats: int, areas: float, structures: float) -> Later:
        """The epochs to come, to a level to which the future of areas and of structures counts so much."""
        key = (epoch, called, seats, areas, structures)
        found = self._later.get(key)
        if found is None:
            found = Later(self.kit.atlas, epoch, self.scorings(epoch, called, seats), areas, structures)
            self._later[key] = found
        return found

    def tallies(
        self, later: Later, seat: int, rivalry: list[float], waiting: list[bool]
    ) -> list[dict[int, float]]:
        """What tallies of each area are worth to a seat: it stays the same for a turn, and the last one asked about is kept."""
        last = self._tallies
        if last is None or not last.fit(later, seat, rivalry, waiting):
            last = Tallies(later, seat, rivalry, waiting, len(self.kit.atlas.areas))
            self._tallies = last
        return last.by_area

    def ways(self, lanes: tuple[Lane, ...]) -> Ways:
        """The ways of a force with these lanes."""
        found = self._ways.get(lanes)
        if found is None:
            if len(self._ways) == _MOST_WAYS:
                self._ways.clear()
            found = Ways(self.kit.atlas.near, lanes)
            self._ways[lanes] = found
        return found


@cache
def outlook(kit: Kit) -> Outlook:
    """The tables of a content set, made once."""
    return Outlook(kit)


@cache
def first_action(words: Words, verb: str) -> int:
    """The number of a verb's first action, looked up once."""
    return words.first(verb)


@cache
def nearest(kit: Kit, barren: int, empire: Empire) -> list[int]:
    """The lands an empire can come to, in order of distance; those within a step of each other by area value."""
    atlas = kit.atlas
    lanes = atlas.sea_lanes(empire.waters)
    ranked = list(empire.starts)
    seen = 0
    for land in ranked:
        seen |= bit(land)
    ring = seen
    while ring:
        reach = 0
        for land in members(ring):
            reach |= atlas.near[land]
        overseas = 0
        for coast in lanes:
            if coast & ring:
                overseas |= coast
        ring = (reach | overseas) & ~seen & ~barren
        worth = [(-_value(kit, land, empire.epoch), land) for land in members(reach & ring)]
        worth += [(1 - _value(kit, land, empire.epoch), land) for land in members(ring & ~reach)]
        ranked += [land for _, land in sorted(worth)]
        seen |= ring
    return ranked


def _value(kit: Kit, land: int, epoch: int) -> int:
    return kit.atlas.area_values[kit.atlas.area_of[land]][epoch - 1]


def threats(kit: Kit, empire: Empire, spread: list[int]) -> list[float]:
    """How likely the empire, if it is played, takes each land."""
    chances = [0.0] * len(kit.atlas.lands)
    for rank, land in enumerate(spread):
        if land in empire.starts:
            chances[land] = _AT_HOME
        elif rank < empire.strength:
            chances[land] = _WITHIN_STRENGTH
        elif rank < 1.7 * empire.strength:
            chances[land] = _JUST_BEYOND
        elif rank < 3 * empire.strength:
            chances[land] = _FAR
    return chances
