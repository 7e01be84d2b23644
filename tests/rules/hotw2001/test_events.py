"""Chapter IV, playing event cards: how many, which, when, and for whom."""

import pytest

from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

# How many


@rule("events.two")
def test_the_first_army_is_placed_when_two_cards_have_been_played() -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", "leader", "weaponry", "population_explosion")
    table.do("play", "leader")
    assert table.owner("southern_apennines") is None
    table.do("play", "weaponry")
    assert table.owner("southern_apennines") == 0
    assert table.world.prompt(0).id == "prompt-expand"


@rule("events.two")
@pytest.mark.parametrize(
    "cards", [("leader", "weaponry"), ("elite_troops", "population_explosion"), ("leader", "elite_troops")]
)
def test_the_two_may_be_greater_lesser_or_one_of_each(cards: tuple[str, str]) -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", *cards)
    assert table.world.view(1)["turn"]["events"] == [*cards]


@rule("events.two")
def test_you_may_play_one_card_or_none() -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", "leader")
    table.do("done")
    assert table.owner("southern_apennines") == 0
    assert table.world.view(0)["hand"] == ["leader"]


@rule("events.two")
def test_no_card_may_be_played_once_the_first_army_stands() -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", "leader")
    table.do("done")
    assert table.legal("play") == []
    assert table.why("play", "leader") == "events.two"


@rule("events.two")
def test_armies_of_a_card_do_not_keep_you_from_playing_the_next() -> None:
    table = Table(epoch=1)
    table.turn(0, "egypt", "hittites", "leader")
    table.do("play", "hittites")
    table.do("done")
    assert table.owner("eastern_anatolia") == 0
    assert table.legal("play") == ["leader"]


@rule("events.two")
@pytest.mark.parametrize("hand", [[], ["siegecraft", "crusade", "hittites"]])
def test_a_player_without_a_playable_card_is_asked_all_the_same(hand: list[str]) -> None:
    """Otherwise everybody could tell what the hand holds."""
    table = Table(epoch=2)
    table.turn(0, "chou_dynasty", *hand)
    assert table.world.to_act() == (0,)
    assert table.world.prompt(0).id == "prompt-play-events"
    assert [GAME.actions[action].verb for action in table.world.legal(0)] == ["done"]


# Which


@rule("events.same")
@pytest.mark.parametrize("card", ["leader", "weaponry", "elite_troops", "population_explosion"])
def test_two_copies_of_one_card_cannot_be_played_in_one_turn(card: str) -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", card, card)
    assert table.legal("play") == [card]
    table.do("play", card)
    assert table.why("play", card) == "events.same"


@rule("events.same")
def test_the_second_copy_can_be_played_in_a_later_turn() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", "leader")
    table.hand(0, "leader")
    table.do("done")
    table.world.epoch = 4
    table.turn(0, "goths")
    assert table.legal("play") == ["leader"]


@rule("events.same")
def test_cards_of_one_kind_with_different_titles_are_different_cards() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", "expert_troops_straits", "expert_troops_mountains")
    assert table.world.view(0)["turn"]["events"] == ["expert_troops_straits", "expert_troops_mountains"]
    table = Table(epoch=4)
    table.turn(0, "goths", "migrants_africa", "migrants_australia")
    table.do("play", "migrants_africa")
    table.do("choose_land", "congo_basin")
    table.do("choose_land", "gold_coast")
    assert table.legal("play") == ["migrants_australia"]


@rule("events.epochs")
@pytest.mark.parametrize(
    ("card", "epochs"),
    [
        ("hittites", [1]),
        ("japan", [7]),
        ("kingdom_mali", [5]),
        ("migrants_australia", [2, 3, 4, 5]),
        ("migrants_africa", [3, 4, 5]),
        ("jewish_revolt", [2, 3, 4, 5, 6, 7]),
        ("siegecraft", [3, 4, 5, 6, 7]),
        ("crusade", [5, 6]),
        ("leader", [1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_a_card_is_played_only_in_the_epochs_printed_on_it(card: str, epochs: list[int]) -> None:
    playable = []
    for epoch in range(1, 8):
        table = Table(epoch=epoch)
        table.turn(0, GAME.box.empires[GAME.box.by_epoch[epoch][0]].id, card)
        if card in table.legal("play"):
            playable.append(epoch)
        else:
            assert table.why("play", card) == "events.epochs"
    assert playable == epochs


EMPTY_BOARD = [
    "treachery", "civil_war", "barbarians", "famine", "plague", "pestilence", "disaster",
]  # fmt: skip


@rule("events.useless")
@pytest.mark.parametrize("card", EMPTY_BOARD)
def test_a_card_without_a_target_cannot_be_played(card: str) -> None:
    table = Table(epoch=3)
    table.turn(0, "romans", card)
    assert table.legal("play") == []
    assert table.why("play", card) == "events.useless"


@rule("events.useless")
@pytest.mark.parametrize("card", EMPTY_BOARD)
def test_with_a_target_the_same_card_can_be_played(card: str) -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.monument("northern_apennines")
    table.turn(0, "romans", card)
    assert table.legal("play") == [card]


@rule("events.useless")
def test_your_own_armies_are_no_target_for_a_card_against_an_enemy() -> None:
    table = Table(epoch=3)
    table.army(0, "northern_apennines", "libya")
    table.turn(0, "romans", "treachery", "civil_war", "barbarians", "plague")
    assert table.legal("play") == ["plague"]


@rule("events.useless")
def test_armies_of_events_are_no_empire_for_a_civil_war() -> None:
    table = Table(epoch=3)
    table.army(1, "upper_nile", of="kingdom_kush")
    table.turn(0, "romans", "civil_war")
    assert table.why("play", "civil_war") == "events.useless"


@rule("events.useless")
@pytest.mark.parametrize(
    ("card", "empire", "useful"),
    [
        ("engineering", "celts", False),
        ("engineering", "romans", True),
        ("reallocation", "celts", False),
        ("reallocation", "romans", True),
        ("naval_power", "celts", False),
        ("naval_power", "romans", True),
    ],
)
def test_a_card_for_capitals_or_fleets_needs_an_empire_that_has_them(
    card: str, empire: str, useful: bool
) -> None:
    table = Table(epoch=3)
    table.turn(0, empire, card)
    assert table.legal("play") == ([card] if useful else [])
    if not useful:
        assert table.why("play", card) == "events.useless"


@rule("events.useless")
def test_a_fleet_from_astronomy_makes_a_card_for_fleets_useful() -> None:
    table = Table(epoch=3)
    table.turn(0, "celts", "astronomy", "naval_power")
    table.do("play", "astronomy")
    table.do("fleet", "north_sea")
    assert table.legal("play") == ["naval_power"]


@rule("events.useless")
def test_migrants_need_a_vacant_land() -> None:
    table = Table(epoch=3)
    table.army(1, "australia", "new_guinea", "new_zealand")
    table.turn(0, "celts", "migrants_australia")
    assert table.why("play", "migrants_australia") == "events.useless"


@rule("events.useless")
def test_the_jewish_revolt_needs_palestine_in_other_hands() -> None:
    table = Table(epoch=3)
    table.army(0, "palestine")
    table.turn(0, "celts", "jewish_revolt")
    assert table.why("play", "jewish_revolt") == "events.useless"


# When


@rule("events.resolve")
def test_a_card_is_carried_out_before_the_next_is_chosen() -> None:
    table = Table(epoch=3)
    table.army(1, "upper_nile")
    table.turn(0, "romans", "kingdom_kush", "leader")
    table.do("play", "kingdom_kush")
    assert table.owner("upper_nile") == 0
    assert table.legal("play") == ["leader"]


@rule("events.resolve")
def test_the_first_card_can_make_the_second_useless() -> None:
    table = Table(epoch=3)
    table.army(1, "upper_nile")
    table.turn(0, "romans", "kingdom_kush", "treachery")
    assert table.legal("play") == ["kingdom_kush", "treachery"]
    table.do("play", "kingdom_kush")
    assert table.why("play", "treachery") == "events.useless"


@rule("events.resolve")
def test_a_card_with_choices_asks_for_them_before_the_next_card() -> None:
    table = Table(epoch=3)
    table.army(1, "libya")
    table.turn(0, "romans", "plague", "leader")
    table.do("play", "plague")
    assert table.legal("play") == []
    assert table.legal("choose_land") == ["libya"]
    table.do("choose_land", "libya", [2, 3, 4, 5])
    assert table.legal("play") == ["leader"]


@rule("events.resolve")
def test_a_card_that_acts_later_waits_for_its_moment() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans", "weaponry")
    table.do("expand", "northern_apennines", [3, 1], [3])
    assert table.owner("northern_apennines") == 0


@rule("events.resolve")
def test_a_played_card_is_out_of_the_game() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", "leader", "weaponry")
    assert table.world.view(0)["hand"] == []
    assert table.world.view(1)["players"][0]["played"] == ["leader", "weaponry"]
    table.do("done")
    table.world.epoch = 4
    table.turn(0, "goths")
    assert table.legal("play") == []
    assert table.why("play", "leader") == "setup.events"


@rule("events.resolve")
def test_a_card_lasts_for_one_turn() -> None:
    table = Table(epoch=3)
    table.expanding(0, "romans", "leader", "weaponry")
    table.do("done")
    table.world.epoch = 4
    table.army(1, "balkans")
    table.expanding(0, "goths")
    table.do("expand", "balkans", [4, 3], [4, 1])
    assert table.owner("balkans") is None


# For whom


@rule("events.active_empire")
def test_a_card_for_the_active_empire_does_not_serve_a_minor_empire() -> None:
    table = Table(epoch=1)
    table.army(1, "western_anatolia")
    table.turn(0, "egypt", "leader", "hittites")
    table.do("play", "leader")
    table.do("play", "hittites")
    table.do("expand", "western_anatolia", [2, 3], [5])
    assert table.owner("western_anatolia") == 1
    table.do("done")
    table.army(1, "libya")
    table.do("expand", "libya", [2, 3, 5], [1, 4])
    assert table.owner("libya") == 0


@rule("events.active_empire")
def test_only_armies_of_the_active_empire_are_a_base_for_its_expansion() -> None:
    """Hittites, Canaanites and the past empire of the same player reach nothing for the Shang Dynasty."""
    table = Table(epoch=1)
    table.army(0, "ceylon", of="minoans")
    table.turn(0, "shang_dynasty", "hittites", "kingdom_canaanites")
    table.do("play", "hittites")
    table.do("done")
    table.do("play", "kingdom_canaanites")
    assert table.owner("palestine") == 0
    assert sorted(table.legal("expand")) == ["great_plain_of_china", "mongolia", "wei_river", "yangtze_kiang"]


@rule("events.active_empire")
def test_only_resources_of_the_active_empire_build_monuments() -> None:
    table = Table(epoch=1)
    table.army(0, "levant", of="sumeria")
    table.army(0, "zagros", of="hittites")
    table.army(0, "upper_indus", of="kingdom_canaanites")
    table.expanding(0, "egypt")
    table.do("expand", "nubia")
    table.do("done")
    assert table.told("event-monument") == []


@rule("events.active_empire")
def test_an_army_of_an_event_is_replaced_like_one_of_a_past_empire() -> None:
    table = Table(epoch=1)
    table.turn(0, "egypt", "kingdom_canaanites")
    table.do("play", "kingdom_canaanites")
    table.do("done")
    assert table.of("palestine") == "kingdom_canaanites"
    table.do("expand", "palestine")
    assert table.of("palestine") == "egypt"
    assert table.world.pool == 3
