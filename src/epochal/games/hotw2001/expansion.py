"""Chapter V, expansion: by land, over straits and along chains of fleets; forts and coins."""

from typing import Final

from epochal.core.events import Arg, Message
from epochal.core.kernel import Outside, Question
from epochal.games.conquest.atlas import bit, members, spell
from epochal.games.hotw2001.combat import conquer, defending_dice
from epochal.games.hotw2001.naval import can_recall, man_fleet, mannable, recall
from epochal.games.hotw2001.state import NOBODY, World


class Expand(Question[World]):
    """The force on the move: the Active Empire, a minor empire or crusaders."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        if s.pool > 0 or expansion_targets(s) or (s.is_active_empire() and can_spend(s)):
            return (s.turn,)
        return ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        words = s.words
        choices: list[int] = []
        targets = expansion_targets(s)
        if targets:
            choices = spell(words.expand, targets)
        if s.is_active_empire():
            if s.forts_left() > 0:
                sites = fort_sites(s)
                if s.pool > 0 or s.free_forts > 0:
                    choices += spell(words.fort, sites)
                if s.coins > 0 or s.allied_coins > 0:
                    choices += spell(words.buy_fort, sites)
            if can_recall(s):
                choices.append(words.recall)
            if s.lost > 0 and s.allied_coins > 0:
                choices.append(words.recall_allied)
            if s.optional.naval_control and s.pool > 0:
                choices += spell(words.man, mannable(s))
        choices.append(words.done)
        return choices

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        armies = s.pool + s.allied_pool
        coins = s.coins + s.allied_coins
        args: dict[str, Arg] = {"force": s.box.tags[s.force], "pool": armies, "coins": coins}
        return Message("prompt-expand", args, "expand.adjacent")

    def on_expand(self, s: World, seat: int, land: int, out: Outside) -> None:
        owner = s.owner[land]
        if owner == NOBODY:
            enter_vacant(s, seat, land, out)
        elif owner == seat:
            reinforce_or_replace(s, seat, land, out)
        else:
            s.pool -= 1
            if not conquer(s, seat, land, s.force, defending_dice(s, land), out):
                return
        s.note_entry(land)
        crusaders_arrive(s, land, out)

    def on_fort(self, s: World, seat: int, land: int, out: Outside) -> None:
        if s.free_forts > 0:
            s.free_forts -= 1  # rule: card.engineering
        else:
            s.pool -= 1  # rule: forts.exchange
            s.figures[seat] += 1
        build_fort(s, seat, land, "forts.exchange", out)

    def on_buy_fort(self, s: World, seat: int, land: int, out: Outside) -> None:
        if s.allied_coins > 0:
            s.allied_coins -= 1  # rule: card.allies_first
        else:
            s.coins -= 1
        build_fort(s, seat, land, "coins.fort", out)

    def on_recall(self, s: World, seat: int, noun: int, out: Outside) -> None:
        recall(s, seat, out)

    def on_recall_allied(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.allied_coins -= 1
        s.lost -= 1
        s.allied_pool += s.muster(seat, 1)  # rule: card.allies_armies
        if out.ear is not None:
            out.tell("event-recalled-allied", "card.allies_armies", seat=f"seat:{seat}")

    def on_man(self, s: World, seat: int, water: int, out: Outside) -> None:
        s.pool -= 1
        man_fleet(s, seat, water, out)

    def on_done(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()  # rule: expand.stop
        if out.ear is not None and s.pool + s.allied_pool > 0:
            out.tell("event-stopped", "expand.stop", seat=f"seat:{seat}", armies=s.pool + s.allied_pool)


EXPAND: Final = Expand("expand")


def expansion_targets(world: World) -> int:
    """The lands the force may enter with an army it has."""
    if world.pool > 0:
        targets = world.reach & ~world.active  # rule: expand.one_army
        if world.optional.multiple_armies:
            for land in members(world.active):
                if world.room(land):
                    targets |= bit(land)  # rule: multiple_armies.add
        return targets
    if world.allied_pool > 0:
        return world.reach & ~world.occupied()  # rule: card.allies_armies
    return 0


def can_spend(world: World) -> bool:
    """Whether the Active Empire, its pool empty, could still do something."""
    money = world.coins > 0 or world.allied_coins > 0
    if money and world.lost > 0:
        return True
    return (money or world.free_forts > 0) and world.forts_left() > 0 and fort_sites(world) != 0


def fort_sites(world: World) -> int:
    """The lands of the Active Empire that can take a fort."""  # rule: forts.place
    sites = world.active & ~world.forts
    if world.optional.multiple_armies:
        for land in members(sites):
            if not world.room(land):
                sites &= ~bit(land)  # rule: option.multiple_armies
    return sites


def enter_vacant(world: World, seat: int, land: int, out: Outside) -> None:
    """An army takes an empty land, an allied one first. Nothing there is sacked."""  # rule: expand.vacant, sack.vacant
    if world.allied_pool > 0:
        world.allied_pool -= 1  # rule: card.allies_first
    else:
        world.pool -= 1
    world.put_army(land, seat, world.force)
    if out.ear is not None:
        out.tell("event-entered", "expand.vacant", seat=f"seat:{seat}", land=world.land_ref(land))


def reinforce_or_replace(world: World, seat: int, land: int, out: Outside) -> None:
    """An army joins its own empire, or takes the place of the player's older armies without a fight."""
    world.pool -= 1
    if world.active & bit(land):
        world.put_army(land, seat, world.force)  # rule: multiple_armies.add
        if out.ear is not None:
            out.tell(
                "event-reinforced", "multiple_armies.add", seat=f"seat:{seat}", land=world.land_ref(land)
            )
        return
    world.replace_armies(land, seat, world.force)  # rule: expand.own, multiple_armies.own
    if out.ear is not None:
        out.tell("event-replaced", "expand.own", seat=f"seat:{seat}", land=world.land_ref(land))


def build_fort(world: World, seat: int, land: int, clause: str, out: Outside) -> None:
    """A fort rises."""
    world.forts |= bit(land)
    if out.ear is not None:
        out.tell("event-fort", clause, seat=f"seat:{seat}", land=world.land_ref(land))


def crusaders_arrive(world: World, land: int, out: Outside) -> None:
    """Crusaders who take their goal place a fort and a city there."""  # rule: card.crusade_palestine
    if world.is_active_empire() or world.box.kind_of(world.force) != "crusade":
        return
    card = world.box.events[world.force - world.box.empire_count]
    if land != card.land or world.armies(land) > 1:
        return
    if world.forts_left() > 0 and world.room(land):
        world.forts |= bit(land)
    world.build_city(land)
    if out.ear is not None:
        out.tell("event-crusaders-arrived", "card.crusade_palestine", land=world.land_ref(land))
