"""Every question of the game, answered with prices."""

from typing import Final

from epochal.core.mind import Choice
from epochal.games.ancient_world.attack import value
from epochal.games.ancient_world.bot.deeds import Deeds
from epochal.games.ancient_world.bot.raids import Target
from epochal.games.ancient_world.bot.weights import IDLE, URGENCY
from epochal.games.ancient_world.bot.worth import Worth
from epochal.games.ancient_world.building import DISTRICT_COINS
from epochal.games.ancient_world.components import SPACES
from epochal.games.ancient_world.state import NAME, PICTURE, Cities
from epochal.games.ancient_world.storing import DRAWN

SURE: Final = 100.0


def priced(world: Cities, worth: Worth, legal: list[int]) -> list[Choice]:
    """Legal actions with their worth, best first."""
    deeds = Deeds(worth)
    step, _, b = world.agenda[-1]
    name = step.name
    if name == "turn":
        choices = _turn(world, deeds, legal)
    elif name == "buy":
        choices = _buy(world, deeds, legal, b)
    elif name == "pay":
        choices = _pay(world, deeds, legal, b)
    elif name == "scout":
        choices = [(deeds.attack(world.words.noun_of[action]), action) for action in legal]
    else:
        choices = [(_simple(world, deeds, name, action, b), action) for action in legal]
    choices.sort(key=_price, reverse=True)
    return choices


def _price(choice: Choice) -> float:
    return choice[0]


def _turn(world: Cities, deeds: Deeds, legal: list[int]) -> list[Choice]:
    words, seat = world.words, deeds.seat
    choices: list[Choice] = []
    for action in legal:
        noun = words.noun_of[action]
        if action < words.act:
            gain = deeds.space(noun) - IDLE
        elif action < words.attack:
            gain = deeds.act(noun) - IDLE
        elif action < words.pass_:
            gain = deeds.attack(noun) * URGENCY
        else:
            gain = -IDLE * world.home[seat].bit_count()
            if not world.passed:
                gain += deeds.first_pass()
        choices.append((gain, action))
    return choices


def _buy(world: Cities, deeds: Deeds, legal: list[int], discount: int) -> list[Choice]:
    words = world.words
    worth_of = {offer.card: deeds.net(offer, discount) for offer in deeds.offers()}
    choices: list[Choice] = []
    for action in legal:
        noun = words.noun_of[action]
        if action == words.done:
            gain = 0.0
        elif action >= words.use:
            gain = deeds.free_build(noun)
        else:
            gain = worth_of[noun]
        choices.append((gain, action))
    return choices


def _pay(world: Cities, deeds: Deeds, legal: list[int], pile: int) -> list[Choice]:
    """The armies of the best way to reach the Titan's defence, one after the other."""
    words, seat = world.words, deeds.seat
    if words.strike in legal:
        return [(SURE if action == words.strike else 0.0, action) for action in legal]
    titan = world.box.titans[world.shown_titan(pile)]
    missing = titan.defence - value(world, seat, titan)
    forces = deeds.forces()
    target = Target(deeds.worth, pile, titan, [])
    target.need = missing
    _, used, _ = deeds.raids().attack(target, (1 << len(forces)) - 1, forces, 0, deeds.coins)
    chosen = [force.card for place, force in enumerate(forces) if used >> place & 1]
    return [(SURE if words.noun_of[action] in chosen else 0.0, action) for action in legal]


def _simple(world: Cities, deeds: Deeds, name: str, action: int, b: int) -> float:
    """What an action is worth, for the questions in which each stands for itself."""
    words, worth, seat = world.words, deeds.worth, deeds.seat
    noun = words.noun_of[action]
    if action == words.done:
        return 0.0
    if name == "choose_citizen":
        return deeds.citizen(b, noun + 1) if b < len(SPACES) else -float(noun)
    if name == "pay_district":
        return -DISTRICT_COINS * worth.coin if action == words.pay_coins else -worth.lore
    if name == "choose_district":
        return worth.district(world.box.districts[noun])
    if name == "recruit":
        return deeds.recruited(noun)
    if name == "retire":
        return deeds.with_army(world.drawn[0], world.army_of(seat, noun), deeds.coins)
    if name == "disband":
        army = world.armies[seat][world.army_of(seat, noun)]
        return -worth.army(army, 0) - 0.01 * len(army)
    if name in ("explore", "store", "keep"):
        if action == words.draw:
            return deeds.unseen(DRAWN + world.totals[seat].explore)
        if action == words.blind:
            return deeds.unseen(1)
        return deeds.put_aside(noun) + 0.01 * worth.net(noun)
    if name == "repair":
        return worth.use_of(noun) + 0.01
    if name == "damage":
        return -worth.use_of(noun)
    if name == "copy":
        return deeds.act(noun)
    if name == "attack_now":
        return deeds.attack(noun)
    if name == "arrange":
        return _on_top(deeds, noun, b)
    if name == "ease":
        return _ease(world, deeds, noun)
    if name == "react":
        return deeds.effect(world.box.effects[world.box.triggers[b].effect])
    return -float(noun)


def _on_top(deeds: Deeds, card: int, pile: int) -> float:
    """A Titan that one can defeat now goes on top, the most useful first; before others, the hardest."""
    world, seat = deeds.world, deeds.seat
    titan = world.box.titans[card]
    target = Target(deeds.worth, pile, titan, [])
    forces = deeds.forces()
    free = (1 << len(forces)) - 1
    gain, used, _ = deeds.raids().attack(target, free, forces, world.drafted[seat], deeds.coins)
    return gain if used else -SURE + titan.defence


def _ease(world: Cities, deeds: Deeds, card: int) -> float:
    """What it brings to take a coin off an army."""
    army = list(world.armies[deeds.seat][world.army_of(deeds.seat, card)])
    before = deeds.worth.army(tuple(army), 0)
    again = 1.0 if army[NAME] == 1 else 0.0
    army[NAME if army[NAME] else PICTURE] -= 1
    return deeds.worth.army(tuple(army), 0) - before + again + 0.01
