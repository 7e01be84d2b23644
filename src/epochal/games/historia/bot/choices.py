"""Every question of the game, answered with prices."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.mind import Choice
from epochal.games.historia.bot.deeds import CARDS, IMPOSSIBLE, Deeds, Means, means_of
from epochal.games.historia.bot.plans import Plan, Planner, hand_of
from epochal.games.historia.bot.worth import Worth
from epochal.games.historia.components import REVOLUTION, TOP
from epochal.games.historia.rounds import choosable
from epochal.games.historia.state import History

USUAL: Final[dict[str, tuple[float, float, float]]] = {
    "technology": (6.0, 11.0, 15.0),
    "military": (5.0, 9.0, 13.0),
    "wonders": (3.0, 6.0, 9.0),
    "territories": (3.0, 4.0, 5.0),
    "cubes": (2.0, 3.0, 4.0),
    "points": (25.0, 60.0, 110.0),
}
"""What a civilization has at the end of each era."""


def priced(world: History, worth: Worth, legal: list[int]) -> list[Choice]:
    """Legal actions with their worth, best first."""
    deeds = Deeds(worth)
    step = world.agenda[-1][0].name
    if step == "choose_cards":
        choices = _cards(world, deeds)
    elif step == "resolve":
        choices = _resolve(world, deeds, legal)
    elif step == "take_back":
        choices = _take_back(world, deeds, legal)
    elif step == "exploit_cubes":
        choices = _exploit(world, deeds, legal)
    elif step == "place_milestone":
        choices = _milestone(world, worth, legal)
    else:
        choices = [(_simple(world, deeds, step, action), action) for action in legal]
    choices.sort(key=_price, reverse=True)
    return choices


def _price(choice: Choice) -> float:
    return choice[0]


def _cards(world: History, deeds: Deeds) -> list[Choice]:
    seat, words = deeds.seat, world.words
    cards = choosable(world, seat)
    planner = Planner(deeds, hand_of(world, seat), means_of(world, seat))
    plan = Plan(0.0, (), means_of(world, seat), 0.0, False)
    for card in world.chosen[seat]:
        plan = planner.longer(plan, card)
    slots = world.slots(seat) - len(plan.cards)
    found = planner.best(plan, cards, slots)
    choices = [
        (gain, words.choose_action + card if card < CARDS else words.choose_advisor + card - CARDS)
        for card, gain in found.items()
    ]
    if plan.cards:
        choices.append((planner.worth(plan), words.done))
    return choices


def _resolve(world: History, deeds: Deeds, legal: list[int]) -> list[Choice]:
    seat, words = deeds.seat, world.words
    revealed = world.revealed[seat]
    planner = Planner(deeds, [], means_of(world, seat))
    choices: list[Choice] = []
    for action in legal:
        noun = words.noun_of[action]
        means = means_of(world, seat)
        if action < words.basic:
            choices.append((_activate(world, deeds, noun, means, len(revealed)), action))
            continue
        if action < words.advanced:
            gain = deeds.side(noun, False, means)
        elif action < words.use_advisor:
            gain = deeds.side(noun, True, means)
        elif action < words.spend:
            noun += CARDS
            gain = deeds.effects(world.box.advisors[noun - CARDS].effects, means)
        else:
            gain = 0.0
        if gain == IMPOSSIBLE:
            gain = -3.0
        rest = tuple([card for card in revealed if card != noun])
        total = gain + planner.order(rest, means)
        if rest and (noun == REVOLUTION or action >= words.spend):
            total -= 0.3
        choices.append((total, action))
    return choices


def _activate(world: History, deeds: Deeds, wonder: int, means: Means, cards: int) -> float:
    """A wonder costs nothing: it comes first if it brings all it can, and in any case before the last card."""
    effects = world.box.wonders[wonder].effects
    gain = deeds.effects(effects, means)
    full = True
    for number in effects:
        effect = world.box.effects[number]
        if effect.kind == "cubes":
            full = full and world.used[deeds.seat] >= effect.count
        elif effect.kind in ("oldest", "any_card"):
            full = full and len(world.queue[deeds.seat]) > 0
    if gain > 0.05 and (full or cards == 1):
        return 100.0 + gain
    return IMPOSSIBLE + gain


def _take_back(world: History, deeds: Deeds, legal: list[int]) -> list[Choice]:
    choices = []
    for action in legal:
        card = world.words.noun_of[action]
        means = means_of(world, deeds.seat)
        means.available = max(means.available, 2)
        gain = deeds.card(card, means)
        choices.append((2.0 if card == REVOLUTION else gain, action))
    return choices


def _exploit(world: History, deeds: Deeds, legal: list[int]) -> list[Choice]:
    choices: list[Choice] = []
    for action in legal:
        if action == world.words.recover_used:
            choices.append((deeds.recover(1, means_of(world, deeds.seat)), action))
        elif action == world.words.done:
            choices.append((0.0, action))
        else:
            territory = world.words.noun_of[action]
            cubes = deeds.worth.cubes(world.available[deeds.seat] + 1, world.used[deeds.seat])
            cubes -= deeds.worth.cubes(world.available[deeds.seat], world.used[deeds.seat])
            holds = world.holds[deeds.seat] & ~bit(territory)
            lost = deeds.worth.land(territory, holds.bit_count()) + world.worth_of(territory)
            choices.append((cubes - lost - (5.0 if not holds else 0.0), action))
    return choices


def _milestone(world: History, worth: Worth, legal: list[int]) -> list[Choice]:
    """Where one will pass first: close by for whoever begins, further on and to one side for the others."""
    weights = worth.weights
    wanted = 2 + 3 * world.order.index(worth.seat)
    lean = 1.0 + 3.0 * (weights.technology - weights.military)
    choices = []
    for action in legal:
        place = world.box.cells[world.words.noun_of[action]]
        right, up = place % (TOP + 1), place // (TOP + 1)
        choices.append((20.0 - abs(right + up - 2 - wanted) - abs(right - up - lean), action))
    return choices


def _simple(world: History, deeds: Deeds, step: str, action: int) -> float:
    worth, seat = deeds.worth, deeds.seat
    noun = world.words.noun_of[action]
    if step == "expand":
        return worth.land(noun, world.holds[seat].bit_count())
    if step == "settle":
        return _settle(world, worth, noun)
    if step == "take_wonder":
        wonders = world.built[seat].bit_count()
        lands = world.holds[seat].bit_count()
        return worth.wonder(noun, world.technology[seat], world.military[seat], wonders, lands)
    if step == "choose_leader":
        return _leader(world, worth, noun)
    if step == "trade_with":
        civ = noun if action < world.words.trade_with_civbot else world.seats + noun
        return 10.0 - _threat(world, seat, civ)
    points = world.agenda[-1][2]
    means = means_of(world, seat)
    if step == "war_in":
        civs = [civ for civ in worth.others if world.holds[civ] & bit(noun)]
        return max([deeds.fight(noun, civ, points, means) for civ in civs])
    civ = noun if action < world.words.war_on_civbot else world.seats + noun
    gain = deeds.fight(points % 100, civ, points // 100, means)
    return gain + (0.1 * _threat(world, seat, civ) if gain > 0.0 else 0.0)


def _threat(world: History, seat: int, civ: int) -> float:
    """How dangerous it is if a civilization gains points."""
    return max(-5.0, min(5.0, (world.points[civ] - world.points[seat]) / 4))


def _settle(world: History, worth: Worth, territory: int) -> float:
    """A start: its own points, and room and company around it."""
    gain = worth.land(territory, 0)
    for near in members(world.box.near[territory]):
        room = bool(worth.empty & bit(near))
        gain += (0.25 if room else 0.1) * world.worth_of(near)
    return gain


def _leader(world: History, worth: Worth, leader: int) -> float:
    """The better of the two conditions, by how likely it is met."""
    weights = worth.weights
    era = world.box.leaders[leader].era
    best = 0.0
    for what, least, points in world.box.leaders[leader].conditions:
        usual = USUAL[what][era - 1]
        if what == "technology":
            usual *= (1.0 + weights.technology) / 2
        elif what == "military":
            usual *= (1.0 + weights.military) / 2
        elif what == "wonders":
            usual *= (1.0 + weights.art) / 2
        elif what == "territories":
            usual *= (1.0 + weights.expansion) / 2
        likely = max(0.05, min(0.95, 0.5 + (usual - least) / (0.5 * least)))
        best = max(best, points * likely)
    return best
