"""Why can't I? The rule behind every action that is not allowed now."""

from epochal.core.bits import bit
from epochal.core.events import Message
from epochal.games.historia.actions import DEAR, TRADE_WITH, WAR_IN, possible
from epochal.games.historia.components import ACTIONS, ART, MILITARY, REVOLUTION, TECHNOLOGY
from epochal.games.historia.effects import EXPAND, can_activate
from epochal.games.historia.rounds import CHOOSE_CARDS, QUEUE_FOR_REVOLUTION, RESOLVE, cards_of, is_revolution
from epochal.games.historia.setup import PLACE_MILESTONE, SETTLE
from epochal.games.historia.state import History


def why_illegal(world: History, seat: int, action: int) -> Message | None:
    """The reason, where the rules can point at one; None leaves the general answer."""
    verb = world.words[action].verb
    noun = world.words.noun_of[action]
    step = world.agenda[-1][0]
    if step is CHOOSE_CARDS and verb in ("choose_action", "choose_advisor"):
        card = noun if verb == "choose_action" else len(ACTIONS) + noun
        return _why_not_choose(world, seat, card)
    if step is CHOOSE_CARDS and verb == "done":
        return _because("refused-choose-one", "round.least")
    if step is RESOLVE and verb in ("basic", "advanced", "spend"):
        return _why_not_act(world, seat, noun, verb)
    if step is RESOLVE and verb == "activate":
        return _why_not_activate(world, seat, noun)
    if step is EXPAND and verb == "expand":
        ref = world.territory_ref(noun)
        if world.holds[seat] & bit(noun):
            return _because("refused-cube-there", "cubes.one_each", territory=ref)
        return _because("refused-not-adjacent", "adjacency.territories", territory=ref)
    if step is SETTLE and verb == "settle":
        return _because("refused-not-empty", "setup.territories", territory=world.territory_ref(noun))
    if step is PLACE_MILESTONE and verb == "milestone":
        return _because("refused-milestone-near", "setup.milestone_apart", cell=world.words.ref(action))
    if step is TRADE_WITH and verb in ("trade_with", "trade_with_civbot"):
        return _because("refused-no-partner", "action.trade", civ=world.words.ref(action))
    if step is WAR_IN and verb == "war_in":
        return _because("refused-not-shared", "action.war", territory=world.territory_ref(noun))
    verbs = {world.words[choice].verb for choice in world.legal(seat)}
    if verb in verbs:
        return _because("refused-not-a-target", world.prompt(seat).clause, noun=world.words.ref(action))
    return None


def _because(id: str, clause: str, **args: int | str) -> Message:
    return Message(id, {**args}, clause)


def _why_not_choose(world: History, seat: int, card: int) -> Message:
    ref = world.card_ref(card)
    if card not in cards_of(world, seat):
        return _because("refused-not-in-hand", "round.choose", card=ref)
    if is_revolution(world, card) and len(world.queue[seat]) < QUEUE_FOR_REVOLUTION:
        return _because("refused-short-queue", "action.revolution_queue", card=ref)
    return _because("refused-chosen", "round.choose", card=ref)


def _why_not_act(world: History, seat: int, card: int, verb: str) -> Message:
    ref = world.card_ref(card)
    if card not in world.revealed[seat]:
        return _because("refused-not-revealed", "round.own_order", card=ref)
    if verb == "spend":
        return _because("refused-must-act", "action.must", card=ref)
    advanced = verb == "advanced"
    if advanced and card == REVOLUTION:
        return _because("refused-no-advanced", "action.basic_or_advanced", card=ref)
    if advanced and world.technology[seat] < world.box.requires[card]:
        technology = f"technology:{world.box.technologies[world.box.requires[card]]}"
        return _because("refused-technology", "action.requires", card=ref, technology=technology)
    cost = DEAR if advanced else 1
    if card in (MILITARY, TECHNOLOGY, ART) and world.available[seat] < cost:
        return _because("refused-cubes", "action.cost", card=ref, cubes=cost)
    if card in (MILITARY, TECHNOLOGY):
        return _because("refused-blocked", "matrix.blocked", card=ref)
    clause = f"action.{ACTIONS[card]}"
    if advanced and possible(world, seat, card, False):
        clause += "_advanced"
    assert not possible(world, seat, card, advanced)
    return _because("refused-no-effect", clause, card=ref)


def _why_not_activate(world: History, seat: int, wonder: int) -> Message:
    ref = world.wonder_ref(wonder)
    if not world.built[seat] & bit(wonder):
        return _because("refused-not-yours", "wonder.activate", wonder=ref)
    if world.turned[seat] & bit(wonder):
        return _because("refused-turned", "wonder.recover", wonder=ref)
    if can_activate(world, seat, world.box.wonders[wonder]):
        return _because("refused-fresh", "wonder.next_action", wonder=ref)
    return _because("refused-condition", "wonder.condition", wonder=ref)
