"""Who wins a game and how it comes to that: victories, points and where they are from, length, and who leads when."""

from collections import Counter, defaultdict

from epochal.lab.counting import Found, Moments, histogram, part, spread
from epochal.lab.simulate import Task
from epochal.lab.story import Story


class Victories:
    """How often each seat wins, each place at the start, and each level."""

    def __init__(self, task: Task) -> None:
        self.games = 0
        self.seats = [0.0] * task.seats
        self.start = [0.0] * task.seats
        self.levels = task.levels
        self.present: dict[str, int] = Counter()
        self.held: dict[str, int] = Counter()
        self.victories: dict[str, float] = defaultdict(float)
        self.points: dict[str, int] = Counter()

    def add(self, story: Story) -> None:
        self.games += 1
        for place, seat in enumerate(story.order):
            self.start[place] += story.result.share(seat)
        for seat, level in enumerate(story.levels):
            self.seats[seat] += story.result.share(seat)
            self.held[level] += 1
            self.victories[level] += story.result.share(seat)
            self.points[level] += story.result.scores[seat]
        for level in set(story.levels):
            self.present[level] += 1

    def found(self) -> Found:
        return {
            "games": self.games,
            "wins_by_seat": [part(wins, self.games) for wins in self.seats],
            "wins_by_start": [part(wins, self.games) for wins in self.start],
            "wins_by_level": self.by_level() if len(self.levels) > 1 else [],
        }

    def by_level(self) -> list[Found]:
        """How often each level wins the games it plays in, against the share of the seats it has there."""
        return [
            {
                "level": level,
                "games": self.present[level],
                "fair": self.held[level] / (self.present[level] * len(self.seats)),
                "wins": part(self.victories[level], self.present[level]),
                "points": self.points[level] / self.held[level],
            }
            for level in dict.fromkeys(self.levels)
            if self.present[level]
        ]


class Points:
    """The points at the end, and the length."""

    def __init__(self) -> None:
        self.best: Counter[int] = Counter()
        self.worst: Counter[int] = Counter()
        self.ahead: Counter[int] = Counter()
        self.choices: Counter[int] = Counter()

    def add(self, story: Story) -> None:
        scores = story.result.scores
        self.best[max(scores)] += 1
        self.worst[min(scores)] += 1
        self.ahead[ahead(scores, story.rivals)] += 1
        self.choices[story.result.actions] += 1

    def found(self) -> Found:
        return {
            "winning_score": spread(self.best),
            "last_score": spread(self.worst),
            "lead": spread(self.ahead),
            "choices": spread(self.choices),
            "lengths": histogram(self.choices),
        }


def ahead(points: list[int], rivals: dict[str, int]) -> int:
    """By how much the best seat is ahead of the second, or a single one of its best rival."""
    first, *others = sorted(points, reverse=True)
    return first - (others[0] if others else max(rivals.values(), default=0))


class Rivals:
    """How the seats do against those that the game itself guides; nothing if there are none."""

    def __init__(self) -> None:
        self.points: Counter[int] = Counter()
        self.best: Counter[int] = Counter()
        self.seats: Counter[int] = Counter()
        self.one = Moments()
        self.all = Moments()

    def add(self, story: Story) -> None:
        if not story.rivals:
            return
        theirs = story.rivals.values()
        self.points.update(theirs)
        self.best[max(theirs)] += 1
        self.seats.update(story.result.scores)
        for mine in story.result.scores:
            self.all.add(mine > max(theirs))
            for other in theirs:
                self.one.add(mine > other)

    def found(self) -> Found:
        if not self.points:
            return {"rivals": {}}
        return {
            "rivals": {
                "points": spread(self.points),
                "best": spread(self.best),
                "seats": spread(self.seats),
                "beats_one": self.one.mean,
                "beats_all": self.all.mean,
            }
        }


class Sources:
    """What a seat gains under each clause, as it grows from epoch to epoch."""

    def __init__(self) -> None:
        self.seats = 0
        self.first = 0
        self.last = 0
        self.span = ""
        self.points: dict[tuple[str, int], int] = Counter()

    def add(self, story: Story) -> None:
        self.span = story.span
        self.seats += len(story.first)
        self.first += sum(story.first)
        self.last = max(self.last, len(story.totals))
        for gain in story.gains:
            self.points[gain.clause, gain.epoch] += gain.points

    def found(self) -> Found:
        rows: list[Found] = []
        for clause in sorted({clause for clause, _ in self.points}):
            grown = 0.0
            by_epoch = []
            for epoch in range(self.last + 1):
                grown += self.points[clause, epoch] / self.seats
                by_epoch.append(grown)
            rows.append({"clause": clause, "points": grown, "by_epoch": by_epoch})
        rows.sort(key=lambda row: -row["points"])
        return {"span": self.span, "first": self.first / self.seats, "sources": rows}


class Epochs:
    """What a turn brings in each epoch (a whole epoch, if turns are not told one by one), and what the players have at its end."""

    def __init__(self) -> None:
        self.gains: dict[int, Moments] = defaultdict(Moments)
        self.totals: dict[int, Moments] = defaultdict(Moments)

    def add(self, story: Story) -> None:
        for turn in story.turns:
            self.gains[turn.epoch].add(turn.points)
        before = story.first
        for epoch, total in enumerate(story.totals, 1):
            for had, has in zip(before, total, strict=True):
                self.totals[epoch].add(has)
                if not story.turns:
                    self.gains[epoch].add(has - had)
            before = total

    def found(self) -> Found:
        return {
            "epochs": [
                {
                    "epoch": epoch,
                    "gain": gains.mean,
                    "deviation": gains.deviation,
                    "total": self.totals[epoch].mean,
                }
                for epoch, gains in sorted(self.gains.items())
            ]
        }


class Leads:
    """How soon a game is decided: whether those who lead at the end of an epoch win, by how much they lead, and how often that changes."""

    def __init__(self) -> None:
        self.wins: dict[int, Moments] = defaultdict(Moments)
        self.ahead: dict[int, Moments] = defaultdict(Moments)
        self.changes: Counter[int] = Counter()

    def add(self, story: Story) -> None:
        if len(story.first) == 1:
            return
        changes = 0
        last = -1
        for epoch, totals in enumerate(story.totals, 1):
            first = [seat for seat, total in enumerate(totals) if total == max(totals)]
            self.wins[epoch].add(sum(seat in story.result.winners for seat in first) / len(first))
            self.ahead[epoch].add(ahead(totals, {}))
            if len(first) == 1 and first[0] != last:
                changes += last >= 0
                last = first[0]
        self.changes[changes] += 1

    def found(self) -> Found:
        games = self.changes.total()
        return {
            "leads": [
                {"epoch": epoch, "wins": part(wins.total, wins.n), "ahead": self.ahead[epoch].mean}
                for epoch, wins in sorted(self.wins.items())
            ],
            "lead_changes": [
                {"changes": changes, "share": self.changes[changes] / games}
                for changes in range(max(self.changes, default=-1) + 1)
            ],
        }
