"""Running the server."""

import socket
from collections.abc import Callable

import uvicorn

from epochal.server.app import create_app
from epochal.server.settings import Settings

MOST_RECEIVED = 4096


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped. ``ready`` is called with the address once a browser can open it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        config = uvicorn.Config(
            create_app(settings),
            log_level="warning",
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=MOST_RECEIVED,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
        _Server(config, lambda: ready(_address(listening))).run(sockets=[listening])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
