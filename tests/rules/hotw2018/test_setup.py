"""Set-up: players, score markers, and the cards that stay in the game."""

from typing import cast

import pytest

import epochal
from epochal.core.events import Event
from epochal.games.hotw2018.components import EPOCHS
from epochal.games.hotw2018.state import World
from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table


def new_game(seats: int, seed: int = 1, *answers: object, told: list[Event] | None = None) -> World:
    """A new game; chance answers as scripted, then by the seed."""
    chance = epochal.Scripted(*answers, otherwise=epochal.Seeded(seed))
    return cast(World, GAME.new(seats=seats, chance=chance, tell=None if told is None else told.append))


@rule("setup.players")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_each_with_a_colour(seats: int) -> None:
    view = new_game(seats).view(None)
    assert len(view["players"]) == seats
    assert [player["armies"] for player in view["players"]] == [25] * seats
    assert view["lands"] == {}


@rule("setup.players")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_fewer_or_more_players_are_refused(seats: int) -> None:
    with pytest.raises(epochal.BadInput) as refused:
        new_game(seats)
    assert refused.value.message.id == "error-seats"


@rule("setup.markers")
def test_the_first_marker_drawn_goes_on_1_the_second_on_2() -> None:
    told: list[Event] = []
    world = new_game(4, 1, [2, 0, 3, 1], told=told)
    assert world.scores() == [2, 4, 1, 3]
    markers = [event for event in told if event.id == "event-markers"]
    assert [event.args["seats"] for event in markers] == [["seat:2", "seat:0", "seat:3", "seat:1"]]


@rule("setup.markers")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_player_starts_on_a_space_of_its_own(seats: int) -> None:
    orders = [tuple(new_game(seats, seed).scores()) for seed in range(10)]
    assert all(sorted(order) == list(range(1, seats + 1)) for order in orders)
    assert len(set(orders)) > 1


@rule("setup.decks")
def test_each_epoch_has_eight_empires_and_eight_events() -> None:
    assert [len(cards) for cards in GAME.box.by_epoch[1:]] == [8] * EPOCHS
    assert [len(cards) for cards in GAME.box.events_by_epoch[1:]] == [8] * EPOCHS


@rule("setup.decks")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("epoch", range(1, EPOCHS + 1))
def test_each_set_keeps_one_card_for_every_player(seats: int, epoch: int) -> None:
    table = Table(seats, epoch)
    table.draft()
    look = [table.world.view(seat)["draft"]["look"] for seat in (0, seats - 1)]
    assert len(look[0]["empires"]) == len(look[1]["events"]) == seats
    assert table.world.view(None)["draft"]["sets"] == {
        "empires": {"seat": 0, "left": seats},
        "events": {"seat": seats - 1, "left": seats},
    }


@rule("setup.decks")
def test_the_cards_removed_are_random_and_unseen() -> None:
    told: list[Event] = []
    empires = set()
    for seed in range(30):
        world = new_game(3, seed, told=told)
        fewest = world.scores().index(1)
        empires |= set(world.view(fewest)["draft"]["look"]["empires"])
    assert len(empires) == 8
    assert {event.id for event in told} == {"event-markers", "event-epoch", "event-tokens"}
