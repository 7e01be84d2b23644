"""The part of a balance report that weighs things and actions: see worth for the figures."""

from itertools import groupby

from epochal.lab.blocks import Bar, Bars, Block, Columns, Prose, Table
from epochal.lab.counting import Found
from epochal.lab.words import Words

FEW = 0.02
"""Actions that fewer seats than this take at all are not compared: there is too little to see."""


def offers(found: Found, words: Words) -> list[Block]:
    if not found["offers"]:
        return []
    rows = found["offers"]
    bars = [
        words.share_bar(words.name(each["card"]), each["interval"], words.say("balance-kind", kind=kind))
        for kind, group in groupby(sorted(rows, key=kind_of), kind_of)
        for each in sorted(group, key=lambda each: -each["taken"])
    ]
    title = words.say("balance-offers-taken")
    return [
        Bars(title, words.say("balance-about-offers"), "round_share", bars, 0),
        Table(
            title,
            [words.say(f"balance-head-{id}") for id in ("card", "appears", "taken")],
            [
                [words.name(each["card"]), str(each["shown"]), words.number("share", each["taken"])]
                for each in rows
            ],
            folded=True,
        ),
    ]


def kind_of(row: Found) -> str:
    return str(row["card"]).partition(":")[0]


def things(found: Found, words: Words) -> list[Block]:
    blocks: list[Block] = []
    for kind in found["things"]:
        title = words.say("balance-kind", kind=kind["kind"])
        bars = [worth(words, each) for each in kind["rows"]]
        blocks.append(
            Bars(
                title,
                words.say("balance-about-things"),
                "more",
                bars,
                0,
                0,
                words.say("balance-mark-usual"),
            )
        )
        blocks.append(
            Table(
                title,
                [
                    words.say(f"balance-head-{id}")
                    for id in ("thing", "often", "holder-wins", "fair-points", "fair-wins")
                ],
                [
                    [
                        words.name(each["card"]),
                        words.number("fine", each["often"]),
                        words.within(each["wins"]),
                        words.around("more", each["fair_points"], each["points_error"]),
                        words.around("share", each["fair_wins"], each["wins_error"]),
                    ]
                    for each in kind["rows"]
                ],
                folded=True,
            )
        )
    return [Prose(words.say("balance-things-read")), *blocks] if blocks else []  # fmt: skip


def worth(words: Words, row: Found, group: str = "") -> Bar:
    """What the holders of a thing gain beyond others."""
    return words.mean_bar("more", words.name(row["card"]), row["fair_points"], row["points_error"], group)


def fallen(found: Found, words: Words) -> list[Block]:
    if not found["fallen"]:
        return []
    epochs = range(1, len(found["fallen"][0]["by_epoch"]) + 1)
    every = [sum(f["by_epoch"][epoch - 1] for f in found["fallen"]) for epoch in epochs]
    title = words.say("balance-fallen-by-span")
    columns = [(str(epoch), n) for epoch, n in zip(epochs, every, strict=True)]
    about = words.say("balance-about-fallen", count=words.number("points", sum(every)))
    return [
        Columns(title, about, "points", columns, words.say("balance-head-span")),
        Table(
            title,
            [words.say("balance-head-stars"), *[words.say("balance-span-n", n=epoch) for epoch in epochs],
             words.say("balance-head-in-a-game")],
            [
                [str(f["stars"]), *[words.number("fine", n) for n in f["by_epoch"]], words.number("fine", sum(f["by_epoch"]))]
                for f in found["fallen"]
            ],
        ),
    ]  # fmt: skip


def empires(found: Found, words: Words) -> list[Block]:
    rows = found["empires"]
    if not rows:
        return []
    bars = [
        words.mean_bar(
            "round_share",
            words.name(e["empire"]),
            e["fair"],
            e["fair_error"],
            words.say("balance-span-n", n=e["epoch"]),
        )
        for e in rows
    ]
    title = words.say("balance-empires-worth")
    drafted = any(e["place"] for e in rows)
    heads = ["span", "empire", "dealt", *(["place", "first"] if drafted else []), "turn-points", "raw"]
    table = []
    for e in rows:
        chosen = [words.number("fine", e["place"]), words.number("round_share", e["first"])]
        table.append(
            [str(e["epoch"]), words.name(e["empire"]), words.number("round_share", e["dealt"]), *(chosen if drafted else []),
             words.around("points", e["points"], e["error"]), words.number("round_share", e["raw"]),
             *([words.number("round_share", e["fair"])] if drafted else [])]
        )  # fmt: skip
    header = [words.say(f"balance-head-{id}") for id in [*heads, *(["fair"] if drafted else [])]]
    return [
        Prose(words.say("balance-empires-read" if drafted else "balance-empires-undrafted")),
        Bars(
            title,
            words.say("balance-about-empires"),
            "round_share",
            bars,
            1,
            1,
            words.say("balance-mark-mean"),
        ),
        Table(title, header, table, (1,), folded=True),
    ]


def drafted(found: Found, words: Words) -> list[Block]:
    rows = found["cards"]
    if not rows:
        return []
    bars = [worth(words, c, words.say("balance-span-n", n=c["epoch"])) for c in rows]
    title = words.say("balance-drafted-worth")
    heads = (
        "span",
        "card",
        "dealt",
        "place",
        "played",
        "later",
        "more",
        "holder-wins",
        "fair-points",
        "fair-wins",
    )
    return [
        Prose(words.say("balance-drafted-read")),
        Bars(title, words.say("balance-about-drafted"), "more", bars, 0, 0, words.say("balance-mark-usual")),
        Table(
            title,
            [words.say(f"balance-head-{id}") for id in heads],
            [
                [str(c["epoch"]), words.name(c["card"]), words.number("round_share", c["dealt"]),
                 words.number("fine", c["place"]), words.number("round_share", c["played"]),
                 words.number("round_share", c["kept"]), words.around("more", c["more"], c["error"]),
                 words.within(c["wins"]), words.number("more", c["fair_points"]), words.number("share", c["fair_wins"])]
                for c in rows
            ],
            (1,),
            folded=True,
        ),
    ]  # fmt: skip


def played(found: Found, words: Words) -> list[Block]:
    """Cards that are played but of no draft; those of a draft are told of there."""
    of_draft = {each["card"] for each in found["cards"]}
    rows = [each for each in found["played"] if each["card"] not in of_draft]
    if not rows:
        return []
    bars = [words.mean_bar("more", words.name(each["card"]), each["more"], each["error"]) for each in rows]
    title = words.say("balance-played-worth")
    return [
        Bars(title, words.say("balance-about-played"), "more", bars, 0, 0, words.say("balance-mark-mean")),
        Table(
            title,
            [words.say(f"balance-head-{id}") for id in ("card", "often", "more")],
            [
                [words.name(each["card"]), words.number("fine", each["played"]),
                 words.around("more", each["more"], each["error"])]
                for each in rows
            ],
            folded=True,
        ),
    ]  # fmt: skip


def actions(found: Found, words: Words) -> list[Block]:
    rows = found["actions"]
    if not rows:
        return []
    named = words.verbs([each["verb"] for each in rows])
    often = [
        Bar(named[each["verb"]], each["times"], each["times"], each["times"], words.number("fine", each["times"]))
        for each in rows
    ]  # fmt: skip
    blocks: list[Block] = [
        Bars(words.say("balance-actions-often"), words.say("balance-about-often"), "whole", often, 0)
    ]
    if found["seats"] > 1:
        title = words.say("balance-actions-differ")
        bars = sorted(
            [apart(words, named, each) for each in rows if each["used"] >= FEW], key=lambda bar: -bar.value
        )
        blocks.append(Prose(words.say("balance-actions-read")))
        blocks.append(
            Bars(
                title,
                words.say("balance-about-differ"),
                "change",
                bars,
                0,
                0,
                words.say("balance-mark-losers"),
            )
        )
    blocks.append(
        Table(
            words.say("balance-actions-often"),
            [words.say(f"balance-head-{id}") for id in ("action", "times", "used", "winners", "losers")],
            [
                [named[each["verb"]], words.number("fine", each["times"]), words.number("round_share", each["used"]),
                 words.number("fine", each["winners"]), words.number("fine", each["losers"])]
                for each in rows
            ],
            folded=True,
        )
    )  # fmt: skip
    return blocks


def apart(words: Words, named: dict[str, str], row: Found) -> Bar:
    """How much more often winners take an action than losers, of how often it is taken."""
    value = (row["winners"] - row["losers"]) / row["times"]
    return words.mean_bar("change", named[row["verb"]], value, row["error"] / row["times"])
