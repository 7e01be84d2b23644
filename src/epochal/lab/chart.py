"""Shares of victories as a picture: bars with their intervals, and a line where a bot would be if all were alike."""

from collections.abc import Sequence
from pathlib import Path

from epochal.lab.arena import Standing
from epochal.lab.extra import extra
from epochal.lab.keeping import writing

with extra("lab"):
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

BAR = "#7fa7d6"
MARK = "#222222"


def draw(standings: Sequence[Standing], path: Path, title: str, axis: str, even: str) -> None:
    """Write the picture as SVG; the same standings give the same file."""
    rows = range(len(standings))
    shares = [each.share for each in standings]
    errors = [
        [each.share - each.least for each in standings],
        [each.most - each.share for each in standings],
    ]
    with rc_context({"svg.hashsalt": "epochal", "svg.fonttype": "none"}):
        figure = Figure(figsize=(7, 1.4 + 0.45 * len(standings)), layout="constrained")
        axes = figure.add_subplot()
        axes.barh(rows, shares, color=BAR, xerr=errors, ecolor=MARK, capsize=4)
        marks = [(row - 0.4, row + 0.4) for row in rows]
        lows, highs = zip(*marks, strict=True)
        axes.vlines([each.even for each in standings], lows, highs, MARK, "dashed", label=even)
        axes.set_yticks(rows, [each.bot for each in standings])
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        axes.set_xlabel(axis)
        axes.set_title(title)
        figure.legend(loc="outside lower right", frameon=False)
        with writing(path):
            figure.savefig(path, format="svg", metadata={"Date": None})
