"""The same server on PostgreSQL: only the URL differs."""

from pathlib import Path

from tests.server.living import Player, Server
from tests.server.test_play import sit_down
from tests.store.database import postgresql


def test_a_game_is_played_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    options = ["--rate", "0", "--bot-processes", "1", "--game-module", "tests.server.sample.known"]
    server = Server(tmp_path, *options, "--database-url", postgresql()).start()
    with Player(server) as ana, Player(server) as rui:
        table = sit_down(ana, rui)
        players, state = (ana, rui), ana.state(table)
        while state["info"]["to_act"]:
            player = players[state["info"]["to_act"][0]]
            state = player.state(table)
            state = player.act(table, state, state["choices"][0])
            if state["position"] == 4:
                server.kill()
                server.start()
                assert ana.state(table)["position"] == 4
        assert ana.get(f"/api/tables/{table}/verify")["proven"] is True
        assert not (tmp_path / "epochal.db").exists()
    server.stop()
