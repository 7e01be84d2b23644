"""The odds of battle, exactly: one battle with its rerolls, a siege, and how many armies a territory costs on average."""

from typing import Final

from epochal.games.conquest.bot.odds import Odds, highest, versus
from epochal.games.hotw2018.battle import (
    CATAPULT,
    DEFENDER,
    INVADER,
    attacking_dice,
    defending_dice,
    has_terrain,
    invader_bonus,
)
from epochal.games.hotw2018.effects import helping, ignored
from epochal.games.hotw2018.state import World

TIE_FOR_DEFENDER: Final = 0.3
"""What a tie leaves the defender, who loses the army as the invader does, of a battle won."""
TOKEN: Final = 0.25
"""What a siege token could do elsewhere, in armies."""
MANY: Final = 6
"""More armies than this change a siege no further."""

Terms = tuple[int, int, int, bool, int, int]
"""Of one battle: dice of the invader and of the defender, the invader's lead, whether ties are won, rerolls of both."""
Assault = tuple[float, float]
"""How likely the territory is taken, and the armies that it costs besides the one that invades."""

_BATTLES: Final[dict[Terms, Odds]] = {}
_ASSAULTS: Final[dict[tuple[Terms, Terms, int, int, int], Assault]] = {}


def terms(world: World, land: int, sailing: bool, engines: int) -> Terms:
    """The terms of a battle for a territory, as the rules have them. The world is the bot's own and is left as it was."""
    before = (world.target, world.sailing, world.engines)
    world.target = land
    world.sailing = sailing
    world.engines = engines
    found = (
        attacking_dice(world),
        defending_dice(world),
        invader_bonus(world) - (1 if has_terrain(world) else 0),
        helping(world, "ties") > 0,
        helping(world, "reroll"),
        1 if sailing and not ignored(world, "naval") else 0,
    )
    world.target, world.sailing, world.engines = before
    return found


def battle(terms: Terms) -> Odds:
    """One battle, rerolls and all."""
    found = _BATTLES.get(terms)
    if found is None:
        attack, defence, lead, ties, mine, theirs = terms
        if mine or theirs:
            found = _with_rerolls(terms)
        else:
            found = versus(attack, defence, lead)
        if ties:
            found = (found[0] + found[1], 0.0, found[2])
        _BATTLES[terms] = found
    return found


def _with_rerolls(terms: Terms) -> Odds:
    win = 0.0
    tie = 0.0
    for a in range(1, 7):
        for d in range(1, 7):
            share = highest(terms[0], a) * highest(terms[1], d)
            odds = _settled(terms, a, d, INVADER, 0, terms[4], terms[5])
            win += share * odds[0]
            tie += share * odds[1]
    return (win, tie, 1.0 - win - tie)


def _settled(terms: Terms, a: int, d: int, side: int, stood: int, mine: int, theirs: int) -> Odds:
    """How a battle ends in which the highest dice are these, and one side after the other may reroll."""
    _, defence, lead, ties, _, _ = terms
    ahead = a + lead - d
    if ahead == 0 and ties:
        ahead = 1
    if stood == 2:
        return (1.0, 0.0, 0.0) if ahead > 0 else (0.0, 1.0, 0.0) if ahead == 0 else (0.0, 0.0, 1.0)
    rolls = mine > 0 and ahead <= 0
    if side == DEFENDER:
        rolls = theirs > 0 and (ahead > 0 or (ahead == 0 and worth_a_reroll(defence, a + lead)))
    if not rolls:
        return _settled(terms, a, d, 1 - side, stood + 1, mine, theirs)
    win = 0.0
    tie = 0.0
    for face in range(1, 7):
        if side == INVADER:
            odds = _settled(terms, max(a, face), d, DEFENDER, 0, mine - 1, theirs)
        else:
            new = max(d, face) if defence > 1 else face
            odds = _settled(terms, a, new, INVADER, 0, mine, theirs - 1)
        win += odds[0] / 6
        tie += odds[1] / 6
    return (win, tie, 1.0 - win - tie)


def worth_a_reroll(dice: int, needed: int) -> bool:
    """Whether a defender with so many dice should reroll when the battle is tied at ``needed``."""
    if dice > 1:
        return True
    better = max(0, 6 - needed) / 6
    return better + TIE_FOR_DEFENDER / 6 > TIE_FOR_DEFENDER


def assault(first: Terms, siege: Terms, engines: int, armies: int, tokens: int) -> Assault:
    """A battle and, while there is something to besiege with, a siege; ``siege`` are the terms with one on the catapult."""
    engines = min(engines, CATAPULT)
    armies = min(armies, MANY)
    key = (first, siege, engines, armies, tokens)
    found = _ASSAULTS.get(key)
    if found is not None:
        return found
    now = first
    if engines:
        now = (siege[0], siege[1], siege[2] + engines - 1, siege[3], siege[4], siege[5])
    win, tie, loss = battle(now)
    taken = win
    used = 0.0
    if armies > 0:
        taken += tie
        used += tie
    if tokens > 0:
        after = assault(first, siege, engines + 1, armies, tokens - 1)
        taken += loss * after[0]
        used += loss * (TOKEN + after[1])
    elif armies > 0:
        after = assault(first, siege, engines + 1, armies - 1, tokens)
        taken += loss * after[0]
        used += loss * (1.0 + after[1])
    found = (taken, used)
    _ASSAULTS[key] = found
    return found


def usual_cost(first: Terms, siege: Terms) -> float:
    """The armies that a territory costs if there are plenty."""
    taken, used = assault(first, siege, 0, MANY, 0)
    return (1.0 + used) / taken
