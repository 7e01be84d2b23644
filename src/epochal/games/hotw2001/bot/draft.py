"""Keeping and passing: what an empire would be worth to each player, on the board as it stands."""

from epochal.games.conquest.atlas import bit
from epochal.games.conquest.world import EMPIRES
from epochal.games.hotw2001.bot.outlook import outlook
from epochal.games.hotw2001.bot.worth import Weights, Worth
from epochal.games.hotw2001.state import NOBODY, World

REACHED = 0.8
"""The lands an empire ends with, for each of its strength, counting the armies that fall."""

PASSED_OVER = 1.0
"""Whoever passes a card gets what others do not want: how much worse that is than chance."""


def draft_choices(world: World, seat: int, weights: Weights) -> list[tuple[float, int]]:
    """Keep, or pass to whom: how much better each is than leaving it to chance; best first."""
    drawn = world.drawn
    pile = unseen(world, seat)
    choices = []
    worths = {other: Worth(world, other, weights) for other in world.cardless(EMPIRES)}
    mine = Worth(world, seat, weights)
    for other, worth in worths.items():
        usual = sum(empire_worth(world, worth, e) for e in pile) / len(pile)
        better = empire_worth(world, worth, drawn) - usual
        if other == seat:
            choices.append((better + PASSED_OVER, world.words.keep))
        else:
            choices.append((-mine.rivalry[other] * better, world.words.pass_to + other))
    choices.sort(key=lambda pair: (-pair[0], pair[1]))
    return choices


def unseen(world: World, seat: int) -> list[int]:
    """The cards that the drawer has not seen."""
    return [empire for empire in world.box.by_epoch[world.epoch] if not known(world, seat, empire)]


def known(world: World, seat: int, empire: int) -> bool:
    """Whether the drawer knows that nobody can draw this card any more."""
    if empire == world.drawn:
        return True
    return empire in world.holding and world.drawn_by[world.holding.index(empire)] == seat


def empire_worth(world: World, worth: Worth, empire: int) -> float:
    """Points that an empire brings: its nearest lands taken, area by area, with its capital and some monuments."""
    card = world.box.empires[empire]
    atlas = world.box.atlas
    seat = worth.seat
    resources = 0
    armies = card.strength * REACHED
    counts: dict[int, list[int]] = {}
    total = 0.0
    for land in outlook(world.box).spread[empire]:
        if armies < 0.5:
            break
        area = atlas.area_of[land]
        if area not in counts:
            counts[area] = worth.counts(world, area)
        start = land in card.starts
        armies -= 1.0 if start or world.owner[land] in (NOBODY, seat) else 1.5
        if atlas.resources & bit(land):
            resources += 1
        if start and card.capital:
            total += (2 - worth.structures(world, land)) * (1.0 + worth.tomorrow[land])
        if world.owner[land] != seat:
            total += worth.take(world, land, counts[area])
    return total + resources // 2 * worth.monument(card.starts[0])
