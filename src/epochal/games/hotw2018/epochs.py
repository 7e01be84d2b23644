"""The five epochs: region tokens, cards, the call of the empires, and the end."""

from typing import Final

from epochal.core.kernel import Entry, Outside, Step
from epochal.games.conquest.calling import Call
from epochal.games.conquest.world import Conquest
from epochal.games.hotw2018.components import EPOCHS
from epochal.games.hotw2018.draft import DEALT, DRAFT_ROUND, DRAW
from epochal.games.hotw2018.state import EMPIRES, EVENTS, World, changed
from epochal.games.hotw2018.turn import OPEN_TURN


class BeginEpoch(Step[World]):
    """New region tokens, and the cards of the epoch. ``a`` is the epoch."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.new_epoch(a)
        s.order = tuple(sorted(range(s.seats), key=lambda seat: -s.score[seat]))
        s.orders = changed(s.orders, a - 1, s.order)
        if out.ear is not None:
            out.tell("event-epoch", "epoch.five", epoch=a)
            areas = [f"area:{s.box.atlas.areas[area]}" for area in new_tokens(s, a)]
            out.tell("event-tokens", "epoch.tokens", areas=areas)
        # rule: setup.decks
        empires = out.chance.shuffle(s.box.by_epoch[a], "cut the empires")
        s.empire_pile = tuple(sorted(empires[: s.seats]))
        events = out.chance.shuffle(s.box.events_by_epoch[a], "cut the events")
        s.event_pile = tuple(sorted(events[: s.seats]))
        calls: list[Entry] = [(CALL, n, 0) for n in range(len(s.box.by_epoch[a]))]
        s.then(*rounds(s), (DEALT, 0, 0), *calls, (END_EPOCH, 0, 0))


class CallEmpire(Call):
    """The next empire is called: its holder takes the catapult and the turn."""

    def begin(self, s: Conquest, place: int, out: Outside) -> None:
        s.then((OPEN_TURN, 0, 0))  # rule: turn.steps


class EndEpoch(Step[World]):
    """The next epoch, or the end of the game."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        if s.epoch < EPOCHS:
            s.then((BEGIN_EPOCH, s.epoch + 1, 0))  # rule: end.epoch
            return
        s.over = True  # rule: end.game
        if out.ear is not None:
            best = [f"seat:{seat}" for seat in s.winners()]
            out.tell("event-won", "end.game", seats=best, count=len(best))


BEGIN_EPOCH: Final = BeginEpoch("begin_epoch")
CALL: Final = CallEmpire("call")
END_EPOCH: Final = EndEpoch("end_epoch")


def rounds(world: World) -> list[Entry]:
    """The rounds of the draft; by the classic option each set is drawn from in turn."""
    if not world.classic_drafting:
        return [(DRAFT_ROUND, n, 0) for n in range(world.seats)]
    both: list[Entry] = []  # rule: option.classic_drafting
    for n in range(world.seats):
        both += [(DRAW, n, EVENTS), (DRAW, n, EMPIRES)]
    return both


def new_tokens(world: World, epoch: int) -> list[int]:
    """The areas that get a new region token in an epoch."""  # rule: epoch.tokens
    values = world.box.atlas.area_values
    before = [0 if epoch == 1 else value[epoch - 2] for value in values]
    return [area for area, value in enumerate(values) if value[epoch - 1] != before[area]]
