"""What axe finds on the main pages, light and dark.

Every rule is asked of the light page; of the dark one, which has the same parts in other colours, the rules about colours.
"""

from importlib.resources import files
from typing import Any, Literal

import pytest

from tests.browser.conftest import Visit
from tests.browser.reach import offers, reach
from tests.browser.visit import GAMES, Visitor
from tests.server.living import Player, Server

Look = Literal["light", "dark"]
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
RUN = "async ([part, more]) => (await axe.run(part, { resultTypes: ['violations'], ...more })).violations"
FADING = "() => document.getAnimations().filter((moving) => moving instanceof CSSTransition).length"
LOOKS: dict[Look, dict[str, Any]] = {
    "light": {},
    "dark": {"runOnly": ["color-contrast", "link-in-text-block"]},
}
GRAVE = ("serious", "critical")


def faults(visitor: Visitor, picture: str, part: str = "html") -> list[tuple[Look, str, str, list[Any]]]:
    """Grave faults of a part of the page: the look, the rule, what it asks for, and where it is broken. A picture is kept of each look."""
    found = []
    for look, rules in LOOKS.items():
        visitor.page.emulate_media(color_scheme=look)
        assert visitor.page.evaluate(FADING) == 0, "who wants nothing to move sees colours fade"
        visitor.page.evaluate(AXE)
        for fault in visitor.page.evaluate(RUN, [part, rules]):
            nodes = [
                (node["target"], node.get("any") and node["any"][0]["message"]) for node in fault["nodes"]
            ]
            if fault["impact"] in GRAVE:
                found.append((look, fault["id"], fault["help"], nodes[:5]))
        visitor.shoot(f"{picture}-{look}")
    return found


def test_no_grave_fault_on_any_page(visit: Visit) -> None:
    ana = visit()
    found = {}
    for name, path, ready in (
        ("home", "/", "article h2"),
        ("new", "/new/hotw2001", "fieldset"),
        ("rules", "/rules/hotw2001", "article"),
        ("settings", "/settings", "form"),
    ):
        ana.open(path)
        ana.page.locator(ready).first.wait_for()
        found[name] = faults(ana, name)
    assert {name: some for name, some in found.items() if some} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_grave_fault_at_a_table(visit: Visit, game: str) -> None:
    ana = visit()
    ana.play_now(GAMES[game])
    for _ in range(4):
        assert ana.my_turn()
        ana.choose()
    assert ana.my_turn()
    found = {}
    for tab, part in (("Cards", "html"), ("Log", "#panel")):
        ana.tab(tab)
        found[tab] = faults(ana, f"{game}-{tab.lower()}", part)
    assert {tab: some for tab, some in found.items() if some} == {}


def test_no_grave_fault_in_the_draft_and_in_a_battle(visit: Visit, server: Server) -> None:
    found = {}
    with Player(server) as player:
        ana = visit(player=player)
        for verb, part in (("take_empire", ".fan"), ("retreat", ".battle .words")):
            table, _ = reach(player, "hotw2018", offers(verb))
            ana.open(f"/table/{table}")
            ana.page.locator(part).first.wait_for()
            found[verb] = faults(ana, verb)
    assert {verb: some for verb, some in found.items() if some} == {}
