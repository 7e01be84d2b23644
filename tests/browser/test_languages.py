"""The page speaks another language at once, where one is."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.living import ROOT, Player, Server

SHOWN = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown = []
    while (walk.nextNode()) {
        const element = walk.currentNode.parentElement
        if (element.checkVisibility() && !element.closest('[lang]:not(html)')) shown.push(walk.currentNode.data.trim())
    }
    return shown.filter(Boolean)
}"""


def plain(file: Path) -> dict[str, str]:
    """The messages of a Fluent file that are words alone."""
    return dict(re.findall(r"^([\w-]+) = ([^{}\n]+)$", file.read_text(), re.MULTILINE))


def english_only(server: Server) -> set[str]:
    """Texts that are English and not Portuguese too."""
    english, portuguese = set[str](), set[str]()
    for folder in ("client/src/text", "client/src/games/hotw2001", "src/epochal/games/hotw2001/text"):
        english |= set(plain(ROOT / folder / "en.ftl").values())
        portuguese |= set(plain(ROOT / folder / "pt-BR.ftl").values())
    with Player(server) as player:
        names = player.get("/api/games/hotw2001")["names"].values()
    english |= {name["en"] for name in names}
    portuguese |= {name["pt-BR"] for name in names}
    return english - portuguese


def test_a_table_in_portuguese_has_no_english_left(visit: Visit, server: Server) -> None:
    english = english_only(server)
    ana = visit()
    ana.play_now()
    for _ in range(3):
        assert ana.my_turn()
        ana.choose()
    assert ana.my_turn()
    assert len(english & set(ana.page.evaluate(SHOWN))) > 50
    before = ana.step()
    ana.button("Português (Brasil)").click()
    expect(ana.page.locator("html")).to_have_attribute("lang", "pt-BR")
    for tab in range(ana.page.get_by_role("tab").count()):
        ana.page.get_by_role("tab").nth(tab).click()
        shown = set(ana.page.evaluate(SHOWN))
        assert english & shown == set()
        assert len(shown) > 50
    assert ana.step() == before
    ana.shoot("table-pt-BR")
    ana.button("English").click()
    expect(ana.page.get_by_role("tab", name="Log")).to_be_visible()
