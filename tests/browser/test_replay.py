"""Looking back: any point of the game, by hand or by link."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_scrubber_goes_anywhere_and_a_link_leads_there(visit: Visit) -> None:
    ana, rui = visit(), visit()
    ana.play_now("Pebbles")
    for _ in range(2):
        assert ana.my_turn()
        ana.choose()
    assert ana.my_turn()
    last = ana.step()
    at = ana.page.locator(".scrubber span.numbers")
    taken = ana.page.locator(".plain")
    now = taken.inner_text()

    ana.button("One step back").click()
    expect(at).to_have_text(f"{last - 1}/{last}")
    expect(ana.page).to_have_url(re.compile(rf"\?at={last - 1}$"))
    expect(ana.choices).to_have_count(0)
    ana.button("To the beginning").click()
    expect(at).to_have_text(f"0/{last}")
    expect(taken).to_contain_text("12")
    slider = ana.page.get_by_role("slider")
    slider.focus()
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(at).to_have_text(f"2/{last}")
    there = taken.inner_text()
    link = ana.page.url
    assert there != now

    rui.page.goto(link)
    expect(rui.prompt).to_contain_text("earlier position")
    expect(rui.page.locator(".scrubber span.numbers")).to_have_text(re.compile("^2/"))
    assert (
        rui.page.locator(".plain dd").nth(0).inner_text() == ana.page.locator(".plain dd").nth(0).inner_text()
    )

    ana.button("Back to the game").click()
    expect(at).to_have_text(f"{last}/{last}")
    assert taken.inner_text() == now
    assert ana.my_turn()
