"""Chance comes from outside a game: dice, draws and shuffles, each asked for with its reason.

``Seeded`` is fast, for play-outs; ``Quick`` is faster to make, for looking ahead. ``Committed`` is for live tables: its key is committed to before the first roll
and revealed at the end, so that anyone can check every roll. ``Recording`` notes what another chance answers,
``Recorded`` answers from such notes, and ``Scripted`` is for tests.
"""

import hashlib
import hmac
from collections.abc import Sequence
from itertools import product
from random import Random
from reprlib import repr as brief
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from epochal.core.errors import BadInput

T = TypeVar("T")
Outcome = list[Any]
"""One answer as data: [kind, why, answer], the kind being "dice", "pick" or "shuffle"."""

_32_BITS: Final = 0xFFFFFFFF
_FACES = range(1, 7)
_ROLLS: Final[list[list[tuple[int, ...]]]] = [list(product(_FACES, repeat=n)) for n in range(5)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What answers when the rules call for luck. Subclasses give ``dice``, ``pick`` and ``order``."""

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        """Roll n six-sided dice."""
        raise NotImplementedError

    def pick(self, n: int, why: str) -> int:
        """One of 0 .. n-1, each equally likely."""
        raise NotImplementedError

    def order(self, n: int, why: str) -> list[int]:
        """The numbers 0 .. n-1 in random order."""
        raise NotImplementedError

    def shuffle(self, items: Sequence[T], why: str) -> list[T]:
        """The items in random order, as a new list."""
        return [items[i] for i in self.order(len(items), why)]


class Seeded(Chance):
    """Fast chance for play-outs: the same seed gives the same game, in any process, on any machine."""

    def __init__(self, seed: int | str) -> None:
        self.source = Random(seed)
        self.random = self.source.random
        self.bits = self.source.getrandbits

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and what comes out of a pickle go on by themselves, from the same luck."""
        return _seeded_at, (self.source.getstate(),)

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        if n < 5:
            rolls = _ROLLS[n]
            return rolls[int(self.random() * len(rolls))]
        return tuple([int(self.random() * 6) + 1 for _ in range(n)])

    def pick(self, n: int, why: str) -> int:
        return int(self.random() * n)

    def order(self, n: int, why: str) -> list[int]:
        """As ``random.shuffle`` does it, which is not compiled: sampling what a seat cannot know is little else than this."""
        numbers = list(range(n))
        width = n.bit_length()
        for i in range(n - 1, 0, -1):
            if i + 1 < 1 << width - 1:
                width -= 1
            j = self.bits(width)
            while j > i:
                j = self.bits(width)
            numbers[i], numbers[j] = numbers[j], numbers[i]
        return numbers


def _seeded_at(luck: tuple[Any, ...]) -> Seeded:
    chance = Seeded(0)
    chance.source.setstate(luck)
    return chance


def _times(x: i64, factor: i64) -> i64:
    """The last 32 bits of a product, by way of numbers below 2^48."""
    return x * (factor & 0xFFFF) + ((x * (factor >> 16) & 0xFFFF) << 16) & _32_BITS


class Quick(Chance):
    """The cheapest chance to make, for looking ahead, where luck is begun anew thousands of times (Marsaglia's xorshift).

    Its numbers have 64 bits: compiled, a product of ``int`` of which one is 2^30 or more is slow, and Ctrl-C in its midst fatal.
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = 1
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin anew, as if just made. Seeds that are near each other begin far apart (MurmurHash3's last step)."""
        x: i64 = (seed + 0x9E3779B9) & _32_BITS
        x = _times(x ^ x >> 16, 0x85EBCA6B)
        x = _times(x ^ x >> 13, 0xC2B2AE35)
        self.state = (x ^ x >> 16) or 1

    def pick(self, n: int, why: str) -> int:
        x = self.state
        x ^= x << 13 & _32_BITS
        x ^= x >> 17
        x ^= x << 5 & _32_BITS
        self.state = x
        return x * n >> 32

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        if n < 5:
            rolls = _ROLLS[n]
            return rolls[self.pick(len(rolls), why)]
        return tuple([self.pick(6, why) + 1 for _ in range(n)])

    def order(self, n: int, why: str) -> list[int]:
        numbers = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.pick(i + 1, why)
            numbers[i], numbers[j] = numbers[j], numbers[i]
        return numbers


class Committed(Chance):
    """A keyed stream of chance that anyone can verify once the key is known.

    ``commitment`` (a hash of the key) is shown before the first roll. Each call takes the next position of the stream, so
    a table that was stopped goes on with ``Committed(key, position)``.
    """

    def __init__(self, key: bytes, position: int = 0) -> None:
        if len(key) < 16:
            raise BadInput("error-short-key", bytes=len(key))
        self.key = key
        self.position = position
        self.commitment: str = commitment(key)

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        draw = self._next("dice", n, why)
        return tuple([draw.below(6) + 1 for _ in range(n)])

    def pick(self, n: int, why: str) -> int:
        return self._next("pick", n, why).below(n)

    def order(self, n: int, why: str) -> list[int]:
        draw = self._next("shuffle", n, why)
        numbers = list(range(n))
        for i in range(n - 1, 0, -1):
            j = draw.below(i + 1)
            numbers[i], numbers[j] = numbers[j], numbers[i]
        return numbers

    def _next(self, kind: str, n: int, why: str) -> "_Draw":
        label = f"{self.position}|{kind}|{n}|{why}"
        self.position += 1
        return _Draw(self.key, label)


class _Draw:
    """Unbiased numbers from one labelled place of a keyed stream."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key = key
        self.label = label
        self.block = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        limit = 2**32 - 2**32 % n
        while True:
            if not self.words:
                text = f"{self.label}|{self.block}".encode()
                digest = hmac.new(self.key, text, hashlib.sha256).digest()
                self.block += 1
                self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
            word = self.words.pop()
            if word < limit:
                return word % n


def commitment(key: bytes) -> str:
    """The hash by which a key is promised before the game and checked after it."""
    return hashlib.sha256(b"epochal:" + key).hexdigest()


class Recording(Chance):
    """Passes every question on to another chance and notes the answers in ``outcomes``."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def take(self) -> list[Outcome]:
        """The answers noted since the last time, as data."""
        taken = self.outcomes
        self.outcomes = []
        return taken

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        rolled = self.source.dice(n, why)
        self.outcomes.append(["dice", why, list(rolled)])
        return rolled

    def pick(self, n: int, why: str) -> int:
        picked = self.source.pick(n, why)
        self.outcomes.append(["pick", why, picked])
        return picked

    def order(self, n: int, why: str) -> list[int]:
        numbers = self.source.order(n, why)
        self.outcomes.append(["shuffle", why, list(numbers)])
        return numbers


class Recorded(Chance):
    """Answers from noted outcomes, in their order, and refuses any that cannot be the answer to the question."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes: list[Any] = list(outcomes)
        self.used = 0

    def finished(self) -> bool:
        """Whether every outcome has been used."""
        return self.used == len(self.outcomes)

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        rolled = self._next("dice", why)
        if not _whole_numbers(rolled, n) or not all(die in _FACES for die in rolled):
            raise BadInput("error-outcome-impossible", kind="dice", why=why, n=n, found=brief(rolled))
        return tuple(rolled)

    def pick(self, n: int, why: str) -> int:
        picked = self._next("pick", why)
        if type(picked) is not int or not 0 <= picked < n:
            raise BadInput("error-outcome-impossible", kind="pick", why=why, n=n, found=brief(picked))
        return picked

    def order(self, n: int, why: str) -> list[int]:
        numbers = self._next("shuffle", why)
        if not _whole_numbers(numbers, n) or sorted(numbers) != list(range(n)):
            raise BadInput("error-outcome-impossible", kind="shuffle", why=why, n=n, found=brief(numbers))
        return list(numbers)

    def _next(self, kind: str, why: str) -> Any:
        if self.used == len(self.outcomes):
            raise BadInput("error-outcome-missing", kind=kind, why=why)
        outcome = self.outcomes[self.used]
        if not isinstance(outcome, list) or len(outcome) != 3 or outcome[0] != kind or outcome[1] != why:
            raise BadInput("error-outcome-other", kind=kind, why=why, found=brief(outcome))
        self.used += 1
        return outcome[2]


def _whole_numbers(value: Any, n: int) -> bool:
    """Whether this is a list of n whole numbers; true and false are none, nor is 1.0."""
    return isinstance(value, list) and len(value) == n and all(type(item) is int for item in value)


class Scripted(Chance):
    """For tests: answers in order, whatever is asked; a list for dice or a shuffle, a number for a pick.

    >>> chance = Scripted([1, 3], [4])
    >>> chance.dice(2, "attack"), chance.dice(1, "defence")
    ((1, 3), (4,))

    When the script has run out, ``otherwise`` answers, if there is one.
    """

    def __init__(self, *answers: Any, otherwise: Chance | None = None) -> None:
        self.answers: list[Any] = list(answers)
        self.otherwise = otherwise

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        if not self.answers and self.otherwise is not None:
            return self.otherwise.dice(n, why)
        return Recorded([["dice", why, self._next(why)]]).dice(n, why)

    def pick(self, n: int, why: str) -> int:
        if not self.answers and self.otherwise is not None:
            return self.otherwise.pick(n, why)
        return Recorded([["pick", why, self._next(why)]]).pick(n, why)

    def order(self, n: int, why: str) -> list[int]:
        if not self.answers and self.otherwise is not None:
            return self.otherwise.order(n, why)
        return Recorded([["shuffle", why, self._next(why)]]).order(n, why)

    def _next(self, why: str) -> Any:
        if not self.answers:
            raise BadInput("error-outcome-missing", kind="scripted", why=why)
        answer = self.answers.pop(0)
        return list(answer) if isinstance(answer, (tuple, range)) else answer
