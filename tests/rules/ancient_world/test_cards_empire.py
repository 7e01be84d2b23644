"""The Empire cards: what each shows, what its action does, what it waits for and what it scores."""

import pytest

from tests.rule import card, of_card, rule
from tests.rules.ancient_world.cards import Tally, banners, carry_out, how_many, in_plenty, more, symbols
from tests.rules.ancient_world.table import BOX, Table, empire, record

DECKS = ("A", "B")


@rule("goal.banners", "build.cost", "damage.abilities")
@pytest.mark.parametrize(
    ("id", "shows"),
    [
        of_card("terraced_orchards", "food"),
        of_card("goat_herds", "coins food"),
        of_card("clay_granary", "food"),
        of_card("oasis", "food"),
        of_card("hunting_lodge", "food arrows"),
        of_card("reed_boats", "food explore"),
        of_card("camp_kitchens", "food armies"),
        of_card("millers_street", "food"),
        of_card("cliff_beekeepers", "food"),
        of_card("temple_kitchens", "food"),
        of_card("stilt_village", "food citizens"),
        of_card("nomad_camp", "citizens"),
        of_card("refugee_gate", "coins citizens"),
        of_card("desert_caravan", ""),
        of_card("aqueduct", ""),
        of_card("toll_road", "coins"),
        of_card("potters_lane", "coins"),
        of_card("stone_quarry", ""),
        of_card("crane", ""),
        of_card("masons_lodge", ""),
        of_card("archivists_of_bol", "coins explore"),
        of_card("scribe_guild", ""),
        of_card("hall_of_tablets", "coins"),
        of_card("town_hall", ""),
        of_card("crypta_ship", ""),
        of_card("bridge", ""),
        of_card("zori_dramatists", ""),
        of_card("training_yard", "swords"),
        of_card("watchtowers", "arrows"),
        of_card("mustering_field", "armies"),
        of_card("drill_ground", ""),
        of_card("distant_outpost", ""),
        of_card("forest_hideout", ""),
        of_card("moon_festival", ""),
        of_card("citadel", ""),
        of_card("elder_grove", ""),
        of_card("sun_court", ""),
        of_card("lantern_harbour", ""),
        of_card("veiled_sanctum", ""),
        of_card("hall_of_trophies", ""),
        of_card("grand_avenue", ""),
        of_card("veterans_colony", ""),
        of_card("great_library", "knowledge"),
        of_card("royal_treasury", ""),
        of_card("hearth_assembly", ""),
        of_card("floating_gardens", "food"),
        of_card("metropolis", "food citizens"),
        of_card("war_academy", "swords armies"),
        of_card("siege_workshops", "swords arrows"),
        of_card("titan_slayer_statues", "swords"),
        of_card("thousand_terraces", "food"),
        of_card("golden_ziggurat", "coins"),
        of_card("tidal_observatory", "explore"),
        of_card("ancestral_barrows", "arrows"),
        of_card("trade_city", ""),
        of_card("champions_arena", "swords"),
        of_card("philosophers_walk", ""),
        of_card("bazaar_of_five_tribes", ""),
        of_card("tribute_hall", ""),
        of_card("surveyors_guild", ""),
        of_card("quartermasters", "armies"),
        of_card("master_builders", ""),
        of_card("seers_of_the_deep", ""),
        of_card("night_market", ""),
        of_card("shadow_envoys", ""),
    ],
)
def test_a_card_costs_and_gives_what_it_shows(id: str, shows: str) -> None:
    """With just enough to buy it. Damaged, it gives nothing, but a citizen that has come stays."""
    said = record("empire", id)
    assert set(said["gives"]) == set(shows.split())
    table = Table(2, round=3 if said["deck"] == "A" else 4)
    table.coins(0, said["cost"].get("coins", 0))
    table.knowledge(0, said["cost"].get("knowledge", 0))
    table.row(id)
    table.turn()
    before, flags = symbols(table, 0), table.world.banners(0)
    table.send("build", 1)
    table.do("build", id)
    assert (table.world.coins[0], table.world.knowledge[0]) == (0, 0)
    assert more(before, symbols(table, 0)) == said["gives"]
    assert [now - then for now, then in zip(table.world.banners(0), flags, strict=True)] == banners(said)
    table.damaged(0, id)
    lasting = {key: count for key, count in said["gives"].items() if key == "citizens"}
    assert more(before, symbols(table, 0)) == lasting


@rule("setup.starters")
@card("fishing_dock", "wheat_fields")
def test_the_starting_cards_give_a_food_each_and_show_a_banner() -> None:
    assert [record("empire", id)["gives"] for id in ("fishing_dock", "wheat_fields")] == [{"food": 1}] * 2
    table = Table(2)
    assert (table.world.totals[0].food, table.world.citizens[0]) == (3, 3)
    assert sum(table.world.banners(0)) == 2
    table.damaged(0, "fishing_dock")
    assert table.world.totals[0].food == 2


@rule("symbol.action", "effect.order")
@pytest.mark.parametrize(
    ("id", "kinds"),
    [
        of_card("millers_street", "coins"),
        of_card("cliff_beekeepers", "repair coins"),
        of_card("temple_kitchens", "trade"),
        of_card("desert_caravan", "coins_per"),
        of_card("stone_quarry", "build"),
        of_card("masons_lodge", "repair coins"),
        of_card("hall_of_tablets", "knowledge"),
        of_card("town_hall", "knowledge first"),
        of_card("crypta_ship", "explore coins"),
        of_card("bridge", "copy"),
        of_card("mustering_field", "recruit coins"),
        of_card("drill_ground", "draft"),
        of_card("forest_hideout", "scout"),
        of_card("veterans_colony", "coins_per"),
        of_card("hearth_assembly", "coins_per"),
        of_card("trade_city", "copy"),
        of_card("philosophers_walk", "knowledge"),
        of_card("bazaar_of_five_tribes", "coins_per"),
        of_card("tribute_hall", "coins_per"),
        of_card("surveyors_guild", "coins_per"),
        of_card("quartermasters", "coins_per"),
        of_card("master_builders", "build"),
        of_card("seers_of_the_deep", "draft scout"),
        of_card("shadow_envoys", "ease"),
    ],
)
def test_the_action_of_a_card(id: str, kinds: str) -> None:
    said = record("empire", id)
    assert [effect["kind"] for effect in said["action"]] == kinds.split()
    table = in_plenty(id)
    table.turn()
    before = Tally(table, 0)
    table.act(id, 2)
    carry_out(table, 0, before, said["action"])
    assert table.world.to_act() == (1,)
    assert table.home_of(0) == [1, 3]


@pytest.mark.parametrize(
    ("id", "on", "kind"),
    [
        of_card("aqueduct", "citizen", "coins_per"),
        of_card("potters_lane", "build", "coins"),
        of_card("scribe_guild", "left_learns", "trade"),
        of_card("zori_dramatists", "first_pass", "store"),
        of_card("distant_outpost", "right_learns", "ease"),
        of_card("champions_arena", "defeat", "coins"),
        of_card("night_market", "first_pass", "coins"),
    ],
)
def test_what_a_card_waits_for(id: str, on: str, kind: str) -> None:
    """It acts when it should, for its owner; those who may use it are asked."""
    said = record("empire", id)
    (effect,) = said["when"]
    assert (effect["on"], effect["kind"]) == (on, kind)
    table = in_plenty(id)
    table.pile("one", "mud_wader")
    table.world.drafted[0] = 20
    actor = {"right_learns": 2, "left_learns": 1}.get(on, 0)
    table.turn(actor)
    before = Tally(table, 0)
    if on == "citizen":
        before.coins -= 3
        before.citizens += 1
        table.send("grow", 1)
    elif on == "build":
        before.coins -= BOX.empire[empire("oasis")].coins
        before.empire += 1
        table.send("build", 1)
        table.do("build", "oasis")
    elif on == "defeat":
        before.coins -= 3
        before.laden += 3
        table.attack("one", "militia")
    elif on == "first_pass":
        table.do("pass")
    else:
        table.send("learn", 1)
    if on in ("first_pass", "right_learns", "left_learns"):
        assert (table.world.to_act(), table.legal("use")) == ((0,), [id])
        table.do("use", id)
    carry_out(table, 0, before, said["when"])
    assert table.world.to_act() == ((actor + 1) % 3,)


@rule("when.free_build")
@card("crane")
def test_the_crane() -> None:
    assert record("empire", "crane")["when"] == [{"on": "free_build", "kind": "discard"}]
    table = Table(2, round=4)
    table.owns(0, "crane")
    table.coins(0, 0)
    table.row("metropolis")
    table.turn()
    table.send("build", 1)
    table.do("use", "crane")
    table.do("build", "metropolis")
    assert table.empire_of(0) == ["fishing_dock", "wheat_fields", "metropolis"]


@rule("end.bonus")
@pytest.mark.parametrize(
    ("id", "per"),
    [
        of_card("moon_festival", "sets"),
        of_card("citadel", "tribe"),
        of_card("elder_grove", "tribe"),
        of_card("sun_court", "tribe"),
        of_card("lantern_harbour", "tribe"),
        of_card("veiled_sanctum", "tribe"),
        of_card("hall_of_trophies", "titans"),
        of_card("grand_avenue", "districts"),
        of_card("veterans_colony", "legacies"),
        of_card("great_library", "knowledge"),
        of_card("royal_treasury", "coins"),
        of_card("hearth_assembly", "citizens"),
    ],
)
def test_the_points_of_a_card(id: str, per: str) -> None:
    """The same position with the card, and with one that has the same banners but no points."""
    said = record("empire", id)
    (bonus,) = said["scores"]
    assert bonus["per"] == per
    table = in_plenty(id)
    table.titans(0, "mud_wader", "thorn_strider", "glacier_maw", "ash_howler")
    table.knowledge(0, 7)
    table.turn()
    flags = table.world.banners(0)
    if per == "sets":
        counted = min(flags)
    elif per == "tribe":
        counted = min(6, flags[BOX.tribes.index(bonus["tribe"])])
        assert bonus["tribe"] in said["banners"], "it counts itself"
    else:
        counted = how_many(table, 0, per)
    assert counted > 0
    points = (counted + bonus["every"] - 1) // bonus["every"] * bonus["points"]
    scored = table.world.scores()[0]
    plain = table.world.view(0)["players"][0]["banner_points"]
    others = [c["bonus"] for c in table.world.view(0)["players"][0]["empire"] if c["bonus"] is not None]
    assert others == [points]
    assert scored == plain + points
    table.end_game()
    told = {event.args["card"]: event.args["points"] for event in table.told("event-points-card")}
    assert told == {f"empire:{id}": points}


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_may_be_in_its_deck_more_than_once(deck: str) -> None:
    number = DECKS.index(deck)
    cards = [BOX.empire[n].id for n in BOX.decks[number]]
    assert {id: cards.count(id) for id in cards} == {
        card.id: record("empire", card.id)["copies"] for card in BOX.empire if card.deck == number
    }
