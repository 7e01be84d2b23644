"""One roll of battle, exactly."""

from typing import Final

Odds = tuple[float, float, float]
"""A victory, a tie and a defeat of the attacker."""

_ROUNDS: Final[dict[tuple[int, int, int], Odds]] = {}


def versus(attack: int, defence: int, bonus: int) -> Odds:
    """One round: the highest of the attacking dice plus a bonus against the highest of the defending dice."""
    key = (attack, defence, bonus)
    found = _ROUNDS.get(key)
    if found is not None:
        return found
    win = 0.0
    tie = 0.0
    for a in range(1, 7):
        for d in range(1, 7):
            share = highest(attack, a) * highest(defence, d)
            if a + bonus > d:
                win += share
            elif a + bonus == d:
                tie += share
    odds = (win, tie, 1.0 - win - tie)
    _ROUNDS[key] = odds
    return odds


def highest(dice: int, face: int) -> float:
    """How likely the highest of several dice shows a face."""
    result: float = (face / 6) ** dice - ((face - 1) / 6) ** dice
    return result
