"""What the screen of the 2018 edition shows besides: sets of cards, the score track, and battles with their dice and odds."""

import re

import pytest
from rich.console import Console

from epochal.cli.choices import Choices
from epochal.cli.screens import Screen, screen_for
from epochal.cli.voice import Voice
from tests.cli.run import one_line
from tests.rules.hotw2018.table import GAME, Table

languages = pytest.mark.parametrize("language", ["en", "pt-BR"])


def seen(table: Table, seat: int, language: str = "en") -> tuple[Screen, str]:
    """The screen of a seat, and all that it shows when the seat must choose."""
    voice = Voice(language, GAME)
    voice.out = Console(width=120, highlight=False)
    screen = screen_for(voice, GAME, seat)
    with voice.out.capture() as capture:
        for line in [*screen.table(table.world), *screen.turn(table.world)]:
            voice.out.print(line)
        if seat in table.world.to_act():
            for line in Choices(voice, screen, table.world, seat).shown():
                voice.out.print(line)
    return screen, capture.get()


def shown(table: Table, seat: int, language: str = "en") -> str:
    return one_line(seen(table, seat, language)[1])


def test_a_region_has_its_value_in_this_epoch_and_the_next() -> None:
    table = Table(epoch=2)
    table.army(0, "wei")
    table.invading(1, "persians")
    rows = seen(table, 0)[1].splitlines()
    assert any(re.match(r"China +2 +3 +2 +●Wei", row) for row in rows)
    assert any(re.match(r"Eurasia +1 *$", row) for row in rows)
    assert not any(row.startswith("Australasia") for row in rows)


def test_active_and_resigned_armies_structures_and_terrain_have_their_marks() -> None:
    table = Table()
    table.army(0, "zagros", "tigris")
    table.invading(0, "hittites")
    text = shown(table, 1)
    assert "●Anatolia aCrt" in text
    assert "●Zagros rt" in text
    assert "●Tigris " in text
    assert "a active army" in text


def test_the_score_track_has_the_most_points_first() -> None:
    table = Table()
    table.scores(12, 103, 4)
    table.invading(0, "hittites")
    assert "Score track ■ 103 ● 12 ▲ 4" in shown(table, 2)


@languages
def test_the_cards_to_choose_from_say_what_they_do(language: str) -> None:
    table = Table(seats=4)
    table.draft(
        ["minoans", "hittites", "greeks", "sumerians"], ["weaponry", "chariots", "seafaring", "harappans"]
    )
    empires, events = shown(table, 0, language), shown(table, 3, language)
    if language == "en":
        assert (
            "Take Hittites 4 armies in Anatolia, with a capitol. Called as number 4 of the epoch. Ironworking:"
        ) in empires
        assert "Fleets: Mediterranean Sea." in empires
        assert "Take Weaponry This turn, add 1 to your highest die" in events
        assert "Choosing an empire: ● Player 1 · Choosing an event: ◆ Player 4" in events
    else:
        assert "Escolher Hititas 4 exércitos em Anatólia, com capitólio." in empires
        assert "Escolher Armamento Neste turno, some 1 ao seu maior dado" in events
    assert "Weaponry" not in empires
    assert "Armamento" not in empires


def test_a_card_passed_on_is_shown_to_whoever_passed_it() -> None:
    table = Table(classic_drafting=True)
    table.draft(events=["weaponry", "chariots", "seafaring"], draw="weaponry")
    assert "This turn, add 1 to your highest die in every battle." in shown(table, 2)
    table.do("pass", "seat_1", 0)
    assert "1 (Weaponry)" in shown(table, 2)
    assert "Weaponry" not in shown(table, 0)


@languages
def test_the_hand_tells_kingdoms_from_enhancements(language: str) -> None:
    table = Table()
    table.hand(0, "harappans", "weaponry")
    screen, _ = seen(table, 0, language)
    with screen.voice.out.capture() as capture:
        for line in screen.hand(table.world):
            screen.voice.out.print(line)
    kingdom, enhancement = {"en": ("Kingdom", "Enhancement"), "pt-BR": ("Reino", "Melhoria")}[language]
    epoch = {"en": "Epoch I", "pt-BR": "Era I"}[language]
    assert f"{kingdom}, {epoch}" in capture.get()
    assert f"{enhancement}, {epoch}" in capture.get()


# Battles


def test_an_invasion_shows_its_odds_before_it_is_chosen() -> None:
    table = Table()
    table.army(1, "levant", "zagros")
    table.invading(0, "assyrians")
    text = shown(table, 0)
    assert "Levant ■ 58%" in text
    assert "Zagros ■ rt 42%" in text
    assert re.search(r"\d Tigris \d", text)


@languages
def test_a_lost_battle_shows_dice_and_the_odds_of_a_siege(language: str) -> None:
    table = Table()
    table.army(1, "zagros")
    table.invading(0, "assyrians")
    table.do("invade", "zagros", [2, 1], [4])
    text = shown(table, 0, language)
    if language == "en":
        assert (
            "Battle: Zagros. ● Player 1 (you) 2 and 1, result 2 ■ Player 2 4 (+1 terrain), result 5" in text
        )
        assert "Besiege with an army 58%" in text
    else:
        assert "Batalha: Zagros. ● Jogador 1 (você) 2 e 1, resultado 2 ■ Jogador 2 4 (+1 do terreno)" in text
        assert "Fazer um cerco com um exército 58%" in text
    table.do("siege", "", [1, 1], [6])
    catapult = {"en": "1 and 1 (+1 catapult), result 2", "pt-BR": "1 e 1 (+1 da catapulta), resultado 2"}
    assert catapult[language] in shown(table, 0, language)


def test_the_bonus_of_an_effect_stands_apart_from_the_catapult() -> None:
    table = Table()
    table.army(1, "levant")
    table.fort("levant")
    table.invading(0, "egyptians", "weaponry")
    table.do("play", "weaponry")
    table.do("invade", "levant", [2, 1], [4, 4])
    table.do("siege", "", [1, 1], [6, 2])
    text = shown(table, 0)
    assert "1 and 1 (+1 catapult, +1 effects), result 3" in text
    assert "6 and 2 (in a fort), result 6" in text


def test_a_defender_sees_the_battle_and_the_odds_of_a_reroll() -> None:
    table = Table()
    table.army(1, "numidia", of="hittites")
    table.invading(0, "minoans")
    table.do("sail", "numidia", [4, 1], [3])
    text = shown(table, 1)
    assert "● Player 1 4 and 1 (with a fleet), result 4" in text
    assert "■ Player 2 (you) 3 (rerolls left: 1), result 3" in text
    assert "Reroll the lowest die 33%" in text


@languages
def test_the_odds_are_said_in_words(language: str) -> None:
    table = Table()
    table.army(1, "levant")
    table.invading(0, "assyrians")
    screen, _ = seen(table, 0, language)
    action = GAME.actions.index("invade", "levant")
    said = " ".join(str(line) for line in screen.details(table.world, action))
    assert (
        said
        == {
            "en": "In this battle you win: 58%. A tie: 17%. You lose: 25%."
            " With a siege after every loss you win: 80%. A tie: 20%. You lose: 0%.",
            "pt-BR": "Nesta batalha, você vence: 58%. Empate: 17%. Você perde: 25%."
            " Com cerco após cada derrota, você vence: 80%. Empate: 20%. Você perde: 0%.",
        }[language]
    )


def test_the_rules_behind_an_invasion_are_those_that_apply() -> None:
    table = Table()
    table.army(1, "levant", "zagros")
    table.army(0, "tigris")
    table.fort("levant")
    table.capitol("levant")
    table.invading(0, "assyrians")
    screen, _ = seen(table, 0)

    def behind(land: str) -> list[str]:
        return screen.clauses(table.world, GAME.actions.index("invade", land))

    assert {"battle.dice", "battle.fortified", "reduce.order"} <= set(behind("levant"))
    assert "battle.terrain" in behind("zagros")
    assert behind("tigris") == ["invade.adjacent", "invade.own"]
    assert behind("anatolia") == ["invade.adjacent", "invade.empty"]
