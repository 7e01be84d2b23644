"""The whole life of a table, over real sockets."""

from typing import Any

from tests.server.living import Player, Watch


def open_pebbles(host: Player, **more: Any) -> Any:
    return host.post("/api/tables", {"game": "pebbles", "seats": 2, **more})


def sit_down(ana: Player, rui: Player) -> str:
    """Ana opens a table, Rui joins by her link, and she starts the game."""
    info = open_pebbles(ana)
    secret = info["invite"].split("secret=")[1]
    rui.post(f"/api/tables/{info['id']}/join", {"secret": secret})
    ana.post(f"/api/tables/{info['id']}/start")
    table: str = info["id"]
    return table


def step(watch: Watch) -> Any:
    """The next step, whatever else is told before it."""
    return watch.until(lambda message: message["type"] == "step")[-1]


def test_one_call_is_enough_to_play_against_bots(ana: Player) -> None:
    table = ana.play_now(seats=3)
    info = ana.get(f"/api/tables/{table}")
    assert info["status"] == "playing"
    assert [seat["bot"] for seat in info["seats"]].count("steady") == 2
    assert info["seats"][info["you"]]["person"] == ana.me["id"]
    with ana.watching(table) as watch:
        state = watch.next()["state"]
        while not state["choices"]:
            state = step(watch)["state"]
    assert state["prompt"]["id"].startswith("prompt-")
    assert {"action", "verb", "noun", "ref"} == set(state["choices"][0])


def test_two_people_play_a_game_to_its_end_and_see_each_move(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    with ana.watching(table) as hers, rui.watching(table) as his:
        players = {0: ana, 1: rui}
        state = hers.next()["state"]
        his.next()
        while state["info"]["status"] == "playing":
            seat = state["info"]["to_act"][0]
            mine = players[seat].state(table)
            players[seat].act(table, mine, mine["choices"][0])
            seen = [step(watch) for watch in (hers, his)]
            assert [message["state"]["position"] for message in seen] == [mine["position"] + 1] * 2
            assert [message["log"][0]["position"] for message in seen] == [mine["position"] + 1] * 2
            state = seen[0]["state"]
    info = state["info"]
    assert info["key"]
    assert info["to_act"] == []
    assert sum(seat["score"] % 1_000_000_000 for seat in info["seats"]) > 12
    assert ana.get(f"/api/tables/{table}/verify")["proven"] is True
    assert table in [found["id"] for found in ana.get("/api/tables?list=finished")]


def test_an_undo_is_a_row_of_the_log_and_brings_the_state_back(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    before = ana.state(table)
    assert before["undo"] is False
    after = ana.act(table, before, before["choices"][1])
    assert after["undo"] is True
    again = ana.post(f"/api/tables/{table}/undo", {"position": 1})
    assert again["position"] == 2
    assert again["view"] == before["view"]
    assert again["choices"] == before["choices"]
    log = ana.get(f"/api/tables/{table}/log")
    assert [row["verb"] for row in log] == [None, "take", "undo"]
    after = ana.act(table, again, again["choices"][0])
    after = ana.act(table, after, after["choices"][0])
    assert after["undo"] is False
    assert ana.post(f"/api/tables/{table}/undo", {"position": 4}, 422)["error"]["id"] == "refused-undo"


def test_the_log_tells_others_a_choice_only_if_an_event_does(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    state = ana.state(table)
    state = ana.act(table, state, state["choices"][1])
    ana.act(table, state, state["choices"][0])
    rows = [(row["verb"], row["noun"]) for row in rui.get(f"/api/tables/{table}/log?from=1")]
    assert rows == [("take", "two"), (None, None)]
    rows = [(row["verb"], row["noun"]) for row in ana.get(f"/api/tables/{table}/log?from=1&to=2")]
    assert rows == [("take", "two"), ("pass_on", "")]


def test_any_position_can_be_looked_at(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    first = ana.state(table)
    second = ana.act(table, first, first["choices"][0])
    assert rui.get(f"/api/tables/{table}/state?at=0")["view"]["heap"] == 12
    old = ana.get(f"/api/tables/{table}/state?at=0")
    assert old["view"] == first["view"]
    assert (old["choices"], old["undo"], old["prompt"]) == ([], False, None)
    assert ana.get(f"/api/tables/{table}/state?at=1") == second
    assert ana.get(f"/api/tables/{table}/state?at=2", 422)["error"]["id"] == "table-position"


def test_a_reconnect_goes_on_without_a_gap(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    with rui.watching(table) as watch:
        assert [row["position"] for row in watch.next()["log"]] == [0]
    state = ana.state(table)
    for _ in range(2):
        state = ana.act(table, state, state["choices"][0])
    with rui.watching(table, after=1) as watch:
        sync = watch.next()
        assert sync["type"] == "sync"
        assert [row["position"] for row in sync["log"]] == [2]
        mine = rui.state(table)
        rui.act(table, mine, mine["choices"][0])
        assert [row["position"] for row in step(watch)["log"]] == [3]


def test_who_resigns_leaves_the_seat_to_a_bot(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    state = ana.state(table)
    for _ in range(2):
        state = ana.act(table, state, state["choices"][0])
    with ana.watching(table) as watch:
        watch.next()
        info = rui.post(f"/api/tables/{table}/resign")
        assert info["you"] is None
        assert info["seats"][1]["bot"] == "random"
        state = watch.until(lambda m: m["type"] == "step" and m["state"]["choices"])[-1]["state"]
    assert state["position"] == 4
    assert rui.post(f"/api/tables/{table}/resign", status=403)["error"]["id"] == "table-not-seated"


def test_seats_are_taken_left_and_filled_before_the_game(ana: Player, rui: Player) -> None:
    info = open_pebbles(ana, seats=3, bots={"2": "random"}, open=True)
    table = info["id"]
    assert (info["you"], info["host"], info["status"]) == (0, True, "open")
    assert table in [found["id"] for found in rui.get("/api/tables?list=open")]
    assert ana.post(f"/api/tables/{table}/start", status=409)["error"]["id"] == "table-seats-empty"
    assert rui.post(f"/api/tables/{table}/join", {"seat": 2}, 409)["error"]["id"] == "table-seat-taken"
    assert rui.post(f"/api/tables/{table}/join", {"seat": 1})["you"] == 1
    assert rui.post(f"/api/tables/{table}/join", status=409)["error"]["id"] == "table-already-seated"
    assert rui.post(f"/api/tables/{table}/bot", {"seat": 2}, 403)["error"]["id"] == "table-not-host"
    assert rui.post(f"/api/tables/{table}/leave")["you"] is None
    info = ana.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "random"})
    assert info["seats"][1]["bot"] == "random"
    assert rui.post(f"/api/tables/{table}/join", status=409)["error"]["id"] == "table-full"
    ana.post(f"/api/tables/{table}/start")
    assert table in [found["id"] for found in rui.get("/api/tables?list=watch")]
    assert ana.post(f"/api/tables/{table}/start", status=409)["error"]["id"] == "table-not-open"


def test_a_table_that_everybody_left_is_gone(ana: Player) -> None:
    table = open_pebbles(ana)["id"]
    ana.post(f"/api/tables/{table}/leave")
    assert ana.get(f"/api/tables/{table}", 404)["error"]["id"] == "table-missing"


def test_my_tables_show_first_where_it_is_my_turn(ana: Player, rui: Player) -> None:
    first, second = sit_down(ana, rui), sit_down(ana, rui)
    state = ana.state(second)
    for _ in range(2):
        state = ana.act(second, state, state["choices"][0])
    assert [table["id"] for table in ana.get("/api/tables?list=mine")[:2]] == [first, second]
    assert rui.get("/api/tables?list=mine")[0]["id"] == second


def test_what_is_said_reaches_everybody_and_stays(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    with rui.watching(table) as watch:
        assert watch.next()["chat"] == []
        ana.post(f"/api/tables/{table}/chat", {"text": " Bom jogo! "}, 204)
        line = watch.until(lambda message: message["type"] == "chat")[-1]["line"]
    assert (line["name"], line["seat"], line["text"]) == (ana.me["name"], 0, "Bom jogo!")
    with ana.watching(table) as watch:
        assert watch.next()["chat"] == [line]


def test_seats_show_who_is_there(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    with ana.watching(table) as watch:
        assert watch.next()["state"]["info"]["seats"][1]["online"] is False
        with rui.watching(table):
            assert watch.until(lambda m: m["type"] == "info")[-1]["info"]["seats"][1]["online"] is True
        assert watch.until(lambda m: m["type"] == "info")[-1]["info"]["seats"][1]["online"] is False


def test_a_rematch_is_one_table_for_all(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    assert ana.post(f"/api/tables/{table}/rematch", status=409)["error"]["id"] == "table-not-finished"
    state, players = ana.state(table), (ana, rui)
    while state["info"]["to_act"]:
        player = players[state["info"]["to_act"][0]]
        state = player.state(table)
        state = player.act(table, state, state["choices"][-1])
    again = ana.post(f"/api/tables/{table}/rematch")
    assert (again["status"], again["you"]) == ("open", 0)
    joined = rui.post(f"/api/tables/{table}/rematch")
    assert (joined["id"], joined["you"]) == (again["id"], 1)
    ana.post(f"/api/tables/{again['id']}/start")


def test_why_not_and_the_odds(ana: Player, rui: Player) -> None:
    table = sit_down(ana, rui)
    reason = rui.get(f"/api/tables/{table}/why?verb=take&noun=one")
    assert reason["message"]["id"] == "refused-not-your-turn"
    assert ana.get(f"/api/tables/{table}/why?verb=take&noun=one")["message"] is None
    assert ana.get(f"/api/tables/{table}/why?verb=pass_on")["clause"] == "taking.turn"
    assert ana.get(f"/api/tables/{table}/odds?verb=take&noun=one") is None
    assert ana.get(f"/api/tables/{table}/why?verb=fly", 422)["error"]["id"] == "error-no-such-action"
