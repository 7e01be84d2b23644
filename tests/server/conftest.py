"""One server for the tests that leave it running."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.living import Player, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("server")
    options = [
        "--bot-delay",
        "0",
        "--rate",
        "0",
        "--bot-processes",
        "1",
        "--game-module",
        "tests.server.sample.known",
    ]
    with Server(data, *options) as running:
        yield running


@pytest.fixture
def ana(server: Server) -> Iterator[Player]:
    with Player(server, seed=1) as player:
        yield player


@pytest.fixture
def rui(server: Server) -> Iterator[Player]:
    with Player(server, "pt-BR", seed=2) as player:
        yield player
