"""Chapter III, empire cards and the epoch: drawing, keeping and passing, and the call of the empires."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.hotw2001.building import COUNT_RESOURCES
from epochal.games.hotw2001.establish import ESTABLISH
from epochal.games.hotw2001.events import PLAY_EVENTS
from epochal.games.hotw2001.scoring import CLEAN_UP, SCORE
from epochal.games.hotw2001.state import NOTHING, World, changed


class DrawOrder(Step[World]):
    """Who draws first: by dice in epoch I, by points afterwards."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        if s.epoch == 1:
            first = highest_roller(s, out)
            s.order = tuple([(first + n) % s.seats for n in range(s.seats)])
        else:
            s.order = later_order(s)
        if out.ear is not None:
            clause = "draw.order_first" if s.epoch == 1 else "draw.order_later"
            out.tell("event-draw-order", clause, seats=[f"seat:{seat}" for seat in s.order])


class Draw(Step[World]):
    """The next player draws a card at random and looks at it."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        seat = s.order[a]
        pile = undrawn(s)
        s.drawn = pile[out.chance.pick(len(pile), "draw")]  # rule: draw.one
        if out.ear is not None:
            out.tell("event-drew", "draw.one", seat=f"seat:{seat}")
            out.whisper(seat, "event-drew-card", "draw.one", empire=s.box.tags[s.drawn])
        without = cardless(s)
        if len(without) == 1:
            give(s, seat, without[0], out)  # rule: draw.last
        else:
            s.then((KEEP_OR_PASS, seat, 0))


class KeepOrPass(Question[World]):
    """Keep the card or pass it to a player without one."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (a,) if s.drawn != NOTHING else ()

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        without = cardless(s)
        choices = [s.words.keep] if seat in without else []  # rule: draw.keep_or_pass, draw.must_pass
        return choices + [s.words.pass_to + other for other in without if other != seat]

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        id = "prompt-keep-or-pass" if s.holding[seat] == NOTHING else "prompt-must-pass"
        clause = "draw.keep_or_pass" if s.holding[seat] == NOTHING else "draw.must_pass"
        return Message(id, {"empire": s.box.tags[s.drawn]}, clause)

    def on_keep(self, s: World, seat: int, noun: int, out: Outside) -> None:
        give(s, seat, seat, out)

    def on_pass(self, s: World, seat: int, to: int, out: Outside) -> None:
        give(s, seat, to, out)


class Dealt(Step[World]):
    """Everybody has an empire and may look at it."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.dealt = True  # rule: draw.unseen
        if out.ear is not None:
            for seat in range(s.seats):
                out.whisper(seat, "event-your-empire", "draw.unseen", empire=s.box.tags[s.holding[seat]])


class Call(Step[World]):
    """The next empire is called: played by whoever holds it, else skipped."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        empire = s.box.by_epoch[s.epoch][a]
        s.called = a + 1
        if empire not in s.holding:  # rule: epoch.skip
            if out.ear is not None:
                out.tell("event-skipped", "epoch.skip", empire=s.box.tags[empire])
            return
        seat = s.holding.index(empire)  # rule: epoch.order
        s.turn = seat
        strength = s.box.empires[empire].strength
        s.last_order = changed(s.last_order, seat, a)
        s.last_strength = changed(s.last_strength, seat, strength)
        s.strength_sum = changed(s.strength_sum, seat, s.strength_sum[seat] + strength)
        if out.ear is not None:
            out.tell(
                "event-turn", "epoch.order", seat=f"seat:{seat}", empire=s.box.tags[empire], strength=strength
            )
        s.then(
            (PLAY_EVENTS, 0, 0), (ESTABLISH, 0, 0), (COUNT_RESOURCES, 0, 0), (CLEAN_UP, 0, 0), (SCORE, 0, 0)
        )


DRAW_ORDER: Final = DrawOrder("draw_order")
DRAW: Final = Draw("draw")
KEEP_OR_PASS: Final = KeepOrPass("keep_or_pass")
DEALT: Final = Dealt("dealt")
CALL: Final = Call("call")


def highest_roller(world: World, out: Outside) -> int:
    """Two dice each; the highest draws first, and tied ones roll again."""  # rule: draw.order_first
    rollers = list(range(world.seats))
    while len(rollers) > 1:
        totals = []
        for seat in rollers:
            dice = out.chance.dice(2, "draw order")
            totals.append(sum(dice))
            if out.ear is not None:
                out.tell("event-order-roll", "draw.order_first", seat=f"seat:{seat}", dice=list(dice))
        best = max(totals)
        rollers = [seat for seat, total in zip(rollers, totals, strict=True) if total == best]
    return rollers[0]


def later_order(world: World) -> tuple[int, ...]:
    """Fewest points first, then the weaker last empire, then the earlier one."""

    def place(seat: int) -> tuple[int, int, int]:
        # rule: draw.order_later, draw.tie_strength, draw.tie_earlier
        return (world.score[seat], world.last_strength[seat], world.last_order[seat])

    return tuple(sorted(range(world.seats), key=place))


def undrawn(world: World) -> list[int]:
    """The cards of this epoch still in the pile."""
    return [empire for empire in world.box.by_epoch[world.epoch] if empire not in world.holding]


def cardless(world: World) -> list[int]:
    """The players without an empire card."""
    return [seat for seat in range(world.seats) if world.holding[seat] == NOTHING]


def give(world: World, seat: int, to: int, out: Outside) -> None:
    """The drawn card goes to a player, who may not look at it yet unless it is the drawer."""
    card = world.drawn
    world.holding[to] = card
    world.drawn_by = changed(world.drawn_by, to, seat)
    world.drawn = NOTHING
    if out.ear is not None:
        if to == seat:
            out.tell("event-kept", "draw.keep_or_pass", seat=f"seat:{seat}")
        else:
            out.tell("event-passed", "draw.keep_or_pass", seat=f"seat:{seat}", to=f"seat:{to}")
