"""The fifteen leaders: which two things each looks at, and what is gained for one of them, the other, both or neither."""

from itertools import product

import pytest

from tests.rule import of_card, rule
from tests.rules.historia.cards import record
from tests.rules.historia.table import GAME, SPACES, Table

PLACES = ["china", "india", "indochina", "middle_east", "europe", "africa", "russia"]


def reaches(table: Table, conditions: list[dict[str, int]], met: tuple[bool, bool]) -> None:
    """Seat 0 meets just these conditions of a leader, by as little as possible.

    Cubes are not counted before the turn end: then one is added and some may be recovered. Whoever is to have few has none.
    """
    wants = {
        str(condition["what"]): (condition["least"], yes)
        for condition, yes in zip(conditions, met, strict=True)
    }
    spaces = SPACES
    for place, what in enumerate(("technology", "military")):
        if what in wants:
            least, yes = wants[what]
            level = [space for space in spaces if space[place] == (least if yes else least - 1)]
            spaces = level or [space for space in spaces if (space[place] >= least) == yes]
    table.levels(0, *min(spaces, key=lambda space: abs(space[0] - space[1])))
    least, yes = wants.get("wonders", (1, False))
    table.wonders(0, *(wonder.id for wonder in GAME.box.wonders[: least if yes else least - 1]))
    least, yes = wants.get("territories", (2, False))
    table.occupy(0, *PLACES[: least if yes else least - 1])
    least, yes = wants.get("cubes", (0, False))
    table.cubes(0, available=least if yes else 0, used=0)
    least, yes = wants.get("points", (0, False))
    table.points(least if yes else 0)


@rule("leader.higher", "timeline.leader_bonus")
@pytest.mark.parametrize(
    ("id", "era", "first", "second"),
    [
        of_card("caesar", 1, "military", "wonders"),
        of_card("hammurabi", 1, "technology", "territories"),
        of_card("alexander", 1, "territories", "military"),
        of_card("pericles", 1, "wonders", "technology"),
        of_card("croesus", 1, "cubes", "technology"),
        of_card("lorenzo_il_magnifico", 2, "technology", "wonders"),
        of_card("genghis_khan", 2, "military", "territories"),
        of_card("isabella", 2, "territories", "cubes"),
        of_card("peter_the_great", 2, "technology", "military"),
        of_card("mansa_musa", 2, "cubes", "wonders"),
        of_card("napoleon", 3, "military", "territories"),
        of_card("victoria", 3, "territories", "points"),
        of_card("kennedy", 3, "technology", "military"),
        of_card("gandhi", 3, "wonders", "technology"),
        of_card("roosevelt", 3, "cubes", "wonders"),
    ],
)
def test_a_leader_gives_the_higher_points_of_the_conditions_met(
    id: str, era: int, first: str, second: str
) -> None:
    conditions = record("leader", id)["conditions"]
    assert record("leader", id)["era"] == era
    assert [condition["what"] for condition in conditions] == [first, second]
    other = next(leader.id for leader in GAME.box.leaders if leader.era == era and leader.id != id)
    for met in product((True, False), repeat=2):
        table = Table(2, era=era, turn=4)
        table.leaders(id, other)
        reaches(table, conditions, (met[0], met[1]))
        table.end_turn()
        due = [condition["points"] for condition, yes in zip(conditions, met, strict=True) if yes]
        assert table.gained(0, "leader.higher") == max(due, default=0)


def test_five_leaders_an_era() -> None:
    assert [[leader.era for leader in GAME.box.leaders].count(era) for era in (1, 2, 3)] == [5, 5, 5]
