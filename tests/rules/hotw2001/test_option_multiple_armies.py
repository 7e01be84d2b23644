"""The optional rule of multiple armies: up to three figures of one empire in a land."""

from tests.rule import rule
from tests.rules.hotw2001.table import Table


@rule("multiple_armies.add", "option.multiple_armies")
def test_the_active_empire_adds_armies_up_to_three() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.expanding(0, "celts")
    table.do("expand", "central_europe")
    assert table.armies("central_europe") == 2
    table.do("expand", "central_europe")
    assert table.armies("central_europe") == 3
    assert table.world.pool == 8 - 3
    assert table.why("expand", "central_europe") == "option.multiple_armies"


@rule("multiple_armies.add")
def test_any_land_of_the_active_empire_takes_more_armies() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    table.do("expand", "central_europe")
    table.do("expand", "dnieper")
    assert table.armies("central_europe") == table.armies("dnieper") == 2


@rule("option.multiple_armies")
def test_a_fort_counts_as_a_figure() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.expanding(0, "celts")
    table.do("expand", "central_europe")
    table.do("fort", "central_europe")
    assert table.armies("central_europe") == 2
    assert table.has("fort", "central_europe")
    assert table.why("expand", "central_europe") == "option.multiple_armies"


@rule("option.multiple_armies")
def test_three_armies_leave_no_room_for_a_fort() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.expanding(0, "celts", "population_explosion")
    table.do("expand", "central_europe")
    table.do("expand", "central_europe")
    assert table.why("fort", "central_europe") == "option.multiple_armies"
    assert table.why("buy_fort", "central_europe") == "option.multiple_armies"


@rule("option.multiple_armies")
def test_there_is_still_only_one_fort_to_a_land() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.expanding(0, "celts")
    table.do("fort", "central_europe")
    assert table.armies("central_europe") == 1
    assert table.why("fort", "central_europe") == "forts.place"


@rule("option.multiple_armies")
def test_without_the_option_a_land_holds_one_army() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert table.why("expand", "central_europe") == "expand.one_army"


@rule("multiple_armies.own")
def test_one_new_army_replaces_all_the_old_ones() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(0, "dnieper", of="scythians", count=2)
    table.fort("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper")
    assert table.of("dnieper") == "celts"
    assert table.armies("dnieper") == 1
    assert table.has("fort", "dnieper")
    assert table.world.figures[0] == 100 - 8


@rule("establish.start_land")
def test_every_army_in_the_start_land_is_removed() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "central_europe", count=2)
    table.fort("central_europe")
    table.expanding(0, "celts")
    assert table.owner("central_europe") == 0
    assert table.armies("central_europe") == 1
    assert not table.has("fort", "central_europe")
    assert table.world.figures[1] == 100


@rule("multiple_armies.combat")
def test_the_attacker_fights_on_until_the_land_is_empty() -> None:
    """One die each round, the fort's bonus only in the first: fort, army and army fall in three rounds."""
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "dnieper", count=2)
    table.fort("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [6, 1], [4], [5, 1], [4], [4, 1], [3])
    assert table.owner("dnieper") == 0
    assert table.armies("dnieper") == 1
    assert not table.has("fort", "dnieper")
    assert table.world.pool == 8 - 2


@rule("multiple_armies.combat")
def test_the_fort_falls_first_then_one_army_a_round_until_the_attacker_loses() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "dnieper", count=2)
    table.fort("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [6, 1], [4], [5, 1], [4], [2, 1], [3])
    assert table.owner("dnieper") == 1
    assert table.armies("dnieper") == 1
    assert not table.has("fort", "dnieper")


@rule("multiple_armies.combat")
def test_a_tie_removes_one_figure_of_each_side() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "dnieper", count=3)
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [4, 1], [4])
    assert table.owner("dnieper") == 1
    assert table.armies("dnieper") == 2
    assert table.world.figures[0] == 100 - 7


@rule("multiple_armies.disease")
def test_in_a_famine_each_army_rolls_for_itself() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "dnieper", count=3)
    table.turn(0, "celts", "famine")
    table.do("play", "famine")
    table.do("choose_area", "eurasia", [1], [6], [1])
    assert table.armies("dnieper") == 1


@rule("multiple_armies.disease")
def test_in_the_black_death_each_army_rolls_for_itself() -> None:
    table = Table(epoch=6, multiple_armies=True)
    table.army(1, "dnieper", count=2)
    table.turn(0, "mughals", "black_death")
    table.do("play", "black_death")
    table.do("choose_area", "eurasia")
    table.do("choose_area", "northern_europe", [1], [6])
    assert table.armies("dnieper") == 1


@rule("multiple_armies.disease")
def test_a_fort_falls_with_the_last_army() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "dnieper", "caucasus", count=2)
    table.fort("dnieper", "caucasus")
    table.turn(0, "celts", "famine")
    table.do("play", "famine")
    table.do("choose_area", "eurasia", [1], [1], [1], [2])
    assert table.owner("caucasus") is None
    assert not table.has("fort", "caucasus")
    assert table.armies("dnieper") == 1
    assert table.has("fort", "dnieper")


@rule("multiple_armies.disease")
def test_the_plague_removes_one_army_and_spreads_only_from_an_emptied_land() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "dnieper", count=2)
    table.army(1, "caucasus")
    table.turn(0, "celts", "plague")
    table.do("play", "plague")
    table.do("choose_land", "dnieper", [1, 1, 1, 1])
    assert table.armies("dnieper") == 1
    assert table.legal("choose_land") == []


@rule("multiple_armies.disease")
def test_the_plague_spreads_when_the_last_army_dies() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "dnieper", count=2)
    table.army(1, "caucasus")
    table.turn(0, "celts", "plague")
    table.do("play", "plague")
    table.do("choose_land", "caucasus", [1, 2, 3, 4])
    assert table.legal("choose_land") == ["dnieper"]
    table.do("choose_land", "dnieper", [1, 1, 2])
    assert table.armies("dnieper") == 1


@rule("multiple_armies.disease")
def test_pestilence_rolls_once_for_a_land_and_removes_one_army() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "dnieper", "caucasus", count=3)
    table.turn(0, "celts", "pestilence")
    table.do("play", "pestilence")
    table.do("choose_land", "dnieper", [1, 1, 1], [1, 1])
    assert table.armies("dnieper") == table.armies("caucasus") == 2


@rule("multiple_armies.score")
def test_lands_count_in_scoring_not_figures() -> None:
    """Three armies in one land of Northern Europe (1 in epoch III) are presence, and no match for two lands."""
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "albion", "highlands")
    table.expanding(0, "celts")
    table.do("expand", "central_europe")
    table.do("expand", "central_europe")
    table.do("done")
    assert table.armies("central_europe") == 3
    assert table.world.score[0] == 1


@rule("multiple_armies.score")
def test_figures_of_another_player_do_not_break_dominance() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "albion", count=3)
    table.expanding(0, "celts")
    table.do("expand", "danubia")
    table.do("done")
    assert table.world.score[0] == 2


@rule("card.crusade_palestine")
def test_crusaders_arrive_once_however_many_follow() -> None:
    table = Table(epoch=5, multiple_armies=True)
    table.turn(0, "franks", "crusade")
    table.do("play", "crusade")
    table.do("expand", "palestine")
    table.do("expand", "palestine")
    assert table.armies("palestine") == 2
    assert len(table.told("event-crusaders-arrived")) == 1
