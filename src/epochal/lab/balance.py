"""Whether a game is fair and its cards are alike in strength: many games of bots, and what their stories say.

python -m epochal.lab.balance hotw2018 --games 5000 --seats 4 --level steady --jobs 2 --out report.md --json figures.json
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev, quantiles
from typing import Any

import epochal
from epochal.lab.arena import interval
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
        "games": len(stories),
        "wins_by_seat": [share(stories, lambda _, seat=seat: seat) for seat in range(task.seats)],
        "wins_by_start": [
            share(stories, lambda s, place=place: place_of(s.first, place)) for place in range(task.seats)
        ],
        "winning_score": spread([max(s.result.scores) for s in stories]),
        "last_score": spread([min(s.result.scores) for s in stories]),
        "lead": spread([sorted(s.result.scores)[-1] - sorted(s.result.scores)[-2] for s in stories]),
        "choices": spread([s.result.actions for s in stories]),
        "epochs": epochs(stories),
        "places": places(stories),
        "empires": empires(stories),
        "cards": cards(stories),
    }


def place_of(scores: list[int], place: int) -> int:
    """The seat that began with so many others behind it."""
    return sorted(range(len(scores)), key=lambda seat: (scores[seat], seat))[place]


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


def all_turns(stories: Iterable[Story]) -> Iterator[Turn]:
    for story in stories:
        yield from story.turns


def epochs(stories: list[Story]) -> list[dict[str, float]]:
    """What a turn brings in each epoch, and what the players have at its end."""
    gains: dict[int, list[int]] = defaultdict(list)
    for turn in all_turns(stories):
        gains[turn.epoch].append(turn.points)
    totals: dict[int, list[int]] = defaultdict(list)
    for story in stories:
        for epoch, total in enumerate(story.totals, 1):
            totals[epoch] += total
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


# The report


def report(found: dict[str, Any]) -> str:
    """The figures to be read."""
    game = epochal.load(found["game"])

    def named(ref: str) -> str:
        return game.name(ref, "en") or ref

    seats, games = found["seats"], found["games"]
    lines = [
        f"{games} games of {found['game']} with {seats} players ({', '.join(found['level'])}). "
        f"In brackets: 95% intervals. An even share of the victories is {1 / seats:.1%}.",
        "",
        "### Victories",
        "",
        *table(
            ["seat", "wins", "starting marker", "wins "],
            [
                [str(n + 1), within(found["wins_by_seat"][n]), str(n + 1), within(found["wins_by_start"][n])]
                for n in range(seats)
            ],
        ),
        "",
        "### Points and length",
        "",
        *table(
            ["", "mean", "standard deviation", "a tenth below", "a tenth above"],
            [
                [what, f"{f['mean']:.1f}", f"{f['deviation']:.1f}", f"{f['low']:.0f}", f"{f['high']:.0f}"]
                for what, f in (
                    ("winning score", found["winning_score"]),
                    ("lowest score", found["last_score"]),
                    ("lead over the second", found["lead"]),
                    ("choices in a game", found["choices"]),
                )
            ],
        ),
        "",
        *table(
            ["epoch", "mean gain of a turn", "standard deviation", "mean total at its end"],
            [
                [str(e["epoch"]), f"{e['gain']:.1f}", f"{e['deviation']:.1f}", f"{e['total']:.1f}"]
                for e in found["epochs"]
            ],
        ),
    ]
    if found["places"]:
        lines += [
            "",
            "What a turn brings by the place at which its empire was chosen, of the epoch's mean:",
            "",
        ]
        lines += table(
            [f"place {p['place']}" for p in found["places"]],
            [[f"{p['relative']:.0%}" for p in found["places"]]],
        )
    lines += ["", "### Empires", ""]
    lines += ["`raw` and `fair` are shares of the epoch's mean; `fair` is for equal places in the draft.", ""]
    lines += table(
        ["epoch", "empire", "dealt", "mean place", "chosen first", "points of its turn", "raw", "fair"],
        [
            [str(e["epoch"]), named(e["empire"]), f"{e['dealt']:.0%}", f"{e['place']:.2f}", f"{e['first']:.0%}",
             f"{e['points']:.1f} ± {1.96 * e['error']:.1f}", f"{e['raw']:.0%}", f"{e['fair']:.0%}"]
            for e in found["empires"]
        ],
    )  # fmt: skip
    if found["cards"]:
        lines += ["", "### Other cards", ""]
        lines += [
            "`more` are the points of turns with the card beyond the epoch's mean. `fair points` are what the holder gains from "
            "then to the end beyond the holders of other cards, `fair wins` how often he or she wins, both for equal places in the "
            "draft: whoever leads chooses first.",
            "",
        ]
        lines += table(
            ["epoch", "card", "dealt", "mean place", "played", "of these later", "more", "its holder wins", "fair points", "fair wins"],
            [
                [str(c["epoch"]), named(c["card"]), f"{c['dealt']:.0%}", f"{c['place']:.2f}", f"{c['played']:.0%}",
                 f"{c['kept']:.0%}", f"{c['more']:+.1f} ± {1.96 * c['error']:.1f}", within(c["wins"]),
                 f"{c['fair_points']:+.1f}", f"{c['fair_wins']:.1%}"]
                for c in found["cards"]
            ],
        )  # fmt: skip
    return "\n".join(lines) + "\n"


def within(found: dict[str, float]) -> str:
    return f"{found['share']:.1%} ({found['least']:.1%} to {found['most']:.1%})"


def table(header: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown."""
    return ["| " + " | ".join(row) + " |" for row in [header, ["---"] * len(header), *rows]]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m epochal.lab.balance")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="steady", help="one level, or one for each seat: strong,steady")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the report here instead of showing it")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    given = parser.parse_args(arguments)
    task = Task(given.game, given.seats, {}, tuple(given.level.split(",")))
    found = figures(task, list(play_many(listen, task, given.games, given.seed, given.jobs)))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")
    if given.out:
        given.out.write_text(report(found))
    else:
        sys.stdout.write(report(found))


if __name__ == "__main__":
    main()
