"""Citizens at work: where they may be placed, and the nine actions of the board."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.events import Message
from epochal.core.kernel import Outside, Question
from epochal.games.ancient_world.abilities import can_use, offer
from epochal.games.ancient_world.building import BUY, can_build, can_expand, expand
from epochal.games.ancient_world.components import (
    BUILD,
    CITIZENS,
    DRAFT,
    EXPAND,
    EXPLORE,
    GROW,
    LABOR,
    LEARN,
    REBUILD,
    RECRUIT,
    SPACES,
)
from epochal.games.ancient_world.effects import (
    REPAIR,
    claim_first,
    gain_citizen,
    gain_coins,
    steps_of,
)
from epochal.games.ancient_world.military import RECRUIT as CHOOSE_RECRUIT
from epochal.games.ancient_world.military import recruits
from epochal.games.ancient_world.state import TOKEN, Cities
from epochal.games.ancient_world.storing import EXPLORE as CHOOSE_STORED
from epochal.games.ancient_world.storing import can_explore

WAGES: Final = 2
LESSON: Final = 3
UPBRINGING: Final = 3
REPAIRS: Final = 2
FEE: Final = 1
EVERY_SKILL: Final = bit(CITIZENS + 1) - 2
EXPLORE_ROUND: Final = 2
GROW_ROUND: Final = 3
CARD: Final = len(SPACES)
"""From here on, where a citizen goes is an Empire card."""


class ChooseCitizen(Question[Cities]):
    """Which citizen goes there. ``a`` is the player, ``b`` the space or, counted on, the Empire card."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.citizen + skill - 1 for skill in members(workers(s, seat, b))]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        place = f"space:{SPACES[b]}" if b < CARD else s.empire_ref(b - CARD)
        return Message("prompt-citizen", {"place": place}, "citizen.place")

    def on_citizen(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        where = s.agenda[-1][2]
        s.close()
        place(s, seat, where, noun + 1, out)


CHOOSE_CITIZEN: Final = ChooseCitizen("choose_citizen")


def matching(world: Cities, space: int) -> int:
    """The skills with which it costs nothing to join Build or Recruit: all, if nobody is there."""
    tokens = world.spaces[space]
    if not tokens:
        return EVERY_SKILL
    skills = 0
    for token in tokens:
        skills |= bit(token % TOKEN)
    return skills


def fee(world: Cities, space: int, skill: int) -> int:
    """What it costs to join others at Build or Recruit without a matching skill."""
    return 0 if matching(world, space) & bit(skill) else FEE  # rule: action.build_place, action.recruit_place


def is_open(world: Cities, seat: int, space: int) -> bool:
    """Whether the action of a space could be done by a player now, whoever is sent."""
    coins = world.coins[seat]
    if space == EXPAND:
        return can_expand(world, seat)
    if space == LEARN:
        return coins >= LESSON
    if space == EXPLORE:
        return world.round >= EXPLORE_ROUND and can_explore(world)  # rule: setup.covered, prepare.explore
    if space == GROW:
        return world.round >= GROW_ROUND and coins >= UPBRINGING and world.citizens[seat] < CITIZENS
    return True


def workers(world: Cities, seat: int, where: int) -> int:
    """The citizens a player could send to a space or an Empire card, as a mask of skills."""
    home = world.home[seat]
    if not home:
        return 0
    if where >= CARD:
        return home if can_act(world, seat, where - CARD) else 0
    if not is_open(world, seat, where):
        return 0
    if where == REBUILD:
        return home  # rule: action.rebuild_place
    if where in (BUILD, RECRUIT):
        free = home & matching(world, where)
        found = free if free and is_worth_it(world, seat, where, 0) else 0
        if free != home and is_worth_it(world, seat, where, FEE):
            found |= home & ~free
        return found
    highest = 0
    for token in world.spaces[where]:
        highest = max(highest, token % TOKEN)
    return home >> highest + 1 << highest + 1  # rule: citizen.higher


def is_worth_it(world: Cities, seat: int, space: int, fee: int) -> bool:
    """Whether there is something to build or recruit after a fee in coins."""
    return can_build(world, seat, fee, 0) if space == BUILD else bool(recruits(world, seat, fee))


def can_act(world: Cities, seat: int, card: int) -> bool:
    """Whether a citizen could be put to use on a player's own Empire card."""
    if not world.standing(seat) >> card & 1 or not world.box.empire[card].action:
        return False  # rule: citizen.own_card, citizen.card
    return not world.is_busy(seat, card) and can_use(world, seat, card)  # rule: citizen.card_once


def send(world: Cities, seat: int, where: int, out: Outside) -> None:
    """A citizen goes to a space or an Empire card; asked only where there is a choice of citizens."""
    able = workers(world, seat, where)
    if able.bit_count() == 1:
        place(world, seat, where, able.bit_length() - 1, out)
    else:
        world.then((CHOOSE_CITIZEN, seat, where))


def place(world: Cities, seat: int, where: int, skill: int, out: Outside) -> None:
    """The citizen is put there and does the work at once."""  # rule: citizen.place, citizen.at_once
    world.home[seat] &= ~bit(skill)
    citizen, seat_ref = f"citizen:{skill}", f"seat:{seat}"
    if where >= CARD:
        card = where - CARD
        world.busy[seat] += (card * TOKEN + skill,)
        if out.ear is not None:
            card_ref = world.empire_ref(card)
            out.tell("event-sent", "citizen.card", seat=seat_ref, citizen=citizen, place=card_ref)
        world.then(*steps_of(seat, world.box.empire[card].action))  # rule: symbol.action
        return
    costs = fee(world, where, skill) if where in (BUILD, RECRUIT) else 0
    world.spaces[where] += (seat * TOKEN + skill,)
    if out.ear is not None:
        out.tell(
            "event-sent", "citizen.place", seat=seat_ref, citizen=citizen, place=f"space:{SPACES[where]}"
        )
    if costs:
        world.coins[seat] -= costs
        if out.ear is not None:
            out.tell("event-fee", f"action.{SPACES[where]}_place", seat=seat_ref, coins=costs)
    work(world, seat, where, out)


def work(world: Cities, seat: int, space: int, out: Outside) -> None:
    """The action of a space."""
    if space == LABOR:
        gain_coins(world, seat, WAGES, "action.labor", out)
    elif space == BUILD:
        world.then((BUY, seat, 0))
    elif space == DRAFT:
        world.drafted[seat] += 1  # rule: action.draft
        if out.ear is not None:
            out.tell("event-drafted", "action.draft", seat=f"seat:{seat}", value=world.drafted[seat])
    elif space == EXPAND:
        expand(world, seat, out)
    elif space == LEARN:
        learn(world, seat, out)
    elif space == REBUILD:
        gain_coins(world, seat, 1, "action.rebuild", out)
        claim_first(world, seat, "action.rebuild_first", out)
        world.then((REPAIR, seat, REPAIRS))  # rule: action.rebuild
    elif space == RECRUIT:
        world.then((CHOOSE_RECRUIT, seat, 0))
    elif space == EXPLORE:
        world.then((CHOOSE_STORED, seat, 0))
    else:
        world.coins[seat] -= UPBRINGING  # rule: action.grow
        if out.ear is not None:
            out.tell("event-paid-coins", "action.grow", seat=f"seat:{seat}", count=UPBRINGING)
        gain_citizen(world, seat, out)


def learn(world: Cities, seat: int, out: Outside) -> None:
    """Coins for knowledge; then the neighbours may use their cards."""
    world.coins[seat] -= LESSON  # rule: action.learn
    world.knowledge[seat] += 1
    if out.ear is not None:
        out.tell("event-learned", "action.learn", seat=f"seat:{seat}", coins=LESSON)
    left, right = (seat + 1) % world.seats, (seat - 1) % world.seats
    offer(world, right, "left_learns")  # rule: when.left_learns, when.neighbours
    offer(world, left, "right_learns")  # rule: when.right_learns
