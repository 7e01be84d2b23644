"""Chapter IV, the Greater Events that serve the Active Empire: Leaders, Weaponry, Reallocation."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2001.cards import ALL, epochs_of, fleets
from tests.rules.hotw2001.table import Table


@rule("card.leader", "card.weaponry", "card.reallocation", "events.epochs")
@pytest.mark.parametrize(
    ("title", "epochs"),
    [
        of_card("leader", ALL),
        of_card("weaponry", ALL),
        of_card("reallocation", ALL),
    ],
)
def test_a_greater_event_is_played_in_its_epochs_only(title: str, epochs: list[int]) -> None:
    assert epochs_of(title) == epochs


# Leader


@card("leader")
@rule("card.leader")
def test_a_leader_attacks_with_three_dice() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "dalmatia")
    table.expanding(0, "romans", "leader")
    table.do("expand", "northern_apennines", [6, 6, 3], [5])
    table.do("expand", "dalmatia", [2, 3, 5], [4, 2])
    assert table.owner("dalmatia") == 0


@card("leader")
@rule("card.leader")
def test_the_roll_that_kills_the_leader_counts_and_the_next_has_two_dice() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "dalmatia")
    table.expanding(0, "romans", "leader")
    table.do("expand", "northern_apennines", [4, 4, 4], [3])
    assert table.owner("northern_apennines") == 0
    table.do("expand", "dalmatia", [6, 1], [2, 2])
    assert table.owner("dalmatia") == 0
    assert len(table.told("event-leader-died")) == 1


@card("leader")
@rule("card.leader")
def test_a_triple_that_loses_kills_the_leader_too() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "leader")
    table.do("expand", "northern_apennines", [1, 1, 1], [6])
    table.do("expand", "northern_apennines", [5, 4], [3])
    assert table.owner("northern_apennines") == 0


@card("leader")
@rule("card.leader")
def test_a_leader_can_fall_between_two_rounds_of_one_attack() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.fort("northern_apennines")
    table.expanding(0, "romans", "leader")
    table.do("expand", "northern_apennines", [5, 5, 5], [3], [6, 1], [2])
    assert table.owner("northern_apennines") == 0


@card("leader")
@rule("card.leader")
def test_a_triple_of_the_defender_does_not_kill_the_leader() -> None:
    table = Table(epoch=3)
    table.army(1, "crete", "libya")
    table.expanding(0, "romans", "leader")
    table.do("expand", "crete", [4, 6, 1], [2, 2, 2])
    table.do("expand", "libya", [4, 6, 1], [2, 2, 2])
    assert table.owner("libya") == 0


@card("leader", "weaponry")
@rule("card.leader", "card.weaponry", "turn.clean_up")
@pytest.mark.parametrize("title", ["leader", "weaponry"])
def test_the_next_empire_has_neither_leader_nor_weaponry(title: str) -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "celts", title)
    table.do("done")
    table.expanding(0, "romans")
    table.do("expand", "northern_apennines", [5, 2], [5])
    assert table.owner("northern_apennines") is None


# Weaponry


@card("weaponry")
@rule("card.weaponry")
def test_weaponry_adds_one_to_every_attack() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "crete")
    table.expanding(0, "romans", "weaponry")
    table.do("expand", "northern_apennines", [5, 2], [5])
    table.do("expand", "crete", [5, 1], [5, 5, 5])
    assert table.owner("northern_apennines") == table.owner("crete") == 0


@card("weaponry")
@rule("card.weaponry", "combat.bonuses")
def test_weaponry_adds_one_to_the_highest_die_only() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "weaponry")
    table.do("expand", "northern_apennines", [3, 3], [4])
    assert table.owner("northern_apennines") is None


@card("weaponry")
@rule("card.weaponry")
def test_weaponry_can_win_against_a_fort_and_a_six() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.fort("northern_apennines")
    table.expanding(0, "romans", "weaponry")
    table.do("expand", "northern_apennines", [6, 1], [5], [6, 2], [6])
    assert table.owner("northern_apennines") == 0


@card("leader", "weaponry")
@rule("card.leader", "card.weaponry")
def test_leader_and_weaponry_serve_together() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "dalmatia")
    table.expanding(0, "romans", "leader", "weaponry")
    table.do("expand", "northern_apennines", [4, 4, 4], [4])
    table.do("expand", "dalmatia", [4, 1], [4, 1])
    assert table.owner("northern_apennines") == table.owner("dalmatia") == 0


# Reallocation


@card("reallocation")
@rule("card.reallocation")
def test_fleets_become_coins_before_expansion() -> None:
    table = Table(epoch=3)
    table.turn(0, "macedonia", "reallocation")
    table.do("play", "reallocation")
    table.do("done")
    assert table.legal("reallocate") == ["eastern_med", "black_sea", "red_sea"]
    table.do("reallocate", "black_sea")
    table.do("done")
    assert fleets(table) == ["eastern_med", "red_sea"]
    assert table.world.coins == 1
    table.do("buy_fort", "pindus")
    assert table.has("fort", "pindus")
    assert table.world.coins == 0


@card("reallocation")
@rule("card.reallocation", "expand.chain")
def test_a_reallocated_fleet_carries_nobody() -> None:
    table = Table(epoch=3)
    table.turn(0, "macedonia", "reallocation")
    table.do("play", "reallocation")
    table.do("done")
    table.do("reallocate", "black_sea")
    table.do("done")
    assert table.why("expand", "caucasus") == "expand.adjacent"
    assert "crete" in table.legal("expand")


@card("reallocation")
@rule("card.reallocation")
def test_all_fleets_may_become_coins() -> None:
    table = Table(epoch=3)
    table.turn(0, "macedonia", "reallocation")
    table.do("play", "reallocation")
    table.do("done")
    for water in ("red_sea", "eastern_med", "black_sea"):
        table.do("reallocate", water)
    assert table.world.coins == 3
    assert fleets(table) == []
    assert sorted(table.legal("expand")) == ["balkans", "dalmatia", "morea"]


@card("reallocation")
@rule("card.reallocation")
def test_no_fleet_need_become_a_coin_and_none_can_once_expansion_begins() -> None:
    table = Table(epoch=3)
    table.turn(0, "macedonia", "reallocation")
    table.do("play", "reallocation")
    table.do("done")
    table.do("done")
    assert table.world.coins == 0
    assert len(fleets(table)) == 3
    assert table.legal("reallocate") == []
    assert "crete" in table.legal("expand")


@card("reallocation")
@rule("card.reallocation", "navigation.oceans")
def test_fleets_that_an_ocean_brings_can_become_coins() -> None:
    table = Table(epoch=5)
    table.turn(0, "vikings", "reallocation")
    table.do("play", "reallocation")
    table.do("done")
    assert table.legal("reallocate") == ["north_sea", "north_atlantic"]


@card("reallocation")
@rule("card.reallocation", "pieces.markers")
def test_a_fleet_is_turned_over_and_needs_no_further_marker() -> None:
    table = Table(epoch=7)
    table.turn(0, "britain", "reallocation")
    table.do("play", "reallocation")
    table.do("done")
    table.do("leave_out", "black_sea")
    assert table.world.markers_left() == 0
    table.do("reallocate", "red_sea")
    assert table.world.coins == 1
    assert "black_sea" not in fleets(table)


@card("reallocation")
@rule("events.useless")
def test_reallocation_needs_fleets() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "reallocation")
    assert table.why("play", "reallocation") == "events.useless"


@card("reallocation", "astronomy")
@rule("card.reallocation", "card.astronomy")
def test_the_fleet_of_astronomy_can_become_a_coin() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "astronomy", "reallocation")
    table.do("play", "astronomy")
    table.do("fleet", "north_sea")
    table.do("play", "reallocation")
    table.do("reallocate", "north_sea")
    assert table.world.coins == 1
