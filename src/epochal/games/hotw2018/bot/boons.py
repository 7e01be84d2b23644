"""What the effect of a card is worth over a turn, from what the empire has before it."""

from typing import Final

from epochal.games.conquest.atlas import bit
from epochal.games.conquest.bot.draft import lands_worth, reached
from epochal.games.conquest.bot.outlook import outlook
from epochal.games.conquest.kit import Empire
from epochal.games.hotw2018.bot.odds import Terms, usual_cost
from epochal.games.hotw2018.bot.worth import USUAL_ARMY, Worth
from epochal.games.hotw2018.components import EPOCHS, Effect
from epochal.games.hotw2018.effects import structures
from epochal.games.hotw2018.state import World

FORT: Final = 0.5
"""What a fort is worth as long as there is an epoch to come."""
SIEGES: Final = 0.35
"""The share of the battles that are lost at first and go on at the catapult."""

USUAL_DEFENCES: Final[tuple[tuple[float, int, int], ...]] = ((0.65, 1, 0), (0.3, 1, -1), (0.05, 2, 0))
"""How often a defender has so many dice, and the invader so much of a lead."""


class Turn:
    """What an empire has before it: the worth of one of its armies, the battles it will have, and the lands it comes to."""

    def __init__(self, world: World, worth: Worth, card: Empire, spread: list[int], armies: int) -> None:
        board = world.box.board
        lands = reached(world, worth.seat, card, spread)
        self.lands: list[int] = [land for land in lands if not world.active & bit(land)]
        enemies = world.enemies(worth.seat)
        targets = [land for land in self.lands if enemies & bit(land) and land not in card.starts]
        share = len(targets) / max(1, len(self.lands))
        self.worth: float = lands_worth(world, worth, lands)
        self.army: float = min(3.0, max(0.8, self.worth / max(1, card.strength)))
        self.battles: float = share * armies / (1.0 + 0.5 * share)
        self.tomorrow: float = worth.tomorrow[card.starts[0]]
        home = 0
        for land in card.starts:
            home |= bit(land) | board.near[land]
        overseas = board.coasts(card.waters & board.wet) & ~home
        self.shares: dict[str, float] = {
            "always": 1.0,
            "sailing": _share(targets, overseas),
            "terrain": _share(targets, board.rough),
            "fort": _share(targets, world.forts),
            "structure": _share(targets, structures(world)),
            "siege": SIEGES,
            "onward": 0.7,
        }
        self.targets = targets
        mask = 0
        for land in lands:
            mask |= bit(land)
        self.things: dict[str, float] = {
            "capitol": len(card.starts) if card.capital else 0.0,
            "city": 0.5,
            "monument": (mask & board.resources).bit_count() // 2,
            "fort": 0.5,
            "resource": (mask & board.resources).bit_count(),
            "area": sum([1 for area in board.area_lands if area & mask]),
        }
        self.overseas: float = min(4.0, (mask & overseas).bit_count())
        self.last: bool = world.epoch == EPOCHS

    def share_of(self, world: World, effect: Effect) -> float:
        """In which share of the battles an effect helps."""
        if effect.when == "region":
            return _share(self.targets, world.box.area_mask(effect.areas))
        return self.shares[effect.when]


def _share(lands: list[int], mask: int) -> float:
    if not lands:
        return 0.0
    return sum([1 for land in lands if mask & bit(land)]) / len(lands)


def turn_of(world: World, worth: Worth, empire: int, armies: int) -> Turn:
    """The turn of an empire with so many armies to come."""
    return Turn(world, worth, world.box.empires[empire], outlook(world.box).spread[empire], armies)


def boon_worth(world: World, turn: Turn, effect: Effect) -> float:
    """What an effect is worth over a turn; those that strike the board are not priced here."""
    kind = effect.kind
    if kind in ("bonus", "dice", "reroll", "ties", "ignore"):
        return turn.army * turn.battles * armies_saved(world, turn, effect)
    if kind == "loot":
        gains = {"point": 1.0, "army": 0.7 * turn.army, "siege_token": 0.3}
        return 0.9 * turn.battles * turn.shares["structure"] * gains[effect.gain]
    if kind == "spare":
        return 0.9 * turn.battles * turn.shares["structure"] * (1.0 + turn.tomorrow)
    if kind == "armies":
        return 0.9 * effect.count * turn.army
    if kind == "siege_tokens":
        return 0.8 * min(float(effect.count), 0.5 * turn.battles) * turn.army
    structure = 1.0 + turn.tomorrow
    if kind == "cities":
        places = {"sailed": turn.overseas, "resource": turn.things["resource"]}
        return min(float(effect.count), places.get(effect.where, 9.0)) * structure
    if kind == "monuments":
        more = (
            0.5 * turn.things["resource"] if effect.per else min(float(effect.count), turn.things["resource"])
        )
        return more * structure
    if kind == "forts":
        forts = turn.things["resource"] if effect.per else float(effect.count)
        return 0.0 if turn.last else FORT * forts
    if kind == "points":
        return effect.count * turn.things[effect.per]
    return USUAL_ARMY * effect.count


def armies_saved(world: World, turn: Turn, effect: Effect) -> float:
    """The armies that an effect saves in a battle, on average."""
    share = turn.share_of(world, effect) if effect.kind != "ignore" else 1.0
    saved = 0.0
    for often, defence, lead in USUAL_DEFENCES:
        usual: Terms = (2, defence, lead, False, 0, 0)
        siege: Terms = (2, defence, lead + 1, False, 0, 0)
        before = usual_cost(usual, siege)
        first, onward = usual, siege
        if effect.kind == "bonus":
            onward = (2, defence, lead + 1 + effect.count, False, 0, 0)
            if effect.when != "siege":
                first = (2, defence, lead + effect.count, False, 0, 0)
        elif effect.kind == "dice":
            first, onward = (3, defence, lead, False, 0, 0), (3, defence, lead + 1, False, 0, 0)
        elif effect.kind == "reroll":
            first, onward = (2, defence, lead, False, 1, 0), (2, defence, lead + 1, False, 1, 0)
        elif effect.kind == "ties":
            first, onward = (2, defence, lead, True, 0, 0), (2, defence, lead + 1, True, 0, 0)
        elif effect.what == "terrain" and lead < 0:
            first, onward = (2, defence, 0, False, 0, 0), (2, defence, 1, False, 0, 0)
        elif effect.what == "fort" and defence > 1:
            first, onward = (2, 1, lead, False, 0, 0), (2, 1, lead + 1, False, 0, 0)
        saved += often * (before - usual_cost(first, onward))
    if effect.kind == "ignore" and effect.what == "naval":
        naval: Terms = (2, 1, 0, False, 0, 1)
        besieged: Terms = (2, 1, 1, False, 0, 1)
        saved = turn.shares["sailing"] * (
            usual_cost(naval, besieged) - usual_cost((2, 1, 0, False, 0, 0), (2, 1, 1, False, 0, 0))
        )
    # Whoever fights better also picks more fights.
    return 1.4 * share * saved if effect.when != "siege" else 1.4 * saved
