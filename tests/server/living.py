"""A server in a process of its own, and people who play on it over real sockets."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
SECONDS = 60.0


class Server:
    """``epochal serve`` on a free port; ``kill`` and ``start`` again as often as one likes."""

    def __init__(self, data: Path, *options: str, port: int = 0) -> None:
        self.data = data
        self.options = options
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        command = [sys.executable, "-m", "epochal", "serve", "--lang", "en", "--port", str(self.port)]
        command += ["--data", str(self.data), *self.options]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
        self.errors = (self.data / "errors.log").open("a")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment, start_new_session=True
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)", line)
        assert found, (line, (self.data / "errors.log").read_text())
        self.address = found[0]
        self.port = int(found[1])
        return self

    def stop(self, number: int = signal.SIGTERM) -> int | None:
        """Its exit code, if it was running."""
        if self.process is None:
            return None
        if number == signal.SIGKILL:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        self.process = None
        return code

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        self.stop()


class Player:
    """A browser's worth of a person."""

    def __init__(self, server: Server, language: str = "en", seed: int = 0) -> None:
        self.server = server
        self.random = Random(seed)
        self.http = httpx.Client(
            base_url=server.address, headers={"accept-language": language}, timeout=SECONDS
        )
        self.me: dict[str, Any] = self.get("/api/me")
        self.heard: list[str] = []
        """The text of every answer and every message."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def again(self) -> None:
        """Go on after the server was started anew, perhaps at another port."""
        self.http.base_url = httpx.URL(self.server.address)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.http.request(method, path, **more)
        if hasattr(self, "heard"):
            self.heard.append(answer.text)
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | tuple[int, ...] = (200, 201)) -> Any:
        answer = self.ask("POST", path, json={} if body is None else body)
        expected = status if isinstance(status, tuple) else (status,)
        assert answer.status_code in expected, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    # Playing

    def play_now(self, **more: Any) -> str:
        table: str = self.post("/api/play", {"game": "hotw2001", **more})["table"]
        return table

    def state(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}/state")

    def act(self, table: str, state: Any, choice: Any, status: int | tuple[int, ...] = (200,)) -> Any:
        body = {"position": state["position"], "verb": choice["verb"], "noun": choice["noun"]}
        return self.post(f"/api/tables/{table}/act", body, status)

    def any_choice(self, state: Any) -> Any:
        return self.random.choice(state["choices"])

    # Watching

    @contextmanager
    def watching(self, table: str, after: int | None = None) -> Iterator["Watch"]:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{table}/live"
        if after is not None:
            address += f"?from={after}"
        with connect(
            address, additional_headers={"cookie": cookie}, max_size=None, open_timeout=SECONDS, proxy=None
        ) as socket:
            yield Watch(self, socket)


class Watch:
    """A live connection."""

    def __init__(self, player: Player, socket: ClientConnection) -> None:
        self.player = player
        self.socket = socket

    def next(self, timeout: float = SECONDS) -> Any:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.player.heard.append(text)
        return json.loads(text)

    def chatter(self, times: int) -> None:
        """Say what nobody asked for, and listen until one is cut off: all of it may be said before the server has heard enough."""
        for _ in range(times):
            self.socket.send("x")
        while True:
            self.next()

    def until(self, wanted: Any) -> list[Any]:
        """Messages up to the first that is wanted."""
        messages = [self.next()]
        while not wanted(messages[-1]):
            messages.append(self.next())
        return messages
