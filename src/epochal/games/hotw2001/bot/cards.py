"""Event cards: what each would bring now, what it may bring later, and so whether to play it."""

from functools import cache
from typing import Final

from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.bot.outlook import nearest, outlook
from epochal.games.conquest.kit import Empire
from epochal.games.hotw2001.board import PLAIN, TERRAINS
from epochal.games.hotw2001.bot.draft import empire_worth
from epochal.games.hotw2001.bot.odds import battle
from epochal.games.hotw2001.bot.targets import (
    barbarians_worth,
    disaster_worth,
    pestilence_worth,
    plague_worth,
    ravaged,
    rising_empires,
    sea_worth,
    settle_worth,
    strike_worth,
    treachery_worth,
    vacant_worth,
)
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.calamities import inhabited_areas
from epochal.games.hotw2001.components import EPOCHS, EventCard
from epochal.games.hotw2001.lesser import unsailed_seas
from epochal.games.hotw2001.state import NOBODY, World
from epochal.games.hotw2001.uprisings import wild_lands

LATER: Final[dict[str, float]] = {
    "civil_war": 3.0, "barbarians": 2.0, "jewish_revolt": 1.5, "crusade": 8.0, "famine": 1.0, "plague": 1.2,
    "pestilence": 1.2, "disaster": 1.2, "treachery": 1.4, "engineering": 0.8, "astronomy": 0.7, "reallocation": 1.2,
    "population_explosion": 2.8, "civil_service": 3.5, "allies": 1.4, "migrants": 2.0, "black_death": 1.0,
    "leader": 3.2, "weaponry": 4.5, "jihad": 3.5, "elite_troops": 2.0, "siegecraft": 3.5, "naval_power": 1.0,
    "expert_troops": 0.8,
}  # fmt: skip
"""What a card brings in a good moment, in points."""

FIGHTING: Final = (
    "leader",
    "weaponry",
    "jihad",
    "elite_troops",
    "siegecraft",
    "naval_power",
    "expert_troops",
)


class Turn:
    """What the empire of this turn has before it: the worth of one of its armies, and the fights it will have."""

    def __init__(self, world: World, worth: Worth) -> None:
        empire = world.holding[worth.seat]
        self.card: Empire = world.box.empires[empire]
        range_of_it = outlook(world.box).spread[empire][1 : self.card.strength + 1]
        enemies = world.enemies(worth.seat)
        self.targets: list[int] = [land for land in range_of_it if enemies & bit(land)]
        share = len(self.targets) / max(1, len(range_of_it))
        self.army: float = min(3.0, max(0.6, empire_worth(world, worth, empire) / self.card.strength))
        self.fights: float = share * (self.card.strength - 1) / (1.0 + 0.7 * share)
        self.losses: float = 0.6 * self.fights


def event_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """The playable cards by how much better they are now than kept; to stop is worth nothing. Best first."""
    words = world.words
    turn = Turn(world, worth)
    choices = [(0.0, words.done)]
    for action in legal:
        if action == words.done:
            continue
        card = world.box.events[words.noun_of[action]]
        now = card_worth(world, worth, turn, card)
        kept = kept_for_later(world, worth.seat, card)
        choices.append((now - kept, action))
    choices.sort(key=lambda pair: (-pair[0], pair[1]))
    return choices


def kept_for_later(world: World, seat: int, card: EventCard) -> float:
    """What a card may still bring in later epochs. The fuller the hand, the less it pays to wait."""
    if card.epochs[-1] == world.epoch:
        return 0.0
    waiting = sum([1 for event in world.hand[seat] if world.box.events[event].epochs[-1] > world.epoch])
    left = 2 * (EPOCHS - world.epoch)
    return LATER.get(card.kind, 0.0) * min(0.9, max(0.0, 1.25 - waiting / left))


def card_worth(world: World, worth: Worth, turn: Turn, card: EventCard) -> float:
    """What a card brings if it is played now, in points."""
    if card.kind in FIGHTING:
        return turn.army * armies_saved(world, turn, card)
    if card.kind in ("population_explosion", "civil_service", "allies", "reallocation"):
        return coins_worth(world, worth, turn, card)
    if card.kind in ("famine", "black_death", "plague", "pestilence", "disaster"):
        return calamity_worth(world, worth, card.kind)
    if card.kind == "engineering":
        return 0.9 if world.epoch < EPOCHS else 0.0
    if card.kind == "astronomy":
        return astronomy_worth(world, worth)
    if card.kind == "treachery":
        lands = members(world.enemies(worth.seat))
        return max([treachery_worth(world, worth, land) for land in lands])
    return armies_worth(world, worth, turn, card)


def armies_saved(world: World, turn: Turn, card: EventCard) -> float:
    """The armies that a better way of fighting saves over the fights to expect."""
    fights = turn.fights
    kind = card.kind
    if kind == "leader":
        return 1.6 * fights * saving(3, 0, False)
    if kind == "weaponry":
        return 1.6 * fights * saving(2, 1, False)
    if kind == "elite_troops":
        return 1.4 * min(fights, 3.0) * saving(2, 0, True)
    if kind == "jihad":
        return min(fights, 4.0) * saving(3, 0, True) + min(max(0.0, fights - 4.0), 2.0) * saving(2, 0, True)
    if not turn.targets:
        return 0.0
    atlas = world.box.atlas
    if kind == "siegecraft":
        strong = world.forts | world.capitals | world.cities
        share = sum([1 for land in turn.targets if strong & bit(land)]) / len(turn.targets)
        return fights * share * (2.0 * saving(2, 1, False) + 0.5)
    if kind == "naval_power":
        coast = 0
        for lane in atlas.sea_lanes(turn.card.waters | world.astronomy):
            coast |= lane
        overseas = sum([1 for land in turn.targets if coast & bit(land)])
        return 0.25 * fights * overseas / len(turn.targets)
    terrain = TERRAINS.index(card.terrain)
    guarded = [
        land
        for land in turn.targets
        if world.box.board.approach[land][terrain] and not world.box.board.approach[land][PLAIN]
    ]
    return 0.35 * fights * len(guarded) / len(turn.targets)


@cache
def saving(dice: int, bonus: int, ties: bool) -> float:
    """The armies saved in one fight, over the defences that are usually met."""
    saved = 0.0
    for share, defence, fort in ((0.55, 1, False), (0.3, 2, False), (0.1, 1, True), (0.05, 3, False)):
        usual = battle(2, defence, 0, 0, fort, 1, False, False)[2]
        saved += share * (usual - battle(dice, defence, bonus, bonus, fort, 1, ties, False)[2])
    return saved


def coins_worth(world: World, worth: Worth, turn: Turn, card: EventCard) -> float:
    """Coins bring back armies that fell, and build forts when none did."""
    fort = 0.35 if world.epoch < EPOCHS else 0.0
    army = turn.army
    if card.kind == "population_explosion":
        coins = 2
    elif card.kind == "civil_service":
        coins = 1 + (1 if turn.card.capital else 0) + (1 if turn.card.waters else 0)
    elif card.kind == "allies":
        coins = 2
        army *= 0.6
    else:
        fleets = turn.card.waters | world.astronomy
        spare = [
            w
            for w in members(fleets)
            if sea_worth(world, worth, fleets & ~bit(w)) > 0.93 * sea_worth(world, worth, fleets)
        ]
        coins = min(len(spare), 1 + turn.card.strength // 4)
    coins = min(coins, world.markers_left())
    back = min(float(coins), max(0.0, turn.losses - world.coins - world.allied_coins))
    return back * army * 0.9 + (coins - back) * fort


def astronomy_worth(world: World, worth: Worth) -> float:
    """The coasts that the best further sea opens."""
    waters = world.box.empires[world.holding[worth.seat]].waters
    now = sea_worth(world, worth, waters)
    best = max(
        [sea_worth(world, worth, waters | bit(sea)) for sea in members(unsailed_seas(world, worth.seat))]
    )
    return min(1.2, 0.06 * (best - now))


def calamity_worth(world: World, worth: Worth, kind: str) -> float:
    """The best place for a calamity."""
    occupied = members(world.occupied())
    if kind == "famine":
        return max([ravaged(world, worth, area) for area in members(inhabited_areas(world))])
    if kind == "black_death":
        struck = [ravaged(world, worth, area) for area in range(len(world.box.atlas.areas))]
        near = world.box.area_neighbours
        pairs = [struck[a] + struck[b] for a in range(len(struck)) for b in members(near[a])]
        return max(pairs)
    if kind == "plague":
        return max([plague_worth(world, worth, land, True) for land in occupied])
    if kind == "pestilence":
        return max([pestilence_worth(world, worth, land) for land in occupied])
    gains = sorted([disaster_worth(world, worth, land) for land in members(world.monuments)], reverse=True)
    return gains[0] + (max(0.0, gains[1]) if len(gains) > 1 else 0.0)


def armies_worth(world: World, worth: Worth, turn: Turn, card: EventCard) -> float:
    """Cards that bring armies of their own."""
    seat = worth.seat
    if card.kind == "civil_war":
        return max([gain for gain, _ in rising_empires(world, worth)])
    if card.kind == "barbarians":
        return max([barbarians_worth(world, worth, wilds) for wilds in members(wild_lands(world, seat))])
    if card.kind == "migrants":
        return vacant_worth(world, worth, card.area, 2)
    if card.kind == "jewish_revolt":
        if world.owner[card.land] == NOBODY:
            return settle_worth(world, worth, card.land)
        return strike_worth(world, worth, card.land, 3)
    if card.kind == "crusade":
        return 4.0 * turn.army + 2.0
    if card.kind == "kingdom":
        city = 0.0 if (world.capitals | world.cities) & bit(card.land) else 1.0 + worth.tomorrow[card.land]
        return city + (settle_worth(world, worth, card.land) if world.owner[card.land] != seat else 0.0)
    return minor_worth(world, worth, card)


def minor_worth(world: World, worth: Worth, card: EventCard) -> float:
    """A minor empire: its start land with its capital, and the lands next to it."""
    minor = card.empire
    assert minor is not None
    total = 0.0
    counts: dict[int, list[int]] = {}
    for land in nearest(world.box, world.box.board.barren, minor)[: minor.strength]:
        area = world.box.atlas.area_of[land]
        if area not in counts:
            counts[area] = worth.counts(world, area)
        if world.owner[land] != worth.seat:
            total += worth.take(world, land, counts[area]) * (0.7 if world.owner[land] != NOBODY else 1.0)
    if minor.capital:
        total += 2.0 * (1.0 + worth.tomorrow[minor.starts[0]])
    return total
