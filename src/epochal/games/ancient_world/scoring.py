"""Victory points: banners, bonus cards and starving citizens; who wins."""

from typing import Final

from epochal.core.bits import members
from epochal.core.kernel import Outside
from epochal.games.ancient_world.components import Bonus
from epochal.games.ancient_world.state import Cities

BANNERS: Final = (0, 1, 2, 4, 6, 8, 11)
"""The points for so many banners of a tribe; more than six count as six."""
MOST: Final = len(BANNERS) - 1
STARVING: Final = 2


def banner_points(banners: list[int]) -> int:
    """The points for a player's banners by tribe."""  # rule: end.banners
    return sum([BANNERS[min(count, MOST)] for count in banners])


def counted(world: Cities, seat: int, bonus: Bonus, banners: list[int]) -> int:
    """How much of what a bonus counts a player has."""
    if bonus.per == "sets":
        return min(banners)  # rule: score.sets
    if bonus.per == "tribe":
        return min(banners[bonus.tribe], MOST)  # rule: score.tribe
    if bonus.per == "titans":
        return world.titans[seat].bit_count()
    if bonus.per == "districts":
        return world.districts[seat].bit_count()
    if bonus.per == "legacies":
        return world.legacies(seat)
    if bonus.per == "knowledge":
        return world.knowledge[seat]
    if bonus.per == "coins":
        return world.coins[seat]
    return world.citizens[seat]


def bonus_points(world: Cities, seat: int, card: int, banners: list[int]) -> int:
    """The points of a bonus card."""  # rule: end.bonus, score.counted
    return sum(
        [
            -(-counted(world, seat, bonus, banners) // bonus.every) * bonus.points
            for bonus in world.box.empire[card].bonuses
        ]
    )


def starving_points(world: Cities, seat: int) -> int:
    """What starving citizens cost once the game is over; before that they may still be fed."""  # rule: end.starving
    return -STARVING * world.starving[seat].bit_count() if world.over else 0


def points(world: Cities, seat: int) -> int:
    """A player's victory points, as if the game ended now."""
    banners = world.banners(seat)
    total = banner_points(banners) + starving_points(world, seat)
    for card in members(world.empire[seat]):
        if world.box.empire[card].bonuses:
            total += bonus_points(world, seat, card, banners)
    return total


def cards(world: Cities, seat: int) -> int:
    """How many Empire, District and Titan cards a player has."""
    return (world.empire[seat].bit_count() + world.districts[seat].bit_count()) + world.titans[
        seat
    ].bit_count()


def winners(world: Cities) -> tuple[int, ...]:
    """Most points, then coins, then cards, then knowledge."""  # rule: end.ties, end.shared
    ranks = [
        (points(world, seat), world.coins[seat], cards(world, seat), world.knowledge[seat])
        for seat in range(world.seats)
    ]
    best = max(ranks)
    return tuple([seat for seat in range(world.seats) if ranks[seat] == best])


def tell_end(world: Cities, out: Outside) -> None:
    """Where everybody's points come from, and who wins."""
    for seat in range(world.seats):
        ref = f"seat:{seat}"
        lost = starving_points(world, seat)
        if lost:
            out.tell("event-points-starving", "end.starving", seat=ref, points=-lost)
        banners = world.banners(seat)
        out.tell("event-points-banners", "end.banners", seat=ref, points=banner_points(banners))
        for card in members(world.empire[seat]):
            if world.box.empire[card].bonuses:
                bonus = bonus_points(world, seat, card, banners)
                out.tell(
                    "event-points-card", "end.bonus", seat=ref, card=world.empire_ref(card), points=bonus
                )
        out.tell("event-points-total", "end.game", seat=ref, total=points(world, seat))
    won = [f"seat:{seat}" for seat in winners(world)]
    out.tell("event-won", "end.ties", seats=won, count=len(won))
