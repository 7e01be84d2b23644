"""The pointer at rest on what can be chosen."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.visit import GAMES

SPOTS = """(selector) => [...document.querySelectorAll(selector)].flatMap((card) => {
    const box = card.getBoundingClientRect()
    const spots = [0.1, 0.5, 0.9].flatMap((along) => [0.6, box.height - 0.6].map((down) => [box.x + along * box.width, box.y + down]))
    return spots.filter(([x, y]) => document.elementFromPoint(x, y)?.closest(selector) === card)
})"""
"""Spots just within the upper and the lower edge of each card."""

WAYS = """(selector) => new Promise((done) => {
    const seen = []
    const look = () => {
        seen.push(JSON.stringify([...document.querySelectorAll(selector)].map((card) => card.getBoundingClientRect())))
        seen.length < 12 ? requestAnimationFrame(look) : done(new Set(seen).size)
    }
    requestAnimationFrame(look)
})"""
"""In how many ways cards lie within some frames."""


ENOUGH = 4

LIT = {"hotw2018": ".fan .card.lit", "historia": ".strip .card.lit", "ancient_world": ".board .card.lit"}


@pytest.mark.parametrize(("game", "cards"), LIT.items())
def test_cards_lie_still_wherever_the_pointer_rests_on_them(visit: Visit, game: str, cards: str) -> None:
    ana = visit()
    ana.play_now(GAMES[game])
    spots: list[list[float]] = []
    while ana.my_turn() and len(spots := ana.page.evaluate(SPOTS, cards)) < ENOUGH:
        ana.choose(ana.choices.last)
    assert len(spots) >= ENOUGH
    for x, y in spots:
        ana.page.mouse.move(x, y)
        ana.until(lambda: ana.page.evaluate(WAYS, cards) == 1)
        ana.page.mouse.move(0, 0)
