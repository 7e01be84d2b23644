"""Civbots: how they begin, when they play, and what each of their actions does."""

from typing import Any, cast

import pytest

import epochal
from epochal.games.historia.components import cell
from epochal.games.historia.state import History
from tests.rule import rule
from tests.rules.historia.cards import give_civbots, give_level, give_milestone
from tests.rules.historia.table import GAME, SPACES, Table, play_out, space_with


def with_civbot(levels: tuple[int, int] = (1, 1), seats: int = 2, civbots: int = 1) -> Table:
    """The players are in Europe, Africa and so on, the first Civbot is in China."""
    table = Table(seats, civbots)
    for seat, home in enumerate(("europe", "africa", "south_america")[:seats]):
        table.occupy(seat, home)
    table.occupy(seats, "china")
    table.levels(seats, *levels)
    return table


def settled(seats: int, homes: list[str], **options: Any) -> History:
    """A game in which the tokens lie in the order of the territories and the players have settled."""
    chance = epochal.Scripted(range(seats), range(13), otherwise=epochal.Seeded(1))
    world = cast(History, GAME.new(seats, options, chance))
    while world.to_act() and world.to_act() != tuple(range(seats)):
        seat = world.to_act()[0]
        choices = [GAME.actions[number] for number in world.legal(seat)]
        places = [number for number, action in enumerate(choices) if action.noun in homes]
        settling = choices[0].verb == "settle"
        world.apply(seat, world.legal(seat)[places[0] if settling else 0], chance)
    return world


# The beginning


@rule("civbot.number", "option.civbots")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("wanted", [0, 1, 2, 3, 4])
def test_up_to_as_many_join_as_are_missing_to_make_five(seats: int, wanted: int) -> None:
    world = GAME.new(seats, {"civbots": wanted}, epochal.Seeded(1))
    view = world.view(None)
    assert len(view["civbots"]) == min(wanted, 5 - seats)
    assert len(view["civs"]) == seats + min(wanted, 5 - seats)


@rule("civbot.start", "civbot.cubes")
def test_they_start_in_the_empty_territories_with_the_highest_numbers() -> None:
    """Japan has number 13, Oceania 12 and Indochina 11."""
    world = settled(3, ["europe", "china", "africa"], civbots=2)
    civs = world.view(None)["civs"]
    worth = {id: found["points"] for id, found in world.view(None)["territories"].items()}
    assert [civ["territories"] for civ in civs[3:]] == [["japan"], ["oceania"]]
    assert [civ["points"] for civ in civs[3:]] == [worth["japan"], worth["oceania"]]
    assert {(civ["technology"], civ["military"]) for civ in civs} == {(1, 1)}
    assert [(civ["available"], civ["used"]) for civ in civs[3:]] == [(8, 0), (8, 0)]


@rule("civbot.start")
def test_a_territory_that_a_player_has_is_passed_over() -> None:
    world = settled(3, ["europe", "oceania", "africa"], civbots=2)
    assert [civ["territories"] for civ in world.view(None)["civs"][3:]] == [["japan"], ["indochina"]]


@rule("civbot.cubes")
def test_a_civbot_has_nine_cubes_and_recovers_none() -> None:
    world = cast(History, GAME.new(2, {"civbots": 3}, epochal.Seeded(4)))
    used = [0, 0, 0]
    for _ in play_out(world, 4):
        for n, civ in enumerate(world.view(None)["civs"][2:]):
            assert civ["available"] + civ["used"] + len(civ["territories"]) == 9
            assert civ["used"] >= used[n]
            used[n] = civ["used"]


# Playing


@rule("civbot.level", "option.civbot_level")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_civbot_has_a_level(level: str) -> None:
    world = GAME.new(2, {"civbots": 3, "civbot_level": level}, epochal.Seeded(1))
    assert world.view(None)["civbots"] == [level] * 3


@rule("civbot.cards", "civbot.level")
@pytest.mark.parametrize(("level", "cards"), [("easy", 3), ("medium", 4), ("hard", 5)])
def test_a_civbot_draws_cards_by_its_level(level: str, cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card gives another number of points, and the first of the shuffle are drawn."""
    given = [[("points", 10**n)] for n in range(6)]
    monkeypatch.setattr(GAME.box, "civbot_cards", given)
    table = Table(2, civbots=1, level=level)
    table.civbots([5, 4, 3, 2, 1, 0])
    assert table.world.points[2] == sum(10**n for n in (5, 4, 3, 2, 1, 0)[:cards])


@rule("civbot.cards")
def test_there_are_six_cards_made_of_the_actions_named() -> None:
    assert len(GAME.box.civbot_cards) == 6
    found = {kind for card in GAME.box.civbot_cards for kind, _ in card}
    assert found == {"technology", "military", "art", "expansion", "war", "points"}


@rule("civbot.cards")
def test_all_six_are_shuffled_again_after_each_civbot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.box, "civbot_cards", [[("points", 10**n)] for n in range(6)])
    table = Table(2, civbots=2, level="easy")
    table.civbots([0, 1, 2, 3, 4, 5], [2, 1, 0, 5, 4, 3])
    assert table.world.points[2:] == [111, 111]


@rule("civbot.cards")
def test_each_card_is_carried_out_as_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The war comes before the levels that would win it, and the actions of a card in their order."""
    monkeypatch.setattr(GAME.box, "civbot_cards", [[("war", 1)], [("military", 1), ("points", 1)]])
    monkeypatch.setattr(GAME.box, "civbot_draws", [2, 2, 2])
    for shuffle, points in (([0, 1], 1), ([1, 0], 3)):
        table = with_civbot((1, 1))
        table.occupy(0, "europe", "china")
        table.civbots(shuffle)
        assert table.levels_of(2) == (1, 2)
        assert table.world.points[2] == points


@rule("civbot.order", "option.civbot_level")
def test_the_hardest_plays_first_and_of_equals_the_one_to_the_left() -> None:
    """Hard, medium, easy and hard, from left to right."""
    table = Table(1, civbots=4, level="mixed")
    table.occupy(0, "europe")
    table.civbots()
    order = [event.args["civ"] for event in table.told("event-civbot")]
    assert order == [f"civbot:civbot_{n}" for n in (1, 4, 2, 3)]


@rule("civbot.order")
def test_they_play_before_the_turn_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a Civbot has become by its cards counts for its government."""
    give_civbots(monkeypatch, ("technology", 1), ("military", 1), ("technology", 1))
    table = with_civbot()
    table.end_turn()
    assert table.levels_of(2) == (3, 2)
    assert table.world.view(None)["civs"][2]["government"] == "nomadic"
    assert table.world.points[2] == 1


# Levels, Art and points


@rule("civbot.technology", "civbot.military", "civbot.no_bonus")
@pytest.mark.parametrize(
    ("kind", "count", "levels"),
    [("technology", 1, (6, 5)), ("technology", 2, (7, 5)), ("military", 1, (5, 6)), ("military", 2, (5, 7))],
)
def test_a_civbot_gains_levels_but_not_their_bonus(
    kind: str, count: int, levels: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    give_civbots(monkeypatch, (kind, count))
    for technology in (True, False):
        give_level(monkeypatch, technology, 6, ("points", 9))
    table = with_civbot((5, 5))
    before = table.cubes_of(2)
    table.civbots()
    assert table.levels_of(2) == levels
    assert table.world.points[2] == 0
    assert table.cubes_of(2) == before


@rule("civbot.technology", "civbot.military", "matrix.blocked")
@pytest.mark.parametrize("kind", ["technology", "military"])
@pytest.mark.parametrize("free", [0, 1])
def test_the_matrix_blocks_a_civbot(kind: str, free: int, monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, (kind, 2))
    right, up = space_with(free, kind == "technology")
    table = with_civbot((right, up))
    table.civbots()
    assert table.levels_of(2) == ((right + free, up) if kind == "technology" else (right, up + free))


@rule("civbot.technology", "civbot.military", "matrix.top")
@pytest.mark.parametrize("kind", ["technology", "military"])
def test_beyond_level_16_a_civbot_gains_nothing(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, (kind, 2))
    table = with_civbot((16, 16))
    table.civbots()
    assert table.levels_of(2) == (16, 16)
    assert table.world.points[2] == 0


@rule("civbot.no_bonus", "level.technologies")
def test_singularity_gives_a_civbot_no_points(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("technology", 1))
    table = with_civbot((15, 15))
    table.civbots()
    assert table.levels_of(2) == (16, 15)
    assert table.world.points[2] == 0


@rule("civbot.art")
def test_a_random_wonder_leaves_the_row_and_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("art", 1))
    table = with_civbot()
    table.row("sphinx", "stonehenge", "colosseum")
    gone = table.row_left()[1]
    table.civbots([0], 1)
    assert table.row_left() == [id for id in ("sphinx", "colosseum", "stonehenge") if id != gone]
    assert table.world.built == [0, 0, 0]


@rule("civbot.art")
def test_with_an_empty_row_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("art", 1), ("points", 1))
    table = with_civbot()
    table.civbots([0])
    assert table.row_left() == []
    assert table.world.points[2] == 1


@rule("civbot.art", "timeline.reset_wonders")
def test_a_wonder_that_a_civbot_took_does_not_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("art", 2))
    first = [wonder.id for wonder in GAME.box.wonders if wonder.era == 1]
    table = with_civbot()
    table.world.turn = 2
    table.row(*first[:7])
    table.end_turn()
    assert set(table.row_left()) == set(first[7:])


@rule("civbot.points")
def test_points_are_gained_as_the_card_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("points", 3))
    table = with_civbot()
    table.civbots()
    assert table.world.points == [0, 0, 3]


# Expansion


@rule("civbot.expansion")
def test_it_expands_to_the_adjacent_empty_territory_with_the_highest_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Japan (13) is taken; of those next to China, Indochina has the highest number. Oceania (12) is too far."""
    give_civbots(monkeypatch, ("expansion", 1))
    table = with_civbot()
    table.occupy(0, "japan")
    table.civbots()
    assert table.territories_of(2) == {"china", "indochina"}
    assert table.world.points[2] == table.worth("indochina") > 0
    assert table.cubes_of(2) == (7, 0, 2)


@rule("civbot.expansion")
def test_the_numbers_are_those_of_the_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("expansion", 1))
    table = with_civbot()
    table.number("russia", 13)
    table.civbots()
    assert table.territories_of(2) == {"china", "russia"}


@rule("civbot.expansion", "expansion.explore")
def test_if_none_is_empty_it_goes_to_the_highest_number_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("expansion", 1))
    table = with_civbot()
    table.occupy(0, "middle_east", "russia", "india")
    table.occupy(1, "indochina", "japan")
    table.civbots()
    assert table.territories_of(2) == {"china", "japan"}
    assert table.world.points[2] == 0


@rule("civbot.expansion", "cubes.one_each")
def test_it_does_not_expand_to_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("expansion", 2))
    table = with_civbot()
    table.occupy(2, "oceania")
    table.civbots()
    assert table.territories_of(2) == {"oceania", "indochina", "china"}


@rule("civbot.expansion", "adjacency.navigation")
def test_with_navigation_every_territory_is_adjacent_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    give_civbots(monkeypatch, ("expansion", 2))
    table = with_civbot((9, 9))
    table.occupy(2, "south_america")
    table.civbots()
    assert table.territories_of(2) == {"south_america", "japan", "oceania"}


@rule("civbot.expansion", "civbot.cubes")
def test_without_an_available_cube_it_does_not_expand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cubes lost in wars stay in the used pool."""
    give_civbots(monkeypatch, ("expansion", 1))
    table = with_civbot()
    table.cubes(2, available=0, used=8)
    assert table.cubes_of(2) == (0, 8, 1)
    table.end_turn()
    assert table.territories_of(2) == {"china"}
    assert table.cubes_of(2) == (0, 8, 1)


@rule("civbot.expansion", "adjacency.civilizations", "civbot.last_territory")
@pytest.mark.parametrize(("level", "home"), [(8, set()), (9, {"japan"})])
def test_without_a_cube_on_the_map_it_comes_back_only_with_navigation(
    level: int, home: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    give_civbots(monkeypatch, ("expansion", 1))
    table = with_civbot((level, level))
    table.occupy(2)
    table.civbots()
    assert table.territories_of(2) == home


# As neighbours


@rule("civbot.trade", "action.war")
def test_a_civbot_that_wins_a_war_it_did_not_begin_gains_points() -> None:
    table = with_civbot((3, 3))
    table.levels(0, 2, 2)
    table.occupy(0, "china", "europe")
    table.plays(0, "war")
    table.do("basic", "war")
    table.do("war_in", "china")
    assert table.world.points == [0, 0, 2]
    assert table.territories_of(0) == {"europe"}


@rule("civbot.last_territory", "civbot.government")
def test_a_war_can_take_the_last_cube_of_a_civbot(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays on and gains the points of its government."""
    give_civbots(monkeypatch, ("points", 1))
    table = with_civbot((4, 4))
    table.levels(0, 5, 5)
    table.occupy(0, "china")
    table.plays(0, "war")
    table.do("basic", "war")
    table.do("war_in", "china")
    assert table.territories_of(2) == set()
    assert table.cubes_of(2) == (8, 1, 0)
    assert table.world.points == [2, 0, 0]
    table.world.agenda.clear()
    table.end_turn()
    government = table.world.view(None)["civs"][2]["government"]
    assert government not in ("clan", "barbarians")
    points = GAME.box.government_points[GAME.box.governments.index(government)]
    assert table.world.points[2] == 1 + points
    assert table.cubes_of(2) == (8, 1, 0)


@rule("civbot.government", "government.bonus", "civbot.cubes")
def test_governments_give_a_civbot_points_but_no_cubes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Clan would recover a cube, and so would Barbarians."""
    monkeypatch.setattr(GAME.box, "civbot_draws", [0, 0, 0])
    zone = GAME.box.governments.index("barbarians")
    barbaric = next(space for space in SPACES if GAME.box.zone[cell(*space)] == zone)
    for levels, points in (((1, 1), 0), (barbaric, 2)):
        table = with_civbot(levels)
        table.cubes(2, available=6, used=2)
        table.end_turn()
        assert table.world.points[2] == points
        assert table.cubes_of(2) == (6, 2, 1)


@rule("civbot.government", "timeline.territory_bonus")
def test_a_civbot_gains_the_territory_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.box, "civbot_draws", [0, 0, 0])
    table = with_civbot()
    table.world.turn = 4
    table.leaders("caesar", "pericles")
    table.occupy(2, "china", "europe")
    table.end_turn()
    assert table.world.points[2] == table.worth("china")


@rule("civbot.milestone", "milestone.removed")
def test_a_civbot_gains_only_the_points_of_a_milestone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Onto one and over another; both are gone for everybody."""
    give_civbots(monkeypatch, ("technology", 2))
    give_milestone(monkeypatch, "calendar", ("points", 3), ("cubes", 2))
    give_milestone(monkeypatch, "census", ("new_cube", 1), ("advisor", 1))
    table = with_civbot((5, 5))
    table.cubes(2, available=5, used=3)
    table.milestone("calendar", 6, 5)
    table.milestone("census", 7, 5)
    table.civbots()
    assert table.levels_of(2) == (7, 5)
    assert table.world.points[2] == 3
    assert table.cubes_of(2) == (5, 3, 1)
    assert table.world.view(None)["milestones"] == {}
