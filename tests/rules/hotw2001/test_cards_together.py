"""Chapter IV, cards in effect at the same time, and whom they do not serve."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2001.table import Table

TROOPS = [
    of_card("leader"),
    of_card("weaponry"),
    of_card("siegecraft"),
    of_card("elite_troops"),
    of_card("jihad"),
    of_card("naval_power"),
    of_card("expert_troops_straits"),
    of_card("expert_troops_mountains"),
    of_card("expert_troops_forests"),
    of_card("treachery"),
]
"""The cards that change the attacks of the Active Empire."""


def call(table: Table, troops: str, others: str, land: str, *dice: list[int]) -> None:
    """Seat 0, about to play the Ottoman Turks, calls troops (treachery: in the land), then plays another card."""
    table.turn(0, "ottoman_turks", troops, others)
    table.do("play", troops)
    if troops == "treachery":
        table.do("choose_land", land)
    table.do("play", others, *dice)


# Bonuses and dice


@card("leader", "jihad")
@rule("combat.three_dice", "card.leader", "card.jihad")
def test_leader_and_jihad_never_roll_more_than_three_dice() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "leader", "jihad")
    table.do("expand", "northern_apennines", [3, 1, 2], [3])
    assert table.owner("northern_apennines") == 0


@card("leader", "jihad")
@rule("card.leader", "card.jihad")
def test_a_fresh_jihad_keeps_three_dice_when_the_leader_falls() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "dalmatia")
    table.expanding(0, "romans", "leader", "jihad")
    table.do("expand", "northern_apennines", [4, 4, 4], [3])
    table.do("expand", "dalmatia", [2, 1, 3], [4, 4])
    table.do("expand", "dalmatia", [4, 1], [4, 4])
    assert table.owner("dalmatia") == 0


@card("leader", "jihad")
@rule("card.leader", "card.jihad")
def test_a_leader_keeps_three_dice_when_the_jihad_wanes() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "leader", "jihad")
    for _ in range(2):
        table.do("expand", "northern_apennines", [1, 2, 2], [6])
    table.do("expand", "northern_apennines", [1, 2, 6], [6])
    assert table.owner("northern_apennines") is None


@card("weaponry", "siegecraft")
@rule("combat.bonuses", "card.weaponry", "card.siegecraft")
def test_weaponry_and_siegecraft_add_up() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "dalmatia")
    table.city("northern_apennines")
    table.expanding(0, "romans", "weaponry", "siegecraft")
    table.do("expand", "northern_apennines", [3, 1], [4])
    table.do("expand", "dalmatia", [3, 1], [4, 1])
    assert table.owner("northern_apennines") == 0
    assert table.owner("dalmatia") is None


@card("weaponry", "elite_troops")
@rule("card.weaponry", "card.elite_troops")
def test_elite_troops_win_a_tie_that_weaponry_made() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "weaponry", "elite_troops")
    table.do("expand", "northern_apennines", [3, 1], [4])
    assert table.owner("northern_apennines") == 0


@card("siegecraft", "elite_troops")
@rule("card.siegecraft_fort", "card.elite_troops")
def test_a_tie_won_by_elite_troops_with_siegecraft_fells_fort_and_army() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.fort("northern_apennines")
    table.expanding(0, "romans", "siegecraft", "elite_troops")
    table.do("expand", "northern_apennines", [4, 1], [4])
    assert table.owner("northern_apennines") == 0


@card("elite_troops", "jihad")
@rule("card.elite_troops", "card.jihad")
def test_a_jihad_still_wins_ties_when_elite_troops_no_longer_do() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "elite_troops", "jihad")
    table.do("expand", "northern_apennines", [1, 2, 2], [6])
    table.do("expand", "northern_apennines", [4, 2], [4])
    assert table.owner("northern_apennines") == 0


@card("leader", "naval_power")
@rule("card.leader", "card.naval_power")
def test_a_leader_lands_with_naval_power() -> None:
    table = Table(epoch=3)
    table.army(1, "crete")
    table.expanding(0, "romans", "leader", "naval_power")
    table.do("expand", "crete", [3, 1, 5], [4, 4])
    assert table.owner("crete") == 0


@card("naval_power", "expert_troops_mountains")
@rule("combat.approach", "card.naval_power", "card.expert_troops")
def test_of_several_approaches_the_one_that_cards_make_best_is_taken() -> None:
    table = Table(epoch=3)
    table.army(1, "dalmatia")
    table.expanding(0, "romans", "naval_power", "expert_troops_mountains")
    table.do("expand", "dalmatia", [1, 2], [3, 3])
    table.do("expand", "northern_apennines")
    table.do("expand", "dalmatia", [4, 2], [3])
    assert table.owner("dalmatia") == 0


# Whom troops do not serve: each attack below is a tie by the ordinary dice, and a tie empties the land


@card("safavids")
@rule("card.minor_empire_alone", "events.active_empire")
@pytest.mark.parametrize("troops", TROOPS)
def test_no_troops_serve_a_minor_empire(troops: str) -> None:
    table = Table(epoch=6)
    table.army(1, "hindu_kush")
    table.city("hindu_kush")
    call(table, troops, "safavids", "hindu_kush")
    table.do("expand", "hindu_kush", [4, 1], [4])
    assert table.owner("hindu_kush") is None
    assert table.has("city", "hindu_kush")


@card("crusade")
@rule("card.crusade", "events.active_empire")
@pytest.mark.parametrize("troops", TROOPS)
def test_no_troops_serve_crusaders(troops: str) -> None:
    table = Table(epoch=6)
    table.army(1, "levant")
    table.city("levant")
    call(table, troops, "crusade", "levant")
    table.do("expand", "levant", [4, 1], [1, 2, 5])
    assert table.owner("levant") is None


@card("civil_war")
@rule("card.civil_war_combat", "events.active_empire")
@pytest.mark.parametrize("troops", TROOPS)
def test_no_troops_serve_a_civil_war(troops: str) -> None:
    table = Table(epoch=6)
    table.army(1, "hindu_kush", of="aryans")
    table.city("hindu_kush")
    call(table, troops, "civil_war", "hindu_kush")
    table.do("choose_empire", "aryans")
    table.do("choose_land", "hindu_kush", [4, 1], [4])
    assert table.owner("hindu_kush") is None


@card("barbarians")
@rule("card.barbarians", "events.active_empire")
@pytest.mark.parametrize("troops", TROOPS)
def test_no_troops_serve_barbarians(troops: str) -> None:
    table = Table(epoch=6)
    table.army(1, "hindu_kush")
    table.city("hindu_kush")
    call(table, troops, "barbarians", "hindu_kush")
    table.do("choose_land", "plateau_of_tibet")
    table.do("choose_land", "hindu_kush", [4, 1], [4])
    assert table.owner("hindu_kush") is None


@card("jewish_revolt")
@rule("card.jewish_revolt", "events.active_empire")
@pytest.mark.parametrize("troops", TROOPS)
def test_no_troops_serve_the_jewish_revolt(troops: str) -> None:
    table = Table(epoch=6)
    table.army(1, "palestine")
    table.city("palestine")
    call(table, troops, "jewish_revolt", "palestine", [4, 1, 2], [4])
    assert table.owner("palestine") is None


@card("phoenicia", "naval_power")
@rule("card.minor_empire_alone", "card.naval_power")
def test_naval_power_does_not_serve_the_landings_of_a_minor_empire() -> None:
    table = Table(epoch=2)
    table.army(1, "crete")
    table.turn(0, "persia", "naval_power", "phoenicia")
    table.do("play", "naval_power")
    table.do("play", "phoenicia")
    table.do("expand", "crete", [6, 1], [4, 4, 4])
    assert table.owner("crete") == 0


@rule("card.minor_empire_alone", "card.expert_troops")
@pytest.mark.parametrize(
    ("title", "epoch", "empire", "minor", "land"),
    [
        of_card("expert_troops_straits", 7, "russia", "japan", "hokkaido"),
        of_card("expert_troops_mountains", 1, "sumeria", "hittites", "caucasus"),
        of_card("expert_troops_forests", 4, "goths", "anglo_saxons", "central_europe"),
    ],
)
def test_terrain_hampers_a_minor_empire_in_spite_of_experts(
    title: str, epoch: int, empire: str, minor: str, land: str
) -> None:
    table = Table(epoch=epoch)
    table.army(1, land)
    table.turn(0, empire, title, minor)
    table.do("play", title)
    table.do("play", minor)
    table.do("expand", land, [6, 1], [4, 4])
    assert table.owner(land) == 0


@card("elite_troops", "safavids")
@rule("card.elite_troops", "card.minor_empire_alone")
def test_elite_troops_outlast_the_losses_of_a_minor_empire() -> None:
    table = Table(epoch=6)
    table.army(1, "hindu_kush", "eastern_anatolia")
    call(table, "elite_troops", "safavids", "hindu_kush")
    table.do("expand", "hindu_kush", [1, 1], [6])
    table.do("done")
    table.do("expand", "eastern_anatolia", [4, 1], [4])
    assert table.owner("eastern_anatolia") == 0


@card("leader", "jewish_revolt")
@rule("card.leader", "card.jewish_revolt")
def test_a_leader_outlasts_a_triple_of_the_jewish_revolt() -> None:
    table = Table(epoch=6)
    table.army(1, "palestine", "eastern_anatolia")
    call(table, "leader", "jewish_revolt", "palestine", [4, 4, 4], [3])
    table.do("expand", "eastern_anatolia", [1, 2, 5], [4])
    assert table.owner("eastern_anatolia") == 0
