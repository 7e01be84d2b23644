"""Why a choice is good, in words that people know: what it does to the numbers of a position, in points, and to the chance to win.

``advise`` is for the person whose turn it is, from what that seat may know. ``explain`` is for everybody at the table, from what
everybody may know: a bot that explains its move gives nothing away.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import epochal
from epochal.bots.levels import SEARCH
from epochal.bots.moves import Answer, goes_on, is_still_to_come
from epochal.bots.search import Settings
from epochal.bots.sight import sight
from epochal.bots.thinking import SearchBot, evaluation_of, mind_of
from epochal.core.chance import Chance, Quick, Seeded
from epochal.core.kernel import State
from epochal.core.mind import Mind

BEST = 3
"""So many choices are told."""
ITERATIONS = 1000
ROUNDS = 64
"""Rounds in which all choices are tried before any drops out, if time allows: a chance that people are told should rest on more than few."""
CLOSE = 0.02
"""Chances that are as good as the same."""
SAMPLES = 8
REASONS = 2
FOLLOWED = 12
"""So many questions that a choice leads to are answered for its reasons, at most."""
PLAYED_ON = 200
"""The same where all play on to the end of the turn."""
LEAST = 0.25
"""Points below which a reason is not worth a word."""
LEAST_CHANCE = 0.01
"""That others win, however sure a seat seems."""
SCORE = 0
"""The number that is a seat's points so far: what all others are measured by."""
RIVALS = "rivals"
"""What it is worth that rivals lose, most of all those who are likely to win."""
POINTS = ("score", "pending")
"""Points, and those as good as scored, which are told together with them."""


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
    against: tuple[str, str] | None = None
    """The other choice that the reasons hold against; None if they hold against how things were before. Without a reason: the choice
    that this one is no better than at once; None if what it brings shows only later.
    """


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
    best, *rest = SearchBot(evaluation_of(game), as_far_as_any(SEARCH[game]), seed, iterations).lines(eyes)
    # By the chances that are told: a line that was in the race for longer need not have the better one.
    if best.values:
        rest.sort(key=lambda line: -line.chance(best))
        # What so many rounds cannot tell from the best goes by its price: that a free repair is better than none, say.
        beside = [line for line in rest if len(line.told) == len(best.told)]
        close = [line for line in beside if line.chance(best) > best.chance(best) - CLOSE]
        first = max([best, *close], key=lambda line: line.price)
        if first is not best:
            rest.remove(first)
            best, rest = first, [best, *rest]
    lines = [best, *rest][:BEST]
    samples = [eyes.sample() for _ in range(SAMPLES)]
    for each in samples:
        mind_of(game).settle(each, seat)
    alone = len(state.scores()) == 1
    found: list[Advice] = []
    most = 1.0
    for line in lines:
        action = state.game.actions[line.action]
        others = [each.action for each in lines if each is not line]
        effect = Effect(game, samples, seat, line.action, others)
        # And none has a better one than the best: if it seemed so, that was in few rounds.
        chance = min(most, open_chance(line.chance(best) if line.values else effect.chance))
        most = chance if line is best else most
        found.append(Advice(*action, None if alone else chance, effect.reasons, effect.against))
    return found


def open_chance(chance: float) -> float:
    """A chance to win as long as there is something to choose: however it looks, nobody has won yet."""
    return max(LEAST_CHANCE, min(1.0 - LEAST_CHANCE, chance))


def as_far_as_any(ways: Mapping[str, Settings]) -> dict[str, Settings]:
    """How all questions are searched alike, so that the chances told from one question to the next are about the same moment."""
    horizon = max(settings.horizon for settings in ways.values())
    return {
        step: settings._replace(few=BEST, horizon=horizon, least=max(ROUNDS, settings.least))
        for step, settings in ways.items()
    }


def explain(
    game: str,
    content: str,
    public: Mapping[str, Any],
    seat: int,
    verb: str,
    noun: str,
    after: Sequence[Answer] = (),
) -> Advice | None:
    """What a choice of a seat does as far as all may know; None if that cannot be said without its secrets.

    ``public`` is ``state.redeal(None, chance).to_json()`` of the state before the choice, ``after`` what the seat chose besides.
    """
    rules = epochal.load(game, content)
    state = rules.from_json(public)
    action = rules.actions.index(verb, noun)
    luck = Seeded("what all may know")
    samples = [state.redeal(None, luck) for _ in range(SAMPLES)]
    # Whether there was anything to choose is asked of samples, too: that something is said must not tell what the seat holds.
    if all(len(each.legal(seat)) == 1 for each in samples):
        return None
    open_to_all = set.intersection(*(set(each.legal(seat)) for each in samples))
    if action not in open_to_all:
        return None
    priced = mind_of(game).priced(samples[0], seat, samples[0].legal(seat))
    others = [other for _, other in priced if other != action and other in open_to_all]
    try:
        effect = Effect(game, samples, seat, action, others[:BEST], after)
    except SecretlyAnswered:
        return None
    chance = None if len(state.scores()) == 1 else effect.chance
    return Advice(verb, noun, chance, effect.reasons, effect.against)


class SecretlyAnswered(Exception):
    """A seat has answered what it could not have answered with other secrets."""


def follow(
    mind: Mind, before: State, state: State, seat: int, luck: Chance, after: Sequence[Answer] = ()
) -> None:
    """Answer what a choice makes its seat choose besides: as the seat did or, where that is not known, as the mind thinks best.

    If a choice shows later, all play on until it has.
    """
    if mind.later(before):
        play_on(mind, before, state, luck)
        return
    answers = list(after)
    for _ in range(FOLLOWED):
        if not goes_on(mind, before, state, seat):
            return
        legal = state.legal(seat)
        if answers and answers[0].question == state.agenda[-1][0].name:
            _, verb, noun = answers.pop(0)
            action = state.game.actions.index(verb, noun)
            if action not in legal:
                raise SecretlyAnswered
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = mind.priced(state, seat, legal)[0][1]
        state.apply(seat, action, luck)


def play_on(mind: Mind, before: State, state: State, luck: Chance, stretches: int = 2) -> None:
    """Play the rest of the stretch in which a choice was made, and those that follow it, up to so many."""
    stretch, begun = mind.stretch(before, False), 0
    for _ in range(PLAYED_ON):
        if not state.to_act():
            return
        now = mind.stretch(state, False)
        begun += now != stretch
        if begun == stretches:
            return
        stretch = now
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else mind.quick(state, seat, legal), luck)


def led_to(
    mind: Mind, samples: list[State], seat: int, action: int, after: Sequence[Answer] = ()
) -> list[State]:
    """What a choice makes of samples."""
    found = [state.clone() for state in samples]
    for number, state in enumerate(found):
        luck = Quick(number)
        state.apply(seat, action, luck)
        follow(mind, samples[number], state, seat, luck, after)
    return found


def is_comparable(mind: Mind, first: State, then: State) -> bool:
    """Whether the numbers of two positions mean the same."""
    if bool(first.asked) != bool(then.asked):
        return False
    return mind.phase(then) == mind.phase(first) or mind.stretch(then, True) == mind.stretch(first, True)


def is_same_moment(mind: Mind, before: State, one: State, other: State) -> bool:
    """Whether two choices have led to the same question, with the same to come after it, so that what differs came of them and not of
    what has begun since.
    """
    if not is_comparable(mind, one, other):
        return False
    if mind.later(before) or not one.asked:
        return True
    to_come = [[step for step, _, _ in state.agenda] for state in (one, other)]
    return one.asked == other.asked and to_come[0] == to_come[1]


def meet(mind: Mind, before: State, one: State, other: State, seat: int, luck: tuple[Chance, Chance]) -> bool:
    """Let a seat go on, in a hurry, from what its choice has led to until both are at the same moment. Whether they come to be."""
    for _ in range(PLAYED_ON):
        if is_same_moment(mind, before, one, other):
            return True
        if is_behind(mind, before, one, other, seat):
            state, chance = one, luck[0]
        elif is_behind(mind, before, other, one, seat):
            state, chance = other, luck[1]
        else:
            return False
        legal = state.legal(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else mind.quick(state, seat, legal), chance)
    return False


def is_behind(mind: Mind, before: State, one: State, other: State, seat: int) -> bool:
    """Whether a seat still is at the question that the choice answered, or in its turn, and not so in the other state; or it has
    something to do besides in its turn, and more to come after it.
    """
    if one.asked != (seat,):
        return False
    question = before.agenda[-1][0]
    still = [each.asked == (seat,) and each.agenda[-1][0] is question for each in (one, other)]
    if still[0] or still[1]:
        return not still[1]
    turn = mind.stretch(before, False)
    if mind.stretch(one, False) != turn:
        return False
    if other.asked != (seat,) or mind.stretch(other, False) != turn:
        return True
    return len(one.agenda) > len(other.agenda)


def goes_on_as_before(mind: Mind, first: State, then: State) -> bool:
    """Whether a choice has led to the question it answered, be it asked of another: then all that has changed came of it.

    Otherwise something else has begun, and what that brings is no reason.
    """
    asked = is_still_to_come(first, then) and then.agenda[-1][0] is first.agenda[-1][0]
    return asked and is_comparable(mind, first, then)


def is_still_open(seat: int, other: int, before: State, then: State) -> bool:
    """Whether a seat that has made a choice can make another one besides: then it has not given that up."""
    asked = then.asked == (seat,) and then.agenda[-1][0] is before.agenda[-1][0]
    return asked and other in then.legal(seat)


class Effect:
    """What a choice does, on average over samples: the chance to win with it, and the reasons for it.

    The reasons are what is better than before. If nothing is, or something else has begun, or the choice shows later, they are what is
    better than with the best other choice that can be compared.
    """

    def __init__(
        self,
        game: str,
        samples: list[State],
        seat: int,
        action: int,
        others: Sequence[int],
        after: Sequence[Answer] = (),
    ) -> None:
        mind = mind_of(game)
        self.seat = seat
        self.mind = mind
        self.evaluation = evaluation_of(game)
        # Which choice is the better one is what these weights have learned.
        self.weights = evaluation_of(game, amid=True).weights[mind.phase(samples[0])]
        found = led_to(mind, samples, seat, action, after)
        pairs = list(zip(samples, found, strict=True))
        self.reasons: list[Reason] = []
        if not mind.later(samples[0]) and all(goes_on_as_before(mind, *pair) for pair in pairs):
            self.reasons = self.better(pairs)
        given_up = list(others)
        if not mind.later(samples[0]):
            given_up = [
                each for each in others if not all(is_still_open(seat, each, *pair) for pair in pairs)
            ]
        self.against: tuple[str, str] | None = None
        for other in [] if self.reasons else given_up:
            pairs = self.at_one_moment(samples, led_to(mind, samples, seat, other), found)
            if pairs:
                self.against = samples[0].game.actions[other]
                self.reasons = self.better(pairs)
                break
        is_decided = not any(state.asked for state in found)
        for number, state in enumerate(found):
            play_on(mind, samples[number], state, Quick(number), 1)
        told = [self.evaluation.told(self.evaluation.chances(state), seat, state) for state in found]
        chance = sum(told) / len(told)
        self.chance = chance if is_decided else open_chance(chance)

    def at_one_moment(
        self, samples: list[State], other: list[State], found: list[State]
    ) -> list[tuple[State, State]]:
        """What another choice has led to and what this one has, at the same moment. Where it is not, since after one of them the seat
        is asked the same again, or its turn is over after one of them only, it goes on until it is. Nothing if it does not come to be.
        """
        mind = self.mind
        pairs: list[tuple[State, State]] = []
        for number, (before, *both) in enumerate(zip(samples, other, found, strict=True)):
            one, two = [state.clone() for state in both]
            # All or nothing: those in which a reroll, say, comes to the same moment at once may be just those in which it failed.
            if not meet(mind, before, one, two, self.seat, (Quick(number), Quick(number))):
                return []
            pairs.append((one, two))
        return pairs

    def better(self, pairs: list[tuple[State, State]]) -> list[Reason]:
        """What is better in the second states than in the first, by points; points themselves count as what they are."""
        points: dict[str, float] = {}
        for first, then in pairs:
            chances = self.evaluation.chances(first)
            others = max(LEAST_CHANCE, 1.0 - chances[self.seat])
            for seat, (before, after) in enumerate(
                zip(self.mind.look(first), self.mind.look(then), strict=True)
            ):
                gains = self.gains(before, after)
                if seat != self.seat:
                    gains = {RIVALS: -sum(gains.values()) * chances[seat] / others}
                for name, gain in gains.items():
                    points[name] = points.get(name, 0.0) + gain / len(pairs)
        good = [Reason(name, gain) for name, gain in points.items() if gain >= LEAST]
        good.sort(key=lambda reason: -reason.points)
        return good[:REASONS]

    def gains(self, before: list[float], after: list[float]) -> dict[str, float]:
        """By how many points every number of a seat is better."""
        gains: dict[str, float] = {}
        for at, name in enumerate(self.mind.features):
            change = after[at] - before[at]
            if name in POINTS:
                gains[POINTS[0]] = gains.get(POINTS[0], 0.0) + change
            elif self.weights[at] * self.mind.start[at] > 0.0:
                # Whether it is good to have is known beforehand: what lessons say against that cannot be told as a reason.
                gains[name] = self.weights[at] / self.weights[SCORE] * change
        return gains
