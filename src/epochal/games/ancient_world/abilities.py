"""What the actions of Empire cards do, and the cards that wait for what others do."""

from typing import Final

from epochal.core.bits import members
from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.ancient_world.building import BUY, can_build
from epochal.games.ancient_world.components import Effect
from epochal.games.ancient_world.effects import REPAIR, claim_first, gain_coins, gain_knowledge, steps_of
from epochal.games.ancient_world.military import EASE, RECRUIT, laden, recruits
from epochal.games.ancient_world.scouting import SCOUT
from epochal.games.ancient_world.state import Cities
from epochal.games.ancient_world.storing import EXPLORE, STORE, can_explore


class Copy(Question[Cities]):
    """The action of an Empire card that another player owns. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if copyable(s, a) else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.copy + card for card in copyable(s, seat)]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-copy", {}, "effect.copy")

    def on_copy(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        if out.ear is not None:
            out.tell("event-copied", "effect.copy", seat=f"seat:{seat}", card=s.empire_ref(card))
        s.then(*steps_of(seat, s.box.empire[card].action))


class React(Question[Cities]):
    """A card that may be used now because of what somebody did. ``a`` is its owner, ``b`` the trigger."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        trigger = s.box.triggers[b]
        stands = s.standing(a) >> trigger.card & 1
        return (a,) if stands and possible(s, a, s.box.effects[trigger.effect]) else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.use + s.box.triggers[b].card, s.words.done]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        trigger = s.box.triggers[b]
        return Message("prompt-react", {"card": s.empire_ref(trigger.card)}, f"when.{trigger.on}")

    def on_use(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        trigger = s.box.triggers[s.agenda[-1][2]]
        s.close()
        if out.ear is not None:
            out.tell("event-used", f"when.{trigger.on}", seat=f"seat:{seat}", card=s.empire_ref(card))
        s.then(*steps_of(seat, [trigger.effect]))

    def on_done(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()


COPY: Final = Copy("copy")
REACT: Final = React("react")


def offer(world: Cities, seat: int, on: str) -> None:
    """Ask a player about the cards that may be used now."""
    for number in world.box.triggers_on(on, world.standing(seat)):
        world.then((REACT, seat, number))


def copyable(world: Cities, seat: int) -> list[int]:
    """The Empire cards of others whose action a player could use now."""  # rule: effect.copy, effect.copy_limits
    theirs = 0
    for other in range(world.seats):
        if other != seat:
            theirs |= world.standing(other)
    return [card for card in members(theirs & world.box.acting) if can_use(world, seat, card)]


def can_use(world: Cities, seat: int, card: int) -> bool:
    """Whether the action of an Empire card would do something for a player."""  # rule: effect.nothing
    effects = world.box.effects
    return any(possible(world, seat, effects[effect]) for effect in world.box.empire[card].action)


def possible(world: Cities, seat: int, effect: Effect) -> bool:
    """Whether an effect would do something now."""
    kind = effect.kind
    if kind == "repair":
        return world.damaged[seat] != 0
    if kind in ("explore", "store"):
        return can_explore(world)
    if kind == "copy":
        return bool(copyable(world, seat))
    if kind == "first":
        return not world.claimed
    if kind == "scout":
        return any(world.piles)
    if kind == "trade":
        return world.coins[seat] >= effect.count
    if kind == "recruit":
        return bool(recruits(world, seat, 0))
    if kind == "build":
        return can_build(world, seat, 0, effect.count)
    if kind == "ease":
        return bool(laden(world, seat))
    if kind == "coins_per":
        return how_many(world, seat, effect.what) > 0
    return True


def do_effect(world: Cities, seat: int, effect: Effect, out: Outside) -> None:
    """Carry out one effect, or ask the player what it needs to know."""
    kind, count = effect.kind, effect.count
    if not possible(world, seat, effect):
        return
    if kind == "coins":
        gain_coins(world, seat, count, "effect.coins", out)
    elif kind == "coins_per":
        coins = count * how_many(world, seat, effect.what)
        gain_coins(world, seat, coins, "effect.coins_per", out)
    elif kind == "knowledge":
        gain_knowledge(world, seat, count, "effect.knowledge", out)
    elif kind == "trade":
        world.coins[seat] -= count  # rule: effect.trade
        world.knowledge[seat] += 1
        if out.ear is not None:
            out.tell("event-traded", "effect.trade", seat=f"seat:{seat}", coins=count)
    elif kind == "draft":
        world.drafted[seat] += count  # rule: effect.draft
        if out.ear is not None:
            out.tell("event-drafted", "effect.draft", seat=f"seat:{seat}", value=world.drafted[seat])
    elif kind == "first":
        claim_first(world, seat, "effect.first", out)
    elif kind == "repair":
        world.then((REPAIR, seat, count))  # rule: effect.repair
    elif kind == "explore":
        world.then((EXPLORE, seat, 0))  # rule: effect.explore
    elif kind == "store":
        world.then((STORE, seat, 0))
    elif kind == "copy":
        world.then((COPY, seat, 0))
    elif kind == "scout":
        world.then((SCOUT, seat, count))
    elif kind == "recruit":
        world.then((RECRUIT, seat, 0))  # rule: effect.recruit
    elif kind == "build":
        world.then((BUY, seat, count))  # rule: effect.build
    else:
        world.then((EASE, seat, count))


def how_many(world: Cities, seat: int, what: str) -> int:
    """How much of something a player has."""
    if what == "food":
        return world.totals[seat].food
    if what == "titans":
        return world.titans[seat].bit_count()
    if what == "districts":
        return world.districts[seat].bit_count()
    if what == "armies":
        return len(world.armies[seat])
    if what == "legacies":
        return world.legacies(seat)
    if what == "citizens":
        return world.citizens[seat]
    banners = world.banners_on(seat, world.standing(seat))  # rule: damage.abilities
    return sum([1 for count in banners if count])
