"""Battle: dice, rerolls, sieges, retreats, and what falls with the territory."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.atlas import bit
from epochal.games.hotw2018.effects import has, helping, ignored, structures
from epochal.games.hotw2018.state import NOTHING, World
from epochal.games.hotw2018.track import advance_marker

INVADER: Final = 0
DEFENDER: Final = 1
CATAPULT: Final = 3
"""The last space of the catapult."""


class Consider(Step[World]):
    """The next side may reroll. ``a`` is the side, ``b`` how many in a row have let the dice stand."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        if b == 2:
            conclude(s, out)  # rule: reroll.turns
            return
        rerolls = s.my_rerolls if a == INVADER else s.their_rerolls
        lead = outcome(s)
        ahead = lead > 0 if a == INVADER else lead < 0
        if rerolls and not ahead:  # rule: reroll.ahead
            s.then((REROLL, a, b))
        else:
            s.then((CONSIDER, 1 - a, b + 1))


class Reroll(Question[World]):
    """A side that is not ahead may reroll its lowest die."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn if a == INVADER else s.owner[s.target],)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return [s.words.reroll, s.words.let_stand]

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        mine, theirs = results(s)
        ours = (mine, theirs) if a == INVADER else (theirs, mine)
        return Message(
            "prompt-reroll",
            {"land": s.land_ref(s.target), "mine": ours[0], "theirs": ours[1]},
            "reroll.turns",
        )

    def on_reroll(self, s: World, seat: int, noun: int, out: Outside) -> None:
        side = s.agenda[-1][1]
        s.close()
        if side == INVADER:
            s.my_rerolls -= 1
            s.attack = rerolled(s.attack, out.chance.dice(1, "attack")[0])
        else:
            s.their_rerolls -= 1
            s.answer = rerolled(s.answer, out.chance.dice(1, "defence")[0])
        if out.ear is not None:
            mine, theirs = results(s)
            out.tell(
                "event-rerolled",
                "reroll.lowest",
                seat=f"seat:{seat}",
                attack=list(s.attack),
                defence=list(s.answer),
                mine=mine,
                theirs=theirs,
                bonus=invader_bonus(s),
                terrain=int(has_terrain(s)),
            )
        s.then((CONSIDER, 1 - side, 0))

    def on_let_stand(self, s: World, seat: int, noun: int, out: Outside) -> None:
        side, stood = s.agenda[-1][1:]
        s.close()
        s.then((CONSIDER, 1 - side, stood + 1))


class SiegeOrRetreat(Question[World]):
    """After a lost battle: press on with the catapult, or give up."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        choices = [s.words.siege] if s.pool > 0 else []
        if s.siege_tokens > 0:
            choices.append(s.words.siege_token)  # rule: siege.token
        choices.append(s.words.retreat)  # rule: retreat.choice
        return choices

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        bonus = min(s.engines + 1, CATAPULT)
        return Message(
            "prompt-siege",
            {"land": s.land_ref(s.target), "bonus": bonus, "armies": s.pool, "tokens": s.siege_tokens},
            "siege.begin",
        )

    def on_siege(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()
        s.pool -= 1
        if s.engines < CATAPULT:
            s.engaged += 1  # rule: siege.begin, siege.space
        else:
            s.figures[seat] += 1  # rule: siege.beyond
        lay_siege(s, seat, out)

    def on_siege_token(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()
        s.siege_tokens -= 1
        lay_siege(s, seat, out)

    def on_retreat(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()
        retreat(s, "retreat.choice", out)


class SpareOrReduce(Question[World]):
    """A victorious empire may leave the structures as they are. ``a`` is the territory."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        return [s.words.spare, s.words.reduce]  # rule: effect.spare

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-spare", {"land": s.land_ref(a)}, "effect.spare")

    def on_spare(self, s: World, seat: int, noun: int, out: Outside) -> None:
        land = s.agenda[-1][1]
        s.close()
        if out.ear is not None:
            out.tell("event-spared", "effect.spare", seat=f"seat:{seat}", land=s.land_ref(land))

    def on_reduce(self, s: World, seat: int, noun: int, out: Outside) -> None:
        land = s.agenda[-1][1]
        s.close()
        reduce_after_battle(s, land, out)


CONSIDER: Final = Consider("consider")
REROLL: Final = Reroll("reroll")
SIEGE_OR_RETREAT: Final = SiegeOrRetreat("siege_or_retreat")
SPARE_OR_REDUCE: Final = SpareOrReduce("spare_or_reduce")


def begin_battle(world: World, seat: int, land: int, sailing: bool, out: Outside) -> None:
    """The army just placed meets an opponent."""
    world.target = land
    world.sailing = sailing
    if out.ear is not None:
        id = "event-sailed" if sailing else "event-invasion"
        clause = "battle.naval" if sailing else "invade.opponent"
        owner = f"seat:{world.owner[land]}"
        force = world.box.tags[world.force]
        out.tell(id, clause, seat=f"seat:{seat}", force=force, land=world.land_ref(land), owner=owner)
    fight(world, out)


def attacking_dice(world: World) -> int:
    """Two dice; three with an effect."""  # rule: battle.dice, effect.dice
    return 3 if helping(world, "dice") else 2


def defending_dice(world: World) -> int:
    """One die; two in a fort."""  # rule: battle.dice, battle.fortified
    return 2 if world.forts & bit(world.target) and not ignored(world, "fort") else 1


def invader_bonus(world: World) -> int:
    """What the invader adds to the highest die: the catapult, and effects."""  # rule: siege.space, effect.bonus
    return min(world.engines, CATAPULT) + helping(world, "bonus")


def has_terrain(world: World) -> bool:
    """Whether terrain helps the defender."""  # rule: battle.terrain
    return bool(world.box.board.rough & bit(world.target)) and not ignored(world, "terrain")


def results(world: World) -> tuple[int, int]:
    """The results of invader and defender."""  # rule: battle.combined
    mine = max(world.attack) + invader_bonus(world)
    theirs = max(world.answer) + (1 if has_terrain(world) else 0)
    return mine, theirs


def outcome(world: World) -> int:
    """Positive if the invader would win with the dice as they lie, 0 for a tie, negative if the defender holds."""
    mine, theirs = results(world)
    if mine == theirs and helping(world, "ties"):
        return 1  # rule: effect.ties
    return mine - theirs


def fight(world: World, out: Outside) -> None:
    """Both sides roll; then come the rerolls, if anybody has one."""  # rule: siege.battle
    world.attack = out.chance.dice(attacking_dice(world), "attack")
    world.answer = out.chance.dice(defending_dice(world), "defence")
    world.my_rerolls = helping(world, "reroll")  # rule: effect.reroll
    world.their_rerolls = 1 if world.sailing and not ignored(world, "naval") else 0  # rule: battle.naval
    if out.ear is not None:
        mine, theirs = results(world)
        out.tell(
            "event-rolled",
            "battle.dice",
            attack=list(world.attack),
            defence=list(world.answer),
            mine=mine,
            theirs=theirs,
            bonus=invader_bonus(world),
            terrain=int(has_terrain(world)),
        )
    if world.my_rerolls or world.their_rerolls:
        world.then((CONSIDER, INVADER, 0))
    else:
        conclude(world, out)


def rerolled(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """The dice with the lowest one rolled anew."""  # rule: reroll.lowest
    rest = list(dice)
    rest[rest.index(min(rest))] = die
    return tuple(rest)


def conclude(world: World, out: Outside) -> None:
    """The dice stand: win, tie or lose."""
    lead = outcome(world)
    if lead > 0:
        win(world, out)
    elif lead == 0:
        tie(world, out)
    elif world.pool + world.siege_tokens > 0:
        world.then((SIEGE_OR_RETREAT, 0, 0))  # rule: battle.lose
    else:
        retreat(world, "retreat.forced", out)  # rule: retreat.forced


def win(world: World, out: Outside) -> None:
    """The defender's army is removed and the invader stays."""  # rule: battle.win
    land = world.target
    if out.ear is not None:
        mine, theirs = results(world)
        if mine == theirs:
            out.tell("event-tie-won", "effect.ties", seat=f"seat:{world.turn}", land=world.land_ref(land))
    defender_falls(world, "battle.win", out)
    world.put_army(land, world.turn, world.force)
    world.note_entry(land)
    world.last_win = land
    if world.sailing:
        world.sailed |= bit(land)
    if out.ear is not None:
        out.tell("event-captured", "battle.win", seat=f"seat:{world.turn}", land=world.land_ref(land))
    end_battle(world)
    if structures(world) & bit(land) and has(world, "spare"):
        world.then((SPARE_OR_REDUCE, land, 0))
    else:
        reduce_after_battle(world, land, out)


def tie(world: World, out: Outside) -> None:
    """Both armies are removed and the territory is empty."""  # rule: battle.tie
    land = world.target
    defender_falls(world, "battle.tie", out)
    world.figures[world.turn] += 1
    if out.ear is not None:
        out.tell("event-tied", "battle.tie", seat=f"seat:{world.turn}", land=world.land_ref(land))
    end_battle(world)
    reduce_after_battle(world, land, out)


def retreat(world: World, clause: str, out: Outside) -> None:
    """The invading army goes back to the supply."""
    if out.ear is not None:
        land = world.land_ref(world.target)
        out.tell("event-retreated", clause, seat=f"seat:{world.turn}", land=land)
    world.figures[world.turn] += 1
    end_battle(world)  # rule: retreat.again


def lay_siege(world: World, seat: int, out: Outside) -> None:
    """One more on the catapult, and another battle."""
    world.engines += 1
    if out.ear is not None:
        bonus = min(world.engines, CATAPULT)
        out.tell(
            "event-siege",
            "siege.space",
            seat=f"seat:{seat}",
            land=world.land_ref(world.target),
            bonus=bonus,
        )
    fight(world, out)


def defender_falls(world: World, clause: str, out: Outside) -> None:
    """The defender's army is lost, and its fort."""  # rule: reduce.fort
    land = world.target
    if out.ear is not None:
        owner = f"seat:{world.owner[land]}"
        out.tell("event-army-lost", clause, seat=owner, land=world.land_ref(land))
    world.remove_fort(land, "reduce.fort", out)
    world.remove_army(land)


def end_battle(world: World) -> None:
    """The catapult is cleared: armies to the supply, tokens away."""  # rule: siege.end
    world.figures[world.turn] += world.engaged
    world.engaged = 0
    world.engines = 0
    world.target = NOTHING
    world.sailing = False
    world.attack = ()
    world.answer = ()
    world.my_rerolls = 0
    world.their_rerolls = 0


def reduce_structure(world: World, land: int, out: Outside) -> bool:
    """One structure falls a step: a capitol becomes a city, a city goes, a monument goes. Whether one did."""
    here = bit(land)
    id = ""
    if world.capitals & here:  # rule: reduce.order
        world.capitals &= ~here
        world.cities |= here
        id = "event-capitol-reduced"
    elif world.cities & here:
        world.cities &= ~here
        id = "event-city-removed"
    elif world.monuments & here:
        world.monuments &= ~here
        id = "event-monument-removed"
    if out.ear is not None and id:
        out.tell(id, "reduce.order", land=world.land_ref(land))
    return id != ""


def reduce_after_battle(world: World, land: int, out: Outside) -> None:
    """After a win or tie a structure is reduced, and whoever lives from that gains by it."""
    if not reduce_structure(world, land, out):
        return
    seat = world.turn
    points = 1 if world.is_marauder() else 0  # rule: marauder.point
    for effect in world.boons:
        if effect.kind != "loot":
            continue
        if effect.gain == "point":
            points += 1  # rule: effect.loot
        elif effect.gain == "siege_token":
            world.siege_tokens += 1
            if out.ear is not None:
                tokens = world.siege_tokens
                out.tell("event-siege-tokens", "effect.loot", seat=f"seat:{seat}", tokens=tokens)
        elif world.muster(seat, 1):
            world.pool += 1
            if out.ear is not None:
                out.tell("event-armies", "effect.loot", seat=f"seat:{seat}", armies=world.pool)
    if out.ear is not None and points:
        total = world.score[seat] + points
        clause = "marauder.point" if world.is_marauder() else "effect.loot"
        out.tell("event-plunder", clause, seat=f"seat:{seat}", points=points, total=total)
    advance_marker(world, seat, points)
