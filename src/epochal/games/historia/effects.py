"""What wonders, advisors, milestones and levels do: a small set of kinds."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.events import Message
from epochal.core.kernel import Entry, Outside, Question, Step
from epochal.games.historia.components import ACTIONS, Wonder
from epochal.games.historia.state import NOTHING, History

TOLD: Final = {
    "setup.territories": "event-explored",
    "civbot.start": "event-explored",
    "expansion.explore": "event-explored",
    "action.trade": "event-trade-points",
    "action.raid": "event-raided",
    "action.war": "event-war-won",
    "action.tourism": "event-toured",
    "civbot.points": "event-civbot-points",
}
"""How points are told by the clause that gives them."""
BY_EFFECT: Final = "event-points"
"""How all others are told: effects of cards, levels and milestones."""


class DoEffect(Step[History]):
    """One effect of a card. ``a`` is the player, ``b`` the effect."""

    def run(self, s: History, a: int, b: int, out: Outside) -> None:
        do_effect(s, a, b, out)


class TakeBack(Question[History]):
    """Cards of one's choice come back from the discard queue. ``a`` is the player, ``b`` how many."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,) if b > 0 and s.queue[a] else ()

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [s.words.take_back + card for card in sorted(set(s.queue[seat]))]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-take-back", {"cards": b}, "effect.any_card")

    def on_take_back(self, s: History, seat: int, card: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        take_back(s, seat, s.queue[seat].index(card), "effect.any_card", out)
        s.then((TAKE_BACK, seat, left - 1))


class Expand(Question[History]):
    """Cubes onto the map. ``a`` is the player, ``b`` how many."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,) if b > 0 and can_expand(s, a) else ()

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [s.words.expand + territory for territory in members(expansion_targets(s, seat))]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-expand", {"cubes": b}, "action.expansion")

    def on_expand(self, s: History, seat: int, territory: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        expand(s, seat, territory, out)
        s.then((EXPAND, seat, left - 1))


class TakeWonder(Question[History]):
    """Wonders from the row. ``a`` is the player, ``b`` how many."""

    def seats(self, s: History, a: int, b: int) -> tuple[int, ...]:
        return (a,) if b > 0 and s.row else ()

    def legal(self, s: History, seat: int, a: int, b: int) -> list[int]:
        return [s.words.take_wonder + wonder for wonder in sorted(s.row)]

    def prompt(self, s: History, seat: int, a: int, b: int) -> Message:
        return Message("prompt-take-wonder", {"wonders": b}, "action.art")

    def on_take_wonder(self, s: History, seat: int, wonder: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        s.row = tuple([other for other in s.row if other != wonder])  # rule: wonder.row
        s.built[seat] |= bit(wonder)
        s.fresh |= bit(wonder)
        if out.ear is not None:
            out.tell("event-wonder", "action.art", seat=f"seat:{seat}", wonder=s.wonder_ref(wonder))
        s.then((TAKE_WONDER, seat, left - 1))


DO_EFFECT: Final = DoEffect("do_effect")
TAKE_BACK: Final = TakeBack("take_back")
EXPAND: Final = Expand("expand")
TAKE_WONDER: Final = TakeWonder("take_wonder")


def steps_of(seat: int, effects: list[int]) -> list[Entry]:
    """The effects of a card for the agenda, in their order."""
    return [(DO_EFFECT, seat, effect) for effect in effects]


def do_effect(world: History, seat: int, number: int, out: Outside) -> None:
    """Carry out one effect, or ask the player what it needs to know."""
    effect = world.box.effects[number]
    kind = effect.kind
    if kind == "points":
        score(world, seat, effect.count, "effect.points", out)
    elif kind == "per":
        score(world, seat, effect.count * how_many(world, seat, effect.what), "effect.per", out)
    elif kind == "cubes":
        recover_cubes(world, seat, effect.count, "effect.cubes", out)
    elif kind == "new_cube":
        add_cubes(world, seat, effect.count, out)
    elif kind == "oldest":
        cards_back(world, seat, effect.count, "effect.oldest", out)
    elif kind == "any_card":
        world.then((TAKE_BACK, seat, effect.count))  # rule: effect.any_card
    elif kind == "advisor":
        for _ in range(effect.count):
            draw_advisor(world, seat, out)
    elif kind == "expand":
        world.then((EXPAND, seat, effect.count))  # rule: effect.expand
    elif kind == "wonder":
        world.then((TAKE_WONDER, seat, effect.count))  # rule: effect.wonder
    elif kind == "revolution":
        revolt(world, seat, out)  # rule: effect.revolution
    else:
        from epochal.games.historia.levels import gain_levels

        gain_levels(
            world, seat, kind == "technology", effect.count, out
        )  # rule: effect.technology, effect.military


def score(world: History, seat: int, points: int, clause: str, out: Outside) -> None:
    """Points, told only if there are any."""
    gained = world.gain_points(seat, points)
    if out.ear is not None and gained:
        id = TOLD.get(clause, BY_EFFECT)
        out.tell(id, clause, seat=world.civ_ref(seat), points=gained, total=world.points[seat])


def recover_cubes(world: History, seat: int, cubes: int, clause: str, out: Outside) -> None:
    """Cubes back from the used pool."""
    taken = world.recover(seat, cubes)
    if out.ear is not None and taken:
        out.tell("event-cubes", clause, seat=f"seat:{seat}", cubes=taken)


def add_cubes(world: History, seat: int, cubes: int, out: Outside) -> None:
    """New cubes from the supply, ready to be used."""
    taken = min(cubes, world.supply[seat])
    world.supply[seat] -= taken
    world.available[seat] += taken
    if out.ear is not None and taken:
        out.tell("event-new-cubes", "effect.new_cube", seat=f"seat:{seat}", cubes=taken)


def cards_back(world: History, seat: int, cards: int, clause: str, out: Outside) -> None:
    """The oldest cards of the queue come back."""
    taken = world.oldest(seat, cards)
    if out.ear is not None and taken:
        out.tell("event-cards", clause, seat=f"seat:{seat}", cards=[world.card_ref(card) for card in taken])


def take_back(world: History, seat: int, place: int, clause: str, out: Outside) -> None:
    """One card of the queue comes back to the hand."""
    queue = world.queue[seat]
    world.hand[seat] |= bit(queue[place])
    world.queue[seat] = queue[:place] + queue[place + 1 :]
    if out.ear is not None:
        cards = [world.card_ref(queue[place])]
        out.tell("event-cards", clause, seat=f"seat:{seat}", cards=cards)


def draw_advisor(world: History, seat: int, out: Outside) -> None:
    """A new advisor, seen by its player only."""
    advisor = world.draw_advisor(seat)
    if out.ear is not None and advisor != NOTHING:
        out.tell("event-advisor-drawn", "effect.advisor", seat=f"seat:{seat}")
        card = world.card_ref(len(ACTIONS) + advisor)
        out.whisper(seat, "event-advisor-card", "effect.advisor", card=card)


def revolt(world: History, seat: int, out: Outside) -> None:
    """The turn ends with this round; the newest card of the queue comes back, and one of the player's choice."""
    world.revolution = True  # rule: round.last
    if out.ear is not None:
        out.tell("event-revolution", "action.revolution", seat=f"seat:{seat}")
    if world.queue[seat]:
        newest = len(world.queue[seat]) - 1
        take_back(world, seat, newest, "action.revolution_takes", out)  # rule: action.revolution_takes
    world.then((TAKE_BACK, seat, 1))


def expansion_targets(world: History, civ: int) -> int:
    """The territories a civilization may expand into."""  # rule: cubes.one_each
    return world.within_reach(civ) & ~world.holds[civ]


def can_expand(world: History, civ: int) -> bool:
    return world.available[civ] > 0 and expansion_targets(world, civ) != 0


def expand(world: History, civ: int, territory: int, out: Outside) -> None:
    """A cube goes to a territory; whoever comes to an empty one gains its points."""
    explores = bool(world.empty() & bit(territory))
    world.available[civ] -= 1
    world.holds[civ] |= bit(territory)
    if out.ear is not None:
        civ_ref = world.civ_ref(civ)
        out.tell("event-expanded", "action.expansion", civ=civ_ref, territory=world.territory_ref(territory))
    if explores:
        score(world, civ, world.worth_of(territory), "expansion.explore", out)  # rule: expansion.explore


def how_many(world: History, civ: int, what: str) -> int:
    """How much of something a civilization has."""
    if what == "technology":
        return world.technology[civ]
    if what == "military":
        return world.military[civ]
    if what == "wonders":
        return world.built[civ].bit_count()
    if what == "territories":
        return world.holds[civ].bit_count()
    if what == "technology_5":
        return world.technology[civ] // 5
    if what == "military_5":
        return world.military[civ] // 5
    if what == "points":
        return world.points[civ]
    return world.available[civ]


def can_activate(world: History, seat: int, wonder: Wonder) -> bool:
    """Whether the condition of a wonder is met."""  # rule: wonder.condition
    if wonder.majority:
        mine = how_many(world, seat, wonder.majority)
        others = [how_many(world, other, wonder.majority) for other in range(world.seats) if other != seat]
        return all(mine > theirs for theirs in others)  # rule: wonder.majority, civbot.no_majority
    return not wonder.least or how_many(world, seat, wonder.least) >= wonder.count
