"""Many tables of people over real sockets: moves a second, and how long a move takes to reach every watcher.

    python bench/load.py --tables 200 --seconds 20

Starts a server, opens tables with six people at each (no bots), and lets them all play at a pace. A move is timed from its submission until
the last of the six has received it. The people live in this process, on the other core, and look into a message no more than they need.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.living import Server

SEATS = 6


class Table:
    """Six people, each with a live connection."""

    def __init__(self, client: httpx.AsyncClient, address: str, seed: int) -> None:
        self.client = client
        self.address = address
        self.random = Random(seed)
        self.cookies: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.state: dict[str, Any] = {}

    async def post(self, person: int, path: str, body: Any) -> Any:
        headers = {"cookie": self.cookies[person]}
        answer = await self.client.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def sit_down(self, game: str) -> None:
        for _ in range(SEATS):
            answer = await self.client.get("/api/me")
            self.cookies.append(answer.headers["set-cookie"].split(";")[0])
        info = await self.post(0, "/api/tables", {"game": game, "seats": SEATS})
        self.id = info["id"]
        secret = info["invite"].split("secret=")[1]
        for person in range(1, SEATS):
            await self.post(person, f"/api/tables/{self.id}/join", {"secret": secret, "seat": person})
        await self.post(0, f"/api/tables/{self.id}/start", {})
        address = f"{self.address.replace('http', 'ws')}/api/tables/{self.id}/live"
        for cookie in self.cookies:
            self.sockets.append(
                await connect(
                    address,
                    additional_headers={"cookie": cookie},
                    max_size=None,
                    proxy=None,
                    compression=None,
                )
            )
        for socket in self.sockets:
            self.note(await self.synced(socket))

    async def synced(self, socket: ClientConnection) -> str:
        while True:
            text = str(await socket.recv())
            if text.startswith('{"type":"sync"'):
                return text

    def note(self, text: str) -> None:
        """Look into the message of whoever must act; nobody else's says what can be chosen."""
        if '"choices":[{' in text:
            self.state = json.loads(text)["state"]

    async def move(self) -> float | None:
        """One move, and the seconds until everybody has seen it."""
        info = self.state["info"]
        choice = self.random.choice(self.state["choices"])
        self.state = {}
        begun = time.perf_counter()
        body = {"position": info["position"], "verb": choice["verb"], "noun": choice["noun"]}
        submission = asyncio.create_task(self.post(info["you"], f"/api/tables/{self.id}/act", body))
        texts = await asyncio.gather(*(self.step(socket) for socket in self.sockets))
        seconds = time.perf_counter() - begun
        await submission
        for text in texts:
            self.note(text)
        return seconds

    async def step(self, socket: ClientConnection) -> str:
        while True:
            text = str(await socket.recv())
            if text.startswith('{"type":"step"'):
                return text

    async def play(self, pace: float, until: float) -> list[float]:
        """Moves until the time is up or the game over, one each ``pace`` seconds."""
        times: list[float] = []
        next_at = time.perf_counter() + self.random.uniform(0, pace)
        while self.state and time.perf_counter() < until:
            await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
            next_at = max(next_at + pace, time.perf_counter())
            if (seconds := await self.move()) is not None:
                times.append(seconds)
        return times


async def drive(address: str, process: int, given: argparse.Namespace) -> tuple[list[float], float]:
    """The time of each move, and the processor time that the server took for all of them."""
    limits = httpx.Limits(max_connections=100, max_keepalive_connections=100, keepalive_expiry=300)
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each person keeps a cookie of their own
    async with httpx.AsyncClient(base_url=address, timeout=120, limits=limits, cookies=nobody) as client:
        tables = [Table(client, address, seed) for seed in range(given.tables)]
        gate = asyncio.Semaphore(8)

        async def seat(table: Table) -> None:
            async with gate:
                await table.sit_down(given.game)

        begun = time.perf_counter()
        await asyncio.gather(*(seat(table) for table in tables))
        print(
            f"{given.tables} tables, {given.tables * SEATS} live connections, seated in {time.perf_counter() - begun:.1f} s"
        )
        gc.freeze()  # looking for garbage among all these people would stop them all for a moment
        gc.disable()
        until = time.perf_counter() + given.seconds
        before, own = cpu(process), time.process_time()
        played = await asyncio.gather(*(table.play(given.pace, until) for table in tables))
        busy = cpu(process) - before
        print(f"the people took {(time.process_time() - own) / given.seconds:.0%} of the other core")
        for table in tables:
            for socket in table.sockets:
                with contextlib.suppress(Exception):
                    socket.transport.abort()
        return [seconds for times in played for seconds in times], busy


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--pace", type=float, default=4.0, help="seconds from one move at a table to the next"
    )
    parser.add_argument("--game", default="hotw2001")
    parser.add_argument(
        "--gate", type=float, default=0.0, help="fail if the 99th percentile is above so many ms"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), "--rate", "0") as server:
        assert server.process is not None
        times, busy = asyncio.run(drive(server.address, server.process.pid, given))
    p50, p99 = percentile(times, 0.5) * 1000, percentile(times, 0.99) * 1000
    print(
        f"{len(times)} moves in {given.seconds:.0f} s: {len(times) / given.seconds:.0f} moves/s, each to {SEATS} watchers"
    )
    print(
        f"from submit to every watcher: p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {max(times) * 1000:.0f} ms"
    )
    load = os.getloadavg()[0]
    print(
        f"the server took {busy / len(times) * 1000:.1f} ms of one core for each move ({busy / given.seconds:.0%} of it); load average {load:.1f}"
    )
    if given.gate and p99 > given.gate:
        sys.exit(f"p99 is above {given.gate:.0f} ms")


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
