"""The view as numbers: every view finds its place, differences are kept, and nothing else gets in."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import epochal
from epochal import BadInput, Broken, Game, Seeded, State
from epochal.core.actions import Vocabulary
from epochal.lab.observation import Layout

every_game = pytest.mark.parametrize("game", epochal.GAMES)


def along(game: Game, seats: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """The states of a random game, one object that changes."""
    chance, random = Seeded(seed), Random(seed)
    state = game.new(seats, options, chance)
    yield state
    while asked := state.to_act():
        state.apply(asked[0], random.choice(state.legal(asked[0])), chance)
        yield state


@every_game
def test_every_view_finds_its_place(game: str) -> None:
    rules = epochal.load(game)
    for seats in rules.seats:
        layout = Layout(rules, seats)
        least = [place.least for place in layout.places]
        most = [place.most for place in layout.places]
        options = {option.id: option.values[seats % len(option.values)] for option in rules.options}
        for step, state in enumerate(along(rules, seats, options, seed=seats)):
            if step % 7 == 0 or not state.to_act():
                numbers = layout.write(state.view((None, *range(seats))[step % (seats + 1)]))
                assert numbers.shape == (len(layout.places),)
                assert (least <= numbers).all()
                assert (numbers <= most).all()


@every_game
def test_views_that_differ_have_numbers_that_differ(game: str) -> None:
    rules = epochal.load(game)
    seats = rules.seats[1]
    layout = Layout(rules, seats)
    before, seen = layout.write(rules.new(seats, {}, Seeded(0)).view(1)), None
    for step, state in enumerate(along(rules, seats, {}, seed=3)):
        if step % 3 == 0:
            view = state.view(1)
            numbers = layout.write(view)
            assert (view == seen) is bool((numbers == before).all())
            before, seen = numbers, view


@every_game
def test_secrets_of_others_change_nothing(game: str) -> None:
    rules = epochal.load(game)
    seats = rules.seats[1]
    layout = Layout(rules, seats)
    for step, state in enumerate(along(rules, seats, {}, seed=4)):
        if step % 9 == 0:
            seen = layout.write(state.view(0))
            assert (layout.write(state.redeal(0, Seeded(step)).view(0)) == seen).all()


@every_game
def test_each_number_has_a_name_of_its_own(game: str) -> None:
    rules = epochal.load(game)
    for seats in rules.seats:
        names = [place.name for place in Layout(rules, seats).places]
        assert len(set(names)) == len(names)


def test_numbers_can_be_read_by_their_names() -> None:
    layout = Layout(epochal.load("hotw2001"), 3)
    *_, state = along(layout.game, 3, {}, seed=5)
    view = state.view(2)
    names = [place.name for place in layout.places]
    said = dict(zip(names, layout.write(view).tolist(), strict=True))
    assert [said[f"players.{seat}.score"] for seat in range(3)] == state.scores()
    assert [said[f"seat.{seat}"] for seat in range(3)] == [0, 0, 1]
    land, here = next(iter(view["lands"].items()))
    assert said[f"lands.{land}"] == 1
    assert said[f"lands.{land}.armies"] == here["armies"]
    assert said["over"] == 1
    assert sum(said[f"hand.{ref.partition(':')[2]}"] for ref in layout.game.things() if ref[:6] == "event:") == len(view["hand"])  # fmt: skip


@pytest.mark.parametrize(
    "change",
    [
        {"weather": "rain"},
        {"order": [0, 1, 2, 0]},
        {"drawn": "atlantis"},
        {"lands": {"atlantis": {}}},
        {"supply": {"forts": 1}},
    ],
)
def test_a_view_that_does_not_fit_is_an_error(change: dict[str, Any]) -> None:
    layout = Layout(epochal.load("hotw2001"), 3)
    view = layout.game.new(3, {}, Seeded(1)).view(0)
    assert layout.write(view).dtype == np.float32
    with pytest.raises(Broken, match=r"observation\.toml of hotw2001 does not fit the view"):
        layout.write({**view, **change})


def test_a_game_that_does_not_say_how_is_refused() -> None:
    bare = Game("bare", "1", "standard", "", range(2, 3), (), Vocabulary([]))
    with pytest.raises(BadInput, match=r"The game bare does not say how its view becomes numbers"):
        Layout(bare, 2)
