"""What things and actions are worth: empires, cards of a draft, cards played, whatever seats got, and verbs."""

from collections import Counter, defaultdict
from math import sqrt

from epochal.lab.counting import Found, Moments, for_equal_places, part
from epochal.lab.simulate import Task
from epochal.lab.story import Story, Taken


def gained_since(story: Story, taken: Taken) -> int:
    """What the holder of a thing has gained from the epoch in which it was taken to the end."""
    before = story.totals[taken.epoch - 2] if taken.epoch > 1 else story.first
    return story.result.scores[taken.seat] - before[taken.seat]


class Empires:
    """Every empire: how often and when it is chosen and what its turn brings, as it is and for equal places in the draft."""

    def __init__(self) -> None:
        self.games = 0
        self.epochs: dict[int, dict[tuple[str, int], Moments]] = defaultdict(lambda: defaultdict(Moments))

    def add(self, story: Story) -> None:
        self.games += 1
        for turn in story.turns:
            self.epochs[turn.epoch][turn.empire, turn.place].add(turn.points)

    def found(self) -> Found:
        rows: list[Found] = []
        relative: dict[int, list[tuple[int, float]]] = defaultdict(list)
        for epoch, cells in sorted(self.epochs.items()):
            mean = merged(list(cells.values())).mean
            fair = for_equal_places(cells)
            for empire in sorted(fair, key=lambda e: -fair[e][0]):
                own = {place: cell for (e, place), cell in cells.items() if e == empire}
                rows.append({"epoch": epoch, "empire": empire, **self.row(own, mean, *fair[empire])})
            for (_, place), cell in cells.items():
                relative[place].append((cell.n, cell.total / mean))
        places = [
            {"place": place, "relative": sum(total for _, total in cells) / sum(n for n, _ in cells)}
            for place, cells in sorted(relative.items())
            if place
        ]
        return {"empires": rows, "places": places}

    def row(self, own: dict[int, Moments], mean: float, fair: float, error: float) -> Found:
        whole = merged(list(own.values()))
        return {
            "turns": whole.n,
            "dealt": whole.n / self.games,
            "place": sum(place * cell.n for place, cell in own.items()) / whole.n,
            "first": own[1].n / whole.n if 1 in own else 0.0,
            "points": whole.mean,
            "error": whole.error,
            "raw": whole.mean / mean,
            "fair": fair / mean,
            "fair_error": error / mean,
        }


def among(some: Moments, n: int) -> Moments:
    """The same values with noughts, so that there are n of them."""
    whole = merged([some])
    whole.n = n
    return whole


def merged(cells: list[Moments]) -> Moments:
    """All values together."""
    whole = Moments()
    for cell in cells:
        whole.n += cell.n
        whole.total += cell.total
        whole.squares += cell.squares
    return whole


class Played:
    """What turns bring in which a card is played, beyond the mean of their epoch."""

    def __init__(self) -> None:
        self.games = 0
        self.turns: dict[int, Moments] = defaultdict(Moments)
        self.with_it: dict[str, dict[int, Moments]] = defaultdict(lambda: defaultdict(Moments))

    def add(self, story: Story) -> None:
        self.games += 1
        for turn in story.turns:
            self.turns[turn.epoch].add(turn.points)
            for card in turn.played:
                self.with_it[card][turn.epoch].add(turn.points)

    def more(self, card: str) -> Moments:
        """The points of the turns with a card beyond the mean of their epoch."""
        whole = Moments()
        for epoch, cell in self.with_it[card].items():
            mean = self.turns[epoch].mean
            whole.n += cell.n
            whole.total += cell.total - cell.n * mean
            whole.squares += cell.about(mean)
        return whole

    def later(self, card: str, epoch: int) -> float:
        """The share of the times it is played that come after an epoch."""
        times = sum(cell.n for cell in self.with_it[card].values())
        return sum(cell.n for at, cell in self.with_it[card].items() if at > epoch) / max(1, times)

    def found(self) -> Found:
        rows = []
        for card in sorted(self.with_it):
            more = self.more(card)
            rows.append({"card": card, "played": more.n / self.games, "more": more.mean, "error": more.error})
        return {"played": sorted(rows, key=lambda row: -row["more"])}


class Holders:
    """How the holders of things end, for equal places: what they gain from then to the end, and whether they win."""

    def __init__(self) -> None:
        self.points: dict[tuple[str, int], Moments] = defaultdict(Moments)
        self.wins: dict[tuple[str, int], Moments] = defaultdict(Moments)

    def add(self, story: Story, taken: Taken, place: int) -> None:
        self.points[taken.card, place].add(gained_since(story, taken))
        self.wins[taken.card, place].add(story.result.share(taken.seat))

    def rows(self) -> list[Found]:
        """A row for each thing, the one whose holders gain most first."""
        points = for_equal_places(self.points)
        wins = for_equal_places(self.wins)
        n = sum(cell.n for cell in self.points.values())
        times = {thing: sum(cell.n for (t, _), cell in self.points.items() if t == thing) for thing in points}
        usual = sum(points[thing][0] * times[thing] for thing in points) / n
        usual_wins = sum(wins[thing][0] * times[thing] for thing in wins) / n
        mean_wins = sum(cell.total for cell in self.wins.values()) / n
        rows = [
            {
                "card": thing,
                "times": times[thing],
                "wins": part(sum(c.total for (t, _), c in self.wins.items() if t == thing), times[thing]),
                "fair_points": points[thing][0] - usual,
                "points_error": points[thing][1],
                "fair_wins": wins[thing][0] - usual_wins + mean_wins,
                "wins_error": wins[thing][1],
                "usual_wins": mean_wins,
            }
            for thing in points
        ]
        return sorted(rows, key=lambda row: (-row["fair_points"], row["card"]))


class Drafted:
    """Every card of a draft other than empires: when it is chosen, how often it is played, what turns with it bring, how its holder ends."""

    def __init__(self) -> None:
        self.played = Played()
        self.held: dict[int, Holders] = defaultdict(Holders)
        self.places: dict[tuple[int, str], Moments] = defaultdict(Moments)

    def add(self, story: Story) -> None:
        self.played.add(story)
        for each in story.taken:
            self.held[each.epoch].add(story, each, each.place)
            self.places[each.epoch, each.card].add(each.place)

    def found(self) -> Found:
        rows = []
        for epoch, held in sorted(self.held.items()):
            for row in held.rows():
                more = self.played.more(row["card"])
                rows.append(
                    {
                        "epoch": epoch,
                        **row,
                        "dealt": row["times"] / self.played.games,
                        "place": self.places[epoch, row["card"]].mean,
                        "played": more.n / row["times"],
                        "kept": self.played.later(row["card"], epoch),
                        "more": more.mean,
                        "error": more.error,
                    }
                )
        return {"cards": rows, **self.played.found()}


class Things:
    """Everything that seats get, by its kind: how their holders end beyond those who get another of its kind in the same epoch.

    This is for equal places in the standing when the epoch began; a thing that is got in several epochs has the mean of them.
    """

    def __init__(self) -> None:
        self.games = 0
        self.kinds: dict[str, dict[int, Holders]] = defaultdict(lambda: defaultdict(Holders))

    def add(self, story: Story) -> None:
        self.games += 1
        for each in story.got:
            kind = each.card.partition(":")[0]
            self.kinds[kind][each.epoch].add(story, each, each.place)

    def found(self) -> Found:
        return {
            "things": [
                {"kind": kind, "rows": self.rows([held.rows() for held in epochs.values()])}
                for kind, epochs in sorted(self.kinds.items())
            ]
        }

    def rows(self, epochs: list[list[Found]]) -> list[Found]:
        own: dict[str, list[Found]] = defaultdict(list)
        for row in [row for epoch in epochs for row in epoch]:
            own[row["card"]].append(row)
        every = sum(row["times"] for rows in own.values() for row in rows)
        usual = sum(row["usual_wins"] * row["times"] for rows in own.values() for row in rows) / every
        found = []
        for card, rows in own.items():
            n = sum(row["times"] for row in rows)
            found.append(
                {
                    "card": card,
                    "often": n / self.games,
                    "wins": part(sum(row["wins"]["share"] * row["times"] for row in rows), n),
                    "fair_points": sum(row["fair_points"] * row["times"] for row in rows) / n,
                    "points_error": sqrt(sum((row["points_error"] * row["times"]) ** 2 for row in rows)) / n,
                    "fair_wins": usual
                    + sum((row["fair_wins"] - row["usual_wins"]) * row["times"] for row in rows) / n,
                    "wins_error": sqrt(sum((row["wins_error"] * row["times"]) ** 2 for row in rows)) / n,
                }
            )
        return sorted(found, key=lambda row: (-row["fair_points"], row["card"]))


class Offers:
    """Everything that is laid out: in how many games, and how often somebody gets it in these."""

    def __init__(self) -> None:
        self.shown: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()

    def add(self, story: Story) -> None:
        self.shown.update(set(story.offered))
        self.taken.update({each.card for each in story.got} & set(story.offered))

    def found(self) -> Found:
        rows = [
            {"card": card, "shown": n, "taken": self.taken[card] / n, "interval": part(self.taken[card], n)}
            for card, n in self.shown.items()
        ]
        return {"offers": sorted(rows, key=lambda row: (row["taken"], row["card"]))}


class Fallen:
    """How many foes of each number of stars fall in a game, epoch by epoch."""

    def __init__(self, task: Task) -> None:
        self.things = task.load().things()
        self.games = 0
        self.count: Counter[tuple[int, int]] = Counter()

    def add(self, story: Story) -> None:
        self.games += 1
        self.count.update((int(self.things[foe]["stars"]), epoch) for epoch, foe in story.fallen)

    def found(self) -> Found:
        epochs = range(1, max((epoch for _, epoch in self.count), default=0) + 1)
        return {
            "fallen": [
                {"stars": stars, "by_epoch": [self.count[stars, epoch] / self.games for epoch in epochs]}
                for stars in sorted({stars for stars, _ in self.count})
            ]
        }


class Actions:
    """How often actions of each verb are taken, and how winners differ in it from losers."""

    def __init__(self) -> None:
        self.seats = [0, 0]
        self.counts: dict[str, list[Moments]] = defaultdict(lambda: [Moments(), Moments()])

    def add(self, story: Story) -> None:
        for seat, verbs in enumerate(story.verbs):
            winner = int(seat in story.result.winners)
            self.seats[winner] += 1
            for verb, times in verbs.items():
                self.counts[verb][winner].add(times)

    def found(self) -> Found:
        rows = []
        for verb, sides in self.counts.items():
            used = sum(side.n for side in sides)
            losers, winners = [among(side, n) for side, n in zip(sides, self.seats, strict=True)]
            rows.append(
                {
                    "verb": verb,
                    "times": (losers.total + winners.total) / sum(self.seats),
                    "used": used / sum(self.seats),
                    "winners": winners.mean,
                    "losers": losers.mean,
                    "error": (winners.error**2 + losers.error**2) ** 0.5,
                }
            )
        return {"actions": sorted(rows, key=lambda row: (-row["times"], row["verb"]))}
