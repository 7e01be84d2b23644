"""What the tests of the cards and their effects share: what a card says, and cards that are made to say something else."""

from typing import Any

import pytest

from epochal.games.historia.components import ACTIONS, TOP, Effect
from tests.rules.historia.table import GAME, Table, wonder

Said = tuple[str, int] | tuple[str, int, str]
"""An effect spelled out: its kind, its count, and what it counts."""
QUEUE = ("art", "raid", "trade", "military")
"""A discard queue to take cards back from, the oldest first."""


def record(kind: str, id: str) -> dict[str, Any]:
    """What is printed on a card, token or level."""
    return GAME.box.names[f"{kind}:{id}"]


def kinds(effects: list[dict[str, Any]]) -> str:
    """The kinds of some effects in their order."""
    return " ".join(effect["kind"] for effect in effects)


def numbers(patch: pytest.MonkeyPatch, *effects: Said) -> list[int]:
    """For one test, effects that no card has, by their numbers."""
    first = len(GAME.box.effects)
    new = [Effect(said[0], said[1], said[2] if len(said) == 3 else "") for said in effects]
    patch.setattr(GAME.box, "effects", [*GAME.box.effects, *new])
    return list(range(first, first + len(new)))


def give_wonder(
    patch: pytest.MonkeyPatch, id: str, *effects: Said, majority: str = "", least: str = "", count: int = 0
) -> None:
    """For one test, a wonder has these effects and this condition."""
    found = GAME.box.wonders[wonder(id)]
    patch.setattr(found, "effects", numbers(patch, *effects))
    patch.setattr(found, "majority", majority)
    patch.setattr(found, "least", least)
    patch.setattr(found, "count", count)


def give_advisor(patch: pytest.MonkeyPatch, id: str, *effects: Said) -> None:
    """For one test, an advisor has these effects."""
    (found,) = [advisor for advisor in GAME.box.advisors if advisor.id == id]
    patch.setattr(found, "effects", numbers(patch, *effects))


def give_milestone(patch: pytest.MonkeyPatch, id: str, *effects: Said) -> None:
    """For one test, a milestone has these effects."""
    given = list(GAME.box.milestone_effects)
    given[GAME.box.milestones.index(id)] = numbers(patch, *effects)
    patch.setattr(GAME.box, "milestone_effects", given)


def give_level(patch: pytest.MonkeyPatch, technology: bool, level: int, *effects: Said) -> None:
    """For one test, a level gives these effects, and all the others of its kind give nothing."""
    gives: list[list[int]] = [[] for _ in range(TOP + 1)]
    gives[level] = numbers(patch, *effects)
    patch.setattr(GAME.box, "technology_gives" if technology else "military_gives", gives)


def give_leader(patch: pytest.MonkeyPatch, id: str, *conditions: tuple[str, int, int]) -> None:
    """For one test, a leader has these conditions: what, how much of it, and the points."""
    (found,) = [leader for leader in GAME.box.leaders if leader.id == id]
    patch.setattr(found, "conditions", list(conditions))


def give_civbots(patch: pytest.MonkeyPatch, *deeds: tuple[str, int]) -> None:
    """For one test, there is one Civbot card, with these actions, and every Civbot draws it."""
    patch.setattr(GAME.box, "civbot_cards", [list(deeds)])
    patch.setattr(GAME.box, "civbot_draws", [1, 1, 1])


def in_plenty() -> Table:
    """Seat 0 has cubes everywhere, a queue, a row to choose from and room on the matrix; level 6 both ways, in China."""
    table = Table(2)
    table.levels(0, 6, 6)
    table.levels(1, 4, 4)
    table.cubes(0, available=1, used=4)
    table.occupy(0, "china")
    table.occupy(1, "oceania")
    table.queue(0, *QUEUE)
    table.row("eiffel_tower", "big_ben", "suez_canal")
    table.points(5, 5)
    return table


class Tally:
    """What a player has, to be compared with what the same player has later."""

    def __init__(self, table: Table, seat: int) -> None:
        world = table.world
        self.points = world.points[seat]
        self.available, self.used, self.on_map = table.cubes_of(seat)
        self.supply = world.supply[seat]
        self.technology, self.military = table.levels_of(seat)
        self.wonders = len(table.wonders_of(seat))
        self.advisors = len(world.advisors[seat])
        self.queue = table.queue_of(seat)

    def numbers(self) -> dict[str, int]:
        return {name: value for name, value in vars(self).items() if name != "queue"}


def carry_out(table: Table, seat: int, before: Tally, effects: list[dict[str, Any]]) -> None:
    """Answer what the effects of a card ask, in their order, and see that all of them and nothing else has happened.

    It expects no bonuses of levels, and enough of everything: cubes, cards, wonders and room to move.
    """
    wanted = dict(before.numbers())
    queue = list(before.queue)
    for effect in effects:
        kind, count = effect["kind"], effect["count"]
        if kind == "points":
            wanted["points"] += count
        elif kind == "per":
            wanted["points"] += count * how_many(wanted, effect["what"])
        elif kind == "cubes":
            wanted["available"] += count
            wanted["used"] -= count
        elif kind == "new_cube":
            wanted["available"] += count
            wanted["supply"] -= count
        elif kind == "oldest":
            queue = queue[count:]
        elif kind == "any_card":
            for _ in range(count):
                assert set(table.legal("take_back")) == set(queue)
                table.do("take_back", queue.pop(1))
        elif kind == "advisor":
            wanted["advisors"] += count
        elif kind in ("technology", "military"):
            wanted[kind] += count
        elif kind == "expand":
            for place in ("japan", "russia")[:count]:
                wanted["points"] += table.worth(place)
                table.do("expand", place)
            wanted["available"] -= count
            wanted["on_map"] += count
        elif kind == "wonder":
            for _ in range(count):
                table.do("take_wonder", table.row_left()[0])
            wanted["wonders"] += count
        elif kind == "revolution":
            queue.pop()
            table.do("take_back", queue.pop(0))
            assert table.world.revolution
        else:
            raise AssertionError(kind)
    after = Tally(table, seat)
    assert after.numbers() == wanted
    assert after.queue == queue
    for card in set(before.queue) - set(queue):
        assert card in table.hand_of(seat)
    assert set(queue) <= set(ACTIONS)


def how_many(has: dict[str, int], what: str) -> int:
    """How many of the things that a card counts there are."""
    return {
        "wonders": has["wonders"],
        "territories": has["on_map"],
        "technology_5": has["technology"] // 5,
        "military_5": has["military"] // 5,
    }[what]
