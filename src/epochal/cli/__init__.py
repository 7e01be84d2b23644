"""The command line: play in the terminal, simulate, replay and verify game files, measure, and look up the rules."""

from typing import Annotated

import typer

import epochal
from epochal.cli import balance, commands, content, lab, serve, table
from epochal.cli.options import help_on
from epochal.cli.voice import Voice, environment_language

app = typer.Typer(
    name="epochal",
    help=help_on("cli-help-epochal"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("games", help=help_on("cli-help-command-games"))(commands.show_games)
app.command("play", help=help_on("cli-help-command-play"))(table.play)
app.command("resume", help=help_on("cli-help-command-resume"))(table.resume)
app.command("serve", help=help_on("cli-help-command-serve"))(serve.serve)
app.command("rules", help=help_on("cli-help-command-rules"))(commands.show_rules)
app.command("replay", help=help_on("cli-help-command-replay"))(commands.replay_file)
app.command("verify", help=help_on("cli-help-command-verify"))(commands.verify_file)
app.command("simulate", help=help_on("cli-help-command-simulate"))(lab.run_simulation)
app.command("bench", help=help_on("cli-help-command-bench"))(commands.run_bench)
lab.app.command("balance", help=help_on("cli-help-command-balance"))(balance.run_balance)
lab.app.command("content", help=help_on("cli-help-command-content"))(content.copy_content)
app.add_typer(lab.app, name="lab")


def _version(wanted: bool) -> None:
    if wanted:
        voice = Voice(environment_language())
        voice.print("cli-version", version=epochal.__version__, build=commands.build(voice))
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=help_on("cli-help-version"))
    ] = False,
) -> None:
    pass
