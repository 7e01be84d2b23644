"""Chapter II, object and set-up: pieces, and the deal of the event cards."""

from epochal.core.chance import Chance
from epochal.core.events import Tell
from epochal.core.kernel import Outside
from epochal.games.hotw2001.epochs import BEGIN_EPOCH
from epochal.games.hotw2001.game import HistoryOfTheWorld2001
from epochal.games.hotw2001.state import NOBODY, NOTHING, OptionalRules, World


def empty_world(
    game: HistoryOfTheWorld2001,
    seats: int,
    preeminence: bool = True,
    minor_empires: bool = False,
    multiple_armies: bool = False,
    naval_control: bool = False,
) -> World:
    """A board with nothing on it and players with no cards."""
    lands = len(game.box.atlas.lands)
    return World(
        game=game,
        agenda=[],
        asked=(),
        seats=seats,
        optional=OptionalRules(preeminence, minor_empires, multiple_armies, naval_control),
        epoch=1,
        owner=[NOBODY] * lands,
        tag=[NOTHING] * lands,
        extra={},
        held=[0] * seats,
        forts=0,
        capitals=0,
        cities=0,
        monuments=0,
        figures=[game.box.figures] * seats,
        score=[0] * seats,
        strength_sum=[0] * seats,
        last_strength=[0] * seats,
        last_order=[0] * seats,
        markers=[0] * seats,
        marker_points=[0] * seats,
        hand=[()] * seats,
        discards=[()] * seats,
        order=(),
        holding=[NOTHING] * seats,
        drawn_by=[NOBODY] * seats,
        drawn=NOTHING,
        dealt=False,
        called=0,
        turn=NOBODY,
        events_now=(),
        force=NOTHING,
        pool=0,
        allied_pool=0,
        free_forts=0,
        coins=0,
        allied_coins=0,
        lost=0,
        fleets=0,
        wanted=0,
        astronomy=0,
        afloat=0,
        leader=False,
        weaponry=False,
        siegecraft=False,
        elite=False,
        jihad=0,
        naval_power=False,
        experts=0,
        treachery=NOTHING,
        rebels=0,
        to_build=0,
        manned={},
        active=0,
        reach=0,
        lanes=[],
        over=False,
    )


def new_world(
    game: HistoryOfTheWorld2001,
    seats: int,
    options: dict[str, bool | int | str],
    chance: Chance,
    tell: Tell | None,
) -> World:
    """Everything in its place, events dealt, and the first epoch begun."""  # rule: setup.players
    world = empty_world(
        game,
        seats,
        bool(options["preeminence"]),
        bool(options["minor_empires"]),
        bool(options["multiple_armies"]),
        bool(options["naval_control"]),
    )
    out = Outside(chance, tell)
    deal_events(world, out)
    world.then((BEGIN_EPOCH, 1, 0))
    world.advance(out)
    return world


def deal_events(world: World, out: Outside) -> None:
    """Each player is dealt Greater and Lesser Events in secret; the rest is never seen."""
    for pile in world.box.piles(world.optional.minor_empires):
        deck = out.chance.shuffle(pile.cards, "deal events")
        for seat in range(world.seats):
            dealt = deck[seat * pile.each : (seat + 1) * pile.each]
            world.hand[seat] = tuple(sorted(world.hand[seat] + tuple(dealt)))
    if out.ear is not None:
        for seat in range(world.seats):
            cards = [f"event:{world.box.events[event].id}" for event in world.hand[seat]]
            out.whisper(seat, "event-dealt", "setup.events", cards=cards)
