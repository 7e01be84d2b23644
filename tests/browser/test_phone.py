"""On a phone the same parts are tabs under the board."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visit import GAMES

WIDTH = "document.scrollingElement.scrollWidth"


@pytest.mark.parametrize("game", GAMES)
def test_a_move_on_a_phone(visit: Visit, game: str) -> None:
    ana = visit(phone=True)
    ana.open()
    play = ana.page.locator("article", has_text=GAMES[game]).get_by_role("button", name="Play now")
    play.wait_for()
    assert ana.page.evaluate(WIDTH) <= 390
    ana.shoot("phone-home")
    play.tap()
    ana.at_table()
    assert ana.my_turn()
    ana.shoot(f"phone-{game}")
    for tab in ("Players", "Cards", "Log", "Chat", "Table", "Choices"):
        ana.page.get_by_role("tab", name=tab).tap()
        panel = ana.page.get_by_role("tabpanel", name=tab)
        expect(panel).to_be_visible()
        assert panel.inner_text().strip()
        assert ana.page.evaluate(WIDTH) <= 390
        ana.shoot(f"phone-{game}-{tab.lower()}")
    ana.page.get_by_role("tab", name="Log").tap()
    before = ana.step()
    ana.page.get_by_role("tab", name="Choices").tap()
    ana.choices.first.tap()
    ana.went_on(before)


def test_what_others_did_lies_over_nothing_that_can_be_chosen(visit: Visit) -> None:
    ana = visit(phone=True)
    ana.play_now(GAMES["ancient_world"])
    board, told = ana.page.locator(".board .field"), ana.page.locator(".board .told")

    def news() -> bool:
        assert ana.my_turn()
        if not told.is_visible():
            ana.choices.first.tap()
        return told.is_visible() and ana.choices.first.is_enabled()

    ana.until(news)
    ana.shoot("phone-told")
    table, words = board.bounding_box(), told.bounding_box()
    assert table is not None
    assert words is not None
    assert table["y"] + table["height"] <= words["y"]
    assert table["height"] > 200
