"""Keeping and passing: what an empire would be worth to each player, on the board as it stands."""

from epochal.games.conquest.atlas import bit
from epochal.games.conquest.bot.draft import keep_or_pass, lands_worth, reached
from epochal.games.conquest.bot.outlook import outlook
from epochal.games.conquest.bot.worth import Weights, structure_points
from epochal.games.conquest.bot.worth import Worth as AnyWorth
from epochal.games.conquest.world import EMPIRES, Conquest
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.state import World


def draft_choices(world: World, mine: Worth, weights: Weights) -> list[tuple[float, int]]:
    """Keep, or pass to whom: how much better each is than leaving it to chance; best first."""
    worths: dict[int, AnyWorth] = {other: Worth(world, other, weights) for other in world.cardless(EMPIRES)}
    return keep_or_pass(world, mine, worths, unseen(world, mine.seat), empire_worth)


def unseen(world: World, seat: int) -> list[int]:
    """The cards that the drawer has not seen."""
    return [empire for empire in world.box.by_epoch[world.epoch] if not known(world, seat, empire)]


def known(world: World, seat: int, empire: int) -> bool:
    """Whether the drawer knows that nobody can draw this card any more."""
    if empire == world.drawn:
        return True
    return empire in world.holding and world.drawn_by[world.holding.index(empire)] == seat


def empire_worth(world: Conquest, worth: AnyWorth, empire: int) -> float:
    """Points that an empire brings: its nearest lands taken, area by area, with its capital and some monuments."""
    card = world.kit.empires[empire]
    lands = reached(world, worth.seat, card, outlook(world.kit).spread[empire])
    total = lands_worth(world, worth, lands)
    for land in card.starts:
        if card.capital and land in lands:
            total += (2 - structure_points(world, land)) * (1.0 + worth.tomorrow[land])
    resources = sum([1 for land in lands if world.kit.atlas.resources & bit(land)])
    return total + resources // 2 * worth.monument(card.starts[0])
