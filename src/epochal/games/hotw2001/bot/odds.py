"""The odds of battle, exactly: one army to its end, and how many armies a land costs on average."""

from typing import Final

from epochal.games.conquest.bot.odds import versus

Battle = tuple[float, float, float]
"""The land is taken by the first army; that army falls but leaves the land empty; the armies it takes on average."""

_BATTLES: Final[dict[tuple[int, int, int, int, bool, int, bool, bool], Battle]] = {}


def battle(
    attack: int,
    defence: int,
    bonus: int,
    walled: int,
    fort: bool,
    armies: int,
    wins_ties: bool,
    siegecraft: bool,
) -> Battle:
    """An attack on a land. ``bonus`` is the attacker's once the fort is gone, ``walled`` the one before."""
    if armies == 0:
        return (1.0, 0.0, 1.0)
    key = (attack, defence, bonus, walled, fort, armies, wins_ties, siegecraft)
    found = _BATTLES.get(key)
    if found is not None:
        return found
    win, tie, loss = versus(attack, defence, walled - 1 if fort else bonus)
    if wins_ties:
        win, tie = win + tie, 0.0
    if not fort or siegecraft:
        after = battle(attack, defence, bonus, walled, False, armies - 1, wins_ties, siegecraft)
    else:
        after = battle(attack, defence, bonus, walled, False, armies, wins_ties, siegecraft)
    taken = win * after[0]
    emptied = win * after[1]
    # After a lost round the next army meets what is left. ``after[2]`` counts the army that is fighting already.
    further = after[2] - 1.0
    if fort:
        left = battle(attack, defence, bonus, walled, False, armies, wins_ties, siegecraft)[2]
    elif armies > 1:
        left = after[2]
    else:
        emptied += tie
        left = 1.0
    cost = (1.0 + win * further + tie * left) / (1.0 - loss)
    result = (taken, emptied, cost)
    _BATTLES[key] = result
    return result
