"""Nothing that a client receives tells another seat's secrets: all traffic is compared with what the seat may see."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import epochal
from epochal.core.chance import Recorded
from epochal.core.events import Event
from epochal.core.game import Game
from epochal.core.record import Record
from epochal.table.story import plain
from tests.server.living import Player, Server, Watch
from tests.server.test_play import sit_down


def everything(thing: Any, key: str) -> Iterator[Any]:
    """Every value under a key, at any depth."""
    if isinstance(thing, dict):
        if key in thing:
            yield thing
        for value in thing.values():
            yield from everything(value, key)
    elif isinstance(thing, list):
        for value in thing:
            yield from everything(value, key)


@pytest.mark.parametrize(
    ("game", "secret", "answers"), [("hotw2001", "play", (200,)), ("historia", "choose_action", (200, 409))]
)
def test_two_clients_and_a_spectator_of_a_whole_game(
    ana: Player, rui: Player, server: Server, game: str, secret: str, answers: tuple[int, ...]
) -> None:
    """Played over HTTP and watched; then replayed from the file, and every view and event compared.

    Where several choose at once, all but the fastest are told that the table has moved on, and choose again.
    """
    info = ana.post("/api/tables", {"game": game, "seats": 3, "bots": {"2": "novice"}})
    table = info["id"]
    rui.post(f"/api/tables/{table}/join", {"secret": info["invite"].split("secret=")[1]})
    with Player(server) as stranger:
        seats: dict[int | None, Player] = {0: ana, 1: rui, None: stranger}
        ana.post(f"/api/tables/{table}/start")
        with (
            ana.watching(table) as hers,
            rui.watching(table) as his,
            stranger.watching(table) as theirs,
        ):
            watches = {0: hers, 1: his, None: theirs}
            states = {seat: watch.next()["state"] for seat, watch in watches.items()}
            while states[None]["info"]["status"] == "playing" and states[None]["position"] < 150:
                position = max(state["position"] for state in states.values())
                catch_up(watches, states, position)
                for seat in (0, 1):
                    if states[seat]["choices"]:
                        player = seats[seat]
                        choice = player.any_choice(states[seat])
                        player.act(table, states[seat], choice, answers)
                        noun = choice["noun"]
                        player.ask("GET", f"/api/tables/{table}/why?verb={secret}&noun={noun}")
                catch_up(watches, states, position + 1)
        for player in seats.values():
            player.get(f"/api/tables/{table}/log")
            player.get(f"/api/tables/{table}/state?at=20")
        for player in (ana, rui):
            if states[None]["info"]["status"] == "playing":
                player.post(f"/api/tables/{table}/resign")
        heard = {seat: list(player.heard) for seat, player in seats.items()}
        while stranger.get(f"/api/tables/{table}")["status"] == "playing":
            pass
        record = Record.loads(stranger.ask("GET", f"/api/tables/{table}/file").text)
    for eyes, texts in heard.items():
        compare(epochal.load(game), record, eyes, [json.loads(text) for text in texts if text])


def catch_up(watches: dict[int | None, Watch], states: dict[int | None, Any], position: int) -> None:
    """Hear what is told until all have come to a position: those who began to watch early may be behind."""
    for eyes, watch in watches.items():
        while states[eyes]["position"] < position:
            states[eyes] = watch.next().get("state", states[eyes])


def as_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def compare(game: Game, record: Record, seat: int | None, messages: list[Any]) -> None:
    """Every view and log row among the messages is exactly what the seat may see at that position."""
    views, rows = 0, 0
    events: list[Event] = []
    state = record.replay(game, 0, events.append)
    expected = [(as_json(state.view(seat)), events)]
    for move in record.moves:
        events = []
        state.apply(move.seat, game.actions.index(*move.action), Recorded(move.chance), events.append)
        expected.append((as_json(state.view(seat)), events))
    for message in messages:
        for seen in everything(message, "view"):
            if seen["view"] is not None:
                assert seen["view"] == expected[seen["position"]][0]
                views += 1
        for row in everything(message, "verb"):
            if "events" not in row:
                continue
            position = row["position"]
            visible = [event for event in expected[position][1] if event.visible_to(seat)]
            assert row["events"] == [as_json(plain(event)) for event in visible]
            rows += 1
            if position and row["seat"] != seat and row["noun"]:
                assert row["noun"] == record.moves[position - 1].action.noun
                assert f":{row['noun']}" in json.dumps(row["events"]) or row["noun"].startswith("seat_")
    assert views > 50
    assert rows > 50


def test_a_marked_secret_is_in_nobody_elses_traffic(ana: Player, rui: Player, server: Server) -> None:
    table = sit_down(ana, rui)
    with (
        Player(server) as stranger,
        ana.watching(table) as hers,
        rui.watching(table) as his,
        stranger.watching(table) as theirs,
    ):
        players = {0: ana, 1: rui}
        secrets = {seat: player.state(table)["view"]["bonus"][seat] for seat, player in players.items()}
        for watch in (hers, his, theirs):
            watch.next()
        while (state := stranger.state(table))["view"]["heap"]:
            player = players[state["info"]["to_act"][0]]
            mine = player.state(table)
            player.act(table, mine, mine["choices"][0])
            for watch in (hers, his, theirs):
                watch.until(lambda message: message["type"] == "step")
        for player in (ana, rui, stranger):
            player.get(f"/api/tables/{table}/log")
            player.get(f"/api/tables/{table}/state?at=1")
            player.get("/api/tables?list=mine")
        for seat, secret in secrets.items():
            owner = players[seat]
            for other in (ana, rui, stranger):
                told = str(secret) in "".join(other.heard)
                assert told is (other is owner)
