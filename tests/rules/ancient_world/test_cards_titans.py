"""The Titans and the Districts: what it takes to get each, and what it gives."""

import pytest

from epochal.games.ancient_world.components import PILES
from tests.rule import of_card, rule
from tests.rules.ancient_world.cards import banners, more, symbols
from tests.rules.ancient_world.table import BLANK, BOX, Table, military, record

ARCHERS, GUARD = "cliff_archers", "city_guard"


@rule("attack.win", "attack.weapons", "attack.defence", "damage.dice")
@pytest.mark.parametrize(
    ("id", "stars", "weapons", "shows"),
    [
        of_card("mud_wader", 1, "both", "capacity"),
        of_card("thorn_strider", 1, "swords", "capacity food"),
        of_card("dune_crawler", 1, "both", "capacity coins"),
        of_card("tide_walker", 1, "both", "capacity food"),
        of_card("gloom_moth", 1, "both", "capacity explore"),
        of_card("ash_howler", 1, "swords", "capacity"),
        of_card("horned_wanderer", 1, "both", "capacity"),
        of_card("lantern_eye", 1, "both", "capacity arrows"),
        of_card("stone_being", 2, "both", "capacity swords"),
        of_card("glacier_maw", 2, "both", "capacity"),
        of_card("salt_giant", 2, "swords", "capacity"),
        of_card("storm_heron", 2, "both", "capacity coins arrows"),
        of_card("iron_beetle", 2, "swords", "capacity swords armies"),
        of_card("root_colossus", 2, "both", "capacity food"),
        of_card("ember_bull", 2, "swords", "capacity coins"),
        of_card("world_tortoise", 3, "swords", "capacity food"),
        of_card("sky_serpent", 3, "both", "capacity knowledge"),
        of_card("sea_mother", 3, "both", "capacity food"),
        of_card("sun_eater", 3, "both", "capacity coins"),
        of_card("mountain_father", 3, "swords", "capacity citizens"),
    ],
)
def test_a_titan_falls_to_its_defence_and_gives_what_it_shows(
    id: str, stars: int, weapons: str, shows: str
) -> None:
    """One less is not enough; a die for each banner; arrows only if it shows them."""
    said = record("titan", id)
    assert (said["stars"], said["weapons"], set(said["gives"])) == (stars, weapons, set(shows.split()))
    assert "capacity" in said["gives"]
    pile = PILES[stars - 1]
    table = Table(2)
    table.pile(pile, id)
    table.armies(0, (ARCHERS,))
    table.world.drafted[0] = said["defence"] - BOX.military[military(ARCHERS)].gives[1]
    table.turn()
    assert (pile in table.legal("attack")) == (weapons == "both")
    table.armies(0, (GUARD,))
    table.world.drafted[0] = said["defence"] - BOX.military[military(GUARD)].gives[0] - 1
    table.turn()
    assert table.why("attack", pile) == "attack.defence"
    table.world.drafted[0] += 1
    table.turn()
    before, flags = symbols(table, 0), table.world.banners(0)
    table.attack(pile, GUARD, dice=(BLANK,) * len(said["banners"]))
    assert table.titans_of(0) == [id]
    assert more(before, symbols(table, 0)) == said["gives"]
    assert [now - then for now, then in zip(table.world.banners(0), flags, strict=True)] == banners(said)


@rule("action.expand", "symbol.capacity")
@pytest.mark.parametrize(
    ("id", "shows"),
    [
        of_card("old_quarter", "capacity"),
        of_card("river_quarter", "capacity"),
        of_card("market_quarter", "capacity coins"),
        of_card("garden_quarter", "capacity food"),
        of_card("farmers_quarter", "capacity food"),
        of_card("smiths_quarter", "capacity swords"),
        of_card("garrison_quarter", "capacity armies"),
        of_card("wall_quarter", "capacity arrows"),
        of_card("wayfarers_quarter", "capacity explore"),
        of_card("scholars_quarter", "capacity knowledge"),
    ],
)
def test_a_district_gives_what_it_shows(id: str, shows: str) -> None:
    said = record("district", id)
    assert set(said["gives"]) == set(shows.split())
    assert "capacity" in said["gives"]
    table = Table(2)
    table.districts_open(id)
    table.turn()
    before, flags = symbols(table, 0), table.world.banners(0)
    table.send("expand", 1)
    assert table.districts_of(0) == [id]
    assert more(before, symbols(table, 0)) == said["gives"]
    assert table.world.banners(0) == flags


@rule("setup.titans")
def test_eight_seven_and_five_titans() -> None:
    assert [len(titans) for titans in BOX.titans_of] == [8, 7, 5]
    assert len(BOX.titans) == 20
