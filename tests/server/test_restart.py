"""A server that ends, or is killed, goes on where it was; and one broken table harms no other."""

import signal
import sqlite3
from pathlib import Path

import pytest

from bench.kill import play_and_kill
from tests.server.living import Player, Server
from tests.server.test_play import sit_down

OPTIONS = (
    "--bot-delay",
    "0",
    "--rate",
    "0",
    "--bot-processes",
    "1",
    "--game-module",
    "tests.server.sample.known",
)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_end_ends_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    server = Server(tmp_path, *OPTIONS).start()
    with Player(server) as ana:
        ana.play_now()
    assert server.stop(number) == 0
    assert (tmp_path / "errors.log").read_text() == ""


def test_every_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, *OPTIONS).start()
    with Player(server) as ana, Player(server) as rui:
        table = sit_down(ana, rui)
        state = ana.state(table)
        before = ana.act(table, state, state["choices"][1])
        opened = ana.post("/api/tables", {"game": "pebbles", "seats": 3, "open": True})
        ana.post(f"/api/tables/{table}/chat", {"text": "Until tomorrow"}, 204)
        log = rui.get(f"/api/tables/{table}/log")
        server.stop()
        server.start()
        after = ana.state(table)
        for state in (before, after):
            state["info"].pop("updated")
        assert after == before
        assert after["undo"] is True
        assert rui.get(f"/api/tables/{table}/log") == log
        assert ana.get(f"/api/tables/{opened['id']}")["status"] == "open"
        with rui.watching(table, after=0) as watch:
            assert watch.next()["chat"][0]["text"] == "Until tomorrow"
        state = ana.post(f"/api/tables/{table}/undo", {"position": 1})
        assert state["view"]["heap"] == 12
    server.stop()


def test_bots_go_on_after_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path, *OPTIONS).start()
    with Player(server, seed=3) as ana:
        table = ana.play_now(seats=3, level="novice")
        for _ in range(3):
            state = ana.state(table)
            if state["choices"]:
                ana.act(table, state, ana.any_choice(state))
            server.kill()
            server.start()
            ana.again()
        ana.post(f"/api/tables/{table}/resign")
        with ana.watching(table) as watch:
            end = watch.until(lambda m: m.get("state", {}).get("info", {}).get("status") == "finished")
        assert end[-1]["state"]["info"]["key"]
        assert ana.get(f"/api/tables/{table}/verify")["proven"] is True
        # Long enough for snapshots: the story from before the last of them is told again.
        server.stop()
        server.start()
        ana.again()
        log = ana.get(f"/api/tables/{table}/log")
        assert [row["position"] for row in log] == list(range(end[-1]["state"]["position"] + 1))
        assert log[0]["events"]
        assert ana.get(f"/api/tables/{table}/state?at=30")["position"] == 30
    server.stop()


def test_a_game_that_was_kept_as_states_are_not_written_any_more_is_read_from_its_log(tmp_path: Path) -> None:
    server = Server(tmp_path, *OPTIONS).start()
    with Player(server, seed=3) as ana:
        table = ana.play_now(seats=3, level="novice")
        ana.post(f"/api/tables/{table}/resign")
        with ana.watching(table) as watch:
            watch.until(lambda m: m.get("state", {}).get("info", {}).get("status") == "finished")
        before = ana.state(table)
        server.stop()
        with sqlite3.connect(tmp_path / "epochal.db") as database:
            changed = database.execute("UPDATE snapshots SET state = json_remove(state, '$.agenda')")
            assert changed.rowcount > 0
        database.close()
        server.start()
        ana.again()
        assert ana.state(table) == before
    server.stop()


def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    report = play_and_kill(tmp_path, kills=4, seed=5)
    assert report.kills == 4
    assert report.acknowledged >= 4
    assert report.lost == 0


def test_a_table_that_no_longer_replays_is_shown_as_broken_and_can_be_downloaded(tmp_path: Path) -> None:
    server = Server(tmp_path, *OPTIONS).start()
    with Player(server) as ana, Player(server, "pt-BR") as rui, Player(server) as stranger:
        tables = [sit_down(ana, rui) for _ in range(3)]
        for table in tables:
            state = ana.state(table)
            ana.act(table, state, state["choices"][0])
        server.stop()
        with sqlite3.connect(tmp_path / "epochal.db") as database:
            database.execute("UPDATE log SET noun = 'seven' WHERE table_id = ?", [tables[0]])
            database.execute("UPDATE tables SET rules = '0' WHERE id = ?", [tables[1]])
        database.close()
        server.start()
        for table in tables[:2]:
            info = ana.get(f"/api/tables/{table}")
            assert info["status"] == "broken"
            assert info["broken"].startswith("The stored log of this table no longer replays: ")
            assert rui.get(f"/api/tables/{table}/state", 409)["text"].startswith("O registro guardado")
            assert ana.act(table, {"position": 1}, {"verb": "pass_on", "noun": ""}, 409)
            assert ana.ask("GET", f"/api/tables/{table}/file").text.count("\n") == 4
            assert stranger.get(f"/api/tables/{table}/file", 403)["error"]["id"] == "table-not-seated"
            with ana.watching(table) as watch:
                assert watch.next()["info"]["status"] == "broken"
        assert ana.act(tables[2], {"position": 1}, {"verb": "pass_on", "noun": ""})["position"] == 2
    server.stop()
