"""The Military cards: what each gives while active, and what it teaches once retired."""

import pytest

from tests.rule import of_card, rule
from tests.rules.ancient_world.table import BLANK, BOX, Table, record, titan

BOTH, SWORDS = "mud_wader", "thorn_strider"
"""A Titan that shows both weapons, and one that shows swords only."""
STRONG = 30
"""So much attack value from elsewhere that every attack succeeds."""
KINDS = ("swords", "arrows", "loot", "spy", "repair")


def fight(id: str, *army: str) -> dict[str, int]:
    """What an army is seen to give in an attack on a Titan of one star: value, coins, knowledge, repairs."""
    table = Table(2)
    table.pile("one", id)
    table.coins(0, 1)
    table.owns(0, "oasis", "toll_road")
    table.damaged(0, "oasis", "toll_road", "wheat_fields")
    table.armies(0, army)
    table.world.drafted[0] = STRONG
    table.turn()
    table.do("attack", "one")
    table.do("army", army[0])
    blanks = [BLANK] * BOX.titans[titan(id)].dice
    repairs = sum(record("military", id)["legacy"].get("repair", 0) for id in army[1:])
    repairs += record("military", army[0])["gives"].get("repair", 0)
    table.do("strike", "", *([] if repairs else [blanks]))
    offered = table.world.prompt(0).args["cards"] if table.asked() == "prompt-repair" else 0
    if offered:
        table.do("done", "", blanks)
    value = table.told("event-struck")[-1].args["value"]
    assert isinstance(value, int)
    assert isinstance(offered, int)
    return {
        "value": value - STRONG,
        "loot": table.world.coins[0],
        "spy": table.world.knowledge[0],
        "repair": offered,
    }


def expected(*given: dict[str, int], arrows: bool) -> dict[str, int]:
    """What these symbols make together."""
    total = {kind: sum(symbols.get(kind, 0) for symbols in given) for kind in KINDS}
    value = total["swords"] + (total["arrows"] if arrows else 0)
    return {"value": value, "loot": total["loot"], "spy": total["spy"], "repair": total["repair"]}


@rule("attack.value", "attack.weapons", "attack.legacy", "loot.coins", "loot.spy", "attack.repair")
@pytest.mark.parametrize(
    ("id", "active", "retired"),
    [
        of_card("city_guard", "swords", "swords"),
        of_card("militia", "swords arrows", "arrows"),
        of_card("merkian_troops", "swords arrows", "arrows"),
        of_card("mist_ninja", "swords arrows spy", "swords"),
        of_card("spear_wall", "swords", "swords"),
        of_card("bronze_phalanx", "swords", "swords"),
        of_card("cliff_archers", "arrows", "arrows"),
        of_card("river_raiders", "swords loot", "loot"),
        of_card("tunnel_sappers", "swords arrows repair", "swords"),
        of_card("dune_riders", "swords arrows", "swords"),
        of_card("chariot_squadron", "swords arrows", "swords arrows"),
        of_card("bog_slingers", "arrows loot", "arrows"),
        of_card("beast_tamers", "swords arrows", "arrows"),
        of_card("giant_hunters", "swords arrows", "swords"),
        of_card("temple_wardens", "swords arrows repair", "repair"),
        of_card("night_scouts", "swords arrows spy", "arrows"),
        of_card("sellswords", "swords arrows", "loot"),
        of_card("hill_clans", "swords loot", "swords"),
        of_card("war_drummers", "swords arrows", "swords arrows"),
        of_card("old_masters", "swords arrows", "swords"),
        of_card("harbour_marines", "swords arrows loot", "loot"),
        of_card("catapult_crew", "arrows", "arrows"),
        of_card("war_mammoths", "swords", "swords"),
        of_card("oath_sisters", "swords repair", "swords"),
        of_card("court_spies", "arrows spy", "spy"),
        of_card("falconers", "swords arrows loot", "arrows"),
        of_card("field_engineers", "swords arrows repair", "repair"),
    ],
)
def test_a_card_gives_its_symbols_and_once_retired_its_legacy(id: str, active: str, retired: str) -> None:
    """Against a Titan that shows both weapons, and with its legacy under another card; the own legacy does not count."""
    said = record("military", id)
    assert set(said["gives"]) == set(active.split())
    assert set(said["legacy"]) == set(retired.split())
    assert BOX.titans[titan(BOTH)].arrows
    assert fight(BOTH, id) == expected(said["gives"], arrows=True)
    other = "spear_wall" if id != "spear_wall" else "hill_clans"
    assert fight(BOTH, other, id) == expected(record("military", other)["gives"], said["legacy"], arrows=True)


@rule("attack.weapons")
@pytest.mark.parametrize("id", [card.id for card in BOX.military])
def test_against_swords_only_arrows_of_cards_and_legacies_do_not_count(id: str) -> None:
    assert not BOX.titans[titan(SWORDS)].arrows
    said = record("military", id)
    assert fight(SWORDS, id) == expected(said["gives"], arrows=False)
    other = "spear_wall" if id != "spear_wall" else "hill_clans"
    assert fight(SWORDS, other, id) == expected(
        record("military", other)["gives"], said["legacy"], arrows=False
    )


@rule("action.recruit")
@pytest.mark.parametrize("id", [card.id for card in BOX.military if not card.start])
def test_a_card_is_recruited_for_what_it_costs(id: str) -> None:
    said = record("military", id)["cost"]
    coins, knowledge = said.get("coins", 0), said.get("knowledge", 0)
    table = Table(2)
    table.military(id)
    for short in ("coins", "knowledge"):
        if said.get(short):
            table.coins(0, coins - (short == "coins"))
            table.knowledge(0, knowledge - (short == "knowledge"))
            table.turn()
            assert table.why("send", "recruit") == "action.recruit"
    table.coins(0, coins)
    table.knowledge(0, knowledge)
    table.turn()
    table.send("recruit", 1)
    table.do("recruit", id)
    assert (table.world.coins[0], table.world.knowledge[0]) == (0, 0)
    table.do("retire", "militia")
    assert table.armies_of(0)[id] == (0, 0, "militia")


def test_most_recruits_are_free() -> None:
    free = [card.id for card in BOX.military if not card.coins and not card.knowledge]
    assert len(free) > len(BOX.military) / 2
