"""The command serve: the server for tables in the browser."""

from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from epochal.cli.interrupts import ending_in_order
from epochal.cli.options import Language, help_on
from epochal.cli.voice import speaking
from epochal.core.errors import BadInput


def _option(name: str, help: str, **more: Any) -> Any:
    variable = f"EPOCHAL_{name.removeprefix('--').replace('-', '_').upper()}"
    return typer.Option(name, help=help_on(help), envvar=variable, show_default=False, **more)


Host = Annotated[str | None, _option("--host", "cli-help-host")]
Port = Annotated[int | None, _option("--port", "cli-help-port")]
Data = Annotated[Path | None, _option("--data", "cli-help-data", metavar="FOLDER")]
Database = Annotated[str | None, _option("--database-url", "cli-help-database-url", metavar="URL")]
BotDelay = Annotated[float | None, _option("--bot-delay", "cli-help-bot-delay", min=0)]
BotProcesses = Annotated[int | None, _option("--bot-processes", "cli-help-bot-processes", min=1)]
Rate = Annotated[float | None, _option("--rate", "cli-help-rate", min=0)]
SecureCookie = Annotated[bool | None, _option("--secure-cookie", "cli-help-secure-cookie")]
Modules = Annotated[list[str] | None, _option("--game-module", "cli-help-game-module", metavar="MODULE")]


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database_url: Database = None,
    bot_delay: BotDelay = None,
    bot_processes: BotProcesses = None,
    rate: Rate = None,
    secure_cookie: SecureCookie = None,
    game_module: Modules = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as voice:
        # Imported here: the other commands start faster without them.
        from sqlalchemy.exc import SQLAlchemyError

        from epochal.server.run import run
        from epochal.server.settings import Settings

        given = {
            "host": host,
            "port": port,
            "data": data,
            "database_url": database_url,
            "bot_delay": bot_delay,
            "bot_processes": bot_processes,
            "rate": rate,
            "secure_cookie": secure_cookie,
            "game_modules": tuple(game_module or ()) or None,
        }
        assert set(given) == {field.name for field in fields(Settings)}
        settings = Settings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
        try:
            with ending_in_order():
                run(settings, lambda address: voice.print("cli-serving", "bold", address=address))
        except (OSError, SQLAlchemyError, ValueError, ImportError) as error:
            raise BadInput("cli-serve-failed", what=str(error)) from error
