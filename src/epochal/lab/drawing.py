"""Charts as SVG that stands in a page: words stay words, colours come from the page, and the width is whatever there is.

Across, everything is placed in percent of the width, so that letters keep their size on a phone; the areas alone are stretched.
"""

from collections.abc import Callable
from html import escape
from itertools import count, groupby
from math import ceil, floor, log10

from epochal.core.text import Text
from epochal.lab.blocks import Areas, Bar, Bars, Chart, Columns
from epochal.lab.words import number

ROW = 38
"""The height of a lying bar with its label."""
WORDS = 20
"""How much of it the label takes, above the bar."""
LINE = 17
"""What another line above the bar takes."""
BROAD = 44
"""How many letters stand beside each other on a phone."""
PLOT = 190
"""The height of standing bars and areas."""
LEFT = 9.0
"""Where those begin: left of it stand the numbers of the axis."""
READ = 8
"""Charts of so few values are read out whole."""
COLOURS = 8
ROUND = {"points": "whole", "more": "whole_more"}
"""How whole numbers of a unit are written on an axis."""

Write = Callable[[float], str]


class Charts:
    """Draws the charts of one page; each has a title and a description of its own."""

    def __init__(self, language: str, text: Text) -> None:
        self.language = language
        self.text = text
        self.ids = count(1)

    def draw(self, chart: Chart) -> str:
        """A chart as a figure of HTML."""

        def write(value: float) -> str:
            unit = ROUND.get(chart.unit, chart.unit) if value == round(value) else chart.unit
            return number(self.language, unit, value)

        if isinstance(chart, Bars):
            height, drawn = bars(chart, write)
            values = [(bar.label, bar.shown) for bar in sorted(chart.bars, key=lambda bar: -bar.value)]
            if len(chart.bars) <= READ:
                values = [(bar.label, bar.shown) for bar in chart.bars]
            below = ""
        elif isinstance(chart, Columns):
            height, drawn = columns(chart, write)
            values = [(label, write(value)) for label, value in chart.columns]
            if len(values) > READ:
                values = []
            below = caption(chart.below)
        else:
            height, drawn = areas(chart, write)
            values = [(name, write(grown[-1])) for name, grown in chart.areas]
            below = caption(chart.below) + legend(chart, write)
        id = next(self.ids)
        return (
            f'<figure class="chart"><h3>{escape(chart.title)}</h3>'
            f'<svg role="img" aria-labelledby="t{id} d{id}" width="100%" height="{height}">'
            f'<title id="t{id}">{escape(chart.title)}</title>'
            f'<desc id="d{id}">{escape(self.read(chart.about, values))}</desc>{drawn}</svg>{below}</figure>'
        )

    def read(self, about: str, values: list[tuple[str, str]]) -> str:
        """A chart in words: all its values if they are few, else the ends."""
        said = [self.text.say("balance-read-bar", label=label, value=value) for label, value in values]
        if len(said) > READ:
            return f"{about} {self.text.say('balance-read-most', most=said[0], least=said[-1])}"
        return f"{about} {'; '.join(said)}".strip()


def caption(below: str) -> str:
    return f"<figcaption>{escape(below)}</figcaption>"


def legend(chart: Areas, write: Write) -> str:
    """The names of the areas from the top down, each with what it comes to."""
    items = [
        f'<li><i class="c{at % COLOURS}"></i><b>{write(grown[-1])}</b> <span>{escape(name)}</span></li>'
        for at, (name, grown) in enumerate(chart.areas)
    ]
    return f'<ul class="legend">{"".join(reversed(items))}</ul>'


# Axes


def ticks(least: float, most: float, many: int = 5) -> list[float]:
    """Round numbers from least to most."""
    step = 10.0 ** floor(log10((most - least) / many))
    step *= next(m for m in (1, 2, 5, 10) if (most - least) / (step * m) <= many)
    return [at * step for at in range(ceil(least / step - 1e-9), floor(most / step + 1e-9) + 1)]


def whole_ticks(most: float, share: bool) -> list[float]:
    """Round numbers from nothing up; without fractions, if these are no shares."""
    found = ticks(0, most, 4)
    return found if share else sorted({float(round(tick)) for tick in found})


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.2f}%" x2="{x2:.2f}%" y1="{y1:g}" y2="{y2:g}"/>'


def rect(x1: float, x2: float, y: float, height: float, kind: str, says: str = "") -> str:
    inside = f"><title>{escape(says)}</title></rect>" if says else "/>"
    return (
        f'<rect class="{kind}" x="{min(x1, x2):.2f}%" width="{abs(x2 - x1):.2f}%" y="{y:.1f}" height="{height:.1f}"'
        f"{inside}"
    )


def words(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.2f}%" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'


def anchor(x: float, margin: float = 8) -> str:
    """How a label stands at a place so that it does not leave the chart; short ones need less of a margin."""
    return "start" if x < margin else "end" if x > 100 - margin else "middle"


# The kinds of charts


def bars(chart: Bars, write: Write) -> tuple[int, str]:
    """The height of lying bars, and what is drawn."""
    least, most = reach(chart)

    def at(value: float) -> float:
        return 0.5 + 99 * (min(max(value, least), most) - least) / (most - least)

    drawn, beside = [], []
    y = 20 if chart.mark is not None else 4
    for group, inside in groupby(chart.bars, key=lambda bar: bar.group):
        if group:
            drawn.append(words(0, y + 22, group, "group"))
            y += 30
        for bar in inside:
            down = LINE if len(bar.label) + len(bar.shown) > BROAD else 0
            drawn.append(lying(bar, y, down, at, chart))
            beside.append((y + down + WORDS, y + down + ROW))
            y += down + ROW
    behind = [line(at(tick), y, at(tick), y + 4, "tick") for tick in ticks(least, most)]
    behind += [
        words(at(tick), y + 17, write(tick), "axis", anchor(at(tick), 3)) for tick in ticks(least, most)
    ]
    behind.append(line(0, y, 100, y, "tick"))
    if chart.mark is not None:
        where = at(chart.mark)
        # Beside the bars alone: across their figures it would be in the way.
        behind += [line(where, top, where, bottom, "mark") for top, bottom in [(15, 20), *beside]]
        behind.append(words(where, 11, chart.mark_label, "axis", anchor(where)))
    return y + 22, "".join(behind + drawn)


def reach(chart: Bars) -> tuple[float, float]:
    """From where to where the axis goes. Intervals far beyond all values are cut off, for little is known there."""
    known = [bar.value for bar in chart.bars] + [chart.base]
    known += [] if chart.mark is None else [chart.mark]
    low, high = min(known), max(known)
    room = (high - low) or 1.0
    least = max(low - room, min(low, *[bar.least for bar in chart.bars]))
    most = min(high + room, max(high, *[bar.most for bar in chart.bars]))
    return (least, most) if most > least else (least - 1, most + 1)


def lying(bar: Bar, y: int, down: int, at: Callable[[float], float], chart: Bars) -> str:
    """A bar below its label and figures, which stand ``down`` below the label if there is no room beside it."""
    base = chart.base
    side = "more" if bar.value >= base else "less"
    middle = y + down + 25
    drawn = words(0, y + 15, bar.label, "label") + words(100, y + down + 15, bar.shown, "value", "end")
    drawn += rect(at(base), at(bar.value), middle - 4, 8, f"bar {side}")
    if bar.most > bar.least:
        drawn += line(at(bar.least), middle, at(bar.most), middle, "interval")
        least, most = reach(chart)
        ends = [
            end for end in (bar.least, bar.most) if least <= end <= most
        ]  # one that is cut off has no end here
        drawn += "".join(line(at(end), middle - 4, at(end), middle + 4, "interval") for end in ends)
    return drawn


def columns(chart: Columns, write: Write) -> tuple[int, str]:
    """The same of standing bars."""
    top = max(value for _, value in chart.columns) * 1.1 or 1.0
    many = len(chart.columns)
    wide = (100 - LEFT) / many
    every = -(-many // READ)
    drawn = grid(whole_ticks(top, chart.unit != "whole"), top, write)
    for n, (label, value) in enumerate(chart.columns):
        left = LEFT + n * wide
        high = PLOT * value / top
        gap = min(0.4, wide / 8)
        says = f"{label}: {write(value)}"
        drawn += rect(left + gap, left + wide - gap, 10 + PLOT - high, high, "bar more", says)
        if n % every == 0:
            drawn += words(left + wide / 2, PLOT + 26, label, "axis", "middle")
    return PLOT + 32, drawn


def areas(chart: Areas, write: Write) -> tuple[int, str]:
    """The same of areas on top of each other."""
    last = len(chart.labels) - 1
    tops = [[0.0] * (last + 1)]
    for _, values in chart.areas:
        tops.append([below + max(0.0, value) for below, value in zip(tops[-1], values, strict=True)])
    top = max(tops[-1]) * 1.05 or 1.0
    drawn = grid(whole_ticks(top, False), top, write)
    drawn += f'<svg x="{LEFT}%" y="10" width="{100 - LEFT}%" height="{PLOT}" viewBox="0 0 100 100" preserveAspectRatio="none">'
    for n, (name, _) in enumerate(chart.areas):
        over = [f"{100 * x / last:.1f},{100 - 100 * y / top:.2f}" for x, y in enumerate(tops[n + 1])]
        under = [f"{100 * x / last:.1f},{100 - 100 * y / top:.2f}" for x, y in enumerate(tops[n])]
        drawn += f'<polygon class="area c{n % COLOURS}" points="{" ".join(over + under[::-1])}"><title>{escape(name)}</title></polygon>'
    drawn += "</svg>"
    for x, label in enumerate(chart.labels):
        where = LEFT + (100 - LEFT) * x / last
        drawn += words(where, PLOT + 26, label, "axis", "end" if x == last else "middle")
    return PLOT + 32, drawn


def grid(at: list[float], top: float, write: Write) -> str:
    """Lines across with their numbers."""
    drawn = ""
    for tick in at:
        y = round(10 + PLOT - PLOT * tick / top, 1)
        drawn += line(LEFT, y, 100, y, "tick") + words(LEFT - 1, y + 4, write(tick), "axis", "end")
    return drawn
