"""Resigning: what happens to armies, fleets, tokens and cards at the end of a turn."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.cards import give
from tests.rules.hotw2018.table import Table

pytestmark = pytest.mark.usefixtures("no_effects")


@rule("resign.armies")
def test_active_armies_become_resigned() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("invade", "indus")
    table.do("done")
    assert table.held(0) == {"hindu_kush", "indus"}
    assert not any(here["active"] for here in table.world.view(None)["lands"].values())


@rule("resign.armies")
def test_they_are_no_base_for_the_next_empire_of_the_same_player() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.do("done")
    table.scores(1, 2, 3)
    table.invading(0, "zhou_dynasty")
    assert "indus" not in table.legal("invade")
    assert table.why("fortify", "hindu_kush") == "fortify.army"


@rule("resign.armies")
def test_fleets_caravans_and_siege_tokens_are_removed() -> None:
    table = Table()
    table.scores(10, 20, 30)
    table.supply(0, 2)
    table.invading(0, "sumerians")
    table.fleet("black_sea", "empty_quarter")
    assert table.card() == (1, 1)
    table.do("done")
    assert table.fleets() == set()
    assert table.card() == (0, 0)


@rule("resign.armies")
def test_the_next_turn_begins_without_them() -> None:
    table = Table()
    table.scores(10, 20, 30)
    table.invading(0, "greeks")
    table.do("done")
    table.invading(1, "vedics")
    table.active("crete")
    assert table.fleets() == set()
    assert table.legal("sail") == []


@rule("resign.armies", "monuments.must")
def test_armies_resign_after_monuments_are_built_and_before_points_are_gained() -> None:
    table = Table()
    table.invading(0, "vedics")
    table.active("indus", "bengal")
    table.do("done")
    order = [event.id for event in table.events]
    assert order.index("event-monument") < order.index("event-resigned") < order.index("event-scored")


@rule("resign.cards")
def test_events_played_are_out_of_the_game() -> None:
    table = Table()
    table.invading(0, "vedics", "weaponry", "chariots")
    table.do("play", "weaponry")
    table.do("done")
    view = table.world.view(0)
    assert view["hand"] == ["chariots"]
    assert view["players"][0]["played"] == ["weaponry"]
    table.scores(1, 2, 3)
    table.invading(0, "hittites")
    assert table.legal("play") == ["chariots"]


@rule("resign.cards")
def test_what_an_event_gave_does_not_last_beyond_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """With Weaponry 4 would beat 4 in the next turn as well."""
    give(monkeypatch, "weaponry", "bonus")
    table = Table()
    table.invading(0, "vedics", "weaponry")
    table.do("play", "weaponry")
    table.do("done")
    table.scores(1, 2, 3)
    table.army(1, "rhineland")
    table.invading(0, "holy_roman_empire")
    table.do("invade", "rhineland", [4, 1], [4])
    assert table.owner("rhineland") is None


@rule("resign.cards")
def test_the_effect_of_an_empire_ends_with_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Hittites add 1 to every battle; the empire after them does not."""
    give(monkeypatch, "hittites", "bonus")
    table = Table()
    table.scores(10, 20, 30)
    table.army(1, "levant", "ganges")
    table.invading(0, "hittites")
    table.do("invade", "levant", [4, 1], [4])
    assert table.owner("levant") == 0
    table.do("done")
    table.invading(0, "vedics")
    table.do("invade", "ganges", [4, 1], [4])
    assert table.owner("ganges") is None
