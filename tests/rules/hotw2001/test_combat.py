"""Chapter V, combat."""

from tests.rule import rule
from tests.rules.hotw2001.table import Table


@rule("combat.dice", "combat.tie", "combat.again")
def test_the_romans_in_the_northern_apennines() -> None:
    """The rulebook's example: 1 and 3 lose to 4; 5 and 5 tie with 5; the empty land is entered without combat."""
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans")
    table.do("expand", "northern_apennines", [1, 3], [4])
    assert table.owner("northern_apennines") == 1
    table.do("expand", "northern_apennines", [5, 5], [5])
    assert table.owner("northern_apennines") is None
    table.do("expand", "northern_apennines")
    assert table.owner("northern_apennines") == 0
    assert table.world.pool == 20 - 1 - 3
