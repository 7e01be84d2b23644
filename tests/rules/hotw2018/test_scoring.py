"""Gaining points: regions, structures, and when."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import Table

pytestmark = pytest.mark.usefixtures("no_effects")

VALUES = {
    "middle_east": [3, 3, 3, 3, 2],
    "northern_africa": [2, 2, 2, 2, 1],
    "china": [2, 2, 3, 3, 2],
    "india": [2, 2, 3, 3, 2],
    "southern_europe": [1, 2, 3, 3, 2],
    "northern_europe": [1, 1, 2, 2, 1],
    "southeast_asia": [1, 1, 2, 2, 2],
    "far_east": [1, 1, 1, 2, 2],
    "eurasia": [0, 0, 1, 2, 2],
    "south_america": [0, 0, 1, 2, 2],
    "north_america": [0, 0, 1, 2, 3],
    "southern_africa": [0, 0, 0, 1, 2],
    "australasia": [0, 0, 0, 1, 2],
}
IN_AREA = {
    "middle_east": ["arabia", "levant", "tigris"],
    "northern_africa": ["nile", "libya", "numidia"],
    "china": ["wei", "sichuan", "lingnan"],
    "india": ["indus", "bengal", "deccan"],
    "southern_europe": ["iberia", "balkans", "crete"],
    "northern_europe": ["britannia", "gaul", "rhineland"],
    "southeast_asia": ["java", "mekong", "malaya"],
    "far_east": ["korea", "honshu", "kyushu"],
    "eurasia": ["volga", "ural", "dnieper"],
    "north_america": ["great_plains", "cascadia", "antilles"],
    "south_america": ["brazil", "pampas", "amazon"],
    "southern_africa": ["congo", "cape", "zambezi"],
    "australasia": ["australia", "new_guinea", "new_zealand"],
}
PLAIN = ["vedics", "macedonians", "franks", "turks", "french"]
"""An empire of each epoch that gains no points of its own and asks nothing after its invasions."""
HOMES = ["india", "southern_europe", "northern_europe", "middle_east", "northern_europe"]


def points_by_area(table: Table) -> dict[str, tuple[str, object]]:
    """For each region that was scored, which level and how many points."""
    found: dict[str, tuple[str, object]] = {}
    for level in ("presence", "dominance", "supremacy"):
        for event in table.told(f"event-{level}"):
            found[str(event.args["area"]).removeprefix("area:")] = (level, event.args["points"])
    return found


def scored(mine: list[str], theirs: dict[int, list[str]], epoch: int = 1) -> dict[str, tuple[str, object]]:
    """What seat 0 gains for regions with these armies, at the end of a turn spent elsewhere with nothing but a start."""
    table = Table()
    table.scores(0, 98, 99)
    table.army(0, *mine)
    for seat, lands in theirs.items():
        table.army(seat, *lands)
    table.invading(0, PLAIN[epoch - 1])
    table.do("done")
    return points_by_area(table)


# When, and for what


@rule("score.when")
def test_points_come_at_the_end_of_the_own_turn_and_nobody_else_gains_any() -> None:
    table = Table()
    table.scores(10, 30, 50)
    table.army(1, "nile", "crete")
    table.capitol("crete")
    table.invading(0, "vedics")
    assert table.world.scores() == [10, 30, 50]
    table.do("done")
    assert table.world.scores() == [14, 30, 50]


@rule("score.when")
def test_they_come_after_the_armies_have_resigned() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("done")
    order = [event.id for event in table.events]
    assert order.index("event-resigned") < order.index("event-presence") < order.index("event-scored")


@rule("score.all_armies")
def test_armies_of_earlier_empires_and_of_kingdoms_count() -> None:
    """Old armies in Northern Africa, the kingdom's in China, the empire's in India."""
    table = Table()
    table.scores(10, 30, 50)
    table.army(0, "nile", of="egyptians")
    table.kingdom(0, "shang_dynasty", empire="vedics")
    table.do("done")
    table.do("establish")
    table.do("done")
    assert points_by_area(table) == {
        "northern_africa": ("presence", 2),
        "china": ("presence", 2),
        "india": ("presence", 2),
    }


@rule("score.all_armies")
def test_armies_of_different_empires_count_together() -> None:
    """One army of the Egyptians and one of the Zhou Dynasty dominate China with the kingdom's third."""
    table = Table()
    table.army(0, "wei", of="egyptians")
    table.army(0, "lingnan", of="zhou_dynasty")
    table.kingdom(0, "shang_dynasty", empire="vedics")
    table.do("done")
    table.do("establish")
    table.do("done")
    assert points_by_area(table)["china"] == ("supremacy", 6)


# The three levels


@rule("score.presence")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param(["nile"], {}, id="one army, alone"),
        pytest.param(["nile"], {1: ["nubia", "libya", "numidia", "mauretania"]}, id="one against four"),
        pytest.param(["nile", "nubia"], {1: ["libya", "numidia"]}, id="two against two"),
        pytest.param(["nile", "nubia"], {1: ["libya", "numidia"], 2: ["mauretania"]}, id="two, two and one"),
    ],
)
def test_presence_takes_one_army(mine: list[str], theirs: dict[int, list[str]]) -> None:
    assert scored(mine, theirs)["northern_africa"] == ("presence", 2)


@rule("score.presence")
def test_without_an_army_there_is_none() -> None:
    assert "northern_africa" not in scored([], {1: ["nile"]})


@rule("score.dominance")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param(["nile", "nubia"], {}, id="two, alone"),
        pytest.param(["nile", "nubia"], {1: ["libya"]}, id="two against one"),
        pytest.param(["nile", "nubia"], {1: ["libya"], 2: ["numidia"]}, id="two, one and one"),
        pytest.param(["nile", "nubia", "libya"], {1: ["numidia", "mauretania"]}, id="three against two"),
        pytest.param(["nile", "nubia", "libya", "numidia"], {2: ["mauretania"]}, id="four against one"),
    ],
)
def test_dominance_takes_two_and_more_than_each_opponent(
    mine: list[str], theirs: dict[int, list[str]]
) -> None:
    assert scored(mine, theirs)["northern_africa"] == ("dominance", 4)


@rule("score.dominance")
def test_opponents_are_not_counted_together() -> None:
    """Three are more than two and two."""
    theirs = {1: ["arabia", "mesopotamia"], 2: ["zagros", "persian_plateau"]}
    assert scored(["levant", "anatolia", "tigris"], theirs)["middle_east"] == ("dominance", 6)


@rule("score.supremacy")
@pytest.mark.parametrize(
    "mine", [["nile", "nubia", "libya"], ["nile", "nubia", "libya", "numidia", "mauretania"]]
)
def test_supremacy_takes_three_and_no_opponent(mine: list[str]) -> None:
    assert scored(mine, {})["northern_africa"] == ("supremacy", 6)


@rule("score.supremacy")
def test_one_opposing_army_prevents_it() -> None:
    theirs = {2: ["mauretania"]}
    assert scored(["nile", "nubia", "libya"], theirs)["northern_africa"] == ("dominance", 4)


@rule("score.highest")
def test_only_the_highest_level_counts_in_a_region() -> None:
    table = Table()
    table.scores(10, 50, 90)
    table.army(0, "nile", "nubia", "libya")
    table.invading(0, "vedics")
    table.do("done")
    assert points_by_area(table) == {"northern_africa": ("supremacy", 6), "india": ("presence", 2)}
    assert table.world.scores()[0] == 10 + 6 + 2 + 2


# Values


@rule("score.tokens")
def test_a_region_without_a_token_gives_nothing_yet_but_can_be_occupied() -> None:
    table = Table()
    table.scores(10, 50, 90)
    table.invading(0, "vedics")
    table.do("invade", "turan")
    table.do("done")
    assert table.owner("turan") == 0
    assert points_by_area(table) == {"india": ("presence", 2)}


@rule("score.values")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("area", VALUES)
def test_the_values_of_a_region_in_an_epoch(area: str, epoch: int) -> None:
    """Presence gives the value, dominance twice, supremacy three times; not tried where the empire itself starts."""
    if area == HOMES[epoch - 1]:
        assert scored([], {}, epoch)[area] == ("presence", VALUES[area][epoch - 1])
        return
    value = VALUES[area][epoch - 1]
    lands = IN_AREA[area]
    for count, level in enumerate(("presence", "dominance", "supremacy"), 1):
        expected = (level, count * value) if value else None
        assert scored(lands[:count], {}, epoch).get(area) == expected


# Structures


@rule("score.structures")
@pytest.mark.parametrize(("what", "points"), [("capitol", 2), ("city", 1), ("monument", 1), ("fort", 0)])
def test_capitols_give_2_cities_and_monuments_1_forts_none(what: str, points: int) -> None:
    """The Vedics themselves have a capitol."""
    table = Table()
    table.army(0, "nile")
    getattr(table, what)("nile")
    table.invading(0, "vedics")
    table.do("done")
    assert [event.args["points"] for event in table.told("event-structures")] == [2 + points]


@rule("score.structures")
def test_all_structures_of_a_territory_count() -> None:
    table = Table()
    table.army(0, "nile", "crete")
    table.capitol("nile")
    table.city("crete")
    table.monument("nile", "crete")
    table.invading(0, "vedics")
    table.do("done")
    assert [event.args["points"] for event in table.told("event-structures")] == [2 + 2 + 1 + 1 + 1]


@rule("score.structures")
def test_structures_of_others_and_in_empty_territories_give_nothing() -> None:
    table = Table()
    table.army(1, "nile")
    table.capitol("nile", "crete")
    table.invading(0, "vedics")
    table.do("done")
    assert [event.args["points"] for event in table.told("event-structures")] == [2]


@rule("score.structures", "score.tokens")
def test_structures_count_in_a_region_without_a_token() -> None:
    table = Table()
    table.army(0, "brazil")
    table.capitol("brazil")
    table.invading(0, "vedics")
    table.do("done")
    assert [event.args["points"] for event in table.told("event-structures")] == [4]


# Once


@rule("score.once", "track.occupied")
def test_all_points_are_added_up_before_the_marker_moves() -> None:
    """2 for India and 2 for the capitol: the marker passes 12 and 13, where others stand, and ends on 14."""
    table = Table()
    table.scores(10, 12, 13)
    table.invading(0, "vedics")
    table.do("done")
    assert table.world.scores() == [14, 12, 13]
    assert table.world.to_act() == ()
