"""Chapter IV, the Lesser Events that bring armies: Kingdoms, Migrants, Civil War, Barbarians, Jewish Revolt."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2001.cards import epochs_of
from tests.rules.hotw2001.table import Table

KINGDOMS = [
    of_card("kingdom_canaanites", 1, "indus_valley", "palestine"),
    of_card("kingdom_etruscans", 2, "assyria", "northern_apennines"),
    of_card("kingdom_kush", 3, "celts", "upper_nile"),
    of_card("kingdom_tiahuanaco", 4, "huns", "southern_andes"),
    of_card("kingdom_mali", 5, "mongols", "gold_coast"),
    of_card("kingdom_thai", 6, "spain", "malayan_peninsula"),
    of_card("kingdom_zimbabwe", 7, "russia", "east_africa"),
]
"""Title, epoch, an empire of that epoch that starts elsewhere, land of the kingdom."""

MIGRANTS = [
    of_card("migrants_australia", ["australia", "new_guinea", "new_zealand"]),
    of_card(
        "migrants_north_america",
        [
            "appalachia",
            "central_america",
            "deep_south",
            "great_lakes",
            "great_plains",
            "mexican_valley",
            "pacific_seaboard",
            "west_indies",
        ],
    ),
    of_card(
        "migrants_africa",
        ["central_africa", "congo_basin", "east_africa", "gold_coast", "madagascar", "southern_africa"],
    ),
]
"""Title, lands of the area."""


@rule(
    "card.kingdom",
    "card.kingdom_list",
    "card.migrants",
    "card.civil_war",
    "card.barbarians",
    "card.jewish_revolt",
    "events.epochs",
)
@pytest.mark.parametrize(
    ("title", "epochs"),
    [
        of_card("kingdom_canaanites", [1]),
        of_card("kingdom_etruscans", [2]),
        of_card("kingdom_kush", [3]),
        of_card("kingdom_tiahuanaco", [4]),
        of_card("kingdom_mali", [5]),
        of_card("kingdom_thai", [6]),
        of_card("kingdom_zimbabwe", [7]),
        of_card("migrants_australia", [2, 3, 4, 5]),
        of_card("migrants_north_america", [3, 4, 5]),
        of_card("migrants_africa", [3, 4, 5]),
        of_card("civil_war", [2, 3, 4, 5, 6, 7]),
        of_card("barbarians", [2, 3, 4, 5, 6, 7]),
        of_card("jewish_revolt", [2, 3, 4, 5, 6, 7]),
    ],
)
def test_armies_rise_in_their_epochs_only(title: str, epochs: list[int]) -> None:
    assert epochs_of(title) == epochs


@rule("events.useless", "pieces.figures")
@pytest.mark.parametrize(
    "title",
    [
        of_card("kingdom_kush"),
        of_card("migrants_africa"),
        of_card("civil_war"),
        of_card("barbarians"),
        of_card("jewish_revolt"),
    ],
)
def test_no_army_rises_when_none_is_left_in_the_box(title: str) -> None:
    table = Table(epoch=3)
    table.army(1, "levant")
    table.world.figures[0] = 0
    table.turn(0, "celts", title)
    assert table.why("play", title) == "events.useless"


# Kingdoms


@rule("card.kingdom", "card.kingdom_list")
@pytest.mark.parametrize(("title", "epoch", "empire", "land"), KINGDOMS)
def test_a_kingdom_is_an_army_and_a_city(title: str, epoch: int, empire: str, land: str) -> None:
    table = Table(epoch=epoch)
    table.turn(0, empire, title)
    table.do("play", title)
    assert table.owner(land) == 0
    assert table.armies(land) == 1
    assert table.has("city", land)
    assert table.world.held == [1 << table.land(land), 0, 0]
    assert table.legal("play") == []


@rule("card.kingdom")
@pytest.mark.parametrize(("title", "epoch", "empire", "land"), KINGDOMS)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_kingdom_destroys_the_army_and_fort_of_anybody(
    owner: int, title: str, epoch: int, empire: str, land: str
) -> None:
    table = Table(epoch=epoch)
    table.army(owner, land)
    table.fort(land)
    table.turn(0, empire, title)
    table.do("play", title)
    assert table.owner(land) == 0
    assert table.world.tag[table.land(land)] == table.tag(title)
    assert not table.has("fort", land)
    assert table.world.figures == [99, 100, 100]


@card("kingdom_kush")
@rule("card.kingdom")
@pytest.mark.parametrize("structure", ["capital", "city"])
def test_a_kingdom_leaves_the_capital_or_city_it_finds(structure: str) -> None:
    table = Table(epoch=3)
    table.army(1, "upper_nile")
    getattr(table, structure)("upper_nile")
    table.turn(0, "celts", "kingdom_kush")
    table.do("play", "kingdom_kush")
    assert [what for what in ("capital", "city") if table.has(what, "upper_nile")] == [structure]


@card("kingdom_etruscans")
@rule("card.kingdom", "events.active_empire", "expand.adjacent", "score.all_armies")
def test_a_kingdom_is_no_base_for_the_active_empire_but_scores() -> None:
    table = Table(epoch=2)
    table.turn(0, "scythians", "kingdom_etruscans")
    table.do("play", "kingdom_etruscans")
    table.do("done")
    assert table.why("expand", "southern_apennines") == "expand.adjacent"
    table.do("done")
    assert table.world.score[0] == 2 + 1


# Migrants


@rule("card.migrants")
@pytest.mark.parametrize(("title", "lands"), MIGRANTS)
def test_migrants_settle_in_two_vacant_lands_of_the_area(title: str, lands: list[str]) -> None:
    table = Table(epoch=3)
    table.army(1, lands[0])
    table.turn(0, "celts", title)
    table.do("play", title)
    assert table.legal("choose_land") == lands[1:]
    table.do("choose_land", lands[1])
    assert table.legal("choose_land") == lands[2:]
    assert table.legal("done") == []
    table.do("choose_land", lands[2])
    assert table.legal("choose_land") == []
    assert [table.owner(land) for land in lands[:3]] == [1, 0, 0]
    assert table.world.figures[0] == 100 - 2


@rule("card.migrants")
@pytest.mark.parametrize(("title", "lands"), MIGRANTS)
def test_migrants_settle_in_one_land_if_only_one_is_vacant(title: str, lands: list[str]) -> None:
    table = Table(epoch=3)
    table.army(0, lands[0])
    table.army(1, *lands[2:])
    table.turn(0, "celts", title)
    table.do("play", title)
    table.do("choose_land", lands[1])
    assert table.owner(lands[1]) == 0
    assert table.legal("choose_land") == []


@rule("card.migrants", "events.useless")
@pytest.mark.parametrize(("title", "lands"), MIGRANTS)
def test_migrants_need_a_vacant_land(title: str, lands: list[str]) -> None:
    table = Table(epoch=3)
    table.army(1, *lands)
    table.turn(0, "celts", title)
    assert table.why("play", title) == "events.useless"


# Civil War


@card("civil_war")
@rule("card.civil_war", "card.civil_war_combat")
def test_a_civil_war_strikes_three_lands_of_one_enemy_empire() -> None:
    table = Table(epoch=4)
    table.army(1, "pindus", "dalmatia", "balkans", "crete", of="macedonia")
    table.army(1, "levant", of="assyria")
    table.turn(0, "huns", "civil_war")
    table.do("play", "civil_war")
    table.do("choose_empire", "macedonia")
    assert table.legal("choose_land") == ["balkans", "crete", "dalmatia", "pindus"]
    table.do("choose_land", "pindus", [5, 1], [4])
    assert table.legal("choose_land") == ["balkans", "crete", "dalmatia"]
    table.do("choose_land", "dalmatia", [3, 1], [4])
    table.do("choose_land", "crete", [4, 1], [4])
    assert [table.owner(land) for land in ("pindus", "dalmatia", "crete", "balkans")] == [0, 1, None, 1]
    assert table.legal("choose_land") == []
    assert table.world.figures[0] == 100 - 1


@card("civil_war")
@rule("card.civil_war")
def test_a_civil_war_strikes_all_lands_of_an_empire_with_fewer_than_three() -> None:
    table = Table(epoch=4)
    table.army(1, "pindus", "dalmatia", of="macedonia")
    table.turn(0, "huns", "civil_war")
    table.do("play", "civil_war")
    table.do("choose_empire", "macedonia")
    table.do("choose_land", "pindus", [5, 1], [4])
    assert table.legal("done") == []
    table.do("choose_land", "dalmatia", [1, 2], [3])
    assert table.owner("dalmatia") == 1
    assert table.legal("choose_land") == []


@card("civil_war")
@rule("card.civil_war")
def test_an_enemy_empire_is_an_empire_card_or_minor_empire_of_another_player() -> None:
    table = Table(epoch=4)
    table.army(0, "crete", of="minoans")
    table.army(1, "levant", of="assyria")
    table.army(2, "eastern_anatolia", of="hittites")
    table.army(2, "palestine", of="kingdom_canaanites")
    table.army(1, "australia", of="migrants_australia")
    table.turn(0, "huns", "civil_war")
    table.do("play", "civil_war")
    assert table.legal("choose_empire") == ["assyria", "hittites"]
    table.do("choose_empire", "hittites")
    assert table.legal("choose_land") == ["eastern_anatolia"]


@card("civil_war")
@rule("card.civil_war", "events.useless")
def test_a_civil_war_needs_an_enemy_empire() -> None:
    table = Table(epoch=4)
    table.army(0, "crete", of="minoans")
    table.army(1, "palestine", of="kingdom_canaanites")
    table.turn(0, "huns", "civil_war")
    assert table.why("play", "civil_war") == "events.useless"


@card("civil_war")
@rule("card.civil_war_combat", "combat.fort", "combat.fort_first", "sack.any_army")
def test_a_fort_helps_against_a_civil_war_and_a_captured_capital_is_sacked() -> None:
    table = Table(epoch=4)
    table.army(1, "pindus", "crete", of="macedonia")
    table.fort("pindus", "crete")
    table.capital("pindus")
    table.turn(0, "huns", "civil_war")
    table.do("play", "civil_war")
    table.do("choose_empire", "macedonia")
    table.do("choose_land", "pindus", [5, 1], [3], [4, 1], [3])
    table.do("choose_land", "crete", [5, 1], [4])
    assert table.owner("pindus") == 0
    assert table.has("city", "pindus")
    assert not table.has("capital", "pindus")
    assert table.owner("crete") == 1
    assert not table.has("fort", "crete")


# Barbarians


@card("barbarians")
@rule("card.barbarians", "card.barbarians_end")
def test_barbarians_go_from_land_to_land_until_no_enemy_is_adjacent() -> None:
    table = Table(epoch=4)
    table.army(1, "central_europe", "dalmatia")
    table.army(0, "northern_gaul")
    table.army(1, "danubia")
    table.turn(0, "huns", "barbarians")
    table.do("play", "barbarians")
    table.do("choose_land", "alps")
    assert table.legal("choose_land") == ["dalmatia", "central_europe"]
    table.do("choose_land", "central_europe", [5, 1], [4])
    assert table.legal("choose_land") == ["dalmatia"]
    assert table.legal("done") == []
    table.do("choose_land", "dalmatia", [5, 1], [4])
    assert table.owner("central_europe") == table.owner("dalmatia") == 0
    assert table.legal("choose_land") == []


@card("barbarians")
@rule("card.barbarians_end")
@pytest.mark.parametrize(
    ("dice", "owner"), [pytest.param([4], None, id="tie"), pytest.param([5], 1, id="defeat")]
)
def test_barbarians_end_with_the_first_army_lost(dice: list[int], owner: int | None) -> None:
    table = Table(epoch=4)
    table.army(1, "central_europe", "dalmatia")
    table.turn(0, "huns", "barbarians")
    table.do("play", "barbarians")
    table.do("choose_land", "alps")
    table.do("choose_land", "central_europe", [4, 1], dice)
    assert table.owner("central_europe") == owner
    assert table.legal("choose_land") == []
    assert table.world.figures[0] == 100


@card("barbarians")
@rule("card.barbarians", "combat.fort_first", "sack.any_army")
def test_barbarians_meet_forts_and_sack_cities() -> None:
    table = Table(epoch=4)
    table.army(1, "central_europe")
    table.fort("central_europe")
    table.city("central_europe")
    table.turn(0, "huns", "barbarians")
    table.do("play", "barbarians")
    table.do("choose_land", "alps")
    table.do("choose_land", "central_europe", [5, 1], [3], [5, 1], [4])
    assert table.owner("central_europe") == 0
    assert not table.has("city", "central_europe")


@card("barbarians")
@rule("card.barbarians")
def test_barbarians_come_out_of_a_barren_land_next_to_an_enemy() -> None:
    table = Table(epoch=4)
    table.army(0, "brazil")
    table.army(1, "levant", "libya", "crete")
    table.turn(0, "huns", "barbarians")
    table.do("play", "barbarians")
    assert table.legal("choose_land") == ["sahara_desert", "syrian_desert"]


@card("barbarians")
@rule("card.barbarians", "events.useless")
def test_barbarians_need_an_enemy_next_to_a_barren_land() -> None:
    table = Table(epoch=4)
    table.army(0, "levant")
    table.army(1, "crete")
    table.turn(0, "huns", "barbarians")
    assert table.why("play", "barbarians") == "events.useless"


# Jewish Revolt


@card("jewish_revolt")
@rule("card.jewish_revolt", "sack.any_army")
@pytest.mark.parametrize(
    ("dice", "owner", "city"),
    [
        pytest.param([5], 0, False, id="won"),
        pytest.param([6], None, True, id="tie"),
    ],
)
def test_the_jewish_revolt_attacks_with_three_dice(dice: list[int], owner: int | None, city: bool) -> None:
    table = Table(epoch=4)
    table.army(1, "palestine")
    table.city("palestine")
    table.turn(0, "huns", "jewish_revolt")
    table.do("play", "jewish_revolt", [1, 2, 6], dice)
    assert table.owner("palestine") == owner
    assert table.has("city", "palestine") == city


@card("jewish_revolt")
@rule("card.jewish_revolt", "combat.fort", "combat.fort_first")
def test_a_fort_helps_against_the_jewish_revolt() -> None:
    table = Table(epoch=4)
    table.army(1, "palestine")
    table.fort("palestine")
    table.turn(0, "huns", "jewish_revolt")
    table.do("play", "jewish_revolt", [1, 2, 5], [3], [1, 2, 3], [4])
    assert table.owner("palestine") == 1
    assert not table.has("fort", "palestine")


@card("jewish_revolt")
@rule("card.jewish_revolt_vacant")
def test_the_jewish_revolt_takes_a_vacant_palestine() -> None:
    table = Table(epoch=4)
    table.capital("palestine")
    table.turn(0, "huns", "jewish_revolt")
    table.do("play", "jewish_revolt")
    assert table.owner("palestine") == 0
    assert table.has("capital", "palestine")
    assert table.world.figures[0] == 100 - 1


@card("jewish_revolt")
@rule("card.jewish_revolt_vacant", "events.useless")
def test_no_jewish_revolt_against_oneself() -> None:
    table = Table(epoch=4)
    table.army(0, "palestine")
    table.turn(0, "huns", "jewish_revolt")
    assert table.why("play", "jewish_revolt") == "events.useless"
