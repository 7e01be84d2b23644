"""Chapter V, combat. Scripted chance refuses a wrong number of dice, so every roll below proves how many are rolled."""

import pytest

from tests.rule import rule
from tests.rules.hotw2001.table import Table


@rule("combat.dice", "combat.tie", "combat.again")
def test_the_romans_in_the_northern_apennines() -> None:
    """The rulebook's example: 1 and 3 lose to 4; 5 and 5 tie with 5; the empty land is entered without combat."""
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "romans")
    table.do("expand", "northern_apennines", [1, 3], [4])
    assert table.owner("northern_apennines") == 1
    table.do("expand", "northern_apennines", [5, 5], [5])
    assert table.owner("northern_apennines") is None
    table.do("expand", "northern_apennines")
    assert table.owner("northern_apennines") == 0
    assert table.world.pool == 20 - 1 - 3


@rule("combat.sea", "combat.again", "combat.dice")
def test_the_british_at_chekiang() -> None:
    """The rulebook's example: three dice against the landing, none extra once the British stand in Chekiang."""
    table = Table(epoch=7)
    table.army(1, "chekiang", "si_kyang", "yangtze_kiang", "great_plain_of_china")
    table.expanding(0, "britain")
    table.do("leave_out", "black_sea")
    table.do("expand", "chekiang", [2, 4], [1, 1, 5])
    assert table.owner("chekiang") == 1
    table.do("expand", "chekiang", [2, 6], [1, 1, 5])
    assert table.owner("chekiang") == 0
    table.do("expand", "si_kyang", [2, 3], [2])
    table.do("expand", "yangtze_kiang", [2, 3], [2])
    table.do("expand", "great_plain_of_china", [2, 3], [2])
    assert {table.owner(land) for land in ("si_kyang", "yangtze_kiang", "great_plain_of_china")} == {0}


@rule("combat.fort", "combat.fort_tie", "combat.terrain", "combat.three_dice", "sack.capital", "card.leader")
def test_the_mongols_at_wei_river() -> None:
    """The rulebook's example: a Leader against fort, capital and Great Wall; three armies until the land falls."""
    table = Table(epoch=5)
    table.army(1, "wei_river")
    table.fort("wei_river")
    table.capital("wei_river")
    table.expanding(0, "mongols", "leader")
    table.do("expand", "wei_river", [4, 6, 6], [1, 6])
    assert table.owner("wei_river") == 1
    assert table.has("fort", "wei_river")
    table.do("expand", "wei_river", [2, 4, 5], [3, 4])
    assert table.owner("wei_river") == 1
    assert not table.has("fort", "wei_river")
    assert table.has("capital", "wei_river")
    table.do("expand", "wei_river", [1, 2, 6], [2, 5])
    assert table.owner("wei_river") == 0
    assert table.has("city", "wei_river")
    assert not table.has("capital", "wei_river")
    assert table.world.pool == 18 - 1 - 3


@rule("combat.dice")
def test_only_the_highest_die_counts() -> None:
    """3 and 3 are no match for a 4, and a 5 beats it whatever the other die shows."""
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [3, 3], [4])
    assert table.owner("dnieper") == 1
    table.do("expand", "dnieper", [5, 1], [4])
    assert table.owner("dnieper") == 0


@rule("combat.win")
def test_the_attacker_wins_and_takes_the_land() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [1, 4], [3])
    assert table.owner("dnieper") == 0
    assert table.of("dnieper") == "celts"
    assert table.world.figures[1] == 100
    assert table.world.pool == 8 - 2


@rule("combat.win")
def test_the_defender_wins_and_keeps_the_land() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [1, 2], [3])
    assert table.owner("dnieper") == 1
    assert table.world.figures[0] == 100 - 7
    assert "western_steppe" not in table.legal("expand")


@rule("combat.tie")
def test_a_tie_removes_both_armies() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [4, 2], [4])
    assert table.owner("dnieper") is None
    assert table.world.figures == [100 - 7, 100, 100]


@rule("combat.again")
def test_you_may_attack_as_long_as_the_pool_lasts() -> None:
    table = Table(epoch=1)
    table.army(1, "wei_river")
    table.expanding(0, "shang_dynasty")
    table.do("expand", "wei_river", [1, 1], [2, 2])
    assert "wei_river" in table.legal("expand")
    table.do("expand", "wei_river", [1, 1], [2, 2])
    assert table.world.to_act() == ()
    assert table.owner("wei_river") == 1


@rule("combat.terrain")
@pytest.mark.parametrize(
    ("epoch", "empire", "land"),
    [(5, "mongols", "yellow_river"), (3, "celts", "dalmatia"), (3, "maurya", "irrawaddy")],
    ids=["great wall", "mountains", "forest"],
)
def test_terrain_on_the_side_of_the_defender_gives_two_dice(epoch: int, empire: str, land: str) -> None:
    table = Table(epoch=epoch)
    table.army(1, land)
    table.expanding(0, empire)
    table.do("expand", land, [6, 1], [5, 2])
    assert table.owner(land) == 0


@rule("combat.terrain")
def test_the_higher_of_two_defending_dice_counts() -> None:
    table = Table(epoch=3)
    table.army(1, "dalmatia")
    table.expanding(0, "celts")
    table.do("expand", "dalmatia", [4, 4], [1, 5])
    assert table.owner("dalmatia") == 1


@rule("combat.terrain")
def test_terrain_on_the_side_of_the_attacker_does_not_count() -> None:
    """Dalmatia has mountains towards the Northern Apennines: no help to a defender on the other side."""
    table = Table(epoch=3)
    table.army(1, "northern_apennines")
    table.expanding(0, "celts")
    table.do("expand", "dalmatia")
    table.do("expand", "northern_apennines", [3, 2], [2])
    assert table.owner("northern_apennines") == 0


@rule("combat.strait")
@pytest.mark.parametrize(
    ("epoch", "empire", "land"),
    [(4, "byzantines", "western_anatolia"), (6, "ottoman_turks", "balkans")],
)
def test_a_strait_gives_two_dice_from_either_side(epoch: int, empire: str, land: str) -> None:
    table = Table(epoch=epoch)
    table.army(1, land)
    table.expanding(0, empire)
    table.do("expand", land, [6, 1], [5, 2])
    assert table.owner(land) == 0


@rule("combat.sea")
def test_a_landing_meets_three_dice_even_where_all_borders_are_mountains() -> None:
    """Caucasus has mountains on every border and is taken from the Black Sea."""
    table = Table(epoch=2)
    table.army(1, "caucasus")
    table.expanding(0, "greek_city_states")
    table.do("expand", "caucasus", [6, 1], [5, 2, 2])
    assert table.owner("caucasus") == 0


@rule("combat.approach")
@pytest.mark.parametrize(
    ("bases", "defence"),
    [([], [2, 2, 2]), (["northern_apennines"], [2, 2]), (["northern_apennines", "pindus"], [2])],
    ids=["sea", "sea or mountains", "sea, mountains or plain"],
)
def test_the_approach_with_the_fewest_defending_dice_is_used(bases: list[str], defence: list[int]) -> None:
    table = Table(epoch=3)
    table.army(1, "dalmatia")
    table.expanding(0, "romans")
    for base in bases:
        table.do("expand", base)
    table.do("expand", "dalmatia", [3, 1], defence)
    assert table.owner("dalmatia") == 0


@rule("combat.approach")
def test_cards_in_effect_are_taken_into_account() -> None:
    """For experts in mountains the way over the Dalmatian range is as good as a plain."""
    table = Table(epoch=3)
    table.army(1, "dalmatia")
    table.expanding(0, "romans", "expert_troops_mountains")
    table.do("expand", "northern_apennines")
    table.do("expand", "dalmatia", [3, 1], [2])
    assert table.owner("dalmatia") == 0


@rule("combat.fort")
def test_a_fort_adds_one_to_the_highest_die() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.fort("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [5, 2], [5])
    assert table.owner("dnieper") == 1
    assert table.has("fort", "dnieper")


@rule("combat.fort")
def test_a_fort_helps_on_top_of_three_dice_against_a_landing() -> None:
    table = Table(epoch=2)
    table.army(1, "caucasus")
    table.fort("caucasus")
    table.expanding(0, "greek_city_states")
    table.do("expand", "caucasus", [5, 5], [1, 1, 5])
    assert table.owner("caucasus") == 1
    assert table.has("fort", "caucasus")


@rule("combat.fort_first")
def test_the_fort_falls_first_and_the_standing_attacker_fights_on_without_it() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.fort("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [6, 1], [4], [5, 1], [4])
    assert table.owner("dnieper") == 0
    assert not table.has("fort", "dnieper")
    assert table.world.pool == 8 - 2


@rule("combat.fort_first")
def test_the_attacker_may_still_lose_the_second_round() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.fort("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [6, 1], [4], [1, 1], [4])
    assert table.owner("dnieper") == 1
    assert not table.has("fort", "dnieper")


@rule("combat.fort_first")
def test_both_rounds_keep_the_dice_of_the_terrain() -> None:
    table = Table(epoch=3)
    table.army(1, "dalmatia")
    table.fort("dalmatia")
    table.expanding(0, "celts")
    table.do("expand", "dalmatia", [6, 1], [4, 1], [5, 1], [4, 4])
    assert table.owner("dalmatia") == 0


@rule("combat.fort_tie")
def test_a_tie_with_a_fort_costs_the_attacker_and_the_fort() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.fort("dnieper")
    table.expanding(0, "celts")
    table.do("expand", "dnieper", [5, 2], [4])
    assert table.owner("dnieper") == 1
    assert not table.has("fort", "dnieper")
    assert table.world.pool == 8 - 2
    assert table.world.figures == [100 - 7, 100 - 1, 100]


@rule("combat.three_dice")
def test_two_cards_of_three_dice_are_still_three_dice() -> None:
    table = Table(epoch=3)
    table.army(1, "dnieper")
    table.expanding(0, "celts", "leader", "jihad")
    table.do("expand", "dnieper", [1, 2, 5], [4])
    assert table.owner("dnieper") == 0


@rule("combat.bonuses")
def test_bonuses_of_different_cards_add_up_on_the_highest_die() -> None:
    """Weaponry and Siegecraft make a 3 a 5: it beats a 4, ties with a 5 and loses to a 6."""
    table = Table(epoch=3)
    table.army(1, "dnieper", "danubia", "lower_rhine")
    table.city("dnieper", "danubia", "lower_rhine")
    table.expanding(0, "celts", "weaponry", "siegecraft")
    table.do("expand", "dnieper", [3, 3], [4])
    table.do("expand", "danubia", [3, 3], [5])
    table.do("expand", "lower_rhine", [3, 3], [6])
    assert [table.owner(land) for land in ("dnieper", "danubia", "lower_rhine")] == [0, None, 1]
