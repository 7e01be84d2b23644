"""Kills the server with SIGKILL at random moments during play, and counts acknowledged actions that were lost.

    python bench/kill.py --kills 100

A person plays against bots; each answer to a submission is an acknowledgement. After every kill the server is started
again on the same data, and every acknowledged action must be in the log, once, at its position.
"""

import argparse
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.living import Player, Server

LONGEST = 0.6


class Report(NamedTuple):
    """What the kills did."""

    kills: int
    acknowledged: int
    lost: int
    tables: int


class Played(NamedTuple):
    """An action whose answer has arrived: it was the row after this position."""

    position: int
    verb: str
    noun: str


def play_and_kill(data: Path, kills: int, seed: int) -> Report:
    """Play on, with a kill now and then, and look into the log after each."""
    random = Random(seed)
    server = Server(data, "--bot-delay", "0", "--rate", "0", "--bot-processes", "1").start()
    acknowledged = lost = tables = 0
    with Player(server, seed=seed) as player:
        table = ""
        played: list[Played] = []
        for _ in range(kills):
            if not table or player.get(f"/api/tables/{table}")["status"] != "playing":
                table, played = player.play_now(seats=3, level="novice"), []
                tables += 1
            # Counted from the first acknowledgement, so that there is something to lose.
            killer = threading.Timer(random.uniform(0.0, LONGEST), server.kill)
            fresh = _play(player, table, killer)
            killer.join()
            acknowledged += len(fresh)
            played += fresh
            server.start()
            player.again()
            lost += _lost(player, table, played)
    server.stop()
    return Report(kills, acknowledged, lost, tables)


def _play(player: Player, table: str, killer: threading.Timer) -> list[Played]:
    """Play until the server is gone. What was acknowledged."""
    played: list[Played] = []
    try:
        state: Any = player.state(table)
        while True:
            if state["info"]["status"] != "playing" and not killer.is_alive():
                killer.start()
            if state["info"]["status"] != "playing":
                state = player.state(table)  # wait for the kill
            elif state["choices"]:
                choice = player.any_choice(state)
                position = state["position"]
                state = player.act(table, state, choice, (200, 409))
                if "error" in state:
                    state = state["state"]
                else:
                    played.append(Played(position, choice["verb"], choice["noun"]))
                    if len(played) == 1:
                        killer.start()
            else:
                time.sleep(0.005)
                state = player.state(table)
    except (httpx.TransportError, OSError):
        return played


def _lost(player: Player, table: str, played: list[Played]) -> int:
    log = {row["position"]: row for row in player.get(f"/api/tables/{table}/log")}
    seat = player.get(f"/api/tables/{table}")["you"]
    missing = 0
    for action in played:
        row = log.get(action.position + 1)
        if row is None or (row["seat"], row["verb"], row["noun"]) != (seat, action.verb, action.noun):
            missing += 1
    return missing


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = play_and_kill(Path(folder), given.kills, given.seed)
    print(
        f"{report.kills} kills at {report.tables} tables: {report.acknowledged} actions acknowledged, {report.lost} lost"
    )
    sys.exit(report.lost != 0)


if __name__ == "__main__":
    main()
