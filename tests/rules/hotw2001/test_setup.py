"""Chapter II, object and set-up: players, and the deal of the event cards."""

from collections import Counter
from typing import cast

import pytest

import epochal
from epochal.core.events import Event
from epochal.games.hotw2001.components import GREATER
from epochal.games.hotw2001.state import World
from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

SEEDS = range(5)


def new_game(seats: int, seed: int, told: list[Event] | None = None) -> World:
    """A new game; what is told goes into the list."""
    tell = None if told is None else told.append
    return cast(World, GAME.new(seats=seats, chance=epochal.Seeded(seed), tell=tell))


def play_out(world: World, seed: int, told: list[Event]) -> None:
    """Random play to the end."""
    chance = epochal.Seeded(seed)
    while seats := world.to_act():
        legal = world.legal(seats[0])
        world.apply(seats[0], legal[chance.pick(len(legal), "play")], chance, told.append)


def titles(cards: tuple[int, ...]) -> list[str]:
    return [GAME.box.events[card].id for card in cards]


def undealt(world: World) -> list[str]:
    """The titles of which no copy was dealt."""
    dealt = {title for hand in world.hand for title in titles(hand)}
    return [card.id for card in GAME.box.events if card.id not in dealt]


# Players


@rule("setup.players")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_start_with_0_points_and_a_colour_each(seats: int) -> None:
    world = new_game(seats, seed=1)
    players = world.view(None)["players"]
    assert world.scores() == [0] * seats
    assert [player["figures"] for player in players] == [100] * seats
    assert world.view(None)["lands"] == {}


@rule("setup.players")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_fewer_or_more_players_are_refused(seats: int) -> None:
    with pytest.raises(epochal.BadInput) as refused:
        new_game(seats, seed=1)
    assert refused.value.message.id == "error-seats"
    assert refused.value.message.args == {"game": "hotw2001", "seats": str(seats), "least": 3, "most": 6}


@rule("setup.players")
def test_a_card_cannot_be_passed_to_a_player_who_does_not_take_part() -> None:
    table = Table(seats=3, epoch=1)
    table.begin([6, 6], [1, 1], [1, 1], 0)
    assert table.why("pass", "seat_4") == "setup.players"


# Events


@rule("setup.events")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", SEEDS)
def test_each_player_is_dealt_three_greater_and_seven_lesser_events(seats: int, seed: int) -> None:
    world = new_game(seats, seed)
    decks = [Counter(GAME.box.events[card].deck == GREATER for card in hand) for hand in world.hand]
    assert decks == [{True: 3, False: 7}] * seats
    for player in world.view(None)["players"]:
        assert (player["greater_events"], player["lesser_events"]) == (3, 7)


@rule("setup.events")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_dealt_more_often_than_there_are_copies(seed: int) -> None:
    world = new_game(6, seed)
    dealt = Counter(card for hand in world.hand for card in hand)
    assert all(count <= GAME.box.events[card].count for card, count in dealt.items())


@rule("setup.events")
def test_the_deal_is_a_matter_of_chance() -> None:
    hands = {new_game(3, seed).hand[0] for seed in range(20)}
    assert len(hands) == 20


@rule("setup.events")
def test_a_player_sees_the_own_hand_and_nobody_elses() -> None:
    told: list[Event] = []
    world = new_game(4, seed=3, told=told)
    dealt = [event for event in told if event.id == "event-dealt"]
    for seat in range(4):
        assert world.view(seat)["hand"] == titles(world.hand[seat])
        [mine] = [event for event in dealt if event.visible_to(seat)]
        assert mine.args["cards"] == [f"event:{title}" for title in titles(world.hand[seat])]
    assert world.view(None)["hand"] == []
    assert [event for event in dealt if event.visible_to(None)] == []


@rule("setup.events")
def test_a_card_is_secret_until_it_is_played() -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", "leader", "weaponry")
    assert table.world.view(1)["players"][0]["played"] == []
    table.do("play", "leader")
    assert table.world.view(1)["players"][0]["played"] == ["leader"]
    assert table.told("event-played")[0].seats is None
    assert "weaponry" not in str(table.world.view(1)["players"])


@rule("setup.events")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_player_ever_receives_another_card(seed: int) -> None:
    told: list[Event] = []
    world = new_game(4, seed)
    dealt = [Counter(hand) for hand in world.hand]
    play_out(world, seed, told)
    assert any(world.discards)
    assert [Counter(world.hand[seat] + world.discards[seat]) for seat in range(4)] == dealt


@rule("setup.events")
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_that_were_not_dealt_stay_unseen(seed: int) -> None:
    told: list[Event] = []
    world = new_game(3, seed, told)
    unseen = undealt(world)
    assert unseen
    play_out(world, seed, told)
    story = " ".join(str(event.args) for event in told)
    assert "'event:" in story
    assert [title for title in unseen if f"'event:{title}'" in story] == []
    for viewer in (0, 1, 2, None):
        view = world.view(viewer)
        shown = set(view["hand"]).union(*[player["played"] for player in view["players"]])
        assert not shown & set(unseen)


@rule("setup.events")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", "leader")
    assert table.why("play", "weaponry") == "setup.events"
