"""A game from the first choice to the proof of its dice, through the page."""

from collections import Counter
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
LIT = {
    "done": ".strip .bare",
    "matrix": "svg.matrix .cell.lit",
    "map": ".world .land.lit",
    "rivals": ".played .who.lit",
    "wonders": ".row .card.lit, .strip .wonder.lit",
    "sides": ".strip .side.lit",
    "art and expansion": ".strip [data-ref='action:art'].lit, .strip [data-ref='action:expansion'].lit",
    "cards": ".strip .card.lit",
}
"""What can be pressed at a table of Historia, the first of these first."""
FIRST = "lit => Object.keys(lit).find(sort => document.querySelector(lit[sort]))"
ENOUGH = 2
"""After so many places in a turn one is content."""


def by_key(visitor: Visitor) -> None:
    """Press the key of the first choice until the game is over."""
    acted = 0
    while visitor.my_turn():
        visitor.choose()
        acted += 1
    assert acted >= 14


def by_last_key(visitor: Visitor) -> None:
    """Press the key of the last choice that has one until the game is over."""
    acted = 0
    while visitor.my_turn():
        visitor.choose(key=min(9, visitor.choices.count()))
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


def on_the_table(visitor: Visitor) -> None:
    """Press what is lit until the game is over: spaces of the matrix, territories, rivals, wonders, cards and their sides, now one, now another."""
    used = dict.fromkeys(LIT, 0)
    while visitor.my_turn():
        sort = visitor.page.evaluate(FIRST, LIT)
        all = visitor.page.locator(LIT[sort])
        lit = all.nth(used[sort] % all.count())
        if sort in ("matrix", "map"):
            before = visitor.step()
            visitor.click(lit.get_attribute("data-ref") or "")
            visitor.moved(before)
        else:
            visitor.choose(lit)
        used[sort] += 1
    assert min(used[sort] for sort in LIT if sort not in ("done", "rivals")) >= 2, used


def in_the_city(visitor: Visitor) -> None:
    """Press what is lit until the game is over, now one thing, now another: spaces, cards, armies, Titans; else the first button."""
    used: Counter[str] = Counter()
    while visitor.my_turn():
        lit = visitor.page.locator(".board button.lit")
        if lit.count():
            pressed = lit.nth(used.total() % lit.count())
            used[(pressed.get_attribute("data-ref") or "").partition(":")[0]] += 1
            visitor.choose(pressed)
        else:
            used["bar"] += 1
            visitor.choose(visitor.choices.first)
    assert min(used[sort] for sort in ("space", "empire", "citizen", "military")) >= 2, used


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
    ("game", "language", "play", "seats", "options"),
    [
        ("hotw2001", "en", by_key, 3, {}),
        ("hotw2018", "pt-BR", on_the_board, 3, {}),
        ("historia", "en", on_the_table, 2, {"civbots": "2"}),
        ("historia", "pt-BR", by_last_key, 1, {"civbot_level": "mixed"}),
        ("ancient_world", "pt-BR", in_the_city, 3, {}),
    ],
    ids=["hotw2001", "hotw2018", "historia", "historia-solo", "ancient_world"],
)
def test_a_game_to_its_end(
    visit: Visit,
    server: Server,
    game: str,
    language: str,
    play: Callable[[Visitor], None],
    seats: int,
    options: dict[str, str],
) -> None:
    ana = visit(language=language)
    words = shell(language)
    ana.open(f"/new/{game}")
    ana.page.locator("label.number", has_text=str(seats)).click()
    for seat in range(seats - 1):
        ana.page.locator("fieldset select").nth(seat).select_option("novice")
    for option, value in options.items():
        ana.page.locator(f"#option-{option}").select_option(value)
    ana.shoot(f"{game}-{seats}-new")
    ana.button(words["create"]).click()
    ana.at_table()
    ana.shoot(f"{game}-{seats}-lobby")
    ana.button(words["start"]).click()
    play(ana)
    lost = seats == 1 and ana.ended.locator("h2").inner_text() == words["end-lost"]
    expect(ana.ended.locator("h2")).to_contain_text(
        words["end-lost"] if lost else "win" if language == "en" else "ven"
    )
    expect(ana.ended.get_by_role("listitem")).to_have_count(
        5 if seats == 1 else seats + int(options.get("civbots", "0"))
    )
    expect(ana.ended.locator("tbody tr").first).to_be_visible()
    expect(ana.ended).to_be_focused()
    expect(ana.page.locator(".tip")).to_have_count(0)
    expect(ana.ended.locator("code")).to_have_count(2)
    ana.shoot(f"{game}-{seats}-end")
    if language == "pt-BR":
        assert english_only(server, game) & shown_in_tabs(ana) == set()
    ana.button(words["verify"]).click()
    expect(ana.ended.get_by_role("status")).to_contain_text(words["verified"])
    with ana.page.expect_download() as file:
        ana.ended.get_by_text(words["download"]).click()
    assert file.value.suggested_filename
