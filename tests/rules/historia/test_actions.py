"""Action cards: the two sides, what they need and cost; Military, Technology and Art."""

import pytest

from tests.rule import rule
from tests.rules.historia.table import Table, space_with

pytestmark = pytest.mark.usefixtures("no_bonuses")

REQUIRED = {
    "military": 4,
    "technology": 8,
    "art": 6,
    "exploit": 11,
    "expansion": 5,
    "trade": 9,
    "raid": 10,
    "war": 14,
    "tourism": 15,
}
"""The technology level of each advanced side."""


def about_to(card: str, technology: int) -> Table:
    """A player who could do anything, but for the technology level, has revealed a card."""
    table = Table(2)
    table.levels(0, technology, technology)
    table.levels(1, technology - 1, technology - 1)
    if card == "trade":
        table.levels(1, technology + 1, technology + 1)
    table.cubes(0, available=3, used=3)
    table.occupy(0, "china")
    table.occupy(1, "china", "india")
    table.points(9, 9)
    table.row("sphinx", "stonehenge", "colosseum")
    table.plays(0, card)
    return table


# Both sides


@rule("action.requires", "level.technologies")
@pytest.mark.parametrize(("card", "level"), REQUIRED.items())
def test_the_advanced_side_needs_its_technology(card: str, level: int) -> None:
    assert about_to(card, level).legal("advanced") == [card]
    table = about_to(card, level - 1)
    assert (table.legal("basic"), table.legal("advanced")) == ([card], [])
    assert table.why("advanced", card) == "action.requires"


@rule("action.basic_or_advanced", "action.requires")
@pytest.mark.parametrize(("card", "level"), REQUIRED.items())
def test_the_side_is_chosen_when_the_card_is_carried_out(card: str, level: int) -> None:
    """At a higher level than the one required, too; Trade needs somebody who is further still."""
    table = about_to(card, min(level + 1, 15))
    assert (table.legal("basic"), table.legal("advanced")) == ([card], [card])


@rule("action.basic_or_advanced", "action.revolution")
def test_revolution_has_no_advanced_side() -> None:
    table = Table(2)
    table.levels(0, 16, 16)
    table.queue(0, "art", "raid", "trade")
    table.plays(0, "revolution")
    assert (table.legal("basic"), table.legal("advanced")) == (["revolution"], [])
    assert table.why("advanced", "revolution") == "action.basic_or_advanced"


@rule("action.requires", "level.bonus")
def test_an_advanced_side_may_be_used_as_soon_as_its_technology_is_reached() -> None:
    """Technology brings Writing, and Art, revealed before, is carried out after it."""
    table = Table(2)
    table.levels(0, 5, 5)
    table.cubes(0, available=4, used=0)
    table.row("sphinx", "stonehenge")
    table.plays(0, "technology", "art")
    assert table.legal("advanced") == []
    table.do("basic", "technology")
    assert table.legal("advanced") == ["art"]


@rule("action.cost", "cubes.used")
@pytest.mark.parametrize("card", ["military", "technology", "art"])
@pytest.mark.parametrize(
    ("available", "basic", "advanced"),
    [(0, False, False), (1, True, False), (2, True, False), (3, True, True)],
)
def test_without_enough_available_cubes_a_side_cannot_be_used(
    card: str, available: int, basic: bool, advanced: bool
) -> None:
    """Cubes in the used pool do not help."""
    table = Table(2)
    table.levels(0, 9, 9)
    table.cubes(0, available=available, used=4)
    table.row("sphinx", "stonehenge")
    table.plays(0, card)
    assert table.legal("basic") == [card] * basic
    assert table.legal("advanced") == [card] * advanced
    if not advanced:
        assert table.why("advanced", card) == "action.cost"
    if not basic:
        assert table.why("basic", card) == "action.cost"
        assert table.legal("spend") == [card]


@rule("action.must")
def test_a_card_that_can_be_carried_out_must_be() -> None:
    table = Table(2)
    table.plays(0, "military")
    assert table.legal("spend") == []
    assert table.why("spend", "military") == "action.must"


@rule("action.must")
def test_a_card_that_can_do_nothing_costs_nothing() -> None:
    table = Table(2)
    table.cubes(0, available=5, used=0)
    table.row()
    table.plays(0, "art")
    assert table.why("basic", "art") == "action.art"
    table.do("spend", "art")
    assert table.cubes_of(0) == (5, 0, 0)


# Military and Technology


@rule("action.military", "action.cost")
def test_military_gains_one_level_for_a_cube() -> None:
    table = Table(2)
    table.plays(0, "military")
    table.do("basic", "military")
    assert table.levels_of(0) == (1, 2)
    assert table.cubes_of(0) == (1, 2, 0)


@rule("action.military_advanced", "action.cost")
def test_advanced_military_gains_two_levels_for_three_cubes() -> None:
    table = Table(2)
    table.levels(0, 5, 5)
    table.cubes(0, available=4, used=1)
    table.plays(0, "military")
    table.do("advanced", "military")
    assert table.levels_of(0) == (5, 7)
    assert table.cubes_of(0) == (1, 4, 0)


@rule("action.technology", "action.cost")
def test_technology_gains_one_level_for_a_cube() -> None:
    table = Table(2)
    table.plays(0, "technology")
    table.do("basic", "technology")
    assert table.levels_of(0) == (2, 1)
    assert table.cubes_of(0) == (1, 2, 0)


@rule("action.technology_advanced", "action.cost")
def test_advanced_technology_gains_two_levels_for_three_cubes() -> None:
    table = Table(2)
    table.levels(0, 8, 8)
    table.cubes(0, available=4, used=1)
    table.plays(0, "technology")
    table.do("advanced", "technology")
    assert table.levels_of(0) == (10, 8)
    assert table.cubes_of(0) == (1, 4, 0)


@rule("matrix.blocked", "action.must")
@pytest.mark.parametrize("card", ["military", "technology"])
def test_where_the_matrix_ends_nothing_happens_and_nothing_is_paid(card: str) -> None:
    table = Table(2)
    space = space_with(0, card == "technology", least=8 if card == "technology" else 4)
    table.levels(0, *space)
    table.cubes(0, available=4, used=0)
    table.plays(0, card)
    assert (table.legal("basic"), table.legal("advanced")) == ([], [])
    assert table.why("basic", card) == "matrix.blocked"
    table.do("spend", card)
    assert table.levels_of(0) == space
    assert table.cubes_of(0) == (4, 0, 0)


@rule("matrix.two_levels")
@pytest.mark.parametrize("card", ["military", "technology"])
def test_with_one_free_step_two_levels_are_one_at_the_full_price(card: str) -> None:
    technology = card == "technology"
    table = Table(2)
    right, up = space_with(1, technology, least=8 if technology else 4)
    table.levels(0, right, up)
    table.cubes(0, available=4, used=0)
    table.plays(0, card)
    table.do("advanced", card)
    assert table.levels_of(0) == ((right + 1, up) if technology else (right, up + 1))
    assert table.cubes_of(0) == (1, 3, 0)
    assert table.world.points == [0, 0]


# Art


@rule("action.art", "wonder.row")
def test_art_takes_a_wonder_for_a_cube() -> None:
    table = Table(2)
    table.row("sphinx", "stonehenge", "colosseum")
    table.plays(0, "art")
    table.do("basic", "art")
    assert set(table.legal("take_wonder")) == {"sphinx", "stonehenge", "colosseum"}
    table.do("take_wonder", "stonehenge")
    assert table.wonders_of(0) == {"stonehenge"}
    assert set(table.row_left()) == {"sphinx", "colosseum"}
    assert table.cubes_of(0) == (1, 2, 0)
    assert table.world.to_act() == (1,)


@rule("action.art_advanced")
def test_advanced_art_takes_two_wonders_for_three_cubes() -> None:
    table = Table(2)
    table.levels(0, 6, 6)
    table.cubes(0, available=3, used=0)
    table.row("sphinx", "stonehenge", "colosseum")
    table.plays(0, "art")
    table.do("advanced", "art")
    table.do("take_wonder", "stonehenge")
    assert set(table.legal("take_wonder")) == {"sphinx", "colosseum"}
    table.do("take_wonder", "colosseum")
    assert table.wonders_of(0) == {"stonehenge", "colosseum"}
    assert table.row_left() == ["sphinx"]
    assert table.cubes_of(0) == (0, 3, 0)


@rule("action.art_advanced")
def test_for_the_last_wonder_of_the_row_one_may_pay_three_or_one() -> None:
    table = Table(2)
    table.levels(0, 6, 6)
    table.cubes(0, available=3, used=0)
    table.row("sphinx")
    table.plays(0, "art")
    assert (table.legal("basic"), table.legal("advanced")) == (["art"], ["art"])
    table.do("advanced", "art")
    table.do("take_wonder", "sphinx")
    assert table.cubes_of(0) == (0, 3, 0)
    assert table.world.to_act() == (1,)
