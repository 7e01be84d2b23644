"""The words on the page: what the client's texts say in each language, and whether English is left where another is spoken."""

import re
from pathlib import Path

from tests.browser.visit import Visitor
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


def shell(language: str) -> dict[str, str]:
    """The shell's own messages that are words alone."""
    return plain(ROOT / "client/src/text" / f"{language}.ftl")


def english_only(server: Server, game: str) -> set[str]:
    """Texts around and of a game that are English and not Portuguese too."""
    english, portuguese = set[str](), set[str]()
    client = ROOT / "client/src"
    for folder in (client / "text", client / "games/conquest", client / "games" / game, ROOT / "src/epochal/games" / game / "text"):  # fmt: skip
        english |= set(plain(folder / "en.ftl").values())
        portuguese |= set(plain(folder / "pt-BR.ftl").values())
    with Player(server) as player:
        names = player.get(f"/api/games/{game}")["names"].values()
    english |= {name["en"] for name in names}
    portuguese |= {name["pt-BR"] for name in names}
    return english - portuguese


def shown(visitor: Visitor) -> set[str]:
    """Every text on the screen."""
    return set(visitor.page.evaluate(SHOWN))


def shown_in_tabs(visitor: Visitor) -> set[str]:
    """Every text on the screen, whichever tab is opened."""
    texts = set[str]()
    for tab in visitor.page.get_by_role("tab").all():
        tab.click()
        texts |= shown(visitor)
    return texts
