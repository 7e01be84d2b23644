"""The heuristic's odds are those of the rules."""

from itertools import product

import pytest

from epochal import Chance
from epochal.games.hotw2018.bot.odds import assault, battle, terms
from epochal.games.hotw2018.bot.targets import should_reroll
from epochal.games.hotw2018.components import Effect
from epochal.games.hotw2018.state import NOBODY, World
from tests.rules.hotw2018.table import Table

TARGET = "balkans"
ROUGH = "apennines"
COUNTS = ("bonus", "bonus siege", "dice", "reroll", "ties", "ignore terrain", "ignore naval", "ignore fort")


class MoreDice(Exception):
    """The dice that were given are used up."""

    def __init__(self, count: int) -> None:
        self.count = count


class Given(Chance):
    """Dice that are given beforehand."""

    def __init__(self, rolls: list[tuple[int, ...]]) -> None:
        self.rolls = list(rolls)

    def dice(self, n: int, why: str) -> tuple[int, ...]:
        if not self.rolls:
            raise MoreDice(n)
        return self.rolls.pop(0)


def boon(text: str) -> Effect:
    kind, _, more = text.partition(" ")
    return Effect(kind, 1, more if kind == "bonus" and more else "always", more, "", "")


def attacking(where: str, fort: bool, *boons: str) -> Table:
    """The Greeks, with such effects and no others, next to an opponent's army."""
    table = Table()
    table.army(1, where)
    if fort:
        table.fort(where)
    table.invading(0, "greeks")
    table.fleet("mediterranean_sea")
    table.world.boons = [boon(text) for text in boons]
    return table


def outcomes(world: World, land: int, action: int) -> tuple[float, float, float]:
    """Win, tie and loss over all dice, both sides rerolling as the bot does."""
    found = [0.0, 0.0, 0.0]
    open_rolls: list[tuple[list[tuple[int, ...]], float]] = [([], 1.0)]
    while open_rolls:
        rolls, share = open_rolls.pop()
        copy = world.clone()
        chance = Given(rolls)
        try:
            copy.apply(0, action, chance)
            while copy.agenda[-1][0].name == "reroll":
                seat = copy.to_act()[0]
                again = should_reroll(copy, copy.agenda[-1][1])
                copy.apply(seat, copy.words.reroll if again else copy.words.let_stand, chance)
        except MoreDice as more:
            for roll in product(range(1, 7), repeat=more.count):
                open_rolls.append(([*rolls, roll], share / 6**more.count))
            continue
        owner = copy.owner[land]
        found[0 if owner == 0 else 1 if owner == NOBODY else 2] += share
    return found[0], found[1], found[2]


@pytest.mark.parametrize(("where", "fort"), [(TARGET, False), (ROUGH, True)])
@pytest.mark.parametrize("verb", ["invade", "sail"])
@pytest.mark.parametrize(
    "boons", [(), *[(text,) for text in COUNTS], ("bonus", "dice"), ("reroll", "ties")], ids=str
)
def test_the_odds_of_one_battle(where: str, fort: bool, verb: str, boons: tuple[str, ...]) -> None:
    table = attacking(where, fort, *boons)
    if where == ROUGH:
        table.active(TARGET)
        table.world.boons = [boon(text) for text in boons]
    world, land = table.world, table.land(where)
    action = world.game.actions.index(verb, where)
    found = battle(terms(world, land, verb == "sail", 0))
    assert found == pytest.approx(outcomes(world, land, action))


def test_looking_at_a_battle_leaves_the_world_as_it_was() -> None:
    table = attacking(TARGET, True, "bonus siege")
    before = table.world.to_json()
    terms(table.world, table.land(TARGET), True, 1)
    assert table.world.to_json() == before


def test_effects_that_wait_for_the_catapult_come_with_the_siege() -> None:
    table = attacking(TARGET, False, "bonus siege")
    world, land = table.world, table.land(TARGET)
    assert terms(world, land, False, 0)[2] == 0
    assert terms(world, land, False, 1)[2] == 2


def test_a_siege_costs_an_army_for_each_further_battle() -> None:
    first = (2, 1, 0, False, 0, 0)
    siege = (2, 1, 1, False, 0, 0)
    win, tie, loss = battle(first)
    again = battle(siege)
    assert assault(first, siege, 0, 0, 0) == pytest.approx((win, 0.0))
    one_more = (win + tie + loss * again[0], tie + loss)
    assert assault(first, siege, 0, 1, 0) == pytest.approx(one_more)
    assert assault(first, siege, 0, 6, 0)[0] > assault(first, siege, 0, 2, 0)[0] > one_more[0]


def test_a_siege_token_takes_the_place_of_an_army() -> None:
    first = (2, 1, 0, False, 0, 0)
    siege = (2, 1, 1, False, 0, 0)
    taken, used = assault(first, siege, 0, 0, 1)
    assert taken == pytest.approx(battle(first)[0] + battle(first)[2] * battle(siege)[0])
    assert used < battle(first)[2]
