"""The heuristic's odds are those of the rules."""

import pytest

from epochal.games.conquest.bot.player import GREEDY
from epochal.games.hotw2001.bot.expanding import Campaign
from epochal.games.hotw2001.bot.worth import Worth
from epochal.lab.odds import odds
from tests.rules.hotw2001.table import GAME, Table

TARGET = "northern_apennines"


@pytest.mark.parametrize(("armies", "fort"), [(1, False), (1, True), (2, False)])
@pytest.mark.parametrize(
    "cards", [(), ("weaponry",), ("leader",), ("siegecraft",), ("elite_troops",), ("jihad", "weaponry"), ("siegecraft", "leader")]
)  # fmt: skip
def test_the_odds_of_one_army(cards: tuple[str, ...], armies: int, fort: bool) -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, TARGET, count=armies)
    if fort:
        table.fort(TARGET)
    table.expanding(0, "romans", *cards)
    world, land = table.world, table.land(TARGET)
    taken, emptied, _ = Campaign(world, Worth(world, 0, GREEDY)).battle(land)
    found = odds(world, 0, GAME.actions.index("expand", TARGET))
    assert found is not None
    # A Leader who dies between two rounds is beyond the heuristic.
    near = 0.02 if "leader" in cards else 1e-9
    assert (taken, emptied) == pytest.approx((found.win, found.tie), abs=near)


def test_the_armies_a_land_costs() -> None:
    """One die: the first army wins, or ties and a second walks in, or falls and all begins again."""
    table = Table(epoch=3)
    table.army(1, TARGET)
    table.expanding(0, "romans")
    world, land = table.world, table.land(TARGET)
    taken, emptied, cost = Campaign(world, Worth(world, 0, GREEDY)).battle(land)
    lost = 1 - taken - emptied
    assert cost == pytest.approx(1 + emptied + lost * cost)
