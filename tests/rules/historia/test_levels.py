"""Levels and what they bring."""

import pytest

from epochal.games.historia.components import TOP
from tests.rule import rule
from tests.rules.historia.cards import (
    QUEUE,
    Tally,
    carry_out,
    give_level,
    in_plenty,
    kinds,
    record,
)
from tests.rules.historia.table import GAME, Table, is_space

TECHNOLOGIES = [
    "fire",
    "agriculture",
    "animals",
    "metal_working",
    "wheel",
    "writing",
    "philosophy",
    "science",
    "navigation",
    "gunpowder",
    "printing_press",
    "industry",
    "medicine",
    "nuclear_energy",
    "internet",
    "singularity",
]


def gaining(card: str, technology: int, military: int, side: str = "basic", seats: int = 2) -> Table:
    """Seat 0 has gained a level (or two) from there."""
    table = Table(seats)
    table.levels(0, technology, military)
    table.cubes(0, available=3, used=2)
    table.plays(0, card)
    table.do(side, card)
    return table


def from_below(level: int, technology: bool) -> tuple[int, int]:
    """A space from which the next step reaches a level."""
    for other in range(1, TOP + 1):
        below, at = (level - 1, other), (level, other)
        if not technology:
            below, at = below[::-1], at[::-1]
        if is_space(*below) and is_space(*at):
            return below
    raise AssertionError("the matrix has no such step")


# Technology


@rule("level.technologies")
def test_the_technologies_in_their_order() -> None:
    assert GAME.box.technologies[1:] == TECHNOLOGIES


@rule("level.technologies")
def test_singularity_gives_six_points() -> None:
    assert gaining("technology", 15, 15).world.points == [6, 0]


@rule("level.advisor", "advisor.deck")
@pytest.mark.parametrize("level", range(2, TOP + 1))
def test_animals_philosophy_and_medicine_bring_an_advisor(level: int) -> None:
    table = gaining("technology", *from_below(level, technology=True))
    assert len(table.advisors_of(0)) == (1 if level in (3, 7, 13) else 0)


@rule("level.bonus", "level.technologies")
@pytest.mark.parametrize("level", range(2, TOP + 1))
def test_other_technologies_bring_neither_cubes_nor_cards_nor_points(level: int) -> None:
    table = Table(2)
    table.levels(0, *from_below(level, technology=True))
    table.cubes(0, available=3, used=2)
    table.queue(0, *QUEUE)
    table.plays(0, "technology")
    table.do("basic", "technology")
    assert table.cubes_of(0) == (2, 3, 0)
    assert table.queue_of(0) == [*QUEUE, "technology"]
    assert table.world.points[0] == (6 if level == 16 else 0)


@rule("level.new_card")
@pytest.mark.parametrize("level", range(2, TOP + 1))
def test_agriculture_brings_war_and_industry_tourism(level: int) -> None:
    """Not earlier, and not a second time."""
    below = from_below(level, technology=True)
    table = Table(2)
    table.levels(0, *below)
    hand = table.hand_of(0)
    assert ("war" in hand, "tourism" in hand) == (below[0] >= 2, below[0] >= 12)
    table.plays(0, "technology")
    table.do("basic", "technology")
    new = {2: {"war"}, 12: {"tourism"}}.get(level, set())
    assert table.hand_of(0) == hand - {"technology"} | new


@rule("level.new_card")
def test_the_new_card_can_be_played_from_the_next_round_on() -> None:
    table = gaining("technology", 1, 1)
    assert table.world.to_act() == (1,)
    table.idle()
    assert "war" in table.legal("choose_action", 0)


@rule("level.slots", "round.slots")
@pytest.mark.parametrize(("level", "slots"), [(5, 2), (13, 3)])
def test_one_more_card_may_be_played_from_the_next_round_on(level: int, slots: int) -> None:
    table = gaining("technology", level - 1, level - 1)
    table.idle()
    assert table.world.view(None)["players"][0]["slots"] == slots
    for card in ("art", "raid", "trade")[:slots]:
        table.do("choose_action", card, seat=0)
    assert 0 not in table.world.to_act()


@rule("level.bonus")
def test_a_bonus_can_serve_in_the_next_action_of_the_same_round(monkeypatch: pytest.MonkeyPatch) -> None:
    give_level(monkeypatch, False, 6, ("cubes", 1))
    table = Table(2)
    table.levels(0, 5, 5)
    table.cubes(0, available=1, used=0)
    table.row("sphinx")
    table.plays(0, "military", "art")
    table.do("basic", "military")
    assert table.cubes_of(0) == (1, 0, 0)
    assert table.legal("basic") == ["art"]


# Military


@rule("level.military", "level.bonus")
def test_military_level_2_recovers_a_cube() -> None:
    table = gaining("military", 1, 1)
    assert table.levels_of(0) == (1, 2)
    assert table.cubes_of(0) == (3, 2, 0)


@rule("level.military")
def test_military_level_16_gives_six_points() -> None:
    assert gaining("military", 15, 15).world.points == [6, 0]


@rule("level.military", "level.bonus", "effect.cards")
@pytest.mark.parametrize("level", range(2, TOP + 1))
def test_every_military_level_gives_what_it_says(level: int) -> None:
    gives = record("military", f"military_{level}")["gives"]
    assert kinds(gives) in ("", "cubes", "oldest", "points")
    table = in_plenty()
    table.levels(0, *from_below(level, technology=False))
    table.queue(0, *QUEUE[:-1])
    table.plays(0, "military")
    before = Tally(table, 0)
    table.do("basic", "military")
    before.available -= 1
    before.used += 1
    before.military += 1
    before.queue.append("military")
    carry_out(table, 0, before, gives)


@rule("matrix.two_levels", "level.bonus")
def test_each_of_two_steps_brings_its_own_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    give_level(monkeypatch, False, 6, ("points", 3))
    table = gaining("military", 5, 5, "advanced")
    assert table.levels_of(0) == (5, 7)
    assert table.world.points == [3, 0]
