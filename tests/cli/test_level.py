"""Bots of a level at the command line."""

import json

from tests.cli.run import run


def test_levels_take_the_seats_in_turn() -> None:
    command = ("simulate", "hotw2001", "--games", "2", "--seats", "3", "--json", "--jobs", "1")
    random = json.loads(run(*command).out.splitlines()[-1])["summary"]
    mixed = json.loads(run(*command, "--level", "steady,random,random").out.splitlines()[-1])["summary"]
    assert mixed["mean_scores"][0] > max(mixed["mean_scores"][1:]) > 0
    assert mixed["mean_scores"][0] > random["mean_scores"][0]


def test_an_unknown_level_is_refused() -> None:
    for command in ("simulate", "play"):
        refused = run(command, "hotw2001", "--level", "perfect")
        assert (refused.code, refused.out) == (2, "")
        assert "novice, steady, strong" in refused.err


def test_an_unknown_level_is_answered_with_what_the_levels_are_called_in_portuguese() -> None:
    refused = run("play", "hotw2001", "--level", "perfeito", "--lang", "pt-BR")
    assert "novice (Novato), steady (Firme), strong (Forte), master (Mestre)" in refused.err
