"""A report as one page of HTML that needs nothing else: no network, no script."""

from html import escape
from importlib.resources import files

from epochal.core.text import Text
from epochal.lab.blocks import Block, Document, Prose, Section, Table
from epochal.lab.drawing import Charts
from epochal.lab.words import SAID


def page(told: Document) -> str:
    """The whole page."""
    text = Text(told.language, also=SAID)
    charts = Charts(told.language, text)
    style = (files("epochal.lab") / "page.css").read_text("utf-8")
    facts = "".join(
        f"<div><dt>{escape(what)}</dt><dd>{escape(figure)}</dd></div>" for what, figure in told.facts
    )
    links = "".join(f'<li><a href="#{each.id}">{escape(each.title)}</a></li>' for each in told.sections)
    sections = "\n".join(section(each, charts, text) for each in told.sections)
    return f"""<!doctype html>
<html lang="{told.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(told.title)}</title>
<style>
{style}</style>
</head>
<body>
<header><h1>{escape(told.title)}</h1><p>{escape(told.lead)}</p></header>
<main>
<dl>{facts}</dl>
<nav aria-label="{escape(told.contents)}"><ul>{links}</ul></nav>
{sections}
</main>
<footer><p>{escape(told.closing)}</p></footer>
</body>
</html>
"""


def section(told: Section, charts: Charts, text: Text) -> str:
    blocks = "\n".join(block(each, charts, text) for each in told.blocks)
    return f'<section id="{told.id}"><h2>{escape(told.title)}</h2>\n{blocks}\n</section>'


def block(told: Block, charts: Charts, text: Text) -> str:
    if isinstance(told, Prose):
        return f"<p>{escape(told.text)}</p>"
    if not isinstance(told, Table):
        return charts.draw(told)
    if told.folded:
        return f"<details><summary>{escape(text.say('balance-figures'))}</summary>{table(told)}</details>"
    return f"<h3>{escape(told.title)}</h3>{table(told)}"


def table(told: Table) -> str:
    """A table in a box of its own, which can be scrolled where the screen is too narrow."""
    kinds = [' class="word"' if column in told.words else "" for column in range(len(told.header))]
    head = "".join(
        f'<th scope="col"{kind}>{escape(cell)}</th>' for kind, cell in zip(kinds, told.header, strict=True)
    )
    rows = "\n".join(
        "<tr>"
        + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True))
        + "</tr>"
        for row in told.rows
    )
    return (
        f'<div class="scroll" role="region" aria-label="{escape(told.title)}" tabindex="0"><table>'
        f"<thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table></div>"
    )
