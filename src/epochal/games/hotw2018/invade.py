"""Invading: by land, strait, caravan and fleet; fortifying; and the moment for enhancements."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.conquest.atlas import bit, spell
from epochal.games.hotw2018.battle import begin_battle
from epochal.games.hotw2018.events import play, playable
from epochal.games.hotw2018.founding import build_fort, fort_sites
from epochal.games.hotw2018.state import NOBODY, World


class Invade(Question[World]):
    """The force on the move. Who has cards is asked to the last, so that nobody learns what they are."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        if s.pool > 0 and ((s.reach | s.sail_reach) & ~s.active or fort_sites(s)):
            return (s.turn,)
        return (s.turn,) if s.is_active_empire() and s.hand[s.turn] else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        words = s.words
        choices = []
        if s.is_active_empire():  # rule: kingdom.no_enhancements
            choices = [words.play + event for event in s.hand[seat] if playable(s, seat, event)]
        if s.pool > 0:
            choices += spell(words.invade, s.reach & ~s.active)  # rule: invade.adjacent, invade.once
            choices += spell(words.sail, s.sail_reach & ~s.active)  # rule: fleets.choice
            choices += spell(words.fortify, fort_sites(s))
        choices.append(words.done)
        return choices

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        force = s.box.tags[s.force]
        return Message("prompt-invade", {"force": force, "armies": s.pool}, "invade.adjacent")

    def on_play(self, s: World, seat: int, event: int, out: Outside) -> None:
        play(s, seat, event, out)

    def on_invade(self, s: World, seat: int, land: int, out: Outside) -> None:
        enter(s, seat, land, False, out)

    def on_sail(self, s: World, seat: int, land: int, out: Outside) -> None:
        enter(s, seat, land, True, out)

    def on_fortify(self, s: World, seat: int, land: int, out: Outside) -> None:
        s.pool -= 1  # rule: fortify.army
        s.figures[seat] += 1
        build_fort(s, seat, land, 1, out)

    def on_done(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()  # rule: invade.stop
        if out.ear is not None and s.pool > 0:
            out.tell("event-stopped", "invade.stop", seat=f"seat:{seat}", armies=s.pool)


INVADE: Final = Invade("invade")


def enter(world: World, seat: int, land: int, sailing: bool, out: Outside) -> None:
    """An army from the card is placed in a territory, and fights for it if an opponent is there."""
    world.pool -= 1
    owner = world.owner[land]
    if owner == NOBODY:
        world.put_army(land, seat, world.force)  # rule: invade.empty, reduce.no_battle
    elif owner == seat:
        world.replace_armies(land, seat, world.force)  # rule: invade.own
    else:
        begin_battle(world, seat, land, sailing, out)  # rule: invade.opponent
        return
    world.note_entry(land)
    if sailing:
        world.sailed |= bit(land)
    if out.ear is not None:
        id = "event-entered" if owner == NOBODY else "event-replaced"
        clause = "invade.empty" if owner == NOBODY else "invade.own"
        out.tell(id, clause, seat=f"seat:{seat}", land=world.land_ref(land), sailing=int(sailing))
