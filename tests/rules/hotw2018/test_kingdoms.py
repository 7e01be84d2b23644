"""Kingdoms: minor empires that an event card brings, before the empire."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.cards import FAR, armies, give, record, structures
from tests.rules.hotw2018.table import GAME, Table

LOST = [1, 1], [6]
WON = [6, 1], [2]
TIED = [4, 1], [4]
WORTH = {"capitol": 2, "city": 1, "none": 0}
"""Points for what a kingdom brings to its start."""


# When


@rule("kingdom.before")
def test_a_kingdom_is_played_before_the_empire_is_established() -> None:
    table = Table()
    table.turn(0, "vedics", "harappans")
    assert table.legal("play") == ["harappans"]
    table.do("play", "harappans")
    assert table.of("indus") == "harappans"
    assert table.owner("hindu_kush") is None


@rule("kingdom.before")
def test_a_kingdom_is_too_late_when_the_empire_is_established() -> None:
    table = Table()
    table.invading(0, "vedics", "harappans")
    assert table.why("play", "harappans") == "kingdom.before"


@rule("kingdom.epoch")
@pytest.mark.parametrize("empire", ["persians", "huns", "cholas", "dutch"])
def test_a_kingdom_cannot_be_kept_for_a_later_epoch(empire: str) -> None:
    table = Table()
    table.turn(0, empire, "harappans")
    assert table.why("play", "harappans") == "kingdom.epoch"


@rule("kingdom.epoch")
def test_a_kingdom_need_not_be_played_and_stays_with_its_owner() -> None:
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics", "harappans")
    table.do("done")
    assert table.owner("indus") is None
    assert table.world.hand[0] == (GAME.box.event_number["harappans"],)


# Its own small turn


@rule("kingdom.steps")
def test_a_kingdom_invades_and_resigns_and_then_the_empire_follows() -> None:
    table = Table()
    table.scores(*FAR)
    table.kingdom(0, "harappans", empire="vedics")
    table.put_on_card(2)
    table.do("invade", "ganges")
    table.do("invade", "deccan")
    assert table.legal("establish") == [""]
    assert not table.is_active("ganges")
    assert table.world.fleets == table.world.pool == 0
    table.do("establish")
    assert table.is_active("hindu_kush")
    assert table.card() == (armies("vedics") - 1, 0)
    assert table.held(0) == {"indus", "ganges", "deccan", "hindu_kush"}


@rule("kingdom.steps", "invade.stop", "resign.armies")
def test_armies_and_tokens_left_on_the_card_of_a_kingdom_are_not_for_the_empire() -> None:
    table = Table()
    table.kingdom(0, "harappans", empire="vedics")
    table.put_on_card(3, tokens=2)
    table.do("done")
    assert table.world.figures[0] == 25 - 1
    table.do("establish")
    assert table.card() == (armies("vedics") - 1, 0)


@rule("kingdom.steps", "invade.adjacent")
def test_the_armies_of_a_kingdom_are_no_base_for_the_empire() -> None:
    table = Table()
    table.kingdom(0, "shang_dynasty", empire="vedics")
    table.do("done")
    table.do("establish")
    assert table.why("invade", "wei") == "invade.adjacent"


@rule("kingdom.steps", "establish.shortage")
def test_a_kingdom_takes_siege_tokens_for_armies_missing_in_the_supply() -> None:
    table = Table()
    table.supply(0, 2)
    table.kingdom(0, "zulus")
    assert table.owner("cape") == 0
    assert table.card() == (1, armies("zulus") - 2)


@rule("kingdom.steps", "events.supply")
def test_a_kingdom_cannot_be_played_without_any_army() -> None:
    table = Table()
    table.supply(0, 0)
    table.turn(0, "vedics", "harappans")
    assert table.why("play", "harappans") == "events.supply"


@rule("kingdom.city")
@pytest.mark.parametrize("structure", ["capitol", "city", "none"])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_kingdom_clears_its_start_and_brings_what_its_card_shows(structure: str, owner: int) -> None:
    kingdoms = [card.id for card in GAME.box.events if record(card.id)["type"] == "kingdom"]
    kingdom = next(id for id in kingdoms if record(id)["structure"] == structure)
    (land,) = record(kingdom)["start"]
    table = Table()
    table.army(owner, land)
    table.capitol(land)
    table.monument(land)
    table.fort(land)
    table.kingdom(0, kingdom)
    assert table.of(land) == kingdom
    assert structures(table, land) == ([] if structure == "none" else [structure])
    assert table.world.figures == [25 - armies(kingdom), 25, 25]


@rule("kingdom.city", "pieces.supply")
def test_a_city_for_which_no_piece_is_left_is_not_placed() -> None:
    table = Table()
    table.city(*GAME.box.board.lands[-24:])
    table.kingdom(0, "harappans")
    assert table.owner("indus") == 0
    assert structures(table, "indus") == []


# Invading


@rule("kingdom.invade", "siege.begin", "siege.space")
def test_a_kingdom_besieges_with_armies_of_its_own_card() -> None:
    table = Table()
    table.army(1, "ganges")
    table.kingdom(0, "harappans")
    table.put_on_card(3)
    table.do("invade", "ganges", *LOST)
    table.do("siege", "", [4, 1], [5])
    assert table.owner("ganges") is None
    assert table.card() == (1, 0)


@rule("kingdom.invade", "siege.token")
def test_a_kingdom_besieges_with_siege_tokens() -> None:
    table = Table()
    table.army(1, "ganges")
    table.kingdom(0, "harappans")
    table.put_on_card(1, tokens=1)
    table.do("invade", "ganges", *LOST)
    assert table.legal("siege") == []
    table.do("siege_token", "", [5, 1], [5])
    assert table.of("ganges") == "harappans"


@rule("kingdom.invade", "retreat.choice", "retreat.forced")
def test_a_kingdom_retreats() -> None:
    table = Table()
    table.army(1, "ganges")
    table.kingdom(0, "harappans")
    table.put_on_card(2)
    table.do("invade", "ganges", *LOST)
    table.do("retreat")
    table.do("invade", "ganges", *LOST)
    assert table.owner("ganges") == 1
    assert table.legal("establish") == [""]


@rule("kingdom.invade", "fortify.army")
def test_a_kingdom_fortifies_its_own_territories() -> None:
    table = Table()
    table.army(0, "gaul")
    table.kingdom(0, "harappans")
    table.put_on_card(2)
    assert table.legal("fortify") == ["indus"]
    table.do("fortify", "indus")
    assert structures(table, "indus") == ["city", "fort"]
    assert table.card() == (1, 0)


@rule("kingdom.invade", "fleets.cross", "battle.naval")
def test_a_kingdom_invades_by_fleet() -> None:
    table = Table()
    table.army(1, "libya")
    table.kingdom(0, "phoenicians")
    table.put_on_card(2)
    table.do("sail", "libya", *WON)
    assert table.world.to_act() == (1,)
    table.do("let_stand")
    assert table.of("libya") == "phoenicians"


@rule("kingdom.invade", "caravans.cross")
def test_a_kingdom_invades_by_caravan() -> None:
    table = Table()
    table.army(1, "mauretania")
    table.kingdom(0, "kushites")
    table.put_on_card(2)
    table.do("invade", "mauretania", *WON)
    assert table.of("mauretania") == "kushites"


# Monuments


@rule("kingdom.monuments")
def test_a_kingdom_builds_for_its_own_resources_in_its_own_territories() -> None:
    """Indus and Bengal make one monument; it goes to the city, not to the capitol of an earlier empire."""
    table = Table()
    table.army(0, "levant")
    table.capitol("levant")
    table.kingdom(0, "harappans")
    table.put_on_card(1)
    table.active("deccan")
    table.do("invade", "bengal")
    assert structures(table, "indus") == ["city", "monument"]
    assert structures(table, "levant") == ["capitol"]
    assert table.legal("establish") == [""]


@rule("kingdom.monuments")
def test_resources_of_other_armies_do_not_count_for_a_kingdom() -> None:
    table = Table()
    table.army(0, "bengal", "ghats", "nile")
    table.kingdom(0, "harappans")
    table.do("done")
    assert table.world.monuments == 0


@rule("kingdom.monuments", "monuments.two_resources")
def test_resources_of_a_kingdom_do_not_count_for_the_empire() -> None:
    """The Harappans have one resource territory and so have the Egyptians, whose Pyramids are for their own only."""
    table = Table()
    table.scores(*FAR)
    table.kingdom(0, "harappans", empire="egyptians")
    table.do("done")
    table.do("establish")
    table.do("done")
    assert table.legal("monument") == ["nile"]
    table.do("monument", "nile")
    assert table.world.turn < 0


# What a kingdom does without


@rule("kingdom.no_marauding", "marauder.point")
@pytest.mark.parametrize("empire", ["dutch", "germans"])
def test_a_kingdom_without_a_capitol_does_not_maraud(empire: str) -> None:
    table = Table()
    table.scores(*FAR)
    table.army(1, "zambezi")
    table.city("zambezi")
    table.kingdom(0, "zulus", empire=empire)
    table.do("invade", "zambezi", *WON)
    assert not table.has("city", "zambezi")
    assert table.world.score == list(FAR)


@rule("kingdom.no_marauding")
def test_the_kingdom_of_a_marauder_does_not_maraud() -> None:
    table = Table()
    table.scores(*FAR)
    table.army(1, "balkans", of="vedics")
    table.city("balkans")
    table.kingdom(0, "dacians", empire="celts")
    table.do("invade", "balkans", *WON)
    assert table.world.score == list(FAR)


@rule("kingdom.no_score", "score.all_armies")
def test_what_a_kingdom_holds_counts_with_the_empire() -> None:
    """China 2 and what the Shang Dynasty brings, India 2 and a capitol 2 of the Vedics, all at the end."""
    table = Table()
    table.scores(*FAR)
    table.kingdom(0, "shang_dynasty", empire="vedics")
    table.do("done")
    assert table.world.score[0] == 0
    table.do("establish")
    table.do("done")
    assert table.world.score[0] == 2 + WORTH[record("shang_dynasty")["structure"]] + 2 + 2


@rule("kingdom.no_enhancements")
def test_no_enhancement_while_a_kingdom_is_played() -> None:
    table = Table()
    table.army(1, "ganges")
    table.city("ganges")
    table.kingdom(0, "harappans", "weaponry", "disaster", "agriculture", empire="vedics")
    table.put_on_card(2)
    assert table.legal("play") == []
    for card in ("weaponry", "disaster", "agriculture"):
        assert table.why("play", card) == "kingdom.no_enhancements"
    table.do("done")
    assert table.legal("play") == ["disaster"]
    table.do("establish")
    assert set(table.legal("play")) == {"weaponry", "disaster", "agriculture"}


@rule("kingdom.no_enhancements", "monuments.order")
def test_no_enhancement_while_a_kingdom_builds() -> None:
    table = Table()
    table.army(1, "levant")
    table.kingdom(0, "harappans", "barbarians", empire="vedics")
    table.active("bengal", "ghats", "nile")
    table.city("nile")
    table.do("done")
    assert table.legal("monument") == ["nile", "indus"]
    assert table.why("play", "barbarians") == "kingdom.no_enhancements"


@rule("kingdom.no_effect")
def test_the_effect_of_the_empire_does_not_serve_the_kingdom_in_battle() -> None:
    table = Table()
    table.army(1, "nile")
    table.kingdom(0, "phoenicians", empire="hittites")
    table.do("invade", "nile", *TIED)
    assert table.owner("nile") is None


@rule("kingdom.no_effect", "effect.forts", "effect.monuments")
@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("forts", {"count": 2}),
        ("cities", {"count": 2}),
        ("monuments", {"count": 2}),
        ("siege_tokens", {"count": 2}),
        ("points", {"count": 5, "per": "city"}),
    ],
)
def test_the_effect_of_the_empire_does_not_serve_the_kingdom_otherwise(
    kind: str, keys: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "vedics", kind, **keys)
    table = Table()
    table.scores(*FAR)
    table.kingdom(0, "harappans", empire="vedics")
    assert table.world.siege_tokens == 0
    table.do("invade", "ganges")
    if not table.legal("establish"):
        table.do("done")
    assert table.legal("establish") == [""]
    assert structures(table, "indus") == ["city"]
    assert structures(table, "ganges") == []
    assert table.world.score[0] == 0


@rule("kingdom.no_effect", "effect.points")
def test_what_a_kingdom_has_does_not_count_for_the_effect_of_the_empire(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """China and India and their structures; and the effect once, for India, where the Vedics' own army is."""
    give(monkeypatch, "vedics", "points", count=5, per="area")
    table = Table()
    table.scores(*FAR)
    table.kingdom(0, "shang_dynasty", empire="vedics")
    table.do("done")
    table.do("establish")
    table.do("done")
    assert table.world.score[0] == 2 + WORTH[record("shang_dynasty")["structure"]] + 2 + 2 + 5


@rule("kingdom.no_effect", "effect.onward")
def test_a_win_of_the_kingdom_does_not_lead_the_empire_on(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "vedics", "bonus", when="onward")
    table = Table()
    table.army(1, "persian_plateau", "turan")
    table.kingdom(0, "harappans", empire="vedics")
    table.put_on_card(1)
    table.do("invade", "persian_plateau", *WON)
    table.do("establish")
    table.do("invade", "turan", *TIED)
    assert table.owner("turan") is None
