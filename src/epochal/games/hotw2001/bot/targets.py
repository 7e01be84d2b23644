"""Whom to strike and where to go: the choices that event cards, fleets and monuments ask for, priced."""

from typing import Final

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.bot.odds import versus
from epochal.games.conquest.bot.outlook import outlook
from epochal.games.hotw2001.board import PLAIN
from epochal.games.hotw2001.bot.expanding import man_worth
from epochal.games.hotw2001.bot.odds import battle
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.calamities import second_areas
from epochal.games.hotw2001.state import NOBODY, World
from epochal.games.hotw2001.uprisings import enemy_empires

ONE_DIE: Final = 1 / 6
TWO_DICE: Final = 1 - (5 / 6) ** 2
THREE_DICE: Final = 1 - (5 / 6) ** 3
FOUR_DICE: Final = 1 - (5 / 6) ** 4


# Armies that events bring


def strike_worth(world: World, worth: Worth, land: int, dice: int = 2) -> float:
    """An army of an event attacks a land, once."""
    fort = bool(world.forts & bit(land))
    taken, emptied, _ = battle(dice, 1, 0, 0, fort, world.armies(land), False, False)
    return taken * settle_worth(world, worth, land) + emptied * worth.clear(world, land)


def settle_worth(world: World, worth: Worth, land: int) -> float:
    """An army of an event takes a land."""
    return worth.take(world, land, worth.counts(world, worth.atlas.area_of[land]))


def civil_war_worth(world: World, worth: Worth, tag: int) -> float:
    """The best three lands of an empire that rise."""
    lands = [land for land in members(world.enemies(worth.seat)) if world.tag[land] == tag]
    gains = sorted([strike_worth(world, worth, land) for land in lands], reverse=True)
    return sum(gains[:3])


def barbarians_worth(world: World, worth: Worth, wilds: int) -> float:
    """Neighbour after neighbour, best first, while the barbarians win."""
    lands = members(world.box.board.waste[wilds] & world.enemies(worth.seat))
    ranked = sorted([(strike_worth(world, worth, land), land) for land in lands], reverse=True)
    total = 0.0
    still = 1.0
    for gain, land in ranked:
        if gain <= 0.0 and still < 1.0:
            break
        total += still * gain
        still *= battle(2, 1, 0, 0, bool(world.forts & bit(land)), world.armies(land), False, False)[0]
    return total


def vacant_worth(world: World, worth: Worth, area: int, armies: int) -> float:
    """Armies into vacant lands of an area."""
    counts = worth.counts(world, area)
    lands = members(world.box.atlas.area_lands[area] & ~world.occupied())
    return sum([worth.take(world, land, counts) for land in lands[: min(armies, world.figures[worth.seat])]])


# Calamities


def ravaged(world: World, worth: Worth, area: int) -> float:
    """Every army of an area rolls one die."""
    lands = members(world.box.atlas.area_lands[area] & world.occupied())
    return ONE_DIE * sum([worth.clear(world, land) for land in lands])


def plague_worth(world: World, worth: Worth, land: int, first: bool) -> float:
    """The plague in a land, and its next step."""
    near = members(world.box.atlas.near[land] & world.occupied())
    spreads = max([worth.clear(world, other) for other in near]) if near else 0.0
    return (FOUR_DICE if first else THREE_DICE) * (worth.clear(world, land) + 0.7 * THREE_DICE * spreads)


def pestilence_worth(world: World, worth: Worth, land: int) -> float:
    total = 0.0
    if world.owner[land] != NOBODY:
        total = THREE_DICE * worth.clear(world, land)
    near = members(world.box.atlas.near[land] & world.occupied())
    return total + TWO_DICE * sum([worth.clear(world, other) for other in near])


def disaster_worth(world: World, worth: Worth, land: int) -> float:
    """A land loses its monument and its city, or half its capital."""
    owner = world.owner[land]
    lost = 2 if (world.capitals | world.cities) & bit(land) else 1
    if owner == NOBODY:
        return 0.0
    if owner == worth.seat:
        return -lost * (1.0 + worth.tomorrow[land])
    return worth.rivalry[owner] * lost * ((0.7 if worth.waiting[owner] else 0.0) + worth.tomorrow[land])


# The Active Empire


def treachery_worth(world: World, worth: Worth, land: int) -> float:
    """An enemy land within the empire's range: the armies that it will not cost, and what it brings."""
    empire = world.holding[worth.seat]
    card = world.box.empires[empire]
    if land not in outlook(world.box).spread[empire][1 : card.strength + 2]:
        return 0.0
    fort = bool(world.forts & bit(land))
    defence = 1 if world.box.board.approach[land][PLAIN] else 2
    cost = battle(2, defence, 0, 0, fort, world.armies(land), False, False)[2]
    return (cost - 1.0) * 1.2 + 0.15 * settle_worth(world, worth, land)


def sea_worth(world: World, worth: Worth, fleets: int) -> float:
    """What fleets open to the empire: the coasts joined to the lands around its start, by the value of their areas."""
    atlas = world.box.atlas
    empire = world.box.empires[world.holding[worth.seat]]
    home = 0
    for start in empire.starts:
        home |= bit(start) | atlas.near[start]
    total = 0.0
    for coast in atlas.sea_lanes(fleets):
        if coast & home:
            for land in members(coast & ~home & ~world.held[worth.seat]):
                area = atlas.area_of[land]
                total += worth.value[area] + worth.future(area, 1, 1)
    return total


# The questions, by the name of their step


def target_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """The legal actions of the question at hand with their prices, best first."""
    step, a, _ = world.agenda[-1]
    priced = [(price(world, worth, step.name, a, action), action) for action in legal]
    priced.sort(key=lambda pair: (-pair[0], pair[1]))
    return priced


def price(world: World, worth: Worth, step: str, a: int, action: int) -> float:
    """What an action is worth as the answer to a question; to stop is worth nothing."""
    if action == world.words.done:
        return 0.0
    if action == world.words.recall:
        return 1.0
    noun = world.words.noun_of[action]
    if step == "famine":
        return ravaged(world, worth, noun)
    if step == "black_death":
        if a >= 0:
            return ravaged(world, worth, noun)
        pairs = [ravaged(world, worth, other) for other in members(second_areas(world, noun))]
        return ravaged(world, worth, noun) + max(pairs)
    if step == "plague":
        return plague_worth(world, worth, noun, a < 0)
    if step == "pestilence":
        return pestilence_worth(world, worth, noun)
    if step == "disaster":
        return disaster_worth(world, worth, noun)
    if step == "name_land":
        return treachery_worth(world, worth, noun)
    if step == "choose_sea":
        waters = world.box.empires[world.holding[worth.seat]].waters
        return sea_worth(world, worth, waters | bit(noun))
    if step == "migrate":
        return settle_worth(world, worth, noun)
    if step == "civil_war_empire":
        count = world.box.empire_count
        return civil_war_worth(world, worth, noun if noun < count else world.words.minor_tags[noun - count])
    if step in ("civil_war_land", "barbarians"):
        return strike_worth(world, worth, noun)
    if step == "choose_wilds":
        return barbarians_worth(world, worth, noun)
    if step == "choose_site":
        return worth.monument(noun)
    if step == "reallocate":
        if world.coins >= 1 + world.pool // 4:
            return -1.0
        fleets = world.fleets
        return 1.0 + sea_worth(world, worth, fleets & ~bit(noun)) - sea_worth(world, worth, fleets)
    if step == "fight_for_seas":
        return fight_worth(world, worth, noun)
    if step == "shortage" and world.words.verb_of[action] == world.words.verb_numbers["take_back"]:
        owner = world.manned[noun][0]
        return -2.0 if owner == worth.seat else worth.rivalry[owner]
    if step == "shortage":
        return sea_worth(world, worth, world.fleets | world.wanted & ~bit(noun))
    return 0.0


def fight_worth(world: World, worth: Worth, water: int) -> float:
    """A fight for a sea: its point now and later, the way it opens, less what the army would do on land."""
    win, tie, _ = versus(2, 1, 0)
    free = world.fleets | world.wanted
    open_sea = sea_worth(world, worth, free) - sea_worth(world, worth, free & ~bit(water))
    enemy = worth.rivalry[world.manned[water][0]]
    gain = win * man_worth(worth) + (win + tie) * (enemy + min(2.0, 0.1 * open_sea))
    return gain - 1.6 if world.pool > 3 else -1.0


def rising_empires(world: World, worth: Worth) -> list[tuple[float, int]]:
    """The empires that could fall into civil war, with what that is worth."""
    return [(civil_war_worth(world, worth, tag), tag) for tag in enemy_empires(world, worth.seat)]
