"""Chapter IV, the Greater Events that bring an empire: the seven Minor Empires."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.hotw2001.cards import epochs_of, fleets
from tests.rules.hotw2001.table import Table


@rule("card.minor_empire", "card.minor_empire_list", "events.epochs")
@pytest.mark.parametrize(
    ("title", "epoch"),
    [
        of_card("hittites", 1),
        of_card("phoenicia", 2),
        of_card("mayans", 3),
        of_card("anglo_saxons", 4),
        of_card("fujiwara", 5),
        of_card("safavids", 6),
        of_card("japan", 7),
    ],
)
def test_a_minor_empire_is_played_in_its_epoch_only(title: str, epoch: int) -> None:
    assert epochs_of(title) == [epoch]


@rule("card.minor_empire", "card.minor_empire_list")
@pytest.mark.parametrize(
    ("title", "epoch", "empire", "strength", "start", "capital", "waters"),
    [
        of_card("hittites", 1, "sumeria", 3, "eastern_anatolia", True, []),
        of_card("phoenicia", 2, "assyria", 3, "levant", True, ["eastern_med", "western_med"]),
        of_card("mayans", 3, "celts", 2, "central_america", True, []),
        of_card("anglo_saxons", 4, "goths", 3, "baltic_seaboard", False, ["north_sea"]),
        of_card("fujiwara", 5, "franks", 3, "hokkaido", True, ["sea_of_japan"]),
        of_card("safavids", 6, "spain", 3, "persian_salt_desert", True, []),
        of_card("japan", 7, "britain", 5, "honshu", True, ["sea_of_japan"]),
    ],
)
def test_a_minor_empire_clears_its_start_land_and_takes_what_its_card_says(
    title: str, epoch: int, empire: str, strength: int, start: str, capital: bool, waters: list[str]
) -> None:
    table = Table(epoch=epoch)
    table.army(1, start)
    table.fort(start)
    table.turn(0, empire, title)
    table.do("play", title)
    assert table.owner(start) == 0
    assert not table.has("fort", start)
    assert table.has("capital", start) == capital
    assert fleets(table) == waters
    assert table.world.pool == strength - 1
    assert table.world.figures == [100 - strength, 100, 100]


@rule("card.minor_empire", "expand.sea", "expand.adjacent")
@pytest.mark.parametrize(
    ("title", "epoch", "empire", "near", "far"),
    [
        of_card("hittites", 1, "sumeria", "caucasus", "balkans"),
        of_card("phoenicia", 2, "assyria", "southern_iberia", "western_iberia"),
        of_card("mayans", 3, "celts", "guiana_highlands", "west_indies"),
        of_card("anglo_saxons", 4, "goths", "albion", "southern_iberia"),
        of_card("fujiwara", 5, "franks", "great_plain_of_china", "chekiang"),
        of_card("safavids", 6, "spain", "lower_indus", "lower_tigris"),
        of_card("japan", 7, "britain", "manchurian_plain", "philippines"),
    ],
)
def test_a_minor_empire_expands_as_far_as_its_borders_and_fleets_reach(
    title: str, epoch: int, empire: str, near: str, far: str
) -> None:
    table = Table(epoch=epoch)
    table.turn(0, empire, title)
    table.do("play", title)
    assert table.why("expand", far) == "expand.adjacent"
    table.do("expand", near)
    assert table.owner(near) == 0


@card("hittites", "anglo_saxons")
@rule("card.minor_empire", "establish.capital", "establish.structures")
@pytest.mark.parametrize(
    ("title", "epoch", "empire", "start", "capital"),
    [
        ("hittites", 1, "sumeria", "eastern_anatolia", True),
        ("anglo_saxons", 4, "goths", "baltic_seaboard", False),
    ],
)
def test_a_capital_of_a_minor_empire_takes_the_place_of_a_city(
    title: str, epoch: int, empire: str, start: str, capital: bool
) -> None:
    table = Table(epoch=epoch)
    table.city(start)
    table.turn(0, empire, title)
    table.do("play", title)
    assert table.has("capital", start) == capital
    assert table.has("city", start) != capital


@card("phoenicia")
@rule("card.minor_empire", "combat.sea", "sack.any_army")
def test_a_minor_empire_fights_and_sacks_by_the_normal_rules() -> None:
    table = Table(epoch=2)
    table.army(1, "crete", "libya")
    table.capital("crete")
    table.turn(0, "assyria", "phoenicia")
    table.do("play", "phoenicia")
    table.do("expand", "crete", [6, 1], [2, 3, 4])
    table.do("expand", "libya", [5, 1], [5, 3, 4])
    assert table.owner("crete") == 0
    assert table.has("city", "crete")
    assert table.owner("libya") is None


@card("hittites", "population_explosion")
@rule("card.minor_empire_alone")
def test_a_minor_empire_has_no_coins_and_builds_no_forts() -> None:
    table = Table(epoch=1)
    table.army(1, "levant")
    table.turn(0, "sumeria", "population_explosion", "hittites")
    table.do("play", "population_explosion")
    table.do("play", "hittites")
    table.do("expand", "levant", [1, 2], [6])
    assert table.why("fort", "eastern_anatolia") == "card.minor_empire_alone"
    assert table.why("buy_fort", "eastern_anatolia") == "card.minor_empire_alone"
    assert table.why("recall") == "card.minor_empire_alone"


@card("hittites", "population_explosion")
@rule("card.minor_empire_alone", "coins.army")
def test_an_army_that_a_minor_empire_lost_cannot_be_bought_back_later() -> None:
    table = Table(epoch=1)
    table.army(1, "levant")
    table.turn(0, "sumeria", "population_explosion", "hittites")
    table.do("play", "population_explosion")
    table.do("play", "hittites")
    table.do("expand", "levant", [1, 2], [6])
    table.do("done")
    assert table.world.coins == 2
    assert table.why("recall") == "coins.army"


@card("hittites")
@rule("card.minor_empire_alone", "monuments.two_resources")
def test_a_minor_empire_builds_no_monuments() -> None:
    table = Table(epoch=1)
    table.turn(0, "sumeria", "hittites")
    table.do("play", "hittites")
    table.do("expand", "levant")
    table.do("expand", "zagros")
    table.do("done")
    table.do("done")
    assert table.world.monuments == 0


@card("hittites")
@rule("card.minor_empire", "card.minor_empire_end", "events.resolve")
def test_a_minor_empire_ends_before_the_next_card_and_the_active_empire() -> None:
    table = Table(epoch=1)
    table.turn(0, "sumeria", "hittites", "leader")
    table.do("play", "hittites")
    table.do("expand", "levant")
    table.do("done")
    assert table.legal("play") == ["leader"]
    assert table.owner("lower_tigris") is None
    assert table.world.figures[0] == 100 - 2


@card("phoenicia")
@rule("card.minor_empire_end", "expand.sea")
def test_the_fleets_of_a_minor_empire_leave_with_it() -> None:
    table = Table(epoch=2)
    table.turn(0, "assyria", "phoenicia")
    table.do("play", "phoenicia")
    table.do("done")
    assert fleets(table) == []
    table.do("done")
    table.do("expand", "levant")
    assert table.why("expand", "crete") == "expand.adjacent"


@card("safavids")
@rule("events.active_empire", "expand.adjacent")
def test_a_minor_empire_is_no_base_for_the_active_empire() -> None:
    table = Table(epoch=6)
    table.turn(0, "mughals", "safavids")
    table.do("play", "safavids")
    table.do("done")
    table.do("done")
    assert table.why("expand", "zagros") == "expand.adjacent"


@card("hittites")
@rule("card.minor_empire_end", "score.when")
def test_a_minor_empire_is_scored_at_the_end_of_the_turn() -> None:
    table = Table(epoch=1)
    table.turn(0, "sumeria", "hittites")
    table.do("play", "hittites")
    table.do("expand", "levant")
    table.do("done")
    assert table.world.score[0] == 0
    table.do("done")
    table.do("done")
    assert table.world.score[0] == 3 * 2 + 2 * 2


@card("hittites")
@rule("events.useless")
def test_a_minor_empire_needs_an_army_in_the_box() -> None:
    table = Table(epoch=1)
    table.world.figures[0] = 0
    table.turn(0, "sumeria", "hittites")
    assert table.why("play", "hittites") == "events.useless"


@card("hittites", "famine", "plague", "pestilence")
@rule("card.minor_empire_alone")
def test_no_other_card_of_the_turn_strikes_a_minor_empire() -> None:
    table = Table(epoch=1)
    table.army(0, "levant", of="egypt")
    table.army(1, "upper_tigris", of="babylonia")
    table.turn(0, "sumeria", "famine", "hittites")
    table.do("play", "hittites")
    table.do("done")
    table.do("play", "famine")
    table.do("choose_area", "middle_east", [1], [1])
    assert table.owner("eastern_anatolia") == 0
    assert table.owner("levant") is None
    assert table.owner("upper_tigris") is None


@card("hittites", "plague")
@rule("card.minor_empire_alone")
def test_the_plague_of_a_turn_passes_its_minor_empire_by() -> None:
    table = Table(epoch=1)
    table.army(1, "upper_tigris", of="babylonia")
    table.turn(0, "sumeria", "plague", "hittites")
    table.do("play", "hittites")
    table.do("done")
    table.do("play", "plague")
    assert table.legal("choose_land") == ["upper_tigris"]
