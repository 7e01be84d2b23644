"""Set-up: markers drawn to the first spaces of the track, everything else in the supply."""

from epochal.core.chance import Chance
from epochal.core.events import Tell
from epochal.core.kernel import Outside
from epochal.games.hotw2018.components import EPOCHS
from epochal.games.hotw2018.epochs import BEGIN_EPOCH
from epochal.games.hotw2018.game import HistoryOfTheWorld2018
from epochal.games.hotw2018.state import NOBODY, NOTHING, World


def empty_world(game: HistoryOfTheWorld2018, seats: int, classic_drafting: bool = False) -> World:
    """A board with nothing on it and players with no cards."""
    lands = len(game.box.board.lands)
    return World(
        game=game,
        agenda=[],
        asked=(),
        seats=seats,
        classic_drafting=classic_drafting,
        epoch=1,
        owner=[NOBODY] * lands,
        tag=[NOTHING] * lands,
        held=[0] * seats,
        forts=0,
        capitals=0,
        cities=0,
        monuments=0,
        figures=[game.box.figures] * seats,
        score=[0] * seats,
        order=(),
        empire_pile=(),
        event_pile=(),
        holding=[NOTHING] * seats,
        drawn_by=[NOBODY] * seats,
        drawn=NOTHING,
        dealt=False,
        picks=[(NOTHING,) * seats] * EPOCHS,
        pickers=[(NOBODY,) * seats] * EPOCHS,
        orders=[()] * EPOCHS,
        hand=[()] * seats,
        played=[()] * seats,
        called=0,
        turn=NOBODY,
        events_now=(),
        force=NOTHING,
        pool=0,
        siege_tokens=0,
        fleets=0,
        sailed=0,
        last_win=NOTHING,
        target=NOTHING,
        sailing=False,
        engines=0,
        engaged=0,
        attack=(),
        answer=(),
        my_rerolls=0,
        their_rerolls=0,
        to_build=0,
        free_builds=0,
        effect_points=0,
        active=0,
        reach=0,
        sail_reach=0,
        lanes=[],
        voyages=[],
        boons=[],
        over=False,
    )


def new_world(
    game: HistoryOfTheWorld2018,
    seats: int,
    options: dict[str, bool | int | str],
    chance: Chance,
    tell: Tell | None,
) -> World:
    """Everything in its place, and the first epoch begun."""  # rule: setup.players
    world = empty_world(game, seats, bool(options["classic_drafting"]))
    out = Outside(chance, tell)
    for space, seat in enumerate(chance.order(seats, "markers"), 1):
        world.score[seat] = space  # rule: setup.markers
    if out.ear is not None:
        first = sorted(range(seats), key=lambda seat: world.score[seat])
        out.tell("event-markers", "setup.markers", seats=[f"seat:{seat}" for seat in first])
    world.then((BEGIN_EPOCH, 1, 0))
    world.advance(out)
    return world
