"""Wonders: taken, activated, recovered."""

import pytest

from tests.rule import card, rule
from tests.rules.historia.cards import give_wonder
from tests.rules.historia.table import GAME, Table

pytestmark = pytest.mark.usefixtures("no_bonuses")


def with_wonders(*ids: str, cards: tuple[str, ...] = ("military",), technology: int = 13) -> Table:
    """Seat 0 has built some wonders and has revealed cards."""
    table = Table(2)
    table.levels(0, technology, technology)
    table.wonders(0, *ids)
    table.plays(0, *cards)
    return table


# Taking


@rule("wonder.row")
def test_a_wonder_taken_is_not_replaced() -> None:
    table = Table(2)
    table.row("sphinx", "stonehenge", "colosseum")
    table.round("art", "art")
    for id in ("sphinx", "colosseum"):
        table.do("basic", "art")
        table.do("take_wonder", id)
    assert table.row_left() == ["stonehenge"]
    assert (table.wonders_of(0), table.wonders_of(1)) == ({"sphinx"}, {"colosseum"})


@rule("wonder.row")
def test_there_is_no_limit_to_the_wonders_of_a_player() -> None:
    ids = [wonder.id for wonder in GAME.box.wonders]
    table = Table(2)
    table.wonders(0, *ids[:20])
    table.row(*ids[20:22])
    table.plays(0, "art")
    table.do("basic", "art")
    table.do("take_wonder", ids[20])
    assert len(table.wonders_of(0)) == 21


# Activating


@rule("wonder.activate")
def test_any_number_of_wonders_may_be_activated(monkeypatch: pytest.MonkeyPatch) -> None:
    for id, points in (("sphinx", 1), ("stonehenge", 2), ("colosseum", 4)):
        give_wonder(monkeypatch, id, ("points", points))
    table = with_wonders("sphinx", "stonehenge", "colosseum")
    assert set(table.legal("activate")) == {"sphinx", "stonehenge", "colosseum"}
    table.do("activate", "stonehenge")
    assert table.world.points == [2, 0]
    table.do("activate", "sphinx")
    table.do("activate", "colosseum")
    assert table.world.points == [7, 0]
    assert table.legal("basic") == ["military"]


@rule("wonder.activate")
def test_wonders_may_be_activated_between_two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cube it recovers pays for the second card."""
    give_wonder(monkeypatch, "sphinx", ("cubes", 1))
    table = Table(2)
    table.levels(0, 13, 13)
    table.cubes(0, available=1, used=0)
    table.wonders(0, "sphinx")
    table.plays(0, "military", "technology")
    table.do("basic", "military")
    assert table.legal("basic") == []
    table.do("activate", "sphinx")
    assert table.legal("basic") == ["technology"]


@rule("wonder.activate")
def test_not_in_the_middle_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    give_wonder(monkeypatch, "sphinx", ("points", 1))
    table = with_wonders("sphinx", cards=("exploit",))
    table.do("basic", "exploit")
    assert table.legal("activate") == []


@rule("wonder.activate")
def test_not_after_the_last_card_nor_while_others_act(monkeypatch: pytest.MonkeyPatch) -> None:
    give_wonder(monkeypatch, "sphinx", ("points", 1))
    table = with_wonders("sphinx")
    table.do("basic", "military")
    assert table.world.to_act() == (1,)
    assert table.legal("activate", 0) == []
    assert table.legal("activate", 1) == []
    table.idle()
    assert table.legal("activate", 0) == []


@rule("wonder.activate")
def test_one_activates_only_ones_own_wonders() -> None:
    table = Table(2)
    table.wonders(1, "statue_of_zeus")
    table.plays(0, "military")
    assert table.why("activate", "statue_of_zeus") == "wonder.activate"


@rule("wonder.next_action")
def test_a_wonder_can_be_activated_from_the_next_action_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second wonder of an advanced Art is still to be chosen: the first can do nothing yet."""
    give_wonder(monkeypatch, "sphinx", ("points", 1))
    table = Table(2)
    table.levels(0, 13, 13)
    table.cubes(0, available=4, used=0)
    table.row("sphinx", "stonehenge", "colosseum")
    table.plays(0, "art", "military")
    table.do("advanced", "art")
    table.do("take_wonder", "sphinx")
    assert table.legal("activate") == []
    table.do("take_wonder", "stonehenge")
    assert "sphinx" in table.legal("activate")
    table.do("activate", "sphinx")
    assert table.world.points == [1, 0]


@rule("wonder.next_action", "effect.wonder")
def test_a_wonder_that_another_brings_waits_for_the_next_action_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Activating is no action of its own: the card it comes before must be carried out first."""
    give_wonder(monkeypatch, "sphinx", ("wonder", 1))
    give_wonder(monkeypatch, "stonehenge", ("points", 1))
    table = Table(2)
    table.levels(0, 13, 13)
    table.wonders(0, "sphinx")
    table.row("stonehenge")
    table.plays(0, "military", "technology")
    table.do("activate", "sphinx")
    table.do("take_wonder", "stonehenge")
    assert table.why("activate", "stonehenge") == "wonder.next_action"
    table.do("basic", "military")
    assert table.legal("activate") == ["stonehenge"]


@rule("wonder.next_action")
def test_if_there_is_no_next_action_it_must_wait_for_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    give_wonder(monkeypatch, "sphinx", ("points", 1))
    table = Table(2)
    table.row("sphinx")
    table.plays(0, "art")
    table.do("basic", "art")
    table.do("take_wonder", "sphinx")
    table.idle()
    table.round("raid", "art")
    assert table.legal("activate") == ["sphinx"]


@rule("wonder.recover", "timeline.recover_wonders")
def test_an_activated_wonder_waits_until_it_is_recovered(monkeypatch: pytest.MonkeyPatch) -> None:
    give_wonder(monkeypatch, "sphinx", ("points", 1))
    table = with_wonders("sphinx")
    table.do("activate", "sphinx")
    assert table.legal("activate") == []
    assert table.why("activate", "sphinx") == "wonder.recover"
    table.do("basic", "military")
    table.idle()
    table.round("raid", "art")
    assert table.legal("activate") == []
    assert table.world.view(1)["players"][0]["wonders"] == [{"id": "sphinx", "turned": True}]
    table.world.agenda.clear()
    table.end_turn()
    assert table.world.view(1)["players"][0]["wonders"] == [{"id": "sphinx", "turned": False}]


@rule("wonder.condition")
@pytest.mark.parametrize("measure", ["technology", "military", "wonders", "territories"])
@pytest.mark.parametrize(("has", "can"), [(3, False), (4, True), (5, True)])
def test_a_condition_must_be_met(measure: str, has: int, can: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    give_wonder(monkeypatch, "sphinx", ("points", 1), least=measure, count=4)
    table = Table(2)
    set_measure(table, 0, measure, has)
    table.wonders(0, "sphinx")
    table.plays(0, "exploit")
    assert table.legal("activate") == ["sphinx"] * can
    if not can:
        assert table.why("activate", "sphinx") == "wonder.condition"


def set_measure(table: Table, seat: int, measure: str, number: int) -> None:
    """A player has so much of something; wonders are turned, and the Sphinx of seat 0 is one of them."""
    if measure in ("technology", "military"):
        table.levels(seat, number, number)
    elif measure == "territories":
        table.occupy(seat, *GAME.box.territories[seat :: table.world.seats][:number])
    else:
        others = [wonder.id for wonder in GAME.box.wonders if wonder.id != "sphinx"]
        mine = others[seat :: table.world.seats][: number - (seat == 0)]
        table.wonders(seat, *mine, turned=True)


@rule("wonder.condition", "wonder.activate")
def test_the_condition_counts_at_the_moment_of_activation(monkeypatch: pytest.MonkeyPatch) -> None:
    give_wonder(monkeypatch, "sphinx", ("points", 1), least="military", count=6)
    table = Table(2)
    table.levels(0, 5, 5)
    table.wonders(0, "sphinx")
    table.plays(0, "military", "exploit")
    assert table.legal("activate") == []
    table.do("basic", "military")
    assert table.legal("activate") == ["sphinx"]


@rule("wonder.majority")
@pytest.mark.parametrize("measure", ["technology", "military", "wonders", "territories"])
@pytest.mark.parametrize(
    ("mine", "others", "can"),
    [(4, (3, 3), True), (4, (4, 1), False), (4, (1, 4), False), (3, (2, 4), False), (2, (1, 1), True)],
)
def test_a_majority_is_more_than_every_other_player_has(
    measure: str, mine: int, others: tuple[int, int], can: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_wonder(monkeypatch, "sphinx", ("points", 1), majority=measure)
    table = Table(3)
    for seat, number in enumerate((mine, *others)):
        set_measure(table, seat, measure, number)
    table.wonders(0, "sphinx")
    table.plays(0, "exploit")
    assert table.legal("activate") == ["sphinx"] * can
    if not can:
        assert table.why("activate", "sphinx") == "wonder.condition"


@rule("wonder.majority", "civbot.no_majority")
def test_a_single_player_always_has_the_majority(monkeypatch: pytest.MonkeyPatch) -> None:
    give_wonder(monkeypatch, "sphinx", ("points", 1), majority="technology")
    table = Table(1)
    table.levels(1, 9, 9)
    table.wonders(0, "sphinx")
    table.plays(0, "exploit")
    assert table.legal("activate") == ["sphinx"]


@card("ishtar_gate")
@rule("civbot.no_majority", "wonder.majority")
def test_the_ishtar_gate_with_a_stronger_civbot() -> None:
    """Bea has military level 6, Ada and Carlo 5, and a Civbot 7: it does not count."""
    table = Table(3, civbots=1)
    for civ, level in enumerate((6, 5, 5, 7)):
        table.levels(civ, level, level)
    table.wonders(0, "ishtar_gate")
    table.plays(0, "exploit")
    table.do("activate", "ishtar_gate")
    assert table.world.points[0] > 0


@card("sphinx")
@rule("wonder.majority")
def test_the_sphinx_asks_for_the_most_wonders_and_gives_a_point() -> None:
    table = Table(2)
    table.wonders(0, "sphinx", "stonehenge")
    table.wonders(1, "colosseum")
    table.plays(0, "exploit")
    table.do("activate", "sphinx")
    assert table.world.points == [1, 0]
