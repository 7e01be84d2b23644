"""Chapter VI, scoring."""

import pytest

from epochal.games.hotw2001.scoring import SCORE
from tests.rule import rule
from tests.rules.hotw2001.table import GAME, Table

ATLAS = GAME.box.atlas

VALUES = {
    "middle_east": [2, 3, 3, 3, 3, 2, 1],
    "north_africa": [1, 2, 2, 2, 2, 2, 1],
    "china": [1, 2, 3, 3, 3, 3, 3],
    "india": [1, 2, 3, 3, 3, 3, 3],
    "southern_europe": [1, 2, 3, 3, 3, 3, 2],
    "northern_europe": [0, 0, 1, 2, 2, 3, 4],
    "southeast_asia": [0, 0, 1, 2, 2, 2, 2],
    "eurasia": [0, 0, 0, 0, 1, 1, 2],
    "north_america": [0, 0, 0, 0, 1, 1, 3],
    "south_america": [0, 0, 0, 0, 1, 2, 2],
    "nippon": [0, 0, 0, 0, 1, 1, 2],
    "africa": [0, 0, 0, 0, 0, 1, 2],
    "australia": [0, 0, 0, 0, 0, 0, 2],
}


def lands_of(area: str) -> list[str]:
    return [land for land in ATLAS.lands if ATLAS.records[f"land:{land}"]["area"] == area]


def score(table: Table, seat: int) -> int:
    """The points a seat gains when its turn ends now."""
    before = table.world.score[seat]
    table.world.turn = seat
    table.run(SCORE)
    return table.world.score[seat] - before


def in_china(*armies: int) -> Table:
    """Epoch III, in which China is worth 3; each seat has so many armies there."""
    table = Table(epoch=3)
    lands = lands_of("china")
    for seat, count in enumerate(armies):
        table.army(seat, *[lands.pop() for _ in range(count)])
    return table


@rule("score.presence", "score.dominance", "score.control", "score.structures", "score.all_armies")
def test_the_purple_player_scores_18_points() -> None:
    """The rulebook's example, played: Egypt in epoch I, the Vedic City States in epoch II."""
    purple, other = 0, 1
    table = Table(epoch=1)
    table.expanding(purple, "egypt")
    for land in ("libya", "palestine"):
        table.do("expand", land)
    table.do("done")
    table.world.epoch = 2
    table.expanding(other, "assyria")
    for land in ("middle_tigris", "zagros"):
        table.do("expand", land)
    table.do("done")
    before = table.world.score[purple]
    table.events.clear()
    table.expanding(purple, "vedic_city_states")
    for land in ("western_deccan", "eastern_ghats", "hindu_kush", "persian_plateau"):
        table.do("expand", land)
    table.do("expand", "zagros", [1, 2], [6])

    story = [
        (event.id, event.args) for event in table.events if event.clause.startswith(("score.", "monuments."))
    ]
    assert story == [
        ("event-monument", {"seat": "seat:0", "land": "land:upper_indus"}),
        ("event-presence", {"seat": "seat:0", "area": "area:middle_east", "points": 3}),
        ("event-dominance", {"seat": "seat:0", "area": "area:north_africa", "points": 4}),
        ("event-control", {"seat": "seat:0", "area": "area:india", "points": 6}),
        ("event-structures", {"seat": "seat:0", "points": 2 + 2 + 1}),
        ("event-scored", {"seat": "seat:0", "points": 18, "total": before + 18}),
    ]
    assert table.world.score[purple] == before + 18
    assert table.has("capital", "nile_delta")
    assert table.has("capital", "upper_indus")


# When, and for what


@rule("score.when")
def test_only_the_player_whose_turn_ends_scores() -> None:
    table = Table(epoch=3)
    table.army(1, "northern_apennines", "libya")
    table.army(2, "zagros")
    table.expanding(0, "celts")
    assert table.world.scores() == [0, 0, 0]
    table.do("done")
    assert table.world.scores() == [1, 0, 0]
    assert [event.args["seat"] for event in table.told("event-scored")] == ["seat:0"]


@rule("score.when")
def test_you_score_at_the_end_of_your_turn_and_not_again_at_the_end_of_the_epoch() -> None:
    table = Table(epoch=1)
    table.begin([6, 6], [1, 1], [1, 1], table.pick("sumeria"))
    table.do("keep", "", table.pick("babylonia"))
    table.do("keep", "", table.pick("aryans"))
    scores = []
    for _ in range(2):
        table.do("done")
        table.do("done")
        scores.append(table.world.scores())
    table.do("done")
    table.do("done", "", 0)
    assert table.world.epoch == 2
    assert scores == [[2 + 2, 0, 0], [2 + 2, 2 + 2, 0]]
    assert table.world.scores() == [4, 4, 0]


@rule("score.when")
def test_what_is_lost_later_in_the_epoch_has_been_scored() -> None:
    """Sumeria scores before Babylonia takes its capital; Babylonia scores with it."""
    table = Table(epoch=1)
    table.expanding(0, "sumeria")
    table.do("done")
    table.expanding(1, "babylonia")
    table.do("expand", "lower_tigris", [6, 6], [1])
    table.do("done")
    assert table.world.scores() == [2 + 2, 2 * 2 + 2 + 1, 0]


@rule("score.all_armies")
def test_armies_of_past_empires_minor_empires_and_events_all_count() -> None:
    table = Table(epoch=3)
    table.army(0, "libya", of="egypt")
    table.army(0, "nubia", of="phoenicia")
    table.army(0, "upper_nile", of="kingdom_kush")
    assert score(table, 0) == 3 * 2


@rule("score.all_armies")
def test_armies_of_the_turn_and_of_the_past_make_dominance_together() -> None:
    table = Table(epoch=3)
    table.army(0, "balkans", of="egypt")
    table.army(1, "crete")
    table.expanding(0, "romans")
    table.do("done")
    assert [event.args["area"] for event in table.told("event-dominance")] == ["area:southern_europe"]


# Levels


@rule("score.presence")
@pytest.mark.parametrize("others", [(0, 0), (1, 0), (4, 2)])
def test_one_army_scores_the_value_of_the_area(others: tuple[int, int]) -> None:
    assert score(in_china(1, *others), 0) == 3


@rule("score.presence")
def test_without_an_army_an_area_scores_nothing() -> None:
    table = in_china(0, 3, 1)
    assert score(table, 0) == 0
    assert table.told("event-presence") == []


@rule("score.dominance")
@pytest.mark.parametrize("armies", [(2, 0, 0), (2, 1, 1), (4, 3, 1), (3, 1, 0)])
def test_two_armies_and_more_than_any_other_score_twice_the_value(armies: tuple[int, ...]) -> None:
    table = in_china(*armies)
    assert score(table, 0) == 2 * 3
    assert [event.args["area"] for event in table.told("event-dominance")] == ["area:china"]


@rule("score.dominance")
@pytest.mark.parametrize("armies", [(2, 2, 0), (3, 3, 2), (2, 3, 0), (2, 1, 3)])
def test_as_many_as_another_is_only_presence(armies: tuple[int, ...]) -> None:
    assert score(in_china(*armies), 0) == 3


@rule("score.dominance")
def test_the_others_are_not_added_up() -> None:
    assert score(in_china(3, 2, 2), 0) == 2 * 3


@rule("score.control")
@pytest.mark.parametrize("count", [3, 4, 8])
def test_three_armies_and_nobody_else_score_three_times_the_value(count: int) -> None:
    table = in_china(count)
    assert score(table, 0) == 3 * 3
    assert [event.args["area"] for event in table.told("event-control")] == ["area:china"]


@rule("score.control")
def test_a_single_army_of_another_player_breaks_control() -> None:
    assert score(in_china(6, 1), 0) == 2 * 3


@rule("score.control")
def test_only_the_highest_level_counts() -> None:
    table = in_china(3)
    score(table, 0)
    levels = [event.id for event in table.events if event.args.get("area") == "area:china"]
    assert levels == ["event-control"]


@rule("score.control")
def test_each_area_is_scored_by_itself() -> None:
    table = in_china(3)
    table.army(0, "libya", "nubia")
    table.army(0, "crete")
    table.army(1, "morea")
    assert score(table, 0) == 3 * 3 + 2 * 2 + 1 * 3


# Values


@rule("score.values")
@pytest.mark.parametrize("area", list(VALUES))
def test_the_value_of_an_area_changes_from_epoch_to_epoch(area: str) -> None:
    scored = []
    for epoch in range(1, 8):
        table = Table(epoch=epoch)
        table.army(0, lands_of(area)[0])
        scored.append(score(table, 0))
    assert scored == VALUES[area]


@rule("score.values")
def test_every_area_has_its_values() -> None:
    assert ATLAS.areas == list(VALUES)


@rule("score.values")
def test_an_area_without_a_value_yet_is_not_spoken_of() -> None:
    table = Table(epoch=1)
    table.army(0, *lands_of("australia"))
    assert score(table, 0) == 0
    assert table.told("event-control") == []


# Capitals, cities, monuments


@rule("score.structures")
@pytest.mark.parametrize(("what", "points"), [("capital", 2), ("city", 1), ("monument", 1), ("fort", 0)])
def test_a_structure_scores_for_whoever_holds_its_land(what: str, points: int) -> None:
    table = Table(epoch=1)
    table.army(0, "mongolia", "dnieper")
    getattr(table, what)("mongolia")
    assert score(table, 0) == points
    assert score(table, 1) == 0


@rule("score.structures")
def test_a_capital_and_a_monument_in_one_land_both_score() -> None:
    table = Table(epoch=1)
    table.army(0, "mongolia", "dnieper", "caucasus")
    table.capital("mongolia")
    table.city("dnieper")
    table.monument("mongolia", "dnieper", "caucasus")
    table.fort("mongolia")
    assert score(table, 0) == 2 + 1 + 3


@rule("score.structures")
def test_it_does_not_matter_who_built_it() -> None:
    table = Table(epoch=5)
    table.army(1, "yangtze_kiang")
    table.monument("yangtze_kiang")
    table.city("yangtze_kiang")
    table.expanding(0, "sung_dynasty")
    table.do("expand", "yangtze_kiang", [6, 1], [1])
    table.do("done")
    assert [event.args["points"] for event in table.told("event-structures")] == [2 + 1]
