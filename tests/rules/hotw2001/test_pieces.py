"""Chapter I, the pieces in the box, and what happens when they run out."""

import pytest

from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

LANDS = [name for name in GAME.box.atlas.lands if not GAME.box.atlas.records[f"land:{name}"]["barren"]]


def lands_but(*names: str) -> list[str]:
    """Every land that can hold an army except these."""
    return [land for land in LANDS if land not in names]


def crowded(seat: int, armies: int) -> Table:
    """A board on which one colour has so many armies, three to a land, none of them in the Apennines."""
    table = Table(epoch=3, multiple_armies=True)
    lands = lands_but("southern_apennines", "northern_apennines")
    table.army(seat, *lands[: armies // 3], count=3)
    if armies % 3:
        table.army(seat, lands[armies // 3], count=armies % 3)
    return table


# Figures


@rule("pieces.figures")
def test_each_colour_has_100_figures() -> None:
    table = Table(seats=6)
    assert [player["figures"] for player in table.world.view(None)["players"]] == [100] * 6
    assert GAME.box.content.table("pieces.toml")["figures"] == [5, 12, 20, 15, 18, 14, 16]


@rule("pieces.figures")
def test_every_army_is_one_figure() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans")
    table.do("expand", "dalmatia")
    assert table.world.figures == [80, 99, 100]
    table.do("done")
    assert table.world.figures == [98, 99, 100]


@rule("pieces.figures")
def test_figures_of_another_epoch_stand_in_when_those_of_the_epoch_run_out() -> None:
    """There are five figures for epoch I; Hittites and Egypt together need eight."""
    table = Table(epoch=1)
    table.turn(0, "egypt", "hittites")
    table.do("play", "hittites")
    for land in ("western_anatolia", "caucasus"):
        table.do("expand", land)
    table.do("done")
    for land in ("palestine", "libya", "nubia", "arabian_peninsula"):
        table.do("expand", land)
    assert table.world.held[0].bit_count() == 8


@rule("pieces.figures")
def test_figures_only_tell_the_empires_apart() -> None:
    table = Table(epoch=1)
    table.turn(0, "egypt", "hittites")
    table.do("play", "hittites")
    table.do("done")
    table.do("done")
    lands = table.world.view(None)["lands"]
    assert lands["eastern_anatolia"]["of"] == "event:hittites"
    assert lands["nile_delta"]["of"] == "empire:egypt"


@rule("pieces.armies_out")
def test_with_97_armies_on_the_board_the_romans_get_three() -> None:
    table = crowded(seat=0, armies=97)
    table.expanding(0, "romans")
    assert table.armies("southern_apennines") == 1
    assert table.world.pool == 2
    assert table.world.figures[0] == 0


@rule("pieces.armies_out")
def test_figures_are_counted_for_each_colour() -> None:
    table = crowded(seat=1, armies=97)
    table.expanding(0, "romans")
    assert table.world.pool == 19


@rule("pieces.armies_out")
def test_with_all_100_figures_in_use_no_army_comes() -> None:
    table = crowded(seat=0, armies=100)
    table.turn(0, "romans", "kingdom_kush", "leader")
    assert table.why("play", "kingdom_kush") == "events.useless"
    table.do("done")
    assert table.owner("southern_apennines") is None
    assert table.told("event-scored")


@rule("pieces.armies_out", "card.civil_war")
def test_a_civil_war_ends_with_the_last_figure_and_leaves_no_rebels_behind() -> None:
    table = Table(epoch=4)
    table.army(1, "pindus", "dalmatia", "balkans", of="macedonia")
    table.world.figures[0] = 1
    table.turn(0, "huns", "civil_war")
    table.do("play", "civil_war")
    table.do("choose_empire", "macedonia")
    table.do("choose_land", "pindus", [5, 1], [4])
    assert (table.world.figures[0], table.owner("pindus")) == (0, 0)
    assert table.legal("choose_land") == []
    assert table.world.rebels == 0


@rule("pieces.armies_out")
def test_an_army_lost_can_be_taken_again() -> None:
    table = crowded(seat=0, armies=98)
    table.army(1, "northern_apennines")
    table.turn(0, "romans", "population_explosion")
    table.do("play", "population_explosion")
    table.do("done")
    table.do("expand", "northern_apennines", [1, 1], [6])
    assert table.world.pool == 0
    table.do("recall")
    assert table.world.pool == 1


# Capitals, cities, forts and monuments


@rule("pieces.supply")
def test_the_supply_holds_30_capitals_32_forts_and_36_monuments() -> None:
    supply = Table().world.view(None)["supply"]
    assert supply == {"capitals": 30, "forts": 32, "monuments": 36, "markers": 12}


@rule("pieces.supply")
@pytest.mark.parametrize("left", [0, 1])
def test_a_capital_or_city_is_one_of_30_pieces(left: int) -> None:
    table = Table(epoch=3)
    lands = lands_but("southern_apennines")
    table.capital(*lands[:15])
    table.city(*lands[15 : 30 - left])
    table.expanding(0, "romans")
    assert table.has("capital", "southern_apennines") is (left == 1)
    assert table.owner("southern_apennines") == 0


@rule("pieces.supply")
def test_a_city_is_turned_over_even_when_the_supply_is_empty() -> None:
    table = Table(epoch=3)
    table.city("southern_apennines", *lands_but("southern_apennines")[:29])
    table.expanding(0, "romans")
    assert table.has("capital", "southern_apennines")
    assert not table.has("city", "southern_apennines")


@rule("pieces.supply")
def test_a_kingdom_has_no_city_when_none_is_left() -> None:
    table = Table(epoch=3)
    table.city(*lands_but("upper_nile")[:30])
    table.turn(0, "celts", "kingdom_kush")
    table.do("play", "kingdom_kush")
    assert table.owner("upper_nile") == 0
    assert not table.has("city", "upper_nile")


@rule("pieces.supply")
def test_no_fort_beyond_the_32nd() -> None:
    table = Table(epoch=3)
    lands = lands_but("southern_apennines", "northern_apennines")[:31]
    table.army(1, *lands)
    table.fort(*lands)
    table.turn(0, "romans", "population_explosion")
    table.do("play", "population_explosion")
    table.do("done")
    table.do("expand", "northern_apennines")
    table.do("fort", "southern_apennines")
    assert table.legal("fort") == []
    assert table.legal("buy_fort") == []
    assert table.why("fort", "northern_apennines") == "pieces.supply"


@rule("pieces.supply")
@pytest.mark.parametrize("left", [0, 1])
def test_no_monument_beyond_the_36th(left: int) -> None:
    table = Table(epoch=3)
    table.monument(*lands_but("southern_apennines")[: 36 - left])
    table.expanding(0, "romans")
    table.do("expand", "southern_iberia")
    table.do("done")
    assert table.has("monument", "southern_apennines") is (left == 1)


@rule("pieces.supply")
def test_a_piece_that_leaves_the_board_can_be_placed_again() -> None:
    table = Table(epoch=3)
    lands = lands_but("southern_apennines", "northern_apennines")[:31]
    table.army(1, "northern_apennines", *lands)
    table.fort("northern_apennines", *lands)
    table.expanding(0, "romans")
    assert table.legal("fort") == []
    table.do("expand", "northern_apennines", [6, 1], [1], [6, 1], [1])
    table.do("fort", "northern_apennines")
    assert table.world.forts_left() == 0


@rule("pieces.supply")
def test_points_use_up_no_piece() -> None:
    table = Table()
    table.world.score = [250, 120, 99]
    assert table.world.view(None)["supply"] == Table().world.view(None)["supply"]
    assert [player["figures"] for player in table.world.view(None)["players"]] == [100, 100, 100]


# Coins and fleets

SEAS = [
    "eastern_med", "western_med", "black_sea", "caspian_sea", "red_sea",
    "north_sea", "caribbean_sea", "bay_of_bengal", "south_china_sea", "sea_of_japan",
]  # fmt: skip


@rule("pieces.markers")
def test_coins_and_fleets_are_two_sides_of_the_same_12_markers() -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", "population_explosion")
    table.do("play", "population_explosion")
    assert table.world.markers_left() == 10
    table.do("done")
    assert table.world.markers_left() == 8


@rule("pieces.markers")
def test_no_more_coins_than_there_are_markers() -> None:
    table = Table(epoch=3, naval_control=True)
    for sea in SEAS:
        table.manned(1, sea)
    table.turn(0, "romans", "civil_service", "population_explosion")
    table.do("play", "civil_service")
    assert table.world.coins == 2
    assert table.told("event-coins")[0].args["coins"] == 2


@rule("pieces.markers", "events.useless")
@pytest.mark.parametrize("card", ["population_explosion", "allies"])
def test_a_card_for_coins_cannot_be_played_without_a_marker(card: str) -> None:
    table = Table(epoch=3, naval_control=True)
    for sea in SEAS:
        table.manned(1, sea)
    table.turn(0, "romans", "civil_service", card)
    table.do("play", "civil_service")
    assert table.why("play", card) == "events.useless"


@rule("pieces.markers")
def test_no_more_fleets_than_there_are_markers() -> None:
    """The British have navigation in thirteen waters."""
    table = Table(epoch=7)
    table.turn(0, "britain", "population_explosion")
    table.do("play", "population_explosion")
    table.do("done")
    for sea in ("black_sea", "north_sea", "red_sea"):
        table.do("leave_out", sea)
    assert len(table.fleets()) == 10
    assert table.world.markers_left() == 0


@rule("pieces.markers")
def test_spent_coins_and_fleets_that_leave_can_be_used_again() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", "population_explosion")
    table.do("buy_fort", "southern_apennines")
    assert table.world.markers_left() == 9
    table.do("done")
    assert table.world.markers_left() == 12
