"""Citizens: where they may go, and new ones."""

import pytest

from epochal.core.bits import members
from tests.rule import rule
from tests.rules.ancient_world.table import Table

ORDINARY = ["labor", "draft", "expand", "learn", "explore", "grow"]
"""The spaces without a rule of their own for placing."""


def rich(seats: int = 3) -> Table:
    """Seat 0 could carry out every action."""
    table = Table(seats)
    table.coins(0, 20)
    table.row("oasis", "toll_road")
    table.military("spear_wall")
    return table


def skills_for(table: Table, space: str) -> list[int]:
    """The citizens that the seat to act could send to a space."""
    seat = table.world.to_act()[0]
    if space not in table.legal("send"):
        return []
    home = members(table.world.home[seat])
    table.do("send", space)
    left = members(table.world.home[seat])
    if left != home:
        return [skill for skill in home if skill not in left]
    return [int(skill) for skill in table.legal("citizen")]


@rule("citizen.place")
@pytest.mark.parametrize("space", [*ORDINARY, "build", "recruit", "rebuild"])
def test_any_citizen_may_go_where_nobody_is(space: str) -> None:
    table = rich()
    table.turn()
    assert skills_for(table, space) == [1, 2, 3]
    table.do("citizen", "2")
    tokens = table.world.view(None)["spaces"][space]
    assert tokens == [{"seat": 0, "skill": 2}]
    assert table.home_of(0) == [1, 3]


@rule("citizen.place")
def test_only_available_citizens_are_sent() -> None:
    table = rich()
    table.citizens(0, 2, starving=(3,))
    table.at("draft", (0, 1))
    table.turn()
    assert skills_for(table, "labor") == [2]
    assert table.home_of(0) == []


@rule("citizen.place")
def test_which_citizen_is_asked_only_if_there_is_a_choice() -> None:
    table = rich()
    table.at("labor", (1, 2))
    table.turn()
    table.do("send", "labor")
    assert table.home_of(0) == [1, 2]
    assert table.world.to_act() == (1,)


@rule("citizen.place")
def test_without_citizens_there_is_nobody_to_send() -> None:
    table = rich()
    table.at("rebuild", (0, 1), (0, 2), (0, 3))
    table.owns(0, "town_hall")
    table.turn()
    assert (table.legal("send"), table.legal("act")) == ([], [])
    assert table.why("send", "labor") == table.why("act", "town_hall") == "citizen.place"


@rule("citizen.higher")
@pytest.mark.parametrize("space", ORDINARY)
@pytest.mark.parametrize(
    ("tokens", "skills"),
    [
        ([(1, 1)], [2, 3]),
        ([(1, 2)], [3]),
        ([(1, 1), (2, 2)], [3]),
        ([(2, 2), (1, 1)], [3]),
        ([(1, 3)], []),
        ([(0, 1)], [2, 3]),
        ([(0, 2)], [3]),
    ],
)
def test_to_citizens_only_one_with_a_higher_skill_is_sent(
    space: str, tokens: list[tuple[int, int]], skills: list[int]
) -> None:
    """One's own count as well; an equal skill is not enough."""
    table = rich()
    table.at(space, *tokens)
    table.turn()
    if not skills:
        assert table.why("send", space) == "citizen.higher"
    assert skills_for(table, space) == skills


@rule("citizen.higher")
def test_a_citizen_too_weak_is_refused_by_the_clause() -> None:
    table = rich()
    table.citizens(0, 1, 2, 3, 4)
    table.at("labor", (1, 2))
    table.turn()
    table.do("send", "labor")
    assert table.why("citizen", "2") == "citizen.higher"
    assert table.why("citizen", "5") == "citizen.place"


@rule("citizen.at_once")
def test_the_action_is_carried_out_at_once() -> None:
    table = rich()
    table.turn()
    table.send("labor", 1)
    assert table.world.coins[0] == 22
    assert table.world.to_act() == (1,)


@rule("citizen.at_once")
@pytest.mark.parametrize(
    ("space", "clause"),
    [
        ("build", "action.build"),
        ("expand", "expand.cost"),
        ("learn", "action.learn"),
        ("recruit", "action.recruit"),
        ("grow", "action.grow"),
    ],
)
def test_nobody_is_sent_to_an_action_that_cannot_be_paid_for(space: str, clause: str) -> None:
    table = rich()
    table.coins(0, 2)
    table.military("sellswords")
    table.turn()
    assert space not in table.legal("send")
    assert table.why("send", space) == clause


@rule("citizen.card", "symbol.action")
def test_a_citizen_is_sent_to_ones_own_card_with_an_action() -> None:
    table = rich()
    table.owns(0, "town_hall", "goat_herds")
    table.turn()
    assert table.legal("act") == ["town_hall"]
    assert table.why("act", "goat_herds") == "citizen.card"
    table.act("town_hall", 3)
    assert table.world.knowledge[0] == 1
    assert table.home_of(0) == [1, 2]
    (card,) = [card for card in table.world.view(1)["players"][0]["empire"] if card["id"] == "town_hall"]
    assert card["citizen"] == 3


@rule("citizen.card", "damage.abilities")
def test_a_damaged_card_offers_no_action() -> None:
    table = rich()
    table.owns(0, "town_hall")
    table.damaged(0, "town_hall")
    table.turn()
    assert table.legal("act") == []
    assert table.why("act", "town_hall") == "damage.abilities"


@rule("citizen.card_once")
def test_a_card_takes_one_citizen_a_round() -> None:
    table = rich(2)
    table.owns(0, "town_hall")
    table.turn()
    table.act("town_hall", 1)
    table.send("labor", 1)
    assert table.legal("act") == []
    assert table.why("act", "town_hall") == "citizen.card_once"
    table.world.round = 3
    table.pass_all()
    table.turn(0)
    assert table.legal("act") == ["town_hall"]


@rule("citizen.own_card")
def test_nobody_is_sent_to_a_card_of_another_player() -> None:
    table = rich()
    table.owns(1, "town_hall")
    table.turn()
    assert table.legal("act") == []
    assert table.why("act", "town_hall") == "citizen.own_card"


@rule("citizen.new", "action.grow")
def test_a_new_citizen_waits_in_the_starving_box() -> None:
    table = rich()
    table.turn()
    table.send("grow", 1)
    assert (table.home_of(0), table.starving_of(0)) == ([2, 3], [4])


@rule("citizen.new", "symbol.citizen", "round.feed")
@pytest.mark.parametrize(("food", "home"), [("terraced_orchards", [1, 2, 3, 4]), ("watchtowers", [])])
def test_a_citizen_of_a_card_can_be_used_from_the_next_round_on_if_it_is_fed(
    food: str, home: list[int]
) -> None:
    table = rich(2)
    table.owns(0, food)
    table.row("nomad_camp")
    table.turn()
    table.send("build", 1)
    table.do("build", "nomad_camp")
    assert table.starving_of(0) == [4]
    table.pass_all()
    if home:
        assert table.world.round == 4
        assert table.home_of(0) == home
    else:
        assert table.legal("starve") == ["1", "2", "3", "4"]


@rule("citizen.most")
@pytest.mark.parametrize("citizens", [3, 4])
def test_the_next_citizen_has_the_next_skill(citizens: int) -> None:
    table = rich()
    table.citizens(0, *range(1, citizens + 1))
    table.turn()
    table.send("grow", 1)
    assert table.starving_of(0) == [citizens + 1]
    assert table.world.citizens[0] == citizens + 1


@rule("citizen.most")
def test_nobody_has_more_than_five_citizens() -> None:
    table = rich()
    table.citizens(0, 1, 2, 3, 4, 5)
    table.owns(0, "aqueduct")
    table.row("nomad_camp")
    table.turn()
    assert table.why("send", "grow") == "citizen.most"
    table.send("build", 1)
    table.do("build", "nomad_camp")
    assert table.world.citizens[0] == 5
    assert table.starving_of(0) == []
    assert table.told("event-citizen") == []
    assert table.world.coins[0] == 15, "nothing for a citizen that has not come"
