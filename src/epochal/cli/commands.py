"""Commands that do their work and end: games, rules, replay, verify, bench."""

import json
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text as Styled

import epochal
from epochal.cli import files, rules
from epochal.cli.interrupts import interruptible
from epochal.cli.options import File, GameName, Json, Language, Seats, help_on, written
from epochal.cli.screens import screen_for
from epochal.cli.voice import Voice, speaking
from epochal.core.errors import EpochalError
from epochal.core.events import Event
from epochal.core.record import Record
from epochal.lab.measure import measure
from epochal.lab.simulate import Task

FAILED = 1
INTERRUPTED = 130

Word = Annotated[
    list[str] | None, typer.Argument(metavar="[WORD]", help=help_on("cli-help-word"), show_default=False)
]


def show_games(lang: Language = None) -> None:
    with speaking(lang) as voice:
        for id in epochal.games():
            game = epochal.load(id)
            voice.speak(voice.language, game)
            voice.out.print(Styled(id, style="bold"), voice.say("game-title"))
            players = voice.say("cli-players", least=game.seats[0], most=game.seats[-1])
            voice.out.print(Padding(players, (0, 0, 0, 2)))
            for option in game.options:
                values = "|".join(written(value) for value in option.values)
                default = voice.say("cli-default", value=written(option.default))
                line = Styled.assemble(
                    "  --option ", (f"{option.id}={values}", "bold"), (f"  {default}", "dim")
                )
                voice.out.print(line)
                voice.out.print(Padding(voice.say(f"option-{option.id}-help"), (0, 0, 0, 6)))


def show_rules(game_name: GameName, word: Word = None, lang: Language = None) -> None:
    with speaking(lang) as voice:
        voice.speak(voice.language, epochal.load(game_name))
        wanted = " ".join(word or [])
        found = rules.find(voice, wanted) if wanted else list(rules.clauses(voice).values())
        if not found:
            voice.err.print(voice.say("cli-nothing-found", word=wanted))
            raise typer.Exit(FAILED)
        chapter = ""
        for clause in found:
            if clause.chapter != chapter and not wanted:
                chapter = clause.chapter
                voice.out.print(Styled(f"\n{chapter}", style="bold underline"))
            voice.out.print(rules.shown(voice, clause, wanted))


def build(voice: Voice) -> str:
    return voice.say("cli-compiled" if epochal.compiled else "cli-uncompiled")


# Game files


def replay_file(
    file: File,
    to: Annotated[int | None, typer.Option("--to", help=help_on("cli-help-to"), show_default=False)] = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as voice:
        record, game = files.read(file)
        voice.speak(voice.language, game)
        story: list[Event] = []
        try:
            state = record.replay(game, to, story.append)
        except EpochalError as error:
            raise files.inside(file, error) from error
        screen = screen_for(voice, game, None)
        for event in story:
            if event.visible_to(None):
                heading = screen.is_heading(event)
                line = voice.sentence(event, "bold" if heading else "")
                voice.out.print(Padding(line, (0, 0, 0, 0 if heading else 2)))
        if state.to_act():
            voice.print("cli-replayed-to", count=len(record.moves) if to is None else to)
        voice.out.print(screen.final(state))


def verify_file(file: File, lang: Language = None) -> None:
    with speaking(lang) as voice:
        record, game = files.read(file)
        voice.speak(voice.language, game)
        try:
            state = record.verify(game)
        except EpochalError as error:
            voice.complain(voice.text.format(files.inside(file, error).message))
            voice.err.print(Styled(voice.say("cli-verify-failed"), style="bold red"))
            raise typer.Exit(FAILED) from None
        _check(voice, True, "cli-verify-replayed", count=len(record.moves))
        if state.to_act():
            _check(voice, False, "cli-verify-unfinished")
        elif record.scores:
            _check(voice, True, "cli-verify-result", scores=", ".join(map(str, record.scores)))
        else:
            _check(voice, False, "cli-verify-no-result")
        if record.proven():
            _check(voice, True, "cli-verify-proven", count=rolls(record))
        elif record.header["commitment"]:
            _check(voice, False, "cli-verify-no-key", commitment=record.header["commitment"])
        else:
            _check(voice, False, "cli-verify-not-committed")
        whole = record.scores and record.proven()
        voice.print("cli-verify-all" if whole else "cli-verify-partly", "bold")


def _check(voice: Voice, holds: bool, id: str, **args: int | str) -> None:
    mark = ("✓ ", "bold green") if holds else ("- ", "bold yellow")
    voice.out.print(Styled.assemble(mark, voice.say(id, **args)), soft_wrap=True)


def rolls(record: Record) -> int:
    """How often chance was asked."""
    return len(record.setup) + sum(len(move.chance) for move in record.moves)


# Measurement


def run_bench(
    game_name: Annotated[
        str, typer.Argument(metavar="[GAME]", help=help_on("cli-help-game"))
    ] = epochal.GAMES[0],
    seconds: Annotated[float, typer.Option("--seconds", help=help_on("cli-help-seconds"))] = 3.0,
    seats: Seats = 4,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as voice, interruptible():
        game = epochal.load(game_name)
        voice.speak(voice.language, game)
        try:
            figures = measure(Task(game.id, seats, {}), seconds)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        if as_json:
            print(json.dumps(figures._asdict()))
            return
        voice.print(
            "cli-bench-title", "bold", game=game.id, seats=seats, python=figures.python, build=build(voice)
        )
        voice.print(
            "cli-bench-actions",
            median=round(figures.actions_per_second),
            best=round(figures.actions_per_second_best),
        )
        voice.print(
            "cli-bench-clone",
            median=f"{figures.clone_microseconds:.1f}",
            best=f"{figures.clone_microseconds_best:.1f}",
        )
