"""A game from the first choice to the proof of its dice, through the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visit import Visitor
from tests.browser.words import english_only, shell, shown_in_tabs
from tests.server.living import Server

CARDS = ".fan .card.lit, .fan .back"
BATTLE = ".battle .acts button"
HAND = ".event.lit"
PLACES = ".board [data-ref].lit:not(.own)"
ENOUGH = 2
"""After so many places in a turn one is content."""


def by_key(visitor: Visitor) -> None:
    """Press the key of the first choice until the game is over."""
    acted = 0
    while visitor.my_turn():
        visitor.choose()
        acted += 1
    assert acted >= 14


def on_the_board(visitor: Visitor) -> None:
    """Press what is lit until the game is over: cards, a battle's buttons, events of the hand, places; else the first button."""
    used = dict.fromkeys((CARDS, BATTLE, HAND, PLACES, ""), 0)
    places = 0
    while visitor.my_turn():
        sort = next(
            (sort for sort in (CARDS, BATTLE, HAND, PLACES) if visitor.page.locator(sort).count()), ""
        )
        if sort == PLACES and places >= ENOUGH and visitor.page.locator("[data-verb=done]").count():
            sort = ""
        if sort == PLACES:
            take(visitor, visitor.page.locator(sort).first.get_attribute("data-ref") or "")
            places += 1
        else:
            visitor.choose(visitor.page.locator(sort or "button.choice").first)
            places = 0 if sort == CARDS else places
        used[sort] += 1
    assert min(used[sort] for sort in (CARDS, PLACES)) >= 5, used


def take(visitor: Visitor, place: str) -> None:
    """Choose a place of the board; where that can mean several things, the first."""
    before = visitor.step()
    visitor.press(place)
    ways = visitor.page.get_by_role("menuitem")
    visitor.until(lambda: visitor.step() != before or ways.count() > 0)
    if ways.count():
        ways.first.click()
    visitor.moved(before)


@pytest.mark.parametrize(
    ("game", "language", "play"), [("hotw2001", "en", by_key), ("hotw2018", "pt-BR", on_the_board)]
)
def test_a_game_of_three_to_its_end(
    visit: Visit, server: Server, game: str, language: str, play: Callable[[Visitor], None]
) -> None:
    ana = visit(language=language)
    words = shell(language)
    ana.open(f"/new/{game}")
    ana.page.locator("label.number", has_text="3").click()
    for seat in (0, 1):
        ana.page.locator("fieldset select").nth(seat).select_option("novice")
    ana.shoot(f"{game}-new")
    ana.button(words["create"]).click()
    ana.at_table()
    ana.shoot(f"{game}-lobby")
    ana.button(words["start"]).click()
    play(ana)
    expect(ana.ended.locator("h2")).to_contain_text("win" if language == "en" else "ven")
    expect(ana.ended.get_by_role("listitem")).to_have_count(3)
    expect(ana.ended.locator("code")).to_have_count(2)
    ana.shoot(f"{game}-end")
    if language == "pt-BR":
        assert english_only(server, game) & shown_in_tabs(ana) == set()
    ana.button(words["verify"]).click()
    expect(ana.ended.get_by_role("status")).to_contain_text(words["verified"])
    with ana.page.expect_download() as file:
        ana.ended.get_by_text(words["download"]).click()
    assert file.value.suggested_filename
