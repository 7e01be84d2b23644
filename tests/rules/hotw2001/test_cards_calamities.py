"""Chapter IV, the Lesser Events that destroy: Famine, Black Death, Plague, Pestilence, Disaster."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2001.cards import ALL, epochs_of
from tests.rules.hotw2001.table import Table


@rule("card.famine", "card.black_death", "card.plague", "card.pestilence", "card.disaster", "events.epochs")
@pytest.mark.parametrize(
    ("title", "epochs"),
    [
        of_card("famine", ALL),
        of_card("black_death", [6]),
        of_card("plague", ALL),
        of_card("pestilence", ALL),
        of_card("disaster", ALL),
    ],
)
def test_calamities_come_in_their_epochs_only(title: str, epochs: list[int]) -> None:
    assert epochs_of(title) == epochs


@rule("events.useless")
@pytest.mark.parametrize(
    "title",
    [
        of_card("famine"),
        of_card("black_death"),
        of_card("plague"),
        of_card("pestilence"),
        of_card("disaster"),
    ],
)
def test_a_calamity_needs_something_to_destroy(title: str) -> None:
    table = Table(epoch=6)
    table.turn(0, "spain", title)
    assert table.why("play", title) == "events.useless"


@rule("card.disease_structures")
@pytest.mark.parametrize(
    ("title", "choices", "dice"),
    [
        of_card("famine", [("choose_area", "china")], [1]),
        of_card("black_death", [("choose_area", "china"), ("choose_area", "eurasia")], [1]),
        of_card("plague", [("choose_land", "chekiang")], [2, 3, 1, 4]),
        of_card("pestilence", [("choose_land", "chekiang")], [5, 1, 2]),
    ],
)
def test_disease_leaves_structures_standing(
    title: str, choices: list[tuple[str, str]], dice: list[int]
) -> None:
    table = Table(epoch=6)
    table.army(1, "chekiang")
    table.fort("chekiang")
    table.capital("chekiang")
    table.monument("chekiang")
    table.turn(0, "spain", title)
    table.do("play", title)
    for verb, noun in choices[:-1]:
        table.do(verb, noun)
    table.do(*choices[-1], dice)
    assert table.owner("chekiang") is None
    assert not table.has("fort", "chekiang")
    assert table.has("capital", "chekiang")
    assert table.has("monument", "chekiang")


# Famine


@card("famine")
@rule("card.famine")
def test_every_army_of_a_starving_area_rolls_one_die() -> None:
    table = Table(epoch=3)
    table.army(1, "libya", "nubia", "palestine")
    table.army(0, "upper_nile")
    table.fort("libya", "nubia")
    table.turn(0, "romans", "famine")
    table.do("play", "famine")
    table.do("choose_area", "north_africa", [1], [2], [1])
    assert table.owner("libya") is None
    assert not table.has("fort", "libya")
    assert table.owner("nubia") == 1
    assert table.has("fort", "nubia")
    assert table.owner("upper_nile") is None
    assert table.owner("palestine") == 1


@card("famine")
@rule("card.famine", "events.useless")
def test_famine_strikes_an_area_with_armies() -> None:
    table = Table(epoch=3)
    table.army(1, "libya")
    table.army(0, "honshu")
    table.turn(0, "romans", "famine")
    table.do("play", "famine")
    assert table.legal("choose_area") == ["north_africa", "nippon"]
    assert table.why("choose_area", "china") == "card.famine"


@card("famine")
@rule("card.famine", "multiple_armies.disease")
def test_in_a_famine_each_army_of_a_land_rolls_for_itself() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.army(1, "libya", count=2)
    table.fort("libya")
    table.turn(0, "romans", "famine")
    table.do("play", "famine")
    table.do("choose_area", "north_africa", [1], [4])
    assert table.armies("libya") == 1
    assert table.has("fort", "libya")


# Black Death


@card("black_death")
@rule("card.black_death")
def test_the_black_death_strikes_every_army_of_two_adjacent_areas() -> None:
    table = Table(epoch=6)
    table.army(1, "libya", "chekiang", "crete")
    table.army(0, "shatts_plateau", "morea")
    table.fort("libya")
    table.turn(0, "spain", "black_death")
    table.do("play", "black_death")
    table.do("choose_area", "southern_europe")
    table.do("choose_area", "north_africa", [1], [2], [3], [1])
    assert [table.owner(land) for land in ("libya", "shatts_plateau", "crete", "morea")] == [None, 0, 1, None]
    assert not table.has("fort", "libya")
    assert table.owner("chekiang") == 1


@card("black_death")
@rule("card.black_death")
def test_areas_are_adjacent_by_border_or_strait_and_not_by_sea_or_barren_land() -> None:
    table = Table(epoch=6)
    table.army(1, "libya")
    table.turn(0, "spain", "black_death")
    table.do("play", "black_death")
    table.do("choose_area", "north_africa")
    assert table.legal("choose_area") == ["middle_east", "southern_europe"]
    assert table.why("choose_area", "africa") == "card.black_death"


@card("black_death")
@rule("card.black_death")
def test_an_area_without_neighbours_cannot_be_chosen() -> None:
    table = Table(epoch=6)
    table.army(1, "libya", "australia", "madagascar")
    table.turn(0, "spain", "black_death")
    table.do("play", "black_death")
    assert table.legal("choose_area") == ["middle_east", "north_africa", "southern_europe"]
    assert table.why("choose_area", "australia") == "card.black_death"


@card("black_death")
@rule("card.black_death", "events.useless")
def test_the_black_death_needs_an_army_it_can_reach() -> None:
    table = Table(epoch=6)
    table.army(1, "australia")
    table.turn(0, "spain", "black_death")
    assert table.why("play", "black_death") == "events.useless"


# Plague


@card("plague")
@rule("card.plague")
def test_an_army_survives_the_plague_on_four_dice_without_a_one() -> None:
    table = Table(epoch=3)
    table.army(1, "libya", "nile_delta")
    table.fort("libya")
    table.turn(0, "romans", "plague")
    table.do("play", "plague")
    assert table.legal("choose_land") == ["libya", "nile_delta"]
    table.do("choose_land", "libya", [2, 3, 6, 2])
    assert table.owner("libya") == 1
    assert table.has("fort", "libya")
    assert table.legal("choose_land") == []


@card("plague")
@rule("card.plague", "card.plague_spread")
def test_the_plague_spreads_with_three_dice_until_an_army_survives() -> None:
    table = Table(epoch=3)
    table.army(1, "libya", "nile_delta", "palestine", "levant")
    table.fort("nile_delta")
    table.turn(0, "romans", "plague")
    table.do("play", "plague")
    table.do("choose_land", "libya", [2, 3, 6, 1])
    table.do("choose_land", "nile_delta", [1, 1, 6])
    assert not table.has("fort", "nile_delta")
    table.do("choose_land", "palestine", [2, 3, 4])
    assert [table.owner(land) for land in ("libya", "nile_delta", "palestine", "levant")] == [
        None,
        None,
        1,
        1,
    ]
    assert table.legal("choose_land") == []


@card("plague")
@rule("card.plague_spread")
def test_the_plague_spreads_to_an_adjacent_occupied_land_of_the_players_choice() -> None:
    table = Table(epoch=3)
    table.army(1, "nile_delta", "nubia", "levant")
    table.army(2, "palestine")
    table.turn(0, "romans", "plague")
    table.do("play", "plague")
    table.do("choose_land", "nile_delta", [1, 2, 3, 4])
    assert table.legal("choose_land") == ["palestine", "nubia"]
    assert table.why("choose_land", "levant") == "card.plague_spread"


@card("plague")
@rule("card.plague_spread")
def test_the_plague_must_spread_even_to_the_players_own_army() -> None:
    table = Table(epoch=3)
    table.army(1, "nile_delta")
    table.army(0, "nubia")
    table.turn(0, "romans", "plague")
    table.do("play", "plague")
    table.do("choose_land", "nile_delta", [1, 2, 3, 4])
    assert table.legal("done") == []
    table.do("choose_land", "nubia", [1, 2, 3])
    assert table.owner("nubia") is None


@card("plague")
@rule("card.plague_spread")
def test_the_plague_crosses_a_strait_but_neither_sea_nor_barren_land() -> None:
    table = Table(epoch=3)
    table.army(1, "shatts_plateau", "southern_iberia", "gold_coast", "crete")
    table.turn(0, "romans", "plague")
    table.do("play", "plague")
    table.do("choose_land", "shatts_plateau", [1, 2, 3, 4])
    assert table.legal("choose_land") == ["southern_iberia"]
    table.do("choose_land", "southern_iberia", [1, 2, 3])
    assert table.legal("choose_land") == []


# Pestilence


@card("pestilence")
@rule("card.pestilence")
def test_pestilence_strikes_a_land_with_three_dice_and_its_neighbours_with_two() -> None:
    table = Table(epoch=3)
    table.army(1, "nile_delta", "libya", "palestine", "levant")
    table.army(0, "nubia")
    table.fort("nile_delta", "libya")
    table.turn(0, "romans", "pestilence")
    table.do("play", "pestilence")
    table.do("choose_land", "nile_delta", [2, 3, 1], [4, 5], [1, 6], [1, 1])
    assert [table.owner(land) for land in ("nile_delta", "palestine", "libya", "nubia")] == [
        None,
        1,
        None,
        None,
    ]
    assert not table.has("fort", "nile_delta")
    assert not table.has("fort", "libya")
    assert table.owner("levant") == 1


@card("pestilence")
@rule("card.pestilence")
def test_pestilence_reaches_the_neighbours_of_a_survivor_and_of_a_vacant_land() -> None:
    table = Table(epoch=3)
    table.army(1, "crete", "pindus")
    table.turn(0, "romans", "pestilence")
    table.do("play", "pestilence")
    table.do("choose_land", "morea", [1, 5], [2, 3])
    assert table.owner("crete") is None
    assert table.owner("pindus") == 1

    table = Table(epoch=3)
    table.army(1, "crete", "morea")
    table.turn(0, "romans", "pestilence")
    table.do("play", "pestilence")
    table.do("choose_land", "morea", [2, 2, 2], [1, 3])
    assert table.owner("morea") == 1
    assert table.owner("crete") is None


@card("pestilence")
@rule("card.pestilence")
def test_pestilence_does_not_come_out_of_barren_land() -> None:
    table = Table(epoch=3)
    table.army(1, "libya", "gold_coast")
    table.turn(0, "romans", "pestilence")
    table.do("play", "pestilence")
    near = {"libya", "nile_delta", "shatts_plateau", "gold_coast", "congo_basin"}
    assert set(table.legal("choose_land")) == near
    assert table.why("choose_land", "sahara_desert") == "card.pestilence"
    assert table.why("choose_land", "honshu") == "card.pestilence"
    table.do("choose_land", "libya", [1, 2, 3])
    assert table.owner("gold_coast") == 1


# Disaster


@card("disaster")
@rule("card.disaster")
def test_a_disaster_destroys_monument_city_and_fort_and_reduces_a_capital() -> None:
    table = Table(epoch=3)
    table.army(1, "levant", "zagros")
    table.monument("levant", "zagros")
    table.fort("levant")
    table.city("levant")
    table.capital("zagros")
    table.turn(0, "romans", "disaster")
    table.do("play", "disaster")
    table.do("choose_land", "levant")
    table.do("choose_land", "zagros")
    assert [what for what in ("monument", "city", "capital", "fort") if table.has(what, "levant")] == []
    assert [what for what in ("monument", "city", "capital", "fort") if table.has(what, "zagros")] == ["city"]
    assert table.owner("levant") == table.owner("zagros") == 1


@card("disaster")
@rule("card.disaster")
def test_a_disaster_may_stop_at_one_land_and_not_before() -> None:
    table = Table(epoch=3)
    table.monument("levant", "zagros", "crete")
    table.turn(0, "romans", "disaster")
    table.do("play", "disaster")
    assert table.legal("done") == []
    table.do("choose_land", "levant")
    table.do("done")
    assert table.has("monument", "zagros")
    assert table.legal("choose_land") == []


@card("disaster")
@rule("card.disaster")
def test_a_disaster_strikes_at_most_two_lands_and_only_lands_with_a_monument() -> None:
    table = Table(epoch=3)
    table.city("nubia")
    table.monument("levant", "zagros", "crete")
    table.turn(0, "romans", "disaster")
    table.do("play", "disaster")
    assert table.legal("choose_land") == ["levant", "zagros", "crete"]
    assert table.why("choose_land", "nubia") == "card.disaster"
    table.do("choose_land", "crete")
    assert table.legal("choose_land") == ["levant", "zagros"]
    table.do("choose_land", "levant")
    assert table.legal("choose_land") == []
    assert table.has("monument", "zagros")
