"""Leaders: scored at the end of an Era, and given out anew."""

import pytest

from tests.rule import card, rule
from tests.rules.historia.cards import give_leader
from tests.rules.historia.table import GAME, Table

IDS = {era: [leader.id for leader in GAME.box.leaders if leader.era == era] for era in (1, 2, 3)}


def end_of_era(*leaders: str, era: int = 1) -> Table:
    """The last turn of an Era, with these leaders."""
    table = Table(len(leaders), era=era, turn=4)
    table.leaders(*leaders)
    return table


# Scoring


@rule("leader.higher", "timeline.leader_bonus")
@pytest.mark.parametrize(("has", "points"), [((4, 2), 0), ((5, 2), 3), ((4, 3), 6), ((5, 3), 6), ((9, 9), 6)])
def test_only_the_higher_of_two_conditions_counts(
    has: tuple[int, int], points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_leader(monkeypatch, "caesar", ("technology", 5, 3), ("wonders", 3, 6))
    table = end_of_era("caesar", "pericles")
    table.levels(0, has[0], has[0])
    table.wonders(0, *(wonder.id for wonder in GAME.box.wonders[: has[1]]))
    table.end_turn()
    assert table.gained(0, "leader.higher") == points


@card("lorenzo_il_magnifico")
@rule("leader.higher")
@pytest.mark.parametrize(
    ("technology", "wonders", "points"), [(9, 5, 3), (8, 6, 6), (9, 6, 6), (8, 5, 0), (12, 9, 6)]
)
def test_lorenzo_il_magnifico_scores_one_of_two_conditions(
    technology: int, wonders: int, points: int
) -> None:
    table = end_of_era("lorenzo_il_magnifico", "isabella", era=2)
    table.levels(0, technology, technology)
    table.wonders(0, *(wonder.id for wonder in GAME.box.wonders[:wonders]))
    table.end_turn()
    assert table.gained(0, "leader.higher") == points


@card("caesar")
@rule("leader.higher")
@pytest.mark.parametrize(("military", "wonders", "points"), [(5, 0, 5), (4, 2, 2), (5, 2, 5), (4, 1, 0)])
def test_caesar_scores_one_of_two_conditions(military: int, wonders: int, points: int) -> None:
    table = end_of_era("caesar", "pericles")
    table.levels(0, military, military)
    table.wonders(0, *(wonder.id for wonder in GAME.box.wonders[:wonders]))
    table.end_turn()
    assert table.gained(0, "leader.higher") == points


@rule("timeline.leader_bonus")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_leaders_wait_for_the_end_of_the_era(turn: int, monkeypatch: pytest.MonkeyPatch) -> None:
    give_leader(monkeypatch, "caesar", ("technology", 1, 3), ("wonders", 3, 6))
    table = Table(2, turn=turn)
    table.leaders("caesar", "pericles")
    table.end_turn()
    assert table.world.points == [0, 0]
    assert table.world.view(None)["players"][0]["leader"] == "caesar"


@rule("timeline.leader_bonus")
@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("met", [True, False])
def test_then_they_leave_the_game(era: int, met: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, theirs = IDS[era][:2]
    give_leader(monkeypatch, mine, ("technology", 1 if met else 16, 3), ("wonders", 30, 6))
    table = end_of_era(mine, theirs, era=era)
    table.end_turn()
    assert table.gained(0, "leader.higher") == (3 if met else 0)
    for viewer in (None, 0, 1):
        players = table.world.view(viewer)["players"]
        assert [player["leader"] for player in players] == [None, None]
    if table.world.asked:
        assert not {mine, theirs} & set(table.legal("choose_leader"))


# Giving out


@rule("leader.reset", "leader.draft")
@pytest.mark.parametrize("era", [1, 2])
def test_new_leaders_come_from_the_deck_of_the_next_era(era: int) -> None:
    table = end_of_era(*IDS[era][:2], era=era)
    table.end_turn()
    assert table.world.era == era + 1
    assert len(table.legal("choose_leader")) == 2
    assert set(table.legal("choose_leader")) <= set(IDS[era + 1])


@rule("leader.reset", "end.game")
def test_after_the_third_era_there_are_none_to_give_out() -> None:
    table = end_of_era(*IDS[3][:2], era=3)
    table.end_turn()
    assert table.world.to_act() == ()
    assert table.world.view(None)["over"]


@rule("leader.draft", "leader.reset", "timeline.order")
def test_the_new_first_player_chooses_first_and_so_on_in_turn_order() -> None:
    """In set-up the last player chose first, and leaders went against the order."""
    table = end_of_era("caesar", "pericles", "croesus")
    table.points(9, 3, 6)
    table.order(0, 1, 2)
    table.end_turn(range(14), range(5))
    assert table.world.order == (1, 2, 0)
    first, second, third = IDS[2][:3]
    assert table.world.to_act() == (1,)
    assert table.legal("choose_leader") == [first, second, third]
    table.do("choose_leader", second)
    assert table.world.to_act() == (2,)
    assert table.legal("choose_leader") == [first, third]
    table.do("choose_leader", third)
    players = table.world.view(None)["players"]
    assert [player["leader"] for player in players] == [first, second, third]
    assert table.world.to_act() == (0, 1, 2)


@rule("leader.draft")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_leaders_as_players_go_round_and_the_last_is_handed_over(seats: int) -> None:
    table = end_of_era(*IDS[1][:seats])
    table.points(*range(0, 50 * seats, 50))
    table.end_turn()
    for seat in range(seats - 1):
        assert table.world.to_act() == (seat,)
        assert len(table.legal("choose_leader")) == seats - seat
        table.do("choose_leader", table.legal("choose_leader")[0])
    players = table.world.view(None)["players"]
    assert len({player["leader"] for player in players}) == seats
    assert table.world.to_act() == tuple(range(seats))


@rule("leader.draft", "civbot.number")
def test_civbots_have_no_leaders() -> None:
    table = Table(2, civbots=3, turn=4)
    table.leaders("caesar", "pericles")
    table.end_turn()
    assert len(table.legal("choose_leader")) == 2


@rule("leader.draft")
def test_only_the_leaders_handed_on_can_be_chosen() -> None:
    table = end_of_era("caesar", "pericles")
    table.end_turn()
    going = table.legal("choose_leader")
    (other, *_) = [id for id in IDS[2] if id not in going]
    assert table.why("choose_leader", other) == "leader.draft"
