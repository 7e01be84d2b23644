"""Studies on a Ray cluster: the same games, and a clear word where there is no cluster."""

import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from uuid import uuid4

import pytest

from epochal.lab import cluster
from tests.cli.run import Ran, run, shell

ARENA = ("lab", "arena", "hotw2001", "random", "novice", "random", "--games", "6", "--seed", "3", "--json")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.fixture(scope="module", autouse=True)
def token() -> Iterator[None]:
    """Clusters of these tests listen to these tests only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", uuid4().hex)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        yield


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of this machine, with processes and files of its own."""
    port = free_port()
    start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", f"--port={port}"]
    small = ["--num-cpus=2", "--object-store-memory=80000000", "--include-dashboard=false"]
    with (
        TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,
        Popen(
            [*start, *small, f"--temp-dir={folder}"], stdout=PIPE, stderr=STDOUT, start_new_session=True
        ) as head,
    ):
        assert head.stdout
        try:
            said = b""
            while b"Ray runtime started" not in said:
                line = head.stdout.readline()
                assert line, said.decode()
                said += line
            yield f"127.0.0.1:{port}"
        finally:
            head.terminate()
            head.stdout.read()


def figures(ran: Ran) -> dict[str, Any]:
    """What the arena found, without what no two runs have in common."""
    assert (ran.code, ran.err) == (0, ""), ran.err
    found: dict[str, Any] = json.loads(ran.out)
    for standing in found["standings"]:
        assert 0 < standing.pop("seconds_per_choice") < standing.pop("slowest")
    return found


def test_a_cluster_plays_the_same_games(address: str, tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    there = run(*ARENA, "--ray", address, "--keep", str(keep))
    assert figures(there) == figures(run(*ARENA, "--jobs", "1"))
    assert len(keep.read_text().splitlines()) == 1 + 6


def test_the_cluster_that_ray_finds_plays_the_same_games(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    assert figures(run(*ARENA, "--ray", "auto")) == figures(run(*ARENA, "--jobs", "1"))


def test_a_cluster_of_ones_own_plays_the_same_games() -> None:
    assert figures(run(*ARENA, "--ray", "local", "--jobs", "1")) == figures(run(*ARENA, "--jobs", "1"))


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot be used"), ("pt-BR", "não pode ser usado")])
@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:{free}", "no.such.host.invalid:6379"])
def test_no_cluster_is_told_within_seconds(address: str, lang: str, words: str) -> None:
    begun = perf_counter()
    said = run(*ARENA, "--lang", lang, "--ray", address.format(free=free_port()))
    assert (said.code, said.out) == (2, "")
    assert words in said.err
    assert perf_counter() - begun < 10


def test_no_cluster_is_told_in_one_line(tmp_path: Path) -> None:
    """In a process of its own, whose stderr has what Ray's own library writes there too."""
    closed = f"127.0.0.1:{free_port()}"
    for address, env in ((closed, {}), ("auto", {"RAY_ADDRESS": closed})):
        said = shell(tmp_path, *ARENA, "--ray", address, env=env)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(f"Error: The Ray cluster at {address} cannot be used (")
        assert said.err.count("\n") == 1


def test_a_server_that_is_no_cluster_is_told_within_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        said = run(*ARENA, "--ray", f"127.0.0.1:{silent.getsockname()[1]}")
    assert (said.code, said.out) == (2, "")
    assert "timed out" in said.err
