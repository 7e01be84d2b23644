"""Ways: where an army can go on to from each land."""

from epochal.games.conquest.atlas import bit, members

Lane = tuple[int, int]
"""From any of these lands to any of those."""


class Way:
    """The lands that an army in one land could go on to: as a bit mask, one by one, and to look one up, of so many."""

    def __init__(self, mask: int, lands: int) -> None:
        self.mask = mask
        self.lands: list[int] = members(mask)
        self.found: list[bool] = [bool(mask & bit(land)) for land in range(lands)]


class Ways:
    """The borders of the board and the lanes of a force, worked out for a land when it is first asked about."""

    def __init__(self, near: list[int], lanes: tuple[Lane, ...]) -> None:
        self._near = near
        self._lanes = lanes
        self._ways: list[Way | None] = [None] * len(near)

    def of(self, land: int) -> Way:
        """The ways from a land."""
        way = self._ways[land]
        if way is None:
            mask = self._near[land]
            for start, coast in self._lanes:
                if start & bit(land):
                    mask |= coast
            way = Way(mask, len(self._near))
            self._ways[land] = way
        return way
