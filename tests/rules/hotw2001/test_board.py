"""Chapter II, the gameboard: lands and areas, what is next to what, and who holds a land."""

import pytest

from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

ATLAS = GAME.box.board


def neighbours(table: Table, land: str) -> list[str]:
    """Where the plague may spread from a land when every land of the board is occupied."""
    everywhere = [name for name in ATLAS.lands if not ATLAS.records[f"land:{name}"]["barren"]]
    table.army(1, *everywhere)
    table.turn(0, "celts", "plague")
    table.do("play", "plague")
    table.do("choose_land", land, [1, 2, 3, 4])
    return sorted(table.legal("choose_land"))


@rule("board.lands")
def test_102_lands_18_with_a_resource_8_of_them_barren() -> None:
    assert len(ATLAS.lands) == 102
    assert ATLAS.resources.bit_count() == 18
    assert ATLAS.barren.bit_count() == 8
    assert not ATLAS.resources & ATLAS.barren


@rule("board.lands")
def test_every_land_but_the_barren_ones_belongs_to_one_of_13_areas() -> None:
    assert len(ATLAS.areas) == 13
    assert sum(lands.bit_count() for lands in ATLAS.area_lands) == 94
    assert all(lands for lands in ATLAS.area_lands)
    together = 0
    for lands in ATLAS.area_lands:
        assert not lands & together
        together |= lands
    assert not together & ATLAS.barren


@rule("board.lands")
def test_an_army_in_the_philippines_counts_for_southeast_asia() -> None:
    table = Table(epoch=4)
    table.army(0, "philippines")
    table.turn(0, "huns")
    table.do("done")
    table.do("done")
    assert [event.args["area"] for event in table.told("event-presence")] == ["area:southeast_asia"]


@rule("board.lands")
def test_the_philippines_are_reached_only_over_the_south_china_sea_and_the_west_pacific() -> None:
    record = ATLAS.records["land:philippines"]
    assert record["borders"] == {}
    assert record["waters"] == ["south_china_sea", "west_pacific"]
    assert neighbours(Table(epoch=3), "philippines") == []


@rule("board.adjacent")
def test_lands_that_share_a_border_are_adjacent_but_barren_ones_are_closed() -> None:
    assert neighbours(Table(epoch=3), "libya") == ["nile_delta", "shatts_plateau"]


@rule("board.adjacent")
@pytest.mark.parametrize(
    ("land", "adjacent"),
    [
        ("crete", ["morea"]),
        ("ceylon", ["eastern_ghats"]),
        ("scandinavia", ["baltic_seaboard"]),
        ("honshu", ["hokkaido", "korean_peninsula"]),
        ("western_anatolia", ["balkans", "eastern_anatolia"]),
    ],
)
def test_lands_joined_by_a_strait_are_adjacent(land: str, adjacent: list[str]) -> None:
    assert neighbours(Table(epoch=3), land) == adjacent


@rule("board.adjacent")
def test_an_army_expands_over_borders_and_straits_alike() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("expand", "northern_gaul")
    table.do("expand", "albion")
    assert "highlands" in table.legal("expand")
    assert "eire" not in table.legal("expand")


@rule("board.adjacent")
def test_lands_that_only_face_each_other_over_water_are_not_adjacent() -> None:
    assert "nile_delta" not in neighbours(Table(epoch=3), "crete")


@rule("board.hold")
def test_you_hold_a_land_while_an_army_of_yours_stands_in_it() -> None:
    table = Table(epoch=3)
    table.army(1, "danubia")
    table.army(2, "dnieper")
    assert [table.owner(land) for land in ("danubia", "dnieper", "balkans")] == [1, 2, None]
    assert table.world.view(None)["lands"]["danubia"]["seat"] == 1
    table.expanding(0, "celts")
    table.do("expand", "danubia", [6, 1], [2])
    assert table.owner("danubia") == 0


@rule("board.hold")
def test_without_an_army_a_land_is_vacant_whatever_stands_there() -> None:
    table = Table(epoch=3)
    table.capital("danubia")
    table.monument("danubia")
    assert table.world.view(None)["lands"]["danubia"]["seat"] is None
    table.expanding(0, "celts")
    table.do("expand", "danubia")
    assert table.owner("danubia") == 0
    assert table.told("event-attack") == []


@rule("board.hold")
def test_nobody_scores_for_what_stands_in_a_vacant_land() -> None:
    table = Table(epoch=5)
    table.army(0, "danubia")
    table.capital("danubia", "balkans")
    table.turn(0, "mongols")
    table.do("done")
    table.do("done")
    assert [event.args["points"] for event in table.told("event-structures")] == [2]
