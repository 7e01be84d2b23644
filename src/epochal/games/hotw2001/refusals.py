"""Why can't I? The rule behind every action that is not allowed now."""

from epochal.core.events import Message
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.refusals import because, why_no_fort, why_not_pass, why_not_site, why_not_target
from epochal.games.hotw2001.building import CHOOSE_SITE
from epochal.games.hotw2001.empires import KEEP_OR_PASS
from epochal.games.hotw2001.events import PLAY_EVENTS
from epochal.games.hotw2001.expansion import EXPAND
from epochal.games.hotw2001.state import World


def why_illegal(world: World, seat: int, action: int) -> Message | None:
    """The reason, where the rules can point at one; None leaves the general answer."""
    verb = world.words[action].verb
    noun = world.words.noun_of[action]
    step = world.agenda[-1][0]
    if step is EXPAND:
        if verb == "expand":
            return _why_not_expand(world, seat, noun)
        if verb in ("fort", "buy_fort"):
            return _why_no_fort(world, noun, verb)
        if verb in ("recall", "recall_allied"):
            return _why_no_recall(world, verb)
        if verb == "man":
            return because("refused-cannot-man", "option.naval_control", water=world.water_ref(noun))
        if verb == "play" and world.is_active_empire():
            return because("refused-events-over", "events.two")
        if verb == "play":
            return because("refused-not-now", "events.resolve", verb="verb:play")
    if step is PLAY_EVENTS and verb == "play":
        return _why_not_play(world, seat, noun)
    if step is KEEP_OR_PASS and verb in ("keep", "pass"):
        return why_not_pass(world, seat, noun, verb, "draw")
    if step is CHOOSE_SITE and verb == "monument":
        return why_not_site(world, noun)
    return why_not_target(world, seat, action)


def _why_not_expand(world: World, seat: int, land: int) -> Message:
    ref = world.land_ref(land)
    if world.box.board.barren & bit(land):
        return because("refused-barren", "expand.barren", land=ref)
    if world.active & bit(land) and not world.optional.multiple_armies:
        return because("refused-one-army", "expand.one_army", land=ref)
    if world.active & bit(land) and not world.room(land):
        return because("refused-full", "option.multiple_armies", land=ref)
    if not (world.reach | world.active) & bit(land):
        return because("refused-out-of-reach", "expand.adjacent", land=ref)
    if world.allied_pool > 0:
        return because("refused-allied-army", "card.allies_armies", land=ref)
    return because("refused-no-army", "establish.pool")


def _why_no_fort(world: World, land: int, verb: str) -> Message:
    ref = world.land_ref(land)
    if not world.is_active_empire():
        return because("refused-forts-active-only", _apart(world))
    refused = why_no_fort(world, land, "forts.place", "forts.place")
    if refused is not None:
        return refused
    if not world.room(land):
        return because("refused-full", "option.multiple_armies", land=ref)
    if verb == "buy_fort":
        return because("refused-no-coin", "coins.fort")
    if world.allied_pool > 0:
        return because("refused-allied-army", "card.allies_armies", land=ref)
    return because("refused-no-army", "forts.exchange")


def _apart(world: World) -> str:
    """The clause by which a minor empire, or crusaders, do without forts and coins."""
    return "card.crusade" if world.box.kind_of(world.force) == "crusade" else "card.minor_empire_alone"


def _why_no_recall(world: World, verb: str) -> Message:
    if not world.is_active_empire():
        return because("refused-coins-active-only", _apart(world))
    if world.lost == 0:
        return because("refused-none-lost", "coins.army")
    if verb == "recall_allied":
        return because("refused-no-allied-coin", "card.allies")
    return because("refused-no-coin", "coins.army")


def _why_not_play(world: World, seat: int, event: int) -> Message:
    card = world.box.events[event]
    ref = f"event:{card.id}"
    if event in world.events_now:
        return because("refused-same-card", "events.same", card=ref)
    if event not in world.hand[seat]:
        return because("refused-not-in-hand", "setup.events", card=ref)
    if world.epoch not in card.epochs:
        return because("refused-wrong-epoch", "events.epochs", card=ref, epoch=world.epoch)
    return because("refused-useless", "events.useless", card=ref)
