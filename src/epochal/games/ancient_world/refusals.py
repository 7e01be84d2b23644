"""Why can't I? The rule behind every action that is not allowed now."""

from epochal.core.bits import bit
from epochal.core.events import Message
from epochal.games.ancient_world.abilities import COPY, can_use
from epochal.games.ancient_world.attack import PAY, price, value
from epochal.games.ancient_world.building import BUY, DISTRICT_COINS, DISTRICT_KNOWLEDGE, FREE, cost
from epochal.games.ancient_world.citizens import (
    CHOOSE_CITIZEN,
    EXPLORE_ROUND,
    GROW_ROUND,
    LESSON,
    UPBRINGING,
    is_open,
)
from epochal.games.ancient_world.components import (
    BUILD,
    CITIZENS,
    EXPAND,
    EXPLORE,
    GROW,
    LEARN,
    PILES,
    RECRUIT,
    SPACES,
)
from epochal.games.ancient_world.military import RECRUIT as CHOOSE_RECRUIT
from epochal.games.ancient_world.military import RETIRE, has_open_army, is_used, retirable
from epochal.games.ancient_world.rounds import TURN
from epochal.games.ancient_world.state import NOTHING, Cities


def why_illegal(world: Cities, seat: int, action: int) -> Message | None:
    """The reason, where the rules can point at one; None leaves the general answer."""
    verb = world.words[action].verb
    noun = world.words.noun_of[action]
    step, _, number = world.agenda[-1]
    if step is TURN and verb == "send":
        return _why_not_send(world, seat, noun)
    if step is TURN and verb == "act":
        return _why_not_act(world, seat, noun)
    if step is TURN and verb == "attack":
        return _why_not_attack(world, seat, noun)
    if step is CHOOSE_CITIZEN and verb == "citizen":
        return _why_not_citizen(world, seat, noun + 1, number)
    if step is BUY and verb in ("build", "build_stored"):
        return _why_not_build(world, seat, noun, number, verb)
    if step is CHOOSE_RECRUIT and verb == "recruit":
        return _why_not_recruit(world, seat, noun)
    if step is RETIRE and verb == "retire" and noun in [army[0] for army in world.armies[seat]]:
        return _because("refused-army-used", "army.unused", card=world.military_ref(noun))
    if step is PAY and verb == "army":
        return _why_not_army(world, seat, noun)
    if step is PAY and verb == "strike":
        return _because("refused-too-weak", "attack.defence" if world.used else "attack.least_one")
    if step is COPY and verb == "copy" and world.box.copying & bit(noun):
        return _because("refused-copy", "effect.copy_limits", card=world.empire_ref(noun))
    verbs = {world.words[choice].verb for choice in world.legal(seat)}
    if verb in verbs:
        return _because("refused-not-a-target", world.prompt(seat).clause, noun=world.words.ref(action))
    return None


def _because(id: str, clause: str, **args: int | str) -> Message:
    return Message(id, {**args}, clause)


def _why_not_send(world: Cities, seat: int, space: int) -> Message:
    ref = f"space:{SPACES[space]}"
    if not world.home[seat]:
        return _because("refused-no-citizen", "citizen.place")
    if space == EXPLORE and world.round < EXPLORE_ROUND:
        return _because("refused-covered", "setup.covered", space=ref, round=EXPLORE_ROUND)
    if space == GROW and world.round < GROW_ROUND:
        return _because("refused-covered", "setup.covered", space=ref, round=GROW_ROUND)
    if space == GROW and world.citizens[seat] == CITIZENS:
        return _because("refused-all-citizens", "citizen.most")
    if space == EXPAND and world.district == NOTHING:
        return _because("refused-no-district", "expand.none")
    if space == EXPAND and not is_open(world, seat, space):
        return _because(
            "refused-district-cost", "expand.cost", coins=DISTRICT_COINS, knowledge=DISTRICT_KNOWLEDGE
        )
    if space in (LEARN, GROW) and not is_open(world, seat, space):
        coins = LESSON if space == LEARN else UPBRINGING
        return _because("refused-coins", f"action.{SPACES[space]}", coins=coins, has=world.coins[seat])
    if space == EXPLORE and not is_open(world, seat, space):
        return _because("refused-no-cards", "action.explore")
    if space == BUILD:
        if world.room(seat) < 1:
            return _because("refused-no-room", "build.capacity")
        return _because("refused-nothing-to-buy", "action.build")
    if space == RECRUIT:
        if not has_open_army(world, seat) and not retirable(world, seat):
            return _because("refused-no-army", "army.none")
        return _because("refused-nothing-to-recruit", "action.recruit")
    return _because("refused-skill", "citizen.higher", space=ref)


def _why_not_act(world: Cities, seat: int, card: int) -> Message:
    ref = world.empire_ref(card)
    if not world.empire[seat] & bit(card):
        return _because("refused-not-yours", "citizen.own_card", card=ref)
    if world.damaged[seat] & bit(card):
        return _because("refused-damaged", "damage.abilities", card=ref)
    if not world.box.empire[card].action:
        return _because("refused-no-action", "citizen.card", card=ref)
    if world.is_busy(seat, card):
        return _because("refused-busy", "citizen.card_once", card=ref)
    if not world.home[seat]:
        return _because("refused-no-citizen", "citizen.place")
    assert not can_use(world, seat, card)
    return _because("refused-no-effect", "effect.nothing", card=ref)


def _why_not_attack(world: Cities, seat: int, pile: int) -> Message:
    card = world.shown_titan(pile)
    if card == NOTHING:
        return _because("refused-pile-out", "attack.empty", pile=f"pile:{PILES[pile]}")
    titan = world.box.titans[card]
    clause = "attack.least_one" if value(world, seat, titan) >= titan.defence else "attack.defence"
    return _because("refused-cannot-defeat", clause, titan=world.titan_ref(card))


def _why_not_citizen(world: Cities, seat: int, skill: int, where: int) -> Message:
    ref = f"citizen:{skill}"
    if not world.home[seat] & bit(skill):
        starves = world.starving[seat] & bit(skill)
        return _because("refused-citizen-away", "round.starving" if starves else "citizen.place", citizen=ref)
    if where in (BUILD, RECRUIT):
        return _because("refused-fee", f"action.{SPACES[where]}_place", citizen=ref)
    return _because("refused-citizen-skill", "citizen.higher", citizen=ref)


def _why_not_build(world: Cities, seat: int, card: int, discount: int, verb: str) -> Message:
    ref = world.empire_ref(card)
    offered = world.row if verb == "build" else (*world.stored[seat], *world.stored_open[seat])
    if card not in offered:
        id = "refused-not-in-row" if verb == "build" else "refused-not-stored"
        return _because(id, "build.from", card=ref)
    if world.empire[seat] & bit(card):
        return _because("refused-one-of-each", "build.one_of_each", card=ref)
    if world.room(seat) < 1:
        return _because("refused-no-room", "build.capacity")
    assert discount != FREE
    coins, knowledge = cost(world, card, discount)
    return _because("refused-cost", "build.cost", card=ref, coins=coins, knowledge=knowledge)


def _why_not_recruit(world: Cities, seat: int, card: int) -> Message:
    ref = world.military_ref(card)
    if card not in world.military_row:
        return _because("refused-not-in-military-row", "action.recruit", card=ref)
    military = world.box.military[card]
    return _because(
        "refused-cost", "action.recruit", card=ref, coins=military.coins, knowledge=military.knowledge
    )


def _why_not_army(world: Cities, seat: int, card: int) -> Message:
    ref = world.military_ref(card)
    armies = [army for army in world.armies[seat] if army[0] == card]
    if not armies:
        return _because("refused-not-active", "attack.cost", card=ref)
    if is_used(armies[0]):
        return _because("refused-army-used", "attack.used", card=ref)
    is_dear = price(armies[0]) > world.coins[seat]
    return _because("refused-army-price", "attack.cost" if is_dear else "attack.defence", card=ref)
