"""The end of the game: points and who wins."""

import pytest

from tests.rule import rule
from tests.rules.ancient_world.table import BOX, Table, empire

POINTS = {0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 8, 6: 11, 7: 11, 8: 11}
"""The points for so many banners of a tribe."""


def worth(banners: list[int]) -> int:
    return sum(POINTS[min(count, 8)] for count in banners)


def ended(table: Table) -> list[int]:
    table.turn()
    table.end_game()
    return table.world.scores()


@rule("end.game", "goal.rounds")
def test_after_round_six_nobody_acts_and_the_points_are_told() -> None:
    table = Table(2, round=6)
    table.turn()
    table.pass_all()
    assert table.world.over
    assert table.world.to_act() == ()
    totals = [event.args["total"] for event in table.told("event-points-total")]
    assert totals == table.world.scores()


@rule("end.game")
def test_after_round_five_the_game_goes_on() -> None:
    table = Table(2, round=5)
    table.turn()
    table.pass_all()
    assert not table.world.over
    assert table.world.winners() == ()
    assert table.world.round == 6


@rule("end.no_income")
def test_there_is_no_income_after_round_six() -> None:
    table = Table(2)
    table.owns(0, "toll_road", "great_library")
    ended(table)
    assert (table.world.coins, table.world.knowledge) == ([6, 6], [0, 0])


@rule("end.starving", "round.feed")
def test_each_starving_citizen_costs_two_points() -> None:
    table = Table(2)
    table.citizens(0, 1, 2, 3, 4, 5)
    fed = Table(2)
    assert ended(table)[0] == ended(fed)[0] - 4
    assert [event.args["points"] for event in table.told("event-points-starving")] == [4]


@rule("end.starving", "citizen.new")
def test_whoever_can_be_fed_after_round_six_does_not_starve() -> None:
    table = Table(2)
    table.citizens(0, 1, 2, starving=(3,))
    assert ended(table) == [2, 2]


@rule("end.starving", "end.repair")
def test_food_is_checked_before_cards_are_repaired_and_points_may_fall_below_zero() -> None:
    table = Table(2)
    table.citizens(0, 1, 2, 3, 4, 5)
    table.damaged(0, "wheat_fields", "fishing_dock")
    assert ended(table)[0] == 2 - 2 * 4
    assert table.damaged_of(0) == []


@rule("end.repair")
def test_damaged_cards_are_repaired_before_their_banners_and_bonuses_count() -> None:
    table, whole = Table(2), Table(2)
    for each in (table, whole):
        each.owns(0, "citadel", "training_yard")
    table.damaged(0, "citadel", "training_yard")
    assert ended(table) == ended(whole)
    assert table.damaged_of(0) == []


@rule("end.banners")
@pytest.mark.parametrize("count", range(1, 9))
def test_the_points_for_the_banners_of_a_tribe(count: int) -> None:
    """Red banners on as many cards and Titans as needed; what comes with them is counted for what it is."""
    table = Table(2, round=6)
    red = BOX.tribes.index("red")
    plain = [card for card in BOX.empire if card.deck < 2 and not card.bonuses and card.banners[red]]
    for card in sorted(plain, key=lambda card: (sum(card.banners), card.id)):
        if table.world.banners(0)[red] + card.banners[red] <= count:
            table.owns(0, card.id)
    banners = table.world.banners(0)
    assert banners[red] == count
    assert ended(table)[0] == worth(banners)


@rule("end.banners")
def test_each_tribe_counts_for_itself() -> None:
    """Starting cards: blue and yellow. Titans: three red, two violet."""
    table = Table(2)
    table.titans(0, "thorn_strider", "ash_howler", "stone_being", "gloom_moth")
    banners = dict(zip(BOX.tribes, table.world.banners(0), strict=True))
    assert banners == {"red": 3, "green": 0, "yellow": 2, "blue": 1, "violet": 2}
    assert ended(table)[0] == 4 + 2 + 1 + 2


@rule("end.bonus")
def test_bonus_cards_count_last_and_stored_ones_not_at_all() -> None:
    table = Table(2, round=6)
    table.owns(0, "hall_of_trophies")
    table.titans(0, "gloom_moth", "tide_walker")
    table.stores(1, "royal_treasury")
    scores = ended(table)
    assert scores[0] == worth(table.world.banners(0)) + 2
    assert scores[1] == 2
    (event,) = table.told("event-points-card")
    assert event.args["points"] == 2


def tied(coins: tuple[int, int], cards: tuple[int, int], knowledge: tuple[int, int]) -> Table:
    """Equal points; cards are Districts, which give none."""
    table = Table(2)
    spare = iter(["wall_quarter", "garden_quarter", "market_quarter", "smiths_quarter"])
    for seat in range(2):
        table.coins(seat, coins[seat])
        table.knowledge(seat, knowledge[seat])
        for _ in range(cards[seat]):
            table.districts(seat, next(spare))
    return table


@rule("end.ties", "goal.banners")
@pytest.mark.parametrize(
    ("coins", "cards", "knowledge", "winners"),
    [
        ((5, 4), (0, 2), (0, 9), (0,)),
        ((4, 5), (2, 0), (9, 0), (1,)),
        ((5, 5), (1, 2), (9, 0), (1,)),
        ((5, 5), (2, 1), (0, 9), (0,)),
        ((5, 5), (1, 1), (0, 1), (1,)),
        ((5, 5), (1, 1), (2, 1), (0,)),
    ],
)
def test_ties_are_broken_by_coins_then_cards_then_knowledge(
    coins: tuple[int, int], cards: tuple[int, int], knowledge: tuple[int, int], winners: tuple[int, ...]
) -> None:
    table = tied(coins, cards, knowledge)
    assert ended(table) == [2, 2]
    assert table.world.winners() == winners


@rule("end.ties")
def test_stored_cards_do_not_break_a_tie() -> None:
    table = tied((5, 5), (0, 1), (0, 0))
    table.stores(0, "oasis", "toll_road", "crane")
    assert ended(table) == [2, 2]
    assert table.world.winners() == (1,)


@rule("end.ties")
def test_empire_cards_and_titans_count_as_cards_too() -> None:
    """One tribe more on a Titan, one on an Empire card: equal points. The second has a District more."""
    table = tied((5, 5), (0, 0), (0, 0))
    table.titans(0, "mud_wader")
    table.owns(1, "terraced_orchards")
    table.districts(1, "wall_quarter")
    assert ended(table) == [3, 3]
    assert table.world.winners() == (1,)


@rule("end.shared")
def test_a_tie_that_is_left_is_a_shared_win() -> None:
    table = tied((5, 5), (1, 1), (1, 1))
    ended(table)
    assert table.world.winners() == (0, 1)
    assert table.told("event-won")[-1].args["seats"] == ["seat:0", "seat:1"]


@rule("goal.banners")
def test_more_points_win_whatever_else_one_has() -> None:
    table = tied((0, 50), (0, 3), (0, 9))
    table.titans(0, "mud_wader")
    ended(table)
    assert table.world.winners() == (0,)


@rule("score.sets")
@pytest.mark.parametrize(
    ("titans", "sets"),
    [
        ([], 0),
        (["thorn_strider"], 0),
        (["thorn_strider", "mud_wader"], 1),
        (["thorn_strider", "mud_wader", "stone_being", "horned_wanderer"], 1),
        (["thorn_strider", "mud_wader", "ash_howler", "glacier_maw"], 2),
    ],
)
def test_sets_of_all_five_tribes(titans: list[str], sets: int) -> None:
    """Moon Festival shows violet and yellow, the starting cards blue and yellow."""
    table = Table(2, round=6)
    table.owns(0, "moon_festival")
    table.titans(0, *titans)
    assert min(table.world.banners(0)) == sets
    assert ended(table)[0] == worth(table.world.banners(0)) + sets


@rule("score.tribe")
@pytest.mark.parametrize(
    ("titans", "red", "points"),
    [
        ([], 2, 1),
        (["thorn_strider"], 3, 2),
        (["thorn_strider", "ash_howler"], 4, 2),
        (["thorn_strider", "ash_howler", "horned_wanderer"], 5, 3),
        (["thorn_strider", "ash_howler", "horned_wanderer", "stone_being"], 6, 3),
        (["thorn_strider", "ash_howler", "horned_wanderer", "stone_being", "iron_beetle"], 7, 3),
    ],
)
def test_the_citadel_scores_red_banners_its_own_included(titans: list[str], red: int, points: int) -> None:
    """The example of the book: five red banners give three points."""
    table = Table(2, round=6)
    table.owns(0, "citadel")
    table.titans(0, *titans)
    assert table.world.banners(0)[BOX.tribes.index("red")] == red
    assert ended(table)[0] == worth(table.world.banners(0)) + points


@rule("score.counted")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("hall_of_trophies", 2),
        ("grand_avenue", 3),
        ("veterans_colony", 2),
        ("great_library", 4),
        ("royal_treasury", 2),
        ("hearth_assembly", 2),
    ],
)
def test_what_is_counted_at_the_end(card: str, points: int) -> None:
    """Two Titans, three Districts, three legacies, four knowledge, five coins, four citizens, one of them starving."""
    table = Table(2, round=6)
    table.owns(0, card)
    table.titans(0, "gloom_moth", "glacier_maw")
    table.districts(0, "wall_quarter", "smiths_quarter", "market_quarter")
    table.armies(0, ("spear_wall", "city_guard", "hill_clans"), ("falconers", "militia"))
    table.knowledge(0, 4)
    table.coins(0, 5)
    table.citizens(0, 1, 2, 3, starving=(4,))
    assert ended(table)[0] == worth(table.world.banners(0)) + points - 2


@rule("score.counted")
def test_begun_ones_count_and_none_at_all_do_not() -> None:
    for coins, points in ((0, 0), (1, 1), (4, 1), (5, 2)):
        table = Table(2, round=6)
        table.owns(0, "royal_treasury")
        table.coins(0, coins)
        assert ended(table)[0] == worth(table.world.banners(0)) + points
    assert BOX.empire[empire("royal_treasury")].bonuses[0].every == 4
