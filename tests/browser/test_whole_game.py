"""A game from the first choice to the proof of its dice, through the page."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_game_of_three_to_its_end(visit: Visit) -> None:
    ana = visit()
    ana.open("/new/hotw2001")
    ana.page.locator("label.number", has_text="3").click()
    for seat in ("Player 2", "Player 3"):
        ana.page.get_by_label(seat).select_option("novice")
    ana.shoot("new-table")
    ana.button("Open the table").click()
    ana.at_table()
    ana.shoot("lobby")
    ana.button("Start the game").click()
    acted = 0
    while ana.my_turn():
        ana.choose()
        acted += 1
    assert acted >= 14
    expect(ana.ended).to_contain_text("win")
    expect(ana.ended.get_by_role("listitem")).to_have_count(3)
    expect(ana.ended.locator("code")).to_have_count(2)
    ana.shoot("end")
    ana.button("Verify the dice").click()
    expect(ana.ended.get_by_role("status")).to_contain_text("Proven")
    with ana.page.expect_download() as file:
        ana.ended.get_by_text("Download").click()
    assert file.value.suggested_filename
