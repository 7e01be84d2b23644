"""The six Civbot cards."""

from collections import Counter

import pytest

from tests.rule import of_card, rule
from tests.rules.historia.cards import kinds, record
from tests.rules.historia.table import Table, civbot_cards

pytestmark = pytest.mark.usefixtures("one_card")


@rule("civbot.cards", "civbot.technology", "civbot.military", "civbot.art", "civbot.expansion", "civbot.war")
@pytest.mark.parametrize(
    ("id", "does"),
    [
        of_card("scholars", "technology"),
        of_card("builders", "technology technology art"),
        of_card("conquerors", "expansion war"),
        of_card("generals", "military war"),
        of_card("explorers", "expansion"),
        of_card("artists", "art"),
    ],
)
def test_a_civbot_card_does_what_it_says(id: str, does: str) -> None:
    """Besides the points on it. The Civbot in China and India meets a player there who is just weak enough to lose a war in
    China, if need be after a military level gained by the same card.
    """
    actions = record("civbot_card", id)["actions"]
    assert kinds([action for action in actions if action["kind"] != "points"]) == does
    said: Counter[str] = Counter()
    for action in actions:
        said[action["kind"]] += action["count"]
    table = Table(2, civbots=1)
    table.levels(0, 5, 5 if "military" in said else 4)
    table.levels(2, 5, 5)
    table.occupy(0, "china", "india")
    table.occupy(1, "africa")
    table.occupy(2, "china", "india")
    table.row("sphinx", "stonehenge", "colosseum")
    table.civbots(civbot_cards(id))
    assert table.levels_of(2) == (5 + said["technology"], 5 + said["military"])
    assert len(table.row_left()) == 3 - said["art"]
    fights = "war" in said
    assert table.territories_of(0) == ({"india"} if fights else {"china", "india"})
    found = ["japan", "indochina", "oceania"][: said["expansion"]]
    assert table.territories_of(2) == {"china", "india", *found}
    explored = sum(table.worth(id) for id in found)
    assert table.world.points == [0, 0, said["points"] + explored + 2 * fights]
