"""The figures of a balance report, to be read. What a game does not tell of is left out."""

from collections.abc import Callable
from typing import Any

import epochal

Named = Callable[[str], str]


def report(found: dict[str, Any]) -> str:
    """The whole report in Markdown."""
    game = epochal.load(found["game"])

    def named(ref: str) -> str:
        return game.name(ref, "en") or ref

    seats = found["seats"]
    games = "1 game" if found["games"] == 1 else f"{found['games']} games"
    who = "1 player" if seats == 1 else f"{seats} players"
    options = "".join(f", {name} {value}" for name, value in found["options"].items())
    even = f" An even share of the victories is {1 / seats:.1%}." if seats > 1 else ""
    lines = [
        f"{games} of {found['game']} with {who} ({', '.join(found['level'])}{options}). "
        f"In brackets: 95% intervals.{even}"
    ]
    lines += victories(found)
    lines += points(found)
    for title, rows in (
        ("Cards laid out for all", offers(found, named)),
        ("Foes that fall", fallen(found)),
        ("Empires", empires(found, named)),
        ("Other cards", cards(found, named)),
    ):
        if rows:
            lines += ["", f"### {title}", "", *rows]
    return "\n".join(lines) + "\n"


def victories(found: dict[str, Any]) -> list[str]:
    places = zip(found["wins_by_seat"], found["wins_by_start"], strict=True)
    lines = ["", "### Victories", ""]
    lines += table(
        ["seat", "wins", "place at the start", "wins "],
        [[str(n), within(seat), str(n), within(start)] for n, (seat, start) in enumerate(places, 1)],
    )
    if found["wins_by_level"]:
        lines += ["", "Of the games that a level or style plays in:", ""]
        lines += table(
            ["level or style", "games", "wins", "of an even share", "points"],
            [
                [each["level"], str(each["games"]), within(each["wins"]),
                 f"{each['wins']['share'] / each['fair']:.2f}", f"{each['points']:.1f}"]
                for each in found["wins_by_level"]
            ],
        )  # fmt: skip
    return lines


def points(found: dict[str, Any]) -> list[str]:
    kinds = [
        ("winning score", found["winning_score"]),
        ("lowest score", found["last_score"]),
        ("lead over the second", found["lead"]),
        ("choices in a game", found["choices"]),
    ]
    rivals = found["rivals"]
    if rivals:
        kinds[:2] = [
            ("a player", rivals["seats"]),
            ("a rival that the game guides", rivals["points"]),
            ("the best of these", rivals["best"]),
        ]
    lines = ["", "### Points and length", ""]
    lines += table(
        ["", "mean", "standard deviation", "a tenth below", "a tenth above"],
        [
            [what, f"{f['mean']:.1f}", f"{f['deviation']:.1f}", f"{f['low']:.0f}", f"{f['high']:.0f}"]
            for what, f in kinds
        ],
    )
    if rivals:
        lines += [
            "",
            f"A player ends with more points than one of these rivals in {rivals['beats_one']:.1%} of the cases, "
            f"with more than all of them in {rivals['beats_all']:.1%}.",
        ]
    lines.append("")
    lines += table(
        ["epoch", "mean gain of a turn" if found["empires"] else "mean gain", "standard deviation", "mean total at its end"],
        [
            [str(e["epoch"]), f"{e['gain']:.1f}", f"{e['deviation']:.1f}", f"{e['total']:.1f}"]
            for e in found["epochs"]
        ],
    )  # fmt: skip
    lines += ["", "What a player gains under each clause of the rules:", ""]
    lines += table(
        ["clause", "points"], [[f"`{each['clause']}`", f"{each['points']:.1f}"] for each in found["sources"]]
    )
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
    return lines


def offers(found: dict[str, Any], named: Named) -> list[str]:
    if not found["offers"]:
        return []
    return table(
        ["card", "games in which it appears", "of these taken by a player"],
        [[named(each["card"]), str(each["shown"]), f"{each['taken']:.1%}"] for each in found["offers"]],
    )


def fallen(found: dict[str, Any]) -> list[str]:
    if not found["fallen"]:
        return []
    epochs = range(1, len(found["fallen"][0]["by_epoch"]) + 1)
    return table(
        ["stars", *[f"epoch {epoch}" for epoch in epochs], "in a game"],
        [
            [str(f["stars"]), *[f"{n:.2f}" for n in f["by_epoch"]], f"{sum(f['by_epoch']):.2f}"]
            for f in found["fallen"]
        ],
    )


def empires(found: dict[str, Any], named: Named) -> list[str]:
    if not found["empires"]:
        return []
    lines = ["`raw` and `fair` are shares of the epoch's mean; `fair` is for equal places in the draft.", ""]
    return lines + table(
        ["epoch", "empire", "dealt", "mean place", "chosen first", "points of its turn", "raw", "fair"],
        [
            [str(e["epoch"]), named(e["empire"]), f"{e['dealt']:.0%}", f"{e['place']:.2f}", f"{e['first']:.0%}",
             f"{e['points']:.1f} ± {1.96 * e['error']:.1f}", f"{e['raw']:.0%}", f"{e['fair']:.0%}"]
            for e in found["empires"]
        ],
    )  # fmt: skip


def cards(found: dict[str, Any], named: Named) -> list[str]:
    if not found["cards"]:
        return []
    lines = [
        "`more` are the points of turns with the card beyond the epoch's mean. `fair points` are what the holder gains from "
        "then to the end beyond the holders of other cards, `fair wins` how often he or she wins, both for equal places in the "
        "draft: whoever leads chooses first.",
        "",
    ]
    return lines + table(
        ["epoch", "card", "dealt", "mean place", "played", "of these later", "more", "its holder wins", "fair points", "fair wins"],
        [
            [str(c["epoch"]), named(c["card"]), f"{c['dealt']:.0%}", f"{c['place']:.2f}", f"{c['played']:.0%}",
             f"{c['kept']:.0%}", f"{c['more']:+.1f} ± {1.96 * c['error']:.1f}", within(c["wins"]),
             f"{c['fair_points']:+.1f}", f"{c['fair_wins']:.1%}"]
            for c in found["cards"]
        ],
    )  # fmt: skip


def within(found: dict[str, float]) -> str:
    return f"{found['share']:.1%} ({found['least']:.1%} to {found['most']:.1%})"


def table(header: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown."""
    return ["| " + " | ".join(row) + " |" for row in [header, ["---"] * len(header), *rows]]
