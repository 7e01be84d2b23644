"""Event cards: what each would bring now, what it may bring later, and so whether and when to play it."""

from typing import Final

from epochal.games.conquest.atlas import members
from epochal.games.conquest.bot.campaign import best_of
from epochal.games.conquest.bot.draft import lands_worth
from epochal.games.conquest.bot.outlook import nearest
from epochal.games.conquest.bot.worth import structure_points
from epochal.games.hotw2018.bot.boons import Turn, boon_worth, turn_of
from epochal.games.hotw2018.bot.invading import Campaign, land_choices
from epochal.games.hotw2018.bot.targets import section_worth, strikes_worth
from epochal.games.hotw2018.bot.worth import FORT_HELPS, Worth
from epochal.games.hotw2018.components import CAPITOL, CITY, EPOCHS, STRIKES, Effect, EventCard
from epochal.games.hotw2018.effects import how_many
from epochal.games.hotw2018.founding import city_sites, fort_sites, free_sections, place_of
from epochal.games.hotw2018.state import World

AT_ONCE: Final = 100.0
"""A card that is worth playing comes before the next army."""

LAST: Final = ("forts", "cities", "monuments", "points", "revolution", "barbarians", "disaster")
"""Cards that are best played when the invading is done."""

LATER: Final[dict[str, float]] = {
    "bonus": 2.5, "reroll": 2.5, "dice": 2.5, "ties": 2.5, "ignore": 1.0, "loot": 2.0, "spare": 2.0, "armies": 3.0,
    "siege_tokens": 2.0, "forts": 1.2, "fleets": 1.5, "caravans": 1.0, "cities": 3.0, "monuments": 3.0, "points": 3.0,
    "diplomacy": 3.5, "revolution": 3.5, "barbarians": 3.0, "disaster": 1.5, "plague": 2.5,
}  # fmt: skip
"""What a card brings in a usual moment, in points."""

PATIENCE: Final = (0.0, 0.6, 0.75, 0.8, 0.85)
"""How much of that is to be hoped for later, by the epochs to come."""


def kept_for_later(world: World, effect: Effect) -> float:
    """What an enhancement may still bring in later epochs."""
    return LATER[effect.kind] * PATIENCE[EPOCHS - world.epoch]


def opening_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """Before the empire: a kingdom if it brings anything. Enhancements wait for the empire."""
    words = world.words
    choices = [(0.0, words.establish)]
    for action in legal:
        if action != words.establish:
            card = world.box.events[words.noun_of[action]]
            if card.kingdom is not None:
                choices.append((kingdom_worth(world, worth, card), action))
    choices.sort(key=lambda pair: (-pair[0], pair[1]))
    return choices


def kingdom_worth(world: World, worth: Worth, card: EventCard) -> float:
    """Its start territory, cleared, with what it founds there, and territories next to it."""
    kingdom = card.kingdom
    assert kingdom is not None
    start = kingdom.starts[0]
    lands = nearest(world.box, 0, kingdom)[: max(1, kingdom.strength - kingdom.strength // 3)]
    founded = 2 if card.structure == CAPITOL else 1 if card.structure == CITY else 0
    if world.owner[start] == worth.seat:
        founded -= structure_points(world, start)
    else:
        founded -= worth.sacked(world, start)
    return lands_worth(world, worth, lands) + founded * (1.0 + worth.tomorrow[start])


def invasion_choices(world: World, worth: Worth, legal: list[int]) -> list[tuple[float, int]]:
    """Every action of an invasion that deserves a thought, best first; the last resort is to stop."""
    words = world.words
    campaign = Campaign(world, worth)
    choices = land_choices(world, campaign)
    plays = [action for action in legal if words.play <= action < words.establish]
    if plays:
        choices = play_choices(world, worth, plays, not choices) + choices
    choices.append((0.0, words.done))
    return choices


def play_choices(world: World, worth: Worth, plays: list[int], closing: bool) -> list[tuple[float, int]]:
    """The cards that are worth playing now."""
    turn = turn_of(world, worth, world.force, world.pool)
    choices = []
    for action in plays:
        effect = world.box.events[world.words.noun_of[action]].effect
        assert effect is not None
        if effect.kind in LAST and not closing:
            continue
        gain = card_worth(world, worth, turn, effect) - kept_for_later(world, effect)
        if gain > 0.0:
            choices.append((AT_ONCE + gain, action))
    choices.sort(key=lambda pair: (-pair[0], pair[1]))
    return choices


def card_worth(world: World, worth: Worth, turn: Turn, effect: Effect) -> float:
    """What an enhancement brings if it is played now, in points."""
    kind = effect.kind
    if kind in STRIKES:
        return strikes_worth(world, worth, effect)
    if kind in ("fleets", "caravans"):
        free = members(free_sections(world, 1 if kind == "caravans" else 0))
        return max([section_worth(world, worth, 1 << section) for section in free])
    if kind == "forts":
        forts = how_many(world, "resource") if effect.per else effect.count
        return best_of([FORT_HELPS * worth.stake(world, land) for land in members(fort_sites(world))], forts)
    if kind == "cities":
        sites = members(city_sites(world, place_of(effect)))
        return best_of([worth.monument(land) for land in sites], effect.count)
    if kind == "points":
        return float(effect.count * how_many(world, effect.per))
    if kind == "monuments" and not effect.per:
        built = how_many(world, "resource") // 2
        places = (world.capitals | world.cities | worth.atlas.resources) & world.active & ~world.monuments
        return best_of([worth.monument(land) for land in members(places)][built:], effect.count)
    return boon_worth(world, turn, effect)
