"""Why can't I? The rule behind every action that is not allowed now."""

from epochal.core.events import Message
from epochal.games.conquest.atlas import bit
from epochal.games.conquest.building import CHOOSE_SITE
from epochal.games.conquest.refusals import because, why_no_fort, why_not_pass, why_not_site, why_not_target
from epochal.games.hotw2018.battle import REROLL, SIEGE_OR_RETREAT, SPARE_OR_REDUCE
from epochal.games.hotw2018.components import FROM_SUPPLY, STRIKES
from epochal.games.hotw2018.draft import CHOOSE, KEEP_OR_PASS
from epochal.games.hotw2018.events import effect_of
from epochal.games.hotw2018.invade import INVADE
from epochal.games.hotw2018.state import NOTHING, World
from epochal.games.hotw2018.track import OCCUPIED
from epochal.games.hotw2018.turn import OPEN_TURN


def why_illegal(world: World, seat: int, action: int) -> Message | None:
    """The reason, where the rules can point at one; None leaves the general answer."""
    verb = world.words[action].verb
    noun = world.words.noun_of[action]
    step = world.agenda[-1][0]
    if verb == "play":
        return _why_not_play(world, seat, noun)
    if step is INVADE and verb in ("invade", "sail"):
        return _why_not_invade(world, noun, verb)
    if step is INVADE and verb == "fortify":
        refused = why_no_fort(world, noun, "fortify.army", "fortify.one")
        return refused or because("refused-no-army", "fortify.army")
    if step is SIEGE_OR_RETREAT and verb in ("siege", "siege_token"):
        return because("refused-nothing-for-siege", "siege.token")
    if step in (SIEGE_OR_RETREAT, REROLL):
        return because("refused-in-battle", "events.not_in_invasion")
    if step is OPEN_TURN and verb in ("invade", "sail", "fortify"):
        return because("refused-not-established", "turn.steps")
    if step is OCCUPIED and verb == "lose_point":
        return because("refused-floor", "track.floor")
    if step is CHOOSE and verb in ("take_empire", "take_event"):
        return because("refused-not-in-set", "draft.secret", card=world.words.ref(action))
    if step is KEEP_OR_PASS and verb in ("keep", "pass"):
        return why_not_pass(world, seat, noun, verb, "classic")
    if step is CHOOSE_SITE and verb == "monument":
        return why_not_site(world, noun)
    return why_not_target(world, seat, action)


def _why_not_invade(world: World, land: int, verb: str) -> Message:
    ref = world.land_ref(land)
    if world.active & bit(land):
        return because("refused-own-active", "invade.once", land=ref)
    if verb == "sail" and not world.sail_reach & bit(land):
        return because("refused-no-fleet", "fleets.cross", land=ref)
    if verb == "invade" and not world.reach & bit(land):
        return because("refused-out-of-reach", "invade.adjacent", land=ref)
    return because("refused-no-army", "establish.armies")


def _why_not_play(world: World, seat: int, event: int) -> Message | None:
    card = world.box.events[event]
    ref = f"event:{card.id}"
    if event not in world.hand[seat]:
        return because("refused-not-in-hand", "draft.events", card=ref)
    step = world.agenda[-1][0]
    if world.target != NOTHING or step is SPARE_OR_REDUCE:
        return because("refused-in-battle", "events.not_in_invasion")
    if seat != world.turn:
        return because("refused-not-own-turn", "events.turn_only", card=ref)
    if card.kingdom is None and world.force >= world.box.empire_count:
        return because("refused-kingdom-plays", "kingdom.no_enhancements", card=ref)
    if step not in (OPEN_TURN, INVADE):
        return None
    if card.kingdom is not None and card.epoch != world.epoch:
        return because("refused-kingdom-epoch", "kingdom.epoch", card=ref)
    if card.kingdom is not None and world.force != NOTHING:
        return because("refused-kingdom-late", "kingdom.before", card=ref)
    if card.kingdom is not None:
        return because("refused-no-supply", "events.supply", card=ref)
    effect = effect_of(world, event)
    if effect.kind in FROM_SUPPLY and world.figures[seat] < effect.count:
        return because("refused-no-supply", "events.supply", card=ref)
    if world.force == NOTHING and (effect.kind not in STRIKES or effect.kind == "diplomacy"):
        return because("refused-wait-for-empire", "events.before", card=ref)
    return because("refused-useless", "events.useless", card=ref)
