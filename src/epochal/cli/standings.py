"""How bots stand after the games of an arena: as a table with bars, as a picture, and as plain data."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli.voice import Voice
from epochal.lab.arena import Standing
from epochal.lab.simulate import Task
from epochal.lab.words import number

if TYPE_CHECKING:
    from epochal.lab.ratings import Rating

WIDTH = 40
"""The cells of a bar that would be all the victories."""
COLUMNS = (
    "cli-column-bot", "cli-column-seats", "cli-column-share", "cli-column-interval", "cli-column-mean-points", "cli-column-rating",
    "cli-column-cpu",
)  # fmt: skip
SURE, SHARE, PERHAPS, NOT, EVEN = "█▓░·┃"
"""Below the interval, up to the share, up to the end of the interval, beyond it; and where a bot would be if all were alike."""


def show_standings(voice: Voice, standings: list[Standing], rated: Mapping[str, "Rating"]) -> None:
    """The table, and under it the bars."""
    told = partial(number, voice.language)
    rows = []
    for each in standings:
        rating = rated.get(each.bot)
        rows.append(
            (
                each.bot,
                str(each.seats),
                told("share", each.share),
                f"{told('points', 100 * each.least)}-{told('share', each.most)}",
                told("points", each.points),
                f"{told('points', rating.mu)} ± {told('points', rating.sigma)}" if rating else "-",
                f"{told('fine', 1000 * each.seconds_per_choice)} ms",
            )
        )
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column, *cells in zip(COLUMNS, *rows, strict=True):
        # No figure is cut off: it is the headings that give way.
        heading = voice.say(column)
        justify: JustifyMethod = "left" if column == COLUMNS[0] else "right"
        table.add_column(heading, justify=justify, width=max(map(len, [*heading.split(), *cells])))
    for bot, *figures in rows:
        table.add_row(Styled(bot, style="bold"), *figures)
    voice.out.print(table)
    if slow := [f"{each.bot} {1000 * each.slowest:.0f} ms" for each in standings if each.slowest]:
        voice.print("cli-arena-slowest", "dim", choices=", ".join(slow))
    longest = max(len(each.bot) for each in standings)
    for each in standings:
        line = Styled.assemble(
            (f" {each.bot:{longest}} ", "bold"), bar(each), f" {told('share', each.share)}"
        )
        voice.out.print(line, no_wrap=True)
    voice.print("cli-arena-bars", "dim", sure=SURE, share=SHARE, perhaps=PERHAPS, even=EVEN)


def bar(standing: Standing) -> str:
    """The share of a bot and its interval, in cells."""
    ends = ((standing.least, SURE), (standing.share, SHARE), (standing.most, PERHAPS), (1.0, NOT))
    cells = [next(mark for end, mark in ends if (cell + 0.5) / WIDTH <= end) for cell in range(WIDTH)]
    cells[min(int(standing.even * WIDTH), WIDTH - 1)] = EVEN
    return "".join(cells)


def draw_standings(voice: Voice, path: Path, standings: list[Standing]) -> None:
    """The picture, in the language of the voice."""
    from epochal.lab.chart import draw

    title = voice.say("cli-chart-title", game=voice.say("game-title"), games=standings[0].games)
    draw(standings, path, title, voice.say("cli-chart-axis"), voice.say("cli-chart-even"))


def figures(
    task: Task, seed: int, seatings: int, standings: list[Standing], rated: Mapping[str, "Rating"]
) -> dict[str, Any]:
    """All that is known, for programs."""
    ratings = {bot: rating._asdict() for bot, rating in rated.items()}
    return {
        "game": task.game,
        "seats": task.seats,
        "options": dict(task.options),
        "content": task.content,
        "bots": list(task.levels),
        "prompt": task.prompt,
        "seed": seed,
        "seatings": seatings,
        "games": standings[0].games,
        "standings": [{**each._asdict(), "rating": ratings.get(each.bot)} for each in standings],
    }
