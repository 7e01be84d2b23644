"""What effects do in battle: bonuses, rerolls, dice, what is ignored and ties, each with its condition."""

import pytest

from epochal.games.conquest.atlas import bit
from tests.rule import rule
from tests.rules.hotw2018.cards import give, let_stand, vedics
from tests.rules.hotw2018.table import GAME, Table

LOST = [1, 1], [6]
WON = [6, 1], [2]
TIED = [4, 1], [4]


def tie(table: Table, land: str, verb: str = "invade") -> None:
    """A battle with dice that make a tie if no effect meddles."""
    rough = 1 if GAME.box.board.rough & bit(table.land(land)) else 0
    table.do(verb, land, [4 + rough, 1], [4, 2] if table.has("fort", land) else [4])
    let_stand(table)


# Conditions


@rule("effect.conditions", "effect.bonus")
def test_an_effect_without_condition_holds_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "bonus")
    table.fort("indus")
    for land in ("indus", "ganges", "zagros"):
        tie(table, land)
        assert table.owner(land) == 0


@rule("effect.conditions")
def test_an_effect_for_fleets_holds_in_invasions_with_a_fleet_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "bonus", when="sailing")
    table.fleet("arabian_sea")
    tie(table, "indus", "sail")
    tie(table, "persian_plateau", "invade")
    assert table.owner("indus") == 0
    assert table.owner("persian_plateau") is None


@rule("effect.conditions", "caravans.cross")
def test_a_caravan_is_no_fleet_for_an_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "bonus", when="sailing")
    table.fleet("empty_quarter")
    tie(table, "levant")
    assert table.owner("levant") is None


@rule("effect.conditions")
def test_an_effect_for_terrain_holds_in_mountains_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "bonus", when="terrain")
    tie(table, "zagros")
    tie(table, "indus")
    assert table.owner("zagros") == 0
    assert table.owner("indus") is None


@rule("effect.conditions")
def test_an_effect_against_forts_holds_in_territories_with_a_fort_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = vedics(monkeypatch, "bonus", when="fort")
    table.fort("indus")
    table.city("ganges")
    tie(table, "indus")
    tie(table, "ganges")
    assert table.owner("indus") == 0
    assert table.owner("ganges") is None


@rule("effect.conditions", "pieces.structures")
@pytest.mark.parametrize("structure", ["capitol", "city", "monument"])
def test_an_effect_against_structures_holds_where_one_stands_only(
    structure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = vedics(monkeypatch, "bonus", when="structure")
    getattr(table, structure)("indus")
    table.fort("ganges")
    tie(table, "indus")
    tie(table, "ganges")
    assert table.owner("indus") == 0
    assert table.owner("ganges") is None


@rule("effect.conditions")
def test_an_effect_for_regions_holds_in_those_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "bonus", when="region", where=["india", "eurasia"])
    for land, owner in (("indus", 0), ("turan", 0), ("mesopotamia", None)):
        tie(table, land)
        assert table.owner(land) == owner


@rule("effect.conditions", "siege.space")
@pytest.mark.parametrize("engine", ["siege", "siege_token"])
def test_an_effect_for_sieges_holds_while_the_catapult_is_occupied(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = vedics(monkeypatch, "bonus", when="siege", count=2)
    table.put_on_card(9, tokens=1)
    tie(table, "indus")
    assert table.owner("indus") is None
    table.do("invade", "ganges", *LOST)
    table.do(engine, "", [4, 1], [6])
    assert table.owner("ganges") == 0
    tie(table, "turan")
    assert table.owner("turan") is None


@rule("effect.conditions", "effect.dice", "effect.ties", "effect.reroll")
def test_every_kind_of_battle_effect_can_have_a_condition(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "dice", when="terrain")
    table.do("invade", "zagros", [1, 1, 6], [4])
    table.do("invade", "indus", [1, 6], [4])
    assert table.owner("zagros") == table.owner("indus") == 0
    table = vedics(monkeypatch, "ties", when="terrain")
    tie(table, "zagros")
    tie(table, "indus")
    assert (table.owner("zagros"), table.owner("indus")) == (0, None)
    table = vedics(monkeypatch, "reroll", when="terrain")
    table.do("invade", "zagros", [3, 1], [4])
    table.do("reroll", "", [6])
    table.do("invade", "indus", *LOST)
    assert table.owner("zagros") == 0
    assert table.legal("reroll") == []


@rule("effect.conditions", "siege.battle")
def test_a_condition_is_checked_again_for_each_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The city falls with the tie; when the territory is invaded again nothing is left to hold the effect."""
    table = vedics(monkeypatch, "bonus", when="structure")
    table.city("indus")
    table.do("invade", "indus", [3, 1], [4])
    assert table.owner("indus") is None
    table.army(1, "indus")
    table.world.chart()
    tie(table, "indus")
    assert table.owner("indus") is None


@rule("effect.onward")
def test_an_effect_for_going_on_begins_with_the_first_win_and_follows_the_latest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Indus, then Deccan beside it, then Ganges beside Deccan; Turan is next to none of the last."""
    table = vedics(monkeypatch, "bonus", when="onward")
    table.do("invade", "indus", *WON)
    tie(table, "deccan")
    assert table.owner("deccan") == 0
    tie(table, "ganges")
    assert table.owner("ganges") == 0
    tie(table, "turan")
    assert table.owner("turan") is None


@rule("effect.onward")
def test_nothing_leads_on_before_the_first_win(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "bonus", when="onward")
    tie(table, "indus")
    assert table.owner("indus") is None


@rule("effect.onward")
def test_neither_a_tie_nor_an_empty_territory_is_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "bonus", when="onward")
    tie(table, "indus")
    table.do("invade", "indus")
    tie(table, "deccan")
    assert table.owner("deccan") is None


@rule("effect.onward")
def test_a_battle_elsewhere_that_is_not_won_leaves_the_latest_win(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "bonus", when="onward")
    table.do("invade", "indus", *WON)
    table.do("invade", "mesopotamia", *LOST)
    table.do("retreat")
    tie(table, "deccan")
    assert table.owner("deccan") == 0


@rule("effect.onward", "board.strait")
def test_a_strait_leads_on_but_a_fleet_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "greeks", "bonus", when="onward")
    table = Table()
    table.army(1, "balkans", "anatolia", "libya")
    table.invading(0, "greeks")
    table.do("invade", "balkans", *WON)
    tie(table, "libya", "sail")
    tie(table, "anatolia")
    assert table.owner("libya") is None
    assert table.owner("anatolia") == 0


# Together


@rule("effect.add_up", "effect.bonus")
def test_bonuses_add_up_with_each_other_and_with_the_catapult(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "weaponry", "bonus", count=1)
    give(monkeypatch, "bombards", "bonus", count=1, when="structure")
    table = vedics(monkeypatch, "bonus", "weaponry", "bombards", count=2)
    table.monument("indus")
    table.do("play", "weaponry")
    table.do("play", "bombards")
    table.do("invade", "ganges", [2, 1], [5])
    assert table.owner("ganges") is None
    table.do("invade", "indus", [1, 1], [6])
    table.do("siege", "", [1, 1], [6])
    assert table.owner("indus") is None


@rule("effect.add_up", "effect.reroll")
def test_each_reroll_is_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "chariots", "reroll")
    table = vedics(monkeypatch, "reroll", "chariots")
    table.do("play", "chariots")
    table.do("invade", "indus", *LOST)
    table.do("reroll", "", [2])
    table.do("reroll", "", [3])
    assert table.legal("reroll") == []
    assert table.legal("siege") == [""]


@rule("effect.add_up", "effect.dice")
def test_several_effects_for_three_dice_still_give_three(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "rifles", "dice")
    table = vedics(monkeypatch, "dice", "rifles")
    table.do("play", "rifles")
    table.do("invade", "indus", [1, 6, 1], [4])
    assert table.owner("indus") == 0


# Bonus, reroll, dice, ignore, ties


@rule("effect.bonus")
@pytest.mark.parametrize(("count", "owner"), [(1, 1), (2, None), (3, 0)])
def test_a_bonus_is_added_to_the_highest_die(
    count: int, owner: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = vedics(monkeypatch, "bonus", count=count)
    table.do("invade", "indus", [2, 3], [5])
    assert table.owner("indus") == owner


@rule("effect.reroll", "reroll.lowest")
def test_a_reroll_is_for_the_lowest_die_once_in_each_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "reroll")
    table.do("invade", "indus", [3, 2], [5])
    table.do("reroll", "", [1])
    table.do("siege", "", [3, 2], [5])
    assert table.legal("reroll") == [""]
    table.do("reroll", "", [5])
    assert table.owner("indus") == 0


@rule("effect.reroll", "reroll.ahead")
def test_a_reroll_need_not_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "reroll")
    table.do("invade", "indus", *TIED)
    table.do("let_stand")
    assert table.owner("indus") is None


@rule("effect.dice", "battle.dice")
def test_more_dice_are_three_and_the_highest_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "dice")
    table.do("invade", "indus", [1, 2, 5], [4])
    assert table.owner("indus") == 0


@rule("effect.ignore", "battle.terrain")
def test_ignored_terrain_adds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "ignore", what="terrain")
    table.do("invade", "zagros", [5, 1], [4])
    assert table.owner("zagros") == 0


@rule("effect.ignore", "battle.naval")
def test_against_ignored_fleets_there_is_no_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "ignore", what="naval")
    table.fleet("arabian_sea")
    table.do("sail", "indus", *WON)
    assert table.owner("indus") == 0


@rule("effect.ignore", "battle.fortified", "reduce.fort")
@pytest.mark.parametrize(("dice", "owner"), [(WON, 0), (TIED, None)])
def test_in_an_ignored_fort_there_is_one_die_and_the_fort_falls_all_the_same(
    dice: tuple[list[int], list[int]], owner: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = vedics(monkeypatch, "ignore", what="fort")
    table.fort("indus")
    table.do("invade", "indus", *dice)
    assert table.owner("indus") == owner
    assert not table.has("fort", "indus")


@rule("effect.ignore")
@pytest.mark.parametrize("what", ["terrain", "naval", "fort"])
def test_what_is_not_named_is_not_ignored(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "ignore", what=what)
    table.fleet("arabian_sea")
    table.fort("zagros")
    terrain = 0 if what == "terrain" else 1
    table.do("sail", "zagros", [5 + terrain, 1], [4] if what == "fort" else [4, 1])
    if what != "naval":
        assert table.world.to_act() == (2,)
        table.do("let_stand")
    assert table.owner("zagros") == 0


@rule("effect.ties", "battle.win")
def test_with_equal_results_the_invader_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vedics(monkeypatch, "ties")
    table.city("indus")
    tie(table, "indus")
    assert table.owner("indus") == 0
    assert not table.has("city", "indus")
    assert table.card() == (8, 0)


@rule("effect.ties", "effect.spare")
def test_a_tie_that_is_won_is_a_win_in_all_respects(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, "protectorates", "spare")
    table = vedics(monkeypatch, "ties", "protectorates")
    table.city("indus")
    table.do("play", "protectorates")
    tie(table, "indus")
    assert table.legal("spare") == [""]
