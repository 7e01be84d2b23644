"""The wars of Civbots: whom they attack and where."""

import pytest

from tests.rule import rule
from tests.rules.historia.cards import give_civbots
from tests.rules.historia.table import GAME, Table


@pytest.fixture(autouse=True)
def _war(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Civbot draws one card: War."""
    give_civbots(monkeypatch, ("war", 1))


@rule("civbot.war")
@pytest.mark.parametrize(("mine", "points"), [(2, 2), (3, 0), (4, 0)])
def test_a_civbot_fights_only_a_war_that_it_wins(mine: int, points: int) -> None:
    table = Table(2, civbots=1)
    table.levels(0, 3, mine)
    table.levels(2, 3, 3)
    table.occupy(0, "china", "india")
    table.occupy(2, "china")
    table.civbots()
    assert table.world.points == [0, 0, points]
    assert table.territories_of(0) == ({"india"} if points else {"china", "india"})
    assert table.territories_of(2) == {"china"}


@rule("civbot.war")
def test_it_needs_a_shared_territory() -> None:
    table = Table(2, civbots=1)
    table.levels(2, 9, 9)
    table.occupy(0, "india")
    table.occupy(2, "china")
    table.civbots()
    assert table.world.points == [0, 0, 0]


@rule("civbot.war")
@pytest.mark.parametrize(("technology", "points"), [(13, 2), (14, 4), (16, 4)])
def test_with_nuclear_energy_it_gains_four_points(technology: int, points: int) -> None:
    table = Table(2, civbots=1)
    table.levels(2, technology, technology)
    table.occupy(0, "china", "india")
    table.occupy(2, "china")
    table.civbots()
    assert table.world.points == [0, 0, points]


@rule("civbot.war", "action.war_last_cube")
def test_the_last_cube_of_a_player_is_safe_unless_one_plays_alone() -> None:
    table = Table(2, civbots=1)
    table.levels(2, 4, 4)
    table.occupy(0, "china")
    table.occupy(2, "china")
    table.civbots()
    assert table.world.points == [0, 0, 2]
    assert table.territories_of(0) == {"china"}


@rule("civbot.war_target", "civbot.war_territory")
def test_the_example_of_bea_and_yuri() -> None:
    """Bea has 2, Yuri 3 and the Civbot 5. Bea is weaker but shares nothing, so Yuri is attacked.

    He shares Russia and another territory. The example attacks Russia for its lower number; the rule, which holds, says the
    territory with the higher number.
    """
    bea, yuri, civbot = 0, 1, 2
    table = Table(2, civbots=1)
    table.levels(bea, 2, 2)
    table.levels(yuri, 3, 3)
    table.levels(civbot, 5, 5)
    table.occupy(bea, "south_america", "africa")
    table.occupy(yuri, "russia", "india", "europe")
    table.occupy(civbot, "russia", "india")
    assert table.world.number_of(GAME.box.territories.index("russia")) == 8
    assert table.world.number_of(GAME.box.territories.index("india")) == 9
    table.civbots()
    assert table.territories_of(yuri) == {"russia", "europe"}
    assert table.territories_of(bea) == {"south_america", "africa"}
    assert table.world.points == [0, 0, 2]


@rule("civbot.war_territory")
def test_the_number_is_that_of_the_token() -> None:
    table = Table(2, civbots=1)
    table.levels(2, 5, 5)
    table.occupy(0, "russia", "india", "europe")
    table.occupy(2, "russia", "india", "europe")
    table.number("europe", 13)
    table.civbots()
    assert table.territories_of(0) == {"russia", "india"}


@rule("civbot.war_target")
def test_it_attacks_the_player_with_the_lowest_military_level() -> None:
    table = Table(3, civbots=1)
    for civ, level in enumerate((4, 2, 3, 5)):
        table.levels(civ, level, level)
        table.occupy(civ, "china", ["india", "japan", "russia", "oceania"][civ])
    table.civbots()
    assert [table.territories_of(seat) for seat in range(3)] == [
        {"china", "india"},
        {"japan"},
        {"china", "russia"},
    ]


@rule("civbot.war_target")
def test_players_are_attacked_before_weaker_civbots() -> None:
    table = Table(2, civbots=2)
    table.levels(0, 4, 4)
    table.levels(2, 5, 5)
    table.occupy(0, "china", "india")
    table.occupy(1, "africa")
    table.occupy(2, "china")
    table.occupy(3, "china", "japan")
    table.civbots()
    assert table.territories_of(0) == {"india"}
    assert table.territories_of(3) == {"china", "japan"}


@rule("civbot.war_target")
def test_a_player_it_cannot_beat_is_left_alone_and_a_civbot_attacked() -> None:
    table = Table(2, civbots=3)
    for civ, level in enumerate((5, 5, 5, 3, 2)):
        table.levels(civ, level, level)
    table.occupy(0, "china", "india")
    table.occupy(2, "china", "indochina")
    table.occupy(3, "china", "japan")
    table.occupy(4, "indochina", "oceania")
    table.civbots([0], [0], [0])
    assert table.territories_of(0) == {"china", "india"}
    assert table.territories_of(3) == {"china", "japan"}
    assert table.territories_of(4) == {"oceania"}


@rule("civbot.war_target")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_equal_players_the_earlier_in_turn_order_is_attacked(order: tuple[int, int]) -> None:
    table = Table(2, civbots=1)
    table.order(*order)
    table.levels(2, 5, 5)
    table.occupy(0, "china", "india")
    table.occupy(1, "japan", "russia")
    table.occupy(2, "china", "japan")
    table.civbots()
    assert table.cubes_of(order[0])[2] == 1
    assert table.cubes_of(order[1])[2] == 2


@rule("civbot.war_target")
@pytest.mark.parametrize("high", ["china", "japan"])
def test_of_equal_civbots_the_one_in_the_territory_with_the_highest_number(high: str) -> None:
    table = Table(2, civbots=3)
    table.levels(2, 5, 5)
    table.number(high, 13)
    table.occupy(2, "china", "japan")
    table.occupy(3, "china", "india")
    table.occupy(4, "japan", "russia")
    table.civbots([0], [0], [0])
    assert table.cubes_of(3 if high == "china" else 4)[2] == 1
    assert table.world.points[2] == 2


@rule("civbot.last_territory")
def test_a_civbot_may_take_the_last_cube_of_another() -> None:
    table = Table(2, civbots=2)
    table.levels(2, 5, 5)
    table.occupy(2, "china")
    table.occupy(3, "china")
    table.civbots([0], [0])
    assert table.territories_of(3) == set()
    assert table.cubes_of(3) == (8, 1, 0)
