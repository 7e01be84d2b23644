"""Enhancements: when they can be played, for whom, and how long they last."""

import pytest

from tests.rule import rule
from tests.rules.hotw2018.cards import FAR, count, give, record
from tests.rules.hotw2018.table import GAME, Table

LOST = [1, 1], [6]
TIED = [4, 1], [4]
ENHANCEMENTS = [card.id for card in GAME.box.events if card.effect is not None]
ON_THE_BOARD = {"revolution", "barbarians", "disaster", "plague"}
FROM_SUPPLY = {"armies", "diplomacy", "revolution", "barbarians"}


def kind(id: str) -> str:
    word: str = record(id)["effect"]["kind"]
    return word


def everything_to_act_on() -> Table:
    """A board on which every enhancement could do something for the Germans: opponents near and far, structures here and there."""
    table = Table()
    table.scores(*FAR)
    table.army(1, "rhineland", "apennines", "levant")
    table.army(2, "balkans", "nile")
    table.city("apennines", "nile")
    return table


# In one's own turn only


@rule("events.turn_only")
def test_nobody_plays_a_card_in_the_turn_of_another() -> None:
    table = Table()
    table.army(1, "indus")
    table.hand(1, "weaponry", "disaster")
    table.turn(0, "vedics")
    assert table.legal("play", seat=1) == []
    table.do("establish")
    table.do("invade", "indus", *LOST)
    assert table.legal("play", seat=1) == []


@rule("events.turn_only", "battle.naval")
def test_a_defender_who_may_reroll_cannot_play_a_card() -> None:
    table = Table()
    table.army(1, "crete", of="vedics")
    table.hand(1, "weaponry")
    table.invading(0, "greeks")
    table.do("sail", "crete", [6, 1], [2])
    assert table.world.to_act() == (1,)
    assert table.legal("play") == []


@rule("events.turn_only")
def test_no_card_can_be_played_while_the_cards_of_the_epoch_are_chosen() -> None:
    table = Table(epoch=2)
    for seat in range(3):
        table.hand(seat, "disaster" if seat == 0 else "weaponry")
    table.draft()
    assert table.why("play", "disaster", seat=0) == "events.turn_only"


# Once, or until the turn ends


@rule("events.enhancement")
def test_an_enhancement_that_acts_once_acts_at_once_and_is_used_up() -> None:
    table = Table()
    table.invading(0, "vedics", "agriculture")
    before = table.world.pool
    table.do("play", "agriculture")
    assert table.world.pool == before + count("agriculture")
    assert table.world.hand[0] == ()
    assert table.why("play", "agriculture") == "draft.events"


@rule("events.enhancement", "effect.bonus")
def test_an_enhancement_that_lasts_serves_from_then_on_in_every_battle() -> None:
    table = Table()
    table.army(1, "indus", "ganges", "persian_plateau")
    table.invading(0, "vedics", "weaponry")
    table.do("invade", "indus", *TIED)
    assert table.owner("indus") is None
    table.do("play", "weaponry")
    table.do("invade", "ganges", *TIED)
    table.do("invade", "persian_plateau", *TIED)
    assert table.owner("ganges") == table.owner("persian_plateau") == 0


@rule("events.enhancement", "resign.cards")
def test_an_enhancement_that_lasts_ends_with_the_turn() -> None:
    table = Table()
    table.scores(*FAR)
    table.army(1, "levant")
    table.invading(0, "vedics", "weaponry")
    table.do("play", "weaponry")
    table.do("done")
    assert table.world.hand[0] == ()
    table.invading(0, "assyrians")
    table.do("invade", "levant", *TIED)
    assert table.owner("levant") is None


@rule("events.any_number")
def test_several_enhancements_in_one_turn() -> None:
    table = everything_to_act_on()
    table.turn(0, "germans", "disaster", "weaponry", "agriculture", "silk_road")
    table.do("play", "disaster")
    table.do("choose_land", "nile")
    table.do("establish")
    for card in ("weaponry", "agriculture", "silk_road"):
        table.do("play", card)
    assert table.world.hand[0] == ()
    assert not table.has("city", "nile")


# Not during an invasion


@rule("events.not_in_invasion")
def test_no_card_after_a_lost_battle_until_the_siege_is_over() -> None:
    table = Table()
    table.army(1, "indus")
    table.invading(0, "vedics", "weaponry")
    table.do("invade", "indus", *LOST)
    assert table.why("play", "weaponry") == "events.not_in_invasion"
    table.do("siege", "", *LOST)
    assert table.why("play", "weaponry") == "events.not_in_invasion"
    table.do("retreat")
    assert table.legal("play") == ["weaponry"]


@rule("events.not_in_invasion")
def test_no_card_while_there_is_a_reroll() -> None:
    table = Table()
    table.army(1, "indus")
    table.invading(0, "vedics", "chariots", "weaponry")
    table.do("play", "chariots")
    table.do("invade", "indus", *TIED)
    assert table.why("play", "weaponry") == "events.not_in_invasion"
    table.do("let_stand")
    assert table.legal("play") == ["weaponry"]


@rule("events.not_in_invasion", "effect.spare")
def test_no_card_before_a_structure_is_spared_or_reduced() -> None:
    table = Table()
    table.army(1, "levant")
    table.city("levant")
    table.invading(0, "arabs", "weaponry")
    table.do("invade", "levant", [6, 1], [2])
    assert table.why("play", "weaponry") == "events.not_in_invasion"
    table.do("reduce")
    assert table.legal("play") == ["weaponry"]


# When


@rule("events.keep", "end.epoch")
@pytest.mark.parametrize("empire", ["vedics", "persians", "huns", "cholas", "dutch"])
def test_an_enhancement_can_be_kept_for_any_later_epoch(empire: str) -> None:
    table = Table()
    table.invading(0, empire, "agriculture")
    before = table.world.pool
    table.do("play", "agriculture")
    assert table.world.pool == before + count("agriculture")


@rule("events.keep", "end.epoch")
def test_an_enhancement_that_is_not_played_stays_with_its_owner() -> None:
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics", "weaponry")
    table.do("done")
    table.turn(1, "greeks")
    assert table.world.hand[0] == (GAME.box.event_number["weaponry"],)


@rule("events.before")
@pytest.mark.parametrize("id", ENHANCEMENTS)
def test_before_the_empire_only_what_acts_on_the_board_can_be_played(id: str) -> None:
    table = everything_to_act_on()
    table.turn(0, "germans", id)
    if kind(id) in ON_THE_BOARD:
        assert table.legal("play") == [id]
    else:
        assert table.why("play", id) == "events.before"


@rule("events.before")
@pytest.mark.parametrize("id", ENHANCEMENTS)
def test_every_enhancement_can_be_played_between_invasions(id: str) -> None:
    table = everything_to_act_on()
    table.invading(0, "germans", id)
    table.do("invade", "carpathia")
    assert table.legal("play") == [id]


@rule("events.before")
def test_the_last_moment_is_after_the_last_invasion() -> None:
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics", "city_walls")
    table.put_on_card(1)
    table.do("invade", "indus")
    assert table.world.pool == 0
    assert table.legal("play") == ["city_walls"]
    table.do("play", "city_walls")
    table.do("free_fort", "indus")
    table.do("done")
    assert table.has("fort", "indus")


@rule("events.before", "monuments.order")
def test_no_card_when_monuments_are_being_built() -> None:
    table = Table()
    table.invading(0, "vedics", "city_walls")
    table.active("indus", "bengal", "yangtze", "lingnan")
    table.do("done")
    assert table.legal("monument")
    assert table.legal("play") == []


# For the active empire only


@rule("events.active_only", "effect.forts")
def test_resigned_armies_have_no_share_in_forts() -> None:
    table = Table()
    table.army(0, "indus", "gaul")
    table.invading(0, "vedics", "city_walls")
    table.do("play", "city_walls")
    assert table.legal("free_fort") == ["hindu_kush"]


@rule("events.active_only", "effect.points")
def test_resigned_armies_have_no_share_in_points() -> None:
    """They bring presence in the Middle East and the Far East; the Silk Road counts India alone, where the Mauryas are."""
    table = Table()
    table.scores(*FAR)
    table.army(0, "persian_plateau", "korea")
    table.invading(0, "mauryas", "silk_road")
    table.put_on_card(0)
    table.do("play", "silk_road")
    table.do("done")
    assert table.world.score[0] == 3 + 1 + 2 + 2 + count("silk_road")


@rule("events.active_only", "battle.dice")
def test_resigned_armies_have_no_share_in_battles() -> None:
    """The Vedics played Weaponry; when they are attacked later it does not help them."""
    table = Table()
    table.scores(*FAR)
    table.invading(0, "vedics", "weaponry")
    table.do("play", "weaponry")
    table.do("invade", "persian_plateau")
    table.do("done")
    table.invading(1, "assyrians")
    table.active("zagros")
    table.do("invade", "persian_plateau", *TIED)
    assert table.owner("persian_plateau") is None


@rule("events.active_only", "kingdom.no_enhancements")
def test_a_kingdom_has_no_share_in_an_enhancement_played_before_it() -> None:
    """Barbarians can be played before a kingdom; they are none of its armies."""
    table = everything_to_act_on()
    table.turn(0, "guptas", "barbarians", "visigoths")
    table.do("play", "barbarians")
    table.do("choose_land", "mauretania")
    table.do("play", "visigoths")
    assert table.is_active("iberia")
    assert not table.is_active("mauretania")
    assert "numidia" not in table.legal("invade")


# What a card needs


@rule("events.supply")
@pytest.mark.parametrize("id", [id for id in ENHANCEMENTS if kind(id) in FROM_SUPPLY])
@pytest.mark.parametrize("armies", [1, 3])
def test_a_card_that_takes_armies_needs_enough_for_all_it_names(
    id: str, armies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, id, kind(id), count=armies)
    too_few, enough = everything_to_act_on(), everything_to_act_on()
    too_few.invading(0, "germans", id)
    enough.invading(0, "germans", id)
    too_few.supply(0, armies - 1)
    enough.supply(0, armies)
    assert too_few.why("play", id) == "events.supply"
    assert enough.legal("play") == [id]


@rule("events.useless")
@pytest.mark.parametrize(
    "id",
    [id for id in ENHANCEMENTS if kind(id) in ("bonus", "reroll", "dice", "ties", "loot", "spare", "fleets")]
    + ["siege_engines"],
)
def test_what_helps_to_invade_needs_an_army_on_the_card(id: str) -> None:
    table = everything_to_act_on()
    table.invading(0, "germans", id)
    table.put_on_card(0)
    assert table.why("play", id) == "events.useless"


@rule("events.useless")
@pytest.mark.parametrize(
    "id",
    [
        "disaster",
        "pestilence",
        "black_death",
        "revolution",
        "diplomacy",
        "city_walls",
        "colonists",
        "railways",
    ],
)
def test_what_finds_no_target_cannot_be_played(id: str) -> None:
    """The only opponent is far from the Vedics and has a fort and no structure; the Vedics have what they could be given."""
    table = Table()
    table.army(1, "andes")
    table.fort("andes")
    table.invading(0, "vedics", id)
    if id == "disaster":
        table.world.forts = table.world.capitals = 0
    else:
        table.fort("hindu_kush")
    assert table.why("play", id) == "events.useless"


@rule("events.partial", "effect.plague")
def test_a_card_that_names_more_targets_than_there_are_acts_on_those(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "pestilence", "plague", count=3)
    table = Table()
    table.army(1, "levant", "tigris", "nile")
    table.turn(0, "vedics", "pestilence")
    table.do("play", "pestilence")
    table.do("choose_land", "levant")
    table.do("choose_land", "tigris")
    assert table.held(1) == {"nile"}
    assert table.legal("establish") == [""]


@rule("events.partial", "effect.forts")
def test_more_forts_than_territories_are_placed_as_far_as_they_go(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "city_walls", "forts", count=3)
    table = Table()
    table.invading(0, "vedics", "city_walls")
    table.do("play", "city_walls")
    table.do("free_fort", "hindu_kush")
    assert table.legal("free_fort") == []
    assert table.legal("invade")


@rule("events.partial", "effect.revolution", "events.supply")
def test_armies_not_needed_for_want_of_targets_stay_in_the_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "revolution", "revolution", count=3, where="any")
    table = Table()
    table.army(1, "levant")
    table.turn(0, "vedics", "revolution")
    table.do("play", "revolution")
    table.do("choose_land", "levant")
    assert table.world.figures[0] == 25 - 1
    assert table.legal("establish") == [""]
