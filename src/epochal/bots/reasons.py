"""Why a choice is good, in words that people know: what it does to the numbers of a position, in points, and to the chance to win.

``advise`` is for the person whose turn it is, from what that seat may know. ``explain`` is for everybody at the table, from what
everybody may know: a bot that explains its move gives nothing away.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import epochal
from epochal.bots.levels import SEARCH
from epochal.bots.sight import sight
from epochal.bots.thinking import SearchBot, evaluation_of
from epochal.core.chance import Chance, Quick, Seeded
from epochal.core.kernel import State
from epochal.core.mind import Mind

BEST = 3
"""So many choices are told."""
ITERATIONS = 400
SAMPLES = 8
REASONS = 2
FOLLOWED = 12
"""So many questions that a choice leads to are answered for its reasons, at most."""
PLAYED_ON = 200
"""The same of a choice that shows later, with the questions of all seats."""
LEAST = 0.25
"""Points below which a reason is not worth a word."""
SCORE = 0
"""The number that is a seat's points so far: what all others are measured by."""
PART_OF = {"pending": "score"}
"""Points that are as good as scored are told together with those that are."""


class Reason(NamedTuple):
    """What a choice changes: the feature, and by how many points."""

    feature: str
    points: float


class Advice(NamedTuple):
    """A choice, the chance to win with it (None for one who plays alone), and why."""

    verb: str
    noun: str
    chance: float | None
    reasons: list[Reason]


def advise(
    game: str,
    content: str,
    sample: Mapping[str, Any],
    seat: int,
    seed: int | str,
    iterations: int = ITERATIONS,
) -> list[Advice]:
    """The best choices of a seat, best first, from plain data as ``think`` takes it."""
    state = epochal.load(game, content).from_json(sample)
    eyes = sight(state, seat, Seeded(f"{seed}/samples"))
    ways = {step: settings._replace(few=BEST) for step, settings in SEARCH[game].items()}
    best, *rest = SearchBot(evaluation_of(game), ways, seed, iterations).lines(eyes)
    # By the chances that are told: a line that was in the race for longer need not have the better one.
    if best.values:
        rest.sort(key=lambda line: -line.chance(best))
    lines = [best, *rest][:BEST]
    samples = [eyes.sample() for _ in range(SAMPLES)]
    alone = len(state.scores()) == 1
    found = []
    for line in lines:
        action = state.game.actions[line.action]
        others = [each.action for each in lines if each is not line]
        effect = Effect(game, samples, seat, line.action, others)
        chance = max(0.0, min(1.0, line.chance(best))) if line.values else effect.chance
        found.append(Advice(action.verb, action.noun, None if alone else chance, effect.reasons))
    return found


def explain(
    game: str, content: str, public: Mapping[str, Any], seat: int, verb: str, noun: str
) -> Advice | None:
    """What a choice of a seat does as far as all may know; None if that cannot be said without its secrets.

    ``public`` is ``state.redeal(None, chance).to_json()`` of the state before the choice.
    """
    rules = epochal.load(game, content)
    state = rules.from_json(public)
    action = rules.actions.index(verb, noun)
    luck = Seeded("what all may know")
    samples = [state.redeal(None, luck) for _ in range(SAMPLES)]
    if any(action not in each.legal(seat) for each in samples):
        return None
    effect = Effect(game, samples, seat, action)
    return Advice(verb, noun, None if len(state.scores()) == 1 else effect.chance, effect.reasons)


def follow(mind: Mind, before: State, state: State, seat: int, luck: Chance) -> None:
    """Answer what a choice makes its seat choose besides (whom to send it to, what to pay with), as the mind thinks best.

    It is over when others are asked, or the seat is asked again what it was asked before the choice, or another turn has begun. If
    a choice shows later, all play on until it has.
    """
    if mind.later(before):
        play_on(mind, before, state, luck)
        return
    step, turn = before.agenda[-1][0].name, mind.stretch(before, False)
    for _ in range(FOLLOWED):
        if (
            state.to_act() != (seat,)
            or state.agenda[-1][0].name == step
            or mind.stretch(state, False) != turn
        ):
            return
        legal = state.legal(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else mind.priced(state, seat, legal)[0][1], luck)


def play_on(mind: Mind, before: State, state: State, luck: Chance) -> None:
    """Play the rest of the stretch in which a choice was made, and the one that follows it."""
    stretch, begun = mind.stretch(before, False), 0
    for _ in range(PLAYED_ON):
        if not state.to_act():
            return
        now = mind.stretch(state, False)
        begun += now != stretch
        if begun == 2:
            return
        stretch = now
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else mind.quick(state, seat, legal), luck)


def led_to(mind: Mind, samples: list[State], seat: int, action: int) -> list[State]:
    """What a choice makes of samples."""
    after = [state.clone() for state in samples]
    for number, state in enumerate(after):
        luck = Quick(number)
        state.apply(seat, action, luck)
        follow(mind, samples[number], state, seat, luck)
    return after


def is_comparable(mind: Mind, first: State, then: State) -> bool:
    """Whether the numbers of two positions mean the same."""
    return mind.phase(then) == mind.phase(first) or mind.stretch(then, True) == mind.stretch(first, True)


class Effect:
    """What a choice does, on average over samples: the chance to win after it, and the reasons for it.

    The reasons are what is better than before; or, if the choice shows later, better than with the others.
    """

    def __init__(
        self, game: str, samples: list[State], seat: int, action: int, others: Sequence[int] = ()
    ) -> None:
        evaluation = evaluation_of(game)
        mind = evaluation.mind
        after = led_to(mind, samples, seat, action)
        compared = [samples]
        if mind.later(samples[0]):
            compared = [led_to(mind, samples, seat, other) for other in others]
        self.chance = sum(evaluation.chances(state)[seat] for state in after) / len(after)
        # A choice that ends a round of turns is not the reason for what the next phase brings to all.
        pairs = [
            (mind.look(first)[seat], mind.look(then)[seat])
            for firsts in compared
            for first, then in zip(firsts, after, strict=True)
            if then.asked and is_comparable(mind, first, then)
        ]
        points: dict[str, float] = {}
        weights = evaluation.weights[mind.phase(samples[0])]
        for at, name in enumerate(mind.features if pairs else ()):
            change = sum(then[at] - first[at] for first, then in pairs) / len(pairs)
            what = PART_OF.get(name, name)
            points[what] = points.get(what, 0.0) + weights[at] / weights[SCORE] * change
        good = [Reason(name, gain) for name, gain in points.items() if gain >= LEAST]
        good.sort(key=lambda reason: -reason.points)
        self.reasons = good[:REASONS]
