"""What the screen of Historia shows: civilizations and Civbots, the map, the matrix, cards, and what a choice would bring."""

import re

import pytest
from rich.console import Console

from epochal.cli.choices import Choices
from epochal.cli.screens import Screen, screen_for
from epochal.cli.voice import Voice
from epochal.core.chance import Seeded
from epochal.core.events import Event
from tests.cli.run import one_line
from tests.rules.historia.table import GAME, Table

languages = pytest.mark.parametrize("language", ["en", "pt-BR"])


def screen_of(seat: int, language: str = "en") -> Screen:
    voice = Voice(language, GAME)
    voice.out = Console(width=120, highlight=False)
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


def whole(table: Table, seat: int, language: str = "en") -> str:
    screen = screen_of(seat, language)
    return printed(screen, *screen.table(table.world, whole=True))


@languages
def test_every_civilization_has_its_row(language: str) -> None:
    table = Table(seats=2, civbots=1, level="hard", era=2, turn=3)
    table.levels(0, 4, 3)
    table.cubes(0, available=3, used=1)
    table.points(7, 12, 25)
    table.wonders(0, "sphinx")
    table.begin_round()
    text = shown(table, 0, language)
    player, you, hard = {"en": ("Player", "you", "hard"), "pt-BR": ("Jogador", "você", "difícil")}[language]
    assert re.search(rf"● {player} 1 \({you}\) +7  4 .+ 3  .+ 3 \(1, 5\) +1", text)
    assert re.search(rf"■ {player} 2 +12  1 \w+ +1  ", text)
    assert re.search(rf"▲ Civbot 1 \({hard}\) +25  1 \w+ +1  ", text)
    assert {"en": "Era II, turn 3 of 4", "pt-BR": "Era II, turno 3 de 4"}[language] in text


def test_the_turn_order_is_shown_as_shapes() -> None:
    table = Table()
    table.order(2, 0, 1)
    table.begin_round()
    assert "Turn order ▲●■" in shown(table, 0)


def test_a_territory_shows_who_is_there_and_its_points() -> None:
    table = Table(civbots=1)
    table.occupy(0, "china")
    table.occupy(1, "china")
    table.occupy(3, "japan")
    table.begin_round()
    text = shown(table, 2)
    assert f"●■China {table.worth('china')}" in text
    assert f"◆Japan {table.worth('japan')}" in text
    assert f"·Europe {table.worth('europe')}" in text
    assert re.search(r"China +\d +\d+ +●■ +Middle-East, Russia, India, Indochina, Japan", whole(table, 2))


def test_the_matrix_shows_markers_milestones_and_governments() -> None:
    table = Table()
    table.levels(0, 3, 2)
    table.milestone("calendar", 4, 4)
    rows = whole(table, 0).splitlines()
    assert any(re.match(r" +1 +2 +C", row) for row in rows), "two markers at the start"
    assert any(re.match(r" +2 +C +C +● +N", row) for row in rows)
    assert any(re.match(r" +4 +N +N +\* +S", row) for row in rows)
    assert "* technology 4, military 4: Calendar. Gain 3 points." in one_line("\n".join(rows))
    assert "B Barbarians" in one_line("\n".join(rows))


@languages
def test_the_next_levels_say_what_they_bring_or_what_is_in_the_way(language: str) -> None:
    table = Table()
    table.levels(0, 2, 1)
    table.begin_round()
    text = one_line(shown(table, 0, language))
    if language == "en":
        assert (
            "Next technology: 3 Animals. The matrix has no space for it until your other level rises." in text
        )
        assert "Next military level: 2. Recover 1 power cube." in text
    else:
        assert "Próxima tecnologia: 3 Animais. A matriz não tem espaço para isso" in text
        assert "Próximo nível militar: 2. Recupere 1 cubo de poder." in text


def test_nothing_comes_after_the_highest_levels() -> None:
    table = Table()
    table.levels(0, 16, 16)
    table.begin_round()
    assert "Next" not in shown(table, 0)


def test_a_card_that_could_do_nothing_now_says_so() -> None:
    table = Table()
    table.occupy(0, "china")
    table.occupy(1, "europe")
    table.begin_round()
    text = shown(table, 0)
    assert re.search(r"\d Trade \(can do nothing now\)", text)
    assert re.search(r"\d Exploit +\d", text)


def test_while_choosing_one_sees_the_queue_and_the_cards_chosen() -> None:
    table = Table()
    table.levels(0, 5, 4)
    table.queue(0, "military", "art")
    table.begin_round()
    assert "Discard queue, oldest first: Military, Art" in shown(table, 0)
    table.do("choose_action", "raid", seat=0)
    assert "Chosen: Raid" in shown(table, 0)
    assert "Raid" not in shown(table, 1).split("Play …")[0]


def test_the_whole_table_is_seen_at_the_start_of_a_round_only() -> None:
    table = Table()
    table.levels(0, 5, 4)
    table.begin_round()
    screen = screen_of(0)
    assert screen.begins(table.world)
    table.do("choose_action", "raid", seat=0)
    assert not screen.begins(table.world)
    table.do("done", seat=0)
    assert not screen.begins(table.world)


def test_whoever_carries_out_cards_sees_what_is_still_to_come() -> None:
    table = Table()
    table.round("military", "technology", "art")
    assert "Still to come: ■ Technology ▲ Art" in one_line(shown(table, 0))


def test_choices_of_territories_say_what_there_is_to_gain_or_lose() -> None:
    table = Table()
    table.occupy(0, "china")
    table.occupy(1, "japan")
    table.plays(0, "expansion")
    table.do("basic", "expansion")
    text = shown(table, 0)
    assert re.search(rf"\d Russia \+{table.worth('russia')}\b", text)
    assert re.search(r"\d Japan ■", text)
    table = Table()
    table.occupy(0, "china")
    table.plays(0, "exploit")
    table.do("basic", "exploit")
    assert f"Take a cube from the map: China -{table.worth('china')}" in one_line(shown(table, 0))


def test_partners_show_their_technology_and_enemies_their_military() -> None:
    table = Table(seats=2, civbots=1)
    for civ in range(3):
        table.occupy(civ, "china")
    table.levels(0, 2, 2)
    table.levels(1, 3, 2)
    table.levels(2, 4, 3)
    table.plays(0, "trade")
    table.do("basic", "trade")
    text = one_line(shown(table, 0))
    assert "Trade with ■ Player 2 Technology 3" in text
    assert "Trade with Civbot 1 Technology 4" in text
    table = Table(seats=2, civbots=1)
    for civ in range(3):
        table.occupy(civ, "china")
        table.levels(civ, 2, 1 + civ)
    table.plays(0, "war")
    table.do("basic", "war")
    assert "Fight here: China ■▲" in one_line(shown(table, 0))
    table.do("war_in", "china")
    text = one_line(shown(table, 0))
    assert "Attack ■ Player 2 Military 2" in text
    assert "Attack Civbot 1 Military 3" in text


@languages
def test_the_hand_says_what_every_card_does(language: str) -> None:
    table = Table()
    table.advisors(0, "cleopatra")
    table.wonders(0, "sphinx", turned=True)
    table.queue(0, "art")
    table.leaders("caesar", "pericles", "croesus")
    screen = screen_of(0, language)
    text = one_line(printed(screen, *screen.hand(table.world)))
    if language == "en":
        assert (
            "Military Use 1 power cube: gain 1 military level. Advanced (Metal Working, level 4): Use 3"
            in text
        )
        assert "Cleopatra Advisor Take back the oldest card" in text
        assert "Caesar Leader At the end of the era: 5 points if your military level is at least 5" in text
        assert "Sphinx Wonder, already activated If you have more wonders" in text
        assert "Art in the discard queue Use 1 power cube" in text
        revolution = text[text.index("Revolution This round") : text.index("Cleopatra")]
        assert "Advanced" not in revolution
    else:
        assert "Avançado (Metalurgia, nível 4): Use 3 cubos de poder" in text
        assert "Esfinge Maravilha já ativada Se você tiver mais maravilhas" in text


def test_cards_that_differ_in_every_game_explain_themselves_in_the_list() -> None:
    table = Table()
    table.advisors(0, "cleopatra")
    table.begin_round()
    assert "Play Cleopatra Take back the oldest card" in one_line(shown(table, 0))
    table = Table()
    table.row("sphinx", "parthenon")
    table.plays(0, "art")
    table.do("basic", "art")
    assert "Take Sphinx If you have more wonders than every other player: gain 1 point." in one_line(
        shown(table, 0)
    )


def test_the_spaces_for_a_milestone_stand_in_rows() -> None:
    world = GAME.new(seats=2, options={}, chance=Seeded(1))
    screen = screen_of(world.to_act()[0])
    text = printed(screen, *Choices(screen.voice, screen, world, world.to_act()[0]).shown())
    assert re.search(r"Military 3 +6 T2 +7 T3 +8 T4 +9 T5", text)


def test_an_action_card_has_the_rules_of_its_sides() -> None:
    table = Table()
    table.levels(0, 4, 4)
    table.cubes(0, available=3, used=0)
    table.begin_round()
    screen = screen_of(0)

    def behind(verb: str, noun: str) -> list[str]:
        return screen.clauses(table.world, GAME.actions.index(verb, noun))

    assert behind("choose_action", "military") == ["action.military", "action.military_advanced"]
    assert behind("advanced", "military") == ["action.military_advanced"]
    assert behind("basic", "military") == ["action.military"]
    assert "action.revolution_queue" in behind("choose_action", "revolution")


def test_a_hurried_player_does_not_read_who_has_chosen() -> None:
    events = [
        Event("event-ready", {"seat": "seat:1"}),
        Event("event-acts", {"seat": "seat:1", "card": "action:art"}),
    ]
    assert screen_of(0).brief(events) == events[1:]


def test_points_count_for_civbots_too() -> None:
    table = Table(seats=1)
    table.points(5, 9, 4, 4, 4)
    screen = screen_of(0)
    assert "● Player 1 (you) 5   ■ Civbot 1 9" in screen.scores(table.world).plain
    rows = printed(screen, screen.final(table.world)).splitlines()
    assert [re.findall(r"\d+", row)[-1] for row in rows if re.search(r"\d", row)] == ["9", "5", "4", "4", "4"]
