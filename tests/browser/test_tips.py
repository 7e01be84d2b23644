"""What a thing is, beside it."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visit import GAMES

# A card comes to lie on a place, as after a move, when the cards are laid anew and the pointer rests.
LAY = """([x, y]) => {
    const card = document.querySelector('.strip .card[data-ref]')
    Object.assign(card.style, {position: 'fixed', zIndex: 99, left: 0, top: 0})
    const box = card.getBoundingClientRect()
    Object.assign(card.style, {left: `${x - box.x - 20}px`, top: `${y - box.y - 20}px`})
}"""
UNDER = "([x, y]) => !!document.elementFromPoint(x, y).closest('.strip .card')"


def test_what_comes_to_lie_under_a_resting_pointer_is_explained_once_the_pointer_moves(visit: Visit) -> None:
    ana = visit()
    ana.play_now(GAMES["historia"])
    assert ana.my_turn()
    card, tip = ana.page.locator(".strip .card[data-ref]").first, ana.page.locator(".tip")
    card.hover()
    expect(tip).to_be_visible()
    box = ana.prompt.bounding_box()
    assert box is not None
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    ana.page.mouse.move(*place)
    expect(tip).to_have_count(0)
    ana.page.evaluate(LAY, place)
    ana.page.wait_for_function(UNDER, arg=place)
    ana.page.wait_for_timeout(400)
    expect(tip).to_have_count(0)
    ana.page.mouse.move(place[0] + 2, place[1])
    expect(tip).to_be_visible()
    ana.page.mouse.move(place[0] + 4, place[1])
    expect(tip).to_be_visible()
    ana.page.keyboard.press("Shift")
    expect(tip).to_have_count(0)
