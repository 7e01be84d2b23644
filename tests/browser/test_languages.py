"""The page speaks another language at once, where one is."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visit import GAMES
from tests.browser.words import english_only, shown, shown_in_tabs
from tests.server.living import Server


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_portuguese_has_no_english_left(visit: Visit, server: Server, game: str) -> None:
    english = english_only(server, game)
    ana = visit()
    ana.play_now(GAMES[game])
    for _ in range(3):
        assert ana.my_turn()
        ana.choose()
    assert ana.my_turn()
    assert len(english & shown(ana)) > 50
    before = ana.step()
    ana.button("Português (Brasil)").click()
    expect(ana.page.locator("html")).to_have_attribute("lang", "pt-BR")
    portuguese = shown_in_tabs(ana)
    assert english & portuguese == set()
    assert len(portuguese) > 100
    assert ana.step() >= before  # where all choose at once, others may have gone on
    ana.shoot(f"{game}-pt-BR")
    ana.button("English").click()
    expect(ana.page.get_by_role("tab", name="Log")).to_be_visible()
