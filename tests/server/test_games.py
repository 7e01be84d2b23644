"""What clients learn about games; and a game of one's own is served like any other."""

import epochal
from tests.server.living import Player


def test_games_are_listed_with_all_that_a_home_page_shows(ana: Player) -> None:
    games = {game["id"]: game for game in ana.get("/api/games")}
    assert list(games) == [*epochal.games()[: len(epochal.GAMES)], "pebbles"]
    assert games["hotw2001"]["seats"] == [3, 6]
    assert games["hotw2001"]["levels"] == ["novice", "steady", "strong", "master"]
    assert games["hotw2001"]["usual_level"] == "steady"
    assert games["pebbles"] == {
        "id": "pebbles",
        "title": {"en": "Pebbles", "pt-BR": "Pedras"},
        "seats": [2, 3],
        "minutes": [1, 2],
        "options": [{"id": "kind", "values": [True, False], "default": True, "clause": "taking.turn"}],
        "levels": ["random"],
        "usual_level": "random",
    }


def test_a_game_tells_the_names_and_records_of_its_things(ana: Player) -> None:
    game = ana.get("/api/games/hotw2001")
    assert game["names"]["land:crete"] == {"en": "Crete", "pt-BR": "Creta"}
    assert game["records"]["land:crete"]["origin"] in ("rulebook", "record", "house")
    assert {"name": "expand", "kind": "land"} in game["verbs"]
    loaded = epochal.load("hotw2001")
    refs = {loaded.actions.ref(n) for n in range(len(loaded.actions))}
    assert {ref for ref in refs if ref and not ref.startswith("seat:")} <= set(game["names"])
    assert ana.get("/api/games/pebbles")["names"]["many:two"]["pt-BR"] == "duas pedras"
    assert ana.get("/api/games/chess", 404)["error"]["id"] == "error-no-such-game"


def test_messages_and_rules_come_in_every_language(ana: Player) -> None:
    for game in ("pebbles", "hotw2001"):
        text = ana.ask("GET", f"/api/games/{game}/text/pt-BR")
        assert text.headers["content-type"].startswith("text/plain")
        assert "prompt-wait = Aguardando { $seats }." in text.text
    rules = ana.get("/api/games/pebbles/rules/pt-BR")
    assert rules[0] == {
        "id": "taking.turn",
        "chapter": "Pegar",
        "text": "Pegue uma ou duas pedras e passe a vez.",
        "ruling": "",
    }
    assert ana.get("/api/games/pebbles/rules/tlh", 404)["error"]["id"] == "server-language"


def test_bots_play_a_game_of_ones_own(ana: Player) -> None:
    table = ana.post("/api/play", {"game": "pebbles", "seats": 3})["table"]
    with ana.watching(table) as watch:
        state = watch.next()["state"]
        while state["info"]["status"] == "playing":
            if state["choices"]:
                ana.act(table, state, state["choices"][0])
            state = watch.until(lambda m, now=state: m["type"] == "step" and m["state"] != now)[-1]["state"]
    assert ana.get(f"/api/tables/{table}/verify")["proven"] is True
