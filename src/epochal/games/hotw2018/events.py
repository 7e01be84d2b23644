"""Event cards: enhancements and kingdoms, played only in one's own turn."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.conquest.atlas import members, spell
from epochal.games.hotw2018.battle import reduce_structure
from epochal.games.hotw2018.components import BATTLE, FROM_SUPPLY, STRIKES, Effect
from epochal.games.hotw2018.effects import structures
from epochal.games.hotw2018.founding import (
    FOUND,
    FREE_FORTS,
    MORE_SECTIONS,
    city_sites,
    fort_sites,
    free_forts,
    free_sections,
    place_of,
)
from epochal.games.hotw2018.state import NOBODY, NOTHING, World, changed


class Strike(Question[World]):
    """An enhancement that acts on the board. ``a`` is the card, ``b`` how many territories are left to choose.

    A plague stays in the region of its first territory: that region, counted from 1, stands in the hundreds of ``b``.
    """

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (
            (s.turn,) if b % 100 > 0 and targets(s, s.turn, effect_of(s, a), b // 100 - 1) else ()
        )  # rule: events.partial

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return spell(s.words.choose_land, targets(s, seat, effect_of(s, a), b // 100 - 1))

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        card = f"event:{s.box.events[a].id}"
        clause = f"effect.{effect_of(s, a).kind}"
        return Message("prompt-strike", {"card": card, "left": b % 100}, clause)

    def on_choose_land(self, s: World, seat: int, land: int, out: Outside) -> None:
        event, state = s.agenda[-1][1:]
        s.close()
        effect = effect_of(s, event)
        area = (s.box.board.area_of[land] + 1) * 100 if effect.kind == "plague" else 0  # rule: effect.plague
        s.then((STRIKE, event, area + state % 100 - 1))
        strike(s, seat, event, land, out)


STRIKE: Final = Strike("strike")


def effect_of(world: World, event: int) -> Effect:
    """What an enhancement does."""
    effect = world.box.events[event].effect
    assert effect is not None
    return effect


def playable(world: World, seat: int, event: int) -> bool:
    """Whether a card of the hand may be played now, outside an invasion."""  # rule: events.not_in_invasion
    card = world.box.events[event]
    if card.kingdom is not None:
        before_empire = world.force == NOTHING
        return before_empire and card.epoch == world.epoch and world.figures[seat] > 0  # rule: kingdom.epoch
    return useful(world, seat, effect_of(world, event))


def useful(world: World, seat: int, effect: Effect) -> bool:
    """Whether an enhancement would do anything now."""  # rule: events.useless
    kind = effect.kind
    if kind in FROM_SUPPLY and world.figures[seat] < effect.count:
        return False  # rule: events.supply
    if kind in STRIKES:
        return targets(world, seat, effect, NOTHING) != 0
    if world.force == NOTHING:
        return False  # rule: events.before
    if kind in BATTLE or kind == "siege_tokens":
        return world.pool > 0
    if kind == "fleets":
        return world.pool > 0 and free_sections(world, 0) != 0
    if kind == "caravans":
        return world.pool > 0 and free_sections(world, 1) != 0
    if kind == "forts":
        return free_forts(world, effect) > 0 and fort_sites(world) != 0
    if kind == "cities":
        return city_sites(world, place_of(effect)) != 0
    return True


def play(world: World, seat: int, event: int, out: Outside) -> None:
    """Show a card and carry it out, or note what it does later in the turn."""
    card = world.box.events[event]
    world.hand = changed(world.hand, seat, tuple([other for other in world.hand[seat] if other != event]))
    world.played = changed(world.played, seat, (*world.played[seat], event))
    world.events_now += (event,)
    if out.ear is not None:
        clause = "events.enhancement" if card.effect is not None else "kingdom.before"
        out.tell("event-played", clause, seat=f"seat:{seat}", card=f"event:{card.id}")
    if card.effect is not None:
        world.chart()  # rule: events.enhancement
        carry_out(world, seat, event, card.effect, out)


def carry_out(world: World, seat: int, event: int, effect: Effect, out: Outside) -> None:
    """What an enhancement does as soon as it is played."""
    if effect.kind in STRIKES:
        left = 1 if effect.kind == "disaster" else effect.count
        world.then((STRIKE, event, left))
    elif effect.kind == "armies":
        world.pool += world.muster(seat, effect.count)  # rule: effect.armies
        if out.ear is not None:
            out.tell("event-armies", "effect.armies", seat=f"seat:{seat}", armies=world.pool)
    elif effect.kind == "siege_tokens":
        world.siege_tokens += effect.count  # rule: effect.siege_tokens
        if out.ear is not None:
            tokens = world.siege_tokens
            out.tell("event-siege-tokens", "effect.siege_tokens", seat=f"seat:{seat}", tokens=tokens)
    elif effect.kind == "forts":
        world.then((FREE_FORTS, free_forts(world, effect), 0))
    elif effect.kind == "cities":
        world.then((FOUND, effect.count, place_of(effect)))
    elif effect.kind == "fleets":
        world.then((MORE_SECTIONS, effect.count, 0))  # rule: effect.fleets
    elif effect.kind == "caravans":
        world.then((MORE_SECTIONS, effect.count, 1))  # rule: effect.caravans


def targets(world: World, seat: int, effect: Effect, area: int) -> int:
    """The territories that an enhancement can act on."""
    kind = effect.kind
    enemies = world.enemies(seat)
    if kind == "diplomacy":  # rule: effect.diplomacy
        near = 0
        for land in members(world.active):
            near |= world.box.board.near[land]
        return enemies & near
    if kind == "revolution":  # rule: effect.revolution
        if effect.where == "structure":
            return enemies & structures(world)
        return enemies & world.box.area_mask(effect.areas) if effect.areas else enemies
    if kind == "barbarians":
        return world.box.board.edges & ~world.held[seat]  # rule: effect.barbarians
    if kind == "disaster":
        return structures(world) | world.forts  # rule: effect.disaster
    unfortified = enemies & ~world.forts
    return unfortified if area == NOTHING else unfortified & world.box.board.area_lands[area]


def strike(world: World, seat: int, event: int, land: int, out: Outside) -> None:
    """One territory feels the card."""
    effect = effect_of(world, event)
    owner = world.owner[land]
    if out.ear is not None:
        card = f"event:{world.box.events[event].id}"
        clause = f"effect.{effect.kind}"
        out.tell("event-struck", clause, seat=f"seat:{seat}", card=card, land=world.land_ref(land))
    if effect.kind == "disaster":
        for _ in range(effect.count):
            reduce_structure(world, land, out)  # rule: marauder.outside
        world.remove_fort(land, "effect.disaster", out)
        return
    if out.ear is not None and owner != NOBODY:
        out.tell("event-army-lost", f"effect.{effect.kind}", seat=f"seat:{owner}", land=world.land_ref(land))
    if effect.kind == "plague":
        world.remove_army(land)
        return
    world.muster(seat, 1)
    if effect.kind == "diplomacy":
        world.replace_armies(land, seat, world.force)  # rule: replace.no_reduction
        world.note_entry(land)
    elif effect.kind == "revolution":
        world.replace_armies(land, seat, world.box.tag_of(event))
    else:
        world.remove_fort(land, "effect.barbarians", out)
        world.clear_armies(land)
        reduce_structure(world, land, out)
        world.put_army(land, seat, world.box.tag_of(event))
    if out.ear is not None:
        out.tell("event-placed", f"effect.{effect.kind}", seat=f"seat:{seat}", land=world.land_ref(land))
