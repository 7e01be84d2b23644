"""Studies on a Ray cluster: the same games, and a clear word where there is no cluster."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter, sleep
from typing import Any
from uuid import uuid4

import pytest

from epochal.bots.crew import crew
from epochal.core.errors import BadInput
from epochal.lab import cluster, work
from tests.cli.run import Ran, environment, run, shell

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


@contextmanager
def head() -> Iterator[tuple[str, int]]:
    """A cluster of this machine, with processes and files of its own: its address, and the group of its processes."""
    port = free_port()
    start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", f"--port={port}"]
    small = ["--num-cpus=2", "--object-store-memory=80000000", "--include-dashboard=false"]
    with (
        TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,
        Popen(
            [*start, *small, f"--temp-dir={folder}"], stdout=PIPE, stderr=STDOUT, start_new_session=True
        ) as process,
    ):
        assert process.stdout
        try:
            said = b""
            while b"Ray runtime started" not in said:
                line = process.stdout.readline()
                assert line, said.decode()
                said += line
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.stdout.read()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with head() as (address, _):
        yield address


@contextmanager
def endless(home: Path, address: str, keep: Path) -> Iterator[Popen[bytes]]:
    """A study in a process of its own that takes very long; some of its games are kept already."""
    study = [*ARENA, "--games", "100000", "--ray", address, "--keep", str(keep)]
    command = [sys.executable, "-m", "epochal", *study]
    with Popen(command, stdout=PIPE, stderr=PIPE, env=environment(home)) as process:
        try:
            while not (keep.exists() and keep.read_bytes().count(b"\n") > 3):
                assert process.poll() is None
                sleep(0.1)
            yield process
        finally:
            process.kill()


def hires(task: str, number: int) -> bool:
    """Whether the process of a game would hire helpers on a machine of many processors."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.cpu_count", lambda: 8)
        return crew() is not None


def dies(task: str, number: int) -> int:
    os._exit(1)


class Unreadable:
    """A task that can be sent and not be received."""

    def __reduce__(self) -> tuple[Callable[[int], Any], tuple[int]]:
        return unreadable, (os.getpid(),)


def unreadable(home: int) -> str:
    if os.getpid() != home:
        raise ImportError("this is only here")
    return ""


def first(task: Any, number: int) -> int:
    return number


def some_fail(task: str, number: int) -> int:
    """A game that fails if its number is 3, when all smaller ones are long finished."""
    if number == 3:
        sleep(1)
        raise ZeroDivisionError("no game three")
    return number


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


def test_workers_are_many_and_hire_no_helpers(address: str) -> None:
    assert list(work.run(hires, "", range(2), ray=address)) == [False, False]


def test_games_that_are_finished_when_another_fails_are_kept(address: str, tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    with pytest.raises(RuntimeError, match="no game three"):
        list(work.run(some_fail, "", range(4), ray=address, keep=keep))
    kept = [json.loads(line)[0] for line in keep.read_text().splitlines()[1:]]
    assert sorted(kept) == [0, 1, 2]


def test_what_a_worker_cannot_read_is_told(address: str) -> None:
    """As if its Epochal were another one."""
    with pytest.raises(Exception, match="only here"):
        list(work.run(first, Unreadable(), range(2), ray=address))


def test_a_worker_that_dies_is_told(address: str) -> None:
    with pytest.raises(BadInput, match="ended unexpectedly"):
        list(work.run(dies, "", range(2), ray=address))


ASKED_TO_END = """
import os, signal, sys
from epochal.lab.cluster import Cluster
heard = []
signal.signal(signal.SIGTERM, lambda number, frame: heard.append(number))
cluster = Cluster(sys.argv[1], print, "", 1)
os.kill(os.getpid(), signal.SIGTERM)
print("heard", heard == [signal.SIGTERM], flush=True)
os._exit(0)
"""


def test_a_request_to_end_is_heard_by_whoever_heard_it_before_the_cluster_was_joined(
    address: str, tmp_path: Path
) -> None:
    """Ray would end the process itself. What a study does when it is asked to end is tested without a cluster."""
    joined = subprocess.run(
        [sys.executable, "-c", ASKED_TO_END, address],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
    )
    assert (joined.returncode, joined.stdout) == (0, "heard True\n"), joined.stderr


def test_a_cluster_that_is_lost_is_told(tmp_path: Path) -> None:
    with head() as (address, group), endless(tmp_path, address, tmp_path / "games.jsonl") as process:
        os.killpg(group, signal.SIGKILL)
        _, err = process.communicate(timeout=30)
    assert process.returncode == 2, err.decode()
    assert f"Error: The Ray cluster at {address} is gone." in err.decode()


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot be used"), ("pt-BR", "não pode ser usado")])
@pytest.mark.parametrize(
    "address", ["nowhere", "127.0.0.1:{free}", "127.0.0.1:99999", "no.such.host.invalid:6379"]
)
def test_no_cluster_is_told_within_seconds(address: str, lang: str, words: str) -> None:
    begun = perf_counter()
    said = run(*ARENA, "--lang", lang, "--ray", address.format(free=free_port()))
    assert (said.code, said.out) == (2, "")
    assert words in said.err
    assert perf_counter() - begun < 10


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "is not the address of a cluster itself"), ("pt-BR", "não é o endereço do próprio")],
)
def test_the_address_of_a_client_is_answered_with_what_addresses_are(lang: str, words: str) -> None:
    said = run(*ARENA, "--lang", lang, "--ray", "ray://127.0.0.1:10001")
    assert (said.code, said.out) == (2, "")
    assert words in said.err


@pytest.mark.skipif(not socket.has_ipv6, reason="needs IPv6")
def test_a_host_may_be_a_number_of_ipv6() -> None:
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as server:

        def answer() -> None:
            with server.accept()[0] as line:
                line.recv(len(cluster.HELLO))
                line.sendall(bytes((0, 0, 0, cluster.SETTINGS, 0, 0, 0, 0, 0)))

        answering = Thread(target=answer)
        answering.start()
        cluster._knock(f"[::1]:{server.getsockname()[1]}")
        answering.join()


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
