"""Effects: what wonders, advisors, milestones and levels are made of."""

import pytest

from epochal.games.historia.components import EFFECTS
from tests.rule import rule
from tests.rules.historia.cards import (
    QUEUE,
    Said,
    give_advisor,
    give_level,
    give_milestone,
    give_wonder,
    in_plenty,
)
from tests.rules.historia.table import GAME, Table, space_with

pytestmark = pytest.mark.usefixtures("no_bonuses")

KINDS = {
    "points", "cubes", "new_cube", "oldest", "any_card", "advisor", "technology", "military", "expand", "wonder", "per",
    "revolution",
}  # fmt: skip


def activating(patch: pytest.MonkeyPatch, *effects: Said, table: Table | None = None) -> Table:
    """Seat 0 activates a wonder with these effects; it has a wonder more, which is turned."""
    give_wonder(patch, "sphinx", *effects)
    table = table or in_plenty()
    table.wonders(0, "sphinx")
    table.wonders(0, "colosseum", turned=True)
    table.plays(0, "exploit")
    table.do("activate", "sphinx")
    return table


@rule("effect.cards")
def test_every_card_token_and_level_is_made_of_these_effects() -> None:
    assert set(EFFECTS) == KINDS
    assert {effect.kind for effect in GAME.box.effects} <= KINDS
    brings_revolution = [n for n, effect in enumerate(GAME.box.effects) if effect.kind == "revolution"]
    advisors = [effect for advisor in GAME.box.advisors for effect in advisor.effects]
    assert brings_revolution
    assert set(brings_revolution) <= set(advisors)


# One by one


@rule("effect.points")
def test_points(monkeypatch: pytest.MonkeyPatch) -> None:
    assert activating(monkeypatch, ("points", 3)).world.points == [8, 5]


@rule("effect.cubes", "cubes.used")
@pytest.mark.parametrize(("count", "back"), [(1, 1), (3, 3), (6, 4)])
def test_cubes_come_back_from_the_used_pool(count: int, back: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four are there; those on the map and in the supply stay."""
    table = activating(monkeypatch, ("cubes", count))
    assert table.cubes_of(0) == (1 + back, 4 - back, 1)
    assert table.world.supply[0] == 3


@rule("effect.new_cube")
@pytest.mark.parametrize(("count", "new"), [(1, 1), (2, 2), (5, 3)])
def test_new_cubes_from_the_supply_are_available_at_once(
    count: int, new: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = activating(monkeypatch, ("new_cube", count))
    assert table.cubes_of(0) == (1 + new, 4, 1)
    assert table.world.supply[0] == 3 - new


@rule("effect.oldest", "queue.oldest")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_the_oldest_cards_come_back(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = activating(monkeypatch, ("oldest", count))
    assert table.queue_of(0) == list(QUEUE[count:])
    assert set(QUEUE[:count]) <= table.hand_of(0)


@rule("effect.any_card")
def test_cards_of_ones_choice_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = activating(monkeypatch, ("any_card", 2))
    assert set(table.legal("take_back")) == set(QUEUE)
    table.do("take_back", QUEUE[2])
    table.do("take_back", QUEUE[0])
    assert table.queue_of(0) == [QUEUE[1], QUEUE[3]]
    assert {QUEUE[0], QUEUE[2]} <= table.hand_of(0)


@rule("effect.any_card")
def test_if_the_queue_is_shorter_all_its_cards_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_plenty()
    table.queue(0, "art")
    activating(monkeypatch, ("any_card", 2), table=table)
    table.do("take_back", "art")
    assert table.legal("take_back") == []
    assert table.legal("basic") == ["exploit"]


@rule("effect.advisor", "advisor.deck")
def test_advisors_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = activating(monkeypatch, ("advisor", 2))
    assert len(table.advisors_of(0)) == 2
    assert table.world.view(None)["players"][0]["deck"] == 3


@rule("effect.technology")
def test_technology_levels_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    table = activating(monkeypatch, ("technology", 2))
    assert table.levels_of(0) == (8, 6)
    assert table.cubes_of(0) == (1, 4, 1)


@rule("effect.military")
def test_military_levels_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    table = activating(monkeypatch, ("military", 2))
    assert table.levels_of(0) == (6, 8)
    assert table.cubes_of(0) == (1, 4, 1)


@rule("effect.technology", "effect.military", "matrix.blocked")
@pytest.mark.parametrize("technology", [True, False])
@pytest.mark.parametrize("free", [0, 1])
def test_levels_are_gained_as_far_as_the_matrix_allows(
    technology: bool, free: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = in_plenty()
    right, up = space_with(free, technology, least=5)
    table.levels(0, right, up)
    activating(monkeypatch, ("technology" if technology else "military", 2), table=table)
    assert table.levels_of(0) == ((right + free, up) if technology else (right, up + free))
    assert table.world.points == [5, 5]
    assert len([event for event in table.events if event.clause == "matrix.blocked"]) == 1


@rule("effect.technology", "effect.military", "matrix.top")
@pytest.mark.parametrize("kind", ["technology", "military"])
def test_beyond_level_16_they_are_points(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_plenty()
    table.levels(0, 16, 16)
    activating(monkeypatch, (kind, 2), table=table)
    assert table.world.points == [9, 5]


@rule("effect.technology", "level.new_card", "level.bonus")
def test_a_free_level_brings_what_comes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    give_level(monkeypatch, True, 2, ("points", 2))
    table = Table(2)
    table.cubes(0, available=0, used=3)
    activating(monkeypatch, ("technology", 1), table=table)
    assert "war" in table.hand_of(0)
    assert table.world.points == [2, 0]


@rule("effect.expand", "action.expansion", "expansion.explore")
def test_cubes_are_placed_as_with_expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    """From China to Japan, which is empty, and on to Indochina and an opponent in Oceania."""
    table = in_plenty()
    table.cubes(0, available=3, used=0)
    activating(monkeypatch, ("expand", 3), table=table)
    assert "oceania" not in table.legal("expand")
    table.do("expand", "japan")
    table.do("expand", "indochina")
    table.do("expand", "oceania")
    assert table.territories_of(0) == {"china", "japan", "indochina", "oceania"}
    assert table.world.points[0] == 5 + table.worth("japan") + table.worth("indochina")
    assert table.cubes_of(0) == (0, 0, 4)


@rule("effect.expand")
def test_no_more_cubes_are_placed_than_are_available(monkeypatch: pytest.MonkeyPatch) -> None:
    table = activating(monkeypatch, ("expand", 2))
    table.do("expand", "japan")
    assert table.legal("expand") == []
    assert table.cubes_of(0) == (0, 4, 2)


@rule("effect.wonder")
def test_wonders_of_ones_choice_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    table = activating(monkeypatch, ("wonder", 2))
    table.do("take_wonder", "big_ben")
    table.do("take_wonder", "eiffel_tower")
    assert table.wonders_of(0) == {"sphinx", "colosseum", "big_ben", "eiffel_tower"}
    assert table.row_left() == ["suez_canal"]
    assert table.cubes_of(0) == (1, 4, 1)


@rule("effect.per")
@pytest.mark.parametrize(
    ("what", "points"), [("wonders", 2), ("territories", 3), ("technology_5", 1), ("military_5", 2)]
)
def test_points_for_each(what: str, points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two wonders, three territories, technology level 9 and military level 11."""
    table = in_plenty()
    table.levels(0, 9, 11)
    table.occupy(0, "china", "india", "japan")
    activating(monkeypatch, ("per", 3, what), table=table)
    assert table.world.points == [5 + 3 * points, 5]


@rule("effect.per")
@pytest.mark.parametrize(("level", "points"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (16, 3)])
def test_only_five_full_levels_count(level: int, points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for what in ("technology_5", "military_5"):
        table = in_plenty()
        table.levels(0, level, level)
        activating(monkeypatch, ("per", 1, what), table=table)
        assert table.world.points == [5 + points, 5]


@rule("effect.revolution", "action.revolution", "round.last")
def test_an_advisor_may_bring_a_revolution(monkeypatch: pytest.MonkeyPatch) -> None:
    give_advisor(monkeypatch, "tiberius_gracchus", ("revolution", 1))
    table = in_plenty()
    table.advisors(0, "tiberius_gracchus")
    table.plays(0, "tiberius_gracchus")
    table.do("use_advisor", "tiberius_gracchus")
    table.do("take_back", QUEUE[1])
    assert table.queue_of(0) == [QUEUE[0], QUEUE[2]]
    assert {QUEUE[1], QUEUE[3], "revolution"} <= table.hand_of(0)
    table.idle()
    assert table.world.turn == 2


# Several


@rule("effect.order")
def test_effects_are_carried_out_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cube comes back in time to be placed, and the new territory in time to count."""
    table = in_plenty()
    table.cubes(0, available=0, used=1)
    activating(monkeypatch, ("cubes", 1), ("expand", 1), ("per", 1, "territories"), table=table)
    table.do("expand", "japan")
    assert table.cubes_of(0) == (0, 0, 2)
    assert table.world.points[0] == 5 + table.worth("japan") + 2


@rule("effect.order")
def test_the_other_way_round_they_do_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no cube to place yet; that effect is left out and the rest still counts."""
    table = in_plenty()
    table.cubes(0, available=0, used=1)
    activating(monkeypatch, ("per", 1, "territories"), ("expand", 1), ("cubes", 1), table=table)
    assert table.legal("expand") == []
    assert table.cubes_of(0) == (1, 0, 1)
    assert table.world.points[0] == 5 + 1


@rule("effect.order")
@pytest.mark.parametrize(
    "idle", ["cubes", "new_cube", "oldest", "any_card", "advisor", "expand", "wonder", "technology"]
)
def test_an_effect_that_can_do_nothing_is_left_out(idle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own = [advisor.id for advisor in GAME.box.advisors if advisor.civilization == 0]
    table = Table(2)
    table.levels(0, *space_with(0, technology=True))
    table.cubes(0, available=9, used=0)
    table.advisors(0, *own)
    activating(monkeypatch, (idle, 1), ("points", 2), table=table)
    assert table.world.points == [2, 0]
    assert "exploit" in table.legal("spend")


@rule("effect.order", "milestone.reach")
def test_questions_of_a_milestone_come_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    give_milestone(monkeypatch, "calendar", ("wonder", 1), ("any_card", 1), ("points", 1))
    table = in_plenty()
    table.queue(0, "art", "raid")
    table.milestone("calendar", 7, 6)
    table.plays(0, "technology")
    table.do("basic", "technology")
    assert table.legal("take_wonder")
    table.do("take_wonder", "big_ben")
    assert set(table.legal("take_back")) == {"art", "raid"}
    table.do("take_back", "art")
    assert table.world.points == [6, 5]
    assert table.queue_of(0) == ["raid", "technology"]


@rule("effect.order", "matrix.two_levels")
def test_the_questions_of_two_levels_come_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cube that a milestone on the first step asks for is placed before the next level is counted."""
    give_milestone(monkeypatch, "calendar", ("expand", 1), ("per", 1, "military_5"))
    table = in_plenty()
    table.levels(0, 9, 8)
    table.cubes(0, available=4, used=0)
    table.queue(0, "art")
    table.milestone("calendar", 9, 9)
    table.plays(0, "military")
    table.do("advanced", "military")
    assert table.levels_of(0) == (9, 9)
    table.do("expand", "japan")
    assert table.levels_of(0) == (9, 10)
    assert table.world.points[0] == 5 + table.worth("japan") + 1
