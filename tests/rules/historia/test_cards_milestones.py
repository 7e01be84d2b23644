"""The ten milestones: what each gives a player, and what a Civbot."""

import pytest

from tests.rule import of_card, rule
from tests.rules.historia.cards import Tally, carry_out, give_civbots, in_plenty, kinds, record
from tests.rules.historia.table import Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


@rule("milestone.reach", "milestone.removed", "effect.cards", "civbot.milestone")
@pytest.mark.parametrize(
    ("id", "does"),
    [
        of_card("first_cities", "points"),
        of_card("code_of_laws", "points"),
        of_card("calendar", "points"),
        of_card("trade_routes", "points"),
        of_card("census", "cubes"),
        of_card("great_harvest", "cubes"),
        of_card("growing_people", "new_cube"),
        of_card("university", "advisor"),
        of_card("circumnavigation", "points"),
        of_card("human_rights", "points"),
    ],
)
def test_a_milestone_gives_what_it_says(id: str, does: str, monkeypatch: pytest.MonkeyPatch) -> None:
    effects = record("milestone", id)["effects"]
    assert kinds(effects) == does
    table = in_plenty()
    table.milestone(id, 7, 6)
    table.plays(0, "technology")
    before = Tally(table, 0)
    table.do("basic", "technology")
    before.available -= 1
    before.used += 1
    before.technology += 1
    before.queue.append("technology")
    carry_out(table, 0, before, effects)
    assert table.world.milestones == {}

    give_civbots(monkeypatch, ("technology", 1))
    table = Table(2, civbots=1)
    table.cubes(2, available=5, used=4)
    table.milestone(id, 2, 1)
    table.civbots()
    assert table.world.points[2] == sum(effect["count"] for effect in effects if effect["kind"] == "points")
    assert table.cubes_of(2) == (5, 4, 0)
    assert table.world.milestones == {}
