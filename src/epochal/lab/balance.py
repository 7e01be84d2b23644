"""Whether a game is fair and its cards are alike in strength: many games of bots, and what their stories say.

python -m epochal.lab.balance hotw2018 --games 5000 --seats 4 --level steady --jobs 2 --out report.md --json figures.json
python -m epochal.lab.balance historia --games 1000 --seats 3 --level military,technology,art,expansion
python -m epochal.lab.balance historia --games 1000 --seats 1 --level steady --option civbot_level=medium
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev, quantiles
from typing import Any

import epochal
from epochal.lab.arena import interval
from epochal.lab.report import report
from epochal.lab.simulate import Task, play_many
from epochal.lab.story import Story, Taken, Turn, listen

ROUNDS = 200
"""How often the two effects of a turn, its empire and its place in the draft, are fitted to each other."""


# The figures


def figures(task: Task, stories: list[Story]) -> dict[str, Any]:
    """What many stories say together, as plain data."""
    return {
        "game": task.game,
        "seats": task.seats,
        "level": list(task.levels),
        "options": dict(task.options),
        "games": len(stories),
        "wins_by_seat": [share(stories, lambda _, seat=seat: seat) for seat in range(task.seats)],
        "wins_by_start": [
            share(stories, lambda s, place=place: s.order[place]) for place in range(task.seats)
        ],
        "wins_by_level": levels(task, stories) if len(task.levels) > 1 else [],
        "rivals": rivals(stories),
        "winning_score": spread([max(s.result.scores) for s in stories]),
        "last_score": spread([min(s.result.scores) for s in stories]),
        "lead": spread([lead(s) for s in stories]),
        "choices": spread([s.result.actions for s in stories]),
        "sources": sources(stories),
        "offers": offers(stories),
        "fallen": fallen(task, stories),
        "epochs": epochs(stories),
        "places": places(stories),
        "empires": empires(stories),
        "cards": cards(stories),
    }


def won(story: Story, seat: int) -> float:
    """The part of the victory that a seat has."""
    winners = story.result.winners
    return 1 / len(winners) if seat in winners else 0.0


def share(stories: list[Story], who: Any) -> dict[str, float]:
    """How often somebody wins, with a 95% interval."""
    return part(sum(won(story, who(story)) for story in stories), len(stories))


def part(count: float, of: int) -> dict[str, float]:
    """A share with its 95% interval."""
    least, most = interval(count / of, of)
    return {"share": count / of, "least": least, "most": most}


def spread(values: list[int]) -> dict[str, float]:
    """Mean, standard deviation, and the values that a tenth lies below and above."""
    tenths = quantiles(values, n=10) if len(values) > 1 else [values[0]] * 9
    return {"mean": fmean(values), "deviation": pstdev(values), "low": tenths[0], "high": tenths[-1]}


def lead(story: Story) -> int:
    """By how much the best seat is ahead of the second, or a single one of its best rival."""
    first, *others = sorted(story.result.scores, reverse=True)
    return first - (others[0] if others else max(story.rivals.values(), default=0))


def levels(task: Task, stories: list[Story]) -> list[dict[str, Any]]:
    """How often each level wins the games it plays in, against the share of the seats it has there."""
    rows = []
    for level in sorted(set(task.levels), key=task.levels.index):
        own = [story for story in stories if level in story.levels]
        seats = [(story, seat) for story in own for seat in range(task.seats) if story.levels[seat] == level]
        rows.append(
            {
                "level": level,
                "games": len(own),
                "fair": len(seats) / (len(own) * task.seats),
                "wins": part(sum(won(story, seat) for story, seat in seats), len(own)),
                "points": fmean(story.result.scores[seat] for story, seat in seats),
            }
        )
    return rows


def rivals(stories: list[Story]) -> dict[str, Any]:
    """How the seats do against those that the game itself guides; nothing if there are none."""
    if not stories[0].rivals:
        return {}
    pairs = [(mine, r) for story in stories for mine in story.result.scores for r in story.rivals.values()]
    best = [(mine, max(story.rivals.values())) for story in stories for mine in story.result.scores]
    return {
        "points": spread([points for story in stories for points in story.rivals.values()]),
        "best": spread([max(story.rivals.values()) for story in stories]),
        "seats": spread([mine for story in stories for mine in story.result.scores]),
        "beats_one": sum(mine > other for mine, other in pairs) / len(pairs),
        "beats_all": sum(mine > other for mine, other in best) / len(best),
    }


def sources(stories: list[Story]) -> list[dict[str, Any]]:
    """What a seat gains under each clause, most first."""
    total: dict[str, int] = Counter()
    for story in stories:
        for seat in story.sources:
            total.update(seat)
    seats = len(stories) * len(stories[0].sources)
    rows = [{"clause": clause, "points": points / seats} for clause, points in total.items()]
    return sorted(rows, key=lambda row: (-row["points"], row["clause"]))


def offers(stories: list[Story]) -> list[dict[str, Any]]:
    """Every card that is laid out: in how many games, and how often it is taken in these."""
    shown = Counter(card for story in stories for card in set(story.offered))
    taken = Counter(card for story in stories for card in set(story.built))
    rows = [{"card": card, "shown": n, "taken": taken[card] / n} for card, n in shown.items()]
    return sorted(rows, key=lambda row: (row["taken"], row["card"]))


def fallen(task: Task, stories: list[Story]) -> list[dict[str, Any]]:
    """How many foes of each number of stars fall in a game, epoch by epoch."""
    things = epochal.load(task.game).things()
    count = Counter((things[foe]["stars"], epoch) for story in stories for epoch, foe in story.fallen)
    epochs = range(1, max((epoch for _, epoch in count), default=0) + 1)
    return [
        {"stars": stars, "by_epoch": [count[stars, epoch] / len(stories) for epoch in epochs]}
        for stars in sorted({stars for stars, _ in count})
    ]


def all_turns(stories: Iterable[Story]) -> Iterator[Turn]:
    for story in stories:
        yield from story.turns


def epochs(stories: list[Story]) -> list[dict[str, float]]:
    """What a turn brings in each epoch (a whole epoch, if turns are not told one by one), and what the players have at its end."""
    gains: dict[int, list[int]] = defaultdict(list)
    for turn in all_turns(stories):
        gains[turn.epoch].append(turn.points)
    totals: dict[int, list[int]] = defaultdict(list)
    for story in stories:
        before = story.first
        for epoch, total in enumerate(story.totals, 1):
            totals[epoch] += total
            if not story.turns:
                gains[epoch] += [after - had for had, after in zip(before, total, strict=True)]
            before = total
    return [
        {
            "epoch": epoch,
            "gain": fmean(points),
            "deviation": pstdev(points),
            "total": fmean(totals[epoch]),
        }
        for epoch, points in sorted(gains.items())
    ]


def places(stories: list[Story]) -> list[dict[str, float]]:
    """What a turn brings by the place at which its empire was chosen, as a share of the epoch's mean."""
    mean = {each["epoch"]: each["gain"] for each in epochs(stories)}
    relative: dict[int, list[float]] = defaultdict(list)
    for turn in all_turns(stories):
        if turn.place:
            relative[turn.place].append(turn.points / mean[turn.epoch])
    return [{"place": place, "relative": fmean(values)} for place, values in sorted(relative.items())]


def empires(stories: list[Story]) -> list[dict[str, Any]]:
    """Every empire: how often and when it is chosen and what its turn brings, as it is and for equal places in the draft."""
    by_epoch: dict[int, list[Turn]] = defaultdict(list)
    for turn in all_turns(stories):
        by_epoch[turn.epoch].append(turn)
    rows: list[dict[str, Any]] = []
    for epoch, turns in sorted(by_epoch.items()):
        mean = fmean(turn.points for turn in turns)
        fair = for_equal_places([(turn.empire, turn.place, float(turn.points)) for turn in turns])
        for empire in sorted(fair, key=lambda e: -fair[e]):
            own = [turn for turn in turns if turn.empire == empire]
            points = [turn.points for turn in own]
            rows.append(
                {
                    "epoch": epoch,
                    "empire": empire,
                    "turns": len(own),
                    "dealt": len(own) / len(stories),
                    "place": fmean(turn.place for turn in own),
                    "first": sum(turn.place == 1 for turn in own) / len(own),
                    "points": fmean(points),
                    "error": pstdev(points) / sqrt(len(points)),
                    "raw": fmean(points) / mean,
                    "fair": fair[empire] / mean,
                }
            )
    return rows


def for_equal_places(values: list[tuple[str, int, float]]) -> dict[str, float]:
    """The mean value of each card if it were chosen at every place equally often: card and place each add their part."""
    mean = fmean(value for _, _, value in values)
    sums: dict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for card, place, value in values:
        cell = sums[card, place]
        cell[0] += 1
        cell[1] += value - mean
    of_card = dict.fromkeys(sorted({card for card, _, _ in values}), 0.0)
    of_place = dict.fromkeys(sorted({place for _, place, _ in values}), 0.0)
    for _ in range(ROUNDS):
        for card in of_card:
            cells = [(n, total, place) for (c, place), (n, total) in sums.items() if c == card]
            of_card[card] = sum(t - n * of_place[p] for n, t, p in cells) / sum(n for n, _, _ in cells)
        for place in of_place:
            inside = [(n, total, c) for (c, p), (n, total) in sums.items() if p == place]
            of_place[place] = sum(t - n * of_card[c] for n, t, c in inside) / sum(n for n, _, _ in inside)
    middle = fmean(of_place.values())
    return {card: mean + effect + middle for card, effect in of_card.items()}


def cards(stories: list[Story]) -> list[dict[str, Any]]:
    """Every other card: when it is chosen, how often it is played, what turns with it bring, and how its holder ends."""
    mean = {each["epoch"]: each["gain"] for each in epochs(stories)}
    held: dict[int, list[tuple[Story, Taken]]] = defaultdict(list)
    with_it: dict[str, list[float]] = defaultdict(list)
    when: dict[str, list[int]] = defaultdict(list)
    for story in stories:
        for each in story.taken:
            held[each.epoch].append((story, each))
        for turn in story.turns:
            for card in turn.played:
                with_it[card].append(turn.points - mean[turn.epoch])
                when[card].append(turn.epoch)
    rows = []
    for epoch, all_held in sorted(held.items()):
        since = [(each.card, each.place, float(gained_since(story, each))) for story, each in all_held]
        worth = for_equal_places(since)
        wins = for_equal_places([(each.card, each.place, won(story, each.seat)) for story, each in all_held])
        usual = fmean(value for _, _, value in since)
        for card in sorted(worth, key=lambda c: -worth[c]):
            own = [(story, each) for story, each in all_held if each.card == card]
            gains = with_it[card]
            rows.append(
                {
                    "epoch": epoch,
                    "card": card,
                    "dealt": len(own) / len(stories),
                    "place": fmean(each.place for _, each in own),
                    "played": len(gains) / len(own),
                    "kept": sum(at > epoch for at in when[card]) / max(1, len(gains)),
                    "more": fmean(gains) if gains else 0.0,
                    "error": pstdev(gains) / sqrt(len(gains)) if gains else 0.0,
                    "wins": part(sum(won(story, each.seat) for story, each in own), len(own)),
                    "fair_points": worth[card] - usual,
                    "fair_wins": wins[card],
                }
            )
    return rows


def gained_since(story: Story, taken: Taken) -> int:
    """What the holder of a card has gained from the epoch in which it was chosen to the end."""
    before = story.totals[taken.epoch - 2] if taken.epoch > 1 else story.first
    return story.result.scores[taken.seat] - before[taken.seat]


def chosen(game: str, given: list[str]) -> dict[str, Any]:
    """Options as the game knows them, written as name=value."""
    known = {o.id: {str(value).lower(): value for value in o.values} for o in epochal.load(game).options}
    pairs = [each.partition("=") for each in given]
    return {name: known.get(name, {}).get(value, value) for name, _, value in pairs}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m epochal.lab.balance")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--level", default="steady", help="one level, or several that change seats: strong,steady"
    )
    parser.add_argument("--option", action="append", default=[], help="an option of the game: name=value")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the report here instead of showing it")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    given = parser.parse_args(arguments)
    options = chosen(given.game, given.option)
    task = Task(given.game, given.seats, options, tuple(given.level.split(",")))
    found = figures(task, list(play_many(listen, task, given.games, given.seed, given.jobs)))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")
    if given.out:
        given.out.write_text(report(found))
    else:
        sys.stdout.write(report(found))


if __name__ == "__main__":
    main()
