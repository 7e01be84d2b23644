"""Looking ahead: Monte Carlo tree search over what a seat may know, for any game, any number of seats, and luck.

Every iteration takes a sample of the seat's sight, follows a choice of the seat through the tree of what everybody may do then,
with luck rolled anew, plays on to a horizon as the game's mind would, and judges the position there. A node stands for a run of
choices, whatever the samples and the dice were (open loop), and every seat chooses what is best for itself (max-n), trying first
what the game's mind thinks best (PUCT).

Choices made at the same time do not see each other: as long as one question asks several seats, each has a branch of its own, and
the branches are joined when all have chosen.

At the root the choices race: all that are left are tried on the same sample with the same luck, those clearly behind drop out, and
at set points the worse half does. So the budget goes where it matters, and an easy choice costs little.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from mypy_extensions import i64

from epochal.bots.evaluation import Evaluation
from epochal.bots.signals import listen
from epochal.core.chance import Quick
from epochal.core.kernel import State
from epochal.core.mind import Choice, Mind

WIDTH: Final = 8
"""So many choices of a question are looked at, in the tree."""
DOUBT: Final = 0.01
"""What a chance is told from none by, at least, and from certainty."""
WARM: Final = 8
"""Rounds whose chances are not told where there are as many more."""
CHECK: Final = 4
"""Rounds of the race between two looks at who is behind."""
SURE: Final = 2.2
"""Standard errors behind the leader that put a choice out of the race."""
EXPLORE: Final = 1.6
"""How much untried choices are preferred in the tree."""
DEEPEST: Final = 60
LONGEST: Final = 400
"""Choices of a line at most: in the tree, and beyond it."""
LEAST_SPREAD: Final = 0.004
UNFORESEEN: Final = 0.02
"""The prior of a choice that the mind did not think of when it first saw the question."""

HERE: Final = 0
NEAR: Final = 1
FAR: Final = 2
BOTH: Final = 3


class Settings(NamedTuple):
    """How a search goes about it, as a game needs it.

    - ``patience``: visits of a position before its choices are priced (pricing may cost more than many judgements).
    - ``horizon``: how far a line is followed before it is judged. ``HERE`` is where it leaves the tree; up to ``NEAR`` or ``FAR`` it
      goes on as the mind thinks best: a position is judged better when nobody is in the middle of things. With ``BOTH`` it is judged
      twice, and the mean counts: what is near is foreseen with less luck, what is far with less prejudice.
    - ``width``: so many choices are looked at, at the root, at most.
    - ``few``: so many of them are looked at however bad they seem.
    - ``reach``: how many times the mind's heat a choice may seem worse than the best and still be looked at.
    - ``least``: rounds of the race before anybody drops out (a judgement at the edge of the tree gets better as the tree grows).
    - ``trifle``: a chance to win that is not worth the search for it.
    - ``share``: the part of the budget that is used (to follow a line far costs more).
    - ``rough``: what others do beyond the tree need only be likely, which is faster.
    """

    patience: int = 2
    horizon: int = HERE
    width: int = 8
    few: int = 1
    reach: float = 3.0
    least: int = 8
    trifle: float = 0.004
    share: float = 1.0
    rough: bool = False


class Luck:
    """The luck of one round of the race. It belongs to what is done and not to when, so that two lines which do the same in another
    order, or each something else besides, meet with the same luck.
    """

    def __init__(self, seed: int) -> None:
        self.chance = Quick(seed)
        low: i64 = seed & 0xFFFFFFFF
        self.base: i64 = low * 40503
        self.times: dict[int, int] = {}

    def apply(self, state: State, seat: int, action: int) -> None:
        what = action * 16 + seat
        times = self.times.get(what, 0)
        self.times[what] = times + 1
        self.chance.begin(self.base + what * 1013 + times)
        state.apply(seat, action, self.chance)


class Node:
    """A question of a seat after a run of choices: what was tried, how often, and what it was worth to whoever chose."""

    def __init__(self) -> None:
        self.visits = 0
        self.asked = False
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.counts: list[int] = []
        self.sums: list[float] = []
        self.next: list[Node | None] = []
        self.branches: dict[int, Node] = {}
        """Where several choose at once: the first question of each."""
        self.joined: dict[tuple[int, ...], Node] = {}
        """And what follows what they chose."""

    def price(self, choices: list[Choice], heat: float) -> None:
        """Take the choices that the mind thinks worth a thought, and how much."""
        self.asked = True
        best = choices[0][0]
        total = 0.0
        for gain, action in choices[:WIDTH]:
            prior = 1.0 / (1.0 + (best - gain) / heat)
            prior *= prior
            self.add(action, prior)
            total += prior
        for place in range(len(self.priors)):
            self.priors[place] /= total

    def add(self, action: int, prior: float) -> None:
        self.actions.append(action)
        self.priors.append(prior)
        self.counts.append(0)
        self.sums.append(0.0)
        self.next.append(None)

    def select(self, legal: list[int], urge: float) -> int:
        """The place of the choice to try next: what is good so far, or promising and little tried. -1 if none is legal."""
        value = 0.0
        tried = 0
        for place in range(len(self.actions)):
            value += self.sums[place]
            tried += self.counts[place]
        first = value / tried if tried else 0.5
        urge *= sqrt(tried + 1.0)
        best = -1
        highest = -1e9
        for place in range(len(self.actions)):
            if self.actions[place] not in legal:
                continue
            count = self.counts[place]
            worth = self.sums[place] / count if count else first
            worth += urge * self.priors[place] / (1.0 + count)
            if worth > highest:
                best, highest = place, worth
        return best

    def follow(self, place: int) -> "Node":
        found = self.next[place]
        if found is None:
            found = Node()
            self.next[place] = found
        return found

    def branch(self, seat: int) -> "Node":
        found = self.branches.get(seat)
        if found is None:
            found = Node()
            self.branches[seat] = found
        return found

    def join(self, chosen: tuple[int, ...]) -> "Node":
        found = self.joined.get(chosen)
        if found is None:
            found = Node()
            self.joined[chosen] = found
        return found


class Line:
    """A choice at the root: what the mind thinks of it, and the chances to win that every round of the race found."""

    def __init__(self, price: float, action: int) -> None:
        self.price = price
        self.action = action
        self.values: list[float] = []
        self.total = 0.0
        self.told: list[float] = []
        """The same chances as people are told them."""
        self.racing = True
        self.node = Node()

    def chance(self, best: "Line") -> float:
        """The chance to win, as people are told it: that of the best line, with odds as much worse as those of this one were in the
        rounds that both were in.
        """
        known = best.told[warmed_up(best) :]
        whole = sum(known) / len(known)
        if self is best:
            return whole
        both = slice(warmed_up(self), len(self.told))
        worse = odds(self.told[both], whole) / odds(best.told[both], whole)
        found = odds(known, whole) * worse
        return found / (1.0 + found)


def warmed_up(line: Line) -> int:
    """From which round on the chances of a line are told: at first the tree does not know yet what others will answer."""
    return WARM if len(line.told) >= 2 * WARM else 0


class Search:
    """One decision of one seat."""

    def __init__(
        self,
        evaluation: Evaluation,
        settings: Settings,
        seat: int,
        sample: Callable[[], State],
        seed: int,
    ) -> None:
        self.evaluation = evaluation
        self.mind: Mind = evaluation.mind
        self.settings = settings
        self.seat = seat
        self.sample = sample
        self.seed = seed
        self.iterations = 0
        self.spread = 0.05
        self.mean = 0.0
        self.variance = 0.0
        self.turn = 0
        self.round = 0
        self.lines: list[Line] = []
        self.root = Node()
        """Where others choose at the same time as the seat: they do not see which line is followed."""

    def run(
        self, first: State, legal: list[int], budget: int, go_on: Callable[[], bool] | None
    ) -> list[Line]:
        """Search from a first sample with so many iterations, or as long as ``go_on`` says; the lines, best first."""
        priced = self.mind.priced(first, self.seat, legal)
        heat, best = self.mind.heat, priced[0][0]
        settings = self.settings
        budget = max(1, int(budget * settings.share))
        self.turn = self.mind.stretch(first, False)
        self.round = self.mind.stretch(first, True)
        self.lines = [
            Line(gain, action)
            for place, (gain, action) in enumerate(priced[: settings.width])
            if place < settings.few or gain >= best - settings.reach * heat
        ]
        racing = self.lines
        halvings = halving_points(len(racing), budget)
        rounds = 0
        while len(racing) > 1 and self.iterations < budget and (go_on is None or go_on()):
            listen()
            base = first if rounds == 0 else self.sample()
            self.mind.settle(base, self.seat)
            for line in racing:
                value = self.iterate(line, base.clone(), Luck(self.seed + rounds))
                line.values.append(value)
                line.total += value
            rounds += 1
            if rounds >= settings.least and rounds % CHECK == 0:
                drop_out(racing, settings.trifle)
            while halvings and self.iterations >= halvings[0]:
                halvings.pop(0)
                keep_half(racing)
            racing = [line for line in racing if line.racing]
        self.lines.sort(key=standing)
        return self.lines

    def iterate(self, line: Line, state: State, luck: Luck) -> float:
        """One line through the tree, and what it is worth to the seat in the end."""
        self.iterations += 1
        seat = self.seat
        nodes: list[Node] = []
        places: list[int] = []
        movers: list[int] = []
        question = state.agenda[-1]
        together = len(state.asked) > 1
        node = trunk = line.node
        sides: dict[int, Node] = {}
        chosen: list[int] = []
        if together:
            trunk = self.root
            sides[seat] = node
            chosen.append(line.action)
        luck.apply(state, seat, line.action)
        horizon = self.settings.horizon
        tree = NEAR if horizon == BOTH else horizon
        for _ in range(DEEPEST):
            if self.is_at(tree, state):
                break
            if together and state.agenda[-1] != question:
                node = trunk.join(tuple(chosen))
                together = False
            if not together and len(state.asked) > 1:
                together = True
                question = state.agenda[-1]
                trunk = node
                sides = {}
                chosen = []
            mover = state.asked[0]
            if together:
                if seat in state.asked:
                    mover = seat
                node = sides[mover] if mover in sides else trunk.branch(mover)
            legal = state.legal(mover)
            if len(legal) == 1:
                luck.apply(state, mover, legal[0])
                continue
            node.visits += 1
            if not node.asked:
                if node.visits < self.settings.patience:
                    break
                node.price(self.mind.priced(state, mover, legal), self.mind.heat)
            place = node.select(legal, EXPLORE * self.spread)
            if place < 0:
                place = len(node.actions)
                node.add(self.mind.priced(state, mover, legal)[0][1], UNFORESEEN)
            nodes.append(node)
            places.append(place)
            movers.append(mover)
            action = node.actions[place]
            child = node.follow(place)
            luck.apply(state, mover, action)
            if together:
                sides[mover] = child
                chosen.append(action)
            node = child
        self.play_on(tree, state, luck)
        values = self.evaluation.chances(state)
        told = self.evaluation.told(values, seat, state)
        if horizon == BOTH:
            self.play_on(FAR, state, luck)
            far = self.evaluation.chances(state)
            told = (told + self.evaluation.told(far, seat, state)) / 2
            values = [(values[each] + far[each]) / 2 for each in range(len(far))]
        line.told.append(told)
        for at in range(len(nodes)):
            nodes[at].counts[places[at]] += 1
            nodes[at].sums[places[at]] += values[movers[at]]
        return self.note(values[seat])

    def is_at(self, horizon: int, state: State) -> bool:
        """Whether a position is to be judged, for one who looks so far."""
        if not state.asked:
            return True
        if horizon == NEAR:
            return self.mind.stretch(state, False) != self.turn
        return horizon == FAR and self.mind.stretch(state, True) != self.round

    def play_on(self, horizon: int, state: State, luck: Luck) -> None:
        """Play on to the horizon as the mind thinks best; for others perhaps as it thinks likely, several choices at a time."""
        if horizon == HERE:
            return
        intent: list[int] = []
        whose = -1
        for _ in range(LONGEST):
            if self.is_at(horizon, state):
                return
            mover = state.asked[0]
            legal = state.legal(mover)
            if len(legal) == 1:
                action = legal[0]
            elif mover == self.seat or not self.settings.rough:
                action = self.mind.quick(state, mover, legal)
            elif mover == whose and intent and intent[0] in legal:
                action = intent.pop(0)
            else:
                intent, whose = self.mind.rough(state, mover, legal), mover
                action = intent.pop(0)
            luck.apply(state, mover, action)

    def note(self, value: float) -> float:
        """Keep track of how much values differ: chances to win differ by little, and exploration must fit that."""
        count = self.iterations
        before = self.mean
        self.mean += (value - before) / count
        self.variance += (value - before) * (value - self.mean)
        if count >= 8:
            self.spread = max(LEAST_SPREAD, sqrt(self.variance / count))
        return value


def odds(chances: list[float], whole: float) -> float:
    """What stands for a mean chance against what stands against it. Few rounds tell little: it is as if there had been two more, of the
    chance that there is on the whole; and no chance is told from none, nor from certainty.
    """
    mean = (sum(chances) + 2 * whole) / (len(chances) + 2)
    mean = max(DOUBT, min(1.0 - DOUBT, mean))
    return mean / (1.0 - mean)


def standing(line: Line) -> tuple[int, float, float]:
    """The lines in order: those that stayed in the race longest first, then by the chances they have."""
    return (-len(line.values), -line.total, -line.price)


def halving_points(lines: int, budget: int) -> list[int]:
    """After how many iterations the worse half drops out: every halving has an equal part of the budget before it."""
    halvings = max(1, (lines - 1).bit_length())
    return [budget * part // halvings for part in range(1, halvings)]


def keep_half(racing: list[Line]) -> None:
    """The worse half is out of the race."""
    left = [line for line in racing if line.racing]
    left.sort(key=standing)
    for line in left[(len(left) + 1) // 2 :]:
        line.racing = False


def drop_out(racing: list[Line], trifle: float) -> None:
    """Whoever is clearly behind the leader, round by round, is out of the race."""
    leader = racing[0]
    for line in racing:
        if line.total > leader.total:
            leader = line
    rounds = len(leader.values)
    for line in racing:
        if line is leader:
            continue
        behind = (leader.total - line.total) / rounds
        squares = 0.0
        for at in range(rounds):
            off = leader.values[at] - line.values[at] - behind
            squares += off * off
        if behind + trifle > SURE * sqrt(squares) / rounds:
            line.racing = False
