"""Advice over HTTP, and what bots explain over the live connection."""

import json
from typing import Any

import pytest

import epochal
from tests.server.living import Player, Server
from tests.server.test_play import sit_down


def until_my_turn(player: Player, game: str, after: int = 0) -> tuple[str, Any]:
    """A table against novices, and its state when all wait for the player, who has several choices, some steps into the game."""
    table = player.play_now(game=game, level="novice", seats=3)
    while True:
        state = player.state(table)
        if state["info"]["to_act"] != [state["info"]["you"]]:
            continue
        if len(state["choices"]) > 1 and state["position"] >= after:
            return table, state
        player.act(table, state, state["choices"][0])


@pytest.mark.parametrize("game", epochal.GAMES)
def test_advice_names_choices_and_gives_reasons_that_have_words(ana: Player, game: str) -> None:
    table, state = until_my_turn(ana, game)
    advice = ana.get(f"/api/tables/{table}/advice")
    assert 1 <= len(advice) <= 3
    for one in advice:
        assert {key: one[key] for key in ("action", "verb", "noun", "ref")} in state["choices"]
        assert 0 <= one["chance"] <= 1
        for reason in one["reasons"]:
            assert reason["points"] > 0
            for language in ("en", "pt-BR"):
                words = ana.ask("GET", f"/api/games/{game}/text/{language}").text
                assert f"\nwhy-{reason['feature'].replace('_', '-')} = " in words
    assert ana.get(f"/api/tables/{table}/advice") == advice
    assert ana.state(table)["position"] == state["position"]


def test_advice_is_refused_in_words(ana: Player, rui: Player, server: Server) -> None:
    table = sit_down(ana, rui)
    path = f"/api/tables/{table}/advice"
    assert ana.get(path, 409)["text"] == "No program knows this game well enough to give advice."
    assert rui.get(path, 422)["text"] == "Não é a sua vez. Aguardando Jogador 1."
    with Player(server, "pt-BR") as stranger:
        assert stranger.get(path, 403)["error"]["id"] == "table-not-seated"
    players = {0: ana, 1: rui}
    while seats := ana.get(f"/api/tables/{table}")["to_act"]:
        player = players[seats[0]]
        state = player.state(table)
        player.act(table, state, state["choices"][0])
    assert ana.get(path, 409)["text"] == "No game is being played at this table now."


def test_bots_explain_themselves_to_whoever_watches(ana: Player, server: Server) -> None:
    table, _ = until_my_turn(ana, "ancient_world", after=20)
    with Player(server) as stranger, stranger.watching(table) as watch:
        said = watch.until(lambda message: message["type"] == "explained" or message.get("explained"))[-1]
        explanation = said["explanation"] if "explanation" in said else said["explained"][0]
        rows = stranger.get(f"/api/tables/{table}/log")
        first = [row["position"] for row in rows].index(explanation["position"])
        move = rows[first : first + 1 + len(explanation["after"])]
        assert {row["seat"] for row in move} == {explanation["seat"]}
        assert f'"{explanation["ref"]}"' in json.dumps(move), "all have heard what was chosen"
    with ana.watching(table) as watch:
        assert explanation["seat"] in [one["seat"] for one in watch.next()["explained"]]
