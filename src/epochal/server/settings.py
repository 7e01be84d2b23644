"""What can be set. Every setting is an option of ``epochal serve`` and a variable of the environment."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from epochal.store.store import sqlite_url


def _processes() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """How a server runs. docs/server.md tells about each."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: user_data_path("epochal"))
    database_url: str = ""
    bot_delay: float = 0.35
    bot_processes: int = field(default_factory=_processes)
    rate: float = 30.0
    secure_cookie: bool = False
    game_modules: tuple[str, ...] = ()

    def url(self) -> str:
        """Where tables are stored."""
        return self.database_url or sqlite_url(self.data / "epochal.db")

    def secret(self) -> str:
        """The secret that signs cookies, made on the first start."""
        self.data.mkdir(parents=True, exist_ok=True)
        file = self.data / "secret"
        try:
            with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
                new.write(secrets.token_hex(32))
        except FileExistsError:
            pass
        found = file.read_text().strip()
        if len(found) < 32:
            raise ValueError(f"{file} holds no secret; remove it, and a new one is made")
        return found
