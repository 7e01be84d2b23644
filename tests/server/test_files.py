"""Games as files: downloaded, uploaded, replayed, verified."""

import json

import pytest

from epochal.core.record import Record
from tests.server.living import Player
from tests.server.test_play import sit_down


@pytest.fixture
def played(ana: Player, rui: Player) -> str:
    """A finished game, with a choice taken back in it."""
    table = sit_down(ana, rui)
    players = (ana, rui)
    state = ana.state(table)
    state = ana.act(table, state, state["choices"][0])
    state = ana.post(f"/api/tables/{table}/undo", {"position": 1})
    while state["info"]["to_act"]:
        player = players[state["info"]["to_act"][0]]
        state = player.state(table)
        state = player.act(table, state, state["choices"][-1])
    return table


def test_a_finished_game_is_downloaded_without_what_was_taken_back(ana: Player, played: str) -> None:
    answer = ana.ask("GET", f"/api/tables/{played}/file")
    assert answer.headers["content-disposition"] == f'attachment; filename="pebbles-{played}.jsonl"'
    record = Record.loads(answer.text)
    assert len(record.moves) == ana.state(played)["position"] - 2
    assert record.proven()
    assert record.header["names"] == [seat["name"] for seat in ana.get(f"/api/tables/{played}")["seats"]]


def test_an_uploaded_game_can_be_replayed_and_verified_by_anybody(
    ana: Player, rui: Player, played: str
) -> None:
    text = ana.ask("GET", f"/api/tables/{played}/file").text
    uploaded = rui.ask("POST", "/api/replays", content=text.encode())
    assert uploaded.status_code == 201
    info = uploaded.json()
    assert (info["status"], info["you"]) == ("finished", None)
    assert info["commitment"] == ana.get(f"/api/tables/{played}")["commitment"]
    assert [seat["name"] for seat in info["seats"]] == [ana.me["name"], rui.me["name"]]
    end = ana.state(info["id"])
    assert end["view"] == ana.state(played)["view"]
    assert ana.get(f"/api/tables/{info['id']}/state?at=0")["view"]["heap"] == 12
    assert rui.get(f"/api/tables/{info['id']}/verify") == {
        "proven": True,
        "text": f"Todas as {end['position']} escolhas se repetem, o resultado está certo, e cada rolagem, sorteio e "
        "embaralhamento segue da chave com que houve compromisso antes da partida.",
    }
    assert info["id"] in [found["id"] for found in rui.get("/api/tables?list=finished")]
    assert ana.ask("GET", f"/api/tables/{info['id']}/file").text == text


def test_a_changed_game_file_is_refused(ana: Player, played: str) -> None:
    lines = ana.ask("GET", f"/api/tables/{played}/file").text.splitlines()
    setup = json.loads(lines[1])
    setup["setup"][0][2] += 1
    changed = "\n".join([lines[0], json.dumps(setup), *lines[2:]])
    before = ana.get("/api/tables?list=finished")
    answer = ana.ask("POST", "/api/replays", content=changed.encode())
    assert answer.status_code == 422
    assert ana.get("/api/tables?list=finished") == before
