"""Sets of numbered things as bit masks."""

from typing import Final

Spelling = list[list[list[int]]]
"""For each byte of a bit mask, and each value of that byte, the numbers it stands for."""


def spelling(first: int, count: int) -> Spelling:
    """How to spell out masks of up to so many bits, counted from ``first``: the actions of a verb, one for each noun."""
    return [
        [[first + n for n in range(start, start + 8) if byte >> (n - start) & 1] for byte in range(256)]
        for start in range(0, count, 8)
    ]


_SMALL: Final = 1 << 56
"""Masks below it are small numbers to a processor, others are not, and are faster taken apart as bytes."""


def spell(table: Spelling, mask: int) -> list[int]:
    """The numbers that a bit mask stands for, ascending."""
    found: list[int] = []
    if mask < _SMALL:
        place = 0
        while mask:
            byte = mask & 255
            if byte:
                found += table[place][byte]
            mask >>= 8
            place += 1
    else:
        data = mask.to_bytes(len(table), "little")
        for place in range(len(table)):
            byte = data[place]
            if byte:
                found += table[place][byte]
    return found


MOST: Final = 128
"""The largest number of things that a mask is spelled out for."""

_MEMBERS: Final[Spelling] = spelling(0, MOST)


def members(mask: int) -> list[int]:
    """The numbers in a bit mask, ascending.

    >>> members(0b101001)
    [0, 3, 5]
    """
    return spell(_MEMBERS, mask)


def bit(number: int) -> int:
    """The mask of one number."""
    return 1 << number
