"""Set-up: the decks, the rows, and what everybody begins with."""

from typing import Final

from epochal.core.bits import bit
from epochal.core.chance import Chance
from epochal.core.events import Tell
from epochal.core.kernel import Outside
from epochal.games.ancient_world.attack import turn_titan
from epochal.games.ancient_world.building import draw_district
from epochal.games.ancient_world.components import PILES, SPACES
from epochal.games.ancient_world.game import AncientWorld
from epochal.games.ancient_world.rounds import BEGIN_ROUND
from epochal.games.ancient_world.state import NOTHING, Cities

COINS: Final = (6, 7, 8, 8)
"""By place in the turn order."""
FIRST_CITIZENS: Final = 3


def empty_cities(game: AncientWorld, seats: int, expand_plus: bool) -> Cities:
    """A table on which nothing has been turned over yet."""
    box = game.box
    guards = tuple([(card, 0, 0) for card in box.guards])
    return Cities(
        game=game,
        agenda=[],
        asked=(),
        seats=seats,
        expand_plus=expand_plus,
        round=1,
        first=0,
        claimed=False,
        turn=0,
        passed=0,
        coins=[0] * seats,
        knowledge=[0] * seats,
        citizens=[FIRST_CITIZENS] * seats,
        home=[bit(FIRST_CITIZENS + 1) - 2] * seats,
        starving=[0] * seats,
        spaces=[()] * len(SPACES),
        busy=[()] * seats,
        drafted=[0] * seats,
        empire=[box.starters] * seats,  # rule: setup.starters
        damaged=[0] * seats,
        titans=[0] * seats,
        districts=[0] * seats,
        stored=[()] * seats,
        stocks=[()] * seats,
        stored_open=[()] * seats,
        armies=[guards] * seats,
        used=0,
        row=(),
        decks=box.decks.copy(),  # rule: setup.empire_b
        shuffles=[0] * len(box.decks),
        discard=(),
        recruits=box.recruits,
        military_row=(),
        piles=[()] * len(PILES),
        unseen=box.titans_of.copy(),
        district=NOTHING,
        district_unseen=tuple(range(len(box.districts))),
        district_bottom=(),
        drawn=(),
        drawn_stocks=(),
        arranged=(),
        totals=[box.totals(box.starters, 0, 0)] * seats,  # rule: setup.capital
        over=False,
    )


def new_cities(
    game: AncientWorld, seats: int, expand_plus: bool, chance: Chance, tell: Tell | None
) -> Cities:
    """Everything in its place, and the first round begun."""
    world = empty_cities(game, seats, expand_plus)
    out = Outside(chance, tell)
    world.first = chance.pick(seats, "first player")  # rule: setup.first
    for place, seat in enumerate(world.clockwise(world.first)):
        world.coins[seat] = COINS[place]  # rule: setup.player, setup.coins
    for pile in range(len(PILES)):
        turn_titan(world, pile, out)  # rule: setup.titans
    world.district, _ = draw_district(world, out)  # rule: setup.districts
    if out.ear is not None:
        seats_in_order = [f"seat:{seat}" for seat in world.clockwise(world.first)]
        out.tell("event-order", "setup.first", seats=seats_in_order)
        titans = [world.titan_ref(world.shown_titan(pile)) for pile in range(len(PILES))]
        out.tell("event-titans", "setup.titans", titans=titans)
        out.tell("event-next-district", "setup.districts", district=world.district_ref(world.district))
    world.then((BEGIN_ROUND, 1, 0))
    world.advance(out)
    return world
