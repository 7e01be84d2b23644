"""The figures of a balance report, to be read. What a game does not tell of is left out."""

from shlex import quote

import epochal
from epochal.lab.blocks import Areas, Bar, Bars, Block, Columns, Document, Prose, Section, Table
from epochal.lab.counting import Found
from epochal.lab.strength import actions, drafted, empires, fallen, offers, played, things
from epochal.lab.words import Words

AREAS = 7
"""The sources that have an area of their own in the chart; all others share one."""
LEAST = 0.01
"""The part of the points that an area must stand for."""


def document(found: Found, language: str) -> Document:
    """The whole report in a language."""
    words = Words(epochal.load(found["game"], found["content"]), found["span"], language)
    parts: list[tuple[str, list[Block]]] = [
        ("victories", victories(found, words)),
        ("points", points(found, words)),
        ("length", length(found, words)),
        ("decisive", decisiveness(found, words)),
        ("offers", offers(found, words)),
        ("things", things(found, words)),
        ("fallen", fallen(found, words)),
        ("empires", empires(found, words)),
        ("drafted", drafted(found, words)),
        ("played", played(found, words)),
        ("actions", actions(found, words)),
    ]
    return Document(
        language,
        words.say("balance-title", game=words.say("game-title")),
        lead(found, words),
        facts(found, words),
        [Section(id, words.say(f"balance-{id}"), blocks) for id, blocks in parts if blocks],
        words.say("balance-closing", command=command(found, words), version=found["version"], rules=found["rules"]),
        words.say("balance-contents"),
    )  # fmt: skip


def lead(found: Found, words: Words) -> str:
    """What was played, and how to read it."""
    played = words.say(
        "balance-lead",
        games=found["games"],
        seats=found["seats"],
        game=words.say("game-title"),
        bots=", ".join(
            [*found["level"], *words.options(found), *[f"content={folder}" for folder in own_content(found)]]
        ),
    )
    even = words.number("share", 1 / found["seats"])
    return f"{played} {words.say('balance-even', share=even)}" if found["seats"] > 1 else played


def own_content(found: Found) -> list[str]:
    """The folder that the content is read from, if it is somebody's own."""
    return [found["content"]] if found["content"] != epochal.STANDARD else []


def command(found: Found, words: Words) -> str:
    """What makes this report again."""
    options = [f" --option {option}" for option in words.options(found)]
    options += [f" --content {quote(folder)}" for folder in own_content(found)]
    return (
        f"epochal lab balance {found['game']} --games {found['games']} --seats {found['seats']} "
        f"--level {','.join(found['level'])} --seed {found['seed']}{''.join(options)}"
    )


def facts(found: Found, words: Words) -> list[tuple[str, str]]:
    """The figures to be read first."""
    said = [
        (
            words.say("balance-fact-score", seats=found["seats"]),
            words.number("points", found["winning_score"]["mean"]),
        ),
        (words.say("balance-fact-lead", seats=found["seats"]), words.number("points", found["lead"]["mean"])),
        (words.say("balance-fact-choices"), words.number("whole", found["choices"]["mean"])),
    ]
    if found["seats"] == 1:
        wins = words.number("share", found["wins_by_seat"][0]["share"])
        return [(words.say("balance-fact-wins"), wins), *said]
    starts = [each["share"] for each in found["wins_by_start"]]
    ends = {"least": words.number("share", min(starts)), "most": words.number("share", max(starts))}
    half = found["leads"][(len(found["leads"]) - 1) // 2]
    lasting = words.say("balance-fact-half", epoch=half["epoch"])
    return [
        (words.say("balance-fact-starts"), words.say("balance-range", **ends)),
        *said,
        (lasting, words.number("round_share", half["wins"]["share"])),
    ]


def victories(found: Found, words: Words) -> list[Block]:
    seats, start = found["wins_by_seat"], found["wins_by_start"]
    if len(seats) == 1:
        bars = [words.share_bar(words.say("balance-row-player"), seats[0])]
        title = words.say("balance-wins-alone")
        heads = [words.say(f"balance-head-{id}") for id in ("what", "wins")]
        return [
            Bars(title, words.say("balance-about-alone"), "round_share", bars, 0),
            Table(title, heads, [[bars[0].label, bars[0].shown]], folded=True),
            *levels(found, words),
        ]
    blocks: list[Block] = []
    for rows, kind in ((seats, "seat"), (start, "start")):
        bars = [words.share_bar(words.say(f"balance-{kind}-n", n=n), wins) for n, wins in enumerate(rows, 1)]
        title = words.say(f"balance-wins-by-{kind}")
        even = words.say("balance-mark-even")
        about = words.say("balance-about-wins")
        blocks.append(Bars(title, about, "round_share", bars, 0, 1 / len(rows), even))
    blocks.append(
        Table(
            words.say("balance-victories"),
            [words.say(f"balance-head-{id}") for id in ("seat", "wins", "start", "wins")],
            [
                [str(n), words.within(a), str(n), words.within(b)]
                for n, (a, b) in enumerate(zip(seats, start, strict=True), 1)
            ],
            (0, 2),
            folded=True,
        )
    )
    return blocks + levels(found, words)


def levels(found: Found, words: Words) -> list[Block]:
    rows = found["wins_by_level"]
    if not rows:
        return []
    bars = []
    for each in rows:
        share, least, most = [each["wins"][key] / each["fair"] for key in ("share", "least", "most")]
        bars.append(Bar(each["level"], share, least, most, words.number("fine", share)))
    title, about = words.say("balance-levels"), words.say("balance-about-levels")
    return [
        Prose(words.say("balance-of-games")),
        Bars(title, about, "fine", bars, 0, 1, words.say("balance-mark-even")),
        Table(
            title,
            [words.say(f"balance-head-{id}") for id in ("level", "games", "wins", "of-even", "points")],
            [
                [each["level"], str(each["games"]), words.within(each["wins"]),
                 words.number("fine", each["wins"]["share"] / each["fair"]), words.number("points", each["points"])]
                for each in rows
            ],
        ),
    ]  # fmt: skip


def points(found: Found, words: Words) -> list[Block]:
    kinds = [("winning", found["winning_score"]), ("lowest", found["last_score"]), ("ahead", found["lead"]),
             ("choices", found["choices"])]  # fmt: skip
    rivals = found["rivals"]
    if rivals:
        kinds[:2] = [("player", rivals["seats"]), ("rival", rivals["points"]), ("best-rival", rivals["best"])]
    blocks: list[Block] = [
        Table(
            words.say("balance-scores"),
            [words.say(f"balance-head-{id}") for id in ("what", "mean", "deviation", "below", "above")],
            [
                [words.say(f"balance-row-{what}", seats=found["seats"]), words.number("points", f["mean"]), words.number("points", f["deviation"]),
                 words.number("whole", f["low"]), words.number("whole", f["high"])]
                for what, f in kinds
            ],
        )
    ]  # fmt: skip
    if rivals:
        shares = {key: words.number("share", rivals[key]) for key in ("beats_one", "beats_all")}
        blocks.append(Prose(words.say("balance-rivals", one=shares["beats_one"], all=shares["beats_all"])))
    blocks.append(grown(found, words))
    blocks.append(
        Table(
            words.say("balance-sources"),
            [words.say(f"balance-head-{id}") for id in ("clause", "points", "rule")],
            [
                [words.clause(s["clause"]), words.number("points", s["points"]), words.rule(s["clause"])]
                for s in found["sources"]
            ],
            (0, 2),
        )
    )
    gain = "gain-of-turn" if found["empires"] else "gain"
    blocks.append(
        Table(
            words.say("balance-by-span"),
            [words.say(f"balance-head-{id}") for id in ("span", gain, "deviation", "total")],
            [
                [str(e["epoch"]), *[words.number("points", e[key]) for key in ("gain", "deviation", "total")]]
                for e in found["epochs"]
            ],
        )
    )
    if found["places"]:
        blocks.append(
            Table(
                words.say("balance-by-place"),
                [words.say("balance-place-n", n=p["place"]) for p in found["places"]],
                [[words.number("round_share", p["relative"]) for p in found["places"]]],
                (),
            )
        )
    return blocks


def grown(found: Found, words: Words) -> Areas:
    """The points of a player by their source, as they grow."""
    least = LEAST * found["epochs"][-1]["total"]
    own = [each for each in found["sources"] if each["points"] >= least][:AREAS]
    rest = [each for each in found["sources"] if each not in own]
    areas = [(words.title(each["clause"]), each["by_epoch"]) for each in own]
    if sum(each["points"] for each in rest) >= least:
        together = [sum(values) for values in zip(*[each["by_epoch"] for each in rest], strict=True)]
        areas.append((words.say("balance-other-sources"), together))
    last = len(found["epochs"]) + 1
    if found["first"]:
        areas.insert(0, (words.say("balance-first-points"), [found["first"]] * last))
    return Areas(
        words.say("balance-grown"),
        words.say("balance-about-grown", points=words.number("points", found["epochs"][-1]["total"])),
        "whole",
        areas,
        [words.say("balance-start"), *[str(epoch) for epoch in range(1, last)]],
        words.say("balance-end-of-span"),
    )


def length(found: Found, words: Words) -> list[Block]:
    columns = [(str(each["from"]), float(each["count"])) for each in found["lengths"]]
    spread = {key: words.number("whole", found["choices"][key]) for key in ("mean", "low", "high")}
    about = words.say("balance-about-length", **spread)
    return [
        Prose(about),
        Columns(words.say("balance-lengths"), about, "whole", columns, words.say("balance-choices-from")),
    ]


def decisiveness(found: Found, words: Words) -> list[Block]:
    if not found["leads"]:
        return []
    bars = [
        words.share_bar(words.say("balance-span-n", n=each["epoch"]), each["wins"]) for each in found["leads"]
    ]
    even = words.say("balance-mark-even")
    leads = [(str(each["epoch"]), each["ahead"]) for each in found["leads"]]
    changes = [(str(each["changes"]), each["share"]) for each in found["lead_changes"]]
    mean = sum(each["changes"] * each["share"] for each in found["lead_changes"])
    about = words.say("balance-about-changes", mean=words.number("fine", mean))
    return [
        Bars(
            words.say("balance-leader-wins"), words.say("balance-about-leader"), "round_share", bars, 0,
            1 / found["seats"], even,
        ),
        Table(
            words.say("balance-leader-wins"),
            [words.say(f"balance-head-{id}") for id in ("span", "leader-wins", "row-ahead")],
            [
                [str(each["epoch"]), words.within(each["wins"]), words.number("points", each["ahead"])]
                for each in found["leads"]
            ],
            folded=True,
        ),
        Columns(words.say("balance-ahead"), words.say("balance-about-ahead"), "points", leads, words.say("balance-head-span")),
        Prose(about),
        Columns(words.say("balance-changes"), about, "round_share", changes, words.say("balance-changes-of")),
    ]  # fmt: skip


def markdown(told: Document) -> str:
    """A report in Markdown: its words and tables, without the charts."""
    lines = [f"# {told.title}", "", told.lead]
    for section in told.sections:
        lines += ["", f"## {section.title}"]
        for block in section.blocks:
            if isinstance(block, Prose):
                lines += ["", block.text]
            elif isinstance(block, Table):
                rows = [block.header, ["---"] * len(block.header), *block.rows]
                title = [] if block.title == section.title else ["", f"{block.title}:"]
                lines += [*title, "", *["| " + " | ".join(row) + " |" for row in rows]]
    return "\n".join([*lines, "", told.closing]) + "\n"
