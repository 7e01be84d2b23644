"""What the screen of The Ancient World shows: cities, spaces, rows, Titans, and what a choice costs."""

import re

import pytest
from rich.console import Console

from epochal.cli.choices import Choices
from epochal.cli.screens import Screen, screen_for
from epochal.cli.voice import Voice
from epochal.core.events import Event
from tests.rules.ancient_world.table import GAME, Table

languages = pytest.mark.parametrize("language", ["en", "pt-BR"])


def screen_of(seat: int | None, language: str = "en") -> Screen:
    voice = Voice(language, GAME)
    voice.out = Console(width=200, highlight=False)
    return screen_for(voice, GAME, seat)


def printed(screen: Screen, *lines: object) -> str:
    with screen.voice.out.capture() as capture:
        for line in lines:
            screen.voice.out.print(line)
    return capture.get()


def shown(table: Table, seat: int, language: str = "en") -> str:
    """What a seat sees when it must choose."""
    screen = screen_of(seat, language)
    choices = Choices(screen.voice, screen, table.world, seat).shown()
    return printed(screen, *screen.table(table.world), *screen.turn(table.world), *choices)


def whole(table: Table, seat: int | None, language: str = "en") -> str:
    screen = screen_of(seat, language)
    return printed(screen, *screen.table(table.world, whole=True))


@languages
def test_every_player_has_a_row(language: str) -> None:
    table = Table(seats=2, round=4)
    table.coins(0, 17)
    table.knowledge(1, 9)
    table.turn(0)
    text = shown(table, 0, language)
    player, you = {"en": ("Player", "you"), "pt-BR": ("Jogador", "você")}[language]
    assert re.search(rf"● {player} 1 \({you}\) +2 +17 +0 +3/3 +3 +2 +2/2", text)
    assert re.search(rf"■ {player} 2 +2 +6 +9 +3/3 +3 +2 +2/2", text)
    assert {"en": "Round 4 of 6", "pt-BR": "Rodada 4 de 6"}[language] in text


def test_citizens_stand_where_they_were_sent() -> None:
    table = Table(seats=2)
    table.at("labor", (0, 2), (1, 3))
    table.turn(0)
    text = shown(table, 0)
    assert "Labor ●2 ■3" in text
    assert "At home: citizen 1 and citizen 3" in text


@languages
def test_a_card_says_what_it_costs_and_gives(language: str) -> None:
    table = Table(seats=2)
    table.row("goat_herds")
    table.turn(0)
    name, cost = {"en": ("Goat Herds", "coin"), "pt-BR": ("Rebanhos de Cabras", "moeda")}[language]
    assert re.search(rf"{name} \(\d+ {cost}s?\)", shown(table, 0, language))
    food = {"en": "1 food", "pt-BR": "1 de alimento"}[language]
    assert re.search(rf"{name} \(\d+ {cost}s?\)  \w+.*{food}", whole(table, 0, language))


def test_an_attack_shows_the_titan_and_a_fee_its_coin() -> None:
    table = Table(seats=2)
    table.pile("one", "thorn_strider")
    table.armies(0, ("militia", "city_guard"), ("war_mammoths",))
    table.coins(0, 20)
    table.row("goat_herds")
    table.at("build", (1, 2))
    table.turn(0)
    text = shown(table, 0)
    assert re.search(r"One-star Titans Thorn Strider, defence \d+", text)
    table.do("send", "build")
    text = shown(table, 0)
    assert re.search(r"citizen 1 1 coin", text)
    assert not re.search(r"citizen 2 1 coin", text)


def test_stored_cards_are_named_to_their_owner_only() -> None:
    table = Table(seats=2)
    table.stores(0, "goat_herds")
    table.turn(0)
    assert "1 stored card: Goat Herds" in whole(table, 0)
    for viewer in (1, None):
        text = whole(table, viewer)
        assert "1 stored card" in text
        assert "Goat Herds" not in text


def test_damaged_cards_and_used_armies_say_so() -> None:
    table = Table(seats=2)
    table.damaged(1, "wheat_fields")
    table.armies(0, ("militia", 1, 0, "city_guard"))
    table.turn(0)
    text = whole(table, 0)
    assert re.search(r"Wheat Fields \(damaged\)", text)
    assert re.search(r"Militia  .*\(used in this round, 1 coin\)", text)


def test_the_rules_behind_a_space_are_its_own() -> None:
    table = Table(seats=2)
    table.turn(0)
    screen = screen_of(0)
    labor = GAME.actions.index("send", "labor")
    build = GAME.actions.index("send", "build")
    assert screen.clauses(table.world, labor) == ["action.labor", "citizen.higher"]
    assert screen.clauses(table.world, build) == ["action.build", "action.build_place"]


def test_a_round_is_a_heading_and_the_brief_story_leaves_out_what_the_table_shows() -> None:
    screen = screen_of(0)
    new_round, row = Event("event-round", {"round": 2, "seat": "seat:0"}), Event("event-row", {"cards": []})
    assert screen.is_heading(new_round)
    assert screen.brief([new_round, row]) == [new_round]
