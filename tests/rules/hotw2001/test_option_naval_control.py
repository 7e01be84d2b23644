"""The optional rule of naval control: seas held by manned fleets."""

import pytest

from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table


def controls(table: Table, water: str) -> int | None:
    """The seat that controls a sea."""
    manned = table.world.manned.get(table.water(water))
    return None if manned is None else manned[0]


def verbs(table: Table) -> set[str]:
    """The verbs the seat to act may use."""
    return {GAME.actions[i].verb for i in table.world.legal(table.world.to_act()[0])}


@rule("option.naval_control")
def test_an_army_of_the_pool_mans_a_fleet() -> None:
    table = Table(epoch=2, naval_control=True)
    table.expanding(0, "carthaginia")
    table.do("man", "eastern_med")
    assert controls(table, "eastern_med") == 0
    assert table.world.pool == 7 - 2


@rule("option.naval_control")
def test_a_sea_takes_one_army() -> None:
    table = Table(epoch=2, naval_control=True)
    table.expanding(0, "carthaginia")
    assert set(table.legal("man")) == {"eastern_med", "western_med"}
    table.do("man", "eastern_med")
    assert table.legal("man") == ["western_med"]


@rule("option.naval_control")
def test_an_ocean_takes_no_army() -> None:
    table = Table(epoch=5, naval_control=True)
    table.expanding(0, "vikings")
    assert "north_atlantic" in table.fleets()
    assert table.legal("man") == ["north_sea"]


@rule("option.naval_control")
def test_a_minor_empire_cannot_man_its_fleets() -> None:
    table = Table(epoch=2, naval_control=True)
    table.turn(0, "vedic_city_states", "phoenicia")
    table.do("play", "phoenicia")
    assert table.fleets() == ["eastern_med", "western_med"]
    assert verbs(table) == {"expand", "done"}


@rule("option.naval_control")
def test_no_fleet_is_manned_without_the_option() -> None:
    table = Table(epoch=2)
    table.expanding(0, "carthaginia")
    assert table.legal("man") == []


@rule("naval_control.score")
def test_a_manned_fleet_stays_and_scores_a_point() -> None:
    """Presence in North Africa 2, a capital 2, two seas 2."""
    table = Table(epoch=2, naval_control=True)
    table.expanding(0, "carthaginia")
    table.do("man", "eastern_med")
    table.do("man", "western_med")
    table.do("done")
    assert controls(table, "eastern_med") == controls(table, "western_med") == 0
    assert table.world.markers_left() == 12 - 2
    assert table.world.figures[0] == 100 - 3
    assert table.world.score[0] == 2 + 2 + 2


@rule("naval_control.score")
def test_a_sea_manned_long_ago_scores_again_for_its_owner_only() -> None:
    table = Table(epoch=3, naval_control=True)
    table.manned(0, "red_sea", epoch=1)
    table.manned(1, "black_sea", epoch=1)
    table.expanding(0, "celts")
    table.do("done")
    assert table.world.score == [1 + 1, 0, 0]
    assert controls(table, "red_sea") == 0
    assert controls(table, "black_sea") == 1


@rule("naval_control.blocked")
def test_a_listed_sea_you_control_has_your_fleet_already() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(0, "eastern_med")
    table.expanding(0, "carthaginia")
    assert table.fleets() == ["eastern_med", "western_med"]
    assert table.world.markers_left() == 12 - 2
    assert table.legal("man") == ["western_med"]
    assert "crete" in table.legal("expand")


@rule("naval_control.blocked")
def test_a_sea_you_control_is_no_fleet_of_an_empire_that_does_not_list_it() -> None:
    """From the Balkans the Eastern Mediterranean leads to Crete, but the Goths do not sail it."""
    table = Table(epoch=4, naval_control=True)
    table.manned(0, "eastern_med")
    table.expanding(0, "goths")
    assert table.fleets() == ["western_med"]
    table.do("expand", "balkans")
    assert "crete" not in table.legal("expand")


@rule("naval_control.blocked")
def test_astronomy_lists_one_more_sea() -> None:
    """Danubia lies on the Black Sea, which the Goths sail this turn."""
    table = Table(epoch=4, naval_control=True)
    table.manned(0, "black_sea")
    table.turn(0, "goths", "astronomy")
    table.do("play", "astronomy")
    table.do("fleet", "black_sea")
    table.do("done")
    assert table.fleets() == ["western_med", "black_sea"]
    assert table.world.markers_left() == 12 - 2
    assert "caucasus" in table.legal("expand")


@rule("naval_control.blocked")
def test_you_may_decline_to_fight_and_go_without_the_fleet() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "eastern_med")
    table.expanding(0, "carthaginia")
    assert table.legal("fight") == ["eastern_med"]
    table.do("done")
    assert table.fleets() == ["western_med"]
    assert controls(table, "eastern_med") == 1
    assert table.world.pool == 7 - 1
    assert "crete" not in table.legal("expand")


@rule("naval_control.blocked")
def test_a_minor_empire_has_no_fleet_in_a_sea_of_another_player() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "eastern_med")
    table.turn(0, "vedic_city_states", "phoenicia")
    table.do("play", "phoenicia")
    assert table.fleets() == ["western_med"]
    assert controls(table, "eastern_med") == 1


@rule("naval_control.fight")
def test_seas_are_fought_for_before_any_fleet_or_army_is_placed() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "eastern_med")
    table.manned(2, "western_med")
    table.expanding(0, "carthaginia")
    assert table.fleets() == []
    assert table.owner("shatts_plateau") is None
    assert table.world.pool == 7
    table.do("fight", "western_med", [3, 1], [2])
    assert table.legal("fight") == ["eastern_med"]
    table.do("fight", "eastern_med", [3, 1], [2])
    assert table.owner("shatts_plateau") == 0
    assert table.world.pool == 7 - 3


@rule("naval_control.fight")
def test_the_bonuses_of_your_cards_count_in_a_sea_fight() -> None:
    """Three dice with a Leader, and Weaponry makes a 3 a 4."""
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "eastern_med")
    table.expanding(0, "carthaginia", "leader", "weaponry")
    table.do("fight", "eastern_med", [3, 1, 1], [3])
    assert controls(table, "eastern_med") == 0


@rule("naval_control.fight_won")
def test_the_victorious_army_controls_the_sea() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "eastern_med")
    table.expanding(0, "carthaginia")
    table.do("fight", "eastern_med", [5, 1], [4])
    assert controls(table, "eastern_med") == 0
    assert table.fleets() == ["eastern_med", "western_med"]
    assert table.world.figures == [100 - 7, 100, 100]
    assert table.world.markers_left() == 12 - 2


@rule("naval_control.fight_lost")
def test_a_lost_fight_costs_the_army_and_may_be_tried_again() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "eastern_med")
    table.expanding(0, "carthaginia")
    table.do("fight", "eastern_med", [3, 1], [4])
    assert controls(table, "eastern_med") == 1
    assert table.world.pool == 7 - 1
    table.do("fight", "eastern_med", [5, 1], [4])
    assert controls(table, "eastern_med") == 0


@rule("naval_control.fight_lost")
def test_a_tie_frees_the_sea_and_your_fleet_is_placed() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "eastern_med")
    table.expanding(0, "carthaginia")
    table.do("fight", "eastern_med", [4, 1], [4])
    assert controls(table, "eastern_med") is None
    assert table.fleets() == ["eastern_med", "western_med"]
    assert table.world.figures == [100 - 6, 100, 100]


@rule("naval_control.fight_lost")
def test_the_last_army_is_kept_for_the_start_land() -> None:
    table = Table(epoch=1, naval_control=True)
    table.manned(1, "eastern_med")
    table.expanding(0, "minoans")
    table.do("fight", "eastern_med", [1, 1], [2])
    table.do("fight", "eastern_med", [1, 1], [2])
    assert table.owner("crete") == 0
    assert controls(table, "eastern_med") == 1
    assert table.world.to_act() == ()


@rule("naval_control.fight_lost")
def test_an_army_lost_at_sea_can_be_returned_with_a_coin() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "eastern_med")
    table.expanding(0, "carthaginia", "population_explosion")
    table.do("fight", "eastern_med", [1, 1], [2])
    table.do("done")
    table.do("recall")
    assert table.world.pool == 7 - 1


@rule("naval_control.take_back")
def test_a_manned_fleet_is_taken_back_to_free_its_marker() -> None:
    """Portugal's twelve fleets need every marker."""
    table = Table(epoch=6, naval_control=True)
    table.manned(1, "caspian_sea")
    table.expanding(0, "portugal")
    assert table.legal("take_back") == ["caspian_sea"]
    table.do("take_back", "caspian_sea")
    assert controls(table, "caspian_sea") is None
    assert table.world.figures[1] == 100
    assert len(table.fleets()) == 12


@rule("naval_control.take_back")
def test_the_oldest_epoch_comes_first_and_you_choose_within_it() -> None:
    """Five coins, six fleets and three manned fleets of others are two too many for twelve markers."""
    table = Table(epoch=7, naval_control=True)
    table.manned(1, "caspian_sea", epoch=2)
    table.manned(2, "black_sea", epoch=2)
    table.manned(1, "red_sea", epoch=4)
    table.expanding(0, "united_states", "population_explosion", "civil_service")
    assert set(table.legal("take_back")) == {"black_sea", "caspian_sea"}
    table.do("take_back", "black_sea")
    assert table.legal("take_back") == ["caspian_sea"]
    table.do("take_back", "caspian_sea")
    assert controls(table, "red_sea") == 1
    assert len(table.fleets()) == 6


@rule("naval_control.take_back")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_fleet_taken_back_frees_a_marker_but_brings_no_fleet_in_its_sea(owner: int) -> None:
    """The Red Sea is listed; it goes without a fleet, whether you controlled it or declined to fight for it."""
    table = Table(epoch=6, naval_control=True)
    table.manned(owner, "red_sea", epoch=2)
    table.expanding(0, "portugal", "allies")
    if owner == 1:
        table.do("done")
    table.do("take_back", "red_sea")
    table.do("leave_out", "black_sea")
    assert controls(table, "red_sea") is None
    assert "red_sea" not in table.fleets()
    assert table.world.markers_left() == 0


@rule("naval_control.take_back")
def test_waters_go_without_a_fleet_only_when_no_manned_fleet_is_left_to_take() -> None:
    table = Table(epoch=6, naval_control=True)
    table.manned(1, "caspian_sea", epoch=2)
    table.expanding(0, "portugal", "population_explosion")
    table.do("take_back", "caspian_sea")
    assert table.legal("take_back") == []
    table.do("leave_out", "black_sea")
    table.do("leave_out", "atlantic")
    assert len(table.fleets()) == 10


@rule("naval_control.take_back")
def test_a_sea_won_this_turn_is_not_taken_back() -> None:
    table = Table(epoch=6, naval_control=True)
    table.manned(1, "red_sea", epoch=2)
    table.expanding(0, "portugal", "population_explosion")
    table.do("fight", "red_sea", [6, 1], [2])
    assert table.legal("take_back") == []
    assert "red_sea" not in table.legal("leave_out")


@rule("coins.army", "naval_control.fight")
def test_a_coin_returns_an_army_lost_in_a_fight_for_a_sea() -> None:
    table = Table(epoch=2, naval_control=True)
    table.manned(1, "western_med")
    table.turn(0, "carthaginia", "population_explosion")
    table.do("play", "population_explosion")
    table.do("done")
    assert table.legal("recall") == []
    table.do("fight", "western_med", [1, 2], [6])
    assert table.world.pool == 7 - 1
    table.do("recall")
    assert (table.world.pool, table.world.coins, table.world.lost) == (7, 1, 0)
    assert table.legal("recall") == []
