"""The goal, the set-up and the options."""

from collections import Counter
from typing import cast

import pytest

import epochal
from epochal.core.bits import members
from epochal.core.events import Event
from epochal.games.ancient_world.components import PILES
from epochal.games.ancient_world.state import NOTHING, Cities
from tests.rule import rule
from tests.rules.ancient_world.table import BOX, GAME, Table

SEATS = [2, 3, 4]


def new(seats: int, seed: int = 1, tell: list[Event] | None = None) -> Cities:
    chance = epochal.Seeded(seed)
    return cast(Cities, GAME.new(seats, {}, chance, None if tell is None else tell.append))


@rule("goal.banners")
def test_every_empire_card_and_every_titan_shows_one_to_three_banners() -> None:
    assert len(BOX.tribes) == 5
    for card in (*BOX.empire, *BOX.titans):
        assert 1 <= sum(card.banners) <= 3, card.id


@rule("goal.banners", "goal.rounds", "end.game")
def test_after_six_rounds_the_one_with_the_most_points_wins() -> None:
    world = new(3)
    chance = epochal.Seeded(1)
    rounds = []
    while seats := world.to_act():
        if world.round not in rounds:
            rounds.append(world.round)
        legal = world.legal(seats[0])
        world.apply(seats[0], legal[chance.pick(len(legal), "what")], chance)
    assert rounds == [1, 2, 3, 4, 5, 6]
    scores = world.scores()
    assert {scores[seat] for seat in world.winners()} == {max(scores)}


@rule("setup.players")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_two_to_four_players(seats: int) -> None:
    assert list(GAME.seats) == SEATS
    with pytest.raises(epochal.BadInput):
        new(seats)


@rule("setup.rows", "prepare.track")
@pytest.mark.parametrize(("seats", "empire"), [(2, 4), (3, 5), (4, 6)])
def test_the_rows_are_laid_out_from_the_a_deck_and_the_military_deck(seats: int, empire: int) -> None:
    world = new(seats)
    assert world.round == 1
    assert len(world.row) == empire
    assert {BOX.empire[card].deck for card in world.row} == {0}
    assert Counter(world.row) + Counter(world.decks[0]) == Counter(BOX.decks[0])
    assert len(world.military_row) == seats
    assert sorted((*world.military_row, *world.recruits)) == list(BOX.recruits)


@rule("setup.districts")
def test_one_of_the_ten_districts_lies_open() -> None:
    world = new(2)
    assert len(BOX.districts) == 10
    assert world.district != NOTHING
    assert sorted((world.district, *world.district_unseen)) == list(range(10))
    assert world.view(None)["district"] == BOX.districts[world.district].id
    assert world.view(None)["districts_left"] == 9


@rule("setup.titans")
def test_the_titans_form_three_piles_by_their_stars_each_with_one_face_up() -> None:
    world = new(2)
    piles = world.view(None)["piles"]
    for number, (pile, cards) in enumerate(zip(PILES, (8, 7, 5), strict=True)):
        shown = world.shown_titan(number)
        id = BOX.titans[shown].id
        assert piles[pile] == {"titan": id, "left": cards, "seen": [], "looked": 1, "among": []}
        assert {BOX.titans[card].stars for card in (shown, *world.unseen[number])} == {number + 1}
        assert len(world.unseen[number]) == cards - 1


@rule("setup.titans", "setup.districts", "setup.rows")
def test_set_up_is_a_matter_of_chance() -> None:
    worlds = [new(4, seed) for seed in range(12)]
    assert len({world.row for world in worlds}) > 1
    assert len({world.military_row for world in worlds}) > 1
    assert len({world.district for world in worlds}) > 1
    assert len({world.shown_titan(0) for world in worlds}) > 1


@rule("setup.covered")
def test_explore_and_grow_are_covered_at_first() -> None:
    table = Table(round=1)
    table.row("oasis")
    table.coins(0, 9)
    table.turn()
    assert not {"explore", "grow"} & set(table.legal("send"))
    assert table.why("send", "explore") == table.why("send", "grow") == "setup.covered"


@rule("setup.empire_b")
def test_the_b_deck_is_whole_until_round_four() -> None:
    table = Table(round=1)
    for round in (1, 2, 3):
        table.begin_round(round)
        assert table.world.decks[1] == BOX.decks[1]
        table.world.agenda = []


@rule("setup.player")
def test_everyone_begins_with_citizens_one_two_and_three_and_no_knowledge() -> None:
    world = new(4)
    assert [members(home) for home in world.home] == [[1, 2, 3]] * 4
    assert world.citizens == [3] * 4
    assert world.starving == [0] * 4
    assert world.knowledge == [0] * 4


@rule("setup.player", "setup.coins")
@pytest.mark.parametrize(("seats", "coins"), [(2, [6, 7]), (3, [6, 7, 8]), (4, [6, 7, 8, 8])])
@pytest.mark.parametrize("first", [0, 1])
def test_coins_by_turn_order(seats: int, coins: list[int], first: int) -> None:
    chance = epochal.Scripted(first, otherwise=epochal.Seeded(1))
    world = cast(Cities, GAME.new(seats, {}, chance))
    assert [world.coins[seat] for seat in world.clockwise(first)] == coins
    assert world.to_act() == (first,)


@rule("setup.starters")
def test_everyone_begins_with_the_same_cards() -> None:
    table = Table(4, round=1)
    for seat in range(4):
        assert table.empire_of(seat) == ["fishing_dock", "wheat_fields"]
        assert table.armies_of(seat) == {"city_guard": (0, 0), "militia": (0, 0)}


@rule("setup.starters", "damage.titan", "build.capacity")
def test_the_first_empire_cards_are_like_all_others() -> None:
    """Each takes up capacity, shows a banner and can be damaged."""
    table = Table(2)
    table.turn()
    assert table.world.room(0) == 2
    assert sum(table.world.banners(0)) == 2
    table.coins(0, 9)
    table.pile("one", "mud_wader")
    table.attack("one", "city_guard", "militia", dice=(1,))
    assert table.legal("damage") == ["fishing_dock", "wheat_fields"]


@rule("setup.capital")
def test_the_capital_city_gives_food_capacity_income_and_two_armies() -> None:
    totals = BOX.totals(0, 0, 0)
    assert (totals.food, totals.capacity, totals.coins, totals.armies) == (1, 4, 5, 2)
    assert (totals.knowledge, totals.swords, totals.arrows, totals.explore) == (0, 0, 0, 0)


@rule("setup.first")
def test_chance_decides_who_is_first() -> None:
    worlds = [new(3, seed) for seed in range(20)]
    assert {world.first for world in worlds} == {0, 1, 2}
    assert all(world.to_act() == (world.first,) for world in worlds)
    assert not any(world.claimed for world in worlds)


@rule("option.expand_plus")
def test_expand_plus_is_an_option_and_off_by_default() -> None:
    (option,) = GAME.options
    assert (option.id, option.values, option.default) == ("expand_plus", (False, True), False)
    assert not new(2).expand_plus
    assert cast(Cities, GAME.new(2, {"expand_plus": True}, epochal.Seeded(1))).expand_plus
    for plus in (False, True):
        table = Table(2, expand_plus=plus)
        table.turn()
        table.send("expand", 1)
        assert (table.legal("district") != []) == plus
