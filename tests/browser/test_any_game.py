"""A game that the shell has never heard of: the sample of the server's tests has rules and texts, and no board."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_game_without_a_board_is_played_to_its_end(visit: Visit) -> None:
    ana = visit()
    ana.play_now("Pebbles")
    assert ana.my_turn()
    expect(ana.page.locator(".plain")).to_contain_text("heap")
    ana.shoot("pebbles")
    while ana.my_turn():
        ana.choose()
    ana.button("Verify the dice").click()
    expect(ana.ended.get_by_role("status")).to_contain_text("Proven")
    ana.open("/rules/pebbles")
    expect(ana.page.locator("#taking\\.turn")).to_be_visible()
