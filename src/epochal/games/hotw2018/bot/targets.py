"""Whom to strike and where to build: the choices that cards, effects and the end of a turn ask for, priced."""

from typing import Final

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.bot.campaign import best_first, best_of
from epochal.games.conquest.bot.outlook import first_action
from epochal.games.conquest.bot.worth import structure_points
from epochal.games.hotw2018.battle import DEFENDER, defending_dice, outcome, results
from epochal.games.hotw2018.bot.invading import Campaign
from epochal.games.hotw2018.bot.odds import worth_a_reroll
from epochal.games.hotw2018.bot.worth import FORT_HELPS, USUAL_ARMY, Worth
from epochal.games.hotw2018.components import Effect
from epochal.games.hotw2018.events import effect_of, targets
from epochal.games.hotw2018.state import NOBODY, NOTHING, World

WAY_IN: Final = 0.5
"""What it is worth, in armies, that a land within reach lies open."""


# What strikes the board


def settle_worth(world: World, worth: Worth, land: int) -> float:
    """An army comes into a land and reduces a structure."""
    return worth.take(world, land, worth.counts(world, worth.atlas.area_of[land]))


def replace_worth(world: World, worth: Worth, land: int) -> float:
    """An army takes the place of another's, and nothing is reduced."""
    return settle_worth(world, worth, land) + worth.unreduced(world, land)


def disaster_worth(world: World, worth: Worth, land: int, count: int) -> float:
    """Another's structures fall, and a fort."""
    owner = world.owner[land]
    if owner in (NOBODY, worth.seat):
        return 0.0
    lost = min(count, structure_points(world, land))
    when = (0.7 if worth.waiting[owner] else 0.0) + worth.tomorrow[land]
    return worth.rivalry[owner] * lost * when + (0.1 if world.forts & bit(land) else 0.0)


def strike_worth(world: World, worth: Worth, effect: Effect, land: int) -> float:
    """What it is worth that a card acts on a land."""
    if effect.kind == "disaster":
        return disaster_worth(world, worth, land, effect.count)
    if effect.kind == "plague":
        way_in = (world.reach | world.sail_reach) & bit(land) and world.pool > 0
        return worth.clear(world, land) + (WAY_IN * USUAL_ARMY if way_in else 0.0)
    if effect.kind == "barbarians":
        reduced = worth.unreduced(world, land) if world.owner[land] == NOBODY else 0.0
        return settle_worth(world, worth, land) - reduced
    if effect.kind == "diplomacy":
        return Campaign(world, worth).gain(land) + worth.unreduced(world, land)
    return replace_worth(world, worth, land)


def strikes_worth(world: World, worth: Worth, effect: Effect) -> float:
    """The best places for a card that acts on the board."""
    count = 1 if effect.kind == "disaster" else effect.count
    lands = members(targets(world, worth.seat, effect, NOTHING))
    gains = [(strike_worth(world, worth, effect, land), land) for land in lands]
    if effect.kind == "plague":
        return max([plague_worth(world, worth, gains, area, count) for area in range(len(worth.atlas.areas))])
    return best_of([gain for gain, _ in gains], count)


def plague_worth(world: World, worth: Worth, gains: list[tuple[float, int]], area: int, count: int) -> float:
    """The armies of an area that a plague would take."""
    return best_of([gain for gain, land in gains if worth.atlas.area_of[land] == area], count)


def strike_choices(
    world: World, worth: Worth, event: int, state: int, legal: list[int]
) -> list[tuple[float, int]]:
    """The lands that a card may act on. The first land of a plague decides on its region."""
    effect = effect_of(world, event)
    gains = [
        (strike_worth(world, worth, effect, world.words.noun_of[action]), world.words.noun_of[action])
        for action in legal
    ]
    first = legal[0] - world.words.noun_of[legal[0]]
    if effect.kind == "plague" and state < 100:
        areas = [plague_worth(world, worth, gains, area, state) for area in range(len(worth.atlas.areas))]
        gains = [(areas[worth.atlas.area_of[land]] + 0.01 * gain, land) for gain, land in gains]
    choices = [(gain, first + land) for gain, land in gains]
    choices.sort(key=best_first)
    return choices


# What opens the way


def section_worth(world: World, worth: Worth, sections: int) -> float:
    """What a fleet or caravan in a section more opens: the lands it leads to, where they are better than those in reach."""
    board = world.box.board
    fleets = world.fleets | board.opened(sections)
    reach = 0
    for coast in board.sea_lanes(fleets & board.barren):
        if coast & world.active:
            reach |= coast
    for start, coast in board.voyages(fleets):
        if start & world.active:
            reach |= coast
    campaign = Campaign(world, worth)
    old = campaign.near_lands
    new = reach & ~old & ~world.active
    if not new:
        return 0.0
    now = [campaign.gain(land) / campaign.cost(land) for land in members(old)]
    then = now + [0.9 * campaign.gain(land) / campaign.cost(land) for land in members(new)]
    armies = max(1, 2 * world.pool // 3)
    return best_of(then, armies) - best_of(now, armies)


# The questions, by the name of their step


def target_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """The legal actions of the question at hand with their prices, best first."""
    step, a, b = world.agenda[-1]
    if step.name == "strike":
        return strike_choices(world, worth, a, b, legal)
    choices = [(price(world, worth, step.name, a, action), action) for action in legal]
    choices.sort(key=best_first)
    return choices


def price(world: World, worth: Worth, step: str, a: int, action: int) -> float:
    """What an action is worth as the answer to a question; to stop is worth nothing."""
    words = world.words
    if action in (words.done, words.let_stand, words.lose_point, words.look_at_events):
        return 0.0
    noun = words.noun_of[action]
    if step == "reroll":
        return 1.0 if should_reroll(world, a) else -1.0
    if step == "spare_or_reduce":
        return worth.unreduced(world, a) if action == words.spare else Campaign(world, worth).plunder
    if step == "found":
        return worth.monument(noun)
    if step == "free_forts":
        return FORT_HELPS * worth.stake(world, noun)
    if step == "choose_site":
        return worth.monument(noun)
    if step == "more_sections":
        wet = world.box.board.wet.bit_count()
        section = noun if action < first_action(words, "caravan") else wet + noun
        return section_worth(world, worth, bit(section))
    return 1.0


def should_reroll(world: World, side: int) -> bool:
    """A side that is behind has nothing to lose; only a tie may be better left alone, by a defender with one die."""
    if side != DEFENDER or outcome(world) != 0:
        return True
    needed = results(world)[0] - results(world)[1] + max(world.answer)
    return worth_a_reroll(defending_dice(world), needed)
