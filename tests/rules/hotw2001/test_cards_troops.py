"""Chapter IV, the Lesser Events that strengthen the attacks of the Active Empire."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2001.cards import ALL, epochs_of
from tests.rules.hotw2001.table import Table


@rule(
    "card.siegecraft",
    "card.elite_troops",
    "card.jihad",
    "card.naval_power",
    "card.expert_troops",
    "card.treachery",
    "events.epochs",
)
@pytest.mark.parametrize(
    ("title", "epochs"),
    [
        of_card("siegecraft", [3, 4, 5, 6, 7]),
        of_card("elite_troops", ALL),
        of_card("jihad", ALL),
        of_card("naval_power", ALL),
        of_card("expert_troops_straits", ALL),
        of_card("expert_troops_mountains", ALL),
        of_card("expert_troops_forests", ALL),
        of_card("treachery", ALL),
    ],
)
def test_troops_are_called_in_their_epochs_only(title: str, epochs: list[int]) -> None:
    assert epochs_of(title) == epochs


@rule("turn.clean_up", "card.siegecraft", "card.elite_troops", "card.jihad")
@pytest.mark.parametrize("title", [of_card("siegecraft"), of_card("elite_troops"), of_card("jihad")])
def test_troops_serve_one_turn(title: str) -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.city("northern_apennines")
    table.expanding(0, "celts", title)
    table.do("done")
    table.expanding(0, "romans")
    table.do("expand", "northern_apennines", [4, 1], [4])
    assert table.owner("northern_apennines") is None


# Siegecraft


@card("siegecraft")
@rule("card.siegecraft")
@pytest.mark.parametrize("structure", ["capital", "city"])
def test_siegecraft_adds_one_against_a_capital_or_city(structure: str) -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    getattr(table, structure)("northern_apennines")
    table.expanding(0, "romans", "siegecraft")
    table.do("expand", "northern_apennines", [4, 1], [4])
    assert table.owner("northern_apennines") == 0


@card("siegecraft")
@rule("card.siegecraft")
def test_siegecraft_adds_nothing_elsewhere() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.monument("northern_apennines")
    table.expanding(0, "romans", "siegecraft")
    table.do("expand", "northern_apennines", [4, 1], [4])
    assert table.owner("northern_apennines") is None


@card("siegecraft")
@rule("card.siegecraft", "card.siegecraft_fort")
def test_siegecraft_adds_one_against_a_fort_and_fells_it_with_the_army() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.fort("northern_apennines")
    table.expanding(0, "romans", "siegecraft")
    table.do("expand", "northern_apennines", [5, 1], [4])
    assert table.owner("northern_apennines") == 0
    assert not table.has("fort", "northern_apennines")


@card("siegecraft")
@rule("card.siegecraft", "combat.fort_tie")
def test_siegecraft_adds_one_only_against_a_fort_and_a_city_and_a_tie_fells_the_fort_alone() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.fort("northern_apennines")
    table.city("northern_apennines")
    table.expanding(0, "romans", "siegecraft")
    table.do("expand", "northern_apennines", [4, 1], [4])
    assert table.owner("northern_apennines") == 1
    assert not table.has("fort", "northern_apennines")


@card("siegecraft")
@rule("card.siegecraft_fort", "multiple_armies.combat")
def test_siegecraft_fells_one_army_with_the_fort_and_then_loses_its_bonus() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "northern_apennines", count=2)
    table.fort("northern_apennines")
    table.expanding(0, "romans", "siegecraft")
    table.do("expand", "northern_apennines", [5, 1], [4], [4, 1], [4])
    assert table.owner("northern_apennines") is None


# Elite Troops


@card("elite_troops")
@rule("card.elite_troops")
def test_elite_troops_win_every_tie() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "dalmatia")
    table.expanding(0, "romans", "elite_troops")
    table.do("expand", "northern_apennines", [4, 1], [4])
    table.do("expand", "dalmatia", [3, 1], [3, 2])
    assert table.owner("northern_apennines") == table.owner("dalmatia") == 0
    assert table.world.pool == 20 - 3


@card("elite_troops")
@rule("card.elite_troops", "combat.fort_first")
def test_elite_troops_who_tie_with_a_fort_take_it_and_fight_on() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.fort("northern_apennines")
    table.expanding(0, "romans", "elite_troops")
    table.do("expand", "northern_apennines", [4, 2], [3], [5, 1], [5])
    assert table.owner("northern_apennines") == 0


@card("elite_troops")
@rule("card.elite_troops")
def test_elite_troops_end_with_the_first_army_lost() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "elite_troops")
    table.do("expand", "northern_apennines", [1, 2], [6])
    table.do("expand", "northern_apennines", [4, 2], [4])
    assert table.owner("northern_apennines") is None


# Jihad


@card("jihad")
@rule("card.jihad")
def test_a_jihad_wanes_with_each_of_two_lost_armies() -> None:
    table = Table(epoch=4)
    table.army(1, "palestine", "nile_delta", "levant")
    table.expanding(0, "arabs", "jihad")
    table.do("expand", "palestine", [4, 1, 2], [4])
    assert table.owner("palestine") == 0
    table.do("expand", "nile_delta", [1, 2, 3], [4])
    table.do("expand", "nile_delta", [4, 1], [4])
    assert table.owner("nile_delta") == 0
    table.do("expand", "levant", [1, 2], [3])
    table.do("expand", "levant", [3, 1], [3])
    assert table.owner("levant") is None


@card("jihad")
@rule("card.jihad", "card.leader")
def test_a_triple_does_not_end_a_jihad() -> None:
    table = Table(epoch=4)
    table.army(1, "palestine", "nile_delta")
    table.expanding(0, "arabs", "jihad")
    table.do("expand", "palestine", [4, 4, 4], [4])
    table.do("expand", "nile_delta", [2, 1, 5], [5])
    assert table.owner("nile_delta") == 0


# Naval Power


@card("naval_power")
@rule("card.naval_power")
def test_naval_power_takes_one_die_from_the_defender_of_a_coast() -> None:
    table = Table(epoch=3)
    table.army(1, "crete")
    table.expanding(0, "romans", "naval_power")
    table.do("expand", "crete", [5, 1], [4, 4])
    assert table.owner("crete") == 0


@card("naval_power")
@rule("card.naval_power", "combat.terrain")
def test_naval_power_changes_nothing_on_land() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "dalmatia")
    table.expanding(0, "romans", "naval_power")
    table.do("expand", "northern_apennines", [5, 1], [4])
    table.do("expand", "dalmatia", [5, 1], [4, 4])
    assert table.owner("northern_apennines") == table.owner("dalmatia") == 0


@card("naval_power")
@rule("events.useless")
def test_naval_power_needs_fleets() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "naval_power")
    assert table.why("play", "naval_power") == "events.useless"


@card("naval_power", "astronomy")
@rule("card.naval_power", "card.astronomy")
def test_naval_power_serves_the_fleet_of_astronomy() -> None:
    table = Table(epoch=3)
    table.army(1, "caucasus")
    table.turn(0, "sassanids", "naval_power", "astronomy")
    table.do("play", "astronomy")
    table.do("fleet", "caspian_sea")
    table.do("play", "naval_power")
    table.do("expand", "caucasus", [5, 1], [4, 4])
    assert table.owner("caucasus") == 0


@card("naval_power")
@rule("card.naval_power", "turn.clean_up")
def test_naval_power_serves_one_turn() -> None:
    table = Table(epoch=3)
    table.army(1, "crete")
    table.expanding(0, "macedonia", "naval_power")
    table.do("done")
    table.expanding(0, "romans")
    table.do("expand", "crete", [5, 1], [4, 4, 4])
    assert table.owner("crete") == 0


# Expert Troops

BORDERS = {
    "expert_troops_straits": (5, "vikings", "baltic_seaboard"),
    "expert_troops_mountains": (2, "assyria", "eastern_anatolia"),
    "expert_troops_forests": (3, "maurya", "irrawaddy"),
}
"""For each kind of terrain an empire that meets it at once: epoch, empire, land beyond the border."""


@rule("card.expert_troops")
@pytest.mark.parametrize("border", BORDERS)
@pytest.mark.parametrize(
    "title",
    [
        of_card("expert_troops_straits"),
        of_card("expert_troops_mountains"),
        of_card("expert_troops_forests"),
    ],
)
def test_expert_troops_overcome_terrain_of_their_kind_only(title: str, border: str) -> None:
    epoch, empire, land = BORDERS[border]
    table = Table(epoch=epoch)
    table.army(1, land)
    table.expanding(0, empire, title)
    table.do("expand", land, [5, 1], [4] if title == border else [4, 4])
    assert table.owner(land) == 0


@rule("card.expert_troops", "turn.clean_up")
@pytest.mark.parametrize(
    "title",
    [
        of_card("expert_troops_straits"),
        of_card("expert_troops_mountains"),
        of_card("expert_troops_forests"),
    ],
)
def test_expert_troops_serve_one_turn(title: str) -> None:
    epoch, empire, land = BORDERS[title]
    table = Table(epoch=epoch)
    table.army(1, land)
    table.expanding(0, empire, title)
    table.do("done")
    table.expanding(0, empire)
    table.do("expand", land, [5, 1], [4, 4])
    assert table.owner(land) == 0


@rule("card.expert_troops", "combat.terrain")
@pytest.mark.parametrize(
    "title",
    [
        of_card("expert_troops_straits"),
        of_card("expert_troops_mountains"),
        of_card("expert_troops_forests"),
    ],
)
def test_the_great_wall_holds_against_expert_troops(title: str) -> None:
    table = Table(epoch=3)
    table.army(1, "yellow_river")
    table.expanding(0, "hsiung_nu", title)
    table.do("expand", "yellow_river", [5, 1], [4, 4])
    assert table.owner("yellow_river") == 0


@card("expert_troops_straits")
@rule("card.expert_troops", "combat.sea")
def test_experts_of_straits_gain_nothing_on_the_open_sea() -> None:
    table = Table(epoch=5)
    table.army(1, "eire")
    table.expanding(0, "vikings", "expert_troops_straits")
    table.do("expand", "eire", [5, 1], [4, 4, 4])
    assert table.owner("eire") == 0


@card("expert_troops_mountains", "expert_troops_forests")
@rule("card.expert_troops", "events.same")
def test_two_kinds_of_expert_troops_serve_together() -> None:
    table = Table(epoch=5)
    table.army(1, "dalmatia", "northern_gaul")
    table.expanding(0, "holy_roman_empire", "expert_troops_mountains", "expert_troops_forests")
    table.do("expand", "dalmatia", [5, 1], [4])
    table.do("expand", "northern_gaul", [5, 1], [4])
    assert table.owner("dalmatia") == table.owner("northern_gaul") == 0


# Treachery


@card("treachery")
@rule("card.treachery", "sack.capital")
def test_treachery_wins_without_dice_and_fells_fort_and_army() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.fort("northern_apennines")
    table.capital("northern_apennines")
    table.turn(0, "romans", "treachery")
    table.do("play", "treachery")
    table.do("choose_land", "northern_apennines")
    table.do("done")
    table.do("expand", "northern_apennines")
    assert table.owner("northern_apennines") == 0
    assert not table.has("fort", "northern_apennines")
    assert table.has("city", "northern_apennines")


@card("treachery")
@rule("card.treachery")
def test_treachery_opens_the_named_land_only() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "crete")
    table.turn(0, "romans", "treachery")
    table.do("play", "treachery")
    table.do("choose_land", "crete")
    table.do("done")
    table.do("expand", "northern_apennines", [1, 2], [3])
    table.do("expand", "crete")
    assert table.owner("northern_apennines") == 1
    assert table.owner("crete") == 0


@card("treachery")
@rule("card.treachery")
def test_treachery_names_a_land_of_an_enemy() -> None:
    table = Table(epoch=3)
    table.army(0, "levant")
    table.army(1, "crete")
    table.army(2, "mongolia")
    table.turn(0, "romans", "treachery")
    table.do("play", "treachery")
    assert sorted(table.legal("choose_land")) == ["crete", "mongolia"]
    assert table.why("choose_land", "levant") == "card.treachery"


@card("treachery")
@rule("events.useless")
def test_treachery_needs_an_enemy() -> None:
    table = Table(epoch=3)
    table.army(0, "levant")
    table.turn(0, "romans", "treachery")
    assert table.why("play", "treachery") == "events.useless"


@card("treachery")
@rule("card.treachery", "turn.clean_up")
def test_treachery_that_is_not_used_is_wasted() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.turn(0, "celts", "treachery")
    table.do("play", "treachery")
    table.do("choose_land", "northern_apennines")
    table.do("done")
    table.do("done")
    table.expanding(0, "romans")
    table.do("expand", "northern_apennines", [1, 2], [3])
    assert table.owner("northern_apennines") == 1
    assert table.world.hand[0] == ()


@card("treachery")
@rule("card.treachery", "option.multiple_armies")
def test_treachery_fells_every_army_of_the_land() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "northern_apennines", count=3)
    table.turn(0, "romans", "treachery")
    table.do("play", "treachery")
    table.do("choose_land", "northern_apennines")
    table.do("done")
    table.do("expand", "northern_apennines")
    assert table.owner("northern_apennines") == 0
