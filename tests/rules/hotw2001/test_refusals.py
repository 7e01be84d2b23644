"""Why can't I? An action that is not allowed is refused with the clause behind it, and nothing changes."""

import pytest

import epochal
from epochal.core.errors import Refused
from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

LOST = [1, 1], [2]


def refused(table: Table, verb: str, noun: str = "", seat: int | None = None) -> tuple[str, str]:
    """Try an action that is not allowed: nothing may change. The id of the answer and the clause behind it."""
    before = table.world.to_json(), table.world.to_act(), len(table.events)
    with pytest.raises(Refused) as refusal:
        table.do(verb, noun, seat=seat)
    assert (table.world.to_json(), table.world.to_act(), len(table.events)) == before
    return refusal.value.message.id, refusal.value.message.clause


def drawing() -> Table:
    """Epoch I with three players: the first has drawn a card and must decide."""
    table = Table(epoch=1)
    table.begin([6, 6], [1, 1], [2, 2], 0)
    return table


# Anybody, at any time


def test_a_seat_that_is_not_to_act() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert refused(table, "done", seat=1) == ("refused-not-your-turn", "")


@pytest.mark.parametrize("action", [-1, len(GAME.actions)])
def test_an_action_that_does_not_exist(action: int) -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    before = table.world.to_json()
    with pytest.raises(Refused) as refusal:
        table.world.apply(0, action, epochal.Scripted())
    assert refusal.value.message.id == "refused-no-such-action"
    assert table.world.to_json() == before


def test_nothing_can_be_done_when_all_is_over() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    table.do("done")
    assert refused(table, "done", seat=0) == ("refused-game-over", "")


def test_a_verb_the_question_does_not_ask_for() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.turn(0, "celts", "treachery")
    assert refused(table, "expand", "dnieper") == ("refused-not-now", "events.two")
    table.do("play", "treachery")
    assert refused(table, "done") == ("refused-not-now", "card.treachery")


def test_a_thing_the_question_does_not_offer() -> None:
    """Treachery names a land held by an enemy, not a vacant one."""
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.turn(0, "celts", "treachery")
    table.do("play", "treachery")
    assert refused(table, "choose_land", "danubia") == ("refused-not-a-target", "card.treachery")


# Drawing


@rule("draw.must_pass")
def test_keeping_a_second_card() -> None:
    table = drawing()
    table.do("pass", "seat_2", 0)
    assert refused(table, "keep") == ("refused-has-card", "draw.must_pass")


def test_passing_to_a_seat_that_is_not_taken() -> None:
    assert refused(drawing(), "pass", "seat_4") == ("refused-no-such-seat", "setup.players")


def test_passing_to_yourself() -> None:
    assert refused(drawing(), "pass", "seat_1") == ("refused-pass-to-self", "draw.keep_or_pass")


@rule("draw.must_pass")
def test_passing_to_a_player_with_a_card() -> None:
    table = drawing()
    table.do("keep", "", 0)
    assert refused(table, "pass", "seat_1") == ("refused-receiver-has-card", "draw.must_pass")


# Events


@rule("events.same")
def test_playing_a_second_copy() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "leader", "leader")
    table.do("play", "leader")
    assert refused(table, "play", "leader") == ("refused-same-card", "events.same")


@rule("setup.events")
def test_playing_a_card_that_is_not_in_hand() -> None:
    table = Table(epoch=3)
    table.hand(1, "leader")
    table.turn(0, "celts")
    assert refused(table, "play", "leader") == ("refused-not-in-hand", "setup.events")


@rule("events.epochs")
def test_playing_a_card_in_the_wrong_epoch() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "hittites")
    assert refused(table, "play", "hittites") == ("refused-wrong-epoch", "events.epochs")


@rule("events.useless")
def test_playing_a_card_that_would_do_nothing() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "engineering")
    assert refused(table, "play", "engineering") == ("refused-useless", "events.useless")


@rule("events.two")
def test_playing_a_card_once_the_first_army_is_placed() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "leader")
    table.do("done")
    assert refused(table, "play", "leader") == ("refused-events-over", "events.two")


@rule("events.resolve")
def test_playing_a_card_before_the_last_one_is_carried_out() -> None:
    """The Mayans are still expanding; the Leader may follow when they have finished."""
    table = Table(epoch=3)
    table.turn(0, "celts", "leader", "mayans")
    table.do("play", "mayans")
    assert refused(table, "play", "leader") == ("refused-not-now", "events.resolve")
    table.do("done")
    assert table.legal("play") == ["leader"]


# Expansion


@rule("expand.barren")
def test_expanding_into_a_barren_land() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert refused(table, "expand", "alps") == ("refused-barren", "expand.barren")


@rule("expand.one_army")
def test_expanding_into_a_land_of_the_active_empire() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert refused(table, "expand", "central_europe") == ("refused-one-army", "expand.one_army")


@rule("option.multiple_armies")
def test_expanding_into_a_full_land() -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.expanding(0, "celts")
    table.do("expand", "central_europe")
    table.do("expand", "central_europe")
    assert refused(table, "expand", "central_europe") == ("refused-full", "option.multiple_armies")


@rule("expand.adjacent")
@pytest.mark.parametrize("multiple_armies", [False, True])
def test_expanding_out_of_reach(multiple_armies: bool) -> None:
    table = Table(epoch=3, multiple_armies=multiple_armies)
    table.expanding(0, "celts")
    assert refused(table, "expand", "albion") == ("refused-out-of-reach", "expand.adjacent")


def one_allied_army(multiple_armies: bool = False) -> Table:
    """The Shang in the Yellow River: the pool is spent on Wei River, and one lost army is back as an ally."""
    table = Table(epoch=1, multiple_armies=multiple_armies)
    table.army(1, "wei_river")
    table.expanding(0, "shang_dynasty", "allies")
    table.do("expand", "wei_river", [1, 1], [2, 2])
    table.do("expand", "wei_river", [1, 1], [2, 2])
    table.do("recall_allied")
    return table


@rule("card.allies_armies")
def test_attacking_with_an_allied_army() -> None:
    assert refused(one_allied_army(), "expand", "wei_river") == ("refused-allied-army", "card.allies_armies")


@rule("card.allies_armies")
def test_adding_an_allied_army_to_a_land_with_room() -> None:
    table = one_allied_army(multiple_armies=True)
    assert refused(table, "expand", "yellow_river") == ("refused-allied-army", "card.allies_armies")


@rule("card.allies_armies")
def test_a_fort_for_an_allied_army() -> None:
    assert refused(one_allied_army(), "fort", "yellow_river") == ("refused-allied-army", "card.allies_armies")


def no_army_left(multiple_armies: bool = False) -> Table:
    """The Shang in the Yellow River have lost the rest of their pool in Wei River and kept two coins."""
    table = Table(epoch=1, multiple_armies=multiple_armies)
    table.army(1, "wei_river")
    table.expanding(0, "shang_dynasty", "population_explosion")
    table.do("expand", "wei_river", [1, 1], [2, 2])
    table.do("expand", "wei_river", [1, 1], [2, 2])
    return table


@rule("establish.pool")
def test_expanding_with_an_empty_pool() -> None:
    assert refused(no_army_left(), "expand", "mongolia") == ("refused-no-army", "establish.pool")


def test_adding_an_army_from_an_empty_pool() -> None:
    """There is room in the Yellow River, but nothing to put there."""
    table = no_army_left(multiple_armies=True)
    assert refused(table, "expand", "yellow_river") == ("refused-no-army", "establish.pool")


# Forts


@rule("card.minor_empire_alone")
@pytest.mark.parametrize("verb", ["fort", "buy_fort"])
def test_a_fort_of_a_minor_empire(verb: str) -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "population_explosion", "mayans")
    table.do("play", "population_explosion")
    table.do("play", "mayans")
    answer = ("refused-forts-active-only", "card.minor_empire_alone")
    assert refused(table, verb, "central_america") == answer


@rule("card.crusade")
def test_a_fort_of_crusaders() -> None:
    table = Table(epoch=5)
    table.turn(0, "mongols", "crusade")
    table.do("play", "crusade")
    table.do("expand", "crete")
    assert refused(table, "fort", "crete") == ("refused-forts-active-only", "card.crusade")


@rule("forts.place")
@pytest.mark.parametrize("verb", ["fort", "buy_fort"])
def test_a_fort_in_a_land_without_an_army_of_the_active_empire(verb: str) -> None:
    table = Table(epoch=3)
    table.army(0, "turanian_plain", of="aryans")
    table.expanding(0, "celts", "population_explosion")
    for land in ("turanian_plain", "dnieper", "alps"):
        assert refused(table, verb, land) == ("refused-fort-elsewhere", "forts.place")


@rule("forts.place")
@pytest.mark.parametrize("verb", ["fort", "buy_fort"])
def test_a_second_fort(verb: str) -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts", "population_explosion")
    table.do("fort", "central_europe")
    assert refused(table, verb, "central_europe") == ("refused-fort-there", "forts.place")


@rule("pieces.supply")
@pytest.mark.parametrize("verb", ["fort", "buy_fort"])
def test_a_fort_that_is_not_in_the_box(verb: str) -> None:
    table = Table(epoch=3)
    lands = GAME.box.atlas.lands[:32]
    table.army(1, *lands)
    table.fort(*lands)
    table.expanding(0, "celts", "population_explosion")
    assert refused(table, verb, "central_europe") == ("refused-no-forts-left", "pieces.supply")


@rule("option.multiple_armies")
@pytest.mark.parametrize("verb", ["fort", "buy_fort"])
def test_a_fort_beside_three_armies(verb: str) -> None:
    table = Table(epoch=3, multiple_armies=True)
    table.expanding(0, "celts", "population_explosion")
    table.do("expand", "central_europe")
    table.do("expand", "central_europe")
    assert refused(table, verb, "central_europe") == ("refused-full", "option.multiple_armies")


@rule("coins.fort")
def test_buying_a_fort_without_a_coin() -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts")
    assert refused(table, "buy_fort", "central_europe") == ("refused-no-coin", "coins.fort")


@rule("forts.exchange")
def test_a_fort_for_an_army_from_an_empty_pool() -> None:
    assert refused(no_army_left(), "fort", "yellow_river") == ("refused-no-army", "forts.exchange")


# Coins


@rule("card.minor_empire_alone")
@pytest.mark.parametrize("verb", ["recall", "recall_allied"])
def test_a_coin_spent_by_a_minor_empire(verb: str) -> None:
    table = Table(epoch=2)
    table.army(1, "palestine")
    table.turn(0, "vedic_city_states", "population_explosion", "phoenicia")
    table.do("play", "population_explosion")
    table.do("play", "phoenicia")
    table.do("expand", "palestine", *LOST)
    assert refused(table, verb) == ("refused-coins-active-only", "card.minor_empire_alone")


@rule("card.crusade")
def test_a_coin_spent_by_crusaders() -> None:
    table = Table(epoch=5)
    table.army(1, "crete")
    table.turn(0, "mongols", "population_explosion", "crusade")
    table.do("play", "population_explosion")
    table.do("play", "crusade")
    table.do("expand", "crete", [1, 1], [5, 5, 5])
    assert refused(table, "recall") == ("refused-coins-active-only", "card.crusade")


@rule("coins.army")
@pytest.mark.parametrize("verb", ["recall", "recall_allied"])
def test_returning_an_army_when_none_was_lost(verb: str) -> None:
    table = Table(epoch=3)
    table.expanding(0, "celts", "population_explosion", "allies")
    assert refused(table, verb) == ("refused-none-lost", "coins.army")


@rule("coins.army")
def test_returning_an_army_without_a_coin() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts", "allies")
    table.do("expand", "dnieper", *LOST)
    assert refused(table, "recall") == ("refused-no-coin", "coins.army")


@rule("card.allies")
def test_returning_an_army_without_an_allied_coin() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts", "population_explosion")
    table.do("expand", "dnieper", *LOST)
    assert refused(table, "recall_allied") == ("refused-no-allied-coin", "card.allies")


# Naval control


@rule("option.naval_control")
@pytest.mark.parametrize("water", ["north_atlantic", "black_sea"], ids=["an ocean", "no fleet there"])
def test_manning_a_fleet_where_none_can_be_manned(water: str) -> None:
    table = Table(epoch=5, naval_control=True)
    table.expanding(0, "vikings")
    assert refused(table, "man", water) == ("refused-cannot-man", "option.naval_control")


@rule("option.naval_control")
def test_manning_a_fleet_without_the_option() -> None:
    table = Table(epoch=5)
    table.expanding(0, "vikings")
    assert refused(table, "man", "north_sea") == ("refused-cannot-man", "option.naval_control")


# Monuments


@rule("monuments.one")
def test_a_second_monument_in_a_land() -> None:
    table = Table(epoch=3)
    table.monument("dalmatia")
    table.expanding(0, "celts")
    for land in ("dalmatia", "northern_apennines", "southern_apennines"):
        table.do("expand", land)
    table.do("done")
    assert refused(table, "monument", "dalmatia") == ("refused-monument-there", "monuments.one")


@rule("monuments.order")
def test_a_monument_where_its_turn_has_not_come() -> None:
    """Two cities come before the resource of Central Europe."""
    table = Table(epoch=3)
    table.city("dalmatia", "northern_apennines")
    table.expanding(0, "celts")
    for land in ("dalmatia", "northern_apennines", "southern_apennines"):
        table.do("expand", land)
    table.do("done")
    assert refused(table, "monument", "central_europe") == ("refused-monument-order", "monuments.order")
