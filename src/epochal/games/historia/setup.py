"""Set-up: everything in its place, milestones and leaders chosen, the first territories settled."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.chance import Chance
from epochal.core.events import Message, Tell
from epochal.core.kernel import Entry, Outside, Question, Step
from epochal.games.historia.civbots import settle_civbots
from epochal.games.historia.components import (
    ACTIONS,
    CUBES,
    LEVELS,
    MILESTONES,
    PLAYERS,
    TOURISM,
    WAR,
    cell,
)
from epochal.games.historia.effects import score
from epochal.games.historia.game import Historia
from epochal.games.historia.leaders import DEAL_LEADERS
from epochal.games.historia.rounds import BEGIN_ROUND
from epochal.games.historia.state import NOTHING, History
from epochal.games.historia.timeline import deal_wonders

SOLO_CIVBOTS: Final = 4
MIXED: Final = (2, 1, 0, 2)
START: Final = cell(1, 1)
ROW_ABOVE: Final = cell(1, 2) - START
"""From a cell to the one above it; cells side by side are one apart."""


class DrawMilestone(Step[History]):
    """The next player turns a milestone over. ``a`` is the player."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        if not milestone_cells(s):
            return
        left = [n for n in range(len(s.box.milestones)) if n not in s.milestones.values()]
        s.milestone_drawn = left[out.chance.pick(len(left), "milestone")]
        s.then((PLACE_MILESTONE, a, 0))


class PlaceMilestone(Question[History]):
    """Anywhere on the matrix, not next to another milestone."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,) if s.milestone_drawn != NOTHING else ()

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [s.words.milestone + number for number in milestone_cells(s)]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        ref = f"milestone:{s.box.milestones[s.milestone_drawn]}"
        return Message("prompt-milestone", {"milestone": ref}, "setup.milestones")

    def on_milestone(self, s: History, seat: int, noun: int, out: Outside) -> None:
        s.milestones[s.box.cells[noun]] = s.milestone_drawn
        if out.ear is not None:
            ref = f"milestone:{s.box.milestones[s.milestone_drawn]}"
            where = f"cell:{s.box.cell_ids[noun]}"
            out.tell(
                "event-milestone-placed", "setup.milestones", seat=f"seat:{seat}", milestone=ref, cell=where
            )
        s.milestone_drawn = NOTHING


class Settle(Question[History]):
    """The first territory of a player: an empty one. ``a`` is the player."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,) if s.holds[a] == 0 else ()

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [s.words.settle + territory for territory in members(s.empty())]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-settle", {}, "setup.territories")

    def on_settle(self, s: History, seat: int, territory: int, out: Outside) -> None:
        s.available[seat] -= 1
        s.holds[seat] |= bit(territory)
        if out.ear is not None:
            where = s.territory_ref(territory)
            out.tell("event-settled", "setup.territories", civ=f"seat:{seat}", territory=where)
        score(s, seat, s.worth_of(territory), "setup.territories", out)


class SettleCivbots(Step[History]):
    """The Civbots come to the map, and the first turn begins."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        settle_civbots(s, out)
        s.then((BEGIN_ROUND, 1, 0))


DRAW_MILESTONE: Final = DrawMilestone("draw_milestone")
PLACE_MILESTONE: Final = PlaceMilestone("place_milestone")
SETTLE: Final = Settle("settle")
SETTLE_CIVBOTS: Final = SettleCivbots("settle_civbots")


def milestone_cells(world: History) -> list[int]:
    """The numbers of the cells that may take a milestone: not the start, not next to another."""  # rule: setup.milestone_apart
    taken = {START}
    for place in world.milestones:
        for row in (place - ROW_ABOVE, place, place + ROW_ABOVE):
            taken.update((row - 1, row, row + 1))
    return [number for number, place in enumerate(world.box.cells) if place not in taken]


def empty_history(game: Historia, seats: int, levels: tuple[int, ...]) -> History:
    """A table with everything in the box but the markers."""
    civs = seats + len(levels)
    all_but_two = (bit(len(ACTIONS)) - 1) & ~bit(WAR) & ~bit(TOURISM)  # rule: setup.hand
    bots = len(levels)
    return History(
        game=game,
        agenda=[],
        asked=(),
        seats=seats,
        levels=levels,
        era=1,
        turn=1,
        order=tuple(range(seats)),
        points=[0] * civs,
        technology=[1] * civs,
        military=[1] * civs,
        available=[3] * seats + [game.box.civbot_cubes + 1] * bots,  # rule: setup.cubes
        used=[1] * seats + [0] * bots,
        supply=[CUBES - 4] * seats + [0] * bots,
        holds=[0] * civs,
        tokens=tuple(range(len(game.box.territories))),
        milestones={},
        milestone_drawn=NOTHING,
        civilization=tuple(range(seats)),
        hand=[all_but_two] * seats,
        queue=[()] * seats,
        advisors=[()] * seats,
        decks=[tuple(game.box.advisors_of[seat]) for seat in range(seats)],
        gone=[()] * seats,
        chosen=[()] * seats,
        ready=0,
        revealed=[()] * seats,
        resolving=NOTHING,
        revolution=False,
        built=[0] * civs,
        turned=[0] * civs,
        fresh=0,
        row=(),
        shown=0,
        leaders=(NOTHING,) * seats,
        leader_pile=(),
        leader_order=(),
        eliminated=False,
        over=False,
    )


def civbot_levels(seats: int, civbots: int, level: str) -> tuple[int, ...]:
    """The levels of the Civbots at a table: a single player meets four, others as many as there is room for."""
    count = SOLO_CIVBOTS if seats == 1 else min(civbots, PLAYERS - seats)  # rule: civbot.number, solo.four
    return MIXED[:count] if level == "mixed" else (LEVELS.index(level),) * count


def new_history(
    game: Historia, seats: int, options: dict[str, bool | int | str], chance: Chance, tell: Tell | None
) -> History:
    """Cards and tokens dealt, and the first milestone drawn."""
    levels = civbot_levels(seats, int(options["civbots"]), str(options["civbot_level"]))
    world = empty_history(game, seats, levels)
    out = Outside(chance, tell)
    world.order = tuple(chance.order(seats, "turn order"))  # rule: setup.order
    world.tokens = tuple(chance.order(len(game.box.territories), "territory tokens"))  # rule: setup.tokens
    world.civilization = tuple(chance.order(len(game.box.civilizations), "civilizations")[:seats])
    if out.ear is not None and seats > 1:
        out.tell("event-order", "setup.order", seats=[f"seat:{seat}" for seat in world.order])
    for seat in range(seats):
        own = game.box.advisors_of[world.civilization[seat]]
        world.decks[seat] = tuple(chance.shuffle(own, "advisors"))  # rule: setup.advisors
        advisor = world.draw_advisor(seat)
        if out.ear is not None:
            civilization = f"civilization:{game.box.civilizations[world.civilization[seat]]}"
            out.tell("event-civilization", "setup.advisors", seat=f"seat:{seat}", civilization=civilization)
            card = world.card_ref(len(ACTIONS) + advisor)
            out.whisper(seat, "event-advisor-card", "setup.advisors", card=card)
    deal_wonders(world, out)  # rule: setup.wonders
    milestones: list[Entry] = [
        (DRAW_MILESTONE, world.order[n % seats], 0) for n in range(MILESTONES)
    ]  # rule: setup.milestones
    leaders: list[Entry] = []
    if seats > 1:
        world.leader_order = world.order[::-1]  # rule: setup.leaders
        leaders = [(DEAL_LEADERS, 1, 0)]
    settling: list[Entry] = [(SETTLE, seat, 0) for seat in world.order]
    world.then(*milestones, *leaders, *settling, (SETTLE_CIVBOTS, 0, 0))
    world.advance(out)
    return world
