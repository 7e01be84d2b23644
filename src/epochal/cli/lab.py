"""Many games of bots: simulate, and the commands of the laboratory."""

import json
import sys
from collections.abc import Collection, Generator, Iterable, Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Annotated, TypeVar

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from epochal.bots import RANDOM, make
from epochal.cli.commands import INTERRUPTED, build
from epochal.cli.interrupts import Stop, stoppable
from epochal.cli.options import (
    Content,
    GameName,
    Json,
    Language,
    Level,
    Options,
    Seats,
    chosen,
    help_on,
    levels_for,
    loaded,
)
from epochal.cli.standings import draw_standings, figures, show_standings
from epochal.cli.voice import Voice, speaking
from epochal.core.errors import BadInput
from epochal.core.game import Game
from epochal.lab.arena import play_bouts, seatings, standings
from epochal.lab.keeping import check_apart, check_writable
from epochal.lab.simulate import Summary, Task, simulate, summarize
from epochal.lab.words import number

T = TypeVar("T")

Games = Annotated[int, typer.Option("--games", help=help_on("cli-help-games"))]
Seed = Annotated[int, typer.Option("--seed", help=help_on("cli-help-simulate-seed"))]
Jobs = Annotated[int | None, typer.Option("--jobs", help=help_on("cli-help-jobs"), show_default=False)]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help=help_on("cli-help-ray"), show_default=False)
]
Keep = Annotated[
    Path | None, typer.Option("--keep", metavar="FILE", help=help_on("cli-help-keep"), show_default=False)
]
Chart = Annotated[
    Path | None, typer.Option("--chart", metavar="FILE", help=help_on("cli-help-chart"), show_default=False)
]
Bots = Annotated[list[str], typer.Argument(metavar="BOT", help=help_on("cli-help-bots"), show_default=False)]
ArenaSeats = Annotated[
    int | None, typer.Option("--seats", help=help_on("cli-help-arena-seats"), show_default=False)
]
Prompt = Annotated[bool, typer.Option("--prompt", help=help_on("cli-help-prompt"))]
ArenaSeed = Annotated[int, typer.Option("--seed", help=help_on("cli-help-arena-seed"))]

app = typer.Typer(help=help_on("cli-help-command-lab"), no_args_is_help=True)


# Many games


def follow(voice: Voice, stop: Stop, played: Generator[T], games: int, quiet: bool) -> Iterator[T]:
    """The games of a study as they come, with a bar that shows how far it is; none after somebody has asked to stop."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=voice.err, redirect_stdout=False, transient=True, disable=quiet or not voice.err.is_terminal,
    )  # fmt: skip
    with closing(played), bar:
        shown = bar.add_task(voice.say("cli-simulating"), total=games)
        for result in played:
            bar.advance(shown)
            yield result
            if stop.asked:
                break


def writable(files: list[Path], keep: Path | None, others: Iterable[Path] = ()) -> None:
    """Refuse, before anything is played, what cannot be written in the end or would be written twice, be it by a part of the study
    that opens the ``others`` itself.
    """
    check_apart([*others, *([] if keep is None else [keep]), *files])
    for file in files:
        check_writable(file)


def conclude(voice: Voice, keep: Path | None, before: Collection[int], played: int, games: int) -> None:
    """Say how many games were kept before, and end with a code of its own if not all could be played."""
    if keep is not None and before:
        voice.err.print(voice.say("cli-kept", count=len(before), file=str(keep)), soft_wrap=True)
    if played < games:
        id = "cli-interrupted" if keep is None else "cli-interrupted-kept"
        voice.err.print(voice.say(id, played=played, games=games))
        raise typer.Exit(INTERRUPTED)


def run_simulation(
    game_name: GameName,
    games: Games = 100,
    seats: Seats = 4,
    level: Level = RANDOM,
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = None,
    keep: Keep = None,
    as_json: Json = False,
    content: Content = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as voice, stoppable() as stop:
        game = loaded(game_name, content)
        voice.speak(voice.language, game)
        task = Task(game.id, seats, chosen(game, option), levels_for(seats, level), content=game.content)
        before: set[int] = set()
        results = []
        begun = perf_counter()
        played = simulate(task, games, seed, jobs, ray=ray, keep=keep, found=before.update)
        for result in follow(voice, stop, played, games, as_json and sys.stdout.isatty()):
            results.append(result)
            if as_json:
                print(json.dumps(result._asdict()), flush=True)
        show_summary(voice, summarize(results, perf_counter() - begun, before), as_json)
        conclude(voice, keep, before, len(results), games)


def show_summary(voice: Voice, summary: Summary, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"summary": summary._asdict()}), flush=True)
        return
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.say("cli-column-player"))
    for column in ("cli-column-mean-points", "cli-column-wins", "cli-column-share"):
        table.add_column(voice.say(column), justify="right")
    for seat, (mean, wins) in enumerate(zip(summary.mean_scores, summary.wins, strict=True)):
        table.add_row(
            voice.name(seat),
            number(voice.language, "points", mean),
            number(voice.language, "parts", wins),
            number(voice.language, "share", wins / summary.games),
        )
    voice.out.print(table)
    voice.print(
        "cli-simulated",
        games=summary.games,
        actions=summary.actions,
        mean=round(summary.mean_actions),
        seconds=number(voice.language, "points", summary.seconds),
        rate=round(summary.actions_per_second),
        build=build(voice),
    )


# The arena


@app.command("arena", help=help_on("cli-help-command-arena"))
def run_arena(
    game_name: GameName,
    bots: Bots,
    games: Games = 100,
    seats: ArenaSeats = None,
    seed: ArenaSeed = 0,
    prompt: Prompt = False,
    jobs: Jobs = None,
    ray: Ray = None,
    keep: Keep = None,
    chart: Chart = None,
    as_json: Json = False,
    content: Content = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as voice, stoppable() as stop:
        from epochal.lab.ratings import ratings  # comes with an extra

        game = loaded(game_name, content)
        voice.speak(voice.language, game)
        levels = seated(game, bots, seats)
        task = Task(game.id, len(levels), chosen(game, option), levels, prompt, game.content)
        turns = seatings(levels)
        whole = -(-games // turns) * turns
        before: set[int] = set()
        played = play_bouts(task, games, seed, jobs, ray=ray, keep=keep, found=before.update)
        if chart is not None:
            import_module("epochal.lab.chart")  # comes with an extra, too
            writable([chart], keep)
        bouts = list(follow(voice, stop, played, whole, quiet=False))
        found, rated = standings(bouts), ratings(bouts)
        if as_json:
            print(json.dumps(figures(task, seed, turns, found, rated)))
        else:
            show_standings(voice, found, rated)
        if chart is not None:
            draw_standings(voice, chart, found)
        if whole != games:
            voice.err.print(voice.say("cli-arena-whole", asked=games, games=whole, seatings=turns))
        conclude(voice, keep, before, len(bouts), whole)


def seated(game: Game, bots: list[str], seats: int | None) -> tuple[str, ...]:
    """The bots in the seats, over and over until all are taken; a seat for each if nobody says how many."""
    for bot in bots:
        make(game.id, bot, 0)  # a name that is none is the first thing to be told
    if seats is None:
        least, most = game.seats[0], game.seats[-1]
        if len(bots) < least:
            raise BadInput("cli-arena-few", game=game.id, bots=len(bots), least=least, most=most)
        return tuple(bots)
    if seats < len(bots):
        raise BadInput("cli-arena-seats", bots=len(bots), seats=seats)
    return tuple(bots[seat % len(bots)] for seat in range(seats))
