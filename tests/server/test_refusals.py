"""Bad input: the right status, a sentence in the person's language, and nothing changed."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.living import Player, Server
from tests.server.test_play import open_pebbles, sit_down

PLAYS = [
    ({"position": 7, "verb": "take", "noun": "one"}, 409, "table-stale"),
    ({"position": 0, "verb": "fly", "noun": "one"}, 422, "error-no-such-action"),
    ({"position": 0, "verb": "take", "noun": "seven"}, 422, "error-no-such-action"),
    ({"position": 0, "verb": "pass_on"}, 422, "refused-not-now"),
    ({"position": "x", "verb": "take", "noun": "one"}, 400, "server-invalid"),
    ({"position": -1, "verb": "take", "noun": "one"}, 400, "server-invalid"),
    ({"position": 0.5, "verb": "take", "noun": "one"}, 400, "server-invalid"),
    ({"position": 0, "verb": "x" * 300}, 400, "server-invalid"),
    ({"position": 0}, 400, "server-invalid"),
    ([], 400, "server-invalid"),
    (None, 400, "server-invalid"),
    ("take", 400, "server-invalid"),
]


@pytest.mark.parametrize(("body", "status", "id"), PLAYS)
def test_a_wrong_submission_changes_nothing(
    ana: Player, rui: Player, body: Any, status: int, id: str
) -> None:
    table = sit_down(ana, rui)
    before = ana.state(table)
    answer = ana.ask("POST", f"/api/tables/{table}/act", json=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, id)
    assert answer.json()["text"]
    assert ana.state(table) == before


def test_a_stale_submission_gets_the_present_state(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    state = ana.state(table)
    now = ana.act(table, state, state["choices"][0])
    refused = ana.act(table, state, state["choices"][1], 409)
    assert refused["state"] == now
    assert "moved on" in refused["text"]


def test_the_same_submission_again_is_answered_and_does_nothing(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    state = ana.state(table)
    once = ana.act(table, state, state["choices"][0])
    assert ana.act(table, state, state["choices"][0]) == once


def test_nobody_plays_from_another_seat(ana: Player, rui: Player, server: Server) -> None:
    table = sit_down(ana, rui)
    state = ana.state(table)
    turn = rui.act(table, state, state["choices"][0], 422)
    assert turn["error"]["id"] == "refused-not-your-turn"
    assert turn["text"] == "Não é a sua vez. Aguardando Jogador 1."
    with Player(server) as stranger:
        assert stranger.act(table, state, state["choices"][0], 403)["error"]["id"] == "table-not-seated"
        assert stranger.post(f"/api/tables/{table}/undo", {"position": 0}, 403)
        assert stranger.post(f"/api/tables/{table}/start", status=409)
        assert stranger.state(table)["choices"] == []
    assert ana.state(table) == state


def test_only_the_right_secret_opens_a_closed_table(ana: Player, rui: Player) -> None:
    mine, other = open_pebbles(ana), open_pebbles(ana)
    secret = other["invite"].split("secret=")[1]
    for body in ({}, {"secret": secret}, {"secret": ""}, {"secret": "x" * 16}):
        refused = rui.post(f"/api/tables/{mine['id']}/join", body, 403)
        assert refused["error"]["id"] == "table-wrong-secret"
        assert refused["text"] == "Este convite não serve para a mesa. Peça um novo link."
    seen = rui.get(f"/api/tables/{mine['id']}")
    assert seen["invite"] is None
    assert seen["seats"][1]["person"] is None


def test_bodies_that_are_no_json_or_too_large(ana: Player) -> None:
    headers = {"content-type": "application/json"}
    for content in (b"{", b"\xff\xfe", b"[" * 20_000):
        answer = ana.ask("POST", "/api/tables", content=content, headers=headers)
        assert answer.status_code == 400, content[:10]
        assert answer.json()["text"]
    answer = ana.ask("POST", "/api/tables", content=b" " * 100_000, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "server-too-large")
    answer = ana.ask("POST", "/api/replays", content=b" " * 9_000_000)
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "server-too-large")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/play", {"game": "chess"}, 404),
        ("/api/play", {"game": "../secret"}, 404),
        ("/api/play", {"game": "pebbles", "seats": 9}, 422),
        ("/api/play", {"game": "pebbles", "seats": 0}, 422),
        ("/api/play", {"game": "pebbles", "level": "divine"}, 422),
        ("/api/play", {"game": "pebbles", "level": ""}, 422),
        ("/api/play", {"game": "pebbles", "options": {"kind": 7}}, 422),
        ("/api/play", {"game": "pebbles", "options": {"other": True}}, 422),
        ("/api/tables", {"game": "pebbles", "seats": 2, "bots": {"x": "random"}}, 422),
        ("/api/tables", {"game": "pebbles", "seats": 2, "bots": {"5": "random"}}, 422),
        ("/api/tables", {"game": "pebbles", "seats": 2, "bots": {"1": "best"}}, 422),
        ("/api/tables/nowhere/act", {"position": 0, "verb": "take"}, 404),
    ],
)
def test_tables_that_cannot_be(ana: Player, path: str, body: Any, status: int) -> None:
    assert ana.post(path, body, status)["text"]


def test_a_forged_cookie_is_refused_and_taken_away(server: Server, ana: Player) -> None:
    true = ana.http.cookies["epochal"]
    # Not the last letter: some of its bits mean nothing.
    changed = true[:-5] + ("A" if true[-5] != "A" else "B") + true[-4:]
    forged = [changed, "x", "eyJ.a.b", true.replace(".", "", 1)]
    for cookie in forged:
        with httpx.Client(base_url=server.address, cookies={"epochal": cookie}) as browser:
            answer = browser.post("/api/play", json={"game": "pebbles"}, headers={"accept-language": "pt"})
            assert (answer.status_code, answer.json()["error"]["id"]) == (401, "server-cookie")
            assert answer.json()["text"].startswith("Não foi possível confirmar")
            assert "Max-Age=0" in answer.headers["set-cookie"]
            assert browser.get("/api/me").json()["id"] != ana.me["id"]
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"{server.address.replace('http', 'ws')}/api/tables/x/live",
            additional_headers={"cookie": "epochal=forged"},
            proxy=None,
        )
    assert refused.value.response.status_code in (401, 403)


def test_another_site_can_do_nothing(ana: Player) -> None:
    answer = ana.ask(
        "POST", "/api/play", json={"game": "pebbles"}, headers={"origin": "https://elsewhere.example"}
    )
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-origin")


def test_a_live_connection_to_no_table_is_closed(ana: Player) -> None:
    with ana.watching("nowhere") as watch, pytest.raises(ConnectionClosed) as closed:
        watch.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_whoever_talks_too_much_into_a_live_connection_is_cut_off(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    with ana.watching(table) as watch, pytest.raises(ConnectionClosed):
        watch.chatter(10_000)
    with ana.watching(table) as watch:
        assert watch.next()["type"] == "sync"


def test_a_flood_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "--rate", "4", "--bot-processes", "1") as server,
        Player(server, "pt-BR") as flooder,
        Player(server) as other,
    ):
        answers = [flooder.ask("GET", "/api/tables?list=mine") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["text"].startswith("Pedidos demais de uma vez.")
        assert int(refused[0].headers["retry-after"]) >= 1
        assert other.get("/api/me")["id"] == other.me["id"]
        # Advice takes longer to think of, and is given less often.
        answers = [other.ask("GET", "/api/tables/none/advice") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2


def test_a_game_file_made_elsewhere(ana: Player, rui: Player) -> None:
    lines = [
        {"epochal": 1, "game": "pebbles", "rules": "1", "content": "/etc", "digest": "none", "seats": 2,
         "options": {}, "names": [], "commitment": ""},
        {"setup": []},
        {"end": 0, "scores": [], "key": ""},
    ]  # fmt: skip
    text = "".join(json.dumps(line) + "\n" for line in lines)
    foreign = [
        ("", "error-file-empty"),
        ("{}", "error-file-header"),
        ("not a game", "error-file-json"),
        (text, "table-content"),
        (text.replace("/etc", "standard"), "error-file-line"),
        (text.replace('"pebbles"', '"chess"').replace("/etc", "standard"), "error-no-such-game"),
    ]
    for content, id in foreign:
        answer = rui.ask("POST", "/api/replays", content=content.encode())
        assert answer.status_code in (404, 422), answer.text
        assert answer.json()["error"]["id"] == id
    assert rui.ask("POST", "/api/replays", content=b"\xff").status_code == 422
    assert rui.get("/api/tables?list=finished") == []


def test_an_unfinished_game_gives_no_file(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    for path in ("file", "verify"):
        assert ana.get(f"/api/tables/{table}/{path}", 409)["error"]["id"] == "table-not-finished"
