"""Chance as outcomes that are told: every way things can fall, each once, and the game that follows from them."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import product
from random import Random
from typing import Any

import pytest

import epochal
from epochal import Chance, Game, State
from epochal.core.actions import Vocabulary
from epochal.core.events import Tell
from epochal.lab.asking import Position
from tests.lab.ended import Ended


class Lot(Game):
    """A game that is over when its lot has been cast."""

    def __init__(self, cast: Callable[[Chance], Hashable]) -> None:
        super().__init__("lot", "1", "standard", "", range(2, 3), (), Vocabulary([]))
        self.cast = cast
        self.results: Counter[Hashable] = Counter()

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance, tell: Tell | None) -> State:
        self.results[self.cast(chance)] += 1
        return Ended(seats, (0,))


def every_way(game: Game) -> list[list[int]]:
    """The outcomes of all ways to fall."""
    ways: list[list[int]] = []
    waiting = [(Position(game, 2, {}), list[int]())]
    while waiting:
        position, path = waiting.pop()
        if not position.outcomes():
            ways.append(path)
        for outcome in range(position.outcomes()):
            after = position.clone()
            after.fall(outcome)
            waiting.append((after, [*path, outcome]))
    return ways


@pytest.mark.parametrize(
    ("cast", "ways", "draws"),
    [
        (lambda chance: chance.dice(2, "x"), 36, 2),
        (lambda chance: chance.pick(5, "x"), 5, 1),
        (lambda chance: tuple(chance.order(4, "x")), 24, 3),
        (lambda chance: (chance.pick(2, "x"), tuple(chance.shuffle("abc", "x")), chance.dice(1, "x")), 72, 4),
        (lambda chance: (chance.pick(1, "x"), tuple(chance.order(1, "x")), chance.dice(0, "x")), 1, 0),
    ],
)
def test_every_result_comes_once(cast: Callable[[Chance], Hashable], ways: int, draws: int) -> None:
    game = Lot(cast)
    paths = every_way(game)
    assert len(paths) == len(game.results) == ways
    assert set(game.results.values()) == {1}
    assert {len(path) for path in paths} == {draws}


def test_the_faces_of_dice_are_one_to_six() -> None:
    game = Lot(lambda chance: chance.dice(2, "x"))
    every_way(game)
    assert set(game.results) == set(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("game", epochal.GAMES)
def test_a_game_goes_on_as_its_outcomes_say(game: str) -> None:
    def played(random: Random) -> Position:
        position = Position(epochal.load(game), 3, {})
        for _ in range(400):
            if outcomes := position.outcomes():
                assert position.to_act() == ()
                position.fall(random.randrange(outcomes))
            elif seats := position.to_act():
                assert position.state is not None
                position.choose(seats[0], random.choice(position.state.legal(seats[0])))
        return position

    position = played(Random(4))
    assert position.state is not None
    position.state.check()
    assert played(Random(4)).to_json() == position.to_json() != played(Random(5)).to_json()


def test_a_copy_goes_its_own_way() -> None:
    position = Position(epochal.load("hotw2001"), 3, {})
    position.fall(1)
    before = position.to_json()
    copy, random = position.clone(), Random(1)
    while not copy.to_act():
        copy.fall(random.randrange(copy.outcomes()))
    assert copy.state is not None
    copy.choose(copy.to_act()[0], copy.state.legal(copy.to_act()[0])[0])
    assert position.to_json() == before
