"""Marauders: no capitol, and a point at once for each structure that falls to them in battle."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_effects")

MARAUDERS = [empire.id for empire in GAME.box.empires if not empire.capital]


def raid(*structures: str, points: tuple[int, ...] = (10, 30, 40)) -> Table:
    """The Vikings, by land, are about to invade Alamannia, a forest, where seat 1 has these structures."""
    table = Table(len(points))
    table.scores(*points)
    table.army(1, "alamannia")
    for structure in structures:
        getattr(table, structure)("alamannia")
    table.invading(0, "vikings")
    return table


@rule("marauder.capitol")
@pytest.mark.parametrize("empire", MARAUDERS)
def test_a_marauder_places_no_capitol(empire: str) -> None:
    table = Table()
    table.invading(0, empire)
    assert not any(table.has("capitol", land) for land in table.held(0))
    assert table.world.view(None)["supply"]["capitols"] == 24


@rule("marauder.capitol")
def test_there_are_several_of_them() -> None:
    assert 2 <= len(MARAUDERS) < len(GAME.box.empires) / 2


@rule("marauder.point")
@pytest.mark.parametrize("structure", ["capitol", "city", "monument"])
@pytest.mark.parametrize(("roll", "owner"), [([6, 1], 0), ([4, 1], None)])
def test_a_win_or_a_tie_that_reduces_a_structure_brings_a_point_at_once(
    structure: str, roll: list[int], owner: int | None
) -> None:
    table = raid(structure)
    table.do("invade", "alamannia", roll, [3])
    assert table.owner("alamannia") == owner
    assert table.world.scores() == [11, 30, 40]
    assert table.world.to_act() == (0,)


@rule("marauder.point")
def test_one_point_even_where_several_structures_and_a_fort_stand() -> None:
    table = raid("capitol", "monument", "fort")
    table.do("invade", "alamannia", [6, 1], [3, 3])
    assert table.world.scores() == [11, 30, 40]


@rule("marauder.point")
@pytest.mark.parametrize("pieces", [(), ("fort",)])
def test_without_a_structure_there_is_no_point(pieces: tuple[str, ...]) -> None:
    table = raid(*pieces)
    table.do("invade", "alamannia", [6, 1], [3, 3] if pieces else [3])
    assert table.world.scores() == [10, 30, 40]


@rule("marauder.point")
def test_nor_for_a_lost_battle() -> None:
    table = raid("capitol")
    table.do("invade", "alamannia", [3, 1], [3])
    table.do("retreat")
    assert table.world.scores() == [10, 30, 40]


@rule("marauder.point", "reduce.no_battle")
def test_nor_where_there_was_no_battle() -> None:
    table = Table()
    table.scores(10, 30, 40)
    table.capitol("alamannia")
    table.invading(0, "vikings")
    table.do("invade", "alamannia")
    assert table.world.scores() == [10, 30, 40]


@rule("marauder.point")
def test_each_battle_that_reduces_brings_another() -> None:
    """Ties in Alamannia: the capitol, then the city, then the monument fall."""
    table = raid("capitol", "monument")
    for score in (11, 12, 13):
        table.do("invade", "alamannia", [4, 1], [3])
        assert table.world.scores()[0] == score
        table.army(1, "alamannia")
    table.do("invade", "alamannia", [4, 1], [3])
    assert table.world.scores()[0] == 13


@rule("marauder.point")
def test_an_empire_with_a_capitol_gains_none() -> None:
    table = Table()
    table.scores(10, 30, 40)
    table.army(1, "indus")
    table.capitol("indus")
    table.invading(0, "vedics")
    table.do("invade", "indus", [6, 1], [3])
    assert table.world.scores() == [10, 30, 40]


@rule("marauder.point", "track.occupied", "track.direction")
@pytest.mark.parametrize(
    ("points", "gain", "lose"),
    [
        pytest.param((10, 11, 40), 12, 10, id="the next space is taken"),
        pytest.param((10, 11, 12), 13, 10, id="the next two are taken"),
        pytest.param((98, 99, 0), 101, 98, id="99 and 0 are taken"),
    ],
)
@pytest.mark.parametrize("choice", ["gain_point", "lose_point"])
def test_a_point_in_mid_turn_may_meet_another_marker(
    points: tuple[int, ...], gain: int, lose: int, choice: str
) -> None:
    """The choice comes at once, in the middle of the turn, and then the invasions go on."""
    table = raid("capitol", points=points)
    table.do("invade", "alamannia", [6, 1], [3])
    assert table.world.to_act() == (0,)
    assert table.legal("gain_point") == table.legal("lose_point") == [""]
    assert table.legal("invade") == table.legal("done") == []
    table.do(choice)
    assert table.world.scores() == [gain if choice == "gain_point" else lose, *points[1:]]
    table.do("invade", "rhineland")
    assert table.owner("rhineland") == 0


@rule("marauder.point", "track.occupied")
def test_the_last_army_of_a_turn_may_do_so_too() -> None:
    """The marker moves and finds its space first; the end of the turn comes after."""
    table = raid("capitol", points=(10, 11, 40))
    table.put_on_card(1)
    table.do("invade", "alamannia", [6, 1], [3])
    assert not table.told("event-scored")
    table.do("gain_point")
    gained = 4 + 1
    assert [event.args["points"] for event in table.told("event-scored")] == [gained]
    assert table.world.scores() == [12 + gained, 11, 40]


@rule("marauder.outside")
def test_what_an_event_reduces_brings_no_point() -> None:
    table = Table()
    table.scores(10, 30, 40)
    table.army(1, "gaul")
    table.capitol("gaul")
    table.monument("gaul")
    table.invading(0, "huns", "disaster")
    table.do("play", "disaster")
    table.do("choose_land", "gaul")
    assert not table.has("capitol", "gaul")
    assert table.world.scores() == [10, 30, 40]


@rule("marauder.outside")
def test_nor_what_barbarians_reduce() -> None:
    table = Table()
    table.scores(10, 30, 40)
    table.army(1, "nile")
    table.capitol("nile")
    table.invading(0, "huns", "barbarians")
    table.do("play", "barbarians")
    table.do("choose_land", "nile")
    assert table.has("city", "nile")
    assert table.world.scores() == [10, 30, 40]
