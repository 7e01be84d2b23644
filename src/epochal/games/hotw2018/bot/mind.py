"""The judgement of 2018: which choices deserve a thought, and what there is to a position."""

from typing import Final

from epochal.core.kernel import State
from epochal.core.mind import Choice, Mind
from epochal.games.conquest.bot.mind import AS_ARMIES, HEAT, ConquestMind, for_each_army, one_in_each_area
from epochal.games.conquest.bot.outlook import first_action
from epochal.games.conquest.bot.player import GREEDY, HASTY, ROUGH
from epochal.games.hotw2018.bot import features
from epochal.games.hotw2018.bot.cards import AT_ONCE
from epochal.games.hotw2018.bot.choices import priced
from epochal.games.hotw2018.bot.features import FEATURES, HAND, START
from epochal.games.hotw2018.bot.worth import Worth
from epochal.games.hotw2018.components import EPOCHS
from epochal.games.hotw2018.draft import BOTH, CHOOSE, choosers
from epochal.games.hotw2018.state import EVENTS, NOBODY, NOTHING, World

SCALE: Final = 15.0
START_SCALE: Final = 7.5


class HistoryOfTheWorld2018Mind(ConquestMind):
    """The mind of 2018."""

    def __init__(self) -> None:
        start = tuple([weight / START_SCALE for weight in START])
        super().__init__(FEATURES, EPOCHS, HAND, SCALE, HEAT, start)

    def priced(self, state: State, seat: int, legal: list[int]) -> list[Choice]:
        assert isinstance(state, World)
        choices = priced(state, Worth(state, seat, GREEDY, state.called), legal)
        step = state.agenda[-1][0].name
        if step == "invade":
            return cards_among(choices)
        return for_each_army(choices) if step in ("choose", "keep_or_pass", "open_turn") else choices

    def quick(self, state: State, seat: int, legal: list[int]) -> int:
        assert isinstance(state, World)
        return priced(state, Worth(state, seat, HASTY, state.called), legal)[0][1]

    def rough(self, state: State, seat: int, legal: list[int]) -> list[int]:
        assert isinstance(state, World)
        choices = priced(state, Worth(state, seat, ROUGH, state.called), legal)
        verbs = [first_action(state.words, "invade"), first_action(state.words, "sail")]
        return one_in_each_area(choices, verbs, state.kit.atlas.area_of)

    def look(self, state: State) -> list[list[float]]:
        assert isinstance(state, World)
        return features.look(state)

    def settle(self, state: State, seat: int) -> None:
        assert isinstance(state, World)
        take_back(state, seat)


def cards_among(choices: list[Choice]) -> list[Choice]:
    """Cards that are to be played before the next army are better than that, but only by what they bring themselves."""
    others = [choice for choice in choices if choice[0] < AT_ONCE]
    best = others[0][0]
    return [
        (best + (gain - AT_ONCE) / AS_ARMIES, action) for gain, action in choices if gain >= AT_ONCE
    ] + others


def take_back(world: World, seat: int) -> None:
    """What another has chosen from the other set in this round goes back; in a sample that was dealt at random."""
    step, round, sets = world.agenda[-1]
    if step is not CHOOSE or sets != BOTH:
        return
    for other, which in choosers(world, round, sets):
        card = world.holders(which)[other]
        if other == seat or card == NOTHING:
            continue
        world.receive(which, other, NOTHING, NOBODY)
        if which == EVENTS:
            world.event_pile = tuple(sorted((*world.event_pile, card)))
        else:
            world.empire_pile = tuple(sorted((*world.empire_pile, card)))
    world.asked = step.seats(world, round, sets)
    world.options_of = -1


def mind() -> Mind:
    """The mind of this game."""
    return HistoryOfTheWorld2018Mind()
