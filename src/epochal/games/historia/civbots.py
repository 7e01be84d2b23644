"""Civbots: civilizations that the game itself guides, card by card."""

from epochal.core.bits import bit, members
from epochal.core.kernel import Outside
from epochal.games.historia.actions import contested, rivals, wage_war
from epochal.games.historia.components import WAR
from epochal.games.historia.effects import can_expand, expand, expansion_targets, score
from epochal.games.historia.levels import gain_levels
from epochal.games.historia.state import History


def play_civbots(world: History, out: Outside) -> None:
    """All Civbots act, the hardest first, equal ones from left to right."""  # rule: civbot.order
    order = sorted(range(len(world.levels)), key=lambda n: (-world.levels[n], n))
    for n in order:
        civ = world.seats + n
        cards = out.chance.shuffle(range(len(world.box.civbot_cards)), "civbot cards")
        draws = world.box.civbot_draws[world.levels[n]]  # rule: civbot.level
        if out.ear is not None:
            out.tell("event-civbot", "civbot.cards", civ=world.civ_ref(civ), cards=draws)
        for card in cards[:draws]:
            if out.ear is not None:
                out.tell(
                    "event-civbot-card",
                    "civbot.cards",
                    civ=world.civ_ref(civ),
                    card=world.box.civbot_card_refs[card],
                )
            for kind, count in world.box.civbot_cards[card]:
                do_deed(world, civ, kind, count, out)
                if world.eliminated:
                    return


def do_deed(world: History, civ: int, kind: str, count: int, out: Outside) -> None:
    """One action of a Civbot card."""
    if kind == "technology" or kind == "military":
        gain_levels(world, civ, kind == "technology", count, out)  # rule: civbot.technology, civbot.military
    elif kind == "art":
        for _ in range(count):
            take_away(world, civ, out)
    elif kind == "expansion":
        for _ in range(count):
            spread(world, civ, out)
    elif kind == "war":
        attack(world, civ, out)
    else:
        score(world, civ, count, "civbot.points", out)  # rule: civbot.points


def take_away(world: History, civ: int, out: Outside) -> None:
    """A random wonder leaves the row and the game."""  # rule: civbot.art
    if not world.row:
        return
    wonder = world.row[out.chance.pick(len(world.row), "civbot wonder")]
    world.row = tuple([other for other in world.row if other != wonder])
    if out.ear is not None:
        out.tell("event-civbot-wonder", "civbot.art", civ=world.civ_ref(civ), wonder=world.wonder_ref(wonder))


def spread(world: History, civ: int, out: Outside) -> None:
    """Into the empty territory with the highest number, else into the highest of all."""  # rule: civbot.expansion
    if not can_expand(world, civ):
        return
    targets = expansion_targets(world, civ)
    best = members(targets & world.empty() or targets)
    expand(world, civ, max(best, key=world.number_of), out)


def attack(world: History, civ: int, out: Outside) -> None:
    """War on the weakest player it can beat, else on the weakest Civbot, where the number is highest."""
    beatable: list[int] = []
    for territory in members(contested(world, civ)):
        for other in rivals(world, civ, territory):
            if world.military[other] < world.military[civ] and other not in beatable:
                beatable.append(other)
    if not beatable:
        return  # rule: civbot.war
    target = min(beatable, key=lambda other: rank(world, civ, other))  # rule: civbot.war_target
    territory = highest(world, world.holds[civ] & world.holds[target])  # rule: civbot.war_territory
    points = 4 if world.technology[civ] >= world.box.requires[WAR] else 2
    wage_war(world, civ, target, territory, points, out)


def rank(world: History, civ: int, other: int) -> tuple[bool, int, int, int]:
    """Players before Civbots, weak before strong; then the turn order, or the highest number of a shared territory."""
    place = 0 if world.is_civbot(other) else world.order.index(other)
    shared = highest(world, world.holds[civ] & world.holds[other])
    return world.is_civbot(other), world.military[other], place, -world.number_of(shared)


def highest(world: History, territories: int) -> int:
    """The territory with the highest number."""
    return max(members(territories), key=world.number_of)


def settle_civbots(world: History, out: Outside) -> None:
    """Each Civbot starts in the empty territory with the highest number."""  # rule: civbot.start
    for civ in range(world.seats, world.seats + len(world.levels)):
        territory = highest(world, world.empty())
        world.available[civ] -= 1
        world.holds[civ] |= bit(territory)
        if out.ear is not None:
            where = world.territory_ref(territory)
            out.tell("event-settled", "civbot.start", civ=world.civ_ref(civ), territory=where)
        score(world, civ, world.worth_of(territory), "civbot.start", out)
